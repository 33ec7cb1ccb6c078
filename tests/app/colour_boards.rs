//! Marks and names are seen on every wood, by day and in the evening: measured from pictures.
//! docs/look-measured.md has the tables that this prints.

use super::colour_pictures::{CONTRAST, changed, contrast, linear, luminance, unmarked, wish};
use super::table_pictures::{studio, take};
use bevy::prelude::*;
use bevy_egui::egui;
use mbili::app::look::{BoardStyle, Mood};
use mbili::app::pictures::Studio;
use mbili::app::session::{Intent, MatchSetup, Seat};
use mbili::app::settings::{Quality, Settings};
use mbili::app::shots;
use mbili::app::space::{BoardView, PreviewMarks, Threats};
use mbili::app::stage::{Spotlight, Stage};
use mbili::app::ui::border;
use mbili::rules::{Game, KichwaRule, Pit, Rules, TurnEnd};

/// A board in a light, as the settings and the game make it.
struct Board {
    name: &'static str,
    game: Game,
    style: BoardStyle,
    mood: Mood,
}

const BOARDS: [Board; 6] = {
    const fn board(name: &'static str, game: Game, style: BoardStyle, mood: Mood) -> Board {
        Board { name, game, style, mood }
    }
    const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);
    [
        board("Zanzibar by day", BAO, BoardStyle::Zanzibar, Mood::Day),
        board("Zanzibar in the evening", BAO, BoardStyle::Zanzibar, Mood::Evening),
        board("School by day", BAO, BoardStyle::School, Mood::Day),
        board("School in the evening", BAO, BoardStyle::School, Mood::Evening),
        board("Djenon by day", Game::Djenon, BoardStyle::Zanzibar, Mood::Day),
        board("Djenon in the evening", Game::Djenon, BoardStyle::Zanzibar, Mood::Evening),
    ]
};

impl Board {
    fn dress(&self, studio: &mut Studio) {
        let mut settings = studio.app().world_mut().resource_mut::<Settings>();
        (settings.board, settings.mood) = (self.style, self.mood);
        studio.pass(2);
    }
}

#[test]
fn every_mark_stands_out_on_every_wood() {
    let mut studio = studio(960, 540, Quality::Low);
    let mut faults = Vec::new();
    for board in BOARDS {
        board.dress(&mut studio);
        let begin = MatchSetup { game: board.game, seats: [Seat::Human; 2] };
        let starts = wish(&mut studio, &[Intent::Begin(begin)]);
        let stage = studio.app().world().resource::<Stage>().clone();
        let plain = take(&mut studio, unmarked(&stage));
        let view = studio.app().world().resource::<BoardView>().clone();
        let last = Pit(view.pits.len() as u8 - 1);
        let light = |spotlight: Spotlight, pit| (Stage { spotlight, ..unmarked(&stage) }, pit);
        let none = Spotlight::default();
        let both = Some((Pit(3), last));
        let lights = [
            ("lap lifted here", light(Spotlight { lifted: Some(Pit(2)), ..none }, Pit(2))),
            ("captures", light(Spotlight { capture: both, ..none }, Pit(3))),
            ("captured from", light(Spotlight { capture: both, ..none }, last)),
            ("kichwa", light(Spotlight { kichwa: Some(Pit(0)), ..none }, Pit(0))),
            (
                "last turn ended here",
                light(Spotlight { ended: Some((Pit(1), TurnEnd::EmptyPit)), ..none }, Pit(1)),
            ),
        ];
        let mut pictures = vec![("may start", starts, Pit(0))];
        let offered = wish(&mut studio, &[Intent::Point(Some(Pit(1)))]);
        let arcs = studio.app().world().resource::<PreviewMarks>().arcs.clone();
        pictures.extend(arcs.first().map(|arc| ("end of a sowing", offered.clone(), arc.to)));
        pictures.push(("pointed at, may start", offered, Pit(1)));
        let pointed = wish(&mut studio, &[Intent::Point(Some(last))]);
        pictures.push(("pointed at, cannot start", pointed, last));
        let _ = wish(&mut studio, &[Intent::Point(None)]);
        for (name, (stage, pit)) in lights {
            pictures.push((name, take(&mut studio, stage), pit));
        }
        // Not in every position is something at risk.
        *studio.app().world_mut().resource_mut::<Stage>() = stage.clone();
        let risks = wish(&mut studio, &[Intent::ToggleThreats]);
        let threats = studio.app().world().resource::<Threats>().0.clone();
        let first = threats.and_then(|told| told.pits.first().copied());
        pictures.extend(first.map(|(pit, _)| ("at risk", risks, pit)));
        for (name, with, pit) in pictures {
            let Some((colour, ground)) =
                changed(&with, &plain, view.pits[pit.index()].inflate(7.0))
            else {
                faults.push(format!("{}: {name} is not seen", board.name));
                continue;
            };
            let stands_out = contrast(colour, ground);
            println!("| {} | {name} | {stands_out:.1} |", board.name);
            if stands_out < CONTRAST {
                faults.push(format!("{}: {name} stands out by {stands_out:.2}", board.name));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The least contrast of a letter with what lies around it, as WCAG asks of text.
const TEXT: f32 = 4.5;

#[test]
fn the_names_of_the_pits_are_read_on_every_wood() {
    let mut faults = Vec::new();
    for (width, height) in [(1280, 720), (1080, 1920)] {
        let mut studio = shots::studio(UVec2::new(width, height), 1.0, Quality::Low);
        for board in BOARDS {
            shots::clear(&mut studio);
            board.dress(&mut studio);
            let begin = MatchSetup { game: board.game, seats: [Seat::Human; 2] };
            shots::want(&mut studio, Intent::Begin(begin));
            let picture = shots::take(&mut studio).expect("a picture");
            let view = studio.app().world().resource::<BoardView>().clone();
            let pits: Vec<egui::Rect> = view
                .pits
                .iter()
                .map(|rect| {
                    let [min, max] = [rect.min, rect.max].map(|at| egui::pos2(at.x, at.y));
                    egui::Rect::from_min_max(min, max)
                })
                .collect();
            let names = border::names(board.game.board(), &pits);
            assert!(names.len() >= 16, "{}: {}", board.name, names.len());
            let mut least = f32::INFINITY;
            for name in &names {
                let half = name.size * egui::vec2(0.40, 0.46);
                let (mut lights, around) = (Vec::new(), name.centre);
                for y in (around.y - half.y) as u32..(around.y + half.y).ceil() as u32 {
                    for x in (around.x - half.x) as u32..(around.x + half.x).ceil() as u32 {
                        let at = ((y * width + x) * 4) as usize;
                        let colour = [0, 1, 2].map(|n| linear(picture.rgba[at + n]));
                        lights.push(luminance(Vec3::from_array(colour)));
                    }
                }
                lights.sort_by(f32::total_cmp);
                // The strokes of the letter are the end of the range that is farther from the middle.
                let mean = |part: &[f32]| part.iter().sum::<f32>() / part.len() as f32;
                let few = (lights.len() / 30).max(4);
                let middle = lights[lights.len() / 2];
                let ends = [mean(&lights[..few]), mean(&lights[lights.len() - few..])];
                let of = |light: f32| {
                    let (a, b) = (light + 0.05, middle + 0.05);
                    (a / b).max(b / a)
                };
                least = least.min(of(ends[0]).max(of(ends[1])));
            }
            println!("| {} | {width}x{height} | {least:.1} |", board.name);
            if least < TEXT {
                faults.push(format!("{} at {width}x{height}: {least:.2}", board.name));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
