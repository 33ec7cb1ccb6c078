//! The scenes, by name.

use super::laying::{
    KUJIFUNZA, almost_won, book, capture, friends, hint, kept, late, legal, load, review, set_up,
    startable, threatened,
};
use super::{practice, teaching, want};
use crate::app::look::{BoardStyle, Mood};
use crate::app::pictures::Studio;
use crate::app::session::{Intent, LookBack, MatchSetup, Seat};
use crate::app::stage::Stage;
use crate::app::state::Modal;
use crate::app::ui::Memory;
use crate::app::unfinished::Unfinished;
use crate::engine::Level;
use crate::exercises::Kind;
use crate::lessons::Beat;
use crate::rules::{Edit, Game, Side};
use crate::words::Depth;

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
    /// The book at a chapter, what it shows in flight.
    Book(usize, Depth),
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
    /// A beat of the lesson, or its end, answered as far as `Answered` says.
    Lesson(Option<Beat>, Answered),
    /// The lessons of the course to choose from.
    Course,
    /// A lesson of the course by its name: what is to be done, or its exercise.
    CourseLesson(&'static str, Option<Answered>),
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
            scene("book", Evening, Zanzibar, What::Book(0, Depth::Child)),
            scene("book-board", Day, Zanzibar, What::Book(1, Depth::Adult)),
            scene("book-play", Day, Zanzibar, What::Book(2, Depth::Adult)),
            scene("book-capture", Day, School, What::Book(3, Depth::Child)),
            scene("book-end", Evening, Zanzibar, What::Book(4, Depth::Child)),
            scene("book-notes", Day, Zanzibar, What::Book(5, Depth::Adult)),
            scene("book-standard", Day, Zanzibar, What::Book(6, Depth::Adult)),
            scene("book-history", Day, Zanzibar, What::Book(7, Depth::Adult)),
            scene("book-sources", Day, Zanzibar, What::Book(8, Depth::Adult)),
            scene("book-others", Day, Zanzibar, What::Book(9, Depth::Adult)),
            scene("book-words", Day, Zanzibar, What::Book(10, Depth::Adult)),
            scene("djenon-book", Day, Zanzibar, What::Book(0, Depth::Adult)),
            scene("djenon-book-board", Day, Zanzibar, What::Book(1, Depth::Child)),
            scene("djenon-book-play", Day, Zanzibar, What::Book(2, Depth::Adult)),
            scene("djenon-book-capture", Day, Zanzibar, What::Book(3, Depth::Adult)),
            scene("djenon-book-end", Day, Zanzibar, What::Book(4, Depth::Child)),
            scene("djenon-book-standard", Day, Zanzibar, What::Book(6, Depth::Adult)),
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
            scene("lesson-sow", Day, Zanzibar, What::Lesson(Some(Beat::Sow), Answered::Not)),
            scene("lesson-sow-done", Day, Zanzibar, What::Lesson(Some(Beat::Sow), Answered::Right)),
            scene("lesson-relay", Day, Zanzibar, What::Lesson(Some(Beat::Relay), Answered::Not)),
            scene(
                "lesson-relay-done",
                Day,
                Zanzibar,
                What::Lesson(Some(Beat::Relay), Answered::Right),
            ),
            scene(
                "lesson-capture",
                Day,
                Zanzibar,
                What::Lesson(Some(Beat::Capture), Answered::Not),
            ),
            scene(
                "lesson-capture-done",
                Day,
                Zanzibar,
                What::Lesson(Some(Beat::Capture), Answered::Right),
            ),
            scene(
                "lesson-must-capture",
                Day,
                Zanzibar,
                What::Lesson(Some(Beat::MustCapture), Answered::Not),
            ),
            scene(
                "lesson-must-capture-done",
                Day,
                Zanzibar,
                What::Lesson(Some(Beat::MustCapture), Answered::Right),
            ),
            scene("lesson-win", Day, Zanzibar, What::Lesson(Some(Beat::Win), Answered::Not)),
            scene("lesson-win-done", Day, Zanzibar, What::Lesson(Some(Beat::Win), Answered::Right)),
            scene(
                "lesson-wrong",
                Day,
                Zanzibar,
                What::Lesson(Some(Beat::MustCapture), Answered::Wrong),
            ),
            scene("lesson-end", Day, Zanzibar, What::Lesson(None, Answered::Not)),
            scene("course", Day, Zanzibar, What::Course),
            scene(
                "course-lesson",
                Day,
                Zanzibar,
                What::CourseLesson("kichwa", Some(Answered::Not)),
            ),
            scene(
                "course-lesson-wrong",
                Evening,
                School,
                What::CourseLesson("sixteen", Some(Answered::Wrong)),
            ),
            scene(
                "course-lesson-done",
                Day,
                Zanzibar,
                What::CourseLesson("direction", Some(Answered::Right)),
            ),
            scene("course-exercise", Day, Zanzibar, What::CourseLesson("must-capture", None)),
            scene(
                "djenon-course-lesson",
                Day,
                Zanzibar,
                What::CourseLesson("taking", Some(Answered::Not)),
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
            What::Book(chapter, depth) => book(studio, game, chapter, depth),
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
            What::Lesson(beat, answered) => teaching::lesson(studio, beat, answered),
            What::Course => teaching::course(studio),
            What::CourseLesson(name, answered) => {
                teaching::course_lesson(studio, name, answered);
            }
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
