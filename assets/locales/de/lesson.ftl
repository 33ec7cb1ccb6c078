### Die Lektion in fünf Schritten und der Kurs, der darauf folgt.
### The arguments are explained in the English file.

menu-learn = Lernen

## The five beats: what is to be done, and what it was

learn-sow = Tippe auf die leuchtende Mulde, dann wähle links oder rechts.
learn-sow-done = Du hast gesät. Jede Mulde unterwegs bekam einen Kern. Kerne heißen Kete.
learn-relay = Lass deinen letzten Kern zu anderen Kernen fallen, und schau zu.
learn-relay-done = Deine Saat ging aus einer gefüllten Mulde weiter. Das ist endelea.
learn-capture = Lass den letzten Kern zu deinen fallen, gegenüber von fremden: Die nimmst du.
learn-capture-done = Ein Fang. Die Kerne kamen über deine Endmulde herein, den Kichwa.
learn-must-capture = Wer fangen kann, muss fangen. Eine deiner Mulden fängt: Finde sie.
learn-must-capture-done = Ein Zug, der fängt, ist ein Mtaji. Er muss gespielt werden.
learn-win = Nimm die letzten Kerne der vorderen Reihe gegenüber, und du gewinnst.
learn-win-done = Hamna. In der vorderen Reihe gegenüber liegt nichts mehr: Du hast gewonnen.

learn-choose = Jetzt links oder rechts: Tippe auf einen Pfeil unter dem Brett.
learn-lit = Die leuchtende Mulde ist es.
learn-lit-label = { $pit }, { part-seeds }, leuchtet
learn-seeds-move = Schau den Kernen zu.
learn-step = Schritt { $number } von { $of }
learn-step-done = Schritt { $number } von { $of }, geschafft
learn-next = Weiter
learn-skip = Schritt überspringen
learn-leave = Verlassen

## The end of the lesson

learn-end-title = Jetzt kannst du Bao spielen
learn-end-line = Säen, weitersäen, fangen, gewinnen: Den Rest lernst du beim Spielen.
learn-play = Spielen
learn-play-line = Der Computer findet deine Stufe.
learn-watch = Zuschauen
learn-watch-line = Der Computer spielt gegen sich selbst.
learn-more = Mehr
learn-more-line = Alle Regeln, eine nach der anderen.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = Der letzte Kern fiele in { $pit }, wo nichts liegt, und dein Zug wäre zu Ende.
learn-wrong-relays = Der letzte Kern fiele in { $pit } zu anderen, und die Saat ginge weiter.
learn-wrong-takes-nothing = Das fängt nichts.
learn-wrong-takes-nothing-won = Das gewinnt keine Kerne.
learn-wrong-other-kichwa = Diese Kerne kämen über den anderen Kichwa herein, { $pit }.
learn-wrong-same-way = Diese Kerne gingen in derselben Richtung weiter.
learn-wrong-short-chain = Das gewinnt nur eine Mulde, und eine andere Saat gewinnt mehr.
learn-wrong-no-win = Danach geht das Spiel weiter, und eine andere Saat gewinnt.
learn-wrong-way = Die Mulde stimmt, die Richtung nicht: Säe sie { part-way }.

## The course: the lessons to choose from

course-title = Lektionen
course-line = Eine Regel nach der anderen: lesen, selbst spielen, dann eine Übung.
course-minute = Die Lektion in einer Minute
course-next = Nächste Lektion
course-all-done = Alle geschafft. Von vorn
course-done = { $done } von { $of } geschafft
course-is-done = Geschafft
course-all = Alle Lektionen
course-of = { $name }, Lektion { $number } von { $of }
course-to-exercise = Zur Übung
course-straight-to-exercise = Direkt zur Übung
course-exercise = Jetzt eine Übung

## Bao la Kujifunza, rule by rule

