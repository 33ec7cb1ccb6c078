//! Every sound there is, made once at start.

use super::synth::{Dice, Hit, Mode, finish, mode, samples, strike, swish};
use super::wood::{Cell, Fill, board, bowl, drop, nut};
use std::sync::Arc;

/// How many seeds a hand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Amount {
    /// Up to three.
    Few,
    /// Up to eight.
    Some,
    /// More.
    Many,
}

impl Amount {
    const ALL: [Amount; 3] = [Amount::Few, Amount::Some, Amount::Many];

    /// For a number of seeds.
    #[must_use]
    pub const fn of(seeds: u8) -> Self {
        match seeds {
            0..=3 => Amount::Few,
            4..=8 => Amount::Some,
            _ => Amount::Many,
        }
    }

    const fn clicks(self) -> u32 {
        match self {
            Amount::Few => 4,
            Amount::Some => 8,
            Amount::Many => 15,
        }
    }
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A seed falls into a pit, softly or firmly.
    Drop(Cell, Fill, bool),
    /// Seeds gather in a hand.
    Gather(Amount),
    /// Seeds are picked up to be sown on.
    Relay(Amount),
    /// Captured seeds are lifted and cross the board.
    Capture(Amount),
    /// Captured seeds are laid beside the board.
    Aside(Amount),
    /// A hand names a kichwa.
    Kichwa,
    /// Which kichwa? Two faint knocks.
    Asked,
    /// A hand is laid on the board: the turn is over.
    TurnEnd,
    /// The match is won, or over between friends.
    Win,
    /// The match is lost.
    Loss,
    /// Nobody has won.
    Draw,
    /// A fingertip on wood: something on the screen was pressed.
    Tap,
    /// That does not go.
    Refusal,
    /// A seed that would run round and round: the sowing would never end.
    Endless,
}

impl Sound {
    /// All of them, each once.
    pub fn all() -> impl Iterator<Item = Sound> {
        let drops = Cell::all().flat_map(|cell| {
            Fill::ALL
                .into_iter()
                .flat_map(move |fill| [false, true].map(|firm| Sound::Drop(cell, fill, firm)))
        });
        let hands = Amount::ALL.into_iter().flat_map(|amount| {
            [
                Sound::Gather(amount),
                Sound::Relay(amount),
                Sound::Capture(amount),
                Sound::Aside(amount),
            ]
        });
        let others = [
            Sound::Kichwa,
            Sound::Asked,
            Sound::TurnEnd,
            Sound::Win,
            Sound::Loss,
            Sound::Draw,
            Sound::Tap,
            Sound::Refusal,
            Sound::Endless,
        ];
        drops.chain(hands).chain(others)
    }

    /// Its place in the order of [`Sound::all`].
    fn index(self) -> usize {
        const DROPS: usize = Cell::COUNT * 8;
        const HANDS: usize = DROPS + 12;
        match self {
            Sound::Drop(cell, fill, firm) => {
                cell.index() * 8 + fill as usize * 2 + usize::from(firm)
            }
            Sound::Gather(amount) => DROPS + amount as usize * 4,
            Sound::Relay(amount) => DROPS + amount as usize * 4 + 1,
            Sound::Capture(amount) => DROPS + amount as usize * 4 + 2,
            Sound::Aside(amount) => DROPS + amount as usize * 4 + 3,
            Sound::Kichwa => HANDS,
            Sound::Asked => HANDS + 1,
            Sound::TurnEnd => HANDS + 2,
            Sound::Win => HANDS + 3,
            Sound::Loss => HANDS + 4,
            Sound::Draw => HANDS + 5,
            Sound::Tap => HANDS + 6,
            Sound::Refusal => HANDS + 7,
            Sound::Endless => HANDS + 8,
        }
    }

    /// Its samples.
    #[must_use]
    pub fn make(self) -> Vec<f32> {
        let seed = self.index() as u32 + 1;
        let mut dice = Dice::new(seed);
        match self {
            Sound::Drop(cell, fill, firm) => drop(cell, fill, if firm { 1.0 } else { 0.6 }, seed),
            Sound::Gather(amount) => finish(handful(amount, 0.15, 0.6, &mut dice)),
            Sound::Relay(amount) => finish(relay(amount, &mut dice)),
            Sound::Capture(amount) => finish(capture(amount, &mut dice)),
            Sound::Aside(amount) => finish(aside(amount, &mut dice)),
            Sound::Kichwa => finish(kichwa(&mut dice)),
            Sound::Asked => knocks(&[(0.0, 0.32, 1.0), (0.13, 0.38, 1.12)], &mut dice),
            Sound::TurnEnd => finish(palm(&mut dice)),
            Sound::Win => bars(&[(0.0, 0), (0.17, 4), (0.34, 7), (0.56, 12)], 0.34, &mut dice),
            Sound::Loss => bars(&[(0.0, 3), (0.24, 0), (0.52, -5)], 0.26, &mut dice),
            Sound::Draw => bars(&[(0.0, 0), (0.26, 0)], 0.28, &mut dice),
            Sound::Tap => finish(fingertip(&mut dice)),
            Sound::Refusal => knocks(&[(0.0, 0.5, 0.42), (0.095, 0.34, 0.40)], &mut dice),
            Sound::Endless => finish(round_and_round(&mut dice)),
        }
    }
}

