//! Which seed lies where.
//!
//! The rules count seeds; the table shows each one. Every seed has a number and keeps it for the whole
//! match, so that an eye can follow it from pit to hand to pit.

use crate::app::stage::{Home, SeedMotion, Stage};
use crate::rules::{Board, Event, Pit, Position, Taken};

/// The seats of all seeds at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seats {
    board: Board,
    side: usize,
    pits: Vec<Vec<u8>>,
    hand: Vec<u8>,
    over: Pit,
    won: [Vec<u8>; 2],
}

impl Seats {
    /// Seeds laid out for a position, the first in the first pit: the same each time.
    ///
    /// `hand_over` is the pit that a hand with seeds in it hovers over.
    pub(super) fn of(position: &Position, hand_over: Pit) -> Self {
        let mut next = 0..Stage::MOST_SEEDS as u8;
        let mut take = |count: u8| next.by_ref().take(usize::from(count)).collect::<Vec<u8>>();
        let pits = position.pits().iter().map(|&count| take(count)).collect();
        let won = position.won().map(&mut take);
        let over = position.pending().map_or(hand_over, |pending| pending.pit);
        let hand = take(position.hand());
        let side = position.side().index();
        Seats { board: position.board(), side, pits, hand, over, won }
    }

    /// These seats as they are for another position: seeds that may stay where they are do so, and an eye
    /// sees only what was put or taken.
    pub(super) fn relaid(mut self, position: &Position) -> Self {
        let next = Seats::of(position, self.over);
        if next.board != self.board {
            return next;
        }
        let wanted = next.piles().map(Vec::len).collect::<Vec<_>>();
        for (pile, &wanted) in self.piles_mut().zip(&wanted) {
            pile.truncate(wanted);
        }
        let kept: Vec<u8> = self.piles().flatten().copied().collect();
        let mut free = (0..Stage::MOST_SEEDS as u8).filter(|seed| !kept.contains(seed));
        for (pile, &wanted) in self.piles_mut().zip(&wanted) {
            let missing = wanted - pile.len();
            pile.extend(free.by_ref().take(missing));
        }
        Seats { side: next.side, over: next.over, ..self }
    }

    /// Everywhere that seeds can lie.
    fn piles(&self) -> impl Iterator<Item = &Vec<u8>> {
        self.pits.iter().chain(&self.won).chain([&self.hand])
    }

    fn piles_mut(&mut self) -> impl Iterator<Item = &mut Vec<u8>> {
        self.pits.iter_mut().chain(&mut self.won).chain([&mut self.hand])
    }

    /// The motions of all seeds with nothing in flight.
    pub(super) fn rest(&self) -> Vec<SeedMotion> {
        let mut motions = vec![SeedMotion::rest(Home::Away); Stage::MOST_SEEDS];
        let mut put = |seeds: &[u8], home: &dyn Fn(u8) -> Home| {
            for (slot, &seed) in seeds.iter().enumerate() {
                motions[usize::from(seed)] = SeedMotion::rest(home(slot as u8));
            }
        };
        for pit in self.board.pits() {
            let seeds = &self.pits[pit.index()];
            put(seeds, &|slot| Home::Pit { pit, slot, of: seeds.len() as u8 });
        }
        let hand = &self.hand;
        put(hand, &|slot| Home::Hand { over: self.over, slot, of: hand.len() as u8 });
        for side in crate::rules::Side::BOTH {
            let won = &self.won[side.index()];
            put(won, &|slot| Home::Won { side, slot, of: won.len() as u8 });
        }
        motions
    }

    /// Does what the event tells.
    pub(super) fn apply(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { side, .. } => self.side = side.index(),
            Event::Lifted { pit, .. } => {
                self.hand = std::mem::take(&mut self.pits[pit.index()]);
                self.over = pit;
            }
            Event::Dropped { pit, .. } => {
                self.over = pit;
                if let Some(seed) = self.hand.pop() {
                    self.pits[pit.index()].push(seed);
                }
            }
            Event::Captured { pit, by, taken, .. } => {
                let seeds = std::mem::take(&mut self.pits[pit.index()]);
                match taken {
                    Taken::IntoHand => {
                        self.hand = seeds;
                        self.over = by;
                    }
                    Taken::ForGood => self.won[self.side].extend(seeds),
                }
            }
            Event::Entered { kichwa, .. } => self.over = kichwa,
            Event::LapEnded { .. }
            | Event::KichwaAsked { .. }
            | Event::TurnEnded { .. }
            | Event::GameEnded { .. } => {}
        }
    }

    /// How many seeds lie in a pit.
    #[cfg(test)]
    pub(super) fn count(&self, pit: Pit) -> usize {
        self.pits[pit.index()].len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Draft, Edit, Game, Rules, Side};

    #[test]
    fn what_is_laid_by_hand_leaves_all_other_seeds_where_they_are() {
        for game in [Game::ALL[0], Game::Djenon] {
            let mut draft = Draft::of(&game.start());
            let mut seats = Seats::of(&draft.laid(), Pit(0));
            let mut edits = vec![Edit::Take(Pit(3)), Edit::Empty(Pit(7)), Edit::Add(Pit(3))];
            edits.extend([Edit::Add(Pit(11)), Edit::AddWon(Side::North), Edit::Take(Pit(0))]);
            for edit in edits {
                let before = seats.clone();
                let was = draft;
                draft.edit(edit).expect("there are seeds enough");
                seats = seats.relaid(&draft.laid());
                let mut all: Vec<u8> = seats.piles().flatten().copied().collect();
                assert_eq!(all.len(), draft.total());
                all.sort_unstable();
                all.dedup();
                assert_eq!(all.len(), draft.total(), "each seed lies in one place: {edit:?}");
                for pit in game.board().pits() {
                    let (old, new) = (&before.pits[pit.index()], &seats.pits[pit.index()]);
                    assert_eq!(new.len(), usize::from(draft.seeds(pit)));
                    let stayed = usize::from(was.seeds(pit).min(draft.seeds(pit)));
                    assert_eq!(old[..stayed], new[..stayed], "{edit:?}");
                }
            }
            let other = if game == Game::Djenon { Game::ALL[0] } else { Game::Djenon };
            let start = other.start();
            assert_eq!(seats.relaid(&start), Seats::of(&start, Pit(0)));
        }
    }

    #[test]
    fn seats_follow_the_position_event_by_event() {
        for game in Game::ALL {
            let mut position = game.start();
            let mut seats = Seats::of(&position, Pit(0));
            for turn in 0..120 {
                let legal = game.legal(&position);
                let Some(&action) = legal.get(turn * 5 % legal.len().max(1)) else { break };
                let mut events = Vec::new();
                let next = game.play(&position, action, &mut events).expect("legal");
                for event in &events {
                    position.apply(*event);
                    seats.apply(event);
                    for pit in game.board().pits() {
                        assert_eq!(seats.count(pit), usize::from(position.seeds(pit)), "{event:?}");
                    }
                    assert_eq!(seats.hand.len(), usize::from(position.hand()));
                }
                assert_eq!(position, next);
                let mut seen: Vec<u8> = seats
                    .pits
                    .iter()
                    .flatten()
                    .chain(&seats.hand)
                    .chain(seats.won.iter().flatten())
                    .copied()
                    .collect();
                seen.sort_unstable();
                let total = position.total() as u8;
                assert_eq!(seen, (0..total).collect::<Vec<_>>());
            }
        }
    }
}
