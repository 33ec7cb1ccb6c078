//! The program without a renderer, and a hand that touches it.
//!
//! Nothing of ours stands in for anything: the plugins are those of the game, the touches are the
//! messages that Bevy's window loop writes, and bevy_egui carries them on.

use crate::harness::tell;
use bevy::audio::AudioPlugin;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, ExitCondition, PrimaryWindow, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::egui::accesskit;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext};
use mbili::app::session::{Intent, Match, MatchSetup, Playing, Pointing, Seat};
use mbili::app::settings::{Quality, Settings};
use mbili::app::sowing::Playback;
use mbili::app::space::{BoardView, Previews};
use mbili::app::stage::Stage;
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Game, KichwaRule, Pit};
use std::time::Duration;

/// How a window system tells of touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glass {
    /// Touches alone, as on Wayland.
    Plain,
    /// The first finger down moves the mouse's cursor too, as on X11.
    MovesTheMouse,
}

/// What stands on the screen, as assistive technology reads it.
#[derive(Resource, Default)]
struct Seen(Vec<Control>, Option<accesskit::NodeId>);

#[derive(Clone, Debug)]
pub struct Control {
    pub node: accesskit::NodeId,
    pub name: String,
    pub disabled: bool,
    pub bounds: Rect,
}

/// The program, and a hand at its window.
pub struct Hand {
    pub app: App,
    window: Entity,
    glass: Glass,
    first: Option<u64>,
}

/// Fingers have numbers that nothing is to be built on.
pub const THUMB: u64 = 7;
pub const INDEX: u64 = 0;

impl Hand {
    /// At the title.
    pub fn new(glass: Glass) -> Self {
        let hand = Hand::with(glass, |_| {});
        assert_eq!(hand.screen(), Screen::Title);
        hand
    }

    /// Wherever the program begins with more in it.
    pub fn with(glass: Glass, more: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        bevys_plugins(&mut app);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
        app.insert_resource(Settings {
            language: "en".into(),
            speed: 8.0,
            quality: Quality::Low,
            ..Settings::default()
        });
        app.init_resource::<Seen>();
        app.add_systems(
            PostUpdate,
            look.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
        app.add_plugins(mbili::app::table_plugin);
        more(&mut app);
        app.finish();
        app.cleanup();
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("a window");
        let mut hand = Hand { app, window, glass, first: None };
        hand.frames(12);
        hand
    }

    /// At a match of two friends.
    pub fn friends() -> Self {
        let mut hand = Hand::new(Glass::Plain);
        hand.begin_friends();
        hand
    }

    /// Begins a match of two friends.
    pub fn begin_friends(&mut self) {
        let game = Game::Kujifunza(KichwaRule::Sustain);
        self.want(Intent::Begin(MatchSetup { game, seats: [Seat::Human; 2] }));
        self.settle();
    }

    /// Sows what may be sown first.
    pub fn sow_something(&mut self) {
        self.want(Intent::Play(self.playing().legal[0]));
    }

    fn want(&mut self, intent: Intent) {
        self.app.world_mut().write_message(intent);
        self.frames(6);
    }

    /// A key of the keyboard, pressed and let go of.
    pub fn key(&mut self, key: Key, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (logical_key, window) = (key.clone(), self.window);
            let input =
                KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            let world = self.app.world_mut();
            tell(world, input);
            self.frames(1);
        }
        self.frames(1);
    }

    /// The name of the control that has the keyboard's focus.
    pub fn focused(&self) -> Option<String> {
        let seen = self.app.world().resource::<Seen>();
        let control = seen.0.iter().find(|control| Some(control.node) == seen.1)?;
        Some(control.name.clone())
    }

    /// What the screens are drawn in.
    pub fn context(&mut self) -> bevy_egui::egui::Context {
        let mut contexts =
            self.app.world_mut().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(self.app.world_mut()).expect("a context");
        context.get_mut().clone()
    }

    /// The window, as messages name it.
    pub fn window(&self) -> Entity {
        self.window
    }

