//! The strip below the board: what a chosen pit can do, which kichwa, why not, and what the marks on
//! the board mean.

use super::Memory;
use super::at_table::AtTable;
use super::cards::Card;
use super::hinted;
use super::languages;
use super::match_screen::Shares;
use super::paint::{self, layout};
use super::sentence::Sentence;
use super::signs::{self, Sign};
use super::stops;
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use crate::app::session::{Intent, Refused};
use crate::app::space::{entry_way, goes_right, ways};
use crate::rules::{Action, Direction, Kichwa, Pit};
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

/// Draws what the moment asks for. A refusal never hides what can be done instead.
pub fn draw(ui: &mut Ui, at: &AtTable, memory: &mut Memory, shares: &Shares) -> Vec<Intent> {
    let mut intents = Vec::new();
    let mut aimed = None;
    let pointing = at.view.pointing;
    let refused = pointing.refused;
    if at.is_free() && at.playing.asks_to_swap() {
        intents.extend(stops::choice(ui, |ui| seats(ui, at, memory, shares)));
    } else if at.is_free() && at.playing.legal.contains(&Action::Pass) {
        // Before any refusal: whoever taps a pit here is told to pass, and must see where.
        intents.extend(stops::choice(ui, |ui| pass(ui, at, shares)));
        if let Some(told) = threats(ui, at, shares) {
            let above = shares.ledge.center().y - theme::touch(ui) / 2.0 - 6.0;
            intents.extend(told.amid(shares.ledge.with_max_y(above)).asks_again(ui));
        }
    } else if at.is_free() && at.asks() {
        let cards = kichwa(ui, at, shares);
        let choose = |card: &Card| Intent::Tap(card.pit);
        intents.extend(stops::choice(ui, |ui| touch(ui, at, &cards, &mut aimed, choose)));
        if let Some(told) = hint(ui, at, shares) {
            intents.extend(told.asks_on(ui));
        }
        if let (Some(refused), [left, right]) = (refused, cards.as_slice()) {
            between(ui, shares, &why(at, refused), left.rect, right.rect);
        }
    } else if at.is_free()
        && let Some(pit) = pointing.chosen
    {
        let ways = Ways::new(ui, at, shares, pit, refused);
        let choose = |card: &Card| Intent::Choose(card.direction);
        intents.extend(stops::choice(ui, |ui| touch(ui, at, &ways.cards, &mut aimed, choose)));
        match ways.sentence {
            Some(told) if ways.hints => intents.extend(told.asks_on(ui)),
            Some(why) => why.show(ui),
            None => {}
        }
    } else if let Some(refused) = refused {
        let most = (640.0 * theme::unit(ui)).min(shares.ledge.width() - 16.0);
        Sentence::new(ui, &why(at, refused), most).amid(shares.ledge).show(ui);
    } else if let Some(told) = hint(ui, at, shares) {
        intents.extend(told.asks_on(ui));
    } else if let Some(pit) = pointing.pit.filter(|_| !at.view.previews.ways.is_empty()) {
        // What threatens stays marked on the board, and is told again when nothing is pointed at.
        for card in &Ways::new(ui, at, shares, pit, None).cards {
            card.show_quiet(ui);
        }
    } else if let Some(told) = threats(ui, at, shares) {
        intents.extend(told.amid(shares.ledge).asks_again(ui));
    } else {
        signs::legend(ui, at, shares);
    }
    if aimed != memory.aimed {
        memory.aimed = aimed;
        intents.insert(0, Intent::Aim(aimed));
    }
    intents
}

/// Shows cards, and notes which one is looked at.
fn touch(
    ui: &Ui,
    at: &AtTable,
    cards: &[Card],
    aimed: &mut Option<Direction>,
    want: impl Fn(&Card) -> Intent,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    for card in cards {
        let advised = hinted::names(at, card.pit, card.direction);
        let response = card.show(ui, advised || at.view.pointing.aim == Some(card.direction));
        if response.hovered() || response.has_focus() {
            *aimed = Some(card.direction);
        }
        if response.clicked() {
            intents.push(want(card));
        }
    }
    intents
}

