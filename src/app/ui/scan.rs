//! The table by one switch or two: a mark goes from group to group, and in the one that was selected from thing to
//! thing. With one switch it goes on by itself, and the switch selects; with two, one takes it on and the other
//! selects. After the last thing of a group comes the way out of it.

use super::stops::{self, Act, Area, Stop};
use super::theme;
use super::{Memory, View, paint, root};
use crate::app::awake::LOOKS;
use crate::app::session::Intent;
use crate::app::settings::Switches;
use crate::app::state::{Modal, Screen};
use bevy_egui::egui::{
    Context, CornerRadius, Event, Key, Modifiers, Rect, Stroke, StrokeKind, Vec2, pos2,
};

/// Where the mark is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scan {
    /// The groups that were selected, one in the other.
    path: Vec<usize>,
    /// The place among the things of the last of them.
    at: usize,
    /// Since when, in seconds.
    since: f64,
    /// How often all of them have been gone through.
    rounds: u8,
    /// Presses of the switches that take the mark on, and that select.
    steps: usize,
    selects: usize,
    /// What is pressed in the next pass.
    press: Option<Key>,
    /// What the mark belongs to: screen, what lies over it, whether a question is open.
    of: Option<(Screen, Modal, bool)>,
    /// What it was on in the last pass.
    marked: Option<Mark>,
}

/// Rows of things in a group have at most so many, and groups so many rows.
const MOST: usize = 8;
/// A group in which nothing was selected for so many rounds is left.
const ROUNDS: u8 = 2;

/// Takes the switches' keys out of the input, and puts in what they came to in the last pass.
pub fn hear(ctx: &Context, view: &View, memory: &mut Memory) {
    let switches = view.settings.switches;
    if switches == Switches::Off {
        memory.scan = Scan::default();
        return;
    }
    let scan = &mut memory.scan;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let &Event::Key { key: key @ (Key::Space | Key::Enter), pressed, repeat, .. } = event
            else {
                return !matches!(event, Event::Text(text) if text == " ");
            };
            if pressed && !repeat {
                match (switches, key) {
                    (Switches::Two, Key::Space) => scan.steps += 1,
                    _ => scan.selects += 1,
                }
            }
            false
        });
        input.events.extend(scan.press.take().map(|key| Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        }));
    });
}

/// Moves the mark and paints it; to be called when all is drawn. What was selected.
pub fn show(ctx: &Context, view: &View, memory: &mut Memory) -> Vec<Intent> {
    let mut intents = Vec::new();
    if view.settings.switches == Switches::Off || view.curtain {
        return intents;
    }
    let stops = stops::all(ctx);
    let tree = tree(&stops);
    let scan = &mut memory.scan;
    let now = ctx.input(|input| input.time);
    let asked = stops.iter().any(|stop| stop.area == Area::Choice);
    if scan.of.replace((view.screen, view.modal, asked)) != Some((view.screen, view.modal, asked)) {
        scan.restart(now);
    }
    if tree.is_empty() {
        return intents;
    }
    let period = f64::from(view.settings.scan_seconds());
    if view.settings.switches == Switches::One && is_due(now - scan.since, period) {
        scan.steps += 1;
    }
    for _ in 0..std::mem::take(&mut scan.steps) {
        scan.step(&tree, now);
    }
    for _ in 0..std::mem::take(&mut scan.selects) {
        let Some(stop) = scan.select(&tree, now).and_then(|place| stops.get(place)) else {
            continue;
        };
        // Less and more are selected again and again, and so are seeds that are put by hand.
        let again = stop.sign.is_some();
        match &stop.act {
            Act::Press(id) | Act::Key(id, _) => {
                ctx.memory_mut(|memory| memory.request_focus(*id));
                let key = if let Act::Key(_, key) = stop.act { key } else { Key::Enter };
                scan.press = Some(key);
            }
            Act::Leaf(key) => scan.press = Some(*key),
            Act::Want(intent) => intents.push(intent.clone()),
        }
        if !again {
            scan.restart(now);
        }
        ctx.request_repaint();
    }
    let mark = scan.mark(&tree, &stops);
    if scan.marked.as_ref().map(|mark| mark.first) != Some(mark.first) && scan.press.is_none() {
        // What is marked has the focus: it is scrolled to, and assistive technology reads it.
        match stops.get(mark.first).map(|stop| (&stop.act, stop.pit)) {
            Some((Act::Press(id) | Act::Key(id, _), _)) => {
                ctx.memory_mut(|memory| memory.request_focus(*id));
            }
            Some((Act::Leaf(_) | Act::Want(_), pit)) => {
                if let Some(id) = ctx.memory(|memory| memory.focused()) {
                    ctx.memory_mut(|memory| memory.surrender_focus(id));
                }
                let one = pit.filter(|_| mark.one);
                intents.extend(one.map(|pit| Intent::Point(Some(pit))));
            }
            None => {}
        }
        ctx.request_repaint();
    }
    paint_mark(ctx, &mark);
    scan.marked = Some(mark);
    intents
}

