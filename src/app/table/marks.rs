//! What the light falls on: rings round pits, light in pits, the arch of a capture, the lit edge.
//!
//! What is marked is one pure function of stage, match and pointing; what shows it is touched only
//! when that changes. Every mark has a shape of its own.

use super::bowl::Bowl;
use super::materials::{Mark, Paint};
use super::shapes::RingShape;
use super::spawn::{Stock, shown_if};
use crate::app::session::{Match, Playing, Pointing};
use crate::app::sowing::Stage;
use crate::app::space::{BoardView, PreviewMarks, goes_right, half_size, pit_centre};
use crate::rules::{Action, Board, Pit, Side};
use bevy::prelude::*;

/// The ring round a pit.
#[derive(Component)]
pub(super) struct Ring(pub(super) Pit);

/// The light in a pit.
#[derive(Component)]
pub(super) struct Glow(pub(super) Pit);

/// The half ring where a sowing looked at would end.
#[derive(Component)]
pub(super) struct EndMark(pub(super) u8);

impl EndMark {
    /// How many ends can be shown at once.
    pub(super) const MOST: u8 = 4;
}

/// The arch of light between the two pits of a capture.
#[derive(Component)]
pub(super) struct Beam;

/// The light along a side's edge.
#[derive(Component)]
pub(super) struct LitEdge(pub(super) Side);

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
}

