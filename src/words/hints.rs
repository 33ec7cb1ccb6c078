//! Hints in words: which pit, which way, why. The reader is the one who is to move.

use super::catalogue::{pit_name, way};
use super::lookup::Words;
use crate::rules::{Action, Board, Direction, Game, Kichwa, Pit, Rules, Side};

/// A reason for what is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// Nothing else is legal.
    OnlyMove,
    /// It ends the game, won.
    WinsNow,
    /// It is proven to win within so many turns of the reader's own, this one included.
    WinsIn(u16),
    /// It is proven to win.
    Wins,
    /// It is proven to win with at least so many seeds to so many.
    WinsWith([u8; 2]),
    /// All else is proven not to win.
    OnlyWinning,
    /// All else is proven to lose.
    OnlyHope,
    /// It is proven that neither side can win after it.
    Draws,
    /// It is proven to keep a draw with so many seeds each.
    DrawsWith(u8),
    /// Everything is proven to lose.
    EveryTurnLoses,
    /// Everything is proven to lose; nothing keeps more seeds.
    LosesWith([u8; 2]),
    /// Only so many of so many answers win for the opponent.
    Traps {
        /// Those that win.
        right: u16,
        /// All.
        answers: u16,
    },
    /// Nothing else lasts longer than so many turns of both.
    HoldsOut(u16),
    /// Nothing else ends with as many seeds.
    MostSeeds,
    /// The front row could be emptied, and then no more.
    SavesFrontRow,
    /// It captures.
    Captures {
        /// So many seeds.
        seeds: u32,
        /// In so many laps.
        laps: u32,
        /// Whether a kichwa is to be chosen then.
        asks: bool,
    },
    /// This pit could be captured with so many seeds, and then no more.
    Saves(Pit, u8),
    /// No answer captures.
    LeavesNoCapture,
    /// Nothing is proven; a search so many turns deep likes it best.
    LooksAhead(u32),
    /// Nothing is proven.
    NothingKnown,
}

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
    pub fn because(&self, game: Game, because: Because) -> String {
        let one = |key: &str, name: &str, number: u32| self.with(key, &[(name, number.into())]);
        let score = |key: &str, [own, other]: [u8; 2]| {
            self.with(key, &[("own", own.into()), ("other", other.into())])
        };
        match because {
            Because::OnlyMove => self.get("because-only-move"),
            Because::WinsNow => self.get("because-wins-now"),
            Because::WinsIn(turns) => one("because-wins-in", "turns", turns.into()),
            Because::Wins => self.get("because-wins"),
            Because::WinsWith(seeds) => score("because-wins-with", seeds),
            Because::OnlyWinning => self.get("because-only-winning"),
            Because::OnlyHope => self.get("because-only-hope"),
            Because::Draws => self.get("because-draws"),
            Because::DrawsWith(seeds) => one("because-draws-with", "seeds", seeds.into()),
            Because::EveryTurnLoses => self.get("because-every-turn-loses"),
            Because::LosesWith(seeds) => score("because-loses-with", seeds),
            Because::Traps { right, answers } => {
                let args = [("right", right.into()), ("answers", answers.into())];
                self.with("because-traps", &args)
            }
            Because::HoldsOut(turns) => one("because-holds-out", "turns", turns.into()),
            Because::MostSeeds => self.get("because-most-seeds"),
            Because::SavesFrontRow => self.get("because-saves-front-row"),
            Because::Captures { seeds, laps, asks } => {
                let key = if asks { "because-captures-asks" } else { "because-captures" };
                self.with(key, &[("seeds", seeds.into()), ("laps", laps.into())])
            }
            Because::Saves(pit, seeds) => {
                let board = game.board();
                let key = match board {
                    Board::FourRows => "because-saves",
                    // What falls into a pit first is taken with it.
                    Board::TwoRows => "because-saves-won",
                };
                let name = pit_name(board, pit);
                self.with(key, &[("pit", name.as_str().into()), ("seeds", seeds.into())])
            }
            Because::LeavesNoCapture => self.get("because-leaves-no-capture"),
            Because::LooksAhead(turns) => one("because-looks-ahead", "turns", turns),
            Because::NothingKnown => self.get("because-nothing-known"),
        }
    }
}
