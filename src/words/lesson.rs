//! A match looked back on, in words: what it was worth, and what a turn teaches.

use super::catalogue::{pit_name, way};
use super::lookup::{Arg, Words};
use super::names::Names;
use super::taken::of_game;
use crate::engine::review::{Lesson, Moment};
use crate::engine::solve::Verdict;
use crate::notation::{Move, print_move};
use crate::rules::{Action, Board, Game, Position, Rules, Side, WonBy};

impl Words {
    /// "You win in 9 turns.": what a position is worth, by what the players are called.
    #[must_use]
    pub fn truth(&self, names: &Names, truth: Option<Verdict>) -> String {
        let Some(Verdict { winner, score, turns }) = truth else {
            return self.get("judged-unknown");
        };
        match (winner, score) {
            (Some(side), Some(score)) => {
                let [more, fewer] = [side, side.other()].map(|side| score[side.index()]);
                let seeds = [("more", more.into()), ("fewer", fewer.into())];
                self.tell("truth-wins-by", self.actors(names, side).and(seeds))
            }
            (Some(side), None) => {
                let turns = turns.unwrap_or(0);
                self.tell("truth-wins", self.actors(names, side).and([("turns", turns.into())]))
            }
            (None, Some([seeds, _])) => self.with("judged-draw-at", &[("seeds", seeds.into())]),
            (None, None) => self.get("judged-draw"),
        }
    }

    /// The name of the part of a graph in which a side wins.
    #[must_use]
    pub fn wins(&self, names: &Names, side: Side) -> String {
        self.tell("review-side", self.actors(names, side))
    }

    /// What a moment of a match teaches, in one sentence. `before` is the position in which the turn was played.
    #[must_use]
    pub fn lesson(&self, game: Game, names: &Names, before: &Position, moment: &Moment) -> String {
        let best = moment.better.first();
        let alike = best.and_then(|best| best.first()) == moment.played.first();
        let [better, played] = [best.map_or(&[][..], |best| best), &moment.played]
            .map(|turn| self.turn_by_name(game, before, turn, alike));
        let won = moment.before.winner == Some(moment.side);
        let kept = if won { "win" } else { "draw" };
        let left = if moment.after.winner.is_none() { "draw" } else { "loss" };
        let tell = |key: &str, more: &[(&'static str, Arg<'_>)]| {
            let turns: [(&'static str, Arg<'_>); 4] = [
                ("better", better.as_str().into()),
                ("played", played.as_str().into()),
                ("kept", kept.into()),
                ("left", left.into()),
            ];
            let mut actors = self.actors(names, moment.side).and(turns);
            for more in more {
                actors = actors.and([*more]);
            }
            self.tell(key, actors)
        };
        let in_turns = |turns: Option<u16>| ("turns", turns.unwrap_or(0).into());
        let known = ("turns", moment.before.turns.unwrap_or(0).into());
        match moment.lesson {
            Lesson::WinInOne => tell("lesson-win-in-one", &[]),
            Lesson::Ended(WonBy::FrontRowEmptied) => tell("lesson-ended-front-row", &[known]),
            Lesson::Ended(_) => tell("lesson-ended", &[known]),
            Lesson::LetsWinInOne(WonBy::FrontRowEmptied) => {
                tell("lesson-lets-empty-front-row", &[known])
            }
            Lesson::LetsWinInOne(_) => tell("lesson-lets-win", &[known]),
            Lesson::BiggerCapture { took, instead, wins_in } => {
                let seeds = [("took", took.into()), ("instead", instead.into())];
                let key = of_game(game, "lesson-bigger-capture", "lesson-bigger-capture-won");
                tell(key, &[seeds[0], seeds[1], in_turns(wins_in)])
            }
            Lesson::LetsCapture { seeds, instead, wins_in } => {
                let seeds = [("seeds", seeds.into()), ("instead", instead.into())];
                let key = of_game(game, "lesson-lets-capture", "lesson-lets-capture-won");
                tell(key, &[seeds[0], seeds[1], in_turns(wins_in)])
            }
            Lesson::GivesAway { wins_in } => tell("lesson-gives-away", &[in_turns(wins_in)]),
            Lesson::Slower { better, played } => {
                tell("lesson-slower", &[("turns", better.into()), ("other", played.into())])
            }
            Lesson::Shorter { better, played } => {
                tell("lesson-shorter", &[("turns", better.into()), ("other", played.into())])
            }
            Lesson::Seeds { fewer } => tell("lesson-seeds", &[("seeds", fewer.into())]),
            Lesson::GaveUp { wins_in } if better.is_empty() => {
                tell("lesson-gave-up", &[in_turns(wins_in)])
            }
            Lesson::GaveUp { wins_in } => tell("lesson-gave-up-instead", &[in_turns(wins_in)]),
        }
    }

    /// A turn by its pit and way, "A4 to the right"; in notation where that would not tell two turns apart, or would
    /// leave out a kichwa that was picked, for it may be all that matters.
    fn turn_by_name(&self, game: Game, before: &Position, turn: &[Action], alike: bool) -> String {
        let board = game.board();
        match turn.first() {
            Some(Action::Sow { .. }) if alike || turn.len() > 1 => {
                Move::of(turn).map_or_else(String::new, |turn| print_move(game, before, &turn))
            }
            Some(&Action::Sow { pit, .. }) if board == Board::TwoRows => pit_name(board, pit),
            Some(&Action::Sow { pit, direction }) => {
                let name = pit_name(board, pit);
                let way = way(board, pit, direction);
                self.with("lesson-turn", &[("pit", name.as_str().into()), ("way", way.into())])
            }
            Some(Action::Pass) => self.get("lesson-pass"),
            Some(Action::Enter { .. }) | None => String::new(),
        }
    }
}
