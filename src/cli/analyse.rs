//! `mbili analyse`: what a position is worth, proven; and where the players of a record gave the game away.

use super::Failure;
use super::arguments::{NODES, PositionOptions, language};
use super::moves::{Asked, asked, ended, turn_text};
use crate::engine::review::{Effort, GivenAway, Past, alternatives, given_away};
use crate::engine::solve::{Judge, Limits, MEMORY, Verdict};
use crate::notation::print_position;
use crate::record::{Ending, Record};
use crate::rules::{Action, Position, REPETITIONS, Rules, Side};
use crate::words::{Language, Words};
use clap::Args;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::Write;
use std::sync::atomic::AtomicBool;

#[derive(Debug, Args)]
pub struct AnalyseOptions {
    #[command(flatten)]
    pub at: PositionOptions,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,

    /// After how many positions each search is given up; a question takes up to five
    #[arg(long, value_name = "N", default_value_t = NODES)]
    pub nodes: u64,

    /// The language of the sentences, by its code
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
    /// How the match ended where the board does not show it: by a resignation, a repetition or its length.
    ending: Option<Ending>,
    verdict: Option<Verdict>,
    line: Vec<String>,
    alternatives: Vec<Alternative>,
    /// `None` without a record.
    errors: Option<Vec<Error>>,
}

pub fn run(options: &AnalyseOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let Asked { game, position, ending, record } = asked(&options.at)?;
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: options.nodes, stop: &stop };
    let mut judge = Judge::new(game, MEMORY);
    let errors = record.map(|record| errors(&mut judge, &record, &limits));
    let over = ending.is_some();
    let ending = ending.filter(|_| game.outcome(&position).is_none());
    let analysis = Analysis {
        position,
        ending,
        // Such a match is worth what it ended with, whatever the position would be worth.
        verdict: match ending {
            Some(ending) => Some(Verdict { winner: winner(ending), score: None, turns: Some(0) }),
            None => judge.full_verdict(&position, &limits),
        },
        line: if over { Vec::new() } else { line(&mut judge, &position, &limits) },
        alternatives: if over { Vec::new() } else { moves(&mut judge, &position, &limits) },
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

fn winner(ending: Ending) -> Option<Side> {
    match ending {
        Ending::ByRules(outcome) => outcome.winner(),
        Ending::Resigned(side) => Some(side.other()),
    }
}

/// The best play, as moves, until the game ends: where neither side can win, by its third repetition.
fn line(judge: &mut Judge, position: &Position, limits: &Limits) -> Vec<String> {
    let game = judge.game();
    let mut moves = Vec::new();
    let (mut before, mut at) = (*position, *position);
    let mut turn: Vec<Action> = Vec::new();
    let mut stood = HashMap::from([(*position, 1)]);
    for action in judge.line(position, limits) {
        let Ok(next) = game.sow(&at, action, &mut ()) else { break };
        turn.push(action);
        if next.pending().is_none() {
            moves.push(turn_text(game, &before, &turn));
            turn.clear();
            before = next;
            let times = stood.entry(next).or_insert(0);
            *times += 1;
            if *times == REPETITIONS {
                break;
            }
        }
        at = next;
    }
    moves
}

/// Every complete turn, the best first.
fn moves(judge: &mut Judge, position: &Position, limits: &Limits) -> Vec<Alternative> {
    let list = alternatives(judge, position, limits);
    sorted(judge, position, list)
}

/// Turns as text; those that are worth the same by their text.
fn sorted(
    judge: &Judge,
    position: &Position,
    list: Vec<crate::engine::review::Alternative>,
) -> Vec<Alternative> {
    let (game, side) = (judge.game(), position.side());
    let text = |actions: &[Action]| turn_text(game, position, actions);
    let list = list.into_iter();
    let mut list: Vec<Alternative> =
        list.map(|a| Alternative { text: text(&a.turn.actions), verdict: a.verdict }).collect();
    list.sort_by_cached_key(|a| (Judge::rank(side, a.verdict), a.text.clone()));
    list
}

/// Where a player's turn made the outcome worse for them, as far as it is known.
fn errors(judge: &mut Judge, record: &Record, limits: &Limits) -> Vec<Error> {
    let outcome = record.ending().and_then(|ending| match ending {
        Ending::ByRules(outcome) => Some(outcome),
        Ending::Resigned(_) => None,
    });
    let past = Past {
        game: record.game(),
        start: *record.start(),
        actions: record.actions(),
        outcome,
        resigned: None,
    };
    let turns: Vec<_> = record.turns().collect();
    let found = given_away(&past, judge, Effort::Each(limits.nodes), limits.stop).into_iter();
    found
        .filter_map(|GivenAway { turn, side, before, after, better }| {
            let played = turns.get(turn)?;
            let position = record.positions()[played.actions.start];
            let better = sorted(judge, &position, better).into_iter().map(|a| a.text).collect();
            let text = record.turn_text(played);
            Some(Error { turn: turn + 1, side, text, before, after, better })
        })
        .collect()
}

fn in_words(words: &Words, analysis: &Analysis) -> String {
    let worth = analysis.ending.map_or_else(|| words.judged(analysis.verdict), |e| ended(words, e));
    let mut lines = vec![print_position(&analysis.position), worth];
    if !analysis.line.is_empty() {
        lines.push(words.best_line(&analysis.line.join(" ")));
    }
    for Alternative { text, verdict } in &analysis.alternatives {
        lines.push(format!("  {text:<10} {}", words.judged(*verdict)));
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
