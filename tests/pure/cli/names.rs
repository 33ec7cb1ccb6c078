//! Games and house rules have one name wherever they are written or read.

use super::done;
use mbili::engine::openings;
use mbili::exercises::{Exercise, Kind, text};
use mbili::record::Record;
use mbili::rules::{Game, KichwaRule, Rules};

#[test]
fn the_command_line_records_pools_and_exercises_know_games_by_the_same_names() {
    for game in Game::ALL {
        let mut arguments = vec!["moves", "--game", game.name()];
        arguments.extend(game.kichwa().into_iter().flat_map(|rule| ["--kichwa", rule.name()]));
        let listed = done(&arguments);
        assert!(listed.lines().count() >= game.legal(&game.start()).len(), "{listed}");

        let record = Record::new(game).print();
        assert!(record.contains(&format!("\nGame: {}\n", game.name())), "{record}");
        let rule = game.kichwa().map(|rule| format!("\nKichwa: {}\n", rule.name()));
        assert_eq!(record.contains("\nKichwa: "), rule.is_some(), "{record}");
        assert!(rule.is_none_or(|rule| record.contains(&rule)), "{record}");
        assert_eq!(Record::parse(&record).expect("a record").game(), game);

        assert_eq!(openings::name(game), game.full_name("-"));
        assert!(!openings::pool(game).is_empty(), "{}", openings::name(game));

        let asked = Exercise { game, kind: Kind::Starts, position: game.start(), sowing: None };
        let question = text::question(&asked);
        assert!(question.contains(&format!(" {} [", game.full_name(":"))), "{question}");
        assert_eq!(text::parse(&text::print(&asked)).expect("an exercise")[0].0, asked);
    }
}

#[test]
fn every_house_rule_is_found_by_its_name_and_nothing_else_is_one() {
    for rule in KichwaRule::ALL {
        assert_eq!(KichwaRule::from_name(rule.name()), Some(rule));
    }
    for none in ["", "Sustain", "choosefirst", "choose "] {
        assert_eq!(KichwaRule::from_name(none), None, "{none}");
    }
}

#[cfg(feature = "kiosk")]
#[test]
fn the_file_of_a_house_knows_them_too() {
    use mbili::kiosk::config::read;
    for game in Game::ALL {
        let rule =
            game.kichwa().map_or(String::new(), |rule| format!("kichwa = \"{}\"", rule.name()));
        let (config, faults) = read(&format!("[games]\noffered = [\"{}\"]\n{rule}\n", game.name()));
        assert_eq!(faults, []);
        assert_eq!(config.games.all().collect::<Vec<_>>(), [game]);
    }
}
