//! The database, and what is written to it.

use super::damage::{damage, is_damage, set_aside};
use super::{Closing, Fact};
use jiff::civil::{Date, DateTime};
use jiff::{Span, ToSpan};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, params};
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// No more sessions than this are kept: some tens of megabytes, ten years of a busy table.
pub const MOST_SESSIONS: i64 = 300_000;

/// On so many days of the last year somebody was here, where the clock may be believed.
const BELIEVED_AFTER: i64 = 7;

/// No more restarts than this are kept: who restarts every minute fills no disk.
pub const MOST_RESTARTS: i64 = 10_000;

/// The form of the database that this program writes.
const FORM: i32 = 1;

const TABLES: &str = "
CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    began TEXT NOT NULL,        -- by the clock on the wall, YYYY-MM-DDTHH:MM
    seconds INTEGER,            -- how long it took; NULL while it goes on
    closing TEXT,               -- left, idle or cut; NULL while it goes on
    language TEXT NOT NULL,     -- the last one chosen
    lesson_steps INTEGER NOT NULL DEFAULT 0,
    hints INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX session_began ON session (began);
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    level INTEGER NOT NULL,     -- 0 against a friend
    ending TEXT                 -- won, lost, drawn or abandoned; NULL while it goes on
);
CREATE INDEX game_session ON game (session);
CREATE TABLE restart (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    cause TEXT NOT NULL
);
";

/// Why counts could not be read or written. The table goes on without them.
#[derive(Debug)]
pub struct Trouble {
    /// The database.
    pub file: PathBuf,
    /// What failed.
    pub why: Why,
}

/// What failed with the database.
#[derive(Debug)]
pub enum Why {
    /// The folder could not be made.
    Folder(std::io::Error),
    /// SQLite says so.
    Database(rusqlite::Error),
    /// It is of a newer program.
    NewerForm(i32),
    /// It is damaged and could not be set aside.
    Damaged(std::io::Error),
    /// It cannot be read.
    Unreadable(rusqlite::Error),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.display();
        match &self.why {
            Why::Folder(error) => write!(
                f,
                "{file}: its folder cannot be made: {error}. Give `folder` in [statistics] one that can be written."
            ),
            Why::Database(error) => write!(
                f,
                "{file}: {error}. See whether the disk is full and the folder can be written."
            ),
            Why::Unreadable(error) if is_damage(error) => write!(
                f,
                "{file}: it is damaged ({error}). The table puts it aside at its next start and begins anew; what can be saved of it, `sqlite3 FILE .recover` saves."
            ),
            Why::Unreadable(error) => write!(
                f,
                "{file}: it cannot be read: {error}. Try as the user who runs the table, or as root."
            ),
            Why::NewerForm(form) => write!(
                f,
                "{file}: written by a newer Mbili (form {form}; this one knows {FORM}). Use the newer program, or move the file away."
            ),
            Why::Damaged(error) => write!(
                f,
                "{file}: it is damaged, and cannot be renamed: {error}. Move it away by hand."
            ),
        }
    }
}

impl std::error::Error for Trouble {}

/// The database, open for writing.
pub struct Store {
    file: PathBuf,
    database: Connection,
    session: Option<i64>,
}

impl Store {
    /// The database's name in the folder of the statistics.
    pub const FILE: &str = "mbili-statistics.sqlite";

    /// Opens the database, and makes it where there is none. A damaged one is renamed to `….damaged-N`, its journal
    /// with it, and the second result names it. Sessions that a crash left open are closed as cut.
    ///
    /// # Errors
    /// If there is no way to write it.
    pub fn open(folder: &Path) -> Result<(Self, Option<PathBuf>), Trouble> {
        let (mut store, aside) = Self::open_with(folder, Care::Whole)?;
        store.write(|transaction| {
            transaction.execute(
                "UPDATE session SET closing = 'cut', seconds = COALESCE(seconds, 0) WHERE closing IS NULL",
                [],
            )?;
            transaction
                .execute("UPDATE game SET ending = 'abandoned' WHERE ending IS NULL", [])
        })?;
        Ok((store, aside))
    }

    /// Opens the database as [`open`](Self::open) does, but reads no more of it than its first page, waits for nobody
    /// who writes, and leaves the sessions as they are: while no table runs, visitors wait.
    ///
    /// # Errors
    /// If there is no way to write it.
    pub fn open_at_once(folder: &Path) -> Result<(Self, Option<PathBuf>), Trouble> {
        Self::open_with(folder, Care::FirstPage)
    }

