//! How a language writes its large numbers.

use super::language::Language;
use fluent_bundle::FluentValue;

/// Below this no language here parts the figures of a number.
const FIRST_PARTED: f64 = 10_000.0;

/// What writes the numbers of a language in its messages.
pub(super) fn writer<M>(language: Language) -> fn(&FluentValue, &M) -> Option<String> {
    match language.code() {
        "da" | "de" | "el" | "it" | "pt" => |value, _| parted(value, '.'),
        "es" | "fr" => |value, _| parted(value, '\u{202F}'),
        _ => |value, _| parted(value, ','),
    }
}

/// A large whole number with its thousands parted; nothing for any other value, which Fluent writes by itself.
fn parted(value: &FluentValue, by: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let large = number.value.abs() >= FIRST_PARTED && number.value.fract() == 0.0;
    if !large {
        return None;
    }
    let figures = format!("{:.0}", number.value.abs());
    let mut text = String::from(if number.value < 0.0 { "−" } else { "" });
    for (place, figure) in figures.chars().enumerate() {
        if place > 0 && (figures.len() - place) % 3 == 0 {
            text.push(by);
        }
        text.push(figure);
    }
    Some(text)
}
