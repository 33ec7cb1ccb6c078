//! Where lines of text may be broken.
//!
//! egui breaks at spaces, and between Han signs and kana, but it does not know every sign that no line may begin with,
//! nor those that no line may end with. Where its lines come out wrong, they are broken here. Large letters, and lines
//! that stand in the middle, get lines of about one length.

use super::theme::{self, Face};
use bevy_egui::egui::epaint::text::PlacedRow;
use bevy_egui::egui::{Align, Color32, FontId, Galley, Ui, text::LayoutJob};
use std::sync::Arc;

/// No line begins with these.
const NOT_FIRST: &str = "、。，．・：；？！‼⁇⁈⁉）］｝〕〉》」』】〙〗〟’”»›ヽヾー々〻ァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ\
                         ‐゠–—〜～…‥·％%.,:;?!)]}、";
/// No line ends with these.
const NOT_LAST: &str = "（［｛〔〈《「『【〘〖〝‘“«‹([{";

/// Text laid out in lines of so much room.
pub fn lay(
    ui: &Ui,
    text: &str,
    font: FontId,
    colour: Color32,
    room: f32,
    side: Align,
) -> Arc<Galley> {
    let job = |text: String, room: f32| {
        let mut job = LayoutJob::simple(text, font.clone(), colour, room.max(1.0));
        job.halign = side;
        ui.painter().layout_job(job)
    };
    let galley = job(text.to_owned(), room);
    let rows = galley.rows.len();
    if rows < 2 {
        return galley;
    }
    let eastern = theme::writing(ui).has_no_spaces();
    let is_large = font.size >= LARGE * Face::Text.at(ui, 1.0).size;
    // Between signs lines may end almost anywhere: they are full, and only the last one can be short.
    let evenly = rows <= MOST_EVEN
        && (is_large || side == Align::Center)
        && (!eastern || ends_short(&galley));
    let well = are_well_broken(&galley, eastern);
    if well && !evenly {
        return galley;
    }
    let wide = |piece: &str| {
        let piece = piece.trim_end().to_owned();
        ui.painter().layout_no_wrap(piece, font.clone(), colour).rect.width()
    };
    let pieces: Vec<Piece> =
        pieces(text).map(|piece| (piece, wide(piece), spaces(piece, &wide))).collect();
    if evenly && let Some(even) = even(&pieces, room).filter(|even| even.lines().count() <= rows) {
        return job(even, room);
    }
    if well {
        return galley;
    }
    let mut broken = fill(&pieces, room);
    // Lines a little shorter, as long as there are no more of them, leave more for the last.
    let (lines, sign) = (broken.lines().count(), wide("字"));
    for fewer in 1..=MOST_LENT {
        if !eastern || !ends_alone(&broken) {
            break;
        }
        let shorter = fill(&pieces, room - fewer as f32 * sign);
        if shorter.lines().count() > lines {
            break;
        }
        broken = shorter;
    }
    // One piece may be wider than the room: then egui breaks it.
    job(broken, room)
}

/// Whether the last of several lines is much shorter than the others.
fn ends_short(galley: &Galley) -> bool {
    let widths = galley.rows.iter().map(|row| row.size.x);
    let last = galley.rows.last().map_or(0.0, |row| row.size.x);
    last < 0.6 * widths.fold(0.0, f32::max)
}

/// A piece of a text that stays whole, its width, and that of the spaces at its end.
type Piece<'a> = (&'a str, f32, f32);

/// Letters are large from so many times the size of running text.
const LARGE: f32 = 1.2;

/// So many lines at most are made even: more are running text.
const MOST_EVEN: usize = 6;

