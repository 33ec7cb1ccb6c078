//! What is clicked and pressed, and what comes of it.

use super::desk::{AGAINST_COMPUTER, Desk, FRIENDS, KUJIFUNZA, chosen, sowing, waiting};
use super::looks::asked;
use bevy_egui::egui::Key;
use mbili::app::notices::Notice;
use mbili::app::session::{Intent, MatchSetup, Seat};
use mbili::app::settings::{Quality, Settings};
use mbili::app::state::{Modal, Screen};
use mbili::engine::Level;
use mbili::rules::{Action, Board, Direction, Game, Kichwa, KichwaRule, Refusal, Rules, Side};
use std::collections::BTreeSet;

fn settled(mut desk: Desk) -> Desk {
    desk.settle();
    desk
}

fn table() -> Desk {
    let desk = Desk::new(Screen::Match, Modal::None);
    desk.with_match(KUJIFUNZA, AGAINST_COMPUTER, &[3, 5, 2, 8, 1, 0])
}

fn over_match(modal: Modal) -> Desk {
    let mut desk = table();
    desk.modal = modal;
    settled(desk)
}

#[test]
fn title_leads_everywhere() {
    let mut desk = settled(Desk::new(Screen::Title, Modal::None));
    assert_eq!(desk.click_on("New match"), [Intent::OpenNewMatch]);
    assert_eq!(desk.click_on("How to play"), [Intent::Open(Modal::Help)]);
    assert_eq!(desk.click_on("Settings"), [Intent::Open(Modal::Settings)]);
    assert_eq!(desk.click_on("Quit"), [Intent::Quit]);
    assert!(!desk.names().contains(&"Play on".to_owned()), "nothing waits");
    let swahili = Settings { language: "sw".into(), ..Settings::default() };
    assert_eq!(desk.click_on("Kiswahili"), [Intent::Change(Box::new(swahili))]);
}

#[test]
fn title_offers_what_was_left() {
    let mut desk = Desk::new(Screen::Title, Modal::None);
    desk.unfinished = waiting();
    desk.settle();
    assert_eq!(desk.click_on("Play on"), [Intent::Resume("first".into())]);
    assert_eq!(desk.click_on("Unfinished matches"), [Intent::Open(Modal::Unfinished)]);
}

#[test]
fn new_match_is_set_up_as_chosen() {
    let begin = |desk: &mut Desk| match desk.click_on("Begin").as_slice() {
        [Intent::Begin(setup)] => setup.clone(),
        other => panic!("{other:?}"),
    };
    let mut desk = settled(Desk::new(Screen::NewMatch, Modal::None));
    let usual = MatchSetup {
        game: Game::Kujifunza(KichwaRule::Sustain),
        seats: [Seat::Human, Seat::Computer(Level::One)],
    };
    assert_eq!(begin(&mut desk), usual);
    let tile = |desk: &Desk, start: &str| {
        let names = desk.names();
        names.iter().find(|name| name.starts_with(start)).expect(start).clone()
    };
    let choose = tile(&desk, "Mancala World");
    assert_eq!(desk.click_on(&choose), []);
    desk.settle();
    desk.click_on("Master");
    desk.click_on("The computer");
    desk.settle();
    let setup = begin(&mut desk);
    assert_eq!(setup.game, Game::Kujifunza(KichwaRule::Choose));
    assert_eq!(setup.seats, [Seat::Computer(Level::Four), Seat::Human]);
    // The desk's lot falls on the person.
    desk.click_on("By lot");
    desk.settle();
    assert_eq!(begin(&mut desk).seats, [Seat::Human, Seat::Computer(Level::Four)]);
    let djenon = tile(&desk, "Djenon-aboure");
    desk.click_on(&djenon);
    desk.settle();
    assert!(!desk.names().iter().any(|name| name.starts_with("Zanzibar")), "no house rules there");
    desk.click_on("A friend here");
    desk.settle();
    assert_eq!(begin(&mut desk), MatchSetup { game: Game::Djenon, seats: FRIENDS });
    assert_eq!(desk.click_on("Back"), [Intent::Back]);
}

