//! Tests: vectors.
use mbili::rules::*;
fn perft(game: Game, p: &Position, depth: u32, turn: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let _ = turn;
    let mut n = 0;
    for &a in &game.candidates(p) {
        if let Ok(next) = game.sow(p, a, &mut ()) {
            n += perft(game, &next, if next.pending().is_some() { depth } else { depth - 1 }, true);
        }
    }
    n
}
#[test]
fn quick() {
    for (g, want) in [
        (Game::ALL[0], &[16u64, 108, 500, 1902, 6550, 23442, 84200, 319524, 1206990, 4644048][..]),
        (Game::ALL[1], &[56, 816, 5252, 39140, 237196]),
        (Game::ALL[2], &[24, 220, 1234, 6172, 26788]),
        (Game::ALL[3], &[6, 27, 120, 512, 1963, 7862, 26596]),
    ] {
        for (d, &w) in want.iter().enumerate() {
            let t = std::time::Instant::now();
            assert_eq!(perft(g, &g.start(), d as u32 + 1, true), w, "{g:?} {d}");
            eprintln!("{g:?} {d} {w} {:?}", t.elapsed());
        }
    }
}
