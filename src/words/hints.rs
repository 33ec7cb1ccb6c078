//! Hints in words: which pit, which way, why. The reader is the one who is to move.

use super::catalogue::{pit_name, way};
use super::lookup::Words;
use super::taken::of_game;
use crate::engine::advice::Reason;
use crate::rules::{Action, Board, Direction, Game, Kichwa, Rules, Side};

impl Words {
    /// Which pit, as the first step of a hint.
    #[must_use]
    pub fn hint_pit(&self, game: Game, side: Side, action: Action) -> String {
        match action {
            Action::Sow { pit, .. } => {
                let pit = pit_name(game.board(), pit);
                self.with("hint-pit", &[("pit", pit.as_str().into())])
            }
            Action::Enter { .. } | Action::Pass => self.hint_way(game, side, action),
        }
    }

    /// Which pit and which way.
    #[must_use]
    pub fn hint_way(&self, game: Game, side: Side, action: Action) -> String {
        let board = game.board();
        match action {
            // Where all is sown one way there is none to name.
            Action::Sow { pit, .. } if board == Board::TwoRows => {
                self.hint_pit(game, side, Action::Sow { pit, direction: Direction::Forward })
            }
            Action::Sow { pit, direction } => {
                let (name, way) = (pit_name(board, pit), way(board, pit, direction));
                self.with("hint-way", &[("pit", name.as_str().into()), ("way", way.into())])
            }
            Action::Enter { kichwa } => {
                let name = pit_name(board, board.kichwa(side, kichwa));
                let which = if kichwa == Kichwa::Left { "left" } else { "right" };
                let args = [("kichwa", which.into()), ("pit", name.as_str().into())];
                self.with("hint-kichwa", &args)
            }
            Action::Pass => self.get("hint-pass"),
        }
    }

    /// A reason, as a sentence.
    #[must_use]
    pub fn because(&self, game: Game, reason: Reason) -> String {
        let one = |key: &str, name: &str, number: u32| self.with(key, &[(name, number.into())]);
        let score = |key: &str, [own, other]: [u8; 2]| {
            self.with(key, &[("own", own.into()), ("other", other.into())])
        };
        match reason {
            Reason::OnlyMove => self.get("because-only-move"),
            Reason::WinsIn { turns: 0 | 1 } => self.get("because-wins-now"),
            // The reader counts turns of their own.
            Reason::WinsIn { turns } => one("because-wins-in", "turns", turns.div_ceil(2).into()),
            Reason::Wins => self.get("because-wins"),
            Reason::WinsWith { score: seeds } => score("because-wins-with", seeds),
            Reason::OnlyWinning => self.get("because-only-winning"),
            Reason::OnlyHope => self.get("because-only-hope"),
            Reason::Draws => self.get("because-draws"),
            Reason::DrawsWith { seeds } => one("because-draws-with", "seeds", seeds.into()),
            Reason::EveryTurnLoses => self.get("because-every-turn-loses"),
            Reason::LosesWith { score: seeds } => score("because-loses-with", seeds),
            Reason::Traps { right, answers } => {
                let args = [("right", right.into()), ("answers", answers.into())];
                self.with("because-traps", &args)
            }
            Reason::HoldsOut { turns } => one("because-holds-out", "turns", turns.into()),
            Reason::MostSeeds => self.get("because-most-seeds"),
            Reason::SavesFrontRow => self.get("because-saves-front-row"),
            Reason::Captures { seeds, laps, asks } => {
                let key = match asks {
                    true => "because-captures-asks",
                    false => of_game(game, "because-captures", "because-captures-won"),
                };
                self.with(key, &[("seeds", seeds.into()), ("laps", laps.into())])
            }
            Reason::Saves { pit, seeds } => {
                // Where seeds are won, what falls into a pit first is taken with it.
                let key = of_game(game, "because-saves", "because-saves-won");
                let name = pit_name(game.board(), pit);
                self.with(key, &[("pit", name.as_str().into()), ("seeds", seeds.into())])
            }
            Reason::LeavesNoCapture => self.get(of_game(
                game,
                "because-leaves-no-capture",
                "because-leaves-no-capture-won",
            )),
            Reason::LooksAhead { turns } => one("because-looks-ahead", "turns", turns),
            Reason::NothingKnown => self.get("because-nothing-known"),
        }
    }
}
