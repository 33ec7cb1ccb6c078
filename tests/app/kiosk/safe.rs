//! The safe mode: as little as possible that could fail, and not for ever.

use super::{Kiosk, noon};
use bevy::prelude::*;
use jiff::civil::date;
use mbili::app::kiosk::visit::Lies;
use mbili::app::kiosk::{House, WallClock};
use mbili::app::session::Intent;
use mbili::app::settings::{Change, NoSound, Quality, Settings};
use mbili::app::sound::{Bank, Voices};
use mbili::app::state::Screen;
use mbili::app::ui::house::Wish;
use mbili::kiosk::watch::AGAIN;
use mbili::rules::{Game, KichwaRule};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

#[test]
fn in_the_safe_mode_the_table_is_plain_and_can_be_played_at() {
    let mut kiosk = Kiosk::with("", true);
    kiosk.seconds(5.0);
    assert_eq!(kiosk.table.screen(), Screen::Title);
    let settings = kiosk.table.app.world().resource::<Settings>();
    assert!(settings.muted && settings.reduced_motion);
    assert_eq!(settings.quality, Quality::Low);
    kiosk.touch(Vec2::new(500.0, 400.0));
    kiosk.wish(Wish::Play(BAO));
    assert_eq!(kiosk.table.screen(), Screen::Match);
    kiosk.seconds(90.0);
    assert_eq!((kiosk.table.screen(), kiosk.visit().is_on()), (Screen::Title, false));
}

/// A table of which the device's own plugin is a part, and nothing else that is to be heard or seen.
fn with_sound(safe: bool) -> App {
    static BANK: LazyLock<Arc<Bank>> = LazyLock::new(|| Arc::new(Bank::new()));
    let mut table = crate::harness::Table::put_up(|app| {
        let config = mbili::kiosk::config::Config::default();
        let folder = std::env::temp_dir().join(format!("mbili-no-sound-{}", std::process::id()));
        let house = House::new(config, safe, folder.clone(), folder);
        app.insert_resource(WallClock(noon)).add_plugins(mbili::app::kiosk::core_plugin(house));
        app.add_plugins(mbili::app::sound::plugin);
    });
    table.frames(3);
    // Whoever opens a device takes the mixer.
    let free = table.app.world().resource::<Voices>().mixer(Arc::clone(&BANK)).is_some();
    assert_eq!(free, safe);
    table.app
}

#[test]
fn in_the_safe_mode_no_sound_device_is_opened_whatever_a_visitor_sets() {
    let mut app = with_sound(true);
    for change in [Change::Muted(false), Change::Volume(100)] {
        app.world_mut().write_message(Intent::Change(change));
        app.update();
    }
    app.update();
    assert!(app.world().contains_resource::<NoSound>());
    let app = with_sound(false);
    assert!(!app.world().contains_resource::<NoSound>());
}

fn left(kiosk: &Kiosk) -> bool {
    kiosk.table.app.should_exit() == Some(AppExit::from_code(AGAIN))
}

/// After how many seconds, at most so many, the table asks to be started as usual.
fn leaves(kiosk: &mut Kiosk, most: u32) -> Option<u32> {
    (0..most).find(|_| {
        (0..10).any(|_| {
            kiosk.table.frames(1);
            left(kiosk)
        })
    })
}

fn safe_for(seconds: u64, text: &str) -> Kiosk {
    let mut kiosk = Kiosk::with(text, true);
    let house = &mut kiosk.table.app.world_mut().resource_mut::<House>();
    house.safe_for = Some(Duration::from_secs(seconds));
    kiosk
}

#[test]
fn a_table_in_the_safe_mode_asks_to_be_started_as_usual_after_a_while() {
    let after = leaves(&mut safe_for(150, ""), 200).expect("it leaves");
    assert!((147..153).contains(&after), "{after}");
    // Where nobody would start it again it stays.
    let mut kiosk = Kiosk::with("", true);
    assert_eq!(leaves(&mut kiosk, 100), None);
    let mut usual = Kiosk::new("");
    usual.table.app.world_mut().resource_mut::<House>().safe_for = None;
    assert_eq!(leaves(&mut usual, 100), None);
}

#[test]
fn it_waits_for_whoever_is_there_and_not_for_the_morning() {
    let mut kiosk = safe_for(100, "");
    kiosk.seconds(80.0);
    kiosk.touch(Vec2::new(500.0, 400.0));
    kiosk.wish(Wish::Play(BAO));
    // The visitor has left after 80 seconds, and a minute later nobody else has come.
    let after = leaves(&mut kiosk, 300).expect("it leaves");
    assert!((138..150).contains(&after), "{after}");
    let mut kiosk = safe_for(100, "[hours]\nopen = \"09:00\"\nclose = \"17:30\"\n");
    kiosk.table.app.insert_resource(WallClock(|| date(2026, 11, 30).at(3, 0, 0, 0)));
    kiosk.seconds(1.0);
    assert_eq!(kiosk.visit().lies, Lies::Night);
    assert!(leaves(&mut kiosk, 110).is_some());
}
