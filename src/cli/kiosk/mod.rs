//! `mbili kiosk`: the table in a house, and the watch over it.

mod check;
mod pin;

use super::Failure;
use crate::kiosk::config::last_good::{self, Origin, Trouble};
use crate::kiosk::config::{Config, base, read};
use crate::kiosk::keeper::{Diary, Keeper, Service};
use crate::kiosk::places::{Places, house_file};
use crate::kiosk::signals;
use crate::kiosk::watch::{Ended, News, Watch};
use clap::Args;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// What `mbili kiosk --help` says below the options.
pub const HELP: &str = "\
The file says how the house wants its table; every key has a default, and assets/kiosk/mbili.toml has them \
all with what they do. Without --config it is mbili.toml in the folder of the settings, if there is one. \
Each fault in it is told with its line, and the last file without faults is used instead.

The table runs as a child that gives signs of life, and is started again whenever it has ended or gives none. \
SIGTERM and the staff's PIN end both. docs/kiosk.md is the guide for whoever puts the table up.

Examples:
  mbili kiosk --config /etc/mbili/mbili.toml
  mbili kiosk --config /etc/mbili/mbili.toml --check
  mbili kiosk --pin";

/// What `mbili kiosk` is asked for.
#[derive(Debug, Args)]
pub struct KioskOptions {
    /// The house's file
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Test this machine and the house's file, say what to mend, and open nothing
    #[arg(long, conflicts_with_all = ["table", "pin"])]
    pub check: bool,

    /// Ask for a PIN for the staff, and print the line for the house's file
    #[arg(long, conflicts_with_all = ["table", "config"])]
    pub pin: bool,

    /// Open the table itself, without a watch over it: this is how the watch starts it
    #[arg(long, hide = true)]
    pub table: bool,

    /// Open the table with as little as possible that could fail
    #[arg(long, hide = true, requires = "table")]
    pub safe: bool,

    /// Print which graphics device would draw the table
    #[arg(long, hide = true, conflicts_with_all = ["table", "check", "pin"])]
    pub graphics: bool,

    /// Watch over this program in place of the table, as tests do
    #[arg(long, hide = true, value_name = "FILE")]
    pub program: Option<PathBuf>,
}

/// A house's file, and where its things lie.
pub struct House {
    /// The file, if there is one.
    pub file: Option<PathBuf>,
    places: Option<Places>,
}

impl House {
    /// With the file that is named, or the usual one.
    pub fn find(named: Option<&Path>) -> Self {
        let places = Places::find();
        House {
            file: house_file(named, places.as_ref().map(|places| places.config.as_path())),
            places,
        }
    }

    /// The configuration as far as it can be understood, and its faults.
    pub fn read(&self) -> Result<(Config, Vec<String>), String> {
        let Some(file) = &self.file else { return Ok((Config::default(), Vec::new())) };
        let name = file.display();
        let text = std::fs::read_to_string(file)
            .map_err(|error| format!("{name}: it cannot be read: {error}"))?;
        let (config, faults) = read(&text);
        Ok((config, faults.iter().map(|fault| format!("{name}, {fault}")).collect()))
    }

    /// The configuration that the table uses, and how many faults its file has.
    fn load(&self) -> (Config, usize) {
        let (Some(file), Some(data)) = (&self.file, self.data()) else {
            return self
                .read()
                .map_or((Config::default(), 1), |(config, faults)| (config, faults.len()));
        };
        // The table says what is wrong; the watch only counts it.
        let (config, origin, _) = last_good::load(file, data);
        let faults = match origin {
            Origin::File => 0,
            Origin::LastGood(trouble) | Origin::AsFarAsUnderstood(trouble) => match trouble {
                Trouble::Unreadable(_) => 1,
                Trouble::Faults(faults) => faults.len(),
            },
        };
        (config, faults)
    }

    /// The folder of the program's data.
    pub fn data(&self) -> Option<&Path> {
        self.places.as_ref().map(|places| places.data.as_path())
    }

    /// The folder of the counts; nothing if none is named and nobody's folder is known.
    pub fn counts(&self, config: &Config) -> Option<PathBuf> {
        if config.statistics.folder.is_none() && self.data().is_none() {
            return None;
        }
        Some(config.statistics_folder(&self.base(), self.data().unwrap_or(Path::new(""))))
    }

    /// The file for the house's monitoring.
    pub fn openmetrics(&self, config: &Config) -> Option<PathBuf> {
        config.openmetrics(&self.base())
    }

    fn base(&self) -> PathBuf {
        base(self.file.as_deref())
    }
}

/// Whether somebody asked for the end.
static LEAVE: AtomicBool = AtomicBool::new(false);

/// The watch over the table, or what else was asked for.
pub fn run(options: &KioskOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let house = House::find(options.config.as_deref());
    if options.pin {
        return pin::run(out);
    }
    if options.check {
        return check::run(&house, out);
    }
    signals::listen(|| LEAVE.store(true, Ordering::Relaxed));
    let program = match &options.program {
        Some(program) => program.clone(),
        None => std::env::current_exe().map_err(|error| {
            Failure::Failed(format!("this program does not find itself: {error}"))
        })?,
    };
    let mut arguments: Vec<OsString> = ["kiosk", "--table"].map(OsString::from).to_vec();
    if let Some(config) = &options.config {
        arguments.extend(["--config".into(), config.into()]);
    }
    let diary = Diary::open(house.data());
    let (config, faults) = house.load();
    let mut keeper = Keeper::new(diary, Service::new());
    keeper.follow(&config, faults, house.counts(&config), house.openmetrics(&config));
    keeper.begin();
    Watch::over(program, arguments).keep(&LEAVE, &mut |news| {
        if matches!(news, News::Ended(Ended::Again, _)) {
            // The table that comes reads its file anew.
            let (config, faults) = house.load();
            keeper.follow(&config, faults, house.counts(&config), house.openmetrics(&config));
        }
        keeper.hear(news);
    });
    keeper.end();
    Ok(true)
}
