//! What the match screen says in words, and the board beside it: names of pits, marks, turns so far.

use super::desk::Desk;
use super::flow::{settled, table};
use super::scenes::{FRIENDS, KUJIFUNZA, asked, chosen, refused, sowing};
use bevy_egui::egui::{Event, Pos2, Rect, pos2};
use mbili::app::notices::Notice;
use mbili::app::session::{Intent, Refused};
use mbili::app::space::{Foreseen, PreviewOf};
use mbili::app::stage::{Home, SeedMotion, Spotlight, Telling};
use mbili::app::state::{Modal, Screen};
use mbili::rules::{
    Action, Board, Direction, Event as Happened, Game, Kichwa, Lift, Pit, Refusal, Rules, Side,
    TurnEnd,
};
use mbili::words::{Language, Words};

fn texts(desk: &Desk) -> Vec<String> {
    desk.texts().into_iter().map(|(text, ..)| text).collect()
}

fn tells(desk: &Desk, part: &str) -> bool {
    texts(desk).iter().any(|text| text.contains(part))
}

/// The places of a text on the board.
fn on_the_board(desk: &Desk, text: &str) -> Vec<Pos2> {
    let all = desk.texts().into_iter();
    let mut places: Vec<Pos2> = all
        .filter(|(told, rect, ..)| told == text && desk.free.contains(rect.center()))
        .map(|(_, rect, ..)| rect.center())
        .collect();
    // A letter and its shade are one.
    places.dedup_by(|a, b| a.distance(*b) < 2.0);
    places
}

#[test]
fn every_name_of_a_pit_can_be_read_from_the_edge_of_the_board() {
    for near in Side::BOTH {
        for game in [KUJIFUNZA, Game::Djenon] {
            let mut desk = Desk::new(Screen::Match, Modal::None).with_match(game, FRIENDS, &[]);
            desk.board.near = Some(near);
            desk.settle();
            let board = game.board();
            for pit in board.pits() {
                let name = desk.words.pit(game, pit);
                let at = desk.pit(pit);
                let rows = on_the_board(&desk, &name[..1]);
                assert_eq!(rows.len(), 2, "{name}: a letter at either end of its row");
                assert!(rows.iter().all(|letter| (letter.y - at.y).abs() < 8.0), "{name} {rows:?}");
                let left = rows.iter().filter(|letter| letter.x < at.x).count();
                assert_eq!(left, 1, "{name} {rows:?} {at:?}");
                // The number stands beyond the pit, on its owner's side, nearest to its own column.
                let own = board.owner(pit) == near;
                let out = on_the_board(&desk, &name[1..])
                    .into_iter()
                    .filter(|number| if own { number.y > at.y } else { number.y < at.y });
                // Columns draw together toward the far side; half the way to the next one is a lot.
                let numbers: Vec<Pos2> = out.filter(|n| (n.x - at.x).abs() < 40.0).collect();
                assert!(!numbers.is_empty(), "{name} has its number beyond it");
            }
        }
    }
}

#[test]
fn a_pit_that_the_words_speak_of_has_its_name_on_the_board() {
    let pit = Board::FourRows.pit(Side::South, 0);
    let named =
        |desk: &Desk| texts(desk).iter().any(|text| text == "A1" || text.starts_with("A1 ·"));
    assert!(!named(&settled(table())));
    assert!(named(&settled(refused(table(), Refusal::SingleSeed(pit)))));
    // Also for those who do not want the numbers.
    let mut desk = refused(table(), Refusal::SingleSeed(pit));
    desk.settings.counts = false;
    desk.settle();
    assert!(!on_the_board(&desk, "A1").is_empty());
    let mut cursor = table();
    cursor.pointing.pit = Some(pit);
    assert!(named(&settled(cursor)));
}

#[test]
fn a_turn_of_the_list_lights_the_pit_it_set_out_from() {
    let mut desk = settled(table());
    let row = desk.names().into_iter().find(|name| name.starts_with("5. ")).expect("a turn");
    let events = &desk.playing.as_ref().expect("a match").turns[4].events;
    let start = events.iter().find_map(|event| match *event {
        Happened::Lifted { pit, why: Lift::Start, .. } => Some(pit),
        _ => None,
    });
    let at = desk.find(&row);
    desk.pass(vec![Event::PointerMoved(at)]);
    let intents = desk.pass(Vec::new());
    assert!(start.is_some() && intents.contains(&Intent::Name(start)), "{intents:?}");
    desk.pointing.named = start;
    assert_eq!(desk.pass(Vec::new()), [], "once is enough");
    let away = desk.free.left_top();
    assert!(desk.pass(vec![Event::PointerMoved(away)]).contains(&Intent::Name(None)));
}

