//! Who may know whom: the checks that hold the arrows, which docs/design.md has as tables.
//!
//! A check takes the sources and returns the faults, each with its file and line.

use super::source::Source;
use std::collections::BTreeSet;

/// A room, and the other rooms that it may name.
pub struct Room {
    /// `rules`, `app::table`, or `app` for what stands in app itself.
    name: String,
    may: Vec<String>,
}

/// The pure rooms whose words all rooms of the app share.
const KNOWN_TO_THE_APP: &[&str] =
    &["rules", "notation", "record", "engine", "words", "exercises", "lessons"];

/// What a pure room must not touch: the beginning of a path, and which rooms may all the same.
const IMPURE: &[(&[&str], &[&str])] = &[
    (&["bevy"], &[]),
    (&["bevy_egui"], &[]),
    (&["std", "fs"], &["kiosk", "cli"]),
    (&["std", "net"], &[]),
    (&["std", "env"], &["words", "kiosk", "cli"]),
    (&["std", "process"], &["kiosk", "cli"]),
    (&["std", "time"], &["engine", "words", "kiosk", "cli"]),
    (&["std", "thread"], &["engine", "kiosk", "cli"]),
    (&["std", "io"], &["record", "words", "kiosk", "cli"]),
    (&["rand"], &["engine", "exercises", "lessons", "kiosk", "cli"]),
];

/// Resources that the rooms which write intents may change although they do not own them, and why.
const SHARED_WRITES: &[(&str, &str, &str)] = &[
    (
        "app::ui",
        "BoardView",
        "only the panels know which part of the window they leave to the board",
    ),
    ("app::ui", "Notices", "a notice that was closed is gone; nothing else hangs on it"),
];

/// The rows of the document's tables of rooms, such as ``| `src/app/table/` | draws | session, look |``. What a room of
/// the app may know are other rooms of the app; `src/kiosk` is the pure one.
pub fn rooms(document: &str) -> Vec<Room> {
    let mut rooms = Vec::new();
    for line in document.lines().filter(|line| line.starts_with("| `src/")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [path, _, may] = cells[..] else { panic!("not a row of three: {line}") };
        let path = path.trim_matches('`').trim_start_matches("src/");
        let path = path.trim_end_matches('/').trim_end_matches("/mod.rs").trim_end_matches(".rs");
        let name = path.replace('/', "::");
        let names = may.split(", ").filter(|name| *name != "nothing");
        let names = names.map(|other| match other.strip_prefix("src/") {
            Some(pure) => pure.to_owned(),
            None if name.starts_with("app") => format!("app::{other}"),
            None => other.to_owned(),
        });
        rooms.push(Room { may: names.collect(), name });
    }
    rooms
}

/// Paths from one room into another that the tables do not allow, rooms that they lack, and rows that point at rooms
/// below them: each names only such as stand above it, so that all arrows run one way.
pub fn arrows(sources: &[Source], rooms: &[Room]) -> Vec<String> {
    let mut faults = Vec::new();
    for (row, room) in rooms.iter().enumerate() {
        let above = |name: &&String| rooms[..row].iter().any(|other| other.name == **name);
        let back = room.may.iter().filter(|name| !above(name));
        faults.extend(back.map(|name| format!("{} and {name}: arrows run one way", room.name)));
    }
    let row = |name: &str| rooms.iter().find(|room| room.name == name);
    for (from, to, place) in named(sources) {
        let shared = from.starts_with("app") && KNOWN_TO_THE_APP.contains(&to.as_str());
        if !shared && row(&from).is_some_and(|room| !room.may.contains(&to)) {
            faults.push(format!("{place}: {from} must not know {to}"));
        }
    }
    let found: BTreeSet<String> =
        sources.iter().map(room).filter(|name| !name.is_empty()).collect();
    let new = found.iter().filter(|name| row(name).is_none());
    faults.extend(
        new.map(|name| format!("room '{name}' has no arrows yet: enter it in docs/design.md")),
    );
    faults
}

/// What the tables tell of and is not there: rooms, and arrows that nothing needs.
pub fn needless(sources: &[Source], rooms: &[Room]) -> Vec<String> {
    let used: BTreeSet<(String, String)> =
        named(sources).into_iter().map(|(from, to, _)| (from, to)).collect();
    let mut faults = Vec::new();
    for Room { name, may } in rooms {
        if sources.iter().all(|source| room(source) != *name) {
            faults.push(format!("there is no room '{name}'"));
        }
        let unused = may.iter().filter(|to| !used.contains(&(name.clone(), (*to).clone())));
        faults.extend(
            unused.map(|to| format!("{name} does not know {to}, and need not be allowed to")),
        );
    }
    faults
}

/// Every path from one room into another: from where, whereto, and the place in the source.
fn named(sources: &[Source]) -> Vec<(String, String, String)> {
    let rooms: Vec<String> = sources.iter().map(room).collect();
    let mut found = Vec::new();
    for (source, from) in sources.iter().zip(&rooms) {
        for named in source.paths() {
            let Some(to) = room_of(&named.parts, &rooms) else { continue };
            // In `pub(in crate::app)` a room says who may know it.
            let itself = from.starts_with("app") && named.parts == ["crate", "app"];
            if to != *from && !itself {
                let path = named.parts.join("::");
                found.push((from.clone(), to, format!("{}:{}: {path}", source.path, named.line)));
            }
        }
    }
    found
}

