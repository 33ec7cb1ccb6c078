//! What the counts say, day by day.

use super::store::{Store, Trouble, Why};
use jiff::civil::Date;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;
use std::path::Path;

/// What happened in a number of days.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Each day on which something happened.
    pub days: BTreeMap<String, Day>,
}

/// What happened in a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Day {
    /// Sessions that began.
    pub sessions: u64,
    /// Sessions that ended because nobody touched anything.
    pub idle: u64,
    /// Sessions that were cut by the end of the program.
    pub cut: u64,
    /// How long they took together, in seconds.
    pub seconds: u64,
    /// Sessions in which the lesson was begun.
    pub lessons: u64,
    /// Steps of lessons that were done.
    pub lesson_steps: u64,
    /// Hints that were asked for.
    pub hints: u64,
    /// Sessions by language code.
    pub languages: BTreeMap<String, u64>,
    /// Matches by game, level and ending; level 0 is a friend, an open ending is empty.
    pub games: BTreeMap<(String, u8, String), u64>,
    /// Starts of the table after it had ended by itself.
    pub restarts: u64,
}

impl Report {
    /// Reads the counts of a folder; `None` if there are none yet.
    ///
    /// # Errors
    /// If they are there and cannot be read.
    pub fn of(folder: &Path, from: Date, to: Date) -> Result<Option<Self>, Trouble> {
        let Some(database) = Store::read(folder)? else { return Ok(None) };
        let unreadable =
            |error| Trouble { file: folder.join(Store::FILE), why: Why::Unreadable(error) };
        Self::read(&database, from, to).map(Some).map_err(unreadable)
    }

    /// Reads the counts of the days from the first to the last, both included.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn read(database: &Connection, from: Date, to: Date) -> rusqlite::Result<Self> {
        let mut report = Report::default();
        let end = to.tomorrow().unwrap_or(to).to_string();
        let between = params![from.to_string(), end];
        let mut sessions = database.prepare(
            "SELECT substr(began, 1, 10), language, closing, COALESCE(seconds, 0), lesson_steps, hints
             FROM session WHERE began >= ?1 AND began < ?2",
        )?;
        let mut rows = sessions.query(between)?;
        while let Some(row) = rows.next()? {
            let day = report.days.entry(row.get(0)?).or_default();
            day.sessions += 1;
            *day.languages.entry(row.get(1)?).or_default() += 1;
            match row.get::<_, Option<String>>(2)?.as_deref() {
                Some("idle") => day.idle += 1,
                Some("cut") => day.cut += 1,
                _ => {}
            }
            day.seconds += row.get::<_, u32>(3)?.into_u64();
            let steps = row.get::<_, u32>(4)?.into_u64();
            day.lessons += u64::from(steps > 0);
            day.lesson_steps += steps;
            day.hints += row.get::<_, u32>(5)?.into_u64();
        }
        let mut games = database.prepare(
            "SELECT substr(began, 1, 10), name, level, COALESCE(ending, ''), COUNT(*)
             FROM game JOIN session ON session.id = game.session
             WHERE began >= ?1 AND began < ?2 GROUP BY 1, 2, 3, 4",
        )?;
        let mut rows = games.query(between)?;
        while let Some(row) = rows.next()? {
            let day = report.days.entry(row.get(0)?).or_default();
            let game = (row.get(1)?, row.get(2)?, row.get(3)?);
            *day.games.entry(game).or_default() += row.get::<_, u32>(4)?.into_u64();
        }
        let mut restarts = database.prepare(
            "SELECT substr(at, 1, 10), COUNT(*) FROM restart WHERE at >= ?1 AND at < ?2 GROUP BY 1",
        )?;
        let mut rows = restarts.query(between)?;
        while let Some(row) = rows.next()? {
            report.days.entry(row.get(0)?).or_default().restarts +=
                row.get::<_, u32>(1)?.into_u64();
        }
        Ok(report)
    }

    /// All days together.
    #[must_use]
    pub fn total(&self) -> Day {
        let mut total = Day::default();
        for day in self.days.values() {
            total.sessions += day.sessions;
            total.idle += day.idle;
            total.cut += day.cut;
            total.seconds += day.seconds;
            total.lessons += day.lessons;
            total.lesson_steps += day.lesson_steps;
            total.hints += day.hints;
            total.restarts += day.restarts;
            for (language, count) in &day.languages {
                *total.languages.entry(language.clone()).or_default() += count;
            }
            for (game, count) in &day.games {
                *total.games.entry(game.clone()).or_default() += count;
            }
        }
        total
    }
}

trait IntoU64 {
    fn into_u64(self) -> u64;
}

impl IntoU64 for u32 {
    fn into_u64(self) -> u64 {
        self.into()
    }
}

/// A table that a spreadsheet opens: a line a day and thing counted.
#[must_use]
pub fn csv(report: &Report) -> String {
    let mut lines = String::from("day,what,of,count\n");
    let mut line = |day: &str, what: &str, of: &str, count: u64| {
        if count > 0 {
            // Nothing here holds a comma or a quote: names are the program's own.
            lines.push_str(&format!("{day},{what},{of},{count}\n"));
        }
    };
    for (date, day) in &report.days {
        line(date, "sessions", "", day.sessions);
        line(date, "sessions ended by idling", "", day.idle);
        line(date, "sessions cut", "", day.cut);
        line(date, "seconds", "", day.seconds);
        line(date, "lessons", "", day.lessons);
        line(date, "lesson steps", "", day.lesson_steps);
        line(date, "hints", "", day.hints);
        for (language, &count) in &day.languages {
            line(date, "sessions in language", language, count);
        }
        for ((game, level, ending), &count) in &day.games {
            let ending = if ending.is_empty() { "open" } else { ending };
            let against = if *level == 0 { "friend".into() } else { format!("level {level}") };
            line(date, "matches", &format!("{game} {against} {ending}"), count);
        }
        line(date, "restarts", "", day.restarts);
    }
    lines
}
