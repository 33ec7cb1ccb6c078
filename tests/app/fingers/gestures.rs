//! What fingers do beside tapping: slide, rest, come in pairs, and are taken back by the system.

use super::hand::{Glass, Hand, INDEX, THUMB};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use mbili::app::session::{Intent, MatchSetup, Seat};
use mbili::app::space::{BoardView, Threats};
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Action, Game, KichwaRule, Pit, Rules};

const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Choose);
const GLASSES: [Glass; 2] = [Glass::Plain, Glass::MovesTheMouse];

/// Two friends at the glass.
fn friends(glass: Glass, game: Game) -> Hand {
    let mut hand = Hand::new(glass);
    let setup = MatchSetup { game, seats: [Seat::Human; 2] };
    hand.app.world_mut().write_message(Intent::Begin(setup));
    hand.frames(8);
    assert_eq!(hand.screen(), Screen::Match);
    hand
}

/// Pits that can be sown now, each once.
fn open(hand: &Hand) -> Vec<Pit> {
    let mut pits: Vec<Pit> = hand
        .playing()
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Sow { pit, .. } => Some(*pit),
            _ => None,
        })
        .collect();
    pits.dedup();
    assert!(pits.len() > 1);
    pits
}

#[test]
fn a_finger_that_is_gone_leaves_nothing_behind() {
    for glass in GLASSES {
        let mut hand = friends(glass, KUJIFUNZA);
        let pit = open(&hand)[0];
        let at = hand.pit(pit);
        hand.down(THUMB, at);
        hand.frames(3);
        assert_eq!(hand.pointing().pit, Some(pit), "the pit under the finger is shown");
        // Away from the board: no tap, and no more of it.
        let beside = Vec2::new(6.0, 6.0);
        hand.finger(THUMB, TouchPhase::Moved, beside);
        hand.frames(2);
        hand.up(THUMB, beside);
        hand.frames(3);
        hand.assert_untouched();
        // A tap chooses, and the finger is forgotten; a second one lets go.
        hand.tap(at);
        assert_eq!((hand.pointing().chosen, hand.pointing().pit), (Some(pit), None));
        hand.tap(at);
        hand.assert_untouched();
        assert_eq!(hand.actions(), 0);
    }
}

#[test]
fn a_touch_within_one_frame_is_a_whole_touch() {
    for glass in GLASSES {
        let mut hand = friends(glass, KUJIFUNZA);
        let pit = open(&hand)[0];
        let at = hand.pit(pit);
        hand.finger(THUMB, TouchPhase::Started, at);
        hand.finger(THUMB, TouchPhase::Moved, at + 1.0);
        hand.finger(THUMB, TouchPhase::Ended, at + 1.0);
        hand.frames(6);
        assert_eq!((hand.pointing().chosen, hand.pointing().pit), (Some(pit), None), "{glass:?}");
        // The last move and the end in one frame.
        hand.down(THUMB, at);
        hand.finger(THUMB, TouchPhase::Moved, at + 2.0);
        hand.finger(THUMB, TouchPhase::Ended, at + 2.0);
        hand.frames(6);
        hand.assert_untouched();
    }
}

#[test]
fn two_fingers_at_once_do_not_sow_twice() {
    use TouchPhase::{Ended, Started};
    // Which finger does what, and whether a frame passes before the next one.
    type Step = (u64, TouchPhase, bool);
    let orders: [&[Step]; 4] = [
        &[
            (THUMB, Started, false),
            (INDEX, Started, true),
            (THUMB, Ended, false),
            (INDEX, Ended, true),
        ],
        &[
            (THUMB, Started, true),
            (INDEX, Started, true),
            (THUMB, Ended, true),
            (INDEX, Ended, true),
        ],
        &[
            (THUMB, Started, true),
            (INDEX, Started, true),
            (INDEX, Ended, true),
            (THUMB, Ended, true),
        ],
        &[
            (THUMB, Started, false),
            (THUMB, Ended, false),
            (INDEX, Started, false),
            (INDEX, Ended, true),
        ],
    ];
    for glass in GLASSES {
        for order in orders {
            let mut hand = friends(glass, Game::Djenon);
            let pits = open(&hand);
            let places = [hand.pit(pits[0]), hand.pit(pits[1])];
            for &(finger, phase, frame) in order {
                hand.finger(finger, phase, places[usize::from(finger == INDEX)]);
                hand.frames(usize::from(frame));
            }
            hand.frames(4);
            hand.settle();
            assert_eq!(hand.actions(), 1, "{glass:?} {order:?}");
            hand.assert_untouched();
        }
    }
}

