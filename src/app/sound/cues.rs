//! What is heard of an event, and of what a player does.

use super::bank::{Amount, Sound};
use super::mixer::{Bus, Cue};
use super::synth::Dice;
use super::wood::{Cell, Fill};
use crate::app::session::{Drafting, Intent, Playing, Seat};
use crate::app::space::{half_size, pit_centre};
use crate::record::Ending;
use crate::rules::{Board, Edit, Event, Lift, Pit, Refusal, Side, Taken};

/// How far apart left and right are, at the ends of the board.
const WIDTH: f32 = 0.45;

/// The board as it lies before the player.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// Which board.
    pub board: Board,
    /// Whose rows are nearest.
    pub near: Side,
}

impl Seen {
    fn pan(self, pit: Pit) -> f32 {
        let x = pit_centre(self.board, pit).x / half_size(self.board).x;
        let turned = if self.near == Side::South { 1.0 } else { -1.0 };
        WIDTH * turned * x
    }

    /// A pit rings the same from whichever side it is seen.
    fn cell(self, pit: Pit) -> Cell {
        let (centre, half) = (pit_centre(self.board, pit), half_size(self.board));
        Cell::at(0.5 + 0.5 * centre.x / half.x, 0.5 + 0.5 * centre.z / half.y)
    }

    fn at(self, pit: Pit, sound: Sound, gain: f32) -> Cue {
        Cue { pan: self.pan(pit), ..plain(sound, Bus::Effects, gain) }
    }
}

const fn plain(sound: Sound, bus: Bus, gain: f32) -> Cue {
    Cue { sound, bus, gain, pan: 0.0, rate: 1.0, delay: 0.0 }
}

/// What is heard of an event. The number makes two equal events sound a little different.
#[must_use]
pub fn of_event(event: Event, seen: Seen, number: u32) -> Option<Cue> {
    let mut dice = Dice::new(number);
    let cue = match event {
        Event::Dropped { pit, now } => {
            let fill = Fill::of(now.saturating_sub(1));
            let firm = dice.share() < 0.6;
            let gain = 1.2 * dice.within(0.8, 1.1);
            seen.at(pit, Sound::Drop(seen.cell(pit), fill, firm), gain)
        }
        Event::Lifted { pit, seeds, why: Lift::Start } => {
            seen.at(pit, Sound::Gather(Amount::of(seeds)), 0.9)
        }
        Event::Lifted { pit, seeds, why: Lift::Relay } => {
            seen.at(pit, Sound::Relay(Amount::of(seeds)), 0.95)
        }
        Event::Captured { pit, seeds, taken: Taken::IntoHand, .. } => {
            seen.at(pit, Sound::Capture(Amount::of(seeds)), 1.0)
        }
        Event::Captured { pit, seeds, taken: Taken::ForGood, .. } => {
            seen.at(pit, Sound::Aside(Amount::of(seeds)), 0.9)
        }
        Event::KichwaAsked { pit, .. } => seen.at(pit, Sound::Asked, 0.8),
        Event::Entered { kichwa, .. } => seen.at(kichwa, Sound::Kichwa, 0.75),
        Event::TurnEnded { .. } => plain(Sound::TurnEnd, Bus::Effects, 0.7),
        Event::TurnBegan { .. } | Event::LapEnded { .. } | Event::GameEnded { .. } => return None,
    };
    // Nothing is done twice in quite the same way.
    Some(Cue { rate: dice.about(0.03), ..cue })
}

/// What is heard of an action that was refused.
#[must_use]
pub fn of_refusal(refusal: Refusal) -> Cue {
    match refusal {
        Refusal::Endless(_) => plain(Sound::Endless, Bus::Interface, 0.8),
        _ => plain(Sound::Refusal, Bus::Interface, 0.6),
    }
}

/// What is heard of something that was pressed. Not of what the computer wants, nor of a pointer that
/// only moves.
#[must_use]
pub fn of_intent(intent: &Intent) -> Option<Cue> {
    match intent {
        Intent::Point(_)
        | Intent::Play(_)
        // What is put by hand is heard as a seed.
        | Intent::Edit(_)
        | Intent::Seek(_)
        | Intent::Quit
        | Intent::Aim(_)
        | Intent::Choose(_) => None,
        Intent::Tap(_) | Intent::LetGo => Some(plain(Sound::Tap, Bus::Interface, 0.6)),
        _ => Some(plain(Sound::Tap, Bus::Interface, 0.9)),
    }
}

/// What is heard of a seed that was put or taken by hand, or was not to be; `drafting` is the board after
/// it.
#[must_use]
pub fn of_edit(edit: Edit, drafting: &Drafting, near: Side, number: u32) -> Option<Cue> {
    if drafting.refused.is_some() {
        return Some(plain(Sound::Refusal, Bus::Interface, 0.6));
    }
    let draft = &drafting.draft;
    let seen = Seen { board: draft.board(), near };
    let event = match edit {
        Edit::Add(pit) => Event::Dropped { pit, now: draft.seeds(pit) },
        Edit::Take(pit) => Event::Lifted { pit, seeds: 1, why: Lift::Start },
        Edit::Empty(pit) => Event::Lifted { pit, seeds: 4, why: Lift::Start },
        Edit::ToMove(_) => return Some(plain(Sound::Tap, Bus::Interface, 0.9)),
        _ => {
            let amount = Amount::of(if edit == Edit::Start { 40 } else { 4 });
            return Some(plain(Sound::Aside(amount), Bus::Effects, 0.8));
        }
    };
    of_event(event, seen, number)
}

/// What lets a player hear a volume that was just changed.
#[must_use]
pub fn sample_of(bus: Bus) -> Cue {
    let sound = match bus {
        Bus::Effects => Sound::Drop(Cell::at(0.5, 0.6), Fill::Empty, true),
        Bus::Interface => Sound::Tap,
    };
    plain(sound, bus, 0.8)
}

/// What is heard of the end of a match: for a person alone against the computer it matters who won.
#[must_use]
pub fn of_end(playing: &Playing) -> Option<Cue> {
    let winner = playing.ending.map(Ending::winner)?;
    let people = playing.setup.seats.map(|seat| seat == Seat::Human);
    let sound = match winner {
        None => Sound::Draw,
        Some(side) if people == [true, false] || people == [false, true] => {
            if people[side.index()] { Sound::Win } else { Sound::Loss }
        }
        Some(_) => Sound::Win,
    };
    Some(plain(sound, Bus::Effects, 1.3))
}
