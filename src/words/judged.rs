//! What is proven of a position, in words.

use super::lookup::Words;
use crate::engine::solve::Verdict;
use crate::rules::Side;

impl Words {
    /// "South wins in 21 turns", or that it is unknown.
    #[must_use]
    pub fn judged(&self, judged: Option<Verdict>) -> String {
        let Some(Verdict { winner, score, turns }) = judged else {
            return self.get("judged-unknown");
        };
        let name = winner.map(|side| self.side(side)).unwrap_or_default();
        let name = ("name", (&name).into());
        match (winner, score, turns) {
            (Some(_), Some([south, north]), _) => {
                let score = [name, ("south", south.into()), ("north", north.into())];
                self.with("judged-wins-by", &score)
            }
            (None, Some([seeds, _]), _) => self.with("judged-draw-at", &[("seeds", seeds.into())]),
            (Some(_), None, Some(turns)) => {
                self.with("judged-wins-in", &[name, ("turns", turns.into())])
            }
            (Some(_), None, None) => self.with("judged-wins", &[name]),
            (None, None, _) => self.get("judged-draw"),
        }
    }

    /// The best play of both sides.
    #[must_use]
    pub fn best_line(&self, moves: &str) -> String {
        self.with("judged-line", &[("moves", moves.into())])
    }

    /// A turn that gave something away, and what would have kept it.
    #[must_use]
    pub fn gave_away(&self, side: Side, number: usize, turn: &str, better: &str) -> String {
        let name = self.side(side);
        let given = [
            ("name", (&name).into()),
            ("number", number.into()),
            ("move", turn.into()),
            ("better", better.into()),
        ];
        self.with("judged-gave-away", &given)
    }

    /// No turn of a record gave anything away, as far as is known.
    #[must_use]
    pub fn nothing_given_away(&self) -> String {
        self.get("judged-nothing-given-away")
    }
}
