//! The marks of made-up stages.

use super::*;
use crate::app::session::{MatchSetup, Refused, Seat};
use crate::app::space::{PreviewArc, PreviewCapture, ThreatsTo};
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
    let (preview, threats) = (PreviewMarks::default(), Threats::default());
    marks(stage, Some(playing), &pointing, &preview, &threats, Side::South)
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

    let computer = Seat::Computer(crate::engine::Level::Mwanafunzi);
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
fn what_could_be_lost_is_marked_for_whoever_asks_and_still_says_whether_it_may_start() {
    let [computer, human] = [Seat::Computer(crate::engine::Level::Mwanafunzi), Seat::Human];
    let threats =
        Threats(Some(ThreatsTo { side: Side::South, pits: vec![(Pit(1), 2), (Pit(8), 2)] }));
    let marked = |playing: &Playing, pointing: Pointing| {
        let (stage, preview) = (stage(playing), PreviewMarks::default());
        marks(&stage, Some(playing), &pointing, &preview, &threats, Side::South).pits
    };
    let playing = playing([human, human]);
    let starts = |pit| {
        playing.legal.iter().any(|a| matches!(a, Action::Sow { pit: p, .. } if *p == Pit(pit)))
    };
    assert!(starts(1) && !starts(11), "the test's own pits");
    let pits = marked(&playing, Pointing::default());
    assert_eq!(pits[1], PitMark::AtRiskStart);
    assert_eq!(pits[8], if starts(8) { PitMark::AtRiskStart } else { PitMark::AtRisk });
    // What is pointed at says what can be done with it.
    let at = Pointing { pit: Some(Pit(1)), ..Pointing::default() };
    assert_eq!(marked(&playing, at)[1], PitMark::Offered);
    // While the computer thinks nothing may start.
    let waits = self::playing([computer, human]);
    assert_eq!(marked(&waits, Pointing::default())[1], PitMark::AtRisk);
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
        let arc = |direction, to| PreviewArc { from: Pit(start), direction, to: Pit(to), laps: 1 };
        let preview = PreviewMarks {
            arcs: vec![arc(Direction::Forward, 6), arc(Direction::Backward, 11)],
            captured: vec![PreviewCapture { pit: Pit(20), seeds: 2, by: None }],
        };
        let pointing = Pointing { chosen: Some(Pit(start)), ..Pointing::default() };
        let marks = marks(&stage, Some(&playing), &pointing, &preview, &Threats::default(), near);
        assert_eq!(marks.pits[20], PitMark::Threatened);
        marks.ends
    };
    // From the front row forward is to the right, from the back row to the left.
    assert_eq!(ends(3, Side::South), [(true, Pit(6)), (false, Pit(11))]);
    assert_eq!(ends(12, Side::South), [(false, Pit(6)), (true, Pit(11))]);
    assert_eq!(ends(3, Side::North), [(false, Pit(6)), (true, Pit(11))]);
}

#[test]
fn what_one_of_two_ways_would_capture_is_marked_on_the_side_on_which_it_ends() {
    let playing = playing([Seat::Human, Seat::Human]);
    let stage = stage(&playing);
    for near in Side::BOTH {
        for start in [Pit(3), Pit(12)] {
            let taken = |pit, by| PreviewCapture { pit: Pit(pit), seeds: 2, by };
            let [forward, backward] = Direction::BOTH.map(|direction| Some((start, direction)));
            let captured = vec![taken(20, None), taken(21, forward), taken(22, backward)];
            let arcs = Direction::BOTH.map(|direction| PreviewArc {
                from: start,
                direction,
                to: Pit(6),
                laps: 1,
            });
            let preview = PreviewMarks { arcs: arcs.to_vec(), captured };
            let pointing = Pointing { chosen: Some(start), ..Pointing::default() };
            let threats = Threats::default();
            let marks = marks(&stage, Some(&playing), &pointing, &preview, &threats, near);
            assert_eq!(marks.pits[20], PitMark::Threatened);
            for (pit, (right, _)) in [21, 22].into_iter().zip(&marks.ends) {
                // The half ring of its end is turned the same way (see `marking`).
                let east = *right == (near == Side::South);
                let expected = if east { PitMark::ThreatenedEast } else { PitMark::ThreatenedWest };
                assert_eq!(marks.pits[pit], expected, "{near:?} {start:?}");
            }
        }
    }
}

#[test]
fn every_mark_differs_from_every_other_by_shape_or_light() {
    use PitMark as M;
    // Marks that can stand on the board at the same time.
    for group in [
        &[
            M::MayStart,
            M::Pointed,
            M::Offered,
            M::Named,
            M::Chosen,
            M::Threatened,
            M::ThreatenedEast,
            M::ThreatenedWest,
            M::Entry,
            M::AtRisk,
            M::AtRiskStart,
        ][..],
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

    stage.spotlight = crate::app::stage::Spotlight {
        ended: Some((Pit(9), TurnEnd::EmptyPit)),
        ..Default::default()
    };
    assert_eq!(marked(&stage, &playing, Pointing::default()).pits[9], PitMark::Ended);
}

#[test]
fn where_seeds_are_put_by_hand_every_pit_is_offered() {
    let stage = stage(&playing([Seat::Human, Seat::Human]));
    let preview = PreviewMarks::default();
    for pit in Board::FourRows.pits() {
        let mut pointing = Pointing { pit: Some(pit), ..Pointing::default() };
        let marked = |pointing| {
            marks(&stage, None, &pointing, &preview, &Threats::default(), Side::South).pits
        };
        assert_eq!(marked(pointing)[pit.index()], PitMark::Offered);
        pointing.chosen = Some(pit);
        assert_eq!(marked(pointing)[pit.index()], PitMark::Chosen);
        let lit = marked(pointing).iter().filter(|mark| **mark != PitMark::Plain).count();
        assert_eq!(lit, 1);
    }
}

#[test]
fn without_a_match_nothing_is_marked() {
    let arc = PreviewArc { from: Pit(2), direction: Direction::Forward, to: Pit(3), laps: 1 };
    let taken = PreviewCapture { pit: Pit(4), seeds: 1, by: None };
    let marks = marks(
        &Stage::default(),
        None,
        &Pointing { pit: Some(Pit(1)), ..Pointing::default() },
        &PreviewMarks { arcs: vec![arc], captured: vec![taken] },
        &Threats(Some(ThreatsTo { side: Side::South, pits: vec![(Pit(5), 2)] })),
        Side::South,
    );
    assert!(marks.pits.iter().all(|mark| *mark == PitMark::Plain));
    assert!(marks.ends.is_empty() && marks.lit.is_none());
}
