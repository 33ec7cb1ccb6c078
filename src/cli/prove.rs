//! `mbili prove`: a certificate, which can be checked by the rules alone. docs/certificate.md has the form.

use super::arguments::{GameOptions, NODES, game, position};
use super::{Failure, files};
use crate::engine::solve::{Claim, Judge, Limits, MEMORY, NoStrategy, Strategy};
use crate::notation::{Move, print_move, print_position};
use crate::rules::{Game, Position, Rules, Side};
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

#[derive(Debug, Args)]
pub struct ProveOptions {
    #[command(flatten)]
    pub game: GameOptions,

    /// The position to start from, as one line [default: the game's start]
    #[arg(long)]
    pub position: Option<String>,

    /// Whose claim it is [default: the winner's]
    #[arg(long, value_enum)]
    pub side: Option<SideName>,

    /// Claim so many seeds in the end, in Djenon-aboure [default: a win]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub seeds: Option<u8>,

    /// The certificate
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,

    /// After how many positions each search is given up; a question takes up to five
    #[arg(long, value_name = "N", default_value_t = NODES)]
    pub nodes: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SideName {
    /// South
    S,
    /// North
    N,
}

impl SideName {
    pub const fn side(self) -> Side {
        match self {
            SideName::S => Side::South,
            SideName::N => Side::North,
        }
    }
}

pub fn run(options: &ProveOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let game = game(options.game.game, options.game.kichwa).map_err(Failure::WrongUse)?;
    let start = match &options.position {
        Some(text) => position(game, text).map_err(Failure::WrongUse)?,
        None => game.start(),
    };
    if start.pending().is_some() {
        return Err(Failure::WrongUse(
            "--position: a certificate does not begin in the middle of a turn".to_owned(),
        ));
    }
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: options.nodes, stop: &stop };
    let mut judge = Judge::new(game, MEMORY);
    let (side, claim) = match (options.side, options.seeds) {
        (Some(side), seeds) => (side.side(), seeds.map_or(Claim::Win, Claim::AtLeast)),
        (None, Some(_)) => {
            return Err(Failure::WrongUse("--seeds needs --side: who has them?".to_owned()));
        }
        (None, None) => match judge.verdict(&start, &limits) {
            Some(verdict) => {
                let nobody = || Failure::Failed("neither side can win there".to_owned());
                (verdict.winner.ok_or_else(nobody)?, Claim::Win)
            }
            None => return Err(Failure::Failed(not_found(options.nodes))),
        },
    };
    if matches!(claim, Claim::AtLeast(_)) && game != Game::Djenon {
        return Err(Failure::WrongUse("--seeds: only Djenon-aboure counts them".to_owned()));
    }
    let strategy = Strategy::find(&mut judge, &start, side, claim, &limits);
    let strategy = strategy.map_err(|why| {
        Failure::Failed(match why {
            NoStrategy::Over => "the game is over there: there is nothing to prove".to_owned(),
            NoStrategy::NotProven => not_found(options.nodes),
        })
    })?;
    write(&options.out, game, &start, &strategy).map_err(Failure::Failed)?;
    let claim = in_words(&strategy);
    let (path, answers) = (options.out.display(), strategy.answers.len());
    let (positions, longest) = (judge.nodes(), longest(&strategy, &start));
    writeln!(
        out,
        "{claim}: {answers} positions, at most {longest} turns; {positions} looked at; {path}"
    )?;
    Ok(true)
}

fn not_found(nodes: u64) -> String {
    format!("that is not proven: it is not so, or {nodes} positions do not show it (--nodes)")
}

/// From how many turns on the strategy ends every game. Where the opponent begins, that turn comes before the first
/// answer.
fn longest(strategy: &Strategy, start: &Position) -> u32 {
    let answered = strategy.answers.values().map(|answer| answer.turns).max().unwrap_or(0);
    answered + u32::from(start.side() != strategy.side)
}

/// The claim as it stands in the file.
fn in_words(strategy: &Strategy) -> String {
    let side = if strategy.side == Side::South { "S" } else { "N" };
    match strategy.claim {
        Claim::Win => format!("{side} wins"),
        Claim::AtLeast(seeds) => format!("{side} at least {seeds}"),
    }
}

fn write(path: &Path, game: Game, start: &Position, strategy: &Strategy) -> Result<(), String> {
    let mut text = Vec::new();
    print(&mut text, game, start, strategy)
        .map_err(|error| format!("{}: cannot be written: {error}", path.display()))?;
    files::write(path, &text)
}

fn print(
    file: &mut impl Write,
    game: Game,
    start: &Position,
    strategy: &Strategy,
) -> std::io::Result<()> {
    writeln!(file, "Mbili certificate: 1")?;
    writeln!(file, "Game: {}", game.name())?;
    if let Some(rule) = game.kichwa() {
        writeln!(file, "Kichwa: {}", rule.name())?;
    }
    writeln!(file, "Claim: {}", in_words(strategy))?;
    writeln!(file, "Start: {}", print_position(start))?;
    writeln!(file, "Positions: {}\n", strategy.answers.len())?;
    let mut lines: Vec<(u32, String, String)> = Vec::new();
    for (position, answer) in &strategy.answers {
        let text = Move::of(&answer.turn).map(|turn| print_move(game, position, &turn));
        lines.push((answer.turns, print_position(position), text.unwrap_or_default()));
    }
    // The longest first, so that the same strategy makes the same file.
    lines.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    for (turns, position, turn) in lines {
        writeln!(file, "{turns} {turn} {position}")?;
    }
    Ok(())
}
