//! Fair matches on the screen: what is chosen, what is asked, and the honest words.

use super::desk::Desk;
use super::flow::settled;
use super::scenes::{AGAINST_COMPUTER, FRIENDS, KUJIFUNZA};
use bevy_egui::egui::Key;
use mbili::app::session::{Intent, MatchSetup, Opening, Playing, Seat, Terms};
use mbili::app::settings::Change;
use mbili::app::state::{Modal, Screen};
use mbili::app::ui::{Form, Opponent};
use mbili::engine::auto::Rating;
use mbili::engine::{Level, openings};
use mbili::record::Record;
use mbili::rules::{Game, Side};

const SIZES: [(f32, f32); 3] = [(1280.0, 720.0), (1920.0, 1080.0), (1080.0, 1920.0)];

/// Tall enough to see all of it.
fn form(more: bool) -> Desk {
    let mut desk = Desk::new(Screen::NewMatch, Modal::None).sized(2000.0, 1800.0).text(75);
    desk.memory.form.more = more;
    settled(desk)
}

fn begin(desk: &mut Desk) -> (MatchSetup, Terms) {
    match desk.click_on("Begin").as_slice() {
        [Intent::BeginOn(setup, terms)] => (setup.clone(), *terms),
        other => panic!("{other:?}"),
    }
}

/// All that stands there.
fn texts(desk: &Desk) -> Vec<String> {
    desk.texts().into_iter().map(|(text, ..)| text).collect()
}

fn tells(desk: &Desk, text: &str) -> bool {
    texts(desk).iter().any(|told| told.contains(text))
}

/// After the first turn of a match with the pie rule.
fn asked(game: Game, seats: [Seat; 2], swap: bool) -> Desk {
    let mut record = Record::new(game).with_pie_rule();
    while record.finished_turns() == 0 {
        let action = record.legal()[0];
        record.play(action, &mut ()).expect("legal");
    }
    if swap {
        record.swap().expect("it is the moment");
    }
    let desk = Desk::new(Screen::Match, Modal::None);
    settled(desk.with_playing(Playing::new("pie".into(), MatchSetup { game, seats }, record)))
}

#[test]
fn a_newcomer_sees_little_and_everything_is_a_touch_away() {
    let mut desk = form(false);
    for hidden in ["Pie rule", "Drawn opening", "By lot", "Set up a position", "Master"] {
        assert!(!desk.names().contains(&hidden.to_owned()), "{hidden} stands there at once");
    }
    // What is chosen unseen is told.
    for told in ["House rules: Zanzibar", "Start: Classic", "Who begins: You"] {
        assert!(tells(&desk, told), "{told}");
    }
    let rating = Rating::default();
    let computer = Seat::Computer(rating.level());
    let usual = MatchSetup { game: KUJIFUNZA, seats: [Seat::Human, computer] };
    assert_eq!(begin(&mut desk), (usual, Terms { adapts: true, ..Terms::default() }));
    desk.click_on("More choices");
    desk.settle();
    desk.click_on("Pie rule");
    desk.click_on("The computer");
    desk.settle();
    let (setup, terms) = begin(&mut desk);
    assert_eq!(setup.seats, [computer, Seat::Human]);
    assert_eq!((terms.opening, terms.first, terms.adapts), (Opening::Pie, Side::South, true));
    desk.click_on("A friend here");
    desk.settle();
    desk.click_on("North");
    desk.settle();
    let (setup, terms) = begin(&mut desk);
    assert_eq!((setup.seats, terms.adapts), (FRIENDS, false));
    assert_eq!((terms.opening, terms.first), (Opening::Pie, Side::North));
    // The desk's lot falls on the first. Where the position is drawn the seat is too.
    desk.click_on("Drawn opening");
    desk.settle();
    assert!(!desk.names().contains(&"North".to_owned()));
    let terms = begin(&mut desk).1;
    assert_eq!((terms.opening, terms.first), (Opening::Drawn, Side::South));
    desk.click_on("Fewer choices");
    desk.settle();
    for told in ["Start: Drawn opening", "Who begins: By lot"] {
        assert!(tells(&desk, told), "{told}");
    }
    for lot in [true, false] {
        let drawn = Form { opening: Opening::Drawn, ..Form::default() };
        let seats = drawn.setup(lot).seats;
        assert_eq!(seats[0] == Seat::Human, lot, "{seats:?}");
        let friends = Form { opponent: Opponent::Friend, ..drawn };
        assert_eq!(friends.terms(lot).first == Side::South, lot);
    }
}

