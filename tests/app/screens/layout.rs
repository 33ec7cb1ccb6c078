//! Nothing is cut and nothing lies on anything else: every screen, every language and one that is longer than all
//! of them, at sizes from a small window to a large one.
//!
//! `scripts/check` looks at a sample, in which each screen is met in some languages at the sizes that are promised;
//! `scripts/prove layout` at all of it.

use super::desk::Desk;
use super::longer;
use super::looks::{SIZES, all};
use bevy_egui::egui::Rect;
use mbili::words::{Language, Words};

/// The sizes and text sizes in which every language must do.
const PROMISED: [((f32, f32), u16); 4] = [
    ((1280.0, 720.0), 100),
    ((1280.0, 720.0), 200),
    ((1080.0, 1920.0), 100),
    ((1080.0, 1920.0), 200),
];

/// How many other sizes there are.
const OTHERS: usize = 3 * SIZES.len() - PROMISED.len();

/// A screen to be looked at, by its place among all.
struct Look {
    scene: usize,
    size: (f32, f32),
    percent: u16,
    /// The invented one if none.
    language: Option<Language>,
}

/// Which screens are looked at: all; or each screen at the promised sizes and at one other, each time in a language of
/// its own, and once in the invented one.
fn looks(whole: bool) -> Vec<Look> {
    let scenes = all().len();
    let sizes = SIZES.iter().flat_map(|size| [75, 100, 200].map(|percent| (*size, percent)));
    let (mut promised, mut other) = (0, 0);
    let mut looks = Vec::new();
    for (place, (size, percent)) in sizes.enumerate() {
        let is_promised = PROMISED.contains(&(size, percent));
        let turn = if is_promised { &mut promised } else { &mut other };
        let round = std::mem::replace(turn, *turn + 1);
        for scene in 0..scenes {
            let language = Language::ALL[(scene * 5 + place) % Language::ALL.len()];
            let mut spoken = vec![Some(language)];
            let has_turn = |of: usize| scene % of == round;
            match (is_promised, whole) {
                (true, true) => spoken = Language::ALL.iter().copied().map(Some).collect(),
                (false, false) if !has_turn(OTHERS) => spoken.clear(),
                _ => {}
            }
            if is_promised && (whole || has_turn(PROMISED.len())) {
                spoken.push(None);
            }
            let look = |language| Look { scene, size, percent, language };
            looks.extend(spoken.into_iter().map(look));
        }
    }
    looks
}

/// What is wrong on some of the screens; those of one size and screen come one after the other.
fn faults(looks: &[Look]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut scenes: Vec<Option<(&str, Desk)>> = Vec::new();
    let mut last = None;
    for look in looks {
        if last != Some((look.size, look.percent)) {
            scenes = all().into_iter().map(Some).collect();
            last = Some((look.size, look.percent));
        }
        let Some((name, desk)) = scenes[look.scene].take() else { continue };
        let mut desk = desk.sized(look.size.0, look.size.1).text(look.percent);
        desk.words = look.language.map_or_else(longer::words, Words::new);
        desk.settle();
        let code = look.language.map_or("longer", Language::code);
        let place = format!("{name} {}x{} {} % {code}", look.size.0, look.size.1, look.percent);
        let window = Rect::from_min_size(Default::default(), desk.size);
        let mut found = cut_texts(&desk, window);
        found.extend(desk.uneven_rows());
        found.extend(desk.board_under_the_button());
        // In a window smaller than is promised things may be crowded, not cut.
        if PROMISED.contains(&(look.size, look.percent)) {
            found.extend(desk.overlaps());
            found.extend(desk.untold_rests());
            found.extend(desk.cut_lines());
        }
        faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
        scenes[look.scene] = Some((name, desk));
    }
    faults
}

#[test]
fn nothing_is_cut_or_lies_on_anything_else() {
    let count: Option<usize> =
        std::env::var("MBILI_PROOF_LAYOUTS").ok().map(|count| count.parse().expect("a number"));
    let mut looks = looks(count.is_some());
    looks.truncate(count.unwrap_or(usize::MAX));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let share = looks.len().div_ceil(workers);
    let found: Vec<String> = std::thread::scope(|scope| {
        let work = |part| scope.spawn(move || faults(part));
        let workers: Vec<_> = looks.chunks(share).map(work).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a whole answer")).collect()
    });
    println!("layout: seed 0: {} screens looked at", looks.len());
    assert!(found.is_empty(), "{} faults\n{}", found.len(), found.join("\n"));
}

fn cut_texts(desk: &Desk, window: Rect) -> Vec<String> {
    let mut faults = Vec::new();
    for (text, rect, clip, ground) in desk.texts() {
        // What is scrolled away is cut above or below, never at the sides.
        let shown = rect.intersect(clip);
        if !shown.is_positive() {
            continue;
        }
        let sides = clip.intersect(window).expand(0.6);
        if rect.left() < sides.left() || rect.right() > sides.right() {
            faults.push(format!("{text:?} {rect:?} is cut by {clip:?}"));
        }
        let fixed = clip.contains_rect(window);
        if fixed && (rect.top() < window.top() - 0.6 || rect.bottom() > window.bottom() + 0.6) {
            faults.push(format!("{text:?} {rect:?} leaves the window"));
        }
        if text.contains('…') && !shortens_nothing(&text) {
            faults.push(format!("{text:?} is shortened"));
        }
        if let Some(ground) = ground {
            let ground = ground.expand(0.6);
            let fits = ground.contains_rect(rect)
                || (clip.contains_rect(rect)
                    && !clip.contains_rect(ground)
                    && ground.height() > 200.0);
            if !fits && clip.contains_rect(rect) {
                faults.push(format!("{text:?} {rect:?} does not fit on {ground:?}"));
            }
        }
    }
    faults
}

/// Three points that a translator wrote: egui puts them at the end of what it shortens, and where it does is not
/// the end of a sentence of ours.
fn shortens_nothing(text: &str) -> bool {
    Language::ALL
        .iter()
        .any(|language| language.sources().iter().any(|(_, source)| source.contains(text)))
}
