//! Finding a message and filling in its arguments.

use super::language::Language;
use super::numbers;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arg<'a> {
    /// A number, by which the language may choose a plural.
    Number(i64),
    /// A text, or the name of a variant.
    Text(&'a str),
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number.into())
            }
        })+
    };
}
numbers!(u8, u16, u32, i32, i64);

macro_rules! large_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}
large_numbers!(u64, usize);

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

/// Something wrong with the texts: a fault of the program, not of its user. See [`Words::faults`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The language.
    pub language: Language,
    /// The message's key, or the file.
    pub place: String,
    /// What is wrong, in English, for the developer.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.language.code(), self.place, self.what)
    }
}

/// The texts of a language. Cheap to clone, and shared between threads.
#[derive(Clone)]
pub struct Words {
    shared: Arc<Shared>,
}

struct Shared {
    language: Language,
    /// The chosen language first, then English, unless that is the chosen one.
    bundles: Vec<(Language, FluentBundle<FluentResource>)>,
    faults: Mutex<BTreeSet<Fault>>,
}

/// More faults than this are not kept.
const MOST_FAULTS: usize = 200;

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.shared.language).finish_non_exhaustive()
    }
}

impl Words {
    /// The texts of a language, with English where one is missing.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Words::of(language, &language.sources())
    }

    /// The texts of a language from other files than its own, each with its name: an invented language, for
    /// instance, that is longer than any other. English stands in for what is missing there.
    #[must_use]
    pub fn of(language: Language, files: &[(&str, impl AsRef<str>)]) -> Self {
        let mut faults = BTreeSet::new();
        let mut bundles = vec![(language, bundle(language, files, &mut faults))];
        if language != Language::English {
            let english = Language::English;
            bundles.push((english, bundle(english, &english.sources(), &mut faults)));
        }
        Words { shared: Arc::new(Shared { language, bundles, faults: Mutex::new(faults) }) }
    }

    /// The chosen language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.shared.language
    }

    /// A message without arguments. See [`Words::with`].
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A message with arguments. A missing message is taken from English; if it is missing there
    /// too, its key is the answer. Either is noted as a [fault](Words::faults).
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| {
                let value = match *arg {
                    Arg::Number(number) => FluentValue::from(number),
                    Arg::Text(text) => FluentValue::from(text),
                };
                (*name, value)
            })
            .collect();
        for (language, bundle) in &self.shared.bundles {
            let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
                self.note(*language, key, "missing".to_owned());
                continue;
            };
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            if let Some(error) = errors.first() {
                self.note(*language, key, error.to_string());
            }
            return text;
        }
        key.to_owned()
    }

    /// What was found wrong with the texts so far: files that do not parse, messages that were asked
    /// for and are missing, arguments that a message wants and was not given. None in a sound build;
    /// worth a line in the log.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.known_faults().iter().cloned().collect()
    }

    fn known_faults(&self) -> MutexGuard<'_, BTreeSet<Fault>> {
        self.shared.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, language: Language, key: &str, what: String) {
        let mut faults = self.known_faults();
        if faults.len() < MOST_FAULTS {
            faults.insert(Fault { language, place: key.to_owned(), what });
        }
    }
}

fn bundle(
    language: Language,
    files: &[(&str, impl AsRef<str>)],
    faults: &mut BTreeSet<Fault>,
) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks that isolate arguments are for mixed writing directions; our fonts have no glyph
    // for them and no language here is written from the right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(numbers::writer(language)));
    for (file, source) in files {
        let mut note = |what: String| {
            faults.insert(Fault { language, place: (*file).to_owned(), what });
        };
        let resource =
            FluentResource::try_new(source.as_ref().to_owned()).unwrap_or_else(|(part, errors)| {
                errors.iter().for_each(|error| note(error.to_string()));
                part
            });
        if let Err(errors) = bundle.add_resource(resource) {
            errors.iter().for_each(|error| note(error.to_string()));
        }
    }
    bundle
}
