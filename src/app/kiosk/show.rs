//! The house's screens over the usual ones.

use super::conduct::Wishes;
use super::counts::Counter;
use super::health::{Health, span};
use super::house::{House, WallClock};
use super::visit::{A_SIGN, HOURS_TOLD, Lies, Visit};
use crate::app::curtain::Curtain;
use crate::app::notices::Notices;
use crate::app::space::BoardView;
use crate::app::ui::house::{self, HouseView, Over, PinKeys, Place, StaffPage};
use crate::app::ui::{self, Memory, Seen, theme};
use crate::kiosk::attract;
use crate::words::{Language, Words};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, SafeAreaInsets};
use bevy_egui::{EguiContexts, EguiInput};
use std::collections::BTreeMap;
use std::time::Duration;

/// How high the bar is, in points, as it was drawn last.
#[derive(Resource, Default, Debug)]
pub struct BarHeight(pub f32);

/// The words of all languages that the house offers, each read when it is needed first.
#[derive(Default)]
pub(super) struct Tongues(BTreeMap<Language, Words>);

impl Tongues {
    fn of(&mut self, language: Language) -> &Words {
        self.0.entry(language).or_insert_with(|| Words::new(language))
    }
}

/// All that the house's screens need besides what the others do.
#[derive(SystemParam)]
pub(super) struct Here<'w> {
    visit: Res<'w, Visit>,
    house: Res<'w, House>,
    counter: Res<'w, Counter>,
    health: Res<'w, Health>,
    wall: Res<'w, WallClock>,
    time: Res<'w, Time<Real>>,
    height: ResMut<'w, BarHeight>,
    wishes: ResMut<'w, Wishes>,
}

/// The usual screens leave room for the bar, and the whole picture wanders. The curtain has no bar below it.
pub(super) fn leave_room(
    mut inputs: Query<&mut EguiInput>,
    height: Res<BarHeight>,
    time: Res<Time<Real>>,
    curtain: Option<Res<Curtain>>,
) {
    if curtain.is_some() {
        return;
    }
    let [x, y] = attract::drift(time.elapsed()).map(|place| place as f32);
    let insets = egui::epaint::MarginF32 { left: x, right: -x, top: y, bottom: height.0 - y };
    for mut input in &mut inputs {
        input.safe_area_insets = Some(SafeAreaInsets(insets));
    }
}

/// What is told while nobody plays: what a touch does, what the game is, who plays.
fn told(words: &Words, here: &Here, board: &BoardView, text: usize) -> String {
    use crate::rules::Rules;
    let game = here.house.games.iter().find(|game| Some(game.board()) == board.board);
    match (text, game) {
        (1, Some(&game)) => format!("{} · {}", words.game(game), words.game_line(game)),
        (2, _) => words.get("kiosk-attract-adapts"),
        _ => words.get("kiosk-attract-touch"),
    }
}

const TEXTS: usize = 3;

