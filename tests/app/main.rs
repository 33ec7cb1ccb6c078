//! Tests of the table: headless apps, screens, pictures, storage and a real window.

mod cost;
mod fingers;
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
mod sound;
mod storage;
mod table;
mod table_pictures;
mod transitions;
mod window;
