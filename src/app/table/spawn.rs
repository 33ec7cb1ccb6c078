//! Everything on the table, made once.

use super::baked;
use super::bowl::Bowl;
use super::carving;
use super::egg;
use super::ground;
use super::marking::{Beam, EndMark, Glow, LitEdge, Ring};
use super::marks::MOST_ENDS;
use super::materials::{Ground, Mark, Nut, Wood};
use super::palette::{self, Paint, Textures};
use super::seeds::Following;
use super::shapes::{self, RingShape};
use super::style::Style;
use crate::app::settings::Settings;
use crate::app::space::{BoardView, THICKNESS, pit_centre};
use crate::app::stage::Stage;
use crate::rules::{Board, Pit, Side};
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::MeshTag;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// A pit of whatever board is shown; its marks are its children.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitPlace(pub Pit);

/// A seed, by its number in [`Stage::seeds`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Following)]
pub struct Seed(pub u8);

/// The wood of a board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardBody(pub Board);

/// What the board stands on.
#[derive(Component)]
pub(super) struct Floor;

/// Meshes and materials that marks change between.
#[derive(Resource)]
pub(super) struct Stock {
    rings: HashMap<(RingShape, bool), Handle<Mesh>>,
    glows: [Handle<Mesh>; 2],
    arcs: [Handle<Mesh>; 2],
    paints: HashMap<Paint, Handle<Mark>>,
    woods: [Handle<Wood>; 3],
    grounds: [(Handle<Mesh>, Handle<Ground>); 3],
    nuts: [Handle<Nut>; 2],
    seed: Handle<Mesh>,
}

impl Stock {
    pub(super) fn ring(&self, shape: RingShape, bowl: Bowl) -> Handle<Mesh> {
        self.rings.get(&(shape, bowl.square)).cloned().unwrap_or_default()
    }

    pub(super) fn glow(&self, bowl: Bowl) -> Handle<Mesh> {
        self.glows[usize::from(bowl.square)].clone()
    }

    pub(super) fn arc(&self, bowl: Bowl) -> Handle<Mesh> {
        self.arcs[usize::from(bowl.square)].clone()
    }

    pub(super) fn seed(&self) -> Handle<Mesh> {
        self.seed.clone()
    }

    pub(super) fn paint(&self, paint: Paint) -> Handle<Mark> {
        self.paints.get(&paint).cloned().unwrap_or_default()
    }
}

const BOARDS: [Board; 2] = [Board::FourRows, Board::TwoRows];

