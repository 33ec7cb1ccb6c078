//! What a house needs around the table.

mod config;
mod hours;
mod pin;
mod statistics;
mod watch;
