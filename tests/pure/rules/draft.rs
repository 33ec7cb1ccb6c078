//! Boards that are laid out by hand: what is refused, why, and that nothing else is.

use super::*;
use mbili::notation::{parse_position, print_position};
use mbili::record::Record;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Numbers the reasons; a new one must be added here, and then in the test below.
fn number(unfit: Unfit) -> usize {
    match unfit {
        Unfit::TooManySeeds { .. } => 0,
        Unfit::BadPosition(BadPosition::TooManySeeds) => 1,
        Unfit::BadPosition(BadPosition::BadPending) => 2,
        Unfit::BadPosition(BadPosition::WrongNumberOfPits { .. }) => 3,
        Unfit::BadStart(BadStart::WrongBoard) => 4,
        Unfit::BadStart(BadStart::NobodyChooses) => 5,
        Unfit::Over(Outcome::Won { by: WonBy::FrontRowEmptied, .. }) => 6,
        Unfit::Over(Outcome::Won { by: WonBy::NoLegalStart, .. }) => 7,
        Unfit::Over(Outcome::Won { by: WonBy::MoreSeeds(_), .. }) => 8,
        Unfit::Over(Outcome::Drawn { by: DrawnBy::EqualSeeds(_) }) => 9,
        Unfit::Over(Outcome::Drawn { .. }) => 10,
    }
}

/// Reasons that a board laid out by hand cannot have: it always has the pits of its board, never more seeds
/// than the game, and no history.
const NEVER: [usize; 3] = [1, 3, 10];

/// A position that waits for a kichwa.
fn waiting() -> Position {
    let pending = Pending { direction: Direction::Forward, pit: Pit(3) };
    bao("A4=2 A1=1 a1=2").with_pending(3, pending).expect("a choice can arise")
}

fn edited(position: &Position, edits: &[Edit]) -> Draft {
    let mut draft = Draft::of(position);
    for &edit in edits {
        draft.edit(edit).expect("it can be done");
    }
    draft
}

#[test]
fn every_board_that_is_refused_is_refused_for_its_reason() {
    let over = |game: Game, position: Position| {
        let outcome = game.outcome(&position).expect("over");
        (game, Draft::of(&position), Unfit::Over(outcome))
    };
    let many = board_with(Board::TwoRows, Side::South, "A1=20 a1=20", [5, 4]);
    let emptied = edited(&waiting(), &[Edit::Empty(Pit(3))]);
    let cases = [
        (Game::Djenon, Draft::of(&many), Unfit::TooManySeeds { most: 48, found: 49 }),
        (CHOOSE, emptied, Unfit::BadPosition(BadPosition::BadPending)),
        (SUSTAIN, Draft::of(&waiting()), Unfit::BadStart(BadStart::NobodyChooses)),
        (SUSTAIN, Draft::of(&Game::Djenon.start()), Unfit::BadStart(BadStart::WrongBoard)),
        over(SUSTAIN, bao("A1=2 b1=2")),
        over(SUSTAIN, bao("A1=1 B2=1 a1=2")),
        over(Game::Djenon, djenon("A1=1 A2=1 a1=1")),
        over(Game::Djenon, djenon("A1=1 a1=1")),
    ];
    let mut seen = NEVER.to_vec();
    for (game, draft, unfit) in cases {
        assert_eq!(draft.fit(game), Err(unfit), "{draft:?}");
        seen.push(number(unfit));
    }
    seen.sort_unstable();
    assert_eq!(seen, (0..=10).collect::<Vec<_>>());
}

#[test]
fn a_match_begins_from_a_board_exactly_where_a_record_can() {
    let mut random = SmallRng::seed_from_u64(31);
    let (mut fit, mut unfit) = (0, 0);
    for game in Game::ALL {
        for round in 0..400 {
            let start = if round % 2 == 0 { game.start() } else { waiting_of(game) };
            let mut draft = Draft::of(&start);
            if random.random_range(0..3) == 0 {
                draft.edit(Edit::Clear).expect("always");
            }
            for _ in 0..random.random_range(0..24) {
                // What is refused leaves everything as it was.
                let _ = draft.edit(some_edit(game.board(), &mut random));
            }
            assert!(draft.total() <= game.start().total());
            let begins = Record::from_position(game, draft.laid())
                .is_ok_and(|record| record.ending().is_none());
            // A hand that cannot wait is not in the position that lies there.
            let whole = draft.laid().total() == draft.total();
            assert_eq!(draft.fit(game).is_ok(), begins && whole, "{draft:?}");
            *if begins && whole { &mut fit } else { &mut unfit } += 1;
            if let Ok(position) = draft.fit(game) {
                assert_eq!(position, draft.laid());
                let text = print_position(&position);
                let read = parse_position(game.board(), &text).expect("what was printed");
                let mut again = Draft::of(&game.start());
                again.edit(Edit::Lay(read)).expect("as many seeds");
                assert_eq!(again, draft, "{text}");
            }
        }
    }
    assert!(fit > 200 && unfit > 200, "{fit} fit, {unfit} unfit");
}

