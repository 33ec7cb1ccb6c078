//! The screens of a house on a desk, with a glass of which the size may be known.

use super::desk::Desk;
use bevy_egui::egui::accesskit::{Action, Node, Role};
use bevy_egui::egui::epaint::MarginF32;
use bevy_egui::egui::{self, Pos2, Rect, SafeAreaInsets, Vec2};
use mbili::app::lesson::Learning;
use mbili::app::session::{Pointing, Seat};
use mbili::app::state::{Modal, Screen};
use mbili::app::ui::house::{self, Counts, HouseView, InHouse, Over, PinKeys, Place, StaffPage};
use mbili::app::ui::{self, View, theme};
use mbili::engine::Level;
use mbili::kiosk::sizes::{Glass, TARGET};
use mbili::lessons::Walk;
use mbili::rules::{Game, KichwaRule, Side};
use mbili::words::Language;

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);
const GAMES: [Game; 2] = [BAO, Game::Djenon];

/// A screen of a house, on a glass that may be known.
pub struct Shown {
    pub name: &'static str,
    pub desk: Desk,
    pub place: Place,
    pub over: Over<'static>,
    pub languages: &'static [Language],
}

impl Shown {
    /// Draws it until its sizes are its own.
    pub fn settle(&mut self, millimetres: Option<f32>) {
        let glass = millimetres.and_then(|width| Glass::new(self.desk.size.x, width));
        if let Some(glass) = glass {
            let usual = theme::running_text(self.desk.size);
            self.desk.settings.text_size = glass.text_size(100, usual);
        }
        let touch = glass.map_or(0.0, |glass| glass.pixels(TARGET));
        let mut bar = 60.0;
        for round in 0..6 {
            self.pass(touch, bar, Vec2::ZERO);
            let style = self.desk.ctx.style_of(egui::Theme::Light);
            bar = (style.spacing.interact_size.y * 1.3).round();
            if round == 2 {
                self.desk.lay_board();
            }
        }
    }

    /// One frame of it, wandered so far.
    pub fn pass(&mut self, touch: f32, bar: f32, by: Vec2) {
        let desk = &mut self.desk;
        let drawn_here = match self.place {
            Place::Home | Place::Face => true,
            Place::Solo => desk.screen != Screen::Match,
            Place::Lesson => desk.screen != Screen::Lesson,
        };
        let covered = self.over != Over::Nothing;
        desk.memory.house = Some(InHouse { drawn_here, covered });
        let input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, desk.size)),
            safe_area_insets: Some(SafeAreaInsets(MarginF32 {
                left: by.x,
                right: -by.x,
                top: by.y,
                bottom: bar - by.y,
            })),
            focused: true,
            max_texture_side: Some(4096),
            ..egui::RawInput::default()
        };
        let view = View {
            screen: desk.screen,
            modal: desk.modal,
            settings: &desk.settings,
            drafting: &desk.drafting,
            exercising: &desk.exercising,
            progress: &desk.progress,
            learning: &desk.learning,
            playing: desk.playing.as_ref(),
            stage: &desk.stage,
            board: &desk.board,
            pointing: desk.pointing,
            previews: &desk.previews,
            threats: &desk.threats,
            hints: &desk.hints,
            looking: &desk.looking,
            unfinished: &[],
            notices: &[],
            system: desk.system,
            curtain: false,
            now: super::desk::now(),
            lot: true,
        };
        let (memory, words) = (&mut desk.memory, &desk.words);
        let told = words.get("kiosk-attract-touch");
        let shown = HouseView {
            view: &view,
            place: self.place,
            over: self.over,
            languages: self.languages,
            games: &GAMES,
            told: (&told, 1.0),
            welcome: Some("Welcome to the Museum of the Coast"),
            logo: None,
            lesson: true,
            sound: true,
            guarded: None,
            dimmed: 0.0,
            text_sizes: [view.settings.text_size, 150, 200],
            bar,
        };
        let mut free = None;
        let output = desk.ctx.clone().run_ui(input, |ui| {
            theme::least_touch(ui.ctx(), touch);
            let below = ui::draw(ui.ctx(), &view, memory, words);
            let above = house::draw(ui.ctx(), &shown, memory, words);
            free = above.free.or(below.free).or(free);
        });
        if let Some(free) = free {
            desk.free = free;
        }
        if let Some(update) = output.platform_output.accesskit_update.clone() {
            desk.nodes = update.nodes;
        }
        desk.raster.take(&output.textures_delta);
        desk.shapes = output.shapes.clone();
        output.drop_without_applying_deltas();
    }

    /// What can be touched, but for the pits and for words in a sentence.
    pub fn controls(&self) -> Vec<(String, Rect)> {
        let pits = &self.desk.board.pits;
        let at_a_pit = |rect: &Rect| {
            let at = rect.center();
            pits.iter().any(|pit| pit.center().distance(bevy::math::Vec2::new(at.x, at.y)) < 2.0)
        };
        let touchable = |node: &Node| {
            let clicks = node.supports_action(Action::Click) && !node.is_disabled();
            clicks && node.role() != Role::Link
        };
        let nodes = self.desk.nodes.iter().map(|(_, node)| node).filter(|node| touchable(node));
        nodes
            .filter_map(|node| {
                let b = node.bounds()?;
                let corner = |x: f64, y: f64| egui::pos2(x as f32, y as f32);
                let rect = Rect::from_min_max(corner(b.x0, b.y0), corner(b.x1, b.y1));
                Some((node.label()?.to_owned(), rect))
            })
            .filter(|(_, rect)| !at_a_pit(rect))
            .collect()
    }
}

