//! Tests of positions and moves as text.

use mbili::notation::*;
use mbili::rules::*;
use proptest::prelude::*;

/// A legal game by random choices, to which further choices add nothing once it is over. Returns
/// the actions, and the position before each and at the end.
pub fn random_game(game: Game, choices: &[u16]) -> (Vec<Action>, Vec<Position>) {
    let mut positions = vec![game.start()];
    let mut actions = Vec::new();
    for &choice in choices {
        let position = *positions.last().expect("there is a start");
        let legal = game.legal(&position);
        let Some(&action) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
        actions.push(action);
        positions.push(game.play(&position, action, &mut ()).expect("a legal action"));
    }
    (actions, positions)
}

pub fn any_game() -> impl Strategy<Value = Game> {
    prop::sample::select(&Game::ALL[..])
}

pub fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..120)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn positions_of_games_are_read_as_they_are_printed(game in any_game(), choices in choices()) {
        for position in random_game(game, &choices).1 {
            let line = print_position(&position);
            let read = parse_position(game.board(), &line).expect("a printed position");
            if position.hand() > 0 && position.pending().is_none() {
                // A capture ended the game; the line has no place for what stays in hand.
                prop_assert!(game.outcome(&position).is_some());
                prop_assert_eq!(read.pits(), position.pits());
            } else {
                prop_assert_eq!(read, position);
            }
            prop_assert_eq!(print_position(&read), line);
        }
    }

    #[test]
    fn turns_of_games_are_read_as_they_are_printed(game in any_game(), choices in choices()) {
        let (actions, positions) = random_game(game, &choices);
        let mut first = 0;
        for (i, after) in positions.iter().enumerate().skip(1) {
            if after.pending().is_some() {
                continue;
            }
            let turn = Move::of(&actions[first..i]).expect("a turn");
            let text = print_move(game, &positions[first], &turn);
            let written = WrittenMove::parse(game.board(), Dialect::Letters, &text);
            let written = written.expect("a printed move");
            prop_assert_eq!(&written.turn, &turn);
            prop_assert!(written.mark_is_right(game, &positions[first]));
            let takata = game.turn_kind(&positions[first]) == TurnKind::Takata;
            prop_assert_eq!(written.takata, takata);
            first = i;
        }
    }
}

/// Any pits, winnings and side, and in Bao sometimes a capture that waits.
fn any_position() -> impl Strategy<Value = Position> {
    let bao = (
        prop::collection::vec(0u8..8, 32),
        any::<bool>(),
        prop::option::of((1u8..20, any::<bool>(), 2u8..6)),
    );
    let bao = bao.prop_filter_map("too many seeds", |(pits, north, pending)| {
        let side = Side::BOTH[usize::from(north)];
        let position = Position::new(Board::FourRows, &pits, [0, 0], side).ok()?;
        let Some((hand, backward, ring)) = pending else { return Some(position) };
        let direction = Direction::BOTH[usize::from(backward)];
        let pit = Board::FourRows.pit(side, ring);
        position.with_pending(hand, Pending { direction, pit }).ok()
    });
    let djenon = (prop::collection::vec(0u8..16, 12), 0u8..40, 0u8..40, any::<bool>());
    let djenon = djenon.prop_filter_map("too many seeds", |(pits, south, north, second)| {
        Position::new(Board::TwoRows, &pits, [south, north], Side::BOTH[usize::from(second)]).ok()
    });
    prop_oneof![bao, djenon]
}

/// Every start on a board, possible or not in a position.
fn every_start(board: Board) -> impl Iterator<Item = Action> {
    let ways = if board == Board::FourRows { &Direction::BOTH[..] } else { &[Direction::Forward] };
    board.pits().flat_map(|pit| ways.iter().map(move |&direction| Action::Sow { pit, direction }))
}

proptest! {
    #[test]
    fn any_position_is_read_as_it_is_printed(position in any_position(), gap in "[ \t\n]{1,3}") {
        let line = print_position(&position);
        prop_assert_eq!(parse_position(position.board(), &line), Ok(position));
        prop_assert_eq!(parse_position(position.board(), &line.replace(' ', &gap)), Ok(position));
        prop_assert_eq!(parse_position(position.board(), &line.replace(" | ", "|")), Ok(position));
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in any::<String>()) {
        read_everything(&text);
    }

    #[test]
    fn no_damage_to_a_text_makes_a_parser_panic(
        position in any_position(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..4),
    ) {
        for text in [print_position(&position), "A4R*:LRL".to_owned(), "pass".to_owned()] {
            let mut characters: Vec<char> = text.chars().collect();
            for (at, character) in &damage {
                let at = at.index(characters.len());
                characters[at] = *character;
            }
            read_everything(&characters.iter().collect::<String>());
        }
    }
}

