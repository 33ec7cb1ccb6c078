### Faire Partien: wie eine Partie beginnt, wer beginnt, die Kuchenregel und das Gegenüber, das sich anpasst.
### The arguments are explained in the English file.

## What is chosen before a match

opponent-adapts = Passt sich an
opponent-level = Stufe wählen
opponent-adapts-line = Achtet darauf, wie deine Partien ausgehen, damit du etwas mehr als die Hälfte gewinnst. Spielt jetzt auf der Stufe „{ $level }“.

new-match-start = Eröffnung
start-classic = Klassisch
start-drawn = Ausgelost
start-pie = Kuchenregel

start-classic-first = Aus der klassischen Eröffnung kann immer gewinnen, wer beginnt und fehlerlos spielt: in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}, beide Seiten gezählt.
start-classic-second = Aus der klassischen Eröffnung kann immer gewinnen, wer nicht beginnt und fehlerlos spielt: in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}, beide Seiten gezählt.
start-classic-first-by = Aus der klassischen Eröffnung kann immer gewinnen, wer beginnt, wenn beide fehlerlos spielen: mit { $more } zu { $fewer } Kernen.
start-classic-second-by = Aus der klassischen Eröffnung kann immer gewinnen, wer nicht beginnt, wenn beide fehlerlos spielen: mit { $more } zu { $fewer } Kernen.
start-drawn-halves = Eine ausgeloste Stellung: { $first } sind nachweislich gewonnen für die Seite, die beginnt, { $second } für die andere, und der eine Gewinn ist etwa so schwer festzuhalten wie der andere.
start-drawn-even = Eine Stellung, ausgelost aus { $count }, in denen keine Seite gewinnen kann, wenn beide fehlerlos spielen: bewiesen.
start-pie-line = Eine Seite teilt, die andere wählt: Nach dem ersten Zug darf die andere Seite die übernehmen, die begonnen hat. Wer wählt, kann immer die bessere Seite haben, sofern man sieht, welche es ist.

new-match-chosen = { $what }: { $chosen }
begins-drawn = Auch das entscheidet das Los. Spielt ihr noch einmal, beginnt die andere Seite aus derselben Stellung.
begins-alternates = Wird noch einmal gespielt, beginnt die andere Seite.
new-match-more = Mehr Auswahl
new-match-less = Weniger Auswahl

## The question of the pie rule

pie-asks = Deine Seite behalten oder tauschen?
pie-asks-line = Der erste Zug ist gespielt. Einmal, und nur jetzt, darfst du die andere Seite mit diesem Zug übernehmen. Dann spielt der Computer deine.
pie-asks-friends = Die Seiten behalten oder tauschen?
pie-asks-line-friends = Der erste Zug ist gespielt. Einmal, und nur jetzt, darf, wer { $name } spielt, die andere Seite mit diesem Zug übernehmen. Dann tauscht ihr die Plätze.
pie-keep = Meine behalten
pie-take = Die andere nehmen
pie-waits = Der Computer wählt seine Seite
pie-changed-by-computer = Der Computer hat deine Seite mit ihrem ersten Zug übernommen. Du spielst jetzt die andere.
pie-changed-by-you = Du hast die Seite des Computers mit ihrem ersten Zug übernommen. Der Computer spielt jetzt deine.
pie-changed-friends = Ihr habt die Plätze getauscht: Wer begonnen hat, spielt jetzt { $name }.
seats-changed = Die Plätze werden getauscht.

## After a match

next-you = Beim nächsten Mal beginnst du.
next-computer = Beim nächsten Mal beginnt der Computer.
next-name = Beim nächsten Mal beginnt { $name }.
next-same-opening = Es ist noch einmal dieselbe Eröffnung, mit getauschten Plätzen.
next-new-opening = Eine neue Eröffnung wird ausgelost.
next-level = Der Computer spielt dann auf der Stufe „{ $level }“.

## Help

help-fair-title = Wer beginnt, und ist das fair?
help-fair-seats = Beim nächsten Mal beginnt die andere Seite.
help-fair-adapts = Das Gegenüber, das sich anpasst, steigt oder fällt nach einer Partie um höchstens eine Stufe und strebt an, dass du 55 von hundert Partien gewinnst.
