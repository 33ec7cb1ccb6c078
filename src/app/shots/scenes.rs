//! The scenes, by name.

use super::{practice, want};
use crate::app::look::{BoardStyle, Mood};
use crate::app::pictures::Studio;
use crate::app::review::LookingBack;
use crate::app::session::{HintStep, Intent, Loaded, LookBack, Match, MatchSetup, Pointing, Seat};
use crate::app::sowing::Stage;
use crate::app::space::Hints;
use crate::app::state::Modal;
use crate::app::ui::Memory;
use crate::app::unfinished::{Unfinished, UnfinishedMatch};
use crate::engine::Level;
use crate::exercises::Kind;
use crate::notation::parse_position;
use crate::record::Record;
use crate::rules::{Action, Edit, Event, Game, KichwaRule, Pit, Position, Rules, Side};
use std::time::{Duration, SystemTime};

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
    /// A page of the settings.
    Settings(usize),
    /// Matches can be gone on with; what lies over the title.
    Kept(Modal),
    Start,
    /// Two sowings of the pit that was tapped, as they would go.
    Preview,
    /// What could be lost next turn.
    Threats,
    /// A hint, with its reasons.
    Hint,
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
    /// The exercises to choose from, some of them done.
    Exercises,
    /// An exercise of a kind, answered as far as `Answered` says.
    Exercise(Kind, Answered),
    /// A match is looked back on: a turn that changed it.
    Review,
    /// The same, and what would have been better, in flight.
    ReviewBetter,
}

/// How far an exercise is answered.
#[derive(Clone, Copy)]
pub(super) enum Answered {
    /// Not at all, but for a pit that is chosen or marked.
    Not,
    /// Wrongly.
    Wrong,
    /// Rightly.
    Right,
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
            scene("title-kept", Day, School, What::Kept(Modal::None)),
            scene("settings", Day, Zanzibar, What::Settings(0)),
            scene("settings-picture", Evening, School, What::Settings(1)),
            scene("settings-sound", Day, Zanzibar, What::Settings(2)),
            scene("settings-reading", Day, Zanzibar, What::Settings(3)),
            scene("help", Day, Zanzibar, What::Over(Modal::Help)),
            scene("book", Evening, Zanzibar, What::Over(Modal::Book)),
            scene("unfinished", Day, Zanzibar, What::Kept(Modal::Unfinished)),
            scene("kujifunza-start", Day, Zanzibar, What::Start),
            scene("kujifunza-start-evening", Evening, Zanzibar, What::Start),
            scene("kujifunza-start-school", Day, School, What::Start),
            scene("kujifunza-start-school-evening", Evening, School, What::Start),
            scene("kujifunza-preview", Day, Zanzibar, What::Preview),
            scene("kujifunza-threats", Day, Zanzibar, What::Threats),
            scene("kujifunza-hint", Day, Zanzibar, What::Hint),
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
            scene("exercises", Day, Zanzibar, What::Exercises),
            scene("exercise-starts", Day, Zanzibar, What::Exercise(Kind::Starts, Answered::Not)),
            scene(
                "exercise-starts-wrong",
                Day,
                Zanzibar,
                What::Exercise(Kind::Starts, Answered::Wrong),
            ),
            scene("exercise-laps", Day, Zanzibar, What::Exercise(Kind::Laps, Answered::Wrong)),
            scene("exercise-end", Evening, School, What::Exercise(Kind::End, Answered::Right)),
            scene("exercise-win", Day, Zanzibar, What::Exercise(Kind::WinInTwo, Answered::Not)),
            scene(
                "exercise-win-right",
                Day,
                Zanzibar,
                What::Exercise(Kind::WinInOne, Answered::Right),
            ),
            scene("exercise-save", Day, Zanzibar, What::Exercise(Kind::SaveRow, Answered::Wrong)),
            scene(
                "djenon-exercise",
                Day,
                Zanzibar,
                What::Exercise(Kind::MostSeeds, Answered::Wrong),
            ),
            scene("kujifunza-review", Day, Zanzibar, What::Review),
            scene("kujifunza-review-better", Evening, Zanzibar, What::ReviewBetter),
            scene("djenon-start", Day, Zanzibar, What::Start),
            scene("djenon-start-evening", Evening, Zanzibar, What::Start),
            scene("djenon-preview", Day, Zanzibar, What::Preview),
            scene("djenon-threats", Day, Zanzibar, What::Threats),
            scene("djenon-hint", Day, Zanzibar, What::Hint),
            scene("djenon-why-not", Day, Zanzibar, What::WhyNot),
            scene("djenon-mid-turn", Day, Zanzibar, What::MidLap),
            scene("djenon-capture", Day, Zanzibar, What::Capture),
            scene("djenon-late", Day, Zanzibar, What::Late),
            scene("djenon-late-evening", Evening, Zanzibar, What::Late),
            scene("djenon-result", Day, Zanzibar, What::Result),
            scene("djenon-review", Day, Zanzibar, What::Review),
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
            What::Settings(page) => {
                studio.app().world_mut().resource_mut::<Memory>().settings_page = page;
                want(studio, Intent::Open(Modal::Settings));
            }
            What::Kept(modal) => {
                studio.app().world_mut().resource_mut::<Unfinished>().0 = kept();
                studio.pass(6);
                if modal != Modal::None {
                    want(studio, Intent::Open(modal));
                }
            }
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
            What::Hint => {
                load(studio, game, threatened(game));
                hint(studio);
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
            What::Exercises => practice::choose(studio),
            What::Exercise(kind, answered) => practice::answer(studio, kind, answered),
            What::Review => review(studio, game),
            What::ReviewBetter => {
                review(studio, game);
                want(studio, Intent::LookBack(LookBack::Better));
                studio.pass(90);
                want(studio, Intent::TogglePlayback);
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

/// Asks for all of a hint, and waits until it is thought out.
fn hint(studio: &mut Studio) {
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

/// Matches that were left.
fn kept() -> Vec<UnfinishedMatch> {
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

/// A made-up match that is over is looked back on, at the first turn that changed it.
fn review(studio: &mut Studio, game: Game) {
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
        if studio.app().world().resource::<LookingBack>().is_complete() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        studio.pass(1);
    }
    want(studio, Intent::LookBack(LookBack::Moment(0)));
    want(studio, Intent::LookBack(LookBack::Here));
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
