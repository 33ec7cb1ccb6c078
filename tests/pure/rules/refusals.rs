//! Every reason why an action is refused, with its pit and its rule.

use super::*;
use mbili::notation::parse_position;

/// Numbers the reasons; a new one must be added here, and then in the test below.
fn number(refusal: Refusal) -> usize {
    match refusal {
        Refusal::GameOver => 0,
        Refusal::NoSuchPit(_) => 1,
        Refusal::NotYourPit(_) => 2,
        Refusal::EmptyPit(_) => 3,
        Refusal::SingleSeed(_) => 4,
        Refusal::MustCapture { .. } => 5,
        Refusal::TooManyToCapture { .. } => 6,
        Refusal::FrontRowFirst { .. } => 7,
        Refusal::LoneKichwa(_) => 8,
        Refusal::Endless(_) => 9,
        Refusal::NameKichwa { .. } => 10,
        Refusal::NoKichwaAsked => 11,
        Refusal::OneWayOnly(_) => 12,
        Refusal::MustSow { .. } => 13,
        Refusal::NoPassing => 14,
        Refusal::MustPass(_) => 15,
        Refusal::WrongBoard => 16,
    }
}

const REASONS: usize = 17;

#[test]
fn every_reason_can_be_provoked_and_names_its_pit_and_its_rule() {
    use Direction::{Backward, Forward};
    let sow = |name: &str, direction| Action::Sow { pit: pit(name), direction };
    let djenon_sow = |place, direction| Action::Sow { pit: Pit(place), direction };
    let left = Action::Enter { kichwa: Kichwa::Left };
    let endless = parse_position(
        Board::FourRows,
        "[ 0 0 3 1 2 1 0 0 | 0 1 0 0 0 0 0 0 | 6 15 1 0 2 3 0 5 | 1 0 2 3 1 6 5 6 \
         | 0 0 | F F | 255 | 0 ]",
    );
    let endless = endless.expect("a position");
    let asking = play(CHOOSE, &CHOOSE.start(), "A1R").after;
    let mtaji = bao("A1=2 A3=1 A6=17 B1=4 a1=1 a2=1 a6=1");
    let (instead, direction) = (pit("A1"), Forward);
    let must = |name| Refusal::MustCapture { pit: pit(name), instead, direction };
    let sixteen = Refusal::TooManyToCapture { pit: pit("A6"), instead, direction };
    let start = SUSTAIN.start();
    let djenon_start = Game::Djenon.start();
    let must_pass = djenon("A1=1 a2=3");
    let a1 = Some(pit("A1"));

    let cases = [
        // Game, position, action; then the reason, its pit and its rule.
        (SUSTAIN, bao("B1=4 a1=2"), sow("B1", Forward), Refusal::GameOver, None, Rule::End),
        (Game::Djenon, djenon("A1=1"), Action::Pass, Refusal::GameOver, None, Rule::End),
        (
            SUSTAIN,
            start,
            Action::Sow { pit: Pit(32), direction: Forward },
            Refusal::NoSuchPit(Pit(32)),
            Some(Pit(32)),
            Rule::OwnPits,
        ),
        (
            Game::Djenon,
            djenon_start,
            djenon_sow(12, Forward),
            Refusal::NoSuchPit(Pit(12)),
            Some(Pit(12)),
            Rule::OwnPits,
        ),
        (
            SUSTAIN,
            start,
            sow("a3", Forward),
            Refusal::NotYourPit(pit("a3")),
            Some(pit("a3")),
            Rule::OwnPits,
        ),
        (
            SUSTAIN,
            mtaji,
            sow("A2", Forward),
            Refusal::EmptyPit(pit("A2")),
            Some(pit("A2")),
            Rule::TwoSeeds,
        ),
        (
            SUSTAIN,
            mtaji,
            sow("A3", Forward),
            Refusal::SingleSeed(pit("A3")),
            Some(pit("A3")),
            Rule::TwoSeeds,
        ),
        (SUSTAIN, mtaji, sow("A1", Backward), must("A1"), a1, Rule::CaptureIsDuty),
        (SUSTAIN, mtaji, sow("B1", Backward), must("B1"), a1, Rule::CaptureIsDuty),
        (SUSTAIN, mtaji, sow("A6", Forward), sixteen, a1, Rule::Sixteen),
        (
            SUSTAIN,
            bao("A2=2 B1=4 a1=1"),
            sow("B1", Forward),
            Refusal::FrontRowFirst { pit: pit("B1"), instead: pit("A2") },
            Some(pit("A2")),
            Rule::FrontRowFirst,
        ),
        (
            SUSTAIN,
            bao("A1=3 a1=1"),
            sow("A1", Backward),
            Refusal::LoneKichwa(pit("A1")),
            a1,
            Rule::LoneKichwa,
        ),
        (
            SUSTAIN,
            endless,
            sow("A5", Backward),
            Refusal::Endless(pit("A5")),
            Some(pit("A5")),
            Rule::Endless,
        ),
        (
            CHOOSE,
            asking,
            sow("A1", Forward),
            Refusal::NameKichwa { pit: pit("A3") },
            Some(pit("A3")),
            Rule::KichwaOfEntry,
        ),
        (CHOOSE, start, left, Refusal::NoKichwaAsked, None, Rule::KichwaOfEntry),
        (Game::Djenon, djenon_start, left, Refusal::NoKichwaAsked, None, Rule::KichwaOfEntry),
        (
            Game::Djenon,
            djenon_start,
            djenon_sow(2, Backward),
            Refusal::OneWayOnly(Pit(2)),
            Some(Pit(2)),
            Rule::OneWay,
        ),
        (
            Game::Djenon,
            djenon_start,
            Action::Pass,
            Refusal::MustSow { instead: Pit(0) },
            Some(Pit(0)),
            Rule::Passing,
        ),
        (SUSTAIN, start, Action::Pass, Refusal::NoPassing, None, Rule::Passing),
        (
            Game::Djenon,
            must_pass,
            djenon_sow(0, Forward),
            Refusal::MustPass(Pit(0)),
            Some(Pit(0)),
            Rule::Passing,
        ),
        (SUSTAIN, djenon_start, djenon_sow(0, Forward), Refusal::WrongBoard, None, Rule::OwnPits),
        (Game::Djenon, start, sow("A1", Forward), Refusal::WrongBoard, None, Rule::OwnPits),
    ];
    let mut seen = [false; REASONS];
    for (game, position, action, reason, pit, rule) in cases {
        let mut told = Vec::new();
        assert_eq!(game.check(&position, action), Err(reason), "{game:?} {action:?}");
        assert_eq!(game.play(&position, action, &mut told), Err(reason));
        assert!(told.is_empty());
        assert_eq!((reason.pit(), reason.rule()), (pit, rule), "{reason:?}");
        seen[number(reason)] = true;
    }
    assert_eq!(seen, [true; REASONS]);
}

#[test]
fn every_rule_names_its_source() {
    for rule in [
        Rule::OwnPits,
        Rule::TwoSeeds,
        Rule::CaptureIsDuty,
        Rule::Sixteen,
        Rule::FrontRowFirst,
        Rule::LoneKichwa,
        Rule::Endless,
        Rule::KichwaOfEntry,
        Rule::OneWay,
        Rule::Passing,
        Rule::End,
    ] {
        assert!(!rule.source().is_empty(), "{rule:?}");
    }
}
