//! The settings file.

use super::{contents, home, says};
use bevy::prelude::App;
use mbili::app::look::{BoardStyle, Mood};
use mbili::app::session::Intent;
use mbili::app::settings::{Change, Foresight, Quality, Settings, Switches};
use mbili::app::storage::settings_file::{from_bytes, load, merge, path, store, to_text};
use mbili::app::storage::{Folders, Reason, Trouble};
use proptest::prelude::*;
use std::fs;

fn chosen() -> Settings {
    Settings {
        language: "sw".to_owned(),
        volume: 35,
        ambience: 15,
        interface: 80,
        muted: true,
        speed: 0.5,
        quality: Quality::Low,
        as_measured: false,
        measured: Some(Quality::Medium),
        mood: Mood::Evening,
        board: BoardStyle::School,
        text_size: 150,
        reduced_motion: true,
        full_screen: true,
        counts: false,
        turn_board: false,
        previews: Some(Foresight::FirstLap),
        hints: false,
        opponent: 6.5,
        opponent_matches: 12,
        silence_known: true,
        slow_picture_known: true,
        contrast: true,
        switches: Switches::Two,
        scan_tenths: 20,
        voice: true,
    }
}

fn put(folders: &Folders, bytes: impl AsRef<[u8]>) {
    fs::create_dir_all(&folders.config).expect("a new folder");
    fs::write(path(&folders.config), bytes).expect("a new file");
}

/// Each value is either that of `settings` or the default.
fn is_made_of(mixed: &Settings, settings: &Settings) -> bool {
    let default = Settings::default();
    let value = |of: &Settings| toml::Table::try_from(of).expect("settings are a table");
    let (mixed, chosen, default) = (value(mixed), value(settings), value(&default));
    mixed.iter().all(|(key, value)| *value == chosen[key] || *value == default[key])
}

#[test]
fn settings_are_kept() {
    let (_home, folders) = home();
    let nothing = load(&folders.config);
    assert_eq!((nothing.settings, nothing.trouble), (Settings::default(), None));
    store(&folders.config, &chosen()).expect("saved");
    let loaded = load(&folders.config);
    assert_eq!((loaded.settings, loaded.trouble, loaded.may_store), (chosen(), None, true));
    assert_eq!(contents(&folders.config).len(), 1, "no other file");
}

#[test]
fn settings_cut_off_at_every_byte_are_told_and_set_aside() {
    let whole = to_text(&chosen());
    let mut silent = 0;
    for end in 0..whole.len() {
        let cut = &whole.as_bytes()[..end];
        let (_home, folders) = home();
        put(&folders, cut);
        let loaded = load(&folders.config);
        let file = path(&folders.config);
        let files = contents(&folders.config);
        if end == 0 || cut.ends_with(b"\n") {
            // Whole lines: as a person might leave it, or an older version.
            silent += 1;
            assert_eq!(loaded.trouble, None, "{end}");
            assert!(is_made_of(&loaded.settings, &chosen()), "{end}: {:?}", loaded.settings);
            assert_eq!(files.len(), 1, "{end}");
            continue;
        }
        let Some(trouble @ Trouble::SettingsDamaged { line, aside: Ok(aside), .. }) =
            &loaded.trouble
        else {
            panic!("{end}: {:?}", loaded.trouble);
        };
        let lines = cut.iter().filter(|&&byte| byte == b'\n').count() + 1;
        assert_eq!(*line, lines, "{end}: the last line is the damaged one");
        says(trouble, &file);
        assert_eq!(files[&aside.display().to_string()], cut, "{end}: nothing is lost");
        assert_eq!(files.len(), 2, "{end}");
        let again = load(&folders.config);
        assert_eq!((again.settings, again.trouble), (loaded.settings, None), "{end}: told once");
    }
    assert_eq!(silent, whole.lines().count(), "each line once, and the empty file");
}

