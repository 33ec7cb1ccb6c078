//! The table in a house: what visitors meet, what happens when they leave, and what only the staff can do.
//!
//! The house's configuration is read once, at the start (`open`). Everything that is decided without the table's help
//! stands in [`crate::kiosk`]; here it meets the window. Each frame, between the devices and the session, in this
//! order: `presence` hears whether somebody is there, [`guard`] lets pass what visitors may want, and `conduct`
//! does what the house wants itself. What is to be seen is drawn by [`crate::app::ui::house`] over the usual screens.

mod alone;
mod answers;
mod backstage;
mod conduct;
mod counting;
pub mod counts;
pub mod glass;
pub mod guard;
pub mod health;
mod heart;
mod house;
mod open;
mod presence;
pub mod resume;
mod show;
pub mod visit;
mod wishes;

pub use conduct::Wishes;
pub use house::{House, WallClock};
pub use open::{KioskOptions, run};
pub use visit::Visit;

use super::notices;
use super::phase::{Phase, Told};
use super::settings::NoSound;
use super::sowing::LongestTurn;
use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use std::time::Duration;

/// What a house adds to the core of the app: everything but what is drawn.
pub fn core_plugin(house: House) -> impl Plugin {
    let house = std::sync::Mutex::new(Some(house));
    move |app: &mut App| {
        let taken = house.lock().ok().and_then(|mut house| house.take());
        let Some(house) = taken else { return };
        let seconds = |span: u32| Duration::from_secs(span.into());
        let idle = &house.config.idle;
        let idle =
            crate::kiosk::idle::Idle::new(seconds(idle.after.get()), seconds(idle.countdown.get()));
        if house.safe {
            app.insert_resource(NoSound);
        }
        app.insert_resource(Visit::new(idle))
            .insert_resource(LongestTurn(LongestTurn::OF_A_HOUSE))
            .insert_resource(counts::Counter::new(&house))
            .insert_resource(house)
            .init_resource::<WallClock>()
            .init_resource::<Wishes>()
            .init_resource::<guard::Guard>()
            .init_resource::<health::Health>()
            .init_resource::<resume::Resumed>()
            .init_resource::<super::ui::Memory>()
            .add_plugins(presence::plugin)
            .add_systems(
                Update,
                (presence::listen, guard::guard, glass::measure, resume::resume, conduct::conduct)
                    .chain()
                    .in_set(Phase::House),
            )
            .add_systems(Update, guard::read.in_set(Phase::Session))
            .add_systems(Update, resume::keep.in_set(Phase::Storage))
            // The frame begins with whatever else it begins with.
            .add_systems(First, health::begin.before(MessageUpdateSystems))
            .add_systems(Last, health::end);
    }
}

/// What a house adds to the table in its window.
pub fn plugin(house: House) -> impl Plugin {
    let core = std::sync::Mutex::new(Some(core_plugin(house)));
    move |app: &mut App| {
        let taken = core.lock().ok().and_then(|mut core| core.take());
        let Some(core) = taken else { return };
        app.add_plugins(core)
            .init_resource::<show::BarHeight>()
            .add_systems(PreUpdate, show::leave_room.in_set(Told::House))
            .add_systems(EguiPrimaryContextPass, show::show.after(super::ui::show))
            .add_systems(Update, show::no_notices.in_set(Phase::Storage).after(notices::collect))
            .add_systems(Update, glass::fill.in_set(Phase::Storage));
    }
}