/// Whether the mark goes on, after so many seconds where it is. Of the moments at which the window wakes for it, that is
/// the one nearest to its time: none is exact.
fn is_due(since: f64, period: f64) -> bool {
    since >= period * (1.0 - 0.5 / f64::from(LOOKS))
}

/// What the mark is on.
#[derive(Clone, Debug, PartialEq)]
struct Mark {
    /// The place among the stops of the one thing, or of the first of several.
    first: usize,
    one: bool,
    /// Whether it is the way out of the group.
    out: bool,
    rect: Rect,
    sign: Option<&'static str>,
}

/// A thing, or several.
#[derive(Debug)]
enum Node {
    One(usize),
    Group(Vec<Node>),
}

impl Node {
    fn each(&self, of: &mut impl FnMut(usize)) {
        match self {
            Node::One(place) => of(*place),
            Node::Group(nodes) => nodes.iter().for_each(|node| node.each(of)),
        }
    }
}

/// Groups as they are seen: answers first, then the rows of the board, then what lies beside it row by row.
fn tree(stops: &[Stop]) -> Vec<Node> {
    let mut order: Vec<usize> = (0..stops.len()).collect();
    let across = |stop: &Stop| match stop.area {
        Area::Board(_) => (stop.rect.left() * 16.0) as i32,
        _ => 0,
    };
    order.sort_by_key(|&place| (stops[place].area, across(&stops[place])));
    let mut rows: Vec<(Area, Vec<usize>)> = Vec::new();
    for place in order {
        let stop = &stops[place];
        let joins = rows.last().is_some_and(|(area, row)| {
            let last = &stops[row[row.len() - 1]];
            let (a, b) = (last.rect.y_range(), stop.rect.y_range());
            let beside = a.intersection(b).span() >= 0.5 * a.span().min(b.span());
            match (*area, stop.area) {
                (Area::Board(of), Area::Board(along)) => of == along && row.len() < MOST,
                (Area::Choice, Area::Choice) => true,
                (Area::Rest, Area::Rest) => beside && row.len() < MOST,
                _ => false,
            }
        });
        match rows.last_mut().filter(|_| joins) {
            Some((_, row)) => row.push(place),
            None => rows.push((stop.area, vec![place])),
        }
    }
    let kind = |area: Area| match area {
        Area::Choice => 0,
        Area::Board(_) => 1,
        Area::Rest => 2,
    };
    let group = |row: &Vec<usize>| match row.as_slice() {
        [one] => Node::One(*one),
        several => Node::Group(several.iter().map(|&place| Node::One(place)).collect()),
    };
    if rows.len() <= MOST {
        return rows.iter().map(|(_, row)| group(row)).collect();
    }
    let mut blocks: Vec<(u8, Vec<Node>)> = Vec::new();
    for (area, row) in &rows {
        let kind = kind(*area);
        match blocks.last_mut().filter(|(of, nodes)| *of == kind && nodes.len() < MOST - 2) {
            Some((_, nodes)) => nodes.push(group(row)),
            None => blocks.push((kind, vec![group(row)])),
        }
    }
    let one = |mut nodes: Vec<Node>| match nodes.len() {
        1 => nodes.remove(0),
        _ => Node::Group(nodes),
    };
    blocks.into_iter().map(|(_, nodes)| one(nodes)).collect()
}

impl Scan {
    fn restart(&mut self, now: f64) {
        (self.path, self.at, self.rounds, self.since) = (Vec::new(), 0, 0, now);
    }

