//! What helps a player before a move and while one is shown: threats, previews that tell less, laps.

use crate::harness::{COMPUTER, Table};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use mbili::app::session::{Intent, Pointing, Seat};
use mbili::app::settings::Foresight;
use mbili::app::space::{BoardView, Foreseen, PreviewMarks, Previews, Threats, ThreatsTo};
use mbili::app::stage::Stage;
use mbili::app::state::Modal;
use mbili::engine::Level;
use mbili::rules::{Action, Event, Game, Pit, Position, Rules, Side};

const GAMES: [Game; 3] = [Game::ALL[0], Game::ALL[1], Game::Djenon];

fn threats(table: &Table) -> Option<ThreatsTo> {
    table.app.world().resource::<Threats>().0.clone()
}

fn asked(table: &Table) -> bool {
    table.app.world().resource::<Pointing>().threats
}

/// A table of friends some turns into a match, at which no kichwa is asked for.
fn under_way(game: Game, turns: usize) -> Table {
    let mut table = Table::of_friends(game);
    for choice in 0.. {
        let playing = table.playing();
        if playing.turns.len() >= turns && playing.position.pending().is_none() {
            break;
        }
        let legal = playing.legal.clone();
        table.play(legal[(choice * 5) % legal.len()]);
    }
    table
}

fn truth(table: &Table, side: Side) -> Option<ThreatsTo> {
    let playing = table.playing();
    let pits = playing.game().threats(&playing.position, side)?;
    Some(ThreatsTo { side, pits })
}

#[test]
fn threats_are_shown_when_asked_for_until_asked_again() {
    let mut some = 0;
    for game in GAMES {
        let mut table = under_way(game, 3);
        let side = table.playing().position.side();
        assert_eq!(threats(&table), None);
        table.did(Intent::ToggleThreats);
        let told = threats(&table).expect("an answer");
        assert_eq!(Some(&told), truth(&table, side).as_ref());
        some += told.pits.len();
        table.did(Intent::ToggleThreats);
        assert_eq!(threats(&table), None);
        assert_eq!(*table.app.world().resource::<Pointing>(), Pointing::default());
    }
    assert!(some > 0, "nothing was ever threatened");
}

#[test]
fn threats_stay_while_a_pit_is_looked_at_and_go_with_whatever_moves_the_match() {
    type Step = fn(&mut Table);
    let steps: [(&str, Step, bool); 6] = [
        ("a pit pointed at", |table| table.did(Intent::Point(Some(Pit(20)))), true),
        (
            "a pit chosen",
            |table| {
                let first = table.playing().legal[0];
                let Action::Sow { pit, .. } = first else { panic!("{first:?}") };
                table.did(Intent::Tap(pit));
                assert_eq!(table.app.world().resource::<Pointing>().chosen, Some(pit));
                table.did(Intent::LetGo);
            },
            true,
        ),
        (
            "a menu",
            |table| {
                table.did(Intent::Open(Modal::Pause));
                table.did(Intent::Close);
            },
            true,
        ),
        (
            "a turn",
            |table| {
                let action = table.playing().legal[0];
                table.play(action);
            },
            false,
        ),
        ("an undo", |table| table.did(Intent::Undo), false),
        ("Esc", |table| table.did(Intent::Back), false),
    ];
    for (name, step, stays) in steps {
        let mut table = under_way(Game::ALL[0], 3);
        table.did(Intent::ToggleThreats);
        assert!(asked(&table) && threats(&table).is_some());
        step(&mut table);
        assert_eq!((asked(&table), threats(&table).is_some()), (stays, stays), "{name}");
        assert_eq!(table.modal(), Modal::None, "{name}");
    }
}

