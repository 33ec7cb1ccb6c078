//! What the actions are worth, as far as it is proven; which is best, and what of that there is to say.

use super::Reason;
use crate::engine::complete_turns;
use crate::engine::solve::{Judge, Limits, Verdict};
use crate::rules::{Action, Game, Position, Rules, Side, Tally};

/// An action, what it does, and what is known of the game after it.
pub(super) struct Choice {
    pub action: Action,
    pub next: Position,
    pub tally: Tally,
    /// Counted from before the action.
    worth: Option<Verdict>,
    /// If it loses: how many of the opponent's answers win, of how many.
    traps: Option<(u16, u16)>,
}

/// How good an action is for its mover, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    Win,
    Draw,
    Unknown,
    Loss,
}

impl Choice {
    pub fn of(game: Game, position: &Position, action: Action) -> Option<Self> {
        let mut tally = Tally::default();
        let next = game.sow(position, action, &mut tally).ok()?;
        Some(Choice { action, next, tally, worth: None, traps: None })
    }

    pub fn class(&self, side: Side) -> Class {
        match self.worth {
            None => Class::Unknown,
            Some(Verdict { winner: Some(winner), .. }) if winner == side => Class::Win,
            Some(Verdict { winner: Some(_), .. }) => Class::Loss,
            Some(Verdict { winner: None, .. }) => Class::Draw,
        }
    }

    pub fn captured(&self) -> u32 {
        self.tally.captured
    }

    fn turns(&self) -> Option<u16> {
        self.worth.and_then(|worth| worth.turns)
    }

    /// Own seeds in the end, and the opponent's, where they are known.
    fn score(&self, side: Side) -> Option<[u8; 2]> {
        let score = self.worth?.score?;
        Some([score[side.index()], score[side.other().index()]])
    }

    fn own(&self, side: Side) -> u8 {
        self.score(side).map_or(0, |[own, _]| own)
    }

    /// Of a thousand answers, so many that win for the opponent.
    fn risk(&self) -> u32 {
        self.traps
            .map_or(1000, |(right, answers)| u32::from(right) * 1000 / u32::from(answers).max(1))
    }
}

/// The best class that an action is known to be of; `None` if there are no actions.
pub(super) fn best(side: Side, choices: &[Choice]) -> Option<Class> {
    choices.iter().map(|choice| choice.class(side)).min()
}

/// A judge, and how many positions it may still look at.
pub(super) struct Budget<'a> {
    pub judge: &'a mut Judge,
    limits: &'a Limits<'a>,
    until: u64,
}

impl<'a> Budget<'a> {
    pub fn new(judge: &'a mut Judge, limits: &'a Limits<'a>) -> Self {
        let until = judge.nodes().saturating_add(limits.nodes);
        Budget { judge, limits, until }
    }