course-board-title = Das Brett
course-board-1 = Zwei Reihen gehören dir: die vordere in der Mitte des Bretts und die hintere, die dir am nächsten ist.
course-board-2 = Zusammen sind sie ein Ring aus sechzehn Mulden. Du säst reihum, nach links oder rechts, und verlässt den Ring nie.
course-board-asks = Säe eine Mulde, die du säen darfst, egal in welche Richtung.
course-board-names = Alle deine Kerne liegen noch in deinen eigenen zwei Reihen.

course-sowing-title = Säen
course-sowing-1 = Nimm alle Kerne aus einer deiner Mulden mit zwei oder mehr und leg sie einzeln ab, zuerst in die nächste Mulde.
course-sowing-2 = Fällt der letzte in eine leere Mulde, ist dein Zug zu Ende.
course-sowing-asks = Säe so, dass der letzte Kern in eine leere Mulde fällt.
course-sowing-names = Einmal säen, vom Aufnehmen bis zum letzten Kern, ist eine Runde.

course-relay-title = Weitersäen
course-relay-1 = Fällt der letzte Kern in eine gefüllte Mulde und fängt nichts, nimm diese Mulde auf und säe in derselben Richtung weiter.
course-relay-2 = So kann ein Zug viele Runden haben. Er endet, wenn eine davon in einer leeren Mulde endet.
course-relay-asks = Säe so, dass der Zug weitergeht.
course-relay-names = Das ist endelea: weiter.

course-capture-title = Fangen
course-capture-1 = Endet die erste Runde in einer gefüllten Mulde deiner vorderen Reihe und liegen in der Mulde gegenüber Kerne, fängst du diese Kerne.
course-capture-2 = Die hintere Reihe dahinter ist sicher.
course-capture-3 = Spätere Runden eines solchen Zuges fangen ebenso.
course-capture-asks = Fange.
course-capture-names = Ein Zug, der fängt, ist ein Mtaji.

course-kichwa-title = Kichwa und Kimbi
course-kichwa-1 = Gefangene Kerne kommen über einen Kichwa herein, eine Endmulde deiner vorderen Reihe. Der erste fällt in den Kichwa selbst.
course-kichwa-2 = Die zwei Mulden an jedem Ende sind die Kimbi: Was du von dort aus fängst, kommt über den Kichwa dieses Endes herein.
course-kichwa-asks = Fange so, dass die Kerne über den rechten Kichwa hereinkommen.
course-kichwa-names = Sie kamen über den rechten Kichwa herein und gingen zur Mitte hin.

course-direction-title = Die Richtung
course-direction-1 = Ein Kichwa sät zur Mitte hin. Darum kann ein Fang aus einer Kimbi die Saat umkehren, und in dieser Richtung geht sie weiter.
course-direction-2 = Nach einem Fang aus den mittleren vier Mulden behält sie ihre Richtung, wie die Meister auf Sansibar spielen.
course-direction-3 = Mit der Regel Mancala World wählst du dort den Kichwa.
course-direction-asks = Fange so, dass die Saat umkehrt.
course-direction-names = Der nahe Kichwa hat sie umgekehrt.

course-must-capture-title = Wer kann, muss fangen
course-must-capture-1 = Wer fangen kann, muss fangen. Ein anderer Anfang ist dann nicht erlaubt.
course-must-capture-2 = Unter mehreren Fängen darfst du jeden wählen, ob groß oder klein.
course-must-capture-asks = Finde den Anfang, der fängt.
course-must-capture-names = Es war der einzige Anfang, den die Regeln erlaubten.

course-sixteen-title = Sechzehn und mehr
course-sixteen-1 = Eine Mulde mit sechzehn Kernen oder mehr beginnt nie einen Fang, wohin ihr letzter Kern auch fiele.
course-sixteen-2 = Eine spätere Runde darf fangen, so lang sie auch ist.
course-sixteen-asks = Fange, aber nicht mit der Mulde, die sechzehn oder mehr hat.
course-sixteen-names = Die große Mulde musste warten.

