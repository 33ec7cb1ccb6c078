//! What is told of an exercise and of the answers to it, in sentences.

use crate::app::exercises::{AtWork, Told};
use crate::app::space::goes_right;
use crate::exercises::{Answer, Exercise, Kind, Why};
use crate::notation::pit_name;
use crate::rules::{Action, Direction, Game, Pit, Rules, Tally};
use crate::words::{Arg, Words};

/// A sentence, and whether it says that something is wrong.
pub struct Line {
    pub text: String,
    pub wrong: bool,
}

/// So many wrong marks are explained one by one; all are lit.
const MOST_EXPLAINED: usize = 2;

/// What is asked now.
pub fn task(at: &AtWork, words: &Words) -> String {
    let work = &at.work;
    let one_way = work.exercise().game == Game::Djenon;
    match work.exercise().kind {
        Kind::Starts if one_way => words.get("exercise-task-starts-one-way"),
        Kind::Starts => words.get("exercise-task-starts"),
        Kind::Laps => words.get("exercise-task-laps"),
        Kind::End => words.get("exercise-task-end"),
        Kind::MostSeeds => words.get("exercise-task-most"),
        Kind::SaveRow => words.get("exercise-task-save"),
        Kind::WinInOne => words.get("exercise-task-win-1"),
        Kind::WinInTwo | Kind::WinInThree => {
            let (turns, left) = (work.exercise().kind.turns().unwrap_or(1), work.left());
            if left < turns && left > 0 {
                words.with("exercise-task-more", &[("left", left.into())])
            } else {
                words.with("exercise-task-win", &[("turns", turns.into())])
            }
        }
    }
}

/// What came of the last answer.
pub fn told(at: &AtWork, words: &Words) -> Vec<Line> {
    match &at.told {
        None => Vec::new(),
        Some(Told::Right) => vec![Line { text: right(at, words), wrong: false }],
        Some(Told::Shown) => {
            let exercise = at.work.exercise();
            let text =
                match (exercise.kind, (exercise.kind == Kind::Laps).then(|| exercise.answer())) {
                    (Kind::Starts, _) => words.get("exercise-shown-starts"),
                    (_, Some(Some(Answer::Number(laps)))) => {
                        words.with("exercise-shown-laps", &[("laps", laps.into())])
                    }
                    _ => words.get("exercise-shown"),
                };
            vec![Line { text, wrong: false }]
        }
        Some(Told::Wrong(why)) => {
            let lines = wrong(at.work.exercise(), why, words).into_iter();
            lines.map(|text| Line { text, wrong: true }).collect()
        }
    }
}

fn right(at: &AtWork, words: &Words) -> String {
    let work = &at.work;
    let exercise = work.exercise();
    // This is told anew in every frame, so the answer is worked out only where it is said, and never that of a win.
    match exercise.kind {
        Kind::Laps => match exercise.answer() {
            Some(Answer::Number(laps)) => {
                words.with("exercise-right-laps", &[("laps", laps.into())])
            }
            _ => String::new(),
        },
        Kind::End => match exercise.answer() {
            Some(Answer::Pit(pit)) => {
                let pit = pit_name(exercise.game.board(), pit);
                words.with("exercise-right-end", &[("pit", (&pit).into())])
            }
            _ => String::new(),
        },
        Kind::MostSeeds => match exercise.answer() {
            Some(Answer::Actions(actions)) => {
                let mut tally = Tally::default();
                for &action in actions.iter().take(1) {
                    // What is right is legal.
                    let _ = exercise.game.play(&exercise.position, action, &mut tally);
                }
                words.with("exercise-right-most", &[("seeds", tally.captured.into())])
            }
            _ => String::new(),
        },
        Kind::SaveRow => words.get("exercise-right-save"),
        Kind::Starts => words.get("exercise-right-starts"),
        _ if work.is_over() => words.get("exercise-right-win"),
        _ => words.get("exercise-right-more"),
    }
}

