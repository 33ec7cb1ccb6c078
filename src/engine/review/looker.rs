//! The work of looking back.

use super::effort::{Effort, Purse};
use super::lesson::{Facts, Lesson, wins_in};
use super::{Alternative, GivenAway, Moment, News, Past, Review, alternatives, worth};
use crate::engine::history::proofs_hold;
use crate::engine::solve::{Choice, Judge, Limits, Verdict};
use crate::rules::{Action, Game, Position, REPETITIONS, Rules, Tally};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

/// A win that takes so many turns more, or a loss that comes so many turns sooner, is worth telling.
const MANY_TURNS: u16 = 8;
/// So many seeds fewer in the end are worth telling.
const MANY_SEEDS: u8 = 4;
/// A line is cut off after so many actions.
const MOST_ACTIONS: usize = 240;
/// Of the whole effort so many parts in a hundred are for the truths, the others for the moments.
const FOR_TRUTHS: u64 = 60;
/// A line asks about so many questions.
const QUESTIONS_OF_A_LINE: usize = 60;

/// A turn of the match.
struct Turn {
    actions: Range<usize>,
    before: Position,
    after: Position,
    tally: Tally,
}

/// What a turn gave away.
enum Loss {
    Outcome,
    Slower(u16),
    Shorter(u16),
    Seeds(u8),
}

pub(super) struct Looker<'a> {
    past: &'a Past<'a>,
    judge: &'a mut Judge,
    stop: &'a AtomicBool,
    purse: Purse,
    turns: Vec<Turn>,
    truths: Vec<Option<Verdict>>,
    /// Before so many turns, from the first on, what is proven holds in the match.
    provable: usize,
}

impl<'a> Looker<'a> {
    pub(super) fn new(
        past: &'a Past<'a>,
        judge: &'a mut Judge,
        effort: Effort,
        stop: &'a AtomicBool,
    ) -> Self {
        let turns = turns(past);
        let truths = vec![None; turns.len() + 1];
        let provable = proofs_hold(turns.iter().map(|turn| &turn.before));
        Looker { past, judge, stop, purse: Purse::new(effort), turns, truths, provable }
    }

    pub(super) fn review(mut self, tell: &mut impl FnMut(News)) -> Review {
        self.find_truths(true, &mut |news| tell(news));
        let losses: Vec<(usize, Loss)> = (0..self.turns.len())
            .filter_map(|index| self.loss(index).map(|loss| (index, loss)))
            .collect();
        let mut left = losses.len() + 1;
        let mut moments = Vec::new();
        for (index, loss) in losses {
            if self.stopped() {
                break;
            }
            moments.extend(self.moment(index, &loss, left).inspect(|moment| {
                tell(News::Moment(Box::new(moment.clone())));
            }));
            left -= 1;
        }
        if !self.stopped() {
            moments.extend(self.gave_up().inspect(|moment| {
                tell(News::Moment(Box::new(moment.clone())));
            }));
        }
        let complete = !self.stopped();
        Review { truths: self.truths, moments, complete }
    }

