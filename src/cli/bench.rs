//! `mbili bench`: how fast the packed engine is, beside the rules.

mod corpus;
mod games;

use super::Failure;
use super::arguments::{BenchOptions, game};
use crate::engine::packed::Core;
use crate::engine::signature;
use crate::rules::{Game, KichwaRule, Position, Rules};
use corpus::Corpus;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::hint::black_box;
use std::io::Write;
use std::ops::Range;
use std::time::Instant;

/// Turns that are measured at a time: some tenths of a millisecond.
const PIECE: usize = 2_000;

/// Games that are measured at a time.
const PIECE_OF_GAMES: usize = 50;

pub fn run(options: &BenchOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let games = match (options.game, options.kichwa) {
        (Some(name), kichwa) => vec![game(name, kichwa).map_err(Failure::WrongUse)?],
        (None, Some(kichwa)) => vec![Game::Kujifunza(kichwa.rule())],
        (None, None) => Game::ALL.to_vec(),
    };
    writeln!(
        out,
        "{} build; cores: {}; seed {}; one thread, the least of {} runs",
        if cfg!(debug_assertions) { "dev" } else { "release" },
        Core::all().iter().map(|core| core.name()).collect::<Vec<_>>().join(", "),
        options.seed,
        options.repeats,
    )?;
    for &game in &games {
        bench(game, options, out)?;
        // The next game may take some seconds.
        out.flush()?;
    }
    writeln!(out, "\nsignature: nodes of the mind over fixed positions")?;
    for game in games {
        write!(out, "  {:<20}", game.full_name(", "))?;
        for level in signature::LEVELS {
            write!(out, " {} {}", level.name(), signature::nodes(level, game))?;
        }
        writeln!(out)?;
    }
    Ok(true)
}

/// The table of one game.
fn bench(game: Game, options: &BenchOptions, out: &mut impl Write) -> Result<(), Failure> {
    let corpus = corpus::random(game, options.positions, options.seed);
    let turns = corpus.turns.len() as f64;
    writeln!(
        out,
        "\n{}: {turns} positions of {} random games; {:.2} starts a position, {:.2} laps a turn",
        game.full_name(", "),
        corpus.games,
        corpus.starts as f64 / turns,
        corpus.laps as f64 / turns,
    )?;
    writeln!(out, "  {:<26} {:>9} {:>10} {:>8}", "", "ns", "rules, ns", "ratio")?;
    let mut table = Table { out, repeats: options.repeats };
    match game {
        Game::Kujifunza(rule) => bao(rule, &corpus, &mut table)?,
        Game::Djenon => djenon(&corpus, &mut table)?,
    }
    let games = options.games as usize;
    let seed = options.seed;
    let (by_rules, turns) =
        table.measure(games, PIECE_OF_GAMES, |piece| games::rules(game, piece, seed));
    let mut best = by_rules;
    for core in Core::all() {
        let (ns, same) =
            table.measure(games, PIECE_OF_GAMES, |piece| games::packed(core, game, piece, seed));
        must_be_same(core, "turns", same, turns)?;
        table.of(core, "random game", ns, by_rules)?;
        best = best.min(ns);
    }
    writeln!(
        table.out,
        "  {:.0} random games a second of {:.1} turns each; rules {:.0}",
        1e9 / best,
        turns as f64 / games as f64,
        1e9 / by_rules
    )?;
    Ok(())
}

/// Figures of work that is not the same are worth nothing.
fn must_be_same(core: Core, what: &str, found: u64, rules: u64) -> Result<(), Failure> {
    if found == rules {
        return Ok(());
    }
    Err(Failure::Failed(format!("the {} core: {found} {what}, by the rules {rules}", core.name())))
}

struct Table<'a, W> {
    out: &'a mut W,
    repeats: u32,
}

