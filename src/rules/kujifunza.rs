//! Bao la Kujifunza: what is legal, what captures, when it ends.
//!
//! Sources: the seed documents K, G and D, Donkers' *Zanzibar Bao Rules for the Computer* for the
//! lone kichwa and the sustained entry; docs/rules.md has the whole.

use super::action::{Action, Actions};
use super::event::{Event, LapEnd, Sink, Taken, TurnEnd, TurnKind};
use super::outcome::{Outcome, Refusal, WonBy};
use super::position::{Pending, Position};
use super::ring::{Board, Direction, Kichwa, Pit, Side};
use super::sow::{Endless, Opening, Sowing, Verdict, sow};

const BOARD: Board = Board::FourRows;

/// A start of more seeds than this never captures.
pub const MOST_SEEDS_TO_CAPTURE: u8 = 15;

/// House rule: by which kichwa seeds enter that were captured from one of the middle four pits. From
/// the kimbi the near kichwa is forced under every rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum KichwaRule {
    /// The one from which the present direction goes on. (D; Donkers 1.4c and 3.4; every recorded
    /// game)
    #[default]
    Sustain,
    /// The player chooses, at every such capture. (K, G)
    Choose,
    /// The player chooses, if the first capture of the turn is one from the middle four; all others
    /// sustain. Stands in no source; kept for study.
    ChooseFirst,
}

impl KichwaRule {
    /// Every house rule.
    pub const ALL: [KichwaRule; 3] =
        [KichwaRule::Sustain, KichwaRule::Choose, KichwaRule::ChooseFirst];

    /// Its name in texts: records, certificates, the command line, a house's file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            KichwaRule::Sustain => "sustain",
            KichwaRule::Choose => "choose",
            KichwaRule::ChooseFirst => "first",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.name() == name)
    }
}

/// Two seeds in each of 32 pits, South to move. (K, G, D)
pub(super) fn start() -> Position {
    Position {
        pits: [2; Board::MOST_PITS],
        won: [0, 0],
        hand: 0,
        side: Side::South,
        pending: None,
        board: BOARD,
    }
}

/// A start captures if it has 2 to 15 seeds and its first lap ends in an own filled front pit that
/// faces a filled one. With at most 15 seeds no pit is passed twice, so the pit of the last seed still
/// holds what it held.
fn captures(position: &Position, pit: Pit, direction: Direction) -> bool {
    let seeds = position.pits[pit.index()];
    if !(2..=MOST_SEEDS_TO_CAPTURE).contains(&seeds) {
        return false;
    }
    let last = match direction {
        Direction::Forward => (pit.0 + seeds) & 15,
        Direction::Backward => pit.0.wrapping_sub(seeds) & 15,
    };
    if last >= 8 {
        return false;
    }
    let base = pit.0 & 16;
    position.pits[usize::from(base + last)] > 0
        && position.pits[usize::from((base ^ 16) + 7 - last)] > 0
}

/// The first capturing start of the side to move, if there is one.
fn capturing_start(position: &Position) -> Option<(Pit, Direction)> {
    BOARD.pits_of(position.side).find_map(|pit| {
        Direction::BOTH
            .into_iter()
            .find(|&direction| captures(position, pit, direction))
            .map(|direction| (pit, direction))
    })
}

fn front_row_is_empty(position: &Position, side: Side) -> bool {
    let first = BOARD.pit(side, 0).index();
    position.pits[first..first + 8].iter().all(|&seeds| seeds == 0)
}

/// Whether `pit`, a kichwa and the only filled front pit, would be sown out of its front row.
/// (Donkers 3.5b)
fn leaves_the_front_row(position: &Position, pit: Pit, direction: Direction) -> bool {
    let outward = match BOARD.ring_index(pit) {
        0 => Direction::Backward,
        7 => Direction::Forward,
        _ => return false,
    };
    let first = pit.0 & 16;
    direction == outward
        && (first..first + 8).all(|other| other == pit.0 || position.pits[usize::from(other)] == 0)
}

