//! Turns that are still running, and refusals of a way or of a whole pit.

use super::{assert_no_faults, assert_sound, every_words, naming};
use mbili::rules::{Action, Direction, Event, Game, KichwaRule, Pit, Refusal, Rules, TurnEnd};
use mbili::words::{Language, Words};

/// A long turn of each game.
fn turns() -> Vec<(Game, Vec<Event>)> {
    Game::ALL
        .into_iter()
        .flat_map(|game| {
            let start = game.start();
            game.legal(&start).into_iter().map(move |action| {
                let mut events = Vec::new();
                let _ = game.play(&start, action, &mut events).expect("legal");
                (game, events)
            })
        })
        .collect()
}

#[test]
fn a_running_turn_never_tells_more_than_has_happened() {
    for words in every_words() {
        for names in naming() {
            for (game, events) in turns() {
                let whole = words.turn(game, &names, &events);
                let mut told_laps = Vec::new();
                for seen in 0..events.len() {
                    let told = words.turn_so_far(game, &names, &events[..seen]);
                    let ended = events[..seen].iter().any(|e| matches!(e, Event::TurnEnded { .. }));
                    let falls = events[..seen].iter().any(|e| matches!(e, Event::Dropped { .. }));
                    assert_eq!(told.is_empty(), !falls, "{told}");
                    if falls {
                        assert_sound(&told, &seen);
                        told_laps.push(told.clone());
                    }
                    assert!(ended || told != whole, "{told}");
                }
                told_laps.dedup();
                let laps = events.iter().filter(|e| matches!(e, Event::LapEnded { .. })).count();
                assert!(told_laps.len() >= laps, "each lap is told anew: {told_laps:?}");
            }
        }
        assert_no_faults(&words);
    }
}

#[test]
fn a_running_turn_is_told_lap_by_lap() {
    let english = Words::new(Language::English);
    let [_, you, ..] = naming();
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let mut events = Vec::new();
    let sow = Action::Sow { pit: Pit(0), direction: Direction::Forward };
    let _ = game.play(&game.start(), sow, &mut events).expect("legal");
    let until = |wanted: &dyn Fn(&Event) -> bool| {
        let at = events.iter().position(wanted).expect("it happens");
        english.turn_so_far(game, &you, &events[..=at])
    };
    assert_eq!(
        until(&|event| matches!(event, Event::Dropped { .. })),
        "You sow A1 to the right: lap 1."
    );
    assert_eq!(
        until(&|event| matches!(event, Event::Entered { .. })),
        "You sow A1 to the right: lap 2, capture 2 seeds so far."
    );
    let over = until(&|event| matches!(event, Event::TurnEnded { why: TurnEnd::EmptyPit, .. }));
    assert_eq!(over, english.turn(game, &you, &events));
}

#[test]
fn a_pit_refused_as_a_whole_does_not_speak_of_a_way() {
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let (pit, instead, direction) = (Pit(6), Pit(2), Direction::Forward);
    let both = [Refusal::MustCapture { pit, instead, direction }, Refusal::Endless(pit)];
    for words in every_words() {
        for refusal in both {
            let (one, whole) =
                (words.refusal(game, refusal), words.refusal_either_way(game, refusal));
            assert_sound(&whole, &refusal);
            assert!(one != whole && whole.contains("A7"), "{whole}");
        }
        let other = Refusal::EmptyPit(pit);
        assert_eq!(words.refusal_either_way(game, other), words.refusal(game, other));
        for refusal in [both[0], both[1], Refusal::LoneKichwa(pit), Refusal::GameOver] {
            assert_sound(&words.refusal_of_way(refusal), &refusal);
        }
        assert_no_faults(&words);
    }
}
