//! Moments worth looking at.

use super::desk::{Desk, now};
use mbili::app::session::{HintStep, Pointing, Refused, Seat};
use mbili::app::space::{Foreseen, PreviewOf, Previews, Threats, ThreatsTo, entry_way};
use mbili::app::stage::{Home, SeedMotion};
use mbili::app::state::{Modal, Screen};
use mbili::app::unfinished::UnfinishedMatch;
use mbili::engine::Level;
use mbili::engine::advice::{Advice, Reason};
use mbili::rules::{Action, Direction, Game, KichwaRule, Refusal, Rules, Side};
use std::time::Duration;

pub const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);
pub const AGAINST_COMPUTER: [Seat; 2] = [Seat::Human, Seat::Computer(Level::Mchezaji)];
pub const FRIENDS: [Seat; 2] = [Seat::Human, Seat::Human];

/// The desk of a match with a pit chosen, its ways foreseen.
pub fn chosen(mut desk: Desk) -> Desk {
    let playing = desk.playing.as_ref().expect("a match");
    let Some(&Action::Sow { pit, .. }) = playing.legal.first() else { return desk };
    let mut previews = Vec::new();
    for &action in &playing.legal {
        let Action::Sow { pit: from, direction } = action else { continue };
        if from != pit {
            continue;
        }
        let mut tally = mbili::rules::Tally::default();
        playing.game().play(&playing.position, action, &mut tally).expect("legal");
        previews.push(PreviewOf {
            pit,
            direction,
            foreseen: Some(Foreseen {
                first_lap: false,
                end: pit,
                laps: tally.laps,
                captured: tally.captured,
                asks: false,
                captures: Vec::new(),
            }),
        });
    }
    desk.pointing = Pointing { pit: Some(pit), chosen: Some(pit), ..Pointing::default() };
    let position = playing.position;
    let refused = Direction::BOTH
        .into_iter()
        .filter_map(|way| {
            let refusal = playing.game().check(&position, Action::Sow { pit, direction: way });
            Some((way, refusal.err()?))
        })
        .collect();
    desk.previews = Previews { ways: previews, refused };
    desk
}

/// The desk with something just refused.
pub fn refused(mut desk: Desk, refusal: Refusal) -> Desk {
    desk.pointing.refused = Some(Refused { refusal, pit: refusal.pit(), way: None });
    desk
}

/// The desk with what the person at it could lose next turn, or with all of their front row at risk.
pub fn threatened(mut desk: Desk, all: bool) -> Desk {
    let playing = desk.playing.as_ref().expect("a match");
    let (game, position) = (playing.game(), playing.position);
    let side = playing.threatened().expect("somebody may ask");
    let board = game.board();
    let pits = match all {
        true => (0..board.columns()).map(|ring| (board.pit(side, ring), 12)).collect(),
        false => game.threats(&position, side).expect("the game goes on"),
    };
    desk.threats = Threats(Some(ThreatsTo { side, pits }));
    desk.pointing.threats = true;
    desk
}

/// The desk with this much of a hint, for the first action there is, which three long reasons speak for.
pub fn hinted(mut desk: Desk, step: HintStep) -> Desk {
    let playing = desk.playing.as_ref().expect("a match");
    let (game, side) = (playing.game(), playing.position.side());
    let action = playing.legal[0];
    let saves = game.board().pit(side, 3);
    let reasons = vec![
        Reason::WinsIn { turns: 21 },
        Reason::Captures { seeds: 12, laps: 14, asks: true },
        Reason::Saves { pit: saves, seeds: 12 },
    ];
    desk.hints.advice = Some(Advice { action, reasons });
    let (pit, way) = match action {
        Action::Sow { pit, direction } => (pit, Some(direction).filter(|_| step > HintStep::Pit)),
        Action::Enter { kichwa } => (game.board().kichwa(side, kichwa), Some(entry_way(kichwa))),
        Action::Pass => return desk,
    };
    if step > HintStep::Pit && game != Game::Djenon && matches!(action, Action::Sow { .. }) {
        desk = chosen(desk);
        desk.pointing.aim = way;
    }
    desk.pointing.hint = Some(step);
    desk.pointing.advised = Some((pit, way));
    desk
}

/// The desk with seeds in flight.
pub fn sowing(mut desk: Desk) -> Desk {
    let playing = desk.playing.as_ref().expect("a match");
    let board = playing.game().board();
    let (side, over) = (Side::North, board.pit(Side::North, 3));
    desk.stage.turn = Some((side, mbili::rules::TurnKind::Mtaji));
    (desk.stage.lap, desk.stage.laps, desk.stage.captured) = (3, 8, 5);
    desk.stage.progress = Some(0.4);
    for (seed, motion) in desk.stage.seeds.iter_mut().take(7).enumerate() {
        let slot = u8::try_from(seed).expect("few");
        *motion = SeedMotion::rest(Home::Hand { over, slot, of: 7 });
    }
    desk
}

/// Matches that wait.
pub fn waiting() -> Vec<UnfinishedMatch> {
    let entry = |id: &str, game: Game, seats, turns, minutes: u64| UnfinishedMatch {
        id: id.to_owned(),
        game,
        seats,
        turns,
        position: game.start(),
        when: now() - Duration::from_secs(minutes * 60),
    };
    vec![
        entry("first", KUJIFUNZA, AGAINST_COMPUTER, 12, 0),
        entry("second", Game::Djenon, FRIENDS, 1, 130),
        entry("third", Game::Kujifunza(KichwaRule::Choose), AGAINST_COMPUTER, 0, 5000),
    ]
}

/// The desk with what an entry by either kichwa would do.
fn foreseen(mut desk: Desk) -> Desk {
    let playing = desk.playing.as_ref().expect("a match");
    let (game, position) = (playing.game(), playing.position);
    for &action in &playing.legal {
        let Action::Enter { kichwa } = action else { continue };
        let mut tally = mbili::rules::Tally::default();
        game.play(&position, action, &mut tally).expect("legal");
        desk.previews.ways.push(PreviewOf {
            pit: game.board().kichwa(position.side(), kichwa),
            direction: mbili::app::space::entry_way(kichwa),
            foreseen: Some(Foreseen {
                first_lap: false,
                end: game.board().pit(position.side(), 4),
                laps: tally.laps,
                captured: tally.captured,
                asks: false,
                captures: Vec::new(),
            }),
        });
    }
    desk
}

/// A match in which a kichwa is asked for.
pub fn asked() -> Desk {
    let game = Game::Kujifunza(KichwaRule::Choose);
    for first in 0..16 {
        for second in 0..32 {
            let desk =
                Desk::new(Screen::Match, Modal::None).with_match(game, FRIENDS, &[first, second]);
            if desk.playing.as_ref().is_some_and(|p| p.position.pending().is_some()) {
                return foreseen(desk);
            }
        }
    }
    panic!("no kichwa is ever asked for");
}
