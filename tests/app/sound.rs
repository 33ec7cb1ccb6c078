//! What is heard at the table, taken from the mixer as a device takes it.

use crate::harness::{COMPUTER, FRAME, Table};
use mbili::app::session::{Intent, Seat};
use mbili::app::sound::{Bank, Mixer, RATE, VOICES, Voices, listening_plugin};
use mbili::app::sowing::Playback;
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Action, Event, Game, Rules, Side, Tally};
use std::sync::{Arc, LazyLock};

static BANK: LazyLock<Arc<Bank>> = LazyLock::new(|| Arc::new(Bank::new()));

/// A table with ears.
struct Heard {
    table: Table,
    mixer: Mixer,
    /// The loudest sample of all, and of the last frame.
    peak: f32,
    now: f32,
    /// The most voices at once.
    voices: usize,
    /// The least that the mix had to be turned down.
    turned_down: f32,
}

impl Heard {
    fn with(game: Game, seats: [Seat; 2], set: impl FnOnce(&mut Table)) -> Self {
        let mut table = Table::with_more(listening_plugin);
        let mixer = table.app.world().resource::<Voices>().mixer(Arc::clone(&BANK)).expect("one");
        table.begin(game, seats);
        set(&mut table);
        let mut heard = Heard { table, mixer, peak: 0.0, now: 0.0, voices: 0, turned_down: 1.0 };
        heard.frames(30);
        heard
    }

    /// Two friends, and nothing but the seeds to hear.
    fn of_friends(game: Game) -> Self {
        Heard::with(game, [Seat::Human, Seat::Human], |table| {
            table.set(|settings| {
                settings.speed = 8.0;
                (settings.volume, settings.ambience, settings.interface) = (100, 0, 0);
            });
        })
    }

    fn frames(&mut self, count: usize) {
        let length = (FRAME.as_secs_f64() * f64::from(RATE)) as usize;
        let mut samples = vec![[0.0; 2]; length];
        for _ in 0..count {
            self.table.frames(1);
            self.mixer.mix(&mut samples);
            self.now = samples.iter().flatten().fold(0.0, |peak, sample| peak.max(sample.abs()));
            self.peak = self.peak.max(self.now);
            self.voices = self.voices.max(self.mixer.voices());
            self.turned_down = self.turned_down.min(self.mixer.take_least_gain());
        }
    }

    /// Says what a player wants, and listens for a moment.
    fn did(&mut self, intent: Intent) {
        self.table.want(intent);
        self.frames(3);
    }

    /// Says it, and listens to how loud the answer becomes.
    fn answer(&mut self, intent: Intent) -> f32 {
        self.frames(120);
        self.peak = 0.0;
        self.did(intent);
        self.frames(8);
        self.peak
    }

    fn settle(&mut self) {
        for _ in 0..100_000 {
            if self.table.app.world().resource::<Playback>().is_at_rest() {
                self.frames(2);
                return;
            }
            self.frames(1);
        }
        panic!("the seeds never come to rest");
    }

    fn begun(&self) -> u32 {
        self.table.app.world().resource::<Voices>().begun()
    }

    /// Plays a legal action, by a number. How many seeds fell.
    fn play(&mut self, number: usize) -> usize {
        let legal = self.table.playing().legal.clone();
        self.did(Intent::Play(legal[number % legal.len()]));
        self.settle();
        let turn = self.table.playing().turns.last();
        let fell = |event: &&Event| matches!(event, Event::Dropped { .. });
        turn.map_or(0, |turn| turn.events.iter().filter(fell).count())
    }
}

#[test]
fn many_turns_at_the_fastest_pace_never_clip_and_leave_no_voice_behind() {
    for game in Game::ALL {
        let mut heard = Heard::of_friends(game);
        let (mut longest, mut turns) = (0, 0);
        while turns < 60 && heard.table.screen() == Screen::Match {
            if heard.table.playing().legal.is_empty() {
                heard.frames(1);
                continue;
            }
            longest = longest.max(heard.play(turns * 7));
            turns += 1;
            assert!(heard.peak < 1.0);
            assert!(heard.voices <= VOICES);
            heard.frames(140);
            assert_eq!(heard.mixer.voices(), 0, "a voice is left after turn {turns}");
        }
        assert!(longest > 30 || game == Game::Djenon, "{longest}");
        assert!(heard.peak > 0.1, "{game:?} is silent");
        // The seeds themselves never need the ceiling's help.
        assert!(heard.turned_down > 0.8, "{game:?}: turned down to {}", heard.turned_down);
    }
}

/// A number that looks like chance.
fn mixed(seed: usize, turn: usize) -> usize {
    ((seed + 1) * (2 * turn + 3)).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33
}

/// Actions from the start, the last of which drops so many seeds; found by playing on.
fn long_turn(game: Game, drops: std::ops::RangeInclusive<usize>) -> Vec<Action> {
    for seed in 0..50_000 {
        let mut position = game.start();
        let mut actions = Vec::new();
        for turn in 0..60 {
            let legal = game.legal(&position);
            if legal.is_empty() {
                break;
            }
            let action = legal[mixed(seed, turn) % legal.len()];
            let mut tally = Tally::default();
            position = game.play(&position, action, &mut tally).expect("legal");
            actions.push(action);
            if drops.contains(&(tally.seeds as usize)) {
                return actions;
            }
        }
    }
    panic!("no turn of {drops:?} seeds");
}

