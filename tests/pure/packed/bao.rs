//! One position of Kujifunza in the packed engine and in the rules.

use super::Count;
use mbili::engine::packed::{Bao, Core, End, Pick, Played};
use mbili::rules::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

pub fn rule_of(game: Game) -> KichwaRule {
    match game {
        Game::Kujifunza(rule) => rule,
        Game::Djenon => panic!("Djenon-aboure has no kichwa"),
    }
}

/// Compares what may be played, what each action leads to, and whether the game is over.
pub fn check(
    core: Core,
    game: Game,
    position: &Position,
    random: &mut StdRng,
    count: &mut Count,
) -> Option<Position> {
    count.positions += 1;
    let rule = rule_of(game);
    let (board, pick) = Bao::pack(position).expect("a board of Bao");
    let at = |what: &str| format!("{} {game:?} {position:?}: {what}", core.name());
    let mut legal = Vec::new();
    let mut compare = |action: Action, packed: Result<Played, Endless>, ends: bool| {
        let mut tally = Tally::default();
        let next = game.sow(position, action, &mut tally);
        count.starts += 1;
        equal(position, next, tally, packed).unwrap_or_else(|what| {
            panic!("{}: {what}", at(&format!("{action:?}")));
        });
        assert_eq!(ends, game.ends(position, action), "{}", at(&format!("{action:?}")));
        count.laps += u64::from(tally.laps);
        count.captured += u64::from(tally.captured);
        match next {
            Ok(next) if ends => legal.push(next),
            _ => count.endless += 1,
        }
    };
    let candidates = game.candidates(position);
    let mut actions = Actions::new();
    match pick {
        Some(pick) => {
            for kichwa in Kichwa::BOTH {
                let action = Action::Enter { kichwa };
                let packed = core.enter(rule, &board, pick, kichwa);
                compare(action, packed, core.pick_ends(rule, &board, pick, kichwa));
                actions.push(action);
            }
        }
        None => {
            let starts = core.starts(&board);
            assert_eq!(starts.len(), candidates.len(), "{}", at("the number of starts"));
            let mtaji = game.turn_kind(position) == TurnKind::Mtaji;
            if !starts.is_empty() {
                assert_eq!(starts.captures(), mtaji, "{}", at("mtaji or takata"));
            }
            for start in starts {
                assert_eq!(start.captures(), mtaji);
                let action = start.action(position.side());
                let packed = core.play(rule, &board, start);
                compare(action, packed, core.ends(rule, &board, start));
                actions.push(action);
            }
        }
    }
    assert_eq!(actions, candidates, "{}", at("the starts"));
    let over = match pick {
        None if board.own_front_is_empty() => Some((false, WonBy::FrontRowEmptied)),
        None if board.other_front_is_empty() => Some((true, WonBy::FrontRowEmptied)),
        _ => legal.is_empty().then_some((false, WonBy::NoLegalStart)),
    };
    let over = over.map(|(mover_wins, by)| {
        let mover = position.side();
        Outcome::Won { side: if mover_wins { mover } else { mover.other() }, by }
    });
    assert_eq!(over, game.outcome(position), "{}", at("the outcome"));
    if over.is_some() {
        count.over += 1;
        return None;
    }
    legal.choose(random).copied()
}

/// Whether both came to the same.
fn equal(
    before: &Position,
    next: Result<Position, Endless>,
    tally: Tally,
    packed: Result<Played, Endless>,
) -> Result<(), String> {
    let (next, packed) = match (next, packed) {
        (Err(Endless), Err(Endless)) => return Ok(()),
        (Ok(next), Ok(packed)) => (next, packed),
        (next, packed) => return Err(format!("{packed:?}, not {next:?}")),
    };
    let (board, pick) = Bao::pack(&next).expect("a board of Bao");
    let end = match pick {
        Some(pick) => End::Asks(pick),
        None if next.hand() > 0 => End::FrontRowEmptied { hand: next.hand() },
        None => End::EmptyPit,
    };
    let expected = Played { board, end, laps: tally.laps };
    if packed != expected {
        return Err(format!("{packed:?}, not {expected:?}"));
    }
    // What was captured can be read off the other side's front row, which gains nothing in a turn.
    let front = |position: &Position| {
        let other = Board::FourRows.pits_of(before.side().other()).take(8);
        other.map(|pit| position.seeds(pit)).collect::<Vec<_>>()
    };
    let (old, new) = (front(before), front(&next));
    let emptied = old.iter().zip(&new).filter(|(old, new)| old != new);
    if emptied.clone().count() as u32 != tally.captures {
        return Err(format!("{} captures leave no trace", tally.captures));
    }
    let captured: u32 = emptied.map(|(old, _)| u32::from(*old)).sum();
    if captured != tally.captured {
        return Err(format!("{captured} seeds are missing, not {}", tally.captured));
    }
    Ok(())
}

#[test]
fn a_pick_is_packed_with_its_position() {
    let pending =
        Pending { direction: Direction::Backward, pit: Board::FourRows.pit(Side::North, 4) };
    let position = Position::new(Board::FourRows, &[3; 32], [0, 0], Side::North).expect("96 seeds");
    let position = position.with_pending(5, pending).expect("a middle pit");
    let (board, pick) = Bao::pack(&position).expect("a board of Bao");
    assert_eq!(board, Bao::new([3; 16], [3; 16]));
    assert_eq!(pick, Some(Pick { hand: 5, ring: 4, direction: Direction::Backward }));
    assert_eq!(Bao::pack(&Game::Djenon.start()), None);
}
