//! Every screen of both games as a picture, compared with goldens in tests/golden.
//!
//! `MBILI_UPDATE_GOLDEN=1` draws the goldens anew; look at them before you commit them. Where a picture
//! differs, the new one is left in the target folder, and the message says where.

use super::cost::can_draw;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::mesh::RenderMesh;
use bevy::render::mesh::allocator::MeshAllocator;
use bevy::render::render_asset::RenderAssets;
use bevy::render::renderer::RenderDevice;
use bevy::render::texture::GpuImage;
use image::{DynamicImage, GenericImageView, RgbaImage};
use image_compare::Algorithm;
use mbili::app::pictures::{Picture, Studio};
use mbili::app::session::{Intent, Match, MatchSetup, Seat};
use mbili::app::settings::{Quality, Settings};
use mbili::app::shots::{self, Scene, clear, take, want};
use mbili::app::space::BoardView;
use mbili::app::stage::{Home, SeedMotion, Stage};
use mbili::app::state::Screen;
use mbili::engine::Level;
use mbili::rules::{Game, KichwaRule, Position, Side};
use std::path::{Path, PathBuf};

const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);
const SIZE: UVec2 = UVec2::new(640, 360);
/// Pictures are compared window by window of this many pixels square, so that a small fault cannot hide
/// in a large picture.
const WINDOW: u32 = 8;
/// The largest root mean square difference of a window that is no fault, of 1.
const TOLERANCE: f64 = 0.045;

/// The whole table without a window, or `None` where there is nothing to draw with and nobody insists.
fn studio(size: UVec2, scale: f32) -> Option<Studio> {
    can_draw().then(|| shots::studio(size, scale, Quality::Medium))
}

fn friends(game: Game) -> MatchSetup {
    MatchSetup { game, seats: [Seat::Human; 2] }
}

fn look(studio: &mut Studio) -> RgbaImage {
    let Picture { size, rgba } = take(studio).expect("a picture");
    RgbaImage::from_raw(size.x, size.y, rgba).expect("as many pixels as said")
}

/// The window in which two pictures differ most, and by how much.
fn worst(a: &RgbaImage, b: &RgbaImage) -> (f64, (u32, u32)) {
    let rgb = |picture: &RgbaImage| DynamicImage::from(picture.clone()).to_rgb8();
    let compared =
        image_compare::rgb_similarity_structure(&Algorithm::RootMeanSquared, &rgb(a), &rgb(b));
    // What is similar is told from 0 to 1, pixel by pixel.
    let similar = compared.expect("pictures of one size").image.to_color_map().to_rgb8();
    let mut worst = (0.0, (0, 0));
    for x in (0..a.width() - WINDOW + 1).step_by(WINDOW as usize / 2) {
        for y in (0..a.height() - WINDOW + 1).step_by(WINDOW as usize / 2) {
            let window = similar.view(x, y, WINDOW, WINDOW);
            let squares: f64 = window
                .pixels()
                .flat_map(|(.., pixel)| pixel.0)
                .map(|value| (f64::from(255 - value) / 255.0).powi(2))
                .sum();
            let difference = (squares / f64::from(WINDOW * WINDOW * 3)).sqrt();
            if difference > worst.0 {
                worst = (difference, (x, y));
            }
        }
    }
    worst
}

fn golden_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.png"))
}

/// Compares with the golden of this name, or draws it anew.
fn check(picture: &RgbaImage, name: &str) -> Result<(), String> {
    let path = golden_path(name);
    if std::env::var_os("MBILI_UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).map_err(|e| e.to_string())?;
        return picture.save(&path).map_err(|error| error.to_string());
    }
    let golden = image::open(&path)
        .map_err(|error| format!("{}: {error}; MBILI_UPDATE_GOLDEN=1 draws it", path.display()))?
        .to_rgba8();
    let (difference, at) = worst(picture, &golden);
    if difference <= TOLERANCE {
        return Ok(());
    }
    let seen = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    picture.save(&seen).map_err(|error| error.to_string())?;
    Err(format!("{name} differs by {difference:.3} at {at:?}; see {}", seen.display()))
}

