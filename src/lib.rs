//! Mbili: *Bao la Kujifunza* and *Djenon-aboure*, to play and to learn.
//!
//! # The map of the house
//!
//! | room | what is in it | what it may know |
//! |---|---|---|
//! | [`rules`] | the games, pure: an action on a position gives events and the next position | nothing else |
//! | [`notation`] | texts of positions and moves | `rules` |
//! | [`record`] | a match: game, house rules, players, actions, as a text that a program can check | `rules`, `notation` |
//! | [`engine`] | the opponent's mind: a question about a position in, an action out | `rules` |
//! | [`words`] | everything that a person reads, through Fluent | `rules`, `notation`, `engine` |
//! | [`exercises`] | questions about positions, with one right answer each | `rules`, `notation`, `engine` |
//! | [`lessons`] | something to do on a board, for whoever learns | `rules`, `notation`, `exercises` |
//! | `kiosk` | configuration, hours, PIN, counts, visits, watch, health and check for an exhibition (feature `kiosk`) | `rules`, `notation`, `engine`, `words` |
//! | [`cli`] | the command line | all of the above |
//! | `app` | the table on the screen (feature `app`, with Bevy) | all of the above but `cli` |
//!
//! Arrows run one way and a test holds them. Nothing ever guesses a move from two boards: whoever wants
//! to know what a turn did (the table, the sound, the story in words, a test) reads its
//! [`Event`](rules::Event)s. docs/design.md tells why the house is built so; docs/rules.md has every rule
//! with its source and its tests; docs/notation.md the texts.
//!
//! # Glossary
//!
//! | word | meaning |
//! |---|---|
//! | pit (*shimo*) | a hollow of the board |
//! | seed (*kete*) | what lies in it; in Bao a nut of the nicker |
//! | to sow | to lift a pit's seeds and drop them one by one into the pits that follow |
//! | lap | one sowing, from a lift or an entry to its last seed |
//! | relay (*endelea*) | the last seed falls in a filled pit, which is lifted in turn: go on |
//! | capture | to take the seeds of the facing pit (Bao), or of a pit that now holds two or four (Djenon-aboure) |
//! | front row, back row | of a player's two rows in Bao, the one beside the opponent and the one before their own seat |
//! | kichwa | the two end pits of a front row; captured seeds enter the board by one of them |
//! | kimbi | the two end pits on each side of a front row; after a capture there the near kichwa is forced |
//! | nyumba | the fifth pit from each player's left in the front row, drawn square; without power in Kujifunza |
//! | mtaji | a turn whose first lap captures |
//! | takata | a turn in which nothing is captured |
//! | hamna | "there is nothing": a front row is empty, and its owner has lost |
//! | transposition table | in search: positions already seen, and what they were worth |
//! | principal variation | in search: the play that both sides are expected to choose |
//! | quiescence | in search: looking further where a position is too lively to be judged |

#[cfg(feature = "app")]
pub mod app;
pub mod cli;
pub mod engine;
pub mod exercises;
#[cfg(feature = "kiosk")]
pub mod kiosk;
pub mod lessons;
pub mod notation;
pub mod record;
pub mod rules;
pub mod words;
