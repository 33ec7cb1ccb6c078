//! By which kichwa captured seeds enter, under each house rule.

use super::*;

/// A turn whose first lap, of two seeds, ends in South's front pit at ring `ring` and captures two.
fn capture_at(ring: u8, direction: Direction) -> (Position, Action) {
    let from = match direction {
        Direction::Forward => (ring + 14) % 16,
        Direction::Backward => (ring + 2) % 16,
    };
    let mut pits = [0; 32];
    pits[usize::from(from)] = 2;
    pits[usize::from(ring)] = 1;
    pits[usize::from(16 + 7 - ring)] = 2;
    pits[usize::from(16 + (7 - ring + 3) % 8)] = 1;
    let position = Position::new(Board::FourRows, &pits, [0, 0], Side::South).expect("six seeds");
    (position, Action::Sow { pit: Pit(from), direction })
}

fn told(game: Game, position: &Position, action: Action) -> (Vec<Event>, Position) {
    let mut events = Vec::new();
    let after = game.play(position, action, &mut events).expect("a legal action");
    (events, after)
}

/// The first kichwa by which seeds entered; `None` where the mover is asked first.
fn first_entry(events: &[Event]) -> Option<(Pit, Direction)> {
    events.iter().find_map(|event| match *event {
        Event::Entered { kichwa, direction, .. } => Some((kichwa, direction)),
        _ => None,
    })
}

const LEFT: (Pit, Direction) = (Pit(0), Direction::Forward);
const RIGHT: (Pit, Direction) = (Pit(7), Direction::Backward);

#[test]
fn from_a_kimbi_the_near_kichwa_is_forced_under_every_rule_even_where_it_turns_the_direction() {
    for game in KUJIFUNZA {
        for direction in Direction::BOTH {
            for (ring, entry) in [(0, LEFT), (1, LEFT), (6, RIGHT), (7, RIGHT)] {
                let (position, action) = capture_at(ring, direction);
                let (events, _) = told(game, &position, action);
                assert_eq!(first_entry(&events), Some(entry), "{game:?} {ring} {direction:?}");
            }
        }
    }
}

#[test]
fn after_a_forced_entry_the_new_direction_holds() {
    // Sown right to A7, the turn goes on leftward from the right kichwa.
    let played = play(SUSTAIN, &bao("A1=1 A5=2 A7=1 a2=4 a5=1"), "A5R");
    assert_eq!(played.entries(), [("A8".to_owned(), Direction::Backward)]);
    // Four entered: A8, A7, A6 (filled in the first lap) and A5, emptied by the start.
    assert_eq!(played.drops(), "A6 A7 A8 A7 A6 A5");
    // With one seed more it ends in filled A4 and the relay goes left as well.
    let played = play(SUSTAIN, &bao("A1=1 A4=1 A5=2 A7=1 a2=5 a8=1"), "A5R");
    assert_eq!(played.drops(), "A6 A7 A8 A7 A6 A5 A4 A3 A2");
}

#[test]
fn sustain_from_the_middle_four_enters_where_the_present_direction_goes_on() {
    for ring in 2..=5 {
        for (direction, entry) in [(Direction::Forward, LEFT), (Direction::Backward, RIGHT)] {
            let (position, action) = capture_at(ring, direction);
            let (events, _) = told(SUSTAIN, &position, action);
            assert_eq!(first_entry(&events), Some(entry), "{ring} {direction:?}");
            assert!(!events.iter().any(|event| matches!(event, Event::KichwaAsked { .. })));
        }
    }
}

#[test]
fn choose_asks_for_a_capture_from_the_middle_four() {
    for game in [CHOOSE, CHOOSE_FIRST] {
        for ring in 2..=5 {
            for direction in Direction::BOTH {
                let (position, action) = capture_at(ring, direction);
                let (events, asking) = told(game, &position, action);
                let pit = Pit(ring);
                let asked = Event::KichwaAsked { pit, direction, seeds: 2 };
                assert_eq!(events.last(), Some(&asked));
                assert_eq!(asking.pending(), Some(Pending { direction, pit }));
                assert_eq!((asking.side(), asking.hand()), (Side::South, 2));
                assert_eq!(game.outcome(&asking), None);
                assert_eq!(game.turn_kind(&asking), TurnKind::Mtaji);
                assert_eq!(legal(game, &asking), [":L", ":R"]);
            }
        }
    }
}

