//! The board and the seeds as bodies that ring: which modes a hit in a pit wakes.
//!
//! A thick board of hardwood thumps between 150 and 800 Hz, most of it where the pit lies over the
//! belly of the board's modes; the carved bowl answers between 600 and 2,000 Hz; a dry nut knocks
//! above that. Wood and nuts are damped strongly, so nothing rings longer than a tenth of a second.

use super::synth::{Dice, Hit, Mode, finish, mode, samples, strike};
use std::f32::consts::PI;

/// The board is divided into so many places along it and across it.
pub const COLUMNS: u8 = 8;
/// Places across the board.
pub const ROWS: u8 = 4;

/// A place on the board: where a hit wakes the same modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell(u8);

impl Cell {
    /// So many places there are.
    pub const COUNT: usize = COLUMNS as usize * ROWS as usize;

    /// The place at a share of the board's length and width.
    #[must_use]
    pub fn at(along: f32, across: f32) -> Self {
        let place = |share: f32, of: u8| ((share * f32::from(of)) as u8).min(of - 1);
        Cell(place(across, ROWS) * COLUMNS + place(along, COLUMNS))
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Cell)
    }

    /// From 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    fn shares(self) -> (f32, f32) {
        let (row, column) = (self.0 / COLUMNS, self.0 % COLUMNS);
        let middle = |place: u8, of: u8| (f32::from(place) + 0.5) / f32::from(of);
        (middle(column, COLUMNS), middle(row, ROWS))
    }
}

/// What a falling seed meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fill {
    /// Bare wood.
    Empty,
    /// One seed, and wood beside it.
    One,
    /// Two or three: mostly seeds.
    Few,
    /// A heap.
    Many,
}

impl Fill {
    /// From the emptiest.
    pub const ALL: [Fill; 4] = [Fill::Empty, Fill::One, Fill::Few, Fill::Many];

    /// For so many seeds that lie there.
    #[must_use]
    pub const fn of(seeds: u8) -> Self {
        match seeds {
            0 => Fill::Empty,
            1 => Fill::One,
            2 | 3 => Fill::Few,
            _ => Fill::Many,
        }
    }

    /// How strongly board, bowl and nuts answer, and how often it clicks on afterwards.
    const fn answer(self) -> (f32, f32, f32, u32) {
        match self {
            Fill::Empty => (1.0, 1.0, 0.55, 1),
            Fill::One => (0.75, 0.72, 0.75, 2),
            Fill::Few => (0.5, 0.42, 0.95, 3),
            Fill::Many => (0.3, 0.2, 1.0, 4),
        }
    }
}

/// The ringing of the board, hit in a place.
#[must_use]
pub fn board(cell: Cell) -> Vec<Mode> {
    // Number of bellies along and across, level, decay.
    const MODES: [(f32, f32, f32, f32); 5] = [
        (1.0, 1.0, 1.0, 0.085),
        (2.0, 1.0, 0.8, 0.070),
        (1.0, 2.0, 0.7, 0.060),
        (2.0, 2.0, 0.5, 0.048),
        (3.0, 1.0, 0.5, 0.042),
    ];
    let (along, across) = cell.shares();
    MODES
        .iter()
        .map(|&(m, n, level, decay)| {
            // Wood is about ten times as stiff along the grain as across it.
            let hertz = 1_500.0 * (0.05 * m * m + 0.0625 * n * n);
            let belly = ((m * PI * along).sin() * (n * PI * across).sin()).abs();
            mode(hertz, level * (0.3 + 0.7 * belly), decay)
        })
        .collect()
}

/// The ringing of the bowl carved in a place: no two are carved alike.
#[must_use]
pub fn bowl(cell: Cell) -> [Mode; 3] {
    let mut dice = Dice::new(100 + u32::from(cell.0));
    [
        mode(690.0 * dice.about(0.10), 0.75, 0.042),
        mode(1_130.0 * dice.about(0.10), 0.65, 0.032),
        mode(1_790.0 * dice.about(0.08), 0.42, 0.023),
    ]
}

/// The ringing of one nut: no two are alike.
#[must_use]
pub fn nut(dice: &mut Dice) -> [Mode; 3] {
    let size = dice.about(0.09);
    [
        mode(2_420.0 * size * dice.about(0.03), 0.62, 0.017),
        mode(3_560.0 * size * dice.about(0.03), 0.42, 0.012),
        mode(4_850.0 * size * dice.about(0.03), 0.24, 0.008),
    ]
}

/// Brings the firmest drop, with all modes awake, under two thirds of full scale.
const LEVEL: f32 = 0.36;

fn quieter(modes: &[Mode], share: f32) -> impl Iterator<Item = Mode> + '_ {
    modes.iter().map(move |mode| Mode { level: mode.level * share, ..*mode })
}