#[test]
fn two_hundred_drops_of_one_turn_stay_under_full_scale() {
    // Up to 200 seeds are seen one by one, more than that lap by lap.
    for drops in [170..=200, 201..=400] {
        let game = Game::ALL[0];
        let mut actions = long_turn(game, drops.clone());
        let last = actions.pop().expect("the long turn");
        let mut heard = Heard::of_friends(game);
        for action in actions {
            heard.did(Intent::Play(action));
            heard.did(Intent::Skip);
        }
        heard.frames(140);
        let before = heard.begun();
        (heard.peak, heard.voices, heard.turned_down) = (0.0, 0, 1.0);
        heard.did(Intent::Play(last));
        heard.settle();
        let begun = heard.begun() - before;
        let (peak, voices, turned_down) = (heard.peak, heard.voices, heard.turned_down);
        println!("{drops:?}: {begun} sounds, {voices} voices, peak {peak}, gain {turned_down}");
        assert!(begun > 60, "{begun} sounds of {drops:?} drops");
        assert!((0.1..1.0).contains(&peak), "{peak}");
        assert!(voices <= VOICES && turned_down > 0.8, "{voices} {turned_down}");
        heard.frames(140);
        assert_eq!(heard.mixer.voices(), 0);
    }
}

#[test]
fn silence_is_at_once_and_complete() {
    let mut heard = Heard::with(Game::ALL[0], [Seat::Human, Seat::Human], |_| {});
    heard.frames(200);
    let action = heard.table.playing().legal[0];
    heard.did(Intent::Play(action));
    heard.frames(8);
    assert!(heard.now > 0.0);
    let begun = heard.begun();
    heard.table.set(|settings| settings.muted = true);
    heard.frames(3);
    for _ in 0..20 {
        heard.frames(1);
        assert_eq!(heard.now, 0.0);
    }
    heard.settle();
    assert_eq!(heard.begun(), begun, "sounds were begun that nobody hears");
    heard.table.set(|settings| settings.muted = false);
    heard.play(3);
    assert!(heard.begun() > begun);
}

#[test]
fn each_volume_is_its_own() {
    let with = |volumes: [u8; 3]| {
        let mut heard = Heard::with(Game::ALL[0], [Seat::Human, Seat::Human], |table| {
            table.set(|settings| {
                [settings.volume, settings.ambience, settings.interface] = volumes;
            });
        });
        let surroundings = {
            heard.frames(200);
            heard.now
        };
        let screen = heard.answer(Intent::Open(Modal::Settings));
        heard.did(Intent::Close);
        heard.frames(30);
        heard.peak = 0.0;
        heard.play(0);
        [heard.peak, surroundings, screen]
    };
    let silent = with([0, 0, 0]);
    assert_eq!(silent, [0.0; 3]);
    let [seeds, surroundings, screen] = with([100, 0, 0]);
    assert!(seeds > 0.1 && surroundings == 0.0 && screen == 0.0);
    let [seeds, surroundings, screen] = with([0, 0, 100]);
    assert!(seeds < 0.3 && surroundings == 0.0 && screen > 0.05);
    let [_, surroundings, _] = with([0, 100, 0]);
    assert!(surroundings > 0.003);
}

#[test]
fn the_screen_answers_a_press_and_a_refusal_and_not_the_pointer() {
    let mut heard = Heard::with(Game::ALL[0], [Seat::Human, Seat::Human], |table| {
        table.set(|settings| settings.ambience = 0);
    });
    let foreign = heard.table.playing().game().board().pit(Side::North, 0);
    let own = heard.table.playing().game().board().pit(Side::South, 0);
    assert_eq!(heard.answer(Intent::Point(Some(own))), 0.0);
    let pressed = heard.answer(Intent::Tap(own));
    let refused = heard.answer(Intent::Tap(foreign));
    assert!(pressed > 0.01);
    assert!(refused > pressed, "a refusal is not heard");
}

#[test]
fn a_dragged_slider_ticks_and_does_not_buzz() {
    let mut heard = Heard::of_friends(Game::ALL[0]);
    let begun = heard.begun();
    for volume in 0..60 {
        heard.table.want(Intent::Change(mbili::app::settings::Change::Volume(40 + volume)));
        heard.frames(1);
    }
    // 60 frames are less than a second.
    let ticks = heard.begun() - begun;
    assert!((3..=14).contains(&ticks), "{ticks}");
}

#[test]
fn the_end_of_a_match_is_heard_even_if_its_last_turn_is_skipped() {
    for seats in [[Seat::Human, COMPUTER], [Seat::Human, Seat::Human]] {
        let mut heard = Heard::with(Game::ALL[0], seats, |table| {
            table.set(|settings| (settings.ambience, settings.interface) = (0, 0));
        });
        heard.did(Intent::Back);
        heard.did(Intent::Open(Modal::ConfirmResign));
        heard.frames(60);
        let begun = heard.begun();
        heard.peak = 0.0;
        heard.did(Intent::Resign);
        heard.frames(20);
        assert_eq!(heard.table.screen(), Screen::Results);
        assert!(heard.begun() > begun && heard.peak > 0.03, "{seats:?}: {}", heard.peak);
    }
}

#[test]
fn three_hundred_matches_leave_no_voice_and_no_waiting_sound_behind() {
    let mut heard = Heard::of_friends(Game::Djenon);
    for round in 0..300_usize {
        heard.did(Intent::ToTitle);
        heard.table.begin(Game::ALL[round % Game::ALL.len()], [Seat::Human; 2]);
        let legal = heard.table.playing().legal.clone();
        let begun = heard.begun();
        heard.did(Intent::Play(legal[round % legal.len()]));
        heard.frames(8);
        // A queue that was never emptied, or voices that never ended, would leave no room.
        assert!(heard.begun() > begun, "match {round} is silent");
        assert!(heard.voices <= VOICES);
        heard.did(Intent::Skip);
    }
    heard.frames(140);
    assert_eq!(heard.mixer.voices(), 0, "a voice is left");
}
