//! A device that comes, goes and comes back, without one.

use super::*;
use crate::app::sound::bank::Sound;
use crate::app::sound::mixer::{Bus, Sender as Queue};
use std::sync::atomic::{AtomicBool, AtomicUsize};

const QUICK: Patience = Patience {
    look: Duration::from_millis(20),
    looks: 6,
    first: Duration::from_millis(30),
    longest: Duration::from_millis(120),
};

/// What plays instead of a device: takes samples for as long as it is held and plugged in.
struct Fake {
    held: Arc<AtomicBool>,
}

impl Drop for Fake {
    fn drop(&mut self) {
        self.held.store(false, Ordering::Relaxed);
    }
}

/// A machine with a device that can be pulled out.
#[derive(Clone, Default)]
struct Machine {
    plugged: Arc<AtomicBool>,
    opened: Arc<AtomicUsize>,
    asked: Arc<AtomicUsize>,
}

impl Machine {
    fn open(&self, mixer: &Shared) -> Option<Fake> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        if !self.plugged.load(Ordering::Relaxed) {
            return None;
        }
        self.opened.fetch_add(1, Ordering::Relaxed);
        let held = Arc::new(AtomicBool::new(true));
        let (machine, mixer, open) = (self.clone(), Arc::clone(mixer), Arc::clone(&held));
        thread::spawn(move || {
            let mut frames = [[0.0; 2]; BLOCK];
            while open.load(Ordering::Relaxed) && machine.plugged.load(Ordering::Relaxed) {
                lock(&mixer).mix(&mut frames);
                thread::sleep(Duration::from_millis(2));
            }
        });
        Some(Fake { held })
    }
}

