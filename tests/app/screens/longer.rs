//! A language that nobody speaks: English in which every word is two fifths longer, and so as long as the longest
//! translation.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use mbili::words::{Language, Words};
use std::sync::LazyLock;

/// Its texts.
pub fn words() -> Words {
    static FILES: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
        let files = Language::English.sources().into_iter();
        files.map(|(name, source)| (name, longer(source))).collect()
    });
    Words::of(Language::English, &FILES)
}

fn longer(source: &str) -> String {
    let parsed: Resource<String> =
        fluent_syntax::parser::parse(source.to_owned()).expect("a sound file");
    let entries = parsed.body.into_iter().map(|entry| match entry {
        Entry::Message(mut message) => {
            message.value.iter_mut().for_each(in_pattern);
            Entry::Message(message)
        }
        other => other,
    });
    fluent_syntax::serializer::serialize(&Resource { body: entries.collect() })
}

fn in_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = in_text(value),
            PatternElement::Placeable { expression } => in_expression(expression),
        }
    }
}

fn in_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| in_pattern(&mut variant.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => in_expression(expression),
        Expression::Inline(_) => {}
    }
}

/// Two letters of five stand twice.
fn in_text(text: &str) -> String {
    let mut due = 0;
    text.chars()
        .flat_map(|letter| {
            due += if letter.is_alphabetic() { 2 } else { 0 };
            let twice = due >= 5 && letter.is_alphabetic();
            due -= if twice { 5 } else { 0 };
            std::iter::repeat_n(letter, 1 + usize::from(twice))
        })
        .collect()
}

#[test]
fn every_word_is_longer() {
    assert_eq!(in_text("Begin here"), "Begginn herre");
    let (usual, longer) = (Words::new(Language::English), words());
    let args = [("turns", 3_u8.into())];
    let (usual, longer) = (usual.with("result-turns", &args), longer.with("result-turns", &args));
    assert!(longer.len() > usual.len(), "{usual}: {longer}");
    assert_eq!(words().faults(), []);
}
