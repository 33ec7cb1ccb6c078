//! Everything that a person reads, through Fluent.
