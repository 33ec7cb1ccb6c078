### Tipps: welche Mulde, welche Richtung, warum. The reader is always the one who is to move.

## The button, the setting and the key

match-hint = Tipp
match-hint-more = Mehr vom Tipp
match-hint-hide = Tipp verbergen
settings-hints = Tipps
settings-hints-line = Die Taste H und der Knopf mit der Lampe sagen, welche Mulde, welche Richtung und warum.
help-key-hint = H
help-key-hint-does = Ein Tipp: welche Mulde; noch einmal: welche Richtung; noch einmal: warum.

## A hint, step by step

hint-thinking = Ein Tipp kommt gleich.
hint-pit = Tipp: Schau auf { $pit }.
hint-way = Tipp: { $pit } { part-way }.
hint-kichwa = Tipp: { $kichwa ->
    [left] der linke Kichwa
   *[right] der rechte Kichwa
}, { $pit }.
hint-pass = Tipp: passen.
hint-ask-way = Frag noch einmal nach der Richtung.
hint-ask-why = Frag noch einmal nach dem Grund.

## Why

because-only-move = Es ist dein einziger Zug.
because-wins-now = Dieser Zug gewinnt das Spiel sofort.
because-wins-in = Spielst du gut weiter, gewinnt dieser Zug in höchstens { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} von dir, was dein Gegenüber auch tut.
because-wins = Spielst du gut weiter, gewinnt dieser Zug, was dein Gegenüber auch tut.
because-wins-with = Spielst du gut weiter, gewinnt dieser Zug mit mindestens { $own } zu { $other } Kernen.
because-only-winning = Jeder andere Zug verschenkt den Gewinn.
because-only-hope = Jeder andere Zug verliert, wenn dein Gegenüber gut spielt.
because-draws = Danach kann keine Seite gewinnen, wenn beide gut spielen.
because-draws-with = Spielst du gut weiter, hält dieser Zug mindestens das Unentschieden, je { $seeds } Kerne.
because-every-turn-loses = Hier verliert jeder Zug gegen fehlerloses Spiel, aber das muss dein Gegenüber erst finden.
because-loses-with = Hier verliert jeder Zug gegen fehlerloses Spiel; keiner hält mehr als dieser, { $own } zu { $other } Kerne.
because-traps = Von den { $answers } Antworten deines Gegenübers { $right ->
    [one] gewinnt nur { $right }
   *[other] gewinnen nur { $right }
}.
because-holds-out = Kein anderer Zug hält länger stand: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, beide Seiten gezählt.
because-most-seeds = Kein anderer Zug bringt am Ende so viele Kerne.
because-saves-front-row = Deine vordere Reihe ist in Gefahr; nach diesem Zug kann sie im nächsten nicht geleert werden.
because-captures = Dieser Zug fängt { part-seeds } in { part-laps }.
because-captures-asks = Dieser Zug fängt { part-seeds } in { part-laps }, und dann wählst du einen Kichwa.
because-captures-won = Dieser Zug gewinnt { part-seeds } in { part-laps }.
because-saves = { $pit } mit { part-seeds-dative } könnte gleich gefangen werden; nach diesem Zug nicht mehr.
because-saves-won = Aus { $pit } { $seeds ->
    [one] könnte im nächsten Zug deines Gegenübers { part-seeds }
   *[other] könnten im nächsten Zug deines Gegenübers { part-seeds }
} verloren gehen; nach diesem Zug keiner.
because-leaves-no-capture = Dein Gegenüber kann zur Antwort nichts fangen.
because-leaves-no-capture-won = Dein Gegenüber kann zur Antwort keine Kerne gewinnen.
because-looks-ahead = Bewiesen ist hier nichts; bei einer Suche über { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} sieht dieser Zug am besten aus.
because-nothing-known = Bewiesen ist hier nichts.
