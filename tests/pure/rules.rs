//! Every rule of docs/rules.md by name.
//!
//! Boards are written as `"A1=2 a8=3"`: the filled pits, all others are empty. Turns are written as
//! in the notation, `A1R` or `A1R:LR`.

mod capture;
mod djenon;
mod draft;
mod end;
mod endless;
mod facts;
mod frame;
mod kichwa;
mod refusals;
mod sowing;
mod starts;
mod threats;

use mbili::notation::{parse_move, parse_pit, pit_name, print_action};
use mbili::rules::*;

const SUSTAIN: Game = Game::Kujifunza(KichwaRule::Sustain);
const CHOOSE: Game = Game::Kujifunza(KichwaRule::Choose);
const CHOOSE_FIRST: Game = Game::Kujifunza(KichwaRule::ChooseFirst);
const KUJIFUNZA: [Game; 3] = [SUSTAIN, CHOOSE, CHOOSE_FIRST];

fn board_with(board: Board, side: Side, filled: &str, won: [u8; 2]) -> Position {
    let mut pits = vec![0; usize::from(board.len())];
    for item in filled.split_whitespace() {
        let (name, seeds) = item.split_once('=').expect("pit=seeds");
        let pit = parse_pit(board, name).expect("a pit's name");
        assert_eq!(pits[pit.index()], 0, "{name} is written twice");
        pits[pit.index()] = seeds.parse().expect("a number of seeds");
    }
    Position::new(board, &pits, won, side).expect("a possible board")
}

/// A board of Bao with South to move.
fn bao(filled: &str) -> Position {
    board_with(Board::FourRows, Side::South, filled, [0, 0])
}

/// A board of Djenon-aboure with South to move and nothing won.
fn djenon(filled: &str) -> Position {
    board_with(Board::TwoRows, Side::South, filled, [0, 0])
}

/// The filled pits, row by row, as they are written in these tests.
fn filled(position: &Position) -> String {
    let board = position.board();
    let mut items = Vec::new();
    for side in Side::BOTH {
        for row in 0..board.rows_per_side() {
            for column in 0..board.columns() {
                let pit = board.at(side, row, column).expect("row and column exist");
                if position.seeds(pit) > 0 {
                    items.push(format!("{}={}", pit_name(board, pit), position.seeds(pit)));
                }
            }
        }
    }
    items.join(" ")
}

fn pit(name: &str) -> Pit {
    parse_pit(Board::FourRows, name).expect("a pit's name")
}

/// The start of a turn, as an action.
fn start(game: Game, text: &str) -> Action {
    parse_move(game.board(), text).expect("a move").start
}

/// What may be started, sorted by pit and direction.
fn legal(game: Game, position: &Position) -> Vec<String> {
    let actions = game.legal(position);
    actions.iter().map(|&action| print_action(game.board(), action)).collect()
}

fn refusal(game: Game, position: &Position, text: &str) -> Refusal {
    let mut told = Vec::new();
    let refused = game.play(position, start(game, text), &mut told);
    assert!(told.is_empty(), "events were told of a refused turn");
    refused.expect_err(text)
}

/// A turn that was played.
struct Played {
    game: Game,
    events: Vec<Event>,
    after: Position,
}

/// Plays a turn, or the beginning of one where picks are left out.
fn play(game: Game, position: &Position, text: &str) -> Played {
    let turn = parse_move(game.board(), text).expect("a move");
    let mut events = Vec::new();
    let mut after = *position;
    for action in turn.actions() {
        after = game.play(&after, action, &mut events).expect("a legal action");
    }
    Played { game, events, after }
}

impl Played {
    fn name(&self, pit: Pit) -> String {
        pit_name(self.game.board(), pit)
    }

    fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.events.iter().for_each(|&event| tally.event(event));
        tally
    }

    /// The pits that seeds fell into, one after the other.
    fn drops(&self) -> String {
        let drops = self.events.iter().filter_map(|event| match event {
            Event::Dropped { pit, .. } => Some(self.name(*pit)),
            _ => None,
        });
        drops.collect::<Vec<_>>().join(" ")
    }

    /// The captures, each as `A3xa6=2`: the pit that captures, the captured pit, its seeds.
    fn captures(&self) -> String {
        let captures = self.events.iter().filter_map(|event| match event {
            Event::Captured { pit, seeds, by, .. } => {
                Some(format!("{}x{}={seeds}", self.name(*by), self.name(*pit)))
            }
            _ => None,
        });
        captures.collect::<Vec<_>>().join(" ")
    }

    /// The kichwa by which seeds entered, with the direction from then on.
    fn entries(&self) -> Vec<(String, Direction)> {
        let entries = self.events.iter().filter_map(|event| match event {
            Event::Entered { kichwa, direction, .. } => Some((self.name(*kichwa), *direction)),
            _ => None,
        });
        entries.collect()
    }

    /// The lifted pits with their seeds, each as `A3=5`.
    fn lifts(&self) -> String {
        let lifts = self.events.iter().filter_map(|event| match event {
            Event::Lifted { pit, seeds, .. } => Some(format!("{}={seeds}", self.name(*pit))),
            _ => None,
        });
        lifts.collect::<Vec<_>>().join(" ")
    }

    /// How often the mover was asked for a kichwa.
    fn asked(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::KichwaAsked { .. })).count()
    }

    fn ended(&self) -> Option<TurnEnd> {
        self.events.iter().find_map(|event| match event {
            Event::TurnEnded { why, .. } => Some(*why),
            _ => None,
        })
    }
}
