//! A thing on the glass whose contact comes and goes, before and beside people.

use super::{HOME, Kiosk, visitor};
use bevy::input::touch::{TouchInput, TouchPhase, touch_screen_input_system};
use bevy::prelude::*;
use bevy::window::CursorMoved;
use mbili::app::kiosk::counts::Counter;
use mbili::app::kiosk::visit::Lies;
use mbili::app::kiosk::{WallClock, Wishes};
use mbili::app::session::Intent;
use mbili::app::ui::house::Wish;
use mbili::kiosk::pin::PinHash;
use mbili::kiosk::statistics::{Report, Store};
use mbili::rules::{Game, KichwaRule, Rules};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

/// A thing: where it lies, and for how many frames of a tenth of a second it touches the glass, and does not.
#[derive(Clone, Copy)]
struct Leaf {
    at: Vec2,
    down: usize,
    up: usize,
}

const LEAF: Leaf = Leaf { at: Vec2::new(300.0, 400.0), down: 2, up: 3 };

impl Leaf {
    fn tell(self, kiosk: &mut Kiosk, phase: TouchPhase, nth: usize) {
        let position = self.at + Vec2::new((nth % 5) as f32 * 3.0, (nth % 3) as f32 * -4.0);
        let window = kiosk.window;
        // By X11 the first finger moves the mouse.
        if phase == TouchPhase::Started {
            kiosk.tell(CursorMoved { window, position, delta: None });
        }
        kiosk.tell(TouchInput { phase, position, window, force: None, id: 9 + nth as u64 % 2 });
    }

    /// It touches the glass once; what lies below it is pressed.
    fn touches(self, kiosk: &mut Kiosk, nth: usize) {
        self.tell(kiosk, TouchPhase::Started, nth);
        kiosk.table.frames(self.down);
        self.tell(kiosk, TouchPhase::Ended, nth);
        let wish = match (kiosk.visit().doubt(), kiosk.visit().place, kiosk.visit().lies) {
            (Some(_), ..) => Some(Wish::Here),
            (None, _, Lies::Night) => Some(Wish::Night),
            (None, place, Lies::Nothing) if place == HOME => {
                Some(Wish::Pit(BAO.board().pits().next().expect("a pit")))
            }
            _ => None,
        };
        kiosk.table.frames(1);
        kiosk.table.app.world_mut().resource_mut::<Wishes>().0.extend(wish);
        kiosk.table.frames(self.up - 1);
    }
}

/// Leaves touch the glass one after the other until nobody is there any more; how many seconds that took.
fn until_nobody_is_there(kiosk: &mut Kiosk, leaves: &[Leaf]) -> f32 {
    let mut frames = 0;
    for nth in 0..6_000 {
        let leaf = leaves[nth % leaves.len()];
        leaf.touches(kiosk, nth / leaves.len());
        frames += leaf.down + leaf.up;
        if !kiosk.visit().is_on() {
            return frames as f32 * super::STEP.as_secs_f32();
        }
    }
    panic!("somebody is there for ever");
}

fn visits(kiosk: &Kiosk) -> u64 {
    kiosk.table.app.world().resource::<Counter>().flush();
    let database = Store::read(&kiosk.folder).expect("it can be read").expect("it is there");
    let day = super::noon().date();
    Report::read(&database, day, day).expect("it is whole").total().sessions
}

#[test]
fn a_leaf_on_the_glass_is_a_visitor_for_minutes_and_then_nobody_as_long_as_it_lies_there() {
    let slow = Leaf { down: 40, up: 2, ..LEAF };
    let other = Leaf { at: Vec2::new(900.0, 500.0), ..LEAF };
    for (leaves, most) in [(&[LEAF][..], 150.0), (&[slow, other], 170.0)] {
        let mut kiosk = Kiosk::new("");
        kiosk.table.app.add_systems(PreUpdate, touch_screen_input_system);
        let seconds = until_nobody_is_there(&mut kiosk, leaves);
        assert!((130.0..most).contains(&seconds), "{seconds}");
        for nth in 0..200 {
            leaves[nth % leaves.len()].touches(&mut kiosk, nth / leaves.len());
            assert!(!kiosk.visit().is_on(), "{nth}");
        }
        assert!(kiosk.plays_alone());
        assert_eq!(visits(&kiosk), 1);
        // Who touches anything else is somebody, and has the whole time.
        kiosk.touch(Vec2::new(640.0, 200.0));
        // What was pressed is wanted in the frame in which a leaf touches the glass again.
        LEAF.tell(&mut kiosk, TouchPhase::Started, 0);
        kiosk.wish(Wish::Play(BAO));
        LEAF.tell(&mut kiosk, TouchPhase::Ended, 0);
        assert!(kiosk.visit().is_on() && !kiosk.plays_alone());
        kiosk.until_a_person_moves();
        let began = kiosk.visit().began.expect("a visit");
        until_nobody_is_there(&mut kiosk, leaves);
        assert_eq!(visits(&kiosk), 2);
        let now = kiosk.table.app.world().resource::<Time<Real>>().elapsed();
        assert!((now - began).as_secs_f32() > 79.0);
    }
}

#[test]
fn whoever_taps_the_same_pit_for_long_and_is_answered_is_never_a_thing() {
    for every in [20, 50] {
        let mut kiosk = visitor("", Wish::Play(Game::Djenon));
        let mut turns = 0;
        for tap in 0..500_usize {
            kiosk.touch(LEAF.at);
            kiosk.table.frames(3);
            assert!(kiosk.visit().is_on() && kiosk.visit().doubt().is_none(), "tap {tap}");
            assert!(!kiosk.visit().by_a_thing, "tap {tap}");
            if tap % every != 0 {
                continue;
            }
            if kiosk.table.playing().ending.is_some() {
                kiosk.wish(Wish::Again);
            }
            let action = kiosk.until_a_person_moves().legal[0];
            kiosk.table.want(Intent::Play(action));
            turns += 1;
        }
        assert!(turns >= 10);
    }
}

#[test]
fn a_leaf_shuts_no_staff_out() {
    let pin = PinHash::of("2468").expect("a PIN");
    let mut kiosk = Kiosk::new(&format!("[staff]\npin = \"{}\"\n", pin.as_str()));
    until_nobody_is_there(&mut kiosk, &[LEAF]);
    let corners = [[4.0, 4.0], [1276.0, 4.0], [1276.0, 716.0], [4.0, 716.0]];
    for corner in corners {
        LEAF.touches(&mut kiosk, 0);
        kiosk.finger(TouchPhase::Started, corner.into());
        if corner == corners[3] {
            (0..7).for_each(|nth| LEAF.touches(&mut kiosk, nth));
        }
        kiosk.finger(TouchPhase::Ended, corner.into());
    }
    assert_eq!((kiosk.visit().lies, kiosk.visit().place), (Lies::Pin, HOME));
    assert!(!kiosk.visit().is_on());
}

#[test]
fn a_leaf_tells_no_hours_at_night() {
    let mut kiosk = Kiosk::new("[hours]\nopen = \"09:00\"\nclose = \"17:30\"\n");
    until_nobody_is_there(&mut kiosk, &[LEAF]);
    kiosk.table.app.insert_resource(WallClock(|| jiff::civil::date(2026, 11, 30).at(20, 0, 0, 0)));
    (0..20).for_each(|nth| LEAF.touches(&mut kiosk, nth));
    assert_eq!((kiosk.visit().lies, kiosk.visit().night_touched), (Lies::Night, None));
    kiosk.touch(Vec2::new(640.0, 200.0));
    kiosk.wish(Wish::Night);
    assert!(kiosk.visit().night_touched.is_some());
}
