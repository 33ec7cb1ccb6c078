### Übungen: Fragen zu einer Stellung, jede mit einer richtigen Antwort.
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = Übungen
exercises-title = Übungen
exercises-line = Jede Antwort ist bewiesen. Niemand drängt dich.
exercises-next = Nächste Übung
exercises-next-line = { $kind }, Grad { $grade } von 5
exercises-all-done = Alle gelöst. Von vorn
exercises-done = { $done } von { $of } gelöst
exercises-kinds = Oder wähle, was du üben willst
exercises-forget = Gelöste vergessen

exercise-kind-starts = Alle Anfänge finden
exercise-kind-starts-line = Welche Mulden dürfen gesät werden, und in welche Richtung?
exercise-kind-laps = Runden zählen
exercise-kind-laps-line = Wie viele Runden hat diese Saat?
exercise-kind-end = Wo endet sie?
exercise-kind-end-line = Verfolge die Saat bis zu ihrem letzten Kern.
exercise-kind-most = Die meisten Kerne
exercise-kind-most-line = Welche Saat gewinnt die meisten?
exercise-kind-win-1 = Gewinn in 1 Zug
exercise-kind-win-1-line = Eine Saat beendet das Spiel.
exercise-kind-save = Vordere Reihe retten
exercise-kind-save-line = Nur eine Saat hält dich im Spiel.
exercise-kind-win-2 = Gewinn in 2 Zügen
exercise-kind-win-2-line = Was dein Gegenüber auch spielt.
exercise-kind-win-3 = Gewinn in 3 Zügen
exercise-kind-win-3-line = Schau weit voraus.

confirm-forget-title = Vergessen, welche Übungen gelöst sind?
confirm-forget-line = Alle können wieder gelöst werden. Partien und Einstellungen bleiben.
confirm-forget-yes = Vergessen
confirm-forget-no = Behalten

## An exercise

exercise-grade = Grad { $grade } von 5
exercise-task-starts = Markiere jeden erlaubten Anfang, dann prüfe. Du spielst die zwei Reihen vor dir. Tippe auf eine Mulde, um ihre Pfeile zu wechseln: rechts, links, beide, keiner.
exercise-task-starts-one-way = Markiere jede Mulde, die du säen darfst, dann prüfe. Du spielst die Reihe vor dir.
exercise-task-laps = Der Pfeil zeigt, was gesät wird. Wie viele Runden hat die Saat?
exercise-task-end = Der Pfeil zeigt, was gesät wird. Tippe auf die Mulde, in die der letzte Kern fällt.
exercise-task-most = Welche Mulde deiner Reihe gewinnt die meisten Kerne? Säe sie.
exercise-task-win-1 = Du bist am Zug, und eine Saat gewinnt sofort. Finde sie.
exercise-task-save = Dein Gegenüber ist kurz davor zu gewinnen. Nur eine Saat verhindert es. Finde sie.
exercise-task-win = { $turns ->
    [2] Zwei
   *[other] Drei
} Züge von dir gewinnen, was dein Gegenüber auch spielt. Finde den ersten.
exercise-task-more = Weiter: { $left ->
    [one] Die nächste Saat gewinnt
   *[other] Zwei weitere Züge von dir gewinnen
}.
exercise-marked = { $count ->
    [0] Kein Anfang ist markiert.
    [one] Ein Anfang ist markiert.
   *[other] { $count } Anfänge sind markiert.
}
exercise-of-kind = { $done } von { $of } dieser Art gelöst, insgesamt { $all } von { $of-all }
exercise-start-label = { $pit }, { part-seeds }: Die Saat beginnt hier, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds }: Die Saat beginnt hier
exercise-mark-label = { $pit }, { part-seeds }. Markiert: { $marks ->
    [left] nach links
    [right] nach rechts
    [both] in beide Richtungen
    [yes] ja
   *[none] nein
}

exercise-check = Prüfen
exercise-show = Zeig es mir
exercise-skip = Ans Ende
exercise-again = Noch einmal
exercise-next = Weiter
exercise-another = Eine andere
exercise-harder = Eine schwerere
exercise-all = Alle Übungen

## What is told of an answer

exercise-right-starts = Gut gesehen: Das sind alle Anfänge.
exercise-right-laps = Gut gezählt: { part-laps }.
exercise-right-end = Gut verfolgt: Der letzte Kern fällt in { $pit }.
exercise-right-most = Gut gewählt: Sie gewinnt { part-seeds }.
exercise-right-win = Gut gespielt: Das gewinnt.
exercise-right-more = Das stimmt. Dein Gegenüber hält so lange stand, wie es geht.
exercise-right-save = Gut gemacht: Jetzt kann dein Gegenüber nicht sofort gewinnen.
exercise-shown = So geht es.
exercise-shown-laps = { $laps ->
    [one] Eine Runde: So geht es.
   *[other] { $laps } Runden: So geht es.
}
exercise-shown-starts = Das sind alle Anfänge.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] zur eigenen Linken
       *[right] zur eigenen Rechten
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [one] Ein Anfang fehlt: { part-move }.
   *[other] { $count } Anfänge fehlen, etwa { part-move }.
}
exercise-more-wrong = { $count ->
    [one] Eine weitere Markierung ist falsch.
   *[other] { $count } weitere Markierungen sind falsch.
}
exercise-loses-row = Das kostet dich deine vordere Reihe: Dein Gegenüber antwortet mit { part-reply }.
exercise-loses = Das verliert sofort: Nach { part-reply } kannst du nicht mehr säen.
exercise-no-end = Der Zug endet in { $pit }, und dein Gegenüber kann noch { part-reply } spielen.
exercise-holds = Dein Gegenüber antwortet mit { part-reply }, und dann { $left ->
    [one] gewinnt keine Saat von dir sofort
   *[other] kannst du nicht in { $left } Zügen gewinnen
}.
exercise-ends-unwon = Damit ist das Spiel aus, und du hast es nicht gewonnen.
exercise-takes-less = { $seeds ->
    [0] Das gewinnt nichts
    [one] Das gewinnt einen Kern
   *[other] Das gewinnt { $seeds } Kerne
}, und eine andere Saat gewinnt mehr.
exercise-goes-on = Runde { $lap } endet in { $pit }, wo Kerne liegen: Die Saat geht weiter.
exercise-captures = Runde { $lap } endet in { $pit } und fängt: Die Saat geht weiter.
exercise-ends-before = Die Saat endet, bevor sie { part-laps } hatte.
exercise-no-lap-ends = Keine Runde dieser Saat endet in { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = Die Liste der gelösten Übungen war in Zeile { $line } von { $file } beschädigt ({ $problem }). Was lesbar war, gilt; die beschädigte Datei ist als { $aside } aufgehoben.
notice-exercises-damaged-kept = Die Liste der gelösten Übungen ist in Zeile { $line } von { $file } beschädigt ({ $problem }). Die Datei kann nicht beiseitegelegt werden: { part-reason }. Sie bleibt, wie sie ist, und was du jetzt löst, wird nicht gespeichert, bis sie korrigiert oder entfernt ist.
notice-exercises-unreadable = Die Liste der gelösten Übungen in { $file } kann nicht gelesen werden: { part-reason }. Sie beginnt leer.
notice-exercises-unsaved = Die Liste der gelösten Übungen kann nicht in { $file } gespeichert werden: { part-reason }. Sie gilt, bis du gehst, und das Speichern wird immer wieder versucht.
notice-exercises-saved-again = Die Liste der gelösten Übungen kann wieder gespeichert werden und ist es.
exercise-way = { $pit }: { $way }
