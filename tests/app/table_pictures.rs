//! The table as it looks, drawn in software.

use super::table::stage;
use bevy::prelude::*;
use mbili::app::look::{BoardStyle, Mood};
use mbili::app::pictures::{Picture, Studio};
use mbili::app::session::{Intent, MatchSetup, Pointing, Seat};
use mbili::app::settings::{Quality, Settings};
use mbili::app::space::BoardView;
use mbili::app::stage::{Home, SeedMotion, Spotlight, Stage};
use mbili::app::table;
use mbili::rules::{Board, Game, KichwaRule, Pit, Position, Rules, Side, TurnEnd, TurnKind};

const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);

/// The table in a picture of this size.
pub fn studio(width: u32, height: u32, quality: Quality) -> Studio {
    let asks = |word| std::env::var("MBILI_SCENES").is_ok_and(|scenes| scenes.contains(word));
    let screens = asks("screens");
    let settings = Settings {
        quality,
        mood: if asks("evening") { Mood::Evening } else { Mood::Day },
        board: if asks("school") { BoardStyle::School } else { BoardStyle::Zanzibar },
        // Every picture from one seat.
        turn_board: false,
        ..Settings::default()
    };
    let mut studio = Studio::new(UVec2::new(width, height), 1.0, |app| {
        app.insert_resource(settings);
        if screens {
            app.add_plugins(mbili::app::table_plugin);
        } else {
            app.add_plugins((mbili::app::core_plugin, table::plugin));
        }
        if let Ok(folder) = std::env::var("MBILI_SHADERS") {
            let registry =
                app.world().resource::<bevy::asset::io::embedded::EmbeddedAssetRegistry>();
            for name in ["light", "wood", "seed", "ground", "mark"] {
                let text = std::fs::read(format!("{folder}/{name}.wgsl")).expect("a shader");
                let path = format!("mbili/shaders/{name}.wgsl");
                registry.insert_asset(path.clone().into(), path.as_ref(), text);
            }
        }
    });
    studio.pass(3);
    studio
}

/// What is seen of a stage, after its seeds have come to lie.
pub fn take(studio: &mut Studio, stage: Stage) -> Picture {
    let rested = Stage { progress: None, ..stage.clone() };
    for shown in [rested, stage] {
        *studio.app().world_mut().resource_mut::<Stage>() = shown;
        studio.pass(1);
    }
    studio.run(1);
    studio.picture().expect("a picture")
}

fn pixel(picture: &Picture, at: Vec2) -> [u8; 3] {
    let (x, y) = (at.x as u32, at.y as u32);
    let start = ((y * picture.size.x + x) * 4) as usize;
    [picture.rgba[start], picture.rgba[start + 1], picture.rgba[start + 2]]
}

/// Where two pictures differ visibly: the rectangle and the number of pixels.
fn difference(a: &Picture, b: &Picture) -> (Rect, usize) {
    let mut found = (Rect::EMPTY, 0);
    for (number, (p, q)) in a.rgba.chunks_exact(4).zip(b.rgba.chunks_exact(4)).enumerate() {
        if p.iter().zip(q).any(|(p, q)| p.abs_diff(*q) > 12) {
            let number = number as u32;
            let at = UVec2::new(number % a.size.x, number / a.size.x).as_vec2();
            found = (found.0.union_point(at), found.1 + 1);
        }
    }
    found
}

#[test]
fn the_board_is_drawn_where_the_screens_think_it_is() {
    let mut studio = studio(480, 270, Quality::Medium);
    let start = take(&mut studio, stage(KUJIFUNZA.start()));
    let again = take(&mut studio, stage(KUJIFUNZA.start()));
    assert_eq!(start, again, "the same stage looks the same");

    let view = studio.app().world().resource::<BoardView>().clone();
    // Between the front rows there is wood: brown, and lit.
    let middle = (view.pits[3].center() + view.pits[20].center()) / 2.0;
    let [red, green, blue] = pixel(&start, middle);
    assert!(red > green && green > blue && red > 70, "{red} {green} {blue}");

    // A seed less is seen in its pit and nowhere else, but for where its shadow falls.
    let mut fewer = stage(KUJIFUNZA.start());
    let gone = Pit(18);
    let taken = fewer
        .seeds
        .iter()
        .position(|seed| matches!(seed.to, Home::Pit { pit, slot: 1, .. } if pit == gone))
        .expect("a second seed");
    fewer.seeds[taken] = SeedMotion::rest(Home::Away);
    let (where_, pixels) = difference(&start, &take(&mut studio, fewer));
    assert!(pixels > 15, "{pixels}");
    let room = view.pits[gone.index()].inflate(4.0);
    assert!(room.union(where_) == room, "{where_:?} in {room:?}");

    // The other seat sees the other side's rows at the bottom, in the same frame.
    studio.app().world_mut().resource_mut::<BoardView>().near = Some(Side::North);
    let turned = take(&mut studio, stage(KUJIFUNZA.start()));
    let seen = studio.app().world().resource::<BoardView>();
    assert!((seen.pits[16].center() - view.pits[0].center()).length() < 0.5);
    assert!(difference(&start, &turned).1 > 5_000);

    // Djenon-aboure has another board.
    let (_, pixels) = difference(&start, &take(&mut studio, stage(Game::Djenon.start())));
    assert!(pixels > 20_000, "{pixels}");
}

