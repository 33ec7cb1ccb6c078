//! Every screen there is: what is missing on it, what stands out from its ground, what it looks like.

use super::desk::Desk;
use super::review::looked_back;
use super::scenes::{
    AGAINST_COMPUTER, FRIENDS, KUJIFUNZA, asked, chosen, hinted, refused, sowing, threatened,
    waiting,
};
use super::taught::Answered;
use bevy_egui::egui::Rect;
use mbili::app::notices::Notice;
use mbili::app::session::{HintStep, Seat};
use mbili::app::settings::Switches;
use mbili::app::state::{Modal, Screen};
use mbili::app::ui::Bookmark;
use mbili::engine::Level;
use mbili::exercises::Kind;
use mbili::lessons::Beat;
use mbili::rules::{Edit, Game, Refusal, Rules};
use mbili::words::{Depth, Language};

/// Every screen there is, with a name for its picture.
pub fn all() -> Vec<(&'static str, Desk)> {
    let plain = |screen| Desk::new(screen, Modal::None);
    let table =
        || plain(Screen::Match).with_match(KUJIFUNZA, AGAINST_COMPUTER, &[3, 5, 2, 8, 1, 0]);
    let over = |modal| {
        let mut desk = table();
        desk.modal = modal;
        desk
    };
    let mut title_waiting = plain(Screen::Title);
    title_waiting.unfinished = waiting();
    let mut unfinished = Desk::new(Screen::Title, Modal::Unfinished);
    unfinished.unfinished = waiting();
    let pit = mbili::rules::Pit(5);
    let refused = refused(table(), Refusal::FrontRowFirst { pit, instead: pit });
    let mut notice = plain(Screen::Title);
    notice.notices = vec![
        Notice::new("notice-settings-damaged")
            .with("line", 3)
            .with("file", "/a/folder/of/settings/settings.toml")
            .with("problem", "expected a number")
            .with("aside", "/a/folder/of/settings/settings.toml.damaged-1"),
    ];
    let mut notice_over_help = Desk::new(Screen::Title, Modal::Help);
    notice_over_help.notices = notice.notices.clone();
    let mut notice_on_the_form = plain(Screen::NewMatch);
    notice_on_the_form.notices = notice.notices.clone();
    let mut noticed = table();
    noticed.notices = notice.notices.clone();
    let mut keys = Desk::new(Screen::Title, Modal::Help);
    keys.memory.help_page = 2;
    let book = |game, chapter, depth| {
        let mut desk = Desk::new(Screen::Title, Modal::Book);
        // Opening turns to the game of which was read last.
        desk.memory.help_page = game;
        desk.memory.bookmark = Bookmark::open_at(game, chapter, depth);
        desk
    };
    let laid = |game: Game, edits: &[Edit]| {
        let mut desk = plain(Screen::SetUp);
        desk.lay(&game.start(), edits);
        desk
    };
    let pit = Edit::Take(mbili::rules::Pit(5));
    let djenon = [Seat::Computer(Level::Bingwa), Seat::Human];
    let (mut first_lap, mut directions) = (chosen(table()), chosen(table()));
    for way in &mut first_lap.previews.ways {
        let told = way.foreseen.as_mut().expect("foreseen");
        (told.first_lap, told.laps, told.captured) = (true, 1, 12);
    }
    directions.previews.ways.iter_mut().for_each(|way| way.foreseen = None);
    let hint_djenon = plain(Screen::Match).with_match(Game::Djenon, FRIENDS, &[1, 2]);
    // The cards of a pit on the far side lie above the board, where the languages are too.
    let far = || plain(Screen::Match).with_match(KUJIFUNZA, FRIENDS, &[3]);
    let lost = plain(Screen::Match).with_match(Game::Djenon, FRIENDS, &[1, 2, 3, 0]);
    let mut aside = plain(Screen::Results).with_finished_match(KUJIFUNZA, AGAINST_COMPUTER);
    aside.memory.result_aside = true;
    let mut ease = over(Modal::Settings);
    ease.memory.settings_page = 4;
    ease.settings.switches = Switches::One;
    let mut contrast = chosen(table());
    contrast.settings.contrast = true;
    vec![
        ("title", plain(Screen::Title)),
        ("title-waiting", title_waiting),
        ("new-match", plain(Screen::NewMatch)),
        ("match-start", plain(Screen::Match).with_match(KUJIFUNZA, FRIENDS, &[])),
        ("match", table()),
        ("match-chosen", chosen(table())),
        ("match-first-lap", first_lap),
        ("match-directions", directions),
        ("match-threats", threatened(table(), true)),
        (
            "match-no-threats",
            threatened(plain(Screen::Match).with_match(KUJIFUNZA, FRIENDS, &[]), false),
        ),
        ("match-threats-djenon", threatened(lost, true)),
        ("match-hint", hinted(table(), HintStep::Pit)),
        ("match-hint-way", hinted(table(), HintStep::Way)),
        ("match-hint-why", hinted(table(), HintStep::Why)),
        ("match-hint-kichwa", hinted(asked(), HintStep::Why)),
        ("match-hint-far", hinted(far(), HintStep::Why)),
        ("match-chosen-far", chosen(far())),
        ("match-hint-djenon", hinted(hint_djenon, HintStep::Why)),
        ("match-sowing", sowing(table())),
        ("match-refused", refused),
        ("match-kichwa", asked()),
        ("match-djenon", plain(Screen::Match).with_match(Game::Djenon, djenon, &[1, 2, 3, 0, 2])),
        ("results", plain(Screen::Results).with_finished_match(KUJIFUNZA, AGAINST_COMPUTER)),
        ("results-djenon", plain(Screen::Results).with_finished_match(Game::Djenon, FRIENDS)),
        ("results-aside", aside),
        ("review", looked_back(KUJIFUNZA, AGAINST_COMPUTER)),
        ("review-djenon", looked_back(Game::Djenon, FRIENDS)),
        ("pause", over(Modal::Pause)),
        ("settings", over(Modal::Settings)),
        ("settings-ease", ease),
        ("match-contrast", contrast),
        ("help", over(Modal::Help)),
        ("help-keys", keys),
        ("book", book(0, 0, Depth::Child)),
        ("book-history", book(0, 7, Depth::Adult)),
        ("book-words", book(0, 9, Depth::Adult)),
        ("book-beside-kalah", book(1, 6, Depth::Child)),
        ("unfinished", unfinished),
        ("confirm-resign", over(Modal::ConfirmResign)),
        ("confirm-reset", over(Modal::ConfirmReset)),
        ("confirm-discard", Desk::new(Screen::Title, Modal::ConfirmDiscard)),
        ("notice", notice),
        ("notice-help", notice_over_help),
        ("notice-form", notice_on_the_form),
        ("match-notice", noticed),
        ("exercises", plain(Screen::Exercises)),
        ("exercise-starts", Desk::at_an_exercise(Kind::Starts, true)),
        ("exercise-laps", Desk::at_an_exercise(Kind::Laps, true)),
        ("exercise-win", Desk::at_an_exercise(Kind::WinInThree, true)),
        ("exercise-djenon", Desk::at_an_exercise(Kind::MostSeeds, false)),
        ("lesson", Desk::at_the_lesson(Some(Beat::Sow), Answered::Not)),
        ("lesson-done", Desk::at_the_lesson(Some(Beat::Capture), Answered::Right)),
        ("lesson-wrong", Desk::at_the_lesson(Some(Beat::MustCapture), Answered::Wrong)),
        ("lesson-end", Desk::at_the_lesson(None, Answered::Not)),
        ("course", plain(Screen::Course)),
        ("course-lesson", Desk::at_a_lesson("direction", Answered::Not)),
        ("course-lesson-wrong", Desk::at_a_lesson("sixteen", Answered::Wrong)),
        ("course-lesson-djenon", Desk::at_a_lesson("taking", Answered::Right)),
        ("course-exercise", Desk::at_the_exercise_of("relay")),
        ("confirm-forget", Desk::new(Screen::Exercises, Modal::ConfirmForget)),
        ("set-up", laid(KUJIFUNZA, &[])),
        ("set-up-refused", laid(KUJIFUNZA, &[pit, Edit::Clear])),
        ("set-up-djenon", laid(Game::Djenon, &[pit])),
        ("languages", over(Modal::Languages)),
        ("languages-title", Desk::new(Screen::Title, Modal::Languages)),
    ]
}

