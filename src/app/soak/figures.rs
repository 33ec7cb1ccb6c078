//! What is measured while a table is soaked.

use super::SoakOptions;
use crate::app::session::Moved;
use crate::kiosk::health::Usage;
use crate::kiosk::soak::Slope;
use bevy::ecs::entity::Entities;
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Color32;
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
    /// How egui's picture of letters, which the program holds twice, and the card's memory grew together, in bytes a turn.
    pub drawn: Option<Slope>,
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

/// What drawing holds in memory, where there is a window.
#[derive(Clone, Copy, Default)]
pub(super) struct Drawn {
    /// Bytes of egui's picture of letters. It doubles in height when another language or size of text fills it, and is
    /// begun anew when four fifths of the greatest are filled. The program holds it twice, and the card has its own.
    letters: u64,
    /// Bytes that things take in the card's memory, as its allocator tells. Where a processor stands in for a card they
    /// are the program's own.
    card: u64,
    /// Bytes that are set aside for them.
    reserved: u64,
}

impl Drawn {
    fn now(contexts: &mut EguiContexts, device: &RenderDevice) -> Self {
        let letters = contexts.ctx_mut().map_or(0, |context| {
            context.fonts(|fonts| fonts.font_image_size().into_iter().product::<usize>())
        });
        let report = device.wgpu_device().generate_allocator_report();
        Drawn {
            letters: size_of::<Color32>() as u64 * letters as u64,
            card: report.as_ref().map_or(0, |report| report.total_allocated_bytes),
            reserved: report.as_ref().map_or(0, |report| report.total_reserved_bytes),
        }
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
    drawn: Vec<(f64, f64)>,
    handles: Vec<(f64, f64)>,
    entities: Vec<(f64, f64)>,
}

impl Figures {
    pub(super) fn new(options: &SoakOptions) -> io::Result<Self> {
        let mut out = BufWriter::new(File::create(&options.out)?);
        writeln!(
            out,
            "turns,seconds,resident_bytes,handles,threads,entities,frames,mean_us,worst_us,letters_bytes,card_bytes,\
             card_reserved_bytes"
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
            drawn: room(),
            handles: room(),
            entities: room(),
        })
    }

    fn line(&mut self, entities: u32, drawn: Drawn) -> io::Result<()> {
        let usage = Usage::own().unwrap_or_default();
        let turns = self.turns as f64;
        self.memory.push((turns, usage.resident as f64));
        self.drawn.push((turns, (2 * drawn.letters + drawn.card) as f64));
        self.handles.push((turns, usage.handles as f64));
        self.entities.push((turns, f64::from(entities)));
        let frame = std::mem::take(&mut self.frame);
        let mean = frame.all.as_micros() / u128::from(frame.count.max(1));
        writeln!(
            self.out,
            "{},{:.1},{},{},{},{entities},{},{mean},{},{},{},{}",
            self.turns,
            self.began.elapsed().as_secs_f64(),
            usage.resident,
            usage.handles,
            usage.threads,
            frame.count,
            frame.worst.as_micros(),
            drawn.letters,
            drawn.card,
            drawn.reserved
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
            drawn: Slope::of(&self.drawn),
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
    mut contexts: Option<EguiContexts>,
    device: Option<Res<RenderDevice>>,
) {
    for news in moved.read() {
        // A turn in which something is chosen has several parts.
        if matches!(news, Moved::Sown { earlier: 0, .. }) {
            figures.turns += 1;
            if figures.turns.is_multiple_of(figures.every) {
                let drawn = contexts.as_mut().zip(device.as_ref());
                let drawn = drawn
                    .map(|(contexts, device)| Drawn::now(contexts, device))
                    .unwrap_or_default();
                if let Err(error) = figures.line(entities.count_spawned(), drawn) {
                    figures.trouble.get_or_insert(error);
                }
            }
        }
    }
}
