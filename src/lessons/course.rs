//! The course: a lesson for each rule, with two or three sentences, something to do and an exercise.

use super::task::{Goal, Task};
use crate::exercises::{self, Exercise};
use crate::rules::{Game, Kichwa};
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// A lesson of the course.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What it is called in files, for ever.
    pub name: &'static str,
    /// The message with its title.
    pub title: &'static str,
    /// The messages that say the rule, sentence by sentence.
    pub lines: &'static [&'static str],
    /// The message that asks for something to be done.
    pub asks: &'static str,
    /// The message that names what was done.
    pub names: &'static str,
    /// The tests that prove what its sentences say of the rules.
    pub proofs: &'static [&'static str],
    board: Board,
    goal: Goal,
    exercise: u32,
}

/// How the seeds lie where something is to be done.
#[derive(Clone, Copy, Debug)]
enum Board {
    Bao(&'static str),
    Djenon(&'static str),
}

impl Lesson {
    /// The lesson of a place.
    #[must_use]
    pub fn at(place: usize) -> Option<&'static Lesson> {
        ALL.get(place)
    }

    /// The game with its house rule.
    #[must_use]
    pub fn game(&self) -> Game {
        self.task().game
    }

    /// What is to be done.
    #[must_use]
    pub fn task(&self) -> Task {
        match self.board {
            Board::Bao(line) => Task::bao(line, self.goal),
            Board::Djenon(line) => Task::djenon(line, self.goal),
        }
    }

    /// The exercise at its end, with its place among those that are brought along.
    #[must_use]
    pub fn exercise(&self) -> Option<(usize, Exercise)> {
        let place = exercises::names().iter().position(|name| *name == self.exercise)?;
        Some((place, exercises::all()[place]))
    }

    /// A number that names it for ever, beside those of the exercises.
    #[must_use]
    pub fn id(&self) -> u32 {
        exercises::name_of(&format!("lesson {}", self.name))
    }
}

/// The numbers of all lessons.
#[must_use]
pub fn ids() -> &'static BTreeSet<u32> {
    static IDS: OnceLock<BTreeSet<u32>> = OnceLock::new();
    IDS.get_or_init(|| ALL.iter().map(Lesson::id).collect())
}