fn waiting_of(game: Game) -> Position {
    if game.board() == Board::FourRows { waiting() } else { game.start() }
}

fn some_edit(board: Board, random: &mut SmallRng) -> Edit {
    let pit = Pit(random.random_range(0..board.len()));
    let side = Side::BOTH[random.random_range(0..2)];
    match random.random_range(0..10) {
        0..=3 => Edit::Add(pit),
        4 | 5 => Edit::Take(pit),
        6 => Edit::Empty(pit),
        7 => Edit::AddWon(side),
        8 => Edit::TakeWon(side),
        _ => Edit::ToMove(side),
    }
}

#[test]
fn seeds_are_put_and_taken_by_hand_but_never_more_than_there_are() {
    for game in [SUSTAIN, Game::Djenon] {
        let start = game.start();
        let most = start.total();
        let mut draft = Draft::of(&start);
        let full = draft;
        let refused = Err(Unfit::TooManySeeds { most, found: most + 1 });
        assert_eq!(draft.edit(Edit::Add(Pit(5))), refused);
        assert_eq!(draft, full);
        draft.edit(Edit::Take(Pit(0))).expect("there are some");
        draft.edit(Edit::Add(Pit(5))).expect("one lies aside");
        assert_eq!((draft.seeds(Pit(5)), draft.total()), (start.seeds(Pit(5)) + 1, most));
        draft.edit(Edit::Clear).expect("always");
        assert_eq!((draft.total(), draft.side()), (0, Side::South));
        let empty = draft;
        for edit in [Edit::Take(Pit(2)), Edit::Empty(Pit(2)), Edit::TakeWon(Side::North)] {
            draft.edit(edit).expect("nothing is done");
            assert_eq!(draft, empty);
        }
        // A pit that the board does not have, and a store where there are none.
        draft.edit(Edit::Add(Pit(200))).expect("nothing is done");
        draft.edit(Edit::AddWon(Side::North)).expect("done where there are stores");
        assert_eq!(draft.total(), usize::from(game == Game::Djenon));
        draft.edit(Edit::ToMove(Side::North)).expect("always");
        assert_eq!(draft.laid().side(), Side::North);
        draft.edit(Edit::Start).expect("always");
        assert_eq!(draft.fit(game), Ok(start));
        let other = if game == SUSTAIN { Game::Djenon } else { SUSTAIN }.start();
        let wrong = Err(Unfit::BadStart(BadStart::WrongBoard));
        assert_eq!(draft.edit(Edit::Lay(other)), wrong);
        assert_eq!(draft.laid(), start);
    }
}

#[test]
fn seeds_that_wait_for_a_kichwa_can_be_laid_aside() {
    let draft = Draft::of(&waiting());
    assert_eq!((draft.waiting(), draft.fit(CHOOSE)), (Some(3), Ok(waiting())));
    assert_eq!(edited(&waiting(), &[Edit::ToMove(Side::North)]).laid().hand(), 0);
    let aside = edited(&waiting(), &[Edit::LayAside]);
    assert_eq!((aside.waiting(), aside.total()), (None, 5));
    assert_eq!(aside.fit(SUSTAIN), Ok(bao("A4=2 A1=1 a1=2")));
}

#[test]
fn what_lies_there_too_much_can_be_taken_away_bit_by_bit() {
    let mut draft = Draft::of(&board_with(Board::TwoRows, Side::South, "A1=30 a1=20", [0, 0]));
    assert!(matches!(draft.edit(Edit::Add(Pit(1))), Err(Unfit::TooManySeeds { found: 51, .. })));
    for left in [49, 48] {
        draft.edit(Edit::Take(Pit(0))).expect("fewer than before");
        assert_eq!(draft.total(), left);
    }
    assert!(draft.fit(Game::Djenon).is_ok());
}
