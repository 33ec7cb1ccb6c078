//! A match looked back on: the moments that a record has, no others, and nothing said that is not so.
//!
//! `MBILI_PROOF_RECORDS` sets how many games are looked back on, `MBILI_PROOF_SEED` the seed of these;
//! `scripts/prove review` takes many.

mod told;

use crate::setting;
use mbili::engine::review::{Effort, Lesson, Moment, News, Past, Review, review};
use mbili::engine::solve::{Judge, Limits, Verdict};
use mbili::engine::{Level, Question, choose, complete_turns};
use mbili::notation::parse_move;
use mbili::record::{Ending, Record};
use mbili::rules::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use told::Readers;

static NEVER: AtomicBool = AtomicBool::new(false);
const ENOUGH: Limits = Limits { nodes: 20_000_000, stop: &NEVER };
const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);
/// What the table gives to a judge.
const BYTES: usize = 16 << 20;

const GAMES: [(Game, &str); 4] = [
    (BAO, "kujifunza sustain"),
    (Game::Kujifunza(KichwaRule::Choose), "kujifunza choose"),
    (Game::Kujifunza(KichwaRule::ChooseFirst), "kujifunza first"),
    (Game::Djenon, "djenon"),
];

fn past(record: &Record) -> Past<'_> {
    let (outcome, resigned) = match record.ending() {
        Some(Ending::ByRules(outcome)) => (Some(outcome), None),
        Some(Ending::Resigned(side)) => (None, Some(side)),
        None => (None, None),
    };
    let (game, start, actions) = (record.game(), *record.start(), record.actions());
    Past { game, start, actions, outcome, resigned }
}

fn look_back(record: &Record) -> Review {
    let mut judge = Judge::new(record.game(), BYTES);
    review(&past(record), &mut judge, Effort::USUAL, &NEVER, &mut |_| {})
}

fn two_thousand_turns() -> Record {
    Record::parse(include_str!("../records/two_thousand_turns.txt")).expect("a record")
}

/// A record of these moves.
fn record(game: Game, moves: &str) -> Record {
    let mut record = Record::new(game);
    for text in moves.split_whitespace() {
        let turn = parse_move(game.board(), text).expect("a move");
        for action in turn.actions() {
            record.play(action, &mut ()).expect("legal");
        }
    }
    record
}

/// A game in which each side plays well by `skill`, and otherwise anything.
fn sample(game: Game, judge: &mut Judge, skill: f64, random: &mut StdRng) -> Record {
    let mut record = Record::new(game);
    let quick = Limits { nodes: 1_500, stop: &NEVER };
    while record.ending().is_none() && record.finished_turns() < 400 {
        let position = *record.position();
        let turns = complete_turns(game, &position);
        let mut chosen = &turns[random.random_range(0..turns.len())];
        if random.random_bool(skill) {
            let side = position.side();
            let wins = turns.iter().find(|turn| {
                judge.verdict(&turn.after, &quick).is_some_and(|v| v.winner == Some(side))
            });
            chosen = wins.unwrap_or(chosen);
        }
        for &action in &chosen.actions {
            record.play(action, &mut ()).expect("legal");
        }
    }
    record
}

/// A game of some length, played with little skill.
fn long_sample(seed: u64) -> Record {
    let mut random = StdRng::seed_from_u64(seed);
    let mut judge = Judge::new(BAO, BYTES);
    loop {
        let record = sample(BAO, &mut judge, 0.2, &mut random);
        if record.finished_turns() >= 12 {
            return record;
        }
    }
}

fn worth(side: Side, verdict: Verdict) -> u8 {
    match verdict.winner {
        Some(winner) if winner == side => 2,
        None => 1,
        Some(_) => 0,
    }
}