#[test]
fn a_finger_that_slides_elsewhere_does_nothing() {
    for glass in GLASSES {
        let mut hand = friends(glass, Game::Djenon);
        let pits = open(&hand);
        let panel = hand.find("Menu");
        let places = [hand.pit(pits[0]), hand.pit(pits[1]), panel];
        for from in places {
            for to in places.into_iter().filter(|to| *to != from) {
                hand.down(THUMB, from);
                for step in 1..=4_u8 {
                    let at = from.lerp(to, f32::from(step) / 4.0);
                    hand.finger(THUMB, TouchPhase::Moved, at);
                    hand.frames(1);
                }
                hand.up(THUMB, to);
                hand.frames(4);
                assert_eq!((hand.actions(), hand.modal()), (0, Modal::None), "{from} to {to}");
                hand.assert_untouched();
            }
        }
        hand.tap(places[0]);
        assert_eq!(hand.actions(), 1, "a tap still sows");
    }
}

#[test]
fn a_touch_on_a_panel_never_reaches_a_pit_behind_it() {
    for glass in GLASSES {
        let mut hand = friends(glass, Game::Djenon);
        let (width, height) = (1280.0, 720.0);
        let free = hand.app.world().resource::<BoardView>().free;
        // One pit fills the window, and it can be sown.
        let pit = open(&hand)[0];
        let everywhere = Rect::new(0.0, 0.0, width, height);
        for (place, rect) in
            hand.app.world_mut().resource_mut::<BoardView>().pits.iter_mut().enumerate()
        {
            *rect = if place == pit.index() { everywhere } else { Rect::default() };
        }
        hand.frames(2);
        for column in 1..8_u8 {
            for row in 0..12_u8 {
                let x = free.max.x + (width - free.max.x) * f32::from(column) / 8.0;
                let at = Vec2::new(x, height * (f32::from(row) + 0.5) / 12.0);
                if hand.is_on_a_button(at) {
                    continue;
                }
                hand.down(THUMB, at);
                hand.frames(1);
                assert_eq!(hand.pointing().pit, None, "{at}");
                hand.up(THUMB, at);
                hand.frames(2);
                assert_eq!(hand.actions(), 0, "{at}");
            }
        }
        hand.tap(free.center());
        assert_eq!(hand.actions(), 1, "the board itself answers");
    }
}

#[test]
fn a_finger_that_rests_is_a_tap_when_it_lifts() {
    for glass in GLASSES {
        let mut hand = friends(glass, Game::Djenon);
        let at = hand.pit(open(&hand)[0]);
        hand.down(THUMB, at);
        for trembling in 0..200_u8 {
            let off = Vec2::splat(f32::from(trembling % 3) - 1.0);
            hand.finger(THUMB, TouchPhase::Moved, at + off);
            hand.frames(1);
            assert_eq!(hand.actions(), 0, "nothing is sown under the finger");
        }
        hand.up(THUMB, at);
        hand.frames(2);
        assert_eq!(hand.actions(), 1);
        hand.settle();
        hand.assert_untouched();
    }
}

