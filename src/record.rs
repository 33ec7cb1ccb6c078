//! A match: game, house rules and actions; undo is replaying a prefix.
