//! From the game's resources to the view that the screens draw, and from what was touched to intents.

use super::{Memory, View, draw};
use crate::app::curtain::Curtain;
use crate::app::exercises::{Exercising, Progress};
use crate::app::lesson::Learning;
use crate::app::notices::Notices;
use crate::app::review::LookingBack;
use crate::app::session::{Drafting, Intent, Match, Pointing};
use crate::app::settings::{Change, Settings, Speech, SystemLanguage};
use crate::app::space::{BoardView, Hints, Previews, Threats};
use crate::app::stage::Stage;
use crate::app::state::{Modal, Screen};
use crate::app::unfinished::Unfinished;
use crate::words::Words;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, egui};
use std::time::SystemTime;

/// The resources that the screens read.
#[derive(bevy::ecs::system::SystemParam)]
pub(in crate::app) struct Seen<'w> {
    screen: Res<'w, State<Screen>>,
    modal: Res<'w, State<Modal>>,
    settings: Res<'w, Settings>,
    speech: Res<'w, Speech>,
    playing: Res<'w, Match>,
    drafting: Res<'w, Drafting>,
    exercising: Res<'w, Exercising>,
    progress: Res<'w, Progress>,
    learning: Res<'w, Learning>,
    stage: Res<'w, Stage>,
    pointing: Res<'w, Pointing>,
    previews: Res<'w, Previews>,
    threats: Res<'w, Threats>,
    hints: Res<'w, Hints>,
    looking: Res<'w, LookingBack>,
    unfinished: Res<'w, Unfinished>,
    system: Res<'w, SystemLanguage>,
    curtain: Option<Res<'w, Curtain>>,
}

impl Seen<'_> {
    /// What they show of it.
    pub(in crate::app) fn view<'a>(
        &'a self,
        board: &'a BoardView,
        notices: &'a Notices,
    ) -> View<'a> {
        View {
            screen: **self.screen,
            modal: **self.modal,
            settings: &self.settings,
            playing: self.playing.playing(),
            drafting: &self.drafting,
            exercising: &self.exercising,
            progress: &self.progress,
            learning: &self.learning,
            stage: &self.stage,
            board,
            pointing: *self.pointing,
            previews: &self.previews,
            threats: &self.threats,
            hints: &self.hints,
            looking: &self.looking,
            unfinished: &self.unfinished.0,
            notices: &notices.0,
            system: self.system.0,
            now: SystemTime::now(),
            lot: rand::random(),
            curtain: self.curtain.is_some(),
        }
    }

    /// The words of the present language.
    pub(in crate::app) fn words(&self) -> &Words {
        &self.speech.0
    }
}

/// Tells the table which part of the window is left to it, but for what is kept of that. Answers whether that is news.
pub(in crate::app) fn leave_free(
    board: &mut ResMut<BoardView>,
    free: egui::Rect,
    kept: Option<egui::Rect>,
) -> bool {
    let part = |of: egui::Rect| Rect::new(of.min.x, of.min.y, of.max.x, of.max.y);
    let (free, kept) = (part(free), kept.map(part).unwrap_or_default());
    let news = (board.free, board.kept) != (free, kept);
    if news {
        (board.free, board.kept) = (free, kept);
    }
    news
}

/// Draws the screens and sends what was touched.
pub(in crate::app) fn show(
    mut contexts: EguiContexts,
    seen: Seen,
    mut memory: ResMut<Memory>,
    mut board: ResMut<BoardView>,
    mut notices: ResMut<Notices>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let memory = memory.bypass_change_detection();
    let view = seen.view(&board, &notices);
    let mut drawn = draw(ctx, &view, memory, &seen.speech.0);
    if drawn.free.is_some_and(|free| leave_free(&mut board, free, drawn.kept)) {
        redraw.write(RequestRedraw);
    }
    if let Some(place) = drawn.closed_notice.filter(|place| *place < notices.0.len()) {
        let known = notices.0.remove(place).lack();
        drawn.intents.extend(known.map(|lack| Intent::Change(Change::Known(lack))));
    }
    if !drawn.intents.is_empty() || drawn.closed_notice.is_some() {
        redraw.write(RequestRedraw);
    }
    intents.write_batch(drawn.intents);
    Ok(())
}
