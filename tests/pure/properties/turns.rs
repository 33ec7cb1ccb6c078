//! What must hold of one position and of every action in it.

use super::Count;
use mbili::rules::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// Checks every conceivable action on a position. Returns the position after one of the legal ones,
/// taken by chance.
pub fn check(
    game: Game,
    position: &Position,
    random: &mut StdRng,
    count: &mut Count,
    events: &mut Vec<Event>,
) -> Option<Position> {
    count.positions += 1;
    let legal = game.legal(position);
    assert_eq!(game.outcome(position).is_none(), !legal.is_empty(), "{game:?} {position:?}");
    let swapped_board = position.swapped();
    let mut swapped_legal: Actions =
        game.legal(&swapped_board).into_iter().map(|a| swapped(game, a)).collect();
    swapped_legal.sort_unstable();
    let mut sorted = legal.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, swapped_legal, "{game:?} {position:?}: other starts in the other seat");
    for action in conceivable() {
        if legal.contains(&action) {
            played(game, position, action, events);
            count.events += events.len() as u64;
            count.turns += 1;
        } else {
            refused(game, position, action, count);
        }
    }
    let action = *legal.choose(random)?;
    Some(game.sow(position, action, &mut ()).expect("a legal sowing ends"))
}

/// More than any board has.
fn conceivable() -> impl Iterator<Item = Action> {
    let pits = (0..35).chain([u8::MAX]).map(Pit);
    let sow = pits.flat_map(|pit| Direction::BOTH.map(|direction| Action::Sow { pit, direction }));
    sow.chain(Kichwa::BOTH.map(|kichwa| Action::Enter { kichwa })).chain([Action::Pass])
}

fn refused(game: Game, position: &Position, action: Action, count: &mut Count) {
    let at = || format!("{game:?} {position:?} {action:?}");
    let Err(refusal) = game.check(position, action) else { panic!("{}: not refused", at()) };
    if let Some(pit) = refusal.pit() {
        let exists = game.board().has(pit);
        assert_eq!(exists, !matches!(refusal, Refusal::NoSuchPit(_)), "{}: {refusal:?}", at());
    }
    assert!(!refusal.rule().source().is_empty());
    if let Refusal::Endless(_) = refusal {
        // Only takata and the relays of Djenon-aboure can go on for ever.
        assert_ne!(game.turn_kind(position), TurnKind::Mtaji, "{}", at());
        assert_eq!(game.sow(position, action, &mut ()), Err(Endless), "{}", at());
        count.endless += 1;
    }
    count.refusals += 1;
}

fn played(game: Game, position: &Position, action: Action, events: &mut Vec<Event>) {
    let at = || format!("{game:?} {position:?} {action:?}");
    events.clear();
    let after =
        game.play(position, action, events).unwrap_or_else(|why| panic!("{}: {why:?}", at()));
    assert_eq!(game.sow(position, action, &mut ()), Ok(after), "{}: depends on the sink", at());

    let mut replayed = *position;
    let mut last_drop = None;
    for &event in &*events {
        let before = replayed;
        replayed.apply(event);
        assert_eq!(replayed.total(), position.total(), "{}: {event:?} changes the total", at());
        makes_sense(game, &before, event, &mut last_drop).unwrap_or_else(|what| {
            panic!("{}: {event:?} {what}", at());
        });
    }
    assert_eq!(replayed, after, "{}: the events do not lead to the position", at());
    begins_and_ends(game, events, &after).unwrap_or_else(|what| panic!("{}: {what}", at()));

    let map = |pit| swap_seat(game.board(), pit);
    same_elsewhere(
        game,
        position.swapped(),
        swapped(game, action),
        events,
        after.swapped(),
        Image { pit: &map, direction: |direction| direction, side: Side::other },
    )
    .unwrap_or_else(|what| panic!("{}: in the other seat {what}", at()));
    if game != Game::Djenon {
        let map = |pit| mirror_pit(game.board(), pit);
        let image = Image { pit: &map, direction: Direction::reversed, side: |side| side };
        same_elsewhere(
            game,
            position.mirrored(),
            mirrored(game, action),
            events,
            after.mirrored(),
            image,
        )
        .unwrap_or_else(|what| panic!("{}: in the mirror {what}", at()));
    }
}

