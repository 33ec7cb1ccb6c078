//! Which language a code means, and how each puts sentences together.

use mbili::words::{Language, Words};

#[test]
fn a_language_is_found_by_its_code() {
    for (code, language) in [
        ("sw-KE", Some(Language::Swahili)),
        ("sw_TZ.UTF-8", Some(Language::Swahili)),
        ("SW", Some(Language::Swahili)),
        ("en-GB", Some(Language::English)),
        ("pt_BR", Some(Language::Portuguese)),
        ("zh-Hans-CN", Some(Language::Chinese)),
        ("zh_TW.UTF-8", Some(Language::Chinese)),
        ("de_AT@euro", Some(Language::German)),
        ("el-GR", Some(Language::Greek)),
        ("nb-NO", None),
        ("C.UTF-8", None),
        ("swg", None),
        ("", None),
    ] {
        assert_eq!(Language::from_code(code), language, "{code}");
    }
    for &language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
}

#[test]
fn sentences_follow_each_other_as_the_language_writes_them() {
    let two = |language| Words::new(language).sentences(&["A.".to_owned(), "B.".to_owned()]);
    assert_eq!(two(Language::English), "A. B.");
    assert_eq!(two(Language::Korean), "A. B.");
    assert_eq!(two(Language::Japanese), "A.B.");
    assert_eq!(two(Language::Chinese), "A.B.");
}
