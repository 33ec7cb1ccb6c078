//! Where the player is: the screen, and what lies over it. All transitions stand in one table.

use bevy::prelude::*;

/// The screen behind everything.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Before the first frame is ready.
    #[default]
    Boot,
    /// The title, with the way to everything else.
    Title,
    /// Setting up a match.
    NewMatch,
    /// Seeds are put on the board by hand, for a match from there.
    SetUp,
    /// Exercises to choose from, and what of them is done.
    Exercises,
    /// An exercise on the table.
    Exercise,
    /// The lesson of five beats, on the table.
    Lesson,
    /// The lessons of the course to choose from, and what of them is done.
    Course,
    /// A lesson of the course on the table.
    CourseLesson,
    /// A match on the table.
    Match,
    /// A match that is over, its last position still on the table.
    Results,
    /// A match is looked back on.
    Review,
}

impl Screen {
    /// Whether sowings are seen here, which can be stopped, stepped through and made faster.
    #[must_use]
    pub const fn shows_sowings(self) -> bool {
        use Screen as S;
        matches!(
            self,
            S::Match | S::Results | S::Exercise | S::Review | S::Lesson | S::CourseLesson
        )
    }

    /// Whether the board here can be seen closer and tilted. Elsewhere the same keys leaf through what is written.
    #[must_use]
    pub const fn can_be_looked_at(self) -> bool {
        matches!(self, Screen::Match | Screen::Results | Screen::Review)
    }
}

/// What lies over the screen and takes all input.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Modal {
    /// Nothing.
    #[default]
    None,
    /// The match rests: go on, settings, how to play, resign, leave.
    Pause,
    /// The settings.
    Settings,
    /// How to play, and the keys.
    Help,
    /// The book of the games.
    Book,
    /// Unfinished matches, to go on with or to discard.
    Unfinished,
    /// "Resign this match?"
    ConfirmResign,
    /// "Discard this unfinished match?"
    ConfirmDiscard,
    /// "Reset all settings?"
    ConfirmReset,
    /// "Forget which exercises are done?"
    ConfirmForget,
    /// The languages. They lie over anything, also over another modal, which comes back when they are closed.
    Languages,
}

/// The modal that the languages lie over.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Covered(pub Modal);

/// What asks for a change of screen or modal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The first frame is ready.
    Booted,
    /// To the set-up of a new match.
    OpenNewMatch,
    /// To the board on which seeds are put by hand.
    OpenSetUp,
    /// To the exercises, to choose from.
    OpenExercises,
    /// An exercise was chosen.
    ExerciseBegan,
    /// The lesson of five beats was begun.
    LessonBegan,
    /// To the lessons of the course, to choose from.
    OpenCourse,
    /// A lesson of the course was chosen.
    CourseLessonBegan,
    /// Look back on the match.
    OpenReview,
    /// A match was started or resumed.
    MatchBegan,
    /// The match ended and its last turn has been seen; or it was over when it was looked back on.
    MatchEnded,
    /// An undo took a finished match back into play; or an open one was looked back on.
    MatchReopened,
    /// Away from here to the title; the match is kept.
    ToTitle,
    /// Show a modal.
    Open(Modal),
    /// Back from the modal to what lies under it.
    Close,
    /// Back from the languages to the modal that they lay over.
    Uncover(Modal),
}

/// The one table of transitions: where a step leads from here, or `None` where it is forbidden.
#[must_use]
pub fn after(screen: Screen, modal: Modal, step: Step) -> Option<(Screen, Modal)> {
    use Modal as M;
    use Screen as S;
    let next = match (screen, modal, step) {
        (S::Boot, M::None, Step::Booted) => (S::Title, M::None),

        (S::Title | S::NewMatch | S::SetUp | S::Results, M::None, Step::OpenNewMatch) => {
            (S::NewMatch, M::None)
        }
        (S::NewMatch | S::Match, M::None, Step::OpenSetUp)
        | (S::Match, M::Pause, Step::OpenSetUp) => (S::SetUp, M::None),
        (S::Title | S::Exercise | S::Course, M::None, Step::OpenExercises) => {
            (S::Exercises, M::None)
        }
        (S::Exercises | S::Exercise, M::None, Step::ExerciseBegan) => (S::Exercise, M::None),
        (S::Title | S::Course | S::Lesson, M::None | M::Help, Step::LessonBegan) => {
            (S::Lesson, M::None)
        }
        (S::Title | S::Exercises | S::Lesson | S::CourseLesson, M::None, Step::OpenCourse) => {
            (S::Course, M::None)
        }
        (S::Course | S::CourseLesson, M::None, Step::CourseLessonBegan) => {
            (S::CourseLesson, M::None)
        }
        (
            S::Title | S::NewMatch | S::SetUp | S::Results | S::Match | S::Review | S::Lesson,
            M::None | M::Unfinished | M::Pause,
            Step::MatchBegan,
        ) => (S::Match, M::None),
        // The end of a match closes what lay over it, a confirmation to resign for instance.
        (S::Match, _, Step::MatchEnded) | (S::Review, M::None, Step::MatchEnded) => {
            (S::Results, M::None)
        }
        (S::Title | S::NewMatch | S::Results, M::Book, Step::MatchBegan) => (S::Match, M::None),
        (S::Results | S::Review, M::None, Step::MatchReopened) => (S::Match, M::None),
        (S::Results, M::None, Step::OpenReview) | (S::Match, M::Pause, Step::OpenReview) => {
            (S::Review, M::None)
        }
        (
            S::NewMatch
            | S::SetUp
            | S::Results
            | S::Review
            | S::Exercises
            | S::Exercise
            | S::Lesson
            | S::Course
            | S::CourseLesson,
            M::None,
            Step::ToTitle,
        )
        | (S::Match, M::None | M::Pause, Step::ToTitle) => (S::Title, M::None),

        (screen, M::None, Step::Open(M::Settings)) if screen != S::Boot => (screen, M::Settings),
        (screen, M::None, Step::Open(M::Help)) if screen != S::Boot => (screen, M::Help),
        (screen, M::None | M::Help, Step::Open(M::Book)) if screen != S::Boot => (screen, M::Book),
        (_, M::Book, Step::Open(M::Help)) => (screen, M::Help),
        (S::Match, M::None, Step::Open(M::Pause)) => (S::Match, M::Pause),
        (S::Match, M::Pause, Step::Open(m @ (M::Settings | M::Help | M::ConfirmResign))) => {
            (S::Match, m)
        }
        (S::Title, M::None | M::ConfirmDiscard, Step::Open(M::Unfinished)) => {
            (S::Title, M::Unfinished)
        }
        (S::Title, M::Unfinished, Step::Open(M::ConfirmDiscard)) => (S::Title, M::ConfirmDiscard),

        (screen, M::Settings, Step::Open(M::ConfirmReset)) if screen != S::Boot => {
            (screen, M::ConfirmReset)
        }
        (S::Exercises, M::None, Step::Open(M::ConfirmForget)) => (screen, M::ConfirmForget),

        (screen, modal, Step::Open(M::Languages)) if screen != S::Boot && modal != M::Languages => {
            (screen, M::Languages)
        }
        (screen, M::Languages, Step::Uncover(modal)) => (screen, modal),

        (_, M::ConfirmReset, Step::Close) => (screen, M::Settings),
        (S::Title, M::ConfirmDiscard, Step::Close) => (S::Title, M::Unfinished),
        (_, M::None, Step::Close) => return None,
        (_, _, Step::Close) => (screen, M::None),
        _ => return None,
    };
    Some(next)
}