fn stand(studio: &mut Studio) -> (Screen, bool) {
    let world = studio.app().world();
    (*world.resource::<State<Screen>>().get(), world.resource::<Stage>().is_moving())
}

/// A golden that lets a planted fault pass would prove nothing: a missing seed, a wrong count where counts
/// are shown, swapped sides.
fn plant_faults(studio: &mut Studio, name: &str, counts: bool) {
    if std::env::var_os("MBILI_UPDATE_GOLDEN").is_some() {
        return;
    }
    let (sound, near) = {
        let world = studio.app().world();
        (world.resource::<Stage>().clone(), world.resource::<BoardView>().near)
    };
    let notices = |studio: &mut Studio, stage: Stage, near: Option<Side>, fault: &str| {
        *studio.app().world_mut().resource_mut::<Stage>() = stage;
        studio.app().world_mut().resource_mut::<BoardView>().near = near;
        let picture = look(studio);
        assert!(differs(&picture, name), "{name} does not notice {fault}");
    };

    let mut fewer = sound.clone();
    let lies =
        |motion: &SeedMotion| matches!(motion.to, Home::Pit { .. }) && motion.progress >= 1.0;
    let seed = fewer.seeds.iter().position(lies).expect("a seed in a pit");
    fewer.seeds[seed] = SeedMotion::rest(Home::Away);
    notices(studio, fewer, near, "a missing seed");

    if counts {
        let shown = sound.shown.expect("a position");
        let mut pits = shown.pits().to_vec();
        let filled = pits.iter().position(|&seeds| seeds >= 1).expect("a seed in a pit");
        pits[filled] -= 1;
        let wrong = Position::new(shown.board(), &pits, shown.won(), shown.side()).ok();
        notices(studio, Stage { shown: wrong, ..sound.clone() }, near, "a wrong count");
    }

    notices(studio, sound.clone(), Some(Side::North), "swapped sides");
    *studio.app().world_mut().resource_mut::<Stage>() = sound;
    studio.app().world_mut().resource_mut::<BoardView>().near = near;
    studio.pass(2);
}

/// The scenes that have goldens, each with the screen it must show, whether seeds must be in flight, and
/// whether counts are to be seen.
const GOLDENS: [(&str, Screen, bool, bool); 10] = [
    ("title", Screen::Title, false, false),
    ("new-match", Screen::NewMatch, false, false),
    ("kujifunza-start", Screen::Match, false, true),
    ("kujifunza-mid-turn", Screen::Match, true, true),
    ("kujifunza-late", Screen::Match, false, true),
    ("kujifunza-result", Screen::Results, false, true),
    ("djenon-start", Screen::Match, false, true),
    ("djenon-mid-turn", Screen::Match, true, true),
    ("djenon-late", Screen::Match, false, true),
    ("djenon-result", Screen::Results, false, true),
];

