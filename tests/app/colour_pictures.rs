//! What is marked can be told apart without its colours: measured from pictures, as eyes see them that lack one
//! sort of cone, and in grey. docs/look-measured.md has the table that this prints.
//!
//! The sight of others is simulated as by Machado, Oliveira and Fernandes (2009), at full severity; differences
//! of colour are those of CIELAB (1976), of which about two can just be seen side by side.

use super::table_pictures::{studio, take};
use bevy::prelude::*;
use mbili::app::pictures::{Picture, Studio};
use mbili::app::session::{Intent, Match, MatchSetup, Seat};
use mbili::app::settings::Quality;
use mbili::app::space::{BoardView, PreviewMarks};
use mbili::app::stage::{Spotlight, Stage};
use mbili::app::table::PitMark;
use mbili::rules::{Action, Game, KichwaRule, Pit, Position, TurnEnd};

/// The least difference of two marks that have one shape.
const APART: f32 = 10.0;
/// The least contrast of a mark with what lies around it, as WCAG asks of shapes.
pub const CONTRAST: f32 = 3.0;

/// How somebody sees: red, green and blue of what is seen, from those of what is there, all linear.
const SIGHTS: [(&str, [[f32; 3]; 3]); 5] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
    ("grey", [[0.2126, 0.7152, 0.0722]; 3]),
];

pub fn linear(channel: u8) -> f32 {
    let value = f32::from(channel) / 255.0;
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

pub fn luminance(colour: Vec3) -> f32 {
    colour.dot(Vec3::new(0.2126, 0.7152, 0.0722))
}

pub fn contrast(a: Vec3, b: Vec3) -> f32 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    (a / b).max(b / a)
}

fn seen(sight: &[[f32; 3]; 3], colour: Vec3) -> Vec3 {
    Vec3::from_array(sight.map(|row| Vec3::from_array(row).dot(colour)))
        .clamp(Vec3::ZERO, Vec3::ONE)
}

fn lab(colour: Vec3) -> Vec3 {
    let rows = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let white = [0.9505, 1.0, 1.089];
    let [x, y, z] = [0, 1, 2].map(|n| {
        let part = Vec3::from_array(rows[n]).dot(colour) / white[n];
        if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
    });
    Vec3::new(116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z))
}

/// The least difference of two colours to any of the sights, and to which.
fn apart(a: Vec3, b: Vec3) -> (f32, &'static str) {
    let differences =
        SIGHTS.map(|(name, sight)| (lab(seen(&sight, a)).distance(lab(seen(&sight, b))), name));
    differences.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("five sights")
}

/// A mark in a picture: its colour, and that of the same place without it, both linear.
struct Measured {
    name: &'static str,
    shape: String,
    colour: Vec3,
    ground: Vec3,
}

