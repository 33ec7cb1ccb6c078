//! Mbili.
fn main() {}