/// Lost for the side whose front row is empty, whatever its back row holds.
pub(super) fn front_row_lost(position: &Position) -> Option<Outcome> {
    [position.side, position.side.other()]
        .into_iter()
        .find(|&side| front_row_is_empty(position, side))
        .map(|side| Outcome::Won { side: side.other(), by: WonBy::FrontRowEmptied })
}

/// What may be played, but for sowings that never end.
pub(super) fn candidates(position: &Position) -> Actions {
    let mut actions = Actions::new();
    if position.pending.is_some() {
        actions.extend(Kichwa::BOTH.map(|kichwa| Action::Enter { kichwa }));
        return actions;
    }
    if front_row_lost(position).is_some() {
        return actions;
    }
    let mut add_if = |pit: Pit, legal: &dyn Fn(Pit, Direction) -> bool| {
        let legal_directions = Direction::BOTH.into_iter().filter(|&d| legal(pit, d));
        actions.extend(legal_directions.map(|direction| Action::Sow { pit, direction }));
    };
    if capturing_start(position).is_some() {
        for pit in BOARD.pits_of(position.side) {
            add_if(pit, &|pit, direction| captures(position, pit, direction));
        }
        return actions;
    }
    let can_start = |pit: &Pit| position.pits[pit.index()] >= 2;
    let front = || BOARD.pits_of(position.side).take(8).filter(can_start);
    for pit in front() {
        add_if(pit, &|pit, direction| !leaves_the_front_row(position, pit, direction));
    }
    if front().next().is_none() {
        for pit in BOARD.pits_of(position.side).skip(8).filter(can_start) {
            add_if(pit, &|_, _| true);
        }
    }
    actions
}

/// Why an action is no candidate.
pub(super) fn check(position: &Position, action: Action) -> Result<(), Refusal> {
    let (pit, direction) = match action {
        Action::Pass => return Err(Refusal::NoPassing),
        Action::Enter { .. } if position.pending.is_some() => return Ok(()),
        Action::Enter { .. } => return Err(Refusal::NoKichwaAsked),
        Action::Sow { pit, direction } => (pit, direction),
    };
    if let Some(pending) = position.pending {
        return Err(Refusal::NameKichwa { pit: pending.pit });
    }
    if front_row_lost(position).is_some() {
        return Err(Refusal::GameOver);
    }
    super::check_own_pit(position, pit)?;
    let seeds = position.pits[pit.index()];
    if let Some((instead, instead_direction)) = capturing_start(position) {
        return match () {
            () if captures(position, pit, direction) => Ok(()),
            () if seeds > MOST_SEEDS_TO_CAPTURE => {
                Err(Refusal::TooManyToCapture { pit, instead, direction: instead_direction })
            }
            () => Err(Refusal::MustCapture { pit, instead, direction: instead_direction }),
        };
    }
    if BOARD.is_front(pit) {
        if leaves_the_front_row(position, pit, direction) {
            return Err(Refusal::LoneKichwa(pit));
        }
        return Ok(());
    }
    let mut front = BOARD.pits_of(position.side).take(8);
    match front.find(|pit| position.pits[pit.index()] >= 2) {
        Some(instead) => Err(Refusal::FrontRowFirst { pit, instead }),
        None => Ok(()),
    }
}

/// Mtaji or takata: what a turn of the side to move is.
pub(super) fn turn_kind(position: &Position) -> TurnKind {
    if position.pending.is_some() || capturing_start(position).is_some() {
        TurnKind::Mtaji
    } else {
        TurnKind::Takata
    }
}

