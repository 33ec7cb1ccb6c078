//! `mbili stats`: what visitors did.

use super::Failure;
use super::kiosk::House;
use crate::kiosk::statistics::{Day, Report, Store, csv};
use clap::Args;
use jiff::civil::Date;
use jiff::{ToSpan, Zoned};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// What `mbili stats --help` says below the options.
pub const HELP: &str = "\
Each day on which something happened, and all of them together. A session begins with a visitor's first touch and \
ends when the table is as new again. Nothing is kept of a person. With --csv the same for a spreadsheet, a line a \
day and thing counted. It can be asked while the table runs, by the user who runs it.

Examples:
  mbili stats --config /etc/mbili/mbili.toml
  mbili stats --from 2026-01-01 --to 2026-12-31 --csv > counts.csv";

/// What `mbili stats` is asked for.
#[derive(Debug, Args)]
pub struct StatsOptions {
    /// The house's file, which says where the counts lie
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// The first day, as 2026-11-30 [default: four weeks before the last]
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub from: Option<Date>,

    /// The last day [default: today]
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub to: Option<Date>,

    /// Print a table for a spreadsheet
    #[arg(long)]
    pub csv: bool,
}

fn day(text: &str) -> Result<Date, String> {
    text.parse().map_err(|_| "a day is written as 2026-11-30".to_owned())
}

/// The counts of these days.
pub fn run(options: &StatsOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let house = House::find(options.config.as_deref());
    let to = options.to.unwrap_or_else(|| Zoned::now().date());
    let from = options.from.unwrap_or_else(|| to.saturating_sub(27.days()));
    if from > to {
        return Err(Failure::WrongUse(format!("--from {from} is after --to {to}: exchange them")));
    }
    let (config, faults) = house.read().map_err(Failure::Failed)?;
    faults.iter().for_each(|fault| super::complain(fault));
    let Some(folder) = house.counts(&config) else {
        let why = "nobody's folder is known here: name the folder of the counts in [statistics] of --config FILE";
        return Err(Failure::Failed(why.to_owned()));
    };
    let report =
        Report::of(&folder, from, to).map_err(|trouble| Failure::Failed(trouble.to_string()))?;
    let Some(report) = report else {
        let file = folder.join(Store::FILE);
        return Err(Failure::Failed(format!(
            "{}: there are no counts. The first visitor makes them; if there was one, name the house's file with \
             --config, and see `folder` in its [statistics].",
            file.display()
        )));
    };
    if options.csv {
        write!(out, "{}", csv(&report))?;
    } else {
        table(&report, from, to, out)?;
    }
    Ok(true)
}

fn table(report: &Report, from: Date, to: Date, out: &mut impl Write) -> Result<(), Failure> {
    if report.days.is_empty() {
        writeln!(out, "Nothing was counted from {from} to {to}.")?;
        return Ok(());
    }
    writeln!(
        out,
        "{:<10} {:>8} {:>7} {:>7} {:>7} {:>6} {:>5} {:>6} {:>9} {:>7} {:>5} {:>8}",
        "day",
        "sessions",
        "minutes",
        "lessons",
        "matches",
        "friend",
        "won",
        "lost",
        "abandoned",
        "by idle",
        "hints",
        "restarts"
    )?;
    for (date, day) in &report.days {
        line(date, day, out)?;
    }
    let total = report.total();
    line("all", &total, out)?;
    let of = |counts: &BTreeMap<String, u64>| {
        let texts: Vec<String> =
            counts.iter().map(|(name, count)| format!("{name} {count}")).collect();
        texts.join(", ")
    };
    writeln!(out)?;
    writeln!(out, "languages: {}", of(&total.languages))?;
    let mut levels = BTreeMap::<String, u64>::new();
    for ((game, level, _), count) in &total.games {
        let level = if *level == 0 { "friend".into() } else { format!("level {level}") };
        *levels.entry(format!("{game} {level}")).or_default() += count;
    }
    writeln!(out, "matches: {}", of(&levels))?;
    Ok(())
}

fn line(name: &str, day: &Day, out: &mut impl Write) -> Result<(), Failure> {
    let matches = |is: &dyn Fn(u8, &str) -> bool| -> u64 {
        day.games
            .iter()
            .filter(|((_, level, ending), _)| is(*level, ending))
            .map(|(_, count)| count)
            .sum()
    };
    // A mean of the sessions, in minutes.
    let minutes = day.seconds as f64 / 60.0 / day.sessions.max(1) as f64;
    writeln!(
        out,
        "{name:<10} {:>8} {minutes:>7.1} {:>7} {:>7} {:>6} {:>5} {:>6} {:>9} {:>7} {:>5} {:>8}",
        day.sessions,
        day.lessons,
        matches(&|_, _| true),
        matches(&|level, _| level == 0),
        // Between two visitors nobody loses to the house.
        matches(&|level, ending| level > 0 && ending == "won"),
        matches(&|level, ending| level > 0 && ending == "lost"),
        matches(&|_, ending| ending == "abandoned"),
        day.idle,
        day.hints,
        day.restarts,
    )?;
    Ok(())
}
