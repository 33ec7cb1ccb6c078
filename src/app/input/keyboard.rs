//! The keyboard: arrows, Enter and Esc play a whole game; letters are shortcuts.

use super::by_exercise::{Typed, at_the_exercise};
use super::by_hand::at_the_draft;
use super::by_lesson::at_the_lesson;
use super::cursor::Cursor;
use crate::app::exercises::Exercising;
use crate::app::lesson::Learning;
use crate::app::session::{Drafting, Intent, LookBack, Match, Playing, Pointing};
use crate::app::settings::{Change, Settings, Switches};
use crate::app::space::{BoardView, Look};
use crate::app::stage::{Stage, Stride};
use crate::app::state::{Modal, Screen};
use crate::rules::{Action, Board, Pit, Rules, Side};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::EguiWantsInput;
use std::collections::VecDeque;

/// One press brings the board closer by this factor.
const STEP_CLOSER: f32 = 1.15;
/// One press looks more from above by so many degrees.
const STEP_TILT: f32 = 4.0;

fn closer(by: f32) -> Option<Intent> {
    Some(Intent::Look(Look::Closer { by, about: None }))
}

/// What is pressed becomes what is wanted.
pub(super) fn keys(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<Key>>,
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    current: Res<Match>,
    pointing: Res<Pointing>,
    stage: Res<Stage>,
    view: Res<BoardView>,
    settings: Res<Settings>,
    (drafting, exercising, learning): (Res<Drafting>, Res<Exercising>, Res<Learning>),
    egui: Option<Res<EguiWantsInput>>,
    mut hand: Local<Hand>,
    mut kept: Local<(VecDeque<Press>, Typed)>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let board_has_keys = *screen.get() == Screen::Match && *modal.get() == Modal::None;
    let draft_has_keys = *screen.get() == Screen::SetUp && *modal.get() == Modal::None;
    let learns = matches!(screen.get(), Screen::Lesson | Screen::CourseLesson);
    let exercise_has_keys =
        (*screen.get() == Screen::Exercise || learns) && *modal.get() == Modal::None;
    // With what the keys of this frame point at, which the session has not heard of yet.
    let mut pointing = *pointing;
    hand.follow(&pointing);
    match current.playing() {
        Some(playing) if board_has_keys && playing.human_may_sow() && !stage.is_moving() => {
            let come = hand.come(playing, &pointing);
            if let Some(Intent::Point(pit)) = come {
                pointing.pit = pit;
            }
            intents.write_batch(come);
        }
        Some(_) => {}
        None => *hand = Hand::default(),
    }
    let (waiting, typed) = &mut *kept;
    if !exercise_has_keys {
        *typed = Typed::default();
    }
    // A focused widget of a panel keeps its own keys.
    let widget_has_focus = egui.is_some_and(|egui| egui.wants_any_keyboard_input());
    // The same key twice in one frame turns a thing on and off.
    let mut changed = settings.clone();
    for key in pressed.read().filter(|key| key.state == ButtonState::Pressed) {
        // A key that is held down does not pile up behind a slow frame.
        if !key.repeat || waiting.is_empty() {
            waiting.push_back(Press { key: key.clone(), control: held.pressed(Key::Control) });
        }
    }
    while let Some(Press { key, control }) = waiting.pop_front() {
        // Whoever has switches works the screens by these keys, and the screens hear them.
        if settings.switches != Switches::Off && matches!(key.logical_key, Key::Space | Key::Enter)
        {
            continue;
        }
        let mut change = |change: &dyn Fn(&Settings) -> Change| {
            let change = change(&changed);
            changed.change(&change);
            Some(Intent::Change(change))
        };
        let everywhere = match &key.logical_key {
            // A text that is being written is left before the screen is.
            Key::Escape if draft_has_keys && widget_has_focus => continue,
            Key::Escape if !key.repeat => Some(Intent::Back),
            Key::F1 if !key.repeat => Some(Intent::Open(Modal::Help)),
            Key::F11 if !key.repeat => change(&|s| Change::FullScreen(!s.full_screen)),
            _ => None,
        };
        if let Some(intent) = everywhere {
            let known = matches!(intent, Intent::Change(_));
            intents.write(intent);
            if known { continue } else { break }
        }
        if screen.get().shows_sowings() && *modal.get() == Modal::None {
            let looks = screen.get().can_be_looked_at();
            let shortcut = match &key.logical_key {
                Key::Character(letter) => match (letter.to_lowercase().as_str(), control) {
                    ("u", false) | ("z", true) => Some(Intent::Undo),
                    ("r", false) | ("y", true) => Some(Intent::Redo),
                    ("h", false) if !key.repeat => Some(Intent::Hint),
                    ("t", false) if !key.repeat => Some(Intent::ToggleThreats),
                    ("l", false) => Some(Intent::ReplayLast),
                    (",", _) => Some(Intent::StepBack(Stride::Seed)),
                    (".", _) => Some(Intent::StepOn(Stride::Seed)),
                    ("<" | ";", _) => Some(Intent::StepBack(Stride::Lap)),
                    (">" | ":", _) => Some(Intent::StepOn(Stride::Lap)),
                    ("m", false) => change(&|s| Change::Muted(!s.muted)),
                    ("n", false) => change(&|s| Change::Counts(!s.counts)),
                    ("+" | "=", false) => change(&|s| Change::Speed(s.speed_beside(1))),
                    ("-", false) => change(&|s| Change::Speed(s.speed_beside(-1))),
                    ("+" | "=", true) if looks => closer(STEP_CLOSER),
                    ("-", true) if looks => closer(1.0 / STEP_CLOSER),
                    ("0", true) if looks => Some(Intent::Look(Look::Whole)),
                    _ => None,
                },
                Key::End => Some(Intent::Skip),
                Key::Home if looks => Some(Intent::Look(Look::Whole)),
                Key::PageUp if looks => Some(Intent::Look(Look::Tilt(STEP_TILT))),
                Key::PageDown if looks => Some(Intent::Look(Look::Tilt(-STEP_TILT))),
                Key::Backspace => Some(Intent::Undo),
                _ => None,
            };
            if let Some(intent) = shortcut {
                let known = matches!(intent, Intent::Change(_));
                intents.write(intent);
                if known { continue } else { break }
            }
        }
        if widget_has_focus {
            continue;
        }
        let held_down = key.repeat && matches!(&key.logical_key, Key::Enter | Key::Space);
        if draft_has_keys && !held_down {
            let intent = at_the_draft(&key.logical_key, &drafting, &pointing, &view);
            if let Some(Intent::Point(pit)) = intent {
                pointing.pit = pit;
            }
            intents.write_batch(intent);
        }
        if exercise_has_keys
            && !held_down
            // A digit that is held down is one digit.
            && !(key.repeat && matches!(key.logical_key, Key::Character(_)))
        {
            let (key, at) = (&key.logical_key, &exercising.at_work);
            let intent = match at {
                _ if learns => at_the_lesson(key, &learning, &pointing, &view, typed),
                Some(at) => at_the_exercise(key, at, &pointing, &view, typed),
                None => None,
            };
            match intent {
                None => {}
                Some(intent) => {
                    let known = match intent {
                        Intent::Point(pit) => {
                            pointing.pit = pit;
                            true
                        }
                        Intent::Aim(aim) => {
                            pointing.aim = aim;
                            true
                        }
                        _ => false,
                    };
                    intents.write(intent);
                    if !known {
                        break;
                    }
                }
            }
        }
        if *screen.get() == Screen::Review && *modal.get() == Modal::None && !held_down {
            intents.write_batch(looking_back(&key.logical_key, stage.is_moving()));
        }
        if !board_has_keys {
            continue;
        }
        let Some(playing) = current.playing() else { continue };
        if stage.is_moving() {
            match &key.logical_key {
                Key::Space if !key.repeat => {
                    intents.write(Intent::TogglePlayback);
                    break;
                }
                Key::Enter if !key.repeat => {
                    intents.write(Intent::Skip);
                    break;
                }
                _ => {}
            }
            continue;
        }
        if !playing.human_to_move() {
            continue;
        }
        if view.turning.is_some() {
            // On a board that turns nobody sees what they do.
            waiting.push_front(Press { key, control });
            break;
        }
        let near = view.near.unwrap_or(Side::South);
        let cursor = Cursor { board: playing.game().board(), near, pointing: &pointing };
        let arrow = arrow(&key.logical_key);
        let side = playing.position.side();
        match (&key.logical_key, arrow) {
            (_, Some(way)) => {
                let intent = match pointing.chosen {
                    Some(pit) if way.x != 0.0 => Intent::Aim(cursor.direction(pit, way.x > 0.0)),
                    Some(_) => Intent::LetGo,
                    None if playing.position.pending().is_some() => {
                        hand.put(cursor.kichwa(side, way.x > 0.0), cursor.board)
                    }
                    None => hand.put(cursor.moved(way, side), cursor.board),
                };
                match intent {
                    Intent::Aim(aim) => pointing.aim = aim,
                    Intent::Point(pit) => pointing.pit = pit,
                    _ => (pointing.chosen, pointing.aim) = (None, None),
                }
                intents.write(intent);
            }
            (Key::Enter | Key::Space, None) if !key.repeat => {
                let intent = match (pointing.chosen, pointing.aim, pointing.pit) {
                    (Some(_), Some(aim), _) => Some(Intent::Choose(aim)),
                    // The first Enter on a pit with two directions looks at one of them.
                    (Some(pit), None, _) => Some(Intent::Aim(cursor.direction(pit, true))),
                    (None, _, Some(pit)) => Some(Intent::Tap(pit)),
                    (None, _, None) if playing.legal.contains(&Action::Pass) => {
                        Some(Intent::Play(Action::Pass))
                    }
                    (None, _, None) => Some(hand.put(cursor.first(side), cursor.board)),
                };
                let known = match intent {
                    Some(Intent::Aim(aim)) => {
                        pointing.aim = aim;
                        true
                    }
                    Some(Intent::Point(pit)) => {
                        pointing.pit = pit;
                        true
                    }
                    _ => false,
                };
                intents.write_batch(intent);
                if !known {
                    break;
                }
            }
            _ => {}
        }
    }
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// A key that was pressed, and whether Control was held with it. What follows a key whose effect only the
/// session knows waits for the next frame: each key finds the match as the one before has left it.
pub(super) struct Press {
    key: KeyboardInput,
    control: bool,
}

/// What a key does where a match is looked back on.
fn looking_back(key: &Key, moving: bool) -> Option<Intent> {
    let want = |what| Some(Intent::LookBack(what));
    match key {
        Key::ArrowLeft => want(LookBack::Step(-1)),
        Key::ArrowRight => want(LookBack::Step(1)),
        Key::ArrowUp => want(LookBack::StepMoment(-1)),
        Key::ArrowDown => want(LookBack::StepMoment(1)),
        Key::Enter if moving => Some(Intent::Skip),
        Key::Enter => want(LookBack::Better),
        Key::Space => Some(Intent::TogglePlayback),
        _ => None,
    }
}

/// The way that an arrow points on the screen.
pub(super) fn arrow(key: &Key) -> Option<Vec2> {
    match key {
        Key::ArrowLeft => Some(Vec2::NEG_X),
        Key::ArrowRight => Some(Vec2::X),
        Key::ArrowUp => Some(Vec2::NEG_Y),
        Key::ArrowDown => Some(Vec2::Y),
        _ => None,
    }
}

/// What the keyboard did last at the board: its cursor comes to the side to move, but only if no mouse
/// has taken over since.
#[derive(Default)]
pub(super) struct Hand {
    /// Where the cursor was put.
    cursor: Option<Pit>,
    /// Whether the board is played by keys.
    plays: bool,
    /// Where each side's cursor was.
    last: [Option<Pit>; 2],
    /// So many actions had been played when the cursor came to the side to move.
    actions: Option<usize>,
}

impl Hand {
    fn follow(&mut self, pointing: &Pointing) {
        if pointing.pit.is_some() && pointing.pit != self.cursor {
            self.plays = false;
        }
    }

    fn put(&mut self, pit: Pit, board: Board) -> Intent {
        (self.cursor, self.plays) = (Some(pit), true);
        self.last[board.owner(pit).index()] = Some(pit);
        Intent::Point(Some(pit))
    }

    /// The cursor comes to the side to move, where that player left it.
    fn come(&mut self, playing: &Playing, pointing: &Pointing) -> Option<Intent> {
        let actions = playing.record.actions().len();
        let news = self.actions.replace(actions) != Some(actions);
        let (board, side) = (playing.game().board(), playing.position.side());
        let its = |pit: &Pit| board.has(*pit) && board.owner(*pit) == side;
        let asked = playing.position.pending().is_some();
        if !news || !self.plays || asked || pointing.pit.as_ref().is_some_and(its) {
            return None;
        }
        let own = self.last[side.index()].filter(its);
        Some(self.put(own.unwrap_or(board.pit(side, 0)), board))
    }
}
