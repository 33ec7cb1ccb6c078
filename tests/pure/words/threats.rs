//! What could be lost next turn, in a sentence.

use super::{assert_no_faults, assert_sound, every_words, naming};
use mbili::notation::pit_name;
use mbili::rules::{Game, KichwaRule, Pit, Rules, Side};
use mbili::words::{Language, Names, Who, Words};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

#[test]
fn threats_are_told_with_pits_and_seeds_and_by_whom() {
    let words = Words::new(Language::English);
    let you = Names { south: Who::You, north: Who::Computer };
    let pits = [(Pit(2), 6), (Pit(4), 1)];
    assert_eq!(
        words.threats(BAO, &you, Side::South, &pits),
        "If the computer moved now, A3 with 6 seeds and A5 with 1 seed could be captured."
    );
    assert_eq!(
        words.threats(BAO, &you, Side::South, &[]),
        "If the computer moved now, no pit of yours could be captured."
    );
    assert_eq!(
        words.threats(BAO, &Names::default(), Side::North, &[(Pit(18), 2)]),
        "If South moved now, a3 with 2 seeds could be captured."
    );
    assert_eq!(
        words.threats(Game::Djenon, &Names::default(), Side::South, &[(Pit(0), 4), (Pit(1), 2)]),
        "If North moved now, South could lose 4 seeds from A1 and 2 seeds from A2."
    );
    assert_eq!(
        words.threats(Game::Djenon, &you, Side::South, &[]),
        "If the computer moved now, you could lose no seeds."
    );
    assert_eq!(words.threats_in_brief(BAO, &pits), "At risk: A3 and A5.");
}

#[test]
fn every_language_names_every_threatened_pit() {
    for words in every_words() {
        for names in naming() {
            for game in [BAO, Game::Djenon] {
                let board = game.board();
                let own: Vec<(Pit, u8)> =
                    (0..4).map(|ring| (board.pit(Side::North, ring), 12)).collect();
                for count in 0..=own.len() {
                    let whole = words.threats(game, &names, Side::North, &own[..count]);
                    let brief = words.threats_in_brief(game, &own[..count]);
                    for text in [&whole, &brief] {
                        assert_sound(text, &count);
                        for (pit, _) in &own[..count] {
                            let name = pit_name(board, *pit);
                            assert!(text.contains(&name), "{text}: {name}");
                        }
                    }
                    assert_eq!(whole.matches("12").count(), count, "{whole}");
                }
            }
        }
        assert_no_faults(&words);
    }
}
