//! Scenes of a table in a house: what visitors and the staff see there.

use super::want;
use crate::app::kiosk::counts::Counter;
use crate::app::kiosk::visit::Lies;
use crate::app::kiosk::{self, House, Visit, WallClock, Wishes};
use crate::app::pictures::Studio;
use crate::app::session::{Intent, Learn};
use crate::app::settings::{Quality, Settings};
use crate::app::stage::Stage;
use crate::app::ui::house::Wish;
use crate::kiosk::config::{Config, read};
use crate::kiosk::idle::Moment;
use crate::kiosk::pin::PinHash;
use crate::kiosk::statistics::{Closing, Ending, Fact};
use crate::lessons::Beat;
use bevy::prelude::*;
use jiff::civil::date;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The names of the scenes.
pub const ALL: [&str; 12] = [
    "house-home",
    "house-match",
    "house-lesson",
    "house-lesson-end",
    "house-two",
    "house-two-result",
    "house-panel",
    "house-countdown",
    "house-pin",
    "house-staff",
    "house-cleaning",
    "house-night",
];

/// The house of the pictures. Its days are long.
const FILE: &str = "[hours]\nopen = \"09:00\"\nclose = \"17:30\"\n\
    [house]\nwelcome = { en = \"Welcome to the Museum of the Coast\" }\n";

/// Where the counts of the pictures' house lie.
pub fn folder() -> PathBuf {
    std::env::temp_dir().join(format!("mbili-shots-{}", std::process::id()))
}

/// The table in a house without a window, with nobody there.
pub fn studio(size: UVec2, quality: Quality, data: &Path) -> Studio {
    let (mut config, _): (Config, _) = read(FILE);
    config.staff.pin = PinHash::of("2468").ok();
    let house = House::new(config, false, data.to_owned(), data.to_owned());
    let mut studio = Studio::new(size, 1.0, |app| {
        let mut settings = Settings::default();
        house.as_new().iter().for_each(|change| settings.change(change));
        app.insert_resource(Settings { quality, ..settings });
        app.insert_resource(WallClock(|| date(2026, 11, 30).at(12, 0, 0, 0)));
        app.add_plugins((crate::app::plugins::table_plugin, kiosk::plugin(house)));
    });
    some_days(studio.app().world().resource::<Counter>());
    studio.pass(8);
    studio
}

/// What the staff see would be empty else.
fn some_days(counter: &Counter) {
    for day in 1..=30_i8 {
        for visit in 0..(2 + day % 7 * 5 % 7) {
            counter.begin(date(2026, 11, day).at(10 + visit % 7, 0, 0, 0), "en");
            let (game, level) = ("kujifunza".to_owned(), 3);
            counter.count(Fact::LessonStep(5));
            counter.count(Fact::MatchBegan { game, level });
            let endings = [Ending::Won, Ending::Lost, Ending::Abandoned];
            counter.count(Fact::MatchEnded(endings[usize::from(visit.unsigned_abs()) % 3]));
            let seconds = 95 + u64::from(visit.unsigned_abs()) * 7;
            counter.end(Closing::Idle, Duration::from_secs(seconds));
        }
    }
    counter.flush();
}

fn wish(studio: &mut Studio, wish: Wish) {
    studio.app().world_mut().resource_mut::<Wishes>().0.push(wish);
    studio.pass(6);
}

fn visit(studio: &mut Studio, change: impl FnOnce(&mut Visit, Duration)) {
    let world = studio.app().world_mut();
    let now = world.resource::<Time<Real>>().elapsed();
    change(&mut world.resource_mut::<Visit>(), now);
}

/// Nobody is there, or a visitor.
fn fresh(studio: &mut Studio, somebody: bool) {
    visit(studio, |visit, now| {
        (visit.lies, visit.began) = (Lies::Nothing, somebody.then_some(now));
        visit.idle.here();
        visit.typed.clear();
        visit.alone = now;
    });
    wish(studio, Wish::Home);
}

/// Lays a scene out.
pub fn lay(studio: &mut Studio, name: &str) {
    studio.app().insert_resource(WallClock(|| date(2026, 11, 30).at(12, 0, 0, 0)));
    fresh(studio, !matches!(name, "house-home" | "house-night"));
    let game = studio.app().world().resource::<House>().games[0];
    match name {
        "house-home" => studio.pass(60),
        "house-match" => {
            wish(studio, Wish::Play(game));
            tap(studio);
        }
        "house-lesson" => wish(studio, Wish::Lesson),
        "house-lesson-end" => {
            wish(studio, Wish::Lesson);
            Beat::ALL.iter().for_each(|_| want(studio, Intent::Learn(Learn::On)));
        }
        "house-two" => {
            wish(studio, Wish::Face(game));
            tap(studio);
        }
        "house-two-result" => {
            wish(studio, Wish::Face(game));
            // The first that there is, to the end.
            for _ in 0..400 {
                let Some(&action) = super::laying::legal(studio).first() else { break };
                want(studio, Intent::Play(action));
                want(studio, Intent::Skip);
            }
            studio.pass(8);
        }
        "house-panel" => wish(studio, Wish::Panel(true)),
        "house-countdown" => {
            wish(studio, Wish::Play(game));
            visit(studio, |visit, _| {
                visit.idle.here();
                (0..67).for_each(|_| {
                    visit.idle.pass(Duration::from_secs(1), Moment::default());
                });
            });
            studio.pass(4);
        }
        "house-pin" => {
            visit(studio, |visit, now| {
                (visit.lies, visit.staff) = (Lies::Pin, now);
                "24".clone_into(&mut visit.typed);
            });
            studio.pass(4);
        }
        "house-staff" => {
            let counter = studio.app().world().resource::<Counter>();
            counter.read(date(2026, 11, 30));
            counter.flush();
            visit(studio, |visit, now| (visit.lies, visit.staff) = (Lies::Staff, now));
            studio.pass(4);
        }
        "house-cleaning" => {
            visit(studio, |visit, now| {
                visit.lies = Lies::Cleaning(now + kiosk::visit::CLEANING);
            });
            studio.pass(4);
        }
        "house-night" => {
            studio.app().insert_resource(WallClock(|| date(2026, 11, 30).at(20, 0, 0, 0)));
            studio.pass(4);
            wish(studio, Wish::Night);
        }
        _ => {}
    }
}

/// A pit is chosen that can be sown.
fn tap(studio: &mut Studio) {
    for _ in 0..200 {
        if !studio.app().world().resource::<Stage>().is_moving() {
            break;
        }
        studio.pass(1);
    }
    if let Some(pit) = super::laying::startable(studio, true) {
        want(studio, Intent::Tap(pit));
    }
}
