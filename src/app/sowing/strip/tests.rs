use super::*;
use crate::rules::{Action, Game, Pit, Rules};

/// Every event of a turn with the clock at which it was heard, looked at so often a second.
fn heard(frames: f64) -> (Strip, Vec<(f64, Event)>) {
    let game = Game::ALL[0];
    let before = game.start();
    let action =
        *game.legal(&before).iter().max_by_key(|action| length_of(**action)).expect("a start");
    let mut events = Vec::new();
    game.play(&before, action, &mut events).expect("legal");
    let pace = Pace { speed: 1.0, reduced_motion: false, longest: 8.0 };
    let sown = Sown { before, events, from: Telling { turn: 0, events: 0 }, earlier: Vec::new() };
    let mut strip = Strip::new(sown, Seats::of(&before, Pit(0)), pace);
    let mut told = Vec::new();
    while !strip.is_over() {
        let clock = strip.clock + 1.0 / frames;
        told.extend(strip.advance(1.0 / frames).1.iter().map(|event| (clock, *event)));
    }
    (strip, told)
}

fn length_of(action: Action) -> usize {
    let game = Game::ALL[0];
    let mut events = Vec::new();
    game.play(&game.start(), action, &mut events).expect("legal");
    events.len()
}

#[test]
fn every_event_is_heard_once_and_in_order() {
    for frames in [7.0, 60.0, 500.0] {
        let (strip, told) = heard(frames);
        let told: Vec<Event> = told.into_iter().map(|(_, event)| event).collect();
        assert_eq!(told, strip.events);
    }
}

#[test]
fn a_seed_is_heard_when_it_touches_and_a_hand_when_it_begins() {
    let (strip, told) = heard(2_000.0);
    for ((clock, event), cue) in told.iter().zip(&strip.cues) {
        let wanted = match event {
            Event::Dropped { .. } => cue.start + 0.78 * cue.length,
            Event::Lifted { .. } | Event::Captured { .. } | Event::Entered { .. } => cue.start,
            _ => continue,
        };
        assert!((clock - wanted).abs() < 0.002, "{event:?} at {clock}, not {wanted}");
    }
    let drops = told.iter().filter(|(_, event)| matches!(event, Event::Dropped { .. }));
    assert!(drops.count() > 10);
}

#[test]
fn what_is_skipped_or_jumped_over_is_not_heard() {
    let (mut strip, told) = heard(60.0);
    strip.seek(0.5);
    let rest = strip.advance(1e-6).1.len();
    assert!(rest <= 1);
    strip.seek(0.0);
    strip.skip();
    assert!(strip.advance(1.0).1.is_empty());
    strip.seek(0.0);
    let mut again = 0;
    while !strip.is_over() {
        again += strip.advance(0.02).1.len();
    }
    assert!((told.len() - 3..=told.len()).contains(&again));
}

#[test]
fn steps_by_laps_are_told_one_lap_after_the_other() {
    let (mut strip, _) = heard(60.0);
    strip.seek(0.0);
    let mut stage = Stage::default();
    let mut laps = Vec::new();
    while !strip.is_over() {
        strip.step_on(Stride::Lap);
        strip.show(&mut stage);
        laps.push(stage.lap);
    }
    assert!(stage.laps > 3 && stage.captured > 0, "{laps:?}");
    laps.dedup();
    assert_eq!(laps, (1..=stage.laps).collect::<Vec<_>>());
}

#[test]
fn the_story_tells_a_capture_when_the_counters_do() {
    let (mut strip, _) = heard(60.0);
    strip.seek(0.0);
    let mut stage = Stage::default();
    let mut captured = 0;
    while !strip.is_over() {
        strip.advance(0.013);
        strip.show(&mut stage);
        let told = stage.telling.expect("a turn").events;
        let seeds = strip.events[..told].iter().map(|event| match event {
            Event::Captured { seeds, .. } => u32::from(*seeds),
            _ => 0,
        });
        assert_eq!(seeds.sum::<u32>(), stage.captured);
        captured = captured.max(stage.captured);
    }
    assert!(captured > 0);
}
