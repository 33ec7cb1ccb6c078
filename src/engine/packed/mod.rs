//! The games once more, packed for speed: the same rules as in [`rules`](crate::rules), held equal to them
//! by test (`tests/pure/packed.rs`, `scripts/prove packed-equals-rules`).
//!
//! [`Bao`] is a position of Kujifunza in 32 bytes, [`Djenon`] one of Djenon-aboure in 16. In both the side
//! to move comes first, so there is no side to keep: a turn ends by changing the halves. Nobody listens to
//! events here; a turn tells where it leads, how it ended and how many laps it had.
//!
//! [`Core`] does the work, in one of two ways. [`Core::PORTABLE`] runs everywhere. [`Core::best`] asks the
//! machine once whether it has AVX2 and then keeps a ring in one register of 16 bytes:
//!
//! - **Sowing.** With `d` the distance of each pit from the pit that was lifted, a lap of `n` seeds adds one
//!   to every pit with `d < n`: one comparison, one subtraction. From 16 seeds on whole rounds come first.
//!   The portable core has the same increments in a table, by pit and number, and adds them as one integer
//!   of 128 bits; a table in memory would cost the vectors a way out of the registers and back in each lap.
//! - **Relay.** The next lap needs the count in the pit of the last seed, a byte shuffle. Whether it
//!   captures, and which way it goes on, is data and not a branch: the only branch that is hard to foresee
//!   is the end of the turn. Both directions are one, since positions backward are those forward with the
//!   index `i ^ 7`.
//! - **Starts.** All sixteen pits at once: where each one's last seed falls, and a shuffle that asks whether
//!   that pit captures. The portable core has the front pit of the last seed, as a bit, in a table.
//!
//! Sowings without end are found as the rules find them, by Brent's algorithm and at last by fuel, but only
//! from some laps on; before that no cycle is looked for, and none is missed, since a cycle stays one.
//!
//! ```
//! use mbili::engine::packed::{Bao, Core, End};
//! use mbili::rules::KichwaRule;
//!
//! let core = Core::best();
//! let starts = core.starts(&Bao::START);
//! assert_eq!(starts.len(), 16);
//! let first = starts.into_iter().next().expect("sixteen");
//! let played = core.play(KichwaRule::Sustain, &Bao::START, first).expect("it ends");
//! assert_eq!(played.end, End::EmptyPit);
//! ```

#![warn(clippy::undocumented_unsafe_blocks)]

mod bao;
mod djenon;
mod portable;
mod starts;
#[cfg(target_arch = "x86_64")]
mod vectors;
mod watch;

pub(in crate::engine) use bao::fold;
pub use bao::{Bao, End, Pick, Played};
pub use djenon::{Djenon, DjenonPlayed, DjenonStarts};
pub use starts::{Start, Starts};

use crate::rules::{Endless, Kichwa, KichwaRule};

/// How positions are worked on; all ways have the same results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Core {
    /// True only where [`Core::best`] has seen that the machine has what `vectors` needs.
    vectors: bool,
}

/// Runs the vector form of a function where the core has vectors, else the portable one.
macro_rules! dispatch {
    ($core:expr, $function:ident($($argument:expr),*)) => {{
        #[cfg(target_arch = "x86_64")]
        if $core.vectors {
            // SAFETY: `vectors` is true only where the machine was seen to have AVX2.
            #[allow(unsafe_code)]
            return unsafe { vectors::$function($($argument),*) };
        }
        portable::$function($($argument),*)
    }};
}

impl Core {
    /// Runs on every machine.
    pub const PORTABLE: Core = Core { vectors: false };

    /// The fastest that this machine can run.
    #[must_use]
    pub fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            Core { vectors: std::is_x86_feature_detected!("avx2") }
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            Core::PORTABLE
        }
    }

    /// All that this machine can run.
    #[must_use]
    pub fn all() -> Vec<Core> {
        let mut all = vec![Core::PORTABLE, Core::best()];
        all.dedup();
        all
    }

    /// What it is called in tables of figures.
    #[must_use]
    pub const fn name(self) -> &'static str {
        if self.vectors { "AVX2" } else { "portable" }
    }

    /// What the side to move may play in Kujifunza, but for sowings that never end; nothing where a front
    /// row is empty. The order is that of [`candidates`](crate::rules::Rules::candidates).
    #[inline]
    #[must_use]
    pub fn starts(self, board: &Bao) -> Starts {
        dispatch!(self, starts(board))
    }

    /// Plays one of the [`starts`](Core::starts) of this very board. Any other leads to nonsense.
    ///
    /// # Errors
    /// [`Endless`] if the sowing never ends: then the start is not legal.
    #[inline]
    pub fn play(self, rule: KichwaRule, board: &Bao, start: Start) -> Result<Played, Endless> {
        dispatch!(self, play(rule, board, start))
    }

    /// Goes on with a turn that asks for a kichwa.
    ///
    /// # Errors
    /// [`Endless`] if the sowing never ends: then the pick is not legal.
    #[inline]
    pub fn enter(
        self,
        rule: KichwaRule,
        board: &Bao,
        pick: Pick,
        kichwa: Kichwa,
    ) -> Result<Played, Endless> {
        dispatch!(self, enter(rule, board, pick.hand, kichwa))
    }

    /// Whether a start's sowing ends; where the player picks kichwa on the way, whether one sequence of
    /// picks ends it. A start is legal if it does.
    #[must_use]
    pub fn ends(self, rule: KichwaRule, board: &Bao, start: Start) -> bool {
        self.leads_on(rule, self.play(rule, board, start))
    }

    /// Whether a pick's sowing ends, as [`ends`](Core::ends).
    #[must_use]
    pub fn pick_ends(self, rule: KichwaRule, board: &Bao, pick: Pick, kichwa: Kichwa) -> bool {
        self.leads_on(rule, self.enter(rule, board, pick, kichwa))
    }

    fn leads_on(self, rule: KichwaRule, played: Result<Played, Endless>) -> bool {
        match played {
            Err(Endless) => false,
            Ok(Played { board, end: End::Asks(pick), .. }) => {
                Kichwa::BOTH.iter().any(|&kichwa| self.pick_ends(rule, &board, pick, kichwa))
            }
            Ok(_) => true,
        }
    }

    /// The pits that the side to move may sow in Djenon-aboure, but for sowings that never end. With none,
    /// it must pass, if the game is not over.
    #[inline]
    #[must_use]
    pub fn djenon_starts(self, board: &Djenon) -> DjenonStarts {
        dispatch!(self, djenon_starts(board))
    }

    /// Sows a pit, 0 to 5, of the side to move; one of the [`djenon_starts`](Core::djenon_starts).
    ///
    /// # Errors
    /// [`Endless`] if the sowing never ends: then the start is not legal.
    #[inline]
    pub fn djenon_play(self, board: &Djenon, pit: u8) -> Result<DjenonPlayed, Endless> {
        dispatch!(self, djenon_play(board, pit))
    }
}
