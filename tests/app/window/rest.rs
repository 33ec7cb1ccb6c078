//! At rest the program draws nothing and asks the processor for nothing; and it wakes for whatever
//! happens. What `src/app/awake.rs` takes for granted of the window's loop is held here.

use super::program::{Display, Game, click_a_pit, click_a_way, saved_moves, see, settings};
use std::fs;
use std::time::{Duration, Instant};

/// How long a rest is looked at; it has lasted for a moment by then.
const A_WHILE: Duration = Duration::from_millis(3500);
/// Hundredths of a second of processor time that a rest may cost: none, and one that is counted late
/// for the program and for the system.
const TICKS: u64 = 2;

/// Processor time used so far, in hundredths of a second, by the program itself and the system for it.
fn ticks(game: &Game) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", game.program.id())).expect("it runs");
    // The second field is a name in brackets, which may hold anything.
    let (_, fields) = stat.rsplit_once(')').expect("a name");
    let fields: Vec<&str> = fields.split_whitespace().collect();
    [11, 12].map(|place| fields[place].parse::<u64>().expect("ticks")).iter().sum()
}

/// Waits for rest, and sees that nothing is drawn and nothing computed for a while.
fn rests(game: &Game, when: &str) {
    // Once a minute the loop looks up, and may do so in one of two whiles, but not in both.
    for last in [false, true] {
        let (frames, used) = come_to_rest(game, when);
        std::thread::sleep(A_WHILE);
        let drawn = game.frames() - frames;
        if drawn == 1 && !last {
            continue;
        }
        assert_eq!(drawn, 0, "frames drawn at rest, {when}");
        let used = ticks(game) - used;
        assert!(used <= TICKS, "{used} ticks of processor time at rest, {when}");
        return;
    }
}

/// Waits until nothing has been drawn or computed for a moment; answers the frames and ticks so far.
/// The last frame may still be drawn, on other threads, when it has been counted.
pub fn come_to_rest(game: &Game, when: &str) -> (usize, u64) {
    let started = Instant::now();
    let mut seen = (game.frames(), ticks(game));
    let mut since = Instant::now();
    while since.elapsed() < Duration::from_millis(1500) {
        assert!(
            started.elapsed().as_secs() < 90,
            "{when} the program never comes to rest: {seen:?} frames and ticks, {}",
            game.end_of_log()
        );
        std::thread::sleep(Duration::from_millis(100));
        let now = (game.frames(), ticks(game));
        if now != seen {
            (seen, since) = (now, Instant::now());
        }
    }
    seen
}

/// Waits for the title; a machine without a graphics card takes its time for the first frame.
fn see_the_title(game: &mut Game) {
    game.wait("the title", 180, |controls| {
        controls.iter().any(|control| control.name == "New match").then_some(())
    });
}

/// Does something, and waits until at least so many frames are drawn for it.
fn wakes(game: &mut Game, what: &str, frames: usize, act: impl FnOnce(&Display)) {
    let before = game.frames();
    act(game.display);
    let started = Instant::now();
    while game.frames() < before + frames {
        let status = game.program.try_wait().expect("a process");
        assert!(status.is_none(), "the program ended at {what}: {}", game.end_of_log());
        assert!(started.elapsed().as_secs() < 30, "{what} draws nothing");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// At the title, and when the pointer, the focus, a key or the window system wakes it.
#[test]
fn at_rest_nothing_is_drawn_and_whatever_happens_wakes_the_window() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "2.0");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    see_the_title(&mut game);
    rests(&game, "at the title");

    // The pointer, the focus and a key.
    wakes(&mut game, "the pointer", 1, |display| display.xdotool(&["mousemove", "1270", "5"]));
    rests(&game, "under a pointer that stands still");
    wakes(&mut game, "the focus", 1, |display| {
        display.xdotool(&["search", "--name", "Mbili", "windowfocus", "--sync"]);
    });
    rests(&game, "with the focus");
    display.key("Tab");
    game.wait("a button with the focus", 30, |controls| {
        controls.iter().any(|control| control.focused).then_some(())
    });
    rests(&game, "after a key");

    // A window that was hidden.
    display.xdotool(&["search", "--name", "Mbili", "windowunmap", "--sync"]);
    rests(&game, "while it is not to be seen");
    wakes(&mut game, "a window that comes back", 1, |display| {
        display.xdotool(&["search", "--name", "Mbili", "windowmap", "--sync"]);
    });
    rests(&game, "after it came back");
}

#[test]
fn in_a_match_nothing_is_drawn_until_something_happens() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "2.0");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    see_the_title(&mut game);
    game.click("New match");
    game.click("A friend here");
    game.click("Begin");
    see(&mut game, "Undo");
    rests(&game, "in a match that waits for its player");

    // A pit is chosen; its seeds fly, lie down, and the window rests again.
    click_a_pit(&mut game);
    see(&mut game, "To the ");
    rests(&game, "with a pit chosen");
    click_a_way(&mut game);
    game.wait("the other player's turn", 60, |controls| {
        let turn = controls.iter().any(|control| control.can_be_sown());
        (turn && saved_moves(home.path()) == 1).then_some(())
    });
    rests(&game, "after a turn");

    // A new size.
    let size = ["search", "--name", "Mbili", "windowsize", "1000", "640"];
    wakes(&mut game, "a new size", 1, |display| display.xdotool(&size));
    game.wait("the board in the new window", 30, |controls| {
        let mut pits = controls.iter().filter(|c| c.is_a_pit());
        let all = pits.clone().count() == 32;
        (all && pits.all(|c| c.bounds[2] <= 1000.0 && c.bounds[3] <= 640.0)).then_some(())
    });
    rests(&game, "after a new size");
    game.click("Menu");
    see(&mut game, "Paused");
    rests(&game, "over a match that rests");
}

#[test]
fn the_computer_answers_although_nobody_touches_anything() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "8.0");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    see_the_title(&mut game);
    game.click("New match");
    game.click("More choices");
    // A machine that draws a frame in seconds may still have been laying the screen out.
    for _ in 0..4 {
        game.click("Djenon-aboure");
        std::thread::sleep(Duration::from_secs(1));
        if !game.is_there("Mancala World") {
            break;
        }
    }
    game.click("Begin");
    click_a_pit(&mut game);
    game.wait("the computer's answer", 240, |_| (saved_moves(home.path()) >= 2).then_some(()));
    game.wait("my turn", 60, |controls| {
        controls.iter().any(|c| c.can_be_sown() || c.name == "Pass").then_some(())
    });
    rests(&game, "after the computer's turn");
}

#[test]
fn a_first_start_measures_the_machine_once_and_comes_to_rest() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("config/settings.toml");
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(&file, "language = \"en\"\n").expect("a file");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    see_the_title(&mut game);
    let line = |name: &str| {
        let text = fs::read_to_string(&file).expect("the settings read");
        let begins = format!("{name} = ");
        text.lines().find_map(|line| line.strip_prefix(&begins).map(str::to_owned))
    };
    let measured = game.wait("a quality that was measured", 90, |_| line("measured"));
    assert_eq!((line("quality"), line("as_measured")), (Some(measured), Some("true".to_owned())));
    rests(&game, "after the first second");
    // Nobody is told what was done about it.
    assert!(!game.controls().iter().any(|control| control.name.contains("graphics card")));
}
