//! How late it is at the table: what surrounds it follows.

use bevy::prelude::*;

/// 0 by day, 1 in the evening, and all between.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Evening(pub f32);
