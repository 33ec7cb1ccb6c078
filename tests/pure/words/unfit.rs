//! Why a board that was laid out by hand is refused, in words.

use super::{assert_no_faults, assert_sound, every_words, files};
use mbili::rules::{BadPosition, BadStart, DrawnBy, Game, Outcome, Side, Unfit, WonBy};
use std::collections::BTreeSet;

#[test]
fn every_board_that_is_refused_has_its_sentence() {
    let won = |by| Unfit::Over(Outcome::Won { side: Side::North, by });
    let unfits = [
        Unfit::TooManySeeds { most: 48, found: 50 },
        Unfit::BadPosition(BadPosition::BadPending),
        Unfit::BadStart(BadStart::WrongBoard),
        Unfit::BadStart(BadStart::NobodyChooses),
        won(WonBy::FrontRowEmptied),
        won(WonBy::NoLegalStart),
        won(WonBy::MoreSeeds([1, 2])),
        Unfit::Over(Outcome::Drawn { by: DrawnBy::Repetition }),
    ];
    assert_eq!(unfits.len(), files::messages_with_prefix("unfit-"), "every reason is here");
    let alike = [
        Unfit::BadPosition(BadPosition::TooManySeeds),
        Unfit::BadPosition(BadPosition::WrongNumberOfPits { expected: 12, found: 3 }),
        Unfit::Over(Outcome::Drawn { by: DrawnBy::EqualSeeds([1, 1]) }),
        Unfit::Over(Outcome::Drawn { by: DrawnBy::TooManyTurns }),
    ];
    for words in every_words() {
        for game in Game::ALL {
            let mut seen = BTreeSet::new();
            for unfit in unfits {
                let text = words.unfit(game, unfit);
                assert_sound(&text, &unfit);
                seen.insert(text);
            }
            assert_eq!(seen.len(), unfits.len(), "two read alike: {seen:#?}");
            for unfit in alike {
                assert_sound(&words.unfit(game, unfit), &unfit);
            }
        }
        let south = words.side(Side::South);
        for by in [WonBy::FrontRowEmptied, WonBy::NoLegalStart] {
            let text = words.unfit(Game::ALL[0], won(by));
            assert!(text.contains(&south), "it is the loser whose seeds are wanting: {text}");
        }
        let text = words.unfit(Game::Djenon, unfits[0]);
        assert!(text.contains("48") && text.contains("50"), "{text}");
        assert_no_faults(&words);
    }
}