    /// The middle of everything that can be pressed now.
    pub fn all(&self) -> Vec<Vec2> {
        self.app.world().resource::<Seen>().0.iter().map(|c| c.bounds.center()).collect()
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// What a finger does, before the next frame.
    pub fn finger(&mut self, finger: u64, phase: TouchPhase, at: Vec2) {
        let ends = matches!(phase, TouchPhase::Ended | TouchPhase::Canceled);
        if phase == TouchPhase::Started && self.first.is_none() {
            self.first = Some(finger);
        }
        if ends && self.first == Some(finger) {
            self.first = None;
        }
        let window = self.window;
        let world = self.app.world_mut();
        if self.glass == Glass::MovesTheMouse && self.first == Some(finger) {
            let moved = CursorMoved { window, position: at, delta: None };
            tell(world, moved);
        }
        let touch = TouchInput { phase, position: at, window, force: None, id: finger };
        tell(world, touch);
    }

    pub fn down(&mut self, finger: u64, at: Vec2) {
        self.finger(finger, TouchPhase::Started, at);
        self.frames(1);
    }

    pub fn up(&mut self, finger: u64, at: Vec2) {
        self.finger(finger, TouchPhase::Ended, at);
        self.frames(1);
    }

    /// A touch, and as many frames as its effect needs to be seen.
    pub fn tap(&mut self, at: Vec2) {
        self.down(THUMB, at);
        self.frames(1);
        self.up(THUMB, at);
        self.frames(5);
    }

    /// Touches a control by its name.
    #[track_caller]
    pub fn touch(&mut self, name: &str) {
        let at = self.find(name);
        self.tap(at);
    }

    /// The middle of the control whose name begins so.
    #[track_caller]
    pub fn find(&self, name: &str) -> Vec2 {
        let control = self.control(name);
        let control = control.unwrap_or_else(|| panic!("no {name:?} among {:?}", self.names()));
        control.bounds.center()
    }

    pub fn control(&self, name: &str) -> Option<Control> {
        let controls = &self.app.world().resource::<Seen>().0;
        controls.iter().rev().find(|c| !c.disabled && c.name.starts_with(name)).cloned()
    }

    pub fn is_on_a_button(&self, at: Vec2) -> bool {
        let controls = &self.app.world().resource::<Seen>().0;
        controls.iter().any(|c| c.bounds.contains(at) && !is_pit(&c.name))
    }

    fn names(&self) -> Vec<&str> {
        self.app.world().resource::<Seen>().0.iter().map(|c| c.name.as_str()).collect()
    }

    pub fn pit(&self, pit: Pit) -> Vec2 {
        self.app.world().resource::<BoardView>().pits[pit.index()].center()
    }

    /// Lets the seeds fall, and the board turn to whoever is to move.
    pub fn settle(&mut self) {
        let mut still = 0;
        for _ in 0..20_000 {
            let rests = self.app.world().resource::<Playback>().is_at_rest();
            let turns = self.app.world().resource::<BoardView>().turning.is_some();
            still = if rests && !turns && !self.is_moving() { still + 1 } else { 0 };
            if still == 5 {
                return;
            }
            self.frames(1);
        }
        panic!("the seeds never come to rest");
    }

    pub fn is_moving(&self) -> bool {
        self.app.world().resource::<Stage>().is_moving()
    }

    pub fn playing(&self) -> &Playing {
        self.app.world().resource::<Match>().playing().expect("a match is on the table")
    }

    pub fn try_playing(&self) -> Option<&Playing> {
        self.app.world().resource::<Match>().playing()
    }

    /// How many actions the match has.
    pub fn actions(&self) -> usize {
        self.playing().record.actions().len()
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn modal(&self) -> Modal {
        *self.app.world().resource::<State<Modal>>().get()
    }

    pub fn pointing(&self) -> Pointing {
        *self.app.world().resource::<Pointing>()
    }

    pub fn settings(&self) -> &Settings {
        self.app.world().resource::<Settings>()
    }

    /// That no finger is remembered: nothing is pointed at, chosen or previewed.
    #[track_caller]
    pub fn assert_untouched(&self) {
        assert_eq!(self.pointing(), Pointing::default());
        // While a kichwa is asked for both are previewed, touched or not.
        let playing = self.app.world().resource::<Match>().playing();
        if playing.is_none_or(|playing| playing.position.pending().is_none()) {
            assert_eq!(*self.app.world().resource::<Previews>(), Previews::default());
        }
    }
}

/// All of Bevy that the program has, without a renderer.
pub fn bevys_plugins(app: &mut App) {
    let window = Window { resolution: WindowResolution::new(1280, 720), ..default() };
    let no_renderer = WgpuSettings { backends: None, ..default() };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(no_renderer)),
                ..default()
            })
            .disable::<AudioPlugin>()
            .disable::<LogPlugin>()
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>(),
    );
}

/// Pits are named by their seeds.
fn is_pit(name: &str) -> bool {
    name.contains("seed")
}

fn look(
    mut contexts: Query<(&mut EguiContext, &mut EguiFullOutput), With<PrimaryEguiContext>>,
    mut seen: ResMut<Seen>,
) {
    for (mut context, mut output) in &mut contexts {
        context.get_mut().enable_accesskit();
        let update =
            output.0.as_mut().and_then(|output| output.platform_output.accesskit_update.take());
        let Some(update) = update else { continue };
        seen.0 = update.nodes.iter().filter_map(|(id, node)| control(*id, node)).collect();
        seen.1 = Some(update.focus);
    }
}

fn control(id: accesskit::NodeId, node: &accesskit::Node) -> Option<Control> {
    if !node.supports_action(accesskit::Action::Click) {
        return None;
    }
    let bounds = node.bounds()?;
    Some(Control {
        node: id,
        name: node.label()?.to_owned(),
        disabled: node.is_disabled(),
        bounds: Rect::new(bounds.x0 as f32, bounds.y0 as f32, bounds.x1 as f32, bounds.y1 as f32),
    })
}
