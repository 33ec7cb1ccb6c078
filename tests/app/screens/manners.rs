//! What is read stays where one reads it: heads that stay, texts that grow, notices that keep aside.

use super::desk::Desk;
use super::flow::table;
use super::scenes::{KUJIFUNZA, waiting};
use bevy_egui::egui::{Event, Modifiers, MouseWheelUnit, Rect, TouchPhase, pos2, vec2};
use mbili::app::notices::Notice;
use mbili::app::session::Intent;
use mbili::app::settings::Change;
use mbili::app::state::{Modal, Screen};
use mbili::rules::Game;

const SIZES: [(f32, f32); 6] = [
    (480.0, 320.0),
    (640.0, 360.0),
    (960.0, 540.0),
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (1080.0, 1920.0),
];

/// The page of the settings that has the size of the text and the language.
const READING: usize = 3;

fn desk(screen: Screen, modal: Modal, size: (f32, f32), percent: u16) -> Desk {
    let mut desk = Desk::new(screen, modal).sized(size.0, size.1).text(percent);
    desk.settle();
    desk
}

/// Turns the wheel over what scrolls; down for a positive way.
fn wheel(desk: &mut Desk, way: f32) {
    let middle = pos2(desk.size.x / 2.0, desk.size.y * 0.45);
    desk.pass(vec![
        Event::PointerMoved(middle),
        Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -way),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        },
    ]);
    // The wheel glides to its end.
    for _ in 0..400 {
        desk.pass(Vec::new());
        if !desk.asks_for_repaint {
            return;
        }
    }
    panic!("the wheel never comes to rest");
}

/// Whether a text can be seen, all of it.
fn sees(desk: &Desk, text: &str) -> bool {
    let window = Rect::from_min_size(pos2(0.0, 0.0), desk.size);
    desk.texts()
        .iter()
        .any(|(told, rect, clip, _)| told == text && clip.intersect(window).contains_rect(*rect))
}

/// Clicks what has this name, after turning the wheel until that does something.
#[track_caller]
pub fn reach(desk: &mut Desk, name: &str) -> Vec<Intent> {
    for way in [0.0, -12_000.0] {
        wheel(desk, way);
        for _ in 0..100 {
            let at = desk.find(name);
            let window = Rect::from_min_size(pos2(0.0, 0.0), desk.size);
            let seen = desk.texts().iter().any(|(text, rect, clip, _)| {
                let whole = clip.intersect(window).contains_rect(*rect);
                text == name && whole && rect.center().distance(at) < 40.0
            });
            let intents = if seen { desk.click_on(name) } else { Vec::new() };
            if !intents.is_empty() {
                return intents;
            }
            wheel(desk, desk.size.y * 0.15);
        }
    }
    let texts = desk.texts();
    let told: Vec<_> = texts.iter().filter(|(text, ..)| text == name).collect();
    panic!("{name} cannot be reached in {:?}: {told:?}, {:?}", desk.size, desk.find(name));
}

#[test]
fn another_text_size_keeps_what_changed_it_under_the_pointer() {
    for size in SIZES {
        for (from, to) in [(100, 200), (200, 75), (75, 150), (175, 100), (125, 175)] {
            let mut desk = desk(Screen::Title, Modal::Settings, size, from);
            desk.memory.settings_page = READING;
            desk.settle();
            let name = format!("{to}%");
            let wanted = [Intent::Change(Change::TextSize(to))];
            assert_eq!(reach(&mut desk, &name), wanted);
            desk.settings.text_size = to;
            desk.settle();
            let place = format!("{size:?} from {from} to {to}");
            let texts = desk.texts();
            let told: Vec<_> = texts.iter().filter(|(text, ..)| *text == name).collect();
            assert!(sees(&desk, &name), "{place}: out of sight: {told:?}");
            assert_eq!(desk.click_on(&name), wanted, "{place}: out of reach");
        }
    }
}

#[test]
fn what_opens_shows_its_upper_end_and_keeps_its_head() {
    for size in [(640.0, 360.0), (960.0, 540.0), (1280.0, 720.0), (1080.0, 1920.0)] {
        for percent in [100, 200] {
            let place = format!("{size:?} {percent} %");
            let mut desk = desk(Screen::Title, Modal::Help, size, percent);
            let first = desk.words.how_to_play(KUJIFUNZA)[0].clone();
            let other = desk.words.how_to_play(Game::Djenon)[0].clone();
            let title = desk.words.get("help-title");
            let starts = |desk: &Desk, text: &str| {
                // Where the head has no place of its own, it comes first.
                sees(desk, &title) && size.1 < 600.0
                    || desk.texts().iter().any(|(told, rect, clip, _)| {
                        told == text && clip.contains(rect.left_top()) && rect.top() < desk.size.y
                    })
            };
            assert!(starts(&desk, &first), "{place}: does not open at the top");
            wheel(&mut desk, 4_000.0);
            if desk.texts().iter().any(|(told, _, clip, _)| *told == first && clip.height() > 0.0) {
                // Not everything fits: the first line may be away, the pages may not.
                if size.1 > 400.0 && percent == 100 {
                    assert!(sees(&desk, "Keys"), "{place}: the pages scroll away");
                }
            }
            wheel(&mut desk, -4_000.0);
            desk.click_on("Djenon-aboure");
            desk.settle();
            assert!(starts(&desk, &other), "{place}: a page does not open at the top");
            wheel(&mut desk, 4_000.0);
            desk.modal = Modal::None;
            desk.settle();
            desk.modal = Modal::Help;
            desk.settle();
            // At the game that is played, and there is none.
            assert!(starts(&desk, &first), "{place}: does not open again at the top");
        }
    }
}

