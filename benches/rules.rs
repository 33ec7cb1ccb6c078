//! How fast the rules library is: candidates, a turn without a listener, and the same turn with its
//! events kept, as the table plays it.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mbili::rules::{Action, Game, Position, Rules};
use std::hint::black_box;

/// Positions and one legal action each, from games in which the actions are picked by a fixed pattern.
fn corpus(game: Game) -> Vec<(Position, Action)> {
    let mut corpus = Vec::new();
    let mut position = game.start();
    for step in 0..2_000_usize {
        let legal = game.legal(&position);
        let Some(&action) = legal.get(step * 7 % legal.len().max(1)) else {
            position = game.start();
            continue;
        };
        corpus.push((position, action));
        position = game.play(&position, action, &mut ()).expect("legal");
    }
    corpus
}

fn rules(c: &mut Criterion) {
    for game in [Game::ALL[0], Game::Djenon] {
        let corpus = corpus(game);
        let mut group = c.benchmark_group(format!("{game:?}"));
        group.throughput(Throughput::Elements(corpus.len() as u64));
        group.bench_function("candidates", |b| {
            b.iter(|| {
                corpus.iter().map(|(p, _)| game.candidates(black_box(p)).len()).sum::<usize>()
            });
        });
        group.bench_function("a turn, no listener", |b| {
            b.iter(|| {
                corpus.iter().filter(|(p, a)| game.sow(black_box(p), *a, &mut ()).is_ok()).count()
            });
        });
        group.bench_function("a turn, events kept", |b| {
            let mut events = Vec::with_capacity(10_000);
            b.iter(|| {
                events.clear();
                corpus
                    .iter()
                    .filter(|(p, a)| game.sow(black_box(p), *a, &mut events).is_ok())
                    .count()
            });
        });
        group.finish();
    }
}

criterion_group!(benches, rules);
criterion_main!(benches);
