//! The files of matches.

use super::{contents, home, saved, says, waiting};
use mbili::app::session::Seat;
use mbili::app::storage::matches::{
    Listing, MOST_DISCARDED, discard, file, finished_file, list, load, lock, store, tidy,
};
use mbili::app::storage::{SavedMatch, Trouble};
use mbili::engine::Level;
use mbili::rules::{Game, KichwaRule, Side};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

fn ids(listing: &Listing) -> BTreeSet<&str> {
    listing.matches.iter().map(|listed| listed.id.as_str()).collect()
}

fn put(data: &Path, id: &str, bytes: impl AsRef<[u8]>) {
    fs::create_dir_all(data.join("matches")).expect("a new folder");
    fs::write(file(data, id), bytes).expect("a new file");
}

/// Reads it back, without the lines that saving adds.
fn same(a: &SavedMatch, b: &SavedMatch) -> bool {
    let ours = |(key, _): &(&str, &str)| {
        !["Date", "South-Seat", "North-Seat", "Saved", "Actions"].contains(key)
    };
    (&a.id, a.seats, a.record.game(), a.record.actions(), a.record.ending())
        == (&b.id, b.seats, b.record.game(), b.record.actions(), b.record.ending())
        && a.record.tags().filter(ours).eq(b.record.tags().filter(ours))
}

#[test]
fn matches_are_kept_whole() {
    let (_home, folders) = home();
    let data = &folders.data;
    assert_eq!(list(data), Listing::default(), "no folder, no matches");
    let all = [saved("a", BAO, 9), saved("b", Game::Djenon, 5), waiting("c"), saved("d", BAO, 0)];
    for one in &all {
        store(data, one).expect("saved");
        let read = load(data, &one.id).expect("there");
        assert!(same(&read, one), "{read:?}");
        store(data, &read).expect("saved again");
        assert!(same(&load(data, &one.id).expect("there"), one));
    }
    let listing = list(data);
    assert_eq!(ids(&listing), BTreeSet::from(["a", "b", "c", "d"]));
    assert_eq!(listing.troubles, []);
    let a = listing.matches.iter().find(|listed| listed.id == "a").expect("listed");
    assert_eq!((a.game, a.turns, a.seats), (BAO, 9, all[0].seats));
    assert!(a.when.elapsed().expect("in the past") < Duration::from_secs(600));
    let newest: Vec<_> = listing.matches.iter().map(|listed| listed.when).collect();
    assert!(newest.is_sorted_by(|a, b| a >= b));
}

#[test]
fn a_match_cut_off_at_every_byte_is_told_and_left_alone() {
    let (_home, folders) = home();
    let data = &folders.data;
    store(data, &saved("other", Game::Djenon, 4)).expect("saved");
    for one in [saved("cut", BAO, 12), saved("cut", Game::Djenon, 6), waiting("cut")] {
        let whole = one.to_text();
        for end in 0..whole.len() {
            let cut = &whole.as_bytes()[..end];
            put(data, "cut", cut);
            let before = contents(data);
            let listing = list(data);
            if whole[end..].trim().is_empty() {
                let read = load(data, "cut").expect("only the last line's end is missing");
                assert!(same(&read, &one));
                continue;
            }
            assert_eq!(ids(&listing), BTreeSet::from(["other"]), "{end}: the other match is there");
            let lines = cut.iter().filter(|&&byte| byte == b'\n').count() + 1;
            let trouble = match listing.troubles.as_slice() {
                [trouble @ Trouble::MatchDamaged { error, .. }] => {
                    assert!((1..=lines).contains(&error.line), "{end}: {error}");
                    trouble
                }
                // Cut off before the first line that a saved match has and another record has not.
                [trouble @ Trouble::MatchEmpty { .. }] if !whole[..end].contains("Seat") => trouble,
                other => panic!("{end}: {other:?}"),
            };
            says(trouble, &file(data, "cut"));
            assert_eq!(load(data, "cut").expect_err("damaged"), *trouble);
            tidy(data);
            assert_eq!(contents(data), before, "{end}: nothing is touched");
        }
    }
}

