//! Kujifunza: a ring is an integer with a byte for each pit, the pit of ring index 0 the lowest.

use super::super::bao::{Bao, End, Pick, Played};
use super::super::starts::{Start, Starts};
use super::super::watch::Watch;
use crate::rules::{Direction, Endless, Kichwa, KichwaRule, MOST_SEEDS_TO_CAPTURE};

/// One seed in every pit.
const ROUND: u128 = u128::from_ne_bytes([1; 16]);

/// What a lap of up to 15 seeds adds, by direction (backward first), the pit before its first seed, and
/// the number of seeds.
static INCREMENTS: [[[u128; 16]; 16]; 2] = increments();

const fn increments() -> [[[u128; 16]; 16]; 2] {
    let mut table = [[[0; 16]; 16]; 2];
    let mut pit = 0;
    while pit < 16 {
        let mut seeds = 1;
        while seeds < 16 {
            table[1][pit][seeds] = table[1][pit][seeds - 1] | 1 << (8 * ((pit + seeds) & 15));
            table[0][pit][seeds] = table[0][pit][seeds - 1] | 1 << (8 * ((pit + 16 - seeds) & 15));
            seeds += 1;
        }
        pit += 1;
    }
    table
}

/// Bit `i` for each byte `i` that is not zero.
#[inline]
fn filled(row: u64) -> u32 {
    const HIGH: u64 = u64::from_ne_bytes([0x80; 8]);
    // A byte carries into its highest bit if it is not zero.
    let high = (row | ((row & !HIGH) + !HIGH)) & HIGH;
    // The product gathers the highest bits of all bytes in its highest byte.
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// Where the first lap of a start ends that may capture, by pit and seeds, backward first: the bit of that front pit,
/// or none.
static ENDS: [[[u8; 2]; 256]; 16] = ends();

const fn ends() -> [[[u8; 2]; 256]; 16] {
    let mut table = [[[0; 2]; 256]; 16];
    let mut pit = 0;
    while pit < 16 {
        let mut seeds = 2;
        while seeds <= MOST_SEEDS_TO_CAPTURE as usize {
            // The bits of the back row are lost.
            table[pit][seeds] =
                [(1 << ((pit + 16 - seeds) & 15)) as u8, (1 << ((pit + seeds) & 15)) as u8];
            seeds += 1;
        }
        pit += 1;
    }
    table
}

pub(in super::super) fn starts(board: &Bao) -> Starts {
    let [front, back, other, _] = board.words();
    let own_front = filled(front);
    let targets = u64::from_ne_bytes([(own_front & filled(other.swap_bytes())) as u8; 8]);
    let mut bits = 0;
    for (four, pits) in board.own.chunks_exact(4).enumerate() {
        let mut ends = 0;
        for (pit, &seeds) in pits.iter().enumerate() {
            let both = u16::from_le_bytes(ENDS[4 * four + pit][usize::from(seeds)]);
            ends |= u64::from(both) << (16 * pit);
        }
        bits |= filled(ends & targets) << (8 * four);
    }
    if bits != 0 {
        return Starts::new(bits, true);
    }
    if front == 0 || other == 0 {
        return Starts::new(0, false);
    }
    let heaps = |row| filled(row & u64::from_ne_bytes([0xfe; 8]));
    Starts::takata(heaps(front) | heaps(back) << 8, own_front)
}

pub(in super::super) fn play(
    rule: KichwaRule,
    board: &Bao,
    start: Start,
) -> Result<Played, Endless> {
    let mut sowing = Sowing::new(rule, board);
    let pit = start.ring();
    let seeds = board.own[usize::from(pit)];
    sowing.own &= !(0xff << (8 * pit));
    sowing.forward = start.is_forward();
    let end = if start.captures() {
        sowing.sow::<true>(pit, seeds)?
    } else {
        sowing.sow::<false>(pit, seeds)?
    };
    Ok(sowing.result(board, end))
}

pub(in super::super) fn enter(
    rule: KichwaRule,
    board: &Bao,
    hand: u8,
    kichwa: Kichwa,
) -> Result<Played, Endless> {
    let rule = if rule == KichwaRule::ChooseFirst { KichwaRule::Sustain } else { rule };
    let mut sowing = Sowing::new(rule, board);
    let before = sowing.enter_by(kichwa);
    let end = sowing.sow::<true>(before, hand)?;
    Ok(sowing.result(board, end))
}

struct Sowing {
    own: u128,
    /// The other's front row, each pit where the own one is that faces it.
    facing: u64,
    forward: bool,
    rule: KichwaRule,
    laps: u32,
}

impl Sowing {
    fn new(rule: KichwaRule, board: &Bao) -> Self {
        let own = u128::from_le_bytes(board.own);
        let facing = board.words()[2].swap_bytes();
        Sowing { own, facing, forward: true, rule, laps: 0 }
    }

    /// Sets the direction, and tells the pit before the kichwa.
    fn enter_by(&mut self, kichwa: Kichwa) -> u8 {
        self.forward = kichwa == Kichwa::Left;
        if self.forward { 15 } else { 8 }
    }

    /// Sows so many seeds, the first into the pit after `before`, and relays until it stops.
    fn sow<const CAPTURES: bool>(&mut self, mut before: u8, mut seeds: u8) -> Result<End, Endless> {
        let mut watch = Watch::new();
        loop {
            self.laps += 1;
            if seeds >= 16 {
                self.own += ROUND * u128::from(seeds >> 4);
            }
            let table = &INCREMENTS[usize::from(self.forward)];
            self.own += table[usize::from(before & 15)][usize::from(seeds & 15)];
            let last = 15
                & if self.forward {
                    before.wrapping_add(seeds)
                } else {
                    before.wrapping_sub(seeds)
                };
            let now = (self.own >> (8 * last)) as u8;
            if now == 1 {
                return Ok(End::EmptyPit);
            }
            if CAPTURES && last < 8 {
                let captured = (self.facing >> (8 * last)) as u8;
                if captured > 0 {
                    self.facing &= !(0xff << (8 * last));
                    if self.facing == 0 {
                        return Ok(End::FrontRowEmptied { hand: captured });
                    }
                    let Some(kichwa) = self.entry(last) else {
                        return Ok(End::Asks(Pick {
                            hand: captured,
                            ring: last,
                            direction: [Direction::Backward, Direction::Forward]
                                [usize::from(self.forward)],
                        }));
                    };
                    before = self.enter_by(kichwa);
                    seeds = captured;
                    watch = Watch::new();
                    continue;
                }
            }
            watch.lap((last, self.own))?;
            self.own &= !(0xff << (8 * last));
            before = last;
            seeds = now;
        }
    }

    /// The kichwa of entry after a capture in front pit `ring`, or `None` where the player is asked.
    fn entry(&mut self, ring: u8) -> Option<Kichwa> {
        let rule = self.rule;
        if rule == KichwaRule::ChooseFirst {
            self.rule = KichwaRule::Sustain;
        }
        match (ring, rule) {
            (0 | 1, _) => Some(Kichwa::Left),
            (6 | 7, _) => Some(Kichwa::Right),
            (_, KichwaRule::Sustain) => {
                Some(if self.forward { Kichwa::Left } else { Kichwa::Right })
            }
            (_, KichwaRule::Choose | KichwaRule::ChooseFirst) => None,
        }
    }

    fn result(&self, board: &Bao, end: End) -> Played {
        let own = self.own.to_le_bytes();
        let mut other = board.other;
        other[..8].copy_from_slice(&self.facing.swap_bytes().to_le_bytes());
        let after = Bao { own, other };
        let board = if matches!(end, End::Asks(_)) { after } else { after.swapped() };
        Played { board, end, laps: self.laps }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filled_bytes_are_found_one_by_one() {
        for value in [1, 2, 0x7f, 0x80, 0xff_u8] {
            for set in 0..=u8::MAX {
                let row = std::array::from_fn(|i| if set >> i & 1 == 1 { value } else { 0 });
                assert_eq!(filled(u64::from_le_bytes(row)), u32::from(set));
            }
        }
    }

    #[test]
    fn ends_are_the_front_pits_of_the_last_seeds() {
        for (pit, by_seeds) in ENDS.iter().enumerate() {
            for (seeds, found) in by_seeds.iter().enumerate() {
                let can = (2..=usize::from(MOST_SEEDS_TO_CAPTURE)).contains(&seeds);
                for (&found, step) in found.iter().zip([15, 1]) {
                    let last = (pit + seeds * step) & 15;
                    let expected = if can && last < 8 { 1 << last } else { 0_u8 };
                    assert_eq!(found, expected, "{pit} {seeds} {step}");
                }
            }
        }
    }

    #[test]
    fn increments_are_the_seeds_of_a_lap() {
        for (direction, step) in [(0, 15), (1, 1)] {
            for pit in 0..16 {
                for (seeds, found) in INCREMENTS[direction][pit].iter().enumerate() {
                    let mut ring = [0; 16];
                    for drop in 1..=seeds {
                        ring[(pit + drop * step) & 15] += 1;
                    }
                    assert_eq!(found.to_le_bytes(), ring, "{direction} {pit} {seeds}");
                }
            }
        }
    }
}
