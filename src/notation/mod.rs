//! Text of positions, moves and records: parsing and printing.
