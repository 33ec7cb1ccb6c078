//! Every system of ours in `Update` belongs to a phase, and none of ours runs now before and now after another one that
//! it has something in common with. Ours is what Bevy and egui do not bring along.

use crate::fingers::hand::bevys_plugins;
use bevy::ecs::schedule::{ApplyDeferred, Schedule, ScheduleLabel, SystemKey, SystemSet};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, EguiFullOutput, EguiInput, EguiPlugin};
use mbili::app::kiosk::{self, House};
use mbili::app::session::{Intent, Moved, Pointing};
use mbili::app::settings::Settings;
use mbili::app::space::BoardView;
use mbili::app::storage::{self, Folders};
use mbili::app::{Phase, core_plugin, table_plugin, window_plugin};
use std::any::{TypeId, type_name};
use std::collections::{HashMap, HashSet};

/// What systems of ours have in common with systems of Bevy's that it is all the same to run before or after.
const KNOWN: &[(fn() -> TypeId, &str)] = &[
    // Its check whether two features that we do not use go together.
    (TypeId::of::<Msaa>, "Msaa"),
    // Its end by Ctrl-C, which the program itself leaves out.
    (TypeId::of::<Messages<AppExit>>, "AppExit"),
];

/// How faults name what two systems have in common; without them they are only numbers.
const NAMES: &[(fn() -> TypeId, fn() -> &'static str)] = &[
    (TypeId::of::<Settings>, type_name::<Settings>),
    (TypeId::of::<BoardView>, type_name::<BoardView>),
    (TypeId::of::<Pointing>, type_name::<Pointing>),
    (TypeId::of::<Messages<Intent>>, type_name::<Intent>),
    (TypeId::of::<Messages<Moved>>, type_name::<Moved>),
    (TypeId::of::<Messages<RequestRedraw>>, type_name::<RequestRedraw>),
    (TypeId::of::<Window>, type_name::<Window>),
    (TypeId::of::<Visibility>, type_name::<Visibility>),
    (TypeId::of::<Transform>, type_name::<Transform>),
    (TypeId::of::<Messages<KeyboardInput>>, type_name::<KeyboardInput>),
    (TypeId::of::<EguiContext>, type_name::<EguiContext>),
    (TypeId::of::<EguiInput>, type_name::<EguiInput>),
    (TypeId::of::<EguiFullOutput>, type_name::<EguiFullOutput>),
];

/// What is wrong with a schedule that has run, where `bevys` are not ours. Where ours are to be `phased`, each belongs to
/// a phase, and has its order with Bevy's too; elsewhere ours have it among themselves.
fn faults(
    app: &App,
    label: impl ScheduleLabel,
    bevys: &HashSet<TypeId>,
    phased: bool,
) -> Vec<String> {
    let schedules = app.world().resource::<Schedules>();
    let schedule: &Schedule = schedules.get(label).expect("the schedule");
    let graph = schedule.graph();
    let mut phases: HashMap<SystemKey, Phase> = HashMap::new();
    for phase in Phase::ALL {
        let Ok(systems) = graph.systems_in_set(phase.intern()) else { continue };
        phases.extend(systems.iter().map(|system| (*system, phase)));
    }
    let mut faults = Vec::new();
    let mut ours = HashSet::new();
    let mut before = None;
    for (key, system) in schedule.systems().expect("it has run") {
        let kind = system.system_type();
        if kind == TypeId::of::<ApplyDeferred>() || bevys.contains(&kind) {
            continue;
        }
        ours.insert(key);
        match phases.get(&key) {
            None if phased => faults.push(format!("a system after {before:?} has no phase")),
            phase => before = phase,
        }
    }
    let name = |id| {
        let kind = app.world().components().get_info(id).and_then(|info| info.type_id());
        let known = NAMES.iter().find(|(of, _)| Some(of()) == kind);
        known.map_or_else(|| format!("{id:?}"), |(_, name)| name().to_owned())
    };
    for (a, b, common) in graph.conflicting_systems().iter() {
        let known = |id| {
            let kind = app.world().components().get_info(id).and_then(|info| info.type_id());
            KNOWN.iter().any(|(of, _)| Some(of()) == kind)
        };
        let (one, other) = (ours.contains(a), ours.contains(b));
        let harmless = !common.is_empty() && common.iter().all(|id| known(*id));
        if one && other || phased && (one || other) && !harmless {
            let common: Vec<String> = common.iter().map(|id| name(*id)).collect();
            let who = |key, ours: bool| {
                if ours { format!("{:?}", phases.get(key)) } else { "Bevy".into() }
            };
            faults.push(format!("{} and {}: {common:?}", who(a, one), who(b, other)));
        }
    }
    faults
}

/// The systems that come with Bevy and egui.
fn bevys() -> HashSet<TypeId> {
    let mut app = App::new();
    bevys_plugins(&mut app);
    app.add_plugins(EguiPlugin::default());
    app.finish();
    app.cleanup();
    app.update();
    let schedules = app.world().resource::<Schedules>();
    let all = schedules.iter().filter_map(|(_, schedule)| schedule.systems().ok());
    all.flatten().map(|(_, system)| system.system_type()).collect()
}

/// The program as it runs, but for its window and what draws.
fn program(more: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    bevys_plugins(&mut app);
    app.add_plugins((table_plugin, window_plugin));
    more(&mut app);
    app.finish();
    app.cleanup();
    for _ in 0..3 {
        app.update();
    }
    app
}

#[test]
fn every_system_of_ours_has_its_place_in_a_frame_at_home_and_in_a_house() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::inside(folder.path());
    let data = folder.path().to_owned();
    let house = House::new(Default::default(), false, data.clone(), data);
    let bevys = bevys();
    for (name, app) in [
        ("home", program(|app| _ = app.add_plugins(storage::plugin(Some(folders))))),
        ("house", program(|app| _ = app.add_plugins(kiosk::plugin(house)))),
    ] {
        let found = [
            ("Update", faults(&app, Update, &bevys, true)),
            ("First", faults(&app, First, &bevys, false)),
            ("PreUpdate", faults(&app, PreUpdate, &bevys, false)),
            ("PostUpdate", faults(&app, PostUpdate, &bevys, false)),
            ("Last", faults(&app, Last, &bevys, false)),
        ];
        assert!(found.iter().all(|(_, faults)| faults.is_empty()), "{name}: {found:#?}");
    }
}

#[test]
fn planted_systems_without_a_place_are_found() {
    let with = |more: fn(&mut App)| {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin));
        app.update();
        let schedules = app.world().resource::<Schedules>();
        let all = schedules.iter().filter_map(|(_, schedule)| schedule.systems().ok());
        let bevys = all.flatten().map(|(_, system)| system.system_type()).collect();
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, core_plugin));
        more(&mut app);
        app.update();
        faults(&app, Update, &bevys, true)
    };
    assert_eq!(with(|_| {}), [""; 0]);
    let stray = with(|app| _ = app.add_systems(Update, |_: Local<u8>| {}));
    assert!(matches!(&stray[..], [one] if one.ends_with("has no phase")), "{stray:?}");
    let twice = with(|app| {
        let write = |_: ResMut<Settings>| {};
        let read = |_: Res<Settings>| {};
        app.add_systems(Update, (write, read).in_set(Phase::Machine));
    });
    let expected = "Some(Machine) and Some(Machine): [\"mbili::app::settings::Settings\"]";
    assert_eq!(twice, [expected]);
}
