//! What a moment teaches, built from facts.

use super::{Alternative, Moment, worth};
use crate::engine::solve::Verdict;
use crate::rules::{Outcome, Side, WonBy};

/// What is to be learned from a turn that gave something away. The better turn is the first of
/// [`Moment::better`]; turns are those of both players, the better turn included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The better turn wins at once.
    WinInOne,
    /// The turn itself ended the game, like this.
    Ended(WonBy),
    /// The opponent can win at once, like this.
    LetsWinInOne(WonBy),
    /// It captured more than the better turn, and gave the outcome away.
    BiggerCapture {
        /// Seeds that it captured.
        took: u32,
        /// Seeds that the better turn captures.
        instead: u32,
        /// In how many turns the better turn wins, if it wins and that is known.
        wins_in: Option<u16>,
    },
    /// It lets the opponent capture much, and gave the outcome away.
    LetsCapture {
        /// Seeds that the opponent's best answer captures.
        seeds: u32,
        /// Seeds that the better turn captures.
        instead: u32,
        /// In how many turns the better turn wins, if it wins and that is known.
        wins_in: Option<u16>,
    },
    /// It gave the outcome away.
    GivesAway {
        /// In how many turns the better turn wins, if it wins and that is known.
        wins_in: Option<u16>,
    },
    /// It still wins, and takes long.
    Slower {
        /// The better turn wins in so many turns,
        better: u16,
        /// the one that was played in so many.
        played: u16,
    },
    /// It loses anyway, and soon.
    Shorter {
        /// The better turn holds out for so many turns,
        better: u16,
        /// the one that was played for so many.
        played: u16,
    },
    /// It costs seeds, in a game that counts them.
    Seeds {
        /// How many fewer its player has in the end.
        fewer: u8,
    },
    /// Its player gave up, and need not have.
    GaveUp {
        /// In how many turns that side wins, if it wins and that is known.
        wins_in: Option<u16>,
    },
}

/// A capture that is worth telling.
const MUCH: u32 = 5;

/// What is known of a turn that gave the outcome away.
pub(super) struct Facts<'a> {
    pub side: Side,
    pub better: &'a Alternative,
    /// What the turn that was played captured.
    pub took: u32,
    /// How it ended the game, if it did.
    pub ended: Option<Outcome>,
    /// The opponent's best answer, and how it ends the game, if it does.
    pub answer: Option<(Alternative, Option<Outcome>)>,
}

impl Facts<'_> {
    /// The lesson; the most telling fact comes first.
    pub(super) fn lesson(&self) -> Lesson {
        let instead = self.better.turn.tally.captured;
        let wins_in = wins_in(self.side, self.better.verdict);
        if wins_in == Some(1) {
            return Lesson::WinInOne;
        }
        if let Some(Outcome::Won { by, .. }) = self.ended {
            return Lesson::Ended(by);
        }
        let lost = |outcome: &Outcome| outcome.winner() == Some(self.side.other());
        if let Some((_, Some(outcome))) = &self.answer
            && lost(outcome)
            && let Outcome::Won { by, .. } = *outcome
        {
            return Lesson::LetsWinInOne(by);
        }
        if self.took > instead && self.took > 1 {
            return Lesson::BiggerCapture { took: self.took, instead, wins_in };
        }
        let seeds = self.answer.as_ref().map_or(0, |(answer, _)| answer.turn.tally.captured);
        if seeds >= MUCH {
            return Lesson::LetsCapture { seeds, instead, wins_in };
        }
        Lesson::GivesAway { wins_in }
    }
}

/// In how many turns this side wins, if it wins and that is known.
pub(super) fn wins_in(side: Side, verdict: Option<Verdict>) -> Option<u16> {
    verdict.filter(|verdict| verdict.winner == Some(side)).and_then(|verdict| verdict.turns)
}

impl Moment {
    /// Whether the outcome was given away, and not only time or seeds.
    #[must_use]
    pub fn gave_away(&self) -> bool {
        matches!(self.lesson, Lesson::GaveUp { .. })
            || worth(self.side, self.before) > worth(self.side, self.after)
    }
}