/// Whether the event can happen on this board.
fn makes_sense(
    game: Game,
    before: &Position,
    event: Event,
    last_drop: &mut Option<Pit>,
) -> Result<(), String> {
    let holds = |what: &str, condition: bool| match condition {
        true => Ok(()),
        false => Err(what.to_owned()),
    };
    match event {
        Event::Lifted { pit, seeds, why } => {
            holds("lifts what does not lie there", before.seeds(pit) == seeds)?;
            holds("lifts less than two", seeds >= 2)?;
            holds("lifts with seeds in hand", before.hand() == 0)?;
            let relays = why == Lift::Relay && *last_drop == Some(pit);
            holds("lifts another pit", relays || (why == Lift::Start && last_drop.is_none()))
        }
        Event::Dropped { pit, now } => {
            *last_drop = Some(pit);
            holds("drops from an empty hand", before.hand() > 0)?;
            holds("miscounts", before.seeds(pit) + 1 == now)
        }
        Event::LapEnded { pit, how } => {
            holds("ends elsewhere", *last_drop == Some(pit))?;
            holds("ends early", before.hand() == 0)?;
            holds("ends wrongly", (before.seeds(pit) == 1) == (how == LapEnd::Empty))?;
            let side = before.side();
            let front = match game {
                Game::Kujifunza(_) => {
                    (0..8).any(|ring| before.seeds(game.board().pit(side, ring)) > 0)
                }
                Game::Djenon => true,
            };
            holds("leaves the mover's own front row empty", front)
        }
        Event::Captured { pit, seeds, by, taken } => {
            holds("captures what does not lie there", before.seeds(pit) == seeds && seeds > 0)?;
            holds("captures from elsewhere", *last_drop == Some(by))?;
            match game {
                Game::Kujifunza(_) => {
                    holds("captures elsewhere", game.board().facing(by) == Some(pit))?;
                    holds("goes elsewhere", taken == Taken::IntoHand)
                }
                Game::Djenon => {
                    holds("captures a wrong number", seeds == 2 || seeds == 4)?;
                    holds("goes elsewhere", taken == Taken::ForGood)
                }
            }
        }
        Event::KichwaAsked { seeds, .. } | Event::Entered { seeds, .. } => {
            holds("miscounts the hand", before.hand() == seeds && seeds > 0)
        }
        Event::TurnBegan { side, .. } | Event::TurnEnded { side, .. } => {
            holds("is another side's turn", before.side() == side)
        }
        Event::GameEnded { outcome } => {
            holds("ends otherwise", game.outcome(before) == Some(outcome))
        }
    }
}

fn begins_and_ends(game: Game, events: &[Event], after: &Position) -> Result<(), String> {
    let over = matches!(events.last(), Some(Event::GameEnded { .. }));
    if over != game.outcome(after).is_some() {
        return Err("the end of the game is not told, or wrongly".to_owned());
    }
    let last = events.len().checked_sub(1 + usize::from(over)).map(|i| events[i]);
    match (last, after.pending()) {
        (Some(Event::KichwaAsked { .. }), Some(_)) | (Some(Event::TurnEnded { .. }), None) => {}
        other => return Err(format!("ends with {other:?}")),
    }
    match events.first() {
        Some(Event::TurnBegan { .. } | Event::Entered { .. }) => Ok(()),
        other => Err(format!("begins with {other:?}")),
    }
}

/// How the same turn looks elsewhere.
struct Image<'a> {
    pit: &'a dyn Fn(Pit) -> Pit,
    direction: fn(Direction) -> Direction,
    side: fn(Side) -> Side,
}

