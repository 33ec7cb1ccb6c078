//! What can go wrong with files, and the notice that tells the player.

use crate::app::notices::Notice;
use crate::record::{Problem, RecordError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Why a file or folder could not be read or written, as far as a person can do something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The disk, or the player's share of it, is full.
    Full,
    /// The file system can only be read.
    ReadOnly,
    /// This user may not.
    Denied,
    /// Something that is not a file stands in its place.
    NotAFile,
    /// The file is too large to be one of ours.
    TooLarge,
    /// Too many damaged files have been set aside already.
    TooManySetAside,
    /// Anything else; the error of the system says more.
    Other,
}

impl Reason {
    /// The name by which a text chooses its words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Full => "full",
            Reason::ReadOnly => "read-only",
            Reason::Denied => "denied",
            Reason::NotAFile => "not-a-file",
            Reason::TooLarge => "too-large",
            Reason::TooManySetAside => "too-many",
            Reason::Other => "other",
        }
    }
}

/// A file or folder that could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file or folder.
    pub path: PathBuf,
    /// Why, for a person.
    pub reason: Reason,
    /// What the system says; empty where it was not asked.
    pub error: String,
}

impl Failure {
    /// From an error of the system.
    #[must_use]
    pub fn new(path: &Path, error: &io::Error) -> Self {
        let reason = match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Reason::Full
            }
            ErrorKind::ReadOnlyFilesystem => Reason::ReadOnly,
            ErrorKind::PermissionDenied => Reason::Denied,
            ErrorKind::NotADirectory | ErrorKind::IsADirectory | ErrorKind::AlreadyExists => {
                Reason::NotAFile
            }
            _ => Reason::Other,
        };
        Failure { path: path.to_owned(), reason, error: error.to_string() }
    }

    /// For a reason of our own.
    #[must_use]
    pub fn because(path: &Path, reason: Reason) -> Self {
        Failure { path: path.to_owned(), reason, error: String::new() }
    }
}

/// Something that the player should know about files of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The system names no folders: nothing can be kept.
    NoFolders,
    /// A folder cannot be made: nothing can be kept in it.
    Folder(Failure),
    /// The settings could be read only in part.
    SettingsDamaged {
        /// The file.
        file: PathBuf,
        /// The line, from 1, of what could not be read.
        line: usize,
        /// What is wrong there, in the words of whoever read it.
        problem: String,
        /// Where the damaged file is kept now, or why it could not be; then it stays in its place and
        /// no settings are saved.
        aside: Result<PathBuf, Failure>,
    },
    /// The settings could not be read at all.
    SettingsUnreadable(Failure),
    /// The settings could not be saved.
    SettingsUnsaved(Failure),
    /// Which exercises are done could be read only in part.
    ProgressDamaged {
        /// The file.
        file: PathBuf,
        /// The line, from 1, of what could not be read.
        line: usize,
        /// What is wrong there.
        problem: String,
        /// Where the damaged file is kept now, or why it could not be; then it stays in its place and nothing is
        /// saved there.
        aside: Result<PathBuf, Failure>,
    },
    /// Which exercises are done could not be read at all.
    ProgressUnreadable(Failure),
    /// Which exercises are done could not be saved.
    ProgressUnsaved(Failure),
    /// A saved match is damaged.
    MatchDamaged {
        /// The file.
        file: PathBuf,
        /// Where and what.
        error: RecordError,
    },
    /// A record without moves lies among the saved matches, without what makes it one.
    MatchEmpty {
        /// The file.
        file: PathBuf,
    },
    /// Further damaged matches, not named one by one.
    MoreMatchesDamaged {
        /// How many.
        count: usize,
        /// Their folder.
        folder: PathBuf,
    },
    /// A saved match could not be read.
    MatchUnreadable(Failure),
    /// A match could not be saved.
    MatchUnsaved(Failure),
    /// A match could not be thrown away.
    MatchUndiscarded(Failure),
    /// The match is on the table of another running Mbili.
    MatchElsewhere {
        /// The file.
        file: PathBuf,
    },
    /// The match is not there any more.
    MatchGone {
        /// The file.
        file: PathBuf,
    },
}

