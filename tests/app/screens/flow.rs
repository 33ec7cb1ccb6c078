//! What is clicked and pressed, and what comes of it.

use super::desk::Desk;
use super::scenes::{AGAINST_COMPUTER, FRIENDS, KUJIFUNZA, sowing, waiting};
use bevy_egui::egui::Key;
use mbili::app::notices::Notice;
use mbili::app::session::{Intent, MatchSetup, Seat};
use mbili::app::state::{Modal, Screen};
use mbili::engine::Level;
use mbili::engine::auto::Rating;
use mbili::exercises::Kind;
use mbili::rules::{Game, KichwaRule, Side};
use std::collections::BTreeSet;

pub fn settled(mut desk: Desk) -> Desk {
    desk.settle();
    desk
}

pub fn table() -> Desk {
    let desk = Desk::new(Screen::Match, Modal::None);
    desk.with_match(KUJIFUNZA, AGAINST_COMPUTER, &[3, 5, 2, 8, 1, 0])
}

pub fn over_match(modal: Modal) -> Desk {
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
    assert_eq!(desk.click_on("Language: English"), [Intent::Open(Modal::Languages)]);
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
        [Intent::BeginOn(setup, _)] => setup.clone(),
        other => panic!("{other:?}"),
    };
    let mut desk = settled(Desk::new(Screen::NewMatch, Modal::None).sized(2000.0, 1800.0).text(75));
    let usual = MatchSetup {
        game: Game::Kujifunza(KichwaRule::Sustain),
        seats: [Seat::Human, Seat::Computer(Rating::default().level())],
    };
    assert_eq!(begin(&mut desk), usual);
    let tile = |desk: &Desk, start: &str| {
        let names = desk.names();
        names.iter().find(|name| name.starts_with(start)).expect(start).clone()
    };
    assert_eq!(desk.click_on("More choices"), []);
    desk.settle();
    let choose = tile(&desk, "Mancala World");
    assert_eq!(desk.click_on(&choose), []);
    desk.settle();
    desk.click_on("Choose a level");
    desk.settle();
    desk.click_on("Master");
    desk.settle();
    desk.click_on("The computer");
    desk.settle();
    let setup = begin(&mut desk);
    assert_eq!(setup.game, Game::Kujifunza(KichwaRule::Choose));
    assert_eq!(setup.seats, [Seat::Computer(Level::Bingwa), Seat::Human]);
    // The desk's lot falls on the person.
    desk.click_on("By lot");
    desk.settle();
    assert_eq!(begin(&mut desk).seats, [Seat::Human, Seat::Computer(Level::Bingwa)]);
    let djenon = tile(&desk, "Djenon-aboure");
    desk.click_on(&djenon);
    desk.settle();
    assert!(!desk.names().iter().any(|name| name.starts_with("Zanzibar")), "no house rules there");
    desk.click_on("A friend here");
    desk.settle();
    assert_eq!(begin(&mut desk), MatchSetup { game: Game::Djenon, seats: FRIENDS });
    assert_eq!(desk.click_on("Set up a position"), [Intent::SetUp(Game::Djenon)]);
    assert_eq!(desk.click_on("Back"), [Intent::Back]);
}

#[test]
fn result_offers_what_comes_next() {
    let desk = Desk::new(Screen::Results, Modal::None);
    let mut desk = settled(desk.with_finished_match(KUJIFUNZA, AGAINST_COMPUTER));
    let wants = [
        ("Play again", Intent::Rematch),
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
        .filter(|text| text.contains("left in the row"))
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
        ("Play on", Intent::Close),
        ("How to play", Intent::Open(Modal::Help)),
        ("Settings", Intent::Open(Modal::Settings)),
        ("Try this position", Intent::SetUp(KUJIFUNZA)),
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
    assert_eq!(desk.click_on("Play on"), [Intent::Resume("first".into())]);
    assert_eq!(desk.click_on("Discard"), [Intent::AskDiscard("first".into())]);
    assert_eq!(desk.click_on("Back"), [Intent::Close]);
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
    let mut beside = table();
    beside.notices = desk.notices.clone();
    beside.settle();
    beside.click_on("Close");
    assert_eq!(beside.closed_notices, [0]);
    let told = beside.words.get("notice-no-sound-device");
    let free = beside.free;
    for (text, rect, ..) in beside.texts() {
        assert!(text != told || !free.intersects(rect), "it must not cover the board");
    }
}

#[test]
fn tab_reaches_every_control() {
    let desks = [
        settled(Desk::new(Screen::Title, Modal::None)),
        settled(Desk::new(Screen::NewMatch, Modal::None)),
        settled(Desk::new(Screen::SetUp, Modal::None)),
        settled(Desk::new(Screen::Exercises, Modal::None)),
        settled(Desk::at_an_exercise(Kind::Laps, true)),
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
    assert!(matches!(desk.key(Key::Enter).as_slice(), [Intent::BeginOn(..)]));
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

#[test]
fn the_title_shows_once_where_the_kept_match_stands() {
    let mut desk = Desk::new(Screen::Title, Modal::None);
    desk.unfinished = waiting();
    let kept = desk.unfinished[0].position;
    let asked = |desk: &mut Desk| -> usize {
        let intents: Vec<Intent> = (0..6).flat_map(|_| desk.pass(Vec::new())).collect();
        intents.iter().filter(|i| **i == Intent::ShowKept(Side::South, kept)).count()
    };
    assert_eq!(asked(&mut desk), 1);
    // Back from the form the board is another one.
    desk.screen = Screen::NewMatch;
    assert_eq!(asked(&mut desk), 0);
    desk.screen = Screen::Title;
    assert_eq!(asked(&mut desk), 1);
    // What lies there already is not laid once more.
    desk.screen = Screen::NewMatch;
    desk.settle();
    (desk.screen, desk.stage.shown) = (Screen::Title, Some(kept));
    assert_eq!(asked(&mut desk), 0);
}
