//! From a text to a configuration, and to everything that is wrong with it.

use super::{Config, Fault, Languages, Problem};
use crate::kiosk::hours::Hours;
use serde::de::DeserializeOwned;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Deserializer};

/// Reads a configuration. What is not understood has its default, and is told; a text without faults gives none.
#[must_use]
pub fn read(text: &str) -> (Config, Vec<Fault>) {
    let mut reader = Reader { text, faults: Vec::new() };
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in errors {
        let at = error.span().map_or(text.len(), |span| span.start);
        reader.tell(at, Problem::Syntax(error.message().to_owned()));
    }
    let mut config = Config::default();
    for (name, value) in table.into_inner() {
        let at = name.span();
        let DeValue::Table(keys) = value.into_inner() else {
            reader.tell(at.start, Problem::OutsideSections(name.get_ref().to_string()));
            continue;
        };
        let section = Section { name: name.get_ref(), at, keys };
        match &**name.get_ref() {
            "house" => config.house = reader.section(section),
            "languages" => config.languages = reader.section(section),
            "idle" => config.idle = reader.section(section),
            "sound" => config.sound = reader.section(section),
            "games" => config.games = reader.section(section),
            "screen" => config.screen = reader.section(section),
            "hours" => config.hours = reader.section(section),
            "staff" => config.staff = reader.section(section),
            "statistics" => config.statistics = reader.section(section),
            "health" => config.health = reader.section(section),
            unknown => reader.unknown_section(unknown, section.at.start),
        }
    }
    reader.agree(&mut config);
    let mut faults = reader.faults;
    faults.sort_by_key(|fault| fault.line);
    (config, faults)
}

/// The sections there are.
const SECTIONS: [&str; 10] = [
    "house",
    "languages",
    "idle",
    "sound",
    "games",
    "screen",
    "hours",
    "staff",
    "statistics",
    "health",
];

struct Section<'a, 'text> {
    name: &'a str,
    at: Range<usize>,
    keys: DeTable<'text>,
}

struct Reader<'text> {
    text: &'text str,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn tell(&mut self, at: usize, problem: Problem) {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        self.faults.push(Fault { line, problem });
    }

    /// A section, key by key: each that is understood counts.
    fn section<T: DeserializeOwned + Default>(&mut self, section: Section<'_, '_>) -> T {
        let mut good = DeTable::new();
        for (key, value) in section.keys {
            let name = key.get_ref().to_string();
            match only::<T>([(key.clone(), value.clone())]) {
                Ok(_) => {
                    good.insert(key, value);
                }
                Err(error) => {
                    let why = error.message().to_owned();
                    let problem = match known_fields(&why) {
                        Some(known) => Problem::UnknownKey {
                            section: section.name.to_owned(),
                            nearest: nearest(&name, &known),
                            name,
                            known,
                        },
                        None => Problem::BadValue { key: format!("{}.{name}", section.name), why },
                    };
                    let at = error.span().map_or(key.span().start, |span| span.start);
                    self.tell(at.max(key.span().start), problem);
                }
            }
        }
        only(good).unwrap_or_default()
    }

    fn unknown_section(&mut self, name: &str, at: usize) {
        let known: Vec<String> = SECTIONS.map(str::to_owned).to_vec();
        let nearest = nearest(name, &known);
        self.tell(at, Problem::UnknownSection { name: name.to_owned(), nearest, known });
    }

    /// What each value alone cannot show. What does not fit has its default.
    fn agree(&mut self, config: &mut Config) {
        self.once_each("languages", "offered", &mut config.languages.offered);
        self.once_each("games", "offered", &mut config.games.offered);
        self.once_each("hours", "closed", &mut config.hours.closed);
        let languages = &config.languages;
        if languages.offered.is_empty() {
            self.conflict("languages", "offered", "no language is left; name at least one");
            config.languages.offered = Languages::default().offered;
        } else if !languages.offered.contains(&languages.first) {
            let code = languages.first.0.code();
            let why = format!("\"{code}\" is not among the languages offered; add it there");
            self.conflict("languages", "first", &why);
            config.languages.first = config.languages.offered[0];
        }
        if config.games.offered.is_empty() {
            self.conflict("games", "offered", "no game is left; name at least one");
            config.games = super::Games::default();
        }
        if let Some((key, why)) = config.hours.fault() {
            self.conflict("hours", key, why);
            config.hours = Hours::default();
        }
    }

    /// What stands in a list twice stands there once; probably something else was meant.
    fn once_each<T: Copy + PartialEq>(&mut self, section: &str, key: &str, list: &mut Vec<T>) {
        let mut once = Vec::with_capacity(list.len());
        for &item in list.iter() {
            if !once.contains(&item) {
                once.push(item);
            }
        }
        if once.len() < list.len() {
            self.conflict(section, key, "something is named twice; name each once");
            *list = once;
        }
    }

    fn conflict(&mut self, section: &str, key: &str, why: &str) {
        let at = self.find(section, key);
        let key = format!("{section}.{key}");
        self.tell(at, Problem::Conflict { key, why: why.to_owned() });
    }

    /// Where a key stands, or its section.
    fn find(&self, section: &str, key: &str) -> usize {
        let (table, _) = DeTable::parse_recoverable(self.text);
        let table = table.into_inner();
        let Some((name, value)) = table.get_key_value(section) else { return 0 };
        let DeValue::Table(keys) = value.get_ref() else { return name.span().start };
        keys.get_key_value(key).map_or(name.span().start, |(key, _)| key.span().start)
    }
}

/// Reads a section in which only some keys stand.
fn only<'text, T: DeserializeOwned>(
    keys: impl IntoIterator<Item = (Spanned<std::borrow::Cow<'text, str>>, Spanned<DeValue<'text>>)>,
) -> Result<T, toml::de::Error> {
    T::deserialize(Deserializer::from(Spanned::new(0..0, DeTable::from_iter(keys))))
}

/// The keys that a section has, if the message says that one is unknown.
fn known_fields(message: &str) -> Option<Vec<String>> {
    let rest = message.strip_prefix("unknown field ")?;
    // The first name in quotes is the unknown one.
    Some(rest.split('`').skip(3).step_by(2).map(str::to_owned).collect())
}

/// The name that was probably meant.
fn nearest(name: &str, known: &[String]) -> Option<String> {
    let near = |other: &&String| strsim::normalized_damerau_levenshtein(name, other);
    let best = known.iter().max_by(|a, b| near(a).total_cmp(&near(b)))?;
    (near(&best) > 0.5).then(|| best.clone())
}