/// Clicks of seed on seed while a hand closes, over so many seconds, with the brush of the skin.
fn handful(amount: Amount, seconds: f32, force: f32, dice: &mut Dice) -> Vec<f32> {
    let mut sound = vec![0.0; samples(seconds + 0.08)];
    let clicks = amount.clicks();
    for click in 0..clicks {
        // They come closer together as the hand closes.
        let share = ((click as f32 + 0.5 * dice.share()) / clicks as f32).sqrt();
        let hit = Hit { force: force * dice.within(0.45, 1.1), contact: 0.00035, scrape: 0.12 };
        strike(&mut sound, samples(seconds * share), &nut(dice), hit, dice);
    }
    swish(&mut sound[..samples(seconds)], 0.02 + 0.06 * force, 900.0, 1_700.0, dice);
    sound
}

/// The seeds come up as one: a short handful that ends together.
fn relay(amount: Amount, dice: &mut Dice) -> Vec<f32> {
    let mut sound = handful(amount, 0.085, 0.5, dice);
    let mut together: Vec<Mode> = nut(dice).to_vec();
    together.extend(nut(dice));
    together.push(mode(620.0, 0.35, 0.03));
    let hit = Hit { force: 0.42, contact: 0.0004, scrape: 0.1 };
    strike(&mut sound, samples(0.088), &together, hit, dice);
    sound
}

/// A handful is lifted, carried across and shaken to rest.
fn capture(amount: Amount, dice: &mut Dice) -> Vec<f32> {
    let mut sound = handful(amount, 0.12, 0.9, dice);
    sound.resize(samples(0.5), 0.0);
    let crossing = samples(0.07)..samples(0.36);
    swish(&mut sound[crossing], 0.11, 500.0, 1_500.0, dice);
    for (at, force) in [(0.2, 0.5), (0.35, 0.8)] {
        for _ in 0..amount.clicks().div_ceil(3) {
            let at = at + dice.within(0.0, 0.035);
            let hit = Hit { force: force * dice.within(0.5, 1.0), contact: 0.00035, scrape: 0.1 };
            strike(&mut sound, samples(at), &nut(dice), hit, dice);
        }
    }
    sound
}

/// Seeds poured into the hollow beside the board.
fn aside(amount: Amount, dice: &mut Dice) -> Vec<f32> {
    let mut sound = vec![0.0; samples(0.42)];
    let end = Cell::at(1.0, 0.5);
    let clicks = amount.clicks() + 2;
    for click in 0..clicks {
        let at = 0.3 * (click as f32 + dice.share()) / clicks as f32;
        let mut modes = nut(dice).to_vec();
        if click < 3 {
            modes.extend(bowl(end));
            modes.extend(board(end).iter().map(|mode| Mode { level: 0.4 * mode.level, ..*mode }));
        }
        let hit = Hit { force: dice.within(0.2, 0.42), contact: 0.0004, scrape: 0.1 };
        strike(&mut sound, samples(at), &modes, hit, dice);
    }
    sound
}

/// Two knuckles on the rim of the end pit: warmer and lower than any seed.
fn kichwa(dice: &mut Dice) -> Vec<f32> {
    let rim = [mode(262.0, 0.8, 0.14), mode(538.0, 0.7, 0.11), mode(1_035.0, 0.35, 0.06)];
    let mut sound = vec![0.0; samples(0.34)];
    for (at, force) in [(0.0, 0.42), (0.085, 0.55)] {
        strike(&mut sound, samples(at), &rim, Hit { force, contact: 0.0011, scrape: 0.03 }, dice);
    }
    sound
}

/// A palm laid on the board.
fn palm(dice: &mut Dice) -> Vec<f32> {
    let mut sound = vec![0.0; samples(0.26)];
    let wood = [mode(148.0, 0.9, 0.13), mode(232.0, 0.55, 0.10), mode(410.0, 0.3, 0.06)];
    strike(&mut sound, 0, &wood, Hit { force: 0.62, contact: 0.0032, scrape: 0.0 }, dice);
    swish(&mut sound[..samples(0.05)], 0.05, 500.0, 300.0, dice);
    sound
}