pub const SIZES: [(f32, f32); 4] =
    [(640.0, 360.0), (1280.0, 720.0), (1080.0, 1920.0), (3840.0, 2160.0)];

#[test]
fn no_window_is_too_small_to_be_survived() {
    // One window after the other, as when somebody pulls at its corner.
    let sides = [0.0, 1.0, 40.0, 119.0, 120.0, 160.0, 200.0, 240.0];
    for percent in [75, 200] {
        for (_, desk) in all() {
            let mut desk = desk.text(percent);
            for side in sides {
                for (width, height) in [(side, side), (side, 720.0), (1280.0, side)] {
                    desk = desk.sized(width, height);
                    for _ in 0..3 {
                        desk.pass(Vec::new());
                    }
                }
            }
        }
    }
}

#[test]
fn no_word_is_missing() {
    for (name, mut desk) in all() {
        for language in Language::ALL {
            desk = desk.speaking(*language);
            desk.settle();
            assert_eq!(desk.words.faults(), [], "{name} in {language:?}");
        }
    }
}

#[test]
fn nothing_is_done_anew_at_rest() {
    for (width, height) in SIZES {
        for percent in [100, 200] {
            for (name, desk) in all() {
                let mut desk = desk.sized(width, height).text(percent);
                desk.settle();
                desk.pass(Vec::new());
                let place = format!("{name} {width}x{height} {percent} %");
                assert_eq!(desk.changed_textures, 0, "{place}: letters are drawn anew");
                assert!(!desk.asks_for_repaint, "{place}: another frame is wanted");
            }
        }
    }
}

