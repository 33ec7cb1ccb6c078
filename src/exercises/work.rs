//! Somebody works at an exercise: what they answer, what comes of it, and why a wrong answer is wrong.

use super::look::{has_won, longest_resistance, lost_to, refutation, soonest, tally, turns};
use super::why::{Reply, Step, Turn, Why, as_sowing};
use super::{Answer, Exercise, Kind};
use crate::rules::{Action, Direction, Event, LapEnd, Outcome, Pit, Position, Rules, WonBy};
use std::collections::BTreeSet;

/// Work at an exercise.
#[derive(Clone, Debug)]
pub struct Work {
    exercise: Exercise,
    position: Position,
    left: u8,
    marks: BTreeSet<(Pit, bool)>,
    wrong: u32,
    over: bool,
    shown: bool,
}

impl Work {
    /// Nothing is answered yet.
    #[must_use]
    pub fn new(exercise: Exercise) -> Self {
        Work {
            exercise,
            position: exercise.position,
            left: exercise.kind.turns().unwrap_or(1),
            marks: BTreeSet::new(),
            wrong: 0,
            over: false,
            shown: false,
        }
    }

    /// What is worked at.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// Where it stands: after what was right so far.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Own turns that are left to win in.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// Whether there is nothing left to answer.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it was solved, and not shown.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.over && !self.shown
    }

    /// Whether it may be shown: whoever has tried may see.
    #[must_use]
    pub const fn may_show(&self) -> bool {
        self.wrong > 0 && !self.over
    }

    /// The starts that are marked.
    pub fn marks(&self) -> impl Iterator<Item = (Pit, Direction)> + '_ {
        self.marks.iter().map(|&(pit, forward)| (pit, way(forward)))
    }

    /// Marks the next of a pit's ways: this one, the other, both, none, in a game with one way this one or none.
    /// Answers whether there was something to mark.
    pub fn mark(&mut self, pit: Pit, first: Direction) -> bool {
        let board = self.exercise.game.board();
        let asked = self.exercise.kind == Kind::Starts && !self.over;
        if !asked || !board.has(pit) || board.owner(pit) != self.position.side() {
            return false;
        }
        let first = first == Direction::Forward;
        let one_way = self.exercise.game == crate::rules::Game::Djenon;
        let now = [first, !first].map(|forward| self.marks.contains(&(pit, forward)));
        let next = match now {
            [false, false] => [true, false],
            [true, false] if !one_way => [false, true],
            [false, true] => [true, true],
            _ => [false, false],
        };
        for (forward, on) in [first, !first].into_iter().zip(next) {
            if on {
                self.marks.insert((pit, forward));
            } else {
                self.marks.remove(&(pit, forward));
            }
        }
        true
    }

    /// What comes of an answer.
    pub fn answer(&mut self, reply: Reply) -> Step {
        if self.over {
            return Step::Nothing;
        }
        let step = match (self.exercise.kind, reply) {
            (Kind::Starts, Reply::Marks) => self.check_marks(),
            (Kind::Laps, Reply::Number(laps)) => self.check_laps(laps),
            (Kind::End, Reply::Pit(pit)) => self.check_end(pit),
            (kind, Reply::Sow(pit, direction))
                if kind != Kind::Starts && !kind.is_about_a_sowing() =>
            {
                self.check_sowing(pit, direction)
            }
            _ => Step::Nothing,
        };
        if let Step::Wrong(_) = step {
            self.wrong += 1;
        }
        step
    }

    /// Shows what is right, from here to the end.
    pub fn show(&mut self) -> Vec<Turn> {
        if self.over {
            return Vec::new();
        }
        let mut seen = Vec::new();
        (self.over, self.shown) = (true, true);
        let kind = self.exercise.kind;
        match kind {
            Kind::Starts => self.mark_all(),
            Kind::Laps | Kind::End => seen.extend(self.exercise.sowing.and_then(|s| self.play(s))),
            Kind::SaveRow | Kind::MostSeeds => {
                if let Some(Answer::Actions(right)) = self.exercise.answer() {
                    seen.extend(right.first().and_then(|&action| self.play(action)));
                }
            }
            Kind::WinInOne | Kind::WinInTwo | Kind::WinInThree => {
                while let Some(next) = soonest(self.exercise.game, &self.position, self.left) {
                    seen.extend(self.play(next));
                    self.left = self.left.saturating_sub(1);
                    let reply = longest_resistance(self.exercise.game, &self.position, self.left);
                    let Some(reply) = reply.filter(|_| self.left > 0) else { break };
                    seen.extend(self.play(reply));
                }
            }
        }
        seen
    }

    fn mark_all(&mut self) {
        self.marks = self.starts().into_iter().map(|(pit, way)| (pit, forward(way))).collect();
    }

    fn starts(&self) -> Vec<(Pit, Direction)> {
        let legal = self.exercise.game.legal(&self.position);
        legal.into_iter().filter_map(as_sowing).collect()
    }

    /// Plays a legal action.
    fn play(&mut self, action: Action) -> Option<Turn> {
        let mut events = Vec::new();
        let before = self.position;
        let after = self.exercise.game.play(&before, action, &mut events).ok()?;
        self.position = after;
        Some(Turn { before, events, after })
    }

    fn check_marks(&mut self) -> Step {
        let game = self.exercise.game;
        let legal = self.starts();
        let marked: Vec<(Pit, Direction)> = self.marks().collect();
        let wrong: Vec<_> = marked
            .iter()
            .filter_map(|&(pit, direction)| {
                let why = game.check(&self.position, Action::Sow { pit, direction }).err()?;
                Some(((pit, direction), why))
            })
            .collect();
        let missing: Vec<_> = legal.into_iter().filter(|start| !marked.contains(start)).collect();
        if wrong.is_empty() && missing.is_empty() {
            self.over = true;
            return Step::Right(Vec::new());
        }
        Step::Wrong(Why::Marks { wrong, missing })
    }

    fn check_laps(&mut self, laps: u32) -> Step {
        let Some((ends, _)) = self.exercise.sown() else { return Step::Nothing };
        if laps == 0 {
            return Step::Nothing;
        }
        match ends.get(laps as usize - 1) {
            _ if laps as usize == ends.len() => self.see_the_sowing(),
            Some(&(pit, how)) => {
                Step::Wrong(Why::GoesOn { lap: laps, pit, captures: how == LapEnd::Capture })
            }
            None => Step::Wrong(Why::EndsBefore { laps }),
        }
    }

    fn check_end(&mut self, pit: Pit) -> Step {
        let Some((ends, _)) = self.exercise.sown() else { return Step::Nothing };
        if !self.exercise.game.board().has(pit) {
            return Step::Nothing;
        }
        if ends.last().is_some_and(|&(end, _)| end == pit) {
            return self.see_the_sowing();
        }
        let passed = ends.iter().position(|&(end, _)| end == pit);
        Step::Wrong(match passed {
            Some(lap) => {
                Why::GoesOn { lap: lap as u32 + 1, pit, captures: ends[lap].1 == LapEnd::Capture }
            }
            None => Why::NoLapEnds { pit },
        })
    }

    fn see_the_sowing(&mut self) -> Step {
        self.over = true;
        let turn = self.exercise.sowing.and_then(|sowing| self.play(sowing));
        Step::Right(turn.into_iter().collect())
    }

    fn check_sowing(&mut self, pit: Pit, direction: Direction) -> Step {
        let game = self.exercise.game;
        let action = Action::Sow { pit, direction };
        if let Err(refusal) = game.check(&self.position, action) {
            return Step::Wrong(Why::Refused { refusal, sowing: (pit, direction) });
        }
        let Ok(next) = game.sow(&self.position, action, &mut ()) else { return Step::Nothing };
        let won = has_won(game, &next, self.position.side());
        match self.exercise.kind {
            // Whoever has no answer any more is not always who has lost.
            Kind::SaveRow | Kind::WinInOne | Kind::WinInTwo | Kind::WinInThree
                if !won && game.outcome(&next).is_some() =>
            {
                Step::Wrong(Why::EndsUnwon)
            }
            Kind::SaveRow => match lost_to(game, &next) {
                Some(reply) => Step::Wrong(self.loses(&next, reply)),
                None => self.end_with(action),
            },
            Kind::MostSeeds => {
                let taken = |action| tally(game, &self.position, action).captured;
                let seeds = taken(action);
                let more =
                    turns(game, &self.position).iter().any(|&(other, _)| taken(other) > seeds);
                if more { Step::Wrong(Why::TakesLess { seeds }) } else { self.end_with(action) }
            }
            _ => self.check_win(action, &next),
        }
    }

    fn check_win(&mut self, action: Action, next: &Position) -> Step {
        let game = self.exercise.game;
        if has_won(game, next, self.position.side()) {
            return self.end_with(action);
        }
        let left = self.left - 1;
        let Some(refutation) = refutation(game, next, left) else {
            let mut seen: Vec<Turn> = self.play(action).into_iter().collect();
            self.left = left;
            if let Some(reply) = longest_resistance(game, &self.position, left) {
                seen.extend(self.play(reply));
            }
            return Step::Right(seen);
        };
        let after = game.sow(next, refutation, &mut ());
        if after.is_ok_and(|after| has_won(game, &after, next.side())) {
            return Step::Wrong(self.loses(next, refutation));
        }
        if left > 0 {
            return Step::Wrong(Why::Holds { reply: refutation, left });
        }
        let mut events = Vec::new();
        let _ = game.sow(&self.position, action, &mut events);
        let last = events.iter().rev().find_map(|event| match *event {
            Event::Dropped { pit, .. } => Some(pit),
            _ => None,
        });
        last.map_or(Step::Nothing, |pit| Step::Wrong(Why::NoEnd { pit, reply: refutation }))
    }

    fn loses(&self, next: &Position, reply: Action) -> Why {
        let game = self.exercise.game;
        let after = game.sow(next, reply, &mut ()).ok();
        let outcome = after.and_then(|after| game.outcome(&after));
        let row = matches!(outcome, Some(Outcome::Won { by: WonBy::FrontRowEmptied, .. }));
        Why::LosesTo { reply, row }
    }

    fn end_with(&mut self, action: Action) -> Step {
        let turn = self.play(action);
        self.over = true;
        self.left = 0;
        Step::Right(turn.into_iter().collect())
    }
}

const fn forward(way: Direction) -> bool {
    matches!(way, Direction::Forward)
}

const fn way(forward: bool) -> Direction {
    if forward { Direction::Forward } else { Direction::Backward }
}
