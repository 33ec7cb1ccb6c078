//! How long things take: the one table of numbers, and how a long turn is made short.

use crate::rules::{Event, LapEnd, Lift};
use bevy::prelude::Resource;

/// Seconds at normal speed.
mod seconds {
    /// A pit's seeds gather in the hand.
    pub const LIFT: f64 = 0.18;
    /// A relay's pit is picked up.
    pub const RELAY: f64 = 0.16;
    /// One seed falls;
    pub const DROP: f64 = 0.12;
    /// the next one starts after this share of it.
    pub const DROP_STEP: f64 = 0.6;
    /// A rest between laps, none from the fifth on.
    pub const LAP: f64 = 0.15;
    /// A capture: light, cross, hold.
    pub const CAPTURE: f64 = 0.45;
    /// The least that the eye can follow, at any speed.
    pub const CAPTURE_LEAST: f64 = 0.2;
    /// The kichwa is named.
    pub const KICHWA: f64 = 0.25;
    /// The least that the eye can follow, at any speed.
    pub const KICHWA_LEAST: f64 = 0.15;
    /// The last seed settles and the closed ring shows why the turn ended.
    pub const TURN_END: f64 = 0.4;
    /// The result sinks in.
    pub const GAME_END: f64 = 0.6;
    /// All seeds of a lap at once, where a turn is too long to show them one by one.
    pub const SWEEP: f64 = 0.22;
    /// The laps that are leapt over, all together, while their number runs.
    pub const LEAP: f64 = 1.6;
    /// Of what captures and entries do not need, this share stays at the least, faster than normal speed.
    pub const BETWEEN_CAPTURES: f64 = 0.5;
    /// A ring round a pit that would go sooner than this is not lit: it could not be read, and in quick laps one
    /// pit would blink more than three times a second.
    pub const RING_LEAST: f64 = 0.05;
    /// Reduced motion: the longest cross-fade.
    pub const FADE_MOST: f64 = 0.2;
}

/// The first lap without a rest before it.
const LAP_WITHOUT_REST: u32 = 5;
/// Each lap takes this share of the time of the one before it,
const LAP_QUICKER: f64 = 0.95;
/// but never less than this share of the first.
const LAP_QUICKEST: f64 = 0.4;
/// More seeds than this are shown lap by lap.
const SEEDS_ONE_BY_ONE: usize = 200;
/// More laps than this are leapt over, but for the first and the last.
const LAPS_ALL_SHOWN: u32 = 60;
/// So many first laps, and so many last ones, are shown where laps are leapt over.
const LAPS_BESIDE_LEAP: u32 = 8;

/// How fast, and in what manner, seeds are shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// 0.25 to 8; 1 is normal.
    pub speed: f64,
    /// Cross-fades instead of flights.
    pub reduced_motion: bool,
    /// The longest turn at normal speed, in seconds.
    pub longest: f64,
}

/// The longest turn at normal speed, in seconds.
#[derive(Resource, Clone, Copy, Debug)]
pub struct LongestTurn(pub f64);

impl LongestTurn {
    /// Where people play who have time.
    pub const OF_A_DESKTOP: f64 = 8.0;
    /// Where visitors stand.
    pub const OF_A_HOUSE: f64 = 6.0;
}

impl Default for LongestTurn {
    fn default() -> Self {
        LongestTurn(Self::OF_A_DESKTOP)
    }
}

/// When an event is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Seconds from the start of the strip.
    pub start: f64,
    /// Seconds.
    pub length: f64,
}

impl Cue {
    /// When it is over.
    #[must_use]
    pub fn end(self) -> f64 {
        self.start + self.length
    }
}

/// One event's claim on time: what it would like, what it needs at least, and the share of it after
/// which the next event may start.
#[derive(Clone, Copy)]
struct Claim {
    wish: f64,
    least: f64,
    step: f64,
}

/// A cue for each event, in order; neither starts nor ends ever go back.
#[must_use]
pub fn cues(events: &[Event], pace: Pace) -> Vec<Cue> {
    let claims = claims(events, pace);
    let speed = clamped(pace.speed);
    let scale = fitting_scale(&claims, 1.0 / speed, longest(&claims, pace));
    let mut start = 0.0;
    let mut last_end = 0.0_f64;
    claims
        .iter()
        .map(|claim| {
            let length = (claim.wish * scale).max(claim.least);
            // An event never ends before the one that came first.
            let cue = Cue { start, length: length.max(last_end - start) };
            last_end = cue.end();
            start = if claim.step < 1.0 { start + length * claim.step } else { last_end };
            cue
        })
        .collect()
}

