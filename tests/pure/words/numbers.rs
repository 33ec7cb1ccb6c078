//! Large numbers, as each language writes them.

use mbili::words::{Language, Words};
use std::path::Path;

/// What stands between a number and its percent sign (CLDR).
fn before_percent(language: Language) -> &'static str {
    match language.code() {
        "da" | "de" | "es" => "\u{A0}",
        "fr" => "\u{202F}",
        _ => "",
    }
}

#[test]
fn a_percent_sign_stands_as_the_language_sets_it() {
    for &language in Language::ALL {
        let (code, before) = (language.code(), before_percent(language));
        let told = Words::new(language).with("settings-percent", &[("percent", 125.into())]);
        assert_eq!(told, format!("125{before}%"), "{code}");
        let mut signs = 0;
        for (file, source) in language.sources() {
            for (at, _) in source.match_indices('%') {
                let number = source[..at].trim_end_matches(char::is_whitespace);
                assert!(number.ends_with(|c: char| c == '}' || c.is_ascii_digit()), "{file}: {at}");
                assert_eq!(&source[number.len()..at], before, "{file}: before a percent sign");
                signs += 1;
            }
        }
        assert!(signs > 0, "{code}");
    }
}

/// What is shown gets its percent signs from the messages, so no text of the program's own has one behind a number.
#[test]
fn the_program_itself_writes_no_percent_sign_on_the_screen() {
    fn look(folder: &Path, files: &mut usize) {
        for entry in std::fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                look(&path, files);
                continue;
            }
            let source = std::fs::read_to_string(&path).expect("text");
            *files += 1;
            let signs = source.match_indices('}').filter(|(at, _)| {
                let rest = &source[at + 1..];
                rest.trim_start_matches([' ', '\u{A0}', '\u{202F}']).starts_with('%')
            });
            assert_eq!(signs.count(), 0, "{}", path.display());
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = 0;
    for room in ["src/app/ui", "src/app/kiosk", "src/words"] {
        look(&root.join(room), &mut files);
    }
    assert!(files > 60, "{files}");
}

#[test]
fn thousands_are_parted_as_the_language_parts_them() {
    let told = |language: Language, seeds: u32| {
        Words::new(language).with("match-seeds", &[("seeds", seeds.into())])
    };
    for (language, text) in [
        (Language::English, "12,345"),
        (Language::Swahili, "12,345"),
        (Language::German, "12.345"),
        (Language::Danish, "12.345"),
        (Language::Greek, "12.345"),
        (Language::French, "12\u{202F}345"),
        (Language::Spanish, "12\u{202F}345"),
        (Language::Korean, "12,345"),
    ] {
        let long = told(language, 12_345);
        assert!(long.contains(text), "{}: {long}", language.code());
        // Four figures stand together, and a few seeds are told as ever.
        assert!(told(language, 2_000).contains("2000"), "{}", language.code());
        assert!(told(language, 32).contains("32"), "{}", language.code());
    }
    assert!(told(Language::English, 1_234_567).contains("1,234,567"));
}
