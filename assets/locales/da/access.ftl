# Til dem, der hører bordet eller styrer det med en spilcontroller eller kontakter.

## A turn in at most a dozen words, for whoever listens

part-announced-captured = { $seeds ->
    [0] intet fanget
   *[other] { $seeds } fanget
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] intet vundet
   *[other] { $seeds } vundet
}
announce-turn = { part-who }, { $pit }{ $way ->
    [left] {" "}til venstre
    [right] {" "}til højre
   *[none] {""}
}: { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
announce-entry = { part-who }, { part-kichwa-side }: { part-laps }, { part-announced-captured }.
announce-pass = { $person ->
    [you] Du melder pas.
    [computer] Computeren melder pas.
   *[other] { $name } melder pas.
}
announce-moves = { $person ->
    [you] Din tur.
    [computer] Computeren tænker.
   *[other] { $name } er i tur.
}
announce-kichwa = { $person ->
    [you] Vælg en kichwa.
    [computer] Computeren tænker.
   *[other] { $name } vælger en kichwa.
}
announce-seats = { $person ->
    [computer] Computeren tænker.
   *[other] Bytte eller beholde side?
}
announce-won = { $person ->
    [you] Du vinder.
    [computer] Computeren vinder.
   *[other] { $name } vinder.
}
announce-drawn = Uafgjort.

## Pits, as a screen reader names them

pit-at-risk = { $pit }, i fare
pit-chosen = { $pit }, valgt

## Settings

settings-ease = Tilgængelighed
settings-contrast = Høj kontrast
settings-contrast-line = Sorte bogstaver på hvidt, kant om hvert hul, tykke ringe.
settings-switches = Kontakter
settings-switches-off = Ingen
settings-switches-one = Én kontakt
settings-switches-two = To kontakter
settings-switches-off-line = Til dem, der spiller med en eller to store knapper: et mærke går fra gruppe til gruppe, derefter fra ting til ting.
settings-switches-one-line = Mærket går videre af sig selv. Mellemrum, Enter eller en hvilken som helst knap på en spilcontroller vælger.
settings-switches-two-line = Mellemrum flytter mærket, Enter vælger. På en spilcontroller vælger A, og alle andre knapper flytter mærket.
settings-scan-pace = Mærkets fart
settings-scan-seconds = { $seconds } s
settings-voice = Læs trækkene højt
settings-voice-line = Med systemets stemme (speech-dispatcher), hvor den er installeret.

## Help: the game pad

help-pad = Spilcontroller
help-pad-move = Venstre styrepind, kryds
help-pad-move-does = gå rundt på brættet og fra knap til knap
help-pad-act = A
help-pad-act-does = vælg, bekræft, spring over
help-pad-back = B
help-pad-back-does = tilbage
help-pad-start = Start
help-pad-start-does = pause, og videre igen
help-pad-select = Select
help-pad-select-does = fra brættet til knapperne, og videre
help-pad-hint = Y
help-pad-hint-does = tip
help-pad-threats = X
help-pad-threats-does = hvilke huller der er i fare; ellers sidste træk igen
help-pad-shoulders = Skulderknapper
help-pad-shoulders-does = langsommere, hurtigere; blad om
help-pad-triggers = Aftrækkere
help-pad-triggers-does = et frø tilbage og frem
