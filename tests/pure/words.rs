//! The texts: complete in every language, free of errors, and used.

mod announce;
mod files;
mod glyphs;
mod hints;
mod languages;
mod numbers;
mod pictures;
mod running;
mod taken;
mod terms;
mod threats;
mod unfit;

use mbili::rules::{
    Board, Direction, DrawnBy, Event, Game, Kichwa, KichwaRule, Lift, Outcome, Pit, Position,
    Refusal, Rules, Side, Taken, TurnEnd, TurnKind, WonBy,
};
use mbili::words::{Language, Names, Who, Words};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

fn naming() -> [Names; 4] {
    let named = |name: &str| Who::Named(name.to_owned());
    [
        Names::default(),
        Names { south: Who::You, north: Who::Computer },
        Names { south: Who::Computer, north: Who::You },
        Names { south: named("Amina"), north: named("Juma") },
    ]
}

fn every_words() -> impl Iterator<Item = Words> {
    Language::ALL.iter().map(|&language| Words::new(language))
}

/// A text is sound if it says something and shows nothing of the machinery behind it.
fn assert_sound(text: &str, of: &dyn std::fmt::Debug) {
    assert!(!text.trim().is_empty(), "{of:?}: nothing said");
    assert_eq!(text.trim(), text, "{of:?}: space at an end");
    assert!(!text.contains(['{', '}', '$', '!', '\n', '\u{2068}']), "{of:?}: {text}");
    assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ;"), "{text}");
}

fn assert_no_faults(words: &Words) {
    let faults = words.faults();
    assert!(faults.is_empty(), "{}", faults[0]);
}

#[test]
fn words_go_to_other_threads() {
    fn shared<T: Clone + Send + Sync + 'static>() {}
    shared::<Words>();
}

#[test]
fn a_missing_message_is_noted_and_answered_by_its_key() {
    let words = Words::new(Language::Swahili);
    assert_eq!(words.get("no-such-message"), "no-such-message");
    assert_eq!(words.faults().len(), 2, "once in Swahili, once in English: {:?}", words.faults());
    let words = Words::new(Language::English);
    let _ = words.get("refusal-empty-pit");
    assert_eq!(words.faults().len(), 1, "the argument is missing: {:?}", words.faults());
}

#[test]
fn every_refusal_names_pit_and_reason() {
    let (pit, instead, direction) = (Pit(3), Pit(5), Direction::Backward);
    let refusals = [
        Refusal::GameOver,
        Refusal::NoSuchPit(Pit(200)),
        Refusal::NotYourPit(pit),
        Refusal::EmptyPit(pit),
        Refusal::SingleSeed(pit),
        Refusal::MustCapture { pit, instead, direction },
        Refusal::TooManyToCapture { pit, instead, direction },
        Refusal::FrontRowFirst { pit, instead },
        Refusal::LoneKichwa(pit),
        Refusal::Endless(pit),
        Refusal::NameKichwa { pit },
        Refusal::NoKichwaAsked,
        Refusal::OneWayOnly(pit),
        Refusal::MustSow { instead },
        Refusal::NoPassing,
        Refusal::MustPass(pit),
        Refusal::WrongBoard,
    ];
    // A sowing without end is told in two ways, with its direction and, where there is but one, without.
    let messages = files::messages_with_prefix("refusal-");
    assert_eq!(refusals.len() + 1, messages, "every refusal is here");
    for words in every_words() {
        let mut seen = std::collections::BTreeSet::new();
        for game in Game::ALL {
            for refusal in refusals {
                let text = words.refusal(game, refusal);
                assert_sound(&text, &refusal);
                if let Some(pit) = refusal.pit() {
                    assert!(text.contains(&words.pit(game, pit)), "{refusal:?}: {text}");
                }
                seen.insert(text);
            }
        }
        // The refusal of a wrong board names the game.
        assert_eq!(seen.len(), refusals.len() + 2, "two refusals read alike: {seen:#?}");
        assert_no_faults(&words);
    }
}

