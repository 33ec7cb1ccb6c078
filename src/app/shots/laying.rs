//! How a board, a match or what lies over it comes to stand as a scene wants it.

use super::want;
use crate::app::book::Reading;
use crate::app::pictures::Studio;
use crate::app::review::LookingBack;
use crate::app::session::{HintStep, Intent, Loaded, LookBack, Match, MatchSetup, Pointing, Seat};
use crate::app::space::Hints;
use crate::app::stage::Stage;
use crate::app::state::Modal;
use crate::app::ui::{Bookmark, Memory};
use crate::app::unfinished::UnfinishedMatch;
use crate::engine::Level;
use crate::notation::parse_position;
use crate::record::Record;
use crate::rules::{Action, Edit, Event, Game, KichwaRule, Pit, Position, Rules};
use crate::words::Depth;
use std::time::{Duration, SystemTime};

pub(super) const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);

pub(super) fn friends(game: Game) -> MatchSetup {
    MatchSetup { game, seats: [Seat::Human; 2] }
}

pub(super) fn legal(studio: &mut Studio) -> Vec<Action> {
    let matched = studio.app().world().resource::<Match>();
    matched.playing().map(|playing| playing.legal.to_vec()).unwrap_or_default()
}

/// Asks for all of a hint, and waits until it is thought out.
pub(super) fn hint(studio: &mut Studio) {
    const LONGEST: usize = 2_000;
    want(studio, Intent::Hint);
    for _ in 0..LONGEST {
        if studio.app().world().resource::<Hints>().advice.is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
        studio.pass(1);
    }
    studio.pass(3);
    while studio.app().world().resource::<Pointing>().hint.is_some_and(|step| step < HintStep::Why)
    {
        want(studio, Intent::Hint);
    }
}

/// The first pit of the side to move that may be sown, or that may not.
pub(super) fn startable(studio: &mut Studio, may: bool) -> Option<Pit> {
    let legal = legal(studio);
    let position = studio.app().world().resource::<Match>().playing()?.position;
    let starts = |pit| {
        legal.iter().any(|action| matches!(action, Action::Sow { pit: from, .. } if *from == pit))
    };
    let board = position.board();
    board.pits().find(|&pit| {
        board.owner(pit) == position.side()
            && starts(pit) == may
            && (may || position.seeds(pit) > 0)
    })
}

/// Matches that were left.
pub(super) fn kept() -> Vec<UnfinishedMatch> {
    let (you, friend) = (Seat::Human, Seat::Human);
    let easy = Seat::Computer(Level::ALL[0]);
    let hour = Duration::from_secs(3600);
    [(KUJIFUNZA, [you, easy], 12, hour), (Game::Djenon, [you, friend], 7, 30 * hour)]
        .into_iter()
        .map(|(game, seats, turns, ago)| UnfinishedMatch {
            id: format!("picture {turns}"),
            game,
            seats,
            turns,
            position: late(game),
            when: SystemTime::now() - ago,
        })
        .collect()
}

/// The board that is laid out by hand, with this position on it and a pit touched.
pub(super) fn set_up(studio: &mut Studio, position: Position) {
    let game = if position.board() == Game::Djenon.board() { Game::Djenon } else { KUJIFUNZA };
    want(studio, Intent::OpenNewMatch);
    want(studio, Intent::SetUp(game));
    want(studio, Intent::Edit(Edit::Lay(position)));
    // Something is taken away before something is put: there are no more seeds than the game has.
    want(studio, Intent::Edit(Edit::Take(Pit(3))));
    want(studio, Intent::Edit(Edit::Add(Pit(2))));
}

