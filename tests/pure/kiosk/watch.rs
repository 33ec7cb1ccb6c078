//! The table comes back, whatever happened, and a healthy one is left alone.

use mbili::kiosk::watch::{
    AGAIN, Ended, FAILURES, GRAPHICS_LOST, IN_VAIN, LONGEST_SAFE, LONGEST_WAIT, Mode, News, Next,
    Policy, SAFE_FOR, Vitals, Watch,
};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const SECOND: Duration = Duration::from_secs(1);

/// What comes after these failures, each so long after the last.
fn after(ends: &[(Ended, Duration)]) -> Vec<Next> {
    let (mut policy, mut now) = (Policy::default(), Duration::ZERO);
    let next = |&(ended, lived): &(Ended, Duration)| {
        now += lived;
        policy.after(ended, now, lived)
    };
    ends.iter().map(next).collect()
}

#[test]
fn one_crash_is_answered_at_once() {
    for ended in [
        Ended::Failed(101),
        Ended::Killed(9),
        Ended::Silent,
        Ended::NeverReady,
        Ended::GraphicsLost,
        Ended::NotStarted,
    ] {
        let start = Next::Start(Duration::ZERO, Mode::Usual);
        assert_eq!(after(&[(ended, 100 * SECOND)]), [start], "{ended:?}");
    }
}

#[test]
fn three_quick_crashes_lead_to_the_safe_mode_and_ever_longer_waits() {
    let next = after(&[(Ended::Killed(11), Duration::ZERO); 12]);
    let (waits, modes): (Vec<_>, Vec<_>) = next
        .into_iter()
        .map(|next| match next {
            Next::Start(wait, mode) => (wait, mode),
            Next::Leave => panic!("a crash is no reason to leave"),
        })
        .unzip();
    assert!(waits.is_sorted() && waits.iter().all(|&wait| wait <= LONGEST_WAIT), "{waits:?}");
    assert_eq!(waits[11], LONGEST_WAIT);
    assert_eq!(modes[FAILURES - 2], Mode::Usual);
    assert!(modes[FAILURES - 1..].iter().all(|&mode| mode == Mode::Safe), "{modes:?}");
}

#[test]
fn a_table_that_lived_for_a_while_need_not_wait() {
    let mut ends = [(Ended::Killed(9), Duration::ZERO); 12];
    for (lived, wait) in
        [(2 * SECOND, 3 * SECOND), (LONGEST_WAIT, Duration::ZERO), (9 * SECOND, Duration::ZERO)]
    {
        ends[11].1 = lived;
        assert_eq!(after(&ends)[11], Next::Start(wait, Mode::Safe), "{lived:?}");
    }
}

#[test]
fn rare_crashes_never_lead_to_the_safe_mode() {
    let next = after(&[(Ended::Killed(11), 200 * SECOND); 50]);
    assert!(next.iter().all(|&next| next == Next::Start(Duration::ZERO, Mode::Usual)));
}

#[test]
fn the_safe_mode_is_left_when_it_has_held_for_a_while() {
    let mut ends = vec![(Ended::Silent, SECOND); 3];
    ends.extend([(Ended::Silent, SAFE_FOR), (Ended::Silent, 300 * SECOND)]);
    let next = after(&ends);
    assert!(matches!(next[2], Next::Start(_, Mode::Safe)));
    assert_eq!(next[3..], [Next::Start(Duration::ZERO, Mode::Usual); 2]);
}

#[test]
fn a_safe_mode_that_was_left_in_vain_is_for_twice_as_long_each_time() {
    let (mut policy, mut now) = (Policy::default(), Duration::ZERO);
    let fails = |policy: &mut Policy, now: &mut Duration| {
        for _ in 0..FAILURES {
            *now += SECOND;
            policy.after(Ended::Killed(11), *now, SECOND);
        }
        assert_eq!(policy.mode(), Mode::Safe);
        policy.safe_for()
    };
    let mut last = fails(&mut policy, &mut now);
    assert_eq!(last, SAFE_FOR);
    for _ in 0..12 {
        now += last;
        let next = policy.after(Ended::Again, now, last);
        assert_eq!(next, Next::Start(Duration::ZERO, Mode::Usual));
        let safe_for = fails(&mut policy, &mut now);
        assert_eq!(safe_for, (2 * last).min(LONGEST_SAFE));
        last = safe_for;
    }
    assert_eq!(last, LONGEST_SAFE);
    // What fails again much later is another trouble.
    now += last;
    policy.after(Ended::Again, now, last);
    now += IN_VAIN + SECOND;
    assert_eq!(fails(&mut policy, &mut now), SAFE_FOR);
}

