//! Djenon-aboure, on the same sowing loop. Source: J, after Jordi Climent Tondo.

use super::action::{Action, Actions};
use super::event::{Event, LapEnd, Sink, Taken, TurnEnd, TurnKind};
use super::outcome::{DrawnBy, Outcome, Refusal, WonBy};
use super::position::Position;
use super::ring::{Board, Direction, Pit, Side};
use super::sow::{Endless, Opening, Sowing, Verdict, sow};

const BOARD: Board = Board::TwoRows;

/// Four seeds in each of twelve pits, South to move. (J)
pub(super) fn start() -> Position {
    let mut pits = [0; Board::MOST_PITS];
    pits[..12].fill(4);
    Position { pits, won: [0, 0], hand: 0, side: Side::South, pending: None, board: BOARD }
}

fn pits_to_sow(position: &Position, side: Side) -> impl Iterator<Item = Pit> {
    BOARD.pits_of(side).filter(|pit| position.pits[pit.index()] >= 2)
}

/// Over when every pit holds one seed or none; each side adds the seeds of its own row. (J)
pub(super) fn only_singles_left(position: &Position) -> Option<Outcome> {
    let over = position.pits.iter().all(|&seeds| seeds <= 1);
    over.then(|| by_seeds(position))
}

/// What each side has won, with the seeds of its own row.
#[must_use]
pub(super) fn score(position: &Position) -> [u8; 2] {
    Side::BOTH.map(|side| {
        let row: u8 = BOARD.pits_of(side).map(|pit| position.pits[pit.index()]).sum();
        position.won[side.index()] + row
    })
}

fn by_seeds(position: &Position) -> Outcome {
    let seeds = score(position);
    match seeds[0].cmp(&seeds[1]) {
        std::cmp::Ordering::Greater => {
            Outcome::Won { side: Side::South, by: WonBy::MoreSeeds(seeds) }
        }
        std::cmp::Ordering::Less => Outcome::Won { side: Side::North, by: WonBy::MoreSeeds(seeds) },
        std::cmp::Ordering::Equal => Outcome::Drawn { by: DrawnBy::EqualSeeds(seeds) },
    }
}

/// What may be played, but for sowings that never end.
pub(super) fn candidates(position: &Position) -> Actions {
    let direction = Direction::Forward;
    let mut actions: Actions =
        pits_to_sow(position, position.side).map(|pit| Action::Sow { pit, direction }).collect();
    if actions.is_empty() && only_singles_left(position).is_none() {
        actions.push(Action::Pass);
    }
    actions
}

/// Why an action is no candidate.
pub(super) fn check(position: &Position, action: Action) -> Result<(), Refusal> {
    if only_singles_left(position).is_some() {
        return Err(Refusal::GameOver);
    }
    match action {
        Action::Enter { .. } => Err(Refusal::NoKichwaAsked),
        Action::Pass => match pits_to_sow(position, position.side).next() {
            Some(instead) => Err(Refusal::MustSow { instead }),
            None => Ok(()),
        },
        Action::Sow { pit, direction } => {
            super::check_own_pit(position, pit).map_err(|refusal| {
                let must_pass = pits_to_sow(position, position.side).next().is_none();
                match refusal {
                    Refusal::EmptyPit(pit) | Refusal::SingleSeed(pit) if must_pass => {
                        Refusal::MustPass(pit)
                    }
                    other => other,
                }
            })?;
            match direction {
                Direction::Forward => Ok(()),
                Direction::Backward => Err(Refusal::OneWayOnly(pit)),
            }
        }
    }
}

/// A turn of the side to move.
pub(super) fn turn_kind(position: &Position) -> TurnKind {
    match pits_to_sow(position, position.side).next() {
        Some(_) => TurnKind::Sowing,
        None => TurnKind::Pass,
    }
}

/// Plays a candidate: a whole turn.
pub(super) fn play<S: Sink>(
    position: &Position,
    action: Action,
    sink: &mut S,
) -> Result<Position, Endless> {
    let mut next = *position;
    let side = position.side;
    let why = match action {
        Action::Sow { pit, direction } => {
            sink.event(Event::TurnBegan { side, kind: TurnKind::Sowing });
            sow(&mut Turn { side }, &mut next, Opening::Lift(pit), direction, sink)?
        }
        Action::Pass => {
            sink.event(Event::TurnBegan { side, kind: TurnKind::Pass });
            TurnEnd::Pass
        }
        Action::Enter { .. } => unreachable!("Djenon-aboure has no kichwa"),
    };
    next.side = side.other();
    sink.event(Event::TurnEnded { side, why });
    Ok(next)
}

struct Turn {
    side: Side,
}

impl Sowing for Turn {
    type Stop = TurnEnd;

    const FIRST_SEED_STAYS: bool = true;

    const RING: usize = 12;

    #[inline]
    fn ring_start(&self) -> usize {
        0
    }

    #[inline]
    fn next(&self, pit: Pit, direction: Direction) -> Pit {
        BOARD.next(pit, direction)
    }

    fn after_lap<S: Sink>(
        &mut self,
        position: &mut Position,
        last: Pit,
        direction: Direction,
        sink: &mut S,
    ) -> Verdict<TurnEnd> {
        match position.pits[last.index()] {
            1 => {
                sink.event(Event::LapEnded { pit: last, how: LapEnd::Empty });
                Verdict::Stop(TurnEnd::EmptyPit)
            }
            2 | 4 => {
                sink.event(Event::LapEnded { pit: last, how: LapEnd::Capture });
                // Backwards while pits hold exactly 2 or 4; an emptied pit ends the chain, so it
                // cannot go round for ever.
                let mut pit = last;
                while let seeds @ (2 | 4) = position.pits[pit.index()] {
                    position.pits[pit.index()] = 0;
                    position.won[self.side.index()] += seeds;
                    sink.event(Event::Captured { pit, seeds, by: last, taken: Taken::ForGood });
                    pit = BOARD.next(pit, direction.reversed());
                }
                Verdict::Stop(TurnEnd::Capture)
            }
            _ => Verdict::Relay,
        }
    }
}
