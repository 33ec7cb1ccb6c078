//! Djenon-aboure: the twelve pits are the lower bytes of an integer.

use super::super::djenon::{Djenon, DjenonPlayed, DjenonStarts, WON};
use super::super::watch::Watch;
use crate::rules::Endless;

/// One seed in every pit.
const ROUND: u128 = u128::from_le_bytes([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);

const PITS: u128 = ROUND * 255;

/// What a lap of up to 11 seeds adds, by the lifted pit and the number of seeds.
static INCREMENTS: [[u128; 12]; 12] = increments();

const fn increments() -> [[u128; 12]; 12] {
    let mut table = [[0; 12]; 12];
    let mut pit = 0;
    while pit < 12 {
        let mut seeds = 1;
        while seeds < 12 {
            // The first seed falls back into the lifted pit.
            table[pit][seeds] = table[pit][seeds - 1] | 1 << (8 * ((pit + seeds - 1) % 12));
            seeds += 1;
        }
        pit += 1;
    }
    table
}

pub(in super::super) fn djenon_starts(board: &Djenon) -> DjenonStarts {
    let own = board.bytes[..6].iter().enumerate();
    DjenonStarts::new(own.fold(0, |bits, (pit, &seeds)| bits | u8::from(seeds >= 2) << pit))
}

pub(in super::super) fn djenon_play(board: &Djenon, pit: u8) -> Result<DjenonPlayed, Endless> {
    let mut all = u128::from_le_bytes(board.bytes);
    let seeds_in = |all: u128, pit: usize| (all >> (8 * pit)) as u8;
    let mut watch = Watch::new();
    let mut pit = usize::from(pit);
    let mut laps = 0;
    loop {
        laps += 1;
        let seeds = usize::from(seeds_in(all, pit));
        all &= !(0xff << (8 * pit));
        let (rounds, rest) = (seeds / 12, seeds % 12);
        if rounds > 0 {
            all += ROUND * rounds as u128;
        }
        all += INCREMENTS[pit][rest];
        pit = (pit + seeds + 11) % 12;
        match seeds_in(all, pit) {
            1 => break,
            2 | 4 => {
                let won = seeds_in(all, WON);
                while let seeds @ (2 | 4) = seeds_in(all, pit) {
                    all &= !(0xff << (8 * pit));
                    all += u128::from(seeds) << (8 * WON);
                    pit = (pit + 11) % 12;
                }
                let captured = seeds_in(all, WON) - won;
                let board = Djenon { bytes: all.to_le_bytes() }.swapped();
                return Ok(DjenonPlayed { board, captured, laps });
            }
            _ => watch.lap((pit, all & PITS))?,
        }
    }
    let board = Djenon { bytes: all.to_le_bytes() }.swapped();
    Ok(DjenonPlayed { board, captured: 0, laps })
}