#[test]
fn directions_are_those_of_the_hand() {
    let words = Words::new(Language::English);
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let text = |instead, direction| {
        words.refusal(game, Refusal::MustCapture { pit: Pit(0), instead, direction })
    };
    assert!(text(Pit(2), Direction::Forward).contains("A3 to the right"));
    assert!(text(Pit(2), Direction::Backward).contains("A3 to the left"));
    assert!(text(Pit(8), Direction::Forward).contains("B8 to the left"));
    assert!(text(Pit(15), Direction::Backward).contains("B1 to the right"));
    assert!(text(Pit(16 + 15), Direction::Forward).contains("b1 to the left"));
}

#[test]
fn every_outcome_says_who_and_why() {
    let won = |by| Side::BOTH.map(|side| Outcome::Won { side, by });
    let outcomes = [
        won(WonBy::FrontRowEmptied),
        won(WonBy::NoLegalStart),
        won(WonBy::MoreSeeds([27, 21])),
        [DrawnBy::EqualSeeds([24, 24]), DrawnBy::Repetition].map(|by| Outcome::Drawn { by }),
        [DrawnBy::TooManyTurns; 2].map(|by| Outcome::Drawn { by }),
    ];
    for words in every_words() {
        for names in naming() {
            for outcome in outcomes.into_iter().flatten() {
                assert_sound(&words.outcome(&names, outcome), &outcome);
            }
            let [south, north] = Side::BOTH.map(|side| words.resignation(&names, side));
            assert_sound(&south, &names);
            assert_ne!(south, north);
            assert_sound(&words.winner(&names, None), &names);
            for side in Side::BOTH {
                let (to_move, sowing) = (words.to_move(&names, side), words.sowing(&names, side));
                let (player, winner) =
                    (words.player(&names, side), words.winner(&names, Some(side)));
                [player, to_move, sowing, winner]
                    .iter()
                    .for_each(|text| assert_sound(text, &names));
            }
        }
        assert_no_faults(&words);
    }
    let words = Words::new(Language::English);
    let [south, north] = won(WonBy::FrontRowEmptied);
    let [by_seats, you, ..] = naming();
    assert_eq!(words.outcome(&by_seats, south), "South wins: North's front row is empty.");
    assert_eq!(words.outcome(&by_seats, north), "North wins: South's front row is empty.");
    assert_eq!(words.outcome(&you, south), "You win: the computer's front row is empty.");
    assert_eq!(words.outcome(&you, north), "The computer wins: your front row is empty.");
    let by_seeds = Outcome::Won { side: Side::North, by: WonBy::MoreSeeds([21, 27]) };
    assert_eq!(words.outcome(&by_seats, by_seeds), "North wins by 27 seeds to 21.");
}

#[test]
fn every_event_is_told_or_left_to_the_eye() {
    let (pit, side, seeds) = (Pit(3), Side::South, 1);
    let direction = Direction::Forward;
    let turn_began = [TurnKind::Mtaji, TurnKind::Takata, TurnKind::Sowing, TurnKind::Pass]
        .map(|kind| Event::TurnBegan { side, kind });
    let lifted = [Lift::Start, Lift::Relay].map(|why| Event::Lifted { pit, seeds, why });
    let captured = [Taken::IntoHand, Taken::ForGood].map(|taken| Event::Captured {
        pit,
        seeds,
        by: pit,
        taken,
    });
    let ended = [TurnEnd::EmptyPit, TurnEnd::FrontRowEmptied, TurnEnd::Capture, TurnEnd::Pass]
        .map(|why| Event::TurnEnded { side, why });
    let others = [
        Event::Entered { kichwa: Pit(0), direction, seeds },
        Event::Entered { kichwa: Pit(7), direction, seeds },
        Event::KichwaAsked { pit, direction, seeds },
        Event::GameEnded { outcome: Outcome::Drawn { by: DrawnBy::Repetition } },
    ];
    for words in every_words() {
        for names in naming() {
            let game = Game::Kujifunza(KichwaRule::Choose);
            let line = |event: &Event| words.event(game, &names, side, event);
            for event in turn_began[..2].iter().chain(&lifted).chain(&captured) {
                assert_sound(&line(event).expect("told"), event);
            }
            for event in ended.iter().chain(&others) {
                assert_sound(&line(event).expect("told"), event);
            }
            assert_eq!(line(&turn_began[2]), None);
            assert_ne!(line(&others[0]), line(&others[1]), "left and right kichwa");
        }
        assert_no_faults(&words);
    }
}

