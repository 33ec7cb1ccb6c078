//! What the table does while nobody is there: which texts it shows in which language, which game it plays against
//! itself, and how the picture wanders so that nothing burns into the screen.

use std::time::Duration;

/// How long a text stands.
pub const A_TEXT: Duration = Duration::from_secs(9);

/// How long one text takes to give way to the next.
pub const FADE: Duration = Duration::from_millis(900);

/// What stands on the screen at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Showing {
    /// Which text, from 0.
    pub text: usize,
    /// In which of the languages, from 0.
    pub language: usize,
    /// How much of it is to be seen, 0 to 1.
    pub share: f32,
}

/// What stands there after so long, of so many texts in so many languages. Each text is told in every language before
/// the next one, so that nobody waits long for theirs.
#[must_use]
pub fn showing(since: Duration, texts: usize, languages: usize) -> Showing {
    let (texts, languages) = (texts.max(1), languages.max(1));
    let nth = (since.as_millis() / A_TEXT.as_millis()) as usize;
    let within = since.as_millis() % A_TEXT.as_millis();
    let ends = A_TEXT.as_millis() - within;
    let share = (within.min(ends) as f32 / FADE.as_millis() as f32).min(1.0);
    Showing { text: nth / languages % texts, language: nth % languages, share }
}

/// How far the picture wanders to either side, in pixels.
pub const REACH: i32 = 6;

/// How long it stays in each place.
pub const A_STEP: Duration = Duration::from_secs(20);

/// Where the picture has wandered to, in pixels to the right and down. A step is one pixel in one direction, so that
/// nobody sees it; no place is the same for longer than a step, and after some minutes every edge has moved by more
/// than its own blur.
#[must_use]
pub fn drift(since: Duration) -> [i32; 2] {
    let step = (since.as_secs() / A_STEP.as_secs()) as i64;
    // To and fro, each moving every second step, with periods of 24 and 20 of its own moves: all begins anew after 120 of
    // each, an hour and twenty minutes.
    [wander((step + 1) / 2, i64::from(REACH)), wander(step / 2, i64::from(REACH) - 1)]
}

/// A place on the way to and fro, from 0 to `reach`, to -`reach` and back.
fn wander(step: i64, reach: i64) -> i32 {
    let period = 4 * reach;
    let at = step.rem_euclid(period);
    let place = if at <= reach {
        at
    } else if at <= 3 * reach {
        2 * reach - at
    } else {
        at - period
    };
    place as i32
}

/// How dark the picture of a table that nobody visits is, 0 to 1: as it is for the first minutes, and then in slow
/// waves.
#[must_use]
pub fn dimmed(since: Duration) -> f32 {
    const DEEPEST: f64 = 0.28;
    const BRIGHT: f64 = 120.0;
    const WAVE: f64 = 90.0;
    let waves = (since.as_secs_f64() - BRIGHT).max(0.0) / WAVE;
    (DEEPEST * 0.5 * (1.0 - (waves * std::f64::consts::TAU).cos())) as f32
}
