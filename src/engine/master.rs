//! The play of those who know the truth: what is proven is played, and the rest is searched.

use super::Question;
use super::levels::Mind;
use super::search::{Found, RootMove};
use super::solve::{Judge, Limits, Verdict};
use super::value::WIN;
use crate::rules::{Action, Game, Position, REPETITIONS, Rules};
use std::sync::atomic::AtomicBool;

/// Bytes of each of a judge's tables. They begin small and grow with the question, so most answers touch far less.
const MEMORY: usize = 8 << 20;

/// Positions for each question that follows the first one.
const MORE: u64 = 2_000;

/// And where a match begins.
const AT_THE_START: u64 = 30_000;

/// Positions for each question about a reply, and for all of these together.
const REPLY: u64 = 20_000;
const TRAPS: u64 = 150_000;

/// What a reply counts of which nobody knows whether it goes wrong: most do not.
const UNKNOWN_REPLY: f64 = 0.25;

/// The most positions for all questions but the first, and those that repeat it where its proof was forgotten.
pub(super) const MOST_MORE: u64 = 2 * (32 * (AT_THE_START + 2 * MORE) + TRAPS + REPLY);

/// Stands for the turns of a win where nobody knows them; longer than any.
const UNKNOWN_TURNS: u16 = 5_000;

/// A win or loss that is known by its score, and not by its end, and what a seed counts in it.
const BY_SCORE: i32 = WIN / 4;
const SEED: i32 = 1_000;

/// An action, and what it leads to.
struct Choice {
    action: Action,
    next: Position,
    /// `None` if nobody knows.
    worth: Option<Worth>,
}

/// What a position is worth to the side that is asked for: 1 if it wins, -1 if it loses; and by how many seeds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    outcome: i8,
    seeds: i32,
}

/// Finds out what the actions are worth, the best first. Actions known to be worse than the best are left out.
pub(super) fn found(
    question: &Question,
    mind: &Mind,
    legal: &[Action],
    margin: i32,
    stop: &AtomicBool,
) -> Found {
    let (judge, first) = (Judge::new(question.game, MEMORY), mind.proof_nodes(&question.position));
    let mut master = Master { question, judge, first, stop };
    let found = master.found(mind, legal, margin);
    Found { nodes: found.nodes + master.judge.nodes(), ..found }
}

struct Master<'a> {
    question: &'a Question<'a>,
    judge: Judge,
    /// Positions for the first question.
    first: u64,
    stop: &'a AtomicBool,
}

