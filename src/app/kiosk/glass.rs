//! The size of things on the glass, from the millimetres that the house or the screen tells; and a window that fills
//! the screen where nobody manages windows.

use super::house::House;
use super::visit::Visit;
use crate::app::session::Intent;
use crate::app::settings::Change;
use crate::app::ui::theme;
use crate::kiosk::sizes::{DRM, Glass, TARGET, of_the_screen};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use std::path::Path;
use std::time::Duration;

/// How often is looked whether the window fills the screen.
const A_LOOK: Duration = Duration::from_millis(700);

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
    house.touch = glass.map_or(0.0, |glass| glass.pixels(TARGET));
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

/// Whether a window leaves a part of its screen uncovered. A screen of no size is none.
#[must_use]
pub fn leaves_uncovered(window: [u32; 2], screen: [u32; 2]) -> bool {
    screen.iter().all(|&side| side > 0) && window != screen
}

/// Sees to it that the screen is filled, by looking at the size of the window and of its screen again and again.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filling {
    /// So many looks one after the other found it filled, or amiss,
    looks: u32,
    amiss: bool,
    /// and so often the window was told to take the screen since it was filled for a while.
    asked: u32,
}

impl Filling {
    /// A window that was told so often and does not fill its screen is told no more: a picture that somebody else has
    /// turned has another size than its screen for good, and fills it.
    pub const MOST: u32 = 3;

    /// After so many looks the window has filled its screen for a while.
    const A_WHILE: u32 = 90;

    /// Looks. Answers whether the window is to take the screen now, and how often it was told so before. Whoever manages
    /// windows gets the time from one look to the next.
    pub fn look(&mut self, window: [u32; 2], screen: [u32; 2]) -> Option<u32> {
        let amiss = leaves_uncovered(window, screen);
        self.looks = if amiss == self.amiss { self.looks.saturating_add(1) } else { 1 };
        self.amiss = amiss;
        if !amiss {
            if self.looks >= Self::A_WHILE {
                self.asked = 0;
            }
            return None;
        }
        let due = self.looks > 1 && self.asked < Self::MOST;
        due.then(|| {
            self.asked += 1;
            self.asked - 1
        })
    }
}

/// Full screen is a wish to whoever manages windows; where there is nobody, the window takes the screen itself. What Bevy
/// knows of the window is what it wished for, so the window itself is asked.
pub(super) fn fill(
    windows: Query<Entity, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut looked: Local<Duration>,
    mut filling: Local<Filling>,
    _main: NonSendMarker,
) {
    let now = time.elapsed();
    if now.saturating_sub(*looked) < A_LOOK {
        return;
    }
    *looked = now;
    let Some(entity) = windows.iter().next() else { return };
    WINIT_WINDOWS.with_borrow(|all| {
        let Some(window) = all.get_window(entity) else { return };
        let monitor = window.current_monitor().or_else(|| window.primary_monitor());
        let Some(monitor) = monitor.or_else(|| window.available_monitors().next()) else { return };
        let (real, screen) = (window.inner_size(), monitor.size());
        let Some(before) = filling.look(real.into(), screen.into()) else { return };
        if before == 0 {
            info!("the window is {real:?} on a screen of {screen:?}, and takes it all");
        }
        window.set_decorations(false);
        window.set_outer_position(monitor.position());
        let _ = window.request_inner_size(screen);
    });
}
