//! What the pit that is pointed at would do.

use super::{Match, Pointing};
use crate::app::sowing::Stage;
use crate::app::space::{PreviewArc, PreviewMarks, PreviewOf, Previews};
use crate::rules::{Action, Event, Pit, Sink, Tally};
use bevy::prelude::*;

/// Previews both directions of the pit that is chosen, or else pointed at.
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
    let pit = pointing.chosen.or(pointing.pit);
    let next: Vec<PreviewOf> = match (current.playing(), pit) {
        (Some(playing), Some(pit)) if playing.human_to_move() && !stage.is_moving() => playing
            .legal
            .iter()
            .filter(|action| matches!(action, Action::Sow { pit: from, .. } if *from == pit))
            .filter_map(|&action| {
                let (events, _) = playing.preview(action)?;
                preview_of(pit, action, &events)
            })
            .collect(),
        _ => Vec::new(),
    };
    let looked_at = |preview: &&PreviewOf| pointing.aim.is_none_or(|aim| aim == preview.direction);
    let looked_at: Vec<&PreviewOf> = next.iter().filter(looked_at).collect();
    let arcs = looked_at.iter().map(|preview| PreviewArc {
        from: preview.pit,
        direction: preview.direction,
        to: preview.end,
        laps: preview.laps,
    });
    let mut captured: Vec<(Pit, u8)> = Vec::new();
    for &(pit, seeds) in looked_at.iter().flat_map(|preview| &preview.captures) {
        if captured.iter().all(|(known, _)| *known != pit) {
            captured.push((pit, seeds));
        }
    }
    marks.set_if_neq(PreviewMarks { arcs: arcs.collect(), captured });
    previews.set_if_neq(Previews(next));
}

fn preview_of(pit: Pit, action: Action, events: &[Event]) -> Option<PreviewOf> {
    let Action::Sow { direction, .. } = action else { return None };
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