/// The ways of a pit, side by side below or above it; in place of one that was asked for and refused, or of one that a
/// hint leaves aside, the sentence that says why.
struct Ways {
    cards: Vec<Card>,
    sentence: Option<Sentence>,
    /// Whether that is the hint.
    hints: bool,
}

impl Ways {
    fn new(ui: &Ui, at: &AtTable, shares: &Shares, pit: Pit, refused: Option<Refused>) -> Self {
        let unit = theme::unit(ui);
        let board = at.board();
        let mut ways = ways(board).to_vec();
        ways.sort_by_key(|&way| goes_right(board, pit, way, at.near));
        let room = shares.ledge;
        let (margin, gap) = ((10.0 * unit).round(), (12.0 * unit).round());
        let count = ways.len() as f32;
        let most = room.width() - 2.0 * margin;
        let width = (258.0 * unit).min(((most - gap * (count - 1.0)) / count).floor());
        let refused = refused.filter(|refused| refused.pit == Some(pit));
        let mut hints = false;
        // The sentence, and the way in whose place it stands; where there is room for all, in none.
        let mut told = refused.and_then(|refused| {
            let rest = most - (width + gap) * (count - 1.0);
            let sentence = Sentence::new(ui, &why(at, refused), (440.0 * unit).min(rest));
            Some((Some(refused.way?), sentence))
        });
        if let (None, Some(other)) = (&told, hinted::other_way(at, pit)) {
            // Beside all cards if there is room, else in place of the other one. Where not all of it has room, the
            // card that is lit says which way, and only the reasons are told.
            let beside = most - (width + gap) * count;
            let places = [(None, beside), (Some(other), beside + width + gap)];
            let free = at.is_free();
            let texts = [hinted::told(at), hinted::why(at)]
                .map(|text| text.filter(|_| free).unwrap_or_default());
            let mut tries =
                texts.iter().flat_map(|text| places.iter().map(move |place| (*place, text)));
            told = tries.find_map(|((place, rest), text)| {
                let wide = rest >= 200.0 * unit && !text.is_empty();
                let sentence = Sentence::of_a_hint(ui, text, rest.min(700.0 * unit));
                (wide && sentence.fits(shares.ledge)).then_some((place, sentence))
            });
            hints = told.is_some();
        }
        let instead = told.as_ref().and_then(|(way, _)| *way);
        let mut cards: Vec<Card> = ways
            .iter()
            .filter(|&&way| instead != Some(way))
            .map(|&way| Card::new(ui, at, (pit, way), width))
            .collect();
        let mut sentence = told.map(|(_, sentence)| sentence);
        let rects = cards.iter().map(|card| card.rect);
        let rects: Vec<Rect> = rects.chain(sentence.iter().map(|told| told.rect)).collect();
        let height = rects.iter().map(Rect::height).fold(0.0, f32::max);
        let all = rects.iter().map(Rect::width).sum::<f32>() + gap * (rects.len() as f32 - 1.0);
        let pits = &at.view.board.pits;
        let centre = pits.get(pit.index()).map_or(room.center().x, |r| r.center().x);
        let most_left = room.right() - margin - all;
        let mut top = top_of_cards(at, pit, shares, height);
        let mut least_left = clear_of_languages(ui, room.left() + margin, top);
        if least_left > most_left {
            // They would reach into the panel.
            top = below(shares, height);
            least_left = clear_of_languages(ui, room.left() + margin, top);
        }
        let mut left = (centre - all / 2.0).min(most_left).max(least_left).round();
        let mut rest = cards.iter_mut();
        for way in ways.into_iter().map(Some).chain([None]) {
            let rect = match &mut sentence {
                Some(sentence) if way == instead => &mut sentence.rect,
                _ => match rest.next() {
                    Some(card) => &mut card.rect,
                    None => continue,
                },
            };
            *rect = Rect::from_min_size(pos2(left, top), vec2(rect.width(), height));
            left = rect.right() + gap;
        }
        Ways { cards, sentence, hints }
    }
}

/// Whether a hint is told here. Where there is no room for it, it is told beside the board.
pub fn tells_the_hint(ui: &Ui, at: &AtTable, shares: &Shares) -> bool {
    hint(ui, at, shares).is_some()
}

