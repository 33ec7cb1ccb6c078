//! How the screens look: colours, type, sizes.
//!
//! The colours come from the place: ink brown, lime plaster, indigo and palm green from the dyed mat,
//! brass for what can be touched, coral for what is lost. Which may stand on which is measured in the
//! tests below.

use crate::words::Writing;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Margin, Stroke, Style, TextStyle, Ui, Vec2, Visuals,
    epaint::Shadow, style::ScrollAnimation,
};
use std::sync::Arc;

/// Text.
pub const INK: Color32 = Color32::from_rgb(0x2B, 0x1D, 0x14);
/// Quieter text.
pub const INK_SOFT: Color32 = Color32::from_rgb(0x5A, 0x46, 0x36);
/// Panels and cards.
pub const PLASTER: Color32 = Color32::from_rgb(0xF5, 0xED, 0xDD);
/// Raised things on plaster: buttons, tiles.
pub const PLASTER_LIGHT: Color32 = Color32::from_rgb(0xFC, 0xF7, 0xEC);
/// Sunk things in plaster: wells, tracks.
pub const PLASTER_DEEP: Color32 = Color32::from_rgb(0xEA, 0xDF, 0xC8);
/// Hairlines that only part; they carry no meaning.
pub const PLASTER_EDGE: Color32 = Color32::from_rgb(0xD3, 0xC1, 0x9F);
/// The shade of a shallow cut in plaster; no meaning either.
pub const STUCCO: Color32 = Color32::from_rgb(0xEF, 0xE5, 0xD1);
/// Under the pointer.
pub const WARM: Color32 = Color32::from_rgb(0xF3, 0xE2, 0xBC);
/// Under the finger.
pub const WARM_DEEP: Color32 = Color32::from_rgb(0xE6, 0xCD, 0x96);
/// Dyed stripes, the chosen, the keyboard's focus.
pub const INDIGO: Color32 = Color32::from_rgb(0x2C, 0x3A, 0x68);
/// What is won.
pub const PALM: Color32 = Color32::from_rgb(0x3C, 0x66, 0x38);
/// What can be touched.
pub const BRASS: Color32 = Color32::from_rgb(0x8A, 0x5F, 0x14);
/// The same under the pointer.
pub const BRASS_WARM: Color32 = Color32::from_rgb(0x77, 0x51, 0x0F);
/// The same under the finger.
pub const BRASS_DEEP: Color32 = Color32::from_rgb(0x62, 0x42, 0x0A);
/// What can be touched, on dark ground.
pub const BRASS_LIGHT: Color32 = Color32::from_rgb(0xE0, 0xB6, 0x5C);
/// What is lost or thrown away.
pub const CORAL: Color32 = Color32::from_rgb(0xA8, 0x3A, 0x28);
/// The same under the finger.
pub const CORAL_DEEP: Color32 = Color32::from_rgb(0x86, 0x2C, 0x1E);
/// Plates behind text that lies on the table.
pub const NIGHT: Color32 = Color32::from_rgb(0x1D, 0x14, 0x0E);

/// Size of running text at scale 1, in points.
const BODY: f32 = 18.0;
/// Least size of any text, in points, however small the window.
const LEAST: f32 = 12.5;
/// Least size of what can be touched, in points.
const TOUCH: f32 = 44.0;

/// How large everything is, given the window's size in points and the text size in per cent: 1 in a
/// window of 1280x720 at 100 %.
#[must_use]
pub fn scale(window: Vec2, text_size: u16) -> f32 {
    window_scale(window) * f32::from(text_size.clamp(75, 200)) / 100.0
}

fn window_scale(window: Vec2) -> f32 {
    (window.min_elem() / 720.0).min(window.max_elem() / 1280.0).clamp(0.72, 3.0)
}

/// The size of running text in a window of this size at 100 %, in points.
#[must_use]
pub fn running_text(window: Vec2) -> f32 {
    BODY * window_scale(window)
}

/// The side of the texture that all letters share, in pixels. Large letters need more room than egui
/// gives them by itself; a smaller texture is quicker to change.
#[must_use]
pub fn letters_side(window: Vec2, text_size: u16, pixels_per_point: f32) -> usize {
    if scale(window, text_size) * pixels_per_point < 1.6 { 2048 } else { 4096 }
}

/// The scale in force: multiply sizes that belong to text by it.
#[must_use]
pub fn unit(ui: &Ui) -> f32 {
    unit_of(ui.style())
}

fn unit_of(style: &Style) -> f32 {
    style.text_styles.get(&TextStyle::Body).map_or(1.0, |font| font.size / BODY)
}

/// Least height and width of what can be touched.
#[must_use]
pub fn touch(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y
}