#[test]
fn the_heads_of_settings_and_help_stay() {
    for (modal, title) in [(Modal::Settings, "Settings"), (Modal::Help, "How to play")] {
        for (size, percent) in [((1280.0, 720.0), 150), ((960.0, 540.0), 100)] {
            let mut desk = desk(Screen::NewMatch, modal, size, percent);
            wheel(&mut desk, 4_000.0);
            assert!(sees(&desk, title), "{title} at {size:?} scrolls away");
        }
    }
}

fn long_notice() -> Notice {
    Notice::new("notice-settings-damaged")
        .with("line", 3)
        .with("file", "/a/folder/of/settings/settings.toml")
        .with("problem", "expected a number")
        .with("aside", "/a/folder/of/settings/settings.toml.damaged-1")
}

/// The card that a notice is written on, unless it has to be scrolled to.
fn card(desk: &Desk) -> Option<Rect> {
    let start = "The settings were damaged";
    let texts = desk.texts();
    let (_, rect, ..) = texts.iter().find(|(text, ..)| text.starts_with(start)).expect("told");
    desk.ground_at(rect.left_top() + vec2(4.0, 4.0))
}

#[test]
fn a_notice_stays_small_and_covers_nothing_that_is_read() {
    let mut faults = Vec::new();
    for size in SIZES {
        for percent in [75, 100, 200] {
            let places = [
                (Screen::Title, Modal::None),
                (Screen::Title, Modal::Help),
                (Screen::Title, Modal::Settings),
                (Screen::Title, Modal::Unfinished),
                (Screen::Title, Modal::ConfirmDiscard),
                (Screen::NewMatch, Modal::None),
                (Screen::NewMatch, Modal::Help),
                (Screen::Match, Modal::None),
            ];
            for (screen, modal) in places {
                let mut desk = match screen {
                    Screen::Match => table(),
                    _ => Desk::new(screen, modal),
                };
                desk = desk.sized(size.0, size.1).text(percent);
                (desk.modal, desk.unfinished) = (modal, waiting());
                desk.notices = vec![long_notice()];
                desk.settle();
                let place = format!("{screen:?} {modal:?} {size:?} {percent} %");
                let Some(card) = card(&desk) else {
                    // In the panel beside a board, whose turn it is comes first.
                    if (screen, size, percent) != (Screen::Match, (480.0, 320.0), 200) {
                        faults.push(format!("{place}: out of sight"));
                    }
                    continue;
                };
                if card.height() > (size.1 * 0.2).max(64.0) + 1.0 {
                    faults.push(format!("{place}: {} high", card.height()));
                }
                if screen == Screen::Match {
                    continue;
                }
                for (text, rect, clip, _) in desk.texts() {
                    let shown = rect.intersect(clip);
                    let own = text == "✕" || text.starts_with("The settings were damaged");
                    if !own && shown.is_positive() && shown.intersects(card) {
                        faults.push(format!("{place}: covers {text:?}"));
                    }
                }
                let closes = desk.closed_notices.len();
                let close =
                    pos2(card.right() - 30.0, card.top() + 26.0_f32.min(card.height() / 2.0));
                desk.click(close);
                if desk.closed_notices.len() != closes + 1 {
                    faults.push(format!("{place}: cannot be closed"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_notice_that_fits_does_not_scroll() {
    for size in [(1280.0, 720.0), (1920.0, 1080.0), (1080.0, 1920.0)] {
        // Where nothing behind it scrolls either.
        for screen in [Screen::Title, Screen::NewMatch] {
            let mut desk = Desk::new(screen, Modal::None).sized(size.0, size.1);
            desk.notices = vec![Notice::new("notice-software-rendering")];
            desk.settle();
            let place = |desk: &Desk| {
                let told =
                    desk.texts().into_iter().find(|(text, ..)| text.starts_with("No graphics"));
                told.expect("told").1
            };
            let before = place(&desk);
            desk.pass(vec![
                Event::PointerMoved(before.center()),
                Event::MouseWheel {
                    unit: MouseWheelUnit::Point,
                    delta: vec2(0.0, -30.0),
                    phase: TouchPhase::Move,
                    modifiers: Modifiers::NONE,
                },
            ]);
            (0..60).for_each(|_| drop(desk.pass(Vec::new())));
            assert_eq!(place(&desk).top(), before.top(), "{size:?}");
        }
    }
}

#[test]
fn the_title_fits_into_small_windows() {
    for size in [(640.0, 360.0), (960.0, 540.0), (1280.0, 720.0), (1080.0, 1920.0)] {
        for matches in [Vec::new(), waiting()] {
            let mut desk = Desk::new(Screen::Title, Modal::None).sized(size.0, size.1);
            desk.unfinished = matches;
            desk.settle();
            for (name, intent) in [
                ("New match", Intent::OpenNewMatch),
                ("How to play", Intent::Open(Modal::Help)),
                ("Settings", Intent::Open(Modal::Settings)),
                ("Quit", Intent::Quit),
            ] {
                assert!(sees(&desk, name), "{name} is cut off at {size:?}");
                assert_eq!(desk.click_on(name), [intent], "{size:?}");
            }
        }
    }
}

#[test]
fn every_control_can_be_reached_in_the_smallest_windows() {
    for (size, percent) in [((480.0, 320.0), 100), ((480.0, 320.0), 200), ((960.0, 540.0), 200)] {
        for (screen, modal, last) in [
            (Screen::Title, Modal::None, "Quit"),
            (Screen::Title, Modal::Languages, "Kiswahili"),
            (Screen::NewMatch, Modal::None, "Begin"),
            (Screen::NewMatch, Modal::None, "Back"),
            (Screen::Title, Modal::Settings, "Reset all"),
            (Screen::Title, Modal::Settings, "English"),
            (Screen::Title, Modal::Settings, "Close"),
            (Screen::Title, Modal::Help, "Close"),
            (Screen::Title, Modal::ConfirmReset, "Keep them"),
        ] {
            let mut desk = desk(screen, modal, size, percent);
            if last == "English" && modal == Modal::Settings {
                desk.memory.settings_page = READING;
                desk.settle();
            }
            assert!(!reach(&mut desk, last).is_empty(), "{last}: {screen:?} {modal:?} {size:?}");
        }
    }
}

#[test]
fn all_letters_have_room() {
    for size in SIZES.into_iter().chain([(3840.0, 2160.0)]) {
        let mut desk = Desk::new(Screen::Title, Modal::None).sized(size.0, size.1);
        for percent in [75, 200, 100, 175, 200] {
            desk.settings.text_size = percent;
            for screen in [Screen::Title, Screen::NewMatch] {
                for modal in [Modal::None, Modal::Settings, Modal::Help] {
                    (desk.screen, desk.modal) = (screen, modal);
                    desk.settle();
                    let full = desk.letters_fill();
                    assert!(full < 0.8, "{screen:?} {modal:?} {size:?} {percent} %: {full}");
                }
            }
        }
    }
}

#[test]
fn the_game_that_is_chosen_is_asked_for_once() {
    let shown = |intents: Vec<Intent>| -> Vec<Game> {
        let games = intents.into_iter().filter_map(|intent| match intent {
            Intent::ShowGame(game) => Some(game),
            _ => None,
        });
        games.collect()
    };
    let mut desk = Desk::new(Screen::Title, Modal::None);
    desk.settle();
    desk.screen = Screen::NewMatch;
    let mut asked = Vec::new();
    (0..6).for_each(|_| asked.extend(desk.pass(Vec::new())));
    assert_eq!(shown(asked), [KUJIFUNZA]);
    let tile = |desk: &Desk, start: &str| {
        desk.names().into_iter().find(|name| name.starts_with(start)).expect("a tile")
    };
    let djenon = tile(&desk, "Djenon-aboure");
    assert_eq!(shown(desk.click_on(&djenon)), [Game::Djenon]);
    assert_eq!(shown(desk.click_on(&djenon)), []);
    // The form remembers the game, and the table has to follow when it is opened again.
    desk.screen = Screen::Title;
    desk.settle();
    desk.screen = Screen::NewMatch;
    let mut asked = Vec::new();
    (0..6).for_each(|_| asked.extend(desk.pass(Vec::new())));
    assert_eq!(shown(asked), [Game::Djenon]);
}

#[test]
fn nothing_is_seen_or_touched_through_the_curtain() {
    let mut desk = Desk::new(Screen::Title, Modal::None);
    desk.settle();
    let buttons = ["New match", "Quit"].map(|name| desk.find(name));
    desk.curtain = true;
    desk.settle();
    assert!(sees(&desk, &desk.words.get("title-loading")));
    assert!(desk.free.is_positive(), "the table is framed as it will be seen");
    let picture = desk.picture();
    let plaster = picture.get_pixel(100, 20);
    for at in [(100, 600), (500, 600), (900, 100)] {
        assert_eq!(picture.get_pixel(at.0, at.1), plaster, "{at:?} is not covered");
    }
    for at in buttons {
        assert_eq!(desk.click(at), []);
    }
    desk.curtain = false;
    desk.settle();
    assert_eq!(desk.click_on("Quit"), [Intent::Quit]);
}
