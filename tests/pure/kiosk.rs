//! What a house needs around the table.

mod attract;
mod check;
mod config;
mod flicker;
mod gate;
mod health;
mod hours;
mod idle;
mod keeper;
mod pin;
mod sizes;
mod soak;
mod statistics;
mod things;
mod watch;
