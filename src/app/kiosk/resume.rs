//! A visitor's match outlives a table that fails: it is kept with the house's data from turn to turn, and goes on where
//! the watch has started the table again. It is forgotten with the end of the match or the visit, and wherever the table
//! starts for another reason, so that nobody ever finds the match of somebody else.

use super::counts::Counter;
use super::house::{House, WallClock};
use super::visit::Visit;
use crate::app::session::{Loaded, Match};
use crate::app::settings::{Settings, language};
use crate::app::state::Screen;
use crate::app::storage::SavedMatch;
use crate::app::ui::house::Place;
use crate::kiosk::statistics::Fact;
use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A match to which nothing has happened for so long is nobody's any more.
pub const FRESH: Duration = Duration::from_secs(180);

const FILE: &str = "visit.bao";
/// The line before the match: where the visitor is, in which language, and how many bytes follow.
const HEAD: &str = "Visit:";

/// A visitor's match as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Where the visitor is.
    pub place: Place,
    /// The code of the language.
    pub language: String,
    /// The match.
    pub saved: SavedMatch,
}

/// The match to go on with, once the table is there.
#[derive(Resource, Clone, Debug, Default)]
pub struct Resumed(pub Option<Kept>);

/// The file of the match, among the data of a house.
#[must_use]
pub fn file(data: &Path) -> PathBuf {
    data.join(FILE)
}

impl Kept {
    /// As it stands in the file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let place = if self.place == Place::Face { "face" } else { "solo" };
        let saved = self.saved.to_text();
        format!("{HEAD} {place} {} {}\n{saved}", self.language, saved.len())
    }

    /// Reads it. What is damaged is no match to go on with.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let (head, rest) = text.split_once('\n')?;
        let mut head = head.strip_prefix(HEAD)?.split_ascii_whitespace();
        let place = match head.next()? {
            "face" => Place::Face,
            "solo" => Place::Solo,
            _ => return None,
        };
        let language = head.next()?.to_owned();
        if head.next()?.parse() != Ok(rest.len()) {
            return None;
        }
        let saved = SavedMatch::from_bytes("visit", rest.as_bytes()).ok()?;
        Some(Kept { place, language, saved })
    }

    /// Reads the match of these data, if it is fresh.
    #[must_use]
    pub fn read(data: &Path) -> Option<Self> {
        let file = file(data);
        let age = std::fs::metadata(&file).ok()?.modified().ok()?.elapsed().unwrap_or_default();
        let text = std::fs::read_to_string(&file).ok()?;
        Self::from_text(&text).filter(|_| age < FRESH)
    }
}

/// Keeps the match on the table, and forgets it. In the safe mode none is kept: it may be what brings the table down.
pub(super) fn keep(
    current: Res<Match>,
    visit: Res<Visit>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    counter: Res<Counter>,
    house: Res<House>,
    mut kept: Local<Option<Kept>>,
    mut began: Local<bool>,
) {
    // Nor before what went on after a failure lies on the board: the table may fail again until then.
    let goes_on = !*began && visit.is_on() && *screen.get() == Screen::Title;
    if *screen.get() == Screen::Boot || goes_on {
        return;
    }
    let playing = current.playing().filter(|_| {
        let plays = matches!(visit.place, Place::Solo | Place::Face);
        plays && visit.is_on() && !house.safe && *screen.get() == Screen::Match
    });
    let Some(playing) = playing else {
        if kept.take().is_some() || !*began {
            counter.keep(file(&house.data), None);
        }
        *began = true;
        return;
    };
    *began = true;
    let code = language(&settings).code();
    let same =
        |kept: &Kept| kept.saved.is(playing) && kept.place == visit.place && kept.language == code;
    if !kept.as_ref().is_some_and(same) {
        let now =
            Kept { place: visit.place, language: code.to_owned(), saved: SavedMatch::of(playing) };
        counter.keep(file(&house.data), Some(now.to_text()));
        *kept = Some(now);
    }
}

/// Goes on with the match of a visitor, before the table plays by itself.
pub(super) fn resume(
    mut resumed: ResMut<Resumed>,
    mut visit: ResMut<Visit>,
    screen: Res<State<Screen>>,
    house: Res<House>,
    counter: Res<Counter>,
    wall: Res<WallClock>,
    time: Res<Time<Real>>,
    mut loaded: MessageWriter<Loaded>,
) {
    if *screen.get() != Screen::Title || resumed.0.is_none() {
        return;
    }
    let Some(Kept { place, language, saved }) = resumed.bypass_change_detection().0.take() else {
        return;
    };
    let offered = house.languages.iter().find(|offered| offered.code() == language);
    let setup = saved.setup();
    if offered.is_none() || !house.games.contains(&setup.game) || saved.record.ending().is_some() {
        return;
    }
    info!("the match of a visitor goes on");
    visit.began = Some(time.elapsed());
    visit.beside = true;
    visit.idle.here();
    visit.place = place;
    visit.counted = false;
    let code = offered.map_or_else(|| house.first_language().code(), |offered| offered.code());
    counter.begin((wall.0)(), code);
    let (game, level) = (super::counting::name(setup.game), super::counting::level(&setup));
    counter.count(Fact::MatchBegan { game, level });
    visit.goes_on = Some(language);
    loaded.write(Loaded { id: saved.id, setup, record: saved.record });
}
