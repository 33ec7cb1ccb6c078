//! The pictures of the book: positions and turns that show what a sentence says. They are data; the table lays
//! them out and plays them, and tests hold each to its sentence.

use super::book::Chapter;
use super::lookup::Words;
use crate::notation::{parse_move, parse_pit, parse_position};
use crate::rules::{Event, Game, KichwaRule, Pit, Position, Rules};

/// A picture of the book.
#[derive(Debug, PartialEq, Eq)]
pub struct Picture {
    /// The message below it, which is its name as well.
    pub caption: &'static str,
    /// The game, with the house rule that the book goes by.
    pub game: Game,
    /// The chapter that it stands in.
    pub chapter: Chapter,
    /// The paragraphs that it shows, in either depth.
    pub shows: &'static [&'static str],
    position: &'static str,
    turn: Option<&'static str>,
    marks: &'static [(&'static str, Option<&'static str>)],
}

/// The rule of the book: that of the masters.
const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

impl Picture {
    /// All pictures, game by game and chapter by chapter.
    pub const ALL: &[Picture] = PICTURES;

    /// The pictures of a chapter.
    pub fn of(game: Game, chapter: Chapter) -> impl Iterator<Item = &'static Picture> {
        let board = game.board();
        Self::ALL.iter().filter(move |p| p.game.board() == board && p.chapter == chapter)
    }

    /// Those among the pictures of a chapter that show a paragraph.
    pub fn with(game: Game, chapter: Chapter, key: &str) -> impl Iterator<Item = &'static Picture> {
        Self::of(game, chapter).filter(move |picture| picture.shows.contains(&key))
    }

    /// The position that is looked at.
    #[must_use]
    pub fn position(&self) -> Position {
        // That all of them can be read is held by a test.
        parse_position(self.game.board(), self.position).unwrap_or_else(|_| self.game.start())
    }

    /// What happens in its turn; nothing where it has none.
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        let turn = self.turn.and_then(|turn| parse_move(self.game.board(), turn).ok());
        let mut at = self.position();
        for action in turn.iter().flat_map(|turn| turn.actions()) {
            let Ok(next) = self.game.play(&at, action, &mut events) else { break };
            at = next;
        }
        events
    }

    /// The pits that are marked, each with a word of Bao where it has one.
    pub fn marks(&self) -> impl Iterator<Item = (Pit, Option<&'static str>)> {
        let board = self.game.board();
        self.marks.iter().filter_map(move |(pit, word)| Some((parse_pit(board, pit).ok()?, *word)))
    }
}

impl Words {
    /// What stands below a picture.
    #[must_use]
    pub fn caption(&self, picture: &Picture) -> String {
        self.get(picture.caption)
    }
}

