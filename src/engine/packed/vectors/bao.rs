//! Kujifunza. Each pit has a place in the direction of sowing: its ring index forward, and that with its lower
//! three bits inverted backward, as in a mirror. Seeds then always go up from place to place, captured seeds
//! always enter at place 0, and the two kimbi are those behind and ahead.

use super::super::bao::{Bao, End, Pick, Played};
use super::super::portable;
use super::super::starts::{Start, Starts};
use super::{LANES, MOST_LAPS, all, bytes, load};
use crate::rules::{Direction, Endless, FUEL, Kichwa, KichwaRule, MOST_SEEDS_TO_CAPTURE};
use std::arch::x86_64::*;

/// Front pits turned round, so that facing pits stand in the same lane; the back row is left out.
const FACING: [u8; 16] = [7, 6, 5, 4, 3, 2, 1, 0, 128, 128, 128, 128, 128, 128, 128, 128];

/// The back row alone.
const BACK: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255];

/// By the pits that come after the last one: the middle four, from which the player may be asked.
const MIDDLE: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0];

/// By the pits that come after the last one: a capture in the kimbi ahead goes on the other way.
const TURNS: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 0, 0, 0, 0, 0, 0];

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
    let turn = if start.is_forward() { 15 } else { 8 };
    let pit = all(start.ring());
    let own = load(&board.own);
    let seeds = _mm_shuffle_epi8(own, pit);
    let after = all(start.ring() ^ turn);
    let turn = all(turn);
    let sowing = Sowing {
        own: _mm_andnot_si128(_mm_cmpeq_epi8(load(&LANES), pit), own),
        facing: _mm_shuffle_epi8(load(&board.other), load(&FACING)),
        seeds,
        distance: distances(turn, after),
        after: _mm_sub_epi8(after, seeds),
        turn,
    };
    if !start.captures() {
        return sowing.takata(board, || long_takata(board, start));
    }
    let asks = match rule {
        KichwaRule::Sustain => false,
        KichwaRule::Choose => true,
        // The first lap of such a start captures, so it uses the choice up.
        KichwaRule::ChooseFirst => {
            let after = _mm_and_si128(sowing.after, all(15));
            low_byte(_mm_shuffle_epi8(load(&MIDDLE), after)) != 0
        }
    };
    let long = || portable::play(rule, board, start);
    if asks { sowing.mtaji::<true>(board, long) } else { sowing.mtaji::<false>(board, long) }
}

#[target_feature(enable = "avx2")]
pub(in super::super) fn enter(
    rule: KichwaRule,
    board: &Bao,
    hand: u8,
    kichwa: Kichwa,
) -> Result<Played, Endless> {
    let long = || portable::enter(rule, board, hand, kichwa);
    if board.other_front_is_empty() {
        // Only on constructed boards: nothing to capture, and no capture that would end the game.
        return long();
    }
    let turn = all(if kichwa == Kichwa::Left { 15 } else { 8 });
    let sowing = Sowing {
        own: load(&board.own),
        facing: _mm_shuffle_epi8(load(&board.other), load(&FACING)),
        seeds: all(hand),
        distance: distances(turn, all(0)),
        after: _mm_sub_epi8(all(16), all(hand)),
        turn,
    };
    match rule {
        KichwaRule::Choose => sowing.mtaji::<true>(board, long),
        KichwaRule::Sustain | KichwaRule::ChooseFirst => sowing.mtaji::<false>(board, long),
    }
}

/// A lap that is about to be sown. What is one number stands in each lane.
struct Sowing {
    /// The mover's ring, without the seeds in hand.
    own: __m128i,
    /// The front row that faces it, each pit in the lane of the own one.
    facing: __m128i,
    /// The seeds in hand.
    seeds: __m128i,
    /// How many seeds fall before a pit is reached.
    distance: __m128i,
    /// How many pits come after that of the last seed, up to place 15; modulo 16.
    after: __m128i,
    /// What turns `after` into a ring index and back: 15 forward, 8 backward.
    turn: __m128i,
}

