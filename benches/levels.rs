//! How long each level thinks: over positions in which it matters what is played, and, of the highest, over positions
//! as games have them, won and lost, from the first turn to the last.

use criterion::{Criterion, criterion_group, criterion_main};
use mbili::engine::sample::{Critical, Criticals, Sampler};
use mbili::engine::{Level, Question, choose};
use mbili::rules::{Game, KichwaRule};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

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

/// So many positions of games.
const OF_GAMES: usize = 2_000;

/// A mean hides the few that take long, and those are what somebody waits for.
fn longest(_: &mut Criterion) {
    // Run as a test it only shows that it runs.
    let count = if std::env::args().any(|argument| argument == "--bench") { OF_GAMES } else { 20 };
    let stop = AtomicBool::new(false);
    for game in Game::ALL {
        let mut times: Vec<f64> = Sampler::new(game, 1)
            .take(count)
            .map(|position| {
                let level = Level::Bingwa;
                let question = Question { game, history: &[], position, level, seed: 1 };
                let began = Instant::now();
                black_box(choose(&question, &stop));
                began.elapsed().as_secs_f64() * 1e3
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let within = |share: usize| times[share * (count - 1) / 100];
        println!(
            "{game:?}, bingwa, {count} positions of games: half of the answers within {:.1} ms, 99 % within {:.1} ms, \
             all within {:.1} ms; 200 ms are wanted of 99 %",
            within(50),
            within(99),
            within(100)
        );
    }
}

criterion_group!(benches, longest, levels);
criterion_main!(benches);
