//! The staff get in, and nobody else does.

use super::{Kiosk, visitor};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved};
use mbili::app::kiosk::House;
use mbili::app::kiosk::counts::Counter;
use mbili::app::kiosk::visit::Lies;
use mbili::app::session::Intent;
use mbili::app::settings::{Change, Settings};
use mbili::app::ui::house::{StaffWish, Wish};
use mbili::kiosk::pin::PinHash;
use mbili::kiosk::statistics::{Report, Store};
use mbili::kiosk::watch::AGAIN;
use mbili::rules::{Game, KichwaRule};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);
const CORNERS: [[f32; 2]; 4] = [[4.0, 4.0], [1276.0, 4.0], [1276.0, 716.0], [4.0, 716.0]];

fn with_pin() -> Kiosk {
    let pin = PinHash::of("2468").expect("a PIN");
    Kiosk::new(&format!("[staff]\npin = \"{}\"\n", pin.as_str()))
}

/// Touches the corners and holds the last.
fn corners(kiosk: &mut Kiosk, held: f32) {
    for corner in CORNERS {
        kiosk.finger(TouchPhase::Started, corner.into());
        if corner == CORNERS[3] {
            kiosk.seconds(held);
        }
        kiosk.finger(TouchPhase::Ended, corner.into());
    }
}

fn type_pin(kiosk: &mut Kiosk, pin: &str) {
    for digit in pin.bytes() {
        kiosk.wish(Wish::Staff(StaffWish::Digit(digit - b'0')));
    }
    kiosk.wish(Wish::Staff(StaffWish::Enter));
}

fn let_in() -> Kiosk {
    let mut kiosk = with_pin();
    corners(&mut kiosk, 3.2);
    assert_eq!(kiosk.visit().lies, Lies::Pin);
    type_pin(&mut kiosk, "2468");
    assert_eq!(kiosk.visit().lies, Lies::Staff);
    kiosk
}

fn exits(kiosk: &Kiosk) -> Vec<AppExit> {
    let messages = kiosk.table.app.world().resource::<Messages<AppExit>>();
    messages.iter_current_update_messages().cloned().collect()
}

#[test]
fn corners_a_hold_and_the_pin_let_in() {
    let mut kiosk = let_in();
    kiosk.wish(Wish::Staff(StaffWish::Leave));
    assert_eq!(kiosk.visit().lies, Lies::Nothing);
    assert!(kiosk.plays_alone());
    corners(&mut kiosk, 1.0);
    assert_eq!(kiosk.visit().lies, Lies::Nothing, "not held for long enough");
}

/// What a mouse does before the next frame.
#[derive(Clone, Copy)]
enum Mouse {
    To([f32; 2]),
    Down,
    Up,
    Leaves,
}

fn mouse(kiosk: &mut Kiosk, does: &[Mouse]) {
    let (window, button) = (kiosk.window, MouseButton::Left);
    for deed in does {
        match *deed {
            Mouse::To(place) => {
                kiosk.tell(CursorMoved { window, position: place.into(), delta: None });
            }
            Mouse::Down => {
                kiosk.tell(MouseButtonInput { button, state: ButtonState::Pressed, window });
            }
            Mouse::Up => {
                kiosk.tell(MouseButtonInput { button, state: ButtonState::Released, window });
            }
            Mouse::Leaves => kiosk.tell(CursorLeft { window }),
        }
    }
    kiosk.table.frames(1);
}

#[test]
fn a_press_of_the_mouse_counts_where_it_was_made_however_much_comes_in_a_frame() {
    use Mouse::{Down, Leaves, To, Up};
    let [first, second, third, last] = CORNERS;
    let middle = [640.0, 360.0];
    let lets_in = |frames: &[&[Mouse]]| {
        let mut kiosk = with_pin();
        frames.iter().for_each(|does| mouse(&mut kiosk, does));
        kiosk.seconds(3.2);
        kiosk.visit().lies == Lies::Pin
    };
    let click = |at| [To(at), Down, Up, To(middle)];
    assert!(lets_in(&[&click(first), &click(second), &click(third), &[To(last), Down]]));
    let all = [click(first), click(second), click(third)].concat();
    assert!(lets_in(&[&[all.as_slice(), &[To(last), Down]].concat()]), "all in one frame");
    // The place is told in one frame, and the press in the next.
    assert!(lets_in(&[&click(first), &click(second), &click(third), &[To(last)], &[Down]]));
    // What is pressed elsewhere and ends in a corner is no corner.
    let drag = |to| [To(middle), Down, To(to), Up];
    assert!(!lets_in(&[&click(first), &click(second), &drag(third), &[To(last), Down]]));
    assert!(!lets_in(&[&click(first), &click(second), &click(third), &[Down, To(last)]]));
    // Nor is one that was left, or that the mouse goes out of.
    assert!(!lets_in(&[&click(first), &click(second), &click(third), &[To(last), Leaves, Down]]));
    assert!(!lets_in(&[
        &click(first),
        &click(second),
        &click(third),
        &[To(last), Down, To(middle)]
    ]));
}

