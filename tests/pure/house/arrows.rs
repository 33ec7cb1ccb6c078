//! Who may know whom: the arrows of docs/design.md as data, and the checks that hold them.
//!
//! A check takes the sources and returns the faults, each with its file and line.

use super::source::Source;

/// The rooms that know nothing of Bevy, and the other rooms each of them may name.
const PURE: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("notation", &["rules"]),
    ("record", &["rules", "notation"]),
    ("engine", &["rules"]),
    // What the engine found is told by its own types.
    ("words", &["rules", "notation", "engine"]),
    ("exercises", &["rules", "notation", "engine"]),
    ("lessons", &["rules", "notation", "exercises"]),
    ("kiosk", &["rules", "notation", "engine", "words"]),
    ("cli", &["rules", "notation", "record", "engine", "words", "exercises", "kiosk"]),
];

/// What draws, sounds and listens.
const SENSES: &[&str] = &["app::table", "app::sound", "app::ui", "app::input"];

/// Rooms of the app and those that they must never name, beside themselves.
const APART: &[(&str, &[&[&str]])] = &[
    ("app::table", &[&["app::sound", "app::ui"]]),
    ("app::sound", &[&["app::table", "app::ui"]]),
    ("app::ui", &[&["app::table", "app::sound", "app::kiosk"]]),
    ("app::input", &[&["app::sound", "app::ui"]]),
    ("app::sowing", &[SENSES]),
    ("app::opponent", &[SENSES]),
    ("app::hints", &[SENSES, &["app::review"]]),
    ("app::exercises", &[SENSES, &["app::opponent", "app::storage", "app::lesson"]]),
    ("app::lesson", &[SENSES, &["app::opponent", "app::storage"]]),
    ("app::review", &[SENSES, &["app::opponent", "app::hints", "app::exercises", "app::storage"]]),
    (
        "app::book",
        &[
            SENSES,
            &["app::opponent", "app::hints", "app::review", "app::exercises", "app::storage"],
        ],
    ),
    (
        "app::session",
        &[
            SENSES,
            &["app::opponent", "app::hints", "app::review", "app::exercises", "app::storage"],
            &["app::lesson", "app::book", "app::kiosk"],
        ],
    ),
    ("app::kiosk", &[&["app::table", "app::sound", "app::input", "app::exercises", "app::review"]]),
];

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

/// Paths from one room into another that the tables above do not allow.
pub fn arrows(sources: &[Source]) -> Vec<String> {
    let rooms: Vec<String> = sources.iter().map(room).collect();
    let mut faults = Vec::new();
    for (source, from) in sources.iter().zip(&rooms) {
        let pure = PURE.iter().find(|(room, _)| room == from);
        let apart = APART.iter().find(|(room, _)| room == from);
        if pure.is_none() && !from.is_empty() && !from.starts_with("app") {
            faults
                .push(format!("{}: room '{from}' has no arrows yet: add it to PURE", source.path));
        }
        for named in source.paths() {
            let Some(to) = room_of(&named.parts, &rooms) else { continue };
            let allowed = to == *from
                || match (pure, apart) {
                    (Some((_, may)), _) => may.contains(&to.as_str()),
                    (None, Some((_, never))) => {
                        !never.iter().any(|rooms| rooms.contains(&to.as_str()))
                    }
                    (None, None) => true,
                };
            if !allowed {
                let (path, line) = (&source.path, named.line);
                faults.push(format!(
                    "{path}:{line}: {from} must not know {}",
                    named.parts.join("::")
                ));
            }
        }
    }
    faults
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
            let pure = PURE.iter().any(|(known, _)| *known == room);
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