#[test]
fn a_match_answers_to_its_controls() {
    let mut desk = settled(table());
    assert_eq!(desk.click_on("Menu"), [Intent::Open(Modal::Pause)]);
    assert_eq!(desk.click_on("Undo"), [Intent::Undo]);
    assert_eq!(desk.click_on("Replay last turn"), [Intent::ReplayLast]);
    for still in ["Skip", "Go on", "Redo"] {
        assert!(!desk.names().contains(&still.to_owned()), "{still} has nothing to do");
    }
    match desk.click_on("Faster").as_slice() {
        [Intent::Change(settings)] => assert_eq!(settings.speed, 2.0),
        other => panic!("{other:?}"),
    }
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
        for seats in [AGAINST_COMPUTER, [Seat::Computer(Level::One), Seat::Human]] {
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
    desk.memory.refusal = Some(Refusal::EmptyPit(pit));
    desk.settle();
    let told = desk.words.refusal(KUJIFUNZA, Refusal::EmptyPit(pit));
    assert!(desk.texts().iter().any(|(text, ..)| *text == told));
    desk.memory.refusal = None;
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
fn result_offers_what_comes_next() {
    let desk = Desk::new(Screen::Results, Modal::None);
    let mut desk = settled(desk.with_finished_match(KUJIFUNZA, AGAINST_COMPUTER));
    let wants = [
        ("Rematch, seats changed", Intent::Rematch),
        ("To the title", Intent::ToTitle),
        ("Take back the last turn", Intent::Undo),
        ("New match", Intent::OpenNewMatch),
    ];
    for (name, intent) in wants {
        assert_eq!(desk.click_on(name), [intent]);
    }
    let with_panel = desk.free.width();
    assert_eq!(desk.click_on("Look at the board"), []);
    desk.settle();
    assert!(desk.free.width() > with_panel);
    assert_eq!(desk.click_on("Back to the result"), []);
    desk.settle();
    assert_eq!(desk.free.width(), with_panel);
}

#[test]
fn result_of_djenon_adds_up() {
    let desk = Desk::new(Screen::Results, Modal::None).with_finished_match(Game::Djenon, FRIENDS);
    let desk = settled(desk);
    let playing = desk.playing.as_ref().expect("a match");
    let won: u32 = playing.position.won().map(u32::from).iter().sum();
    let texts: Vec<String> = desk.texts().into_iter().map(|(text, ..)| text).collect();
    let parts: Vec<u32> = texts
        .iter()
        .filter(|text| text.contains("of the own row"))
        .flat_map(|text| {
            text.split_whitespace().filter_map(|word| word.parse().ok()).collect::<Vec<u32>>()
        })
        .collect();
    assert_eq!(parts.len(), 4, "{texts:?}");
    assert_eq!(parts.iter().sum::<u32>(), 48);
    assert_eq!(parts[0] + parts[2], won);
}

#[test]
fn pause_leads_on() {
    let mut desk = over_match(Modal::Pause);
    let wants = [
        ("Go on", Intent::Close),
        ("How to play", Intent::Open(Modal::Help)),
        ("Settings", Intent::Open(Modal::Settings)),
        ("Resign", Intent::Open(Modal::ConfirmResign)),
        ("To the title", Intent::ToTitle),
    ];
    for (name, intent) in wants {
        assert_eq!(desk.click_on(name), [intent]);
    }
    let mut desk = over_match(Modal::ConfirmResign);
    assert_eq!(desk.click_on("Resign"), [Intent::Resign]);
    assert_eq!(desk.click_on("Play on"), [Intent::Close]);
    let mut desk = settled(Desk::new(Screen::Title, Modal::ConfirmDiscard));
    assert_eq!(desk.click_on("Discard"), [Intent::Discard]);
    assert_eq!(desk.click_on("Keep"), [Intent::Close]);
}

#[test]
fn unfinished_matches_go_on_or_away() {
    let mut desk = Desk::new(Screen::Title, Modal::Unfinished);
    desk.unfinished = waiting()[..1].to_vec();
    desk.settle();
    assert_eq!(desk.click_on("Go on"), [Intent::Resume("first".into())]);
    assert_eq!(desk.click_on("Discard"), [Intent::AskDiscard("first".into())]);
    assert_eq!(desk.click_on("Back"), [Intent::Close]);
}

#[test]
fn each_setting_changes_at_once_and_alone() {
    let mut desk = over_match(Modal::Settings).sized(1280.0, 1600.0);
    desk.settle();
    let usual = Settings::default();
    let changes = [
        ("No sound", Settings { muted: true, ..usual.clone() }),
        ("¼×", Settings { speed: 0.25, ..usual.clone() }),
        ("8×", Settings { speed: 8.0, ..usual.clone() }),
        ("Show the number of seeds", Settings { counts: false, ..usual.clone() }),
        ("Less motion", Settings { reduced_motion: true, ..usual.clone() }),
        ("Low", Settings { quality: Quality::Low, ..usual.clone() }),
        ("High", Settings { quality: Quality::High, ..usual.clone() }),
        ("Full screen", Settings { full_screen: true, ..usual.clone() }),
        ("200 %", Settings { text_size: 200, ..usual.clone() }),
        ("Kiswahili", Settings { language: "sw".into(), ..usual.clone() }),
    ];
    for (name, wanted) in changes {
        assert_eq!(desk.click_on(name), [Intent::Change(Box::new(wanted))], "{name}");
    }
    match desk.click_on("Volume").as_slice() {
        [Intent::Change(settings), ..] => assert_eq!(settings.volume, 50),
        other => panic!("{other:?}"),
    }
    desk.settings = Settings { muted: true, volume: 5, ..usual.clone() };
    desk.settle();
    assert_eq!(desk.click_on("Reset all"), [Intent::Change(Box::new(usual))]);
    assert_eq!(desk.click_on("Close"), [Intent::Close]);
}

#[test]
fn help_turns_its_pages() {
    let mut desk = over_match(Modal::Help);
    let tells = |desk: &Desk, text: &str| desk.texts().iter().any(|(told, ..)| told == text);
    assert!(tells(&desk, &desk.words.how_to_play(KUJIFUNZA)[0]));
    desk.click_on("Djenon-aboure");
    desk.settle();
    assert!(tells(&desk, &desk.words.how_to_play(Game::Djenon)[0]));
    desk.click_on("Keys");
    desk.settle();
    assert!(tells(&desk, &desk.words.get("help-key-arrows-does")));
    assert_eq!(desk.click_on("Close"), [Intent::Close]);
}

#[test]
fn a_notice_stays_until_it_is_closed() {
    let mut desk = Desk::new(Screen::Title, Modal::None);
    desk.notices = vec![Notice::new("notice-no-sound-device")];
    desk.settle();
    assert!(desk.closed_notices.is_empty());
    desk.click_on("Close");
    assert_eq!(desk.closed_notices, [0]);
}

#[test]
fn tab_reaches_every_control() {
    let desks = [
        settled(Desk::new(Screen::Title, Modal::None)),
        settled(Desk::new(Screen::NewMatch, Modal::None)),
        settled(sowing(table())),
        over_match(Modal::Pause),
        over_match(Modal::Settings),
        over_match(Modal::Help),
        over_match(Modal::ConfirmResign),
        settled(
            Desk::new(Screen::Results, Modal::None)
                .with_finished_match(KUJIFUNZA, AGAINST_COMPUTER),
        ),
    ];
    for mut desk in desks {
        let wanted: BTreeSet<String> = desk.focusable().into_iter().collect();
        let mut reached = BTreeSet::new();
        for _ in 0..2 * wanted.len() + 4 {
            desk.key(Key::Tab);
            reached.extend(desk.focused());
        }
        assert!(wanted.len() > 1);
        let missed: Vec<_> = wanted.difference(&reached).collect();
        assert!(missed.is_empty(), "{:?} {:?} misses {missed:?}", desk.screen, desk.modal);
    }
}

#[test]
fn keys_alone_start_a_match() {
    let mut desk = settled(Desk::new(Screen::Title, Modal::None));
    desk.key(Key::Tab);
    assert_eq!(desk.focused().as_deref(), Some("New match"));
    assert_eq!(desk.key(Key::Enter), [Intent::OpenNewMatch]);
    desk.screen = Screen::NewMatch;
    desk.settle();
    assert!(desk.focused().expect("the first tile").starts_with("Bao la Kujifunza"));
    while desk.focused().as_deref() != Some("Begin") {
        desk.key(Key::Tab);
    }
    assert!(matches!(desk.key(Key::Enter).as_slice(), [Intent::Begin(_)]));
}

#[test]
fn arrows_move_in_menus_and_never_reach_the_pits() {
    let mut desk = over_match(Modal::Pause);
    desk.key(Key::Tab);
    let first = desk.focused();
    desk.key(Key::ArrowDown);
    assert_ne!(desk.focused(), first);
    assert!(desk.focused().is_some());
    let mut desk = settled(table());
    for _ in 0..60 {
        desk.key(Key::Tab);
        let focused = desk.focused().unwrap_or_default();
        assert!(!focused.contains("can be sown"), "{focused}");
    }
}

#[test]
fn a_screen_opened_by_the_mouse_leaves_the_focus_alone() {
    let mut desk = settled(Desk::new(Screen::Title, Modal::None));
    desk.click_on("New match");
    desk.screen = Screen::NewMatch;
    desk.settle();
    assert_eq!(desk.focused(), None);
}
