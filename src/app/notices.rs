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

pub(super) fn collect(mut arriving: MessageReader<Notice>, mut notices: ResMut<Notices>) {
    for notice in arriving.read() {
        if !notices.0.contains(notice) {
            bevy::log::warn!("{}: {:?}", notice.key, notice.arguments);
            notices.0.push(notice.clone());
        }
    }
}