impl Trouble {
    /// The words for the player.
    #[must_use]
    pub fn notice(&self) -> Notice {
        let about = |key, failure: &Failure| {
            Notice::new(key)
                .with("file", failure.path.display())
                .with("reason", failure.reason.name())
                .with("error", &failure.error)
        };
        match self {
            Trouble::NoFolders => Notice::new("notice-no-folders"),
            Trouble::Folder(failure) => about("notice-folder", failure),
            Trouble::SettingsDamaged { file, line, problem, aside } => {
                let notice = match aside {
                    Ok(aside) => {
                        let name = aside.file_name().unwrap_or_default().to_string_lossy();
                        Notice::new("notice-settings-damaged").with("aside", name)
                    }
                    Err(failure) => Notice::new("notice-settings-damaged-kept")
                        .with("reason", failure.reason.name())
                        .with("error", &failure.error),
                };
                notice.with("file", file.display()).with("line", line).with("problem", problem)
            }
            Trouble::ProgressDamaged { file, line, problem, aside } => {
                let notice = match aside {
                    Ok(aside) => {
                        let name = aside.file_name().unwrap_or_default().to_string_lossy();
                        Notice::new("notice-exercises-damaged").with("aside", name)
                    }
                    Err(failure) => Notice::new("notice-exercises-damaged-kept")
                        .with("reason", failure.reason.name())
                        .with("error", &failure.error),
                };
                notice.with("file", file.display()).with("line", line).with("problem", problem)
            }
            Trouble::ProgressUnreadable(failure) => about("notice-exercises-unreadable", failure),
            Trouble::ProgressUnsaved(failure) => about("notice-exercises-unsaved", failure),
            Trouble::SettingsUnreadable(failure) => about("notice-settings-unreadable", failure),
            Trouble::SettingsUnsaved(failure) => about("notice-settings-unsaved", failure),
            Trouble::MatchDamaged { file, error } => match &error.problem {
                Problem::NewerVersion { found } => Notice::new("notice-match-newer")
                    .with("file", file.display())
                    .with("version", found),
                _ => Notice::new("notice-match-damaged")
                    .with("file", file.display())
                    .with("line", error.line)
                    .with("column", error.column)
                    .with("problem", problem_text(error)),
            },
            Trouble::MatchEmpty { file } => {
                Notice::new("notice-match-empty").with("file", file.display())
            }
            Trouble::MoreMatchesDamaged { count, folder } => {
                Notice::new("notice-matches-damaged-more")
                    .with("count", count)
                    .with("folder", folder.display())
            }
            Trouble::MatchUnreadable(failure) => about("notice-match-unreadable", failure),
            Trouble::MatchUnsaved(failure) => about("notice-match-unsaved", failure),
            Trouble::MatchUndiscarded(failure) => about("notice-match-undiscarded", failure),
            Trouble::MatchElsewhere { file } => {
                Notice::new("notice-match-elsewhere").with("file", file.display())
            }
            Trouble::MatchGone { file } => {
                Notice::new("notice-match-gone").with("file", file.display())
            }
        }
    }

    /// What must not be told twice while it lasts: troubles with equal kinds are told once.
    pub(super) fn kind(&self) -> String {
        let notice = self.notice();
        let of = |name| {
            let argument = notice.arguments.iter().find(|(known, _)| *known == name);
            argument.map_or("", |(_, value)| value.as_str())
        };
        match self {
            // One disk, one reason: not for every match anew.
            Trouble::MatchUnsaved(_)
            | Trouble::SettingsUnsaved(_)
            | Trouble::ProgressUnsaved(_) => {
                format!("{} {}", notice.key, of("reason"))
            }
            _ => format!("{} {} {} {}", notice.key, of("file"), of("line"), of("folder")),
        }
    }
}

/// What is wrong with a record, without the place, which the notice names itself.
fn problem_text(error: &RecordError) -> String {
    let text = error.to_string();
    let place = format!("line {}, column {}: ", error.line, error.column);
    text.strip_prefix(&place).map_or_else(|| text.clone(), str::to_owned)
}
