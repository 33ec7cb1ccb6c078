//! The locale files: the same messages with the same arguments in every language, each used in src/,
//! and each that src/ asks for there.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use mbili::words::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Messages that wait for the screen that will use them.
const WAITING: &[&str] = &["match-choose-direction", "match-preview-wins"];

/// Messages with this beginning are used by other messages only, and are each language's own.
const PART: &str = "part-";

/// What a message needs: its own arguments and the messages that it uses.
#[derive(Clone, Debug, Default)]
struct Needs {
    file: String,
    arguments: BTreeSet<String>,
    messages: BTreeSet<String>,
}

type Catalogue = BTreeMap<String, Needs>;

fn catalogue(language: Language) -> Catalogue {
    let mut catalogue = Catalogue::new();
    for (file, source) in language.sources() {
        let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{file}: {}", errors[0]));
        for entry in resource.body {
            match entry {
                Entry::Message(Message { id, value: Some(value), attributes, .. }) => {
                    assert!(attributes.is_empty(), "{file}: {}: attributes are not used", id.name);
                    let mut needs = Needs { file: file.to_owned(), ..Needs::default() };
                    pattern(&value, &mut needs);
                    let earlier = catalogue.insert(id.name.to_owned(), needs);
                    assert!(earlier.is_none(), "{file}: {} stands twice", id.name);
                }
                Entry::Message(Message { id, .. }) => panic!("{file}: {} is empty", id.name),
                Entry::Term(term) => panic!("{file}: -{}: terms are not used", term.id.name),
                Entry::Junk { content } => panic!("{file}: unreadable: {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    catalogue
}

/// How many English messages have keys with this beginning.
pub fn messages_with_prefix(prefix: &str) -> usize {
    catalogue(Language::English).keys().filter(|key| key.starts_with(prefix)).count()
}

/// The messages of a language, but for parts, each with its arguments.
pub fn messages(language: Language) -> Vec<(String, BTreeSet<String>)> {
    let catalogue = catalogue(language);
    let keys = catalogue.keys().filter(|key| !key.starts_with(PART));
    keys.map(|key| (key.clone(), all_arguments(&catalogue, key))).collect()
}

fn pattern(pattern: &Pattern<&str>, needs: &mut Needs) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            self::expression(expression, needs);
        }
    }
}

fn expression(expression: &Expression<&str>, needs: &mut Needs) {
    match expression {
        Expression::Inline(inline) => self::inline(inline, needs),
        Expression::Select { selector, variants } => {
            self::inline(selector, needs);
            variants.iter().for_each(|variant| pattern(&variant.value, needs));
        }
    }
}

fn inline(inline: &InlineExpression<&str>, needs: &mut Needs) {
    match inline {
        InlineExpression::VariableReference { id } => {
            needs.arguments.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            needs.messages.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => self::expression(expression, needs),
        _ => {}
    }
}

/// The arguments of a message and of all messages that it uses.
fn all_arguments(catalogue: &Catalogue, key: &str) -> BTreeSet<String> {
    let needs = catalogue.get(key).unwrap_or_else(|| panic!("{key} is used and does not exist"));
    let inner = needs.messages.iter().flat_map(|inner| all_arguments(catalogue, inner));
    needs.arguments.iter().cloned().chain(inner).collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = catalogue(Language::English);
    let shared = |catalogue: &Catalogue| -> BTreeMap<String, (String, BTreeSet<String>)> {
        let keys = catalogue.keys().filter(|key| !key.starts_with(PART));
        let file = |key: &str| catalogue[key].file.split('/').next_back().unwrap_or("").to_owned();
        keys.map(|key| (key.clone(), (file(key), all_arguments(catalogue, key)))).collect()
    };
    let expected = shared(&english);
    assert!(expected.len() > 80, "few messages: {}", expected.len());
    for &language in Language::ALL {
        let found = shared(&catalogue(language));
        for (key, needs) in &expected {
            assert_eq!(found.get(key), Some(needs), "{}: {key}", language.code());
        }
        for key in found.keys() {
            assert!(expected.contains_key(key), "{}: {key} is not in English", language.code());
        }
    }
}

#[test]
fn every_part_is_used_by_its_language() {
    for &language in Language::ALL {
        let catalogue = catalogue(language);
        let used: BTreeSet<_> = catalogue.values().flat_map(|needs| &needs.messages).collect();
        for key in catalogue.keys().filter(|key| key.starts_with(PART)) {
            assert!(used.contains(key), "{}: {key} is not used", language.code());
        }
    }
}

#[test]
fn every_folder_of_texts_is_a_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let folders = std::fs::read_dir(locales).expect("the locale files are there");
    let found: BTreeSet<String> = folders
        .map(|folder| folder.expect("readable").file_name().to_string_lossy().into_owned())
        .collect();
    let expected: BTreeSet<String> = Language::ALL.iter().map(|l| l.code().to_owned()).collect();
    assert_eq!(found, expected, "folders of assets/locales, and Language::ALL");
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    files
        .into_iter()
        .map(|path| {
            let source = std::fs::read_to_string(&path).expect("readable");
            (path, source)
        })
        .collect()
}

fn is_key(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && text.starts_with(|c: char| c.is_ascii_lowercase())
}

/// Every literal that could be a key, wherever it stands.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').filter(|piece| !piece.is_empty() && is_key(piece))
}

/// The literals that are asked for: `words.get("…")` and `words.with("…"`, in src/words also on self.
fn asked_for(source: &str) -> impl Iterator<Item = &str> {
    [".get(", ".with("].into_iter().flat_map(move |call| {
        source.match_indices(call).filter_map(move |(at, _)| {
            let receiver = source[..at].trim_end();
            if !(receiver.ends_with("words") || receiver.ends_with("words()")) {
                return None;
            }
            let argument = source[at + call.len()..].trim_start().strip_prefix('"')?;
            argument.split('"').next()
        })
    })
}

#[test]
fn every_message_that_is_asked_for_exists() {
    let english = catalogue(Language::English);
    for (path, source) in sources() {
        let in_words = path.components().any(|part| part.as_os_str() == "words");
        let source = if in_words { source.replace("self.", "words.") } else { source };
        for key in asked_for(&source) {
            assert!(english.contains_key(key), "{}: no message {key}", path.display());
        }
    }
}

#[test]
fn every_message_is_used() {
    let english = catalogue(Language::English);
    let sources = sources();
    let used: BTreeSet<&str> = sources.iter().flat_map(|(_, source)| literals(source)).collect();
    let unused: Vec<&String> = english
        .keys()
        .filter(|key| !key.starts_with(PART))
        .filter(|key| !used.contains(key.as_str()) && !WAITING.contains(&key.as_str()))
        .collect();
    assert!(unused.is_empty(), "no literal in src/ names these messages: {unused:?}");
}

#[test]
fn the_scanners_find_what_they_look_for() {
    let source = r#"words.get("a-key"); self.words
        .with(
            "b-key", &[]); map.get("c-key"); let x = "d-key"; words().get("e-key")"#;
    let found: BTreeSet<&str> = asked_for(source).collect();
    assert_eq!(found, BTreeSet::from(["a-key", "b-key", "e-key"]));
    assert!(literals(source).any(|literal| literal == "d-key"));
}
