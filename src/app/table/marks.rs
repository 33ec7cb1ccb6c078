//! What the light falls on, as one pure function of stage, match and pointing: which pits are marked
//! and how, where sowings looked at would end, which edge is lit. Every mark has a shape of its own.

use super::palette::Paint;
use super::shapes::RingShape;
use crate::app::session::{Ending, Playing, Pointing};
use crate::app::sowing::Stage;
use crate::app::space::{PreviewMarks, goes_right};
use crate::rules::{Action, Board, Outcome, Pit, Side, WonBy};

/// How many sowings are looked at at once: one for each way, or for each kichwa.
pub(super) const MOST_ENDS: u8 = 2;

/// What a pit is marked as; the strongest only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PitMark {
    /// Nothing.
    #[default]
    Plain,
    /// It may start.
    MayStart,
    /// Pointed at, and nothing can be done with it.
    Pointed,
    /// Pointed at, and it may start.
    Offered,
    /// A text of the moment speaks of it.
    Named,
    /// Chosen: its directions are offered.
    Chosen,
    /// The sowing looked at would empty it.
    Threatened,
    /// The lap came from here.
    Lifted,
    /// A seed has just fallen into it.
    Landing,
    /// It captures.
    Captures,
    /// It is being emptied by a capture.
    Emptied,
    /// Seeds are about to enter here, or could.
    Entry,
    /// The turn ended here.
    Ended,
    /// Of the front row that is empty: the match was lost here.
    Lost,
}

impl PitMark {
    /// How it looks: the ring, its paint, and whether light lies in the pit.
    pub(super) const fn look(self) -> Option<(RingShape, Paint, bool)> {
        Some(match self {
            PitMark::Plain => return None,
            PitMark::MayStart => (RingShape::Thin, Paint::Brass, false),
            PitMark::Pointed => (RingShape::Hairline, Paint::White, false),
            PitMark::Offered => (RingShape::Strong, Paint::Bright, false),
            PitMark::Named => (RingShape::Thin, Paint::Bright, true),
            PitMark::Chosen => (RingShape::Double, Paint::Bright, true),
            PitMark::Threatened => (RingShape::Dashed, Paint::Coral, false),
            PitMark::Lifted => (RingShape::Dashed, Paint::Bright, false),
            PitMark::Landing => (RingShape::Hairline, Paint::Bright, false),
            PitMark::Captures => (RingShape::Strong, Paint::Bright, true),
            PitMark::Emptied => (RingShape::Dashed, Paint::Coral, true),
            PitMark::Entry => (RingShape::Quartered, Paint::Bright, true),
            PitMark::Ended => (RingShape::Thin, Paint::White, false),
            PitMark::Lost => (RingShape::Dashed, Paint::Coral, false),
        })
    }
}

/// All that is marked at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The board.
    pub board: Option<Board>,
    /// By pit index.
    pub pits: [PitMark; Board::MOST_PITS],
    /// The two pits of a capture.
    pub beam: Option<(Pit, Pit)>,
    /// Where the sowings looked at would end, and whether they set out to the right of the screen.
    pub ends: Vec<(bool, Pit)>,
    /// The side whose edge is lit: it is to move, or its seeds are moving, or it has won.
    pub lit: Option<Side>,
}

