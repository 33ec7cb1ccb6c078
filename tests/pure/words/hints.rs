//! Hints in words: every step and every reason, in every language.

use super::{assert_no_faults, assert_sound, every_words, files};
use mbili::engine::advice::Reason;
use mbili::notation::pit_name;
use mbili::rules::{Action, Board, Direction, Game, Kichwa, Pit, Rules, Side};
use mbili::words::{Language, Words};
use std::collections::BTreeSet;

const BAO: Game = Game::ALL[0];

pub(super) fn reasons() -> Vec<Reason> {
    vec![
        Reason::OnlyMove,
        Reason::WinsIn { turns: 1 },
        Reason::WinsIn { turns: 5 },
        Reason::Wins,
        Reason::WinsWith { score: [31, 17] },
        Reason::OnlyWinning,
        Reason::OnlyHope,
        Reason::Draws,
        Reason::DrawsWith { seeds: 24 },
        Reason::EveryTurnLoses,
        Reason::LosesWith { score: [17, 31] },
        Reason::Traps { right: 2, answers: 9 },
        Reason::HoldsOut { turns: 12 },
        Reason::MostSeeds,
        Reason::SavesFrontRow,
        Reason::Captures { seeds: 5, laps: 4, asks: false },
        Reason::Captures { seeds: 5, laps: 4, asks: true },
        Reason::Saves { pit: Pit(19), seeds: 6 },
        Reason::LeavesNoCapture,
        Reason::LooksAhead { turns: 7 },
        Reason::NothingKnown,
    ]
}

#[test]
fn every_reason_has_a_sentence_of_its_own() {
    for words in every_words() {
        let mut seen = BTreeSet::new();
        for reason in reasons() {
            for game in [BAO, Game::Djenon] {
                // The board of Djenon-aboure has fewer pits.
                let reason = match reason {
                    Reason::Saves { seeds, .. } => {
                        Reason::Saves { pit: game.board().pit(Side::North, 3), seeds }
                    }
                    other => other,
                };
                let text = words.because(game, reason);
                assert_sound(&text, &reason);
                assert!(text.ends_with(['.', '。']), "{text}");
                seen.insert(text);
            }
        }
        // A pit that is saved, what is taken, and that nothing can be are told in either game its own way.
        assert_eq!(seen.len(), reasons().len() + 3, "{seen:#?}");
        assert_eq!(seen.len(), files::messages_with_prefix("because-"), "every reason is here");
        assert_no_faults(&words);
    }
}

#[test]
fn what_is_not_proven_does_not_sound_as_if_it_was() {
    let words = Words::new(Language::English);
    let claims =
        |text: &str| ["win", "lose", "only", "draw"].iter().any(|word| text.contains(word));
    for reason in reasons() {
        let text = words.because(BAO, reason).to_lowercase();
        let facts = matches!(
            reason,
            Reason::SavesFrontRow
                | Reason::Captures { .. }
                | Reason::Saves { .. }
                | Reason::LeavesNoCapture
                | Reason::LooksAhead { .. }
                | Reason::NothingKnown
        );
        assert!(!(facts && claims(&text)), "{text}");
    }
}

#[test]
fn figures_are_told_with_their_plurals() {
    let words = Words::new(Language::English);
    for (reason, told) in [
        (
            Reason::Captures { seeds: 1, laps: 1, asks: false },
            "This turn captures 1 seed in 1 lap.",
        ),
        (
            Reason::Captures { seeds: 6, laps: 3, asks: true },
            "This turn captures 6 seeds in 3 laps, and then you choose a kichwa.",
        ),
        (
            Reason::WinsIn { turns: 2 },
            "If you go on well, it wins within 1 turn of yours, whatever your opponent does.",
        ),
        (
            // The turns of both players are known, those of the reader are told.
            Reason::WinsIn { turns: 7 },
            "If you go on well, it wins within 4 turns of yours, whatever your opponent does.",
        ),
        (
            Reason::HoldsOut { turns: 12 },
            "No other turn holds out longer: 12 turns, counting both players.",
        ),
        (Reason::Traps { right: 1, answers: 5 }, "Only 1 of your opponent's 5 answers wins."),
        (Reason::Traps { right: 2, answers: 5 }, "Only 2 of your opponent's 5 answers win."),
        (
            Reason::Saves { pit: Pit(2), seeds: 1 },
            "A3 with 1 seed could be captured next turn; after this one it cannot.",
        ),
    ] {
        assert_eq!(words.because(BAO, reason), told);
    }
    let swahili = Words::new(Language::Swahili);
    let told = |right| swahili.because(BAO, Reason::Traps { right, answers: 5 });
    assert!(told(1).contains("linaloshinda") && told(2).contains("yanayoshinda"));
    // Where the turns are those of both players, that is said.
    assert!(swahili.because(BAO, Reason::HoldsOut { turns: 12 }).contains("wote wawili"));
}

#[test]
fn every_step_names_its_pit_and_its_way() {
    for words in every_words() {
        for game in [BAO, Game::Djenon] {
            let board = game.board();
            for side in Side::BOTH {
                let mut ways = BTreeSet::new();
                for direction in Direction::BOTH {
                    let pit = board.pit(side, 2);
                    let action = Action::Sow { pit, direction };
                    let name = pit_name(board, pit);
                    for text in
                        [words.hint_pit(game, side, action), words.hint_way(game, side, action)]
                    {
                        assert_sound(&text, &action);
                        assert!(text.contains(&name), "{text}");
                    }
                    ways.insert(words.hint_way(game, side, action));
                }
                assert_eq!(ways.len(), if board == Board::FourRows { 2 } else { 1 });
            }
        }
        for side in Side::BOTH {
            let kichwa = Kichwa::BOTH.map(|kichwa| {
                let action = Action::Enter { kichwa };
                let text = words.hint_pit(BAO, side, action);
                assert_sound(&text, &action);
                let pit = Board::FourRows.kichwa(side, kichwa);
                assert!(text.contains(&pit_name(Board::FourRows, pit)), "{text}");
                assert_eq!(text, words.hint_way(BAO, side, action));
                text
            });
            assert_ne!(kichwa[0], kichwa[1]);
        }
        assert_sound(&words.hint_pit(Game::Djenon, Side::South, Action::Pass), &"pass");
        assert_no_faults(&words);
    }
    let words = Words::new(Language::English);
    let action = Action::Sow { pit: Pit(8), direction: Direction::Forward };
    assert_eq!(words.hint_way(BAO, Side::South, action), "Hint: B8 to the left.");
}
