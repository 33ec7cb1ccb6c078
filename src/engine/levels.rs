//! How far each level sees, and how it errs.

use super::search::{Found, Limits, RootMove, Search};
use super::value::{Value, WIN, is_forced};
use super::{Answer, Question, glance, master, pupil};
use crate::rules::{Action, Game, KichwaRule, Position, Rules};
use rand::{Rng, RngExt, seq::SliceRandom};
use std::sync::atomic::AtomicBool;

/// How well the mind plays. The names are Swahili, as the players of Bao have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A pupil, who sees the first lap of a turn, and is timid.
    Mwanafunzi,
    /// An apprentice.
    Mwanagenzi,
    /// A player.
    Mchezaji,
    /// One with experience.
    Mzoefu,
    /// A skilled one.
    Stadi,
    /// An able one.
    Hodari,
    /// An expert.
    Fundi,
    /// A master.
    Bingwa,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [
        Level::Mwanafunzi,
        Level::Mwanagenzi,
        Level::Mchezaji,
        Level::Mzoefu,
        Level::Stadi,
        Level::Hodari,
        Level::Fundi,
        Level::Bingwa,
    ];

    /// 1 for the weakest, 8 for the strongest.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its name in files and on the command line; it never changes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Mwanafunzi => "mwanafunzi",
            Level::Mwanagenzi => "mwanagenzi",
            Level::Mchezaji => "mchezaji",
            Level::Mzoefu => "mzoefu",
            Level::Stadi => "stadi",
            Level::Hodari => "hodari",
            Level::Fundi => "fundi",
            Level::Bingwa => "bingwa",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The most nodes that an answer takes, see [`Answer::nodes`]; exceeded by no more than the one
    /// look at each legal action and the sowing in which the limit was reached.
    #[must_use]
    pub const fn node_limit(self) -> u64 {
        let mind = self.mind(Game::Djenon);
        let proofs = if mind.proof > 0 { 4 * mind.proof + master::MOST_MORE } else { 0 };
        mind.nodes + proofs
    }

    /// How far it sees in a game: what it does not see it overlooks.
    #[must_use]
    pub const fn sight(self, game: Game) -> Sight {
        let mind = self.mind(game);
        let laps = if mind.laps == ALL { None } else { Some(mind.laps) };
        let turns = if mind.proof > 0 { None } else { Some(mind.turns.unsigned_abs()) };
        Sight { laps, turns }
    }

    /// How it thinks in a game. What an error may cost is fitted to the share of critical positions that it is to
    /// play right ([`band`](super::calibration::band)): on 600 positions of each game of another seed than the proofs', and
    /// where 5,000 of the proofs' seed showed a level to be off, on these.
    pub(super) const fn mind(self, game: Game) -> Mind {
        use KichwaRule::{Choose, ChooseFirst, Sustain};
        let usual = match game {
            Game::Kujifunza(Sustain) => [411.0, 270.0, 150.0, 567.0, 436.0, 36.0],
            Game::Kujifunza(Choose) => [527.0, 287.0, 122.0, 2022.0, 1672.0, 1101.0],
            Game::Kujifunza(ChooseFirst) => [459.0, 256.0, 54.0, 936.0, 741.0, 450.0],
            Game::Djenon => [811.0, 490.0, 43.0, 311.0, 212.0, 233.0],
        };
        // Where the player chooses, turns capture so much that games are over soon.
        let quick = matches!(game, Game::Kujifunza(Choose));
        match self {
            Level::Mwanafunzi => GLANCE.of(1, PUPIL),
            Level::Mwanagenzi => GLANCE.of(2, usual[0]),
            Level::Mchezaji => GLANCE.of(3, usual[1]),
            // Under this rule whoever sees five laps only is right in 76 of 100 positions however careful.
            Level::Mzoefu if matches!(game, Game::Kujifunza(ChooseFirst)) => GLANCE.of(6, usual[2]),
            Level::Mzoefu => GLANCE.of(5, usual[2]),
            Level::Stadi => SEARCH.to(2, usual[3]),
            Level::Hodari => SEARCH.to(3, usual[4]),
            Level::Fundi if quick => Mind { proof: 100, ..SEARCH.to(2, usual[5]) },
            Level::Fundi => Mind { proof: 300, ..SEARCH.to(3, usual[5]) },
            Level::Bingwa => MASTER,
        }
    }
}

/// How far a level sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sight {
    /// So many laps of a turn; `None` for all.
    pub laps: Option<u32>,
    /// So many turns, its own included; `None` for as many as it can think through.
    pub turns: Option<u32>,
}

/// All laps of a turn.
const ALL: u32 = u32::MAX;

/// How a level thinks, and how it errs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind {
    /// Laps of a turn that it follows.
    pub laps: u32,
    /// The most turns that it looks ahead where nothing is proven.
    pub turns: i32,
    /// An action that costs so many points more than another is chosen less often by a factor of e.
    pub usual: f64,
    /// Sowings for the search.
    pub nodes: u64,
    /// Positions for a proof; 0 for who proves nothing.
    pub proof: u64,
    /// Whether it makes it hard for the opponent where it has lost.
    pub sets_traps: bool,
}

/// What an error may cost the pupil, whose taste is fitted instead.
const PUPIL: f64 = 100.0;

/// Who looks at the first lap with a taste of its own (`pupil`), or follows some laps of the own turn, and forgets that
/// the opponent answers.
const GLANCE: Mind =
    Mind { laps: 1, turns: 1, usual: 0.0, nodes: 500, proof: 0, sets_traps: false };