/// Whatever the text, each parser accepts it as what it prints, or names a place in it.
fn read_everything(text: &str) {
    let lines = text.split('\n').count();
    let longest = text.split('\n').map(|line| line.chars().count()).max().unwrap_or(0);
    let check = |error: ParseError| {
        assert!((1..=lines).contains(&error.line), "{error} in {text:?}");
        assert!((1..=longest + 1).contains(&error.column), "{error} in {text:?}");
        assert!(!error.expected.is_empty() && !error.found.is_empty());
    };
    for board in [Board::FourRows, Board::TwoRows] {
        match parse_position(board, text) {
            Ok(read) => assert_eq!(parse_position(board, &print_position(&read)), Ok(read)),
            Err(error) => check(error),
        }
        match parse_pit(board, text) {
            Ok(pit) => assert_eq!(pit_name(board, pit), text.trim_end()),
            Err(error) => check(error),
        }
        for dialect in [Dialect::Letters, Dialect::Angles] {
            if let Err(error) = WrittenMove::parse(board, dialect, text) {
                check(error);
            }
        }
    }
}

#[test]
fn every_start_and_every_pick_has_its_own_text() {
    let mut seen = std::collections::BTreeSet::new();
    for start in every_start(Board::FourRows) {
        for picks in [&[][..], &[Kichwa::Left], &[Kichwa::Right], &Kichwa::BOTH] {
            let turn = Move { start, picks: picks.to_vec() };
            let game = Game::Kujifunza(KichwaRule::Choose);
            let text = print_move(game, &game.start(), &turn);
            assert_eq!(parse_move(Board::FourRows, &text).as_ref(), Ok(&turn), "{text}");
            assert!(seen.insert(text));
        }
    }
    assert_eq!(seen.len(), 64 * 4);
    for start in every_start(Board::TwoRows).chain([Action::Pass]) {
        let text = print_action(Board::TwoRows, start);
        assert_eq!(parse_move(Board::TwoRows, &text).map(|turn| turn.start), Ok(start), "{text}");
        assert!(seen.insert(text));
    }
}

#[test]
fn the_hand_goes_right_along_both_rows() {
    let start = |text| parse_move(Board::FourRows, text).expect(text).start;
    let sow =
        |side, ring, direction| Action::Sow { pit: Board::FourRows.pit(side, ring), direction };
    assert_eq!(start("A1R"), sow(Side::South, 0, Direction::Forward));
    assert_eq!(start("A8L"), sow(Side::South, 7, Direction::Backward));
    assert_eq!(start("B8R"), sow(Side::South, 8, Direction::Backward));
    assert_eq!(start("B1L"), sow(Side::South, 15, Direction::Forward));
    assert_eq!(start("a3R*"), sow(Side::North, 2, Direction::Forward));
    assert_eq!(start("b7R"), sow(Side::North, 9, Direction::Backward));
}

#[test]
fn the_first_moves_of_kujifunza_have_the_names_of_the_literature() {
    let game = Game::ALL[0];
    let mut names: Vec<String> =
        game.legal(&game.start()).iter().map(|&a| print_action(game.board(), a)).collect();
    names.sort();
    let known = "A1R A2R A3L A3R A4L A4R A5L A5R A6L A6R A7L A8L B1L B2L B7R B8R";
    assert_eq!(names.join(" "), known);
}

#[test]
fn the_other_dialect_must_be_asked_for() {
    let board = Board::FourRows;
    for (letters, angles) in [("A4R", "A4>"), ("b3L*", "b3<*"), ("A4L:RL", "A4<:RL")] {
        let read = WrittenMove::parse(board, Dialect::Letters, letters).expect(letters);
        assert_eq!(WrittenMove::parse(board, Dialect::Angles, angles), Ok(read));
        assert!(WrittenMove::parse(board, Dialect::Letters, angles).is_err());
        assert!(WrittenMove::parse(board, Dialect::Angles, letters).is_err());
    }
}

#[test]
fn published_positions_and_moves_are_read_as_they_stand() {
    let text = include_str!("../vectors/kujifunza_moves.json");
    let file: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let board = game.board();
    let cases = file["cases"].as_array().expect("cases");
    assert!(cases.len() > 100);
    for case in cases {
        let line = case["pos"]["str"].as_str().expect("a line");
        let position = parse_position(board, line).expect(line);
        assert_eq!(print_position(&position), line);
        // The same rows stand there apart: a check that the rows are not mixed up.
        for (row, pits) in case["pos"]["rows"].as_object().expect("rows") {
            let place = |i: usize| if row.chars().all(char::is_lowercase) { 8 - i } else { i + 1 };
            for (i, seeds) in pits.as_array().expect("pits").iter().enumerate() {
                let pit = parse_pit(board, &format!("{row}{}", place(i))).expect("a pit");
                assert_eq!(u64::from(position.seeds(pit)), seeds.as_u64().expect("seeds"));
            }
        }
        let text = case["move"].as_str().expect("a move");
        let turn = parse_move(board, text).expect(text);
        assert_eq!(print_move(game, &position, &turn), text);
        let direction = if case["dir"] == "+" { Direction::Forward } else { Direction::Backward };
        let pit = board.pit(position.side(), case["ring"].as_u64().expect("a ring index") as u8);
        assert_eq!(turn.start, Action::Sow { pit, direction });
        assert_eq!(case["pit"], pit_name(board, pit));
    }
}

