//! How much the machine can draw, measured once: a second of real frames after the curtain, at the quality
//! that is the default. What the player chose is never touched; see [`Change::Measured`].
//!
//! A frame that waits for the screen's beat says nothing of the machine, so it is not the time between frames
//! that counts. Measured is how long a frame takes from its first command until the graphics card has done
//! it all.

use super::curtain::Curtain;
use super::phase::Phase;
use super::session::Intent;
use super::settings::{Change, Quality, Settings};
use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice, render_system};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{Monitor, PrimaryMonitor, PrimaryWindow, RequestRedraw};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long is measured.
const WHILE: Duration = Duration::from_secs(1);
/// Frames that are not counted: the first ones still make things ready.
const FIRST: usize = 4;
/// With fewer frames than this a second is too short.
const FEWEST: usize = 6;
/// After this long whatever was measured has to do.
const PATIENCE: Duration = Duration::from_secs(4);
/// Milliseconds of a frame above which the machine is asked for less: three quarters of a sixtieth of a second.
const TOO_LONG: f32 = 12.5;
/// Milliseconds of a frame that fills the screen below which it is asked for more: the finest takes up to
/// twice as long.
const SHORT: f32 = 5.0;

/// What a machine is asked for whose frames take so many milliseconds in a window, on a screen with so many
/// times as many pixels.
#[must_use]
pub fn judge(milliseconds: f32, screen: f32) -> Quality {
    if milliseconds > TOO_LONG {
        Quality::Low
    } else if milliseconds * screen.max(1.0) < SHORT {
        Quality::High
    } else {
        Quality::Medium
    }
}

/// The stopwatch beside the renderer: runs only while the times are wanted.
#[derive(Resource, Clone, Default)]
pub struct Stopwatch(Arc<Mutex<Times>>);

#[derive(Default)]
struct Times {
    wanted: bool,
    began: Option<Instant>,
    milliseconds: Vec<f32>,
}

impl Stopwatch {
    fn with<T>(&self, act: impl FnOnce(&mut Times) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A frame took so long.
    pub fn note(&self, milliseconds: f32) {
        self.with(|times| {
            if times.wanted {
                times.milliseconds.push(milliseconds);
            }
        });
    }

    /// Half of the frames took less.
    fn median(&self) -> Option<f32> {
        self.with(|times| {
            let mut counted = times.milliseconds.get(FIRST..)?.to_vec();
            counted.sort_by(f32::total_cmp);
            counted.get(counted.len() / 2).copied()
        })
    }
}

/// Asks for less at once where a processor draws, and else measures.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, by_the_adapter.in_set(Phase::Machine)).add_plugins(a_second);
}

/// Measures.
pub fn a_second(app: &mut App) {
    let stopwatch = Stopwatch::default();
    app.insert_resource(stopwatch.clone())
        .add_message::<RequestRedraw>()
        .add_systems(Update, measure.in_set(Phase::Machine).after(by_the_adapter));
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.insert_resource(stopwatch).add_systems(
            Render,
            (
                begin.in_set(RenderSystems::Render).before(render_system),
                end.in_set(RenderSystems::Cleanup),
            ),
        );
    }
}

fn begin(stopwatch: Res<Stopwatch>) {
    stopwatch.with(|times| times.began = times.wanted.then(Instant::now));
}

fn end(stopwatch: Res<Stopwatch>, device: Res<RenderDevice>) {
    if let Some(began) = stopwatch.with(|times| times.began.take()) {
        // What cannot be waited for is not measured.
        if device.poll(PollType::wait_indefinitely()).is_ok() {
            stopwatch.note(began.elapsed().as_secs_f32() * 1e3);
        }
    }
}

fn is_asked_for(settings: &Settings) -> bool {
    settings.as_measured && settings.measured.is_none()
}

/// The kind of adapter for which nothing needs to be measured: a processor.
fn by_the_adapter(
    adapter: Option<Res<RenderAdapterInfo>>,
    settings: Res<Settings>,
    mut intents: MessageWriter<Intent>,
    mut told: Local<bool>,
) {
    let asked = is_asked_for(&settings);
    // By name: the type belongs to a crate that we do not name ourselves.
    let is_slow = |adapter: Res<RenderAdapterInfo>| format!("{:?}", adapter.device_type) == "Cpu";
    let slow = asked && adapter.is_some_and(is_slow);
    if slow && !*told {
        intents.write(Intent::Change(Change::Measured(Quality::Low)));
    }
    *told = slow;
}

/// How far the measuring has come.
#[derive(Default)]
pub(super) enum Stand {
    #[default]
    Waiting,
    Since(Instant),
    /// Told, or given up.
    Over,
}

pub(super) fn measure(
    settings: Res<Settings>,
    curtain: Option<Res<Curtain>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    stopwatch: Res<Stopwatch>,
    windows: Query<&Window, With<PrimaryWindow>>,
    monitors: Query<&Monitor, With<PrimaryMonitor>>,
    mut stand: Local<Stand>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !is_asked_for(&settings) {
        if !matches!(*stand, Stand::Waiting) {
            stopwatch.with(|times| *times = Times::default());
            *stand = Stand::Waiting;
        }
        return;
    }
    if curtain.is_some() || adapter.is_none() {
        return;
    }
    match *stand {
        Stand::Over => return,
        Stand::Waiting => {
            stopwatch.with(|times| times.wanted = true);
            *stand = Stand::Since(Instant::now());
        }
        Stand::Since(began) => {
            let (passed, frames) = (began.elapsed(), stopwatch.with(|t| t.milliseconds.len()));
            let enough = passed >= WHILE && frames >= FIRST + FEWEST;
            if enough || passed >= PATIENCE {
                let median = stopwatch.median();
                stopwatch.with(|times| *times = Times::default());
                *stand = Stand::Over;
                let pixels = |size: UVec2| size.x as f32 * size.y as f32;
                let screen = monitors.iter().next().map_or(0.0, |m| pixels(m.physical_size()));
                let window = windows.iter().next().map_or(1.0, |w| pixels(w.physical_size()));
                if let Some(median) = median {
                    let quality = judge(median, screen / window.max(1.0));
                    info!("a frame takes {median:.1} ms to draw: quality {quality:?}");
                    intents.write(Intent::Change(Change::Measured(quality)));
                }
            }
        }
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_frames_ask_for_less_and_quick_ones_for_more_where_the_screen_allows_it() {
        assert_eq!(judge(350.0, 1.0), Quality::Low);
        assert_eq!(judge(12.6, 1.0), Quality::Low);
        assert_eq!(judge(12.4, 1.0), Quality::Medium);
        assert_eq!(judge(4.0, 1.0), Quality::High);
        assert_eq!(judge(4.0, 2.25), Quality::Medium, "a window on a larger screen");
        assert_eq!(judge(0.4, 9.0), Quality::High);
        assert_eq!(judge(4.9, 0.0), Quality::High, "no screen is known");
    }

    #[test]
    fn the_first_frames_are_not_counted() {
        let stopwatch = Stopwatch::default();
        stopwatch.note(1.0);
        assert_eq!(stopwatch.median(), None, "nothing was wanted yet");
        stopwatch.with(|times| times.wanted = true);
        for milliseconds in [900.0, 800.0, 700.0, 600.0, 3.0, 4.0, 90.0] {
            stopwatch.note(milliseconds);
        }
        assert_eq!(stopwatch.median(), Some(4.0));
    }
}