/// The pieces in as few lines as the room allows, of lengths that differ as little as they can: the sum of their squares
/// is the least. None where a piece is wider than the room.
fn even(pieces: &[Piece], room: f32) -> Option<String> {
    let lines = fill(pieces, room).lines().count();
    // For the lines so far and the pieces in them: that sum, and where the last of these lines begins.
    let mut best: Vec<Option<(f32, usize)>> = vec![None; pieces.len() + 1];
    *best.first_mut()? = Some((0.0, 0));
    let mut begins = Vec::with_capacity(lines);
    for _ in 0..lines {
        let mut next = vec![None; pieces.len() + 1];
        for (start, (sum, _)) in best.iter().enumerate().filter_map(|(at, of)| Some((at, (*of)?))) {
            let mut used = 0.0;
            for (end, &(piece, width, spaces)) in (start + 1..).zip(&pieces[start..]) {
                if used + width > room {
                    break;
                }
                let sum = sum + (used + width) * (used + width);
                if next[end].is_none_or(|(least, _)| sum < least) {
                    next[end] = Some((sum, start));
                }
                if piece.ends_with('\n') {
                    break;
                }
                used += width + spaces;
            }
        }
        best.clone_from(&next);
        begins.push(next);
    }
    let (mut end, mut parts) = (pieces.len(), Vec::with_capacity(lines));
    for line in begins.iter().rev() {
        let (_, start) = (*line.get(end)?)?;
        let part: String = pieces[start..end].iter().map(|(piece, ..)| *piece).collect();
        parts.push(part.trim_end_matches([' ', '\n']).to_owned());
        end = start;
    }
    parts.reverse();
    Some(parts.join("\n"))
}

/// The last line of a text gets so many signs at most from each of the lines above it.
const MOST_LENT: u8 = 4;

/// The fewest signs that may stand on the last line by themselves, what punctuates not counted.
const FEWEST: usize = 3;

/// Whether the last of several lines holds next to nothing.
fn ends_alone(broken: &str) -> bool {
    let mut lines = broken.lines();
    let last = lines.next_back().unwrap_or_default();
    lines.next_back().is_some()
        && last.chars().filter(|sign| sign.is_alphanumeric()).count() < FEWEST
}

/// Fills lines of so much room with pieces.
fn fill(pieces: &[Piece], room: f32) -> String {
    let (mut broken, mut used) = (String::new(), 0.0);
    for &(piece, width, spaces) in pieces {
        if used > 0.0 && used + width > room {
            broken.truncate(broken.trim_end_matches(' ').len());
            broken.push('\n');
            used = 0.0;
        }
        broken.push_str(piece);
        // What ends with a space is followed by one; what ends a line starts a new one.
        used = if piece.ends_with('\n') { 0.0 } else { used + width + spaces };
    }
    broken
}

/// The room of the spaces at the end of a piece.
fn spaces(piece: &str, wide: &impl Fn(&str) -> f32) -> f32 {
    let count = piece.chars().rev().take_while(|letter| *letter == ' ').count();
    if count == 0 { 0.0 } else { count as f32 * (wide("n n") - 2.0 * wide("n")) }
}

/// Whether no line ends where none may. Elsewhere egui knows well where lines may end, but for a narrow space that holds
/// two signs together: it takes it for any other.
fn are_well_broken(galley: &Galley, eastern: bool) -> bool {
    let ends = galley.rows.iter().zip(galley.rows.iter().skip(1));
    let well = ends.filter(|(row, _)| !row.ends_with_newline).all(|(row, next)| {
        let (last, first) = (row.glyphs.last(), next.glyphs.first());
        match (last.map(|glyph| glyph.chr), first.map(|glyph| glyph.chr)) {
            (Some(last), Some(first)) if eastern => may_part(last, first),
            (last, first) => last != Some(NARROW) && first != Some(NARROW),
        }
    });
    let signs =
        |row: &PlacedRow| row.glyphs.iter().filter(|glyph| glyph.chr.is_alphanumeric()).count();
    well && (!eastern || galley.rows.last().is_none_or(|row| signs(row) >= FEWEST))
}

/// The space before some French signs and in long numbers.
const NARROW: char = '\u{202F}';

