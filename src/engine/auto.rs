//! An opponent that adapts: the level for the next game, from how the games so far ended.
//!
//! A [`Rating`] is a place on the ladder of levels, between steps too. A game that the person wins moves it up, one
//! that the person loses down, the second a little further than the first: by shares of [`AIM`] and one less that.
//! Where it comes to rest the person therefore wins that share of the games, however strong the levels are and however
//! far apart, as long as the ladder reaches that far; nothing about the levels is taken for granted but that a higher
//! one is harder to beat. (In the measurement of hearing this is the weighted up-down staircase of Kaernbach, 1991.)
//!
//! No game moves it by a whole step or more, so the level changes by one at most. The first games move it furthest,
//! since nothing is known of the person yet.
//!
//! ```
//! use mbili::engine::auto::{Rating, Score};
//!
//! let mut rating = Rating::default();
//! assert_eq!(rating.level().number(), 2);
//! for _ in 0..3 {
//!     let before = rating.level().number();
//!     rating = rating.after(Score::Won);
//!     assert!(rating.level().number() <= before + 1);
//! }
//! assert!(rating.level().number() > 2);
//! ```

use super::Level;

/// The share of games that the person is to win.
pub const AIM: f32 = 0.55;

/// How far the first game moves the rating, times the share; below one step even for a loss.
const FIRST: f32 = 1.8;

/// How far every late game does.
const LATE: f32 = 0.6;

/// What is left of the way from the one to the other after each game.
const SETTLES: f32 = 0.9;

/// Where nothing is known of a person: a level that does not play by chance, and can be beaten by whoever has seen
/// one game.
const UNKNOWN: f32 = 2.0;

/// How a game ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// The person won.
    Won,
    /// Neither did.
    Drawn,
    /// The computer won.
    Lost,
}

/// How well a person plays, by the levels that they are a match for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    place: f32,
    games: u16,
}

impl Default for Rating {
    fn default() -> Self {
        Rating { place: UNKNOWN, games: 0 }
    }
}

impl Rating {
    /// The lowest and the highest place: a step beyond the ladder, or whoever belongs at its end would be moved off
    /// it by every other game.
    pub const ENDS: [f32; 2] = [0.0, Level::ALL.len() as f32 + 1.0];

    /// What was kept of a rating: its place, and the games that led there. A place beyond the ends is taken for the
    /// nearest end, one that is no number for that of a person unknown.
    #[must_use]
    pub fn kept(place: f32, games: u16) -> Self {
        let [low, high] = Self::ENDS;
        let place = if place.is_nan() { UNKNOWN } else { place.clamp(low, high) };
        Rating { place, games }
    }

    /// The place on the ladder, 1 for the weakest level.
    #[must_use]
    pub const fn place(self) -> f32 {
        self.place
    }

    /// How many games led there.
    #[must_use]
    pub const fn games(self) -> u16 {
        self.games
    }

    /// The level to play next.
    #[must_use]
    pub fn level(self) -> Level {
        // Between the ends: the cast cannot lose anything.
        let nearest = self.place.round() as usize;
        Level::ALL[nearest.clamp(1, Level::ALL.len()) - 1]
    }

    /// After one more game.
    #[must_use]
    pub fn after(self, score: Score) -> Self {
        let scored = match score {
            Score::Won => 1.0,
            Score::Drawn => 0.5,
            Score::Lost => 0.0,
        };
        let reach = LATE + (FIRST - LATE) * SETTLES.powi(i32::from(self.games));
        Rating::kept(self.place + reach * (scored - AIM), self.games.saturating_add(1))
    }
}
