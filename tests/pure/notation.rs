//! Tests: notation.
