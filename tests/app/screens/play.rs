//! A match on the screen: its controls, the pits, the choices and the story.

use super::desk::Desk;
use super::flow::{settled, table};
use super::scenes::{AGAINST_COMPUTER, FRIENDS, KUJIFUNZA, asked, chosen, refused, sowing};
use bevy_egui::egui::Rect;
use mbili::app::session::{Intent, Seat};
use mbili::app::settings::Change;
use mbili::app::state::{Modal, Screen};
use mbili::engine::Level;
use mbili::record::Record;
use mbili::rules::{Action, Board, Direction, Game, Kichwa, KichwaRule, Pit, Refusal, Rules, Side};
use mbili::words::Language;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn a_match_answers_to_its_controls() {
    let mut desk = settled(table());
    assert_eq!(desk.click_on("Menu"), [Intent::Open(Modal::Pause)]);
    assert_eq!(desk.click_on("Undo"), [Intent::Undo]);
    assert_eq!(desk.click_on("Replay last turn"), [Intent::ReplayLast]);
    for still in ["Skip", "Go on", "Redo"] {
        assert!(!desk.names().contains(&still.to_owned()), "{still} has nothing to do");
    }
    assert_eq!(desk.click_on("Faster"), [Intent::Change(Change::Speed(2.0))]);
    let mut moving = settled(sowing(table()));
    assert_eq!(moving.click_on("Pause"), [Intent::TogglePlayback]);
    assert_eq!(moving.click_on("Skip"), [Intent::Skip]);
    moving.stage.paused = true;
    moving.settle();
    assert_eq!(moving.click_on("Go on"), [Intent::TogglePlayback]);
    match moving.click_on("How far the turn has been shown").as_slice() {
        [Intent::Seek(share), ..] => assert!((share - 0.5).abs() < 0.1, "{share}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn pits_are_pointed_at_and_tapped() {
    let mut desk = settled(table());
    let pit = Board::FourRows.pit(Side::South, 1);
    let at = desk.pit(pit);
    assert_eq!(desk.click(at), [Intent::Point(Some(pit)), Intent::Tap(pit)]);
    let free = desk.free.left_top();
    assert_eq!(desk.pass(vec![bevy_egui::egui::Event::PointerMoved(free)]), [Intent::Point(None)]);
    assert_eq!(desk.pass(Vec::new()), []);
}

#[test]
fn a_pointer_that_stays_on_a_pit_points_at_it_again_in_the_next_turn() {
    let moved = |at| vec![bevy_egui::egui::Event::PointerMoved(at)];
    for keyboard_leads in [false, true] {
        let mut desk = settled(table());
        let pit = Board::FourRows.pit(Side::South, 1);
        let at = desk.pit(pit);
        assert_eq!(desk.pass(moved(at)), [Intent::Point(Some(pit))]);
        let led = if keyboard_leads { Board::FourRows.pit(Side::South, 5) } else { pit };
        desk.pointing.pit = Some(led);
        assert_eq!(desk.pass(Vec::new()), []);
        // Seeds fly, and come to lie; nothing is pointed at any more.
        desk.pointing.pit = None;
        desk.stage.progress = Some(0.5);
        desk.pass(Vec::new());
        desk.stage.progress = None;
        let again = desk.pass(Vec::new());
        let wanted = if keyboard_leads { vec![] } else { vec![Intent::Point(Some(pit))] };
        assert_eq!(again, wanted, "keyboard leads: {keyboard_leads}");
        assert_eq!(desk.pass(Vec::new()), []);
    }
}

#[test]
fn every_pit_has_its_name_and_its_place() {
    for (game, pits) in [(KUJIFUNZA, 32), (Game::Djenon, 12)] {
        let desk = settled(Desk::new(Screen::Match, Modal::None).with_match(game, FRIENDS, &[]));
        let names: BTreeSet<String> =
            desk.names().into_iter().filter(|name| name.contains("seed")).collect();
        assert_eq!(names.len(), pits);
        for pit in game.board().pits() {
            let name = desk.words.pit(game, pit);
            let own = names.iter().filter(|known| known.starts_with(&format!("{name}, ")));
            let own: Vec<&String> = own.collect();
            assert_eq!(own.len(), 1, "{name}");
            assert_eq!(desk.find(own[0]).round(), desk.pit(pit).round());
        }
    }
}

#[test]
fn a_chosen_pit_offers_its_ways() {
    let mut desk =
        settled(chosen(Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[])));
    let ways: Vec<String> =
        desk.names().into_iter().filter(|name| name.starts_with("To the ")).collect();
    assert_eq!(ways.len(), 2, "{ways:?}");
    let [left, right] = ["To the left", "To the right"].map(|way| {
        let name = ways.iter().find(|name| name.starts_with(way)).expect(way);
        desk.find(name)
    });
    assert!(left.x < right.x);
    // South's front row goes forward to the right.
    let intents = desk.click(right);
    assert_eq!(intents[0], Intent::Aim(Some(Direction::Forward)));
    assert_eq!(intents.last(), Some(&Intent::Choose(Direction::Forward)));
    assert_eq!(desk.click(left).last(), Some(&Intent::Choose(Direction::Backward)));
}

#[test]
fn ways_stay_within_the_window_for_every_pit() {
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (1080.0, 1920.0)] {
        for seats in [AGAINST_COMPUTER, [Seat::Computer(Level::Mwanafunzi), Seat::Human]] {
            for pit in Board::FourRows.pits() {
                let desk = Desk::new(Screen::Match, Modal::None).sized(width, height);
                let mut desk = desk.with_match(KUJIFUNZA, FRIENDS, &[]);
                if let Some(playing) = &mut desk.playing {
                    playing.setup.seats = seats;
                    desk.board.near = Some(playing.setup.near_side());
                    playing.setup.seats = FRIENDS;
                }
                desk.pointing.chosen = Some(pit);
                desk.settle();
                for name in desk.names().iter().filter(|name| name.starts_with("To the ")) {
                    let at = desk.find(name);
                    assert!(at.x > 40.0 && at.x < width - 40.0, "{pit:?} {at:?}");
                    assert!(at.y > 20.0 && at.y < height - 20.0, "{pit:?} {at:?}");
                }
            }
        }
    }
}