impl Master<'_> {
    fn found(&mut self, mind: &Mind, legal: &[Action], margin: i32) -> Found {
        let Question { game, position, .. } = *self.question;
        let worth = self.worth(&position, self.first);
        // A match is to begin with any move that wins, not only with the one that is proven soonest.
        let more = if position == game.start() { AT_THE_START } else { MORE };
        let mut choices = self.choices(legal, self.first.min(more), u64::MAX);
        let wins = |choice: &Choice| choice.worth.is_some_and(|worth| worth.outcome > 0);
        match worth {
            Some(Worth { outcome: 1, .. }) if !choices.iter().any(wins) => {
                // The table had no room for the proof.
                choices = self.choices(legal, self.first, self.judge.nodes() + self.first);
            }
            Some(lost @ Worth { outcome: -1, .. }) => {
                for choice in &mut choices {
                    choice.worth = choice.worth.or(Some(lost));
                }
            }
            _ => {}
        }
        let best = choices.iter().filter_map(|choice| choice.worth).max();
        let all_known = choices.iter().all(|choice| choice.worth.is_some());
        let open = match best {
            Some(best) if best.outcome > 0 => {
                choices.retain(wins);
                return self.wins(&choices);
            }
            Some(best) if all_known => {
                choices.retain(|choice| choice.worth.is_some_and(|w| w.outcome == best.outcome));
                if mind.sets_traps {
                    return self.traps(choices, best);
                }
                choices
            }
            _ => {
                choices.retain(|choice| choice.worth.is_none_or(|worth| worth.outcome >= 0));
                choices
            }
        };
        let open: Vec<Action> = open.iter().map(|choice| choice.action).collect();
        mind.searched(self.question, &open, margin, self.stop)
    }

    /// What each action is worth, with so many positions for each, and none once the judge has looked at `until`.
    fn choices(&mut self, legal: &[Action], nodes: u64, until: u64) -> Vec<Choice> {
        let Question { game, position, history, .. } = *self.question;
        let mut choices = Vec::with_capacity(legal.len());
        for &action in legal {
            let Ok(next) = game.sow(&position, action, &mut ()) else { continue };
            // What stands once too often is a draw, whatever it is worth.
            let before = history.iter().filter(|&&before| before == next).count();
            let worth = match before + 1 >= REPETITIONS {
                true => Some(Worth { outcome: 0, seeds: 0 }),
                false => self.worth(&next, nodes.min(until.saturating_sub(self.judge.nodes()))),
            };
            choices.push(Choice { action, next, worth });
        }
        choices
    }

    /// What a position is worth to the side that the question is asked of.
    fn worth(&mut self, position: &Position, nodes: u64) -> Option<Worth> {
        let verdict = self.judge.verdict(position, &Limits { nodes, stop: self.stop })?;
        Some(self.seen(verdict))
    }

    fn seen(&self, verdict: Verdict) -> Worth {
        let side = self.question.position.side();
        let outcome = match verdict.winner {
            Some(winner) if winner == side => 1,
            Some(_) => -1,
            None => 0,
        };
        let ahead = |score: [u8; 2]| {
            i32::from(score[side.index()]) - i32::from(score[side.other().index()])
        };
        Worth { outcome, seeds: verdict.score.map_or(0, ahead) }
    }

    /// Wins, the soonest or the highest first; at the start of a match as they come, so that it does not always begin
    /// alike.
    fn wins(&mut self, choices: &[Choice]) -> Found {
        let Question { game, position, history, .. } = *self.question;
        let mut moves = Vec::with_capacity(choices.len());
        for Choice { action, next, worth } in choices {
            let value = match (game, worth) {
                (Game::Djenon, Some(worth)) => BY_SCORE + SEED * worth.seeds,
                _ => WIN - i32::from(self.turns(next)),
            };
            // Who wins need not go where the match has been, and may be led round in a circle if it does.
            let again = history.contains(next);
            let action = *action;
            moves.push((again, RootMove { action, next: *next, value, line: vec![action] }));
        }
        if position != game.start() {
            moves.sort_by_key(|(again, root_move)| (*again, -root_move.value));
        }
        self.decided(moves.into_iter().map(|(_, root_move)| root_move).collect())
    }

    /// Within how many turns, counted from before the action, a win or loss comes.
    fn turns(&mut self, next: &Position) -> u16 {
        let limits = Limits { nodes: self.first.min(MORE), stop: self.stop };
        let full = self.judge.full_verdict(next, &limits);
        let known = full.filter(|verdict| verdict.turns.is_some());
        let verdict = known.or_else(|| self.judge.proof(next, &limits));
        let turns = verdict.and_then(|verdict| verdict.turns).unwrap_or(UNKNOWN_TURNS);
        turns + u16::from(next.side() != self.question.position.side())
    }

    /// Where nothing wins: those choices first after which most replies give away what `best` says, of these the ones
    /// that hold out longest.
    fn traps(&mut self, choices: Vec<Choice>, best: Worth) -> Found {
        let until = self.judge.nodes() + TRAPS;
        let mut moves = Vec::with_capacity(choices.len());
        for Choice { action, next, worth } in choices {
            let share = self.wrong_replies(&next, best, until);
            let turns = if best.outcome == 0 { 0 } else { self.turns(&next) };
            let value = match (self.question.game, best.outcome) {
                (_, 0) => 0,
                (Game::Djenon, _) => SEED * worth.map_or(0, |worth| worth.seeds) - BY_SCORE,
                _ => i32::from(turns) - WIN,
            };
            moves.push((share, RootMove { action, next, value, line: vec![action] }));
        }
        moves.sort_by(|(a, one), (b, other)| b.total_cmp(a).then(other.value.cmp(&one.value)));
        self.decided(moves.into_iter().map(|(_, root_move)| root_move).collect())
    }

    /// The share of the replies after which the side that was asked has more than `best`; of its own picks that come
    /// before a reply, the best for it. What is unknown counts a little.
    fn wrong_replies(&mut self, next: &Position, best: Worth, until: u64) -> f64 {
        let game = self.question.game;
        let legal = game.legal(next);
        if next.side() == self.question.position.side() {
            let mut most: f64 = 0.0;
            for pick in legal {
                let Ok(after) = game.sow(next, pick, &mut ()) else { continue };
                most = most.max(self.wrong_replies(&after, best, until));
            }
            return most;
        }
        let replies = legal.len().max(1) as f64;
        let mut wrong = 0.0;
        for reply in legal {
            let Ok(after) = game.sow(next, reply, &mut ()) else { continue };
            let nodes = REPLY.min(until.saturating_sub(self.judge.nodes()));
            wrong += match self.worth(&after, nodes) {
                Some(worth) => f64::from(u8::from(worth.outcome > best.outcome)),
                None => UNKNOWN_REPLY,
            };
        }
        wrong / replies
    }

    /// Moves that nothing more is to be found out about.
    fn decided(&self, moves: Vec<RootMove>) -> Found {
        let turns = moves[0].value.abs().abs_diff(WIN);
        let depth = if turns < u32::from(UNKNOWN_TURNS) { turns as i32 } else { 1 };
        Found { moves, depth, nodes: 0 }
    }
}