struct Watch {
    machine: Machine,
    mixer: Shared,
    queue: Queue,
    report: Arc<Report>,
    woken: Arc<AtomicUsize>,
    leave: Option<Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Watch {
    fn new(plugged: bool) -> Self {
        let machine = Machine::default();
        machine.plugged.store(plugged, Ordering::Relaxed);
        let levels = Arc::new(Levels::default());
        let (mixer, queue) = Mixer::new(Arc::new(Bank::new()), Arc::clone(&levels));
        let mixer = Arc::new(Mutex::new(mixer));
        let report = Arc::new(Report::default());
        let woken = Arc::new(AtomicUsize::new(0));
        let (leave, left) = channel();
        let thread = thread::spawn({
            let (machine, mixer) = (machine.clone(), Arc::clone(&mixer));
            let (report, woken) = (Arc::clone(&report), Arc::clone(&woken));
            move || {
                let wake = || {
                    woken.fetch_add(1, Ordering::Relaxed);
                };
                let open = |mixer: &Shared| machine.open(mixer);
                keep_open(&mixer, &levels, &report, &left, wake, QUICK, open);
            }
        });
        let (leave, thread) = (Some(leave), Some(thread));
        Watch { machine, mixer, queue, report, woken, leave, thread }
    }

    fn plug(&self, plugged: bool) {
        self.machine.plugged.store(plugged, Ordering::Relaxed);
    }

    fn until(&self, what: &str, reached: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !reached(self) {
            assert!(begun.elapsed() < Duration::from_secs(20), "never: {what}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn stands(&self, standing: Standing) {
        self.until(&format!("{standing:?}"), |watch| watch.report.standing() == standing);
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.leave.take();
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the watch ends in peace");
        }
    }
}

#[test]
fn a_lost_device_is_opened_again_when_it_is_back() {
    let watch = Watch::new(true);
    watch.stands(Standing::Playing);
    for _ in 0..3 {
        watch.plug(false);
        watch.stands(Standing::Silent);
        watch.plug(true);
        watch.stands(Standing::Playing);
    }
    assert!(watch.machine.opened.load(Ordering::Relaxed) >= 4);
    // Each change woke the loop once, so that the player is told.
    assert_eq!(watch.woken.load(Ordering::Relaxed), 7);
}

#[test]
fn without_a_device_it_is_silent_and_asks_less_and_less_often() {
    let watch = Watch::new(false);
    watch.stands(Standing::Silent);
    thread::sleep(Duration::from_millis(500));
    assert_eq!(watch.report.standing(), Standing::Silent);
    assert_eq!(watch.woken.load(Ordering::Relaxed), 1, "told once");
    // 30 + 60 + 120 + 120 + 120: no more than six questions in half a second.
    assert!((2..=7).contains(&watch.machine.asked.load(Ordering::Relaxed)));
    watch.plug(true);
    watch.stands(Standing::Playing);
}

#[test]
fn nothing_is_made_up_for_after_a_silence() {
    let watch = Watch::new(false);
    watch.stands(Standing::Silent);
    let cue =
        Cue { sound: Sound::Win, bus: Bus::Effects, gain: 1.0, pan: 0.0, rate: 1.0, delay: 0.0 };
    while watch.queue.try_send(cue).is_ok() {}
    watch.plug(true);
    watch.stands(Standing::Playing);
    assert_eq!(lock(&watch.mixer).voices(), 0);
}

#[test]
fn the_samples_are_those_of_the_mixer() {
    let levels = Arc::new(Levels::default());
    levels.set([100, 100, 100]);
    let bank = Arc::new(Bank::new());
    let (mut mixer, _queue) = Mixer::new(Arc::clone(&bank), Arc::clone(&levels));
    let mut frames = vec![[0.0; 2]; 3 * BLOCK];
    mixer.mix(&mut frames);
    let (twin, _queue) = Mixer::new(bank, levels);
    let samples = Endless(Arc::new(Mutex::new(twin))).decoder();
    assert_eq!((samples.channels().get(), samples.sample_rate().get()), (2, RATE));
    let taken: Vec<f32> = samples.take(6 * BLOCK).collect();
    assert_eq!(taken, frames.concat());
}

#[test]
fn a_device_that_hangs_while_it_is_opened_is_not_opened_twice_and_is_taken_when_it_answers() {
    let levels = Arc::new(Levels::default());
    let (mixer, _queue) = Mixer::new(Arc::new(Bank::new()), levels);
    let mixer = Arc::new(Mutex::new(mixer));
    let (tried, answers) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
    let player = {
        let (tried, answers) = (Arc::clone(&tried), Arc::clone(&answers));
        move |_: Shared| {
            tried.fetch_add(1, Ordering::Relaxed);
            while !answers.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(2));
            }
            Some(())
        }
    };
    let mut opener = Opener::new(player, Duration::from_millis(20));
    for _ in 0..10 {
        assert!(opener.open(&mixer).is_none());
    }
    assert_eq!(tried.load(Ordering::Relaxed), 1);
    answers.store(true, Ordering::Relaxed);
    let begun = Instant::now();
    while opener.open(&mixer).is_none() {
        assert!(begun.elapsed() < Duration::from_secs(20), "it has answered");
    }
    assert_eq!(tried.load(Ordering::Relaxed), 1);
    // Later another one may be opened.
    assert!(opener.open(&mixer).is_some());
    assert_eq!(tried.load(Ordering::Relaxed), 2);
}

#[test]
fn a_device_that_fails_is_tried_anew() {
    let levels = Arc::new(Levels::default());
    let (mixer, _queue) = Mixer::new(Arc::new(Bank::new()), levels);
    let mixer = Arc::new(Mutex::new(mixer));
    let tried = Arc::new(AtomicUsize::new(0));
    let player = {
        let tried = Arc::clone(&tried);
        move |_: Shared| match tried.fetch_add(1, Ordering::Relaxed) {
            0 => None,
            1 => panic!("a driver that panics"),
            _ => Some(()),
        }
    };
    let mut opener = Opener::new(player, Duration::from_secs(20));
    assert!(opener.open(&mixer).is_none() && opener.open(&mixer).is_none());
    assert!(opener.open(&mixer).is_some());
}