#[test]
fn all_eight_levels_can_be_chosen() {
    let mut desk = form(false);
    desk.click_on("Choose a level");
    desk.settle();
    for level in Level::ALL {
        let name = desk.words.level(level.number());
        desk.click_on(&name);
        desk.settle();
        let (setup, terms) = begin(&mut desk);
        assert_eq!(setup.seats, [Seat::Human, Seat::Computer(level)], "{name}");
        assert!(!terms.adapts);
        assert!(tells(&desk, &desk.words.level_line(level.number())));
    }
}

#[test]
fn the_opponent_that_adapts_tells_its_level() {
    for place in [1.0, 4.4, 8.0] {
        let mut desk = form(false);
        let rating = Rating::kept(place, 30);
        desk.settings.change(&Change::Opponent(rating));
        desk.settle();
        let name = desk.words.level(rating.level().number());
        assert!(tells(&desk, &format!("Plays as {name} now.")), "{place}: {:?}", texts(&desk));
        assert_eq!(begin(&mut desk).0.seats, [Seat::Human, Seat::Computer(rating.level())]);
    }
}

/// Each rule has its own truth, and what is said comes from it.
#[test]
fn honest_words_are_those_of_the_rule() {
    let mut desk = form(true);
    let mut told = Vec::new();
    for (name, game) in [
        ("Zanzibar", KUJIFUNZA),
        ("Mancala World", Game::Kujifunza(mbili::rules::KichwaRule::Choose)),
        ("Djenon-aboure", Game::Djenon),
    ] {
        let tile = desk.names().into_iter().find(|tile| tile.starts_with(name)).expect(name);
        desk.click_on(&tile);
        desk.click_on("Classic");
        desk.settle();
        let classic = openings::classic(game);
        let figure = match (classic.turns, classic.score) {
            (Some(turns), _) => format!("in {turns} turns"),
            (None, Some([south, north])) => format!("by {south} seeds to {north}"),
            (None, None) => panic!("nothing is known of {game:?}"),
        };
        assert!(tells(&desk, &figure), "{name}: {figure}: {:?}", texts(&desk));
        assert!(tells(&desk, "whoever begins can always win"), "{name}");
        told.push(texts(&desk));
        desk.click_on("Drawn opening");
        desk.settle();
        let pool = openings::pool(game);
        let first = pool.iter().filter(|opening| opening.winner == Some(Side::South)).count();
        let figure =
            if first > 0 { format!("{first} are proven won") } else { pool.len().to_string() };
        assert!(tells(&desk, &figure), "{name}: {figure}: {:?}", texts(&desk));
    }
    told.dedup();
    assert_eq!(told.len(), 3);
}

#[test]
fn the_question_of_the_pie_rule_is_answered_by_two_buttons() {
    for (width, height) in SIZES {
        for percent in [100, 150, 200] {
            for (game, seats) in [
                (KUJIFUNZA, [Seat::Computer(Level::Stadi), Seat::Human]),
                (KUJIFUNZA, FRIENDS),
                (Game::Djenon, FRIENDS),
            ] {
                let desk = asked(game, seats, false).sized(width, height).text(percent);
                let mut desk = settled(desk);
                let question = if seats == FRIENDS {
                    "Keep the sides, or change?"
                } else {
                    "Keep your side, or change?"
                };
                assert!(tells(&desk, question), "{:?}", texts(&desk));
                assert_eq!(desk.click_on("Keep my side"), [Intent::Stay], "{width} {percent}");
                assert_eq!(desk.click_on("Take the other side"), [Intent::Swap]);
                let starts =
                    desk.names().iter().filter(|name| name.contains("can be sown")).count();
                assert_eq!(starts, 0, "nothing is sown before it is answered");
            }
        }
    }
}

