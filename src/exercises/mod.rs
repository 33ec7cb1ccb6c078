//! Exercises: positions with a question that has one right answer, by the rules alone.
//!
//! [`Exercise`] is the question; what is right is never read from a file but follows from the rules: [`Exercise::answer`]
//! works it out, [`prove()`](prove::prove) holds it against the solver, [`grade()`](grade::grade) measures how hard it is. [`Work`] is
//! somebody working at one: answers in, what came of them out, with the fact that shows a wrong one wrong.
//! [`make`] finds new ones in random games, [`text`] reads and writes them, and [`all`] are those that the game brings
//! along. In every exercise South is to move, at the near side.
//!
//! ```
//! use mbili::exercises::{Answer, Kind, all};
//!
//! let first = all().iter().find(|exercise| exercise.kind == Kind::Starts).expect("one");
//! let Answer::Actions(legal) = first.answer().expect("it has one") else { panic!("starts are actions") };
//! assert!(!legal.is_empty());
//! ```

pub mod grade;
mod look;
pub mod make;
pub mod prove;
pub mod text;
mod why;
mod work;

pub use look::{longest_resistance, winning, wins_within};
pub use why::{Reply, Step, Turn, Why, as_sowing};
pub use work::Work;

use crate::rules::{Action, Event, Game, LapEnd, Pit, Position, Rules, Side};
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Every legal start.
    Starts,
    /// The sowing that wins at once.
    WinInOne,
    /// The sowing that wins with the next one, whatever the opponent plays.
    WinInTwo,
    /// The sowing that wins within three of one's own.
    WinInThree,
    /// The only sowing after which the opponent cannot win at once.
    SaveRow,
    /// The sowing that captures the most seeds.
    MostSeeds,
    /// How many laps a sowing has.
    Laps,
    /// In which pit a sowing ends.
    End,
}

impl Kind {
    /// All kinds, in the order in which they are learned.
    pub const ALL: [Kind; 8] = [
        Kind::Starts,
        Kind::Laps,
        Kind::End,
        Kind::MostSeeds,
        Kind::WinInOne,
        Kind::SaveRow,
        Kind::WinInTwo,
        Kind::WinInThree,
    ];

    /// Its name in texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Starts => "starts",
            Kind::WinInOne => "win-1",
            Kind::WinInTwo => "win-2",
            Kind::WinInThree => "win-3",
            Kind::SaveRow => "save",
            Kind::MostSeeds => "most",
            Kind::Laps => "laps",
            Kind::End => "end",
        }
    }

    /// In how many turns of one's own to win, where that is asked.
    #[must_use]
    pub const fn turns(self) -> Option<u8> {
        match self {
            Kind::WinInOne => Some(1),
            Kind::WinInTwo => Some(2),
            Kind::WinInThree => Some(3),
            _ => None,
        }
    }

    /// Whether it is asked about a sowing that is given.
    #[must_use]
    pub const fn is_about_a_sowing(self) -> bool {
        matches!(self, Kind::Laps | Kind::End)
    }
}

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exercise {
    /// The game with its house rule.
    pub game: Game,
    /// What is asked.
    pub kind: Kind,
    /// About which position; South is to move.
    pub position: Position,
    /// About which sowing, where a kind [is about one](Kind::is_about_a_sowing).
    pub sowing: Option<Action>,
}

/// What is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These actions: all starts, or the one action to find, which in a win of several turns goes on with the longest
    /// resistance and the actions to find after it.
    Actions(Vec<Action>),
    /// A number of laps.
    Number(u32),
    /// A pit.
    Pit(Pit),
}

/// The most laps that are asked for: there is a button for each number up to this.
pub const MOST_LAPS: u32 = 12;