course-takata-title = Ein Zug ohne Fang
course-takata-1 = Nur wenn kein Anfang fängt, darfst du säen, ohne zu fangen.
course-takata-2 = Dann fängt keine Runde des Zuges, wo sie auch endet.
course-takata-asks = Hier fängt nichts. Säe.
course-takata-names = Ein Zug ohne Fang ist ein Takata.

course-front-row-title = Erst die vordere Reihe
course-front-row-1 = Ein Takata beginnt in der vorderen Reihe, solange dort eine Mulde zwei Kerne oder mehr hat.
course-front-row-2 = Nur wenn keine so viele hat, darfst du in der hinteren Reihe beginnen.
course-front-row-asks = Säe eine Mulde, die hier beginnen darf.
course-front-row-names = Die hintere Reihe musste warten.

course-lone-kichwa-title = Der letzte Kichwa
course-lone-kichwa-1 = Ist ein Kichwa die einzige gefüllte Mulde deiner vorderen Reihe, darf ein Takata ihn nicht aus dieser Reihe hinaussäen.
course-lone-kichwa-2 = Zur Mitte hin darf er gesät werden.
course-lone-kichwa-asks = Säe den Kichwa in der erlaubten Richtung.
course-lone-kichwa-names = Deine vordere Reihe war nie leer.

course-endless-title = Saat ohne Ende
course-endless-1 = Manche Saaten würden ewig weitergehen. So ein Anfang ist nicht erlaubt.
course-endless-2 = Das kommt nur in Zügen ohne Fang vor, und sehr selten.
course-endless-asks = Eine Saat würde hier nie enden. Säe eine andere.
course-endless-names = Diese kam an ihr Ende.

course-end-title = Wie es endet
course-end-1 = Du gewinnst sofort, wenn die vordere Reihe deines Gegenübers leer ist.
course-end-2 = Du gewinnst auch, wenn dein Gegenüber keinen erlaubten Anfang hat. Gepasst wird nicht.
course-end-asks = Gewinne.
course-end-names = Hamna: In dieser vorderen Reihe ist nichts.

## Djenon-aboure, rule by rule

course-origin-title = Säen
course-origin-1 = Die Reihe, die dir am nächsten ist, gehört dir. Nimm eine Mulde daraus auf; die Kerne gehen nach rechts, reihum durch beide Reihen.
course-origin-2 = Der erste Kern fällt in die Mulde zurück, die du geleert hast.
course-origin-3 = Sind es mit dem letzten drei, oder fünf und mehr, wird auch diese Mulde aufgenommen. Liegt der letzte Kern allein, ist der Zug zu Ende.
course-origin-asks = Säe eine deiner Mulden.
course-origin-names = Ein Kern blieb, wo die Saat begann.

course-lone-seeds-title = Einzelne Kerne
course-lone-seeds-1 = Eine Mulde mit einem einzelnen Kern darf nicht gesät werden.
course-lone-seeds-2 = Hat keine deiner Mulden zwei oder mehr, passt du, und nur dann.
course-lone-seeds-asks = Säe eine Mulde, die gesät werden darf.
course-lone-seeds-names = Die einzelnen Kerne mussten warten.

course-taking-title = Kerne gewinnen
course-taking-1 = Sind es mit dem letzten Kern zwei oder vier in seiner Mulde, auf welcher Seite auch immer, gewinnst du diese Kerne, und der Zug ist zu Ende.
course-taking-2 = Du gewinnst auch die Mulden davor, eine nach der anderen, solange jede genau zwei oder vier hat.
course-taking-asks = Gewinne zwei Mulden oder mehr in einem Zug.
course-taking-names = Eine Kette: Mulde um Mulde, rückwärts.

course-close-title = Wie es endet
course-close-1 = Das Spiel endet, wenn keine Mulde mehr als einen Kern hat.
course-close-2 = Beide zählen die Kerne der eigenen Reihe zu den gewonnenen. Wer mehr hat, gewinnt; je 24 ist unentschieden.
course-close-asks = Säe so, dass das Spiel endet und du gewinnst.
course-close-names = Nur einzelne Kerne sind übrig, und du hast mehr.
