//! `mbili levels` and `mbili selfplay`: how well the computer's levels play.

use super::Failure;
use super::arguments::{GameName, GameOptions, KichwaName, game};
use crate::engine::arena::{Player, Tally};
use crate::engine::calibration::{Calibration, band};
use crate::engine::sample::{Critical, Criticals};
use crate::engine::{Level, Sight};
use crate::rules::Game;
use clap::Args;
use std::io::Write;
use std::time::Duration;

#[derive(Debug, Args)]
pub struct LevelsOptions {
    /// The game [default: all, with each house rule]
    #[arg(long, value_enum)]
    pub game: Option<GameName>,

    /// By which kichwa captured seeds enter, in Kujifunza [default with --game: sustain]
    #[arg(long, value_enum)]
    pub kichwa: Option<KichwaName>,

    /// Only this level: a name from mwanafunzi to bingwa, or a number from 1 to 8
    #[arg(long, value_parser = level)]
    pub level: Option<Level>,

    /// Critical positions of each game
    #[arg(long, value_name = "N", default_value_t = 1000,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub positions: u32,

    /// Settles the positions and the levels' chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

#[derive(Debug, Args)]
pub struct SelfplayOptions {
    #[command(flatten)]
    pub game: GameOptions,

    /// One player: a level by name or number, `beginner` or `random`
    #[arg(long, value_name = "PLAYER", value_parser = player)]
    pub a: Player,

    /// The other player
    #[arg(long, value_name = "PLAYER", value_parser = player)]
    pub b: Player,

    /// Games; an odd one is rounded up to a pair
    #[arg(long, value_name = "N", default_value_t = 200,
        value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub games: u32,

    /// Settles the openings and the players' chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

fn level(text: &str) -> Result<Level, String> {
    let by_number = || Level::ALL.into_iter().find(|level| level.number().to_string() == text);
    Level::from_name(text).or_else(by_number).ok_or_else(|| {
        let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        format!("a level is a number from 1 to 8 or one of {}", names.join(", "))
    })
}

fn player(text: &str) -> Result<Player, String> {
    match text {
        "random" => Ok(Player::Random),
        "beginner" => Ok(Player::Beginner),
        _ => level(text).map(Player::Level).map_err(|error| format!("{error}, beginner or random")),
    }
}

/// The calibration table.
pub fn run(options: &LevelsOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let games = match (options.game, options.kichwa) {
        (Some(name), kichwa) => vec![game(name, kichwa).map_err(Failure::WrongUse)?],
        (None, Some(kichwa)) => vec![Game::Kujifunza(kichwa.rule())],
        (None, None) => Game::ALL.to_vec(),
    };
    let levels = options.level.map_or(Level::ALL.to_vec(), |level| vec![level]);
    for (number, game) in games.into_iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        let mut drawn = Criticals::new(game, options.seed);
        let criticals: Vec<Critical> = drawn.by_ref().take(options.positions as usize).collect();
        let random: f64 = criticals.iter().map(by_chance).sum::<f64>() / criticals.len() as f64;
        writeln!(
            out,
            "{}: seed {}: {} critical of {} positions; at random {:.1} % right",
            game.full_name(", "),
            options.seed,
            criticals.len(),
            drawn.looked_at(),
            100.0 * random,
        )?;
        writeln!(
            out,
            "  {:<11} {:>5} {:>5} {:>7} {:>6} {:>6} {:>8} {:>8} {:>9} {:>8} {:>7}",
            "level",
            "laps",
            "turns",
            "right %",
            "+-",
            "band",
            "nodes 50",
            "99 %",
            "all",
            "ms each",
            "99 %"
        )?;
        for &level in &levels {
            let found = Calibration::of(game, level, &criticals, options.seed);
            let ms = |time: Duration| time.as_secs_f64() * 1e3;
            let each = ms(found.times.iter().sum()) / found.times.len().max(1) as f64;
            let Sight { laps, turns } = level.sight(game);
            let place = |share: usize| (found.nodes.len() - 1) * share / 100;
            let at = |share: usize| found.nodes[place(share)];
            let limit = |limit: Option<u32>| limit.map_or("all".to_owned(), |n| n.to_string());
            writeln!(
                out,
                "  {:<11} {:>5} {:>5} {:>7.1} {:>6.1} {:>6.0} {:>8} {:>8} {:>9} {:>8.2} {:>7.2}",
                level.name(),
                limit(laps),
                limit(turns),
                100.0 * found.share(),
                196.0 * found.error(),
                100.0 * band(level),
                at(50),
                at(99),
                at(100),
                each,
                ms(found.times[place(99)])
            )?;
            // The next level may take some seconds.
            out.flush()?;
        }
    }
    Ok(true)
}

/// How likely somebody who plays at random is right.
fn by_chance(critical: &Critical) -> f64 {
    let right = critical.right.len() as f64;
    right / (right + critical.wrong.len() as f64)
}

/// The score of a match.
pub fn selfplay(options: &SelfplayOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let game = game(options.game.game, options.game.kichwa).map_err(Failure::WrongUse)?;
    let pairs = u64::from(options.games.div_ceil(2));
    let tally = Tally::of(game, [options.a, options.b], pairs, options.seed);
    writeln!(
        out,
        "{}: {} against {}: seed {}: {tally}",
        game.full_name(", "),
        options.a,
        options.b,
        options.seed
    )?;
    Ok(true)
}
