//! What a sowing takes, told: in Bao seeds are captured and play on, in Djenon-aboure they are won for good.

use super::lookup::Words;
use crate::rules::{Board, Game, Rules};

/// The message of two that fits the game: where seeds are captured, or where they are won.
pub(super) fn of_game<'a>(game: Game, captured: &'a str, won: &'a str) -> &'a str {
    match game.board() {
        Board::FourRows => captured,
        Board::TwoRows => won,
    }
}

impl Words {
    /// What a way of sowing takes, for its preview; `first_lap` if no more than that is told.
    #[must_use]
    pub fn taken_by_way(&self, game: Game, seeds: u32, first_lap: bool) -> String {
        let key = match (first_lap, seeds) {
            (false, 0) => of_game(game, "match-preview-no-capture", "match-preview-no-capture-won"),
            (false, _) => of_game(game, "match-preview-captured", "match-preview-captured-won"),
            (true, 0) => of_game(
                game,
                "match-preview-first-no-capture",
                "match-preview-first-no-capture-won",
            ),
            (true, _) => {
                of_game(game, "match-preview-first-captured", "match-preview-first-captured-won")
            }
        };
        if seeds == 0 { self.get(key) } else { self.with(key, &[("seeds", seeds.into())]) }
    }

    /// The seeds that a turn has taken so far, counted while its seeds move.
    #[must_use]
    pub fn taken_so_far(&self, game: Game, seeds: u32) -> String {
        let key = of_game(game, "match-captured", "match-captured-won");
        self.with(key, &[("seeds", seeds.into())])
    }

    /// That a sowing takes nothing, where it was to take something.
    #[must_use]
    pub fn takes_nothing(&self, game: Game) -> String {
        self.get(of_game(game, "learn-wrong-takes-nothing", "learn-wrong-takes-nothing-won"))
    }
}