/// A Han sign, kana, or a sign that goes with them.
fn is_eastern(sign: char) -> bool {
    matches!(sign, '\u{2E80}'..='\u{303F}' | '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}'
        | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FF60}')
}

/// Whether a line may end with the one sign and the next begin with the other.
fn may_part(last: char, first: char) -> bool {
    if first.is_whitespace() && first != '\u{A0}' && first != NARROW {
        return false;
    }
    if last.is_whitespace() && last != '\u{A0}' && last != NARROW {
        return true;
    }
    // A number stays with what it counts.
    let counts = last.is_numeric() && is_eastern(first);
    (is_eastern(last) || is_eastern(first))
        && !counts
        && !NOT_FIRST.contains(first)
        && !NOT_LAST.contains(last)
}

/// A text in pieces between which a line may be broken; spaces end the piece before them.
pub fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut start = 0;
    let letters = text.char_indices().zip(text.chars().skip(1).map(Some).chain([None]));
    letters.filter_map(move |((at, last), first)| {
        if first.is_some_and(|first| !may_part(last, first)) {
            return None;
        }
        let end = at + last.len_utf8();
        let piece = text.get(start..end);
        start = end;
        piece
    })
}

/// The width of the widest piece of a text in a face.
pub fn widest_piece(ui: &Ui, text: &str, face: Face, size: f32) -> f32 {
    widest(ui, text, &face.at(ui, size))
}

fn widest(ui: &Ui, text: &str, font: &FontId) -> f32 {
    // With the space that ends it, which would else begin the next line.
    let wide = |piece: &str| {
        ui.painter().layout_no_wrap(piece.to_owned(), font.clone(), theme::INK).rect.width()
    };
    pieces(text).map(wide).fold(0.0, f32::max)
}

