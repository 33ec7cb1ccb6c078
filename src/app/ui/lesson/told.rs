//! Why something is not what was asked for, in a sentence.

use crate::app::space::goes_right;
use crate::lessons::Wrong;
use crate::rules::{Direction, Game, Pit, Rules};
use crate::words::Words;

/// The sentence.
pub fn wrong(words: &Words, game: Game, wrong: Wrong) -> String {
    let of = |key: &str, pit: Pit| {
        let name = words.pit(game, pit);
        words.with(key, &[("pit", (&name).into())])
    };
    match wrong {
        Wrong::Refused { refusal, way: Some(_), .. } => words.refusal(game, refusal),
        Wrong::Refused { refusal, way: None, .. } => words.refusal_either_way(game, refusal),
        Wrong::Ends { pit } => of("learn-wrong-ends", pit),
        Wrong::Relays { pit } => of("learn-wrong-relays", pit),
        Wrong::TakesNothing => words.takes_nothing(game),
        Wrong::OtherKichwa { kichwa } => of("learn-wrong-other-kichwa", kichwa),
        Wrong::SameWay => words.get("learn-wrong-same-way"),
        Wrong::ShortChain => words.get("learn-wrong-short-chain"),
        Wrong::NoWin => words.get("learn-wrong-no-win"),
    }
}

/// That the pit was the right one, and which way is wanted.
pub fn other_way(words: &Words, game: Game, (pit, way): (Pit, Direction)) -> String {
    let board = game.board();
    let right = goes_right(board, pit, way, board.owner(pit));
    words.with("learn-wrong-way", &[("way", if right { "right" } else { "left" }.into())])
}

/// The pits that it speaks of.
pub fn pits(wrong: &Wrong) -> Vec<Pit> {
    match *wrong {
        Wrong::Refused { refusal, pit, .. } => refusal.pit().into_iter().chain([pit]).collect(),
        Wrong::Ends { pit } | Wrong::Relays { pit } => vec![pit],
        Wrong::OtherKichwa { kichwa } => vec![kichwa],
        Wrong::TakesNothing | Wrong::SameWay | Wrong::ShortChain | Wrong::NoWin => Vec::new(),
    }
}
