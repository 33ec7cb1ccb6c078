//! Everything that a person reads, through Fluent.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
}

impl Language {
    /// By code.
    #[must_use]
    pub fn from_code(_: &str) -> Option<Self> {
        None
    }
}

/// The words.
#[derive(Clone)]
pub struct Words;
