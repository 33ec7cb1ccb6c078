### What the screen shows: screens, menus, settings, and what the app tells about itself.
### play.ftl has the game in words. The first word of a key is its screen.
###
### $person, $name, $other-person, $other-name: see play.ftl; the functions of src/words give them.

## Everywhere

title-name = Mbili
title-line = Two by two at the board.
title-loading = The board is being laid out.

## Title, and entries of menus that come on several screens

# $game: the unfinished match played last; $turns: its turns so far.
menu-go-on = Play on
menu-go-on-line = { $game }, { $turns ->
    [0] no turn yet
    [one] { $turns } turn
   *[other] { $turns } turns
}
menu-new-match = New match
menu-help = How to play
menu-settings = Settings
menu-back = Back
menu-quit = Quit

## New match

new-match-title = New match
new-match-rules = House rules
new-match-opponent = Opponent
opponent-friend = A friend here
opponent-friend-line = Two people at this screen, turn by turn.
new-match-begins = Who begins
begins-you = You
begins-computer = The computer
begins-lot = By lot
begins-friend = South, at the near edge, begins.
begins-friend-north = North, at the far edge, begins.
new-match-begin = Begin
# To the board on which seeds are put by hand.
new-match-set-up = Set up a position

## Setting up a position: seeds are put on the board by hand

set-up-title = Set up a position
set-up-how = Tap a pit to put a seed into it. To take one out, press and hold, or right-click.
# $found: seeds that lie on the board; $most: seeds that the game has.
set-up-seeds = { $found } of { $most } seeds lie on the board.
# The pit that was touched last, and what its buttons do.
set-up-no-pit = No pit touched yet
set-up-pit = Pit { $pit }
set-up-add = Put a seed into { $pit }
set-up-take = Take a seed out of { $pit }
set-up-empty = Empty { $pit }
# $name: South or North.
set-up-won = Won by { $name }
set-up-won-add = Put a seed to those won by { $name }
set-up-won-take = Take a seed from those won by { $name }
set-up-to-move = Who is to move
set-up-waiting = { part-seeds } captured, still in hand: the kichwa is to be chosen.
set-up-lay-aside = Lay them aside
set-up-clear = Clear the board
set-up-start = Start position
set-up-text = Position as text
set-up-text-wrong = Not a position, from character { $column } on.
set-up-copy = Copy
set-up-copied = Copied
set-up-paste = Paste

## Match

match-to-move = { $person ->
    [you] Your turn
    [computer] The computer is thinking
   *[other] { $name } to move
}
match-sowing = { $person ->
    [you] You are sowing
    [computer] The computer is sowing
   *[other] { $name } is sowing
}
match-replaying = A turn is shown again
match-seeds = { part-seeds }
match-seeds-won = { part-seeds } won
match-in-hand = { $seeds } in hand
# The lap being sown, and how many the turn has.
match-lap = Lap { $lap } of { $laps }
match-captured = { $seeds } captured
# The same in Djenon-aboure, where seeds are won for good; so with the messages below whose names differ in -won.
match-captured-won = { $seeds } won
match-last-turn = Last turn
# The turn whose seeds are moving.
match-this-turn = This turn
match-turns = Turns
# Before the first turn: what it is about, and how a turn goes.
match-aim = The aim
first-step-pit = Choose a pit with a ring.
first-step-way = Choose left or right; the board shows where that leads.
first-step-watch = Watch. Below you can stop, step and see it again.
first-step-one-way = Choose a pit with a ring: it is sown at once, to the right.
first-step-hold = Point at a pit, or hold a finger on it, to see first what it would do.
# An entry of the list of turns; $move is in notation.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Pass
# Beside a turn whose seeds are still moving.
match-turn-running = being sown

match-choose-pit = Choose a pit: it is sown at once.
match-choose-pit-mtaji = You can capture, so you must (mtaji). Choose a pit that captures.
match-choose-pit-takata = Nothing can be captured (takata). Choose a pit to sow.
match-choose-direction = { $pit }: to the left or to the right?
match-choose-kichwa = Choose the kichwa by which { $seeds ->
    [one] { $seeds } seed enters
   *[other] { $seeds } seeds enter
}.
match-kichwa-left = Left kichwa
match-kichwa-right = Right kichwa
match-must-pass = None of your pits holds two seeds or more: you must pass.
match-pass = Pass

