//! Tests of the table: headless apps, screens, pictures, storage and a real window.

mod fingers;
mod games;
mod harness;
mod interruptions;
mod moments;
mod order;
mod pictures;
mod raster;
mod replays;
mod screens;
mod sound;
mod storage;
mod table;
mod table_pictures;
mod transitions;
mod window;
