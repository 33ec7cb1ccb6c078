//! Sheets: the plaster panels and cards that everything is written on. A sheet never lets a touch
//! through to what lies behind it, and what does not fit on it scrolls.

mod scrim;

pub use scrim::{scrim, scrim_but};

use super::paint::{self, Band};
use super::{languages, more, stops, theme, to_the_edges};
use bevy_egui::egui::{
    self, CornerRadius, Id, Layout, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2,
    epaint::Shadow, pos2, vec2,
};

/// Which part of a sheet is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What scrolls.
    Body,
    /// What stays at the lower edge.
    Footer,
}

/// A sheet, before it is shown.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    key: &'static str,
    rect: Rect,
    card: bool,
    band: Option<Band>,
    head: bool,
    footer: bool,
    centred: bool,
    hangs: bool,
    rises: bool,
    stucco: bool,
    margin: f32,
}

impl Sheet {
    const BARE: Sheet = Sheet {
        key: "",
        rect: Rect::NOTHING,
        card: false,
        band: None,
        head: false,
        footer: false,
        centred: false,
        hangs: false,
        rises: false,
        stucco: false,
        margin: 24.0,
    };

    /// A panel that fills a rectangle.
    #[must_use]
    pub fn panel(key: &'static str, rect: Rect) -> Self {
        let (card, band) = (false, None);
        Sheet { key, rect, card, band, ..Self::BARE }
    }

    /// A card in the middle of a rectangle, as high as its content.
    #[must_use]
    pub fn card(key: &'static str, room: Rect, width: f32) -> Self {
        let size = vec2(width.min(room.width()), room.height());
        let rect = Rect::from_center_size(room.center(), size);
        let (card, band) = (true, Some(Band::Top));
        Sheet { key, rect, card, band, ..Self::BARE }
    }

    /// With a rosette in the plaster, in the lower corner.
    #[must_use]
    pub fn with_stucco(mut self) -> Self {
        self.stucco = true;
        self
    }

    /// With the plaited band along an edge.
    #[must_use]
    pub fn with_band(mut self, band: Band) -> Self {
        self.band = Some(band);
        self
    }

    /// With a part that stays at the lower edge.
    #[must_use]
    pub fn with_footer(mut self) -> Self {
        self.footer = true;
        self
    }

    /// With the body in the middle of its height, if it is smaller.
    #[must_use]
    pub fn centred(mut self) -> Self {
        self.centred = true;
        self
    }

    /// A card that stays at the upper edge of its room, whatever its height.
    #[must_use]
    pub fn hanging(mut self) -> Self {
        self.hangs = true;
        self
    }

    /// A panel at the lower edge of its rectangle that is no higher than its content.
    #[must_use]
    pub fn rising(mut self) -> Self {
        self.rises = true;
        self
    }

    /// With another margin than 24, in points at scale 1.
    #[must_use]
    pub fn with_margin(mut self, margin: f32) -> Self {
        self.margin = margin;
        self
    }

    /// Shows the sheet; `write` is called for each part. Answers the rectangle it covers.
    pub fn show(self, ui: &mut Ui, write: impl FnMut(&mut Ui, Part)) -> Rect {
        self.show_parts(ui, |_| {}, write)
    }

    /// Shows the sheet with a head that stays at the upper edge while the body scrolls.
    pub fn show_headed(
        mut self,
        ui: &mut Ui,
        head: impl FnMut(&mut Ui),
        write: impl FnMut(&mut Ui, Part),
    ) -> Rect {
        self.head = true;
        self.show_parts(ui, head, write)
    }