#[test]
fn a_record_from_elsewhere_is_a_match_of_two_people() {
    let text = b"Mbili: 1\nGame: djenon\nNorth: Koffi\nNorth-Seat: computer 2\n\nA1 a4\n";
    let read = SavedMatch::from_any_record("x", text).expect("a record");
    assert_eq!(read.seats, [Seat::Human, Seat::Computer(Level::Mchezaji)]);
    assert_eq!(read.record.actions().len(), 2);
    let error = SavedMatch::from_bytes("x", text).expect_err("no match of ours");
    assert_eq!(
        error.to_string(),
        "line 1, column 1: expected the line `South-Seat: human`, found no such line"
    );
    let wrong = String::from_utf8_lossy(text).replace("computer 2", "computer 9");
    let error = SavedMatch::from_any_record("x", wrong.as_bytes()).expect_err("no such level");
    assert_eq!((error.line, error.to_string().contains("`computer 9`")), (4, true));
}

#[test]
fn a_lost_end_is_explained() {
    let (_home, folders) = home();
    let text = saved("cut", BAO, 12).to_text();
    let moves = text.trim_end().rfind(' ').expect("several moves");
    put(&folders.data, "cut", &text[..moves]);
    let trouble = load(&folders.data, "cut").expect_err("a move is missing");
    let text = says(&trouble, &file(&folders.data, "cut"));
    assert!(
        text.contains("there are 11, so the end of the file may be lost, found `12`"),
        "{text}"
    );
}

#[test]
fn a_match_of_a_newer_version_is_told_and_left_alone() {
    let (_home, folders) = home();
    let data = &folders.data;
    store(data, &saved("ours", BAO, 3)).expect("saved");
    let newer = saved("newer", BAO, 3).to_text().replacen("Mbili: 1", "Mbili: 2", 1);
    put(data, "newer", format!("{newer}and things that nobody knows yet"));
    let before = contents(data);
    let listing = list(data);
    assert_eq!(ids(&listing), BTreeSet::from(["ours"]));
    let [trouble] = listing.troubles.as_slice() else { panic!("{:?}", listing.troubles) };
    assert_eq!(trouble.notice().key, "notice-match-newer");
    assert!(says(trouble, &file(data, "newer")).contains("newer Mbili (format 2)"));
    tidy(data);
    assert_eq!(contents(data), before);
}

#[test]
fn a_finished_match_is_kept_and_can_be_reopened() {
    let (_home, folders) = home();
    let data = &folders.data;
    let mut one = saved("a", BAO, 6);
    store(data, &one).expect("saved");
    one.record.resign(Side::South).expect("not over yet");
    store(data, &one).expect("saved");
    assert_eq!(list(data), Listing::default());
    let text = fs::read_to_string(finished_file(data, "a")).expect("kept");
    assert!(text.contains("\nResult: S resign\n"), "{text}");
    assert!(!file(data, "a").exists());

    one.record.undo_to(usize::MAX);
    store(data, &one).expect("saved");
    assert_eq!(ids(&list(data)), BTreeSet::from(["a"]));
    assert!(!finished_file(data, "a").exists());
}

#[test]
fn a_death_between_writing_and_moving_a_finished_match_loses_nothing() {
    let (_home, folders) = home();
    let data = &folders.data;
    let mut one = saved("a", BAO, 6);
    one.record.resign(Side::North).expect("not over yet");
    put(data, "a", one.to_text());
    assert_eq!(list(data), Listing::default(), "it is over, so it is not offered");
    let held = lock(data, "a").expect("free");
    tidy(data);
    assert!(file(data, "a").exists(), "another program is about to move it");
    held.release();
    tidy(data);
    assert!(!file(data, "a").exists());
    assert!(fs::read_to_string(finished_file(data, "a")).expect("kept").contains("N resign"));
    assert_eq!(contents(&data.join("locks")).len(), 0, "locks of matches that are gone go too");
}

#[test]
fn the_last_discarded_matches_are_kept() {
    let (_home, folders) = home();
    let data = &folders.data;
    discard(data, "never-there").expect("nothing to do");
    for number in 0..MOST_DISCARDED + 5 {
        // The oldest name is discarded last.
        let id = format!("{:03}", 900 - number);
        store(data, &saved(&id, Game::Djenon, 2)).expect("saved");
        discard(data, &id).expect("moved");
        assert!(!file(data, &id).exists());
        assert!(data.join("discarded").join(format!("{id}.bao")).exists(), "{id}");
    }
    let kept = contents(&data.join("discarded"));
    assert_eq!(kept.len(), MOST_DISCARDED);
    assert_eq!(list(data), Listing::default());
}

