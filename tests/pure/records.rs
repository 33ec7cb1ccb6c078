//! Tests of records: the match itself, and its text.

mod pie;

use crate::notation::{any_game, choices, random_game};
use mbili::notation::{parse_position, print_position};
use mbili::record::*;
use mbili::rules::*;
use proptest::prelude::*;

const SUSTAIN: Game = Game::Kujifunza(KichwaRule::Sustain);
const CHOOSE: Game = Game::Kujifunza(KichwaRule::Choose);

/// Legal play of two sides that never meet: after 24 turns the start position is back.
const LOOP_START: &str = "[ 0 0 1 1 0 2 0 0 | 0 0 0 0 0 0 1 0 | 1 0 2 1 0 0 0 0 | 0 1 0 0 0 0 0 0 \
                          | 0 0 | F F | 255 | 1 ]";
const LOOP_MOVES: &str = "b3R A3R b6R A4R b7R A5R b8R A6R a8L A7R a7L A8R a6L B8L a5L B7L a4L B6L \
                          a3L B5L b1R B4L b2R B3L";

fn played(game: Game, choices: &[u16]) -> Record {
    let mut record = Record::new(game);
    for action in random_game(game, choices).0 {
        record.play(action, &mut ()).expect("a legal action");
    }
    record
}

/// The record with every kind of line.
fn full_record(game: Game, choices: &[u16]) -> Record {
    let mut record = played(game, choices);
    record.set_player(Side::North, "Kofi; N'Goran: 3rd");
    record.set_tag("Opponent", "level 2").expect("a good key");
    record.set_tag("Date", "2026-02-03").expect("a good key");
    record
}

/// Reads it, checks what every answer owes, and says whether it was accepted.
fn accepted(bytes: &[u8]) -> bool {
    match Record::from_bytes(bytes) {
        Ok(record) => {
            let text = record.print();
            assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "{text}");
            true
        }
        Err(error) => {
            let text = String::from_utf8_lossy(bytes);
            let line = text.split('\n').nth(error.line - 1).unwrap_or_default();
            assert!((1..=line.chars().count() + 1).contains(&error.column), "{error}\n{text}");
            let message = error.to_string();
            assert!(message.starts_with(&format!("line {}, column ", error.line)), "{message}");
            false
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_record_is_read_as_it_is_printed(
        game in any_game(),
        choices in choices(),
        from in any::<prop::sample::Index>(),
        resigned in prop::option::of(any::<bool>()),
        name in any::<String>(),
    ) {
        let whole = played(game, &choices);
        let from = from.index(whole.positions().len());
        let start = whole.positions()[from];
        let mut record = Record::from_position(game, start).expect("a position of this game");
        for &action in &whole.actions()[from..] {
            record.play(action, &mut ()).expect("a legal action");
        }
        if let Some(north) = resigned {
            let over = record.ending().is_some();
            prop_assert_eq!(record.resign(Side::BOTH[usize::from(north)]).is_err(), over);
        }
        record.set_tag("Note", &name).expect("a good key");
        record.set_player(Side::South, &name);
        let text = record.print();
        prop_assert_eq!(Record::parse(&text), Ok(record), "{}", &text);
        prop_assert!(text.lines().skip_while(|line| !line.is_empty()).all(|l| l.len() <= 80));
        let crlf = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        prop_assert_eq!(Record::parse(&crlf).map(|record| record.print()), Ok(text));
    }

    #[test]
    fn undo_is_a_shorter_record_and_redo_the_same_again(
        game in any_game(),
        choices in choices(),
        to in any::<prop::sample::Index>(),
    ) {
        let whole = played(game, &choices);
        let to = to.index(whole.positions().len());
        let mut record = whole.clone();
        let undone = record.undo_to(to);
        prop_assert_eq!(undone.len(), whole.actions().len() - to);
        let mut shorter = Record::new(game);
        for &action in &whole.actions()[..to] {
            shorter.play(action, &mut ()).expect("a legal action");
        }
        prop_assert_eq!(&record, &shorter);
        for action in undone {
            record.play(action, &mut ()).expect("it was legal before");
        }
        prop_assert_eq!(record, whole);
    }

    #[test]
    fn turns_cover_the_actions(game in any_game(), choices in choices()) {
        let record = played(game, &choices);
        let mut next = 0;
        for (i, turn) in record.turns().enumerate() {
            prop_assert_eq!((turn.index, turn.actions.start), (i, next));
            next = turn.actions.end;
            let actions: Vec<Action> = turn.played.actions().collect();
            prop_assert_eq!(&actions[..], &record.actions()[turn.actions.clone()]);
            prop_assert_eq!(turn.side, Side::BOTH[i % 2]);
            prop_assert_eq!(turn.finished, record.positions()[next].pending().is_none());
        }
        prop_assert_eq!(next, record.actions().len());
        let finished = record.turns().filter(|turn| turn.finished).count();
        prop_assert_eq!(record.finished_turns(), finished);
    }

    #[test]
    fn any_bytes_are_accepted_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        accepted(&bytes);
        let mut after_header = b"Mbili: 1\nGame: djenon\n\n".to_vec();
        after_header.extend(bytes);
        accepted(&after_header);
    }

    #[test]
    fn damaged_records_are_accepted_or_refused(
        game in any_game(),
        choices in choices(),
        damage in prop::collection::vec(
            (any::<prop::sample::Index>(), 0usize..6, any::<u8>()), 1..5,
        ),
    ) {
        let mut bytes = full_record(game, &choices).print().into_bytes();
        for (at, cut, byte) in damage {
            let at = at.index(bytes.len());
            let end = (at + cut).min(bytes.len());
            bytes.splice(at..end, [byte]);
        }
        accepted(&bytes);
    }
}