    pub(super) fn given_away(mut self) -> Vec<GivenAway> {
        self.find_truths(false, &mut |_| {});
        let mut list = Vec::new();
        for index in 0..self.turns.len() {
            let Some(Loss::Outcome) = self.loss(index) else { continue };
            let Some((before, after)) = self.truths[index].zip(self.truths[index + 1]) else {
                continue;
            };
            let better = self.better(index, &Loss::Outcome, 1);
            let side = self.turns[index].before.side();
            list.push(GivenAway { turn: index, side, before, after, better });
        }
        list
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn game(&self) -> Game {
        self.past.game
    }

    /// The position before a turn, or after the last.
    fn position(&self, index: usize) -> Position {
        let last = self.turns.last().map_or(self.past.start, |turn| turn.after);
        self.turns.get(index).map_or(last, |turn| turn.before)
    }

    /// Asks the judge, with what one of so many questions may take.
    fn ask<T>(
        &mut self,
        questions: usize,
        percent: u64,
        question: impl FnOnce(&mut Judge, &Limits) -> T,
    ) -> T {
        let limits = Limits { nodes: self.purse.share(questions, percent), stop: self.stop };
        let before = self.judge.nodes();
        let answer = question(self.judge, &limits);
        self.purse.spend(self.judge.nodes() - before);
        answer
    }

    /// What the match was worth after each turn, from the end backward.
    fn find_truths(&mut self, lengths: bool, tell: &mut impl FnMut(News)) {
        let last = self.turns.len();
        for index in (0..=last).rev() {
            if self.stopped() {
                return;
            }
            let position = self.position(index);
            let truth = match self.past.outcome.filter(|_| index == last) {
                Some(outcome) => {
                    let turns = outcome.score().is_none().then_some(0);
                    Some(Verdict { winner: outcome.winner(), score: outcome.score(), turns })
                }
                None if index >= self.provable => None,
                None => self.ask(2 * index + 2, FOR_TRUTHS, |judge, limits| {
                    if lengths {
                        judge.full_verdict(&position, limits)
                    } else {
                        judge.verdict(&position, limits)
                    }
                }),
            };
            if self.stopped() {
                // What a stopped search did not find is not unknown.
                return;
            }
            self.truths[index] = truth;
            tell(News::Truth(index, truth));
        }
    }

    /// What a turn gave away, if it is known to have given anything away.
    fn loss(&self, index: usize) -> Option<Loss> {
        let (before, after) = self.truths[index].zip(self.truths[index + 1])?;
        let side = self.turns[index].before.side();
        let (had, has) = (worth(side, before), worth(side, after));
        if had > has {
            return Some(Loss::Outcome);
        }
        if let Some((before, after)) = before.score.zip(after.score) {
            let fewer = before[side.index()].saturating_sub(after[side.index()]);
            return (fewer >= MANY_SEEDS).then_some(Loss::Seeds(fewer));
        }
        let (before, after) = before.turns.zip(after.turns)?;
        let after = after + 1;
        match has {
            2 if after > before && (before == 1 || after - before >= MANY_TURNS) => {
                Some(Loss::Slower(after))
            }
            0 if before >= after + MANY_TURNS => Some(Loss::Shorter(after)),
            _ => None,
        }
    }

    /// The turns that would have kept what a turn gave away, the best first.
    fn better(&mut self, index: usize, loss: &Loss, share: usize) -> Vec<Alternative> {
        let Some(before) = self.truths[index] else { return Vec::new() };
        let Turn { before: position, after: next, .. } = self.turns[index];
        let side = position.side();
        let questions = share * 3 * self.game().legal(&position).len();
        let all = self.ask(questions, 100, |judge, limits| alternatives(judge, &position, limits));
        let keeps = |verdict: Verdict| match loss {
            Loss::Outcome => worth(side, verdict) == worth(side, before),
            Loss::Slower(_) | Loss::Shorter(_) => verdict.turns == before.turns,
            Loss::Seeds(_) => verdict.score == before.score,
        };
        let stood = |after: &Position| {
            let earlier = self.turns[..=index].iter().filter(|turn| turn.before == *after);
            earlier.count() + 1 >= REPETITIONS
        };
        all.into_iter()
            .filter(|other| other.verdict.is_some_and(keeps))
            .filter(|other| other.turn.after != next && !stood(&other.turn.after))
            .collect()
    }

    fn moment(&mut self, index: usize, loss: &Loss, share: usize) -> Option<Moment> {
        let better = self.better(index, loss, share);
        let (before, after) = self.truths[index].zip(self.truths[index + 1])?;
        let best = better.first()?;
        let side = self.turns[index].before.side();
        let lesson = match *loss {
            Loss::Outcome => self.why(index, best, share),
            Loss::Slower(_) if before.turns == Some(1) => Lesson::WinInOne,
            Loss::Slower(played) => Lesson::Slower { better: before.turns?, played },
            Loss::Shorter(played) => Lesson::Shorter { better: before.turns?, played },
            Loss::Seeds(fewer) => Lesson::Seeds { fewer },
        };
        let (mut line, to_the_end) = (best.turn.actions.clone(), best.turn.after);
        let (more, to_the_end) = self.line(&to_the_end, share);
        line.extend(more);
        let played = self.past.actions[self.turns[index].actions.clone()].to_vec();
        let better = better.into_iter().map(|other| other.turn.actions).collect();
        Some(Moment { turn: index, side, played, before, after, better, line, to_the_end, lesson })
    }

    /// Why a turn gave the outcome away.
    fn why(&mut self, index: usize, better: &Alternative, share: usize) -> Lesson {
        let game = self.game();
        let Turn { before, after: next, tally, .. } = self.turns[index];
        let ended = game.outcome(&next);
        let answer = if ended.is_some() {
            None
        } else {
            let questions = share * 3 * game.legal(&next).len();
            let answers =
                self.ask(questions, 100, |judge, limits| alternatives(judge, &next, limits));
            answers.into_iter().next().map(|answer| {
                let outcome = game.outcome(&answer.turn.after);
                (answer, outcome)
            })
        };
        Facts { side: before.side(), better, took: tally.captured, ended, answer }.lesson()
    }

    /// Giving up what was not lost.
    fn gave_up(&mut self) -> Option<Moment> {
        let side = self.past.resigned?;
        let turn = self.turns.len();
        let truth = self.truths[turn].filter(|truth| worth(side, *truth) > 0)?;
        let position = self.position(turn);
        let (line, to_the_end) = self.line(&position, 1);
        let own = position.side() == side;
        let first = own.then(|| first_turn(self.game(), &position, &line)).flatten();
        Some(Moment {
            turn,
            side,
            played: Vec::new(),
            before: truth,
            after: truth,
            better: first.into_iter().collect(),
            line,
            to_the_end,
            lesson: Lesson::GaveUp { wins_in: wins_in(side, Some(truth)) },
        })
    }

    /// The best play of both sides from a position on, in complete turns, as far as it is proven; and whether it
    /// goes on to the end.
    fn line(&mut self, from: &Position, share: usize) -> (Vec<Action>, bool) {
        let game = self.game();
        let (mut line, mut whole) = (Vec::new(), 0);
        let mut at = *from;
        let mut stood = Vec::new();
        while game.outcome(&at).is_none() && line.len() < MOST_ACTIONS && !self.stopped() {
            if at.pending().is_none() {
                if stood.contains(&at) {
                    break;
                }
                stood.push(at);
            }
            let side = at.side();
            let choices = self
                .ask(share * QUESTIONS_OF_A_LINE, 100, |judge, limits| judge.choices(&at, limits));
            let best = choices.into_iter().min_by_key(|c| Judge::rank(side, c.verdict));
            let Some(Choice { action, next, verdict: Some(_) }) = best else { break };
            line.push(action);
            at = next;
            if at.pending().is_none() {
                whole = line.len();
            }
        }
        line.truncate(whole);
        let ends = at.pending().is_none() && game.outcome(&at).is_some();
        (line, ends)
    }
}

/// The turns of a match, complete ones only; what is not legal ends it.
fn turns(past: &Past) -> Vec<Turn> {
    let mut turns = Vec::new();
    let (mut first, mut before, mut at) = (0, past.start, past.start);
    let mut tally = Tally::default();
    for (index, &action) in past.actions.iter().enumerate() {
        let Ok(next) = past.game.play(&at, action, &mut tally) else { break };
        at = next;
        if at.pending().is_none() {
            turns.push(Turn { actions: first..index + 1, before, after: at, tally });
            (first, before, tally) = (index + 1, at, Tally::default());
        }
    }
    turns
}

/// The actions of the first turn of a line.
fn first_turn(game: Game, from: &Position, line: &[Action]) -> Option<Vec<Action>> {
    let mut at = *from;
    for (index, &action) in line.iter().enumerate() {
        at = game.sow(&at, action, &mut ()).ok()?;
        if at.pending().is_none() {
            return Some(line[..=index].to_vec());
        }
    }
    None
}
