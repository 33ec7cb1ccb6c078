//! Tests of the table: headless apps, screens, pictures, storage and a real window.

mod aids;
mod cost;
mod fingers;
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
mod sound;
mod storage;
mod table;
mod table_pictures;
mod transitions;
mod window;