/// Looks at everything that a moment says once more, with a judge that knows nothing of it.
fn check(record: &Record, moment: &Moment) {
    let game = record.game();
    let mut judge = Judge::new(game, BYTES);
    let turn = record.turns().nth(moment.turn).expect("a turn");
    let (start, end) = (turn.actions.start, turn.actions.end);
    let (before, after) = (record.positions()[start], record.positions()[end]);
    assert_eq!(moment.played, record.actions()[start..end]);
    assert_eq!(moment.side, before.side());
    let side = moment.side;
    let had = judge.full_verdict(&before, &ENOUGH).expect("solved");
    let has = judge.full_verdict(&after, &ENOUGH).expect("solved");
    let agree = |told: Verdict, found: Verdict| {
        assert_eq!((told.winner, told.score), (found.winner, found.score), "{moment:?}");
        assert!(told.turns.is_none() || told.turns == found.turns, "{moment:?} {found:?}");
    };
    agree(moment.before, had);
    agree(moment.after, has);

    // The better turns are better, and the line is the best play.
    assert!(!moment.better.is_empty());
    let all = complete_turns(game, &before);
    for better in &moment.better {
        let other = all.iter().find(|turn| turn.actions == *better).expect("a legal turn");
        let verdict = judge.full_verdict(&other.after, &ENOUGH).expect("solved");
        assert_eq!(worth(side, verdict), worth(side, had), "{moment:?}");
        assert_ne!(*better, moment.played);
    }
    let best = &moment.better[0];
    assert_eq!(moment.line[..best.len()], best[..]);
    let mut at = before;
    for &action in &moment.line {
        game.check(&at, action).expect("a legal line");
        at = game.sow(&at, action, &mut ()).expect("ends");
    }
    assert_eq!(at.pending(), None, "whole turns");
    assert_eq!(moment.to_the_end, game.outcome(&at).is_some());
    if moment.to_the_end {
        assert_eq!(game.outcome(&at).and_then(Outcome::winner), had.winner);
    }

    let captured = |actions: &[Action]| {
        let turn = all.iter().find(|turn| turn.actions == actions).expect("a legal turn");
        (turn.tally.captured, turn.after)
    };
    let ((instead, reached), (took, _)) = (captured(best), captured(&moment.played));
    let in_turns = |told: Option<u16>, judge: &mut Judge| {
        if let Some(told) = told {
            let verdict = judge.full_verdict(&reached, &ENOUGH).expect("solved");
            assert_eq!((verdict.winner, verdict.turns), (Some(side), Some(told - 1)), "{moment:?}");
        }
    };
    match moment.lesson {
        Lesson::WinInOne => {
            assert_eq!(game.outcome(&reached).and_then(Outcome::winner), Some(side));
        }
        Lesson::Ended(by) => {
            assert_eq!(game.outcome(&after), Some(Outcome::Won { side: side.other(), by }));
        }
        Lesson::LetsWinInOne(by) => {
            let wins = Some(Outcome::Won { side: side.other(), by });
            let answers = complete_turns(game, &after);
            assert!(answers.iter().any(|answer| game.outcome(&answer.after) == wins));
        }
        Lesson::BiggerCapture { took: told, instead: least, wins_in } => {
            assert_eq!((told, least), (took, instead));
            assert!(told > least);
            in_turns(wins_in, &mut judge);
        }
        Lesson::LetsCapture { seeds, instead: told, wins_in } => {
            assert_eq!(told, instead);
            let answers = complete_turns(game, &after);
            assert!(answers.iter().any(|answer| answer.tally.captured == seeds));
            in_turns(wins_in, &mut judge);
        }
        Lesson::GivesAway { wins_in } => in_turns(wins_in, &mut judge),
        Lesson::Slower { better, played } => {
            assert_eq!((had.turns, has.turns), (Some(better), Some(played - 1)));
            assert!(had.winner == Some(side) && has.winner == Some(side));
        }
        Lesson::Shorter { better, played } => {
            assert_eq!((had.turns, has.turns), (Some(better), Some(played - 1)));
            assert!(had.winner == Some(side.other()));
        }
        Lesson::Seeds { fewer } => {
            let own = |verdict: Verdict| verdict.score.expect("a score")[side.index()];
            assert_eq!(own(had) - own(has), fewer);
        }
        Lesson::GaveUp { .. } => panic!("nobody gave up"),
    }
}

#[test]
fn a_known_blunder_is_the_one_moment() {
    // South wins by A3 only, and by its image A6; A1 gives that away.
    let blunder = look_back(&record(BAO, "A1R"));
    let truths: Vec<_> = blunder.truths.iter().map(|t| t.expect("proven").winner).collect();
    assert_eq!(truths, [Some(Side::South), Some(Side::North)]);
    assert!(blunder.complete);
    let [moment] = &blunder.moments[..] else { panic!("{:?}", blunder.moments) };
    assert_eq!((moment.turn, moment.side, moment.better.len()), (0, Side::South, 4));
    assert_eq!(moment.before.turns, Some(21));
    assert!(moment.to_the_end && moment.gave_away());
    // Who plays it well gives nothing away.
    let sound = look_back(&record(BAO, "A3R"));
    assert_eq!(sound.moments, []);
    assert_eq!(sound.truths[1].expect("proven").turns, Some(20));
}