/// For each event, whether the ring that it would light is lit long enough: that of a seed until the next falls,
/// that of a lift until the next lift.
#[must_use]
pub fn lit(events: &[Event], cues: &[Cue]) -> Vec<bool> {
    // When the next drop, lift or end begins, going back from the end.
    let (mut drop, mut lift) = (f64::INFINITY, f64::INFINITY);
    let mut lit = vec![true; events.len()];
    for (index, (event, cue)) in events.iter().zip(cues).enumerate().rev() {
        match event {
            Event::Dropped { .. } => {
                lit[index] = drop - cue.start >= seconds::RING_LEAST;
                drop = cue.start;
            }
            Event::Lifted { .. } => {
                lit[index] = lift - cue.start >= seconds::RING_LEAST;
                (drop, lift) = (cue.start, cue.start);
            }
            Event::TurnEnded { .. } => (drop, lift) = (cue.start, cue.start),
            _ => {}
        }
    }
    lit
}

/// The longest that a turn may take at this pace.
///
/// Captures and entries keep what the eye needs however fast all else goes. At a high speed that alone
/// can be more than the turn's share of the longest turn; the seeds between them are then not left out,
/// they still get some of their time.
fn longest(claims: &[Claim], pace: Pace) -> f64 {
    let speed = clamped(pace.speed);
    let least: f64 = claims.iter().map(|claim| claim.least * claim.step).sum();
    let free: f64 = claims.iter().filter(|c| c.least == 0.0).map(|c| c.wish * c.step).sum();
    let needed = least + seconds::BETWEEN_CAPTURES * free / speed;
    (pace.longest / speed).max(needed.min(pace.longest))
}

fn clamped(speed: f64) -> f64 {
    speed.clamp(0.05, 64.0)
}

/// The largest scale up to `scale` at which the whole takes at most `most`, as far as the least
/// lengths allow.
fn fitting_scale(claims: &[Claim], scale: f64, most: f64) -> f64 {
    let total = |scale: f64| -> f64 {
        claims.iter().map(|claim| (claim.wish * scale).max(claim.least) * claim.step).sum()
    };
    if total(scale) <= most {
        return scale;
    }
    let (mut low, mut high) = (0.0, scale);
    for _ in 0..40 {
        let middle = (low + high) / 2.0;
        if total(middle) <= most { low = middle } else { high = middle }
    }
    low
}

