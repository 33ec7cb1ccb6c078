//! What the light falls on, as one pure function of stage, match and pointing: which pits are marked
//! and how, where sowings looked at would end, which edge is lit. Every mark has a shape of its own.

use super::palette::Paint;
use super::shapes::RingShape;
use crate::app::session::{Ending, Playing, Pointing};
use crate::app::space::{PreviewMarks, Threats, goes_right};
use crate::app::stage::Stage;
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
    /// The opponent could capture it next turn, and it may not start.
    AtRisk,
    /// The opponent could capture it next turn, and it may start.
    AtRiskStart,
    /// A text of the moment speaks of it.
    Named,
    /// Chosen: its directions are offered.
    Chosen,
    /// The sowings looked at would empty it.
    Threatened,
    /// Of two sowings looked at, the one that sets out to the east of the board would empty it.
    ThreatenedEast,
    /// Of two sowings looked at, the one that sets out to the west of the board would empty it.
    ThreatenedWest,
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
            PitMark::ThreatenedEast => (RingShape::DashedEast, Paint::Coral, false),
            PitMark::ThreatenedWest => (RingShape::DashedWest, Paint::Coral, false),
            PitMark::AtRisk => (RingShape::Teeth, Paint::Coral, true),
            PitMark::AtRiskStart => (RingShape::Toothed, Paint::Coral, true),
            PitMark::Lifted => (RingShape::Dashed, Paint::Bright, false),
            PitMark::Landing => (RingShape::Hairline, Paint::Bright, false),
            PitMark::Captures => (RingShape::Strong, Paint::Bright, true),
            PitMark::Emptied => (RingShape::Dashed, Paint::Coral, true),
            PitMark::Entry => (RingShape::Bracketed, Paint::Bright, true),
            PitMark::Ended => (RingShape::Dotted, Paint::White, false),
            PitMark::Lost => (RingShape::Dashed, Paint::Coral, false),
        })
    }
}

impl PitMark {
    /// Its shape: the ring, and whether light lies in the pit.
    #[must_use]
    pub const fn shape(self) -> Option<(RingShape, bool)> {
        match self.look() {
            Some((ring, _, lit)) => Some((ring, lit)),
            None => None,
        }
    }

    /// How much light it is: 0 for none, 1 for a ring, 2 for light in the pit as well.
    #[must_use]
    pub const fn light(self) -> u8 {
        match self.look() {
            None => 0,
            Some((.., false)) => 1,
            Some((.., true)) => 2,
        }
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
    threats: &Threats,
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
        !stage.is_moving() && playing.human_may_sow() && playing.position.board() == board
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
        let startable = |pit: Pit| {
            playing.legal.iter().any(|action| match *action {
                Action::Sow { pit: from, .. } => from == pit,
                Action::Enter { kichwa } => board.kichwa(side, kichwa) == pit,
                Action::Pass => false,
            })
        };
        for &(pit, _) in threats.0.iter().flat_map(|threats| &threats.pits) {
            let may = startable(pit);
            set(pit, if may { PitMark::AtRiskStart } else { PitMark::AtRisk });
        }
        for capture in &preview.captured {
            // On the half of the ring on which its end is marked too.
            let east = capture
                .by
                .filter(|(from, _)| board.has(*from))
                .map(|(from, way)| goes_right(board, from, way, near) == (near == Side::South));
            set(
                capture.pit,
                match east {
                    None => PitMark::Threatened,
                    Some(true) => PitMark::ThreatenedEast,
                    Some(false) => PitMark::ThreatenedWest,
                },
            );
        }
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
        for &(pit, _) in threats.0.iter().flat_map(|threats| &threats.pits) {
            set(pit, PitMark::AtRisk);
        }
        // Where no match is played, seeds are put by hand, into any pit.
        let by_hand = playing.is_none();
        pointing.spoken_of().for_each(|pit| set(pit, PitMark::Named));
        if let Some(pit) = pointing.pit {
            set(pit, if by_hand { PitMark::Offered } else { PitMark::Pointed });
        }
        if let Some(pit) = pointing.chosen.filter(|_| by_hand) {
            set(pit, PitMark::Chosen);
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
mod tests;
