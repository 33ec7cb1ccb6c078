//! What is compared: the game, and a plain scene of about as much: a slab, 64 balls, one light with shadows, edges
//! smoothed fourfold.

use super::clocks::{self, Clocks};
use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use mbili::app::look::Mood;
use mbili::app::pictures::Studio;
use mbili::app::session::{Intent, Match, MatchSetup, Seat};
use mbili::app::settings::{Quality, Settings};
use mbili::app::shots::want;
use mbili::app::sowing::Playback;
use mbili::rules::{Game, KichwaRule};
use std::collections::HashMap;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Longer than this no scene takes to be seen, however busy the machine.
const LONGEST_START: Duration = Duration::from_secs(120);

/// What a frame may take, in frames of the plain scene.
pub const MOST: [(Quality, f64); 3] =
    [(Quality::Low, 1.5), (Quality::Medium, 3.0), (Quality::High, 4.0)];

/// Whether anything can be drawn here: whether an app with nothing in it can. Where it can, whatever else fails is a
/// fault.
pub fn can_draw() -> bool {
    static CAN: OnceLock<bool> = OnceLock::new();
    let empty = || drop(Studio::new(UVec2::new(64, 64), 1.0, |_| {}));
    *CAN.get_or_init(|| std::panic::catch_unwind(empty).is_ok())
}

/// The plain scene.
pub fn plain(size: UVec2) -> Studio {
    Studio::new(size, 1.0, |app| {
        app.add_systems(
            Startup,
            |mut commands: Commands,
             mut meshes: ResMut<Assets<Mesh>>,
             mut materials: ResMut<Assets<StandardMaterial>>| {
                commands.spawn((
                    Mesh3d(meshes.add(Cuboid::new(9.0, 0.6, 5.0))),
                    MeshMaterial3d(materials.add(Color::srgb(0.5, 0.3, 0.2))),
                    Transform::from_xyz(0.0, -0.3, 0.0),
                ));
                let ball = Sphere::new(0.1).mesh().ico(3).expect("a ball");
                let (ball, grey) = (meshes.add(ball), materials.add(Color::srgb(0.5, 0.6, 0.5)));
                for number in 0..64_u8 {
                    let (x, z) = (f32::from(number % 16), f32::from(number / 16));
                    commands.spawn((
                        Mesh3d(ball.clone()),
                        MeshMaterial3d(grey.clone()),
                        Transform::from_xyz(0.55 * (x - 7.5), 0.1, z - 1.5),
                    ));
                }
                commands.spawn((
                    DirectionalLight { shadow_maps_enabled: true, ..default() },
                    Transform::from_xyz(-5.0, 5.0, 1.0).looking_at(Vec3::ZERO, Vec3::Y),
                ));
                commands.spawn((
                    Camera3d::default(),
                    Msaa::Sample4,
                    Transform::from_xyz(0.0, 9.0, 6.0).looking_at(Vec3::ZERO, Vec3::Y),
                ));
            },
        );
    })
}

/// The whole game, with its panels, at a match of two friends.
pub fn game(size: UVec2, scale: f32) -> Studio {
    let mut studio = Studio::new(size, scale, |app| {
        app.insert_resource(Settings {
            language: "en".into(),
            quality: Quality::Low,
            ..Settings::default()
        });
        app.add_plugins(mbili::app::table_plugin);
    });
    studio.run(4);
    let kujifunza = Game::Kujifunza(KichwaRule::Sustain);
    want(&mut studio, Intent::Begin(MatchSetup { game: kujifunza, seats: [Seat::Human; 2] }));
    studio
}

/// Plays a turn of the match; false where it is over.
pub fn play(studio: &mut Studio, turn: usize) -> bool {
    let matched = studio.app().world().resource::<Match>();
    let legal = matched.playing().map(|playing| playing.legal.clone()).unwrap_or_default();
    let Some(action) = legal.get(turn * 7 % legal.len().max(1)).copied() else { return false };
    studio.app().world_mut().write_message(Intent::Play(action));
    true
}

/// Whether no seed moves.
pub fn at_rest(studio: &mut Studio) -> bool {
    studio.app().world().resource::<Playback>().is_at_rest()
}