#[test]
fn who_asks_to_leave_leaves_and_who_asks_to_come_again_comes_as_usual() {
    assert_eq!(after(&[(Ended::Asked, SECOND)]), [Next::Leave]);
    let mut ends = vec![(Ended::Silent, SECOND); 3];
    ends.push((Ended::Again, SECOND));
    assert_eq!(after(&ends)[3], Next::Start(Duration::ZERO, Mode::Usual));
}

/// Watches over a shell script until it is left, or until this much time has gone by; what was told, and how long it
/// took.
#[cfg(unix)]
fn watched(script: &str, most: Duration, until: impl Fn(&[News]) -> bool) -> (Vec<News>, Duration) {
    let mut watch = Watch::over("/bin/sh".into(), vec!["-c".into(), script.into(), "table".into()]);
    watch.silence = Duration::from_millis(700);
    watch.ready_within = Duration::from_millis(1500);
    watch.ends_within = Duration::from_millis(500);
    let (leave, mut told, began) = (AtomicBool::new(false), Vec::new(), Instant::now());
    watch.keep(&leave, &mut |news| {
        told.push(news);
        if began.elapsed() > most || until(&told) {
            leave.store(true, Ordering::Relaxed);
        }
    });
    (told, began.elapsed())
}

#[cfg(unix)]
fn ends(told: &[News]) -> Vec<Ended> {
    told.iter()
        .filter_map(|news| if let News::Ended(ended, _) = news { Some(*ended) } else { None })
        .collect()
}

#[cfg(unix)]
#[test]
fn every_way_to_end_is_known_by_its_name() {
    for (script, expected) in [
        ("echo mbili-beat; exit 0".to_owned(), Ended::Asked),
        (format!("exit {AGAIN}"), Ended::Again),
        (format!("exit {GRAPHICS_LOST}"), Ended::GraphicsLost),
        ("exit 101".to_owned(), Ended::Failed(101)),
        ("kill -9 $$".to_owned(), Ended::Killed(9)),
        ("kill -11 $$".to_owned(), Ended::Killed(11)),
        ("echo mbili-beat; exec sleep 60".to_owned(), Ended::Silent),
        ("echo nothing of a heart; exec sleep 60".to_owned(), Ended::NeverReady),
    ] {
        let (told, _) = watched(&script, 30 * SECOND, |told| !ends(told).is_empty());
        assert_eq!(ends(&told)[0], expected, "{script}");
    }
}

