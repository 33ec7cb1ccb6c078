//! The table in a house, without a window: the real plugins, a clock that the test turns, and devices that tell what
//! Bevy's window loop tells.

mod counted;
mod flicker;
mod glass;
mod guard;
mod idle;
mod lesson;
mod resume;
mod safe;
mod staff;
mod visit;

use crate::harness::{Table, tell};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorLeft, CursorMoved, PrimaryWindow, WindowEvent, WindowResolution};
use jiff::civil::{DateTime, date};
use mbili::app::kiosk::resume::{Kept, Resumed};
use mbili::app::kiosk::{House, Visit, WallClock, Wishes, core_plugin};
use mbili::app::session::{Playing, Seat};
use mbili::app::ui::house::{Place, Wish};
use mbili::kiosk::config::{Config, read};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// A step of the test's clock: coarse, so that minutes pass quickly.
const STEP: Duration = Duration::from_millis(100);

/// A Monday at noon.
fn noon() -> DateTime {
    date(2026, 11, 30).at(12, 0, 0, 0)
}

/// A table in a house.
struct Kiosk {
    table: Table,
    window: Entity,
    folder: PathBuf,
}

impl Kiosk {
    fn new(text: &str) -> Self {
        Self::with(text, false)
    }

    fn with(text: &str, safe: bool) -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name =
            format!("mbili-kiosk-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self::put_up(text, safe, folder, None)
    }

    /// A table whose data lie in this folder, and which goes on with this match.
    fn put_up(text: &str, safe: bool, folder: PathBuf, goes_on: Option<Kept>) -> Self {
        let mut kiosk = Self::start(text, safe, folder, goes_on);
        kiosk.table.frames(7);
        kiosk
    }

    /// The same before its first frame.
    fn start(text: &str, safe: bool, folder: PathBuf, goes_on: Option<Kept>) -> Self {
        let (config, faults): (Config, _) = read(text);
        assert_eq!(faults, []);
        let data = folder.clone();
        let mut window = Entity::PLACEHOLDER;
        let table = Table::before_its_first_frame(|app| {
            app.insert_resource(WallClock(noon)).insert_resource(Resumed(goes_on));
            app.add_plugins(core_plugin(House::new(config, safe, data.clone(), data)));
            app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
            app.add_message::<TouchInput>()
                .add_message::<MouseButtonInput>()
                .add_message::<CursorMoved>()
                .add_message::<CursorLeft>();
            let size = WindowResolution::new(1280, 720);
            window = app
                .world_mut()
                .spawn((Window { resolution: size, ..default() }, PrimaryWindow))
                .id();
        });
        Kiosk { table, window, folder }
    }

    fn visit(&self) -> &Visit {
        self.table.app.world().resource::<Visit>()
    }

    /// What is wanted on a screen of the house.
    fn wish(&mut self, wish: Wish) {
        self.table.app.world_mut().resource_mut::<Wishes>().0.push(wish);
        self.table.frames(4);
    }

    /// A finger touches the glass and leaves it.
    fn touch(&mut self, at: Vec2) {
        self.finger(TouchPhase::Started, at);
        self.finger(TouchPhase::Ended, at);
    }

    fn finger(&mut self, phase: TouchPhase, position: Vec2) {
        self.tell(TouchInput { phase, position, window: self.window, force: None, id: 1 });
        self.table.frames(1);
    }

    fn tell<M: Message + Clone>(&mut self, message: M)
    where
        WindowEvent: From<M>,
    {
        tell(self.table.app.world_mut(), message);
    }

    /// Lets so many seconds pass.
    fn seconds(&mut self, seconds: f32) {
        self.table.frames((seconds / STEP.as_secs_f32()).round() as usize);
    }

    fn seats(&self) -> [Seat; 2] {
        self.table.playing().setup.seats
    }

    fn plays_alone(&self) -> bool {
        self.seats().iter().all(|seat| matches!(seat, Seat::Computer(_)))
    }

    /// Lets the seeds come to rest until a person is to move.
    fn until_a_person_moves(&mut self) -> &Playing {
        for _ in 0..3_000 {
            let free = self.table.playing().human_may_sow() && !self.table.stage().is_moving();
            if free {
                return self.table.playing();
            }
            self.table.frames(1);
        }
        panic!("no person is ever to move");
    }
}

impl Drop for Kiosk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A visitor is there and has begun this.
fn visitor(text: &str, wish: Wish) -> Kiosk {
    let mut kiosk = Kiosk::new(text);
    kiosk.touch(Vec2::new(640.0, 300.0));
    kiosk.wish(wish);
    assert!(kiosk.visit().is_on());
    kiosk
}

/// Where nobody has begun anything.
const HOME: Place = Place::Home;
