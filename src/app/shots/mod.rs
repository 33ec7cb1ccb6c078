//! Pictures of a named set of scenes: every screen, every board, both games, both moods.
//!
//! The scenes are laid out by intents, as a player would, so they show what a player can see. Tests
//! compare some of them with goldens; `mbili shots` writes them all into a folder.

mod laying;
mod practice;
mod scenes;
mod teaching;
pub mod visitors;

pub use scenes::Scene;

use super::exercises::Progress;
use super::look::{BoardStyle, Mood};
use super::notices::Notices;
use super::pictures::{NoPicture, Picture, Studio};
use super::session::Intent;
use super::settings::{Change, Quality, Settings};
use super::state::{Modal, Screen};
use super::ui::Memory;
use super::unfinished::Unfinished;
use crate::words::Language;
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What `mbili shots` was asked for.
#[derive(Clone, Debug)]
pub struct ShotsOptions {
    /// The folder for the pictures; made if it is missing.
    pub out: PathBuf,
    /// Sizes of the pictures, in pixels.
    pub sizes: Vec<[u32; 2]>,
    /// Only scenes whose name holds one of these; all if there are none.
    pub only: Vec<String>,
    /// The language of the screens.
    pub language: Language,
    /// The size of the text in per cent.
    pub text_size: u16,
}

impl ShotsOptions {
    /// The sizes without `--size`: a screen and a telephone held upright.
    pub const SIZES: [[u32; 2]; 2] = [[1280, 720], [1080, 1920]];
}

/// The table without a window, its screens included, at the title.
#[must_use]
pub fn studio(size: UVec2, scale: f32, quality: Quality) -> Studio {
    let mut studio = Studio::new(size, scale, |app| {
        // Every scene from the same seat.
        let (language, turn_board) = ("en".into(), false);
        app.insert_resource(Settings { language, quality, turn_board, ..Settings::default() });
        app.add_plugins(super::plugins::table_plugin);
    });
    studio.pass(8);
    studio
}

/// Says what a player wants, and lets it take effect.
pub fn want(studio: &mut Studio, intent: Intent) {
    studio.app().world_mut().write_message(intent);
    studio.pass(6);
}

/// Back to the title from wherever the last scene has led, in the default look.
pub fn clear(studio: &mut Studio) {
    look(studio, Mood::default(), BoardStyle::default());
    {
        let world = studio.app().world_mut();
        world.resource_mut::<Unfinished>().0.clear();
        world.resource_mut::<Memory>().settings_page = 0;
    }
    *studio.app().world_mut().resource_mut::<Progress>() = Progress::default();
    for _ in 0..8 {
        let world = studio.app().world_mut();
        world.resource_mut::<Notices>().0.clear();
        let screen = *world.resource::<State<Screen>>().get();
        let modal = *world.resource::<State<Modal>>().get();
        let next = match (screen, modal) {
            (Screen::Title, Modal::None) => break,
            (Screen::Match, Modal::None | Modal::Pause) | (_, Modal::None) => Intent::ToTitle,
            _ => Intent::Close,
        };
        want(studio, next);
    }
}

/// Puts a board on the table and a time of day around it.
fn look(studio: &mut Studio, mood: Mood, board: BoardStyle) {
    let mut settings = studio.app().world_mut().resource_mut::<Settings>();
    if (settings.mood, settings.board) != (mood, board) {
        (settings.mood, settings.board) = (mood, board);
    }
}

/// What is seen now. What the machine lacks, a sound device for instance, is not part of the picture.
///
/// # Errors
/// [`NoPicture`] if the renderer does not give one back.
pub fn take(studio: &mut Studio) -> Result<Picture, NoPicture> {
    studio.app().world_mut().resource_mut::<Notices>().0.clear();
    studio.pass(2);
    // What is drawn for the first time has a frame to be got ready.
    studio.run(1);
    studio.picture()
}

/// Writes pictures of the scenes; prints the name of each.
pub fn shots(options: &ShotsOptions) -> ExitCode {
    match write_all(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("mbili: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn write_all(options: &ShotsOptions) -> Result<(), String> {
    let asked =
        |name: &str| options.only.is_empty() || options.only.iter().any(|part| name.contains(part));
    let scenes: Vec<&Scene> = Scene::ALL.iter().filter(|scene| asked(scene.name)).collect();
    let of_a_house: Vec<&str> = visitors::ALL.into_iter().filter(|name| asked(name)).collect();
    if scenes.is_empty() && of_a_house.is_empty() {
        let names = Scene::ALL.iter().map(|scene| scene.name).chain(visitors::ALL);
        let names: Vec<&str> = names.collect();
        return Err(format!("no scene is called so. There are: {}", names.join(", ")));
    }
    let out = options.out.display();
    std::fs::create_dir_all(&options.out)
        .map_err(|error| format!("{out}: the folder cannot be made: {error}"))?;
    for &[width, height] in &options.sizes {
        let size = UVec2::new(width, height);
        let write = |studio: &mut Studio, name: &str| {
            let picture = take(studio).map_err(|error| error.to_string())?;
            let path = options.out.join(format!("{name}-{width}x{height}.png"));
            save(picture, &path)?;
            println!("{}", path.display());
            Ok::<(), String>(())
        };
        if !scenes.is_empty() {
            let mut studio = made(|| studio(size, 1.0, Quality::High), options)?;
            for scene in &scenes {
                clear(&mut studio);
                scene.lay(&mut studio);
                write(&mut studio, scene.name)?;
            }
        }
        if !of_a_house.is_empty() {
            let data = visitors::folder();
            std::fs::create_dir_all(&data)
                .map_err(|error| format!("{}: {error}", data.display()))?;
            let mut studio = made(|| visitors::studio(size, Quality::High, &data), options)?;
            for name in &of_a_house {
                visitors::lay(&mut studio, name);
                write(&mut studio, name)?;
            }
            drop(studio);
            // Nothing but counts of days that never were.
            let _ = std::fs::remove_dir_all(&data);
        }
    }
    Ok(())
}

/// A studio in the language and the size of text that were asked for.
fn made(
    make: impl FnOnce() -> Studio + std::panic::UnwindSafe,
    options: &ShotsOptions,
) -> Result<Studio, String> {
    let made = std::panic::catch_unwind(make);
    let mut studio = made.map_err(|_| NoPicture.to_string())?;
    want(&mut studio, Intent::Change(Change::TextSize(options.text_size)));
    want(&mut studio, Intent::Change(Change::Language(options.language.code().into())));
    Ok(studio)
}

fn save(picture: Picture, path: &Path) -> Result<(), String> {
    let image = Image::new(
        Extent3d { width: picture.size.x, height: picture.size.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        picture.rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::MAIN_WORLD,
    );
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let image = image.try_into_dynamic().map_err(|error| told(&error))?;
    image.to_rgb8().save(path).map_err(|error| told(&error))
}
