//! Advice on positions whose worth is known.

use super::{NEVER, NODES, advice, limits};
use mbili::engine::advice::{Advice, Asked, Reason, advise};
use mbili::engine::solve::{Judge, Limits};
use mbili::notation::{parse_position, print_move};
use mbili::rules::*;
use std::sync::atomic::AtomicBool;

const SUSTAIN: Game = Game::ALL[0];

fn told(game: Game, advice: &Advice, position: &Position) -> String {
    match advice.action {
        Action::Sow { .. } => {
            let turn = mbili::notation::Move::of(&[advice.action]).expect("a start");
            print_move(game, position, &turn)
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn the_starts_are_advised_as_they_are_proven() {
    let start = |game: Game| advice(game, &[], game.start(), NODES).expect("the game goes on");
    let found = start(SUSTAIN);
    assert!(["A3R", "A6L"].contains(&told(SUSTAIN, &found, &SUSTAIN.start()).as_str()));
    assert_eq!(found.reasons[0], Reason::WinsIn { turns: 21 });
    assert!(found.reasons.iter().any(|reason| matches!(reason, Reason::Captures { .. })));

    let found = start(Game::ALL[1]);
    assert_eq!(found.reasons[0], Reason::WinsIn { turns: 3 });

    let found = start(Game::ALL[2]);
    assert_eq!(found.reasons[0], Reason::EveryTurnLoses);
    let traps = |reason: &&Reason| matches!(reason, Reason::Traps { .. });
    assert_eq!(found.reasons.iter().filter(traps).count(), 1, "{found:?}");

    let found = start(Game::Djenon);
    assert_eq!(told(Game::Djenon, &found, &Game::Djenon.start()), "A5");
    assert_eq!(found.reasons[..2], [Reason::WinsWith { score: [26, 22] }, Reason::MostSeeds]);
}

#[test]
fn a_turn_that_wins_says_so_and_no_more() {
    let mut position = SUSTAIN.start();
    for step in 0..400_usize {
        let legal = SUSTAIN.legal(&position);
        assert!(!legal.is_empty(), "a game without a win at hand");
        let wins = |&action: &Action| {
            let next = SUSTAIN.sow(&position, action, &mut ()).expect("legal sowings end");
            SUSTAIN.outcome(&next).is_some()
        };
        if legal.iter().any(wins) {
            let found = advice(SUSTAIN, &[], position, NODES).expect("the game goes on");
            assert!(wins(&found.action));
            assert_eq!(found.reasons, [Reason::WinsIn { turns: 1 }]);
            return;
        }
        position = SUSTAIN.sow(&position, legal[step * 7 % legal.len()], &mut ()).expect("legal");
    }
    panic!("no turn ever wins");
}

#[test]
fn without_a_proof_nothing_is_claimed() {
    for game in Game::ALL {
        let found = advice(game, &[], game.start(), 1).expect("the game goes on");
        let ahead = |reason: &Reason| matches!(reason, Reason::LooksAhead { .. });
        // The last start of `choose` ends the game in three turns, which a single look can prove.
        let proven = found.reasons.iter().any(|reason| reason.claims_the_outcome());
        assert!(proven || found.reasons.iter().any(ahead), "{game:?}: {found:?}");
        assert!(!proven || game == Game::ALL[1], "{game:?}: {found:?}");
    }
    // A judge of another game is not believed.
    let asked = Asked { game: SUSTAIN, history: &[], position: SUSTAIN.start() };
    let found = advise(&asked, &mut Judge::new(Game::ALL[2], 1 << 20), &limits(NODES));
    let found = found.expect("the game goes on");
    assert!(!found.reasons.iter().any(|reason| reason.claims_the_outcome()), "{found:?}");
}

#[test]
fn a_match_that_went_round_once_is_judged_no_more() {
    let start = SUSTAIN.start();
    let other = start.swapped();
    let claims = |history: &[Position]| {
        let found = advice(SUSTAIN, history, start, NODES).expect("the game goes on");
        found.reasons.iter().any(|reason| reason.claims_the_outcome())
    };
    assert!(claims(&[start, other]), "everything stood once");
    assert!(!claims(&[start, other, other]), "something stood twice");
    let long = vec![start.mirrored(); 1];
    assert!(claims(&long));
    // Very many turns, all different as far as seeds go.
    let many: Vec<Position> = (0..1_001_u16)
        .map(|number| {
            let mut pits = [0; 32];
            pits[0] = (number % 200) as u8;
            pits[1] = (number / 200) as u8;
            Position::new(Board::FourRows, &pits, [0, 0], Side::South).expect("few seeds")
        })
        .collect();
    assert!(claims(&many[..1_000]));
    assert!(!claims(&many));
}

#[test]
fn a_game_that_is_over_and_one_that_is_stopped_have_no_advice() {
    let over = "[ 0 0 0 0 0 0 0 0 | 1 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 1 0 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]";
    let over = parse_position(Board::FourRows, over).expect("a position");
    assert_eq!(advice(SUSTAIN, &[], over, NODES), None);
    let stopped = AtomicBool::new(true);
    for stop in [&NEVER, &stopped] {
        let limits = Limits { nodes: NODES, stop };
        let asked = Asked { game: SUSTAIN, history: &[], position: SUSTAIN.start() };
        let found = advise(&asked, &mut Judge::new(SUSTAIN, 1 << 20), &limits);
        assert_eq!(found.is_some(), std::ptr::eq(stop, &NEVER));
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    for game in Game::ALL {
        let mut position = game.start();
        for step in 0..6_usize {
            let asked = || advice(game, &[], position, NODES);
            assert_eq!(asked(), asked());
            let legal = game.legal(&position);
            let Some(&action) = legal.get(step * 5 % legal.len().max(1)) else { break };
            position = game.sow(&position, action, &mut ()).expect("legal sowings end");
        }
    }
}
