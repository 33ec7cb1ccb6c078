//! Names and one line each: sides, pits, games, house rules, levels.

use super::lookup::Words;
use super::names::{Names, Who};
use crate::notation;
use crate::rules::{Board, Direction, Game, KichwaRule, Pit, Rules, Side};

impl Words {
    /// Sentences one after the other: with a space between them, where the language writes spaces.
    #[must_use]
    pub fn sentences(&self, sentences: &[String]) -> String {
        sentences.join(if self.language().writing().has_no_spaces() { "" } else { " " })
    }

    /// A side by its seat: South or North.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.get(match side {
            Side::South => "side-south",
            Side::North => "side-north",
        })
    }

    /// What a player is called where the name stands alone, as in a heading.
    #[must_use]
    pub fn player(&self, names: &Names, side: Side) -> String {
        match names.of(side) {
            Who::Seat => self.side(side),
            Who::You => self.get("player-you"),
            Who::Computer => self.get("player-computer"),
            Who::Named(name) => name.clone(),
        }
    }

    /// A pit by its name in the notation: `A1` to `B8` and `a1` to `b8` in Bao, `A1` to `A6` and `a1`
    /// to `a6` in Djenon-aboure. A pit that the board does not have is named by its index.
    #[must_use]
    pub fn pit(&self, game: Game, pit: Pit) -> String {
        pit_name(game.board(), pit)
    }

    /// The name of a game.
    #[must_use]
    pub fn game(&self, game: Game) -> String {
        self.get(match game {
            Game::Kujifunza(_) => "game-kujifunza",
            Game::Djenon => "game-djenon",
        })
    }

    /// A game in one sentence.
    #[must_use]
    pub fn game_line(&self, game: Game) -> String {
        self.get(match game {
            Game::Kujifunza(_) => "game-kujifunza-line",
            Game::Djenon => "game-djenon-line",
        })
    }

    /// How a game is won, in one sentence.
    #[must_use]
    pub fn game_goal(&self, game: Game) -> String {
        self.get(match game {
            Game::Kujifunza(_) => "game-kujifunza-goal",
            Game::Djenon => "game-djenon-goal",
        })
    }

    /// The name of a choice of house rules.
    #[must_use]
    pub fn rules(&self, rule: KichwaRule) -> String {
        self.get(match rule {
            KichwaRule::Sustain => "rules-sustain",
            KichwaRule::Choose => "rules-choose",
            KichwaRule::ChooseFirst => "rules-choose-first",
        })
    }

    /// What a choice of house rules means, in one sentence.
    #[must_use]
    pub fn rules_line(&self, rule: KichwaRule) -> String {
        self.get(match rule {
            KichwaRule::Sustain => "rules-sustain-line",
            KichwaRule::Choose => "rules-choose-line",
            KichwaRule::ChooseFirst => "rules-choose-first-line",
        })
    }

    /// The name of a level of the computer, 1 to 8; levels above count as 8, 0 as 1.
    #[must_use]
    pub fn level(&self, level: u8) -> String {
        self.get(LEVELS[place(level)].0)
    }

    /// A level of the computer in one sentence; see [`Words::level`].
    #[must_use]
    pub fn level_line(&self, level: u8) -> String {
        self.get(LEVELS[place(level)].1)
    }

    /// How the game is played, in ten lines.
    #[must_use]
    pub fn how_to_play(&self, game: Game) -> [String; 10] {
        match game {
            Game::Kujifunza(_) => HOW_KUJIFUNZA,
            Game::Djenon => HOW_DJENON,
        }
        .map(|key| self.get(key))
    }
}

/// The names of the levels, and a sentence for each.
const LEVELS: [(&str, &str); 8] = [
    ("level-1", "level-1-line"),
    ("level-2", "level-2-line"),
    ("level-3", "level-3-line"),
    ("level-4", "level-4-line"),
    ("level-5", "level-5-line"),
    ("level-6", "level-6-line"),
    ("level-7", "level-7-line"),
    ("level-8", "level-8-line"),
];

/// Where a level stands among these.
fn place(level: u8) -> usize {
    usize::from(level).clamp(1, LEVELS.len()) - 1
}

const HOW_KUJIFUNZA: [&str; 10] = [
    "how-kujifunza-1",
    "how-kujifunza-2",
    "how-kujifunza-3",
    "how-kujifunza-4",
    "how-kujifunza-5",
    "how-kujifunza-6",
    "how-kujifunza-7",
    "how-kujifunza-8",
    "how-kujifunza-9",
    "how-kujifunza-10",
];

const HOW_DJENON: [&str; 10] = [
    "how-djenon-1",
    "how-djenon-2",
    "how-djenon-3",
    "how-djenon-4",
    "how-djenon-5",
    "how-djenon-6",
    "how-djenon-7",
    "how-djenon-8",
    "how-djenon-9",
    "how-djenon-10",
];

/// The name of a pit in the notation; a pit that the board does not have is named by its index.
pub(super) fn pit_name(board: Board, pit: Pit) -> String {
    if board.has(pit) { notation::pit_name(board, pit) } else { pit.0.to_string() }
}

/// The variant for the way that the mover's hand goes: on the back row `Forward` is to the left.
pub(super) fn way(board: Board, pit: Pit, direction: Direction) -> &'static str {
    match (board.is_front(pit), direction) {
        (true, Direction::Forward) | (false, Direction::Backward) => "right",
        (true, Direction::Backward) | (false, Direction::Forward) => "left",
    }
}