#[test]
fn a_kichwa_is_named_on_the_board_or_below_it() {
    let mut desk = settled(asked());
    let side = desk.playing.as_ref().expect("a match").position.side();
    for (kichwa, name) in [(Kichwa::Left, "Left kichwa"), (Kichwa::Right, "Right kichwa")] {
        let pit = Board::FourRows.kichwa(side, kichwa);
        let label = desk.names().into_iter().find(|known| known.starts_with(name)).expect(name);
        assert_eq!(desk.click_on(&label), [Intent::Tap(pit)]);
        let at = desk.pit(pit);
        assert!(desk.click(at).contains(&Intent::Tap(pit)));
    }
}

#[test]
fn who_must_pass_can() {
    for seed in 0..400 {
        let choices: Vec<usize> = (0..60).map(|i| (seed * 7 + i * i * 3 + i) % 6).collect();
        for length in (1..60).rev() {
            let desk = Desk::new(Screen::Match, Modal::None);
            let desk = desk.with_match(Game::Djenon, FRIENDS, &choices[..length]);
            let playing = desk.playing.as_ref().expect("a match");
            if playing.legal.as_slice() == [Action::Pass] {
                let mut desk = settled(desk);
                // Also after a tap on a pit, which is refused because of the pass.
                desk = refused(desk, Refusal::MustPass(Pit(0)));
                assert_eq!(desk.click_on("Pass"), [Intent::Play(Action::Pass)]);
                return;
            }
        }
    }
    panic!("nobody ever has to pass");
}

#[test]
fn a_refusal_is_told_in_a_sentence() {
    let mut desk = table();
    let pit = Board::FourRows.pit(Side::South, 0);
    desk = refused(desk, Refusal::EmptyPit(pit));
    desk.settle();
    let told = desk.words.refusal(KUJIFUNZA, Refusal::EmptyPit(pit));
    assert!(desk.texts().iter().any(|(text, ..)| *text == told));
    desk.pointing.refused = None;
    desk.settle();
    assert!(!desk.texts().iter().any(|(text, ..)| *text == told));
}

#[test]
fn a_turn_of_the_list_tells_its_story() {
    let mut desk = settled(table());
    let story = |desk: &Desk, index: usize| {
        let names = mbili::words::Names {
            south: mbili::words::Who::You,
            north: mbili::words::Who::Computer,
        };
        let turn = &desk.playing.as_ref().expect("a match").turns[index];
        desk.words.turn(KUJIFUNZA, &names, &turn.events)
    };
    let tells = |desk: &Desk, text: &str| desk.texts().iter().any(|(told, ..)| told == text);
    assert!(tells(&desk, &story(&desk, 5)));
    let row =
        desk.names().into_iter().find(|name| name.starts_with("5. ")).expect("the fifth turn");
    assert_eq!(desk.click_on(&row), []);
    desk.settle();
    assert!(tells(&desk, &story(&desk, 4)));
    assert!(!tells(&desk, &story(&desk, 5)));
}

#[test]
fn a_long_match_draws_only_the_turns_in_sight() {
    let mut desk = table();
    let playing = desk.playing.as_mut().expect("a match");
    let turn = playing.turns[0].clone();
    playing.turns = vec![turn; 2000];
    desk.settle();
    let rows = desk.names().iter().filter(|name| name.contains(". A")).count();
    assert!((1..20).contains(&rows), "{rows}");
}

