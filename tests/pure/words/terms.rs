//! The words of Bao are found where they stand, in any script.

use mbili::words::{Language, Words, terms};

fn found(text: &str) -> Vec<(&str, &'static str)> {
    terms(text).into_iter().map(|term| (&text[term.at], term.word)).collect()
}

#[test]
fn words_are_found_in_any_script_and_only_whole() {
    assert_eq!(found("The two kichwa and the kimbi."), [("kichwa", "kichwa"), ("kimbi", "kimbi")]);
    assert_eq!(found("Takata, then takata again"), [("Takata", "takata")], "once in a text");
    assert_eq!(found("Mbili-mbili"), [("Mbili-mbili", "mbili-mbili")]);
    assert_eq!(found("vichwa viwili"), [("vichwa", "kichwa")]);
    assert_eq!(found("kichwa는 끝 구멍이다"), [("kichwa", "kichwa")]);
    assert_eq!(found("これをhamnaという。"), [("hamna", "hamna")]);
    assert_eq!(found("das Kichwa-Loch"), [("Kichwa", "kichwa")]);
    assert_eq!(found("baobab, takatak, obao, nyumbani, kété"), []);
}

#[test]
fn the_name_of_a_game_is_no_word_that_needs_explaining() {
    assert_eq!(found("Bao la Kujifunza"), []);
    assert_eq!(found("the door to Bao la Kiswahili (namua)"), [("namua", "namua")]);
    assert_eq!(found("Bao la Kujifunza is Bao for learning"), [("Bao", "bao")]);
    assert_eq!(found("Kujifunza means to learn."), [("Kujifunza", "kujifunza")]);
}

#[test]
fn every_word_of_the_glossary_is_found_by_itself() {
    for &language in Language::ALL {
        for (word, meaning) in Words::new(language).glossary() {
            assert_eq!(found(word), [(word, word)]);
            assert!(!meaning.is_empty());
        }
    }
}
