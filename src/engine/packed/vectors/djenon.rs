//! Djenon-aboure. The lanes 0 to 11 are the pits; what lies in the others is never sown.

use super::super::djenon::{Djenon, DjenonPlayed, DjenonStarts, WON};
use super::super::portable;
use super::{LANES, MOST_LAPS, all, bytes, load};
use crate::rules::Endless;
use std::arch::x86_64::*;

/// The pits.
const PITS: [u8; 16] = [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0];

/// Nothing in the pits, and further than any seed goes in the lanes that are no pits.
const NO_PIT: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 127, 127, 127, 127];

/// 255 for the counts that are captured.
const TAKEN: [u8; 16] = [0, 0, 255, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// The players in each other's place.
const SWAPPED: [u8; 16] = [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 13, 12, 14, 15];

#[target_feature(enable = "avx2")]
pub(in super::super) fn djenon_starts(board: &Djenon) -> DjenonStarts {
    let pits = load(&board.bytes);
    let few = _mm_cmpeq_epi8(_mm_min_epu8(pits, all(1)), pits);
    DjenonStarts::new(!_mm_movemask_epi8(few) as u8 & 0x3f)
}

#[target_feature(enable = "avx2")]
pub(in super::super) fn djenon_play(board: &Djenon, pit: u8) -> Result<DjenonPlayed, Endless> {
    let mut pits = load(&board.bytes);
    let (lanes, no_pit) = (load(&LANES), load(&NO_PIT));
    let mut from = all(pit);
    let mut seeds = board.bytes[usize::from(pit)];
    let mut in_hand = all(seeds);
    let mut laps = 0;
    loop {
        laps += 1;
        pits = _mm_andnot_si128(_mm_cmpeq_epi8(lanes, from), pits);
        if seeds >= 12 {
            let rounds = _mm_and_si128(all(seeds / 12), load(&PITS));
            pits = _mm_add_epi8(pits, rounds);
            in_hand = all(seeds % 12);
        }
        // Both wrap round in twelve: of x and x + 12 (or x - 12) the one in range is the smaller.
        let distance = _mm_sub_epi8(lanes, from);
        let distance = _mm_min_epu8(distance, _mm_add_epi8(distance, all(12)));
        let distance = _mm_or_si128(distance, no_pit);
        pits = _mm_sub_epi8(pits, _mm_cmpgt_epi8(in_hand, distance));
        let last = _mm_add_epi8(_mm_add_epi8(from, in_hand), all(0xff));
        // A lap of whole rounds ends before its origin.
        let last = _mm_min_epu8(last, _mm_add_epi8(last, all(12)));
        from = _mm_min_epu8(last, _mm_sub_epi8(last, all(12)));
        in_hand = _mm_shuffle_epi8(pits, from);
        seeds = _mm_cvtsi128_si32(in_hand) as u8;
        if matches!(seeds, 1 | 2 | 4) {
            break;
        }
        if laps == MOST_LAPS {
            return portable::djenon_play(board, pit);
        }
    }
    let mut captured = 0;
    if seeds > 1 {
        let kinds = _mm_shuffle_epi8(load(&TAKEN), _mm_min_epu8(pits, all(15)));
        let kinds = _mm_movemask_epi8(kinds).cast_unsigned() & 0xfff;
        // Twice round, the last pit at the top: how many such pits stand one before the other.
        let last = _mm_cvtsi128_si32(from) as u8;
        let chain = ((kinds | kinds << 12) << (19 - last)).leading_ones().min(12);
        let back = _mm_sub_epi8(from, lanes);
        let back = _mm_min_epu8(back, _mm_add_epi8(back, all(12)));
        let taken = _mm_and_si128(_mm_cmpgt_epi8(all(chain as u8), back), load(&PITS));
        let sums = _mm_sad_epu8(_mm_and_si128(pits, taken), _mm_setzero_si128());
        captured = (_mm_cvtsi128_si32(sums) + _mm_extract_epi16::<4>(sums)) as u8;
        pits = _mm_andnot_si128(taken, pits);
    }
    // The mover is now the other side.
    let won = _mm_slli_si128::<{ WON as i32 + 1 }>(_mm_cvtsi32_si128(i32::from(captured)));
    let next = _mm_add_epi8(_mm_shuffle_epi8(pits, load(&SWAPPED)), won);
    Ok(DjenonPlayed { board: Djenon { bytes: bytes(next) }, captured, laps })
}
