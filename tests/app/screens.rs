//! The screens, drawn without a window: what is touched, what is let through, what fits.

mod access;
mod aids;
mod board;
mod book;
mod desk;
mod fair;
mod flow;
mod hints;
mod house;
mod laid;
mod languages;
mod layout;
mod longer;
mod looks;
mod manners;
mod overlaps;
mod play;
mod practice;
mod review;
mod scenes;
mod set_up;
mod settings;
mod switches;
mod taught;
mod told;
mod touch;
