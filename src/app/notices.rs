//! Messages to the player about the program itself: a damaged file, a silent machine.

use super::settings::{Lack, Quality, Settings};
use bevy::prelude::*;

/// Something that the player should know once. Shown until closed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Key of the Fluent message.
    pub key: &'static str,
    /// Its arguments, by name.
    pub arguments: Vec<(&'static str, String)>,
}

impl Notice {
    /// A notice without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Notice { key, arguments: Vec::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.arguments.push((name, value.to_string()));
        self
    }

    /// What the machine lacks, if it is that what the notice tells.
    #[must_use]
    pub fn lack(&self) -> Option<Lack> {
        match self.key {
            "notice-no-sound-device" => Some(Lack::Sound),
            "notice-software-rendering" => Some(Lack::Graphics),
            _ => None,
        }
    }

    /// Whether the player knows already, or has done what the notice advises.
    fn is_needless(&self, settings: &Settings) -> bool {
        match self.lack() {
            Some(Lack::Sound) => settings.silence_known,
            Some(Lack::Graphics) => settings.slow_picture_known || settings.quality == Quality::Low,
            None => false,
        }
    }
}

/// The notices not yet closed, oldest first.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Notices(pub Vec<Notice>);

/// Of each two, the one that comes later makes the other untrue.
const WORKS_AGAIN: [(&str, &str); 2] = [
    ("notice-match-saved-again", "notice-match-unsaved"),
    ("notice-settings-saved-again", "notice-settings-unsaved"),
];

pub(super) fn collect(
    mut arriving: MessageReader<Notice>,
    settings: Res<Settings>,
    mut notices: ResMut<Notices>,
) {
    if notices.0.iter().any(|notice| notice.is_needless(&settings)) {
        notices.0.retain(|notice| !notice.is_needless(&settings));
    }
    for notice in arriving.read() {
        for (again, unsaved) in WORKS_AGAIN {
            if notice.key == again {
                notices.0.retain(|known| known.key != unsaved);
            } else if notice.key == unsaved {
                notices.0.retain(|known| known.key != again);
            }
        }
        if !notices.0.contains(notice) && !notice.is_needless(&settings) {
            bevy::log::warn!("{}: {:?}", notice.key, notice.arguments);
            // What the machine lacks can wait; what the player may lose, or has just asked for, cannot.
            let waits = |known: &Notice| known.lack().is_some();
            let place = if waits(notice) { None } else { notices.0.iter().position(waits) };
            let place = place.unwrap_or(notices.0.len());
            notices.0.insert(place, notice.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_saved_and_unsaved_the_later_one_stands() {
        let mut app = App::new();
        app.add_message::<Notice>()
            .init_resource::<Notices>()
            .init_resource::<Settings>()
            .add_systems(Update, collect);
        for (again, unsaved) in WORKS_AGAIN {
            for key in [unsaved, again, unsaved, again] {
                app.world_mut().write_message(Notice::new(key));
                app.update();
                let notices = &app.world().resource::<Notices>().0;
                let told: Vec<&str> = notices.iter().map(|notice| notice.key).collect();
                assert!(told.contains(&key) && told.contains(&again) != told.contains(&unsaved));
            }
        }
    }

    #[test]
    fn what_matters_is_shown_before_what_the_machine_lacks() {
        let mut app = App::new();
        app.add_message::<Notice>()
            .init_resource::<Notices>()
            .init_resource::<Settings>()
            .add_systems(Update, collect);
        for key in ["notice-no-sound-device", "notice-match-unsaved", "notice-match-elsewhere"] {
            app.world_mut().write_message(Notice::new(key));
            app.update();
        }
        let keys: Vec<&str> = app.world().resource::<Notices>().0.iter().map(|n| n.key).collect();
        assert_eq!(
            keys,
            ["notice-match-unsaved", "notice-match-elsewhere", "notice-no-sound-device"]
        );
    }

    #[test]
    fn what_the_player_knows_or_has_seen_to_is_not_told() {
        let told = |settings: &Settings| {
            let mut app = App::new();
            app.add_message::<Notice>()
                .init_resource::<Notices>()
                .init_resource::<Settings>()
                .add_systems(Update, collect);
            for key in ["notice-no-sound-device", "notice-software-rendering", "notice-folder"] {
                app.world_mut().write_message(Notice::new(key));
            }
            app.update();
            assert_eq!(app.world().resource::<Notices>().0.len(), 3, "all is told the first time");
            app.insert_resource(settings.clone());
            app.update();
            let left = app.world().resource::<Notices>().0.len();
            // The same once more, as another start of the program tells it.
            for key in ["notice-no-sound-device", "notice-software-rendering", "notice-folder"] {
                app.world_mut().write_message(Notice::new(key));
            }
            app.update();
            assert_eq!(app.world().resource::<Notices>().0.len(), left, "told again");
            left
        };
        let usual = Settings::default();
        assert_eq!(told(&usual), 3);
        assert_eq!(told(&Settings { silence_known: true, ..usual.clone() }), 2);
        assert_eq!(told(&Settings { slow_picture_known: true, ..usual.clone() }), 2);
        assert_eq!(told(&Settings { quality: Quality::Low, ..usual }), 2);
    }
}
