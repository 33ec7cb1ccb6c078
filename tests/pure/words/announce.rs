//! Turns in at most a dozen words.

use super::{assert_sound, every_words, naming};

use mbili::record::Record;
use mbili::rules::{Action, Event, Game, KichwaRule, Outcome, Pit, Rules, Side};
use mbili::words::{Language, Names, Next, Who, Words};
use std::collections::BTreeSet;

/// What a listener is told at most, in words.
const MOST_WORDS: usize = 12;
/// The same where words are not parted by spaces, in signs.
const MOST_SIGNS: usize = 40;

fn assert_brief(words: &Words, told: &str) {
    let spaced = !matches!(words.language().code(), "ja" | "zh" | "zh-CN");
    let (long, most) = match spaced {
        true => (told.split_whitespace().count(), MOST_WORDS),
        false => (told.chars().count(), MOST_SIGNS),
    };
    assert!(long <= most, "{}: {long} of {most}: {told}", words.language().code());
}

/// Turns of matches played by a rule that knows nothing: the game, the events of the turn so far, and what follows.
pub(super) fn turns(matches: u64) -> Vec<(Game, Vec<Event>, Next)> {
    let mut turns = Vec::new();
    for seed in 0..matches {
        for game in Game::ALL {
            let mut record = Record::new(game);
            let (mut step, mut events) = (seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1, Vec::new());
            for _ in 0..60 {
                let legal = record.legal();
                if legal.is_empty() {
                    break;
                }
                step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let choice = legal[(step >> 33) as usize % legal.len()];
                let decided = !matches!(choice, Action::Enter { .. });
                if decided {
                    events.clear();
                }
                record.play(choice, &mut events).expect("legal");
                let position = record.position();
                let side = position.side();
                let next = match game.outcome(position) {
                    Some(Outcome::Won { side, .. }) => Next::Over(Some(side)),
                    Some(Outcome::Drawn { .. }) => Next::Over(None),
                    None if position.pending().is_some() => Next::ChoosesKichwa(side),
                    None if turns.len() % 9 == 0 => Next::MayChangeSeats(side),
                    None => Next::Moves(side),
                };
                turns.push((game, events.clone(), next));
            }
        }
    }
    turns
}

#[test]
fn a_turn_is_announced_in_at_most_a_dozen_words_in_every_language() {
    let turns = turns(40);
    assert!(turns.len() > 4000, "{}", turns.len());
    let mut longest = BTreeSet::new();
    for words in every_words() {
        for names in naming() {
            // A house may give names of several words; those are its own.
            if [&names.south, &names.north].into_iter().any(|who| matches!(who, Who::Named(_))) {
                continue;
            }
            for (game, events, next) in &turns {
                let told = words.announcement(*game, &names, events, *next);
                assert_sound(&told, next);
                assert_brief(&words, &told);
                longest.insert((told.split_whitespace().count(), told));
            }
        }
    }
    let most = longest.last().expect("turns");
    assert!(most.0 >= 11, "nothing here comes near the limit: {most:?}");
}

#[test]
fn an_announcement_says_who_where_how_far_how_many_and_what_next() {
    let words = Words::new(Language::English);
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let mut events = Vec::new();
    let action = Action::Sow { pit: Pit(0), direction: mbili::rules::Direction::Forward };
    game.play(&game.start(), action, &mut events).expect("legal");
    let tell = |names: &Names, next| words.announcement(game, names, &events, next);
    let you = Names { south: Who::You, north: Who::Computer };
    assert_eq!(
        tell(&Names::default(), Next::Moves(Side::North)),
        "South, A1 right: 10 laps, 8 captured. North to move."
    );
    assert_eq!(
        tell(&you, Next::Moves(Side::North)),
        "You, A1 right: 10 laps, 8 captured. The computer thinks."
    );
    assert_eq!(words.announcement(game, &you, &[], Next::Moves(Side::South)), "Your turn.");
    assert!(tell(&you, Next::Over(Some(Side::South))).ends_with("You win."));
}

#[test]
fn whatever_follows_a_turn_is_told_in_a_sentence_of_its_own() {
    for words in every_words() {
        for names in naming() {
            for side in Side::BOTH {
                let mut told: BTreeSet<String> = BTreeSet::new();
                let mut all = vec![Next::Moves(side), Next::Over(Some(side)), Next::Over(None)];
                // What the computer thinks about is all the same.
                if *names.of(side) != Who::Computer {
                    all.extend([Next::ChoosesKichwa(side), Next::MayChangeSeats(side)]);
                }
                for next in all {
                    let sentence = words.announcement(Game::Djenon, &names, &[], next);
                    assert!(told.insert(sentence.clone()), "{next:?} {names:?}: {sentence}");
                }
            }
        }
    }
}

#[test]
fn every_kind_of_announcement_occurs() {
    let words = Words::new(Language::English);
    let all: Vec<String> = turns(40)
        .iter()
        .map(|(game, events, next)| words.announcement(*game, &Names::default(), events, *next))
        .collect();
    for part in ["left:", "right:", "nothing captured", "chooses a kichwa", "wins", "passes"] {
        assert!(all.iter().any(|told| told.contains(part)), "no turn says {part:?}");
    }
}
