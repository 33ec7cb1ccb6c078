//! What the pit that is pointed at would do.

use super::{Match, Playing, Pointing};
use crate::app::sowing::Stage;
use crate::app::space::{PreviewArc, PreviewMarks, PreviewOf, Previews, entry_way};
use crate::rules::{Action, Direction, Event, Pit, Rules, Sink, Tally};
use bevy::prelude::*;

/// Previews both directions of the pit that is chosen, or else pointed at; or, while a kichwa is asked
/// for, the entries by both.
pub(super) fn preview(
    current: Res<Match>,
    pointing: Res<Pointing>,
    stage: Res<Stage>,
    mut previews: ResMut<Previews>,
    mut marks: ResMut<PreviewMarks>,
) {
    if !(current.is_changed() || pointing.is_changed() || stage.is_changed()) {
        return;
    }
    let asked = current.playing().filter(|playing| playing.human_to_move() && !stage.is_moving());
    let next = asked.map_or_else(Previews::default, |playing| previews_of(playing, &pointing));
    let enters = asked.is_some_and(|playing| playing.position.pending().is_some());
    let looked_at = |preview: &&PreviewOf| match pointing.aim {
        Some(aim) => aim == preview.direction,
        // One kichwa is looked at as soon as it is pointed at.
        None if enters => {
            let at = pointing.pit.filter(|&pit| next.ways.iter().any(|way| way.pit == pit));
            at.is_none_or(|pit| pit == preview.pit)
        }
        None => true,
    };
    let seen: Vec<&PreviewOf> = next.ways.iter().filter(looked_at).collect();
    let arcs = seen.iter().map(|preview| PreviewArc {
        from: preview.pit,
        direction: preview.direction,
        to: preview.end,
        laps: preview.laps,
    });
    let mut captured: Vec<(Pit, u8)> = Vec::new();
    for &(pit, seeds) in seen.iter().flat_map(|preview| &preview.captures) {
        if captured.iter().all(|(known, _)| *known != pit) {
            captured.push((pit, seeds));
        }
    }
    marks.set_if_neq(PreviewMarks { arcs: arcs.collect(), captured });
    previews.set_if_neq(next);
}

fn previews_of(playing: &Playing, pointing: &Pointing) -> Previews {
    let (game, position) = (playing.game(), &playing.position);
    let pit = pointing.chosen.or(pointing.pit);
    let ways: Vec<PreviewOf> = playing
        .legal
        .iter()
        .filter_map(|&action| {
            let (from, direction) = match action {
                Action::Sow { pit: from, direction } if Some(from) == pit => (from, direction),
                Action::Enter { kichwa } => {
                    (game.board().kichwa(position.side(), kichwa), entry_way(kichwa))
                }
                Action::Sow { .. } | Action::Pass => return None,
            };
            let (events, _) = playing.preview(action)?;
            preview_of(from, direction, &events)
        })
        .collect();
    let refused = match (pit, ways.is_empty() || position.pending().is_some()) {
        (Some(pit), false) => Direction::BOTH
            .into_iter()
            .filter_map(|direction| {
                let refusal = game.check(position, Action::Sow { pit, direction }).err()?;
                Some((direction, refusal))
            })
            .collect(),
        _ => Vec::new(),
    };
    Previews { ways, refused }
}

fn preview_of(pit: Pit, direction: Direction, events: &[Event]) -> Option<PreviewOf> {
    let mut tally = Tally::default();
    for event in events {
        tally.event(*event);
    }
    let end = events.iter().rev().find_map(|event| match *event {
        Event::Dropped { pit, .. } => Some(pit),
        _ => None,
    })?;
    let captures = events
        .iter()
        .filter_map(|event| match *event {
            Event::Captured { pit, seeds, .. } => Some((pit, seeds)),
            _ => None,
        })
        .collect();
    let asks = events.iter().any(|event| matches!(event, Event::KichwaAsked { .. }));
    let (laps, captured) = (tally.laps, tally.captured);
    Some(PreviewOf { pit, direction, end, laps, captured, asks, captures })
}