/// The pixels of a part of two pictures which stand out most: a tenth of what changed or less, which is the
/// mark itself, and neither its smoothed edges nor the light in the pit. A mark has paint and a burnt line, one lighter
/// and one darker than the wood; whichever stands out more is what is seen of it.
pub fn changed(with: &Picture, without: &Picture, part: Rect) -> Option<(Vec3, Vec3)> {
    let mut found: Vec<(f32, Vec3, Vec3)> = Vec::new();
    let part = part.as_urect();
    for y in part.min.y..part.max.y.min(with.size.y) {
        for x in part.min.x..part.max.x.min(with.size.x) {
            let at = ((y * with.size.x + x) * 4) as usize;
            let colour = |picture: &Picture| {
                Vec3::from_array([0, 1, 2].map(|n| linear(picture.rgba[at + n])))
            };
            let (a, b) = (colour(with), colour(without));
            let difference = lab(a).distance(lab(b));
            if difference > 4.0 {
                found.push((contrast(a, b), a, b));
            }
        }
    }
    if found.len() <= 40 {
        return None;
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    // Light in a pit changes many pixels; what is asked is how its ring stands out.
    let strong = found.len().div_ceil(10).min(60);
    let (light, dark): (Vec<_>, Vec<_>) =
        found.into_iter().partition(|(_, a, b)| luminance(*a) > luminance(*b));
    let whole = [light, dark].into_iter().filter(|part| part.len() >= strong);
    let means = whole.map(|part| {
        let sum = |pick: fn(&(f32, Vec3, Vec3)) -> Vec3| {
            part[..strong].iter().map(pick).sum::<Vec3>() / strong as f32
        };
        (sum(|p| p.1), sum(|p| p.2))
    });
    means.max_by(|a, b| contrast(a.0, a.1).total_cmp(&contrast(b.0, b.1)))
}

/// The table of a match in which something is pointed at, or whatever else the intents say.
pub fn wish(studio: &mut Studio, intents: &[Intent]) -> Picture {
    for intent in intents {
        studio.app().world_mut().write_message(intent.clone());
        studio.pass(3);
    }
    let stage = studio.app().world().resource::<Stage>().clone();
    take(studio, stage)
}

/// The same board with the same seeds, and nothing that could be done.
pub fn unmarked(stage: &Stage) -> Stage {
    let shown = stage.shown.expect("a position");
    let other = Position::new(shown.board(), shown.pits(), shown.won(), shown.side().other());
    Stage { shown: other.ok(), spotlight: Spotlight::default(), ..stage.clone() }
}

fn measure(quality: Quality) -> Vec<Measured> {
    let mut studio = studio(960, 540, quality);
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let begin = Intent::Begin(MatchSetup { game, seats: [Seat::Human; 2] });
    let starts = wish(&mut studio, &[begin]);
    let stage = studio.app().world().resource::<Stage>().clone();
    let plain = take(&mut studio, unmarked(&stage));
    let view = studio.app().world().resource::<BoardView>().clone();
    let around = |pit: Pit| view.pits[pit.index()].inflate(7.0);
    let mut all = Vec::new();
    let mut add = |name, mark: Option<PitMark>, with: &Picture, pit: Pit| {
        let shape = mark.and_then(PitMark::shape);
        let shape = shape.map_or("half ring".into(), |(ring, lit)| {
            format!("{ring:?}{}", if lit { ", lit" } else { "" }).to_lowercase()
        });
        let (colour, ground) =
            changed(with, &plain, around(pit)).unwrap_or_else(|| panic!("{name} is not seen"));
        all.push(Measured { name, shape, colour, ground });
    };

    let playing = studio.app().world().resource::<Match>().playing().expect("a match");
    let startable: Vec<Pit> = playing
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::Sow { pit, .. } => Some(pit),
            _ => None,
        })
        .collect();
    let (first, last) = (startable[0], startable[startable.len() - 1]);
    let other = Pit(25);
    add("may start", Some(PitMark::MayStart), &starts, last);
    let pointed = wish(&mut studio, &[Intent::Point(Some(other))]);
    add("pointed at, cannot start", Some(PitMark::Pointed), &pointed, other);
    let offered = wish(&mut studio, &[Intent::Point(Some(first))]);
    add("pointed at, may start", Some(PitMark::Offered), &offered, first);
    let named = wish(&mut studio, &[Intent::Point(None), Intent::Name(Some(other))]);
    add("named by a text, a hint or a refusal", Some(PitMark::Named), &named, other);
    let chosen = wish(&mut studio, &[Intent::Name(None), Intent::Tap(first)]);
    add("chosen", Some(PitMark::Chosen), &chosen, first);
    let preview = studio.app().world().resource::<PreviewMarks>().clone();
    for arc in &preview.arcs {
        add("end of a sowing", None, &chosen, arc.to);
    }
    for capture in preview.captured.iter().take(1) {
        assert_eq!(capture.by, None, "one way is legal here");
        add("would be captured", Some(PitMark::Threatened), &chosen, capture.pit);
    }
    let spotlight = Spotlight {
        lifted: Some(Pit(9)),
        landing: None,
        capture: Some((Pit(3), Pit(20))),
        kichwa: Some(Pit(0)),
        ended: Some((Pit(30), TurnEnd::EmptyPit)),
    };
    let marked = take(&mut studio, Stage { spotlight, ..unmarked(&stage) });
    add("lap lifted here", Some(PitMark::Lifted), &marked, Pit(9));
    add("captures", Some(PitMark::Captures), &marked, Pit(3));
    add("captured from", Some(PitMark::Emptied), &marked, Pit(20));
    add("kichwa asked for", Some(PitMark::Entry), &marked, Pit(0));
    add("last turn ended here", Some(PitMark::Ended), &marked, Pit(30));
    all
}

#[test]
fn every_state_of_a_pit_is_told_apart_by_shape_or_by_every_sight() {
    let all = measure(Quality::Low);
    assert!(all.len() >= 11, "{}", all.len());
    let mut faults = Vec::new();
    for mark in &all {
        let stands_out = contrast(mark.colour, mark.ground);
        println!("| {} | {} | {stands_out:.1} |", mark.name, mark.shape);
        if stands_out < CONTRAST {
            faults.push(format!("{} stands out by {stands_out:.2} only", mark.name));
        }
    }
    for (number, a) in all.iter().enumerate() {
        for b in &all[number + 1..] {
            let (difference, sight) = apart(a.colour, b.colour);
            let alike = a.shape == b.shape && a.name != b.name;
            if alike {
                println!("| {} and {} | {difference:.0} | {sight} |", a.name, b.name);
            }
            if alike && difference < APART {
                faults.push(format!("{} and {}: {difference:.1} in {sight}", a.name, b.name));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_measures_know_red_from_green() {
    let (red, green) = (Vec3::new(0.5, 0.0, 0.0), Vec3::new(0.0, 0.149, 0.0));
    assert!(lab(red).distance(lab(green)) > 100.0);
    // Of equal luminance: grey on grey.
    let (difference, sight) = apart(red, green);
    assert!(difference < 1.0 && sight == "grey", "{difference} {sight}");
    let deuteranopia = SIGHTS[2].1;
    let confused = lab(seen(&deuteranopia, red)).distance(lab(seen(&deuteranopia, green)));
    assert!(confused < 60.0, "{confused}");
    assert!((contrast(Vec3::ONE, Vec3::ZERO) - 21.0).abs() < 0.01);
}