impl Exercise {
    /// What is right, by the rules; `None` if nothing is, or more than one thing.
    #[must_use]
    pub fn answer(&self) -> Option<Answer> {
        let (game, position) = (self.game, &self.position);
        let actions = match self.kind {
            Kind::Laps => {
                let (laps, _) = self.sown()?;
                let laps = laps.len() as u32;
                return (2..=MOST_LAPS).contains(&laps).then_some(Answer::Number(laps));
            }
            Kind::End => {
                let (laps, _) = self.sown()?;
                return laps.last().map(|&(pit, _)| Answer::Pit(pit));
            }
            Kind::Starts => game.legal(position).to_vec(),
            Kind::SaveRow => one(look::saving(game, position))?,
            Kind::MostSeeds => one(look::taking_most(game, position))?,
            Kind::WinInOne | Kind::WinInTwo | Kind::WinInThree => {
                let turns = self.kind.turns()?;
                let first = one(winning(game, position, turns))?;
                if turns > 1 && wins_within(game, position, turns - 1) {
                    return None;
                }
                look::line(game, position, first[0], turns)
            }
        };
        (!actions.is_empty()).then_some(Answer::Actions(actions))
    }

    /// Where each lap of the sowing ends and how, and the position after it.
    #[must_use]
    pub fn sown(&self) -> Option<(Vec<(Pit, LapEnd)>, Position)> {
        let mut events = Vec::new();
        let next = self.game.play(&self.position, self.sowing?, &mut events).ok()?;
        let laps = events.iter().filter_map(|event| match *event {
            Event::LapEnded { pit, how } => Some((pit, how)),
            _ => None,
        });
        Some((laps.collect(), next))
    }

    /// The same for all exercises that are alike: seen from the other end of the board, where the rules do not tell
    /// left from right, it is one exercise still, and so is another question about the same position.
    #[must_use]
    pub fn alike(&self) -> Vec<u8> {
        let position = match self.position.side() {
            Side::South => self.position,
            Side::North => self.position.swapped(),
        };
        let seeds = |position: &Position| {
            let mut seeds = position.pits().to_vec();
            seeds.extend(position.won());
            seeds
        };
        match self.game {
            Game::Kujifunza(_) => seeds(&position).min(seeds(&position.mirrored())),
            Game::Djenon => seeds(&position),
        }
    }

    /// A number that names the exercise for ever, whatever others there are.
    #[must_use]
    pub fn id(&self) -> u32 {
        name_of(&text::question(self))
    }

    /// How hard it is, from 1 to 5.
    #[must_use]
    pub fn grade(&self) -> u8 {
        grade::grade(self)
    }
}

/// The number that names what a text asks or teaches: FNV-1a over it.
#[must_use]
pub fn name_of(text: &str) -> u32 {
    let step = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}

/// The one thing that there is, in a list.
fn one(mut actions: Vec<Action>) -> Option<Vec<Action>> {
    actions.truncate(2);
    (actions.len() == 1).then_some(actions)
}

/// What the game brings along, read once, with what would else be worked out again and again.
struct Known {
    all: Vec<Exercise>,
    grades: Vec<u8>,
    names: Vec<u32>,
    ids: BTreeSet<u32>,
}

fn known() -> &'static Known {
    static KNOWN: OnceLock<Known> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let mut read: Vec<_> = text::parse(text::BROUGHT_ALONG).unwrap_or_default();
        read.sort_by_key(|(exercise, grade, _)| (exercise.kind, *grade));
        let names: Vec<u32> = read.iter().map(|(exercise, ..)| exercise.id()).collect();
        Known {
            ids: names.iter().copied().collect(),
            names,
            grades: read.iter().map(|&(_, grade, _)| grade).collect(),
            all: read.into_iter().map(|(exercise, ..)| exercise).collect(),
        }
    })
}

/// The exercises that the game brings along, each kind from the easiest to the hardest.
#[must_use]
pub fn all() -> &'static [Exercise] {
    &known().all
}

/// How hard each of [`all`] is, in the same order, as the text says, which a test holds against [`Exercise::grade`].
#[must_use]
pub fn grades() -> &'static [u8] {
    &known().grades
}

/// The [name](Exercise::id) of each of [`all`], in the same order.
#[must_use]
pub fn names() -> &'static [u32] {
    &known().names
}

/// How hard an exercise is: as the text says where it is one of [`all`], else measured.
#[must_use]
pub fn grade_of(exercise: &Exercise) -> u8 {
    match all().iter().position(|known| known == exercise) {
        Some(place) => grades()[place],
        None => exercise.grade(),
    }
}

/// The names of all exercises that are brought along.
#[must_use]
pub fn ids() -> &'static BTreeSet<u32> {
    &known().ids
}
