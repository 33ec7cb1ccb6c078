//! Tests of everything that needs no window: rules, notation, records, engine, command line.

mod cli;
mod engine;
mod house;
mod notation;
mod properties;
mod records;
mod rules;
mod vectors;
mod words;
