//! The house itself: who may know whom, what the pure rooms do without, what no file may say.

mod arrows;
mod book;
mod proofs;
mod source;

use source::Source;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Lines after which a file can no longer be read at one sitting.
const MOST_LINES: usize = 400;

/// Files that are longer, and why.
const LONG_FILES: &[(&str, &str)] = &[];

#[test]
fn arrows_run_one_way() {
    let (all, rooms) = (sources("src"), rooms());
    assert_none(arrows::arrows(&all, &rooms));
    assert_none(arrows::needless(&all, &rooms));
}

#[test]
fn pure_rooms_are_pure() {
    assert_none(arrows::purity(&sources("src")));
}

#[test]
fn only_the_session_changes_the_match() {
    assert_none(arrows::match_writes(&sources("src")));
}

#[test]
fn input_and_screens_write_intents_only() {
    assert_none(arrows::intents_only(&sources("src")));
}

#[test]
fn unsafe_code_stands_in_the_packed_engine_only() {
    let mut all = sources("src");
    assert!(all.iter().any(|source| !source.lines_with(&["unsafe"]).is_empty()));
    all.extend(sources("tests"));
    all.extend(sources("benches"));
    assert_none(arrows::unsafety(&all));
}

#[test]
fn nothing_is_left_open() {
    let mut all = sources("src");
    all.extend(sources("tests"));
    all.extend(sources("benches"));
    assert_none(arrows::left_open(&all));
}

#[test]
fn files_can_be_read_at_one_sitting() {
    let mut all = sources("src");
    all.extend(sources("tests"));
    all.extend(sources("benches"));
    assert_none(arrows::too_long(&all, MOST_LINES, LONG_FILES));
}

#[test]
fn there_is_one_bevy() {
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("Cargo.lock");
    assert_eq!(versions(&lock, "bevy_ecs"), ["0.19.1"]);
    assert_eq!(versions(&lock, "bevy_egui").len(), 1);
}

#[test]
fn no_file_speaks_of_one_machine() {
    let mut faults = Vec::new();
    for path in files_of_the_repository() {
        let Ok(text) = fs::read_to_string(root().join(&path)) else { continue };
        faults.extend(local_words(&path, &text));
    }
    assert_none(faults);
}

#[test]
fn tests_named_in_the_rules_exist() {
    let text = fs::read_to_string(root().join("docs/rules.md")).expect("docs/rules.md");
    let mut all = sources("tests");
    all.extend(sources("src"));
    let known: BTreeSet<&str> = all.iter().flat_map(Source::tests).collect();
    assert_none(unproved_rules(&text, &known));
}

