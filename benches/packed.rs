//! How fast the packed engine is: starts, turns, canonical forms and hashes, in every core that this machine
//! can run. `mbili bench` measures the same beside the rules.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mbili::engine::packed::{Bao, Core, Djenon, Start};
use mbili::rules::KichwaRule;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::hint::black_box;

const POSITIONS: usize = 100_000;

/// Positions of random games of Kujifunza with one of their starts each. Games by a pattern would repeat, and
/// the processor would learn where their turns end.
fn bao() -> Vec<(Bao, Start)> {
    let core = Core::PORTABLE;
    let mut chance = StdRng::seed_from_u64(1);
    let mut corpus = Vec::new();
    let mut board = Bao::START;
    while corpus.len() < POSITIONS {
        let starts = core.starts(&board);
        let ending = |start: &Start| core.ends(KichwaRule::Sustain, &board, *start);
        let legal: Vec<Start> = starts.filter(ending).collect();
        let Some(&start) = legal.choose(&mut chance) else {
            board = Bao::START;
            continue;
        };
        corpus.push((board, start));
        board = core.play(KichwaRule::Sustain, &board, start).expect("legal").board;
    }
    corpus
}

/// The same of Djenon-aboure.
fn djenon() -> Vec<(Djenon, u8)> {
    let core = Core::PORTABLE;
    let mut chance = StdRng::seed_from_u64(1);
    let mut corpus = Vec::new();
    let mut board = Djenon::START;
    while corpus.len() < POSITIONS {
        if board.is_over() {
            board = Djenon::START;
        }
        let mut starts = core.djenon_starts(&board);
        if starts.is_empty() {
            board = board.swapped();
            continue;
        }
        let pit = starts.remove(chance.random_range(0..starts.len()));
        corpus.push((board, pit));
        board = core.djenon_play(&board, pit).map_or(Djenon::START, |played| played.board);
    }
    corpus
}

fn packed(c: &mut Criterion) {
    let boards = bao();
    let mut group = c.benchmark_group("packed kujifunza, sustain");
    group.throughput(Throughput::Elements(boards.len() as u64));
    for core in Core::all() {
        group.bench_function(format!("starts, {}", core.name()), |b| {
            b.iter(|| {
                boards.iter().map(|(board, _)| core.starts(black_box(board)).len()).sum::<usize>()
            });
        });
        group.bench_function(format!("relay turn, {}", core.name()), |b| {
            b.iter(|| {
                for (board, start) in &boards {
                    let _ = black_box(&core.play(KichwaRule::Sustain, black_box(board), *start));
                }
            });
        });
    }
    group.bench_function("canonical form and hash", |b| {
        b.iter(|| {
            boards.iter().fold(0, |sum, (board, _)| sum ^ black_box(board).canonical().0.hash())
        });
    });
    group.finish();

    let boards = djenon();
    let mut group = c.benchmark_group("packed djenon");
    group.throughput(Throughput::Elements(boards.len() as u64));
    for core in Core::all() {
        group.bench_function(format!("relay turn, {}", core.name()), |b| {
            b.iter(|| {
                for (board, pit) in &boards {
                    let _ = black_box(&core.djenon_play(black_box(board), *pit));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, packed);
criterion_main!(benches);