pub(super) fn spawn(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut paints: ResMut<Assets<Mark>>,
    mut woods: ResMut<Assets<Wood>>,
    mut nuts: ResMut<Assets<Nut>>,
    mut grounds: ResMut<Assets<Ground>>,
    mut images: ResMut<Assets<Image>>,
) {
    let textures =
        Textures { grain: images.add(baked::grain()), weave: images.add(baked::weave()) };
    let bowls = [Bowl::ROUND, Bowl::HOUSE];
    let stock = Stock {
        rings: RingShape::ALL
            .into_iter()
            .flat_map(|shape| bowls.map(|bowl| ((shape, bowl.square), shape.mesh(bowl))))
            .map(|(key, mesh)| (key, meshes.add(mesh)))
            .collect(),
        glows: bowls.map(|bowl| meshes.add(shapes::glow(bowl))),
        arcs: bowls.map(|bowl| meshes.add(shapes::end_arc(bowl))),
        paints: Paint::ALL.map(|paint| (paint, paints.add(paint.material()))).into(),
        woods: Style::ALL.map(|style| {
            let relief = images.add(baked::relief(style.carving()));
            woods.add(palette::wood(style, &textures, relief))
        }),
        grounds: Style::ALL.map(|style| {
            (meshes.add(ground::ground(style)), grounds.add(palette::ground(style, &textures)))
        }),
        nuts: BOARDS.map(|board| nuts.add(palette::nut(board, &textures))),
        seed: meshes.add(egg::seed()),
    };

    commands.spawn((
        Floor,
        Mesh3d(stock.grounds[0].0.clone()),
        MeshMaterial3d(stock.grounds[0].1.clone()),
        Transform::from_xyz(0.0, -THICKNESS, 0.0),
        NotShadowCaster,
    ));
    for board in BOARDS {
        commands.spawn((
            BoardBody(board),
            Mesh3d(meshes.add(carving::board(board))),
            MeshMaterial3d(stock.woods[Style::of(board, default()) as usize].clone()),
            Transform::default(),
            // The shaders know the shadow of the board; only seeds cast one that changes.
            NotShadowCaster,
            if board == Board::FourRows { Visibility::Inherited } else { Visibility::Hidden },
        ));
    }

    for number in 0..Stage::MOST_SEEDS as u8 {
        commands.spawn((
            Seed(number),
            Mesh3d(stock.seed()),
            MeshMaterial3d(stock.nuts[0].clone()),
            MeshTag(u32::from(number)),
            Transform::default(),
            Visibility::Hidden,
        ));
    }

    for number in 0..Board::MOST_PITS as u8 {
        let pit = Pit(number);
        let mark = |mesh: Handle<Mesh>, paint| {
            (
                Mesh3d(mesh),
                MeshMaterial3d(stock.paint(paint)),
                Transform::default(),
                Visibility::Hidden,
                NotShadowCaster,
            )
        };
        commands
            .spawn((PitPlace(pit), place_of(Board::FourRows, pit), Visibility::Inherited))
            .with_children(|parent| {
                parent.spawn((
                    Ring(pit),
                    mark(stock.ring(RingShape::Thin, Bowl::ROUND), Paint::Brass),
                ));
                parent.spawn((
                    Glow(pit),
                    mark(stock.glow(Bowl::ROUND), Paint::Glow),
                    NotShadowReceiver,
                ));
            });
    }
    for number in 0..MOST_ENDS {
        commands.spawn((
            EndMark(number),
            Mesh3d(stock.arc(Bowl::ROUND)),
            MeshMaterial3d(stock.paint(Paint::Palm)),
            Transform::default(),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
    commands.spawn((
        Beam,
        Mesh3d(meshes.add(shapes::beam())),
        MeshMaterial3d(stock.paint(Paint::Glow)),
        Transform::default(),
        Visibility::Hidden,
        NotShadowCaster,
    ));
    let edge = meshes.add(Cuboid::new(1.0, 0.012, 0.026));
    for side in Side::BOTH {
        commands.spawn((
            LitEdge(side),
            Mesh3d(edge.clone()),
            MeshMaterial3d(stock.paint(Paint::Lit)),
            Transform::default(),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
    commands.insert_resource(stock);
}

/// A pit's place, turned so that x is to its owner's right.
pub(super) fn place_of(board: Board, pit: Pit) -> Transform {
    let turn = match board.owner(pit) {
        Side::South => Quat::IDENTITY,
        Side::North => Quat::from_rotation_y(std::f32::consts::PI),
    };
    Transform::from_translation(pit_centre(board, pit)).with_rotation(turn)
}

/// Shows the board that the stage is on, in the look that was chosen, and puts the pits where it has them.
pub(super) fn show_board(
    stage: Res<Stage>,
    settings: Res<Settings>,
    stock: Res<Stock>,
    mut view: ResMut<BoardView>,
    mut bodies: Query<(&BoardBody, &mut Visibility, &mut MeshMaterial3d<Wood>), Without<PitPlace>>,
    mut pits: Query<(&PitPlace, &mut Transform, &mut Visibility), Without<BoardBody>>,
    mut floors: Query<(&mut Mesh3d, &mut MeshMaterial3d<Ground>), With<Floor>>,
    mut seeds: Query<&mut MeshMaterial3d<Nut>, With<Seed>>,
    mut shown: Local<Option<(Option<Board>, Style)>>,
) {
    let board = stage.shown.map(|position| position.board());
    // Without a match, the board of Bao lies there as a still life.
    let seen = board.unwrap_or(Board::FourRows);
    let style = Style::of(seen, settings.board);
    if *shown == Some((board, style)) {
        return;
    }
    *shown = Some((board, style));
    if view.board != board {
        view.board = board;
    }
    for (body, mut visibility, mut material) in &mut bodies {
        visibility.set_if_neq(shown_if(body.0 == seen));
        if body.0 == seen {
            material.set_if_neq(MeshMaterial3d(stock.woods[style as usize].clone()));
        }
    }
    for (pit, mut transform, mut visibility) in &mut pits {
        let exists = seen.has(pit.0);
        visibility.set_if_neq(shown_if(exists));
        if exists {
            transform.set_if_neq(place_of(seen, pit.0));
        }
    }
    let (mesh, ground) = &stock.grounds[style as usize];
    for (mut shape, mut material) in &mut floors {
        shape.set_if_neq(Mesh3d(mesh.clone()));
        material.set_if_neq(MeshMaterial3d(ground.clone()));
    }
    let nut = &stock.nuts[usize::from(seen == Board::TwoRows)];
    for mut material in &mut seeds {
        material.set_if_neq(MeshMaterial3d(nut.clone()));
    }
}

/// Visible or hidden.
pub(super) const fn shown_if(seen: bool) -> Visibility {
    if seen { Visibility::Inherited } else { Visibility::Hidden }
}
