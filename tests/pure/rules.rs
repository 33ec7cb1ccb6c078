//! Tests: rules.