#[test]
fn either_kichwa_may_be_chosen_and_sets_the_direction() {
    for direction in Direction::BOTH {
        let (position, action) = capture_at(3, direction);
        let (_, asking) = told(CHOOSE, &position, action);
        for (kichwa, entry) in [(Kichwa::Left, LEFT), (Kichwa::Right, RIGHT)] {
            let (events, after) = told(CHOOSE, &asking, Action::Enter { kichwa });
            let entered = Event::Entered { kichwa: entry.0, direction: entry.1, seeds: 2 };
            assert_eq!(events[0], entered);
            assert!(matches!(events[1], Event::Dropped { pit, .. } if pit == entry.0));
            assert_eq!((after.pending(), after.hand()), (None, 0));
        }
    }
}

#[test]
fn choose_asks_at_every_capture_from_the_middle_four() {
    let played = play(CHOOSE, &CHOOSE.start(), "A1R:RLL");
    assert_eq!(played.asked(), 3);
    assert_eq!(played.captures(), "A3xa6=2 A7xa2=2 A6xa3=2 A2xa7=2 A8xa1=2 A4xa5=2");
    let kichwa: Vec<String> = played.entries().into_iter().map(|(name, _)| name).collect();
    // Chosen, forced, chosen, forced, forced, chosen.
    assert_eq!(kichwa, ["A8", "A8", "A1", "A1", "A8", "A1"]);
}

#[test]
fn choose_first_asks_at_the_first_capture_of_a_turn_only() {
    let played = play(CHOOSE_FIRST, &CHOOSE_FIRST.start(), "A1R:R");
    assert_eq!(played.asked(), 1);
    assert_eq!(played.after.side(), Side::North);
    // Every later capture sustains or is forced, as if the rule were Sustain.
    let middle = played.captures().split(' ').filter(|c| "A3 A4 A5 A6".contains(&c[..2])).count();
    assert!(middle >= 2, "{}", played.captures());
}

#[test]
fn after_a_chosen_entry_the_new_direction_holds_and_is_what_later_captures_sustain() {
    let position = bao("A1=2 A3=1 A6=1 a3=1 a6=3 a8=1");
    let played = play(CHOOSE_FIRST, &position, "A1R:R");
    assert!(played.drops().starts_with("A2 A3 A8 A7 A6 A8"));
    assert!(played.captures().starts_with("A3xa6=3 A6xa3=1"));
    let right = ("A8".to_owned(), Direction::Backward);
    assert_eq!(played.entries(), [right.clone(), right]);
}

#[test]
fn with_choose_first_a_first_capture_in_a_kimbi_uses_the_choice_up() {
    // First A7 (forced to the right kichwa), then A6 of the middle four.
    let position = bao("A5=2 A7=1 a2=3 a3=1 a8=1");
    let played = play(CHOOSE_FIRST, &position, "A5R");
    assert_eq!(played.captures(), "A7xa2=3 A6xa3=1");
    assert_eq!(played.asked(), 0);
    let sustained = play(SUSTAIN, &position, "A5R");
    assert_eq!(played.events, sustained.events);
    // With Choose the second capture asks.
    assert_eq!(play(CHOOSE, &position, "A5R").asked(), 1);
}

#[test]
fn while_a_kichwa_is_asked_nothing_else_may_be_done() {
    let (position, action) = capture_at(3, Direction::Forward);
    for game in [CHOOSE, CHOOSE_FIRST] {
        let (_, asking) = told(game, &position, action);
        let expected = Refusal::NameKichwa { pit: pit("A4") };
        assert_eq!(refusal(game, &asking, "A4R"), expected);
        assert_eq!(game.check(&asking, Action::Pass), Err(Refusal::NoPassing));
    }
}

#[test]
fn the_next_turn_of_choose_first_asks_again() {
    let after = play(CHOOSE_FIRST, &CHOOSE_FIRST.start(), "A1R:R").after;
    let asking = CHOOSE_FIRST.legal(&after).into_iter().any(|action| {
        CHOOSE_FIRST.sow(&after, action, &mut ()).is_ok_and(|next| next.pending().is_some())
    });
    assert!(asking);
}