    fn open_with(folder: &Path, care: Care) -> Result<(Self, Option<PathBuf>), Trouble> {
        let file = folder.join(Self::FILE);
        let trouble = |why| Trouble { file: file.clone(), why };
        std::fs::create_dir_all(folder).map_err(|error| trouble(Why::Folder(error)))?;
        let (database, aside) = match connect(&file, care) {
            Ok(database) => (database, None),
            Err(Why::Database(error)) if is_damage(&error) => {
                let aside = set_aside(&file).map_err(|error| trouble(Why::Damaged(error)))?;
                (connect(&file, care).map_err(trouble)?, Some(aside))
            }
            Err(why) => return Err(trouble(why)),
        };
        Ok((Store { file, database, session: None }, aside))
    }

    /// Opens the database for reading only; `None` if there is none.
    ///
    /// # Errors
    /// If it is there and cannot be read.
    pub fn read(folder: &Path) -> Result<Option<Connection>, Trouble> {
        let file = folder.join(Self::FILE);
        if !file.exists() {
            return Ok(None);
        }
        let trouble = |why| Trouble { file: file.clone(), why };
        let database = Connection::open_with_flags(&file, OpenFlags::SQLITE_OPEN_READ_ONLY)
            .map_err(|error| trouble(Why::Unreadable(error)))?;
        match form(&database).map_err(|error| trouble(Why::Unreadable(error)))? {
            form if form > FORM => Err(trouble(Why::NewerForm(form))),
            _ => Ok(Some(database)),
        }
    }

    /// A visitor has come.
    ///
    /// # Errors
    /// If it could not be written; then nothing of this session is counted.
    pub fn begin(&mut self, now: DateTime, language: &str) -> Result<(), Trouble> {
        self.session = None;
        let session = self.write(|transaction| {
            transaction.execute(
                "INSERT INTO session (began, language) VALUES (?1, ?2)",
                params![minute(now), language],
            )?;
            Ok(transaction.last_insert_rowid())
        })?;
        self.session = Some(session);
        Ok(())
    }

    /// Something happened in this session. Without one, nothing is counted.
    ///
    /// # Errors
    /// If it could not be written.
    pub fn count(&mut self, fact: &Fact) -> Result<(), Trouble> {
        let Some(session) = self.session else { return Ok(()) };
        self.write(|transaction| match fact {
            Fact::Language(code) => transaction
                .execute("UPDATE session SET language = ?2 WHERE id = ?1", params![session, code]),
            Fact::LessonStep(step) => transaction.execute(
                "UPDATE session SET lesson_steps = MAX(lesson_steps, ?2) WHERE id = ?1",
                params![session, step],
            ),
            Fact::Hint => transaction
                .execute("UPDATE session SET hints = hints + 1 WHERE id = ?1", params![session]),
            Fact::MatchBegan { game, level } => {
                abandon(transaction, session)?;
                transaction.execute(
                    "INSERT INTO game (session, name, level) VALUES (?1, ?2, ?3)",
                    params![session, game, level],
                )
            }
            Fact::MatchEnded(ending) => transaction.execute(
                "UPDATE game SET ending = ?2 WHERE session = ?1 AND ending IS NULL",
                params![session, ending.name()],
            ),
        })?;
        Ok(())
    }

    /// The visitor has left.
    ///
    /// # Errors
    /// If it could not be written; the session is then closed as cut at the next start.
    pub fn end(&mut self, closing: Closing, seconds: u32) -> Result<(), Trouble> {
        let Some(session) = self.session.take() else { return Ok(()) };
        self.write(|transaction| {
            abandon(transaction, session)?;
            transaction.execute(
                "UPDATE session SET closing = ?2, seconds = ?3 WHERE id = ?1",
                params![session, closing.name(), seconds],
            )
        })?;
        Ok(())
    }

    /// It was no visitor's session: nothing of it is kept.
    ///
    /// # Errors
    /// If it could not be written; the session is then closed as cut at the next start.
    pub fn forget(&mut self) -> Result<(), Trouble> {
        let Some(session) = self.session.take() else { return Ok(()) };
        self.write(|transaction| {
            transaction.execute("DELETE FROM session WHERE id = ?1", params![session])
        })?;
        Ok(())
    }

    /// The table was started again.
    ///
    /// # Errors
    /// If it could not be written.
    pub fn restarted(&mut self, now: DateTime, cause: &str) -> Result<(), Trouble> {
        self.write(|transaction| {
            transaction.execute(
                "INSERT INTO restart (at, cause) VALUES (?1, ?2)",
                params![minute(now), cause],
            )
        })?;
        Ok(())
    }

