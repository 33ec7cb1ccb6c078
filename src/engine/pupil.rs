//! How the first level looks at a turn: it sees the first lap, and it is timid.
//!
//! A level that sees little and takes what it sees is as good as a beginner who does the same. What makes it weaker is
//! what it likes. In Bao the pupil leaves its front row alone where it can, wants no gap in it, heaps its seeds and aims
//! at the middle; it has an eye on what lies open to a capture, most when its front row is thin; and when it has fallen
//! behind it loses heart, takes little and minds no gap. In Djenon-aboure it takes what a lap captures, sows big pits, and grudges every
//! seed that leaves its own row and every lap that ends far along a row.
//!
//! How much it likes what was fitted to two numbers at once: the share of critical positions that it plays right
//! ([`band`](super::calibration::band)), and how often a beginner beats it.

use super::eval::seeds_to_take;
use super::glance::first_lap;
use crate::rules::{Action, Board, Game, KichwaRule, Pit, Position, Side};

/// What the pupil likes, in points; less than nothing is what it shuns.
struct Taste {
    /// Each seed of the pit that it lifts.
    sown: i32,
    /// Lifting a pit of the front row, where there is a back row.
    front: i32,
    /// Each seed that the lap captures.
    captured: i32,
    /// And as many more where it has fallen behind.
    captured_behind: i32,
    /// Each seed in its fullest pit, afterwards.
    heaped: i32,
    /// Each seed in its pits, afterwards.
    kept: i32,
    /// Each filled pit of its front row, afterwards, unless it has fallen behind.
    filled: i32,
    /// Each half column between the middle of the board and the lap's last seed.
    aside: i32,
    /// Each pit of a row that the lap goes along before its last seed.
    far: i32,
    /// Each of its seeds that the other side could capture, as the board then lies.
    open: i32,
    /// And as many more where few pits of its front row are filled.
    open_if_thin: i32,
}

/// In Bao; what lies open weighs by house rule.
const BAO: Taste = Taste {
    sown: 15,
    front: -300,
    captured: 0,
    captured_behind: -100,
    heaped: 40,
    kept: 0,
    filled: 100,
    aside: -50,
    far: 0,
    open: -20,
    open_if_thin: -70,
};

/// In Djenon-aboure.
const DJENON: Taste = Taste {
    sown: 40,
    front: 0,
    captured: 50,
    captured_behind: 0,
    heaped: 0,
    kept: 120,
    filled: 0,
    aside: 0,
    far: -80,
    open: 0,
    open_if_thin: 0,
};

/// A front row with so many filled pits, or fewer, is thin.
const THIN: usize = 4;

const fn taste(game: Game) -> Taste {
    match game {
        Game::Kujifunza(KichwaRule::Sustain) => BAO,
        Game::Kujifunza(KichwaRule::Choose | KichwaRule::ChooseFirst) => Taste { open: -14, ..BAO },
        Game::Djenon => DJENON,
    }
}

/// Whether a side has less than seven of sixteen seeds on the board.
fn is_behind(position: &Position, side: Side) -> bool {
    let [own, other] = [side, side.other()].map(|side| position.seeds_of(side));
    9 * own <= 7 * other
}

/// The filled pits of a side's front row.
fn filled_in_front(position: &Position, side: Side) -> usize {
    let board = position.board();
    let filled = |pit: &Pit| board.is_front(*pit) && position.seeds(*pit) > 0;
    board.pits_of(side).filter(filled).count()
}

