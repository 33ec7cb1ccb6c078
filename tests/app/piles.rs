//! Seeds as they are drawn, in every sort of pit and in every number: none in another, none in the wood,
//! none in the air, and no two pits alike.

use bevy::prelude::*;
use mbili::app::space::{PIT_RADIUS, SEED_RADIUS, pit_centre, store_centre};
use mbili::app::stage::Home;
use mbili::app::table::{Bowl, Pose, girth, rest};
use mbili::rules::{Board, Pit, Side};

/// What nobody sees: a third of a pixel where the board fills a screen 1,280 pixels wide.
const SLACK: f32 = 0.004;
/// How far from anything the nearest point of a seed may be.
const AIR: f32 = 0.006;

/// Where a pile lies: the centre of its hollow, the hollow, and the homes of so many seeds.
struct Place {
    name: String,
    centre: Vec3,
    bowl: Bowl,
    board: Board,
    home: Box<dyn Fn(u8, u8) -> Home>,
}

fn places() -> Vec<Place> {
    let mut places = Vec::new();
    for board in [Board::FourRows, Board::TwoRows] {
        for pit in board.pits() {
            places.push(Place {
                name: format!("{board:?} {pit:?}"),
                centre: pit_centre(board, pit),
                bowl: Bowl::of(board, pit),
                board,
                home: Box::new(move |slot, of| Home::Pit { pit, slot, of }),
            });
        }
    }
    for side in Side::BOTH {
        places.push(Place {
            name: format!("store of {side:?}"),
            centre: store_centre(Board::TwoRows, side).expect("a store"),
            bowl: Bowl::STORE,
            board: Board::TwoRows,
            home: Box::new(move |slot, of| Home::Won { side, slot, of }),
        });
    }
    places
}

fn pile(place: &Place, of: u8) -> Vec<Pose> {
    (0..of).map(|slot| rest((place.home)(slot, of), place.board).expect("seen")).collect()
}

/// Points of the skin of a seed at rest.
fn skin(pose: &Pose) -> Vec<Vec3> {
    let mut points = Vec::new();
    for row in 0..=18_u8 {
        let along = (std::f32::consts::PI * f32::from(row) / 18.0).cos();
        for step in 0..20_u8 {
            let (sin, cos) = (std::f32::consts::TAU * f32::from(step) / 20.0).sin_cos();
            let place = Vec3::new(girth(along) * cos, along * SEED_RADIUS, girth(along) * sin);
            points.push(pose.place + pose.turn * (place * pose.size));
        }
    }
    points
}

/// How far a point is inside a seed, or, negative, how far outside; to first order.
fn depth(pose: &Pose, point: Vec3) -> f32 {
    let at = pose.turn.inverse() * (point - pose.place) / pose.size;
    let along = at.y / SEED_RADIUS;
    if along.abs() >= 1.0 {
        return SEED_RADIUS - at.y.abs() - Vec2::new(at.x, at.z).length();
    }
    let step = 0.01;
    let slope = (girth(along + step) - girth(along - step)) / (2.0 * step * SEED_RADIUS);
    (girth(along) - Vec2::new(at.x, at.z).length()) / (1.0 + slope * slope).sqrt()
}

/// Faults of a pile.
fn faults(place: &Place, of: u8) -> Vec<String> {
    let seeds = pile(place, of);
    let skins: Vec<Vec<Vec3>> = seeds.iter().map(skin).collect();
    let mut faults = Vec::new();
    for (number, points) in skins.iter().enumerate() {
        let mut nearest = f32::MAX;
        for &point in points {
            let at = point - place.centre;
            if place.bowl.ring(Vec2::new(at.x, at.z)) > PIT_RADIUS && at.y < 0.05 {
                faults.push(format!("{number} lies over the rim at {at}"));
            }
            if at.y < 0.0 {
                let (clearance, _) = place.bowl.clearance(at);
                nearest = nearest.min(clearance);
                if clearance < -SLACK {
                    faults.push(format!("{number} sinks into the wood by {}", -clearance));
                }
            }
            for (other, seed) in seeds.iter().enumerate().filter(|(other, _)| *other != number) {
                if seed.place.distance_squared(point) < 4.0 * SEED_RADIUS * SEED_RADIUS {
                    let depth = depth(seed, point);
                    nearest = nearest.min(-depth);
                    if depth > SLACK {
                        faults.push(format!("{number} sinks into {other} by {depth}"));
                    }
                }
            }
        }
        if nearest > AIR {
            faults.push(format!("{number} hangs in the air by {nearest}"));
        }
    }
    faults.sort();
    faults.dedup_by_key(|fault| fault.split(" by ").next().map(str::to_owned));
    faults.into_iter().map(|fault| format!("{}, {of} seeds: {fault}", place.name)).collect()
}

#[test]
fn seeds_lie_on_the_wood_and_on_each_other_and_never_in_either() {
    let mut all = Vec::new();
    for place in places() {
        for of in 1..=40 {
            all.extend(faults(&place, of));
        }
    }
    assert!(all.is_empty(), "{} faults, the first: {:#?}", all.len(), &all[..all.len().min(12)]);
}

#[test]
fn a_heap_stays_low_enough_to_be_read() {
    for place in places() {
        for of in [1_u8, 8, 16, 24, 32, 40] {
            let top = pile(&place, of).iter().map(|seed| seed.place.y).fold(f32::MIN, f32::max);
            let most = if of <= 24 { 0.13 } else { 0.27 };
            assert!(top < most, "{}, {of} seeds: {top}", place.name);
        }
    }
}

#[test]
fn piles_of_equal_counts_differ_from_pit_to_pit() {
    let places = places();
    for of in [1, 2, 3, 5, 9, 17] {
        let piles: Vec<(&Place, Vec<Pose>)> =
            places.iter().map(|place| (place, pile(place, of))).collect();
        for (number, (place, seeds)) in piles.iter().enumerate() {
            for (other, theirs) in &piles[number + 1..] {
                if place.board != other.board {
                    continue;
                }
                let tip = |pose: &Pose, centre: Vec3| {
                    pose.place - centre + pose.turn * Vec3::Y * SEED_RADIUS
                };
                let apart: f32 = seeds
                    .iter()
                    .zip(theirs)
                    .map(|(a, b)| tip(a, place.centre).distance(tip(b, other.centre)))
                    .sum();
                let apart = apart / f32::from(of);
                assert!(apart > 0.01, "{} and {}, {of} seeds: {apart}", place.name, other.name);
            }
        }
    }
}

#[test]
fn seeds_do_not_all_lie_the_same_way() {
    // The long axes of the first seeds of all pits: over the ground they point everywhere, and some are
    // tilted.
    let board = Board::FourRows;
    let axes: Vec<Vec3> = (0..32)
        .filter_map(|pit| rest(Home::Pit { pit: Pit(pit), slot: 1, of: 3 }, board))
        .map(|pose| pose.turn * Vec3::Y)
        .collect();
    let eighths: std::collections::HashSet<i32> = axes
        .iter()
        .map(|axis| (axis.z.atan2(axis.x).rem_euclid(std::f32::consts::PI) * 2.54) as i32)
        .collect();
    assert!(eighths.len() >= 7, "{eighths:?}");
    assert!(axes.iter().filter(|axis| axis.y.abs() > 0.15).count() >= 8);
}
