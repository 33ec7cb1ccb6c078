//! The book of the games.

use super::flow::{over_match, settled, table};
use super::scenes::{FRIENDS, KUJIFUNZA};
use bevy_egui::egui::{Rect, Shape};
use mbili::app::session::{Intent, Read};
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Game, Rules};
use mbili::words::{Chapter, Depth, Language};
use std::collections::BTreeSet;

#[test]
fn the_book_is_read_to_its_end_in_both_depths() {
    let mut desk = over_match(Modal::Help);
    assert_eq!(desk.click_on("The book"), [Intent::Open(Modal::Book)]);
    desk.modal = Modal::Book;
    desk.settle();
    for (game, depth) in [
        ("Bao la Kujifunza", "In brief"),
        ("Bao la Kujifunza", "In full"),
        ("Djenon-aboure", "In brief"),
        ("Djenon-aboure", "In full"),
    ] {
        desk.click_on(game);
        desk.settle();
        desk.click_on(depth);
        desk.settle();
        let mut read = BTreeSet::new();
        loop {
            read.extend(desk.texts().into_iter().map(|(text, ..)| text));
            if !desk.focusable().iter().any(|name| name == "Next chapter") {
                break;
            }
            desk.click_on("Next chapter");
            desk.settle();
        }
        let (game, depth) = match (game, depth) {
            ("Djenon-aboure", "In brief") => (Game::Djenon, Depth::Child),
            ("Djenon-aboure", _) => (Game::Djenon, Depth::Adult),
            (_, "In brief") => (KUJIFUNZA, Depth::Child),
            _ => (KUJIFUNZA, Depth::Adult),
        };
        for chapter in Chapter::ALL {
            if chapter == Chapter::Sources && depth == Depth::Child {
                continue;
            }
            for paragraph in desk.words.paragraphs(game, chapter, depth) {
                assert!(read.contains(&paragraph), "{game:?} {depth:?}: {paragraph}");
            }
        }
        let kalah = desk.words.beside_kalah(game);
        assert!(kalah.iter().all(|line| read.contains(&line.here)), "{game:?} {depth:?}");
        let mut turned = 0;
        while desk.focusable().iter().any(|name| name == "Chapter before") {
            desk.click_on("Chapter before");
            desk.settle();
            turned += 1;
        }
        assert!((7..12).contains(&turned), "{turned} chapters");
    }
    assert_eq!(desk.click_on("Close"), [Intent::Close]);
}

#[test]
fn the_book_opens_at_the_game_that_is_played_and_where_it_was_left() {
    let mut desk = settled(table().with_match(Game::Djenon, FRIENDS, &[1]));
    for modal in [Modal::Help, Modal::Book] {
        desk.modal = modal;
        desk.settle();
    }
    assert_eq!(desk.memory.bookmark.game, 1);
    desk.click_on("Next chapter");
    for modal in [Modal::None, Modal::Help, Modal::Book] {
        desk.modal = modal;
        desk.settle();
    }
    assert_eq!((desk.memory.bookmark.game, desk.memory.bookmark.chapter), (1, 1));
}

/// What a screen of the book has in the middle of its page, game by game.
fn reader(depth: Depth) -> super::desk::Desk {
    let mut desk = settled(super::desk::Desk::new(Screen::Title, Modal::None));
    assert_eq!(desk.click_on("The book"), [Intent::Open(Modal::Book)]);
    desk.modal = Modal::Book;
    desk.settle();
    desk.click_on(if depth == Depth::Child { "In brief" } else { "In full" });
    desk.settle();
    desk
}

#[test]
fn the_buttons_of_the_book_never_move() {
    for depth in ["In brief", "In full"] {
        let mut desk = reader(Depth::Child);
        let places = |desk: &super::desk::Desk| {
            let all = desk.places_of(|_| true);
            let of = |name: &str| all.iter().find(|(label, _)| label == name).map(|found| found.1);
            ["In brief", "In full", "Djenon-aboure", "Close"].map(of)
        };
        let first = places(&desk);
        assert!(first.iter().all(Option::is_some));
        for game in ["Bao la Kujifunza", "Djenon-aboure"] {
            desk.click_on(game);
            desk.settle();
            desk.click_on(depth);
            desk.settle();
            let mut chapters = 1;
            let mut next = desk.find("Next chapter");
            while desk.focusable().iter().any(|name| name == "Next chapter") {
                assert_eq!(desk.find("Next chapter"), next, "{game} {depth} {chapters}");
                next = desk.find("Next chapter");
                desk.click(next);
                desk.settle();
                chapters += 1;
                assert_eq!(places(&desk), first, "{game} {depth} {chapters}");
            }
            assert!(chapters > 7, "{game} {depth}: {chapters} chapters");
        }
    }
}

#[test]
fn a_word_of_bao_in_the_book_leads_to_what_it_means_and_back() {
    let mut desk = reader(Depth::Adult);
    for _ in 0..2 {
        desk.click_on("Next chapter");
        desk.settle();
    }
    let here = desk.memory.bookmark;
    assert_eq!(desk.click_on("mtaji"), []);
    desk.settle();
    assert_eq!(desk.memory.bookmark.word, Some("mtaji"));
    assert!(desk.texts().iter().any(|(text, ..)| text == "A turn that captures."));
    // From there to another word, and back to the chapter all the same.
    desk.click_on("Back to: How to play");
    desk.settle();
    assert_eq!((desk.memory.bookmark.game, desk.memory.bookmark.chapter), (0, here.chapter));
    assert_eq!(desk.memory.bookmark.word, None);
}

