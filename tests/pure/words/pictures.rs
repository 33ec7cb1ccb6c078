//! The pictures of the book are true: what a caption says, the position and the events of its turn show.

use mbili::notation::{parse_move, pit_name};
use mbili::rules::*;
use mbili::words::{Chapter, Depth, Language, Picture, Words};
use std::collections::BTreeSet;

struct Told {
    game: Game,
    before: Position,
    after: Position,
    events: Vec<Event>,
    ends: Vec<LapEnd>,
}

fn told(picture: &Picture) -> Told {
    let (before, events) = (picture.position(), picture.events());
    let mut after = before;
    events.iter().for_each(|event| after.apply(*event));
    let ends = events.iter().filter_map(|event| match *event {
        Event::LapEnded { how, .. } => Some(how),
        _ => None,
    });
    let ends = ends.collect();
    Told { game: picture.game, before, after, events, ends }
}

impl Told {
    fn captures(&self) -> Vec<(String, u8)> {
        let board = self.game.board();
        let captured = self.events.iter().filter_map(|event| match *event {
            Event::Captured { by, seeds, .. } => Some((pit_name(board, by), seeds)),
            _ => None,
        });
        captured.collect()
    }

    fn kind(&self) -> TurnKind {
        match self.events.first() {
            Some(Event::TurnBegan { kind, .. }) => *kind,
            other => panic!("{other:?}"),
        }
    }

    fn drops(&self) -> Vec<(String, u8)> {
        let board = self.game.board();
        let dropped = self.events.iter().filter_map(|event| match *event {
            Event::Dropped { pit, now } => Some((pit_name(board, pit), now)),
            _ => None,
        });
        dropped.collect()
    }

    fn won_by_south(&self) -> Option<WonBy> {
        match self.game.outcome(&self.after) {
            Some(Outcome::Won { side: Side::South, by }) => Some(by),
            _ => None,
        }
    }
}

fn refused(game: Game, position: &Position, text: &str) -> Option<Refusal> {
    let action = parse_move(game.board(), text).expect("a move").start;
    game.check(position, action).err()
}

