//! How long each level thinks, over positions in which it matters what is played.

use criterion::{Criterion, criterion_group, criterion_main};
use mbili::engine::sample::{Critical, Criticals};
use mbili::engine::{Level, Question, choose};
use mbili::rules::{Game, KichwaRule};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;

const POSITIONS: usize = 50;

fn levels(c: &mut Criterion) {
    let stop = AtomicBool::new(false);
    for game in [Game::Kujifunza(KichwaRule::Sustain), Game::Djenon] {
        let criticals: Vec<Critical> = Criticals::new(game, 1).take(POSITIONS).collect();
        let mut group = c.benchmark_group(format!("{game:?}, {POSITIONS} answers"));
        group.sample_size(10);
        for level in Level::ALL {
            group.bench_function(level.name(), |bencher| {
                bencher.iter(|| {
                    for critical in &criticals {
                        let position = critical.position;
                        let question = Question { game, history: &[], position, level, seed: 1 };
                        black_box(choose(&question, &stop));
                    }
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, levels);
criterion_main!(benches);
