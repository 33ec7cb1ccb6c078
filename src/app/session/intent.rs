//! What players want, and what the session answers.

use super::{MatchSetup, Terms};
use crate::app::settings::Change;
use crate::app::space::Look;
use crate::app::stage::{Spotlight, Stride};
use crate::app::state::Modal;
use crate::exercises::Kind;
use crate::record::Record;
use crate::rules::{Action, Direction, Edit, Event, Game, Pit, Position, Refusal, Side};
use crate::words::Picture;
use bevy::prelude::*;

/// What a player wants, whatever device it came from. `input/` and `ui/` write intents and nothing else.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Intent {
    /// To the set-up of a new match.
    OpenNewMatch,
    /// Show the board of a game that is about to be chosen.
    ShowGame(Game),
    /// Show, behind the title, where a match stands that can be gone on with; this side's rows nearest.
    ShowKept(Side, Position),
    /// Begin a match in the usual way: from the start position of the game, South first.
    Begin(MatchSetup),
    /// Begin a match on these terms.
    BeginOn(MatchSetup, Terms),
    /// To the board on which seeds are put by hand: for this game, or for the match on the table from where
    /// it stands.
    SetUp(Game),
    /// Put or take seeds by hand.
    Edit(Edit),
    /// Begin a match from this position.
    BeginFrom(MatchSetup, Position),
    /// To the exercises.
    OpenExercises,
    /// Something about exercises; their plugin listens to this.
    Practice(Practice),
    /// Something about lessons; their plugin listens to this.
    Learn(Learn),
    /// Go on with an unfinished match, by its id.
    Resume(String),
    /// Throw an unfinished match away: asks first.
    AskDiscard(String),
    /// Throw away the unfinished match that was asked about.
    Discard,
    /// The same match-up once more; who did not begin begins.
    Rematch,
    /// Something about the pictures of the book; the table shows them while it is open.
    Read(Read),
    /// Look back on the match, or at something in it.
    LookBack(LookBack),
    /// To the title; the match is kept.
    ToTitle,
    /// Show a modal.
    Open(Modal),
    /// Close the modal.
    Close,
    /// Back, out, or up: what Esc means here.
    Back,
    /// Leave the program; the match is kept.
    Quit,

    /// The pointer or the keyboard's cursor is on a pit, or on none.
    Point(Option<Pit>),
    /// A pit was tapped, clicked or confirmed.
    Tap(Pit),
    /// A direction of the chosen pit, or of an entry by a kichwa, is looked at, or none.
    Aim(Option<Direction>),
    /// A text beside the board that speaks of this pit is pointed at, or none is.
    Name(Option<Pit>),
    /// Look at the board otherwise. The table listens to this.
    Look(Look),
    /// Sow the chosen pit this way.
    Choose(Direction),
    /// Let the chosen pit go.
    LetGo,
    /// Play an action.
    Play(Action),
    /// Change seats, as the pie rule lets whoever is to move.
    Swap,
    /// Stay, where the seats may be changed.
    Stay,
    /// Give up, for the human who is to move (or the only human).
    Resign,
    /// Take back, to the human's last decision.
    Undo,
    /// Undo an undo.
    Redo,
    /// Show which pits the opponent could capture next turn, or show it no more.
    ToggleThreats,

    /// A hint, or its next step; after the last it is hidden.
    Hint,

    /// Stop or go on with the seeds in flight.
    TogglePlayback,
    /// Jump to the end of what is being shown.
    Skip,
    /// Show the last turn again.
    ReplayLast,
    /// Show this turn of the match again, the first being 0; afterwards the table shows the present again.
    Replay(usize),
    /// On by a seed or a lap in what is being shown, and pause there.
    StepOn(Stride),
    /// Back by a seed or a lap in what is being shown, or in the last turn if nothing is, and pause there.
    StepBack(Stride),
    /// Jump to a share (0 to 1) of what is being shown, and pause there.
    Seek(f32),

    /// Change a setting.
    Change(Change),
}

/// What is wanted of exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Practice {
    /// One of a kind, or of all: the easiest that is not done.
    Begin(Option<Kind>),
    /// Another one.
    Next,
    /// One of the same kind and a higher grade.
    Harder,
    /// The same once more.
    Again,
    /// All starts are marked: are they right?
    Check,
    /// It has so many laps.
    Number(u32),
    /// Show what is right.
    Show,
    /// Forget what is done.
    Forget,
}

/// What is wanted of lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learn {
    /// The lesson of five beats, from its beginning: from the title, the help over it, the course, or once more.
    Begin,
    /// To the lessons of the course.
    Course,
    /// The lesson of this place in the course, from its beginning.
    Take(usize),
    /// On, whether or not what was to be done is done: to the next beat or part of a lesson, and after the end of a
    /// lesson's exercise to that exercise once more.
    On,
}

/// What is wanted of a match that is looked back on. All but the first is for the screen of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBack {
    /// To that screen.
    Open,
    /// The position after so many turns.
    Turn(usize),
    /// So many turns on from the one that is seen; back where it is less than 0.
    Step(i32),
    /// A turn that changed the match, by its number among these; it is played.
    Moment(usize),
    /// So many of these on from the one that is seen, or back.
    StepMoment(i32),
    /// Play what was played from this position.
    Played,
    /// Play what would have been better: that turn.
    Better,
    /// Play on from there, as far as a line is known.
    Line,
    /// The position itself once more.
    Here,
}

/// What is wanted of the pictures of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    /// Show this one.
    Picture(&'static Picture),
    /// Show it once more.
    Again,
}

/// A saved match was read, and goes on.
#[derive(Message, Clone, Debug)]
pub struct Loaded {
    /// Its name among the saved matches.
    pub id: String,
    /// Game and seats.
    pub setup: MatchSetup,
    /// The match.
    pub record: Record,
}

/// The match went on; the table shows how. One message for all ways, so that their order is kept.
#[derive(Message, Clone, Debug)]
pub enum Moved {
    /// An action was played.
    Sown {
        /// The position before.
        before: Position,
        /// What happened.
        events: Vec<Event>,
        /// The turn it belongs to, counted from 0.
        turn: usize,
        /// How many events of that turn came before these.
        earlier: usize,
    },
    /// The match is somewhere else at once: a new match, a resumed one, an undo or redo. What is being
    /// shown ends, and the table shows this.
    Jumped {
        /// The position now.
        to: Position,
        /// The pit that a hand with seeds in it hovers over.
        hand_over: Pit,
        /// What the last turn has left to be seen.
        light: Spotlight,
    },
    /// A board is shown that no match is played on.
    LaidOut {
        /// The position to look at.
        to: Position,
    },
    /// A turn is shown on such a board.
    Shown {
        /// The position before.
        before: Position,
        /// What happens.
        events: Vec<Event>,
        /// Where it stands still; it runs if nowhere.
        stand: Option<Stand>,
    },
    /// While the book is open: a picture of it. What lies on the table is set aside, and comes back as it was when
    /// the book is closed.
    Read {
        /// The position before.
        before: Position,
        /// What happens; nothing, where only the position is to be seen.
        events: Vec<Event>,
    },
}

/// Where a turn that is shown stands still at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// Before its first seed.
    Start,
    /// After its last.
    End,
}

/// An action was illegal, and why.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reason.
    pub refusal: Refusal,
    /// The pit that was asked for.
    pub pit: Option<Pit>,
    /// The way that was asked for; `None` if it was the pit as a whole, with the same reason either way.
    pub way: Option<Direction>,
}
