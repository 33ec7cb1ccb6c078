//! Tests of the table: headless apps, screens, pictures, storage and a real window.

mod aids;
mod colour_pictures;
mod cost;
mod fingers;
mod flashes;
mod frames;
mod fuzzed;
mod games;
mod harness;
mod interruptions;
mod measured;
mod moments;
mod order;
mod pictures;
mod piles;
mod raster;
mod replays;
mod screens;
mod seats;
mod set_up;
mod sound;
mod storage;
mod table;
mod table_pictures;
mod transitions;
mod window;
