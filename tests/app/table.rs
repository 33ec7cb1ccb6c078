//! The table without a GPU: what stands where, and that nothing is made twice.

use bevy::anti_alias::fxaa::Fxaa;
use bevy::asset::AssetPlugin;
use bevy::light::DirectionalLightShadowMap;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResolution};
use mbili::app::Phase;
use mbili::app::session::{Match, Pointing};
use mbili::app::settings::{Quality, Settings};
use mbili::app::space::{BoardView, pit_centre};
use mbili::app::stage::{Home, SeedMotion, Stage};
use mbili::app::table::{self, Bowl, PitPlace, Seed, TableCamera, rest};
use mbili::rules::{Board, Game, KichwaRule, Pit, Position, Rules, Side};

const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);

/// The table in an app that draws nothing, with a window of this size.
pub fn table(width: u32, height: u32) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), bevy::mesh::MeshPlugin))
        .init_asset::<StandardMaterial>()
        .init_asset::<Image>()
        .init_asset::<Shader>()
        .init_resource::<Stage>()
        .init_resource::<Match>()
        .init_resource::<Pointing>()
        .init_resource::<Settings>()
        .configure_sets(Update, Phase::View);
    app.world_mut().spawn((
        Window { resolution: WindowResolution::new(width, height), ..default() },
        PrimaryWindow,
    ));
    table::plugin(&mut app);
    app.finish();
    app.cleanup();
    app.update();
    app
}

/// A stage at rest on a position.
pub fn stage(position: Position) -> Stage {
    let board = position.board();
    let mut homes = Vec::new();
    for pit in board.pits() {
        let of = position.seeds(pit);
        homes.extend((0..of).map(|slot| Home::Pit { pit, slot, of }));
    }
    for side in Side::BOTH {
        let of = position.won()[side.index()];
        homes.extend((0..of).map(|slot| Home::Won { side, slot, of }));
    }
    homes.resize(Stage::MOST_SEEDS, Home::Away);
    Stage {
        shown: Some(position),
        seeds: homes.into_iter().map(SeedMotion::rest).collect(),
        ..Stage::default()
    }
}

fn set(app: &mut App, stage: Stage) {
    *app.world_mut().resource_mut::<Stage>() = stage;
    app.update();
}

fn count<F: bevy::ecs::query::QueryFilter>(app: &mut App) -> usize {
    let mut query = app.world_mut().query_filtered::<Entity, F>();
    query.iter(app.world()).count()
}

fn visible_seeds(app: &mut App) -> usize {
    let mut query = app.world_mut().query_filtered::<&Visibility, With<Seed>>();
    query.iter(app.world()).filter(|seen| **seen != Visibility::Hidden).count()
}

#[test]
fn entities_and_assets_are_made_once() {
    let mut app = table(1280, 720);
    set(&mut app, stage(KUJIFUNZA.start()));
    let census = |app: &mut App| (count::<()>(app), app.world().resource::<Assets<Mesh>>().len());
    let before = census(&mut app);
    for round in 0..300 {
        let game = if round % 2 == 0 { Game::Djenon } else { KUJIFUNZA };
        set(&mut app, stage(game.start()));
    }
    assert_eq!(census(&mut app), before);
    assert_eq!(count::<With<TableCamera>>(&mut app), 1);
    assert_eq!(count::<With<Camera3d>>(&mut app), 1);
    assert_eq!(count::<With<Seed>>(&mut app), 64);
    assert_eq!(count::<With<PitPlace>>(&mut app), 32);
}

#[test]
fn no_mesh_is_empty() {
    let app = table(1280, 720);
    for (id, mesh) in app.world().resource::<Assets<Mesh>>().iter() {
        assert!(mesh.count_vertices() > 0, "{id}: the renderer has nothing to copy");
    }
}