/// Every screen of a house that visitors and the staff meet.
pub fn all(size: (f32, f32), language: Language) -> Vec<Shown> {
    const TWO: [Seat; 2] = [Seat::Human; 2];
    const ONE: [Seat; 2] = [Seat::Human, Seat::Computer(Level::Mchezaji)];
    let desk = |screen: Screen, seats: [Seat; 2]| {
        let desk = Desk::new(screen, Modal::None).sized(size.0, size.1).speaking(language);
        let mut desk = desk.with_match(BAO, seats, &[0, 1]);
        desk.board.near = Some(Side::South);
        desk
    };
    let over = |over: Over<'static>| {
        let place = if matches!(over, Over::Doubt(..)) { Place::Solo } else { Place::Home };
        (desk(Screen::Match, ONE), place, over)
    };
    let chosen = |mut desk: Desk| {
        let legal = desk.playing.as_ref().expect("a match").legal.to_vec();
        let mut starts = legal.iter().filter_map(|action| match action {
            mbili::rules::Action::Sow { pit, .. } => Some(*pit),
            _ => None,
        });
        desk.pointing = Pointing { chosen: starts.next(), ..Pointing::default() };
        desk
    };
    let lesson = |beats: usize| {
        let mut walk = Walk::new();
        (0..beats).for_each(|_| walk.on());
        let mut desk = Desk::new(Screen::Lesson, Modal::None);
        desk = desk.sized(size.0, size.1).speaking(language);
        desk.stage.shown = walk.deed().map(|deed| deed.task().position).or(desk.stage.shown);
        desk.learning = Learning::default();
        desk.learning.walk = Some(walk);
        desk.board.near = Some(Side::South);
        desk
    };
    let finished = |seats| {
        let desk = Desk::new(Screen::Results, Modal::None).sized(size.0, size.1);
        desk.speaking(language).with_finished_match(BAO, seats)
    };
    let page: &'static StaffPage = Box::leak(Box::new(StaffPage {
        counts: Some([Counts { sessions: 7, ..Counts::default() }; 2]),
        sessions: (0..30).collect(),
        health: vec![("kiosk-staff-up", "3 d 4 h 5 min".to_owned())],
        volume: 60,
    }));
    const KEYS: PinKeys = PinKeys { typed: 2, wrong: false, wait: 0, none: false };
    let screens = [
        ("home", (desk(Screen::Match, ONE), Place::Home, Over::Nothing)),
        ("match", (desk(Screen::Match, ONE), Place::Solo, Over::Nothing)),
        ("match, a pit chosen", (chosen(desk(Screen::Match, ONE)), Place::Solo, Over::Nothing)),
        ("two", (desk(Screen::Match, TWO), Place::Face, Over::Nothing)),
        ("two, a pit chosen", (chosen(desk(Screen::Match, TWO)), Place::Face, Over::Nothing)),
        ("result", (finished(ONE), Place::Solo, Over::Nothing)),
        ("result of two", (finished(TWO), Place::Face, Over::Nothing)),
        ("lesson", (lesson(0), Place::Lesson, Over::Nothing)),
        ("end of the lesson", (lesson(5), Place::Lesson, Over::Nothing)),
        ("panel", over(Over::Panel)),
        ("countdown", over(Over::Doubt(12, 0.6))),
        ("pin", over(Over::Pin(&KEYS))),
        ("staff", over(Over::Staff(page))),
    ];
    let languages = Language::ALL;
    let shown = |(name, (desk, place, over))| Shown { name, desk, place, over, languages };
    screens.into_iter().map(shown).collect()
}
