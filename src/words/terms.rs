//! The words of Bao where they stand in a text, so that each can lead to what it means.

use super::book::GLOSSARY;
use std::ops::Range;

/// Other forms of the words, and the word each stands for.
const FORMS: &[(&str, &str)] = &[
    ("vichwa", "kichwa"),
    ("mashimo", "shimo"),
    ("takasa", "takata"),
    ("namu", "namua"),
    ("mabingwa", "bingwa"),
    ("mafundi", "fundi"),
];

/// Names in which a word of Bao stands for no more than itself.
const NAMES: &[&str] = &[
    "bao la kujifunza",
    "bao la kiswahili",
    "bao naligwa",
    "chama cha bao",
    "how to play bao",
    "zanzibar bao",
];

/// A word of Bao in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Where it stands, in bytes.
    pub at: Range<usize>,
    /// The word of the glossary.
    pub word: &'static str,
}

/// The words of Bao in a text, each where it stands first. A language that writes no space between words, or puts
/// its endings behind a word of another script, is no hindrance: only a Latin letter beside it makes a word another
/// one.
#[must_use]
pub fn terms(text: &str) -> Vec<Term> {
    let small = text.to_ascii_lowercase();
    let named: Vec<Range<usize>> = NAMES.iter().flat_map(|name| places(&small, name)).collect();
    let first = |form: &str, word: &'static str| {
        let free = |at: &Range<usize>| {
            !named.iter().any(|name| name.start <= at.start && at.end <= name.end)
        };
        places(&small, form).find(|at| free(at)).map(|at| Term { at, word })
    };
    let words = GLOSSARY.iter().filter_map(|key| key.strip_prefix("word-"));
    let mut found: Vec<Term> = words
        .filter_map(|word| {
            let forms = FORMS.iter().filter(|(_, of)| *of == word).map(|(form, _)| *form);
            let places = std::iter::once(word).chain(forms).filter_map(|form| first(form, word));
            places.min_by_key(|term| term.at.start)
        })
        .collect();
    found.sort_by_key(|term| term.at.start);
    found
}

/// Where a word stands by itself.
fn places<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
    let alone = |at: &Range<usize>| {
        let before = text[..at.start].chars().next_back();
        let after = text[at.end..].chars().next();
        !before.is_some_and(is_letter) && !after.is_some_and(is_letter)
    };
    text.match_indices(word).map(|(at, word)| at..at + word.len()).filter(alone)
}

/// Whether a sign is a letter of a word in Latin script.
fn is_letter(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || ('\u{c0}'..='\u{24f}').contains(&sign)
}