/// What is to be marked.
#[must_use]
pub fn marks(
    stage: &Stage,
    playing: Option<&Playing>,
    pointing: &Pointing,
    preview: &PreviewMarks,
    near: Side,
) -> Marks {
    let board = stage.shown.map(|position| position.board());
    let mut marks = Marks {
        board,
        pits: [PitMark::Plain; Board::MOST_PITS],
        beam: None,
        ends: Vec::new(),
        lit: None,
    };
    let Some(board) = board else { return marks };
    let mut set = |pit: Pit, mark| {
        if board.has(pit) {
            marks.pits[pit.index()] = mark;
        }
    };

    // Later ones win. Where the last turn ended is less than what can be done now.
    let ended = stage.spotlight.ended.map(|(pit, _)| pit);
    let over = playing.filter(|_| !stage.is_moving()).and_then(|playing| playing.ending);
    if let Some(Ending::ByRules(Outcome::Won { side, by: WonBy::FrontRowEmptied })) = over {
        let row = (0..board.columns()).filter_map(|column| board.at(side.other(), 0, column));
        row.for_each(|pit| set(pit, PitMark::Lost));
    }
    if let Some(pit) = ended {
        set(pit, PitMark::Ended);
    }
    let decides = playing.filter(|playing| {
        !stage.is_moving() && playing.human_to_move() && playing.position.board() == board
    });
    if let Some(playing) = decides {
        let side = playing.position.side();
        for action in &playing.legal {
            match *action {
                Action::Sow { pit, .. } => set(pit, PitMark::MayStart),
                Action::Enter { kichwa } => set(board.kichwa(side, kichwa), PitMark::Entry),
                Action::Pass => {}
            }
        }
        for &(pit, _) in &preview.captured {
            set(pit, PitMark::Threatened);
        }
        let startable = |pit: Pit| {
            playing.legal.iter().any(|action| match *action {
                Action::Sow { pit: from, .. } => from == pit,
                Action::Enter { kichwa } => board.kichwa(side, kichwa) == pit,
                Action::Pass => false,
            })
        };
        let enters = playing.position.pending().is_some();
        pointing.spoken_of().for_each(|pit| set(pit, PitMark::Named));
        if let Some(pit) = pointing.pit {
            match (startable(pit), enters) {
                (true, true) => set(pit, PitMark::Chosen),
                (true, false) => set(pit, PitMark::Offered),
                (false, _) => set(pit, PitMark::Pointed),
            }
        }
        if let Some(pit) = pointing.chosen {
            set(pit, PitMark::Chosen);
        }
        marks.ends = preview
            .arcs
            .iter()
            .filter(|arc| board.has(arc.from) && board.has(arc.to))
            .map(|arc| (goes_right(board, arc.from, arc.direction, near), arc.to))
            .take(usize::from(MOST_ENDS))
            .collect();
    } else {
        pointing.spoken_of().for_each(|pit| set(pit, PitMark::Named));
        if let Some(pit) = pointing.pit {
            set(pit, PitMark::Pointed);
        }
    }

    let light = &stage.spotlight;
    for (pit, mark) in [
        (light.lifted, PitMark::Lifted),
        (light.landing, PitMark::Landing),
        (light.capture.map(|c| c.1), PitMark::Emptied),
        (light.capture.map(|c| c.0), PitMark::Captures),
        (light.kichwa, PitMark::Entry),
        (ended.filter(|_| stage.is_moving()), PitMark::Ended),
    ] {
        if let Some(pit) = pit {
            set(pit, mark);
        }
    }
    marks.beam = light.capture.filter(|(a, b)| a != b && board.has(*a) && board.has(*b));
    marks.lit = match stage.turn {
        Some((side, _)) => Some(side),
        // In the end the winner's.
        None => playing
            .and_then(Playing::to_move)
            .map(|(side, _)| side)
            .or(over.and_then(Ending::winner)),
    };
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::{MatchSetup, Refused, Seat};
    use crate::app::space::PreviewArc;
    use crate::record::Record;
    use crate::rules::{Direction, Game, KichwaRule, Refusal, Rules, TurnEnd};

    fn playing(seats: [Seat; 2]) -> Playing {
        let game = Game::Kujifunza(KichwaRule::Sustain);
        Playing::new(String::new(), MatchSetup { game, seats }, Record::new(game))
    }

    fn stage(playing: &Playing) -> Stage {
        Stage { shown: Some(playing.position), ..Stage::default() }
    }

    fn marked(stage: &Stage, playing: &Playing, pointing: Pointing) -> Marks {
        marks(stage, Some(playing), &pointing, &PreviewMarks::default(), Side::South)
    }

    #[test]
    fn pits_that_may_start_are_marked_for_a_person_at_rest_only() {
        let playing = playing([Seat::Human, Seat::Human]);
        let at_rest = stage(&playing);
        let starts =
            |marks: &Marks| marks.pits.iter().filter(|mark| **mark == PitMark::MayStart).count();
        let marks = marked(&at_rest, &playing, Pointing::default());
        assert!(starts(&marks) > 0);
        for action in &playing.legal {
            if let Action::Sow { pit, .. } = action {
                assert_eq!(marks.pits[pit.index()], PitMark::MayStart);
            }
        }
        assert_eq!(marks.lit, Some(Side::South));

        let moving = Stage { progress: Some(0.4), ..at_rest.clone() };
        assert_eq!(starts(&marked(&moving, &playing, Pointing::default())), 0);

        let computer = Seat::Computer(crate::engine::Level::One);
        let playing = self::playing([computer, Seat::Human]);
        assert_eq!(starts(&marked(&at_rest, &playing, Pointing::default())), 0);
    }

    #[test]
    fn pointing_tells_whether_something_can_be_done() {
        let playing = playing([Seat::Human, Seat::Human]);
        let stage = stage(&playing);
        let at = |pit| Pointing { pit: Some(Pit(pit)), ..Pointing::default() };
        assert_eq!(marked(&stage, &playing, at(0)).pits[0], PitMark::Offered);
        assert_eq!(marked(&stage, &playing, at(20)).pits[20], PitMark::Pointed);
        let chosen = Pointing { chosen: Some(Pit(3)), ..at(0) };
        assert_eq!(marked(&stage, &playing, chosen).pits[3], PitMark::Chosen);
    }

    #[test]
    fn pits_that_a_text_speaks_of_are_lit_until_something_stronger_is_known_of_them() {
        let playing = playing([Seat::Human, Seat::Human]);
        let stage = stage(&playing);
        let direction = Direction::Forward;
        let refusal = Refusal::MustCapture { pit: Pit(6), instead: Pit(2), direction };
        let refused = Some(Refused { refusal, pit: Some(Pit(6)), way: None });
        let pointing = Pointing { refused, named: Some(Pit(20)), ..Pointing::default() };
        let marks = marked(&stage, &playing, pointing);
        for pit in [2, 6, 20] {
            assert_eq!(marks.pits[pit], PitMark::Named);
        }
        let chosen = Pointing { chosen: Some(Pit(6)), ..pointing };
        assert_eq!(marked(&stage, &playing, chosen).pits[6], PitMark::Chosen);
        // A turn of the list is pointed at while seeds move, too.
        let moving = Stage { progress: Some(0.4), ..stage };
        assert_eq!(marked(&moving, &playing, pointing).pits[20], PitMark::Named);
    }

    #[test]
    fn ends_are_told_apart_by_the_way_they_set_out() {
        let playing = playing([Seat::Human, Seat::Human]);
        let stage = stage(&playing);
        let ends = |start, near| {
            let arc =
                |direction, to| PreviewArc { from: Pit(start), direction, to: Pit(to), laps: 1 };
            let preview = PreviewMarks {
                arcs: vec![arc(Direction::Forward, 6), arc(Direction::Backward, 11)],
                captured: vec![(Pit(20), 2)],
            };
            let pointing = Pointing { chosen: Some(Pit(start)), ..Pointing::default() };
            let marks = marks(&stage, Some(&playing), &pointing, &preview, near);
            assert_eq!(marks.pits[20], PitMark::Threatened);
            marks.ends
        };
        // From the front row forward is to the right, from the back row to the left.
        assert_eq!(ends(3, Side::South), [(true, Pit(6)), (false, Pit(11))]);
        assert_eq!(ends(12, Side::South), [(false, Pit(6)), (true, Pit(11))]);
        assert_eq!(ends(3, Side::North), [(false, Pit(6)), (true, Pit(11))]);
    }

    #[test]
    fn every_mark_differs_from_every_other_by_shape_or_light() {
        use PitMark as M;
        // Marks that can stand on the board at the same time.
        for group in [
            &[M::MayStart, M::Pointed, M::Offered, M::Named, M::Chosen, M::Threatened, M::Entry][..],
            &[M::Lifted, M::Landing, M::Captures, M::Entry, M::Ended, M::Named][..],
            &[M::Lost, M::Ended, M::Named, M::Pointed][..],
        ] {
            let shapes: std::collections::HashSet<_> =
                group.iter().filter_map(|mark| mark.look()).map(|(s, _, lit)| (s, lit)).collect();
            assert_eq!(shapes.len(), group.len(), "{group:?}");
        }
    }

    #[test]
    fn a_match_that_is_won_shows_who_has_won_it_and_where() {
        let game = Game::Kujifunza(KichwaRule::Sustain);
        let mut record = Record::new(game);
        let mut step: usize = 7;
        while record.ending().is_none() {
            let legal = record.legal();
            step = (step * 31 + 11) % 1009;
            record.play(legal[step % legal.len()], &mut ()).expect("legal");
        }
        let setup = MatchSetup { game, seats: [Seat::Human; 2] };
        let playing = Playing::new(String::new(), setup, record);
        let winner = playing.ending.and_then(Ending::winner).expect("one wins");
        let at_rest = stage(&playing);
        let marks = marked(&at_rest, &playing, Pointing::default());
        assert_eq!(marks.lit, Some(winner));
        let emptied = matches!(
            playing.ending,
            Some(Ending::ByRules(Outcome::Won { by: WonBy::FrontRowEmptied, .. }))
        );
        assert!(emptied, "this match ends by an empty front row");
        let board = game.board();
        for pit in board.pits() {
            let lost = board.owner(pit) == winner.other() && board.is_front(pit);
            assert_eq!(marks.pits[pit.index()] == PitMark::Lost, lost, "{pit:?}");
        }
        // Not before it is seen.
        let moving = Stage { progress: Some(0.4), ..at_rest };
        let marks = marked(&moving, &playing, Pointing::default());
        assert!(!marks.pits.contains(&PitMark::Lost));
    }

    #[test]
    fn the_spotlight_is_marked() {
        let playing = playing([Seat::Human, Seat::Human]);
        let mut stage = Stage { progress: Some(0.5), ..stage(&playing) };
        stage.turn = Some((Side::North, crate::rules::TurnKind::Takata));
        stage.spotlight.capture = Some((Pit(2), Pit(21)));
        stage.spotlight.kichwa = Some(Pit(0));
        let marks = marked(&stage, &playing, Pointing::default());
        assert_eq!(marks.pits[2], PitMark::Captures);
        assert_eq!(marks.pits[21], PitMark::Emptied);
        assert_eq!(marks.pits[0], PitMark::Entry);
        assert_eq!(marks.beam, Some((Pit(2), Pit(21))));
        assert_eq!(marks.lit, Some(Side::North));

        stage.spotlight = crate::app::sowing::Spotlight {
            ended: Some((Pit(9), TurnEnd::EmptyPit)),
            ..Default::default()
        };
        assert_eq!(marked(&stage, &playing, Pointing::default()).pits[9], PitMark::Ended);
    }

    #[test]
    fn without_a_match_nothing_is_marked() {
        let arc = PreviewArc { from: Pit(2), direction: Direction::Forward, to: Pit(3), laps: 1 };
        let marks = marks(
            &Stage::default(),
            None,
            &Pointing { pit: Some(Pit(1)), ..Pointing::default() },
            &PreviewMarks { arcs: vec![arc], captured: vec![(Pit(4), 1)] },
            Side::South,
        );
        assert!(marks.pits.iter().all(|mark| *mark == PitMark::Plain));
        assert!(marks.ends.is_empty() && marks.lit.is_none());
    }
}
