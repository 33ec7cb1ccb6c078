//! What a side could lose on the opponent's next turn.

use super::{Action, Event, Game, Pit, Position, Rules, Side};

impl Game {
    /// Which pits of a side the opponent could capture if the opponent were to move now, the seeds lying
    /// as they lie: each pit once, in the order of the board, with the most seeds that a turn takes from
    /// it. Every legal turn of the opponent counts, with every choice of a kichwa in it; each pit is lost
    /// in some turn, not all of them in one.
    ///
    /// In Bao the seeds are those that lie in the pit now, since the opponent sows the own ring only. In
    /// Djenon-aboure the opponent's seeds may fall into it first, so that even an empty pit can be lost.
    ///
    /// `None` while captured seeds wait for a kichwa, because they lie nowhere yet, and when the game is
    /// over. A position in which the other side is to move instead is as good as any other; an opponent
    /// who could not move threatens nothing.
    #[must_use]
    pub fn threats(self, position: &Position, side: Side) -> Option<Vec<(Pit, u8)>> {
        if position.pending().is_some() || self.outcome(position).is_some() {
            return None;
        }
        let from = Position { side: side.other(), ..*position };
        let board = position.board();
        let mut most = [0_u8; super::Board::MOST_PITS];
        // After a choice of kichwa the same seeds may lie in the same pits as after another one.
        let mut seen = vec![from];
        let mut open: Vec<(Position, Action)> =
            self.legal(&from).into_iter().map(|action| (from, action)).collect();
        let mut events = Vec::new();
        while let Some((position, action)) = open.pop() {
            events.clear();
            let Ok(next) = self.sow(&position, action, &mut events) else { continue };
            for event in &events {
                if let Event::Captured { pit, seeds, .. } = *event
                    && board.owner(pit) == side
                {
                    most[pit.index()] = most[pit.index()].max(seeds);
                }
            }
            if next.pending().is_some() && !seen.contains(&next) {
                seen.push(next);
                open.extend(self.candidates(&next).into_iter().map(|pick| (next, pick)));
            }
        }
        let lost = board.pits().map(|pit| (pit, most[pit.index()]));
        Some(lost.filter(|(_, seeds)| *seeds > 0).collect())
    }
}