match-direction-left = To the left
match-direction-right = To the right
# What a direction of a pit would do, line by line. $seeds: captured in all.
match-preview-end = Ends in { $pit }: { part-laps }.
match-preview-asks = { part-laps } to { $pit }, then you choose a kichwa.
match-preview-captured = { part-seeds } captured.
match-preview-captured-won = { part-seeds } won.
match-preview-no-capture = No capture.
match-preview-no-capture-won = Nothing won.
# The same where only the first lap is told. $seeds: captured at its end.
match-preview-first-end = First lap only: to { $pit }.
match-preview-first-captured = It captures { part-seeds }.
match-preview-first-captured-won = It wins { part-seeds }.
match-preview-first-no-capture = It captures nothing.
match-preview-first-no-capture-won = It wins nothing.
# What a turn, or a way of sowing, comes to, in a line. $seeds: captured in all.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
# The same with the pit of the last seed, where there is little room.
match-brief-to = { $pit }: { match-brief }
# The first lap alone, where there is little room.
match-brief-first = Lap 1: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = Not allowed: tap to learn why.
match-progress = How far the turn has been shown
match-slower = Slower
match-faster = Faster

# For screen readers.
match-board = The board
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, can be sown

match-undo = Undo
match-redo = Redo
match-pause = Pause
match-go-on = Go on
match-skip = Skip
match-step-back = Back one seed
match-step-on = On one seed
match-lap-back = Back one lap
match-lap-on = On one lap
match-speed = Speed
match-speed-value = { $speed }×
match-replay = Replay last turn
match-replay-picked = Replay this turn
match-whole-board = Whole board
match-threats = Show which pits are at risk
match-threats-hide = Hide which pits are at risk
match-menu = Menu

## What the marks on the board mean; each stands beside its mark.

mark-may-start = can be sown
mark-ended = the last turn ended here
mark-lifted = the lap came from here
mark-captures = captures
mark-emptied = is captured
mark-entry = kichwa: captured seeds enter here

## Pause menu

pause-title = Paused
pause-go-on = Play on
pause-try = Try this position
pause-resign = Resign
pause-leave = To the title
pause-leave-line = The match is kept, and you can play on later.

## Questions

confirm-resign-title = Resign this match?
confirm-resign-line = Your opponent then wins.
confirm-resign-yes = Resign
confirm-resign-no = Play on
confirm-discard-title = Discard this match?
confirm-discard-line = It leaves this list. The last twenty stay in the folder “discarded” beside the saved matches.
confirm-discard-yes = Discard
confirm-discard-no = Keep
confirm-reset-title = Reset all settings?
confirm-reset-line = Sound, speed, picture, text size and language become what they were at first. Matches are kept.
confirm-reset-yes = Reset all
confirm-reset-no = Keep them

## Result

result-winner = { $person ->
    [you] You won
    [computer] The computer won
   *[other] { $name } won
}
result-draw = A draw
# Djenon-aboure: seeds in the end.
result-score = { $south-name } { $south }, { $north-name } { $north }
# $won: seeds won; $row: seeds of the own row.
result-score-parts = { $name }: { $won } won, and { $row } left in the row.
result-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} played.
result-rematch = Play again
result-look = Look at the board
result-back = Back to the result
result-undo = Take back the last turn
result-to-title = To the title

## Settings

