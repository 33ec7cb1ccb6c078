//! What the pit that is pointed at would do.

use super::{HintStep, Match, Playing, Pointing, Seat};
use crate::app::settings::{Foresight, Settings};
use crate::app::space::{
    Foreseen, PreviewArc, PreviewCapture, PreviewMarks, PreviewOf, Previews, entry_way,
};
use crate::app::stage::Stage;
use crate::engine::Level;
use crate::rules::{Action, Direction, Event, Rules, Sink, Tally};
use bevy::prelude::*;

/// Previews both directions of the pit that is chosen, or else pointed at; or, while a kichwa is asked
/// for, the entries by both.
pub(super) fn preview(
    current: Res<Match>,
    pointing: Res<Pointing>,
    stage: Res<Stage>,
    settings: Res<Settings>,
    mut previews: ResMut<Previews>,
    mut marks: ResMut<PreviewMarks>,
) {
    let news = current.is_changed() || pointing.is_changed() || stage.is_changed();
    if !(news || settings.is_changed()) {
        return;
    }
    let asked = current.playing().filter(|playing| playing.human_may_sow() && !stage.is_moving());
    let next = asked.map_or_else(Previews::default, |playing| {
        let told = settings.previews.unwrap_or_else(|| by_level(playing));
        previews_of(playing, &pointing, told)
    });
    let enters = asked.is_some_and(|playing| playing.position.pending().is_some());
    // Unless somebody looks at another way, the one that a hint names is looked at.
    let advised = pointing.advised.and_then(|(pit, way)| {
        let free = pointing.pit.is_none_or(|at| at == pit) && pointing.chosen.is_none();
        way.filter(|_| free)
    });
    let looked_at = |preview: &&PreviewOf| match pointing.aim.or(advised) {
        Some(aim) => aim == preview.direction,
        // One kichwa is looked at as soon as it is pointed at.
        None if enters => {
            let at = pointing.pit.filter(|&pit| next.ways.iter().any(|way| way.pit == pit));
            at.is_none_or(|pit| pit == preview.pit)
        }
        None => true,
    };
    let seen: Vec<&PreviewOf> = next.ways.iter().filter(looked_at).collect();
    let foreseen = || seen.iter().filter_map(|way| Some((way, way.foreseen.as_ref()?)));
    let arcs = foreseen().map(|(way, foreseen)| PreviewArc {
        from: way.pit,
        direction: way.direction,
        to: foreseen.end,
        laps: foreseen.laps,
    });
    let mut captured: Vec<PreviewCapture> = Vec::new();
    for (way, told) in foreseen() {
        for &(pit, seeds) in &told.captures {
            if captured.iter().all(|known| known.pit != pit) {
                let takes = |told: &Foreseen| told.captures.iter().any(|(taken, _)| *taken == pit);
                let by_all = foreseen().all(|(_, told)| takes(told));
                let by = (!by_all).then_some((way.pit, way.direction));
                captured.push(PreviewCapture { pit, seeds, by });
            }
        }
    }
    marks.set_if_neq(PreviewMarks { arcs: arcs.collect(), captured });
    previews.set_if_neq(next);
}

/// How much is told where the player leaves that to the level: between people everything.
fn by_level(playing: &Playing) -> Foresight {
    let levels = playing.setup.seats.iter().filter_map(|seat| match seat {
        Seat::Computer(level) => Some(foresight(*level)),
        Seat::Human => None,
    });
    levels.min().unwrap_or_default()
}

/// How much is told against a level. Whoever learns sees everything; the stronger half of the opponents asks
/// for a look ahead of one's own, and the strongest for all of it.
fn foresight(level: Level) -> Foresight {
    let last = Level::ALL.len() - 1;
    match Level::ALL.iter().position(|known| *known == level) {
        Some(place) if place == last => Foresight::Off,
        Some(place) if 2 * place > last => Foresight::FirstLap,
        _ => Foresight::Full,
    }
}

fn previews_of(playing: &Playing, pointing: &Pointing, told: Foresight) -> Previews {
    let (game, position) = (playing.game(), &playing.position);
    let advised = pointing.advised.filter(|(_, way)| way.is_some());
    let pit = pointing.chosen.or(pointing.pit).or(advised.map(|(pit, _)| pit));
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
            // A hint that says why shows what it speaks of.
            let why = pointing.hint == Some(HintStep::Why);
            let told = match advised {
                Some(way) if why && way == (from, Some(direction)) => Foresight::Full,
                _ => told,
            };
            let foreseen = match told {
                Foresight::Off => None,
                Foresight::FirstLap => foreseen(first_lap(&playing.preview(action)?.0), true),
                Foresight::Full => foreseen(&playing.preview(action)?.0, false),
            };
            Some(PreviewOf { pit: from, direction, foreseen })
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

/// The events up to the end of the first lap, with what it captures.
fn first_lap(events: &[Event]) -> &[Event] {
    let ends = |event: &Event| matches!(event, Event::LapEnded { .. });
    let Some(end) = events.iter().position(ends) else { return events };
    let captured = |event: &&Event| matches!(event, Event::Captured { .. });
    let captures = events[end + 1..].iter().take_while(captured).count();
    &events[..=end + captures]
}

fn foreseen(events: &[Event], first_lap: bool) -> Option<Foreseen> {
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
    Some(Foreseen { first_lap, end, laps, captured, asks, captures })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stronger_the_opponent_the_less_is_told() {
        let told: Vec<Foresight> = Level::ALL.into_iter().map(foresight).collect();
        let all = told.iter().filter(|told| **told == Foresight::Full).count();
        assert_eq!(all, Level::ALL.len() / 2);
        assert!(told.is_sorted_by(|weaker, stronger| weaker >= stronger), "{told:?}");
        assert_eq!(told.last(), Some(&Foresight::Off));
        assert!(told.contains(&Foresight::FirstLap));
    }
}
