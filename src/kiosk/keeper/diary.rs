//! The log of the watch: on the standard error, which systemd keeps, and in a file a day beside that of the table.

use jiff::Zoned;
use std::io::Write;
use std::path::Path;
use tracing_appender::rolling::{RollingFileAppender, Rotation};

/// So many days are kept, as of the table's log.
const MOST_FILES: usize = 7;

/// So many lines are written a day: a table that ends every five seconds must not fill the disk.
const MOST_LINES: u32 = 10_000;

/// A log.
pub struct Diary {
    file: Option<RollingFileAppender>,
    aloud: bool,
    day: i16,
    lines: u32,
}

impl Diary {
    /// A log in `log/watch.log.DATE` in the folder of the program's data; on the standard error alone if no file can be
    /// made there.
    #[must_use]
    pub fn open(data: Option<&Path>) -> Self {
        let file = data.and_then(|data| {
            let folder = data.join("log");
            // The appender looks for old files before it makes the folder, and complains.
            std::fs::create_dir_all(&folder).ok()?;
            let builder = RollingFileAppender::builder().rotation(Rotation::DAILY);
            builder.filename_prefix("watch.log").max_log_files(MOST_FILES).build(folder).ok()
        });
        Diary { file, aloud: true, day: 0, lines: 0 }
    }

    /// The same, but nothing on the standard error.
    #[must_use]
    pub fn quiet(data: Option<&Path>) -> Self {
        Diary { aloud: false, ..Self::open(data) }
    }

    /// Says something, with the time of the clock on the wall.
    pub fn say(&mut self, what: &str) {
        let now = Zoned::now();
        let day = now.date().day_of_year();
        if day != self.day {
            (self.day, self.lines) = (day, 0);
        }
        if self.lines == MOST_LINES {
            return;
        }
        self.lines += 1;
        if self.aloud {
            // Where even that cannot be written, nobody is listening.
            let _ = writeln!(std::io::stderr(), "mbili: {what}");
        }
        if let Some(file) = &mut self.file {
            let _ = writeln!(file, "{} {what}", now.strftime("%Y-%m-%d %H:%M:%S"));
        }
    }
}