settings-title = Settings
settings-sound = Sound
settings-volume = Seeds and board
settings-ambience = Surroundings
settings-interface = Buttons and menus
settings-mute = No sound
settings-table = Play
settings-speed = Speed of the seeds
settings-speed-value = { $speed }×
settings-counts = Show the number of seeds
settings-turn-board = Turn the board
settings-turn-board-line = Of two friends here, whoever is to move sees their own row nearest.
settings-previews = Previews
settings-previews-by-level = By opponent
settings-previews-by-level-line = The stronger the opponent, the less is told before you sow.
settings-previews-full = Whole turn
settings-previews-first-lap = First lap only
settings-previews-off = Off
settings-previews-line = What a way of sowing tells before you take it.
settings-reduced-motion = Less motion
settings-reduced-motion-line = Seeds fade instead of flying.
settings-picture = Picture
settings-quality = Quality
settings-quality-as-measured = As measured ({ $quality })
settings-quality-to-measure = As measured
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High
settings-quality-line = Low is for slow machines: coarse shadows, jagged edges.
settings-board = Board of Bao
settings-board-zanzibar = Zanzibar
settings-board-zanzibar-line = Thick hardwood, carved with rope and rosettes as on Zanzibar.
settings-board-school = School
settings-board-school-line = A plain board, as in the schools, clubs and homes where Kujifunza is taught.
settings-board-djenon-line = Djenon-aboure has a board of its own, of the Abouré by the lagoons of Côte d'Ivoire.
settings-mood = Time of day
settings-mood-day = Afternoon
settings-mood-evening = Evening
settings-full-screen = Full screen
settings-reading = Reading
settings-text-size = Text size
settings-percent = { $percent }%
settings-language = Language
# $language by its own name.
settings-language-system = As the system ({ $language })
languages-unread = Translated with care; no native speaker has read it yet.
settings-reset = Reset all
settings-close = Close

## Help: the keys

help-title = How to play
help-keys = Keys
help-pointer = Point at a pit to see what it would do. Click or tap it; where there are two directions, choose one.
help-notation = A turn is written as its pit and its direction, as the mover sees it: L is left, R is right. A star marks a turn that captures nothing; letters after a colon are the kichwa that were chosen.
help-look = Wheel or pinch: closer to the board. Drag: move it aside. Right button, Ctrl or two fingers: tilt it. Double tap on the wood: the whole board.
help-key-arrows = Arrows
help-key-arrows-does = Move from pit to pit; on a chosen pit, left or right.
help-key-enter = Enter
help-key-enter-does = Choose the pit, then sow it. While seeds move: skip to the end.
help-key-by-hand = Enter, Backspace, Delete
help-key-by-hand-does = Where a position is set up: put a seed, take one, empty the pit.
help-key-space = Space
help-key-space-does = As Enter. While seeds move: stop and go on.
help-key-esc = Esc
help-key-esc-does = Let the pit go, close, or open the menu.
help-key-undo = U, Backspace
help-key-undo-does = Undo.
help-key-redo = R
help-key-redo-does = Redo.
help-key-end = End
help-key-end-does = Skip to the end of the turn.
help-key-replay = L
help-key-replay-does = Show the last turn again.
help-key-step = , and .
help-key-step-does = Back and on by one seed.
help-key-lap = < and >
help-key-lap-does = Back and on by one lap.
help-key-speed = + and -
help-key-speed-does = Faster and slower.
help-key-closer = Ctrl + and Ctrl -
help-key-closer-does = Closer to the board and farther away.
help-key-tilt = Page Up, Page Down
help-key-tilt-does = Look more or less from above.
help-key-whole = Home
help-key-whole-does = The whole board again.
help-key-counts = N
help-key-counts-does = Show or hide the number of seeds.
help-key-threats = T
help-key-threats-does = Show or hide which of your pits are at risk in the next turn.
help-key-mute = M
help-key-mute-does = Sound off or on.
help-key-help = F1
help-key-help-does = This help.
help-key-full-screen = F11
help-key-full-screen-does = Full screen.
help-close = Close

## Unfinished matches

unfinished-title = Unfinished matches
unfinished-none = No match waits to be played on.
unfinished-friend = Two people here
# $level is the level's name.
unfinished-computer = Against the computer, { $level }
unfinished-turns = { $turns ->
    [0] No turn yet
    [one] { $turns } turn
   *[other] { $turns } turns
}
unfinished-saved-now = Saved just now
unfinished-saved-minutes = Saved { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} ago
unfinished-saved-hours = Saved { $count ->
    [one] { $count } hour
   *[other] { $count } hours
} ago
unfinished-saved-days = Saved { $count ->
    [one] { $count } day
   *[other] { $count } days
} ago
unfinished-go-on = Play on
unfinished-discard = Discard

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = Close

