//! What is clicked and pressed, and what comes of it.

use super::desk::Desk;
use super::scenes::{AGAINST_COMPUTER, FRIENDS, KUJIFUNZA, sowing, waiting};
use bevy_egui::egui::Key;
use mbili::app::look::{BoardStyle, Mood};
use mbili::app::notices::Notice;
use mbili::app::session::{Intent, MatchSetup, Seat};
use mbili::app::settings::{Change, Foresight, Quality};
use mbili::app::state::{Modal, Screen};
use mbili::engine::Level;
use mbili::exercises::Kind;
use mbili::rules::{Game, KichwaRule, Side};
use mbili::words::Language;
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
    let swahili = Change::Language("sw".into());
    assert_eq!(desk.click_on("Kiswahili"), [Intent::Change(swahili)]);
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
        seats: [Seat::Human, Seat::Computer(Level::Mwanafunzi)],
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
        .filter(|text| text.contains("left in the own row"))
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

/// Opens a page of the settings.
fn page(desk: &mut Desk, name: &str) {
    desk.settle();
    desk.click_on(name);
    desk.settle();
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

#[test]
fn what_was_measured_is_one_of_the_qualities() {
    let mut desk = over_match(Modal::Settings).sized(720.0, 1600.0);
    page(&mut desk, "Picture");
    assert!(desk.is_chosen("As measured"), "{:?}", desk.names());
    desk.settings.measured = Some(Quality::Low);
    desk.settings.quality = Quality::Low;
    desk.settle();
    assert!(desk.is_chosen("As measured (low)") && !desk.is_chosen("Low"));
    desk.settings.change(&Change::Quality(Quality::High));
    desk.settle();
    assert!(desk.is_chosen("High") && !desk.is_chosen("As measured (low)"));
    assert_eq!(desk.click_on("As measured (low)"), [Intent::Change(Change::AsMeasured)]);
}

#[test]
fn each_setting_changes_at_once_and_alone() {
    let mut desk = over_match(Modal::Settings).sized(720.0, 2000.0);
    desk.settle();
    let changes = [
        ("Play", "¼×", Change::Speed(0.25)),
        ("Play", "8×", Change::Speed(8.0)),
        ("Play", "Show the number of seeds", Change::Counts(false)),
        ("Play", "Turn the board", Change::TurnBoard(false)),
        ("Play", "By opponent", Change::Previews(None)),
        ("Play", "Whole turn", Change::Previews(Some(Foresight::Full))),
        ("Play", "First lap only", Change::Previews(Some(Foresight::FirstLap))),
        ("Play", "Off", Change::Previews(Some(Foresight::Off))),
        ("Play", "Less motion", Change::ReducedMotion(true)),
        ("Picture", "Low", Change::Quality(Quality::Low)),
        ("Picture", "High", Change::Quality(Quality::High)),
        ("Picture", "School", Change::Board(BoardStyle::School)),
        ("Picture", "Evening", Change::Mood(Mood::Evening)),
        ("Picture", "Full screen", Change::FullScreen(true)),
        ("Sound", "No sound", Change::Muted(true)),
        ("Reading", "200 %", Change::TextSize(200)),
        ("Reading", "Kiswahili", Change::Language("sw".into())),
    ];
    for (on, name, wanted) in changes {
        page(&mut desk, on);
        assert_eq!(desk.click_on(name), [Intent::Change(wanted)], "{name}");
    }
    page(&mut desk, "Sound");
    let volumes = [
        ("Seeds and board", Change::Volume(50)),
        ("Surroundings", Change::Ambience(50)),
        ("Buttons and menus", Change::Interface(50)),
    ];
    for (name, wanted) in volumes {
        assert_eq!(desk.click_on(name).first(), Some(&Intent::Change(wanted)), "{name}");
    }
    assert_eq!(desk.click_on("Close"), [Intent::Close]);
}

#[test]
fn the_system_s_language_can_be_chosen_again() {
    let mut desk = over_match(Modal::Settings).sized(1280.0, 1600.0);
    page(&mut desk, "Reading");
    for (system, name) in [(Language::English, "English"), (Language::Swahili, "Kiswahili")] {
        desk.system = system;
        for own in ["", "en", "sw", "xx"] {
            desk.settings.language = own.to_owned();
            desk.settle();
            let entry = format!("As the system ({name})");
            let wanted = [Intent::Change(Change::Language(String::new()))];
            assert_eq!(desk.click_on(&entry), wanted, "{own:?}");
            let code = Language::from_code(own).map(Language::code);
            assert_eq!(desk.is_chosen(&entry), code.is_none(), "{own:?}");
            assert_eq!(desk.is_chosen("Kiswahili"), code == Some("sw"), "{own:?}");
        }
    }
}

#[test]
fn settings_are_reset_only_after_a_question() {
    let mut desk = over_match(Modal::Settings);
    assert_eq!(desk.click_on("Reset all"), [Intent::Open(Modal::ConfirmReset)]);
    desk.modal = Modal::ConfirmReset;
    desk.settle();
    assert_eq!(desk.click_on("Keep them"), [Intent::Close]);
    assert_eq!(desk.click_on("Reset all"), [Intent::Change(Change::Reset), Intent::Close]);
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
