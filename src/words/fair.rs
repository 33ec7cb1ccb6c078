//! Honest words about how matches begin.

use super::lookup::Words;
use crate::engine::solve::Verdict;
use crate::rules::Side;

impl Words {
    /// What is proven of the start position, in which South begins.
    #[must_use]
    pub fn classic_start(&self, verdict: Verdict) -> String {
        let Some(winner) = verdict.winner else { return self.judged(Some(verdict)) };
        let first = winner == Side::South;
        if let Some([south, north]) = verdict.score {
            let key = if first { "start-classic-first-by" } else { "start-classic-second-by" };
            let score = [("more", south.max(north).into()), ("fewer", south.min(north).into())];
            return self.with(key, &score);
        }
        let Some(turns) = verdict.turns else { return self.judged(Some(verdict)) };
        let key = if first { "start-classic-first" } else { "start-classic-second" };
        self.with(key, &[("turns", turns.into())])
    }

    /// From what an opening is drawn: from so many positions, of which so many are won for South, who begins, and
    /// for North.
    #[must_use]
    pub fn drawn_start(&self, count: usize, won: [usize; 2]) -> String {
        let [south, north] = won;
        if south + north == 0 {
            return self.with("start-drawn-even", &[("count", count.into())]);
        }
        self.with("start-drawn-halves", &[("first", south.into()), ("second", north.into())])
    }
}