/// All lessons, in the order in which they are learned: Bao la Kujifunza, then Djenon-aboure.
pub const ALL: &[Lesson] = &[
    Lesson {
        name: "board",
        title: "course-board-title",
        lines: &["course-board-1", "course-board-2"],
        asks: "course-board-asks",
        names: "course-board-names",
        proofs: &[
            "each_player_owns_a_ring_of_sixteen_that_runs_clockwise_from_the_owners_seat",
            "sowing_turns_from_the_front_row_into_the_back_row_and_on",
        ],
        board: Board::Bao(
            "[ 8 3 3 4 2 1 0 3 | 0 1 1 0 0 3 4 1 | 1 4 0 6 1 0 1 2 | 3 4 0 3 1 1 0 3 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Sown,
        exercise: 0x228e_4c2f,
    },
    Lesson {
        name: "sowing",
        title: "course-sowing-title",
        lines: &["course-sowing-1", "course-sowing-2"],
        asks: "course-sowing-asks",
        names: "course-sowing-names",
        proofs: &[
            "all_seeds_are_lifted_and_fall_one_by_one_from_the_next_pit_on",
            "a_single_seed_starts_nothing",
            "a_lap_that_ends_in_an_empty_pit_ends_the_turn",
        ],
        board: Board::Bao(
            "[ 2 1 0 0 0 3 1 6 | 0 0 0 0 1 1 0 1 | 2 5 0 7 7 7 1 5 | 4 1 4 0 1 1 3 0 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::OneLap,
        exercise: 0x0af4_327e,
    },
    Lesson {
        name: "relay",
        title: "course-relay-title",
        lines: &["course-relay-1", "course-relay-2"],
        asks: "course-relay-asks",
        names: "course-relay-names",
        proofs: &["a_lap_that_ends_in_a_filled_pit_goes_on_with_all_of_it_in_the_same_direction"],
        board: Board::Bao(
            "[ 8 11 0 0 2 1 0 2 | 6 1 3 2 0 3 8 1 | 0 3 2 1 1 1 1 1 | 0 1 1 1 2 0 1 0 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Relays,
        exercise: 0x63b8_efa4,
    },
    Lesson {
        name: "capture",
        title: "course-capture-title",
        lines: &["course-capture-1", "course-capture-2", "course-capture-3"],
        asks: "course-capture-asks",
        names: "course-capture-names",
        proofs: &[
            "a_start_captures_if_its_first_lap_ends_in_a_filled_front_pit_that_faces_seeds",
            "a_capture_takes_all_of_the_facing_front_pit_and_nothing_else",
            "captures_chain_without_limit",
        ],
        board: Board::Bao(
            "[ 2 2 2 2 2 2 2 2 | 5 6 1 3 1 0 0 0 | 0 0 6 4 5 2 3 1 | 0 1 0 2 5 1 2 0 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Captures,
        exercise: 0xdd41_45fc,
    },
    Lesson {
        name: "kichwa",
        title: "course-kichwa-title",
        lines: &["course-kichwa-1", "course-kichwa-2"],
        asks: "course-kichwa-asks",
        names: "course-kichwa-names",
        proofs: &[
            "the_kichwa_are_the_ends_of_the_front_row",
            "captured_seeds_go_into_the_hand_and_the_first_one_falls_into_the_kichwa_itself",
            "from_a_kimbi_the_near_kichwa_is_forced_under_every_rule_even_where_it_turns_the_direction",
        ],
        board: Board::Bao(
            "[ 0 0 1 2 0 1 1 0 | 3 4 7 1 0 1 9 0 | 4 0 4 5 3 5 1 3 | 0 3 1 2 0 2 0 1 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Enters(Kichwa::Right),
        exercise: 0x70c9_f4e0,
    },
    Lesson {
        name: "direction",
        title: "course-direction-title",
        lines: &["course-direction-1", "course-direction-2", "course-direction-3"],
        asks: "course-direction-asks",
        names: "course-direction-names",
        proofs: &[
            "after_a_forced_entry_the_new_direction_holds",
            "sustain_from_the_middle_four_enters_where_the_present_direction_goes_on",
            "either_kichwa_may_be_chosen_and_sets_the_direction",
        ],
        board: Board::Bao(
            "[ 5 0 0 4 1 4 0 2 | 0 8 1 1 1 0 0 5 | 0 1 4 0 4 2 7 3 | 4 0 0 3 3 0 0 1 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::TurnsRound,
        exercise: 0xeecc_8684,
    },
    Lesson {
        name: "must-capture",
        title: "course-must-capture-title",
        lines: &["course-must-capture-1", "course-must-capture-2"],
        asks: "course-must-capture-asks",
        names: "course-must-capture-names",
        proofs: &["if_a_capturing_start_exists_only_capturing_starts_are_legal"],
        board: Board::Bao(
            "[ 1 2 4 1 0 0 0 2 | 0 0 0 6 13 0 1 3 | 2 1 3 4 3 4 2 0 | 0 4 1 4 0 1 2 0 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Captures,
        exercise: 0x7387_a90b,
    },
    Lesson {
        name: "sixteen",
        title: "course-sixteen-title",
        lines: &["course-sixteen-1", "course-sixteen-2"],
        asks: "course-sixteen-asks",
        names: "course-sixteen-names",
        proofs: &[
            "sixteen_seeds_or_more_never_start_a_capture",
            "a_later_lap_of_sixteen_or_more_may_capture",
        ],
        board: Board::Bao(
            "[ 6 0 2 1 1 3 2 2 | 2 0 4 1 1 3 3 1 | 1 0 1 17 2 4 0 1 | 1 0 1 3 0 0 0 1 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Captures,
        exercise: 0x9591_dc91,
    },
    Lesson {
        name: "takata",
        title: "course-takata-title",
        lines: &["course-takata-1", "course-takata-2"],
        asks: "course-takata-asks",
        names: "course-takata-names",
        proofs: &[
            "takata_captures_nothing_in_any_lap",
            "if_a_capturing_start_exists_only_capturing_starts_are_legal",
        ],
        board: Board::Bao(
            "[ 3 1 3 3 0 3 0 1 | 0 1 1 1 3 4 4 4 | 1 4 6 5 4 0 0 0 | 0 0 3 3 0 3 3 0 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Sown,
        exercise: 0xb40c_df16,
    },
    Lesson {
        name: "front-row",
        title: "course-front-row-title",
        lines: &["course-front-row-1", "course-front-row-2"],
        asks: "course-front-row-asks",
        names: "course-front-row-names",
        proofs: &[
            "takata_starts_from_a_front_pit_with_two_or_more_either_way",
            "takata_starts_from_the_back_row_only_if_no_front_pit_has_two",
        ],
        board: Board::Bao(
            "[ 3 0 2 2 2 2 2 2 | 0 4 1 7 7 5 0 5 | 0 0 0 3 0 1 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Sown,
        exercise: 0xa80d_a43b,
    },
    Lesson {
        name: "lone-kichwa",
        title: "course-lone-kichwa-title",
        lines: &["course-lone-kichwa-1", "course-lone-kichwa-2"],
        asks: "course-lone-kichwa-asks",
        names: "course-lone-kichwa-names",
        proofs: &[
            "a_lone_kichwa_may_not_be_sown_out_of_the_front_row",
            "a_kichwa_with_any_other_front_pit_filled_is_not_alone",
        ],
        board: Board::Bao(
            "[ 0 4 3 0 2 3 4 5 | 3 0 7 10 0 3 1 1 | 4 0 0 0 0 0 0 0 | 2 1 1 0 2 5 1 2 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Sown,
        exercise: 0x0c88_ed97,
    },
    Lesson {
        name: "endless",
        title: "course-endless-title",
        lines: &["course-endless-1", "course-endless-2"],
        asks: "course-endless-asks",
        names: "course-endless-names",
        proofs: &[
            "a_start_that_never_ends_is_illegal",
            "the_other_starts_of_the_same_board_stay_legal",
            "a_turn_that_captures_always_ends",
        ],
        board: Board::Bao(
            "[ 3 0 0 1 1 0 0 1 | 0 7 6 1 1 1 1 0 | 0 1 0 1 0 10 4 0 | 1 4 1 0 3 8 2 6 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Sown,
        exercise: 0xbf0d_cd09,
    },
    Lesson {
        name: "end",
        title: "course-end-title",
        lines: &["course-end-1", "course-end-2"],
        asks: "course-end-asks",
        names: "course-end-names",
        proofs: &[
            "emptying_the_opponents_front_row_ends_the_game_at_once",
            "a_turn_that_leaves_the_opponent_without_a_start_wins",
            "nobody_passes_in_bao",
        ],
        board: Board::Bao(
            "[ 0 1 2 1 2 5 1 0 | 1 0 1 0 0 0 0 0 | 2 1 6 1 10 7 2 1 | 3 3 0 3 1 2 1 7 | 0 0 | F F | 255 | 0 ]",
        ),
        goal: Goal::Wins,
        exercise: 0xfc81_e786,
    },
    Lesson {
        name: "origin",
        title: "course-origin-title",
        lines: &["course-origin-1", "course-origin-2", "course-origin-3"],
        asks: "course-origin-asks",
        names: "course-origin-names",
        proofs: &[
            "the_twelve_pits_are_one_ring_sown_anticlockwise",
            "the_first_seed_goes_back_into_the_lifted_pit",
            "a_lap_that_makes_three_or_five_and_more_relays",
        ],
        board: Board::Djenon("[ 1 2 7 3 4 8 | 0 1 6 2 7 3 | 2 2 | 0 ]"),
        goal: Goal::Sown,
        exercise: 0xf59c_51ee,
    },
    Lesson {
        name: "lone-seeds",
        title: "course-lone-seeds-title",
        lines: &["course-lone-seeds-1", "course-lone-seeds-2"],
        asks: "course-lone-seeds-asks",
        names: "course-lone-seeds-names",
        proofs: &[
            "a_start_is_an_own_pit_with_two_seeds_or_more",
            "a_side_without_a_start_must_pass_while_the_opponent_has_one",
            "nobody_passes_who_has_a_start",
        ],
        board: Board::Djenon("[ 1 2 1 1 2 1 | 1 2 2 3 1 1 | 14 16 | 0 ]"),
        goal: Goal::Sown,
        exercise: 0xd5d7_6d4b,
    },
    Lesson {
        name: "taking",
        title: "course-taking-title",
        lines: &["course-taking-1", "course-taking-2"],
        asks: "course-taking-asks",
        names: "course-taking-names",
        proofs: &[
            "a_lap_that_makes_two_or_four_captures_and_ends_the_turn",
            "a_capture_goes_back_pit_by_pit_while_each_holds_exactly_two_or_four",
            "a_chain_captures_on_either_side_for_the_mover",
        ],
        board: Board::Djenon("[ 6 6 2 1 7 1 | 1 6 6 6 0 0 | 2 4 | 0 ]"),
        goal: Goal::Chain(2),
        exercise: 0x72cc_2a9d,
    },
    Lesson {
        name: "close",
        title: "course-close-title",
        lines: &["course-close-1", "course-close-2"],
        asks: "course-close-asks",
        names: "course-close-names",
        proofs: &[
            "the_game_ends_when_every_pit_holds_one_or_nothing",
            "in_the_end_each_side_adds_the_seeds_of_its_own_row_and_more_wins",
            "twenty_four_all_is_a_draw",
        ],
        board: Board::Djenon("[ 1 6 3 3 3 3 | 1 0 1 1 1 1 | 10 14 | 0 ]"),
        goal: Goal::Wins,
        exercise: 0x34c6_c989,
    },
];