fn claims(events: &[Event], pace: Pace) -> Vec<Claim> {
    let seeds = events.iter().filter(|event| matches!(event, Event::Dropped { .. })).count();
    let laps = events.iter().filter(|event| matches!(event, Event::LapEnded { .. })).count() as u32;
    let sweep = seeds > SEEDS_ONE_BY_ONE;
    let leapt = LAPS_BESIDE_LEAP..laps.saturating_sub(LAPS_BESIDE_LEAP);
    let leap = laps > LAPS_ALL_SHOWN;
    let mut lap = 0;
    events
        .iter()
        .enumerate()
        .map(|(index, event)| {
            let quicker = LAP_QUICKER.powi(lap as i32).max(LAP_QUICKEST);
            let plain = |wish: f64| Claim { wish, least: 0.0, step: 1.0 };
            let leaping = leap && leapt.contains(&lap);
            let mut claim = match event {
                Event::TurnBegan { .. } | Event::KichwaAsked { .. } => plain(0.0),
                Event::Lifted { why: Lift::Start, .. } => plain(seconds::LIFT),
                Event::Lifted { .. } if leaping => plain(0.0),
                Event::Lifted { .. } => plain(seconds::RELAY * quicker),
                Event::Dropped { .. } if leaping => plain(0.0),
                Event::Dropped { .. } => {
                    let last = !matches!(events.get(index + 1), Some(Event::Dropped { .. }));
                    match (sweep, last) {
                        (false, false) => {
                            Claim { step: seconds::DROP_STEP, ..plain(seconds::DROP * quicker) }
                        }
                        (false, true) => plain(seconds::DROP * quicker),
                        (true, false) => Claim { step: 0.0, ..plain(seconds::SWEEP * quicker) },
                        (true, true) => plain(seconds::SWEEP * quicker),
                    }
                }
                Event::LapEnded { how, .. } => {
                    lap += 1;
                    match how {
                        LapEnd::Relay if leaping => plain(seconds::LEAP / leapt.len() as f64),
                        LapEnd::Relay if lap < LAP_WITHOUT_REST => plain(seconds::LAP),
                        LapEnd::Relay | LapEnd::Empty | LapEnd::Capture => plain(0.0),
                    }
                }
                Event::Captured { .. } => {
                    Claim { least: seconds::CAPTURE_LEAST, ..plain(seconds::CAPTURE) }
                }
                Event::Entered { .. } => {
                    Claim { least: seconds::KICHWA_LEAST, ..plain(seconds::KICHWA) }
                }
                Event::TurnEnded { .. } => plain(seconds::TURN_END),
                Event::GameEnded { .. } => plain(seconds::GAME_END),
            };
            if pace.reduced_motion {
                claim.wish = claim.wish.min(seconds::FADE_MOST);
            }
            claim
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Board, Direction, Game, KichwaRule, Pit, Rules, Side};

    const MOST: f64 = LongestTurn::OF_A_DESKTOP;
    const NORMAL: Pace = Pace { speed: 1.0, reduced_motion: false, longest: MOST };

    fn long_turns() -> Vec<Vec<Event>> {
        let mut turns = Vec::new();
        for game in Game::ALL {
            let mut position = game.start();
            for turn in 0..200 {
                let legal = game.legal(&position);
                let Some(&action) = legal.get(turn * 7 % legal.len().max(1)) else { break };
                let mut events = Vec::new();
                position = game.play(&position, action, &mut events).expect("legal");
                turns.push(events);
            }
        }
        turns
    }

    fn length(events: &[Event], pace: Pace) -> f64 {
        cues(events, pace).last().map_or(0.0, |cue| cue.end())
    }

    #[test]
    fn cues_never_go_back() {
        for events in long_turns() {
            for speed in [0.25, 1.0, 8.0] {
                let cues = cues(&events, Pace { speed, ..NORMAL });
                assert_eq!(cues.len(), events.len());
                for pair in cues.windows(2) {
                    assert!(pair[0].start <= pair[1].start);
                    assert!(pair[0].end() <= pair[1].end() + 1e-9);
                }
            }
        }
    }

    #[test]
    fn a_turn_takes_at_most_eight_seconds_at_normal_speed_and_six_in_a_house() {
        for longest in [LongestTurn::OF_A_DESKTOP, LongestTurn::OF_A_HOUSE] {
            let lengths: Vec<f64> =
                long_turns().iter().map(|of| length(of, Pace { longest, ..NORMAL })).collect();
            assert!(lengths.iter().all(|length| *length <= longest + 0.3), "{lengths:?}");
            // Some would take longer.
            assert!(lengths.iter().any(|length| *length > longest - 0.3), "{lengths:?}");
        }
    }

    #[test]
    fn captures_and_entries_stay_visible_at_eight_times_the_speed() {
        for events in long_turns() {
            let cues = cues(&events, Pace { speed: 8.0, ..NORMAL });
            for (event, cue) in events.iter().zip(cues) {
                match event {
                    Event::Captured { .. } => assert!(cue.length >= seconds::CAPTURE_LEAST),
                    Event::Entered { .. } => assert!(cue.length >= seconds::KICHWA_LEAST),
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn seeds_between_captures_are_seen_at_eight_times_the_speed() {
        for events in long_turns() {
            let cues = cues(&events, Pace { speed: 8.0, ..NORMAL });
            for (event, cue) in events.iter().zip(&cues) {
                if matches!(event, Event::Dropped { .. } | Event::Lifted { .. }) {
                    assert!(cue.length > 0.001, "{event:?} takes {} s", cue.length);
                }
            }
            assert!(cues.last().is_none_or(|cue| cue.end() <= MOST + 0.3));
        }
    }

    #[test]
    fn a_short_turn_keeps_the_table_of_numbers() {
        let game = Game::Djenon;
        let mut events = Vec::new();
        let action = Action::Sow { pit: Pit(3), direction: Direction::Forward };
        game.play(&game.start(), action, &mut events).expect("legal");
        let cues = cues(&events, NORMAL);
        let lift = events.iter().position(|e| matches!(e, Event::Lifted { .. })).expect("lifted");
        assert!((cues[lift].length - seconds::LIFT).abs() < 1e-9);
        assert!((cues[lift + 1].length - seconds::DROP).abs() < 1e-9);
        let step = cues[lift + 2].start - cues[lift + 1].start;
        assert!((step - seconds::DROP * seconds::DROP_STEP).abs() < 1e-9);
    }

    #[test]
    fn a_turn_of_thousands_of_laps_leaps() {
        // 4,330 laps and 16,326 seeds: the longest finite turn ever seen.
        let line = "[ 3 0 1 0 3 1 3 8 | 0 3 0 5 0 1 9 0 | 3 12 1 1 0 0 0 0 | 2 1 0 3 0 3 0 1 | 0 0 \
                    | F F | 255 | 1 ]";
        let position = crate::notation::parse_position(Board::FourRows, line).expect("well formed");
        let game = Game::Kujifunza(KichwaRule::Sustain);
        let pit = Board::FourRows.pit(Side::North, 1);
        let mut events = Vec::new();
        let action = Action::Sow { pit, direction: Direction::Backward };
        game.play(&position, action, &mut events).expect("legal");
        let laps = events.iter().filter(|e| matches!(e, Event::LapEnded { .. })).count();
        assert_eq!(laps, 4330);
        assert!(length(&events, NORMAL) <= MOST + 0.3);
    }
}