#[test]
fn threats_are_not_told_while_seeds_move_or_a_kichwa_is_asked_for() {
    let mut table = under_way(Game::ALL[0], 3);
    table.set(|settings| settings.speed = 1.0);
    table.want(Intent::ReplayLast);
    table.frames(4);
    table.did(Intent::ToggleThreats);
    assert!(!asked(&table) && threats(&table).is_none());
    table.settle();
    // What was asked before is hidden during a replay, and there again after it.
    table.did(Intent::ToggleThreats);
    table.want(Intent::ReplayLast);
    table.frames(4);
    assert!(asked(&table) && threats(&table).is_none());
    table.settle();
    assert!(threats(&table).is_some());

    let mut table = Table::of_friends(Game::ALL[1]);
    for turn in 0..200_usize {
        if table.playing().position.pending().is_some() {
            table.did(Intent::ToggleThreats);
            assert!(!asked(&table) && threats(&table).is_none());
            return;
        }
        let legal = table.playing().legal.clone();
        table.play(legal[turn % legal.len()]);
    }
    panic!("no kichwa was ever asked for");
}

#[test]
fn a_person_may_ask_while_the_computer_thinks() {
    let table = Table::with(Game::ALL[0], [COMPUTER, Seat::Human]);
    assert_eq!(table.playing().threatened(), Some(Side::North));
    let table = Table::with(Game::ALL[0], [Seat::Human, COMPUTER]);
    assert_eq!(table.playing().threatened(), Some(Side::South));
}

fn press(table: &mut Table, key: &str, repeat: bool) {
    table.app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::KeyT,
        logical_key: Key::Character(key.into()),
        state: ButtonState::Pressed,
        text: None,
        repeat,
        window: Entity::PLACEHOLDER,
    });
    table.frames(3);
}

#[test]
fn a_key_asks_for_threats_and_a_held_one_does_not_flicker() {
    let mut table = Table::with_more(|app| {
        app.init_resource::<ButtonInput<Key>>().init_resource::<BoardView>();
        app.add_message::<KeyboardInput>().add_plugins(mbili::app::input::plugin);
    });
    table.begin(Game::ALL[0], [Seat::Human; 2]);
    press(&mut table, "t", false);
    assert!(threats(&table).is_some());
    press(&mut table, "t", true);
    assert!(threats(&table).is_some());
    press(&mut table, "T", false);
    assert!(threats(&table).is_none());
}

/// What the first lap of an action comes to, from its events.
fn first_lap(game: Game, position: &Position, action: Action) -> (Pit, Vec<(Pit, u8)>) {
    let mut events = Vec::new();
    game.play(position, action, &mut events).expect("legal");
    let mut events = events.into_iter();
    let end = events.by_ref().find_map(|event| match event {
        Event::LapEnded { pit, .. } => Some(pit),
        _ => None,
    });
    let captured = events.map_while(|event| match event {
        Event::Captured { pit, seeds, .. } => Some((pit, seeds)),
        _ => None,
    });
    (end.expect("a lap"), captured.collect())
}

#[test]
fn previews_tell_as_much_as_the_settings_allow() {
    for game in GAMES {
        for turns in [0, 2, 5] {
            let mut table = under_way(game, turns);
            let first = table.playing().legal[0];
            let Action::Sow { pit, .. } = first else { panic!("{first:?}") };
            table.did(Intent::Point(Some(pit)));
            let full = table.app.world().resource::<Previews>().clone();
            let known = |told: &Foreseen| !told.first_lap;
            assert!(full.ways.iter().all(|way| way.foreseen.as_ref().is_some_and(known)));

            // A change of the settings is seen at once.
            table.set(|settings| settings.previews = Some(Foresight::FirstLap));
            let lap = table.app.world().resource::<Previews>().clone();
            assert_eq!(lap.refused, full.refused);
            assert_eq!(lap.ways.len(), full.ways.len());
            let (position, marks) = (table.playing().position, table.app.world());
            let arcs = &marks.resource::<PreviewMarks>().arcs;
            for (way, arc) in lap.ways.iter().zip(arcs) {
                let action = Action::Sow { pit, direction: way.direction };
                let (end, captures) = first_lap(game, &position, action);
                let told = way.foreseen.as_ref().expect("the first lap");
                assert!(told.first_lap && !told.asks);
                assert_eq!((told.end, told.laps, &told.captures), (end, 1, &captures));
                let seeds: u32 = captures.iter().map(|(_, seeds)| u32::from(*seeds)).sum();
                assert_eq!(told.captured, seeds);
                assert_eq!((arc.to, arc.laps), (end, 1));
            }

            table.set(|settings| settings.previews = Some(Foresight::Off));
            let off = table.app.world().resource::<Previews>().clone();
            assert_eq!(off.refused, full.refused);
            let ways = |previews: &Previews| -> Vec<_> {
                previews.ways.iter().map(|way| (way.pit, way.direction)).collect()
            };
            assert_eq!(ways(&off), ways(&full));
            assert!(off.ways.iter().all(|way| way.foreseen.is_none()));
            let marks = table.app.world().resource::<PreviewMarks>();
            assert_eq!(*marks, PreviewMarks::default());
        }
    }
    let least = Foresight::Full.min(Foresight::FirstLap).min(Foresight::Off);
    assert_eq!((least, Foresight::default()), (Foresight::Off, Foresight::Full));
}

