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
