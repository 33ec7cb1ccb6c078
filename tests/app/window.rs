//! A real window under Xvfb, played with real clicks and keys.

mod ends;
mod escape;
mod house;
mod program;
mod rest;

use program::{Display, Game, click_a_pit, click_a_way, saved_moves, see, settings, walk_to};
use std::time::{Duration, Instant};

#[test]
fn a_game_is_played_with_clicks_killed_resumed_and_played_to_its_end() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "8.0");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    game.click("New match");
    game.click("Djenon-aboure");
    game.click("Begin");
    let mut turns = 0;
    while turns < 3 {
        click_a_pit(&mut game);
        turns += 1;
        game.wait("the computer's answer", 60, |controls| {
            let mine = controls.iter().any(|c| c.can_be_sown() || c.name == "Pass");
            (mine && saved_moves(home.path()) >= 2 * turns).then_some(())
        });
    }
    let before = saved_moves(home.path());
    assert!(before >= 6, "{before} turns saved");
    game.kill();

    // Killed, started again, resumed: nothing is lost.
    let mut game = Game::start(&display, home.path(), 2);
    game.click("Play on");
    game.wait("the board", 60, |controls| {
        controls.iter().any(|control| control.can_be_sown()).then_some(())
    });
    assert_eq!(saved_moves(home.path()), before);
    let started = Instant::now();
    while !game.is_there("Play again") {
        assert!(started.elapsed().as_secs() < 600, "the game does not end: {}", game.end_of_log());
        let before = saved_moves(home.path());
        click_a_pit(&mut game);
        // A finished match is no longer among those that wait.
        game.soon(Duration::from_millis(700), |_| saved_moves(home.path()) != before);
    }
    game.click("To the title");
    game.click("Quit");
    game.ended();
}

#[test]
fn a_window_resized_in_the_middle_of_a_turn_still_shows_the_whole_board() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "0.5");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    game.click("New match");
    game.click("A friend here");
    game.click("Begin");
    click_a_pit(&mut game);
    click_a_way(&mut game);
    game.wait("seeds in flight", 30, |controls| {
        controls.iter().any(|c| c.name == "Pause" && !c.disabled).then_some(())
    });
    for [width, height] in [["900", "600"], ["420", "700"], ["700", "420"]] {
        display.xdotool(&["search", "--name", "Mbili", "windowsize", width, height]);
        let (right, bottom): (f64, f64) =
            (width.parse().expect("a number"), height.parse().expect("a number"));
        game.wait("the whole board in the new window", 60, |controls| {
            let pits = controls.iter().filter(|c| c.is_a_pit());
            let inside = pits.clone().all(|c| {
                c.bounds[0] >= 0.0
                    && c.bounds[1] >= 0.0
                    && c.bounds[2] <= right
                    && c.bounds[3] <= bottom
            });
            (pits.count() == 32 && inside).then_some(())
        });
    }
    game.click("Skip");
    game.wait("the other player's turn", 60, |controls| {
        controls.iter().any(|control| control.can_be_sown()).then_some(())
    });
    assert_eq!(saved_moves(home.path()), 1);
}

/// Keys that take the cursor over both own rows, wherever in them it is.
fn over_both_rows() -> impl Iterator<Item = &'static str> {
    let round = [("Right", 8), ("Down", 1), ("Left", 8), ("Up", 1)];
    round.into_iter().flat_map(|(key, times)| std::iter::repeat_n(key, times)).cycle()
}

#[test]
fn the_keyboard_alone_begins_a_match_plays_and_leaves() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "8.0");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    see(&mut game, "New match");
    // No window manager gives the focus here.
    display.xdotool(&["mousemove", "1270", "5"]);
    display.xdotool(&[
        "search",
        "--sync",
        "--onlyvisible",
        "--name",
        "Mbili",
        "windowfocus",
        "--sync",
    ]);
    walk_to(&mut game, "New match");
    display.key("Return");
    see(&mut game, "Begin");
    walk_to(&mut game, "Begin");
    display.key("Return");

    // Enter takes the cursor to the board, Enter chooses the pit, an arrow the way, Enter sows.
    for turn in 1..=2 {
        game.wait("a pit to sow", 60, |controls| {
            controls.iter().any(|control| control.can_be_sown()).then_some(())
        });
        let ways = |game: &Game| game.is_there("To the left") || game.is_there("To the right");
        display.key("Return");
        for (tries, key) in over_both_rows().enumerate() {
            display.key("Return");
            // On a busy machine a frame may take long.
            if game.soon(Duration::from_millis(900), ways) {
                break;
            }
            assert!(tries < 40, "no pit of both rows can be sown: {}", game.end_of_log());
            display.key(key);
            std::thread::sleep(Duration::from_millis(400));
        }
        // A way that is not allowed answers why, and lets the pit go.
        for way in ["Right", "Left", "Right", "Left"] {
            display.key(way);
            std::thread::sleep(Duration::from_millis(700));
            display.key("Return");
            let sown = |_: &Game| saved_moves(home.path()) > 2 * (turn - 1);
            if game.soon(Duration::from_millis(1500), sown) {
                break;
            }
            if !ways(&game) {
                display.key("Return");
                game.soon(Duration::from_millis(1000), ways);
            }
        }
        game.wait("the computer's answer", 60, |_| {
            (saved_moves(home.path()) >= 2 * turn).then_some(())
        });
    }

    display.key("Escape");
    see(&mut game, "Paused");
    walk_to(&mut game, "To the title");
    display.key("Return");
    see(&mut game, "Quit");
    walk_to(&mut game, "Quit");
    display.key("Return");
    game.ended();
    assert!(saved_moves(home.path()) >= 4);
}