#[test]
fn what_can_be_read_of_a_damaged_file_is_used() {
    // The text, what is wrong, its line, and what remains.
    let default = Settings::default;
    let cases = [
        (
            "volume = 20\nvolum = 3\n",
            "unknown field `volum`",
            2,
            Settings { volume: 20, ..default() },
        ),
        (
            "speed = \"fast\"\nmuted = true\n",
            "invalid type",
            1,
            Settings { muted: true, ..default() },
        ),
        (
            "muted = true\n\nvolume = 101\n",
            "0 to 100",
            3,
            Settings { muted: true, volume: 100, ..default() },
        ),
        ("ambience = 101\n", "0 to 100", 1, Settings { ambience: 100, ..default() }),
        ("interface = 200\n", "0 to 100", 1, Settings { interface: 100, ..default() }),
        ("volume = -1\n", "invalid value", 1, default()),
        ("speed = 1e9\n", "0.25 to 8", 1, Settings { speed: 8.0, ..default() }),
        ("speed = nan\n", "0.25 to 8", 1, default()),
        ("text_size = 10\n", "75 to 200", 1, Settings { text_size: 75, ..default() }),
        ("quality = \"ultra\"\n", "unknown variant `ultra`", 1, default()),
        ("volume = 20\ncounts = \nmuted = true\n", "", 2, Settings { volume: 20, ..default() }),
        ("volume = 20\nvolume = 30\n", "duplicate", 2, Settings { volume: 20, ..default() }),
        ("[volume]\n", "invalid type", 1, default()),
        ("volume = 5\n[[[[\n", "", 2, Settings { volume: 5, ..default() }),
    ];
    for (text, problem, line, expected) in cases {
        let (settings, fault) = from_bytes(text.as_bytes());
        let fault = fault.unwrap_or_else(|| panic!("{text:?} has no fault"));
        assert_eq!((settings, fault.line), (expected, line), "{text:?}");
        assert!(fault.problem.contains(problem), "{text:?}: {}", fault.problem);
        assert!(!fault.problem.is_empty() && !fault.problem.contains('\n'), "{text:?}");
    }
    let (settings, fault) = from_bytes(b"volume = 20\n\xff\nmuted = true\n");
    assert_eq!((settings.volume, settings.muted, fault.map(|f| f.line)), (20, false, Some(2)));
}

#[test]
fn a_quality_that_was_written_down_is_a_choice_and_none_asks_to_be_measured() {
    let read = |text: &str| {
        let (settings, fault) = from_bytes(text.as_bytes());
        assert_eq!(fault, None, "{text:?}");
        (settings.quality, settings.as_measured, settings.measured)
    };
    // As a new player has it; as versions wrote it that measured nothing; as it is written now.
    assert_eq!(read("volume = 20\n"), (Quality::Medium, true, None));
    assert_eq!(read("quality = \"medium\"\n"), (Quality::Medium, false, None));
    let text = "quality = \"low\"\nas_measured = true\nmeasured = \"low\"\n";
    assert_eq!(read(text), (Quality::Low, true, Some(Quality::Low)));
    let text = "quality = \"high\"\nas_measured = false\nmeasured = \"low\"\n";
    assert_eq!(read(text), (Quality::High, false, Some(Quality::Low)));
}

#[test]
fn no_damaged_file_overwrites_an_earlier_one() {
    let (_home, folders) = home();
    for number in 1..=12_u8 {
        put(&folders, format!("volume = {number}\nbroken"));
        assert!(matches!(
            load(&folders.config).trouble,
            Some(Trouble::SettingsDamaged { aside: Ok(_), .. })
        ));
    }
    for number in 1..=12_u8 {
        let aside = folders.config.join(format!("settings.damaged-{number}.toml"));
        let kept = fs::read_to_string(aside).expect("kept");
        assert_eq!(kept, format!("volume = {number}\nbroken"));
    }
}

#[test]
fn the_hundredth_damaged_file_stays_in_its_place() {
    let (_home, folders) = home();
    put(&folders, "broken");
    for number in 1..=99 {
        let aside = folders.config.join(format!("settings.damaged-{number}.toml"));
        fs::write(aside, "taken").expect("a new file");
    }
    let before = contents(&folders.config);
    let loaded = load(&folders.config);
    assert!(!loaded.may_store);
    let Some(trouble) = loaded.trouble else { panic!("nothing is told") };
    let Trouble::SettingsDamaged { aside: Err(failure), .. } = &trouble else {
        panic!("{trouble:?}")
    };
    assert_eq!(failure.reason, Reason::TooManySetAside);
    assert!(says(&trouble, &path(&folders.config)).contains("some should be removed"));
    assert_eq!(contents(&folders.config), before);
}

