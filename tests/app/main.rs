//! Tests of the table: headless apps, screens, pictures, storage and a real window.

mod colour_pictures;
mod cost;
mod fingers;
mod flashes;
mod frames;
mod fuzzed;
mod games;
mod harness;
mod interruptions;
mod moments;
mod order;
mod pictures;
mod piles;
mod raster;
mod replays;
mod screens;
mod set_up;
mod sound;
mod storage;
mod table;
mod table_pictures;
mod transitions;
mod window;
