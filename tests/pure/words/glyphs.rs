//! Every character that a language writes has a glyph in the fonts that write it.

use mbili::words::{Language, Writing};
use std::collections::BTreeSet;

const REMEDY: &str = "run scripts/subset-fonts and commit what it makes";

/// The characters of a font, from its `cmap` table: the segments of format 4 and the groups of format 12.
fn characters(file: &str) -> BTreeSet<u32> {
    let path = format!("{}/assets/fonts/{file}", env!("CARGO_MANIFEST_DIR"));
    let font = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}; {REMEDY}"));
    let short = |at: usize| usize::from(u16::from_be_bytes([font[at], font[at + 1]]));
    let long = |at: usize| (short(at) << 16) | short(at + 2);
    let table = (0..short(4)).map(|record| 12 + 16 * record);
    let table = table.into_iter().find(|at| &font[*at..*at + 4] == b"cmap").expect("a cmap");
    let cmap = long(table + 8);
    let mut found = BTreeSet::new();
    for record in 0..short(cmap + 2) {
        let at = cmap + long(cmap + 4 + 8 * record + 4);
        match short(at) {
            4 => {
                let segments = short(at + 6) / 2;
                for segment in 0..segments {
                    let end = short(at + 14 + 2 * segment);
                    let start = short(at + 16 + 2 * segments + 2 * segment);
                    found.extend((start..=end).filter(|code| *code != 0xFFFF));
                }
            }
            12 => {
                for group in 0..long(at + 12) {
                    let at = at + 16 + 12 * group;
                    found.extend(long(at)..=long(at + 4));
                }
            }
            _ => {}
        }
    }
    found.into_iter().map(|code| u32::try_from(code).expect("a character")).collect()
}

/// What a language writes: its messages and its name, without what only developers read.
fn written(language: Language) -> BTreeSet<char> {
    let lines = language.sources().into_iter().flat_map(|(_, source)| source.lines());
    let texts = lines.filter(|line| !line.starts_with('#')).flat_map(str::chars);
    let all: BTreeSet<char> = texts.chain(language.own_name().chars()).collect();
    // What the layout makes of these has no shape of its own.
    all.into_iter()
        .filter(|letter| !matches!(letter, '\u{202F}' | '\u{2060}' | '\u{200B}'))
        .collect()
}

/// The font of a writing that has signs of its own, in its two weights.
const fn eastern(writing: Writing) -> Option<[&'static str; 2]> {
    match writing {
        Writing::Letters => None,
        Writing::Korean => Some(["NotoSansKR-Regular.ttf", "NotoSansKR-SemiBold.ttf"]),
        Writing::Japanese => Some(["NotoSansJP-Regular.ttf", "NotoSansJP-SemiBold.ttf"]),
        Writing::Chinese => Some(["NotoSansSC-Regular.ttf", "NotoSansSC-SemiBold.ttf"]),
    }
}

/// Every face of the letters: a text may stand in any of them.
const LETTERS: [&str; 5] = [
    "NotoSans-Regular.ttf",
    "NotoSans-SemiBold.ttf",
    "NotoSans-Italic.ttf",
    "NotoSerif-Regular.ttf",
    "NotoSerif-SemiBold.ttf",
];

#[test]
fn every_character_has_a_glyph_in_every_face_of_its_language() {
    let signs = characters("NotoSigns.ttf");
    assert!(signs.len() > 300, "{} signs", signs.len());
    let letters = LETTERS.map(characters);
    for &language in Language::ALL {
        let own = eastern(language.writing()).map(|fonts| fonts.map(characters));
        for letter in written(language) {
            let code = u32::from(letter);
            let of_letters = letters.iter().all(|font| font.contains(&code));
            let of_own = own.as_ref().is_some_and(|fonts| fonts.iter().all(|f| f.contains(&code)));
            assert!(
                of_letters || of_own || signs.contains(&code),
                "{}: {letter:?} (U+{code:04X}) has no glyph: {REMEDY}",
                language.code()
            );
        }
    }
}

#[test]
fn the_names_of_all_languages_can_be_read_in_each() {
    for language in Language::ALL {
        let fonts = eastern(language.writing()).unwrap_or([LETTERS[0], LETTERS[1]]);
        for font in fonts.map(characters) {
            let lacks = language.own_name().chars().find(|c| !font.contains(&u32::from(*c)));
            assert_eq!(lacks, None, "{}: {REMEDY}", language.own_name());
        }
    }
}

#[test]
fn no_font_has_more_signs_than_its_language_writes() {
    for language in Language::ALL {
        let Some(fonts) = eastern(language.writing()) else { continue };
        let wanted: BTreeSet<u32> = written(*language).into_iter().map(u32::from).collect();
        for font in fonts {
            let spare: Vec<char> =
                characters(font).difference(&wanted).filter_map(|c| char::from_u32(*c)).collect();
            // A text that has lost a word or two is no reason to cut a font anew.
            assert!(spare.len() < 120, "{font} has {} signs too many: {REMEDY}", spare.len());
        }
    }
}