#[test]
fn every_picture_shows_what_its_caption_says() {
    use LapEnd::{Capture, Empty, Relay};
    for picture in Picture::ALL {
        let told = told(picture);
        let (ends, captures) = (&told.ends[..], told.captures());
        match picture.caption {
            "book-picture-kujifunza-board" | "book-picture-djenon-board" => {
                assert_eq!(told.before, told.game.start());
            }
            "book-picture-sow" => {
                assert_eq!(ends, [Empty]);
                let drops: Vec<_> = told.drops().into_iter().map(|(pit, _)| pit).collect();
                assert_eq!(drops, ["A3", "A4", "A5"]);
            }
            "book-picture-relay" => {
                assert!(ends.len() > 2 && ends.last() == Some(&Empty), "{ends:?}");
                assert!(ends[..ends.len() - 1].iter().all(|end| *end == Relay));
            }
            "book-picture-takata" => {
                assert_eq!(told.kind(), TurnKind::Takata);
                assert!(captures.is_empty());
                // A lap ends in a filled front pit opposite seeds.
                let board = told.game.board();
                let passed = told.events.iter().any(|event| {
                    matches!(*event, Event::Lifted { pit, why: Lift::Relay, .. }
                        if board.facing(pit).is_some_and(|facing| told.before.seeds(facing) > 0))
                });
                assert!(passed);
            }
            "book-picture-lone-kichwa" => {
                let board = told.game.board();
                let front = |pit: &Pit| board.is_front(*pit) && told.before.seeds(*pit) > 0;
                let filled: Vec<_> = board.pits_of(Side::South).filter(front).collect();
                assert_eq!(
                    filled.iter().map(|pit| pit_name(board, *pit)).collect::<Vec<_>>(),
                    ["A8"]
                );
                assert!(matches!(
                    refused(told.game, &told.before, "A8R"),
                    Some(Refusal::LoneKichwa(_))
                ));
                assert_eq!(refused(told.game, &told.before, "A8L"), None);
                assert!(told.drops().iter().all(|(pit, _)| pit.starts_with('A')));
            }
            "book-picture-capture" => {
                assert_eq!((ends, &captures[..]), (&[Capture, Empty][..], &[("A5".into(), 3)][..]));
                let enters = |event: &Event| matches!(event, Event::Entered { kichwa, .. } if pit_name(told.game.board(), *kichwa) == "A1");
                assert!(told.events.iter().any(enters));
            }
            "book-picture-must" => {
                let marked: BTreeSet<Pit> = picture.marks().map(|(pit, _)| pit).collect();
                let legal = told.game.legal(&told.before);
                let start = |action: &Action| match *action {
                    Action::Sow { pit, .. } => Some(pit),
                    _ => None,
                };
                let starts: BTreeSet<Pit> = legal.iter().filter_map(start).collect();
                assert_eq!(starts, marked);
                // Others hold enough and may not.
                let others = told.game.board().pits_of(Side::South);
                assert!(
                    others
                        .into_iter()
                        .any(|pit| told.before.seeds(pit) > 1 && !marked.contains(&pit))
                );
                assert_eq!((told.kind(), captures.len()), (TurnKind::Mtaji, 2));
            }
            "book-picture-kimbi" => {
                assert_eq!(captures, [("A7".to_owned(), 4)]);
                let way = told.events.iter().find_map(|event| match *event {
                    Event::Entered { kichwa, direction, .. } => Some((kichwa, direction)),
                    _ => None,
                });
                let (kichwa, direction) = way.expect("captured seeds enter");
                assert_eq!(
                    (pit_name(told.game.board(), kichwa).as_str(), direction),
                    ("A8", Direction::Backward)
                );
                assert_eq!(told.drops()[0].0, "A6", "it was sown to the right");
            }
            "book-picture-sixteen" => {
                let board = told.game.board();
                let seventeen = board.pits().find(|pit| told.before.seeds(*pit) == 17);
                assert_eq!(seventeen.map(|pit| pit_name(board, pit)).as_deref(), Some("A3"));
                let action = parse_move(board, "A3R").expect("a move").start;
                let mut events = Vec::new();
                told.game.play(&told.before, action, &mut events).expect("a legal takata");
                let sown = Told { events, ends: Vec::new(), ..told };
                assert_eq!(sown.kind(), TurnKind::Takata);
                let last = &sown.drops()[16];
                assert_eq!(last.0, "A4");
                assert!(last.1 > 1, "it falls into a filled pit");
                let a4 =
                    picture.marks().map(|(pit, _)| pit).find(|pit| pit_name(board, *pit) == "A4");
                let facing = a4.and_then(|pit| board.facing(pit)).expect("a front pit");
                assert!(sown.before.seeds(facing) > 0);
            }
            "book-picture-hamna" => assert_eq!(told.won_by_south(), Some(WonBy::FrontRowEmptied)),
            "book-picture-no-move" => assert_eq!(told.won_by_south(), Some(WonBy::NoLegalStart)),
            "book-picture-djenon-sow" => {
                assert_eq!(ends, [Empty]);
                assert_eq!(told.drops().first(), Some(&("A2".to_owned(), 1)));
                assert_eq!(told.drops().last().map(|(_, now)| *now), Some(1));
            }
            "book-picture-djenon-relay" => {
                assert_eq!(ends, [Relay, Empty]);
                let lifts = |event: &Event| {
                    matches!(event, Event::Lifted { seeds: 3, why: Lift::Relay, .. })
                };
                assert!(told.events.iter().any(lifts));
            }
            "book-picture-djenon-pass" => {
                assert_eq!(told.game.legal(&told.before).to_vec(), [Action::Pass]);
            }
            "book-picture-djenon-capture" => {
                assert_eq!((ends, captures.len(), captures[0].1), (&[Capture][..], 1, 4));
            }
            "book-picture-djenon-chain" => {
                let seeds: Vec<u8> = captures.iter().map(|(_, seeds)| *seeds).collect();
                assert_eq!((ends, &seeds[..]), (&[Capture][..], &[4, 2, 2][..]));
            }
            "book-picture-djenon-end" => {
                assert_eq!(captures.iter().map(|(_, seeds)| *seeds).sum::<u8>(), 4);
                assert!(told.game.board().pits().all(|pit| told.after.seeds(pit) < 2));
                assert!(told.won_by_south().is_some());
            }
            other => panic!("{other} is held to nothing"),
        }
        let moves = !matches!(
            picture.caption,
            "book-picture-kujifunza-board"
                | "book-picture-sixteen"
                | "book-picture-djenon-board"
                | "book-picture-djenon-pass"
        );
        assert_eq!(moves, told.after != told.before, "{}", picture.caption);
    }
}

#[test]
fn pictures_are_ordinary_boards_of_their_game() {
    for picture in Picture::ALL {
        let (game, position) = (picture.game, picture.position());
        assert_eq!(position.board(), game.board(), "{}", picture.caption);
        assert_eq!(position.side(), Side::South, "{}: it is seen from South", picture.caption);
        assert!(game.outcome(&position).is_none(), "{}: the game is over", picture.caption);
        let all = if game == Game::Djenon { 48 } else { 64 };
        assert!(position.total() <= all, "{}: {} seeds", picture.caption, position.total());
        let starts = ["book-picture-kujifunza-board", "book-picture-djenon-board"];
        assert_eq!(position == game.start(), starts.contains(&picture.caption));
        let glossary: Vec<_> = Words::new(Language::English).glossary();
        for (pit, word) in picture.marks() {
            assert!(game.board().has(pit));
            assert!(word.is_none_or(|word| glossary.iter().any(|(known, _)| *known == word)));
        }
    }
}

#[test]
fn chapters_that_explain_have_pictures_at_either_depth() {
    for game in [Game::Kujifunza(KichwaRule::Sustain), Game::Djenon] {
        for chapter in [Chapter::Board, Chapter::Play, Chapter::Capture, Chapter::End] {
            for depth in [Depth::Child, Depth::Adult] {
                let shown = chapter
                    .paragraphs(game, depth)
                    .filter(|key| Picture::with(game, chapter, key).next().is_some());
                assert!(shown.count() > 0, "{game:?} {chapter:?} {depth:?}");
            }
        }
    }
    // Whatever a picture is said to show is a paragraph of its chapter.
    for picture in Picture::ALL {
        for key in picture.shows {
            let mut depths = [Depth::Child, Depth::Adult].into_iter();
            assert!(
                depths.any(|depth| picture
                    .chapter
                    .paragraphs(picture.game, depth)
                    .any(|known| known == *key)),
                "{}: {key}",
                picture.caption
            );
        }
    }
}