# $reason: full, read-only, denied, not-a-file, too-large, too-many or other.
part-reason = { $reason ->
    [full] the disk is full
    [read-only] the disk can only be read
    [denied] you may not write or read there
    [not-a-file] something else stands in its place
    [too-large] it is too large to be ours
    [too-many] too many damaged files have been set aside already, and some should be removed
   *[other] { $error }
}
notice-no-folders = The system names no folder for Mbili's files, so settings and matches are not kept. To keep them, set HOME, or MBILI_CONFIG_DIR and MBILI_DATA_DIR, and start again.
notice-folder = The folder { $file } cannot be made: { part-reason }. What belongs there is not kept.
notice-settings-damaged = The settings were damaged in line { $line } of { $file } ({ $problem }). What could be read is in use; the damaged file is set aside as { $aside }.
notice-settings-damaged-kept = The settings are damaged in line { $line } of { $file } ({ $problem }). The file cannot be set aside: { part-reason }. It stays as it is, and changes are not saved until it is corrected or removed.
notice-settings-unreadable = The settings in { $file } cannot be read: { part-reason }. The usual ones are in use.
notice-settings-unsaved = The settings cannot be saved in { $file }: { part-reason }. They hold until you quit, and saving is tried again and again.
notice-settings-saved-again = The settings can be saved again, and are.
notice-match-newer = The match in { $file } was saved by a newer Mbili (format { $version }). It is left untouched; a newer Mbili can play it on.
notice-match-damaged = The match in { $file } is damaged in line { $line }, column { $column }: { $problem }. It is left untouched; correct it there or remove it.
notice-match-empty = The record in { $file } has no moves, and none of the lines that Mbili adds to a saved match, so there is nothing to go on with. It is left untouched; “mbili play” and its name begins a match from it.
notice-matches-damaged-more = More damaged matches in { $folder }: { $count }. The log names them.
notice-match-unreadable = The match in { $file } cannot be read: { part-reason }.
notice-match-unsaved = The match cannot be saved in { $file }: { part-reason }. Play goes on, and saving is tried again and again. What was saved before is still there.
notice-match-saved-again = Saving works again: the match is saved as it stands.
notice-match-undiscarded = The match in { $file } cannot be discarded: { part-reason }.
notice-match-elsewhere = The match in { $file } is on the table of another Mbili that is running. Close it there first.
notice-match-gone = The match in { $file } is not there any more.
notice-no-sound-device = No sound device was found, so the game is silent.
notice-software-rendering = No graphics card was found, so the picture is drawn by the processor. Low quality makes it quicker.

## What the terminal says where no window can be shown

startup-no-window = There is no window system: neither WAYLAND_DISPLAY nor DISPLAY is set. Start Mbili from a desktop session; “mbili --help” tells what works without a window.
startup-no-wayland = WAYLAND_DISPLAY is “{ $value }”, but no Wayland compositor answers there. Correct it, or XDG_RUNTIME_DIR, the folder it is looked for in; or unset it, and X11 is used as DISPLAY says.
startup-no-x11 = DISPLAY is “{ $value }”, but no X11 server answers there, or X11's libraries are missing. Correct it, or start Mbili from a desktop session.
startup-wayland-socket = WAYLAND_SOCKET is “{ $value }”, which is no open connection to a Wayland compositor. Unset it and start again.
startup-no-graphics = No graphics adapter was found. Install a driver for Vulkan, or Mesa's software driver (on Debian and Ubuntu: mesa-vulkan-drivers).
startup-no-graphics-by = WGPU_BACKEND is “{ $value }”, and no graphics adapter was found by that. It may be vulkan or gl, or both with a comma between; unset it, and both are tried.
startup-graphics-lost = The graphics device was lost. The match is saved; start Mbili again to play on.
startup-graphics-lost-unsaved = The graphics device was lost, and not everything could be saved at the end. The log says what, and why: { $folder }. Start Mbili again to play on.
startup-unsaved = Not everything could be saved at the end. The log says what, and why: { $folder }.
startup-record-unreadable = { $file }: cannot be read: { $error }. Check the name and who may read it; “mbili --help” tells what else can be named here.
startup-record-not-a-file = { $file }: not a file. Name the file of a record.
startup-record-too-large = { $file }: { $size } bytes are too many for a record of one match. Is it the right file?
startup-record-wrong = { $file }: { $problem }. “mbili replay” checks a record and tells how to mend it.
startup-failed = The program failed and had to stop. The match is saved up to the last turn. What happened: { $message }
