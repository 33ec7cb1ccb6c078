//! The scenes, by name.

use super::want;
use crate::app::look::{BoardStyle, Mood};
use crate::app::pictures::Studio;
use crate::app::session::{Intent, Loaded, Match, MatchSetup, Seat};
use crate::app::sowing::Stage;
use crate::app::state::Modal;
use crate::engine::Level;
use crate::notation::parse_position;
use crate::record::Record;
use crate::rules::{Action, Edit, Event, Game, KichwaRule, Pit, Position, Rules, Side};

/// A scene: a name for its picture, and how the table comes to show it, from the title on.
pub struct Scene {
    /// Its name; also that of its file.
    pub name: &'static str,
    mood: Mood,
    board: BoardStyle,
    what: What,
}

/// What there is to see.
#[derive(Clone, Copy)]
enum What {
    Title,
    NewMatch,
    /// Seeds are put on the board by hand; what lies there can be played.
    SetUp,
    /// The same, and why it cannot be played.
    SetUpRefused,
    Over(Modal),
    Start,
    /// Two sowings of the pit that was tapped, as they would go.
    Preview,
    /// What could be lost next turn.
    Threats,
    /// A pit was tapped that cannot be sown: why not.
    WhyNot,
    /// Seeds in flight.
    MidLap,
    Capture,
    Late,
    Result,
    /// Over a match.
    InMatch(Modal),
    /// The computer has sown; its turn is told.
    Story,
}

const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);

const fn scene(name: &'static str, mood: Mood, board: BoardStyle, what: What) -> Scene {
    Scene { name, mood, board, what }
}

impl Scene {
    /// All scenes.
    pub const ALL: &[Scene] = {
        use BoardStyle::{School, Zanzibar};
        use Mood::{Day, Evening};
        &[
            scene("title", Day, Zanzibar, What::Title),
            scene("title-evening", Evening, Zanzibar, What::Title),
            scene("new-match", Day, Zanzibar, What::NewMatch),
            scene("kujifunza-set-up", Day, Zanzibar, What::SetUp),
            scene("kujifunza-set-up-refused", Day, Zanzibar, What::SetUpRefused),
            scene("djenon-set-up", Day, Zanzibar, What::SetUp),
            scene("settings", Day, Zanzibar, What::Over(Modal::Settings)),
            scene("help", Day, Zanzibar, What::Over(Modal::Help)),
            scene("book", Evening, Zanzibar, What::Over(Modal::Book)),
            scene("unfinished", Day, Zanzibar, What::Over(Modal::Unfinished)),
            scene("kujifunza-start", Day, Zanzibar, What::Start),
            scene("kujifunza-start-evening", Evening, Zanzibar, What::Start),
            scene("kujifunza-start-school", Day, School, What::Start),
            scene("kujifunza-start-school-evening", Evening, School, What::Start),
            scene("kujifunza-preview", Day, Zanzibar, What::Preview),
            scene("kujifunza-threats", Day, Zanzibar, What::Threats),
            scene("kujifunza-why-not", Day, Zanzibar, What::WhyNot),
            scene("kujifunza-mid-turn", Day, Zanzibar, What::MidLap),
            scene("kujifunza-capture", Day, Zanzibar, What::Capture),
            scene("kujifunza-capture-evening", Evening, Zanzibar, What::Capture),
            scene("kujifunza-story", Day, School, What::Story),
            scene("kujifunza-late", Day, Zanzibar, What::Late),
            scene("kujifunza-late-evening", Evening, Zanzibar, What::Late),
            scene("kujifunza-late-school", Day, School, What::Late),
            scene("kujifunza-pause", Day, Zanzibar, What::InMatch(Modal::Pause)),
            scene("kujifunza-resign", Day, Zanzibar, What::InMatch(Modal::ConfirmResign)),
            scene("kujifunza-result", Day, Zanzibar, What::Result),
            scene("djenon-start", Day, Zanzibar, What::Start),
            scene("djenon-start-evening", Evening, Zanzibar, What::Start),
            scene("djenon-preview", Day, Zanzibar, What::Preview),
            scene("djenon-threats", Day, Zanzibar, What::Threats),
            scene("djenon-why-not", Day, Zanzibar, What::WhyNot),
            scene("djenon-mid-turn", Day, Zanzibar, What::MidLap),
            scene("djenon-capture", Day, Zanzibar, What::Capture),
            scene("djenon-late", Day, Zanzibar, What::Late),
            scene("djenon-late-evening", Evening, Zanzibar, What::Late),
            scene("djenon-result", Day, Zanzibar, What::Result),
        ]
    };

