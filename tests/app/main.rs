//! Tests of the table: headless apps, screens, pictures, storage and a real window.

mod fingers;
mod games;
mod harness;
mod interruptions;
mod order;
mod pictures;
mod raster;
mod screens;
mod sound;
mod storage;
mod table;
mod table_pictures;
mod transitions;
mod window;
