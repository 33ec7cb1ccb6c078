//! Every sentence of the book that states a rule, and the tests that prove it.

use super::{assert_none, root, sources};
use crate::house::source::Source;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// A message of the book, and the tests that it rests on.
type Tie = (&'static str, &'static [&'static str]);

const TIES: &[Tie] = &[
    ("book-kujifunza-board-child-1", &[SIXTEEN_OF_EACH, FRONT_PITS_FACE]),
    ("book-kujifunza-board-child-2", &[SET_UP]),
    ("book-kujifunza-play-child-1", &[LIFTED_AND_SOWN, SINGLE_STARTS_NOTHING]),
    ("book-kujifunza-play-child-2", &[LIFTED_AND_SOWN, AROUND_THE_ROWS, TAKATA_STARTS]),
    ("book-kujifunza-play-child-3", &[RELAYS, EMPTY_PIT_ENDS]),
    ("book-kujifunza-capture-child-1", &[CAPTURING_START, FACING_PIT]),
    ("book-kujifunza-capture-child-2", &[INTO_THE_KICHWA]),
    ("book-kujifunza-capture-child-3", &[MUST_CAPTURE]),
    ("book-kujifunza-end-child-1", &[HAMNA]),
    ("book-kujifunza-end-child-2", &[ONLY_SINGLES, NO_START_LEFT]),
    ("book-kujifunza-what-adult-2", &[SET_UP]),
    ("book-kujifunza-board-adult-1", &[SIXTEEN_OF_EACH, FRONT_PITS_FACE, KUJIFUNZA_IS_SOUND]),
    ("book-kujifunza-board-adult-2", &["the_kichwa_are_the_ends_of_the_front_row", NEAR_KICHWA]),
    ("book-kujifunza-board-adult-3", &[SET_UP, KUJIFUNZA_IS_SOUND]),
    ("book-kujifunza-play-adult-1", &[LIFTED_AND_SOWN, SINGLE_STARTS_NOTHING]),
    ("book-kujifunza-play-adult-2", &[RELAYS, EMPTY_PIT_ENDS]),
    (
        "book-kujifunza-play-adult-3",
        &[MUST_CAPTURE, TAKATA_STARTS, TAKATA_FROM_THE_BACK, TAKATA_CAPTURES_NOTHING],
    ),
    (
        "book-kujifunza-play-adult-4",
        &[
            "a_lone_kichwa_may_not_be_sown_out_of_the_front_row",
            "a_start_that_never_ends_is_illegal",
        ],
    ),
    ("book-kujifunza-capture-adult-1", &[CAPTURING_START, FACING_PIT]),
    (
        "book-kujifunza-capture-adult-2",
        &[
            INTO_THE_KICHWA,
            NEAR_KICHWA,
            "sustain_from_the_middle_four_enters_where_the_present_direction_goes_on",
            "choose_asks_at_every_capture_from_the_middle_four",
            "the_presets_are_zanzibar_which_sustains_and_mancala_world_which_chooses",
        ],
    ),
    ("book-kujifunza-capture-adult-3", &[SIXTEEN, "a_later_lap_of_sixteen_or_more_may_capture"]),
    ("book-kujifunza-end-adult-1", &[HAMNA, ONLY_SINGLES, "nobody_passes_in_bao"]),
    (
        "book-kujifunza-end-adult-2",
        &["the_third_time_a_position_stands_is_a_draw", "two_thousand_turns_are_a_draw"],
    ),
    ("book-kujifunza-notes-adult-3", &["the_start_of_sustain_is_won_by_the_moves_that_are_known"]),
    ("book-djenon-what-child-1", &[DJENON_CAPTURES]),
    ("book-djenon-board-child-1", &[DJENON_SET_UP]),
    ("book-djenon-play-child-1", &[DJENON_STARTS, DJENON_FALLS_BACK, DJENON_ONE_WAY]),
    ("book-djenon-play-child-2", &[DJENON_RELAYS]),
    ("book-djenon-capture-child-1", &[DJENON_CAPTURES, DJENON_CHAIN]),
    ("book-djenon-end-child-1", &[DJENON_END, DJENON_COUNT]),
    ("book-djenon-what-adult-2", &[DJENON_FALLS_BACK, DJENON_STARTS, DJENON_END]),
    ("book-djenon-board-adult-1", &[DJENON_SET_UP, DJENON_IS_SOUND]),
    ("book-djenon-play-adult-1", &[DJENON_STARTS, DJENON_FALLS_BACK, DJENON_RING]),
    (
        "book-djenon-play-adult-2",
        &[
            "a_lap_that_makes_one_ends_the_turn",
            DJENON_RELAYS,
            "a_relay_too_puts_its_first_seed_back_into_the_lifted_pit",
        ],
    ),
    (
        "book-djenon-play-adult-3",
        &[
            "a_side_without_a_start_must_pass_while_the_opponent_has_one",
            "nobody_passes_who_has_a_start",
        ],
    ),
    (
        "book-djenon-capture-adult-1",
        &[DJENON_CAPTURES, DJENON_CHAIN, "a_chain_captures_on_either_side_for_the_mover"],
    ),
    ("book-djenon-end-adult-1", &[DJENON_END, DJENON_COUNT, "twenty_four_all_is_a_draw"]),
    ("book-djenon-sources-2", &["a_chain_goes_round_the_ends_of_the_rows"]),
    ("book-djenon-kind", &[DJENON_CAPTURES, DJENON_COUNT]),
    ("book-kujifunza-kind", &[RELAYS, FACING_PIT, HAMNA]),
    ("book-standard-board-kujifunza", &[SIXTEEN_OF_EACH, SET_UP]),
    ("book-standard-board-djenon", &[DJENON_SET_UP]),
    ("book-standard-seeds-kujifunza", &[SET_UP, KUJIFUNZA_IS_SOUND]),
    ("book-standard-seeds-djenon", &[DJENON_SET_UP]),
    ("book-standard-move-kujifunza", &[SINGLE_STARTS_NOTHING, TAKATA_STARTS, AROUND_THE_ROWS]),
    ("book-standard-move-djenon", &[DJENON_STARTS, DJENON_ONE_WAY, DJENON_FALLS_BACK]),
    ("book-standard-capture-kujifunza", &[CAPTURING_START, MUST_CAPTURE, SIXTEEN]),
    ("book-standard-capture-djenon", &[DJENON_CAPTURES, DJENON_CHAIN]),
    ("book-standard-captured-kujifunza", &[INTO_THE_KICHWA]),
    ("book-standard-captured-djenon", &[DJENON_IS_SOUND]),
    (
        "book-standard-quiet-kujifunza",
        &[TAKATA_STARTS, TAKATA_FROM_THE_BACK, TAKATA_CAPTURES_NOTHING, EMPTY_PIT_ENDS],
    ),
    (
        "book-standard-quiet-djenon",
        &[DJENON_RELAYS, "a_lap_that_makes_one_ends_the_turn", DJENON_CAPTURES],
    ),
    ("book-standard-win-kujifunza", &[HAMNA, ONLY_SINGLES]),
    ("book-standard-win-djenon", &[DJENON_END, DJENON_COUNT]),
];

const AROUND_THE_ROWS: &str = "sowing_turns_from_the_front_row_into_the_back_row_and_on";
const CAPTURING_START: &str =
    "a_start_captures_if_its_first_lap_ends_in_a_filled_front_pit_that_faces_seeds";
const EMPTY_PIT_ENDS: &str = "a_lap_that_ends_in_an_empty_pit_ends_the_turn";
const FACING_PIT: &str = "a_capture_takes_all_of_the_facing_front_pit_and_nothing_else";
const FRONT_PITS_FACE: &str = "front_pits_face_each_other_across_the_middle";
const HAMNA: &str = "emptying_the_opponents_front_row_ends_the_game_at_once";
const INTO_THE_KICHWA: &str =
    "captured_seeds_go_into_the_hand_and_the_first_one_falls_into_the_kichwa_itself";
const KUJIFUNZA_IS_SOUND: &str = "all_turns_of_kujifunza_with_sustain_are_sound";
const LIFTED_AND_SOWN: &str = "all_seeds_are_lifted_and_fall_one_by_one_from_the_next_pit_on";
const MUST_CAPTURE: &str = "if_a_capturing_start_exists_only_capturing_starts_are_legal";
const NEAR_KICHWA: &str =
    "from_a_kimbi_the_near_kichwa_is_forced_under_every_rule_even_where_it_turns_the_direction";
const NO_START_LEFT: &str = "a_turn_that_leaves_the_opponent_without_a_start_wins";
const ONLY_SINGLES: &str = "a_side_to_move_with_only_singletons_has_lost";
const RELAYS: &str = "a_lap_that_ends_in_a_filled_pit_goes_on_with_all_of_it_in_the_same_direction";
const SET_UP: &str = "set_up_two_seeds_in_each_of_32_pits_nothing_in_hand_no_store";
const SINGLE_STARTS_NOTHING: &str = "a_single_seed_starts_nothing";
const SIXTEEN: &str = "sixteen_seeds_or_more_never_start_a_capture";
const SIXTEEN_OF_EACH: &str =
    "each_player_owns_a_ring_of_sixteen_that_runs_clockwise_from_the_owners_seat";
const TAKATA_CAPTURES_NOTHING: &str = "takata_captures_nothing_in_any_lap";
const TAKATA_FROM_THE_BACK: &str = "takata_starts_from_the_back_row_only_if_no_front_pit_has_two";
const TAKATA_STARTS: &str = "takata_starts_from_a_front_pit_with_two_or_more_either_way";
const DJENON_CAPTURES: &str = "a_lap_that_makes_two_or_four_captures_and_ends_the_turn";
const DJENON_CHAIN: &str = "a_capture_goes_back_pit_by_pit_while_each_holds_exactly_two_or_four";
const DJENON_COUNT: &str = "in_the_end_each_side_adds_the_seeds_of_its_own_row_and_more_wins";
const DJENON_END: &str = "the_game_ends_when_every_pit_holds_one_or_nothing";
const DJENON_FALLS_BACK: &str = "the_first_seed_goes_back_into_the_lifted_pit";
const DJENON_IS_SOUND: &str = "all_turns_of_djenon_aboure_are_sound";
const DJENON_ONE_WAY: &str = "it_is_sown_one_way_only";
const DJENON_RELAYS: &str = "a_lap_that_makes_three_or_five_and_more_relays";
const DJENON_RING: &str = "the_twelve_pits_are_one_ring_sown_anticlockwise";
const DJENON_SET_UP: &str = "set_up_four_seeds_in_each_of_twelve_pits_nothing_won";
const DJENON_STARTS: &str = "a_start_is_an_own_pit_with_two_seeds_or_more";

/// Messages that state no rule of these games, by how they begin, and why.
const NO_RULE: &[(&str, &str)] = &[
    ("book-kujifunza-what-", "what kind of game it is, and where its name comes from"),
    ("book-kujifunza-notes-", "teaching, things, people"),
    ("book-kujifunza-history-", "history; the chapter of sources says from where"),
    ("book-kujifunza-sources-", "sources"),
    ("book-kujifunza-others-", "another game"),
    ("book-djenon-what-adult-1", "who plays it"),
    ("book-djenon-notes-", "people, and what the rules are good for"),
    ("book-djenon-history-", "history"),
    ("book-djenon-sources-1", "sources"),
    ("book-djenon-others-", "another game"),
    ("book-standard-board-kalah", "Kalah is not played here"),
    ("book-standard-seeds-kalah", "Kalah is not played here"),
    ("book-standard-move-kalah", "Kalah is not played here"),
    ("book-standard-capture-kalah", "Kalah is not played here"),
    ("book-standard-captured-kalah", "Kalah is not played here"),
    ("book-standard-quiet-kalah", "Kalah is not played here"),
    ("book-standard-win-kalah", "Kalah is not played here"),
];

/// What each caption of a picture rests on: the picture's own test, in tests/pure/words/pictures.rs.
const OF_PICTURES: &str = "every_picture_shows_what_its_caption_says";

#[test]
fn every_rule_of_the_book_is_proven() {
    let mut all = sources("tests");
    all.extend(sources("src"));
    let known: BTreeSet<&str> = all.iter().flat_map(Source::tests).collect();
    let messages = sentences();
    assert!(messages.len() > 90, "only {} messages", messages.len());
    assert_none(unproven(&messages, TIES, &known));
}

#[test]
fn planted_untrue_tie_is_found() {
    let messages = BTreeMap::from([
        ("book-djenon-play-child-1".to_owned(), "A rule.".to_owned()),
        ("book-djenon-history-child-1".to_owned(), "Long ago.".to_owned()),
        ("book-picture-sow".to_owned(), "A picture.".to_owned()),
    ]);
    let known = BTreeSet::from(["a_test", OF_PICTURES]);
    let faults = |ties: &[Tie]| unproven(&messages, ties, &known).len();
    assert_eq!(faults(&[("book-djenon-play-child-1", &["a_test"])]), 0);
    assert_eq!(faults(&[("book-djenon-play-child-1", &["another_test"])]), 1, "no such test");
    assert_eq!(faults(&[("book-djenon-play-child-1", &[])]), 1, "no test at all");
    assert_eq!(faults(&[]), 1, "a sentence that is tied to nothing");
    let too_much: &[Tie] =
        &[("book-djenon-play-child-1", &["a_test"]), ("book-djenon-play-child-9", &["a_test"])];
    assert_eq!(faults(too_much), 1, "no such sentence");
}

/// The table that a master of Bao can read: docs/rulebook.md. `MBILI_UPDATE_RULEBOOK=1` writes it anew.
#[test]
fn the_table_of_sentences_and_tests_is_up_to_date() {
    let path = root().join("docs/rulebook.md");
    let table = table(&sentences());
    if std::env::var_os("MBILI_UPDATE_RULEBOOK").is_some() {
        fs::write(&path, &table).expect("docs can be written");
    }
    let found = fs::read_to_string(&path).expect("docs/rulebook.md");
    assert!(found == table, "write it anew with MBILI_UPDATE_RULEBOOK=1");
}

/// The messages of the book that are sentences about the games, in English.
fn sentences() -> BTreeMap<String, String> {
    let text = fs::read_to_string(root().join("assets/locales/en/book.ftl")).expect("the book");
    let beginnings = ["book-kujifunza-", "book-djenon-", "book-standard-", "book-picture-"];
    // Headings of lines of the table.
    let heading = |key: &str| key.starts_with("book-standard-") && key.split('-').count() < 4;
    let line = |line: &str| line.split_once(" = ").map(|(a, b)| (a.to_owned(), b.to_owned()));
    text.lines()
        .filter_map(line)
        .filter(|(key, _)| beginnings.iter().any(|start| key.starts_with(start)) && !heading(key))
        .collect()
}

/// Sentences without a proof, and proofs that do not exist.
fn unproven(
    messages: &BTreeMap<String, String>,
    ties: &[Tie],
    known: &BTreeSet<&str>,
) -> Vec<String> {
    let mut faults = Vec::new();
    for key in messages.keys() {
        let tied = ties.iter().any(|(tied, _)| tied == key);
        let picture = key.starts_with("book-picture-") && known.contains(OF_PICTURES);
        let excused = NO_RULE.iter().any(|(start, _)| key.starts_with(start));
        if !tied && !picture && !excused {
            faults.push(format!("{key} is tied to no test"));
        }
    }
    for (key, tests) in ties {
        if !messages.contains_key(*key) {
            faults.push(format!("there is no message {key}"));
        } else if tests.is_empty() {
            faults.push(format!("{key} is tied to no test"));
        }
        for test in tests.iter().filter(|test| !known.contains(*test)) {
            faults.push(format!("{key} is tied to the test {test}, which does not exist"));
        }
    }
    faults
}

fn table(messages: &BTreeMap<String, String>) -> String {
    let mut text = String::from(
        "# The book, sentence by sentence\n\n\
         Every sentence of the rule book that states a rule, and the tests of the program that prove it. The rules\n\
         themselves, with their sources, are in [rules.md](rules.md). Pictures have a test of their own,\n\
         `every_picture_shows_what_its_caption_says`. This page is written by a test (`tests/pure/house/book.rs`).\n\n\
         | sentence | tests |\n|---|---|\n",
    );
    for (key, tests) in TIES {
        let sentence = messages.get(*key).map_or("", String::as_str);
        let tests: Vec<String> = tests.iter().map(|test| format!("`{test}`")).collect();
        text.push_str(&format!("| {sentence} | {} |\n", tests.join(", ")));
    }
    text
}