/// A seed falls into a pit.
#[must_use]
pub fn drop(cell: Cell, fill: Fill, force: f32, seed: u32) -> Vec<f32> {
    let mut dice = Dice::new(seed);
    let mut sound = vec![0.0; samples(0.18)];
    let (thump, hollow, knock, after) = fill.answer();
    let mut modes: Vec<Mode> = quieter(&board(cell), 0.55 * thump).collect();
    modes.extend(quieter(&bowl(cell), 0.65 * hollow));
    modes.extend(quieter(&nut(&mut dice), knock));
    if fill != Fill::Empty {
        // The nut that is hit rings too.
        modes.extend(quieter(&nut(&mut dice), 0.6 * knock));
    }
    // Nut on nut touches for a shorter time than nut on wood.
    let contact = if fill == Fill::Empty { 0.00032 } else { 0.00024 };
    strike(&mut sound, 0, &modes, Hit { force, contact, scrape: 0.10 }, &mut dice);
    // It rolls to its place: fainter and fainter clicks, on wood or on seeds.
    let mut at = 0.0;
    let mut left = force * 0.3;
    for _ in 0..after {
        at += dice.within(0.016, 0.034);
        let mut touched: Vec<Mode> = quieter(&bowl(cell), 0.5 * hollow).collect();
        touched.extend(quieter(&nut(&mut dice), knock));
        let hit = Hit { force: left * dice.within(0.6, 1.0), contact: 0.0004, scrape: 0.08 };
        strike(&mut sound, samples(at), &touched, hit, &mut dice);
        left *= 0.62;
    }
    for sample in &mut sound {
        *sample *= LEVEL;
    }
    finish(sound)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::sound::synth::RATE;
    use std::collections::BTreeSet;
    use std::f32::consts::TAU;

    fn energy(sound: &[f32]) -> f32 {
        sound.iter().map(|sample| sample * sample).sum()
    }

    /// The energy below a pitch and above it.
    fn divided(sound: &[f32], hertz: f32) -> (f32, f32) {
        let share = 1.0 - (-TAU * hertz / RATE as f32).exp();
        let (mut first, mut second) = (0.0, 0.0);
        let mut parts = (0.0, 0.0);
        for sample in sound {
            first += share * (sample - first);
            second += share * (first - second);
            parts.0 += second * second;
            parts.1 += (sample - second) * (sample - second);
        }
        parts
    }

    #[test]
    fn every_drop_is_short_dry_and_never_clips() {
        for cell in Cell::all() {
            for fill in Fill::ALL {
                let sound = drop(cell, fill, 1.0, 5);
                let peak = sound.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
                assert!((0.1..0.8).contains(&peak), "{cell:?} {fill:?} {peak}");
                assert!((samples(0.03)..samples(0.18)).contains(&sound.len()));
                let first = energy(&sound[..samples(0.02)]);
                assert!(first > 0.6 * energy(&sound), "{cell:?} {fill:?}: it rings on");
            }
        }
    }

    #[test]
    fn a_firmer_drop_is_louder() {
        for cell in Cell::all() {
            for fill in Fill::ALL {
                let forces = [0.4, 0.7, 1.0].map(|force| energy(&drop(cell, fill, force, 5)));
                assert!(forces[0] < forces[1] && forces[1] < forces[2]);
            }
        }
    }

    #[test]
    fn the_fuller_the_pit_the_more_it_clicks_and_the_less_it_thumps() {
        for cell in Cell::all() {
            let shares = Fill::ALL.map(|fill| {
                // Of many seeds, so that the nuts' own difference counts for nothing.
                let (mut low, mut high) = (0.0, 0.0);
                for seed in 0..6 {
                    let parts = divided(&drop(cell, fill, 1.0, seed), 1_500.0);
                    (low, high) = (low + parts.0, high + parts.1);
                }
                high / low
            });
            assert!(shares.windows(2).all(|pair| pair[0] < pair[1]), "{cell:?} {shares:?}");
        }
    }

    #[test]
    fn no_two_places_ring_alike() {
        let rings: BTreeSet<String> =
            Cell::all().map(|cell| format!("{:?} {:?}", board(cell), bowl(cell))).collect();
        assert_eq!(rings.len(), Cell::COUNT);
        let (middle, corner) = (Cell::at(0.45, 0.4), Cell::at(0.0, 0.0));
        assert!(board(middle)[0].level > 1.5 * board(corner)[0].level);
    }

    #[test]
    fn every_share_of_the_board_has_a_place() {
        let places: BTreeSet<usize> = (0..=40)
            .flat_map(|x| (0..=40).map(move |z| (x as f32 / 40.0, z as f32 / 40.0)))
            .map(|(along, across)| Cell::at(along, across).index())
            .collect();
        assert_eq!(places.len(), Cell::COUNT);
        assert_eq!(Cell::at(-1.0, -1.0).index(), 0);
        assert_eq!(Cell::at(9.0, 9.0).index(), Cell::COUNT - 1);
    }
}
