//! Why a match does not begin from a board that was laid out by hand, in one sentence.

use super::lookup::Words;
use crate::rules::{BadPosition, BadStart, Game, Outcome, Unfit, WonBy};

impl Words {
    /// Why a board that was laid out by hand is refused, in one sentence: what is wrong with it, the rule
    /// behind it, and what mends it.
    #[must_use]
    pub fn unfit(&self, game: Game, unfit: Unfit) -> String {
        let of_game = |key: &str| self.with(key, &[("game", self.game(game).as_str().into())]);
        match unfit {
            Unfit::TooManySeeds { most, found } => self.too_many(game, most, found),
            Unfit::BadPosition(BadPosition::TooManySeeds) => {
                let most = crate::rules::Position::MOST_SEEDS;
                self.too_many(game, most, most + 1)
            }
            Unfit::BadPosition(BadPosition::BadPending) => self.get("unfit-choice"),
            Unfit::BadPosition(BadPosition::WrongNumberOfPits { .. })
            | Unfit::BadStart(BadStart::WrongBoard) => of_game("unfit-wrong-board"),
            Unfit::BadStart(BadStart::NobodyChooses) => self.get("unfit-nobody-chooses"),
            Unfit::Over(outcome) => self.over(outcome),
        }
    }

    fn too_many(&self, game: Game, most: usize, found: usize) -> String {
        let name = self.game(game);
        let args = [("game", name.as_str().into()), ("most", most.into()), ("found", found.into())];
        self.with("unfit-too-many", &args)
    }

    fn over(&self, outcome: Outcome) -> String {
        let loser = |key: &str| match outcome.winner() {
            Some(winner) => self.with(key, &[("name", self.side(winner.other()).as_str().into())]),
            None => self.get("unfit-over"),
        };
        match outcome {
            Outcome::Won { by: WonBy::FrontRowEmptied, .. } => loser("unfit-front-row-empty"),
            Outcome::Won { by: WonBy::NoLegalStart, .. } => loser("unfit-no-start"),
            _ if outcome.score().is_some() => self.get("unfit-only-singles"),
            _ => self.get("unfit-over"),
        }
    }
}
