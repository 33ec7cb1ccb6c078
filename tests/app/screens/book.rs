//! The book of the games.

use super::flow::{over_match, settled, table};
use super::scenes::{FRIENDS, KUJIFUNZA};
use mbili::app::session::Intent;
use mbili::app::state::Modal;
use mbili::rules::Game;
use mbili::words::{Chapter, Depth};
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