#[test]
fn no_id_leads_out_of_the_folder() {
    let (home, folders) = home();
    let data = &folders.data;
    store(data, &saved("a", BAO, 1)).expect("saved");
    fs::write(home.path().join("outside.bao"), saved("x", BAO, 1).to_text()).expect("a file");
    let before = contents(home.path());
    let absolute = home.path().join("outside").display().to_string();
    for id in ["", ".", "..", "../../outside", "a/b", "a\\b", "a:b", "\0", ".a", &absolute] {
        assert!(matches!(load(data, id), Err(Trouble::MatchGone { .. })), "{id:?}");
        discard(data, id).expect("nothing to do");
        lock(data, id).expect("nobody is kept out").release();
    }
    assert_eq!(contents(home.path()), before);
}

#[test]
fn a_match_is_on_one_table_only() {
    let (_home, folders) = home();
    let data = &folders.data;
    store(data, &saved("a", BAO, 1)).expect("saved");
    let first = lock(data, "a").expect("free");
    let trouble = lock(data, "a").expect_err("taken");
    assert_eq!(trouble, Trouble::MatchElsewhere { file: file(data, "a") });
    lock(data, "b").expect("another match is free").release();
    first.release();
    let again = lock(data, "a").expect("free again");
    drop(again);
    lock(data, "a").expect("free when its holder has died").release();
}

/// What an interrupted write leaves is not taken for a match, and goes when it is old.
#[test]
fn strays_are_ignored_and_removed() {
    let (_home, folders) = home();
    let data = &folders.data;
    store(data, &saved("a", BAO, 3)).expect("saved");
    let stray = data.join("matches/.a.bao.x7Gh2k");
    let foreign = data.join("matches/.hidden");
    fs::write(&stray, "Mbili: 1\nGame: kuji").expect("a file");
    fs::write(&foreign, "").expect("a file");
    let listing = list(data);
    assert_eq!((ids(&listing), listing.troubles.len()), (BTreeSet::from(["a"]), 0));
    tidy(data);
    assert!(stray.exists(), "another program may be writing it");
    for path in [&stray, &foreign] {
        let file = fs::File::options().write(true).open(path).expect("there");
        file.set_modified(SystemTime::now() - Duration::from_secs(3600)).expect("any time");
    }
    tidy(data);
    assert!(!stray.exists());
    assert!(foreign.exists(), "not ours");
    assert_eq!(ids(&list(data)), BTreeSet::from(["a"]));
}

const KILLED: &str = "MBILI_TEST_WRITES_UNTIL_KILLED";

/// A program that is killed while it writes leaves the old match or the new one.
#[test]
fn a_kill_at_any_moment_leaves_a_whole_match() {
    let states = [saved("a", BAO, 3), saved("a", BAO, 12)];
    if let Some(data) = std::env::var_os(KILLED) {
        let _lock = lock(Path::new(&data), "a");
        for one in states.iter().cycle() {
            store(Path::new(&data), one).expect("saved");
        }
    }
    let (_home, folders) = home();
    let data = &folders.data;
    store(data, &states[0]).expect("saved");
    for round in 0..25 {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "storage::matches::a_kill_at_any_moment_leaves_a_whole_match"])
            .env(KILLED, data)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("this program again");
        let began = Instant::now();
        let length = || load(data, "a").expect("whole at every moment").record.actions().len();
        // It has written both, so it is at work, and is killed at another moment each time.
        for expected in [12, 3] {
            while length() != expected {
                assert!(began.elapsed() < Duration::from_secs(60), "the child does not write");
            }
        }
        std::thread::sleep(Duration::from_micros(200 * round));
        child.kill().expect("killed");
        child.wait().expect("dead");

        let listing = list(data);
        assert_eq!(ids(&listing), BTreeSet::from(["a"]));
        assert_eq!(listing.troubles, []);
        let read = load(data, "a").expect("whole");
        assert!(states.iter().any(|state| same(state, &read)), "{read:?}");
        lock(data, "a").expect("the dead hold no lock").release();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_bytes_are_a_match_or_told(bytes: Vec<u8>, at: prop::sample::Index, byte: u8) {
        let mut damaged = saved("x", BAO, 12).to_text().into_bytes();
        let at = at.index(damaged.len());
        damaged[at] = byte;
        let (_home, folders) = home();
        put(&folders.data, "random", &bytes);
        put(&folders.data, "damaged", &damaged);
        let before = contents(&folders.data);
        let listing = list(&folders.data);
        prop_assert_eq!(listing.matches.len() + listing.troubles.len(), 2);
        for trouble in &listing.troubles {
            says(trouble, &folders.data);
        }
        prop_assert_eq!(contents(&folders.data), before);
    }
}
