//! The screens of a house: how large in millimetres what is touched there is, and that nothing is cut.

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
use mbili::words::{Language, Words};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);
const GAMES: [Game; 2] = [BAO, Game::Djenon];

/// A screen of a house, on a glass that may be known.
struct Shown {
    name: &'static str,
    desk: Desk,
    place: Place,
    over: Over<'static>,
    languages: &'static [Language],
}

impl Shown {
    /// Draws it until its sizes are its own.
    fn settle(&mut self, millimetres: Option<f32>) {
        let glass = millimetres.and_then(|width| Glass::new(self.desk.size.x, width));
        if let Some(glass) = glass {
            let usual = theme::running_text(self.desk.size);
            self.desk.settings.text_size = glass.text_size(100, usual);
        }
        let touch = glass.map_or(0.0, |glass| glass.pixels(TARGET));
        let mut bar = 60.0;
        for round in 0..6 {
            self.pass(touch, bar);
            let style = self.desk.ctx.style_of(egui::Theme::Light);
            bar = (style.spacing.interact_size.y * 1.3).round();
            if round == 2 {
                self.desk.lay_board();
            }
        }
    }

    fn pass(&mut self, touch: f32, bar: f32) {
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
            safe_area_insets: Some(SafeAreaInsets(MarginF32 { bottom: bar, ..MarginF32::ZERO })),
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
    fn controls(&self) -> Vec<(String, Rect)> {
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
fn all(size: (f32, f32), language: Language) -> Vec<Shown> {
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

/// Screens that houses have: pixels, and the width of the picture in millimetres.
const SCREENS: [(&str, (f32, f32), f32); 7] = [
    ("22 inches", (1920.0, 1080.0), 487.0),
    ("21.5 inches", (1920.0, 1080.0), 476.0),
    ("32 inches", (1920.0, 1080.0), 708.0),
    ("43 inches", (1920.0, 1080.0), 952.0),
    ("43 inches, fine", (3840.0, 2160.0), 952.0),
    ("32 inches, upright", (1080.0, 1920.0), 398.0),
    ("22 inches, coarse", (1280.0, 720.0), 487.0),
];

#[test]
fn what_is_touched_is_at_least_20_millimetres_on_the_screens_that_houses_have() {
    let mut faults = Vec::new();
    let mut looked = 0;
    for (glass, size, millimetres) in SCREENS {
        let pixel = size.0 / millimetres;
        for mut shown in all(size, Language::English) {
            shown.settle(Some(millimetres));
            for (name, rect) in shown.controls() {
                looked += 1;
                // What is scrolled out of its sheet is cut by it.
                let least = rect.size().min_elem() / pixel;
                if least < TARGET - 0.3 {
                    let screen = shown.name;
                    faults.push(format!("{glass}: {screen}: {name:?} {least:.1} mm {rect:?}"));
                }
            }
        }
    }
    assert!(looked > 500, "{looked}");
    assert!(faults.is_empty(), "{} of {looked}: {faults:#?}", faults.len());
}

#[test]
fn pits_are_20_millimetres_large_and_24_apart_on_the_screens_that_houses_have() {
    let mut faults = Vec::new();
    for (glass, size, millimetres) in SCREENS {
        let pixel = size.0 / millimetres;
        for mut shown in all(size, Language::English) {
            if shown.over != Over::Nothing || shown.name.starts_with("result") {
                continue;
            }
            shown.settle(Some(millimetres));
            let pits = &shown.desk.board.pits;
            let smallest = pits.iter().map(|pit| pit.size().min_element()).fold(f32::MAX, f32::min);
            let mut nearest = f32::MAX;
            for (place, pit) in pits.iter().enumerate() {
                for other in &pits[..place] {
                    nearest = nearest.min(pit.center().distance(other.center()));
                }
            }
            let (smallest, nearest) = (smallest / pixel, nearest / pixel);
            println!("{glass}: {}: pits {smallest:.1} mm, {nearest:.1} apart", shown.name);
            if smallest < 20.0 || nearest < 24.0 {
                faults.push(format!("{glass}: {}: {smallest:.1}, {nearest:.1}", shown.name));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The longest words, the longest lines, and a writing without spaces.
fn some() -> [Language; 3] {
    [Language::German, Language::Greek, Language::Japanese]
}

#[test]
fn no_text_of_a_house_is_cut_in_any_language() {
    let mut faults = Vec::new();
    for (size, millimetres) in [
        ((1280.0, 720.0), None),
        ((1920.0, 1080.0), Some(708.0)),
        ((1080.0, 1920.0), None),
        ((1920.0, 1080.0), Some(476.0)),
    ] {
        for language in some() {
            for mut shown in all(size, language) {
                shown.settle(millimetres);
                let window = Rect::from_min_size(Pos2::ZERO, shown.desk.size).expand(0.5);
                for (text, rect, clip, _) in shown.desk.texts() {
                    // What a sheet scrolls is cut by the sheet, above or below.
                    let wide = Rect::from_x_y_ranges(rect.x_range(), clip.y_range());
                    let seen = clip.intersect(window).expand2(Vec2::new(1.0, 0.0));
                    if !rect.intersects(clip) || seen.contains_rect(wide.intersect(window)) {
                        continue;
                    }
                    let screen = shown.name;
                    faults.push(format!("{size:?} {language:?} {screen}: {text:?} {rect:?}"));
                }
                for (name, rect) in shown.controls() {
                    if !window.contains_rect(rect) {
                        let screen = shown.name;
                        faults.push(format!("{size:?} {language:?} {screen}: {name:?} {rect:?}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}: {faults:#?}", faults.len());
}

#[test]
fn all_of_the_first_screen_is_seen_and_nothing_there_says_that_it_scrolls() {
    let unknown = [(1280.0, 720.0), (1920.0, 1080.0), (1080.0, 1920.0)].map(|size| (size, None));
    let known = SCREENS.map(|(_, size, millimetres)| (size, Some(millimetres)));
    let mut faults = Vec::new();
    for (size, millimetres) in unknown.into_iter().chain(known) {
        for &language in Language::ALL {
            let mut home = all(size, language).swap_remove(0);
            assert_eq!(home.name, "home");
            home.settle(millimetres);
            let bars = home.desk.nodes.iter().any(|(_, node)| node.role() == Role::ScrollBar);
            let words = Words::new(language);
            let seen = |key: &str| {
                home.controls().iter().any(|(name, rect)| {
                    *name == words.get(key) && rect.bottom() <= home.desk.size.y
                })
            };
            if bars || !seen("kiosk-lesson") || !seen("kiosk-face") {
                faults.push(format!("{size:?} {millimetres:?} {language:?}: a bar: {bars}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn twelve_languages_stand_in_the_bar_where_letters_are_usual() {
    for size in [(1280.0, 720.0), (1920.0, 1080.0)] {
        for language in some() {
            for mut shown in
                all(size, language).into_iter().filter(|shown| shown.over == Over::Nothing)
            {
                shown.settle(None);
                let controls = shown.controls();
                for &offered in Language::ALL {
                    let there = controls.iter().any(|(name, _)| name == offered.own_name());
                    assert!(there, "{size:?} {language:?}: {}: no {offered:?}", shown.name);
                }
            }
        }
    }
}

#[test]
fn the_way_to_the_languages_is_on_every_screen_of_a_visitor() {
    for size in [(1280.0, 720.0), (1920.0, 1080.0), (1080.0, 1920.0)] {
        for language in some() {
            let words = Words::new(language);
            for mut shown in all(size, language) {
                if shown.over != Over::Nothing {
                    continue;
                }
                shown.settle(None);
                let own = words.language().own_name();
                let there = shown.controls().iter().any(|(name, _)| name == own);
                assert!(there, "{size:?} {language:?}: {}", shown.name);
            }
        }
    }
}