/// Milliseconds of processor time that a frame of a sowing costs the threads of both worlds on the average.
pub fn sowing(studio: &mut Studio, drawn: bool, turns: usize) -> f64 {
    let clocks = Clocks::of_the_worlds();
    let (mut spent, mut frames) = (0.0, 0_u32);
    for turn in 0..turns {
        if !play(studio, turn) {
            break;
        }
        studio.pass(1);
        while !at_rest(studio) {
            let before = clocks.now();
            // One by one: frames at rest are no frames of a sowing.
            if drawn {
                studio.run(1)
            } else {
                studio.pass(1)
            }
            spent += clocks.now() - before;
            frames += 1;
        }
    }
    assert!(frames > 0, "no seed moved");
    spent / f64::from(frames)
}

/// What a frame takes on the average.
#[derive(Clone, Copy)]
pub struct Cost {
    /// Milliseconds from the first command until all is drawn.
    pub time: f64,
    /// Milliseconds of processor time, of the driver's threads as well.
    pub work: f64,
}

impl Cost {
    pub const MOST: Cost = Cost { time: f64::MAX, work: f64::MAX };

    /// The lesser of each: what other programs take only adds.
    pub fn or(self, other: Cost) -> Cost {
        Cost { time: self.time.min(other.time), work: self.work.min(other.work) }
    }
}

/// A frame of ours and one of the plain scene.
pub struct Compared {
    pub quality: Quality,
    pub mood: Mood,
    pub ours: Cost,
    pub plain: Cost,
}

/// Draws both by turns, in all qualities by day and in the evening; small and once if nothing is to be measured.
pub fn compare(measures: bool) -> Vec<Compared> {
    let size = if measures { UVec2::new(1280, 720) } else { UVec2::new(96, 54) };
    let (rounds, number) = if measures { (4, 3) } else { (1, 1) };
    let (mut simple, mut studio) = (plain(size), game(size, if measures { 1.0 } else { 0.25 }));
    for drawn in [&mut simple, &mut studio] {
        // The first frames wait for textures and shaders.
        drawn.run(8);
        // What shows nothing costs nothing. So small that nothing is measured, a panel may hide the table.
        let began = Instant::now();
        while measures && !is_seen(drawn) {
            assert!(began.elapsed() < LONGEST_START, "an empty scene");
            std::thread::sleep(Duration::from_millis(20));
            drawn.run(2);
        }
    }
    let mut all = Vec::new();
    for (quality, _) in MOST {
        for mood in Mood::ALL {
            let mut settings = studio.app().world_mut().resource_mut::<Settings>();
            (settings.quality, settings.mood) = (quality, mood);
            // What is seen for the first time is made ready.
            studio.run(3);
            let (mut ours, mut plain) = (Cost::MOST, Cost::MOST);
            for _ in 0..rounds {
                plain = plain.or(frames(&mut simple, number));
                ours = ours.or(frames(&mut studio, number));
            }
            all.push(Compared { quality, mood, ours, plain });
        }
    }
    all
}

/// Whether the left half of the picture, where no panel is, shows more than one colour and some numbers.
fn is_seen(studio: &mut Studio) -> bool {
    let picture = studio.picture().expect("a picture");
    let (width, half) = (picture.size.x as usize, picture.size.x as usize / 2);
    let mut colours: HashMap<&[u8], usize> = HashMap::new();
    for row in picture.rgba.chunks_exact(4 * width) {
        for pixel in row.chunks_exact(4).take(half) {
            *colours.entry(pixel).or_default() += 1;
        }
    }
    let most = colours.values().max().copied().unwrap_or(0);
    most * 10 < 9 * half * picture.size.y as usize
}

/// Draws some frames and waits for the last of them.
pub fn frames(studio: &mut Studio, number: u32) -> Cost {
    let done = |studio: &mut Studio| {
        let device = studio.app().world().resource::<RenderDevice>();
        let _ = device.poll(PollType::wait_indefinitely());
    };
    studio.run(1);
    done(studio);
    let (began, before) = (Instant::now(), clocks::of_the_process());
    studio.run(number);
    done(studio);
    let count = f64::from(number);
    Cost {
        time: began.elapsed().as_secs_f64() * 1e3 / count,
        work: (clocks::of_the_process() - before) / count,
    }
}