#[test]
fn records_cut_at_every_byte_are_accepted_or_refused() {
    for game in Game::ALL {
        let text = full_record(game, &[7; 40]).print();
        assert!(accepted(text.as_bytes()));
        let good = (0..text.len()).filter(|&end| accepted(&text.as_bytes()[..end])).count();
        assert!(good > 0, "{game:?}: a cut between two moves of an unfinished game is good");
        assert!(good < text.len() / 2, "{game:?}");
    }
}

#[test]
fn every_swap_of_one_byte_is_accepted_or_refused() {
    for game in Game::ALL {
        let original = full_record(game, &[3; 12]).print();
        let header = original.find("\n\n").expect("an empty line") + 2;
        for at in 0..original.len() {
            let mut bytes = original.clone().into_bytes();
            for byte in 0..=u8::MAX {
                if byte == original.as_bytes()[at] {
                    continue;
                }
                bytes[at] = byte;
                let good = accepted(&bytes);
                let harmless = b"0123456789 \n\t\x0b\x0c\r;*".contains(&byte)
                    || b"0123456789 \n*".contains(&original.as_bytes()[at]);
                if good && at >= header && !harmless {
                    // Another move may be legal too; but then it is another record.
                    let read = Record::from_bytes(&bytes).expect("accepted");
                    assert_ne!(read.print(), original);
                }
            }
        }
    }
}

