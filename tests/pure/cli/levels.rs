//! `mbili levels` and `mbili selfplay`: what they print, and what they refuse.

use super::{done, wrong_use};

#[test]
fn levels_are_told_one_a_line() {
    let few = ["levels", "--game", "djenon", "--positions", "20", "--seed", "3"];
    let text = done(&few);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 10, "{text}");
    assert!(lines[0].starts_with("djenon: seed 3: 20 critical of "), "{text}");
    let names: Vec<&str> =
        lines[2..].iter().filter_map(|line| line.split_whitespace().next()).collect();
    let levels = mbili::engine::Level::ALL.map(mbili::engine::Level::name);
    assert_eq!(names, levels);
    assert!(lines[1].ends_with("ms each    99 %"), "{text}");
    // All but the times is settled by the seed: the mean and that of 99 % of the answers stand last.
    let timeless = |text: &str| {
        let cut = |line: &str| {
            let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            words.truncate(words.len() - 2);
            words
        };
        text.lines().map(cut).collect::<Vec<_>>()
    };
    assert_eq!(timeless(&done(&few)), timeless(&text));
    let one = done(&[&few[..], &["--level", "8"]].concat());
    assert_eq!(one.lines().count(), 3);
    assert!(one.lines().last().is_some_and(|line| line.trim().starts_with("bingwa")), "{one}");
}

#[test]
fn selfplay_tells_score_and_games() {
    let games = ["selfplay", "--game", "kujifunza", "--games", "19", "--seed", "5"];
    let text = done(&[&games[..], &["--a", "mzoefu", "--b", "random"]].concat());
    assert!(text.starts_with("kujifunza, sustain: mzoefu against random: seed 5: "), "{text}");
    assert!(text.contains("; 20 games, "), "{text}");
    let score = text.split("seed 5: ").nth(1).and_then(|rest| rest.split(' ').next());
    let score: f64 = score.and_then(|score| score.parse().ok()).expect("a score");
    assert!(score > 60.0, "{text}");
    assert_eq!(done(&[&games[..], &["--a", "4", "--b", "random"]].concat()), text);
}

#[test]
fn players_that_there_are_not_are_refused() {
    for wrong in ["9", "0", "Bingwa", "master"] {
        let text = wrong_use(&["selfplay", "--game", "djenon", "--a", wrong, "--b", "1"]);
        assert!(text.contains("mwanafunzi") && text.contains("beginner"), "{text}");
    }
    assert!(wrong_use(&["levels", "--level", "9"]).contains("bingwa"));
}