#[test]
fn the_best_play_has_no_moments_and_counts_down_to_the_end() {
    let blunder = look_back(&record(BAO, "A1R"));
    let mut best = Record::new(BAO);
    for &action in &blunder.moments[0].line {
        best.play(action, &mut ()).expect("legal");
    }
    let back = look_back(&best);
    assert_eq!(back.moments, []);
    let turns: Vec<u16> =
        back.truths.iter().filter_map(|truth| truth.expect("proven").turns).collect();
    assert_eq!(turns, (0..=21).rev().collect::<Vec<_>>());
}

#[test]
fn giving_up_a_won_match_is_a_moment_and_a_lost_one_none() {
    let mut given_up = record(BAO, "A3R");
    given_up.resign(Side::South).expect("open");
    let [moment] = &look_back(&given_up).moments[..] else { panic!("one moment") };
    assert_eq!(moment.lesson, Lesson::GaveUp { wins_in: Some(20) });
    assert_eq!((moment.turn, moment.better.len(), moment.to_the_end), (1, 0, true));
    let mut given_up = Record::new(BAO);
    given_up.resign(Side::South).expect("open");
    let [moment] = &look_back(&given_up).moments[..] else { panic!("one moment") };
    assert_eq!(moment.lesson, Lesson::GaveUp { wins_in: Some(21) });
    assert_eq!(moment.better.len(), 1);
    let mut lost = record(BAO, "A3R");
    lost.resign(Side::North).expect("open");
    assert_eq!(look_back(&lost).moments, []);
}

#[test]
fn a_draw_by_repetition_takes_the_win_from_who_stood_won() {
    // As if what is reached by A3 stood for the third time.
    let record = record(BAO, "A3R");
    let drawn = Past { outcome: Some(Outcome::Drawn { by: DrawnBy::Repetition }), ..past(&record) };
    let mut judge = Judge::new(BAO, BYTES);
    let back = review(&drawn, &mut judge, Effort::USUAL, &NEVER, &mut |_| {});
    assert_eq!(back.truths[1].map(|truth| truth.winner), Some(None));
    let [moment] = &back.moments[..] else { panic!("{:?}", back.moments) };
    assert_eq!(moment.better.len(), 3, "the turn that was played is not among the better ones");
    assert!(!moment.better.contains(&moment.played));
}

#[test]
fn after_something_stood_twice_nothing_is_proven_of_the_match() {
    for record in (1..12).map(long_sample).chain([two_thousand_turns()]) {
        let back = look_back(&record);
        let (mut stood, mut holds) = (BTreeSet::new(), true);
        for (turn, truth) in back.truths[..back.truths.len() - 1].iter().enumerate() {
            assert!(holds || truth.is_none(), "turn {turn} of {}", back.truths.len());
            let at = record.positions()[record.turns().nth(turn).expect("a turn").actions.start];
            holds &= turn < 1_000 && stood.insert((at.pits().to_vec(), at.won(), at.side()));
        }
        assert_eq!(holds, record.finished_turns() < 1_000, "the sampled games go round nowhere");
    }
}

#[test]
fn a_match_without_a_turn_has_one_truth() {
    for (game, _) in GAMES {
        let back = look_back(&Record::new(game));
        assert_eq!((back.truths.len(), back.moments.len()), (1, 0));
        assert!(back.complete && back.truths[0].is_some());
    }
}

#[test]
fn a_match_of_two_thousand_turns_takes_no_more_than_another() {
    let record = two_thousand_turns();
    let mut judge = Judge::new(record.game(), BYTES);
    let back = review(&past(&record), &mut judge, Effort::USUAL, &NEVER, &mut |_| {});
    assert!(back.complete);
    assert_eq!(back.truths.len(), 2_001);
    assert!(judge.nodes() < 4_000_000, "{} positions", judge.nodes());
    // It ends as a draw, whatever its last position is worth.
    assert_eq!(back.truths[2_000].map(|truth| truth.winner), Some(None));
}