#[test]
fn errors_name_the_place_and_what_was_expected() {
    let full = "[ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | F F \
                | 255 | 0 ]";
    let cases: &[(&str, &str, usize, &str)] = &[
        (full, "[ 2", 1, "`[`"),
        ("[ 2 2", "[ 2 x", 5, "a number of seeds"),
        ("[ 2 2", "[ 2 256", 5, "a number of seeds"),
        ("2 2 | 2 2", "2 2 2 | 2 2", 19, "`|`"),
        ("0 0 | F", "22 0 | F", 75, "0: no seeds are kept in store"),
        ("0 0 | F", "0 1 | F", 77, "0: no seeds are kept in store"),
        ("F F", "T F", 81, "F: there are no houses"),
        ("F F", "F T", 83, "F: there are no houses"),
        ("255", "4", 87, "255: no pit is blocked"),
        ("| 0 ]", "| 2 ]", 93, "the side to move"),
        ("| 0 ]", "| 0", 94, "`]`"),
        ("| 0 ]", "| 0 ] ]", 97, "the end of the position"),
        ("[ 2 2", "[ 255 2", 1, "at most 255 seeds"),
        ("| 0 ]", "| 0 | ]", 97, "the number of seeds in hand"),
        ("| 0 ]", "| 0 | 3 X A4 ]", 99, "the direction of the sowing"),
        ("| 0 ]", "| 0 | 3 L C4 ]", 101, "a pit, its row first"),
        ("| 0 ]", "| 0 | 3 L A2 ]", 97, "a pit from which the mover may choose"),
        ("| 0 ]", "| 0 | 3 L a4 ]", 97, "a pit from which the mover may choose"),
    ];
    for &(from, to, column, expected) in cases {
        let text = if from == full { "2 2 ]".to_owned() } else { full.replacen(from, to, 1) };
        let error = parse_position(Board::FourRows, &text).expect_err(&text);
        assert_eq!((error.line, error.column), (1, column), "{error} in {text}");
        assert!(error.expected.contains(expected), "{error}");
        assert!(error.to_string().starts_with(&format!("line 1, column {column}: expected ")));
    }
    let moves: &[(Board, &str, usize, &str)] = &[
        (Board::FourRows, "", 1, "a pit, its row first: A, B, a or b"),
        (Board::FourRows, "C4R", 1, "a pit, its row first: A, B, a or b"),
        (Board::FourRows, "pass", 1, "a pit, its row first: A, B, a or b"),
        (Board::FourRows, "A0R", 2, "a number from 1 to 8"),
        (Board::FourRows, "A", 2, "a number from 1 to 8"),
        (Board::FourRows, "A4", 3, "L or R, the way that the mover's hand goes"),
        (Board::FourRows, "A4>", 3, "L or R, the way that the mover's hand goes"),
        (Board::FourRows, "A4R>", 4, "belong to Bao la Kiswahili"),
        (Board::FourRows, "A4R**", 5, "belong to Bao la Kiswahili"),
        (Board::FourRows, "A4R:", 5, "L or R, the kichwa of entry"),
        (Board::FourRows, "A4R:LX", 6, "L or R, the kichwa of entry"),
        (Board::FourRows, ":", 2, "L or R, the kichwa of entry"),
        (Board::FourRows, "A4R A5R", 5, "the end of the move"),
        (Board::TwoRows, "B1", 1, "a pit, its row first: A or a"),
        (Board::TwoRows, "A7", 2, "a number from 1 to 6"),
        (Board::TwoRows, "A1R", 3, "the end of the move"),
        (Board::TwoRows, "paß", 3, "`pass`, or a pit"),
        (Board::TwoRows, ":L", 1, "a pit, its row first: A or a"),
    ];
    for &(board, text, column, expected) in moves {
        let error = parse_move(board, text).expect_err(text);
        assert_eq!((error.line, error.column), (1, column), "{error} in {text}");
        assert!(error.expected.contains(expected), "{error} in {text}");
    }
    let error = parse_position(Board::TwoRows, "[ 4 4 4\n 4 ü 4 |").expect_err("a bad position");
    assert_eq!((error.line, error.column, error.found.as_str()), (2, 4, "`ü`"));
}

/// The seeds lie in the hand of the pit's owner: it is a pit of the mover's own that captured them.
#[test]
fn the_refusal_that_asks_for_a_kichwa_says_whose_pit_it_names() {
    let mut seen = 0;
    for rule in [KichwaRule::Choose, KichwaRule::ChooseFirst] {
        let game = Game::Kujifunza(rule);
        let start = game.start();
        for action in game.legal(&start) {
            let asking = game.sow(&start, action, &mut ()).expect("a legal action");
            let Some(pending) = asking.pending() else { continue };
            let board = game.board();
            let refusal = game.check(&asking, action).expect_err("a kichwa is asked first");
            assert_eq!(board.owner(pending.pit), asking.side());
            let text = refusal_in_words(board, refusal);
            let pit = pit_name(board, pending.pit);
            assert_eq!(text, format!("the seeds that {pit} captured wait for a kichwa: :L or :R"));
            seen += 1;
        }
    }
    assert!(seen > 0, "no start captures");
}
