//! What the figures are taken on: positions of random games, each with a turn to play.

use super::games::Chance;
use crate::engine::packed::{Bao, Core, Djenon, Start};
use crate::rules::{Action, Board, Game, Position, Rules, Tally};

/// Positions with one of their legal starts each.
pub struct Corpus {
    pub turns: Vec<Turn>,
    /// Games that they were taken from.
    pub games: u32,
    /// Laps of all those turns.
    pub laps: u64,
    /// Starts of all those positions.
    pub starts: u64,
}

pub struct Turn {
    pub position: Position,
    pub action: Action,
}

/// So many positions, all that random games pass through in which something can be sown; passes and picks of
/// a kichwa are played, but are no turns to measure.
pub fn random(game: Game, positions: u32, seed: u64) -> Corpus {
    let mut chance = Chance::new(seed);
    let mut corpus = Corpus { turns: Vec::new(), games: 0, laps: 0, starts: 0 };
    while corpus.turns.len() < positions as usize {
        let mut position = game.start();
        corpus.games += 1;
        loop {
            let candidates = game.candidates(&position);
            let mut tally = Tally::default();
            let Some((action, next)) = chance.play(game, &position, &candidates, &mut tally) else {
                break;
            };
            if let Action::Sow { .. } = action {
                corpus.laps += u64::from(tally.laps);
                corpus.starts += candidates.len() as u64;
                corpus.turns.push(Turn { position, action });
            }
            if corpus.turns.len() == positions as usize {
                break;
            }
            position = next;
        }
    }
    corpus
}

impl Corpus {
    /// The same, packed.
    pub fn bao(&self) -> Vec<(Bao, Start)> {
        let packed = self.turns.iter().map(|turn| {
            let (board, _) = Bao::pack(&turn.position).expect("a board of Bao");
            let side = turn.position.side();
            let mut starts = Core::PORTABLE.starts(&board);
            (board, starts.find(|start| start.action(side) == turn.action).expect("a start"))
        });
        packed.collect()
    }

    /// The same, packed.
    pub fn djenon(&self) -> Vec<(Djenon, u8)> {
        let packed = self.turns.iter().map(|turn| {
            let board = Djenon::pack(&turn.position).expect("a board of Djenon-aboure");
            let pit = match turn.action {
                Action::Sow { pit, .. } => Board::TwoRows.ring_index(pit),
                Action::Enter { .. } | Action::Pass => unreachable!("only sowings are kept"),
            };
            (board, pit)
        });
        packed.collect()
    }
}
