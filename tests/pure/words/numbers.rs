//! Large numbers, as each language writes them.

use mbili::words::{Language, Words};

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