/// A desk on which the first pit that can go one way only is chosen, and the way that it cannot go.
fn one_way() -> (Desk, Pit, Direction) {
    for skip in 0..16 {
        let mut desk = Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[]);
        let playing = desk.playing.as_mut().expect("a match");
        let Some(&Action::Sow { pit, direction }) = playing.legal.get(skip) else { continue };
        let other = direction.reversed();
        if playing.legal.contains(&Action::Sow { pit, direction: other }) {
            continue;
        }
        let rest: Vec<Action> = playing.legal.iter().copied().skip(skip).collect();
        playing.legal = rest.into_iter().collect();
        return (chosen(desk), pit, other);
    }
    panic!("every pit can go both ways");
}

#[test]
fn a_way_that_is_not_allowed_says_why_before_and_after_it_is_tapped() {
    let (mut desk, pit, way) = one_way();
    desk.settle();
    let ways = |desk: &Desk| -> Vec<String> {
        desk.names().into_iter().filter(|name| name.starts_with("To the ")).collect()
    };
    let both = ways(&desk);
    assert_eq!(both.len(), 2, "{both:?}");
    let no = both.iter().find(|name| name.contains("a capture must be played")).expect("a reason");
    assert_eq!(desk.click_on(no), [Intent::Choose(way)]);
    let position = desk.playing.as_ref().expect("a match").position;
    let refusal = KUJIFUNZA.check(&position, Action::Sow { pit, direction: way });
    let refusal = refusal.expect_err("not allowed");
    desk.pointing.refused = Some(Refused { refusal, pit: Some(pit), way: Some(way) });
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (1080.0, 1920.0)] {
        let mut desk = one_way().0.sized(width, height);
        desk.pointing.refused = Some(Refused { refusal, pit: Some(pit), way: Some(way) });
        desk.settle();
        assert!(tells(&desk, &desk.words.refusal(KUJIFUNZA, refusal)), "{width}x{height}");
        let left = ways(&desk);
        assert_eq!(left.len(), 1, "{width}x{height}: the other way can still be taken: {left:?}");
        assert!(!left[0].contains("a capture must be played"));
    }
}

#[test]
fn a_refusal_leaves_the_kichwa_to_choose_from() {
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (1080.0, 1920.0)] {
        let desk = asked().sized(width, height);
        let pit = desk.playing.as_ref().and_then(|p| p.position.pending()).expect("asked").pit;
        let mut desk = refused(desk, Refusal::NameKichwa { pit });
        desk.settle();
        assert!(tells(&desk, &desk.words.refusal(KUJIFUNZA, Refusal::NameKichwa { pit })));
        for name in ["Left kichwa", "Right kichwa"] {
            assert!(desk.names().iter().any(|n| n.starts_with(name)), "{width}x{height} {name}");
        }
    }
}

#[test]
fn an_entry_by_a_kichwa_tells_what_it_would_do() {
    let mut desk = asked();
    let playing = desk.playing.as_ref().expect("a match");
    let pit = Board::FourRows.kichwa(playing.position.side(), Kichwa::Left);
    desk.previews.ways = vec![PreviewOf {
        pit,
        direction: Direction::Forward,
        foreseen: Some(Foreseen {
            first_lap: false,
            end: Board::FourRows.pit(playing.position.side(), 5),
            laps: 7,
            captured: 9,
            asks: false,
            captures: Vec::new(),
        }),
    }];
    desk.settle();
    let names = desk.names();
    let left = names.iter().find(|name| name.starts_with("Left kichwa")).expect("a card");
    assert!(left.contains("7 laps") && left.contains("9 seeds captured"), "{left}");
    let at = desk.find(left);
    let intents = desk.pass(vec![Event::PointerMoved(at)]);
    assert!(intents.contains(&Intent::Aim(Some(Direction::Forward))), "{intents:?}");
}

