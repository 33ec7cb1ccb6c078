//! The book of the games: chapter by chapter, in two depths, with pictures on the table beside it.

use super::match_screen::Shares;
use super::paint::{self, Band};
use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind, Labelled};
use super::{Memory, View, leaf, upright};
use crate::app::session::Intent;
use crate::app::state::Screen;
use crate::rules::{Game, KichwaRule, Rules};
use crate::words::{Chapter, Depth, Picture, Words};
use bevy_egui::egui::{Align, CornerRadius, Rect, Shape, Ui, vec2};

/// Where the book is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bookmark {
    /// Which game: 0 for Bao la Kujifunza, 1 for Djenon-aboure.
    pub game: usize,
    /// The place of the chapter among those of this game and depth.
    pub chapter: usize,
    /// In brief or in full.
    pub depth: Depth,
    /// The word of Bao that was looked up.
    pub word: Option<&'static str>,
    /// Whether that word is still to be brought into sight.
    sought: bool,
    /// Game and chapter in which it was touched.
    from: Option<(usize, usize)>,
    /// The picture that was chosen in this chapter.
    chosen: Option<&'static Picture>,
    /// The picture that the table was asked for.
    pub(super) asked: Option<&'static Picture>,
}

impl Bookmark {
    /// The book open at a chapter.
    #[must_use]
    pub fn open_at(game: usize, chapter: usize, depth: Depth) -> Self {
        Bookmark { game, chapter, depth, ..Self::default() }
    }

    /// Opens the book at a word of Bao; a reader of the book comes back to where they are.
    pub fn look_up(&mut self, word: &'static str, reads: bool) {
        let words = chapters(GAMES[0], self.depth).position(|chapter| chapter == Chapter::Words);
        let Some(chapter) = words else { return };
        let here = (self.game, self.chapter);
        let from = if !reads {
            None
        } else if here == (0, chapter) {
            self.from
        } else {
            Some(here)
        };
        let (word, sought) = (Some(word), true);
        *self = Bookmark { game: 0, chapter, word, sought, from, chosen: None, ..*self };
    }

    /// At another chapter.
    pub(super) fn at(self, game: usize, chapter: usize) -> Self {
        let Bookmark { depth, asked, .. } = self;
        Bookmark { game, chapter, depth, asked, ..Self::default() }
    }
}

const GAMES: [Game; 2] = [Game::Kujifunza(KichwaRule::Sustain), Game::Djenon];

const DEPTHS: [Depth; 2] = [Depth::Child, Depth::Adult];

/// The chapters that a game has at a depth, in their order.
fn chapters(game: Game, depth: Depth) -> impl Iterator<Item = Chapter> {
    Chapter::ALL.into_iter().filter(move |chapter| match chapter {
        Chapter::Standard => true,
        Chapter::Words => matches!(game, Game::Kujifunza(_)),
        Chapter::Sources => depth == Depth::Adult,
        _ => chapter.paragraphs(game, depth).next().is_some(),
    })
}

/// How the window is shared out: the text, the board, and what the board shows in words. Where there is no room for
/// a board, the text has all of it.
pub fn shares(window: Rect, unit: f32) -> Shares {
    let (panel, rest, band) = if upright(window) {
        let top = (window.top() + window.height() * 0.44).round();
        (window.with_min_y(top), window.with_max_y(top), Band::Top)
    } else {
        let share = (0.38 + 0.1 * unit * 720.0 / window.height().max(1.0)).clamp(0.44, 0.56);
        let left = (window.right() - window.width() * share).round();
        (window.with_min_x(left), window.with_max_x(left), Band::Left)
    };
    let least = vec2(220.0, 150.0);
    if rest.width() < least.x || rest.height() < least.y {
        let none = window.with_max_x(window.left());
        return Shares { panel: window, band: Band::Top, free: none, ledge: none };
    }
    let high = (168.0 * unit).min(rest.height() * 0.42).round();
    let edge = rest.bottom() - high;
    Shares { panel, band, free: rest.with_max_y(edge), ledge: rest.with_min_y(edge) }
}

