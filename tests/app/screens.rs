//! The screens, drawn without a window: what is touched, what is let through, what fits.

mod aids;
mod board;
mod book;
mod desk;
mod fair;
mod flow;
mod looks;
mod manners;
mod play;
mod scenes;
mod set_up;
mod told;
mod touch;