#[test]
fn errors_name_the_place_and_what_was_expected() {
    let good = "Mbili: 1\nGame: kujifunza\nKichwa: choose\nResult: *\n\n1. A1R:R\n";
    assert!(Record::parse(good).is_ok());
    let djenon = "Mbili: 1\nGame: djenon\nResult: *\n\nA1 a4\n";
    assert!(Record::parse(djenon).is_ok());
    let cases: &[(&str, &str, &str, usize, usize, &str)] = &[
        (good, good, "", 1, 1, "expected `Mbili: 1`"),
        (good, "Mbili", "mbili", 1, 1, "expected `Mbili: 1`"),
        (good, "1\nG", "2\nG", 1, 8, "version 2, expected version 1: a newer Mbili"),
        (good, "1\nG", "99999999999999999999999\nG", 1, 8, "a newer Mbili"),
        (good, "1\nG", "one\nG", 1, 8, "expected the version of the format, 1, found `one`"),
        (good, "1\nG", "\nG", 1, 8, "expected the version of the format, 1, found nothing more"),
        (good, "Game: kujifunza\n", "", 4, 1, "expected a line `Game: …` with `kujifunza` or"),
        (good, "kujifunza", "kiswahili", 2, 7, "expected `kujifunza` or `djenon`, found"),
        (good, "Kichwa: choose\n", "", 4, 1, "expected a line `Kichwa: …`"),
        (good, "choose", "both", 3, 9, "expected `sustain`, `choose` or `first`, found `both`"),
        (djenon, "Result", "Kichwa: first\nResult", 3, 9, "expected no such line"),
        (good, "Result: *\n", "A key: x\n", 4, 1, "expected a line `Key: value`, or an empty"),
        (good, "Result: *\n\n1.", "Result: *\n", 5, 2, "expected a line `Key: value`, or an"),
        (good, "Result: *", "Game: djenon", 4, 1, "expected another key"),
        (good, "Result: *", "Result: win", 4, 9, "expected `S`, `N`, `draw`"),
        (good, "Result: *", "Result: S", 4, 9, "the result is `S`, expected `*`"),
        (good, "Result: *", "Start: [ 2 2 3 | ", 4, 16, "expected a number of seeds"),
        (good, "Result: *\n", "", 4, 1, "expected a line `Result: …` with `*`: the last turn"),
        (good, "A1R:R", "A1R:LLLLL", 6, 9, "turn 1, `A1R:LLLLL`, is illegal: no captured seeds"),
        (good, "A1R:R", "A1R:R A1R", 6, 9, "expected L or R: this move captures again"),
        (good, "A1R:R", "A9R", 6, 5, "expected a number from 1 to 8"),
        (good, "A1R:R", "A1L", 6, 4, "turn 1, `A1L`, is illegal: A1 sown this way does not"),
        (good, "A1R:R", "A1R*:L", 6, 4, "turn 1, `A1R*:L`, is marked * for a takata"),
        (good, "A1R:R", ":L", 6, 4, "turn 1, `:L`, is illegal: no captured seeds wait"),
        (djenon, "a4", ";x\n  a4 pass", 6, 6, "turn 3, `pass`, is illegal: only who cannot sow"),
        (djenon, "a4", "ä4", 5, 4, "expected a pit, its row first"),
    ];
    for &(text, from, to, line, column, message) in cases {
        let text = text.replacen(from, to, 1);
        let error = Record::parse(&text).expect_err(&text);
        let said = error.to_string();
        assert_eq!((error.line, error.column), (line, column), "{said}\n{text}");
        assert!(said.contains(message), "{said}\n{text}");
    }
    let error = Record::from_bytes(b"Mbili: 1\nGame: \xc3\xa4\xffx").expect_err("not UTF-8");
    let said = error.to_string();
    assert_eq!(said, "line 2, column 8: expected text in UTF-8, found the byte 0xff");
}

#[test]
fn the_record_in_the_documentation_is_one() {
    let text = "Mbili: 1\nGame: kujifunza\nKichwa: choose\nSouth: Asha\nResult: *\n\n\
                1. A4R:LR b7R\n";
    assert_eq!(Record::parse(text).expect(text).print(), text);
}

#[test]
fn comments_numbers_and_gaps_are_free() {
    let plain = "Mbili: 1\nGame: djenon\nResult: *\n\n1. A1 a4\n";
    let free =
        "Mbili :1\n; who wrote this?\n  Game:djenon  \n\n; the beginning\n12.A1 ; first\n\n\t7. a4";
    let read = Record::parse(free).expect(free);
    assert_eq!(read.print(), plain);
}

#[test]
fn a_waiting_start_goes_on_with_picks() {
    let mut record = Record::new(CHOOSE);
    let pit = CHOOSE.board().pit(Side::South, 0);
    record.play(Action::Sow { pit, direction: Direction::Forward }, &mut ()).expect("legal");
    assert!(record.position().pending().is_some());
    let mut rest = Record::from_position(CHOOSE, *record.position()).expect("a waiting start");
    rest.play(Action::Enter { kichwa: Kichwa::Right }, &mut ()).expect("legal");
    let text = rest.print();
    assert!(text.contains("\n1. :R"), "{text}");
    assert_eq!(Record::parse(&text), Ok(rest));
    let sustain = Record::from_position(SUSTAIN, *record.position());
    assert_eq!(sustain, Err(BadStart::NobodyChooses));
    let error = Record::parse(&text.replace("choose", "sustain")).expect_err("nobody chooses");
    assert_eq!((error.line, error.column), (4, 8));
}