#[test]
fn each_board_shows_its_pits_and_its_seeds() {
    let mut app = table(1280, 720);
    for (game, pits, seeds) in [(KUJIFUNZA, 32, 64), (Game::Djenon, 12, 48), (KUJIFUNZA, 32, 64)] {
        set(&mut app, stage(game.start()));
        assert_eq!(visible_seeds(&mut app), seeds);
        let mut query = app.world_mut().query::<(&PitPlace, &Transform, &Visibility)>();
        let mut seen = 0;
        for (pit, transform, visibility) in query.iter(app.world()) {
            if *visibility != Visibility::Hidden {
                seen += 1;
                assert_eq!(transform.translation, pit_centre(game.board(), pit.0));
            }
        }
        assert_eq!(seen, pits);
        let view = app.world().resource::<BoardView>();
        assert_eq!(view.board, Some(game.board()));
        assert_eq!(view.pits.len(), pits);
        assert_eq!(view.stores.is_some(), game == Game::Djenon);
    }
    set(&mut app, Stage::default());
    assert_eq!(visible_seeds(&mut app), 0);
    assert!(app.world().resource::<BoardView>().pits.is_empty());
}

#[test]
fn pits_are_told_where_they_are_seen() {
    let mut app = table(1280, 720);
    set(&mut app, stage(KUJIFUNZA.start()));
    let window = Rect::new(0.0, 0.0, 1280.0, 720.0);
    let view = app.world().resource::<BoardView>().clone();
    for (number, rect) in view.pits.iter().enumerate() {
        assert!(window.contains(rect.min) && window.contains(rect.max), "{rect:?}");
        assert!(rect.width() > 60.0 && rect.height() > 40.0, "{rect:?}");
        for other in &view.pits[number + 1..] {
            assert!(rect.intersect(*other).is_empty(), "{rect:?} {other:?}");
        }
    }
    // Another free part, another window: the rectangles follow.
    let free = Rect::new(300.0, 80.0, 1240.0, 600.0);
    app.world_mut().resource_mut::<BoardView>().free = free;
    app.update();
    let view = app.world().resource::<BoardView>().clone();
    assert!(view.pits.iter().all(|rect| free.contains(rect.min) && free.contains(rect.max)));

    let mut windows = app.world_mut().query::<&mut Window>();
    let mut found = windows.single_mut(app.world_mut()).expect("one window");
    found.resolution.set(640.0, 360.0);
    app.world_mut().resource_mut::<BoardView>().free = Rect::default();
    app.update();
    let view = app.world().resource::<BoardView>();
    let window = Rect::new(0.0, 0.0, 640.0, 360.0);
    assert!(view.pits.iter().all(|rect| window.contains(rect.min) && window.contains(rect.max)));
}

#[test]
fn the_rectangles_agree_with_the_camera() {
    let mut app = table(1000, 700);
    set(&mut app, stage(Game::Djenon.start()));
    let mut cameras =
        app.world_mut().query_filtered::<(&Transform, &Projection), With<TableCamera>>();
    let (transform, projection) = cameras.single(app.world()).expect("one camera");
    let Projection::Perspective(mut lens) = projection.clone() else { panic!("not perspective") };
    lens.aspect_ratio = 10.0 / 7.0;
    let clip =
        bevy::camera::CameraProjection::get_clip_from_view(&lens) * transform.to_matrix().inverse();
    let view = app.world().resource::<BoardView>();
    for pit in Board::TwoRows.pits() {
        let ndc = clip.project_point3(pit_centre(Board::TwoRows, pit));
        let at = Vec2::new((ndc.x + 1.0) * 500.0, (1.0 - ndc.y) * 350.0);
        assert!(view.pits[pit.index()].center().distance(at) < 4.0, "{pit:?} {at}");
    }
}

#[test]
fn nothing_is_touched_at_rest() {
    #[derive(Resource, Default)]
    struct Touched(usize);
    fn watch(
        changed: Query<(), Or<(Changed<Transform>, Changed<Visibility>, Changed<Mesh3d>)>>,
        lights: Query<(), Or<(Changed<DirectionalLight>, Changed<Projection>)>>,
        view: Res<BoardView>,
        mut touched: ResMut<Touched>,
    ) {
        touched.0 +=
            changed.iter().count() + lights.iter().count() + usize::from(view.is_changed());
    }
    let mut app = table(1280, 720);
    app.init_resource::<Touched>().add_systems(Last, watch);
    set(&mut app, stage(KUJIFUNZA.start()));
    app.update();
    app.world_mut().resource_mut::<Touched>().0 = 0;
    for _ in 0..20 {
        app.update();
        // Touching the stage without changing it must not touch the picture either.
        app.world_mut().resource_mut::<Stage>().set_changed();
    }
    assert_eq!(app.world().resource::<Touched>().0, 0);
}