#[test]
fn a_wrong_pin_has_to_wait_and_without_a_hash_nobody_gets_in() {
    let mut kiosk = with_pin();
    corners(&mut kiosk, 3.2);
    type_pin(&mut kiosk, "1111");
    assert_eq!((kiosk.visit().lies, kiosk.visit().wrong), (Lies::Pin, true));
    type_pin(&mut kiosk, "2468");
    assert_eq!(kiosk.visit().lies, Lies::Pin, "while one has to wait nothing is taken");
    kiosk.seconds(2.0);
    type_pin(&mut kiosk, "2468");
    assert_eq!(kiosk.visit().lies, Lies::Staff);
    // Who only says "that was it" has tried nothing.
    let mut kiosk = with_pin();
    corners(&mut kiosk, 3.2);
    (0..5).for_each(|_| type_pin(&mut kiosk, ""));
    assert!(!kiosk.visit().wrong);
    type_pin(&mut kiosk, "2468");
    assert_eq!(kiosk.visit().lies, Lies::Staff);
    let mut kiosk = Kiosk::new("");
    corners(&mut kiosk, 3.2);
    for pin in ["", "0000", "2468"] {
        type_pin(&mut kiosk, pin);
        assert_eq!(kiosk.visit().lies, Lies::Pin);
        kiosk.seconds(10.0);
    }
}

#[test]
fn nothing_of_the_staff_can_be_wanted_without_the_pin() {
    let mut kiosk = with_pin();
    for lies in [Lies::Nothing, Lies::Panel, Lies::Pin] {
        if lies == Lies::Pin {
            corners(&mut kiosk, 3.2);
        }
        for wish in [StaffWish::Volume(0), StaffWish::Clean, StaffWish::Again, StaffWish::Close] {
            kiosk
                .table
                .app
                .world_mut()
                .resource_mut::<mbili::app::kiosk::Wishes>()
                .0
                .push(Wish::Staff(wish));
            kiosk.table.frames(1);
            assert_eq!(exits(&kiosk), []);
        }
        assert!(!matches!(kiosk.visit().lies, Lies::Cleaning(_) | Lies::Staff));
        assert_eq!(kiosk.table.app.world().resource::<House>().volume, 60);
    }
}

#[test]
fn staff_who_go_away_leave_nothing_open() {
    for kiosk in [&mut let_in(), &mut with_pin()] {
        if kiosk.visit().lies == Lies::Nothing {
            // Nor the keys, and what was typed there.
            corners(kiosk, 3.2);
            kiosk.wish(Wish::Staff(StaffWish::Digit(2)));
            assert_eq!((kiosk.visit().lies, kiosk.visit().typed.len()), (Lies::Pin, 1));
        }
        kiosk.seconds(61.0);
        assert_eq!((kiosk.visit().lies, kiosk.visit().typed.len()), (Lies::Nothing, 0));
        assert!(!kiosk.visit().is_on() && kiosk.plays_alone());
    }
}

#[test]
fn while_the_screen_is_cleaned_touches_do_nothing() {
    let mut kiosk = let_in();
    kiosk.wish(Wish::Staff(StaffWish::Clean));
    for wipe in 0..250_u16 {
        kiosk.touch(Vec2::new(f32::from(wipe) * 5.0, 200.0));
        if wipe < 130 {
            assert!(matches!(kiosk.visit().lies, Lies::Cleaning(_)), "{wipe}");
        }
    }
    kiosk.seconds(1.0);
    assert_eq!(kiosk.visit().lies, Lies::Staff);
}

#[test]
fn the_volume_of_the_staff_stays() {
    for volume in [30, 0] {
        let mut kiosk = let_in();
        kiosk.wish(Wish::Staff(StaffWish::Volume(volume)));
        kiosk.wish(Wish::Staff(StaffWish::Leave));
        let is_kept = |kiosk: &Kiosk| {
            let settings = kiosk.table.app.world().resource::<Settings>();
            assert_eq!((settings.volume, settings.muted), (volume, volume == 0));
        };
        is_kept(&kiosk);
        kiosk.touch(Vec2::new(600.0, 300.0));
        kiosk.wish(Wish::Want(Intent::Change(Change::Muted(volume > 0))));
        kiosk.seconds(85.0);
        is_kept(&kiosk);
    }
}