/// The book at a chapter; the turn that it shows stands still in the middle.
pub(super) fn book(studio: &mut Studio, game: Game, chapter: usize, depth: Depth) {
    let place = usize::from(game == Game::Djenon);
    let mark = Bookmark::open_at(place, chapter, depth);
    studio.app().world_mut().resource_mut::<Memory>().bookmark = mark;
    want(studio, Intent::Open(Modal::Book));
    let moves = studio.app().world().resource::<Reading>().shown().map(|p| !p.events().is_empty());
    for _ in 0..2_000 {
        let half =
            studio.app().world().resource::<Stage>().progress.is_some_and(|so_far| so_far > 0.55);
        if half || moves != Some(true) {
            break;
        }
        studio.pass(1);
    }
    want(studio, Intent::TogglePlayback);
}

/// A match that goes on from a position.
pub(super) fn load(studio: &mut Studio, game: Game, position: Position) {
    let Ok(record) = Record::from_position(game, position) else { return };
    let loaded = Loaded { id: "picture".into(), setup: friends(game), record };
    studio.app().world_mut().write_message(loaded);
    studio.pass(6);
}

/// A made-up match that is over is looked back on, at the first turn that changed it.
pub(super) fn review(studio: &mut Studio, game: Game) {
    let mut record = Record::new(game);
    for turn in 0..400_usize {
        let legal = record.legal();
        let Some(&action) = legal.get(turn * 5 % legal.len().max(1)) else { break };
        if record.play(action, &mut ()).is_err() {
            break;
        }
    }
    let loaded = Loaded { id: "picture".into(), setup: friends(game), record };
    studio.app().world_mut().write_message(loaded);
    studio.pass(8);
    want(studio, Intent::LookBack(LookBack::Open));
    // The work is done elsewhere, and takes as long as it takes.
    for _ in 0..6_000 {
        let looking = studio.app().world().resource::<LookingBack>();
        if looking.is_complete() || looking.has_failed() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        studio.pass(1);
    }
    want(studio, Intent::LookBack(LookBack::Moment(0)));
    want(studio, Intent::LookBack(LookBack::Here));
}

/// A position late in a match, with full and empty pits.
pub(super) fn late(game: Game) -> Position {
    let text = match game {
        Game::Djenon => "[ 1 20 0 3 1 2 | 0 1 5 0 2 1 | 9 3 | 0 ]",
        Game::Kujifunza(_) => {
            "[ 1 0 3 0 0 2 0 1 | 0 2 0 6 1 0 3 0 | 1 0 3 20 6 0 0 2 | 1 0 4 0 0 6 1 1 | 0 0 | F F \
             | 255 | 0 ]"
        }
    };
    parse_position(game.board(), text).unwrap_or_else(|_| game.start())
}

/// The first position of a made-up match in which an action does what `wanted` says, and that action.
fn first_that(game: Game, wanted: impl Fn(&Position, &[Event]) -> bool) -> (Position, Action) {
    let mut position = game.start();
    let mut last = (position, Action::Pass);
    for turn in 0..2_000_usize {
        let legal = game.legal(&position);
        for &action in &legal {
            let mut events = Vec::new();
            if let Ok(next) = game.play(&position, action, &mut events)
                && wanted(&next, &events)
            {
                return (position, action);
            }
        }
        let Some(&action) = legal.get(turn * 7 % legal.len().max(1)) else { break };
        last = (position, action);
        let Ok(next) = game.play(&position, action, &mut ()) else { break };
        position = next;
    }
    last
}

/// A position in which several pits could be captured.
pub(super) fn threatened(game: Game) -> Position {
    let several = |position: &Position| {
        game.threats(position, position.side()).is_some_and(|pits| pits.len() > 1)
    };
    let (before, action) = first_that(game, |next, _| several(next));
    game.play(&before, action, &mut ()).unwrap_or(before)
}

/// A position in which one action wins, and that action.
pub(super) fn almost_won(game: Game) -> (Position, Action) {
    first_that(game, |next, _| game.outcome(next).is_some_and(|end| end.winner().is_some()))
}

/// A position in which one action captures several seeds, and that action.
pub(super) fn capture(game: Game) -> (Position, Action) {
    first_that(game, |_, events| {
        events.iter().any(|event| matches!(event, Event::Captured { seeds, .. } if *seeds >= 4))
    })
}
