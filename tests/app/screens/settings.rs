//! The settings, page by page.

use super::desk::Desk;
use super::flow::over_match;
use mbili::app::look::{BoardStyle, Mood};
use mbili::app::session::Intent;
use mbili::app::settings::{Change, Foresight, Quality, Switches};
use mbili::app::state::Modal;
use mbili::words::Language;

/// Opens a page of the settings.
fn page(desk: &mut Desk, name: &str) {
    desk.settle();
    desk.click_on(name);
    desk.settle();
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
        ("Ease of use", "High contrast", Change::Contrast(true)),
        ("Ease of use", "One switch", Change::Switches(Switches::One)),
        ("Ease of use", "Two switches", Change::Switches(Switches::Two)),
        ("Ease of use", "Speak the turns", Change::Voice(true)),
        ("Sound", "No sound", Change::Muted(true)),
        ("Reading", "200%", Change::TextSize(200)),
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
fn the_pages_of_the_settings_keep_their_place_beside_the_board() {
    for (width, height) in [(1280.0, 720.0), (1080.0, 1920.0)] {
        let mut desk = over_match(Modal::Settings).sized(width, height);
        desk.settle();
        let names = ["Play", "Picture", "Sound", "Reading"];
        let places = |desk: &Desk| names.map(|name| desk.find(name));
        let first = places(&desk);
        for name in names {
            page(&mut desk, name);
            assert_eq!(places(&desk), first, "{name} at {width}x{height}");
            // Most of the board is seen.
            let close = desk.find("Close");
            assert!(first.iter().chain([&close]).all(|at| {
                let free = desk.free;
                at.x > free.left() + 0.55 * free.width() || at.y > free.bottom()
            }));
        }
    }
}