    /// No question takes more than half of it.
    fn left(&self) -> Limits<'a> {
        let left = self.until.saturating_sub(self.judge.nodes());
        Limits { nodes: left.min(self.limits.nodes / 2), ..*self.limits }
    }

    /// What a position is worth.
    fn verdict(&mut self, game: Game, position: &Position) -> Option<Verdict> {
        if let Some(outcome) = game.outcome(position) {
            let (winner, score) = (outcome.winner(), outcome.score());
            return Some(Verdict { winner, score, turns: Some(0) });
        }
        let limits = self.left();
        self.judge.verdict(position, &limits)
    }

    /// Judges all actions.
    pub fn judge_all(&mut self, game: Game, choices: &mut [Choice]) {
        for choice in choices {
            choice.worth = self.verdict(game, &choice.next).map(|worth| counted(worth, choice));
        }
    }

    /// The best action of this class, by its place; in finding it, lengths and traps become known.
    pub fn pick(&mut self, game: Game, side: Side, choices: &mut [Choice], class: Class) -> usize {
        for choice in choices.iter_mut().filter(|choice| choice.class(side) == class) {
            self.find_length(game, choice);
            if class == Class::Loss {
                choice.traps = self.traps(game, side, &choice.next);
            }
        }
        let of_class = (0..choices.len()).filter(|&index| choices[index].class(side) == class);
        let key = |&index: &usize| {
            let choice = &choices[index];
            let turns = choice.turns();
            let length = match class {
                Class::Loss => u16::MAX - turns.unwrap_or(0),
                _ => turns.unwrap_or(u16::MAX),
            };
            (u8::MAX - choice.own(side), choice.risk(), length, u32::MAX - choice.captured())
        };
        of_class.min_by_key(key).unwrap_or(0)
    }

    fn find_length(&mut self, game: Game, choice: &mut Choice) {
        let known = choice.turns().is_some() || game.outcome(&choice.next).is_some();
        if known || matches!(game, Game::Djenon) {
            return;
        }
        let limits = self.left();
        if let Some(worth) = self.judge.full_verdict(&choice.next, &limits) {
            choice.worth = Some(counted(worth, choice));
        }
    }

    /// How many of the answers to a lost position win for the opponent, of how many.
    fn traps(&mut self, game: Game, side: Side, next: &Position) -> Option<(u16, u16)> {
        if next.pending().is_some() || game.outcome(next).is_some() {
            return None;
        }
        let (mut right, mut answers) = (0, 0);
        for answer in complete_turns(game, next) {
            let verdict = self.verdict(game, &answer.after)?;
            answers += 1;
            right += u16::from(verdict.winner == Some(side.other()));
        }
        Some((right, answers))
    }
}

/// A verdict of the position after an action, counted from before it. While a kichwa is waited for the turn goes on.
fn counted(worth: Verdict, choice: &Choice) -> Verdict {
    let this = u16::from(choice.next.pending().is_none());
    Verdict { turns: worth.turns.map(|turns| turns + this), ..worth }
}

/// What there is to say of what the chosen action is worth.
pub(super) fn reasons(side: Side, choices: &[Choice], chosen: usize) -> Vec<Reason> {
    let this = &choices[chosen];
    let others = || {
        let all = choices.iter().enumerate();
        all.filter(|(index, _)| *index != chosen).map(|(_, choice)| choice)
    };
    let alone = choices.len() == 1;
    let all_others =
        |is: &dyn Fn(Class) -> bool| !alone && others().all(|choice| is(choice.class(side)));
    let mut said = Vec::new();
    match this.class(side) {
        Class::Win => {
            said.push(match (this.score(side), this.turns()) {
                (Some(score), _) => Reason::WinsWith { score },
                (None, Some(turns)) => Reason::WinsIn { turns },
                (None, None) => Reason::Wins,
            });
            if all_others(&|class| matches!(class, Class::Draw | Class::Loss)) {
                said.push(Reason::OnlyWinning);
            } else if !alone && most_seeds(side, this, others()) {
                said.push(Reason::MostSeeds);
            }
        }
        Class::Draw => {
            said.push(match this.score(side) {
                Some([seeds, _]) => Reason::DrawsWith { seeds },
                None => Reason::Draws,
            });
            said.extend(all_others(&|class| class == Class::Loss).then_some(Reason::OnlyHope));
        }
        Class::Unknown => {
            said.extend(all_others(&|class| class == Class::Loss).then_some(Reason::OnlyHope));
        }
        Class::Loss => {
            said.push(match this.score(side) {
                Some(score) => Reason::LosesWith { score },
                None => Reason::EveryTurnLoses,
            });
            if let Some((right, answers)) =
                this.traps.filter(|(right, answers)| 2 * right <= *answers)
            {
                said.push(Reason::Traps { right, answers });
            }
            let longest = |turns: u16| {
                others().all(|choice| choice.turns().is_some_and(|other| other <= turns))
            };
            if let Some(turns) = this.turns().filter(|&turns| longest(turns)) {
                said.push(Reason::HoldsOut { turns });
            }
        }
    }
    said
}

/// Whether every other action is known to end with fewer seeds.
fn most_seeds<'a>(side: Side, this: &Choice, mut others: impl Iterator<Item = &'a Choice>) -> bool {
    let own = this.score(side).map(|[own, _]| own);
    others.all(|choice| choice.score(side).is_some_and(|[other, _]| Some(other) < own))
}
