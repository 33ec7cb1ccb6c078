//! What may be wrong with a configuration.

use std::fmt;

/// Something that is wrong with a configuration, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Not TOML.
    Syntax(String),
    /// A section that does not exist.
    UnknownSection {
        /// Its name in the file.
        name: String,
        /// One whose name is nearly the same.
        nearest: Option<String>,
        /// All there are.
        known: Vec<String>,
    },
    /// A key that does not exist in its section.
    UnknownKey {
        /// The section.
        section: String,
        /// Its name in the file.
        name: String,
        /// One whose name is nearly the same.
        nearest: Option<String>,
        /// All there are.
        known: Vec<String>,
    },
    /// A value that the key does not take.
    BadValue {
        /// The key with its section, as in `idle.after`.
        key: String,
        /// Why not.
        why: String,
    },
    /// A key that stands outside all sections.
    OutsideSections(String),
    /// Values that do not fit each other.
    Conflict {
        /// The key with its section.
        key: String,
        /// Why not, and what to do.
        why: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let instead = |nearest: &Option<String>, known: &[String]| match nearest {
            Some(nearest) => format!("is `{nearest}` meant?"),
            None => format!("there are {}", known.join(", ")),
        };
        match self {
            Problem::Syntax(why) => {
                write!(f, "{}; a line is `key = value`, texts stand in quotes", why.trim_end())
            }
            Problem::UnknownSection { name, nearest, known } => {
                write!(f, "there is no section [{name}]; {}", instead(nearest, known))
            }
            Problem::UnknownKey { section, name, nearest, known } => {
                write!(f, "[{section}] has no key `{name}`; {}", instead(nearest, known))
            }
            Problem::BadValue { key, why } => write!(f, "`{key}`: {}", why.trim_end()),
            Problem::OutsideSections(key) => {
                write!(f, "`{key}` stands before the first section; write it below its [section]")
            }
            Problem::Conflict { key, why } => write!(f, "`{key}`: {why}"),
        }
    }
}
