//! What is measured while a table is soaked.

use super::SoakOptions;
use crate::app::session::Moved;
use crate::kiosk::health::Usage;
use crate::kiosk::soak::Slope;
use bevy::ecs::entity::Entities;
use bevy::prelude::*;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::time::{Duration, Instant};

/// What a soak has found.
#[derive(Clone, Debug)]
pub struct Soaked {
    /// Turns that were played.
    pub turns: u64,
    /// Matches that were begun.
    pub matches: u64,
    /// How resident memory grew, in bytes a turn; nothing if there were too few turns to say.
    pub memory: Option<Slope>,
    /// How the number of open files grew, by turn.
    pub handles: Option<Slope>,
    /// How the number of entities grew, by turn.
    pub entities: Option<Slope>,
}

/// So many lines of figures are written at least.
const LINES: u64 = 500;

/// The work for the frames since the last line.
#[derive(Default)]
pub(super) struct Frames {
    begun: Option<Instant>,
    count: u64,
    all: Duration,
    worst: Duration,
}

impl Frames {
    pub(super) fn begin(&mut self) {
        self.begun = Some(Instant::now());
    }

    pub(super) fn end(&mut self) {
        let Some(begun) = self.begun.take() else { return };
        let worked = begun.elapsed();
        self.count += 1;
        self.all += worked;
        self.worst = self.worst.max(worked);
    }
}

/// What is measured.
#[derive(Resource)]
pub(super) struct Figures {
    out: BufWriter<File>,
    trouble: Option<io::Error>,
    began: Instant,
    every: u64,
    pub(super) turns: u64,
    pub(super) frame: Frames,
    memory: Vec<(f64, f64)>,
    handles: Vec<(f64, f64)>,
    entities: Vec<(f64, f64)>,
}

impl Figures {
    pub(super) fn new(options: &SoakOptions) -> io::Result<Self> {
        let mut out = BufWriter::new(File::create(&options.out)?);
        writeln!(
            out,
            "turns,seconds,resident_bytes,handles,threads,entities,frames,mean_us,worst_us"
        )?;
        // Room for all of it from the beginning: what measures must not grow itself.
        let room = || Vec::with_capacity(2 * LINES as usize + 2);
        Ok(Figures {
            out,
            trouble: None,
            began: Instant::now(),
            every: (options.turns / LINES).max(1),
            turns: 0,
            frame: Frames::default(),
            memory: room(),
            handles: room(),
            entities: room(),
        })
    }

    fn line(&mut self, entities: u32) -> io::Result<()> {
        let usage = Usage::own().unwrap_or_default();
        let turns = self.turns as f64;
        self.memory.push((turns, usage.resident as f64));
        self.handles.push((turns, usage.handles as f64));
        self.entities.push((turns, f64::from(entities)));
        let frame = std::mem::take(&mut self.frame);
        let mean = frame.all.as_micros() / u128::from(frame.count.max(1));
        writeln!(
            self.out,
            "{},{:.1},{},{},{},{entities},{},{mean},{}",
            self.turns,
            self.began.elapsed().as_secs_f64(),
            usage.resident,
            usage.handles,
            usage.threads,
            frame.count,
            frame.worst.as_micros()
        )?;
        // It is followed while it runs.
        self.out.flush()
    }

    pub(super) fn end(&mut self, matches: u64) -> io::Result<Soaked> {
        if let Some(trouble) = self.trouble.take() {
            return Err(trouble);
        }
        Ok(Soaked {
            turns: self.turns,
            matches,
            memory: Slope::of(&self.memory),
            handles: Slope::of(&self.handles),
            entities: Slope::of(&self.entities),
        })
    }
}

/// Counts the turns, and writes a line of figures every so many.
pub(super) fn count(
    mut figures: ResMut<Figures>,
    mut moved: MessageReader<Moved>,
    entities: &Entities,
) {
    for news in moved.read() {
        // A turn in which something is chosen has several parts.
        if matches!(news, Moved::Sown { earlier: 0, .. }) {
            figures.turns += 1;
            if figures.turns.is_multiple_of(figures.every)
                && let Err(error) = figures.line(entities.count_spawned())
            {
                figures.trouble.get_or_insert(error);
            }
        }
    }
}