#[test]
fn the_question_of_the_pie_rule_is_answered_by_keys() {
    let mut desk = asked(KUJIFUNZA, [Seat::Computer(Level::Stadi), Seat::Human], false);
    let answers = ["Keep my side", "Take the other side"];
    let reached = (0..60).any(|_| {
        desk.key(Key::Tab);
        desk.focused().is_some_and(|name| name == answers[1])
    });
    assert!(reached);
    assert_eq!(desk.key(Key::Enter), [Intent::Swap]);
}

#[test]
fn a_change_of_seats_is_told_to_whom_it_happened() {
    let computer = Seat::Computer(Level::Bingwa);
    let told = [
        ([computer, Seat::Human], "The computer has taken over your side"),
        ([Seat::Human, computer], "You have taken over the computer's side"),
        (FRIENDS, "whoever began plays North now"),
    ];
    for (seats, sentence) in told {
        let desk = asked(KUJIFUNZA, seats, true);
        assert!(tells(&desk, sentence), "{seats:?}: {:?}", texts(&desk));
        // The first turn is told of whoever played it.
        let who = match seats {
            [Seat::Computer(_), Seat::Human] => "You sow",
            [Seat::Human, Seat::Computer(_)] => "The computer sows",
            _ => "South sows",
        };
        assert!(tells(&desk, who), "{seats:?}: {who}: {:?}", texts(&desk));
    }
    let waits = asked(KUJIFUNZA, AGAINST_COMPUTER, false);
    assert!(tells(&waits, "The computer chooses its side"));
}

#[test]
fn a_result_tells_who_begins_the_next_match() {
    let results = |seats| {
        let desk = Desk::new(Screen::Results, Modal::None);
        settled(desk.with_finished_match(KUJIFUNZA, seats))
    };
    assert!(tells(&results(AGAINST_COMPUTER), "Playing again, the computer begins."));
    let computer = AGAINST_COMPUTER[1];
    assert!(tells(&results([computer, Seat::Human]), "Playing again, you begin."));
    assert!(tells(&results(FRIENDS), "Playing again, North begins."));
    // Every word of it has room, and the button below too.
    for (width, height) in SIZES {
        for percent in [100, 200] {
            let mut desk = settled(results(AGAINST_COMPUTER).sized(width, height).text(percent));
            assert_eq!(desk.click_on("Play again"), [Intent::Rematch], "{width} {percent}");
        }
    }
    let terms = Terms { opening: Opening::Drawn, first: Side::South, adapts: true };
    let mut record = terms.record(KUJIFUNZA, 3);
    record.resign(Side::South).expect("it goes on");
    let setup = MatchSetup { game: KUJIFUNZA, seats: AGAINST_COMPUTER };
    let desk = Desk::new(Screen::Results, Modal::None);
    let desk = settled(desk.with_playing(Playing::new("drawn".into(), setup, record)));
    assert!(tells(&desk, "the same opening once more"));
    let level = desk.words.level(desk.settings.opponent().level().number());
    assert!(tells(&desk, &format!("The computer will play as {level}.")), "{:?}", texts(&desk));
}

#[test]
fn the_help_tells_whether_it_is_fair() {
    for (page, figure) in [(0, "in 21 turns"), (1, "by 26 seeds to 22")] {
        let mut desk = Desk::new(Screen::Title, Modal::Help);
        desk.memory.help_page = page;
        // Tall enough to see all of it.
        let desk = settled(desk.sized(1280.0, 2600.0));
        assert!(tells(&desk, figure), "{:?}", texts(&desk));
        assert!(tells(&desk, "Playing again changes who begins."));
    }
}
