# For those who hear the table, or work it by a game pad or by switches.

## A turn in at most a dozen words, for whoever listens; the story of the turn has the rest.

part-announcer = { $person ->
    [you] Tu
    [computer] Computer
   *[other] { $name }
}
part-announced-captured = { $seeds ->
    [0] nessuna cattura
    [one] { $seeds } catturato
   *[other] { $seeds } catturati
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] nessun seme guadagnato
    [one] { $seeds } guadagnato
   *[other] { $seeds } guadagnati
}
announce-turn = { part-announcer }, { $pit }{ $way ->
    [left] {" "}a sinistra
    [right] {" "}a destra
   *[none] {""}
}: { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
# After a choice of kichwa.
announce-entry = { part-announcer }, { part-kichwa-side }: { part-laps }, { part-announced-captured }.
announce-pass = { $person ->
    [you] Passi.
    [computer] Il computer passa.
   *[other] { $name } passa.
}
# What follows the turn.
announce-moves = { $person ->
    [you] Tocca a te.
    [computer] Il computer pensa.
   *[other] Tocca a { $name }.
}
announce-kichwa = { $person ->
    [you] Scegli un kichwa.
    [computer] Il computer pensa.
   *[other] { $name } sceglie un kichwa.
}
announce-seats = { $person ->
    [computer] Il computer pensa.
   *[other] Cambiare posto o restare?
}
announce-won = { part-wins }.
announce-drawn = Pareggio.

## Pits, as a screen reader names them.

pit-at-risk = { $pit }, in pericolo
pit-chosen = { $pit }, scelta

## Settings

settings-ease = Facilità d’uso
settings-contrast = Contrasto elevato
settings-contrast-line = Lettere nere su bianco, ogni buca bordata, anelli spessi.
settings-switches = Interruttori
settings-switches-off = Nessuno
settings-switches-one = Un interruttore
settings-switches-two = Due interruttori
settings-switches-off-line = Per chi gioca con uno o due grandi pulsanti: un segno passa da un gruppo all’altro, poi da una cosa all’altra.
settings-switches-one-line = Il segno avanza da solo. Spazio, Invio o un pulsante qualsiasi del gamepad seleziona.
settings-switches-two-line = Spazio fa avanzare, Invio seleziona. Sul gamepad A seleziona, ogni altro pulsante fa avanzare.
settings-scan-pace = Ritmo del segno
settings-scan-seconds = { $seconds } s
settings-voice = Annuncia le mosse
settings-voice-line = Con la voce del sistema (speech-dispatcher), dove è installata.

## Help: the game pad.

help-pad = Gamepad
help-pad-move = Levetta sinistra, croce
help-pad-move-does = si muove sul tavoliere e da un pulsante all’altro
help-pad-act = A
help-pad-act-does = sceglie, conferma, salta
help-pad-back = B
help-pad-back-does = torna indietro
help-pad-start = Start
help-pad-start-does = mette in pausa e riprende
help-pad-select = Select
help-pad-select-does = passa dal tavoliere ai pulsanti, e oltre
help-pad-hint = Y
help-pad-hint-does = consiglio
help-pad-threats = X
help-pad-threats-does = quando tocca a te, le buche in pericolo; altrimenti rivede l’ultima mossa
help-pad-shoulders = Dorsali
help-pad-shoulders-does = più lento, più veloce; girano le pagine
help-pad-triggers = Grilletti
help-pad-triggers-does = un seme indietro, un seme avanti
