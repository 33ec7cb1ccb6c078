//! All rooms together, as plugins: what needs no window, and what is seen and heard.

use super::phase::{Phase, Told};
use super::{
    awake, book, exercises, hints, input, lesson, notices, opponent, review, session, settings,
    sound, sowing, space, table, ui, voice,
};
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;

/// Everything that needs no window: the match, the computer's seat, the playback.
pub fn core_plugin(app: &mut App) {
    for phases in Phase::ALL.windows(2) {
        app.configure_sets(Update, phases[0].before(phases[1]));
    }
    app.init_resource::<settings::Settings>()
        .init_resource::<settings::Speech>()
        .init_resource::<settings::SystemLanguage>()
        .init_resource::<space::BoardView>()
        .init_resource::<notices::Notices>()
        .add_message::<notices::Notice>()
        .add_systems(Update, notices::collect.in_set(Phase::Storage))
        .add_plugins((
            session::plugin,
            exercises::plugin,
            lesson::plugin,
            opponent::plugin,
            hints::plugin,
            review::plugin,
            book::plugin,
            sowing::plugin,
        ));
}

/// All that is to be seen and heard: the table, the screens, the sound, the keyboard. Needs Bevy's own
/// plugins, with a renderer.
pub fn table_plugin(app: &mut App) {
    app.configure_sets(
        PreUpdate,
        (Told::News, Told::Devices, Told::Letters, Told::House)
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
    app.add_plugins((
        core_plugin,
        awake::plugin,
        input::plugin,
        sound::plugin,
        table::plugin,
        bevy_egui::EguiPlugin::default(),
        ui::plugin,
        voice::plugin,
    ));
}