#[test]
fn planted_arrow_is_found() {
    let with = |path: &str, text: &str| {
        let mut all: Vec<Source> =
            ["rules/mod", "record", "app/mod", "app/table/mod", "app/ui/mod"]
                .iter()
                .chain(&["app/sound", "app/session/mod", "app/review/mod", "app/exercises/mod"])
                .chain(&["notation/mod", "app/sowing/mod", "app/phase"])
                .map(|name| Source::new(&format!("src/{name}.rs"), ""))
                .collect();
        all.push(Source::new(path, text));
        arrows::arrows(&all, &rooms()).len()
    };
    let rules = "src/rules/sow.rs";
    assert_eq!(
        with(rules, "use super::ring::Pit; use crate::rules::Side; fn f() { self::g() }"),
        0
    );
    assert_eq!(with(rules, "mod tests { use super::super::ring::Pit; }"), 0);
    assert_eq!(with(rules, "// use crate::app;\nconst S: &str = \"crate::app::ui\";"), 0);
    assert_eq!(with(rules, "use crate::app::ui;"), 1);
    assert_eq!(with(rules, "use crate::{rules::Pit, notation::{self, text}, record::*};"), 3);
    assert_eq!(with(rules, "use super::super::record::Record;"), 1);
    assert_eq!(with(rules, "fn f() { assert!(crate::notation::parse()) }"), 1);
    assert_eq!(with(rules, "pub(in crate::rules) fn f() -> Vec<crate::record::Record> { g() }"), 1);
    assert_eq!(with("src/notation/record.rs", "use crate::rules::Game;"), 0);
    assert_eq!(with("src/notation/record.rs", "use crate::record::Record;"), 1);
    assert_eq!(
        with("src/app/table/pit.rs", "use crate::app::session::Match; use crate::rules::Pit;"),
        0
    );
    assert_eq!(with("src/app/table/pit.rs", "use super::super::ui::Theme;"), 1);
    assert_eq!(with("src/app/table/pit.rs", "use crate::app::{session::Match, sound::Voice};"), 1);
    assert_eq!(with("src/app/session/mod.rs", "use crate::app::table;"), 1);
    assert_eq!(
        with("src/app/session/back.rs", "use crate::app::{review::At, exercises::AtWork};"),
        2
    );
    assert_eq!(with("src/app/review/work.rs", "use crate::app::{session::Match, ui::Theme};"), 1);
    assert_eq!(with("src/app/session/mod.rs", "use crate::app::sowing::Playback;"), 1);
    assert_eq!(with("src/app/shots/mod.rs", "use crate::app::sound::Voices;"), 1);
    assert_eq!(with("src/app/look.rs", "use super::session::Match;"), 1);
    assert_eq!(with("src/app/look.rs", "use super::Phase; pub(in crate::app) fn f() {}"), 1);
    assert_eq!(with("src/weather.rs", ""), 1, "a new room needs arrows");
    assert_eq!(with("src/app/weather.rs", ""), 1, "also in the app");

    let table = "| `src/a/` | one | nothing |\n| `src/app/b.rs` | two | src/a, c |\n| `src/app/c/` | | b |\n";
    let faults = arrows::arrows(&[], &arrows::rooms(table));
    assert_eq!(faults, ["app::b and app::c: arrows run one way"]);
    let all = ["a/mod", "app/b", "app/c/mod"].map(|name| format!("src/{name}.rs"));
    let texts = ["", "use crate::a::A;", "use super::b::B;"];
    let mut all: Vec<Source> =
        all.iter().zip(texts).map(|(path, text)| Source::new(path, text)).collect();
    let needless = |all: &[Source]| arrows::needless(all, &arrows::rooms(table));
    assert_eq!(needless(&all), ["app::b does not know app::c, and need not be allowed to"]);
    all.pop();
    assert_eq!(needless(&all).len(), 3);
}

#[test]
fn planted_impurity_is_found() {
    let faults = |path: &str, text: &str| arrows::purity(&[Source::new(path, text)]).len();
    assert_eq!(faults("src/rules/sow.rs", "use std::fmt; // std::fs"), 0);
    assert_eq!(faults("src/rules/sow.rs", "use std::{fmt, fs::File, time};"), 2);
    assert_eq!(faults("src/rules/sow.rs", "use bevy::prelude::*;"), 1);
    assert_eq!(faults("src/rules/sow.rs", "fn f() -> u32 { rand::random() }"), 1);
    assert_eq!(faults("src/rules/sow.rs", "fn f() { ::std::fs::remove_file(\"x\"); }"), 1);
    assert_eq!(faults("src/engine/search.rs", "use rand::Rng;"), 0, "the engine has seeded chance");
    assert_eq!(faults("src/engine/search.rs", "use std::fs;"), 1);
    assert_eq!(faults("src/app/storage.rs", "use std::fs; use bevy::prelude::*;"), 0);
}