#[test]
fn an_unfinished_turn_may_end_in_a_resignation() {
    let text = "Mbili: 1\nGame: kujifunza\nKichwa: choose\nResult: S resign\n\n1. A1R:R\n";
    let record = Record::parse(text).expect(text);
    assert!(record.position().pending().is_some());
    assert_eq!(record.ending(), Some(Ending::Resigned(Side::South)));
    assert_eq!(record.ending().and_then(Ending::winner), Some(Side::North));
    assert_eq!(record.print(), text);
}

#[test]
fn resigning_ends_the_match_and_undo_takes_it_back() {
    let mut record = played(Game::Djenon, &[1, 2, 3]);
    record.resign(Side::North).expect("the match goes on");
    assert_eq!(record.resign(Side::South), Err(Refusal::GameOver));
    assert!(record.legal().is_empty());
    let mut events = Vec::new();
    let pass = record.play(Action::Pass, &mut events);
    assert_eq!((pass, events.len()), (Err(Refusal::GameOver), 0));
    assert_eq!(record.undo_to(3), []);
    assert_eq!(record.ending(), None);
    assert!(!record.legal().is_empty());
}

#[test]
fn the_third_time_a_position_stands_is_a_draw() {
    let start = parse_position(Board::FourRows, LOOP_START).expect("a position");
    let mut record = Record::from_position(SUSTAIN, start).expect("a start");
    let mut last = Vec::new();
    for turn in LOOP_MOVES.split_whitespace().cycle().take(48) {
        assert_eq!(record.ending(), None);
        last.clear();
        let turn = mbili::notation::parse_move(Board::FourRows, turn).expect("a move");
        record.play(turn.start, &mut last).expect("legal");
    }
    let outcome = Outcome::Drawn { by: DrawnBy::Repetition };
    assert_eq!(record.ending(), Some(Ending::ByRules(outcome)));
    assert_eq!(last.last(), Some(&Event::GameEnded { outcome }));
    assert_eq!(SUSTAIN.outcome(record.position()), None, "only the record knows");
    assert_eq!(print_position(record.position()), LOOP_START);
    assert!(record.legal().is_empty());
    let text = record.print();
    assert!(text.contains("\nResult: draw\n"));
    assert_eq!(Record::parse(&text).as_ref(), Ok(&record));
    record.undo_to(47);
    assert_eq!(record.ending(), None);
    assert!(Record::parse(&text.replace("draw", "*")).is_err());
}

#[test]
fn two_thousand_turns_are_a_draw() {
    let text = include_str!("../records/two_thousand_turns.txt");
    let record = Record::parse(text).expect("a record");
    assert_eq!(record.finished_turns(), MOST_TURNS);
    let outcome = Outcome::Drawn { by: DrawnBy::TooManyTurns };
    assert_eq!(record.ending(), Some(Ending::ByRules(outcome)));
    assert_eq!(record.print(), text);
}

#[test]
fn keys_that_would_not_be_read_again_are_refused() {
    let mut record = Record::new(SUSTAIN);
    for key in ["", "two words", "a:b", ";x", "A4R", "Mbili", "Result", "Start", "Game", "a\u{85}b"]
    {
        assert!(record.set_tag(key, "x").is_err(), "{key}");
    }
    record.set_player(Side::South, " Amina\n\nResult:\tS ");
    assert_eq!(record.player(Side::South), Some("Amina Result: S"));
    assert_eq!(Record::parse(&record.print()).as_ref(), Ok(&record));
}

#[test]
fn a_made_up_header_is_refused_before_it_costs_anything() {
    let mut text = "Mbili: 1\nGame: djenon\n".to_owned();
    for key in 0..70_000 {
        text += &format!("Key{key}: 1\n");
    }
    let error = Record::parse(&text).expect_err("too many lines");
    assert!(error.to_string().contains("at most 1000 lines"), "{error}");
    assert_eq!(error.line, 1001);
}

#[test]
fn one_long_line_of_moves_is_read_in_one_go() {
    // A word by word count of the rest of the line would take minutes here.
    let text = format!("Mbili: 1\nGame: djenon\n\n{}A1 a1", "1. ".repeat(300_000));
    assert_eq!(Record::parse(&text).expect("a record").actions().len(), 2);
}
