//! What can be laid on a desk: matches, and exercises.

use super::desk::Desk;
use mbili::app::exercises::{AtWork, Told};
use mbili::app::session::{MatchSetup, Playing, Seat};
use mbili::app::state::{Modal, Screen};
use mbili::exercises::{Kind, Reply, Step, all, grade_of};
use mbili::record::Record;
use mbili::rules::{Direction, Game, Rules, Side};

impl Desk {
    /// With a match in which these actions were played, by their place among the legal ones.
    pub fn with_match(mut self, game: Game, seats: [Seat; 2], choices: &[usize]) -> Self {
        let mut record = Record::new(game);
        for choice in choices {
            let legal = record.legal();
            if legal.is_empty() {
                break;
            }
            record.play(legal[choice % legal.len()], &mut ()).expect("legal");
        }
        self.put(Playing::new("desk".into(), MatchSetup { game, seats }, record));
        self
    }

    /// With a match played by a fixed rule to its end.
    pub fn with_finished_match(mut self, game: Game, seats: [Seat; 2]) -> Self {
        let mut record = Record::new(game);
        let mut step: usize = 7;
        while record.ending().is_none() {
            let legal = record.legal();
            step = (step * 31 + 11) % 1009;
            record.play(legal[step % legal.len()], &mut ()).expect("legal");
        }
        self.put(Playing::new("desk".into(), MatchSetup { game, seats }, record));
        self
    }

    /// With a match of two people as its record has it.
    pub fn with_record(mut self, record: Record) -> Self {
        let setup = MatchSetup { game: record.game(), seats: [Seat::Human; 2] };
        self.put(Playing::new("desk".into(), setup, record));
        self
    }

    /// With this match.
    pub fn with_playing(mut self, playing: Playing) -> Self {
        self.put(playing);
        self
    }

    fn put(&mut self, playing: Playing) {
        self.board.near = Some(playing.setup.near_side());
        self.stage.shown = Some(playing.position);
        self.playing = Some(playing);
    }

    /// The hardest exercise of a kind; `wrongly`: answered so, with as much to be told as can be.
    pub fn at_an_exercise(kind: Kind, wrongly: bool) -> Self {
        let mut desk = Desk::new(Screen::Exercise, Modal::None);
        let of = |place: &usize| all()[*place].kind == kind;
        let hardest = (0..all().len())
            .filter(of)
            .max_by_key(|&place| (grade_of(&all()[place]), all()[place].game != Game::Djenon));
        let place = hardest.expect("one of each kind");
        let exercise = all()[place];
        let mut at = AtWork::new(place, exercise);
        desk.board.near = Some(Side::South);
        desk.board.board = Some(exercise.game.board());
        desk.stage.shown = Some(exercise.position);
        if kind == Kind::Starts {
            // All that can be sown, one way.
            for pit in exercise.game.board().pits_of(Side::South) {
                at.work.mark(pit, Direction::Forward);
            }
        }
        if wrongly {
            let wrong = wrong_replies(kind).find_map(|reply| {
                let mut work = at.work.clone();
                match work.answer(reply) {
                    Step::Wrong(why) => Some((work, why)),
                    _ => None,
                }
            });
            let (work, why) = wrong.expect("something is wrong");
            (at.work, at.told) = (work, Some(Told::Wrong(why)));
        }
        desk.exercising.at_work = Some(at);
        desk
    }
}

fn wrong_replies(kind: Kind) -> impl Iterator<Item = Reply> {
    let marks = (kind == Kind::Starts).then_some(Reply::Marks);
    let sowings = (0..16).rev().map(|pit| Reply::Sow(mbili::rules::Pit(pit), Direction::Forward));
    let others =
        [Reply::Number(1), Reply::Pit(mbili::rules::Pit(0)), Reply::Pit(mbili::rules::Pit(1))];
    marks.into_iter().chain(sowings).chain(others)
}