#[test]
fn every_screen_of_both_games_looks_like_its_golden() {
    let Some(mut studio) = studio(SIZE, 1.0) else { return };
    let mut faults = Vec::new();
    for (name, screen, moving, counts) in GOLDENS {
        clear(&mut studio);
        Scene::named(name).expect("a scene").lay(&mut studio);
        let picture = look(&mut studio);
        assert_eq!(stand(&mut studio), (screen, moving), "{name}");
        plant_faults(&mut studio, name, counts);
        faults.extend(check(&picture, name).err());
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_scene_shows_something_of_its_own() {
    // In so small a window title and book leave no room to the board; they are looked at in a larger one.
    let (titles, others): (Vec<&Scene>, Vec<&Scene>) = Scene::ALL
        .iter()
        .partition(|scene| scene.name.starts_with("title") || scene.name.contains("book"));
    assert!(titles.len() >= 2 && others.len() > 20);
    let small = UVec2::new(320, 180);
    let Some(mut studio) = studio(small, 1.0) else { return };
    for (size, scenes) in [(small, others), (SIZE, titles)] {
        studio.resize(size, 1.0);
        studio.pass(3);
        let mut seen: Vec<(&str, RgbaImage)> = Vec::new();
        for scene in scenes {
            clear(&mut studio);
            scene.lay(&mut studio);
            let picture = look(&mut studio);
            assert_eq!(picture.dimensions(), (size.x, size.y));
            let twin = seen.iter().find(|(_, other)| are_alike(&picture, other));
            assert!(twin.is_none(), "{} looks like {}", scene.name, twin.map_or("", |twin| twin.0));
            seen.push((scene.name, picture));
        }
    }
}

/// Whether no window of two pictures differs: what `worst` would find, without looking at all of them where
/// some differ plainly.
fn are_alike(a: &RgbaImage, b: &RgbaImage) -> bool {
    let plainly = |x: u32, y: u32| {
        let squares: u32 = (0..WINDOW * WINDOW)
            .map(|n| {
                let at = (x + n % WINDOW, y + n / WINDOW);
                let (a, b) = (a.get_pixel(at.0, at.1).0, b.get_pixel(at.0, at.1).0);
                (0..3).map(|n| u32::from(a[n].abs_diff(b[n])).pow(2)).sum::<u32>()
            })
            .sum();
        let mean = f64::from(squares) / f64::from(WINDOW * WINDOW * 3);
        mean.sqrt() / 255.0 > 2.0 * TOLERANCE
    };
    let mut windows = (0..a.width() / WINDOW)
        .flat_map(|x| (0..a.height() / WINDOW).map(move |y| (x * WINDOW, y * WINDOW)));
    !windows.any(|(x, y)| plainly(x, y)) && worst(a, b).0 < TOLERANCE
}

fn differs(picture: &RgbaImage, name: &str) -> bool {
    let golden = image::open(golden_path(name)).expect("a golden").to_rgba8();
    worst(picture, &golden).0 > TOLERANCE
}

#[test]
fn the_whole_board_is_seen_at_every_size_and_scale_also_in_the_middle_of_a_turn() {
    // Sizes in pixels, and how many of them make a logical one.
    let sizes =
        [(640, 360, 1.0), (960, 540, 1.5), (800, 600, 2.0), (360, 640, 1.0), (840, 360, 1.0)];
    let Some(mut studio) = studio(SIZE, 1.0) else { return };
    for (width, height, scale) in sizes {
        clear(&mut studio);
        studio.resize(UVec2::new(width, height), scale);
        studio.pass(3);
        let seats = [Seat::Human, Seat::Computer(Level::Mwanafunzi)];
        want(&mut studio, Intent::Begin(MatchSetup { game: KUJIFUNZA, seats }));
        let first = studio.app().world().resource::<Match>().playing().expect("a match").legal[0];
        studio.app().world_mut().write_message(Intent::Play(first));
        studio.pass(12);
        assert!(stand(&mut studio).1);
        let view = studio.app().world().resource::<BoardView>();
        let window = Rect::new(0.0, 0.0, width as f32 / scale, height as f32 / scale);
        assert_eq!(view.pits.len(), 32);
        let free = view.free.inflate(1.0);
        assert!(free.union(window.inflate(1.0)) == window.inflate(1.0), "{:?}", view.free);
        for (pit, rect) in view.pits.iter().enumerate() {
            assert_eq!(free.union(*rect), free, "pit {pit} at {width}x{height}, scale {scale}");
            assert!(rect.width() > 14.0, "pit {pit} at {width}x{height}, scale {scale}: {rect:?}");
        }
        let picture = look(&mut studio);
        assert_eq!(picture.dimensions(), (width, height));
    }
}

/// How much there is of everything that could pile up.
fn census(studio: &mut Studio) -> [usize; 6] {
    let world = studio.app().world_mut();
    let observers = world.query_filtered::<Entity, With<Observer>>().iter(world).count();
    let seen = world.query_filtered::<Entity, With<Transform>>().iter(world).count();
    let meshes = world.resource::<Assets<Mesh>>().len();
    let images = world.resource::<Assets<Image>>().len();
    let materials = world.resource::<Assets<StandardMaterial>>().len();
    [world.entities().count_spawned() as usize, seen, observers, meshes, images, materials]
}

/// What the graphics card holds for us: images, meshes, buffers of meshes, pieces of them; and all its
/// memory, in pieces and bytes, as far as the driver's allocator tells.
fn held(studio: &mut Studio) -> ([usize; 4], Option<[u64; 2]>) {
    let world = studio.app().sub_app(RenderApp).world();
    let images = world.resource::<RenderAssets<GpuImage>>().iter().count();
    let meshes = world.resource::<RenderAssets<RenderMesh>>().iter().count();
    let buffers = world.resource::<MeshAllocator>();
    let report = world.resource::<RenderDevice>().wgpu_device().generate_allocator_report();
    (
        [images, meshes, buffers.slabs.len(), buffers.key_to_slab.len()],
        report.map(|report| [report.allocations.len() as u64, report.total_allocated_bytes]),
    )
}

#[test]
fn three_hundred_matches_leave_no_entity_asset_or_observer_behind() {
    let Some(mut studio) = studio(UVec2::new(128, 72), 1.0) else { return };
    // Whatever the quality, the same things come and go; this one is drawn soonest.
    studio.app().world_mut().resource_mut::<Settings>().quality = Quality::Low;
    let mut before = None;
    let mut memory = Vec::new();
    // To draw every frame takes minutes more.
    let all = std::env::var_os("MBILI_MEASURE").is_some();
    let go_on = |studio: &mut Studio, frames| {
        if all { studio.run(frames) } else { studio.pass(frames) }
    };
    for round in 0..300_usize {
        let game = Game::ALL[round % Game::ALL.len()];
        for intent in [Intent::ToTitle, Intent::Begin(friends(game))] {
            studio.app().world_mut().write_message(intent);
            go_on(&mut studio, 2);
        }
        studio.run(1);
        let legal = &studio.app().world().resource::<Match>().playing().expect("a match").legal;
        let action = legal[round % legal.len()];
        studio.app().world_mut().write_message(Intent::Play(action));
        studio.run(2);
        for intent in [Intent::Skip, Intent::Undo, Intent::Redo] {
            studio.app().world_mut().write_message(intent);
            go_on(&mut studio, 1);
        }
        let (kept, bytes) = held(&mut studio);
        memory.extend(bytes);
        // By then every game has been on the table once.
        if round == 20 {
            before = Some((census(&mut studio), kept));
        }
    }
    let after = (census(&mut studio), held(&mut studio).0);
    println!("entities, seen, observers, meshes, images, materials: {:?}", after.0);
    println!("on the card, images, meshes, buffers, pieces of them: {:?}", after.1);
    assert_eq!(Some(after), before);
    // What one frame lends to the next comes and goes; the most of it stays the same.
    let most = |rounds: &[[u64; 2]]| [0, 1].map(|n| rounds.iter().map(|r| r[n]).max());
    if !memory.is_empty() {
        let (early, late) = (most(&memory[20..120]), most(&memory[200..]));
        println!("pieces and bytes of the card's memory: {early:?}, later {late:?}");
        // By a few bytes the fullest frame differs; a leak of twenty bytes a match would come to more than this.
        let most_bytes = early[1].map(|bytes| bytes + 4_096);
        assert!(late[0] <= early[0] && late[1] <= most_bytes, "{early:?}, later {late:?}");
    }
}