#[test]
fn the_staff_close_the_table_or_have_it_started_again() {
    for (wish, wanted) in
        [(StaffWish::Close, AppExit::Success), (StaffWish::Again, AppExit::from_code(AGAIN))]
    {
        let mut kiosk = let_in();
        kiosk
            .table
            .app
            .world_mut()
            .resource_mut::<mbili::app::kiosk::Wishes>()
            .0
            .push(Wish::Staff(wish));
        kiosk.table.frames(1);
        assert_eq!(exits(&kiosk), [wanted]);
    }
}

/// The visits that were counted, those of them that were cut, and their seconds.
fn counted(kiosk: &Kiosk) -> (u64, u64, u64) {
    kiosk.table.app.world().resource::<Counter>().flush();
    let Some(database) = Store::read(&kiosk.folder).expect("it can be read") else {
        return (0, 0, 0);
    };
    let day = super::noon().date();
    let total = Report::read(&database, day, day).expect("it is whole").total();
    (total.sessions, total.cut, total.seconds)
}

#[test]
fn the_way_in_of_the_staff_is_no_visit_and_a_visitors_before_it_is_one() {
    // At the first try, or after a corner that was missed and a wrong PIN; and whatever they do there.
    let ways = [
        (0, StaffWish::Leave),
        (1, StaffWish::Leave),
        (2, StaffWish::Volume(30)),
        (0, StaffWish::Clean),
        (1, StaffWish::Again),
    ];
    for (tries, wish) in ways {
        let mut kiosk = with_pin();
        (0..tries).for_each(|_| kiosk.touch(CORNERS[tries].into()));
        kiosk.seconds(9.0);
        corners(&mut kiosk, 3.2);
        assert_eq!(kiosk.visit().lies, Lies::Pin);
        assert!(!kiosk.visit().is_on());
        type_pin(&mut kiosk, "1111");
        kiosk.seconds(3.0);
        type_pin(&mut kiosk, "2468");
        kiosk.touch(Vec2::new(600.0, 300.0));
        kiosk.wish(Wish::Staff(wish));
        kiosk.wish(Wish::Staff(StaffWish::Leave));
        kiosk.seconds(1.0);
        assert!(!kiosk.visit().is_on());
        assert_eq!(counted(&kiosk), (0, 0, 0), "{wish:?}, {tries} tries before");
    }
    // Whoever was there before the staff came was a visitor, until then.
    let others: [fn(&mut Kiosk); 2] = [
        |kiosk| kiosk.touch(Vec2::new(600.0, 300.0)),
        |kiosk| {
            kiosk.touch(CORNERS[1].into());
            let window = kiosk.window;
            let (key_code, logical_key) = (KeyCode::KeyH, Key::Character("h".into()));
            let state = ButtonState::Pressed;
            kiosk.table.app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key,
                state,
                text: None,
                repeat: false,
                window,
            });
            kiosk.table.frames(1);
        },
    ];
    for does in others {
        let mut kiosk = with_pin();
        does(&mut kiosk);
        kiosk.seconds(20.0);
        corners(&mut kiosk, 3.2);
        kiosk.seconds(30.0);
        type_pin(&mut kiosk, "2468");
        kiosk.wish(Wish::Staff(StaffWish::Leave));
        let (visits, cut, seconds) = counted(&kiosk);
        assert_eq!((visits, cut), (1, 0));
        assert!((23..26).contains(&seconds), "{seconds}");
        // And the next is counted as ever.
        kiosk.touch(Vec2::new(600.0, 300.0));
        kiosk.seconds(85.0);
        assert_eq!(counted(&kiosk).0, 2);
    }
}

/// Ten thousand touches anywhere, many of them in corners, on the real table.
#[test]
fn random_touches_never_reach_the_staff() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    let mut random = StdRng::seed_from_u64(7);
    for touch in 0..10_000_u32 {
        let corner = CORNERS[random.random_range(0..4)];
        let anywhere = [random.random_range(0.0..1280.0), random.random_range(0.0..720.0)];
        let at = if random.random_bool(0.2) { corner } else { anywhere };
        kiosk.touch(at.into());
        assert!(!matches!(kiosk.visit().lies, Lies::Pin | Lies::Staff), "touch {touch}");
    }
    assert_eq!(exits(&kiosk), []);
}