#[test]
fn planted_write_is_found() {
    let writes = |path: &str, text: &str| arrows::match_writes(&[Source::new(path, text)]).len();
    assert_eq!(writes("src/app/session/mod.rs", "fn f(game: ResMut<Match>) {}"), 0);
    assert_eq!(writes("src/app/ui/mod.rs", "fn f(game: Res<Match>) {}"), 0);
    assert_eq!(writes("src/app/ui/mod.rs", "fn f(game: ResMut<Match>) {}"), 1);
    assert_eq!(writes("src/app/ui/mod.rs", "struct S<'w> { game: ResMut<'w, session::Match> }"), 1);
    assert_eq!(writes("src/app/state.rs", "fn f(w: &mut World) { w.resource_mut::<Match>(); }"), 1);
    assert_eq!(
        writes("src/app/mod.rs", "fn f(a: &mut App) { a.insert_resource(Match::new()); }"),
        1
    );

    let intents = |path: &str, text: &str| arrows::intents_only(&[Source::new(path, text)]).len();
    let ui = "src/app/ui/mod.rs";
    assert_eq!(
        intents(ui, "fn f(a: MessageWriter<Intent>, b: MessageWriter<RequestRedraw>) {}"),
        0
    );
    assert_eq!(intents(ui, "fn f(out: MessageWriter<Cue>) {}"), 1);
    assert_eq!(intents(ui, "struct Theme; fn f(mine: ResMut<Theme>) {}"), 0);
    assert_eq!(intents(ui, "fn f(mut playback: ResMut<Playback>) {}"), 1);
    assert_eq!(intents("src/app/input/mod.rs", "fn f(s: ResMut<NextState<Screen>>) {}"), 1);
    assert_eq!(intents("src/app/sowing/mod.rs", "fn f(s: ResMut<Playback>) {}"), 0);
}

#[test]
fn planted_unsafe_code_is_found() {
    let faults = |path: &str, text: &str| arrows::unsafety(&[Source::new(path, text)]).len();
    assert_eq!(faults("src/engine/packed/vectors/mod.rs", "fn f() { unsafe { g() } }"), 0);
    assert_eq!(faults("src/engine/search.rs", "fn f() { unsafe { g() } }"), 1);
    assert_eq!(faults("src/engine/search.rs", "#[allow(unsafe_code)] fn f() {}"), 1);
    assert_eq!(faults("src/rules/sow.rs", "// unsafe\nfn f() -> &'static str { \"unsafe\" }"), 0);
}

#[test]
fn planted_leftover_is_found() {
    let open = |text: &str| arrows::left_open(&[Source::new("src/a.rs", text)]).len();
    assert_eq!(open("/// What is to do: todo!() unwrap\nfn f() { g() }"), 0);
    assert_eq!(open("fn f() { todo!() } fn g() { unimplemented!(\"later\") }"), 2);
    assert_eq!(open("#[test] #[ignore] fn f() {}"), 1);

    let long = "\n".repeat(11);
    let files = [Source::new("src/a.rs", &long)];
    assert_eq!(arrows::too_long(&files, 10, &[]).len(), 1);
    assert_eq!(arrows::too_long(&files, 10, &[("src/a.rs", "one table")]).len(), 0);
    assert_eq!(arrows::too_long(&files, 11, &[("src/a.rs", "one table")]).len(), 1);
}

#[test]
fn planted_words_are_found() {
    let place = format!("see /{}/thing", "root");
    assert_eq!(local_words("a.md", &place).len(), 1);
    assert_eq!(local_words("a.md", "the root of the repository, homework").len(), 0);
    let lock = "source = \"registry+https://registry.example/index\"\n";
    assert_eq!(local_words("Cargo.lock", lock).len(), 1);
    assert_eq!(
        versions("name = \"a\"\nversion = \"1\"\n\nname = \"a\"\nversion = \"2\"\n", "a").len(),
        2
    );
}

#[test]
fn planted_unproved_rule_is_found() {
    let known = BTreeSet::from(["a_rule_holds"]);
    let faults = |text: &str| unproved_rules(text, &known).len();
    assert_eq!(faults("### K1 A rule\nText `word`.\nTests: `a_rule_holds`.\n"), 0);
    assert_eq!(faults("### K1 A rule\nTests: `a_rule_holds`, `another`.\n"), 1);
    for none in ["none yet", "", "`", "a_rule_holds"] {
        assert_eq!(faults(&format!("### K1 A rule\nTests: {none}\n\n`word`\n")), 1, "{none}");
    }
    assert_eq!(faults("### K1 A rule\nText.\n### K2 Next\nTests: `a_rule_holds`.\n"), 1);
    assert_eq!(faults("No rules at all.\n"), 1);

    let text = "#[test] fn a() {} fn b() {} #[test] #[should_panic] fn c() {}";
    assert_eq!(Source::new("tests/pure/a.rs", text).tests(), ["a", "c"]);
}