/// The same at a scale.
#[must_use]
pub fn touch_at(scale: f32) -> f32 {
    TOUCH.max(BODY * scale * 2.3)
}

/// Least height and width of a button with a sign: signs follow the window and not the text.
#[must_use]
pub fn sign_touch(ui: &Ui) -> f32 {
    ui.spacing().icon_width
}

/// From the next pass on nothing that can be touched is smaller than so many points: for a screen whose millimetres are
/// known. A small window has no room for more than a ninth of its shorter side.
pub fn least_touch(ctx: &egui::Context, points: f32) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::new(LEAST_TOUCH), points));
}

/// That size, where it is known.
#[must_use]
pub fn finger(ctx: &egui::Context) -> Option<f32> {
    ctx.data(|data| data.get_temp(egui::Id::new(LEAST_TOUCH))).filter(|least| *least > 0.0)
}

const LEAST_TOUCH: &str = "mbili least touch";

/// What the theme hangs on: the scale of the text, that of the window, the least touch, and the writing.
type Wanted = (f32, f32, f32, Writing);

/// Installs fonts, colours and sizes in a context; cheap when nothing has changed. False in the very
/// first pass, in which the fonts are not there yet and nothing may be drawn.
#[must_use]
pub fn apply(ctx: &egui::Context, text_size: u16, writing: Writing) -> bool {
    let window = ctx.content_rect().size();
    let touch = finger(ctx).unwrap_or(0.0).min(window.min_elem() / 9.0).ceil();
    let wanted: Wanted = (scale(window, text_size), window_scale(window), touch, writing);
    let known = egui::Id::new("mbili theme");
    let before: Option<(Wanted, bool)> = ctx.data(|data| data.get_temp(known));
    if before.is_some_and(|(before, _)| before == wanted) {
        return true;
    }
    // The letters of another size or writing are other letters: those that were drawn before are let go.
    let same_letters = |(before, _): (Wanted, bool)| {
        (before.0, before.1, before.3) == (wanted.0, wanted.1, wanted.3)
    };
    let turn = before.is_some_and(|before| before.1 ^ !same_letters(before));
    ctx.set_fonts(fonts(turn));
    ctx.data_mut(|data| data.insert_temp(known, (wanted, turn)));
    if before.is_none() {
        ctx.options_mut(|options| {
            // Sizes are ours; a zoom would part egui's points from the window's.
            options.zoom_with_keyboard = false;
            // A slow finger is as good as a quick one, and a trembling one too.
            options.input_options.max_click_duration = f64::INFINITY;
            options.input_options.max_click_dist = 14.0;
        });
    }
    let style = Arc::new(style(wanted.0, wanted.1, touch, writing));
    ctx.set_theme(egui::Theme::Light);
    for theme in [egui::Theme::Light, egui::Theme::Dark] {
        ctx.set_style_of(theme, Arc::clone(&style));
    }
    if before.is_none() {
        ctx.request_discard("fonts");
        ctx.request_repaint();
    }
    before.is_some()
}