    fn show_parts(
        mut self,
        ui: &mut Ui,
        mut head: impl FnMut(&mut Ui),
        mut write: impl FnMut(&mut Ui, Part),
    ) -> Rect {
        let id = Id::new(("sheet", self.key));
        let unit = theme::unit(ui);
        let corner = languages::corner(ui);
        if self.card && self.rect.intersects(corner) {
            self.rect.min.y = corner.bottom();
        }
        let margin = (self.margin * unit).clamp(10.0, 56.0).round();
        let band = if self.band.is_some() { paint::band_width(ui) } else { 0.0 };
        let known: Option<Heights> = ui.data(|data| data.get_temp(id));
        let heights = known.unwrap_or_default();
        let gap = (margin * 0.4).round();
        // A foot or a head that would take the sheet from its body scrolls with it.
        let folded = self.footer && heights.footer + margin > self.rect.height() * 0.42;
        let foot = if self.footer && !folded { heights.footer + margin } else { 0.0 };
        let beheaded = self.head && heights.head + gap + foot > self.rect.height() * 0.5;
        let top = if self.head && !beheaded { heights.head + gap } else { 0.0 };
        let chrome = band_height(self.band, band) + 2.0 * margin + foot + top;
        let rect = if (self.card || self.rises) && known.is_some() {
            let height = (heights.body + chrome).min(self.rect.height());
            let size = vec2(self.rect.width(), height.round());
            match (self.hangs, self.rises) {
                (true, _) => Rect::from_min_size(self.rect.min, size),
                (_, true) => self.rect.with_min_y(self.rect.bottom() - height.ceil()),
                _ => Rect::from_center_size(self.rect.center(), size),
            }
        } else {
            self.rect
        };
        let mut sheet =
            ui.new_child(UiBuilder::new().id(id).max_rect(rect).sense(Sense::CLICK | Sense::DRAG));
        sheet.set_min_size(rect.size());
        self.paint(&sheet, rect);

        let mut inner = rect.shrink(margin);
        match self.band {
            Some(Band::Top) => inner.min.y += band,
            Some(Band::Left) => inner.min.x += band,
            Some(Band::Right) => inner.max.x -= band,
            None => {}
        }
        if corner.intersects(inner) {
            inner.min.y = corner.bottom();
        }
        let body = Rect::from_min_max(
            pos2(inner.left(), (inner.top() + top).min(inner.bottom())),
            pos2(inner.right(), (inner.bottom() - foot).max(inner.top() + top)),
        );
        let mut measured = heights;
        if self.head && !beheaded {
            let mut above = child(&mut sheet, id.with("head"), inner.with_max_y(body.top()));
            head(&mut above);
            measured.head = above.min_rect().height();
            if heights.body > body.height() + 1.0 {
                let edge = Stroke::new(1.0, theme::PLASTER_EDGE);
                sheet.painter().hline(inner.x_range(), body.top() - 1.0, edge);
            }
        }
        let content = write_body(&mut sheet, id, body, &self, &heights, &mut |ui: &mut Ui| {
            if beheaded {
                let head = ui.push_id("head", |ui| head(ui));
                measured.head = head.response.rect.height();
            }
            write(ui, Part::Body);
            if folded {
                let footer = ui.push_id("footer", |ui| write(ui, Part::Footer));
                measured.footer = footer.response.rect.height();
            }
        });
        measured.body = content.ceil();
        if self.footer && !folded {
            let rect = inner.with_min_y(inner.bottom() - heights.footer);
            let mut footer = child(&mut sheet, id.with("footer"), rect);
            write(&mut footer, Part::Footer);
            measured.footer = footer.min_rect().height();
        }
        let settled = known.is_some() && measured.about(heights);
        measured.room = self.rect.size();
        let again = !settled && heights.room == measured.room;
        measured.restless = if again { heights.restless.saturating_add(1) } else { 0 };
        if !settled && measured.restless <= MOST_MEASURES {
            ui.data_mut(|data| data.insert_temp(id, measured));
            ui.ctx().request_discard("a sheet was measured");
            ui.ctx().request_repaint();
        } else if settled && heights.restless > 0 {
            ui.data_mut(|data| data.insert_temp(id, measured));
        }
        rect
    }

    fn paint(&self, ui: &Ui, rect: Rect) {
        let unit = theme::unit(ui);
        let rect = if self.card { rect } else { to_the_edges(ui.ctx(), rect) };
        let rounding = if self.card {
            CornerRadius::same((14.0 * unit).clamp(8.0, 30.0) as u8)
        } else {
            CornerRadius::ZERO
        };
        let shadow: Shadow = theme::shadow(unit);
        ui.painter().add(shadow.as_shape(rect, rounding));
        ui.painter().rect_filled(rect, rounding, theme::PLASTER);
        if self.stucco {
            paint::stucco(ui, rect);
        }
        let width = paint::band_width(ui);
        let band = match self.band {
            // Below the rounded corners of a card, so that the corners stay whole.
            Some(Band::Top) if self.card => {
                let inset = f32::from(rounding.nw);
                let top = rect.top() + inset * 0.6;
                Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), width))
            }
            Some(Band::Top) => rect.with_max_y(rect.top() + width),
            Some(Band::Left) => rect.with_max_x(rect.left() + width),
            Some(Band::Right) => rect.with_min_x(rect.right() - width),
            None => return,
        };
        paint::band(ui, band);
    }
}