/// The hint, in the place that it has here.
fn hint(ui: &Ui, at: &AtTable, shares: &Shares) -> Option<Sentence> {
    let text = hinted::told(at)?;
    let pointing = at.view.pointing;
    if let Some(pit) = pointing.chosen {
        let ways = Ways::new(ui, at, shares, pit, pointing.refused);
        return ways.sentence.filter(|_| ways.hints);
    }
    if pointing.refused.is_some() || at.playing.legal.contains(&Action::Pass) {
        return None;
    }
    let most = (760.0 * theme::unit(ui)).min(shares.ledge.width() - 16.0);
    if at.asks() {
        let cards = kichwa(ui, at, shares);
        let [left, right] = cards.as_slice() else { return None };
        let gap = (12.0 * theme::unit(ui)).round();
        let room = (left.rect.right() + gap)..=(right.rect.left() - gap);
        let room = Rect::from_x_y_ranges(room, shares.ledge.y_range());
        let sentence = Sentence::of_a_hint(ui, &text, room.width());
        let wide = room.width() > 200.0 * theme::unit(ui);
        return (wide && sentence.fits(room)).then(|| sentence.amid(room));
    }
    let sentence = Sentence::of_a_hint(ui, &text, most);
    sentence.fits(shares.ledge).then(|| sentence.amid(shares.ledge))
}

/// Below the board, or above it for the far player if there is room.
fn top_of_cards(at: &AtTable, pit: Pit, shares: &Shares, height: f32) -> f32 {
    let below = below(shares, height);
    if at.board().owner(pit) == at.near {
        return below;
    }
    let rim = at.view.board.pits.iter().map(|rect| rect.min.y).fold(f32::INFINITY, f32::min);
    let above = rim - height - 22.0;
    if above >= shares.free.top() + 4.0 { above } else { below }
}

/// Where what is so high begins in the strip below the board.
fn below(shares: &Shares, height: f32) -> f32 {
    (shares.ledge.center().y - height / 2.0).min(shares.ledge.bottom() - height - 6.0)
}

/// A left edge for what begins so high: beside the button that leads to the languages, if that lies there.
fn clear_of_languages(ui: &Ui, left: f32, top: f32) -> f32 {
    let corner = languages::corner(ui);
    let there = top < corner.bottom() && (corner.left()..corner.right()).contains(&left);
    if there { corner.right() } else { left }
}

/// The two kichwa to choose from, each as near to its pit as the other lets it.
fn kichwa(ui: &Ui, at: &AtTable, shares: &Shares) -> Vec<Card> {
    let unit = theme::unit(ui);
    let (board, side) = (at.board(), at.playing.position.side());
    let room = shares.ledge.shrink2(vec2((8.0 * unit).round(), 0.0));
    let half = room.width() / 2.0 - 6.0 * unit;
    let mut cards: Vec<Card> = Kichwa::BOTH
        .into_iter()
        .map(|kichwa| {
            let way = (board.kichwa(side, kichwa), entry_way(kichwa));
            Card::new(ui, at, way, (258.0 * unit).min(half))
        })
        .collect();
    let seen = |card: &Card| {
        let known = at.view.board.pits.get(card.pit.index()).map(|rect| rect.center().x);
        let right = goes_right(board, card.pit, card.direction, at.near);
        known.unwrap_or(if right { room.left() } else { room.right() })
    };
    cards.sort_by(|a, b| seen(a).total_cmp(&seen(b)));
    let height = cards.iter().map(|card| card.rect.height()).fold(0.0, f32::max);
    for (place, card) in cards.iter_mut().enumerate() {
        let width = card.rect.width();
        let (low, high) = if place == 0 {
            (room.left(), room.left() + half - width)
        } else {
            (room.right() - half, room.right() - width)
        };
        let above = top_of_cards(at, card.pit, shares, height);
        let fits = clear_of_languages(ui, low, above) <= high;
        let top = if fits { above } else { below(shares, height) };
        let low = clear_of_languages(ui, low, top);
        let left = (seen(card) - width / 2.0).clamp(low, high.max(low));
        card.rect = Rect::from_min_size(pos2(left, top), vec2(width, height));
    }
    cards
}

