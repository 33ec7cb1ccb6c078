//! Messages to the player about the program itself: a damaged file, a silent machine.

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
}

/// The notices not yet closed, oldest first.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Notices(pub Vec<Notice>);

/// Notices of what the machine lacks: all others are shown before them.
const CAN_WAIT: [&str; 2] = ["notice-software-rendering", "notice-no-sound-device"];

/// With the first of each two, the second is no longer true.
const WORKS_AGAIN: [(&str, &str); 2] = [
    ("notice-match-saved-again", "notice-match-unsaved"),
    ("notice-settings-saved-again", "notice-settings-unsaved"),
];

pub(super) fn collect(mut arriving: MessageReader<Notice>, mut notices: ResMut<Notices>) {
    for notice in arriving.read() {
        if let Some((_, past)) = WORKS_AGAIN.iter().find(|(again, _)| *again == notice.key) {
            notices.0.retain(|known| known.key != *past);
        }
        if !notices.0.contains(notice) {
            bevy::log::warn!("{}: {:?}", notice.key, notice.arguments);
            // What the machine lacks can wait; what the player may lose, or has just asked for, cannot.
            let waits = |known: &Notice| CAN_WAIT.contains(&known.key);
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
    fn what_matters_is_shown_before_what_the_machine_lacks() {
        let mut app = App::new();
        app.add_message::<Notice>().init_resource::<Notices>().add_systems(Update, collect);
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
}
