//! What a player could lose on the opponent's next turn, told.

use super::catalogue::pit_name;
use super::lookup::Words;
use super::names::Names;
use super::taken::of_game;
use crate::rules::{Game, Pit, Rules, Side};

impl Words {
    /// Which pits of a side could be captured if the opponent moved now, in one sentence, each with the
    /// seeds that would be taken; or that there are none. `pits` are those of [`Game::threats`].
    #[must_use]
    pub fn threats(&self, game: Game, names: &Names, side: Side, pits: &[(Pit, u8)]) -> String {
        let board = game.board();
        // Where seeds are won, what falls into a pit first is taken with it.
        let one = of_game(game, "threat-pit", "threat-pit-won");
        let items = pits.iter().map(|&(pit, seeds)| {
            let name = pit_name(board, pit);
            self.with(one, &[("pit", name.as_str().into()), ("seeds", seeds.into())])
        });
        let list = self.list(items);
        let actors = self.actors(names, side);
        if pits.is_empty() {
            self.tell(of_game(game, "threats-none", "threats-none-won"), actors)
        } else {
            let all = of_game(game, "threats-some", "threats-some-won");
            self.tell(all, actors.and([("pits", list.as_str().into())]))
        }
    }

    /// The same in as few words as it takes, where there is little room: the names of the pits alone.
    #[must_use]
    pub fn threats_in_brief(&self, game: Game, pits: &[(Pit, u8)]) -> String {
        if pits.is_empty() {
            return self.get("threats-brief-none");
        }
        let list = self.list(pits.iter().map(|&(pit, _)| pit_name(game.board(), pit)));
        self.with("threats-brief", &[("pits", list.as_str().into())])
    }
}
