//! A desk to lay screens on: a state that stands for the game's resources, and a bare egui context
//! that shows it.

use crate::raster::Raster;
use bevy_egui::egui::accesskit::{Action, Node};
use bevy_egui::egui::{self, Event, Key, Modifiers, PointerButton, Pos2, Rect, Shape, Vec2, pos2};
use mbili::app::exercises::{Exercising, Progress};
use mbili::app::lesson::Learning;
use mbili::app::notices::Notice;
use mbili::app::review::LookingBack;
use mbili::app::session::{Drafting, Intent, Playing, Pointing};
use mbili::app::settings::Settings;
use mbili::app::space::{BoardView, Hints, Previews, Threats};
use mbili::app::stage::Stage;
use mbili::app::state::{Modal, Screen};
use mbili::app::ui::{self, Memory, View};
use mbili::app::unfinished::UnfinishedMatch;
use mbili::words::{Language, Words};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What the screens show, to be set at will.
pub struct Desk {
    pub screen: Screen,
    pub modal: Modal,
    pub settings: Settings,
    pub drafting: Drafting,
    pub exercising: Exercising,
    pub progress: Progress,
    pub learning: Learning,
    pub playing: Option<Playing>,
    pub stage: Stage,
    pub board: BoardView,
    pub pointing: Pointing,
    pub previews: Previews,
    pub threats: Threats,
    pub hints: Hints,
    pub looking: LookingBack,
    pub unfinished: Vec<UnfinishedMatch>,
    pub notices: Vec<Notice>,
    pub memory: Memory,
    pub words: Words,
    pub system: Language,
    pub curtain: bool,
    pub size: Vec2,
    pub scale: f32,
    pub free: Rect,
    pub kept: Option<Rect>,
    pub closed_notices: Vec<usize>,
    pub copied: Vec<String>,
    pub(super) ctx: egui::Context,
    pub(super) raster: Raster,
    pub(super) shapes: Vec<egui::epaint::ClippedShape>,
    pub(super) nodes: Vec<(egui::accesskit::NodeId, egui::accesskit::Node)>,
    time: f64,
    pub asks_for_repaint: bool,
    pub changed_textures: usize,
}

pub fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(2_000_000)
}

impl Desk {
    pub fn new(screen: Screen, modal: Modal) -> Self {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        Desk {
            screen,
            modal,
            settings: Settings::default(),
            drafting: Drafting::default(),
            exercising: Exercising::default(),
            progress: Progress::default(),
            learning: Learning::default(),
            playing: None,
            stage: Stage::default(),
            board: BoardView::default(),
            pointing: Pointing::default(),
            previews: Previews::default(),
            threats: Threats::default(),
            hints: Hints::default(),
            looking: LookingBack::default(),
            unfinished: Vec::new(),
            notices: Vec::new(),
            memory: Memory::default(),
            words: Words::new(Language::English),
            system: Language::English,
            curtain: false,
            size: Vec2::new(1280.0, 720.0),
            scale: 1.0,
            free: Rect::ZERO,
            kept: None,
            closed_notices: Vec::new(),
            copied: Vec::new(),
            ctx,
            raster: Raster::default(),
            shapes: Vec::new(),
            nodes: Vec::new(),
            time: 0.0,
            asks_for_repaint: false,
            changed_textures: 0,
        }
    }

    pub fn sized(mut self, width: f32, height: f32) -> Self {
        self.size = Vec2::new(width, height);
        self
    }

    pub fn text(mut self, percent: u16) -> Self {
        self.settings.text_size = percent;
        self
    }

    pub fn speaking(mut self, language: Language) -> Self {
        self.words = Words::new(language);
        self
    }

