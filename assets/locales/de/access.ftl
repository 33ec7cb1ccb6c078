# Für alle, die den Tisch hören oder ihn mit Gamepad oder Schaltern bedienen.

## A turn in at most a dozen words, for whoever listens

part-who = { $person ->
    [you] Du
    [computer] Der Computer
   *[other] { $name }
}
part-announced-captured = { $seeds ->
    [0] nichts gefangen
   *[other] { $seeds } gefangen
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] nichts gewonnen
   *[other] { $seeds } gewonnen
}
announce-turn = { part-who }, { $pit }{ $way ->
    [left] {" "}links
    [right] {" "}rechts
   *[none] {""}
}: { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
announce-entry = { part-who }, { $kichwa ->
    [left] linker Kichwa
   *[right] rechter Kichwa
}: { part-laps }, { part-announced-captured }.
announce-pass = { $person ->
    [you] Du passt.
    [computer] Der Computer passt.
   *[other] { $name } passt.
}
announce-moves = { $person ->
    [you] Du bist am Zug.
    [computer] Der Computer überlegt.
   *[other] { $name } ist am Zug.
}
announce-kichwa = { $person ->
    [you] Wähle einen Kichwa.
    [computer] Der Computer überlegt.
   *[other] { $name } wählt einen Kichwa.
}
announce-seats = { $person ->
    [computer] Der Computer überlegt.
   *[other] Seiten tauschen oder behalten?
}
announce-won = { $person ->
    [you] Du gewinnst.
    [computer] Der Computer gewinnt.
   *[other] { $name } gewinnt.
}
announce-drawn = Unentschieden.

## Pits, as a screen reader names them

pit-at-risk = { $pit }, in Gefahr
pit-chosen = { $pit }, gewählt

## Settings

settings-ease = Bedienungshilfen
settings-contrast = Hoher Kontrast
settings-contrast-line = Schwarze Schrift auf Weiß, jede Mulde umrandet, dicke Ringe.
settings-switches = Schalter
settings-switches-off = Keine
settings-switches-one = Ein Schalter
settings-switches-two = Zwei Schalter
settings-switches-off-line = Für alle, die mit einer oder zwei großen Tasten spielen: Eine Markierung geht von Gruppe zu Gruppe, dann von Element zu Element.
settings-switches-one-line = Die Markierung geht von selbst weiter. Leertaste, Eingabe oder eine beliebige Taste des Gamepads wählt.
settings-switches-two-line = Mit der Leertaste geht es weiter, mit Eingabe wählst du. Auf einem Gamepad wählt A, mit jeder anderen Taste geht es weiter.
settings-scan-pace = Tempo der Markierung
settings-scan-seconds = { $seconds } s
settings-voice = Züge ansagen
settings-voice-line = Mit der Stimme des Systems (speech-dispatcher), wo sie installiert ist.

## Help: the game pad

help-pad = Gamepad
help-pad-move = Linker Stick, Steuerkreuz
help-pad-move-does = über das Brett und von Knopf zu Knopf gehen
help-pad-act = A
help-pad-act-does = wählen, bestätigen, überspringen
help-pad-back = B
help-pad-back-does = zurück
help-pad-start = Start
help-pad-start-does = Pause, und wieder weiter
help-pad-select = Select
help-pad-select-does = vom Brett zu den Knöpfen, und weiter
help-pad-hint = Y
help-pad-hint-does = Tipp
help-pad-threats = X
help-pad-threats-does = welche Mulden in Gefahr sind; sonst noch einmal der letzte Zug
help-pad-shoulders = Schultertasten
help-pad-shoulders-does = langsamer, schneller; blättern
help-pad-triggers = Trigger
help-pad-triggers-does = einen Kern zurück und vor
