//! The first frames of a window. The graphics card learns to draw the table in one long frame; until
//! that is over the screens hang a curtain before it, so that nobody sees a window that is black or
//! half done. What is pressed meanwhile is meant for nothing that is seen, and is not heard.

use bevy::camera::visibility::RenderLayers;
use bevy::ecs::message::MessageUpdateSystems;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

/// Frames until the curtain is drawn and can be shown.
const SHOWN: u8 = 2;
/// Frames until the table is drawn behind it: by then the curtain is on the screen.
const TABLE: u8 = 4;
/// Frames until the table is ready to be seen.
const LIFTED: u8 = 7;

/// The curtain hangs as long as this resource is there. It counts the frames.
#[derive(Resource, Default, Debug)]
pub struct Curtain(u8);

/// Hangs the curtain. The window has to be made invisible.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Curtain>()
        .add_message::<RequestRedraw>()
        .add_systems(PostStartup, leave_the_table_out)
        .add_systems(
            First,
            hear_nothing.run_if(resource_exists::<Curtain>).after(MessageUpdateSystems),
        )
        .add_systems(
            Last,
            go_on.run_if(resource_exists::<Curtain>).before(super::awake::stay_awake),
        );
}

/// A layer with nothing on it.
const NOTHING: usize = 31;

fn leave_the_table_out(mut commands: Commands, cameras: Query<Entity, With<Camera3d>>) {
    for camera in &cameras {
        commands.entity(camera).insert(RenderLayers::layer(NOTHING));
    }
}

/// Input lies ready from before the frame, and is read by whom it may concern later in the frame. What pads do is told
/// only within the frame; `input/pads.rs` is silent as long as the curtain hangs.
fn hear_nothing(
    keys: Option<ResMut<Messages<KeyboardInput>>>,
    buttons: Option<ResMut<Messages<MouseButtonInput>>>,
    wheels: Option<ResMut<Messages<MouseWheel>>>,
    touches: Option<ResMut<Messages<TouchInput>>>,
) {
    if let Some(mut keys) = keys {
        keys.clear();
    }
    if let Some(mut buttons) = buttons {
        buttons.clear();
    }
    if let Some(mut wheels) = wheels {
        wheels.clear();
    }
    if let Some(mut touches) = touches {
        touches.clear();
    }
}

pub(super) fn go_on(
    mut commands: Commands,
    mut curtain: ResMut<Curtain>,
    cameras: Query<Entity, With<Camera3d>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    curtain.0 += 1;
    match curtain.0 {
        SHOWN => windows.iter_mut().for_each(|mut window| window.visible = true),
        TABLE => {
            for camera in &cameras {
                commands.entity(camera).remove::<RenderLayers>();
            }
        }
        LIFTED => commands.remove_resource::<Curtain>(),
        _ => {}
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_is_shown_before_the_table_and_the_table_before_the_curtain_is_lifted() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        let window = app.world_mut().spawn((Window { visible: false, ..default() }, PrimaryWindow));
        let window = window.id();
        let camera = app.world_mut().spawn(Camera3d::default()).id();
        let mut seen = Vec::new();
        for _ in 0..12 {
            app.update();
            let world = app.world();
            let shown = world.get::<Window>(window).expect("a window").visible;
            let table = world.get::<RenderLayers>(camera).is_none();
            let lifted = !world.contains_resource::<Curtain>();
            if seen.last() != Some(&(shown, table, lifted)) {
                seen.push((shown, table, lifted));
            }
        }
        let (no, yes) = (false, true);
        assert_eq!(seen, [(no, no, no), (yes, no, no), (yes, yes, no), (yes, yes, yes)]);
    }

    #[test]
    fn what_is_pressed_behind_the_curtain_is_not_heard() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::input::InputPlugin, plugin));
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        let press = |app: &mut App| {
            app.world_mut().write_message(KeyboardInput {
                key_code: KeyCode::Enter,
                logical_key: bevy::input::keyboard::Key::Enter,
                state: bevy::input::ButtonState::Pressed,
                text: None,
                repeat: false,
                window,
            });
            app.update();
            app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::Enter)
        };
        let heard: Vec<bool> = (0..LIFTED + 1).map(|_| press(&mut app)).collect();
        let expected: Vec<bool> = (0..=LIFTED).map(|frame| frame == LIFTED).collect();
        assert_eq!(heard, expected);
    }
}