fn style(scale: f32, window_scale: f32, touch: f32, writing: Writing) -> Style {
    let font = |face: Face, size: f32| FontId::new(BODY * size * scale, face.family(writing));
    let mut style = Style {
        text_styles: [
            (TextStyle::Small, font(Face::Text, 0.84)),
            (TextStyle::Body, font(Face::Text, 1.0)),
            (TextStyle::Button, font(Face::Strong, 1.0)),
            (TextStyle::Heading, font(Face::Title, 1.6)),
            (TextStyle::Monospace, font(Face::Text, 1.0)),
        ]
        .into(),
        visuals: visuals(),
        animation_time: 0.0,
        explanation_tooltips: false,
        scroll_animation: ScrollAnimation::none(),
        ..Style::default()
    };
    let spacing = &mut style.spacing;
    spacing.interact_size = Vec2::splat(touch_at(scale).max(touch));
    spacing.item_spacing = Vec2::splat((8.0 * scale.min(1.5)).round());
    spacing.button_padding = Vec2::new(16.0 * scale.min(1.6), 6.0 * scale);
    spacing.icon_width = (TOUCH * window_scale).max(TOUCH).max(touch);
    spacing.window_margin = Margin::ZERO;
    spacing.menu_margin = Margin::symmetric(10, 6);
    spacing.scroll.floating = true;
    spacing.scroll.bar_width = 8.0;
    spacing.scroll.floating_width = 4.0;
    spacing.scroll.floating_allocated_width = 0.0;
    spacing.scroll.handle_min_length = 32.0;
    spacing.scroll.foreground_color = false;
    spacing.scroll.dormant_background_opacity = 0.0;
    spacing.scroll.active_background_opacity = 0.0;
    spacing.scroll.interact_background_opacity = 0.0;
    spacing.scroll.dormant_handle_opacity = 1.0;
    spacing.scroll.active_handle_opacity = 1.0;
    spacing.scroll.interact_handle_opacity = 1.0;
    spacing.scroll.fade.strength = 0.0;
    style.interaction.interact_radius = 4.0;
    style.interaction.selectable_labels = false;
    // A delayed tooltip would need a wake-up that nobody gives.
    style.interaction.tooltip_delay = 0.0;
    style.interaction.show_tooltips_only_when_still = false;
    style
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::light();
    // Each letter has one shape: sharp figures that do not change as they move, and letters that can
    // be kept ready. The fonts of running text are excepted (`type_faces.rs`).
    visuals.text_options.subpixel_binning = false;
    visuals.override_text_color = Some(INK);
    visuals.weak_text_color = Some(INK_SOFT);
    visuals.panel_fill = PLASTER;
    visuals.window_fill = PLASTER;
    visuals.window_stroke = Stroke::NONE;
    visuals.window_corner_radius = CornerRadius::same(14);
    visuals.window_shadow = shadow(1.0);
    visuals.popup_shadow = shadow(1.0);
    visuals.extreme_bg_color = PLASTER_DEEP;
    visuals.faint_bg_color = PLASTER_LIGHT;
    visuals.selection.bg_fill = WARM_DEEP;
    visuals.selection.stroke = Stroke::new(2.0, INDIGO);
    visuals.hyperlink_color = INDIGO;
    visuals.disabled_alpha = 1.0;
    // What remains of stock widgets are the scroll bars.
    for (widget, fill) in [
        (&mut visuals.widgets.noninteractive, PLASTER),
        (&mut visuals.widgets.inactive, INK_SOFT),
        (&mut visuals.widgets.hovered, BRASS_WARM),
        (&mut visuals.widgets.active, BRASS_DEEP),
        (&mut visuals.widgets.open, BRASS_DEEP),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::NONE;
        widget.fg_stroke = Stroke::new(1.5, INK);
        widget.corner_radius = CornerRadius::same(6);
        widget.expansion = 0.0;
    }
    visuals
}

/// Faces and sizes in which letters change while the screen stays.
const KEPT_READY: [(Face, f32); 17] = [
    (Face::Text, 0.84),
    (Face::Text, 0.88),
    (Face::Text, 0.92),
    (Face::Text, 0.95),
    (Face::Text, 1.0),
    (Face::Text, 1.1),
    (Face::Strong, 0.84),
    (Face::Strong, 0.88),
    (Face::Strong, 0.92),
    (Face::Strong, 0.95),
    (Face::Strong, 1.0),
    (Face::Strong, 1.1),
    (Face::Strong, 1.15),
    (Face::Serif, 1.05),
    (Face::Title, 1.3),
    (Face::Title, 1.5),
    (Face::Title, 1.8),
];

/// Keeps the letters of our type drawn: a letter that is drawn for the first time reaches the graphics
/// card a frame after the text that needs it.
pub fn keep_letters_ready(ui: &Ui) {
    for (face, size) in KEPT_READY {
        let font = face.at(ui, size);
        // Large letters would fill the texture that all letters share.
        match font.size {
            ..=28.0 => keep_ready(ui, font, &LETTERS),
            ..=60.0 => keep_figures_ready(ui, font),
            _ => {}
        }
    }
}

/// Keeps the figures of a font drawn.
pub fn keep_figures_ready(ui: &Ui, font: FontId) {
    keep_ready(ui, font, "0123456789");
}

static LETTERS: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
    let plain = ('!'..='~').map(String::from);
    plain.chain(["·", "×", "½", "¼", "–", "’"].map(String::from)).collect()
});

fn keep_ready(ui: &Ui, font: FontId, letters: &str) {
    let _ = ui.painter().layout_no_wrap(letters.to_owned(), font, INK);
}

/// The soft shadow under what lies on something else.
#[must_use]
pub fn shadow(scale: f32) -> Shadow {
    // At most 60 of 255: it must stay a hint at every scale.
    let blur = (18.0 * scale).clamp(4.0, 60.0) as u8;
    let drop = (5.0 * scale).clamp(1.0, 20.0) as i8;
    Shadow { offset: [0, drop], blur, spread: 0, color: Color32::from_black_alpha(60) }
}

mod contrast;
mod evening;
mod type_faces;
pub use contrast::plainly;
pub use evening::lamplight;
pub use type_faces::{Face, fonts, writing};

#[cfg(test)]
mod tests;