#[test]
fn b13_the_last_capture_counts_for_the_winner_who_holds_it() {
    let record = "Mbili: 1\nGame: kujifunza\nKichwa: sustain\nStart: \
        [ 2 2 2 2 2 2 2 2 | 0 0 0 0 0 0 0 2 | 0 0 0 0 0 2 0 1 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]\n\
        Result: S\n\nA6R\n";
    let record = Record::parse(record).expect("a record");
    let [south, north] = Side::BOTH.map(|side| record.position().seeds_of(side));
    let hand = u32::from(record.position().hand());
    assert!(hand > 0 && record.ending().is_some());
    let mut desk = Desk::new(Screen::Match, Modal::None).with_record(record);
    desk.settle();
    let texts: Vec<String> = desk.texts().into_iter().map(|(text, ..)| text).collect();
    let told = |seeds: u32| texts.contains(&format!("{seeds} seeds"));
    assert!(told(south + hand) && told(north), "{texts:?}");
    assert!(!told(north + hand), "{texts:?}");
}

/// What leads through so many turns of a match that is not over then.
fn long_match(game: Game, turns: usize) -> Vec<usize> {
    let choices = |seed: usize| -> Vec<usize> {
        (0..2 * turns).map(|turn| turn * turn * 5 + turn * seed + seed).collect()
    };
    let leads_there = |choices: &Vec<usize>| {
        let mut record = Record::new(game);
        for choice in choices {
            let legal = record.legal();
            if legal.is_empty() {
                return false;
            }
            record.play(legal[choice % legal.len()], &mut ()).expect("legal");
        }
        record.ending().is_none() && record.finished_turns() >= turns
    };
    (0..1000).map(choices).find(leads_there).expect("a long match")
}

#[test]
fn a_turn_that_is_picked_moves_no_row_of_the_list() {
    let mut compared = 0;
    for (game, size, text) in [
        (KUJIFUNZA, (1280.0, 720.0), 100),
        (KUJIFUNZA, (1280.0, 1400.0), 200),
        (Game::Kujifunza(KichwaRule::Choose), (1024.0, 1000.0), 150),
        (Game::Djenon, (1080.0, 1920.0), 100),
    ] {
        for language in [Language::English, Language::German, Language::Korean] {
            // As it is read from a file: no turn of it has been seen here.
            let choices = long_match(game, 12);
            let desk = Desk::new(Screen::Match, Modal::None).with_match(game, FRIENDS, &choices);
            let mut desk = settled(desk.sized(size.0, size.1).text(text).speaking(language));
            let turns = desk.playing.as_ref().expect("a match").turns.len();
            let rows = |desk: &Desk| -> BTreeMap<String, Rect> {
                let numbered = |name: &str| {
                    name.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok())
                };
                desk.places_of(numbered).into_iter().collect()
            };
            let before = rows(&desk);
            for turn in 0..turns {
                desk.memory.told_turn = Some(turn);
                desk.settle();
                for (name, place) in rows(&desk) {
                    let known = before.get(&name).copied().unwrap_or(place);
                    assert_eq!(place, known, "{game:?} {language:?} {name} for turn {turn}");
                    compared += usize::from(before.contains_key(&name));
                }
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn people_are_called_by_the_names_that_their_record_has() {
    let mut record = Record::new(KUJIFUNZA);
    record.set_player(Side::South, "Asha");
    record.set_player(Side::North, "Koffi");
    let first = record.legal()[0];
    record.play(first, &mut ()).expect("legal");
    let texts = |desk: Desk| -> Vec<String> {
        settled(desk).texts().into_iter().map(|(text, ..)| text).collect()
    };
    for screen in [Screen::Match, Screen::Review] {
        let told = texts(Desk::new(screen, Modal::None).with_record(record.clone())).join("\n");
        assert!(told.contains("Asha") && told.contains("Koffi"), "{screen:?}: {told}");
        assert!(!told.contains("South") && !told.contains("North"), "{screen:?}: {told}");
    }
    // Whoever plays against the computer is spoken to.
    let mut desk = Desk::new(Screen::Match, Modal::None).with_record(record);
    desk.playing.as_mut().expect("a match").setup.seats = AGAINST_COMPUTER;
    let told = texts(desk).join("\n");
    assert!(told.contains("You") && !told.contains("Asha"), "{told}");
}

#[test]
fn whoever_changed_seats_is_called_as_they_sat_then_and_as_they_sit_now() {
    let mut record = Record::new(KUJIFUNZA).with_pie_rule();
    record.set_player(Side::South, "Asha");
    record.set_player(Side::North, "Koffi");
    let first = record.legal()[0];
    record.play(first, &mut ()).expect("legal");
    record.swap().expect("now or never");
    let mut desk = settled(Desk::new(Screen::Match, Modal::None).with_record(record));
    let told = |desk: &Desk| -> String {
        desk.texts().into_iter().map(|(text, ..)| text).collect::<Vec<_>>().join("\n")
    };
    // The header of a record names them as they sit in the end; the first turn was South's, and so Koffi's.
    assert!(told(&desk).contains("Koffi sows"), "{}", told(&desk));
    desk.pass(Vec::new());
    assert!(told(&desk).contains("Koffi to move"), "{}", told(&desk));
}