impl PitMark {
    /// How it looks: the ring, its paint, and whether light lies in the pit.
    const fn look(self) -> Option<(RingShape, Paint, bool)> {
        Some(match self {
            PitMark::Plain => return None,
            PitMark::MayStart => (RingShape::Thin, Paint::Brass, false),
            PitMark::Pointed => (RingShape::Hairline, Paint::White, false),
            PitMark::Offered => (RingShape::Strong, Paint::Bright, false),
            PitMark::Chosen => (RingShape::Double, Paint::Bright, true),
            PitMark::Threatened => (RingShape::Dashed, Paint::Coral, false),
            PitMark::Lifted => (RingShape::Dashed, Paint::Bright, false),
            PitMark::Landing => (RingShape::Hairline, Paint::Bright, false),
            PitMark::Captures => (RingShape::Strong, Paint::Bright, true),
            PitMark::Emptied => (RingShape::Dashed, Paint::Coral, true),
            PitMark::Entry => (RingShape::Quartered, Paint::Bright, true),
            PitMark::Ended => (RingShape::Thin, Paint::White, false),
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
    /// The side whose edge is lit: it is to move, or its seeds are moving.
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
        for &pit in &preview.captured {
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
        let start = pointing.chosen.or(pointing.pit);
        marks.ends = preview
            .ends
            .iter()
            .filter(|(_, end)| board.has(*end))
            .filter_map(|&(way, end)| Some((goes_right(board, start?, way, near), end)))
            .take(usize::from(EndMark::MOST))
            .collect();
    } else if let Some(pit) = pointing.pit {
        set(pit, PitMark::Pointed);
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
        None => playing.and_then(Playing::to_move).map(|(side, _)| side),
    };
    marks
}

type Look<'a> = (&'a mut Mesh3d, &'a mut MeshMaterial3d<Mark>, &'a mut Visibility);

#[allow(clippy::too_many_arguments, clippy::type_complexity, reason = "one system shows one value")]
pub(super) fn show(
    stage: Res<Stage>,
    matched: Res<Match>,
    pointing: Res<Pointing>,
    preview: Res<PreviewMarks>,
    view: Res<BoardView>,
    stock: Res<Stock>,
    mut rings: Query<(&Ring, Look), (Without<Glow>, Without<EndMark>)>,
    mut glows: Query<(&Glow, &mut Mesh3d, &mut Visibility), (Without<Ring>, Without<EndMark>)>,
    mut ends: Query<(&EndMark, Look, &mut Transform), (Without<Ring>, Without<Glow>)>,
    mut beams: Query<
        (&mut Transform, &mut Visibility),
        (With<Beam>, Without<Ring>, Without<Glow>, Without<EndMark>, Without<LitEdge>),
    >,
    mut edges: Query<
        (&LitEdge, &mut Transform, &mut Visibility),
        (Without<Beam>, Without<Ring>, Without<Glow>, Without<EndMark>),
    >,
    mut shown: Local<Option<(Side, Marks)>>,
) {
    let any = stage.is_changed()
        || matched.is_changed()
        || pointing.is_changed()
        || preview.is_changed()
        || view.is_changed();
    if !any {
        return;
    }
    let near = view.near.unwrap_or(Side::South);
    let marks = marks(&stage, matched.playing(), &pointing, &preview, near);
    if shown.as_ref() == Some(&(near, marks.clone())) {
        return;
    }
    let board = marks.board.unwrap_or(Board::FourRows);
    for (ring, (mut mesh, mut material, mut visibility)) in &mut rings {
        let look = marks.pits[ring.0.index()].look();
        visibility.set_if_neq(shown_if(look.is_some()));
        if let Some((shape, paint, _)) = look {
            mesh.set_if_neq(Mesh3d(stock.ring(shape, Bowl::of(board, ring.0))));
            material.set_if_neq(MeshMaterial3d(stock.paint(paint)));
        }
    }
    for (glow, mut mesh, mut visibility) in &mut glows {
        let lit = marks.pits[glow.0.index()].look().is_some_and(|(_, _, lit)| lit);
        visibility.set_if_neq(shown_if(lit));
        if lit {
            mesh.set_if_neq(Mesh3d(stock.glow(Bowl::of(board, glow.0))));
        }
    }
    for (number, (mut mesh, mut material, mut visibility), mut transform) in &mut ends {
        let end = marks.ends.get(usize::from(number.0)).copied();
        visibility.set_if_neq(shown_if(end.is_some()));
        if let Some((right, pit)) = end {
            mesh.set_if_neq(Mesh3d(stock.arc(Bowl::of(board, pit))));
            let paint = if right { Paint::Palm } else { Paint::Indigo };
            material.set_if_neq(MeshMaterial3d(stock.paint(paint)));
            let turn = if right == (near == Side::South) { 0.0 } else { std::f32::consts::PI };
            transform.set_if_neq(
                Transform::from_translation(pit_centre(board, pit) + Vec3::Y * 0.006)
                    .with_rotation(Quat::from_rotation_y(turn)),
            );
        }
    }
    for (mut transform, mut visibility) in &mut beams {
        visibility.set_if_neq(shown_if(marks.beam.is_some()));
        if let Some((to, from)) = marks.beam {
            let (from, to) = (pit_centre(board, from), pit_centre(board, to));
            let across = to - from;
            transform.set_if_neq(Transform {
                translation: from,
                rotation: Quat::from_rotation_arc(Vec3::Z, across.normalize_or(Vec3::Z)),
                scale: Vec3::new(1.0, 1.0, across.length()),
            });
        }
    }
    for (edge, mut transform, mut visibility) in &mut edges {
        visibility.set_if_neq(shown_if(marks.lit == Some(edge.0)));
        let half = half_size(board);
        let sign = if edge.0 == Side::South { 1.0 } else { -1.0 };
        transform.set_if_neq(
            Transform::from_xyz(0.0, 0.001, sign * (half.y - 0.100)).with_scale(Vec3::new(
                2.0 * half.x - 0.5,
                1.0,
                1.0,
            )),
        );
    }
    *shown = Some((near, marks));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::{MatchSetup, Seat};
    use crate::record::Record;
    use crate::rules::{Direction, Game, KichwaRule, TurnEnd};

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
    fn ends_are_told_apart_by_the_way_they_set_out() {
        let playing = playing([Seat::Human, Seat::Human]);
        let stage = stage(&playing);
        let preview = PreviewMarks {
            ends: vec![(Direction::Forward, Pit(6)), (Direction::Backward, Pit(11))],
            captured: vec![Pit(20)],
        };
        let ends = |start, near| {
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
            &[M::MayStart, M::Pointed, M::Offered, M::Chosen, M::Threatened, M::Entry][..],
            &[M::Lifted, M::Landing, M::Captures, M::Entry, M::Ended][..],
        ] {
            let shapes: std::collections::HashSet<_> =
                group.iter().filter_map(|mark| mark.look()).map(|(s, _, lit)| (s, lit)).collect();
            assert_eq!(shapes.len(), group.len(), "{group:?}");
        }
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
        let marks = marks(
            &Stage::default(),
            None,
            &Pointing { pit: Some(Pit(1)), ..Pointing::default() },
            &PreviewMarks { ends: vec![(Direction::Forward, Pit(3))], captured: vec![Pit(4)] },
            Side::South,
        );
        assert!(marks.pits.iter().all(|mark| *mark == PitMark::Plain));
        assert!(marks.ends.is_empty() && marks.lit.is_none());
    }
}
