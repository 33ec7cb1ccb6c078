//! Tests of everything that needs no window: rules, notation, records, engine, command line.

mod advice;
mod cli;
mod engine;
mod exercises;
mod house;
#[cfg(feature = "kiosk")]
mod kiosk;
mod lessons;
mod notation;
mod packed;
mod properties;
mod records;
mod review;
mod rules;
mod solve;
mod vectors;
mod words;

/// A number that `scripts/prove` sets: how much to test, and the seed.
fn setting(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name}={text} is not a number")),
        Err(_) => default,
    }
}