/// The desk with this much of a turn seen.
fn seen(turn: usize, share: f32) -> Desk {
    let mut desk = sowing(table());
    let all = desk.playing.as_ref().expect("a match").turns[turn].events.len();
    let events = (all as f32 * share) as usize;
    desk.stage.telling = Some(Telling { turn, events });
    settled(desk)
}

#[test]
fn the_story_grows_with_the_seeds_and_never_runs_ahead() {
    let whole = |desk: &Desk| {
        let turn = &desk.playing.as_ref().expect("a match").turns[5];
        let who = [mbili::words::Who::You, mbili::words::Who::Computer];
        let [south, north] = who;
        desk.words.turn(KUJIFUNZA, &mbili::words::Names { south, north }, &turn.events)
    };
    for share in [0.0, 0.3, 0.6, 0.9] {
        let desk = seen(5, share);
        assert!(!tells(&desk, &whole(&desk)), "{share}");
        assert!(!tells(&desk, "last seed fell"), "{share}");
        assert!(tells(&desk, "This turn") && tells(&desk, "being sown"));
        let running = desk.names().into_iter().find(|name| name.starts_with("6. ")).expect("a row");
        assert!(!running.contains("lap"), "{running}");
    }
    // What has been played beyond what is shown is not listed yet.
    let desk = seen(3, 0.5);
    let rows: Vec<String> = desk.names().into_iter().filter(|name| name.contains(". ")).collect();
    assert!(rows.iter().any(|row| row.starts_with("4. ")), "{rows:?}");
    assert!(!rows.iter().any(|row| row.starts_with("5. ") || row.starts_with("6. ")), "{rows:?}");
    let rest = settled(table());
    assert!(tells(&rest, &whole(&rest)) && tells(&rest, "Last turn"));
}

#[test]
fn the_room_of_a_story_does_not_change_while_it_grows() {
    let row = |desk: &Desk| {
        let name = desk.names().into_iter().find(|name| name.starts_with("5. ")).expect("a row");
        desk.find(&name)
    };
    let places: Vec<Pos2> = [0.0, 0.5, 1.0].map(|share| row(&seen(5, share))).to_vec();
    assert!(places.windows(2).all(|pair| pair[0] == pair[1]), "{places:?}");
}

#[test]
fn picking_a_turn_moves_nothing_in_the_list() {
    for (width, height) in [(1280.0, 720.0), (1080.0, 1920.0)] {
        let mut desk = table().sized(width, height);
        desk.settle();
        let rows = |desk: &Desk| -> Vec<(String, Pos2)> {
            let number = |name: &str| name.chars().next().is_some_and(|c| c.is_ascii_digit());
            let rows = desk.names().into_iter().filter(|name| number(name) && name.contains(". "));
            rows.map(|name| (name.clone(), desk.find(&name))).collect()
        };
        let before = rows(&desk);
        assert!(before.len() >= 3, "{before:?}");
        let again = desk.words.get("match-replay-picked");
        for (name, _) in before.iter().take(3) {
            assert!(desk.click_on(name).is_empty());
            desk.settle();
            assert_eq!(rows(&desk), before, "after {name} at {width}x{height}");
            // It stands in the row that was picked, and among the controls.
            assert!(desk.names().iter().filter(|told| **told == again).count() >= 2, "{name}");
        }
    }
}

#[test]
fn a_pass_is_told_as_a_pass_in_every_language() {
    for seed in 0..400 {
        let choices: Vec<usize> = (0..60).map(|i| (seed * 7 + i * i * 3 + i) % 6).collect();
        let desk = Desk::new(Screen::Match, Modal::None);
        let desk = desk.with_match(Game::Djenon, FRIENDS, &choices);
        let turns = &desk.playing.as_ref().expect("a match").turns;
        let passes =
            |event: &Happened| matches!(event, Happened::TurnEnded { why: TurnEnd::Pass, .. });
        let Some(index) = turns.iter().position(|turn| turn.events.iter().any(passes)) else {
            continue;
        };
        let turn = turns[index].clone();
        for language in Language::ALL {
            let mut desk = Desk::new(Screen::Match, Modal::None)
                .with_match(Game::Djenon, FRIENDS, &[])
                .speaking(*language);
            desk.playing.as_mut().expect("a match").turns = vec![turn.clone()];
            desk.settle();
            let row = desk.words.with("match-turn-pass", &[("number", 1.into())]);
            assert!(desk.names().contains(&row), "{row} in {:?}", desk.names());
            assert!(!tells(&desk, &zero_laps(&desk.words)));
        }
        return;
    }
    panic!("nobody ever passes");
}

