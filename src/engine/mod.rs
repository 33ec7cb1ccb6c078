//! The opponent's mind.

/// How strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Learns with you.
    One,
    /// Two.
    Two,
    /// Three.
    Three,
    /// As strong as it gets.
    Four,
}