#[test]
fn without_a_choice_previews_tell_as_much_as_suits_the_opponent() {
    let game = GAMES[0];
    for (place, level) in Level::ALL.into_iter().enumerate() {
        let mut table = Table::with(game, [Seat::Human, Seat::Computer(level)]);
        let Action::Sow { pit, .. } = table.playing().legal[0] else { panic!("a pit") };
        table.did(Intent::Point(Some(pit)));
        let told = |table: &Table| -> Vec<Option<bool>> {
            let ways = &table.app.world().resource::<Previews>().ways;
            ways.iter().map(|way| way.foreseen.as_ref().map(|told| told.first_lap)).collect()
        };
        let wanted = match place {
            place if place + 1 == Level::ALL.len() => None,
            place if place >= Level::ALL.len() / 2 => Some(true),
            _ => Some(false),
        };
        assert!(!told(&table).is_empty() && told(&table).iter().all(|told| *told == wanted));
        // What the player chooses holds against any of them.
        table.set(|settings| settings.previews = Some(Foresight::Full));
        assert!(told(&table).iter().all(|told| *told == Some(false)), "{level:?}");
    }
}

#[test]
fn the_laps_of_a_turn_are_counted_from_its_first_seed_to_its_last() {
    for game in GAMES {
        let mut table = under_way(game, 4);
        for turn in 0..4 {
            let told = table.playing().turns[turn].clone();
            let passes = told.tally.laps == 0;
            table.want(Intent::Replay(turn));
            table.frames(1);
            let mut last = 0;
            while table.stage().is_moving() {
                let Stage { lap, laps, captured, .. } = *table.stage();
                assert!(passes || laps == told.tally.laps, "{laps} of {:?}", told.tally);
                assert!(lap >= last && lap <= laps && captured <= told.tally.captured);
                last = lap;
                table.frames(1);
            }
            assert!(passes || last == told.tally.laps);
            assert_eq!(table.stage().laps, 0, "at rest nothing is counted");
        }
    }
}

#[test]
fn scrubbing_backwards_shows_what_scrubbing_forwards_shows() {
    for game in GAMES {
        let mut table = under_way(game, 3);
        let last = table.playing().turns.len() - 1;
        table.want(Intent::Replay(last));
        table.frames(1);
        table.did(Intent::TogglePlayback);
        let shares = [0.0, 0.13, 0.37, 0.5, 0.62, 0.88, 0.97];
        let seen = |table: &mut Table, share: f32| {
            table.did(Intent::Seek(share));
            assert!(table.stage().paused);
            table.stage().clone()
        };
        let forwards: Vec<Stage> = shares.iter().map(|&share| seen(&mut table, share)).collect();
        for (share, stage) in shares.iter().zip(&forwards).rev() {
            assert_eq!(seen(&mut table, *share), *stage, "back to {share}");
        }
        let told: Vec<_> = forwards.iter().map(|stage| stage.shown).collect();
        assert!(told.windows(2).filter(|pair| pair[0] != pair[1]).count() > 2, "it moves");
        table.did(Intent::TogglePlayback);
        table.settle();
        table.assert_agrees();
    }
}
