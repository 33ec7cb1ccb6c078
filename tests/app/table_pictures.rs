//! The table as it looks, drawn in software.

use super::table::stage;
use bevy::prelude::*;
use mbili::app::pictures::{Picture, Studio};
use mbili::app::session::{Intent, MatchSetup, Pointing, Seat};
use mbili::app::settings::{Quality, Settings};
use mbili::app::sowing::{Home, Spotlight, Stage};
use mbili::app::space::{BoardView};
use mbili::app::table;
use mbili::rules::{
    Board, Game, KichwaRule, Pit, Position, Rules, Side, TurnEnd, TurnKind,
};

fn studio(width: u32, height: u32, quality: Quality) -> Studio {
    if std::env::var("MBILI_LOG").is_ok() {
        let mut logs = App::new();
        logs.add_plugins(bevy::log::LogPlugin { filter: "warn,wgpu=error".into(), ..default() });
    }
    let mut studio = Studio::new(UVec2::new(width, height), 1.0, |app| {
        app.insert_resource(Settings { quality, ..Settings::default() })
            .add_plugins((mbili::app::core_plugin, table::plugin));
        if let Ok(dir) = std::env::var("MBILI_SHADERS") {
            let registry =
                app.world().resource::<bevy::asset::io::embedded::EmbeddedAssetRegistry>();
            for name in ["wood", "seed", "ground", "light", "mark"] {
                let text = std::fs::read(format!("{dir}/{name}.wgsl")).unwrap();
                let path = format!("mbili/shaders/{name}.wgsl");
                registry.insert_asset(path.clone().into(), path.as_ref(), text);
            }
        }
    });
    studio.run(3);
    studio
}

fn take(studio: &mut Studio, stage: Stage) -> Picture {
    *studio.app().world_mut().resource_mut::<Stage>() = Stage { progress: None, ..stage.clone() };
    studio.run(1);
    *studio.app().world_mut().resource_mut::<Stage>() = stage;
    studio.run(2);
    studio.picture().expect("a picture")
}

fn save(picture: &Picture, name: &str) {
    let image =
        image::RgbaImage::from_raw(picture.size.x, picture.size.y, picture.rgba.clone()).unwrap();
    image.save(format!("/tmp/table-{name}.png")).unwrap();
}

fn late() -> Position {
    let mut pits = [0_u8; 32];
    for (pit, seeds) in [
        (0, 1),
        (2, 3),
        (3, 20),
        (4, 6),
        (7, 2),
        (9, 1),
        (12, 4),
        (15, 1),
        (16, 2),
        (18, 12),
        (20, 5),
        (23, 1),
        (25, 3),
        (30, 3),
    ] {
        pits[pit] = seeds;
    }
    Position::new(Board::FourRows, &pits, [0, 0], Side::South).unwrap()
}

#[test]
fn look() {
    let scenes = std::env::var("MBILI_SCENES").unwrap_or_default();
    let has = |name: &str| scenes.split(',').any(|scene| scene == name);
    let (w, h) = if has("big") { (1280, 720) } else { (640, 360) };
    let quality = if has("low") {
        Quality::Low
    } else if has("high") {
        Quality::High
    } else {
        Quality::Medium
    };
    let mut studio = studio(w, h, quality);
    let kujifunza = Game::Kujifunza(KichwaRule::Sustain);
    let time = std::time::Instant::now();
    if has("start") {
        let picture = take(&mut studio, stage(kujifunza.start()));
        save(&picture, "start");
    }
    println!("{:?}", time.elapsed());
    if has("time") {
        fn cpu() -> u64 {
            let text = std::fs::read_to_string("/proc/self/stat").unwrap();
            let rest: Vec<&str> = text.rsplit(')').next().unwrap().split_whitespace().collect();
            rest[11].parse::<u64>().unwrap() + rest[12].parse::<u64>().unwrap()
        }
        let (time, before) = (std::time::Instant::now(), cpu());
        studio.run(10);
        println!("a frame {:?}, cpu {} ms", time.elapsed() / 10, cpu() - before);
    }
    if has("late") {
        let mut stage = stage(late());
        stage.progress = Some(0.5);
        stage.turn = Some((Side::South, TurnKind::Mtaji));
        stage.spotlight = Spotlight {
            lifted: Some(Pit(9)),
            landing: Some(Pit(12)),
            capture: Some((Pit(3), Pit(20))),
            kichwa: Some(Pit(0)),
            ended: Some((Pit(30), TurnEnd::EmptyPit)),
        };
        for seed in &mut stage.seeds {
            if let Home::Pit { pit: Pit(18), slot, of } = seed.to {
                seed.to = Home::Hand { over: Pit(18), slot, of };
                seed.from = seed.to;
            }
        }
        studio.app().world_mut().resource_mut::<Pointing>().pit = Some(Pit(15));
        let picture = take(&mut studio, stage);
        save(&picture, "late");
    }
    if has("djenon") {
        let mut pits = [4_u8; 12];
        pits[2] = 0;
        pits[8] = 9;
        pits[5] = 0;
        let position = Position::new(Board::TwoRows, &pits, [9, 3], Side::South).unwrap();
        let picture = take(&mut studio, stage(position));
        save(&picture, "djenon");
    }
    if has("north") {
        studio.app().world_mut().resource_mut::<BoardView>().near = Some(Side::North);
        let picture = take(&mut studio, stage(kujifunza.start().swapped()));
        save(&picture, "north");
    }
    if has("free") {
        studio.app().world_mut().resource_mut::<BoardView>().free =
            Rect::new(0.2 * w as f32, 0.1 * h as f32, 0.98 * w as f32, 0.8 * h as f32);
        let picture = take(&mut studio, stage(kujifunza.start()));
        save(&picture, "free");
    }
    if has("choose") {
        let world = studio.app().world_mut();
        world.write_message(Intent::Begin(MatchSetup {
            game: kujifunza,
            seats: [Seat::Human, Seat::Human],
        }));
        studio.run(5);
        let world = studio.app().world_mut();
        world.write_message(Intent::Tap(Pit(3)));
        world.write_message(Intent::Point(Some(Pit(1))));
        studio.run(5);
        let picture = studio.picture().expect("a picture");
        save(&picture, "choose");
    }
}