#[test]
fn one_more_seed_moves_the_others_only_a_little() {
    let board = Board::FourRows;
    for of in 2..=32_u8 {
        let moved: f32 = (0..of - 1)
            .filter_map(|slot| {
                let before = rest(Home::Pit { pit: Pit(1), slot, of: of - 1 }, board)?;
                let after = rest(Home::Pit { pit: Pit(1), slot, of }, board)?;
                Some(before.place.distance(after.place))
            })
            .sum();
        assert!(moved / f32::from(of - 1) < 0.06, "{of}: {moved}");
    }
}

#[test]
fn winnings_lie_in_the_store_of_their_side() {
    for side in Side::BOTH {
        let centre = mbili::app::space::store_centre(Board::TwoRows, side).expect("a store");
        for slot in 0..48 {
            let pose = rest(Home::Won { side, slot, of: 48 }, Board::TwoRows).expect("seen");
            let at = pose.place - centre;
            assert!(at.x.abs() < Bowl::STORE.half.x && at.z.abs() < Bowl::STORE.half.y, "{at}");
            assert!(at.y < 0.15, "{at}");
        }
        assert_eq!(rest(Home::Won { side, slot: 0, of: 1 }, Board::FourRows), None);
    }
}

#[test]
fn neighbours_make_room_smoothly_and_lie_exactly_at_rest() {
    let mut app = table(1280, 720);
    let first = stage(KUJIFUNZA.start());
    set(&mut app, first.clone());
    let place = |app: &mut App, number: u8| {
        let mut query = app.world_mut().query::<(&Seed, &Transform)>();
        let found = query.iter(app.world()).find(|(seed, _)| seed.0 == number);
        found.map(|(_, transform)| *transform).expect("a seed")
    };
    let before = place(&mut app, 0).translation;
    // A third seed falls into the pit of seeds 0 and 1.
    let mut second = first.clone();
    for slot in 0..2_u8 {
        second.seeds[usize::from(slot)] = SeedMotion::rest(Home::Pit { pit: Pit(0), slot, of: 3 });
    }
    second.seeds[2] = SeedMotion::rest(Home::Pit { pit: Pit(0), slot: 2, of: 3 });
    second.progress = Some(0.5);
    let goal =
        rest(Home::Pit { pit: Pit(0), slot: 0, of: 3 }, Board::FourRows).expect("a pit").place;
    assert!(before.distance(goal) > 0.01);
    set(&mut app, second.clone());
    let after = place(&mut app, 0).translation;
    assert!(after.distance(before) < before.distance(goal), "it jumped");

    second.progress = None;
    set(&mut app, second.clone());
    assert_eq!(place(&mut app, 0).translation, goal);
    let there = place(&mut app, 0);
    // The same stage reached in another way gives the same picture.
    let mut other = table(1280, 720);
    set(&mut other, second);
    assert_eq!(place(&mut other, 0), there);
}

#[test]
fn quality_changes_what_is_drawn_and_nothing_else() {
    let mut app = table(1280, 720);
    app.insert_resource(DirectionalLightShadowMap::default());
    set(&mut app, stage(KUJIFUNZA.start()));
    let before = count::<()>(&mut app);
    let mut seen = Vec::new();
    for quality in [Quality::Low, Quality::High, Quality::Medium] {
        app.world_mut().resource_mut::<Settings>().quality = quality;
        app.update();
        let mut cameras = app.world_mut().query_filtered::<(&Msaa, &Fxaa), With<TableCamera>>();
        let (msaa, fxaa) = cameras.single(app.world()).expect("one camera");
        let size = app.world().resource::<DirectionalLightShadowMap>().size;
        seen.push((*msaa, fxaa.enabled, size));
    }
    assert_eq!(
        seen,
        [(Msaa::Off, false, 1024), (Msaa::Sample4, false, 4096), (Msaa::Off, true, 2048)]
    );
    assert_eq!(count::<()>(&mut app), before);
}