#[test]
fn it_stops_when_it_is_told_to_and_says_nothing_that_it_does_not_know() {
    let record = long_sample(5);
    for most in [0, 1, 7] {
        let stop = AtomicBool::new(most == 0);
        let (mut told, mut judge) = (0, Judge::new(BAO, BYTES));
        let back = review(&past(&record), &mut judge, Effort::USUAL, &stop, &mut |news| {
            told += 1;
            assert!(matches!(news, News::Truth(..)));
            stop.store(told >= most, Ordering::Relaxed);
        });
        assert_eq!(told, most);
        assert!(!back.complete && back.moments.is_empty());
        assert_eq!(back.truths.iter().flatten().count(), most);
    }
    // With hardly any effort much stays unknown, and no moment leans on that.
    let mut judge = Judge::new(BAO, BYTES);
    let back = review(&past(&record), &mut judge, Effort::Together(2_000), &NEVER, &mut |_| {});
    assert!(back.complete);
    assert!(back.truths.iter().any(Option::is_none));
    for moment in &back.moments {
        assert_eq!(Some(moment.before), back.truths[moment.turn]);
        assert_eq!(Some(moment.after), back.truths[moment.turn + 1]);
    }
}

#[test]
fn what_is_told_adds_up_to_the_review() {
    let record = long_sample(9);
    let mut told = Review { truths: vec![None; record.finished_turns() + 1], ..Review::default() };
    let mut judge = Judge::new(BAO, BYTES);
    let back = review(&past(&record), &mut judge, Effort::USUAL, &NEVER, &mut |news| match news {
        News::Truth(after, truth) => told.truths[after] = truth,
        News::Moment(moment) => told.moments.push(*moment),
    });
    told.complete = true;
    assert_eq!(told, back);
}

/// Computers of two levels against each other: the longest games are theirs.
fn of_levels(game: Game, seed: u64) -> Record {
    let mut record = Record::new(game);
    while record.ending().is_none() && record.finished_turns() < 200 {
        let history = record.positions()[..record.actions().len()].to_vec();
        let level = if seed.is_multiple_of(2) { Level::Mwanafunzi } else { Level::Mchezaji };
        let question =
            Question { game, history: &history, position: *record.position(), level, seed };
        let answer = choose(&question, &NEVER).expect("not over");
        record.play(answer.action, &mut ()).expect("legal");
    }
    record
}

#[test]
fn sampled_games_have_no_false_moment() {
    let count = setting("MBILI_PROOF_RECORDS", 4);
    let seed = setting("MBILI_PROOF_SEED", 1);
    let readers = Readers::of_every_language();
    for (game, name) in GAMES {
        let mut random = StdRng::seed_from_u64(seed);
        let mut player = Judge::new(game, BYTES);
        let (mut longest, mut of_turns) = (Duration::ZERO, 0);
        let (mut turns, mut most, mut unknown, mut moments, mut ended) = (0, 0, 0, 0, 0);
        for number in 0..count {
            let record = match number % 4 {
                3 => of_levels(game, seed + number),
                _ => {
                    let skill = [0.0, 0.5, 0.9][(number % 4) as usize];
                    sample(game, &mut player, skill, &mut random)
                }
            };
            let begun = Instant::now();
            let back = look_back(&record);
            if begun.elapsed() > longest {
                (longest, of_turns) = (begun.elapsed(), record.finished_turns());
            }
            assert!(back.complete);
            assert_eq!(back.truths.len(), record.finished_turns() + 1);
            turns += record.finished_turns();
            most = most.max(record.finished_turns());
            unknown += back.truths.iter().filter(|truth| truth.is_none()).count();
            moments += back.moments.len();
            for moment in &back.moments {
                check(&record, moment);
                ended += usize::from(moment.to_the_end);
                let before = record.turns().nth(moment.turn).expect("a turn").actions.start;
                let before = record.positions()[before];
                readers.read(game, &before, moment);
            }
        }
        readers.assert_no_faults();
        println!(
            "{name}: seed {seed}: {count} records of {turns} turns, at most {most}: {moments} moments, all so; \
             {ended} better lines to the end; {unknown} positions unknown; the longest took {:.0} ms ({of_turns} turns)",
            longest.as_secs_f64() * 1e3
        );
    }
}