/// Words that only make sense on the machine where a file was written, and foreign registries.
fn local_words(path: &str, text: &str) -> Vec<String> {
    // Put together here, so that this file does not hold them.
    let words: Vec<String> = [("/wo", "rk/"), ("/ro", "ot/"), ("/ho", "me/"), ("/var/tm", "p/")]
        .iter()
        .chain(&[
            ("registry.npm", "js"),
            ("pypi", ".org"),
            ("pythonhos", "ted"),
            ("deb.deb", "ian"),
        ])
        .chain(&[("index.crat", "es.io"), ("static.crat", "es.io"), ("proxy.gol", "ang")])
        .map(|(start, end)| format!("{start}{end}"))
        .collect();
    let foreign = |line: &str| {
        line.starts_with("source = \"")
            && line != "source = \"registry+https://github.com/rust-lang/crates.io-index\""
    };
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        for word in words.iter().filter(|word| line.contains(*word)) {
            faults.push(format!("{path}:{number}: {word}"));
        }
        if path == "Cargo.lock" && foreign(line) {
            faults.push(format!("{path}:{number}: {line}"));
        }
    }
    faults
}

/// Rules (headings of the third level) without a test, and tests that do not exist.
fn unproved_rules(text: &str, known: &BTreeSet<&str>) -> Vec<String> {
    let mut faults = Vec::new();
    let sections: Vec<&str> = text.split("\n### ").collect();
    let rules = if text.starts_with("### ") { &sections[..] } else { &sections[1..] };
    if rules.is_empty() {
        faults.push("there is no rule".to_owned());
    }
    for rule in rules {
        let title = rule.lines().next().unwrap_or_default();
        let own = rule.split("\n## ").next().unwrap_or_default();
        let Some((_, tests)) = own.split_once("\nTests: ") else {
            faults.push(format!("'{title}' names no test"));
            continue;
        };
        let tests = tests.split("\n\n").next().unwrap_or_default();
        let names: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
        if names.is_empty() {
            faults.push(format!("'{title}' names no test"));
        }
        for name in names.into_iter().filter(|name| !known.contains(name)) {
            faults.push(format!("'{title}' names the test {name}, which does not exist"));
        }
    }
    faults
}

/// The versions of a crate in a lock file.
fn versions<'a>(lock: &'a str, name: &str) -> Vec<&'a str> {
    lock.split(&format!("name = \"{name}\"\nversion = \""))
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

/// The rooms, as the document tells of them.
fn rooms() -> Vec<arrows::Room> {
    arrows::rooms(&fs::read_to_string(root().join("docs/design.md")).expect("docs/design.md"))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files under a folder of the repository.
fn sources(folder: &str) -> Vec<Source> {
    let mut found = Vec::new();
    for path in files_under(&root().join(folder)) {
        if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a readable source");
            let name = path.strip_prefix(root()).expect("a path below the root");
            found.push(Source::new(&name.to_string_lossy(), &text));
        }
    }
    found
}

/// All files under a folder, in order; none if there is no such folder.
fn files_under(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
        .into_iter()
        .flat_map(|path| if path.is_dir() { files_under(&path) } else { vec![path] })
        .collect()
}

/// What git keeps; in a copy without git, everything but build results.
fn files_of_the_repository() -> Vec<String> {
    let git = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    if let Ok(output) = git
        && output.status.success()
    {
        let list = String::from_utf8_lossy(&output.stdout).into_owned();
        return list.split_terminator('\0').map(str::to_owned).collect();
    }
    files_under(root())
        .iter()
        .filter_map(|path| path.strip_prefix(root()).ok())
        .filter(|path| !path.starts_with("target") && !path.starts_with(".git"))
        .map(|path| path.to_string_lossy().into_owned())
        .collect()
}

fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
