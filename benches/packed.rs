//! How fast the packed engine is: starts, turns, canonical forms and hashes, in every core that this machine
//! can run. `mbili bench` measures the same beside the rules.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mbili::engine::packed::{Bao, Core, Djenon, Start};
use mbili::rules::KichwaRule;
use std::hint::black_box;

/// Positions of Kujifunza with one of their starts each, from games in which the starts are picked by a fixed
/// pattern.
fn bao() -> Vec<(Bao, Start)> {
    let core = Core::PORTABLE;
    let mut corpus = Vec::new();
    let mut board = Bao::START;
    for step in 0..100_000_usize {
        let starts = core.starts(&board);
        let ending = |start: &Start| core.ends(KichwaRule::Sustain, &board, *start);
        let legal: Vec<Start> = starts.filter(ending).collect();
        let Some(&start) = legal.get(step * 7 % legal.len().max(1)) else {
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
    let mut corpus = Vec::new();
    let mut board = Djenon::START;
    for step in 0..100_000_usize {
        if board.is_over() {
            board = Djenon::START;
        }
        let mut starts = core.djenon_starts(&board);
        if starts.is_empty() {
            board = board.swapped();
            continue;
        }
        let pit = starts.remove(step * 7 % starts.len());
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