    /// Removes what is older than so many days, and the oldest above the most that are kept. A clock by which hardly
    /// anybody was here lately is not believed: then nothing is too old.
    ///
    /// # Errors
    /// If it could not be written.
    pub fn tidy(&mut self, today: Date, keep_days: u32) -> Result<(), Trouble> {
        let days: Span = i64::from(keep_days).days();
        let oldest = today.saturating_sub(days).to_string();
        let long_ago = today.saturating_sub(400.days()).to_string();
        self.write(|transaction| {
            let lately: i64 = transaction.query_row(
                "SELECT COUNT(DISTINCT substr(began, 1, 10)) FROM session WHERE began >= ?1 AND began < ?2",
                params![long_ago, today.to_string()],
                |row| row.get(0),
            )?;
            let oldest = if lately < BELIEVED_AFTER { String::new() } else { oldest };
            transaction.execute("DELETE FROM session WHERE began < ?1", params![oldest])?;
            transaction.execute("DELETE FROM restart WHERE at < ?1", params![oldest])?;
            transaction.execute(
                "DELETE FROM session WHERE id <= (SELECT MAX(id) FROM session) - ?1",
                params![MOST_SESSIONS],
            )?;
            transaction.execute(
                "DELETE FROM restart WHERE id <= (SELECT MAX(id) FROM restart) - ?1",
                params![MOST_RESTARTS],
            )
        })?;
        // Each row of the first is a page that is freed. The second brings it from the journal into the file.
        let freed = exhaust(&self.database, "PRAGMA incremental_vacuum")
            .and_then(|()| exhaust(&self.database, "PRAGMA wal_checkpoint(TRUNCATE)"));
        freed.map_err(|error| Trouble { file: self.file.clone(), why: Why::Database(error) })
    }

    fn write<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, Trouble> {
        let written = self.database.transaction().and_then(|transaction| {
            let done = work(&transaction)?;
            transaction.commit()?;
            Ok(done)
        });
        written.map_err(|error| Trouble { file: self.file.clone(), why: Why::Database(error) })
    }
}

/// Runs a statement to its end: one that is stepped once does only the work of its first row.
fn exhaust(database: &Connection, statement: &str) -> rusqlite::Result<()> {
    let mut statement = database.prepare(statement)?;
    let mut rows = statement.query([])?;
    while rows.next()?.is_some() {}
    Ok(())
}

/// Matches that were left without an end.
fn abandon(transaction: &Transaction<'_>, session: i64) -> rusqlite::Result<usize> {
    transaction.execute(
        "UPDATE game SET ending = 'abandoned' WHERE session = ?1 AND ending IS NULL",
        params![session],
    )
}

/// No finer than the minute: a session is nobody's.
fn minute(now: DateTime) -> String {
    now.strftime("%Y-%m-%dT%H:%M").to_string()
}

/// How much of the database is looked at before it is trusted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    FirstPage,
    Whole,
}

fn connect(file: &Path, care: Care) -> Result<Connection, Why> {
    let database = Connection::open(file).map_err(Why::Database)?;
    let patience = Duration::from_millis(if care == Care::Whole { 2_000 } else { 200 });
    let prepare = || -> rusqlite::Result<i32> {
        database.busy_timeout(patience)?;
        // Until it is known to be whole, closing it must not mix what its journal holds into it.
        database.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        let form = form(&database)?;
        if form > FORM {
            return Ok(form);
        }
        // Must stand before the first table. Space that was freed goes back to the disk.
        database.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
        database.pragma_update(None, "journal_mode", "WAL")?;
        // A commit has reached the disk when it returns.
        database.pragma_update(None, "synchronous", "FULL")?;
        database.pragma_update(None, "foreign_keys", true)?;
        Ok(form)
    };
    match prepare().map_err(Why::Database)? {
        0 => {
            let script = format!("BEGIN;{TABLES}PRAGMA user_version = {FORM};COMMIT;");
            database.execute_batch(&script).map_err(Why::Database)?;
        }
        FORM if care == Care::FirstPage => {}
        FORM => {
            let check: String = database
                .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
                .map_err(Why::Database)?;
            if check != "ok" {
                return Err(Why::Database(damage(&check)));
            }
        }
        newer => return Err(Why::NewerForm(newer)),
    }
    if care == Care::Whole {
        let whole = database.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false);
        whole.map_err(Why::Database)?;
    }
    Ok(database)
}

fn form(database: &Connection) -> rusqlite::Result<i32> {
    database.query_row("PRAGMA user_version", [], |row| row.get(0))
}
