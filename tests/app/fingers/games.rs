//! Whole games by touches alone, from the title to the rematch.

use super::hand::{Glass, Hand};
use mbili::app::session::{MatchSetup, Seat};
use mbili::app::space::goes_right;
use mbili::app::state::Screen;
use mbili::engine::auto::Rating;
use mbili::rules::{Action, Game, KichwaRule, Pit, Rules};
use std::time::{Duration, Instant};

/// What a finger did in a game.
#[derive(Default)]
struct Told {
    turns: usize,
    kichwa_by_button: usize,
    kichwa_by_pit: usize,
    passes: usize,
    skips: usize,
}

/// Plays what is on the table to its end, touching whatever the moment asks for.
fn play_to_the_end(hand: &mut Hand) -> Told {
    let mut told = Told::default();
    let mut lot: usize = 5;
    let started = Instant::now();
    while hand.screen() == Screen::Match {
        assert!(started.elapsed().as_secs() < 240, "no end after {} turns", told.turns);
        hand.settle();
        if !hand.playing().human_to_move() || hand.is_moving() {
            // The computer thinks on another thread, and may just have answered.
            std::thread::sleep(Duration::from_millis(1));
            hand.frames(1);
            continue;
        }
        hand.assert_untouched();
        lot = (lot * 31 + 11) % 1009;
        let legal = hand.playing().legal.clone();
        let action = legal[lot % legal.len()];
        let before = hand.actions();
        match action {
            Action::Sow { pit, direction } => {
                hand.tap(hand.pit(pit));
                if hand.playing().game() == Game::Djenon {
                    assert_eq!(hand.actions(), before + 1, "one touch sows in Djenon");
                } else {
                    assert_eq!(hand.actions(), before, "a pit alone sows nothing");
                    assert_eq!(hand.pointing().chosen, Some(pit));
                    assert_eq!(hand.pointing().aim.is_some(), only_way(&legal, pit));
                    let board = hand.playing().game().board();
                    let right = goes_right(board, pit, direction, board.owner(pit));
                    hand.touch(if right { "To the right" } else { "To the left" });
                }
                told.turns += 1;
            }
            Action::Enter { kichwa } => {
                let board = hand.playing().game().board();
                let pit = board.kichwa(hand.playing().position.side(), kichwa);
                if lot.is_multiple_of(2) {
                    told.kichwa_by_pit += 1;
                    hand.tap(hand.pit(pit));
                } else {
                    told.kichwa_by_button += 1;
                    let left = kichwa == mbili::rules::Kichwa::Left;
                    hand.touch(if left { "Left kichwa" } else { "Right kichwa" });
                }
            }
            Action::Pass => {
                told.passes += 1;
                hand.touch("Pass");
            }
        }
        assert_eq!(hand.playing().record.actions()[before], action);
        // A finger on the board while the seeds fly plays nothing; one on Skip lands them.
        if told.turns % 5 == 1 && hand.is_moving() && hand.screen() == Screen::Match {
            let before = hand.actions();
            hand.tap(hand.pit(Pit(3)));
            if hand.is_moving() {
                assert_eq!(hand.actions(), before);
                if hand.control("Skip").is_some() {
                    hand.touch("Skip");
                    told.skips += 1;
                    assert!(!hand.is_moving());
                }
            }
        }
    }
    told
}

/// Whether a pit can be sown one way only.
fn only_way(legal: &[Action], from: Pit) -> bool {
    let ways = legal.iter().filter(|a| matches!(a, Action::Sow { pit, .. } if *pit == from));
    ways.count() == 1
}

#[test]
fn two_friends_play_kujifunza_with_fingers_alone() {
    let mut hand = Hand::new(Glass::Plain);
    hand.touch("New match");
    assert_eq!(hand.screen(), Screen::NewMatch);
    hand.touch("More choices");
    hand.touch("Mancala World");
    hand.touch("A friend here");
    hand.touch("Begin");
    let game = Game::Kujifunza(KichwaRule::Choose);
    let setup = MatchSetup { game, seats: [Seat::Human; 2] };
    assert_eq!(hand.playing().setup, setup);
    let told = play_to_the_end(&mut hand);
    assert!(told.turns >= 8, "{} turns", told.turns);
    assert!(told.kichwa_by_button > 0 && told.kichwa_by_pit > 0);
    assert_eq!(hand.screen(), Screen::Results);
    assert!(hand.playing().ending.is_some());
    hand.assert_untouched();
    hand.touch("Look at the board");
    hand.touch("Back to the result");
    let first = hand.playing().id.clone();
    hand.touch("Play again");
    assert_eq!(hand.screen(), Screen::Match);
    assert_ne!(hand.playing().id, first);
    assert_eq!((hand.actions(), hand.playing().game()), (0, game));
}

#[test]
fn djenon_is_played_against_the_computer_with_fingers_alone() {
    let mut hand = Hand::new(Glass::MovesTheMouse);
    hand.touch("New match");
    hand.touch("Djenon-aboure");
    hand.touch("Begin");
    let computer = Seat::Computer(Rating::default().level());
    let setup = MatchSetup { game: Game::Djenon, seats: [Seat::Human, computer] };
    assert_eq!(hand.playing().setup, setup);
    let told = play_to_the_end(&mut hand);
    assert!(told.turns >= 4 && told.skips > 0, "{} turns, {} skips", told.turns, told.skips);
    assert_eq!(hand.screen(), Screen::Results);
    hand.touch("Play again");
    // The opponent has followed how the match ended.
    let rating = hand.settings().opponent();
    assert_eq!(rating.games(), 1);
    let computer = Seat::Computer(rating.level());
    assert_eq!(hand.playing().setup.seats, [computer, Seat::Human]);
    for _ in 0..5_000 {
        if hand.actions() > 0 {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
        hand.frames(1);
    }
    assert!(hand.actions() > 0, "the computer begins the rematch");
    hand.settle();
    hand.touch("Menu");
    hand.touch("To the title");
    assert_eq!(hand.screen(), Screen::Title);
}