/// Draws them.
pub(super) fn show(
    mut contexts: EguiContexts,
    seen: Seen,
    mut memory: ResMut<Memory>,
    mut board: ResMut<BoardView>,
    notices: Res<Notices>,
    mut here: Here,
    mut tongues: Local<Tongues>,
    mut logo: Local<Logo>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let now = here.time.elapsed();
    let (visit, home) = (&here.visit, &here.house);
    let languages = home.languages.len();
    let alone = now.saturating_sub(visit.alone);
    let current = seen.words().language();
    let texts = if visit.is_on() { 1 } else { languages };
    let showing = attract::showing(alone, TEXTS, texts);
    let language = home.languages.get(showing.language).copied().filter(|_| !visit.is_on());
    let language = language.unwrap_or(current);
    let text = told(tongues.of(language), &here, &board, showing.text);
    let still = home.safe || home.config.screen.reduced_motion;
    let share = if still { 1.0 } else { showing.share };
    if visit.place == Place::Home && visit.lies == Lies::Nothing && share < 1.0 {
        redraw.write(RequestRedraw);
    }
    let door = home.config.hours.on_the_door();
    let keys = pin_keys(visit, home, now);
    let page = (visit.lies == Lies::Staff).then(|| staff_page(&here, seen.words()));
    let guarded = visit.guarded.and_then(|(pit, since)| {
        let age = now.saturating_sub(since);
        (age < A_SIGN).then(|| (pit, 1.0 - age.as_secs_f32() / A_SIGN.as_secs_f32()))
    });
    if guarded.is_some() {
        redraw.write(RequestRedraw);
    }
    let over = match (visit.lies, visit.doubt(), &page) {
        (Lies::Pin, ..) => Over::Pin(&keys),
        (Lies::Staff, _, Some(page)) => Over::Staff(page),
        (Lies::Cleaning(until), ..) => Over::Cleaning(seconds(until.saturating_sub(now))),
        (Lies::Night, ..) => {
            let told = visit.night_touched.is_some_and(|at| now.saturating_sub(at) < HOURS_TOLD);
            Over::Night(told, door.as_ref().map(|[open, close]| (open.as_str(), close.as_str())))
        }
        (_, Some(left), _) => {
            let all = home.config.idle.countdown.get() as f32;
            Over::Doubt(seconds(left), left.as_secs_f32() / all)
        }
        (Lies::Panel, ..) => Over::Panel,
        _ => Over::Nothing,
    };
    logo.load(&ctx, home);
    theme::least_touch(&ctx, home.touch);
    let view = seen.view(&board, &notices);
    let shown = HouseView {
        view: &view,
        place: visit.place,
        over,
        languages: &home.languages,
        games: &home.games,
        told: (&text, share),
        welcome: home.config.house.welcome.get(current.code()).map(String::as_str),
        logo: logo.0.as_ref().and_then(Option::as_ref),
        lesson: home.teaches(),
        sound: !home.safe,
        guarded,
        dimmed: if visit.is_on() { 0.0 } else { attract::dimmed(alone) },
        text_sizes: home.text_sizes,
        bar: here.height.0,
    };
    let drawn = house::draw(&ctx, &shown, memory.bypass_change_detection(), seen.words());
    if drawn.free.is_some_and(|free| ui::leave_free(&mut board, free, None)) {
        redraw.write(RequestRedraw);
    }
    if !drawn.wishes.is_empty() {
        redraw.write(RequestRedraw);
        here.wishes.0.extend(drawn.wishes);
    }
    let wanted = ctx.style_of(egui::Theme::Light).spacing.interact_size.y;
    let wanted = (wanted * 1.3).round();
    if (here.height.0 - wanted).abs() > 0.5 {
        here.height.0 = wanted;
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Begun seconds count whole, so that a countdown ends at 1.
fn seconds(left: Duration) -> u32 {
    left.as_secs_f32().ceil() as u32
}

fn pin_keys(visit: &Visit, house: &House, now: Duration) -> PinKeys {
    PinKeys {
        typed: visit.typed.len(),
        wrong: visit.wrong,
        wait: seconds(visit.tries.wait(now)),
        none: house.config.staff.pin.is_none(),
    }
}

fn staff_page(here: &Here, words: &Words) -> StaffPage {
    let seen = here.counter.seen();
    let (counts, sessions) = match seen {
        Some((counts, sessions)) => (Some(counts), sessions),
        None => (None, Vec::new()),
    };
    let clock = (here.wall.0)().strftime("%Y-%m-%d %H:%M").to_string();
    let now = here.time.elapsed();
    let mut health = here.health.told(words, now);
    if here.house.safe {
        let left = here.house.safe_for.map(|after| {
            // A minute that is begun counts whole.
            let minutes = after.saturating_sub(now).as_secs().div_ceil(60);
            span(words, Duration::from_secs(60 * minutes))
        });
        let left = left.unwrap_or_else(|| "–".to_owned());
        health.insert(0, ("kiosk-staff-safe", left));
    }
    health.push(("kiosk-staff-clock", clock));
    StaffPage { counts, sessions, health, volume: here.house.volume }
}

/// The house's sign, once it has been looked for.
#[derive(Default)]
pub(super) struct Logo(Option<Option<egui::TextureHandle>>);

impl Logo {
    fn load(&mut self, ctx: &egui::Context, house: &House) {
        if self.0.is_some() {
            return;
        }
        let file = house.logo();
        let loaded = file.as_ref().and_then(|file| {
            let read = read_png(file);
            let told = |error| error!("{}: the sign of the house: {error}", file.display());
            read.map_err(told).ok()
        });
        let texture = loaded.map(|image| ctx.load_texture("logo", image, Default::default()));
        self.0 = Some(texture);
    }
}

/// No sign of a house is larger, in bytes.
const LARGEST_LOGO: u64 = 8 << 20;

fn read_png(file: &std::path::Path) -> std::result::Result<egui::ColorImage, String> {
    use bevy::asset::RenderAssetUsages;
    use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
    let size = std::fs::metadata(file).map_err(|error| error.to_string())?.len();
    if size > LARGEST_LOGO {
        return Err(format!("{size} bytes are too many; make it smaller"));
    }
    let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .map_err(|error| error.to_string())?;
    let size = [image.width() as usize, image.height() as usize];
    let rgba = image.try_into_dynamic().map_err(|error| error.to_string())?.to_rgba8();
    Ok(egui::ColorImage::from_rgba_unmultiplied(size, rgba.as_raw()))
}

/// What the program has to say of itself is for the log, and not for visitors.
pub(super) fn no_notices(mut notices: ResMut<Notices>) {
    if !notices.0.is_empty() {
        notices.0.clear();
    }
}