#[test]
fn the_catalogue_has_a_name_and_a_line_for_everything() {
    for words in every_words() {
        for game in Game::ALL {
            for text in [words.game(game), words.game_line(game)] {
                assert_sound(&text, &game);
            }
            for text in words.how_to_play(game) {
                assert_sound(&text, &game);
            }
        }
        for rule in [KichwaRule::Sustain, KichwaRule::Choose, KichwaRule::ChooseFirst] {
            for text in [words.rules(rule), words.rules_line(rule)] {
                assert_sound(&text, &rule);
            }
        }
        for level in 0..=9 {
            for text in [words.level(level), words.level_line(level)] {
                assert_sound(&text, &level);
            }
        }
        let names: std::collections::BTreeSet<_> = (1..=8).map(|l| words.level(l)).collect();
        assert_eq!(names.len(), 8);
        assert_no_faults(&words);
    }
}

#[test]
fn pits_are_named_as_in_the_notation() {
    let words = Words::new(Language::Swahili);
    for (game, pits) in [
        (Game::Kujifunza(KichwaRule::Sustain), vec![(0, "A1"), (7, "A8"), (8, "B8"), (15, "B1")]),
        (Game::Kujifunza(KichwaRule::Choose), vec![(16, "a1"), (24, "b8"), (31, "b1")]),
        (Game::Djenon, vec![(0, "A1"), (5, "A6"), (6, "a1"), (11, "a6"), (12, "12")]),
    ] {
        for (index, name) in pits {
            assert_eq!(words.pit(game, Pit(index)), name);
        }
    }
}

#[test]
fn lists_are_written_as_sentences_write_them() {
    let list = |language, items: &[&str]| {
        Words::new(language).list(items.iter().map(|item| (*item).to_owned()))
    };
    assert_eq!(list(Language::English, &[]), "");
    assert_eq!(list(Language::English, &["3"]), "3");
    assert_eq!(list(Language::English, &["3", "2"]), "3 and 2");
    assert_eq!(list(Language::English, &["3", "2", "1", "4"]), "3, 2, 1 and 4");
    assert_eq!(list(Language::Swahili, &["3", "2", "1"]), "3, 2 na 1");
}

fn played(game: Game, position: &Position, actions: &[(u8, Direction)]) -> Vec<Event> {
    let mut events = Vec::new();
    let mut position = *position;
    for &(pit, direction) in actions {
        let action = mbili::rules::Action::Sow { pit: Pit(pit), direction };
        position = game.play(&position, action, &mut events).expect("legal");
    }
    events
}

#[test]
fn a_turn_is_told_whole() {
    let english = Words::new(Language::English);
    let swahili = Words::new(Language::Swahili);
    let [seats, you, computer, _] = naming();
    let sustain = Game::Kujifunza(KichwaRule::Sustain);
    let events = played(sustain, &sustain.start(), &[(0, Direction::Forward)]);
    assert_eq!(
        english.turn(sustain, &you, &events),
        "You sow A1 to the right: 10 laps, capture 2, 2, 2 and 2; \
         the last seed fell in an empty pit."
    );
    assert_eq!(
        swahili.turn(sustain, &computer, &events),
        "Kompyuta imesambaza A1 kulia kwake: mizunguko 10, imekula kete 2, 2, 2 na 2; \
         kete ya mwisho imeangukia shimo tupu."
    );

    let mut pits = [0; 32];
    (pits[0], pits[15], pits[16]) = (2, 1, 2);
    let position = Position::new(Board::FourRows, &pits, [0, 0], Side::South).expect("few seeds");
    let events = played(sustain, &position, &[(0, Direction::Forward)]);
    assert_eq!(
        english.turn(sustain, &seats, &events),
        "South sows A1 to the right: 1 lap, no capture; the last seed fell in an empty pit."
    );

    (pits[2], pits[21]) = (1, 3);
    pits[16] = 0;
    let position = Position::new(Board::FourRows, &pits, [0, 0], Side::South).expect("few seeds");
    let events = played(sustain, &position, &[(0, Direction::Forward)]);
    assert_eq!(
        english.turn(sustain, &you, &events),
        "You sow A1 to the right: 1 lap, capture 3 seeds; the computer's front row is empty."
    );

    let start = Game::Djenon.start();
    let events = played(Game::Djenon, &start, &[(0, Direction::Forward)]);
    let told = english.turn(Game::Djenon, &seats, &events);
    assert!(told.starts_with("South sows A1: "), "{told}");
    assert_eq!(english.turn(sustain, &seats, &[]), "");
}

