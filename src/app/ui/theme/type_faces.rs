//! The faces of our type in each writing.
//!
//! All of them are there from the start, so that another language needs no new fonts, and its name can be read
//! before it is chosen. In each family the font of its writing comes first: the same Han sign has another form in
//! Japan than in China.

use super::{BODY, LEAST, unit};
use crate::words::Writing;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId, Style, TextStyle, Ui};
use std::sync::Arc;

/// Which face of the fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Noto Sans: running text.
    Text,
    /// Noto Sans, semi-bold: names, numbers, buttons.
    Strong,
    /// Noto Sans, italic: words of the game at their first use.
    Italic,
    /// Noto Serif: quiet lines under a title.
    Serif,
    /// Noto Serif, semi-bold: titles.
    Title,
}

impl Face {
    pub(super) const ALL: [Face; 5] =
        [Face::Text, Face::Strong, Face::Italic, Face::Serif, Face::Title];

    /// The family of fonts with this face in a writing.
    pub(super) fn family(self, writing: Writing) -> FontFamily {
        let name = match (self, writing) {
            (Face::Text, Writing::Letters) => return FontFamily::Proportional,
            (Face::Strong, Writing::Letters) => "strong",
            (Face::Italic, Writing::Letters) => "italic",
            (Face::Serif, Writing::Letters) => "serif",
            (Face::Title, Writing::Letters) => "title",
            // Eastern type has no italics, and our choice of it no serifs.
            (Face::Text | Face::Italic | Face::Serif, Writing::Korean) => "text, Korean",
            (Face::Text | Face::Italic | Face::Serif, Writing::Japanese) => "text, Japanese",
            (Face::Text | Face::Italic | Face::Serif, Writing::Chinese) => "text, Chinese",
            (Face::Strong | Face::Title, Writing::Korean) => "strong, Korean",
            (Face::Strong | Face::Title, Writing::Japanese) => "strong, Japanese",
            (Face::Strong | Face::Title, Writing::Chinese) => "strong, Chinese",
        };
        FontFamily::Name(name.into())
    }

    /// The font of this face for letters, and whether its strokes are strong.
    const fn letters(self) -> (&'static str, bool) {
        match self {
            Face::Text => ("text", false),
            Face::Strong => ("strong", true),
            Face::Italic => ("italic", false),
            Face::Serif => ("serif", false),
            Face::Title => ("title", true),
        }
    }

    /// This face at `size` times the size of running text.
    #[must_use]
    pub fn at(self, ui: &Ui, size: f32) -> FontId {
        self.written(ui, size, writing(ui))
    }

    /// The same in a writing that may be another than that of the screen.
    #[must_use]
    pub fn written(self, ui: &Ui, size: f32, writing: Writing) -> FontId {
        let size = ((BODY * size * unit(ui)).max(LEAST) * 4.0).round() / 4.0;
        FontId::new(size, self.family(writing))
    }
}

/// The writing of the screen.
#[must_use]
pub fn writing(ui: &Ui) -> Writing {
    writing_of(ui.style())
}

fn writing_of(style: &Style) -> Writing {
    let family = style.text_styles.get(&TextStyle::Body).map(|font| &font.family);
    let is = |writing: &Writing| family == Some(&Face::Text.family(*writing));
    Writing::ALL.into_iter().find(is).unwrap_or_default()
}

macro_rules! font {
    ($file:literal) => {
        FontData::from_static(include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/fonts/",
            $file
        )))
    };
}

/// The fonts of a writing that has signs of its own: plain and strong.
const fn eastern(writing: Writing) -> Option<[&'static str; 2]> {
    match writing {
        Writing::Letters => None,
        Writing::Korean => Some(["kr", "kr strong"]),
        Writing::Japanese => Some(["jp", "jp strong"]),
        Writing::Chinese => Some(["sc", "sc strong"]),
    }
}

/// Our fonts and no others.
///
/// egui draws each letter once into a picture of letters, and forgets none as long as its fonts are the same: each
/// language and size of text that was ever chosen would stay. `turn` tells one set of fonts from the next, so that
/// setting those of another turn begins the picture anew.
#[must_use]
pub fn fonts(turn: bool) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files = [
        ("text", font!("NotoSans-Regular.ttf")),
        ("strong", font!("NotoSans-SemiBold.ttf")),
        ("italic", font!("NotoSans-Italic.ttf")),
        ("serif", font!("NotoSerif-Regular.ttf")),
        ("title", font!("NotoSerif-SemiBold.ttf")),
        ("signs", font!("NotoSigns.ttf")),
        ("kr", font!("NotoSansKR-Regular.ttf")),
        ("kr strong", font!("NotoSansKR-SemiBold.ttf")),
        ("jp", font!("NotoSansJP-Regular.ttf")),
        ("jp strong", font!("NotoSansJP-SemiBold.ttf")),
        ("sc", font!("NotoSansSC-Regular.ttf")),
        ("sc strong", font!("NotoSansSC-SemiBold.ttf")),
    ];
    for (name, mut data) in files {
        // Whole pixels between letters make the gaps between words of running text uneven, and some of them vanish.
        let runs = matches!(name, "text" | "italic" | "serif");
        data.tweak.subpixel_binning = Some(runs);
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    for writing in Writing::ALL {
        for face in Face::ALL {
            let chain = chain(face, writing).into_iter().map(str::to_owned).collect();
            fonts.families.insert(face.family(writing), chain);
        }
    }
    let plain: Vec<String> =
        chain(Face::Text, Writing::Letters).into_iter().map(str::to_owned).collect();
    if turn {
        // Nobody writes in it.
        fonts.families.insert(FontFamily::Name("turn".into()), plain.clone());
    }
    fonts.families.insert(FontFamily::Monospace, plain);
    fonts
}

/// The fonts of a family, the one that is asked first in front.
fn chain(face: Face, writing: Writing) -> Vec<&'static str> {
    let (letters, strong) = face.letters();
    let eastern = |writing| eastern(writing).map(|fonts| fonts[usize::from(strong)]);
    let others = Writing::ALL.into_iter().filter(|other| *other != writing);
    // Where there are no serifs, letters among the signs have none either.
    let letters = match (writing, strong) {
        (Writing::Letters, _) => letters,
        (_, false) => "text",
        (_, true) => "strong",
    };
    let own = eastern(writing).into_iter().chain([letters]);
    own.chain(others.filter_map(eastern)).chain(["signs"]).collect()
}
