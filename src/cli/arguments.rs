//! What can be asked for, and its help.

use super::analyse::AnalyseOptions;
use super::exercises::ExercisesOptions;
use super::levels::{LevelsOptions, SelfplayOptions};
use super::prove::ProveOptions;
use crate::rules::{Game, KichwaRule, Position};
use crate::words::Language;
use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Bao la Kujifunza and Djenon-aboure: the game, and tools for its rules and records.
///
/// Without a subcommand the game is opened, at the record FILE if one is given.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_long_help = "\
Moves are written as A1R: row (A front, B back, small letters for North), place from the owner's \
left, and the way the hand goes. `*` marks a takata; `A4R:LR` names two kichwa. Djenon-aboure has \
A1 to A6, a1 to a6 and pass. Positions are one line, as `mbili moves` prints them.

Exit codes: 0 done, 1 failed, 2 wrong use.

Examples:
  mbili                                      play
  mbili saved.txt                            go on with a record
  mbili moves --game kujifunza               the sixteen first moves and where they lead
  mbili replay saved.txt                     check a record and tell it turn by turn
  mbili perft --game djenon --depth 7        count the sequences of turns
  mbili vectors tests/vectors/*.json         check the rules against other programs
  mbili analyse --game kujifunza             who wins, and by which moves
  mbili exercises --check FILE               prove exercises anew
  mbili bench                                how fast this machine plays
  mbili levels --game kujifunza              how well each level of the computer plays
  mbili shots --out pictures                 draw every screen, board and mood
  mbili kiosk --config mbili.toml            put the table up for visitors
  mbili stats --config mbili.toml            what visitors did, day by day"
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,

    /// A record to go on with; see `mbili replay --help` for the format
    pub file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play the game (also without a subcommand)
    Play {
        /// A record to go on with
        file: Option<PathBuf>,
    },

    /// Count the sequences of turns, to compare with other programs
    #[command(after_long_help = "\
One line for each depth from 1 to N: the depth and how many sequences of so many turns there are. A \
finished game is not continued, starts that never end are left out, a forced pass is a turn, and \
each complete sequence of kichwa picks is a turn of its own.

Examples:
  mbili perft --game kujifunza --depth 6
  mbili perft --game kujifunza --kichwa choose --depth 4
  mbili perft --game djenon --depth 3 \\
      --position '[ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ]'")]
    Perft(PerftOptions),

    /// Check the rules against files of test vectors
    #[command(after_long_help = "\
Every field of every case is compared, but for those that only a reader needs. What is a case is told \
by the fields of a file, never by its name. Files of games and topics that are still to come are named \
and skipped. Prints the first few differences and, last, `N passed, M failed, K skipped`, counted \
in cases; the exit code is 1 if any failed.

Example:
  mbili vectors tests/vectors/*.json")]
    Vectors {
        /// JSON files in the format of tests/vectors/README.md
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },

    /// List the legal moves of a position, and what each does
    #[command(after_long_help = "\
One line a move, sorted: the move, its laps (entries count), the seeds it sows, the seeds it captures, \
and the position it leads to. Where the player picks kichwa on the way, each complete sequence of \
picks is a move. Nothing is printed of a game that is over.

Examples:
  mbili moves --game kujifunza
  mbili moves --game kujifunza --kichwa choose --json
  mbili moves --game djenon --position '[ 1 1 0 0 1 0 | 0 3 0 1 0 0 | 20 20 | 0 ]'
  mbili moves --record saved.txt")]
    Moves(MovesOptions),

    /// Check a record and tell it turn by turn; last the position
    #[command(after_long_help = "\
A record is text: header lines `Key: value`, an empty line, and the moves. `Mbili: 1` comes first; \
`Game` is kujifunza or djenon, `Kichwa` is sustain, choose or first (Kujifunza only); South, North, \
Date, Start (a position) and Result (S, N, draw, S resign, N resign, or * for unfinished) may \
follow. Turn numbers are optional, and `;` starts a comment to the end of the line:

  Mbili: 1
  Game: kujifunza
  Kichwa: sustain
  South: Asha
  Result: *

  1. A1R a3R 2. B8R    ; and so on

Every move and the result are checked. A fault is told with its line and column.

Example:
  mbili replay saved.txt")]
    Replay(ReplayOptions),

    /// Say what a position is worth, proven, and which moves keep it
    #[command(after_long_help = "\
The position, what it is worth if both sides play as well as can be, how the game then goes on, and what \
each complete turn is worth, the best first. Whatever is said is proven; where N positions do not \
prove anything, the answer is `unknown`. The winner is taken to hurry and the loser to hold out: `in 21 \
turns` counts the turns of both. Djenon-aboure is judged by its score. With a record, each turn follows \
that made the outcome worse for who played it, and the moves that would have kept it.

Examples:
  mbili analyse --game kujifunza
  mbili analyse --game djenon --json
  mbili analyse --record saved.txt")]
    Analyse(AnalyseOptions),

    /// Write a certificate: a winning strategy that can be checked without search
    #[command(after_long_help = "\
A text file with a move for each position that the opponent can bring about, and within how many turns \
the game then ends; docs/certificate.md tells its form. Without --side the claim is that the side wins \
that does.

Examples:
  mbili prove --game kujifunza --kichwa sustain --out sustain.txt
  mbili prove --game djenon --side s --seeds 26 --out djenon.txt")]
    Prove(ProveOptions),

    /// Make exercises, or prove those of a file
    #[command(after_long_help = "\
A line is an exercise: kind, grade, game, position, the sowing that is asked about, and what is right; \
docs/exercises.md tells more. --make finds new ones in random games, the same for the same seed, and writes \
them once they are proven. --check proves a file anew: that what is right is right by the rules, that \
nothing else is, that the solver agrees, that the grades are as measured and that no two are alike.

Examples:
  mbili exercises --check assets/exercises.txt
  mbili exercises --make --seed 7 --count 300 --out new.txt")]
    Exercises(ExercisesOptions),

    /// Measure how fast the engine plays, beside the rules
    #[command(after_long_help = "\
For each game a table: nanoseconds, the nanoseconds of the rules library for the same work with nobody \
listening to its events, and the ratio of both. A relay turn is one whole turn through all its laps, \
from a position and a start to the position after it, without finding the start. Starts are all \
candidates of a position. The positions are those of random games, so the seed settles them; their mean \
number of laps is told. Each figure is the least of several runs; let nothing else run on the core, and \
build with --release.

Example:
  taskset -c 1 mbili bench --game kujifunza")]
    Bench(BenchOptions),

    /// Measure how often each level of the computer plays right where it matters
    #[command(after_long_help = "\
A position is critical if one action wins and another loses, proven. They are drawn from games played \
at random, half well and well, and from the last turns of these; none comes twice. For each level: how \
many laps and turns it sees, the share in which it plays an action that wins (with half the 95 % \
interval) and the share it is made for, and the nodes of half, 99 % and all of its answers.

Example:
  mbili levels --game kujifunza --positions 5000")]
    Levels(LevelsOptions),

    /// Let two players play games against each other
    #[command(after_long_help = "\
Games come in pairs: one random opening, played with either player as South. Prints the score of A with \
its 95 % interval, how many games there were and how many of them were like no other. The same seed \
plays the same games.

Examples:
  mbili selfplay --game kujifunza --a bingwa --b fundi --games 2000
  mbili selfplay --game djenon --a 1 --b beginner --seed 7")]
    Selfplay(SelfplayOptions),

    /// Draw pictures of every screen, board and mood, without a window
    #[command(after_long_help = "\
Writes a PNG for each scene and size, named after both, and prints its path. A Vulkan driver is \
needed, but no screen; Mesa's lavapipe will do. The same program draws the same pictures.

Examples:
  mbili shots --out pictures
  mbili shots --out pictures --size 640x360 --only djenon --only title")]
    Shots(super::shots::ShotsOptions),

    /// Put the table up for visitors in a house
    #[cfg(feature = "kiosk")]
    #[command(after_long_help = super::kiosk::HELP)]
    Kiosk(super::kiosk::KioskOptions),

    /// Say what visitors did, day by day
    #[cfg(feature = "kiosk")]
    #[command(after_long_help = super::stats::HELP)]
    Stats(super::stats::StatsOptions),

    /// Let a table live for weeks in minutes, and see whether anything grows
    #[command(after_long_help = super::soak::HELP)]
    Soak(super::soak::SoakOptions),
}

#[derive(Debug, Args)]
pub struct BenchOptions {
    /// The game [default: all, with each house rule]
    #[arg(long, value_enum)]
    pub game: Option<GameName>,

    /// By which kichwa captured seeds enter, in Kujifunza [default with --game: sustain]
    #[arg(long, value_enum)]
    pub kichwa: Option<KichwaName>,

    /// Positions to measure turns on
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 100_000,
        value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub positions: u32,

    /// Random games to measure
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000,
        value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub games: u32,

    /// Runs of which the fastest counts
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 9,
        value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub repeats: u32,

    /// Settles the positions and the games
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    pub seed: u64,
}

#[derive(Debug, Args)]
pub struct PerftOptions {
    #[command(flatten)]
    pub game: GameOptions,

    /// The position to start from, as one line [default: the game's start]
    #[arg(long)]
    pub position: Option<String>,

    /// The greatest depth, in turns
    #[arg(long, value_name = "N", allow_negative_numbers = true,
        value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub depth: u32,
}

/// A position of a game, or the one at the end of a record.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("asked").args(["game", "record"]).required(true).multiple(true))]
pub struct PositionOptions {
    /// The game [default with --record: the record's]
    #[arg(long, value_enum)]
    pub game: Option<GameName>,

    /// By which kichwa captured seeds enter, in Kujifunza [default: sustain; with --record, the
    /// record's]
    #[arg(long, value_enum)]
    pub kichwa: Option<KichwaName>,

    /// The position, as one line [default: the game's start]
    #[arg(long, conflicts_with = "record")]
    pub position: Option<String>,

    /// A record: the position is that at its end
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct MovesOptions {
    #[command(flatten)]
    pub at: PositionOptions,

    /// Print a JSON array, an object a move
    #[arg(long)]
    pub json: bool,
}

/// Positions looked at for one question; far more than nearly all need.
pub const NODES: u64 = 20_000_000;

#[derive(Debug, Args)]
pub struct ReplayOptions {
    /// The record
    pub file: PathBuf,

    /// The language of the story, by its code
    #[arg(long, default_value = "en", value_parser = language)]
    pub language: Language,
}

#[derive(Debug, Args)]
pub struct GameOptions {
    /// The game
    #[arg(long, value_enum)]
    pub game: GameName,

    /// By which kichwa captured seeds enter, in Kujifunza [default: sustain]
    #[arg(long, value_enum)]
    pub kichwa: Option<KichwaName>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// Bao la Kujifunza
    Kujifunza,
    /// Djenon-aboure
    Djenon,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum KichwaName {
    /// The kichwa from which the present direction goes on (Zanzibar)
    Sustain,
    /// The player chooses at every capture from the middle four (Mancala World)
    Choose,
    /// The player chooses at the first capture of a turn only
    First,
}

impl KichwaName {
    pub const fn rule(self) -> KichwaRule {
        match self {
            KichwaName::Sustain => KichwaRule::Sustain,
            KichwaName::Choose => KichwaRule::Choose,
            KichwaName::First => KichwaRule::ChooseFirst,
        }
    }
}

/// The game with its house rule; the message if they do not go together.
pub fn game(name: GameName, kichwa: Option<KichwaName>) -> Result<Game, String> {
    match (name, kichwa) {
        (GameName::Kujifunza, kichwa) => {
            Ok(Game::Kujifunza(kichwa.map_or(KichwaRule::Sustain, KichwaName::rule)))
        }
        (GameName::Djenon, None) => Ok(Game::Djenon),
        (GameName::Djenon, Some(_)) => {
            Err("Djenon-aboure has no kichwa: leave --kichwa out".to_owned())
        }
    }
}

/// Reads the position of `--position` for this game; the message if it is none.
pub fn position(game: Game, text: &str) -> Result<Position, String> {
    use crate::rules::Rules;
    let shape = "A position is one line as `mbili moves` prints it, in quotes.";
    let position = crate::notation::parse_position(game.board(), text)
        .map_err(|error| format!("--position: {error}. {shape}"))?;
    let record = crate::record::Record::from_position(game, position)
        .map_err(|error| format!("--position: {error}: choose another --kichwa"))?;
    Ok(*record.start())
}

/// Reads the code of a language.
pub fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
        let (last, others) = codes.split_last().unwrap_or((&"en", &[]));
        format!("the game speaks {} and {last}", others.join(", "))
    })
}
