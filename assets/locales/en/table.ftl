### What the screen shows: screens, menus, settings, and errors that the app tells.
### play.ftl has the game itself in words.

language-choose = Language