/// Each with its reason: a program that is not there, one that may not be run, and none at all.
#[cfg(unix)]
#[test]
fn a_program_that_cannot_be_started_is_tried_again_and_again_and_the_reason_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table");
    std::fs::write(&file, "#!/bin/sh\nexit 0\n").unwrap();
    for (program, reason) in [
        (std::path::Path::new("/nowhere/mbili"), "No such file"),
        (&file, "permission denied"),
        (folder.path(), "permission denied"),
    ] {
        let (mut tried, mut reasons) = (0, Vec::new());
        let leave = AtomicBool::new(false);
        Watch::over(program.into(), vec![]).keep(&leave, &mut |news| {
            match news {
                News::Second => return,
                News::NotStarted(why) => return reasons.push(why),
                News::Ended(ended, _) => assert_eq!(ended, Ended::NotStarted),
                other => panic!("{other:?}"),
            }
            tried += 1;
            leave.store(tried == 2, Ordering::Relaxed);
        });
        assert_eq!((tried, reasons.len()), (2, 2));
        let named = format!("{}: {reason}", program.display());
        assert!(reasons.iter().all(|why| why.starts_with(&named)), "{named}: {reasons:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_heart_that_beats_is_left_alone_however_much_else_is_said() {
    let script = "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do printf '\nmbili-beat frames=7 new=1\n'; \
                  echo other; head -c 5000 /dev/zero; sleep 0.2; done; exit 0";
    let (told, _) = watched(script, 30 * SECOND, |_| false);
    assert_eq!(ends(&told), [Ended::Asked]);
    let vitals = Vitals { frames: Some(7), ..Vitals::default() };
    assert!(told.contains(&News::Alive(vitals)), "{told:?}");
    assert!(told.contains(&News::Second), "{told:?}");
}

#[test]
fn a_sign_of_life_is_read_as_it_was_written_and_nothing_else_is_one() {
    let all = Vitals {
        frames: Some(30),
        median_us: Some(4_000),
        worst_us: Some(u64::MAX),
        entities: Some(0),
    };
    for vitals in [all, Vitals::default(), Vitals { entities: None, ..all }] {
        assert_eq!(Vitals::read(format!("{vitals}\n").as_bytes()), Some(vitals));
    }
    // Of another version, cut short, or spoiled: still a sign of life.
    let frames = Vitals { frames: Some(3), ..Vitals::default() };
    for line in [
        "mbili-beat frames=3 mood=9",
        " mbili-beat frames=3 median_us=x",
        "mbili-beat frames=3 wor",
    ] {
        assert_eq!(Vitals::read(line.as_bytes()), Some(frames), "{line}");
    }
    for line in ["", "mbili-beats", "mbili", "xmbili-beat", "2026 INFO mbili-beat"] {
        assert_eq!(Vitals::read(line.as_bytes()), None, "{line}");
    }
    assert_eq!(Vitals::read(b"mbili-beat \xff"), None);
}

#[test]
fn every_end_but_the_one_that_was_asked_for_has_a_cause_of_its_own() {
    let ends = [
        Ended::Failed(1),
        Ended::GraphicsLost,
        Ended::Killed(9),
        Ended::Silent,
        Ended::NeverReady,
        Ended::NotStarted,
        Ended::Again,
    ];
    let causes: Vec<&str> = ends.into_iter().filter_map(Ended::cause).collect();
    assert_eq!(causes, Ended::CAUSES);
    assert_eq!(Ended::Asked.cause(), None);
}

/// A watch that is killed takes even a table with it that was stopped, where the kernel can be told so.
#[cfg(target_os = "linux")]
#[test]
fn the_standard_input_of_the_table_ends_with_the_watch() {
    let script = "echo mbili-beat; cat; echo ended >> \"$1\"; exit 0";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("told");
    let mut watch = Watch::over("/bin/sh".into(), vec!["-c".into(), script.into(), "table".into()]);
    watch.arguments.push(file.clone().into());
    watch.silence = Duration::from_millis(500);
    let (leave, mut told) = (AtomicBool::new(false), Vec::new());
    watch.keep(&leave, &mut |news| {
        told.push(news);
        leave.store(!ends(&told).is_empty(), Ordering::Relaxed);
    });
    // `cat` waits on an input that is open as long as the watch lives: it was silent, and did not end by itself.
    assert_eq!(ends(&told), [Ended::Silent]);
    assert!(!file.exists());
}

#[cfg(unix)]
#[test]
fn what_starts_slowly_may_be_slow_afterwards() {
    let ended = |script: &str| {
        let mut watch = Watch::over("/bin/sh".into(), vec!["-c".into(), script.into()]);
        watch.silence = Duration::from_millis(400);
        watch.ready_within = 30 * SECOND;
        let (leave, mut told) = (AtomicBool::new(false), Vec::new());
        watch.keep(&leave, &mut |news| {
            told.push(news);
            leave.store(!ends(&told).is_empty(), Ordering::Relaxed);
        });
        ends(&told)[0]
    };
    let slow = "echo mbili-beat; sleep 1; echo mbili-beat; exit 0";
    assert_eq!(ended(slow), Ended::Silent);
    assert_eq!(ended(&format!("sleep 4; {slow}")), Ended::Asked);
}

#[cfg(unix)]
#[test]
fn three_crashes_start_it_with_the_safe_argument() {
    // The first argument after the name is there in safe mode only.
    let script = "echo mbili-beat; test \"$1\" = --safe && exit 0; exit 1";
    let (told, took) = watched(script, 30 * SECOND, |_| false);
    assert_eq!(ends(&told), [Ended::Failed(1), Ended::Failed(1), Ended::Failed(1), Ended::Asked]);
    assert!(took < Duration::from_secs(10), "the table was back after {took:?}");
}

#[test]
fn a_table_that_nobody_would_start_again_stays_in_the_safe_mode() {
    use mbili::kiosk::watch::heart::safe_for_as_told;
    assert_eq!(safe_for_as_told(Some("600"), true), Some(600 * SECOND));
    for (told, heard) in [(Some("600"), false), (None, true), (Some("soon"), true)] {
        assert_eq!(safe_for_as_told(told, heard), None, "{told:?}, {heard}");
    }
}

/// Tables that write down what they are told, a line each, and end as is said by their number; how they ended, and what
/// they wrote.
#[cfg(unix)]
fn writing(what: &str, ends_as: &str) -> (Vec<Ended>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let said = folder.path().join("said");
    let script =
        format!("echo \"{what}\" >> {0}; case $(wc -l < {0}) in {ends_as}; esac", said.display());
    let (told, _) = watched(&script, 30 * SECOND, |_| false);
    (ends(&told), std::fs::read_to_string(said).expect("it was started"))
}

#[cfg(unix)]
#[test]
fn only_a_table_in_the_safe_mode_is_told_for_how_long() {
    // Three failures, a table in the safe mode that asks to be started as usual, and that one.
    let ends_as = format!("4) exit {AGAIN};; 5) exit 0;; *) exit 1;");
    let (ended, wrote) = writing("${MBILI_SAFE_FOR:-no} $1", &ends_as);
    assert_eq!(ended[3..], [Ended::Again, Ended::Asked]);
    let safe = format!("{} --safe", SAFE_FOR.as_secs());
    assert_eq!(wrote.lines().collect::<Vec<_>>(), ["no ", "no ", "no ", &safe, "no "]);
}

#[cfg(unix)]
#[test]
fn the_end_of_the_watch_is_the_end_of_the_table() {
    let script = "while :; do echo mbili-beat; sleep 0.05; done";
    let is_ready = |told: &[News]| told.iter().any(|news| matches!(news, News::Ready(_)));
    let (told, _) = watched(script, 30 * SECOND, is_ready);
    let News::Started(id, Mode::Usual) = told[0] else { panic!("{told:?}") };
    assert_eq!(ends(&told), [Ended::Asked]);
    assert!(!std::path::Path::new(&format!("/proc/{id}")).exists(), "process {id} lives");
}

#[cfg(unix)]
#[test]
fn only_a_table_whose_forerunner_failed_is_told_so() {
    // Started for the first time, as the staff wished, and after a kill.
    let ends_as = format!("1) exit {AGAIN};; 2) kill -9 $$;; *) exit 0;");
    let (ended, wrote) = writing("${MBILI_AFTER_A_FAILURE:-no}", &ends_as);
    assert_eq!(ended, [Ended::Again, Ended::Killed(9), Ended::Asked]);
    assert_eq!(wrote, "no\nno\n1\n");
}

/// So that freed memory goes back to the system; what the house has said itself stays.
#[cfg(unix)]
#[test]
fn the_table_is_told_to_give_large_pieces_of_memory_back() {
    let (ended, wrote) = writing("${MALLOC_MMAP_THRESHOLD_:-no}", "*) exit 0;");
    assert_eq!(ended, [Ended::Asked]);
    let own = std::env::var(mbili::kiosk::memory::VARIABLE);
    assert_eq!(wrote.trim(), own.unwrap_or_else(|_| mbili::kiosk::memory::LARGE.to_string()));
}
