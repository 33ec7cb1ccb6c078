//! Fingers on the whole program: touches go in where a window would hand them over, and come out as
//! turns of a match.

mod games;
mod gestures;
pub mod hand;
mod looking;
