//! No light flashes more than three times in any second, at any speed, in whole matches.
//!
//! As in WCAG 2.3.1, a flash is a pair of opposing changes; here any change counts, however small and faint
//! the light: a ring round a pit, the light in it, the band of a capture, the lit edge, and the light of all
//! pits together. `MBILI_PROOF_MATCHES` sets how many matches of each game are looked at at each speed.

use crate::harness::Table;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use mbili::app::session::{Intent, Pointing, Seat};
use mbili::app::settings::Settings;
use mbili::app::sowing::Playback;
use mbili::app::space::{PreviewMarks, Threats};
use mbili::app::state::Screen;
use mbili::app::table::marks;
use mbili::rules::{Board, Game, Side};
use std::time::Duration;

/// Flashes that are allowed in a second.
const MOST: usize = 3;
/// Nobody taps sooner after a turn than this.
const BETWEEN_TURNS: f64 = 0.4;
/// More turns than this are not looked at in one match.
const TURNS: usize = 40;

/// How bright a light was, as long as it was looked at.
#[derive(Clone, Default)]
struct Light {
    now: i32,
    /// When it began to grow brighter, or darker.
    turns: Vec<(f64, i32)>,
}

impl Light {
    fn see(&mut self, when: f64, bright: i32) {
        let way = (bright - self.now).signum();
        if way != 0 && self.turns.last().is_none_or(|&(_, last)| last != way) {
            self.turns.push((when, way));
        }
        self.now = bright;
    }

    /// The most flashes in any second.
    fn most(&self) -> usize {
        let within = |from: usize| {
            let until = self.turns[from].0 + 1.0;
            self.turns[from..].iter().take_while(|(when, _)| *when < until).count() / 2
        };
        (0..self.turns.len()).map(within).max().unwrap_or(0)
    }
}

/// The lights of the table: of each pit, of all pits together, of a capture, of each edge.
#[derive(Clone, Default)]
struct Lights {
    pits: Vec<Light>,
    all: Light,
    beam: Light,
    edges: [Light; 2],
}

impl Lights {
    fn see(&mut self, table: &Table, when: f64) {
        let playing = table.playing();
        let (pointing, preview) = (Pointing::default(), PreviewMarks::default());
        let marks = marks(
            table.stage(),
            Some(playing),
            &pointing,
            &preview,
            &Threats::default(),
            Side::South,
        );
        self.pits.resize(Board::MOST_PITS, Light::default());
        let mut all = 0;
        for (light, mark) in self.pits.iter_mut().zip(marks.pits) {
            light.see(when, i32::from(mark.light()));
            all += i32::from(mark.light() == 2);
        }
        self.all.see(when, all);
        self.beam.see(when, i32::from(marks.beam.is_some()));
        for side in Side::BOTH {
            self.edges[side.index()].see(when, i32::from(marks.lit == Some(side)));
        }
    }

    /// The most flashes of a pit, of all pits together, of a capture, of an edge.
    fn most(&self) -> [usize; 4] {
        let most = |lights: &[Light]| lights.iter().map(Light::most).max().unwrap_or(0);
        [most(&self.pits), self.all.most(), self.beam.most(), most(&self.edges)]
    }
}

/// A match from start to end, or so many turns of it.
fn watch(game: Game, number: usize, speed: f32, reduced_motion: bool) -> [usize; 4] {
    let mut table = Table::with(game, [Seat::Human; 2]);
    for (_, schedule) in table.app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    {
        let mut settings = table.app.world_mut().resource_mut::<Settings>();
        (settings.speed, settings.reduced_motion) = (speed, reduced_motion);
    }
    // As often as a screen draws; where all is slow, as seldom as misses nothing.
    let frame = 0.016 / f64::from(speed.min(1.0));
    let strategy = TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(frame));
    table.app.insert_resource(strategy);
    let mut lights = Lights::default();
    let mut when = 0.0;
    for turn in 0..TURNS {
        let legal = table.playing().legal.clone();
        if table.screen() != Screen::Match || legal.is_empty() {
            break;
        }
        table.want(Intent::Play(legal[(turn * 7 + number * 13 + turn * number) % legal.len()]));
        let mut rest = 0.0;
        while rest < BETWEEN_TURNS {
            table.frames(1);
            when += frame;
            lights.see(&table, when);
            let at_rest = table.app.world().resource::<Playback>().is_at_rest();
            rest = if at_rest { rest + frame } else { 0.0 };
        }
    }
    let changes: usize = lights.pits.iter().map(|light| light.turns.len()).sum();
    assert!(changes > 40, "{changes} changes were seen of {game:?}");
    lights.most()
}

#[test]
fn no_light_flashes_more_than_three_times_a_second_at_any_speed() {
    let matches = std::env::var("MBILI_PROOF_MATCHES").ok().and_then(|n| n.parse().ok());
    let mut faults = Vec::new();
    for game in [Game::ALL[0], Game::ALL[1], Game::Djenon] {
        for speed in [0.25, 0.5, 1.0, 2.0, 4.0, 8.0] {
            for calm in [false, true] {
                let mut most = [0; 4];
                for number in 0..matches.unwrap_or(1) {
                    let seen = watch(game, number + speed as usize, speed, calm);
                    most = std::array::from_fn(|n| most[n].max(seen[n]));
                }
                let place = format!("{game:?}, speed {speed}, reduced motion {calm}");
                println!("{place}: flashes of a pit, all pits, a capture, an edge: {most:?}");
                if most.iter().any(|&flashes| flashes > MOST) {
                    faults.push(format!("{place}: {most:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_light_that_flashes_is_counted() {
    let flicker = |times: usize, period: f64| {
        let mut light = Light::default();
        for n in 0..2 * times {
            light.see(n as f64 * period / 2.0, i32::from(n % 2 == 0));
        }
        light.most()
    };
    assert_eq!(flicker(3, 0.3), 3);
    assert_eq!(flicker(4, 0.2), 4);
    assert_eq!(flicker(20, 0.5), 2);
    // A light that grows in steps, and falls in steps, flashes once.
    let mut light = Light::default();
    for (n, bright) in [1, 2, 3, 2, 1, 0].into_iter().enumerate() {
        light.see(n as f64 * 0.01, bright);
    }
    assert_eq!(light.most(), 1);
}
