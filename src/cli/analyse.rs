//! `mbili analyse`: what a position is worth, proven; and where the players of a record gave the game away.

use super::arguments::{NODES, PositionOptions, language};
use super::moves::asked;
use super::turns::complete_turns;
use super::{Failure, files};
use crate::engine::solve::{Judge, Limits, MEMORY, Verdict};
use crate::notation::{Move, print_move, print_position};
use crate::record::Record;
use crate::rules::{Action, Position, Rules, Side};
use crate::words::{Judged, Language, Words};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::atomic::AtomicBool;

#[derive(Debug, Args)]
pub struct AnalyseOptions {
    #[command(flatten)]
    pub at: PositionOptions,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,

    /// After how many positions each question is given up
    #[arg(long, value_name = "N", default_value_t = NODES)]
    pub nodes: u64,

    /// The language of the sentences: en or sw
    #[arg(long, default_value = "en", value_parser = language)]
    pub language: Language,
}

/// A complete turn, and what it is worth.
struct Alternative {
    text: String,
    verdict: Option<Verdict>,
}

/// A turn after which the value was no longer what it had been.
struct Error {
    turn: usize,
    side: Side,
    text: String,
    before: Verdict,
    after: Verdict,
    better: Vec<String>,
}

/// What is known of a position, and of the record that led to it.
struct Analysis {
    position: Position,
    verdict: Option<Verdict>,
    line: Vec<String>,
    alternatives: Vec<Alternative>,
    /// `None` without a record.
    errors: Option<Vec<Error>>,
}

pub fn run(options: &AnalyseOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let (game, position, ending) = asked(&options.at)?;
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: options.nodes, stop: &stop };
    let mut judge = Judge::new(game, MEMORY);
    let errors = match &options.at.record {
        Some(path) => Some(errors(&mut judge, &files::record(path)?, &limits)),
        None => None,
    };
    let over = ending.is_some();
    let analysis = Analysis {
        position,
        verdict: judge.full_verdict(&position, &limits),
        line: if over { Vec::new() } else { line(&mut judge, &position, &limits) },
        alternatives: if over { Vec::new() } else { alternatives(&mut judge, &position, &limits) },
        errors,
    };
    if options.json {
        writeln!(out, "{:#}", in_json(&analysis))?;
    } else {
        let words = Words::new(options.language);
        write!(out, "{}", in_words(&words, &analysis))?;
    }
    Ok(true)
}

/// The best play, as moves.
fn line(judge: &mut Judge, position: &Position, limits: &Limits) -> Vec<String> {
    let game = judge.game();
    let mut moves = Vec::new();
    let (mut before, mut at) = (*position, *position);
    let mut turn: Vec<Action> = Vec::new();
    for action in judge.line(position, limits) {
        let Ok(next) = game.sow(&at, action, &mut ()) else { break };
        turn.push(action);
        if next.pending().is_none() {
            moves.extend(Move::of(&turn).map(|turn| print_move(game, &before, &turn)));
            turn.clear();
            before = next;
        }
        at = next;
    }
    moves
}

/// Every complete turn, the best first.
fn alternatives(judge: &mut Judge, position: &Position, limits: &Limits) -> Vec<Alternative> {
    let game = judge.game();
    let mut list = Vec::new();
    for turn in complete_turns(game, position) {
        let mut verdict = judge.full_verdict(&turn.after, limits);
        if let Some(Verdict { turns: Some(turns), .. }) = &mut verdict {
            *turns += 1;
        }
        list.push(Alternative { text: print_move(game, position, &turn.played), verdict });
    }
    let side = position.side();
    list.sort_by_cached_key(|a| (Judge::rank(side, a.verdict), a.text.clone()));
    list
}

/// Where a player's turn made the outcome worse for them, as far as it is known.
fn errors(judge: &mut Judge, record: &Record, limits: &Limits) -> Vec<Error> {
    let mut errors = Vec::new();
    for turn in record.turns() {
        let (start, end) = (turn.actions.start, turn.actions.end);
        let (position, next) = (record.positions()[start], record.positions()[end]);
        let side = position.side();
        let rank = |verdict: Verdict| Judge::rank(side, Some(verdict)).0;
        let Some(before) = judge.verdict(&position, limits) else { continue };
        let Some(after) = judge.verdict(&next, limits) else { continue };
        if rank(before) >= rank(after) {
            continue;
        }
        let better = alternatives(judge, &position, limits).into_iter();
        let as_good = |a: &Alternative| a.verdict.is_some_and(|v| rank(v) == rank(before));
        let better = better.filter(as_good).map(|a| a.text).collect();
        let text = record.turn_text(&turn);
        errors.push(Error { turn: turn.index + 1, side, text, before, after, better });
    }
    errors
}

fn in_words(words: &Words, analysis: &Analysis) -> String {
    let judged = |verdict: Option<Verdict>| {
        let verdict =
            verdict.map(|Verdict { winner, score, turns }| Judged { winner, score, turns });
        words.judged(verdict)
    };
    let mut lines = vec![print_position(&analysis.position), judged(analysis.verdict)];
    if !analysis.line.is_empty() {
        lines.push(words.best_line(&analysis.line.join(" ")));
    }
    for Alternative { text, verdict } in &analysis.alternatives {
        lines.push(format!("  {text:<10} {}", judged(*verdict)));
    }
    if let Some(errors) = &analysis.errors {
        lines.extend(errors.iter().map(|error| {
            let better = error.better.join(" ");
            words.gave_away(error.side, error.turn, &error.text, &better)
        }));
        if errors.is_empty() {
            lines.push(words.nothing_given_away());
        }
    }
    lines.join("\n") + "\n"
}

fn in_json(analysis: &Analysis) -> Value {
    let alternatives = analysis.alternatives.iter().map(|Alternative { text, verdict }| {
        let mut about = verdict_in_json(*verdict);
        about["move"] = text.as_str().into();
        about
    });
    let mut about = verdict_in_json(analysis.verdict);
    about["position"] = print_position(&analysis.position).into();
    about["line"] = json!(analysis.line);
    about["moves"] = alternatives.collect();
    if let Some(errors) = &analysis.errors {
        let errors = errors.iter().map(|error| {
            json!({
                "turn": error.turn,
                "side": letter(error.side),
                "move": error.text,
                "before": verdict_in_json(Some(error.before)),
                "after": verdict_in_json(Some(error.after)),
                "better": error.better,
            })
        });
        about["errors"] = errors.collect();
    }
    about
}

fn letter(side: Side) -> &'static str {
    if side == Side::South { "S" } else { "N" }
}

/// `value` is S, N, draw or unknown.
fn verdict_in_json(verdict: Option<Verdict>) -> Value {
    let value = match verdict {
        Some(Verdict { winner: Some(side), .. }) => letter(side),
        Some(Verdict { winner: None, .. }) => "draw",
        None => "unknown",
    };
    json!({
        "value": value,
        "turns": verdict.and_then(|verdict| verdict.turns),
        "score": verdict.and_then(|verdict| verdict.score),
    })
}