#[test]
fn something_else_in_the_place_of_the_settings_is_left_alone() {
    let (_home, folders) = home();
    let inside = path(&folders.config).join("precious");
    fs::create_dir_all(path(&folders.config)).expect("a new folder");
    fs::write(&inside, "precious").expect("a new file");
    let loaded = load(&folders.config);
    let Some(trouble @ Trouble::SettingsUnreadable(_)) = &loaded.trouble else {
        panic!("{:?}", loaded.trouble);
    };
    says(trouble, &path(&folders.config));
    assert!(!loaded.may_store);
    let failure = store(&folders.config, &chosen()).expect_err("a folder is no file");
    assert_eq!(failure.reason, Reason::NotAFile, "{failure:?}");
    assert_eq!(fs::read_to_string(inside).expect("still there"), "precious");
}

#[test]
fn a_huge_file_is_not_read_into_memory() {
    let (_home, folders) = home();
    put(&folders, "");
    let file = fs::File::options().write(true).open(path(&folders.config)).expect("there");
    file.set_len(1 << 40).expect("a sparse file");
    let Some(Trouble::SettingsUnreadable(failure)) = load(&folders.config).trouble else {
        panic!("nothing is told");
    };
    assert_eq!(failure.reason, Reason::TooLarge);
}

#[test]
fn what_two_programs_have_set_holds_and_of_one_setting_the_last_writer_wins() {
    let known = |folders: &Folders| load(&folders.config).settings;
    let (at_first, all) = (Settings::default(), chosen());
    let value = |of: &Settings| toml::Table::try_from(of).expect("settings are a table");
    let made = |table: toml::Table| -> Settings { table.try_into().expect("settings") };
    let changed: Vec<String> = value(&all).keys().cloned().collect();
    // One changes every second setting, the other the rest.
    for first in 0..2 {
        let (_home, folders) = home();
        store(&folders.config, &at_first).expect("saved");
        for program in [first, 1 - first] {
            let mut ours = value(&at_first);
            for key in changed.iter().skip(program).step_by(2) {
                ours.insert(key.clone(), value(&all)[key].clone());
            }
            merge(&folders, &at_first, &made(ours)).expect("saved");
        }
        assert_eq!(known(&folders), all);
        // What is taken back here is taken back, and nothing else.
        let less = Settings { previews: None, volume: 90, ..all.clone() };
        let theirs = Settings { volume: 1, text_size: 75, ..all.clone() };
        merge(&folders, &all, &theirs).expect("saved");
        merge(&folders, &all, &less).expect("saved");
        assert_eq!(known(&folders), Settings { text_size: 75, ..less });
    }
}

#[test]
fn two_programs_at_once_keep_what_either_sets() {
    let (_home, folders) = home();
    let [mut one, mut other] = [(); 2].map(|()| super::running::start(Some(&folders)));
    let set = |app: &mut App, change: Change| {
        super::running::want(app, Intent::Change(change));
        app.update();
        app.update();
    };
    set(&mut one, Change::Language("sw".into()));
    set(&mut other, Change::TextSize(150));
    drop(one);
    drop(other);
    let loaded = load(&folders.config).settings;
    assert_eq!((loaded.language.as_str(), loaded.text_size), ("sw", 150));
}

proptest! {
    #[test]
    fn any_bytes_are_settings(bytes: Vec<u8>) {
        check(&bytes);
    }

    #[test]
    fn any_damage_leaves_settings(at in 0_usize..1000, byte: u8, cut in 0_usize..40) {
        let mut bytes = to_text(&chosen()).into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let end = (at + cut).min(bytes.len());
        bytes.drain(at + 1..end.max(at + 1));
        check(&bytes);
    }

    #[test]
    fn any_text_of_toml_is_settings(text in "[a-z_=\\[\\]{}\"'#.,0-9 \n-]{0,80}") {
        check(text.as_bytes());
    }
}

fn check(bytes: &[u8]) {
    let (settings, fault) = from_bytes(bytes);
    assert!(settings.volume <= 100 && (75..=200).contains(&settings.text_size));
    assert!((0.25..=8.0).contains(&settings.speed));
    if let Some(fault) = fault {
        let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() + 1;
        assert!((1..=lines).contains(&fault.line));
    }
}
