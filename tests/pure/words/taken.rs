//! Seeds are captured in Bao and play on; in Djenon-aboure they are won for good. Each game has its own words for it.

use super::{announce, assert_no_faults, every_words, hints, naming};
use mbili::engine::advice::Reason;
use mbili::engine::review::{Lesson, Moment};
use mbili::engine::solve::Verdict;
use mbili::rules::{Action, Direction, Event, Game, KichwaRule, Pit, Rules, Side};
use mbili::words::{Chapter, Depth, Language, Names, Words};
use std::collections::BTreeMap;

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

/// What a language says of capturing, in small letters, and what only looks like it. Swahili eats seeds in both games.
fn of_capturing(language: Language) -> Option<(&'static [&'static str], &'static [&'static str])> {
    match language.code() {
        "da" => Some((&["fang"], &[])),
        "de" => Some((&["fang", "fäng"], &["anfang", "anfäng", "angefangen"])),
        "el" => Some((&["αιχμαλ", "αιχμάλ"], &[])),
        "en" | "es" | "fr" | "pt" => Some((&["captur"], &[])),
        "it" => Some((&["cattur"], &[])),
        "ja" => Some((&["取"], &["取り上げ", "取り出"])),
        "ko" => Some((&["잡"], &[])),
        "zh" => Some((&["吃"], &[])),
        _ => None,
    }
}

fn tells_of_capturing(words: &Words, text: &str) -> bool {
    let Some((stems, alike)) = of_capturing(words.language()) else { return false };
    let text = alike.iter().fold(text.to_lowercase(), |text, alike| text.replace(alike, ""));
    stems.iter().any(|stem| text.contains(stem))
}

/// A turn that gave something away by a capture, with what may be taught of it.
fn lessons(words: &Words, game: Game, names: &Names) -> Vec<String> {
    let verdict = |winner, score| Verdict { winner, score, turns: None };
    let sow = |pit| vec![Action::Sow { pit: Pit(pit), direction: Direction::Forward }];
    let taught = [0, 1, 4].into_iter().flat_map(|instead| {
        [
            Lesson::BiggerCapture { took: 6, instead, wins_in: None },
            Lesson::LetsCapture { seeds: 6, instead, wins_in: None },
        ]
    });
    taught
        .map(|lesson| {
            let moment = Moment {
                turn: 0,
                side: Side::South,
                played: sow(0),
                before: verdict(Some(Side::South), Some([25, 23])),
                after: verdict(None, Some([24, 24])),
                better: vec![sow(1)],
                line: Vec::new(),
                to_the_end: false,
                lesson,
            };
            words.lesson(game, names, &game.start(), &moment)
        })
        .collect()
}

/// What a sowing takes, wherever that is told with no turn at hand.
fn taken(words: &Words, game: Game) -> Vec<String> {
    let ways = [(0, false), (0, true), (1, false), (4, false), (1, true), (4, true)];
    let mut told: Vec<String> =
        ways.iter().map(|&(seeds, first)| words.taken_by_way(game, seeds, first)).collect();
    told.extend([0, 1, 4].map(|seeds| words.taken_so_far(game, seeds)));
    told.push(words.takes_nothing(game));
    told.push(words.chapter(game, Chapter::Capture));
    told.push(words.because(game, Reason::Captures { seeds: 4, laps: 2, asks: false }));
    told.push(words.because(game, Reason::LeavesNoCapture));
    told
}

/// Everything that is told of a match of Djenon-aboure, and of the game itself.
fn of_djenon(
    words: &Words,
    names: &Names,
    turns: &[(Vec<Event>, mbili::words::Next)],
) -> Vec<String> {
    let game = Game::Djenon;
    let mut told = taken(words, game);
    told.extend(lessons(words, game, names));
    let of_bao = |reason: &Reason| {
        matches!(reason, Reason::SavesFrontRow | Reason::Captures { asks: true, .. })
    };
    for reason in hints::reasons().into_iter().filter(|reason| !of_bao(reason)) {
        let reason = match reason {
            Reason::Saves { seeds, .. } => Reason::Saves { pit: Pit(3), seeds },
            other => other,
        };
        told.push(words.because(game, reason));
    }
    for side in Side::BOTH {
        let pit = game.board().pit(side, 2);
        told.push(words.threats(game, names, side, &[]));
        told.push(words.threats(game, names, side, &[(pit, 4)]));
        told.push(words.threats_in_brief(game, &[(pit, 4)]));
    }
    for (events, next) in turns {
        told.push(words.turn(game, names, events));
        told.push(words.turn_so_far(game, names, &events[..events.len() / 2]));
        told.push(words.announcement(game, names, events, *next));
        told.extend(events.iter().filter_map(|event| words.event(game, names, Side::South, event)));
    }
    told.extend([words.game_line(game), words.game_goal(game), words.kind_of_game(game)]);
    told.extend(words.how_to_play(game));
    for chapter in Chapter::ALL {
        told.push(words.chapter(game, chapter));
        for depth in [Depth::Child, Depth::Adult] {
            told.extend(words.paragraphs(game, chapter, depth));
        }
    }
    told
}

