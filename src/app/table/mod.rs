//! The table as it is seen: the board, the seeds, the marks on the pits, the light and the camera.
//!
//! It reads the stage, the match and what is pointed at, and writes nothing but the picture and
//! [`BoardView`]. All entities are made once, for the largest game; another board shows and moves
//! them. Nothing is touched while nothing changes.

mod baked;
mod bearing;
mod bowl;
mod camera;
mod carving;
mod egg;
mod eye;
mod framing;
mod gaze;
mod ghosts;
mod ground;
mod heap;
mod light;
mod marking;
mod marks;
mod materials;
mod packing;
mod palette;
mod rest;
mod seeds;
mod shapes;
mod sky;
mod spawn;
mod style;

pub use bearing::Bearing;
pub use bowl::Bowl;
pub use camera::TableCamera;
pub use egg::{SEED_GIRTH, girth};
pub use framing::{ANGLE, Framing, clear_of, frame, framed, steepness};
pub use gaze::{CLOSEST, Gaze, STEEPNESS};
pub use marks::{Marks, PitMark, marks};
pub use packing::{Lie, Packing};
pub use rest::{Pose, rest};
pub use shapes::RingShape;
pub use sky::Surroundings;
pub use spawn::{BoardBody, PitPlace, Seed};

use crate::app::phase::Phase;
use crate::app::session::Intent;
use crate::app::space::{BoardView, PreviewMarks, Threats};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The table.
pub fn plugin(app: &mut App) {
    baked::make(Packing::settle);
    materials::embed_shaders(app);
    app.add_plugins((
        MaterialPlugin::<materials::Wood>::default(),
        MaterialPlugin::<materials::Nut>::default(),
        MaterialPlugin::<materials::Ground>::default(),
        MaterialPlugin::<materials::Mark>::default(),
    ))
    .init_resource::<BoardView>()
    .init_resource::<PreviewMarks>()
    .add_message::<Intent>()
    .init_resource::<Threats>()
    .add_message::<RequestRedraw>()
    .add_systems(Startup, ((spawn::spawn, ghosts::spawn).chain(), camera::spawn, light::spawn))
    .add_systems(
        Update,
        (
            spawn::show_board,
            camera::place,
            (light::quality, light::reach, light::fall),
            seeds::follow,
            marking::show,
            ghosts::show,
        )
            .chain()
            .in_set(Phase::View),
    );
}