    /// The scene of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Scene> {
        Self::ALL.iter().find(|scene| scene.name == name)
    }

    /// The game that it shows.
    #[must_use]
    pub fn game(&self) -> Game {
        if self.name.starts_with("djenon") { Game::Djenon } else { KUJIFUNZA }
    }

    /// Lays the scene out, on a table at the title.
    pub fn lay(&self, studio: &mut Studio) {
        super::look(studio, self.mood, self.board);
        studio.pass(1);
        let game = self.game();
        match self.what {
            What::Title => studio.pass(3),
            What::NewMatch => want(studio, Intent::OpenNewMatch),
            What::SetUp => set_up(studio, late(game)),
            What::SetUpRefused => {
                let position = late(game);
                set_up(studio, position);
                let board = position.board();
                for pit in board.pits_of(Side::North).filter(|&pit| board.is_front(pit)) {
                    want(studio, Intent::Edit(Edit::Empty(pit)));
                }
            }
            What::Over(modal) => want(studio, Intent::Open(modal)),
            What::Start => want(studio, Intent::Begin(friends(game))),
            What::Preview => {
                want(studio, Intent::Begin(friends(game)));
                if let Some(pit) = startable(studio, true) {
                    // Where there is one direction only, a tap sows at once.
                    if game != Game::Djenon {
                        want(studio, Intent::Tap(pit));
                    }
                    want(studio, Intent::Point(Some(pit)));
                }
            }
            What::Threats => {
                load(studio, game, threatened(game));
                want(studio, Intent::ToggleThreats);
            }
            What::WhyNot => {
                load(studio, game, late(game));
                if let Some(pit) = startable(studio, false) {
                    want(studio, Intent::Tap(pit));
                }
            }
            What::MidLap => {
                want(studio, Intent::Begin(friends(game)));
                let first = legal(studio).get(3).copied();
                if let Some(action) = first {
                    studio.app().world_mut().write_message(Intent::Play(action));
                    studio.pass(40);
                    want(studio, Intent::TogglePlayback);
                }
            }
            What::Capture => {
                let (position, action) = capture(game);
                load(studio, game, position);
                studio.app().world_mut().write_message(Intent::Play(action));
                for _ in 0..600 {
                    studio.pass(1);
                    if studio.app().world().resource::<Stage>().spotlight.capture.is_some() {
                        break;
                    }
                }
                studio.pass(8);
                want(studio, Intent::TogglePlayback);
            }
            What::Late => load(studio, game, late(game)),
            What::Result => {
                let (position, winning) = almost_won(game);
                load(studio, game, position);
                want(studio, Intent::Play(winning));
                want(studio, Intent::Skip);
                studio.pass(8);
            }
            What::InMatch(modal) => {
                want(studio, Intent::Begin(friends(game)));
                want(studio, Intent::Open(Modal::Pause));
                if modal != Modal::Pause {
                    want(studio, Intent::Open(modal));
                }
            }
            What::Story => {
                let seats = [Seat::Human, Seat::Computer(Level::Mwanafunzi)];
                want(studio, Intent::Begin(MatchSetup { game, seats }));
                if let Some(action) = legal(studio).first().copied() {
                    want(studio, Intent::Play(action));
                    want(studio, Intent::Skip);
                }
            }
        }
    }
}

fn friends(game: Game) -> MatchSetup {
    MatchSetup { game, seats: [Seat::Human; 2] }
}

fn legal(studio: &mut Studio) -> Vec<Action> {
    let matched = studio.app().world().resource::<Match>();
    matched.playing().map(|playing| playing.legal.to_vec()).unwrap_or_default()
}

/// The first pit of the side to move that may be sown, or that may not.
fn startable(studio: &mut Studio, may: bool) -> Option<Pit> {
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

/// The board that is laid out by hand, with this position on it and a pit touched.
fn set_up(studio: &mut Studio, position: Position) {
    let game = if position.board() == Game::Djenon.board() { Game::Djenon } else { KUJIFUNZA };
    want(studio, Intent::OpenNewMatch);
    want(studio, Intent::SetUp(game));
    want(studio, Intent::Edit(Edit::Lay(position)));
    // Something is taken away before something is put: there are no more seeds than the game has.
    want(studio, Intent::Edit(Edit::Take(Pit(3))));
    want(studio, Intent::Edit(Edit::Add(Pit(2))));
}

/// A match that goes on from a position.
fn load(studio: &mut Studio, game: Game, position: Position) {
    let Ok(record) = Record::from_position(game, position) else { return };
    let loaded = Loaded { id: "picture".into(), setup: friends(game), record };
    studio.app().world_mut().write_message(loaded);
    studio.pass(6);
}

/// A position late in a match, with full and empty pits.
fn late(game: Game) -> Position {
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
fn threatened(game: Game) -> Position {
    let several = |position: &Position| {
        game.threats(position, position.side()).is_some_and(|pits| pits.len() > 1)
    };
    let (before, action) = first_that(game, |next, _| several(next));
    game.play(&before, action, &mut ()).unwrap_or(before)
}

/// A position in which one action wins, and that action.
fn almost_won(game: Game) -> (Position, Action) {
    first_that(game, |next, _| game.outcome(next).is_some_and(|end| end.winner().is_some()))
}

/// A position in which one action captures several seeds, and that action.
fn capture(game: Game) -> (Position, Action) {
    first_that(game, |_, events| {
        events.iter().any(|event| matches!(event, Event::Captured { seeds, .. } if *seeds >= 4))
    })
}
