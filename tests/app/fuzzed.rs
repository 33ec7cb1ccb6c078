//! Thousands of interruptions at random moments, several in a frame: what is seen is what the match says.
//!
//! `MBILI_PROOF_INTERRUPTIONS` sets how many, and `MBILI_PROOF_SEED` the seed of their choice.
//! `scripts/prove interruptions` runs far more of them than the check. Nothing is drawn, and there is one
//! thread; but the board, the seeds, the light and the camera stand in a window, as the game places them.

use crate::harness::Table;
use bevy::asset::AssetPlugin;
use bevy::ecs::schedule::{ScheduleBuildSettings, Schedules, SingleThreadedExecutor};
use bevy::mesh::MeshPlugin;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResolution};
use mbili::app::session::{Intent, Match, Seat};
use mbili::app::settings::Change;
use mbili::app::sowing::Playback;
use mbili::app::space::BoardView;
use mbili::app::stage::Stride;
use mbili::app::state::{Modal, Screen};
use mbili::app::table::{self, Seed, rest};
use mbili::rules::{Game, Pit};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// Everything that may come between, by name, so that none is forgotten.
const KINDS: [&str; 16] = [
    "play",
    "skip",
    "pause",
    "scrub",
    "undo",
    "redo",
    "replay last",
    "replay",
    "step on",
    "step back",
    "tap",
    "speed",
    "reduced motion",
    "menu",
    "to the title",
    "resize",
];
const SIZES: [[f32; 2]; 4] = [[1280.0, 720.0], [640.0, 360.0], [1080.0, 1920.0], [840.0, 360.0]];

/// A table with the board in a window.
fn seen() -> Table {
    let mut table = Table::with_more(|app| {
        app.add_plugins((AssetPlugin::default(), MeshPlugin))
            .init_asset::<StandardMaterial>()
            .init_asset::<Image>()
            .init_asset::<Shader>();
        let window = Window { resolution: WindowResolution::new(1280, 720), ..default() };
        app.world_mut().spawn((window, PrimaryWindow));
        app.add_plugins(table::plugin);
        // Bevy's own systems may stand beside each other as they like.
        app.edit_schedule(Update, |schedule| {
            schedule.set_build_settings(ScheduleBuildSettings::default());
        });
    });
    for (_, schedule) in table.app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    table
}

/// Where the seeds, and the pits in the window, are not what the stage says.
fn differences(table: &mut Table) -> usize {
    let stage = table.stage().clone();
    let Some(shown) = stage.shown else { return 0 };
    let world = table.app.world_mut();
    let mut found = 0;
    let mut seeds = world.query::<(&Seed, &Transform, &Visibility)>();
    for (seed, transform, visibility) in seeds.iter(world) {
        let home = stage.seeds[usize::from(seed.0)].to;
        let right = match rest(home, shown.board()) {
            None => *visibility == Visibility::Hidden,
            Some(pose) => *visibility != Visibility::Hidden && transform.translation == pose.place,
        };
        found += usize::from(!right);
    }
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let size = windows.single(world).expect("one window").size();
    let view = world.resource::<BoardView>();
    let window = Rect::from_corners(Vec2::ZERO, size);
    let pits = view.pits.iter().filter(|pit| window.contains(pit.min) && window.contains(pit.max));
    found + shown.pits().len() - pits.count()
}