/// What an action is worth to the pupil.
pub(super) fn value(game: Game, position: &Position, action: Action) -> i32 {
    let (taste, board, side) = (taste(game), position.board(), position.side());
    let lap = first_lap(game, position, action);
    let behind = is_behind(position, side);
    let mut points = i32::from(lap.captured) * taste.captured;
    if behind {
        points += i32::from(lap.captured) * taste.captured_behind;
    }
    if let Action::Sow { pit, .. } = action {
        points += taste.sown * i32::from(position.seeds(pit));
        if board == Board::FourRows && board.is_front(pit) {
            points += taste.front;
        }
    }
    let Ok(seen) = Position::new(board, &lap.pits[..position.pits().len()], lap.won, side.other())
    else {
        return points;
    };
    let own = || board.pits_of(side).map(|pit| i32::from(seen.seeds(pit)));
    points += taste.heaped * own().max().unwrap_or(0) + taste.kept * own().sum::<i32>();
    if let Some(last) = lap.last {
        points += taste.far * i32::from(board.ring_index(last));
        let aside = (2 * i32::from(board.column(last)) - i32::from(board.columns()) + 1).abs();
        points += taste.aside * aside;
    }
    if board == Board::FourRows {
        if !behind {
            points += taste.filled * filled_in_front(&seen, side) as i32;
        }
        let open = seeds_to_take(&seen);
        let thin = filled_in_front(position, side) <= THIN;
        let thin = if thin { taste.open_if_thin } else { 0 };
        points += (taste.open + thin) * open;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sample::Sampler;
    use crate::rules::Rules;

    const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

    /// The most liked of the legal actions.
    fn liked(game: Game, position: &Position) -> Action {
        let legal = game.legal(position).into_iter();
        legal.max_by_key(|&action| value(game, position, action)).expect("an action")
    }

    #[test]
    fn the_front_row_is_left_alone_where_it_can_be() {
        let from_front = |position: &Position, action: Action| match action {
            Action::Sow { pit, .. } => position.board().is_front(pit),
            Action::Enter { .. } | Action::Pass => false,
        };
        let (mut choices, mut front) = (0, 0);
        for position in Sampler::new(BAO, 1).take(600) {
            let legal = BAO.legal(&position);
            let fronts = legal.iter().filter(|&&action| from_front(&position, action)).count();
            if fronts > 0 && fronts < legal.len() {
                choices += 1;
                front += usize::from(from_front(&position, liked(BAO, &position)));
            }
        }
        assert!(choices > 100 && 5 * front < choices, "{front} of {choices}");
    }

    #[test]
    fn who_has_fallen_behind_takes_less() {
        // Those positions alone in which more and less can be taken: the share of the most that is taken.
        let mut taken = [(0, 0); 2];
        for position in Sampler::new(BAO, 2).take(3_000) {
            let captures = |action| first_lap(BAO, &position, action).captured;
            let legal = BAO.legal(&position);
            let most = legal.iter().map(|&action| captures(action)).max().unwrap_or(0);
            if legal.iter().any(|&action| captures(action) < most) {
                let group = &mut taken[usize::from(is_behind(&position, position.side()))];
                group.0 += u32::from(captures(liked(BAO, &position)));
                group.1 += u32::from(most);
            }
        }
        let [well, behind] = taken.map(|(taken, most)| f64::from(taken) / f64::from(most));
        assert!(behind < 0.8 * well, "{taken:?}");
    }

    #[test]
    fn seven_of_sixteen_seeds_are_too_few() {
        let of = |own: u8| {
            let mut pits = [0; Board::MOST_PITS];
            (pits[0], pits[16]) = (own, 64 - own);
            Position::new(Board::FourRows, &pits, [0; 2], Side::South).expect("a board")
        };
        assert!(is_behind(&of(28), Side::South) && !is_behind(&of(29), Side::South));
        assert!(is_behind(&of(36), Side::North) && !is_behind(&of(35), Side::North));
    }

    #[test]
    fn in_djenon_seeds_are_kept() {
        let (mut kept, mut least, mut most) = (0, 0, 0);
        for position in Sampler::new(Game::Djenon, 3).take(600) {
            let crossing = |action| {
                let lap = first_lap(Game::Djenon, &position, action);
                let pits = position.board().pits_of(position.side());
                pits.map(|pit| i32::from(lap.pits[pit.index()])).sum::<i32>()
            };
            let all = || Game::Djenon.legal(&position).into_iter().map(crossing);
            kept += crossing(liked(Game::Djenon, &position));
            least += all().min().unwrap_or(0);
            most += all().max().unwrap_or(0);
        }
        assert!(4 * (most - kept) < most - least, "{kept} of {least} to {most}");
    }
}
