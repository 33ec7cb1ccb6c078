//! What a house needs that puts the table up for visitors: one file that says how it is to be, counts of what
//! visitors do, and a watch over the program. Pure: no Bevy here.
//!
//! - [`config`]: the house's file, read so that every fault is named with its line and its remedy;
//! - [`hours`]: when the house is open;
//! - [`pin`]: what the staff type, kept as a hash;
//! - [`statistics`]: anonymous counts in a database of bounded size;
//! - [`watch`]: who starts the table, listens to its heart, and starts it again;
//! - [`attract`]: what the table does while nobody is there;
//! - [`idle`]: when a visitor has left;
//! - [`things`]: what lies on the glass, on a key or on its stick, and is nobody;
//! - [`flicker`]: what lies on the glass and touches it again and again;
//! - [`gate`]: how the staff get in from the screen;
//! - [`sizes`]: how large things are on the glass;
//! - [`health`]: how the table fares, as a text for the house's monitoring;
//! - [`keeper`]: writes down what the watch has to tell, and answers to systemd;
//! - [`check`]: whether this machine is fit for the table, and what to mend;
//! - [`soak`]: whether memory grows over a long run; [`memory`]: that what is freed goes back to the system;
//! - [`places`]: where files lie; [`signals`]: how the system asks for the end.

pub mod attract;
pub mod check;
pub mod config;
pub mod flicker;
pub mod gate;
pub mod health;
pub mod hours;
pub mod idle;
pub mod keeper;
pub mod memory;
pub mod pin;
pub mod places;
pub mod signals;
pub mod sizes;
pub mod soak;
pub mod statistics;
pub mod things;
pub mod watch;
