//! Mbili: Bao la Kujifunza and Djenon-aboure.

#[cfg(feature = "app")]
pub mod app;
pub mod cli;
pub mod engine;
pub mod notation;
pub mod record;
pub mod rules;
pub mod words;