    /// One pass with these events; what was touched.
    pub fn pass(&mut self, events: Vec<Event>) -> Vec<Intent> {
        self.time += 1.0 / 60.0;
        let mut input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            focused: true,
            max_texture_side: Some(ui::theme::letters_side(
                self.size,
                self.settings.text_size,
                self.scale,
            )),
            ..egui::RawInput::default()
        };
        if let Some(viewport) = input.viewports.get_mut(&egui::ViewportId::ROOT) {
            viewport.native_pixels_per_point = Some(self.scale);
        }
        let mut intents = Vec::new();
        let ctx = self.ctx.clone();
        let mut left = (self.free, None);
        let output = {
            let view = View {
                screen: self.screen,
                modal: self.modal,
                settings: &self.settings,
                drafting: &self.drafting,
                exercising: &self.exercising,
                progress: &self.progress,
                learning: &self.learning,
                playing: self.playing.as_ref(),
                stage: &self.stage,
                board: &self.board,
                pointing: self.pointing,
                previews: &self.previews,
                threats: &self.threats,
                hints: &self.hints,
                looking: &self.looking,
                unfinished: &self.unfinished,
                notices: &self.notices,
                system: self.system,
                curtain: self.curtain,
                now: now(),
                lot: true,
            };
            let (memory, words, closed) = (&mut self.memory, &self.words, &mut self.closed_notices);
            ctx.run_ui(input, |ui| {
                let drawn = ui::draw(ui.ctx(), &view, memory, words);
                intents.extend(drawn.intents);
                closed.extend(drawn.closed_notice);
                left = (drawn.free.unwrap_or(left.0), drawn.kept);
            })
        };
        (self.free, self.kept) = left;
        self.changed_textures = output.textures_delta.set.len();
        self.raster.take(&output.textures_delta);
        self.asks_for_repaint = output
            .viewport_output
            .get(&egui::ViewportId::ROOT)
            .is_some_and(|viewport| viewport.repaint_delay.is_zero());
        if let Some(update) = output.platform_output.accesskit_update.clone() {
            self.nodes = update.nodes;
        }
        self.copied.extend(output.platform_output.commands.iter().filter_map(
            |command| match command {
                egui::OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            },
        ));
        self.shapes = output.shapes.clone();
        output.drop_without_applying_deltas();
        intents
    }

    /// Passes without events until nothing moves any more.
    pub fn settle(&mut self) -> &mut Self {
        for _ in 0..4 {
            self.pass(Vec::new());
        }
        self.lay_board();
        for round in 0.. {
            self.pass(Vec::new());
            if !self.asks_for_repaint {
                break;
            }
            assert!(round < 20, "the screen never comes to rest: {:?}", self.ctx.repaint_causes());
        }
        self
    }

    /// The middle of the widget with this name.
    #[track_caller]
    pub fn find(&self, name: &str) -> Pos2 {
        let hits: Vec<Pos2> = self.named(|label| label == name);
        assert_eq!(hits.len(), 1, "{name:?} stands {} times in {:#?}", hits.len(), self.names());
        hits[0]
    }

    fn named(&self, is: impl Fn(&str) -> bool) -> Vec<Pos2> {
        self.nodes
            .iter()
            .filter(|(_, node)| node.supports_action(Action::Click))
            .filter(|(_, node)| !node.is_disabled() && node.label().is_some_and(&is))
            .filter_map(|(_, node)| node.bounds())
            .map(|b| pos2((b.x0 + b.x1) as f32 / 2.0, (b.y0 + b.y1) as f32 / 2.0))
            .collect()
    }

    /// What can be clicked and has such a name, and where it lies.
    pub fn places_of(&self, is: impl Fn(&str) -> bool) -> Vec<(String, Rect)> {
        let clicked = self.nodes.iter().filter(|(_, node)| node.supports_action(Action::Click));
        let found = clicked.filter_map(|(_, node)| {
            let (label, b) = (node.label().filter(|label| is(label))?, node.bounds()?);
            let corner = |x: f64, y: f64| pos2(x as f32, y as f32);
            let rect = Rect::from_min_max(corner(b.x0, b.y0), corner(b.x1, b.y1));
            Some((label.to_owned(), rect))
        });
        found.collect()
    }

    /// What the widget with this name covers.
    #[track_caller]
    pub fn bounds(&self, name: &str) -> Rect {
        let mut named = self.nodes.iter().filter(|(_, node)| node.label() == Some(name));
        let bounds = named.find_map(|(_, node)| node.bounds()).expect("such a widget");
        let (min, max) = (pos2(bounds.x0 as f32, bounds.y0 as f32), (bounds.x1, bounds.y1));
        Rect::from_min_max(min, pos2(max.0 as f32, max.1 as f32))
    }

    /// How full the texture is that all letters share.
    pub fn letters_fill(&self) -> f32 {
        self.ctx.fonts(|fonts| fonts.font_atlas_fill_ratio())
    }

    /// Whether the choice with this name is the chosen one.
    pub fn is_chosen(&self, name: &str) -> bool {
        let mut named = self.nodes.iter().filter(|(_, node)| node.label() == Some(name));
        named.any(|(_, node)| node.toggled() == Some(egui::accesskit::Toggled::True))
    }

    /// The names of everything that can be clicked.
    pub fn names(&self) -> Vec<String> {
        self.labels(Action::Click, |_| true)
    }

    /// The name of what has the keyboard's focus.
    pub fn focused(&self) -> Option<String> {
        let id = self.ctx.memory(|memory| memory.focused())?.accesskit_id();
        let node = self.nodes.iter().find(|(node, _)| *node == id)?;
        node.1.label().map(str::to_owned)
    }

    /// The names of what Tab reaches, and those of what it should.
    pub fn focusable(&self) -> Vec<String> {
        self.labels(Action::Focus, |node| !node.is_disabled())
    }

    fn labels(&self, does: Action, is: impl Fn(&Node) -> bool) -> Vec<String> {
        let nodes = self.nodes.iter().filter(|(_, node)| node.supports_action(does) && is(node));
        nodes.filter_map(|(_, node)| node.label().map(str::to_owned)).collect()
    }

    /// A click of the mouse, with the hover before it.
    pub fn click(&mut self, at: Pos2) -> Vec<Intent> {
        let mut intents = self.pass(vec![Event::PointerMoved(at)]);
        intents.extend(self.pass(vec![button(at, true)]));
        intents.extend(self.pass(vec![button(at, false)]));
        intents
    }

    #[track_caller]
    pub fn click_on(&mut self, name: &str) -> Vec<Intent> {
        let at = self.find(name);
        let mut intents = self.click(at);
        intents.retain(|i| !matches!(i, Intent::Point(_) | Intent::Aim(_) | Intent::Name(_)));
        intents
    }

    /// A touch as a window hands it over: no hover before it, gone after it.
    pub fn tap(&mut self, at: Pos2) -> Vec<Intent> {
        let touch = |phase| Event::Touch {
            device_id: egui::TouchDeviceId(1),
            id: egui::TouchId(1),
            phase,
            pos: at,
            force: None,
        };
        let mut intents = self.pass(vec![
            touch(egui::TouchPhase::Start),
            Event::PointerMoved(at),
            button(at, true),
        ]);
        intents.extend(self.pass(vec![
            touch(egui::TouchPhase::End),
            button(at, false),
            Event::PointerGone,
        ]));
        intents
    }

    pub fn key(&mut self, key: Key) -> Vec<Intent> {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let mut intents = self.pass(vec![event(true)]);
        intents.extend(self.pass(vec![event(false)]));
        intents
    }

    /// The middle of a pit.
    pub fn pit(&self, pit: mbili::rules::Pit) -> Pos2 {
        let centre = self.board.pits[pit.index()].center();
        pos2(centre.x, centre.y)
    }

    /// The last filled shape at this place.
    pub fn ground_at(&self, at: Pos2) -> Option<Rect> {
        let mut found = None;
        for clipped in self.shapes.iter().filter(|clipped| clipped.clip_rect.contains(at)) {
            each(&clipped.shape, &mut |shape| match shape {
                Shape::Rect(rect) if rect.fill.a() > 100 && rect.blur_width == 0.0 => {
                    found = Some(rect.rect).filter(|rect| rect.contains(at)).or(found);
                }
                _ => {}
            });
        }
        found
    }

    /// Every shape that was painted.
    pub fn each_shape(&self, look: &mut impl FnMut(&Shape)) {
        self.shapes.iter().for_each(|clipped| each(&clipped.shape, look));
    }

    /// Every text, the clip it is painted with and the filled shape that lies under it.
    pub fn texts(&self) -> Vec<(String, Rect, Rect, Option<Rect>)> {
        let mut grounds: Vec<(Rect, Rect)> = Vec::new();
        let mut texts = Vec::new();
        for clipped in &self.shapes {
            each(&clipped.shape, &mut |shape| match shape {
                Shape::Rect(rect) if rect.fill.a() > 100 && rect.blur_width == 0.0 => {
                    grounds.push((rect.rect, clipped.clip_rect));
                }
                Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                    let rect = text.visual_bounding_rect();
                    let at = rect.center();
                    let ground = grounds
                        .iter()
                        .rev()
                        .find(|(ground, clip)| ground.contains(at) && clip.contains(at));
                    // Lines are broken where they are laid out.
                    let line = text.galley.text().replace('\n', " ");
                    texts.push((line, rect, clipped.clip_rect, ground.map(|(ground, _)| *ground)));
                }
                _ => {}
            });
        }
        texts
    }
}

pub(super) fn each(shape: &Shape, look: &mut impl FnMut(&Shape)) {
    if let Shape::Vec(shapes) = shape {
        for shape in shapes {
            each(shape, look);
        }
    } else {
        look(shape);
    }
}

fn button(pos: Pos2, pressed: bool) -> Event {
    let button = PointerButton::Primary;
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}