/// Names in pure rooms of what they must do without.
pub fn purity(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources {
        let room = room(source);
        for named in source.paths() {
            let touches = |start: &[&str]| {
                named.parts.len() >= start.len()
                    && start.iter().zip(&named.parts).all(|(a, b)| a == b)
            };
            let pure = !room.is_empty() && !room.starts_with("app");
            let breach = |(start, may): &(&[&str], &[&str])| {
                pure && touches(start) && !may.contains(&room.as_str())
            };
            if IMPURE.iter().any(breach) {
                let (path, line) = (&source.path, named.line);
                faults.push(format!(
                    "{path}:{line}: {room} must do without {}",
                    named.parts.join("::")
                ));
            }
        }
    }
    faults
}

/// Ways to change the match outside the session.
pub fn match_writes(sources: &[Source]) -> Vec<String> {
    const GENERIC: &[&str] = &[
        "ResMut",
        "resource_mut",
        "get_resource_mut",
        "resource_scope",
        "init_resource",
        "remove_resource",
    ];
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| room(source) != "app::session") {
        let typed = source.generics().into_iter().filter(|generic| {
            generic.inner == "Match" && GENERIC.contains(&generic.outer.as_str())
        });
        let inserted = source
            .first_arguments("insert_resource")
            .into_iter()
            .filter(|(name, _)| name == "Match");
        for line in typed.map(|generic| generic.line).chain(inserted.map(|(_, line)| line)) {
            faults.push(format!("{}:{line}: only app::session may change the match", source.path));
        }
    }
    faults
}

/// Messages other than intents, and resources of other rooms, that input or the screens write.
pub fn intents_only(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources {
        let here = room(source);
        if here != "app::input" && here != "app::ui" {
            continue;
        }
        for generic in source.generics() {
            let inner = generic.inner.as_str();
            let allowed = match generic.outer.as_str() {
                // Game pads stand for keys.
                "MessageWriter" if source.path.ends_with("input/pads.rs") => {
                    matches!(inner, "Intent" | "RequestRedraw" | "KeyboardInput")
                }
                "MessageWriter" => matches!(inner, "Intent" | "RequestRedraw"),
                "ResMut" => {
                    sources.iter().any(|other| room(other) == here && other.declares(inner))
                        || SHARED_WRITES
                            .iter()
                            .any(|(room, name, _)| *room == here && *name == inner)
                }
                _ => true,
            };
            if !allowed {
                let (path, line, outer) = (&source.path, generic.line, &generic.outer);
                faults.push(format!(
                    "{path}:{line}: {here} writes intents only, not {outer}<{inner}>"
                ));
            }
        }
    }
    faults
}

/// Unsafe code outside the one folder that may have it.
pub fn unsafety(sources: &[Source]) -> Vec<String> {
    const MAY: &str = "src/engine/packed/";
    let others = sources.iter().filter(|source| !source.path.starts_with(MAY));
    let mut faults = Vec::new();
    for source in others {
        for word in ["unsafe", "unsafe_code"] {
            for line in source.lines_with(&[word]) {
                faults.push(format!("{}:{line}: {word} stands in {MAY} only", source.path));
            }
        }
    }
    faults
}

/// What was left for later: unfinished code, tests that do not run.
pub fn left_open(sources: &[Source]) -> Vec<String> {
    const MARKS: &[&[&str]] =
        &[&["todo", "!"], &["unimplemented", "!"], &["#", "[", "ignore"], &["dbg", "!"]];
    let mut faults = Vec::new();
    for source in sources {
        for mark in MARKS {
            for line in source.lines_with(mark) {
                faults.push(format!("{}:{line}: {}", source.path, mark.concat()));
            }
        }
    }
    faults
}

/// Files too long to be read at one sitting, but for those with a reason.
pub fn too_long(sources: &[Source], most: usize, reasons: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources {
        let excused = reasons.iter().any(|(path, _)| *path == source.path);
        if source.lines > most && !excused {
            faults.push(format!("{}: {} lines, more than {most}", source.path, source.lines));
        }
        if source.lines <= most && excused {
            faults.push(format!("{}: has {} lines and needs no excuse", source.path, source.lines));
        }
    }
    faults
}

/// The room that a file lies in: `rules`, `app::table`; `app` for what stands in app itself, nothing
/// for lib.rs and main.rs.
fn room(source: &Source) -> String {
    let module = source.module();
    match module.first().map(String::as_str) {
        Some("app") => module[..module.len().min(2)].join("::"),
        Some(first) => first.to_owned(),
        None => String::new(),
    }
}

/// The room that a path leads into, if it stays in the crate and leads into one.
fn room_of(parts: &[String], rooms: &[String]) -> Option<String> {
    if parts.first().map(String::as_str) != Some("crate") {
        return None;
    }
    let deep = parts.get(1..3.min(parts.len()))?.join("::");
    let known = |room: &String| rooms.contains(room);
    Some(deep).filter(known).or_else(|| parts.get(1).cloned().filter(known))
}