#[test]
fn what_is_captured_in_bao_is_won_in_djenon_aboure() {
    let turns: Vec<_> = announce::turns(3)
        .into_iter()
        .filter(|(game, ..)| *game == Game::Djenon)
        .map(|(_, events, next)| (events, next))
        .collect();
    let takes = |events: &[Event]| events.iter().any(|e| matches!(e, Event::Captured { .. }));
    assert!(turns.iter().any(|(events, _)| takes(events)), "seeds are won in these turns");
    assert!(turns.iter().any(|(events, _)| !takes(events)), "and in some none are");
    for words in every_words() {
        let code = words.language().code();
        for names in &naming()[..2] {
            for text in of_djenon(&words, names, &turns) {
                assert!(!tells_of_capturing(&words, &text), "{code}: Djenon-aboure: {text}");
            }
            // That the same is told of Bao in its own words says that they are the right ones to look for.
            if of_capturing(words.language()).is_some() {
                for text in taken(&words, BAO) {
                    assert!(tells_of_capturing(&words, &text), "{code}: Bao: {text}");
                }
                let taught = lessons(&words, BAO, names);
                let told = taught.iter().filter(|text| tells_of_capturing(&words, text)).count();
                assert!(told >= 4, "{code}: Bao: {taught:?}");
            }
        }
        assert_no_faults(&words);
    }
}

/// The messages of a language as they are written.
fn written(language: Language) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    for (_, source) in language.sources() {
        let mut key = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                key = line.split(' ').next().unwrap_or_default().to_owned();
            }
            messages.entry(key.clone()).or_insert_with(String::new).push_str(line);
        }
    }
    messages
}

/// Beginnings of messages that speak of capturing and are told in Bao alone, or of mancala at large.
const NOT_OF_DJENON: &[&str] = &[
    "book-kujifunza-",
    "book-picture-",
    // The lines of the table beside Kalah, which has both games of this table and a third.
    "book-standard-",
    "word-",
    "game-kujifunza-",
    "how-kujifunza-",
    "rules-",
    "refusal-",
    "unsown-",
    "way-refused-",
    "unfit-",
    "learn-",
    "course-",
    "event-captured",
    "event-mtaji",
    "event-takata",
    "turn-takata",
    "turn-mtaji",
    "turn-entry-mtaji",
    "turn-going-mtaji",
    "because-captures-asks",
    "exercise-captures",
    "mark-",
    "match-choose-pit-",
    "set-up-waiting",
    "help-notation",
    // These tell the games apart themselves.
    "announce-",
    "part-",
];

/// The lessons of the course of Djenon-aboure.
const OF_DJENON: &[&str] =
    &["course-origin-", "course-lone-seeds-", "course-taking-", "course-close-"];

#[test]
fn a_message_that_speaks_of_capturing_is_told_in_bao_alone() {
    let messages = written(Language::English);
    // The key, and the names of other messages that a message uses, say nothing themselves.
    let captures = |text: &str| {
        let told = text.split_once('=').map_or("", |(_, told)| told);
        let pieces = told.split(['{', '}']).map(str::trim);
        pieces
            .filter(|piece| !piece.starts_with("part-"))
            .any(|piece| piece.to_lowercase().contains("captur"))
    };
    let mut found = 0;
    for key in messages.iter().filter(|(_, text)| captures(text)).map(|(key, _)| key) {
        found += 1;
        let djenon = key.contains("djenon")
            || key.ends_with("-won")
            || OF_DJENON.iter().any(|of| key.starts_with(of));
        assert!(!djenon, "{key} is told in Djenon-aboure, where seeds are won");
        let has_its_like = messages.contains_key(&format!("{key}-won"));
        let in_bao = NOT_OF_DJENON.iter().any(|of| key.starts_with(of));
        assert!(has_its_like || in_bao, "{key} needs its like for Djenon-aboure: {key}-won");
    }
    assert!(found > 60, "only {found}");
}
