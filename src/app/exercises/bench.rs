//! The board at which somebody answers, and no match is played: what exercises and lessons have in common.

use super::{AtWork, Told};
use crate::app::session::{Intent, Moved, Pointing, Practice, Refused};
use crate::app::space::{BoardView, goes_right, ways};
use crate::app::stage::{Spotlight, Stage};
use crate::exercises::{Kind, Reply, Step, Turn, Why};
use crate::rules::{Action, Direction, Game, Pit, Position, Refusal, Rules, Side};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// That board, and who is told of what happens there.
#[derive(SystemParam)]
pub struct Bench<'w> {
    /// What is pointed at and chosen.
    pub pointing: ResMut<'w, Pointing>,
    view: ResMut<'w, BoardView>,
    stage: Res<'w, Stage>,
    moved: MessageWriter<'w, Moved>,
    refused: MessageWriter<'w, Refused>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Bench<'_> {
    /// Lays out a position, South at the near side.
    pub fn lay(&mut self, to: Position) {
        self.moved.write(Moved::LaidOut { to });
        self.view.near = Some(Side::South);
        self.pointing.set_if_neq(Pointing::default());
    }

    /// The board is that of a new match again.
    pub fn put_away(&mut self) {
        let to = Game::ALL[0].start();
        self.moved.write(Moved::Jumped { to, hand_over: Pit(0), light: Spotlight::default() });
    }

    /// What was on its way has been seen.
    pub fn see(&mut self, coming: &mut Option<Position>) {
        if coming.is_some() && !self.stage.is_moving() && self.stage.shown == *coming {
            *coming = None;
            self.wake();
        }
    }

    /// Another frame is to come.
    pub fn wake(&mut self) {
        self.redraw.write(RequestRedraw);
    }

    /// Lets the chosen pit go.
    pub fn let_go(&mut self) {
        (self.pointing.chosen, self.pointing.aim) = (None, None);
    }

    /// Points at a pit, looks at a way, lets go of a pit: what changes nothing yet. Answers whether it was that.
    pub fn points(&mut self, intent: &Intent, asks: bool) -> bool {
        match intent {
            Intent::Point(pit) if self.pointing.pit != *pit => self.pointing.pit = *pit,
            Intent::Aim(aim) if asks && self.pointing.aim != *aim => self.pointing.aim = *aim,
            Intent::LetGo if asks && self.pointing.chosen.is_some() => self.let_go(),
            Intent::Point(_) | Intent::Aim(_) | Intent::LetGo => {}
            _ => return false,
        }
        true
    }

    /// What is to be sown: the chosen pit, or what is named whole.
    #[must_use]
    pub fn sowing(&self, intent: &Intent) -> Option<(Pit, Direction)> {
        match intent {
            Intent::Choose(direction) => self.pointing.chosen.map(|pit| (pit, *direction)),
            Intent::Play(Action::Sow { pit, direction }) => Some((*pit, *direction)),
            _ => None,
        }
    }

    /// Takes a pit that can be sown in hand, or lets it go if it is there already; where there is one way only, answers
    /// with that.
    pub fn take(&mut self, game: Game, position: &Position, pit: Pit) -> Taken {
        if self.pointing.chosen == Some(pit) {
            self.let_go();
            return Taken::LetGo;
        }
        let ways = ways(game.board());
        let can =
            |&direction: &Direction| game.check(position, Action::Sow { pit, direction }).is_ok();
        match ways.iter().copied().find(can) {
            None => Taken::No,
            Some(direction) if ways.len() == 1 => Taken::OneWay(direction),
            Some(_) => {
                (self.pointing.chosen, self.pointing.aim) = (Some(pit), None);
                Taken::Chosen
            }
        }
    }

    /// Says that something is refused, to whoever makes it heard.
    pub fn refuse(&mut self, refusal: Refusal, pit: Pit, way: Option<Direction>) {
        self.refused.write(Refused { refusal, pit: Some(pit), way });
    }

    /// Lets turns be seen, one after the other. Answers what they come to.
    pub fn play(&mut self, turns: Vec<Turn>) -> Option<Position> {
        let to = turns.last().map(|turn| turn.after);
        for Turn { before, events, .. } in turns {
            self.moved.write(Moved::Sown { before, events, turn: 0, earlier: 0 });
        }
        to
    }

    /// An answer to an exercise, or a part of one. Answers whether the exercise is solved by it.
    pub fn answer(&mut self, at: &mut AtWork, intent: &Intent) -> bool {
        if self.points(intent, at.asks()) || !at.asks() {
            return false;
        }
        if let Some((pit, direction)) = self.sowing(intent) {
            return self.reply(at, Reply::Sow(pit, direction));
        }
        match intent {
            Intent::Tap(pit) => return self.tap(at, *pit),
            Intent::Practice(Practice::Check) => return self.reply(at, Reply::Marks),
            Intent::Practice(Practice::Number(laps)) => {
                return self.reply(at, Reply::Number(*laps));
            }
            Intent::Practice(Practice::Show) if at.work.may_show() => {
                let turns = at.work.show();
                at.told = Some(Told::Shown);
                self.let_go();
                at.coming = self.play(turns);
            }
            _ => {}
        }
        false
    }

    fn tap(&mut self, at: &mut AtWork, pit: Pit) -> bool {
        let (game, position) = (at.work.exercise().game, *at.work.position());
        let board = game.board();
        if !board.has(pit) {
            return false;
        }
        match at.work.exercise().kind {
            Kind::Starts => {
                let right = goes_right(board, pit, Direction::Forward, Side::South);
                let first = if right { Direction::Forward } else { Direction::Backward };
                if at.work.mark(pit, first) {
                    at.told = None;
                } else {
                    self.cannot_be_sown(at, pit);
                }
            }
            Kind::End => return self.reply(at, Reply::Pit(pit)),
            Kind::Laps => {}
            _ => match self.take(game, &position, pit) {
                Taken::LetGo => {}
                Taken::Chosen => at.told = None,
                Taken::OneWay(direction) => return self.reply(at, Reply::Sow(pit, direction)),
                Taken::No => self.cannot_be_sown(at, pit),
            },
        }
        false
    }

    /// Says why a pit cannot be sown at all. That is no wrong answer yet.
    fn cannot_be_sown(&mut self, at: &mut AtWork, pit: Pit) {
        self.let_go();
        let direction = Direction::Forward;
        let action = Action::Sow { pit, direction };
        let (game, position) = (at.work.exercise().game, at.work.position());
        if let Err(refusal) = game.check(position, action) {
            at.told = Some(Told::Wrong(Why::Refused { refusal, sowing: (pit, direction) }));
            self.refuse(refusal, pit, None);
        }
    }

    fn reply(&mut self, at: &mut AtWork, reply: Reply) -> bool {
        self.wake();
        match at.work.answer(reply) {
            Step::Nothing => false,
            Step::Wrong(why) => {
                if let Why::Refused { refusal, sowing: (pit, way) } = &why {
                    self.refuse(*refusal, *pit, Some(*way));
                }
                at.told = Some(Told::Wrong(why));
                false
            }
            Step::Right(turns) => {
                at.told = Some(Told::Right);
                self.let_go();
                at.coming = self.play(turns).or(at.coming);
                at.work.is_solved()
            }
        }
    }

    /// The sowing that is asked about begins in a pit that is marked as chosen, as long as it is asked.
    pub fn point_at_the_sowing(&mut self, at: &AtWork) {
        let sowing = at.work.exercise().sowing.filter(|_| at.asks());
        if let Some(Action::Sow { pit, .. }) = sowing
            && self.pointing.chosen != Some(pit)
        {
            self.pointing.chosen = Some(pit);
        }
    }
}

/// What came of tapping a pit that may be sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It was in hand, and is no more.
    LetGo,
    /// It is in hand, and a way is to be chosen.
    Chosen,
    /// It is sown this way, since there is no other.
    OneWay(Direction),
    /// It cannot be sown.
    No,
}
