//! The size of things on the glass, from the millimetres that the house or the screen tells; and a window that fills
//! the screen where nobody manages windows.

use super::house::House;
use super::visit::Visit;
use crate::app::session::Intent;
use crate::app::settings::Change;
use crate::app::ui::theme;
use crate::kiosk::sizes::{DRM, Glass, of_the_screen};
use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryMonitor, PrimaryWindow, WindowMode};
use std::path::Path;

/// Frames after which a window that does not fill the screen never will by itself.
const PATIENCE: u32 = 40;

/// Measures anew whenever the picture has another size.
pub(super) fn measure(
    windows: Query<&Window, With<PrimaryWindow>>,
    visit: Res<Visit>,
    mut house: ResMut<House>,
    mut known: Local<Option<Vec2>>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(window) = windows.iter().next() else { return };
    let size = window.size();
    if *known == Some(size) || size.min_element() <= 0.0 {
        return;
    }
    *known = Some(size);
    let millimetres = width(house.config.screen.width_mm, size);
    let wanted = house.config.screen.text_size.percent();
    let glass = millimetres.and_then(|millimetres| Glass::new(size.x, millimetres));
    let percent = match glass {
        Some(glass) => {
            glass.text_size(wanted, theme::running_text(bevy_egui::egui::vec2(size.x, size.y)))
        }
        None => wanted,
    };
    info!("the picture is {size} pixels and {millimetres:?} mm wide; text at {percent} per cent");
    if house.text_sizes[0] != percent {
        house.text_is(percent);
        if !visit.is_on() {
            intents.write(Intent::Change(Change::TextSize(percent)));
        }
    }
}

/// The width of the picture in millimetres: as the house says, or else the screen.
fn width(configured: u16, size: Vec2) -> Option<f32> {
    if configured > 0 {
        return Some(f32::from(configured));
    }
    let [wide, high] = of_the_screen(Path::new(DRM))?.map(f32::from);
    // A screen that stands upright says its size as if it lay.
    let lies = (wide >= high) == (size.x >= size.y);
    Some(if lies { wide } else { high })
}

/// Full screen is a wish to whoever manages windows; where there is nobody, the window takes the screen itself.
pub(super) fn fill(
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    monitors: Query<&Monitor, With<PrimaryMonitor>>,
    all: Query<&Monitor>,
    mut waited: Local<u32>,
) {
    let (Some(mut window), Some(monitor)) =
        (windows.iter_mut().next(), monitors.iter().next().or(all.iter().next()))
    else {
        return;
    };
    let screen = monitor.physical_size();
    if window.physical_size() == screen || screen.min_element() == 0 {
        *waited = 0;
        return;
    }
    *waited += 1;
    if *waited == PATIENCE {
        window.mode = WindowMode::Windowed;
        window.position = WindowPosition::At(monitor.physical_position);
        window.resolution.set_physical_resolution(screen.x, screen.y);
        *waited = 0;
    }
}