/// Plays a candidate up to the next decision.
pub(super) fn play<S: Sink>(
    rule: KichwaRule,
    position: &Position,
    action: Action,
    sink: &mut S,
) -> Result<Position, Endless> {
    let mut next = *position;
    let side = position.side;
    let mut turn = Turn { side, kind: TurnKind::Mtaji, rule };
    let stop = match action {
        Action::Sow { pit, direction } => {
            if !captures(position, pit, direction) {
                turn.kind = TurnKind::Takata;
            }
            sink.event(Event::TurnBegan { side, kind: turn.kind });
            sow(&mut turn, &mut next, Opening::Lift(pit), direction, sink)?
        }
        Action::Enter { kichwa } => {
            next.pending = None;
            if rule == KichwaRule::ChooseFirst {
                turn.rule = KichwaRule::Sustain;
            }
            let (pit, direction) = (BOARD.kichwa(side, kichwa), kichwa.direction());
            sink.event(Event::Entered { kichwa: pit, direction, seeds: next.hand });
            sow(&mut turn, &mut next, Opening::Enter(pit), direction, sink)?
        }
        Action::Pass => unreachable!("nobody passes in Bao"),
    };
    match stop {
        Stop::Asked(pending) => {
            next.pending = Some(pending);
            sink.event(Event::KichwaAsked {
                pit: pending.pit,
                direction: pending.direction,
                seeds: next.hand,
            });
        }
        Stop::TurnOver(why) => {
            next.side = side.other();
            sink.event(Event::TurnEnded { side, why });
        }
    }
    Ok(next)
}

enum Stop {
    TurnOver(TurnEnd),
    Asked(Pending),
}

struct Turn {
    side: Side,
    kind: TurnKind,
    rule: KichwaRule,
}

impl Turn {
    /// The kichwa of entry for a capture in front pit `ring`, or `None` where the player is asked.
    fn entry(&mut self, ring: u8, direction: Direction) -> Option<Kichwa> {
        let sustained = Kichwa::sustaining(direction);
        let rule = self.rule;
        if rule == KichwaRule::ChooseFirst {
            // Any capture uses the choice up, one in a kimbi too.
            self.rule = KichwaRule::Sustain;
        }
        match (ring, rule) {
            (0 | 1, _) => Some(Kichwa::Left),
            (6 | 7, _) => Some(Kichwa::Right),
            (_, KichwaRule::Sustain) => Some(sustained),
            (_, KichwaRule::Choose | KichwaRule::ChooseFirst) => None,
        }
    }
}

impl Sowing for Turn {
    type Stop = Stop;

    const FIRST_SEED_STAYS: bool = false;

    const RING: usize = 16;

    #[inline]
    fn ring_start(&self) -> usize {
        16 * self.side.index()
    }

    #[inline]
    fn next(&self, pit: Pit, direction: Direction) -> Pit {
        BOARD.next(pit, direction)
    }

    fn after_lap<S: Sink>(
        &mut self,
        position: &mut Position,
        last: Pit,
        direction: Direction,
        sink: &mut S,
    ) -> Verdict<Stop> {
        if position.pits[last.index()] == 1 {
            sink.event(Event::LapEnded { pit: last, how: LapEnd::Empty });
            return Verdict::Stop(Stop::TurnOver(TurnEnd::EmptyPit));
        }
        let facing = match BOARD.facing(last) {
            Some(facing) if self.kind == TurnKind::Mtaji => facing,
            _ => return Verdict::Relay,
        };
        let seeds = std::mem::take(&mut position.pits[facing.index()]);
        if seeds == 0 {
            return Verdict::Relay;
        }
        position.hand = seeds;
        sink.event(Event::LapEnded { pit: last, how: LapEnd::Capture });
        sink.event(Event::Captured { pit: facing, seeds, by: last, taken: Taken::IntoHand });
        if front_row_is_empty(position, self.side.other()) {
            return Verdict::Stop(Stop::TurnOver(TurnEnd::FrontRowEmptied));
        }
        match self.entry(BOARD.ring_index(last), direction) {
            Some(kichwa) => Verdict::Enter(BOARD.kichwa(self.side, kichwa), kichwa.direction()),
            None => Verdict::Stop(Stop::Asked(Pending { direction, pit: last })),
        }
    }
}