const PICTURES: &[Picture] = &[
    Picture {
        caption: "book-picture-kujifunza-board",
        game: BAO,
        chapter: Chapter::Board,
        shows: &[
            "book-kujifunza-board-child-1",
            "book-kujifunza-board-child-2",
            "book-kujifunza-board-adult-1",
            "book-kujifunza-board-adult-2",
        ],
        position: "[ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]",
        turn: None,
        marks: &[
            ("A1", Some("kichwa")),
            ("A2", Some("kimbi")),
            ("A5", Some("nyumba")),
            ("A7", Some("kimbi")),
            ("A8", Some("kichwa")),
        ],
    },
    Picture {
        caption: "book-picture-sow",
        game: BAO,
        chapter: Chapter::Play,
        shows: &[
            "book-kujifunza-play-child-1",
            "book-kujifunza-play-child-2",
            "book-kujifunza-play-adult-1",
        ],
        position: "[ 0 0 1 3 0 0 0 0 | 3 1 0 1 0 0 3 0 | 0 3 2 0 0 0 0 0 | 0 0 0 1 0 2 3 1 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A2R"),
        marks: &[("A2", None)],
    },
    Picture {
        caption: "book-picture-relay",
        game: BAO,
        chapter: Chapter::Play,
        shows: &["book-kujifunza-play-child-3", "book-kujifunza-play-adult-2"],
        position: "[ 0 1 0 0 1 0 0 0 | 4 0 0 0 2 1 4 0 | 0 2 0 3 4 0 0 1 | 0 3 1 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A2R"),
        marks: &[("A2", None)],
    },
    Picture {
        caption: "book-picture-takata",
        game: BAO,
        chapter: Chapter::Play,
        shows: &["book-kujifunza-play-adult-3"],
        position: "[ 2 1 0 0 0 3 3 2 | 4 0 0 0 4 0 4 2 | 0 1 3 1 0 1 1 1 | 0 4 2 0 0 0 0 1 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A3R"),
        marks: &[("A3", None)],
    },
    Picture {
        caption: "book-picture-lone-kichwa",
        game: BAO,
        chapter: Chapter::Play,
        shows: &["book-kujifunza-play-adult-4"],
        position: "[ 3 3 1 0 0 0 1 2 | 3 0 1 1 2 0 2 2 | 0 0 0 0 0 0 0 3 | 0 0 2 1 0 0 3 0 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A8L"),
        marks: &[("A8", Some("kichwa"))],
    },
    Picture {
        caption: "book-picture-capture",
        game: BAO,
        chapter: Chapter::Capture,
        shows: &[
            "book-kujifunza-capture-child-1",
            "book-kujifunza-capture-child-2",
            "book-kujifunza-capture-adult-1",
        ],
        position: "[ 0 0 0 0 0 2 2 2 | 0 0 0 0 3 0 2 3 | 3 1 2 1 3 0 1 0 | 3 0 0 0 3 0 0 0 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A3R"),
        marks: &[("A3", None), ("A1", Some("kichwa"))],
    },
    Picture {
        caption: "book-picture-must",
        game: BAO,
        chapter: Chapter::Capture,
        shows: &["book-kujifunza-capture-child-3"],
        position: "[ 0 0 0 0 0 0 3 0 | 3 2 1 1 0 0 3 2 | 0 1 1 0 2 2 0 3 | 0 0 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A5L"),
        marks: &[("A5", None), ("A6", None)],
    },
    Picture {
        caption: "book-picture-kimbi",
        game: BAO,
        chapter: Chapter::Capture,
        shows: &["book-kujifunza-capture-adult-2"],
        position: "[ 0 0 0 0 0 0 0 0 | 1 0 0 2 2 1 4 2 | 2 0 0 0 2 0 1 0 | 0 1 0 1 0 2 0 0 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A5R"),
        marks: &[("A5", None), ("A7", Some("kimbi")), ("A8", Some("kichwa"))],
    },
    Picture {
        caption: "book-picture-sixteen",
        game: BAO,
        chapter: Chapter::Capture,
        shows: &["book-kujifunza-capture-adult-3"],
        position: "[ 0 0 2 0 0 0 0 0 | 1 1 0 2 0 0 1 1 | 0 0 17 0 0 0 0 0 | 0 0 0 2 0 0 0 0 | 0 0 | F F | 255 | 0 ]",
        turn: None,
        marks: &[("A3", None), ("A4", None)],
    },
    Picture {
        caption: "book-picture-hamna",
        game: BAO,
        chapter: Chapter::End,
        shows: &["book-kujifunza-end-child-1", "book-kujifunza-end-adult-1"],
        position: "[ 3 0 0 1 0 0 3 0 | 0 0 2 0 0 0 0 0 | 1 2 1 0 0 3 0 1 | 0 0 0 3 0 0 1 0 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A6L"),
        marks: &[("A6", None)],
    },
    Picture {
        caption: "book-picture-no-move",
        game: BAO,
        chapter: Chapter::End,
        shows: &["book-kujifunza-end-child-2", "book-kujifunza-end-adult-1"],
        position: "[ 0 1 1 0 1 0 0 0 | 1 0 1 0 0 3 1 0 | 0 3 0 2 0 2 0 3 | 3 0 0 2 0 0 0 0 | 0 0 | F F | 255 | 0 ]",
        turn: Some("A4R"),
        marks: &[("A4", None)],
    },
    Picture {
        caption: "book-picture-djenon-board",
        game: Game::Djenon,
        chapter: Chapter::Board,
        shows: &["book-djenon-board-child-1", "book-djenon-board-adult-1"],
        position: "[ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ]",
        turn: None,
        marks: &[],
    },
    Picture {
        caption: "book-picture-djenon-sow",
        game: Game::Djenon,
        chapter: Chapter::Play,
        shows: &["book-djenon-play-child-1", "book-djenon-play-adult-1"],
        position: "[ 0 4 1 3 0 3 | 2 4 0 2 0 3 | 12 14 | 0 ]",
        turn: Some("A2"),
        marks: &[("A2", None)],
    },
    Picture {
        caption: "book-picture-djenon-relay",
        game: Game::Djenon,
        chapter: Chapter::Play,
        shows: &["book-djenon-play-child-2", "book-djenon-play-adult-2"],
        position: "[ 2 3 0 2 1 0 | 3 0 1 0 3 2 | 16 15 | 0 ]",
        turn: Some("A2"),
        marks: &[("A2", None)],
    },
    Picture {
        caption: "book-picture-djenon-pass",
        game: Game::Djenon,
        chapter: Chapter::Play,
        shows: &["book-djenon-play-adult-3"],
        position: "[ 1 0 1 0 0 1 | 0 2 3 0 1 0 | 19 20 | 0 ]",
        turn: None,
        marks: &[],
    },
    Picture {
        caption: "book-picture-djenon-capture",
        game: Game::Djenon,
        chapter: Chapter::Capture,
        shows: &["book-djenon-capture-child-1", "book-djenon-capture-adult-1"],
        position: "[ 2 1 1 0 4 0 | 0 3 0 2 0 4 | 15 16 | 0 ]",
        turn: Some("A5"),
        marks: &[("A5", None)],
    },
    Picture {
        caption: "book-picture-djenon-chain",
        game: Game::Djenon,
        chapter: Chapter::Capture,
        shows: &["book-djenon-capture-child-1", "book-djenon-capture-adult-1"],
        position: "[ 0 1 4 4 1 1 | 3 1 2 3 2 4 | 11 11 | 0 ]",
        turn: Some("A4"),
        marks: &[("A4", None)],
    },
    Picture {
        caption: "book-picture-djenon-end",
        game: Game::Djenon,
        chapter: Chapter::End,
        shows: &["book-djenon-end-child-1", "book-djenon-end-adult-1"],
        position: "[ 0 1 0 1 0 3 | 0 3 0 0 0 0 | 19 21 | 0 ]",
        turn: Some("A6"),
        marks: &[("A6", None)],
    },
];