fn late() -> Position {
    let mut pits = [0_u8; 32];
    let seeds = [
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
    ];
    for (pit, seeds) in seeds {
        pits[pit] = seeds;
    }
    Position::new(Board::FourRows, &pits, [0, 0], Side::South).expect("a position")
}

/// A capture in the middle of a turn, with everything marked that can be.
fn capture() -> Stage {
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
            *seed = SeedMotion::rest(Home::Hand { over: Pit(18), slot, of });
        }
    }
    stage
}

/// Pictures to look at. `MBILI_PICTURES` names a folder for them, `MBILI_SCENES` the scenes, and
/// `MBILI_SHADERS` a folder with other shaders; without the first, one scene is drawn and not kept.
#[test]
fn pictures_to_look_at() {
    let folder = std::env::var("MBILI_PICTURES").ok();
    let scenes = std::env::var("MBILI_SCENES").unwrap_or_else(|_| "small,capture".into());
    let has = |name: &str| scenes.split(',').any(|scene| scene == name);
    let sizes = [
        ("small", 320, 180),
        ("large", 1280, 720),
        ("wide", 1290, 540),
        ("tall", 450, 800),
        ("normal", 640, 360),
    ];
    let quality = match (has("low"), has("high")) {
        (true, _) => Quality::Low,
        (_, true) => Quality::High,
        _ => Quality::Medium,
    };
    for (size, width, height) in sizes.into_iter().filter(|(size, ..)| has(size)) {
        let mut studio = studio(width, height, quality);
        let keep = |picture: Picture, name: &str| {
            assert!(picture.rgba.chunks_exact(4).any(|p| p[..3] != picture.rgba[..3]), "{name}");
            let image = image::RgbaImage::from_raw(width, height, picture.rgba);
            if let Some(folder) = &folder {
                let path = format!("{folder}/{size}-{name}.png");
                image.expect("as many pixels as said").save(path).expect("a file");
            }
        };
        if has("start") {
            keep(take(&mut studio, stage(KUJIFUNZA.start())), "start");
        }
        if has("time") {
            let (time, before) = (std::time::Instant::now(), cpu());
            studio.run(10);
            println!("{size}: a frame {:?}, cpu {} ms", time.elapsed() / 10, cpu() - before);
        }
        if has("capture") {
            studio.app().world_mut().resource_mut::<Pointing>().pit = Some(Pit(15));
            keep(take(&mut studio, capture()), "capture");
        }
        if has("djenon") {
            let pits = [4, 4, 0, 4, 4, 0, 4, 4, 9, 4, 4, 4];
            let position = Position::new(Board::TwoRows, &pits, [9, 3], Side::South);
            keep(take(&mut studio, stage(position.expect("a position"))), "djenon");
        }
        if has("free") {
            let window = UVec2::new(width, height).as_vec2();
            studio.app().world_mut().resource_mut::<BoardView>().free =
                Rect::from_corners(window * vec2(0.24, 0.1), window * vec2(0.98, 0.8));
            keep(take(&mut studio, stage(KUJIFUNZA.start())), "free");
        }
        if has("choose") {
            let setup = MatchSetup { game: KUJIFUNZA, seats: [Seat::Human, Seat::Human] };
            for intent in [Intent::Begin(setup), Intent::Tap(Pit(3)), Intent::Point(Some(Pit(1)))] {
                studio.app().world_mut().write_message(intent);
                studio.run(5);
            }
            keep(studio.picture().expect("a picture"), "choose");
        }
    }
}

/// Processor time of all threads so far, in hundredths of a second; for "time" above.
fn cpu() -> u64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}
