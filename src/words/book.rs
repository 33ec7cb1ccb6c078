//! The book of the games: chapters in two depths, the games beside what most people know, and the words of Bao.

use super::lookup::Words;
use super::taken::of_game;
use crate::rules::Game;

/// A chapter of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// What kind of game it is.
    What,
    /// The board and what lies on it.
    Board,
    /// A turn.
    Play,
    /// Capturing.
    Capture,
    /// The end.
    End,
    /// Teaching, things, people.
    Notes,
    /// The game beside Kalah, which most people know as mancala.
    Standard,
    /// Where it comes from, and what nobody knows.
    History,
    /// Who says so.
    Sources,
    /// The games beside it, and all there are here.
    Others,
    /// The words of Bao.
    Words,
}

/// How much a chapter takes for granted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Depth {
    /// For a child, or for two minutes.
    #[default]
    Child,
    /// For an adult who wants to know.
    Adult,
}

/// A line of the table in which a game stands beside Kalah.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// What is compared.
    pub what: String,
    /// How it is in Kalah.
    pub kalah: String,
    /// How it is in this game.
    pub here: String,
}

impl Chapter {
    /// All chapters in their order.
    pub const ALL: [Chapter; 11] = [
        Chapter::What,
        Chapter::Board,
        Chapter::Play,
        Chapter::Capture,
        Chapter::End,
        Chapter::Notes,
        Chapter::Standard,
        Chapter::History,
        Chapter::Sources,
        Chapter::Others,
        Chapter::Words,
    ];

    /// The messages of its paragraphs; none for the two that are tables.
    pub fn paragraphs(self, game: Game, depth: Depth) -> impl Iterator<Item = &'static str> {
        let keys = match game {
            Game::Kujifunza(_) => KUJIFUNZA,
            Game::Djenon => DJENON,
        };
        let (name, depth) = (chapter_name(self), depth_name(depth));
        keys.iter().copied().filter(move |key| {
            let mut parts = key.split('-').skip(2);
            let here = parts.next() == Some(name);
            let next = parts.next().unwrap_or_default();
            // Sources are the same for everybody.
            here && (next == depth || next.bytes().all(|byte| byte.is_ascii_digit()))
        })
    }
}

impl Words {
    /// The heading of a chapter of the book of a game.
    #[must_use]
    pub fn chapter(&self, game: Game, chapter: Chapter) -> String {
        self.get(match chapter {
            Chapter::What => "book-chapter-what",
            Chapter::Board => "book-chapter-board",
            Chapter::Play => "book-chapter-play",
            Chapter::Capture => of_game(game, "book-chapter-capture", "book-chapter-capture-won"),
            Chapter::End => "book-chapter-end",
            Chapter::Notes => "book-chapter-notes",
            Chapter::Standard => "book-chapter-standard",
            Chapter::History => "book-chapter-history",
            Chapter::Sources => "book-chapter-sources",
            Chapter::Others => "book-chapter-others",
            Chapter::Words => "book-chapter-words",
        })
    }

    /// What kind of game it is, in one line.
    #[must_use]
    pub fn kind_of_game(&self, game: Game) -> String {
        self.get(match game {
            Game::Kujifunza(_) => "book-kujifunza-kind",
            Game::Djenon => "book-djenon-kind",
        })
    }

    /// The paragraphs of a chapter; none for the two that are tables.
    #[must_use]
    pub fn paragraphs(&self, game: Game, chapter: Chapter, depth: Depth) -> Vec<String> {
        chapter.paragraphs(game, depth).map(|key| self.get(key)).collect()
    }

    /// The game beside Kalah, line by line.
    #[must_use]
    pub fn beside_kalah(&self, game: Game) -> Vec<Beside> {
        let column = match game {
            Game::Kujifunza(_) => 2,
            Game::Djenon => 3,
        };
        let line = |keys: &[&str; 4]| Beside {
            what: self.get(keys[0]),
            kalah: self.get(keys[1]),
            here: self.get(keys[column]),
        };
        STANDARD.iter().map(line).collect()
    }

    /// The words of Bao, each with what it means. The word itself is Swahili in every language.
    #[must_use]
    pub fn glossary(&self) -> Vec<(&'static str, String)> {
        let word = |key: &&'static str| (key.strip_prefix("word-").unwrap_or(key), self.get(key));
        GLOSSARY.iter().map(word).collect()
    }
}

const fn depth_name(depth: Depth) -> &'static str {
    match depth {
        Depth::Child => "child",
        Depth::Adult => "adult",
    }
}