#[test]
fn a_finger_taken_back_by_the_system_did_nothing() {
    for glass in GLASSES {
        let mut hand = friends(glass, Game::Djenon);
        let at = hand.pit(open(&hand)[0]);
        for at in [at, hand.find("Menu")] {
            hand.down(THUMB, at);
            hand.frames(2);
            hand.finger(THUMB, TouchPhase::Canceled, at);
            hand.frames(4);
            assert_eq!((hand.actions(), hand.modal()), (0, Modal::None));
            hand.assert_untouched();
        }
        // Begun and taken back within a frame, with another finger on the glass.
        hand.finger(THUMB, TouchPhase::Started, at);
        hand.finger(INDEX, TouchPhase::Started, at);
        hand.finger(INDEX, TouchPhase::Canceled, at);
        hand.finger(THUMB, TouchPhase::Canceled, at);
        hand.frames(4);
        assert_eq!(hand.actions(), 0);
        hand.assert_untouched();
        hand.tap(at);
        assert_eq!(hand.actions(), 1, "the next touch is one like any other");
    }
}

#[test]
fn a_slider_lets_go_of_a_finger_taken_back() {
    for glass in GLASSES {
        let mut hand = Hand::new(glass);
        hand.touch("Settings");
        assert_eq!(hand.modal(), Modal::Settings);
        hand.touch("Sound");
        let slider = hand.control("Seeds and board").expect("a slider").bounds;
        let y = slider.center().y;
        let at = |share| slider.min.with_y(y).lerp(slider.max.with_y(y), share);
        hand.down(THUMB, at(0.3));
        for share in [0.4, 0.5, 0.6] {
            hand.finger(THUMB, TouchPhase::Moved, at(share));
            hand.frames(2);
        }
        let dragged = hand.settings().volume;
        assert!((50..=70).contains(&dragged), "{dragged}");
        hand.finger(THUMB, TouchPhase::Canceled, at(0.6));
        hand.frames(4);
        assert_eq!(hand.settings().volume, dragged, "where the finger left it");
        // The next finger, elsewhere, does not move it.
        let elsewhere = at(0.95) + Vec2::new(0.0, 400.0);
        for phase in [TouchPhase::Started, TouchPhase::Moved, TouchPhase::Ended] {
            hand.finger(THUMB, phase, elsewhere.min(Vec2::new(1270.0, 716.0)));
            hand.frames(3);
        }
        assert_eq!(hand.settings().volume, dragged, "{glass:?}");
        hand.touch("Close");
        assert_eq!(hand.modal(), Modal::None);
    }
}

#[test]
fn fingers_on_the_board_while_seeds_fly_play_nothing() {
    for glass in GLASSES {
        let mut hand = friends(glass, Game::Djenon);
        hand.app.world_mut().resource_mut::<mbili::app::settings::Settings>().speed = 0.25;
        hand.frames(2);
        let first = open(&hand)[0];
        hand.tap(hand.pit(first));
        assert_eq!(hand.actions(), 1);
        for pit in hand.playing().game().board().pits() {
            assert!(hand.is_moving(), "the seeds are still in the air");
            hand.tap(hand.pit(pit));
            assert_eq!(hand.actions(), 1, "{pit:?}");
            hand.assert_untouched();
        }
        hand.touch("Skip");
        hand.settle();
        let next = open(&hand)[0];
        hand.tap(hand.pit(next));
        assert_eq!(hand.actions(), 2);
    }
}

#[test]
fn a_finger_asks_what_could_be_lost_and_sends_it_away_again() {
    for glass in GLASSES {
        let mut hand = friends(glass, KUJIFUNZA);
        let told = |hand: &Hand| hand.app.world().resource::<Threats>().0.is_some();
        hand.touch("Show which pits");
        assert!(told(&hand));
        hand.touch("Hide which pits");
        assert!(!told(&hand));
        hand.touch("Show which pits");
        // A pit can still be chosen, and its turn ends the asking.
        let pit = open(&hand)[0];
        hand.tap(hand.pit(pit));
        assert!(told(&hand));
        let way = hand.control("To the right").filter(|card| !card.name.contains("must be"));
        hand.touch(if way.is_some() { "To the right" } else { "To the left" });
        assert_eq!(hand.actions(), 1);
        hand.settle();
        assert!(!told(&hand));
    }
}
