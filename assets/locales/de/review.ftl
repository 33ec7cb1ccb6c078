### Eine Partie im Rückblick: ihr Bildschirm, und was ihre Züge lehren.
### The arguments are explained in the English file.

## What the match was worth: proven, or not said

truth-wins = { part-wins }{ $turns ->
    [0] { "" }
    [one] { " " }in { $turns } Zug
   *[other] { " " }in { $turns } Zügen
}.
truth-wins-by = { part-wins } mit { $more } zu { $fewer }.

## What a turn teaches

lesson-turn = { $pit } { part-way }
lesson-pass = Passen
part-better = { $better } { part-keeps }
part-keeps = { $kept ->
    [win] gewinnt{ $turns ->
        [0] { "" }
        [one] { " " }in { $turns } Zug
       *[other] { " " }in { $turns } Zügen
    }
   *[draw] hält das Unentschieden
}
part-own-front-row = { $person ->
    [you] deine vordere Reihe
    [computer] die vordere Reihe des Computers
   *[other] die vordere Reihe von { $name }
}
part-could-other = { $other-person ->
    [you] konntest du
    [computer] konnte der Computer
   *[other] konnte { $other-name }
}
lesson-win-in-one = Es gab einen Gewinn in einem Zug: { $better }.
lesson-ended-front-row = { $played } ließ { part-own-front-row } ohne Kerne, und das beendet das Spiel; { part-better }.
lesson-ended = { $played } beendete das Spiel; { part-better }.
lesson-lets-empty-front-row = Nach { $played } { part-could-other } im nächsten Zug { part-own-front-row } leeren; { part-better }.
lesson-lets-win = Nach { $played } { part-could-other } im nächsten Zug gewinnen; { part-better }.
lesson-bigger-capture = { $played } machte den größeren Fang, { $took } gegen { $instead }, aber { part-better }.
lesson-bigger-capture-won = { $played } gewann mehr Kerne, { $took } gegen { $instead }, aber { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { $better } fängt { $instead } und { part-keeps }
}; nach { $played } { part-could-other } im nächsten Zug { $seeds } fangen.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { $better } gewinnt { $instead ->
        [one] { $instead } Kern
       *[other] { $instead } Kerne
    } und { part-keeps }
}; nach { $played } { part-could-other } im nächsten Zug { $seeds ->
    [one] { $seeds } Kern
   *[other] { $seeds } Kerne
} gewinnen.
lesson-gives-away = { part-better }; nach { $played } { $left ->
    [draw] kann keine Seite gewinnen
   *[loss] { $other-person ->
        [you] gewinnst du
        [computer] gewinnt der Computer
       *[other] gewinnt { $other-name }
    }
}.
lesson-slower = { $better } gewinnt in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}, { $played } erst in { $other }.
lesson-shorter = Zu gewinnen war das nicht mehr, aber { $better } hält { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} stand, { $played } nur { $other }.
lesson-seeds = { $better } bringt am Ende { $seeds ->
    [one] { $seeds } Kern
   *[other] { $seeds } Kerne
} mehr als { $played }.
lesson-gave-up = { $kept ->
    [win] Die aufgegebene Partie war gewonnen{ $turns ->
        [0] { "" }
        [one] , in { $turns } Zug
       *[other] , in { $turns } Zügen
    }
   *[draw] Die aufgegebene Partie war nicht verloren: Keine Seite konnte gewinnen
}.
lesson-gave-up-instead = Die aufgegebene Partie war nicht verloren: { part-better }.

## The screen

review-open = Rückblick
review-title = Rückblick
review-looking = Rückblick vom Ende her: { $done } von { $all }
review-failed = Der Rückblick brach nach { $done } von { $all } Stellungen ab. Was davor lag, ist nicht bekannt.
review-moments = { $count ->
    [0] Kein Zug verschenkte etwas, soweit bekannt.
    [one] Ein Zug veränderte die Partie.
   *[other] { $count } Züge veränderten die Partie.
}
review-none-yet = Noch ist kein Zug gefunden, der die Partie veränderte.
review-turn = Zug { $number }: { $name }, { $move }
review-end = Das Ende
review-before = Davor: { $truth }
review-after = Danach: { $truth }
review-now = Hier: { $truth }
review-graph = Die Wahrheit Zug für Zug: Zug { $number } von { $all }. { $truth }
review-moment = { $place }. Zug { $number }: { $lesson }
review-show-played = Gespielten Zug zeigen
review-show-better = Den besseren Zug zeigen
review-show-line = Zeigen, wie es weitergegangen wäre
review-play-on = Von hier weiterspielen
review-to-moment = Zurück zur Stellung
review-leave = Verlassen
review-earlier = Einen Zug zurück
review-later = Einen Zug vor
review-on-board-played = Was gespielt wurde
review-on-board-better = Die bessere Folge, Zug { $turn } von { $turns }: { $name } { $move }
review-on-board-better-end = Das Ende der besseren Folge, soweit sie bewiesen ist
review-on-board-won = Das Ende der besseren Folge
review-side = { $person ->
    [you] Du gewinnst
    [computer] Computer gewinnt
   *[other] { $name } gewinnt
}