/// The only action there is.
fn pass(ui: &mut Ui, at: &AtTable, shares: &Shares) -> Option<Intent> {
    let text = at.words.get("match-pass");
    let wide = (220.0 * theme::unit(ui)).min(shares.ledge.width() - 20.0);
    let size = vec2(wide, theme::touch(ui));
    let rect = Rect::from_center_size(shares.ledge.center(), size);
    let response = widgets::button_with(ui, "pass", &text, rect, Kind::Main, |ui, body, colour| {
        let font = Face::Strong.at(ui, 1.0);
        let galley = layout(ui, &text, font, colour, body.width());
        paint::text_centred(ui, body, galley);
    });
    response.clicked().then_some(Intent::Play(Action::Pass))
}

/// The question of the pie rule: two answers side by side.
fn seats(ui: &mut Ui, at: &AtTable, memory: &Memory, shares: &Shares) -> Option<Intent> {
    let unit = theme::unit(ui);
    let gap = (14.0 * unit).round();
    let room = (shares.ledge.width() - 3.0 * gap) / 2.0;
    let texts = ["pie-keep", "pie-take"].map(|key| at.words.get(key));
    let wanted = texts.iter().map(|text| widgets::button_width(ui, text)).fold(0.0, f32::max);
    let size = vec2(wanted.max(220.0 * unit).min(room), theme::touch(ui) * 1.15);
    let middle = shares.ledge.center();
    let mut answer = None;
    if memory.by_keyboard && ui.memory(|memory| memory.focused().is_none()) {
        widgets::focus_next(ui.ctx());
    }
    for (place, text) in texts.iter().enumerate() {
        let left = if place == 0 { middle.x - gap / 2.0 - size.x } else { middle.x + gap / 2.0 };
        let rect = Rect::from_min_size(pos2(left, middle.y - size.y / 2.0), size);
        let key = ("seats", place);
        let shown = widgets::button_with(ui, key, text, rect, Kind::Main, |ui, body, colour| {
            let font = Face::Strong.at(ui, 1.0);
            let galley = layout(ui, text, font, colour, body.width() - gap);
            paint::text_centred(ui, body, galley);
        });
        if shown.clicked() {
            answer = Some(if place == 0 { Intent::Stay } else { Intent::Swap });
        }
    }
    answer
}

/// Why the last action was refused.
pub fn why(at: &AtTable, refused: Refused) -> String {
    let game = at.playing.game();
    match refused.way {
        Some(_) => at.words.refusal(game, refused.refusal),
        None => at.words.refusal_either_way(game, refused.refusal),
    }
}

/// What could be lost next turn, if that is asked for; in fewer words where it would cover the board.
fn threats(ui: &Ui, at: &AtTable, shares: &Shares) -> Option<Sentence> {
    let told = at.view.threats.0.as_ref()?;
    let game = at.playing.game();
    let whole = at.words.threats(game, &at.names, told.side, &told.pits);
    let most = (760.0 * theme::unit(ui)).min(shares.ledge.width() - 16.0);
    let at_risk = |text: &str| Sentence::with_sign(ui, text, most, Sign::AtRisk);
    let sentence = at_risk(&whole);
    if sentence.fits(shares.ledge) {
        return Some(sentence);
    }
    let brief = at.words.threats_in_brief(game, &told.pits);
    Some(at_risk(&brief).that_says(whole))
}

/// A sentence between two cards, or over them where they leave too little room.
fn between(ui: &Ui, shares: &Shares, text: &str, left: Rect, right: Rect) {
    let unit = theme::unit(ui);
    let gap = (12.0 * unit).round();
    let room = right.left() - left.right() - 2.0 * gap;
    if room > 200.0 * unit {
        let place =
            Rect::from_x_y_ranges(left.right() + gap..=right.left() - gap, shares.ledge.y_range());
        Sentence::new(ui, text, room).amid(place).show(ui);
    } else {
        let sentence = Sentence::new(ui, text, shares.ledge.width() - 16.0);
        let top = left.top() - 6.0 - sentence.rect.height();
        let bottom = left.top() - 6.0;
        let place = Rect::from_x_y_ranges(shares.ledge.x_range(), top..=bottom);
        sentence.amid(place.expand2(vec2(0.0, 6.0))).show(ui);
    }
}