/// What the book is open at.
pub struct Open {
    /// The game.
    pub game: Game,
    /// The chapter.
    pub chapter: Chapter,
    /// How much it takes for granted.
    pub depth: Depth,
}

/// Draws the book where it is open.
pub fn draw(ui: &mut Ui, view: &View, memory: &mut Memory, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let shares = shares(ui.max_rect(), theme::unit(ui));
    let shown = memory.bookmark;
    let game = GAMES[shown.game.min(1)];
    let chapters: Vec<Chapter> = chapters(game, shown.depth).collect();
    let place = shown.chapter.min(chapters.len() - 1);
    let chapter = chapters[place];
    let open = Open { game, chapter, depth: shown.depth };
    let leaf = leaf::of(&open, shown.chosen);
    let mut next = shown;
    if shares.free.is_positive() {
        if shown.asked != Some(leaf) {
            next.asked = Some(leaf);
            intents.push(leaf::ask(leaf));
        }
        intents.extend(leaf::draw(ui, view, &shares, leaf, chapter, words));
    }
    // Where letters are large, only what is read has room to stand still.
    let large = shares.panel.height() < 560.0 * theme::unit(ui);
    let mut choices = None;
    let mut head = |ui: &mut Ui| choices = Some(Choices::of(ui, &open, words));
    let sheet = Sheet::panel("book", shares.panel).with_band(shares.band).with_footer();
    let sheet = sheet.with_margin(18.0);
    let mut turned = None;
    let mut wants = Vec::new();
    let mut write = |ui: &mut Ui, part: Part| match part {
        Part::Body => {
            let heading = format!("{}. {}", place + 1, words.chapter(game, chapter));
            paint::paragraph(ui, &heading, Face::Title, 1.2, theme::INDIGO);
            wants.extend(body(ui, view, &open, &shown, words));
        }
        Part::Footer => {
            let ends = (place == 0, place + 1 == chapters.len());
            turned = turn(ui, &shown, ends, large, words);
        }
    };
    if large {
        sheet.show(ui, |ui, part| {
            if part == Part::Body {
                ui.push_id("head", |ui| head(ui));
            }
            write(ui, part);
        });
    } else {
        sheet.show_headed(ui, &mut head, write);
    }
    match choices.unwrap_or_default() {
        Choices { game: Some(chosen), .. } => next = next.at(chosen, 0),
        Choices { depth: Some(depth), .. } => next = in_depth(next, chapter, depth),
        _ => {}
    }
    match turned {
        Some(Turn::To(by)) => next = next.at(shown.game, place.saturating_add_signed(by)),
        Some(Turn::Back(game, chapter)) => next = next.at(game, chapter),
        Some(Turn::Close) => intents.push(Intent::Close),
        None => {}
    }
    for want in wants {
        match want {
            Want::Go(game, chapter) => next = next.at(game, chapter),
            Want::Look(picture) => next.chosen = Some(picture),
            Want::Seen => next.sought = false,
            Want::Close => intents.push(Intent::Close),
            Want::Play => {
                let form = &mut memory.form;
                form.djenon = shown.game == 1;
                form.follow(view.settings);
                intents.push(Intent::BeginOn(form.setup(view.lot), form.terms(view.lot)));
            }
        }
    }
    if next != shown {
        memory.bookmark = next;
        if (next.game, next.chapter, next.depth) != (shown.game, shown.chapter, shown.depth) {
            sheet::to_top(ui.ctx());
        }
        ui.ctx().request_repaint();
    }
    intents
}

/// What is chosen at the head of the page.
#[derive(Default)]
struct Choices {
    game: Option<usize>,
    depth: Option<Depth>,
}