/// A font in which no piece of a text is wider than the room: the given one, or a smaller one.
pub fn fitted(ui: &Ui, text: &str, font: FontId, room: f32) -> FontId {
    let share = (room / widest(ui, text, &font).max(1.0)).clamp(0.3, 1.0);
    // A little less, since letters have whole widths.
    let size = if share < 1.0 { (font.size * share * 4.0).floor() / 4.0 - 0.25 } else { font.size };
    FontId::new(size, font.family)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};
    use bevy_egui::egui::{Context, Pos2, RawInput, Rect, Vec2};

    fn parts(text: &str) -> Vec<&str> {
        pieces(text).collect()
    }

    #[test]
    fn letters_are_parted_at_spaces_only() {
        assert_eq!(parts("Go on, then"), ["Go ", "on, ", "then"]);
        assert_eq!(parts("10\u{202F}000 seeds"), ["10\u{202F}000 ", "seeds"]);
        assert_eq!(parts("다음 차례"), ["다음 ", "차례"]);
        assert_eq!(parts(""), [""; 0]);
    }

    #[test]
    fn no_line_begins_or_ends_with_the_wrong_sign() {
        assert_eq!(parts("「種」を、まく。"), ["「種」", "を、", "ま", "く。"]);
        assert_eq!(parts("ゲーム"), ["ゲー", "ム"]);
        assert_eq!(parts("种子（64颗）！"), ["种", "子", "（64颗）！"]);
        assert_eq!(parts("用kichwa播"), ["用", "kichwa", "播"]);
        assert_eq!(parts("“对”的"), ["“对”", "的"]);
    }

    #[test]
    fn a_number_stays_with_what_it_counts() {
        assert_eq!(parts("種を12個取る"), ["種", "を", "12個", "取", "る"]);
        assert_eq!(parts("共64颗。"), ["共", "64颗。"]);
    }

    #[test]
    fn a_last_line_is_not_left_with_a_sign_or_two_where_the_others_can_spare_some() {
        // Each sign has a width of one.
        let laid = |text: &str, room: f32| {
            let pieces: Vec<_> =
                pieces(text).map(|piece| (piece, piece.chars().count() as f32, 0.0)).collect();
            fill(&pieces, room)
        };
        let text = "種をひとつずつまいていきます。";
        assert!(ends_alone(&laid(text, 13.0)), "{}", laid(text, 13.0));
        assert!(!ends_alone(&laid(text, 10.0)), "{}", laid(text, 10.0));
        assert!(
            !ends_alone("種をまく")
                && !ends_alone("種を\nまきます。")
                && ends_alone("種をまきま\nす。")
        );
    }

    /// A text as it is measured here: each sign has a width of one, and so has a space.
    fn measured(text: &str) -> Vec<Piece<'_>> {
        let spaces = |piece: &str| piece.len() - piece.trim_end_matches(' ').len();
        let piece = |piece| {
            let signs = str::chars(piece).count() - spaces(piece);
            (piece, signs as f32, spaces(piece) as f32)
        };
        pieces(text).map(piece).collect()
    }

    #[test]
    fn large_lines_are_about_equal_and_no_more_of_them() {
        let even = |text: &str, room: f32| even(&measured(text), room);
        let is = |text: &str, room, wanted: &str| {
            assert_eq!(even(text, room).as_deref(), Some(wanted), "{room}");
        };
        is("Land your last seed among yours: take", 34.0, "Land your last seed\namong yours: take");
        is("one two", 20.0, "one two");
        is("aaaa bbbb cccc dd ee ff gg", 13.0, "aaaa bbbb\ncccc dd\nee ff gg");
        // What cannot be equal stands in as few lines, and a line that ends by itself ends there.
        is("a Grossmeisterin", 15.0, "a\nGrossmeisterin");
        is("one\ntwo three", 20.0, "one\ntwo three");
        assert_eq!(even("a Grossmeisterin", 9.0), None);
    }

    #[test]
    fn no_headline_ends_with_a_lonely_word_in_any_language() {
        let ctx = Context::default();
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(1280.0, 720.0));
        let mut lonely = Vec::new();
        let mut told = 0;
        for &language in Language::ALL {
            let words = Words::new(language);
            for pass in 0..3 {
                let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
                let output = ctx.run_ui(input, |ui| {
                    if !theme::apply(ui.ctx(), 100, language.writing()) || pass < 2 {
                        return;
                    }
                    for key in LESSON {
                        for room in [300.0, 340.0, 420.0, 560.0] {
                            let text = words.get(key);
                            let font = Face::Strong.at(ui, 1.5);
                            let lay =
                                |font: FontId| lay(ui, &text, font, theme::INK, room, Align::LEFT);
                            let job =
                                LayoutJob::simple(text.clone(), font.clone(), theme::INK, room);
                            let plain = ui.painter().layout_job(job).rows.len();
                            let rows =
                                lay(font).rows.iter().map(|row| row.size.x).collect::<Vec<_>>();
                            if !(2..=MOST_EVEN).contains(&plain) {
                                continue;
                            }
                            told += 1;
                            let longest = rows.iter().copied().fold(0.0, f32::max);
                            let last = rows.last().copied().unwrap_or_default();
                            if rows.len() > plain || last < 0.4 * longest {
                                lonely.push(format!(
                                    "{}: {text:?} in {room}: {rows:?}, {plain} before",
                                    language.code()
                                ));
                            }
                        }
                    }
                });
                output.drop_without_applying_deltas();
            }
        }
        assert!(told > 100, "{told}");
        assert!(lonely.is_empty(), "{lonely:#?}");
    }

    const LESSON: [&str; 11] = [
        "learn-sow",
        "learn-sow-done",
        "learn-relay",
        "learn-relay-done",
        "learn-capture",
        "learn-capture-done",
        "learn-must-capture",
        "learn-must-capture-done",
        "learn-win",
        "learn-win-done",
        "learn-end-title",
    ];
}
