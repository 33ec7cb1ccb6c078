//! The screens, drawn without a window: what is touched, what is let through, what fits.

mod aids;
mod board;
mod desk;
mod flow;
mod looks;
mod manners;
mod play;
mod review;
mod scenes;
mod set_up;
mod told;
mod touch;