impl Choices {
    fn of(ui: &mut Ui, open: &Open, words: &Words) -> Self {
        let place = usize::from(open.game == Game::Djenon);
        let game = widgets::segments(ui, "game", &GAMES.map(|game| words.game(game)), place);
        let depths = ["book-depth-child", "book-depth-adult"].map(|key| words.get(key));
        let place = usize::from(open.depth == Depth::Adult);
        let depth = widgets::segments(ui, "depth", &depths, place);
        Choices { game, depth: depth.map(|chosen| DEPTHS[chosen]) }
    }
}

/// Where the buttons at the foot of the page lead.
enum Turn {
    /// So many chapters on, or back.
    To(isize),
    /// To the game and chapter in which a word was touched.
    Back(usize, usize),
    /// Away from the book.
    Close,
}

/// The buttons at the foot: back, away, on. They are in one place throughout the book. `ends` says whether this is the
/// first chapter, and whether it is the last.
fn turn(
    ui: &mut Ui,
    mark: &Bookmark,
    ends: (bool, bool),
    signs: bool,
    words: &Words,
) -> Option<Turn> {
    let back = mark.from.map_or_else(
        || words.get("book-back"),
        |(game, place)| {
            let game = GAMES[game.min(1)];
            let chapter = chapters(game, mark.depth).nth(place);
            let name = chapter.map_or_else(String::new, |chapter| words.chapter(game, chapter));
            words.with("book-back-to", &[("chapter", name.as_str().into())])
        },
    );
    let (close, on) = (words.get("book-close"), words.get("book-next"));
    let kind = if mark.from.is_some() { Kind::Main } else { Kind::Plain };
    let row = [
        Labelled::new("back", &back, kind).only_if(mark.from.is_some() || !ends.0),
        Labelled::new("close", &close, Kind::Plain),
        Labelled::new("next", &on, Kind::Main).only_if(!ends.1),
    ];
    let pressed = if signs {
        let gap = ui.spacing().item_spacing.x;
        let third = ((ui.available_width() - 2.0 * gap) / 3.0).floor();
        let row = row
            .into_iter()
            .zip([if mark.from.is_some() { "↶" } else { "‹" }, "✕", "›"])
            .enumerate();
        let pressed = ui.horizontal(|ui| {
            let mut pressed = None;
            for (place, (Labelled { key, text, enabled, .. }, sign)) in row {
                if widgets::sign_button(ui, key, sign, text, enabled, third).clicked() && enabled {
                    pressed = Some(place);
                }
            }
            pressed
        });
        pressed.inner
    } else {
        widgets::button_row(ui, &row.map(|button| (button, 1.0)))
    };
    match (pressed?, mark.from) {
        (0, Some((game, chapter))) => Some(Turn::Back(game, chapter)),
        (0, None) => Some(Turn::To(-1)),
        (1, _) => Some(Turn::Close),
        _ => Some(Turn::To(1)),
    }
}

/// The same chapter in another depth, or the first one.
fn in_depth(mark: Bookmark, chapter: Chapter, depth: Depth) -> Bookmark {
    let place = chapters(GAMES[mark.game.min(1)], depth).position(|other| other == chapter);
    Bookmark { depth, ..mark }.at(mark.game, place.unwrap_or(0))
}