/// The arguments of a move: pit, way as the owner's hand goes, whether there is another way.
struct Move {
    pit: String,
    way: &'static str,
    one_way: &'static str,
}

impl Move {
    fn new(game: Game, (pit, direction): (Pit, Direction)) -> Self {
        let board = game.board();
        let right = goes_right(board, pit, direction, board.owner(pit));
        Move {
            pit: pit_name(board, pit),
            way: if right { "right" } else { "left" },
            one_way: if game == Game::Djenon { "yes" } else { "no" },
        }
    }

    fn of(game: Game, action: Action) -> Self {
        match action {
            Action::Sow { pit, direction } => Move::new(game, (pit, direction)),
            // Exercises are asked about sowings.
            Action::Enter { .. } | Action::Pass => Move::new(game, (Pit(0), Direction::Forward)),
        }
    }

    /// Under this name for the pit.
    fn args<'a>(&'a self, pit: &'static str) -> [(&'static str, Arg<'a>); 3] {
        [(pit, (&self.pit).into()), ("way", self.way.into()), ("one-way", self.one_way.into())]
    }
}

fn wrong(exercise: &Exercise, why: &Why, words: &Words) -> Vec<String> {
    let game = exercise.game;
    let name = |pit: Pit| pit_name(game.board(), pit);
    vec![match why {
        Why::Refused { refusal, .. } => words.refusal(game, *refusal),
        Why::Marks { wrong, missing } => return marks(game, wrong, missing, words),
        Why::LosesTo { reply, row } => {
            let key = if *row { "exercise-loses-row" } else { "exercise-loses" };
            words.with(key, &Move::of(game, *reply).args("reply"))
        }
        Why::NoEnd { pit, reply } => {
            let (pit, reply) = (name(*pit), Move::of(game, *reply));
            let [reply, way, one_way] = reply.args("reply");
            words.with("exercise-no-end", &[("pit", (&pit).into()), reply, way, one_way])
        }
        Why::Holds { reply, left } => {
            let reply = Move::of(game, *reply);
            let [reply, way, one_way] = reply.args("reply");
            words.with("exercise-holds", &[reply, way, one_way, ("left", (*left).into())])
        }
        Why::EndsUnwon => words.get("exercise-ends-unwon"),
        Why::TakesLess { seeds } => {
            words.with("exercise-takes-less", &[("seeds", (*seeds).into())])
        }
        Why::GoesOn { lap, pit, captures } => {
            let key = if *captures { "exercise-captures" } else { "exercise-goes-on" };
            let pit = name(*pit);
            words.with(key, &[("lap", (*lap).into()), ("pit", (&pit).into())])
        }
        Why::EndsBefore { laps } => words.with("exercise-ends-before", &[("laps", (*laps).into())]),
        Why::NoLapEnds { pit } => {
            let pit = name(*pit);
            words.with("exercise-no-lap-ends", &[("pit", (&pit).into())])
        }
    }]
}

fn marks(
    game: Game,
    wrong: &[((Pit, Direction), crate::rules::Refusal)],
    missing: &[(Pit, Direction)],
    words: &Words,
) -> Vec<String> {
    let mut lines: Vec<String> = wrong
        .iter()
        .take(MOST_EXPLAINED)
        .map(|(mark, refusal)| {
            let (mark, why) = (Move::new(game, *mark), words.refusal(game, *refusal));
            let [pit, way, one_way] = mark.args("pit");
            words.with("exercise-wrong-mark", &[pit, way, one_way, ("why", (&why).into())])
        })
        .collect();
    if let more @ 1.. = wrong.len().saturating_sub(MOST_EXPLAINED) {
        lines.push(words.with("exercise-more-wrong", &[("count", more.into())]));
    }
    if let Some(first) = missing.first() {
        let first = Move::new(game, *first);
        let [pit, way, one_way] = first.args("pit");
        let count = ("count", missing.len().into());
        lines.push(words.with("exercise-missing", &[pit, way, one_way, count]));
    }
    lines
}
