//! How much is looked at, and how it is shared out.

/// After how many positions something is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Each question for itself, after so many.
    Each(u64),
    /// All questions together, after about so many: what one leaves goes to the others.
    Together(u64),
}

impl Effort {
    /// Enough for what people play, and little enough to be ready within seconds however long the match was.
    pub const USUAL: Effort = Effort::Together(3_000_000);
}

/// Something can be found out at once in nearly every position: so many are looked at however little is left.
const LEAST: u64 = 60;

/// What is left of an effort.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    effort: Effort,
    spent: u64,
}

impl Purse {
    pub(super) const fn new(effort: Effort) -> Self {
        Purse { effort, spent: 0 }
    }

    pub(super) fn spend(&mut self, positions: u64) {
        self.spent = self.spent.saturating_add(positions);
    }

    /// What one of so many questions may take, if `percent` of the whole may be spent on what has been asked
    /// until they are answered.
    pub(super) fn share(&self, questions: usize, percent: u64) -> u64 {
        match self.effort {
            Effort::Each(positions) => positions,
            Effort::Together(all) => {
                let left = (all / 100 * percent).saturating_sub(self.spent);
                (left / (questions.max(1) as u64)).max(LEAST)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_over_goes_to_the_others() {
        let mut purse = Purse::new(Effort::Together(100_000));
        assert_eq!(purse.share(10, 50), 5_000);
        purse.spend(1_000);
        assert_eq!(purse.share(7, 50), 7_000);
        assert_eq!(purse.share(1, 100), 99_000);
        purse.spend(u64::MAX);
        assert_eq!(purse.share(1, 100), LEAST);
        let mut purse = Purse::new(Effort::Each(500));
        purse.spend(1_000_000);
        assert_eq!(purse.share(10, 50), 500);
    }
}