/// Who searches some turns, with all their laps.
const SEARCH: Mind = Mind { laps: ALL, nodes: 50_000, ..GLANCE };

/// Who knows the truth.
const MASTER: Mind =
    Mind { turns: 60, nodes: 200_000, proof: 1_500_000, sets_traps: true, ..SEARCH };

/// With more seeds than the games have, proofs are too far away to be waited for.
const SEEDS: usize = 64;

impl Mind {
    const fn of(self, laps: u32, usual: f64) -> Self {
        Mind { laps, usual, ..self }
    }

    const fn to(self, turns: i32, usual: f64) -> Self {
        Mind { turns, usual, ..self }
    }

    /// Positions for the first question of a proof.
    pub fn proof_nodes(&self, position: &Position) -> u64 {
        if position.total() > SEEDS { self.proof.min(30_000) } else { self.proof }
    }

    /// What a search makes of these actions, with nothing proven; the best first.
    pub fn searched(
        &self,
        question: &Question,
        actions: &[Action],
        margin: i32,
        stop: &AtomicBool,
    ) -> Found {
        let Question { game, position, history, .. } = *question;
        let search = Search::new(game, history, stop, self.nodes);
        search.run(&position, actions, Limits { depth: self.turns, margin })
    }

    /// What the actions look like, the best first.
    pub fn found(
        &self,
        question: &Question,
        legal: &[Action],
        opening: bool,
        stop: &AtomicBool,
    ) -> Found {
        let Question { game, position, .. } = *question;
        let margin = if opening { EVERY_VALUE } else { (self.usual * MOST_COST).ceil() as i32 };
        // In the opening not even a win that is proven is played always.
        if self.proof > 0 && !opening {
            return master::found(question, self, legal, margin, stop);
        }
        if self.laps == ALL {
            return self.searched(question, legal, margin, stop);
        }
        let mut moves = Vec::with_capacity(legal.len());
        for &action in legal {
            let Ok(next) = game.sow(&position, action, &mut ()) else { continue };
            let value = match self.laps {
                1 => pupil::value(game, &position, action),
                laps => glance::value(game, &position, action, &next, laps),
            };
            moves.push(RootMove { action, next, value, line: vec![action] });
        }
        moves.sort_by_key(|root_move| -root_move.value);
        let nodes = 2 * moves.len() as u64;
        Found { moves, depth: 0, nodes }
    }
}

/// The first turn of each player, in a match that began as usual.
fn is_opening(question: &Question) -> bool {
    let first = question.history.first().unwrap_or(&question.position);
    // A pick of a kichwa is no turn of its own.
    let turns = question.history.iter().filter(|before| before.pending().is_none()).count();
    turns < 2 && *first == question.game.start()
}

/// A margin that gives every root action its exact value.
const EVERY_VALUE: i32 = 3 * WIN;

/// In the opening a level that errs thinks no more of a win than this, or all would begin alike where
/// one opening wins.
const MOST_OF_AN_OPENING: i32 = 1500;

/// How it errs there, at least: who does not look at the answers sees less of a difference.
const USUAL_IN_THE_OPENING: f64 = 800.0;
const USUAL_WITH_ANSWERS: f64 = 1100.0;

/// No action is chosen that costs so many times more than what is usual.
const MOST_COST: f64 = 2.0;

/// Answers a position with two or more legal actions.
pub(super) fn answer(
    question: &Question,
    legal: &[Action],
    chance: &mut impl Rng,
    stop: &AtomicBool,
) -> Answer {
    let mind = question.level.mind(question.game);
    let mut shuffled = legal.to_vec();
    shuffled.shuffle(chance);
    let opening = mind.usual > 0.0 && is_opening(question);
    let found = mind.found(question, &shuffled, opening, stop);
    let (usual, cap) = if opening {
        let least = if mind.turns > 1 { USUAL_WITH_ANSWERS } else { USUAL_IN_THE_OPENING };
        (mind.usual.max(least), MOST_OF_AN_OPENING)
    } else {
        (mind.usual, i32::MAX)
    };
    let chosen = pick(&found.moves, usual, cap, chance);
    Answer {
        action: chosen.action,
        nodes: found.nodes,
        depth: found.depth as u32,
        value: Value::new(chosen.value),
        line: chosen.line.clone(),
    }
}

/// How likely each move is chosen, the best first: the rarer the more it costs, and never what costs too much; no
/// value counts for more than the cap. A forced win or loss that was seen is no matter of taste.
pub(super) fn chances(moves: &[RootMove], usual: f64, cap: i32) -> Vec<f64> {
    let most = moves[0].value.min(cap);
    let certain = usual <= 0.0 || is_forced(most);
    let weight = |(at, root_move): (usize, &RootMove)| {
        let cost = f64::from(most - root_move.value.min(cap)) / usual;
        match certain {
            true => f64::from(u8::from(at == 0)),
            false if cost < MOST_COST => (-cost).exp(),
            false => 0.0,
        }
    };
    let weights: Vec<f64> = moves.iter().enumerate().map(weight).collect();
    let all: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / all).collect()
}

fn pick<'m>(moves: &'m [RootMove], usual: f64, cap: i32, chance: &mut impl Rng) -> &'m RootMove {
    let mut left = chance.random::<f64>();
    for (root_move, likely) in moves.iter().zip(chances(moves, usual, cap)) {
        left -= likely;
        if left < 0.0 {
            return root_move;
        }
    }
    &moves[0]
}
