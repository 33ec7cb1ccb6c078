//! The core for machines with AVX2: a ring is one register of 16 bytes. The instructions are those of SSE4.1;
//! AVX2 stands for their three-operand forms, which every machine of the last ten years has.
//!
//! Functions here are safe to call from one another; whoever calls from outside must know that the machine
//! has AVX2.

mod bao;
mod djenon;

pub(super) use bao::{enter, play, starts};
pub(super) use djenon::{djenon_play, djenon_starts};

use std::arch::x86_64::{__m128i, _mm_set1_epi8};

/// Turns of more laps than this begin anew in a loop that looks for cycles.
const MOST_LAPS: u32 = 48;

/// The index of each lane.
const LANES: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

// Not the instructions that load and store: in a dev build these check their pointers, in the middle of the
// loop.

#[inline]
fn load(bytes: &[u8; 16]) -> __m128i {
    // SAFETY: both types are 16 bytes, and every value of them is one of either type.
    #[allow(unsafe_code)]
    unsafe {
        std::mem::transmute::<[u8; 16], __m128i>(*bytes)
    }
}

#[inline]
fn bytes(vector: __m128i) -> [u8; 16] {
    // SAFETY: both types are 16 bytes, and every value of them is one of either type.
    #[allow(unsafe_code)]
    unsafe {
        std::mem::transmute::<__m128i, [u8; 16]>(vector)
    }
}

/// The same byte in every lane.
#[inline]
#[target_feature(enable = "avx2")]
fn all(byte: u8) -> __m128i {
    _mm_set1_epi8(byte.cast_signed())
}