/// What a band adds to a sheet's height.
fn band_height(band: Option<Band>, width: f32) -> f32 {
    if band == Some(Band::Top) { width } else { 0.0 }
}

/// What the parts of a sheet measured when it was shown last.
#[derive(Clone, Copy, Debug, Default)]
struct Heights {
    head: f32,
    body: f32,
    footer: f32,
    /// The room that the sheet had,
    room: Vec2,
    /// and how often they have come out different in it.
    restless: u8,
}

/// Where a part's height hangs on the room that it is given, a very small window might be measured for
/// ever; after so many times it stays as it is.
const MOST_MEASURES: u8 = 6;

impl Heights {
    fn about(self, other: Heights) -> bool {
        let near = |a: f32, b: f32| (a - b).abs() < 0.6;
        near(self.head, other.head)
            && near(self.body, other.body)
            && near(self.footer, other.footer)
    }
}

fn child(ui: &mut Ui, id: Id, rect: Rect) -> Ui {
    let layout = Layout::top_down(egui::Align::Min);
    ui.new_child(UiBuilder::new().id(id).max_rect(rect).layout(layout))
}

fn write_body(
    sheet: &mut Ui,
    id: Id,
    rect: Rect,
    of: &Sheet,
    heights: &Heights,
    write: &mut impl FnMut(&mut Ui),
) -> f32 {
    // The scroll bar lies in the margin, so that nothing moves aside for it.
    let mut ui = child(sheet, id.with("body"), rect.with_max_x(rect.right() + BAR));
    // The rings of focus get some of the margin.
    let clip = rect.expand(more::SPILL).with_max_x(rect.right() + BAR);
    ui.set_clip_rect(clip.intersect(sheet.clip_rect()));
    let mut area = ScrollArea::vertical()
        .id_salt(of.key)
        .auto_shrink([false, false])
        .max_height(rect.height())
        .min_scrolled_height(0.0);
    if ui.is_enabled() && opens(ui.ctx()) {
        area = area.vertical_scroll_offset(0.0);
    }
    let output = area.show(&mut ui, |ui| {
        ui.set_max_width(rect.width());
        if of.centred {
            ui.add_space(((rect.height() - heights.body) / 2.0).max(0.0).floor());
        }
        // Room for the ring of focus around the first and the last thing.
        let body = ui.scope(|ui| {
            turn_pages(ui, rect, heights.body);
            ui.add_space(RING);
            write(ui);
            ui.add_space(RING);
        });
        body.response.rect.height()
    });
    let (offset, view) = (output.state.offset.y, output.inner_rect.with_max_x(rect.right()));
    let rest = output.content_size.y - offset - view.height();
    more::tell(sheet, view, offset, rest);
    output.inner
}

/// Scrolls what does not fit by so much of its height, by keys or by switches.
fn turn_pages(ui: &Ui, rect: Rect, body: f32) {
    const SHARE: f32 = 0.8;
    if !ui.is_enabled() || body <= rect.height() + 1.0 {
        return;
    }
    stops::pages(ui, rect);
    let by_keyboard = may_leaf(ui.ctx());
    let pages = ui.input(|input| stops::pages_turned(input, by_keyboard));
    if pages != 0.0 {
        ui.scroll_with_delta(vec2(0.0, -pages * SHARE * rect.height()));
    }
}

fn leafs() -> Id {
    Id::new("mbili pages")
}

/// Whether the keys that leaf do so here; at a board they look at it from elsewhere.
pub fn let_leaf(ctx: &egui::Context, may: bool) {
    ctx.data_mut(|data| data.insert_temp(leafs(), may));
}

fn may_leaf(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(leafs())).unwrap_or(true)
}

/// Lets what is open show its upper end in this frame, wherever it was scrolled to before.
pub fn to_top(ctx: &egui::Context) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(Id::new("sheets open"), frame));
}

fn opens(ctx: &egui::Context) -> bool {
    let opened: Option<u64> = ctx.data(|data| data.get_temp(Id::new("sheets open")));
    opened == Some(ctx.cumulative_frame_nr())
}

/// Room for the scroll bar, in the margin.
const BAR: f32 = 9.0;

/// Width of the ring of focus.
const RING: f32 = 4.0;

/// The window without a margin.
#[must_use]
pub fn room(window: Rect) -> Rect {
    let margin = (window.size().min_elem() * 0.04).clamp(8.0, 60.0).round();
    window.shrink2(Vec2::splat(margin))
}