#[test]
fn random_interruptions_leave_what_is_seen_and_the_match_in_agreement() {
    let number = |name: &str, otherwise: u64| {
        std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(otherwise)
    };
    let least = number("MBILI_PROOF_INTERRUPTIONS", 4_000);
    let seed = number("MBILI_PROOF_SEED", 2026);
    let mut random = StdRng::seed_from_u64(seed);
    let mut table = seen();
    let mut counts = [0_u64; KINDS.len()];
    let (mut interruptions, mut checks, mut matches) = (0, 0_u64, 0_u64);
    while interruptions < least {
        if table.modal() != Modal::None {
            table.did(Intent::Close);
        }
        if matches!(table.screen(), Screen::Title | Screen::Results) {
            let game = Game::ALL[random.random_range(0..Game::ALL.len())];
            table.begin(game, [Seat::Human; 2]);
            matches += 1;
        }
        // Several in one frame, as on a slow machine.
        for _ in 0..random.random_range(1..4) {
            let kind = interrupt(&mut random, &mut table);
            counts[KINDS.iter().position(|known| *known == kind).expect("a known kind")] += 1;
            interruptions += 1;
        }
        table.frames(random.random_range(1..6));
        if random.random_bool(0.2) {
            table.did(Intent::Skip);
            if table.screen() == Screen::Match {
                let place = format!("after {interruptions} interruptions with the seed {seed}");
                assert!(table.app.world().resource::<Playback>().is_at_rest(), "{place}");
                table.assert_agrees();
                assert_eq!(differences(&mut table), 0, "{place}");
                checks += 1;
            }
        }
    }
    assert!(checks > least / 50, "{checks} comparisons in {interruptions} interruptions");
    assert!(counts.iter().all(|&count| count > 0 || least < 1_000), "{counts:?} of {KINDS:?}");
    println!(
        "interruptions: seed {seed}: {interruptions} interruptions in {matches} matches, {checks} \
         comparisons of table and match, none differed"
    );
    for (kind, count) in KINDS.iter().zip(counts) {
        println!("interruptions: seed {seed}: {count} of them: {kind}");
    }
}

/// Anything that a person or a window may do while seeds are in flight; answers its name.
fn interrupt(random: &mut StdRng, table: &mut Table) -> &'static str {
    let stride = if random.random() { Stride::Seed } else { Stride::Lap };
    let (kind, intent) = match random.random_range(0..22) {
        0 | 1 => ("skip", Intent::Skip),
        2 => ("pause", Intent::TogglePlayback),
        3 => ("scrub", Intent::Seek(random.random())),
        4 => ("undo", Intent::Undo),
        5 => ("redo", Intent::Redo),
        6 => ("replay last", Intent::ReplayLast),
        7 => ("replay", Intent::Replay(random.random_range(0..8))),
        8 => ("step on", Intent::StepOn(stride)),
        9 => ("step back", Intent::StepBack(stride)),
        10 => ("tap", Intent::Tap(Pit(random.random_range(0..32)))),
        11 => {
            let speed = [0.25, 1.0, 2.0, 8.0][random.random_range(0..4)];
            ("speed", Intent::Change(Change::Speed(speed)))
        }
        12 if random.random_bool(0.3) => {
            ("reduced motion", Intent::Change(Change::ReducedMotion(random.random())))
        }
        13 if random.random_bool(0.2) => ("to the title", Intent::ToTitle),
        14 if random.random_bool(0.2) => ("menu", Intent::Open(Modal::Pause)),
        15 if random.random_bool(0.02) => ("menu", Intent::Resign),
        16 => {
            let [width, height] = SIZES[random.random_range(0..SIZES.len())];
            let world = table.app.world_mut();
            let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
            windows.single_mut(world).expect("one window").resolution.set(width, height);
            return "resize";
        }
        // On the way to the title there is no match any more.
        _ => match table.app.world().resource::<Match>().playing().map(|playing| &playing.legal) {
            Some(legal) if !legal.is_empty() => {
                ("play", Intent::Play(legal[random.random_range(0..legal.len())]))
            }
            _ => ("skip", Intent::Skip),
        },
    };
    table.want(intent);
    kind
}

/// What the comparison would find, if it were there to be found.
#[test]
fn a_seed_that_lies_elsewhere_and_a_pit_outside_the_window_are_found() {
    let mut table = seen();
    table.begin(Game::ALL[0], [Seat::Human; 2]);
    assert_eq!(differences(&mut table), 0);
    let world = table.app.world_mut();
    let mut seeds = world.query_filtered::<&mut Transform, With<Seed>>();
    seeds.iter_mut(world).next().expect("a seed").translation.x += 0.001;
    assert_eq!(differences(&mut table), 1);
    let world = table.app.world_mut();
    world.resource_mut::<BoardView>().pits[3].max.x = 5_000.0;
    assert_eq!(differences(&mut table), 2);
}
