//! What a frame costs, beside a plain scene of about as much: a slab, 64 balls, one light with shadows,
//! edges smoothed fourfold. `MBILI_MEASURE=1` measures and holds the limits; without it, and beside other
//! tests, times mean nothing, and only the scenes are made.

use super::table::stage;
use bevy::prelude::*;
use mbili::app::look::Mood;
use mbili::app::pictures::Studio;
use mbili::app::settings::{Quality, Settings};
use mbili::app::sowing::Stage;
use mbili::rules::{Game, KichwaRule, Rules};

/// Processor time of all threads so far, in hundredths of a second.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum()
}

/// Processor time of a frame, in milliseconds: the least of some rounds.
fn frame(studio: &mut Studio, measure: bool) -> f64 {
    studio.run(3);
    let (rounds, frames) = if measure { (5, 8) } else { (1, 1) };
    (0..rounds)
        .map(|_| {
            let before = cpu();
            studio.run(frames);
            (cpu() - before) * 10.0 / f64::from(frames)
        })
        .fold(f64::MAX, f64::min)
}

fn plain(size: UVec2) -> Studio {
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

fn table(size: UVec2) -> Studio {
    let mut studio = Studio::new(size, 1.0, |app| {
        app.add_plugins((mbili::app::core_plugin, mbili::app::table::plugin));
    });
    studio.run(2);
    let start = Game::Kujifunza(KichwaRule::Sustain).start();
    *studio.app().world_mut().resource_mut::<Stage>() = stage(start);
    studio
}

#[test]
fn a_frame_costs_little_more_than_one_of_a_plain_scene() {
    let measure = std::env::var_os("MBILI_MEASURE").is_some();
    let size = if measure { UVec2::new(1280, 720) } else { UVec2::new(96, 54) };
    let base = frame(&mut plain(size), measure);
    let mut studio = table(size);
    for (quality, most) in [(Quality::Low, 1.5), (Quality::Medium, 3.0), (Quality::High, 4.0)] {
        for mood in Mood::ALL {
            let mut settings = studio.app().world_mut().resource_mut::<Settings>();
            (settings.quality, settings.mood) = (quality, mood);
            let time = frame(&mut studio, measure);
            println!("{quality:?}, {mood:?}: {time:.0} ms, plain scene {base:.0} ms");
            if measure {
                assert!(time <= most * base, "{quality:?}, {mood:?}: {:.2} times", time / base);
            }
        }
    }
}
