//! Kujifunza. Positions in a ring are counted along the direction of sowing: a pit's place is its ring index
//! forward, and the index with its lower three bits inverted backward. Then sowing always goes up.

use super::super::bao::{Bao, End, Pick, Played};
use super::super::portable;
use super::super::starts::{Start, Starts};
use super::{LANES, all, bytes, load};
use crate::rules::{Direction, Endless, FUEL, Kichwa, KichwaRule, MOST_SEEDS_TO_CAPTURE};
use std::arch::x86_64::*;

/// Turns of more laps than this are left to a loop that looks for cycles.
const MOST_LAPS: u32 = 48;

/// Front pits turned round, so that facing pits stand in the same lane; the back row is left out.
const FACING: [u8; 16] = [7, 6, 5, 4, 3, 2, 1, 0, 128, 128, 128, 128, 128, 128, 128, 128];

/// The back row alone.
const BACK: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255];

/// The middle four, from which a capture keeps its direction or is asked for it.
const MIDDLE: [u8; 16] = [0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Captures in the right kimbi go on backward.
const TURNED: [u8; 16] = [0, 0, 0, 0, 0, 0, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0];

#[target_feature(enable = "avx2")]
pub(in super::super) fn starts(board: &Bao) -> Starts {
    let (own, lanes, zero) = (load(&board.own), load(&LANES), _mm_setzero_si128());
    let facing = _mm_shuffle_epi8(load(&board.other), load(&FACING));
    let empty = _mm_cmpeq_epi8(own, zero);
    // No target where the own pit is empty, or the facing one is.
    let targets = _mm_andnot_si128(_mm_or_si128(empty, _mm_cmpeq_epi8(facing, zero)), all(0xff));
    let over_two = _mm_sub_epi8(own, all(2));
    let can = _mm_cmpeq_epi8(_mm_min_epu8(over_two, all(MOST_SEEDS_TO_CAPTURE - 2)), over_two);
    let ends = |last: __m128i| {
        let hit = _mm_shuffle_epi8(targets, _mm_and_si128(last, all(15)));
        _mm_and_si128(hit, can)
    };
    let forward = ends(_mm_add_epi8(lanes, own));
    let backward = ends(_mm_sub_epi8(lanes, own));
    let low = mask(_mm_unpacklo_epi8(backward, forward));
    let high = mask(_mm_unpackhi_epi8(backward, forward));
    let bits = low | high << 16;
    if bits != 0 {
        return Starts::new(bits, true);
    }
    let front = !mask(empty) & 0xff;
    if front == 0 || board.other_front_is_empty() {
        return Starts::new(0, false);
    }
    let heaps = !mask(_mm_cmpeq_epi8(_mm_min_epu8(own, all(1)), own)) & 0xffff;
    Starts::takata(heaps, front)
}

#[target_feature(enable = "avx2")]
pub(in super::super) fn play(
    rule: KichwaRule,
    board: &Bao,
    start: Start,
) -> Result<Played, Endless> {
    let pit = all(start.ring());
    let turn = all(if start.is_forward() { 0 } else { 7 });
    let own = load(&board.own);
    let lanes = load(&LANES);
    let place = _mm_xor_si128(pit, turn);
    let seeds = _mm_shuffle_epi8(own, pit);
    let sowing = Sowing {
        own: _mm_andnot_si128(_mm_cmpeq_epi8(lanes, pit), own),
        seeds,
        before: place,
        turn,
    };
    if !start.captures() {
        return takata(board, sowing);
    }
    let asks = match rule {
        KichwaRule::Sustain => false,
        KichwaRule::Choose => true,
        // The first lap of such a start captures, so it uses the choice up.
        KichwaRule::ChooseFirst => {
            let last = _mm_xor_si128(_mm_and_si128(_mm_add_epi8(place, seeds), all(15)), turn);
            low_byte(_mm_shuffle_epi8(load(&MIDDLE), last)) != 0
        }
    };
    let long = || portable::play(rule, board, start);
    if asks { mtaji::<true>(board, sowing, long) } else { mtaji::<false>(board, sowing, long) }
}

#[target_feature(enable = "avx2")]
pub(in super::super) fn enter(
    rule: KichwaRule,
    board: &Bao,
    hand: u8,
    kichwa: Kichwa,
) -> Result<Played, Endless> {
    if board.other_front_is_empty() {
        // Only on constructed boards: nothing to capture, and no capture that would end the game.
        return portable::enter(rule, board, hand, kichwa);
    }
    let turn = all(if kichwa == Kichwa::Left { 0 } else { 7 });
    let sowing = Sowing { own: load(&board.own), seeds: all(hand), before: all(0xff), turn };
    let long = || portable::enter(rule, board, hand, kichwa);
    match rule {
        KichwaRule::Choose => mtaji::<true>(board, sowing, long),
        KichwaRule::Sustain | KichwaRule::ChooseFirst => mtaji::<false>(board, sowing, long),
    }
}

/// A lap that is about to be sown.
struct Sowing {
    /// The mover's ring, without the seeds in hand.
    own: __m128i,
    /// The seeds in hand, in each lane.
    seeds: __m128i,
    /// The place before that of the first seed, in each lane.
    before: __m128i,
    /// 7 backward, 0 forward, in each lane: what turns a place into a ring index.
    turn: __m128i,
}

/// Each lane's distance from the place after `before`: how many seeds fall before it is reached.
#[inline]
#[target_feature(enable = "avx2")]
fn distances(turn: __m128i, before: __m128i) -> __m128i {
    let places = _mm_xor_si128(load(&LANES), turn);
    // places - before - 1
    let not_before = _mm_xor_si128(before, all(0xff));
    _mm_and_si128(_mm_add_epi8(places, not_before), all(15))
}

/// Adds the whole rounds of a lap of many seeds.
#[inline]
#[target_feature(enable = "avx2")]
fn add_rounds(own: __m128i, seeds: __m128i) -> __m128i {
    _mm_add_epi8(own, _mm_and_si128(_mm_srli_epi16::<4>(seeds), all(15)))
}

/// A turn without captures.
#[inline]
#[target_feature(enable = "avx2")]
fn takata(board: &Bao, sowing: Sowing) -> Result<Played, Endless> {
    let Sowing { mut own, mut seeds, mut before, turn } = sowing;
    let lanes = load(&LANES);
    let mut laps = 0;
    let mut remembered = (all(0xff), all(0xff));
    let mut replace_at = MOST_LAPS;
    let mut rounds = low_byte(seeds) >= 16;
    loop {
        laps += 1;
        let distances = distances(turn, before);
        if rounds {
            own = add_rounds(own, seeds);
        }
        let rest = _mm_and_si128(seeds, all(15));
        own = _mm_sub_epi8(own, _mm_cmpgt_epi8(rest, distances));
        before = _mm_and_si128(_mm_add_epi8(before, seeds), all(15));
        let last = _mm_xor_si128(before, turn);
        let now = _mm_shuffle_epi8(own, last);
        let single = _mm_cmpeq_epi8(now, all(1));
        let many = _mm_adds_epu8(now, all(0x70));
        let unusual = mask(_mm_or_si128(single, many));
        rounds = false;
        if unusual != 0 {
            if mask(single) != 0 {
                break;
            }
            rounds = true;
        }
        if laps >= MOST_LAPS {
            // Brent's algorithm, as in the rules.
            let same = _mm_and_si128(
                _mm_cmpeq_epi8(remembered.0, own),
                _mm_cmpeq_epi8(remembered.1, last),
            );
            if mask(same) == 0xffff || laps >= FUEL {
                return Err(Endless);
            }
            if laps == replace_at {
                remembered = (own, last);
                replace_at *= 2;
            }
        }
        own = _mm_andnot_si128(_mm_cmpeq_epi8(lanes, last), own);
        seeds = now;
    }
    let board = Bao { own: board.other, other: bytes(own) };
    Ok(Played { board, end: End::EmptyPit, laps })
}

/// A turn with captures, which asks for each kichwa that is not forced, or sustains. One of many laps is left
/// to `long`.
#[inline]
#[target_feature(enable = "avx2")]
fn mtaji<const ASKS: bool>(
    board: &Bao,
    sowing: Sowing,
    long: impl FnOnce() -> Result<Played, Endless>,
) -> Result<Played, Endless> {
    let Sowing { mut own, mut seeds, mut before, mut turn } = sowing;
    let (lanes, zero) = (load(&LANES), _mm_setzero_si128());
    let other = load(&board.other);
    let mut facing = _mm_shuffle_epi8(other, load(&FACING));
    let mut laps = 0;
    let mut distance = distances(turn, before);
    if low_byte(seeds) >= 16 {
        own = add_rounds(own, seeds);
    }
    before = _mm_add_epi8(before, seeds);
    seeds = _mm_and_si128(seeds, all(15));
    let end = loop {
        laps += 1;
        own = _mm_sub_epi8(own, _mm_cmpgt_epi8(seeds, distance));
        before = _mm_and_si128(before, all(15));
        let last = _mm_xor_si128(before, turn);
        let now = _mm_shuffle_epi8(own, last);
        let captured = _mm_shuffle_epi8(facing, last);
        let relays = _mm_cmpeq_epi8(captured, zero);
        let at_last = _mm_cmpeq_epi8(lanes, last);
        let next = _mm_blendv_epi8(captured, now, relays);
        let left = _mm_andnot_si128(at_last, facing);
        let single = _mm_cmpeq_epi8(now, all(1));
        let mut unusual = _mm_or_si128(single, _mm_adds_epu8(next, all(0x70)));
        let middle = _mm_shuffle_epi8(load(&MIDDLE), last);
        if ASKS {
            unusual = _mm_or_si128(unusual, _mm_andnot_si128(relays, middle));
        }
        let mut rounds = false;
        if mask(unusual) != 0 {
            if mask(single) != 0 {
                break End::EmptyPit;
            }
            if ASKS && mask(_mm_andnot_si128(relays, middle)) != 0 {
                facing = left;
                if mask(_mm_cmpeq_epi8(left, zero)) == 0xffff {
                    break End::FrontRowEmptied { hand: low_byte(next) };
                }
                let direction = [Direction::Forward, Direction::Backward];
                break End::Asks(Pick {
                    hand: low_byte(next),
                    ring: low_byte(last),
                    direction: direction[usize::from(low_byte(turn) != 0)],
                });
            }
            rounds = true;
        }
        facing = left;
        if mask(_mm_cmpeq_epi8(facing, zero)) == 0xffff {
            break End::FrontRowEmptied { hand: low_byte(next) };
        }
        if laps == MOST_LAPS {
            return long();
        }
        own = _mm_andnot_si128(_mm_and_si128(at_last, relays), own);
        // A capture enters: its direction, and the place before the kichwa, which is -1 both ways.
        let turned =
            _mm_or_si128(_mm_and_si128(turn, middle), _mm_shuffle_epi8(load(&TURNED), last));
        turn = _mm_blendv_epi8(turned, turn, relays);
        before = _mm_blendv_epi8(all(0xff), before, relays);
        distance = distances(turn, before);
        before = _mm_add_epi8(before, next);
        seeds = next;
        if rounds {
            own = add_rounds(own, seeds);
            seeds = _mm_and_si128(seeds, all(15));
        }
    };
    let front = _mm_shuffle_epi8(facing, load(&FACING));
    let other = bytes(_mm_or_si128(front, _mm_and_si128(other, load(&BACK))));
    let own = bytes(own);
    let board = match end {
        End::Asks(_) => Bao { own, other },
        End::EmptyPit | End::FrontRowEmptied { .. } => Bao { own: other, other: own },
    };
    Ok(Played { board, end, laps })
}

#[inline]
#[target_feature(enable = "avx2")]
fn mask(vector: __m128i) -> u32 {
    _mm_movemask_epi8(vector).cast_unsigned()
}

#[inline]
#[target_feature(enable = "avx2")]
fn low_byte(vector: __m128i) -> u8 {
    _mm_cvtsi128_si32(vector) as u8
}
