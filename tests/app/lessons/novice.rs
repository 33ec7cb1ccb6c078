//! A novice who has never seen the game: how long the lesson takes, by the clock that the test turns.

use super::{beat, begun, deed, learning, settle};
use crate::harness::{FRAME, Table};
use mbili::app::lesson::Taught;
use mbili::app::session::{Intent, Learn};
use mbili::app::settings::Settings;
use mbili::lessons::{Beat, Wrong};
use mbili::rules::{Game, Pit};
use mbili::words::{Language, Words};

/// Slow for an adult, who reads 240 words a minute; a schoolchild reads so.
const WORDS_A_MINUTE: f32 = 150.0;
/// Between reading and touching.
const HESITATES: f32 = 1.5;
/// Between the first touch and the second.
const REACHES: f32 = 1.0;

/// A person at the table, and how long it has taken them so far.
struct Novice {
    table: Table,
    words: Words,
    frames: usize,
}

impl Novice {
    fn wait(&mut self, seconds: f32) {
        let frames = (seconds / FRAME.as_secs_f32()).ceil() as usize;
        self.table.frames(frames);
        self.frames += frames;
    }

    fn read(&mut self, text: &str) {
        self.wait(text.split_whitespace().count() as f32 / WORDS_A_MINUTE * 60.0);
    }

    fn read_message(&mut self, key: &str) {
        let text = self.words.get(key);
        self.read(&text);
    }

    fn touch(&mut self, intent: Intent) {
        self.table.want(intent);
        self.table.frames(3);
        self.frames += 3;
    }

    /// Watches until the seeds lie still.
    fn watch(&mut self) {
        while learning(&self.table).is_busy() {
            self.table.frames(1);
            self.frames += 1;
            assert!(self.frames < 20_000, "the seeds never come to rest");
        }
    }

    fn seconds(&self) -> f32 {
        self.frames as f32 * FRAME.as_secs_f32()
    }
}

/// Plays the lesson, with this many wrong taps, all at the beat where most is to be found. Answers how long it took, and
/// how long of that each beat's seeds were in flight.
fn plays(wrong_taps: usize) -> (f32, Vec<f32>) {
    let mut novice = Novice { table: begun(), words: Words::new(Language::English), frames: 0 };
    assert_eq!(novice.table.app.world().resource::<Settings>().speed, 1.0);
    let mut flights = Vec::new();
    while let Some(now) = beat(&novice.table) {
        novice.read_message(now.asks());
        novice.wait(HESITATES);
        if now == Beat::MustCapture {
            for tap in 0..wrong_taps {
                // What looks larger, and captures nothing.
                novice.touch(Intent::Tap(Pit(1 + tap as u8)));
                let Some(Wrong::Refused { refusal, .. }) = learning(&novice.table).wrong else {
                    panic!("a wrong tap is explained")
                };
                let game: Game = deed(&novice.table).task().game;
                let why = novice.words.refusal_either_way(game, refusal);
                novice.read(&why);
                novice.wait(HESITATES);
            }
        }
        let (pit, way) = deed(&novice.table).task().accepted()[0];
        novice.touch(Intent::Tap(pit));
        novice.wait(REACHES);
        novice.touch(Intent::Choose(way));
        let before = novice.seconds();
        novice.watch();
        flights.push(novice.seconds() - before);
        novice.read_message(now.names());
        novice.wait(REACHES);
        novice.touch(Intent::Learn(Learn::On));
    }
    let heard = super::heard(&novice.table);
    assert_eq!(heard.iter().filter(|told| matches!(told, Taught::Done(_))).count(), 5);
    settle(&mut novice.table);
    (novice.seconds(), flights)
}

#[test]
fn a_novice_who_reads_slowly_and_taps_wrongly_once_takes_60_to_90_seconds() {
    for wrong_taps in [0, 1] {
        let (seconds, flights) = plays(wrong_taps);
        println!("{wrong_taps} wrong taps: {seconds:.1} s, of that in flight {flights:.1?}");
        assert!((60.0..=90.0).contains(&seconds), "{wrong_taps}: {seconds} s, {flights:?}");
        // Long enough to be followed, short enough not to be waited for.
        assert!(flights.iter().all(|flight| (0.7..=6.0).contains(flight)), "{flights:?}");
    }
}