#[test]
fn words_of_bao_on_other_screens_lead_to_the_book_but_in_swahili() {
    let mut desk = over_match(Modal::Help);
    let hamna = desk.places_of(|label| label == "hamna");
    let (_, place) = hamna.first().cloned().expect("the help speaks of hamna");
    // A finger hits it.
    assert!(place.height() >= 30.0 && place.width() >= 40.0, "{place:?}");
    assert_eq!(desk.tap(place.center()), [Intent::Open(Modal::Book)]);
    assert_eq!(desk.memory.bookmark.word, Some("hamna"));
    desk.modal = Modal::Book;
    desk.settle();
    assert!(desk.names().iter().all(|name| !name.starts_with("Back to:")), "the book was closed");
    assert!(desk.texts().iter().any(|(text, ..)| text.starts_with("There is nothing")));

    for (language, leads) in [(Language::English, true), (Language::Swahili, false)] {
        let mut desk = settled(table().speaking(language));
        desk.modal = Modal::Help;
        desk.settle();
        let links = desk.places_of(|label| label == "kichwa" || label == "takata");
        assert_eq!(!links.is_empty(), leads, "{language:?}");
    }
}

#[test]
fn the_keyboard_reaches_the_words_of_bao() {
    let mut desk = over_match(Modal::Help);
    assert!(desk.focusable().iter().any(|name| name == "takata"));
    for _ in 0..60 {
        desk.key(bevy_egui::egui::Key::Tab);
        if desk.focused().as_deref() == Some("takata") {
            break;
        }
    }
    assert_eq!(desk.focused().as_deref(), Some("takata"));
    assert_eq!(desk.key(bevy_egui::egui::Key::Enter), [Intent::Open(Modal::Book)]);
}

#[test]
fn each_chapter_asks_the_table_for_its_picture_once() {
    let mut desk = reader(Depth::Child);
    let mut asked = Vec::new();
    loop {
        for _ in 0..4 {
            asked.extend(desk.pass(Vec::new()));
        }
        if !desk.focusable().iter().any(|name| name == "Next chapter") {
            break;
        }
        asked.extend(desk.click_on("Next chapter"));
    }
    let captions: Vec<&str> = asked
        .iter()
        .map(|intent| match intent {
            Intent::Read(Read::Picture(picture)) => picture.caption,
            other => panic!("{other:?}"),
        })
        .collect();
    let board = "book-picture-kujifunza-board";
    let own = ["book-picture-sow", "book-picture-capture", "book-picture-hamna", board];
    assert_eq!(captions, own);
    // Another picture of the same chapter, by its button in the text.
    let mut desk = reader(Depth::Child);
    for _ in 0..2 {
        desk.click_on("Next chapter");
        desk.settle();
    }
    let relay = desk.names().into_iter().find(|name| name.starts_with("On the board: The last"));
    let wanted = desk.click_on(&relay.expect("a picture of the relay"));
    assert!(wanted.is_empty());
    let asked = desk.pass(Vec::new());
    let shows = |intent: &Intent| matches!(intent, Intent::Read(Read::Picture(picture)) if picture.caption == "book-picture-relay");
    assert!(asked.iter().any(shows), "{asked:?}");
}

#[test]
fn play_in_the_book_is_a_match_of_its_game() {
    let mut desk = reader(Depth::Child);
    for (game, chosen) in [("Djenon-aboure", Game::Djenon), ("Bao la Kujifunza", KUJIFUNZA)] {
        desk.click_on(game);
        desk.settle();
        match desk.click_on("Play").as_slice() {
            [Intent::BeginOn(setup, _)] => assert_eq!(setup.game, chosen),
            other => panic!("{other:?}"),
        }
    }
    // Over a match of the same game it leads back to it.
    let mut desk = over_match(Modal::Book);
    assert_eq!(desk.click_on("Back to the match"), [Intent::Close]);
}

/// The name and the number of a pit lie above the ring around it.
#[test]
fn no_ring_of_a_picture_lies_over_what_is_written_on_the_board() {
    let (mut rings, mut faults) = (0, Vec::new());
    for depth in [Depth::Child, Depth::Adult] {
        let mut desk = reader(depth);
        desk.stage.shown = Some(KUJIFUNZA.start());
        desk.board.near = Some(mbili::rules::Side::South);
        desk.settle();
        loop {
            let mut written: Vec<(String, Rect)> = Vec::new();
            desk.each_shape(&mut |shape| match shape {
                Shape::Text(text) => {
                    let ink = text.visual_bounding_rect();
                    written.push((text.galley.text().to_owned(), ink));
                }
                Shape::Circle(ring) if ring.fill.a() == 0 && ring.radius > 8.0 => {
                    rings += 1;
                    let near = |rect: &Rect| rect.distance_to_pos(ring.center);
                    let far = |rect: &Rect| {
                        let corners = [rect.left_top(), rect.right_top(), rect.left_bottom()];
                        let corners = corners.into_iter().chain([rect.right_bottom()]);
                        corners.map(|corner| corner.distance(ring.center)).fold(0.0, f32::max)
                    };
                    let through = |(_, rect): &&(String, Rect)| {
                        (near(rect)..far(rect)).contains(&ring.radius)
                    };
                    faults.extend(written.iter().find(through).cloned());
                }
                _ => {}
            });
            if !desk.focusable().iter().any(|name| name == "Next chapter") {
                break;
            }
            desk.click_on("Next chapter");
            desk.settle();
        }
    }
    assert!(rings > 4, "{rings}");
    assert!(faults.is_empty(), "{faults:?}");
}
