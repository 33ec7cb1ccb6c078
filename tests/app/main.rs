//! Tests of the table: headless apps, screens, pictures, storage and a real window.

mod table;
mod table_pictures;
