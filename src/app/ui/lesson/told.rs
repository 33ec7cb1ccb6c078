//! Why something is not what was asked for, in a sentence.

use crate::lessons::Wrong;
use crate::rules::{Game, Pit};
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
        Wrong::TakesNothing => words.get("learn-wrong-takes-nothing"),
        Wrong::OtherKichwa { kichwa } => of("learn-wrong-other-kichwa", kichwa),
        Wrong::SameWay => words.get("learn-wrong-same-way"),
        Wrong::ShortChain => words.get("learn-wrong-short-chain"),
        Wrong::NoWin => words.get("learn-wrong-no-win"),
    }
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