#[test]
fn figures_that_change_are_ready() {
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (1920.0, 1080.0)] {
        let mut desk = sowing(all().swap_remove(4).1).sized(width, height);
        desk.settle();
        for lap in [27, 38, 49, 56] {
            (desk.stage.lap, desk.stage.captured) = (lap, lap / 2);
            desk.pass(Vec::new());
            assert_eq!(desk.changed_textures, 0, "{width}x{height}: lap {lap}");
        }
    }
}

/// Luminance as WCAG has it.
fn luminance(pixel: &image::Rgba<u8>) -> f32 {
    let linear = |n: usize| {
        let value = f32::from(pixel.0[n]) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}

/// Measured from the pixels: of each text, the one that stands out most, from what most of them show. What cannot
/// be used now is paler, and what lies on the wood itself cannot be measured on a sketch of it.
#[test]
fn every_text_stands_out_from_its_ground_in_the_picture() {
    let mut least = (f32::MAX, String::new());
    let mut faults = Vec::new();
    let looked_at = |name: &str| {
        ["title-waiting", "new-match", "match-chosen", "match-refused", "match-kichwa"]
            .contains(&name)
            || ["match-hint", "match-hint-way", "match-hint-why"].contains(&name)
            || ["results", "settings", "help", "notice"].contains(&name)
    };
    for (name, desk) in all().into_iter().filter(|(name, _)| looked_at(name)) {
        let mut desk = desk.sized(1280.0, 720.0);
        desk.settle();
        let unusable = desk.unusable();
        let picture = desk.picture();
        let window = Rect::from_min_size(Default::default(), desk.size);
        let fades = desk.fades();
        for (text, rect, clip, ground) in desk.texts() {
            let seen = rect.intersect(clip).intersect(window);
            // What is scrolled half away, or lies under something else, is not read.
            if fades.iter().any(|fade| fade.intersects(rect)) {
                continue;
            }
            if ground.is_none() || unusable.iter().any(|control| control.contains(rect.center())) {
                continue;
            }
            if desk.ground_at(rect.center()) != ground
                || seen.height() < rect.height() - 1.0
                || seen.width() < 4.0
            {
                continue;
            }
            let (left, right) = (seen.left() as u32, seen.right() as u32);
            let mut lights: Vec<f32> = (seen.top() as u32..seen.bottom() as u32)
                .flat_map(|y| (left..right).map(move |x| (x, y)))
                .map(|(x, y)| luminance(picture.get_pixel(x, y)) + 0.05)
                .collect();
            lights.sort_by(f32::total_cmp);
            // The ground and the letters are what is darkest and brightest, whichever is which: of a
            // single figure the letters may be most of it.
            let part = lights.len() / 40;
            let contrast = lights[lights.len() - 1 - part] / lights[part];
            if contrast < least.0 {
                least = (contrast, format!("{name}: {text:?}"));
            }
            if contrast < 4.5 {
                faults.push(format!("{name}: {text:?} at {rect:?} stands out by {contrast:.2}"));
            }
        }
    }
    println!("the text that stands out least, by {:.2}: {}", least.0, least.1);
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// Writes a picture of every screen into the folder of this variable, to be looked at.
const PICTURES: &str = "MBILI_SCREENS";

#[test]
fn every_screen_can_be_pictured() {
    let folder = std::env::var_os(PICTURES).map(std::path::PathBuf::from);
    let only = std::env::var("MBILI_SCREENS_ONLY").unwrap_or_default();
    let sizes = match folder {
        Some(_) => [
            (480.0, 320.0),
            (640.0, 360.0),
            (960.0, 540.0),
            (1280.0, 720.0),
            (1920.0, 1080.0),
            (1080.0, 1920.0),
        ]
        .into_iter()
        .flat_map(|(width, height)| [(width, height, 100), (width, height, 200)])
        .collect(),
        None => vec![(640.0, 360.0, 100)],
    };
    let asked = std::env::var("MBILI_SCREENS_LANG").unwrap_or_default();
    let asked_for = |language: &&Language| asked.is_empty() || asked.contains(language.code());
    let spoken = if folder.is_some() { Language::ALL } else { &Language::ALL[..1] };
    let languages: Vec<Language> = spoken.iter().filter(asked_for).copied().collect();
    let places = sizes.into_iter().flat_map(|size| languages.iter().map(move |l| (size, *l)));
    for ((width, height, percent), language) in places {
        for (name, desk) in all() {
            if !name.contains(&only) {
                continue;
            }
            let mut desk = desk.sized(width, height).text(percent).speaking(language);
            desk.settle();
            let picture = desk.picture();
            let inked = picture.pixels().filter(|p| p.0[0] > 200).count();
            assert!(inked > 500, "{name} is empty");
            if let Some(folder) = &folder {
                let code = language.code();
                let path = folder.join(format!("{name}-{width}x{height}-{percent}-{code}.png"));
                picture.save(path).expect("the folder can be written");
            }
        }
    }
}
