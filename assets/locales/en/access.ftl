# For those who hear the table, or work it by a game pad or by switches.

## A turn in at most a dozen words, for whoever listens; the story of the turn has the rest. A language written without
## spaces has at most 40 signs.

part-announced-captured = { $seeds ->
    [0] nothing captured
   *[other] { $seeds } captured
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] nothing won
   *[other] { $seeds } won
}
announce-turn = { part-who }, { $pit }{ $way ->
    [left] {" "}left
    [right] {" "}right
   *[none] {""}
}: { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
# After a choice of kichwa.
announce-entry = { part-who }, { part-kichwa-side }: { part-laps }, { part-announced-captured }.
announce-pass = { $person ->
    [you] You pass.
    [computer] The computer passes.
   *[other] { $name } passes.
}
# What follows the turn.
announce-moves = { $person ->
    [you] Your turn.
    [computer] The computer thinks.
   *[other] { $name } to move.
}
announce-kichwa = { $person ->
    [you] Choose a kichwa.
    [computer] The computer thinks.
   *[other] { $name } chooses a kichwa.
}
announce-seats = { $person ->
    [computer] The computer thinks.
   *[other] Change seats or keep?
}
announce-won = { $person ->
    [you] You win.
    [computer] The computer wins.
   *[other] { $name } wins.
}
announce-drawn = A draw.

## Pits, as a screen reader names them. $pit: the name of the pit and what it holds.

pit-at-risk = { $pit }, at risk
pit-chosen = { $pit }, chosen

## Settings

settings-ease = Ease of use
settings-contrast = High contrast
settings-contrast-line = Black letters on white, every pit outlined, thick rings.
settings-switches = Switches
settings-switches-off = None
settings-switches-one = One switch
settings-switches-two = Two switches
settings-switches-off-line = For whoever plays with one or two large buttons: a mark goes from group to group, then from thing to thing.
settings-switches-one-line = The mark goes on by itself. Space, Enter or any button of a game pad selects.
settings-switches-two-line = Space goes on, Enter selects. On a game pad A selects, any other button goes on.
settings-scan-pace = Pace of the mark
settings-scan-seconds = { $seconds } s
settings-voice = Speak the turns
settings-voice-line = By the voice of the system (speech-dispatcher), where it is installed.

## Help: the game pad.

help-pad = Game pad
help-pad-move = Left stick, cross
help-pad-move-does = move over the board and from button to button
help-pad-act = A
help-pad-act-does = choose, confirm, skip
help-pad-back = B
help-pad-back-does = back
help-pad-start = Start
help-pad-start-does = pause, and on again
help-pad-select = Select
help-pad-select-does = from the board to the buttons, and on
help-pad-hint = Y
help-pad-hint-does = hint
help-pad-threats = X
help-pad-threats-does = which pits are at risk; else the last turn again
help-pad-shoulders = Shoulders
help-pad-shoulders-does = slower, faster; turn pages
help-pad-triggers = Triggers
help-pad-triggers-does = back and on by a seed