    /// The things that the mark goes through. What was selected and is no more is left.
    fn level<'a>(&mut self, tree: &'a [Node]) -> &'a [Node] {
        let mut nodes = tree;
        for depth in 0..self.path.len() {
            match nodes.get(self.path[depth]) {
                Some(Node::Group(inner)) => nodes = inner,
                _ => {
                    self.path.truncate(depth);
                    self.at = 0;
                    break;
                }
            }
        }
        let last = nodes.len() - usize::from(self.path.is_empty());
        self.at = self.at.min(last);
        nodes
    }

    fn step(&mut self, tree: &[Node], now: f64) {
        let things = self.level(tree).len() + usize::from(!self.path.is_empty());
        self.since = now;
        self.at += 1;
        if self.at >= things {
            self.at = 0;
            self.rounds += 1;
            if self.rounds >= ROUNDS {
                self.leave();
            }
        }
    }

    fn leave(&mut self) {
        self.rounds = 0;
        self.at = self.path.pop().unwrap_or(0);
    }

    /// The place of the thing that was selected, if it is one.
    fn select(&mut self, tree: &[Node], now: f64) -> Option<usize> {
        self.since = now;
        self.rounds = 0;
        match self.level(tree).get(self.at) {
            None => {
                self.leave();
                None
            }
            Some(Node::One(place)) => Some(*place),
            Some(Node::Group(_)) => {
                self.path.push(self.at);
                self.at = 0;
                None
            }
        }
    }

    fn mark(&mut self, tree: &[Node], stops: &[Stop]) -> Mark {
        let nodes = self.level(tree);
        let node = nodes.get(self.at);
        let mut places = Vec::new();
        match node {
            Some(node) => node.each(&mut |place| places.push(place)),
            None => nodes.iter().for_each(|node| node.each(&mut |place| places.push(place))),
        }
        let rect = places.iter().fold(Rect::NOTHING, |rect, &place| rect.union(stops[place].rect));
        let one = matches!(node, Some(Node::One(_)));
        let first = places.first().copied().unwrap_or(0);
        let sign = stops.get(first).filter(|_| one).and_then(|stop| stop.sign);
        Mark { first, one, out: node.is_none(), rect, sign }
    }
}

/// Something that switches reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    /// Where it is seen.
    pub rect: Rect,
    /// How often the mark is taken on before it is selected, in each group on the way there.
    pub path: Vec<usize>,
}

/// All that switches reach on the screen as it was drawn last.
#[must_use]
pub fn reach(ctx: &Context) -> Vec<Reach> {
    fn each(nodes: &[Node], path: &[usize], of: &mut impl FnMut(usize, Vec<usize>)) {
        for (at, node) in nodes.iter().enumerate() {
            let path = [path, &[at]].concat();
            match node {
                Node::One(place) => of(*place, path),
                Node::Group(inner) => each(inner, &path, of),
            }
        }
    }
    let stops = stops::all(ctx);
    let mut reached = Vec::new();
    each(&tree(&stops), &[], &mut |place, path| {
        reached.push(Reach { rect: stops[place].rect, path });
    });
    reached
}

/// A thick ring in two colours, so that one of them stands out wherever it lies.
fn paint_mark(ctx: &Context, mark: &Mark) {
    let ui = root(ctx, "scan", ctx.content_rect());
    let rect = mark.rect.expand(5.0).intersect(ctx.content_rect().shrink(4.0));
    let round = CornerRadius::same(10);
    for (width, colour) in [(9.0, theme::NIGHT), (5.0, theme::BRASS_LIGHT)] {
        ui.painter().rect_stroke(rect, round, Stroke::new(width, colour), StrokeKind::Middle);
    }
    let sign = if mark.out { Some("↶") } else { mark.sign };
    if let Some(sign) = sign {
        let radius = 17.0 * theme::unit(&ui).min(1.6);
        let centre = pos2(rect.right() - radius, rect.top() + radius);
        ui.painter().circle(centre, radius, theme::NIGHT, Stroke::new(2.0, theme::BRASS_LIGHT));
        let place = Rect::from_center_size(centre, Vec2::splat(radius * 2.0));
        paint::sign(&ui, place, sign, radius * 0.9, theme::BRASS_LIGHT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_goes_on_in_time_although_no_moment_of_waking_is_exact() {
        for period in [0.8, 1.5, 3.0] {
            let grid = period / f64::from(LOOKS);
            for late in 0..LOOKS {
                // It was selected between two wakings.
                let (mut since, mut waits) =
                    (-grid * f64::from(late) / f64::from(LOOKS), Vec::new());
                for waking in 1..200_u32 {
                    let jitter = [0.03, -0.02, 0.01, -0.04][waking as usize % 4] * grid;
                    let now = f64::from(waking) * grid + jitter;
                    if is_due(now - since, period) {
                        waits.push(now - since);
                        since = now;
                    }
                }
                let off = |wait: &f64| (wait - period).abs() <= 0.6 * grid;
                assert!(waits.len() > 30 && waits.iter().all(off), "{period}, {late}: {waits:?}");
            }
        }
    }
}