const fn chapter_name(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::What => "what",
        Chapter::Board => "board",
        Chapter::Play => "play",
        Chapter::Capture => "capture",
        Chapter::End => "end",
        Chapter::Notes => "notes",
        Chapter::Standard => "standard",
        Chapter::History => "history",
        Chapter::Sources => "sources",
        Chapter::Others => "others",
        Chapter::Words => "words",
    }
}

/// The paragraphs in their order: game, chapter, depth, number.
const KUJIFUNZA: &[&str] = &[
    "book-kujifunza-what-child-1",
    "book-kujifunza-what-child-2",
    "book-kujifunza-board-child-1",
    "book-kujifunza-board-child-2",
    "book-kujifunza-play-child-1",
    "book-kujifunza-play-child-2",
    "book-kujifunza-play-child-3",
    "book-kujifunza-capture-child-1",
    "book-kujifunza-capture-child-2",
    "book-kujifunza-capture-child-3",
    "book-kujifunza-end-child-1",
    "book-kujifunza-end-child-2",
    "book-kujifunza-notes-child-1",
    "book-kujifunza-history-child-1",
    "book-kujifunza-what-adult-1",
    "book-kujifunza-what-adult-2",
    "book-kujifunza-board-adult-1",
    "book-kujifunza-board-adult-2",
    "book-kujifunza-board-adult-3",
    "book-kujifunza-play-adult-1",
    "book-kujifunza-play-adult-2",
    "book-kujifunza-play-adult-3",
    "book-kujifunza-play-adult-4",
    "book-kujifunza-capture-adult-1",
    "book-kujifunza-capture-adult-2",
    "book-kujifunza-capture-adult-3",
    "book-kujifunza-end-adult-1",
    "book-kujifunza-end-adult-2",
    "book-kujifunza-notes-adult-1",
    "book-kujifunza-notes-adult-2",
    "book-kujifunza-notes-adult-3",
    "book-kujifunza-history-adult-1",
    "book-kujifunza-history-adult-2",
    "book-kujifunza-history-adult-3",
    "book-kujifunza-sources-1",
    "book-kujifunza-sources-2",
    "book-kujifunza-sources-3",
    "book-kujifunza-others-1",
];

const DJENON: &[&str] = &[
    "book-djenon-what-child-1",
    "book-djenon-board-child-1",
    "book-djenon-play-child-1",
    "book-djenon-play-child-2",
    "book-djenon-capture-child-1",
    "book-djenon-end-child-1",
    "book-djenon-notes-child-1",
    "book-djenon-history-child-1",
    "book-djenon-what-adult-1",
    "book-djenon-what-adult-2",
    "book-djenon-board-adult-1",
    "book-djenon-play-adult-1",
    "book-djenon-play-adult-2",
    "book-djenon-play-adult-3",
    "book-djenon-capture-adult-1",
    "book-djenon-end-adult-1",
    "book-djenon-notes-adult-1",
    "book-djenon-notes-adult-2",
    "book-djenon-history-adult-1",
    "book-djenon-sources-1",
    "book-djenon-sources-2",
    "book-djenon-others-1",
];

/// What is compared; in Kalah, in Bao la Kujifunza, in Djenon-aboure.
const STANDARD: &[[&str; 4]] = &[
    [
        "book-standard-board",
        "book-standard-board-kalah",
        "book-standard-board-kujifunza",
        "book-standard-board-djenon",
    ],
    [
        "book-standard-seeds",
        "book-standard-seeds-kalah",
        "book-standard-seeds-kujifunza",
        "book-standard-seeds-djenon",
    ],
    [
        "book-standard-move",
        "book-standard-move-kalah",
        "book-standard-move-kujifunza",
        "book-standard-move-djenon",
    ],
    [
        "book-standard-capture",
        "book-standard-capture-kalah",
        "book-standard-capture-kujifunza",
        "book-standard-capture-djenon",
    ],
    [
        "book-standard-captured",
        "book-standard-captured-kalah",
        "book-standard-captured-kujifunza",
        "book-standard-captured-djenon",
    ],
    [
        "book-standard-quiet",
        "book-standard-quiet-kalah",
        "book-standard-quiet-kujifunza",
        "book-standard-quiet-djenon",
    ],
    [
        "book-standard-win",
        "book-standard-win-kalah",
        "book-standard-win-kujifunza",
        "book-standard-win-djenon",
    ],
];

/// The messages of the glossary.
pub(super) const GLOSSARY: &[&str] = &[
    "word-bao",
    "word-kete",
    "word-shimo",
    "word-kichwa",
    "word-kimbi",
    "word-nyumba",
    "word-mtaji",
    "word-takata",
    "word-takasia",
    "word-namua",
    "word-safari",
    "word-endelea",
    "word-hamna",
    "word-kujifunza",
    "word-mbili-mbili",
    "word-fundi",
    "word-bingwa",
];