impl Sowing {
    /// Sows and relays to the end, and asks for each kichwa that is not forced, or sustains. A turn of many
    /// laps is left to `long`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn mtaji<const ASKS: bool>(
        self,
        board: &Bao,
        long: impl FnOnce() -> Result<Played, Endless>,
    ) -> Result<Played, Endless> {
        let Sowing { mut own, mut facing, mut seeds, mut distance, mut after, mut turn } = self;
        let (zero, fifteen, sixteen) = (_mm_setzero_si128(), all(15), all(16));
        if low_byte(seeds) >= 16 {
            own = add_rounds(own, seeds);
        }
        seeds = _mm_and_si128(seeds, fifteen);
        after = _mm_and_si128(after, fifteen);
        let mut laps = 0;
        let end = loop {
            laps += 1;
            own = _mm_sub_epi8(own, _mm_cmpgt_epi8(seeds, distance));
            // `after` is below 32, which a shuffle counts modulo 16.
            let last = _mm_xor_si128(after, turn);
            let now = _mm_shuffle_epi8(own, last);
            if low_byte(now) == 1 {
                break End::EmptyPit;
            }
            let captured = _mm_shuffle_epi8(facing, last);
            let relays = _mm_cmpeq_epi8(captured, zero);
            seeds = _mm_blendv_epi8(captured, now, relays);
            let around = distances(turn, after);
            let at_last = _mm_cmpeq_epi8(around, fifteen);
            facing = _mm_andnot_si128(at_last, facing);
            if _mm_cvtsi128_si64(facing) == 0 {
                break End::FrontRowEmptied { hand: low_byte(seeds) };
            }
            if ASKS {
                let asks = _mm_andnot_si128(relays, _mm_shuffle_epi8(load(&MIDDLE), after));
                if low_byte(asks) != 0 {
                    let direction = [Direction::Backward, Direction::Forward];
                    break End::Asks(Pick {
                        hand: low_byte(seeds),
                        ring: low_byte(last) & 15,
                        direction: direction[usize::from(low_byte(turn) == 15)],
                    });
                }
            }
            if laps == MOST_LAPS {
                return long();
            }
            own = _mm_andnot_si128(_mm_and_si128(at_last, relays), own);
            // Where the seeds enter by the kichwa ahead, the places are turned round.
            let entered = _mm_xor_si128(turn, _mm_shuffle_epi8(load(&TURNS), after));
            distance = _mm_blendv_epi8(places(entered), around, relays);
            turn = _mm_blendv_epi8(entered, turn, relays);
            let before = _mm_blendv_epi8(sixteen, _mm_or_si128(after, sixteen), relays);
            after = _mm_sub_epi8(before, seeds);
            if low_byte(seeds) >= 16 {
                own = add_rounds(own, seeds);
                after = _mm_and_si128(after, fifteen);
                seeds = _mm_and_si128(seeds, fifteen);
            }
        };
        let own = bytes(own);
        let front = _mm_shuffle_epi8(facing, load(&FACING));
        let back = _mm_and_si128(load(&board.other), load(&BACK));
        let other = bytes(_mm_or_si128(front, back));
        let board = match end {
            End::Asks(_) => Bao { own, other },
            End::EmptyPit | End::FrontRowEmptied { .. } => Bao { own: other, other: own },
        };
        Ok(Played { board, end, laps })
    }

    /// Sows and relays to the end without captures. A turn of many laps is left to `long`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn takata(
        self,
        board: &Bao,
        long: impl FnOnce() -> Result<Played, Endless>,
    ) -> Result<Played, Endless> {
        let Sowing { mut own, mut seeds, mut distance, mut after, turn, .. } = self;
        let (fifteen, sixteen) = (all(15), all(16));
        if low_byte(seeds) >= 16 {
            own = add_rounds(own, seeds);
        }
        seeds = _mm_and_si128(seeds, fifteen);
        after = _mm_and_si128(after, fifteen);
        let mut laps = 0;
        loop {
            laps += 1;
            own = _mm_sub_epi8(own, _mm_cmpgt_epi8(seeds, distance));
            seeds = _mm_shuffle_epi8(own, _mm_xor_si128(after, turn));
            if low_byte(seeds) == 1 {
                break;
            }
            if laps == MOST_LAPS {
                return long();
            }
            distance = distances(turn, after);
            own = _mm_andnot_si128(_mm_cmpeq_epi8(distance, fifteen), own);
            after = _mm_sub_epi8(_mm_or_si128(after, sixteen), seeds);
            if low_byte(seeds) >= 16 {
                own = add_rounds(own, seeds);
                after = _mm_and_si128(after, fifteen);
                seeds = _mm_and_si128(seeds, fifteen);
            }
        }
        let board = Bao { own: board.other, other: bytes(own) };
        Ok(Played { board, end: End::EmptyPit, laps })
    }
}

/// The place of each pit: its ring index forward, backward that with its lower three bits inverted.
#[inline]
#[target_feature(enable = "avx2")]
fn places(turn: __m128i) -> __m128i {
    _mm_xor_si128(_mm_xor_si128(load(&LANES), all(15)), turn)
}

/// How many pits lie between that of the last seed and each pit.
#[inline]
#[target_feature(enable = "avx2")]
fn distances(turn: __m128i, after: __m128i) -> __m128i {
    _mm_and_si128(_mm_add_epi8(places(turn), after), all(15))
}

/// Adds the whole rounds of a lap of many seeds.
#[inline]
#[target_feature(enable = "avx2")]
fn add_rounds(own: __m128i, seeds: __m128i) -> __m128i {
    _mm_add_epi8(own, _mm_and_si128(_mm_srli_epi16::<4>(seeds), all(15)))
}

/// A turn without captures that is long, from its beginning.
#[cold]
#[target_feature(enable = "avx2")]
fn long_takata(board: &Bao, start: Start) -> Result<Played, Endless> {
    let turn = all(if start.is_forward() { 15 } else { 8 });
    let (lanes, fifteen) = (load(&LANES), all(15));
    let mut own = load(&board.own);
    let mut last = all(start.ring());
    let mut laps = 0;
    let mut remembered = (own, last);
    let mut replace_at = 1;
    loop {
        laps += 1;
        let seeds = _mm_shuffle_epi8(own, last);
        own = _mm_andnot_si128(_mm_cmpeq_epi8(lanes, last), own);
        own = add_rounds(own, seeds);
        let after = _mm_xor_si128(last, turn);
        let rest = _mm_and_si128(seeds, fifteen);
        own = _mm_sub_epi8(own, _mm_cmpgt_epi8(rest, distances(turn, after)));
        let after = _mm_and_si128(_mm_sub_epi8(after, seeds), fifteen);
        last = _mm_xor_si128(after, turn);
        if low_byte(_mm_shuffle_epi8(own, last)) == 1 {
            break;
        }
        // Brent's algorithm, as in the rules.
        let same =
            _mm_and_si128(_mm_cmpeq_epi8(remembered.0, own), _mm_cmpeq_epi8(remembered.1, last));
        if mask(same) == 0xffff || laps == FUEL {
            return Err(Endless);
        }
        if laps == replace_at {
            remembered = (own, last);
            replace_at *= 2;
        }
    }
    let board = Bao { own: board.other, other: bytes(own) };
    Ok(Played { board, end: End::EmptyPit, laps })
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
