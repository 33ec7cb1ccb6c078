//! Why an action is refused, in one sentence.

use super::catalogue::{pit_name, way};
use super::lookup::Words;
use crate::rules::{Board, Direction, Game, Pit, Refusal, Rules};

impl Words {
    /// Why an action is refused, in one sentence to the mover: the pit that matters and the reason.
    #[must_use]
    pub fn refusal(&self, game: Game, refusal: Refusal) -> String {
        let pit = |key: &str, pit: Pit| {
            self.with(key, &[("pit", pit_name(game.board(), pit).as_str().into())])
        };
        match refusal {
            Refusal::GameOver => self.get("refusal-game-over"),
            Refusal::NoSuchPit(p) => pit("refusal-no-such-pit", p),
            Refusal::NotYourPit(p) => pit("refusal-not-your-pit", p),
            Refusal::EmptyPit(p) => pit("refusal-empty-pit", p),
            Refusal::SingleSeed(p) => pit("refusal-single-seed", p),
            Refusal::MustCapture { pit, instead, direction } => {
                self.instead("refusal-must-capture", game, pit, instead, direction)
            }
            Refusal::TooManyToCapture { pit, instead, direction } => {
                self.instead("refusal-too-many-to-capture", game, pit, instead, direction)
            }
            Refusal::FrontRowFirst { pit, instead } => self.with(
                "refusal-front-row-first",
                &[
                    ("pit", pit_name(game.board(), pit).as_str().into()),
                    ("instead", pit_name(game.board(), instead).as_str().into()),
                ],
            ),
            Refusal::LoneKichwa(p) => pit("refusal-lone-kichwa", p),
            Refusal::Endless(p) if game.board() == Board::TwoRows => {
                pit("refusal-endless-one-way", p)
            }
            Refusal::Endless(p) => pit("refusal-endless", p),
            Refusal::NameKichwa { pit: p } => pit("refusal-name-kichwa", p),
            Refusal::NoKichwaAsked => self.get("refusal-no-kichwa-asked"),
            Refusal::OneWayOnly(p) => pit("refusal-one-way-only", p),
            Refusal::MustSow { instead } => self.with(
                "refusal-must-sow",
                &[("instead", pit_name(game.board(), instead).as_str().into())],
            ),
            Refusal::NoPassing => self.get("refusal-no-passing"),
            Refusal::MustPass(p) => pit("refusal-must-pass", p),
            Refusal::WrongBoard => {
                self.with("refusal-wrong-board", &[("game", self.game(game).as_str().into())])
            }
        }
    }

    /// Why a pit cannot be sown at all: the same reason either way, no way having been chosen.
    #[must_use]
    pub fn refusal_either_way(&self, game: Game, refusal: Refusal) -> String {
        match refusal {
            Refusal::MustCapture { pit, instead, direction } => {
                self.instead("unsown-must-capture", game, pit, instead, direction)
            }
            Refusal::Endless(pit) if game.board() == Board::FourRows => {
                let name = pit_name(game.board(), pit);
                self.with("unsown-endless", &[("pit", name.as_str().into())])
            }
            other => self.refusal(game, other),
        }
    }

    /// Why one way of a pit is refused while the other is not, in a few words.
    #[must_use]
    pub fn refusal_of_way(&self, refusal: Refusal) -> String {
        self.get(match refusal {
            Refusal::MustCapture { .. } => "way-refused-must-capture",
            Refusal::LoneKichwa(_) => "way-refused-lone-kichwa",
            Refusal::Endless(_) => "way-refused-endless",
            _ => "way-refused-other",
        })
    }

    fn instead(
        &self,
        key: &str,
        game: Game,
        pit: Pit,
        instead: Pit,
        direction: Direction,
    ) -> String {
        let board = game.board();
        self.with(
            key,
            &[
                ("pit", pit_name(board, pit).as_str().into()),
                ("instead", pit_name(board, instead).as_str().into()),
                ("way", way(board, instead, direction).into()),
            ],
        )
    }
}