#[test]
fn a_turn_with_a_choice_is_told_from_any_decision() {
    let words = Words::new(Language::English);
    let names = Names::default();
    let game = Game::Kujifunza(KichwaRule::Choose);
    let (mut whole, mut after) = (Vec::new(), Vec::new());
    let sow = mbili::rules::Action::Sow { pit: Pit(0), direction: Direction::Forward };
    let waiting = game.play(&game.start(), sow, &mut whole).expect("legal");
    assert!(waiting.pending().is_some());
    let told = words.turn(game, &names, &whole);
    assert!(told.ends_with("the captured seeds wait for a kichwa."), "{told}");
    let pick = mbili::rules::Action::Enter { kichwa: Kichwa::Right };
    let _ = game.play(&waiting, pick, &mut after).expect("legal");
    let told = words.turn(game, &names, &after);
    assert!(told.starts_with("South enters 2 seeds by the right kichwa: "), "{told}");
    whole.extend(after);
    let told = words.turn(game, &names, &whole);
    assert!(told.starts_with("South sows A1 to the right: "), "{told}");
}

/// Thousands of random turns of every game, each told in every language and manner of naming.
#[test]
fn random_turns_are_told_without_fault() {
    let mut chance = SmallRng::seed_from_u64(2001);
    let all: Vec<Words> = every_words().collect();
    let mut turns = 0;
    for game in Game::ALL {
        for _ in 0..40 {
            let (mut position, mut events) = (game.start(), Vec::new());
            for decision in 0.. {
                let legal = game.legal(&position);
                if legal.is_empty() || decision == 400 {
                    break;
                }
                if position.pending().is_none() {
                    events.clear();
                }
                let side = position.side();
                let first = events.len();
                let action = legal[chance.random_range(0..legal.len())];
                position = game.play(&position, action, &mut events).expect("legal");
                turns += 1;
                let names = &naming()[turns % 4];
                for words in &all {
                    for told in [&events[..], &events[first..]] {
                        assert_sound(&words.turn(game, names, told), &told);
                    }
                    for event in &events[first..] {
                        if let Some(line) = words.event(game, names, side, event) {
                            assert_sound(&line, event);
                        }
                    }
                }
            }
        }
    }
    assert!(turns > 3000, "only {turns} turns");
    all.iter().for_each(assert_no_faults);
}

/// Every message of the screens reads soundly with arguments of its kind.
#[test]
fn every_message_reads_soundly() {
    let number = ["seeds", "laps", "lap", "count", "turns", "hand", "more", "fewer", "number"];
    for &language in Language::ALL {
        let words = Words::new(language);
        for (key, arguments) in files::messages(language) {
            for n in [0, 1, 2, 21] {
                let args: Vec<_> = arguments
                    .iter()
                    .map(|name| match name.as_str() {
                        name if number.contains(&name) => (name, n.into()),
                        name => (name, "Xyz".into()),
                    })
                    .collect();
                assert_sound(&words.with(&key, &args), &key);
            }
        }
        assert_no_faults(&words);
    }
}