fn zero_laps(words: &Words) -> String {
    words.with("match-brief", &[("laps", 0.into()), ("seeds", 0.into())])
}

#[test]
fn seeds_that_leave_a_pit_are_no_more_counted_in_it() {
    let lying = table().playing.expect("a match").position;
    let mut north = Board::FourRows.pits().filter(|&pit| Board::FourRows.owner(pit) == Side::North);
    let pit = north.find(|&pit| lying.seeds(pit) > 0).expect("a filled pit");
    let numbers = |desk: &Desk| {
        let place = desk.board.pits[pit.index()];
        let rim = pos2(place.center().x, place.min.y);
        let texts = desk.texts().into_iter();
        let near = texts.filter(|(_, rect, ..)| rect.center().distance(rim) < 6.0);
        near.map(|(text, ..)| text).collect::<Vec<_>>()
    };
    let mut desk = settled(sowing(table()));
    let lies = desk.stage.shown.expect("a position").seeds(pit);
    assert!(lies > 0);
    assert_eq!(numbers(&desk), [lies.to_string()]);
    // All of them are on their way over to the hand of the other side.
    let over = Board::FourRows.pit(Side::South, 5);
    for (number, seed) in (20_u8..).zip(0..lies) {
        desk.stage.seeds[usize::from(number)] = SeedMotion {
            from: Home::Pit { pit, slot: seed, of: lies },
            progress: 0.3,
            ..SeedMotion::rest(Home::Hand { over, slot: seed, of: lies })
        };
    }
    desk.settle();
    assert_eq!(numbers(&desk), Vec::<String>::new());
}

#[test]
fn the_marks_on_the_board_are_explained_beside_it() {
    let mut desk = Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[1]);
    let ended = Some((Pit(3), TurnEnd::EmptyPit));
    desk.stage.spotlight = Spotlight { ended, ..Spotlight::default() };
    desk.settle();
    assert!(tells(&desk, "can be sown") && tells(&desk, "the last turn ended here"));
    let desk = settled(sowing(table()));
    for mark in ["captures", "is captured", "kichwa: captured seeds enter here"] {
        assert!(tells(&desk, mark), "{mark}");
    }
    let desk =
        settled(chosen(Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[])));
    assert!(tells(&desk, "Ends in") && tells(&desk, "captured."));
}

#[test]
fn whose_turn_and_the_result_stay_in_sight_under_a_notice() {
    for (width, height, percent) in
        [(1080.0, 1920.0, 200), (1280.0, 720.0, 200), (1280.0, 720.0, 100)]
    {
        let mut playing = table();
        let mut over =
            Desk::new(Screen::Results, Modal::None).with_finished_match(KUJIFUNZA, FRIENDS);
        for desk in [&mut playing, &mut over] {
            desk.size = (width, height).into();
            desk.settings.text_size = percent;
            desk.notices = vec![
                Notice::new("notice-match-unsaved")
                    .with("file", "/a/long/folder/of/matches/1700000000-000000000-1.mbili")
                    .with("reason", "full")
                    .with("error", ""),
            ];
            desk.settle();
            let in_sight = |rect: Rect, clip: Rect| clip.expand(1.0).contains_rect(rect);
            let seen = desk.texts().into_iter().any(|(text, rect, clip, _)| {
                (text == "Your turn" || text.ends_with(" won")) && in_sight(rect, clip)
            });
            assert!(seen, "{:?} {width}x{height} {percent} %: {:?}", desk.screen, texts(desk));
        }
    }
}

#[test]
fn every_button_with_a_sign_says_what_it_does() {
    let names = ["Replay last turn", "Undo", "Menu", "Slower", "Faster"];
    let mut desk = settled(table());
    for name in names {
        let at = desk.find(name);
        desk.pass(vec![Event::PointerMoved(at)]);
        desk.pass(Vec::new());
        desk.pass(Vec::new());
        assert!(tells(&desk, name), "{name}: {:?}", texts(&desk));
    }
}
