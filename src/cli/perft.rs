//! `mbili perft`: counts sequences of turns.

use super::Failure;
use super::arguments::{PerftOptions, game, position};
use crate::rules::{Game, KichwaRule, Position, Rules, TurnKind};
use std::io::Write;

pub fn run(options: &PerftOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let game = game(options.game.game, options.game.kichwa).map_err(Failure::WrongUse)?;
    let start = match &options.position {
        Some(text) => position(game, text).map_err(Failure::WrongUse)?,
        None => game.start(),
    };
    for depth in 1..=options.depth {
        writeln!(out, "{depth} {}", count(game, &start, depth))?;
        // The next depth may take long.
        out.flush()?;
    }
    Ok(true)
}

/// How many sequences of so many turns there are. A finished game is not continued, sowings that
/// never end are left out, a forced pass is a turn, and so is each complete sequence of kichwa picks.
pub fn count(game: Game, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let candidates = game.candidates(position);
    // A start that captures always ends, and with this rule it ends the turn.
    if depth == 1
        && game == Game::Kujifunza(KichwaRule::Sustain)
        && game.turn_kind(position) == TurnKind::Mtaji
    {
        return candidates.len() as u64;
    }
    let after =
        candidates.into_iter().filter_map(|action| game.sow(position, action, &mut ()).ok());
    after
        .map(|next| count(game, &next, if next.pending().is_some() { depth } else { depth - 1 }))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same without the short cut.
    fn slow(game: Game, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let legal = game.legal(position).into_iter();
        let after = legal.map(|action| game.sow(position, action, &mut ()).expect("legal"));
        after
            .map(|next| slow(game, &next, if next.pending().is_some() { depth } else { depth - 1 }))
            .sum()
    }

    #[test]
    fn the_short_cut_counts_what_the_long_way_counts() {
        for game in Game::ALL {
            for depth in 1..=4 {
                let start = game.start();
                assert_eq!(count(game, &start, depth), slow(game, &start, depth));
            }
        }
    }
}
