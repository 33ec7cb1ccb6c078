//! What a turn looks like to somebody who follows its first laps only.

use super::eval::evaluate;
use super::value::WIN;
use crate::rules::{Action, Board, Event, Game, LapEnd, Pit, Position, Rules, Sink, Taken};

/// What a captured seed that waits in the hand is worth to its owner, as in `eval`.
const SEED_IN_HAND: i32 = 60;

/// Follows a sowing for some laps, and then looks away.
pub(super) struct Glance {
    /// The board as it lies where it looks away.
    pub pits: [u8; Board::MOST_PITS],
    /// What each side has laid aside by then.
    pub won: [u8; 2],
    /// Captured by then.
    pub captured: u8,
    /// Where the last lap that was seen ended.
    pub last: Option<Pit>,
    hand: u8,
    mover: usize,
    laps: u32,
    most: u32,
    looks_away: bool,
}

impl Sink for Glance {
    fn event(&mut self, event: Event) {
        let next_lap = matches!(event, Event::Lifted { .. } | Event::Entered { .. });
        self.looks_away |= next_lap && self.laps >= self.most;
        if self.looks_away {
            return;
        }
        match event {
            Event::Lifted { pit, seeds, .. } => {
                self.pits[pit.index()] = 0;
                self.hand = seeds;
            }
            Event::Dropped { pit, now } => {
                self.pits[pit.index()] = now;
                self.hand -= 1;
            }
            Event::LapEnded { pit, how } => {
                self.laps += 1;
                self.last = Some(pit);
                // Where it goes on, the last seed is not seen to be lifted.
                debug_assert!(how == LapEnd::Capture || self.hand == 0);
            }
            Event::Captured { pit, seeds, taken, .. } => {
                self.pits[pit.index()] = 0;
                self.captured += seeds;
                match taken {
                    Taken::IntoHand => self.hand += seeds,
                    Taken::ForGood => self.won[self.mover] += seeds,
                }
            }
            _ => {}
        }
    }
}

/// Follows so many laps of a legal sowing.
fn follow(game: Game, position: &Position, action: Action, laps: u32) -> Glance {
    let mut pits = [0; Board::MOST_PITS];
    pits[..position.pits().len()].copy_from_slice(position.pits());
    let mut glance = Glance {
        pits,
        won: position.won(),
        captured: 0,
        last: None,
        hand: position.hand(),
        mover: position.side().index(),
        laps: 0,
        most: laps,
        looks_away: false,
    };
    let sown = game.sow(position, action, &mut glance);
    debug_assert!(sown.is_ok(), "a legal sowing ends");
    glance
}

/// The first lap of a legal sowing.
pub(super) fn first_lap(game: Game, position: &Position, action: Action) -> Glance {
    follow(game, position, action, 1)
}

/// What an action is worth to who plays it, as far as its first laps show: the board as it stands after them, as if
/// the turn were over. Who sees the turn end sees where it leads.
pub(super) fn value(
    game: Game,
    position: &Position,
    action: Action,
    next: &Position,
    laps: u32,
) -> i32 {
    let side = position.side();
    let glance = follow(game, position, action, laps);
    if !glance.looks_away
        && let Some(outcome) = game.outcome(next)
    {
        return match outcome.winner() {
            Some(winner) if winner == side => WIN - 1,
            Some(_) => 1 - WIN,
            None => 0,
        };
    }
    let board = position.board();
    let seen = &glance.pits[..position.pits().len()];
    let Ok(seen) = Position::new(board, seen, glance.won, side.other()) else { return 0 };
    let in_hand = if board == Board::FourRows { SEED_IN_HAND * i32::from(glance.hand) } else { 0 };
    in_hand - evaluate(game, &seen)
}

/// The seeds that the first lap of a turn captures.
pub(super) fn first_capture(game: Game, position: &Position, action: Action) -> u8 {
    first_lap(game, position, action).captured
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sample::Sampler;
    use crate::rules::Outcome;

    #[test]
    fn who_follows_every_lap_sees_where_the_turn_leads() {
        for game in Game::ALL {
            let mut whole = 0;
            for position in Sampler::new(game, 1).take(40) {
                for action in game.legal(&position) {
                    let next = game.sow(&position, action, &mut ()).expect("legal sowings end");
                    let seen = value(game, &position, action, &next, u32::MAX);
                    let won = game.outcome(&next).and_then(Outcome::winner);
                    match won {
                        Some(winner) => {
                            assert_eq!(
                                seen,
                                if winner == position.side() { WIN - 1 } else { 1 - WIN }
                            );
                        }
                        None if next.side() != position.side() && game.outcome(&next).is_none() => {
                            assert_eq!(seen, -evaluate(game, &next), "{game:?} {position:?}");
                            whole += 1;
                        }
                        None => {}
                    }
                }
            }
            assert!(whole > 50, "{game:?}: {whole}");
        }
    }

    #[test]
    fn what_comes_after_the_last_lap_that_is_seen_changes_nothing() {
        for game in Game::ALL {
            let mut differ = 0;
            for position in Sampler::new(game, 2).take(60) {
                for action in game.legal(&position) {
                    let next = game.sow(&position, action, &mut ()).expect("legal sowings end");
                    let laps = |laps| value(game, &position, action, &next, laps);
                    // Another end of the same turn is not seen.
                    let elsewhere = value(game, &position, action, &position, 1);
                    let long = laps(1) != laps(u32::MAX);
                    if long && game.outcome(&next).is_none() {
                        assert_eq!(laps(1), elsewhere, "{game:?} {position:?} {action:?}");
                    }
                    differ += u32::from(long);
                }
            }
            assert!(differ > 50, "{game:?}: {differ}");
        }
    }
}
