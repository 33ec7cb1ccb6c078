//! What a house needs around the table.

mod check;
mod config;
mod health;
mod hours;
mod keeper;
mod pin;
mod soak;
mod statistics;
mod watch;