/// Knuckles on the board: when, how hard, how high.
fn knocks(knocks: &[(f32, f32, f32)], dice: &mut Dice) -> Vec<f32> {
    let mut sound = vec![0.0; samples(0.4)];
    for &(at, force, pitch) in knocks {
        let wood = [(420.0, 0.8, 0.075), (760.0, 0.55, 0.05), (1_310.0, 0.25, 0.028)]
            .map(|(hertz, level, decay)| mode(hertz * pitch, level, decay));
        strike(&mut sound, samples(at), &wood, Hit { force, contact: 0.0012, scrape: 0.02 }, dice);
    }
    finish(sound)
}

/// Bars of hardwood over a hollow, struck softly: when, and how many semitones up.
fn bars(notes: &[(f32, i32)], force: f32, dice: &mut Dice) -> Vec<f32> {
    let mut sound = vec![0.0; samples(2.0)];
    for &(at, up) in notes {
        let pitch = 294.0 * (up as f32 / 12.0).exp2();
        // The tones of a bar that is free at both ends.
        let bar = [(1.0, 0.9, 0.75), (2.756, 0.22, 0.24), (5.404, 0.09, 0.09)]
            .map(|(times, level, decay)| mode(pitch * times, level, decay));
        let hit = Hit { force: force * dice.about(0.06), contact: 0.0012, scrape: 0.02 };
        strike(&mut sound, samples(at), &bar, hit, dice);
    }
    finish(sound)
}

/// A fingertip.
fn fingertip(dice: &mut Dice) -> Vec<f32> {
    let mut sound = vec![0.0; samples(0.07)];
    let wood = [mode(520.0, 0.6, 0.028), mode(980.0, 0.4, 0.02), mode(1_900.0, 0.12, 0.01)];
    strike(&mut sound, 0, &wood, Hit { force: 0.6, contact: 0.0016, scrape: 0.02 }, dice);
    sound
}

/// A seed rolls round in a bowl, slower and fainter, and arrives nowhere.
fn round_and_round(dice: &mut Dice) -> Vec<f32> {
    let mut sound = vec![0.0; samples(1.1)];
    let bowl = bowl(Cell::at(0.5, 0.5));
    let (mut at, mut apart, mut force) = (0.0, 0.045, 0.34);
    while at < 0.95 {
        let mut modes: Vec<Mode> = bowl.to_vec();
        modes.extend(nut(dice).map(|mode| Mode { level: 0.3 * mode.level, ..mode }));
        let hit = Hit { force: force * dice.about(0.2), contact: 0.0006, scrape: 0.06 };
        strike(&mut sound, samples(at), &modes, hit, dice);
        at += apart;
        apart *= 1.11;
        force *= 0.86;
    }
    sound
}

/// All sounds, ready to be played.
#[derive(Clone, Debug)]
pub struct Bank(Vec<Arc<[f32]>>);

impl Bank {
    /// Makes every sound.
    #[must_use]
    pub fn new() -> Self {
        Bank(Sound::all().map(|sound| sound.make().into()).collect())
    }

    /// The samples of a sound, one channel at [`super::synth::RATE`].
    #[must_use]
    pub fn get(&self, sound: Sound) -> Arc<[f32]> {
        Arc::clone(&self.0[sound.index()])
    }
}

impl Default for Bank {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_has_a_place_of_its_own() {
        for (index, sound) in Sound::all().enumerate() {
            assert_eq!(sound.index(), index, "{sound:?}");
        }
    }

    #[test]
    fn every_sound_is_audible_ends_and_never_clips() {
        let bank = Bank::new();
        for sound in Sound::all() {
            let samples = bank.get(sound);
            let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.04..0.8).contains(&peak), "{sound:?}: {peak}");
            let middle = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(middle.abs() < 0.003, "{sound:?} stands off the middle: {middle}");
            assert!(samples[0].abs() < 0.1 * peak, "{sound:?} begins with a jump");
            assert!(samples.last().is_some_and(|last| last.abs() < 1e-5), "{sound:?} is cut off");
        }
    }

    #[test]
    fn every_sound_is_the_same_at_every_start() {
        for sound in Sound::all().step_by(17) {
            assert_eq!(sound.make(), sound.make());
        }
    }

    #[test]
    fn sounds_of_the_screen_are_softer_than_the_seeds() {
        let peak = |sound: Sound| sound.make().iter().fold(0.0_f32, |p, s| p.max(s.abs()));
        assert!(peak(Sound::Tap) < peak(Sound::Drop(Cell::at(0.5, 0.5), Fill::Empty, true)));
    }
}