impl<W: Write> Table<'_, W> {
    /// Nanoseconds for each of so many items, and what the work came to. The items are worked on in pieces,
    /// each piece so many times, and the fastest times are added up: a machine that does something else now
    /// and then spoils a piece in one run, but hardly in all.
    fn measure(
        &self,
        items: usize,
        piece: usize,
        mut work: impl FnMut(Range<usize>) -> u64,
    ) -> (f64, u64) {
        let pieces = (0..items).step_by(piece).map(|from| from..items.min(from + piece));
        let mut pieces: Vec<_> = pieces.map(|piece| (piece, f64::INFINITY, 0)).collect();
        for _ in 0..self.repeats {
            for (piece, least, result) in &mut pieces {
                let begun = Instant::now();
                *result = black_box(work(piece.clone()));
                *least = least.min(begun.elapsed().as_secs_f64());
            }
        }
        let seconds: f64 = pieces.iter().map(|(_, least, _)| least).sum();
        let results = pieces.iter().map(|(_, _, result)| *result);
        (seconds * 1e9 / items as f64, results.fold(0, u64::wrapping_add))
    }

    /// The same for work on each of a list.
    fn each<T>(&self, items: &[T], work: impl Fn(&T) -> u64) -> (f64, u64) {
        self.measure(items.len(), PIECE, |piece| {
            items[piece].iter().fold(0, |sum, item| sum.wrapping_add(work(black_box(item))))
        })
    }

    /// A line of one core.
    fn of(&mut self, core: Core, what: &str, ns: f64, rules: f64) -> Result<(), Failure> {
        self.line(&format!("{what}, {}", core.name()), ns, rules)
    }

    fn line(&mut self, what: &str, ns: f64, rules: f64) -> Result<(), Failure> {
        Ok(writeln!(self.out, "  {what:<26} {ns:>9.1} {rules:>10.1} {:>8.4}", ns / rules)?)
    }
}

/// A whole turn by the rules with nobody listening, and the candidates of its position.
fn by_the_rules<W: Write>(game: Game, corpus: &Corpus, table: &Table<'_, W>) -> (f64, f64) {
    let turns = table.each(&corpus.turns, |turn| {
        let next = game.sow(&turn.position, turn.action, &mut ());
        next.map_or(0, |next| u64::from(black_box(&next).hand()))
    });
    let starts = table.each(&corpus.turns, |turn| game.candidates(&turn.position).len() as u64);
    (turns.0, starts.0)
}

fn bao<W: Write>(
    rule: KichwaRule,
    corpus: &Corpus,
    table: &mut Table<'_, W>,
) -> Result<(), Failure> {
    let (turn_by_rules, starts_by_rules) = by_the_rules(Game::Kujifunza(rule), corpus, table);
    let packed = corpus.bao();
    for core in Core::all() {
        let (ns, laps) = table.each(&packed, |(board, start)| {
            let played = core.play(rule, board, *start);
            played.map_or(0, |played| u64::from(black_box(&played).laps))
        });
        must_be_same(core, "laps", laps, corpus.laps)?;
        turn(corpus, core, ns, turn_by_rules, table)?;
    }
    for core in Core::all() {
        let (ns, starts) = table.each(&packed, |(board, _)| core.starts(board).len() as u64);
        must_be_same(core, "starts", starts, corpus.starts)?;
        table.of(core, "starts", ns, starts_by_rules)?;
    }
    let (by_rules, _) = table.each(&corpus.turns, |turn| {
        let image = turn.position.mirrored();
        let lesser = image.pits() < turn.position.pits();
        hash(if lesser { &image } else { &turn.position })
    });
    let (ns, _) = table.each(&packed, |(board, _)| board.canonical().0.hash());
    table.line("canonical form and hash", ns, by_rules)
}

fn djenon<W: Write>(corpus: &Corpus, table: &mut Table<'_, W>) -> Result<(), Failure> {
    let (turn_by_rules, starts_by_rules) = by_the_rules(Game::Djenon, corpus, table);
    let packed = corpus.djenon();
    for core in Core::all() {
        let (ns, laps) = table.each(&packed, |(board, pit)| {
            let played = core.djenon_play(board, *pit);
            played.map_or(0, |played| u64::from(black_box(&played).laps))
        });
        must_be_same(core, "laps", laps, corpus.laps)?;
        turn(corpus, core, ns, turn_by_rules, table)?;
    }
    for core in Core::all() {
        let (ns, starts) = table.each(&packed, |(board, _)| core.djenon_starts(board).len() as u64);
        must_be_same(core, "starts", starts, corpus.starts)?;
        table.of(core, "starts", ns, starts_by_rules)?;
    }
    let (by_rules, _) = table.each(&corpus.turns, |turn| hash(&turn.position));
    let (ns, _) = table.each(&packed, |(board, _)| board.hash());
    table.line("hash", ns, by_rules)
}

/// The lines of a whole turn and of one of its laps.
fn turn<W: Write>(
    corpus: &Corpus,
    core: Core,
    ns: f64,
    by_rules: f64,
    table: &mut Table<'_, W>,
) -> Result<(), Failure> {
    let laps = corpus.laps as f64 / corpus.turns.len() as f64;
    table.of(core, "relay turn", ns, by_rules)?;
    table.of(core, "  a lap of it", ns / laps, by_rules / laps)
}

/// What a table over positions of the rules would do.
fn hash(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}
