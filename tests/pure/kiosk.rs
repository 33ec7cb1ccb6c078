//! What a house needs around the table.

mod attract;
mod config;
mod gate;
mod hours;
mod idle;
mod pin;
mod sizes;
mod statistics;
mod watch;