impl Image<'_> {
    fn of(&self, event: Event) -> Event {
        let (pit_of, turned, side_of) = (self.pit, self.direction, self.side);
        match event {
            Event::TurnBegan { side, kind } => Event::TurnBegan { side: side_of(side), kind },
            Event::Lifted { pit, seeds, why } => Event::Lifted { pit: pit_of(pit), seeds, why },
            Event::Dropped { pit, now } => Event::Dropped { pit: pit_of(pit), now },
            Event::LapEnded { pit, how } => Event::LapEnded { pit: pit_of(pit), how },
            Event::Captured { pit, seeds, by, taken } => {
                Event::Captured { pit: pit_of(pit), seeds, by: pit_of(by), taken }
            }
            Event::KichwaAsked { pit, direction, seeds } => {
                Event::KichwaAsked { pit: pit_of(pit), direction: turned(direction), seeds }
            }
            Event::Entered { kichwa, direction, seeds } => {
                Event::Entered { kichwa: pit_of(kichwa), direction: turned(direction), seeds }
            }
            Event::TurnEnded { side, why } => Event::TurnEnded { side: side_of(side), why },
            Event::GameEnded { outcome } => Event::GameEnded { outcome: self.outcome(outcome) },
        }
    }

    fn outcome(&self, outcome: Outcome) -> Outcome {
        let swaps = (self.side)(Side::South) == Side::North;
        let score = |score: [u8; 2]| if swaps { [score[1], score[0]] } else { score };
        match outcome {
            Outcome::Won { side, by } => {
                let by = match by {
                    WonBy::MoreSeeds(seeds) => WonBy::MoreSeeds(score(seeds)),
                    WonBy::FrontRowEmptied | WonBy::NoLegalStart => by,
                };
                Outcome::Won { side: (self.side)(side), by }
            }
            Outcome::Drawn { by } => Outcome::Drawn {
                by: match by {
                    DrawnBy::EqualSeeds(seeds) => DrawnBy::EqualSeeds(score(seeds)),
                    DrawnBy::Repetition | DrawnBy::TooManyTurns => by,
                },
            },
        }
    }
}

/// Compares each event as it happens, so that long turns need no second list.
struct Comparing<'a> {
    expected: std::slice::Iter<'a, Event>,
    image: Image<'a>,
    different: Option<String>,
}

impl Sink for Comparing<'_> {
    fn event(&mut self, event: Event) {
        let expected = self.expected.next().map(|&event| self.image.of(event));
        if expected != Some(event) && self.different.is_none() {
            self.different = Some(format!("{event:?} happens, not {expected:?}"));
        }
    }
}

fn same_elsewhere(
    game: Game,
    position: Position,
    action: Action,
    events: &[Event],
    after: Position,
    image: Image<'_>,
) -> Result<(), String> {
    let mut sink = Comparing { expected: events.iter(), image, different: None };
    let found = game.play(&position, action, &mut sink);
    if let Some(different) = sink.different {
        return Err(different);
    }
    if sink.expected.next().is_some() {
        return Err("less happens".to_owned());
    }
    match found {
        Ok(found) if found == after => Ok(()),
        found => Err(format!("{found:?} results, not {after:?}")),
    }
}

fn swapped(game: Game, action: Action) -> Action {
    match action {
        Action::Sow { pit, direction } => {
            Action::Sow { pit: swap_seat(game.board(), pit), direction }
        }
        Action::Enter { .. } | Action::Pass => action,
    }
}

fn mirrored(game: Game, action: Action) -> Action {
    match action {
        Action::Sow { pit, direction } => {
            Action::Sow { pit: mirror_pit(game.board(), pit), direction: direction.reversed() }
        }
        Action::Enter { kichwa } => Action::Enter { kichwa: kichwa.other() },
        Action::Pass => action,
    }
}