/// What is wanted of the text.
enum Want {
    /// Another game or chapter.
    Go(usize, usize),
    /// Another picture.
    Look(&'static Picture),
    /// A match of this game.
    Play,
    /// Away from the book.
    Close,
    /// The word that was looked up is in sight.
    Seen,
}

fn body(ui: &mut Ui, view: &View, open: &Open, mark: &Bookmark, words: &Words) -> Vec<Want> {
    let mut wants = Vec::new();
    if open.chapter == Chapter::What {
        let kind = words.kind_of_game(open.game);
        paint::paragraph(ui, &kind, Face::Serif, 1.1, theme::INK_SOFT);
        wants.extend(play(ui, view, open.game, words));
    }
    match open.chapter {
        Chapter::Words => wants.extend(glossary(ui, mark, words)),
        Chapter::Standard => beside_kalah(ui, open.game, words),
        _ => wants.extend(paragraphs(ui, open, mark, words)),
    }
    if open.chapter == Chapter::Others {
        paint::paragraph(ui, &words.get("book-all"), Face::Strong, 1.0, theme::INK);
        for (place, game) in GAMES.into_iter().enumerate() {
            let kind = words.kind_of_game(game);
            paint::paragraph(ui, &words.game(game), Face::Strong, 1.0, theme::INDIGO);
            paint::paragraph(ui, &kind, Face::Text, 1.0, theme::INK);
            let name = words.game(game);
            let read = words.with("book-read-about", &[("game", name.as_str().into())]);
            if widgets::button(ui, &format!("read {place}"), &read, Kind::Plain).clicked() {
                wants.push(Want::Go(place, 0));
            }
        }
    }
    wants
}

/// To a match of this game, or back to the one on the table.
fn play(ui: &mut Ui, view: &View, game: Game, words: &Words) -> Option<Want> {
    let here = view.playing.map(|playing| playing.game().board());
    let (key, want) = match view.screen {
        Screen::Title | Screen::NewMatch | Screen::Results => ("book-play", Want::Play),
        Screen::Match if here == Some(game.board()) => ("book-go-on", Want::Close),
        _ => return None,
    };
    widgets::button(ui, "play", &words.get(key), Kind::Main).clicked().then_some(want)
}

/// The text, and what of it can be seen on the board.
fn paragraphs(ui: &mut Ui, open: &Open, mark: &Bookmark, words: &Words) -> Vec<Want> {
    let mut wants = Vec::new();
    let unit = theme::unit(ui);
    let size = if open.depth == Depth::Child { 1.15 } else { 1.0 };
    let (pictures, seen) = (leaf::all(open), leaf::of(open, mark.chosen));
    let keys: Vec<&str> = open.chapter.paragraphs(open.game, open.depth).collect();
    for (place, key) in keys.iter().enumerate() {
        paint::paragraph(ui, &words.get(key), Face::Text, size, theme::INK);
        // A picture stands below the last paragraph that it shows; the only one of a chapter is seen already.
        let later = &keys[place + 1..];
        let here = pictures.iter().filter(|picture| {
            picture.shows.contains(key) && !picture.shows.iter().any(|key| later.contains(key))
        });
        for picture in here.filter(|_| pictures.len() > 1) {
            if leaf::entry(ui, picture, *picture == seen, words) {
                wants.push(Want::Look(picture));
            }
        }
        ui.add_space(7.0 * unit);
    }
    wants
}

fn glossary(ui: &mut Ui, mark: &Bookmark, words: &Words) -> Vec<Want> {
    let mut wants = Vec::new();
    for (word, meaning) in words.glossary() {
        let sought = mark.word == Some(word);
        let ground = ui.painter().add(Shape::Noop);
        let rect = widgets::named_text(ui, word, &meaning);
        if sought {
            let rect = rect.expand(5.0 * theme::unit(ui));
            let round = CornerRadius::same(6);
            let shape = Shape::rect_filled(rect, round, theme::WARM);
            ui.painter().set(ground, shape);
            if mark.sought {
                ui.scroll_to_rect(rect, Some(Align::Center));
                wants.push(Want::Seen);
            }
        }
    }
    wants
}

fn beside_kalah(ui: &mut Ui, game: Game, words: &Words) {
    let here = words.game(game);
    widgets::line_of_three(ui, ["", &words.get("book-standard-name"), &here], true);
    for line in words.beside_kalah(game) {
        paint::hairline(ui);
        widgets::line_of_three(ui, [&line.what, &line.kalah, &line.here], false);
    }
}
