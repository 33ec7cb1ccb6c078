### Das Spiel in Worten: Namen, Regeln, Ablehnungen, Ergebnisse und die Erzählung eines Zuges.
### The arguments are explained in the English file.

## Small parts: seeds also in the dative; the front row also at the head of a sentence

part-seeds = { $seeds ->
    [one] { $seeds } Kern
   *[other] { $seeds } Kerne
}
part-seeds-dative = { $seeds ->
    [one] { $seeds } Kern
   *[other] { $seeds } Kernen
}
part-hand = { $hand ->
    [one] { $hand } Kern
   *[other] { $hand } Kerne
}
part-laps = { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
}
part-way = { $way ->
    [left] nach links
   *[right] nach rechts
}
part-way-told = { $person ->
    [computer] von ihm aus { part-way }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] den linken Kichwa
   *[right] den rechten Kichwa
}
part-sows = { $person ->
    [you] Du säst
    [computer] Der Computer sät
   *[other] { $name } sät
}
part-enters = { $person ->
    [you] Du bringst
    [computer] Der Computer bringt
   *[other] { $name } bringt
}
part-wins = { $person ->
    [you] Du gewinnst
    [computer] Der Computer gewinnt
   *[other] { $name } gewinnt
}
part-others-front-row = { $other-person ->
    [you] deine vordere Reihe
    [computer] die vordere Reihe des Computers
   *[other] die vordere Reihe von { $other-name }
}
part-others-front-row-first = { $other-person ->
    [you] Deine vordere Reihe
    [computer] Die vordere Reihe des Computers
   *[other] Die vordere Reihe von { $other-name }
}
part-captures = { $count ->
    [1] { part-seeds } gefangen
   *[other] gefangen { $captures }
}

## Lists

list-pair = { $first } und { $second }
list-more = { $list }, { $next }
list-last = { $list } und { $last }

## Sides, games, house rules, levels

side-south = Süd
side-north = Nord
player-you = Du
player-computer = Computer

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = Bao zum Lernen: vier Reihen mit acht Mulden, lange Saaten über viele Runden, und wer fangen kann, muss fangen.
game-kujifunza-goal = Wer die vordere Reihe gegenüber leert, gewinnt.
game-djenon = Djenon-aboure
game-djenon-line = Zwei Reihen mit sechs Mulden, von den Lagunen der Elfenbeinküste: nur in einer Richtung, und die meisten Kerne gewinnen.
game-djenon-goal = Wer am Ende die meisten Kerne hat, gewinnt.

rules-sustain = Sansibar
rules-sustain-line = Empfohlen: Was in den mittleren vier Mulden gefangen wird, geht in der Richtung der Saat weiter, wie die Meister auf Sansibar spielen.
rules-choose = Mancala World
rules-choose-line = Nach jedem Fang in den mittleren vier Mulden wählst du, von welchem Ende deiner vorderen Reihe (Kichwa) die Kerne weitergehen.
rules-choose-first = Beim ersten Fang
rules-choose-first-line = Du wählst den Kichwa nur beim ersten Fang eines Zuges; eine Regel zum Studieren, aus keiner Quelle.

level-1 = Schüler
level-1-line = Am leichtesten: sieht nur die erste Runde eines Zuges und ist ängstlich.
level-2 = Lehrling
level-2-line = Verfolgt einen Zug zwei Runden weit und vergisst, dass du antwortest.
level-3 = Spieler
level-3-line = Verfolgt einen Zug drei Runden weit und vergisst, dass du antwortest.
level-4 = Erfahren
level-4-line = Verfolgt einen Zug fünf Runden weit, manchmal sechs, und vergisst, dass du antwortest.
level-5 = Geschickt
level-5-line = Verfolgt seine Züge bis zum Ende und achtet auf deine Antworten, gibt sich aber oft mit weniger als dem Besten zufrieden.
level-6 = Versiert
level-6-line = Sieht ein paar Züge voraus und gibt sich manchmal mit weniger als dem Besten zufrieden.
level-7 = Experte
level-7-line = Findet fast jeden Gewinn, den es gibt, und irrt sich ab und zu.
level-8 = Meister
level-8-line = Macht keinen Fehler, wo er gewinnen kann; steht er auf Verlust, macht er dir das Gewinnen schwer.

## Why an action is refused

refusal-game-over = Das Spiel ist aus.
refusal-no-such-pit = Auf diesem Brett gibt es keine Mulde { $pit }.
refusal-not-your-pit = { $pit } gehört deinem Gegenüber; du säst nur aus deinen eigenen Mulden.
refusal-empty-pit = { $pit } ist leer, da gibt es nichts zu säen.
refusal-single-seed = In { $pit } liegt nur ein Kern, und für einen Anfang braucht es zwei oder mehr.
refusal-must-capture = So gesät fängt { $pit } nichts, und wer fangen kann, muss fangen: Das tut { $instead } { part-way }.
refusal-too-many-to-capture = In { $pit } liegen sechzehn Kerne oder mehr, damit beginnt nie ein Fang, und wer fangen kann, muss fangen: Das tut { $instead } { part-way }.
refusal-front-row-first = { $pit } muss warten: Ein Zug ohne Fang beginnt in der vorderen Reihe, solange dort eine Mulde wie { $instead } zwei Kerne oder mehr hat.
refusal-lone-kichwa = Der Kichwa { $pit } ist die einzige gefüllte Mulde deiner vorderen Reihe und darf nicht aus ihr hinausgesät werden; säe ihn in die andere Richtung.
refusal-endless = Von { $pit } in dieser Richtung würde die Saat nie enden, darum darf sie nicht beginnen.
refusal-endless-one-way = Von { $pit } aus würde die Saat nie enden, darum darf sie nicht beginnen.
refusal-name-kichwa = Die bei { $pit } gefangenen Kerne sind noch in deiner Hand: Wähle erst den Kichwa, über den sie hereinkommen.
refusal-no-kichwa-asked = Keine gefangenen Kerne warten auf einen Kichwa; wähle eine Mulde zum Säen.
refusal-one-way-only = Djenon-aboure wird nur in einer Richtung gesät: Auch { $pit } geht nach rechts.
refusal-must-sow = Passen darfst du nur, wenn nichts gesät werden kann, und { $instead } kann gesät werden.
refusal-no-passing = Im Bao wird nicht gepasst; wähle eine Mulde zum Säen.
refusal-must-pass = { $pit } kann nicht gesät werden, denn keine deiner Mulden hat zwei Kerne oder mehr: Du musst passen.
refusal-wrong-board = Diese Stellung ist nicht vom Brett des Spiels { $game }.

unsown-must-capture = { $pit } fängt nichts, in welche Richtung auch gesät wird, und wer fangen kann, muss fangen: Das tut { $instead } { part-way }.
unsown-endless = Von { $pit } würde die Saat in keiner Richtung enden, darum darf sie nicht beginnen.
way-refused-must-capture = Fängt nichts, und wer fangen kann, muss fangen.
way-refused-lone-kichwa = Deine vordere Reihe wäre dann leer.
way-refused-endless = Die Saat würde nie enden.
way-refused-other = Jetzt nicht erlaubt.

## Why a match does not begin from a board that was laid out by hand

unfit-too-many = { $game } wird mit { $most } Kernen gespielt, und hier lägen { $found }: Nimm welche weg.
unfit-wrong-board = Diese Stellung gehört zu einem anderen Brett als dem von { $game }.
unfit-nobody-chooses = Gefangene Kerne warten auf die Wahl eines Kichwa, und die Hausregel Sansibar lässt keine: Leg sie beiseite oder nimm die Regel Mancala World.
unfit-choice = Gefangene Kerne können nur dann auf die Wahl eines Kichwa warten, wenn von den Mulden 3 bis 6 in der vorderen Reihe der Seite am Zug eine zwei Kerne oder mehr hat: Leg sie beiseite.
unfit-front-row-empty = Die vordere Reihe von { $name } ist leer, und wessen vordere Reihe leer ist, hat verloren: Leg einen Kern hinein.
unfit-no-start = { $name } ist am Zug und hat keinen erlaubten Anfang, und wer nicht ziehen kann, hat verloren: Leg mehr Kerne in die Mulden von { $name }.
unfit-only-singles = Keine Mulde hat zwei Kerne, das Spiel wäre also aus: Leg in eine Mulde einen zweiten.
unfit-over = Nach den Regeln wäre dieses Spiel aus, bevor es beginnt.

## How a game ended

outcome-front-row-emptied = { part-wins }: { part-others-front-row-first } ist leer.
outcome-no-legal-start = { part-wins }: { $other-person ->
    [you] Du hast
    [computer] Der Computer hat
   *[other] { $other-name } hat
} keinen Zug mehr.
outcome-more-seeds = { part-wins } mit { $more ->
    [one] { $more } Kern
   *[other] { $more } Kernen
} zu { $fewer }.
outcome-equal-seeds = Unentschieden: Jede Seite hat { part-seeds }.
outcome-repetition = Unentschieden: Dieselbe Stellung stand zum dritten Mal auf dem Brett.
outcome-too-many-turns = Unentschieden: Das Spiel hat 2000 Züge gedauert.
outcome-resigned = { $person ->
    [you] Du gibst auf
    [computer] Der Computer gibt auf
   *[other] { $name } gibt auf
}; { $other-person ->
    [you] du gewinnst
    [computer] der Computer gewinnt
   *[other] { $other-name } gewinnt
}.

## What is proven of a position

judged-wins = { $name } gewinnt.
judged-wins-in = { $name } gewinnt in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
judged-wins-by = { $name } gewinnt: Süd { $south }, Nord { $north }.
judged-draw = Keine Seite kann gewinnen.
judged-draw-at = Unentschieden: je { $seeds } Kerne.
judged-unknown = Unbekannt.
judged-line = Bestes Spiel: { $moves }
judged-gave-away = Zug { $number }: { $name } verschenkte das Ergebnis mit { $move }. Gehalten hätte es: { $better }
judged-nothing-given-away = Kein Zug verschenkte das Ergebnis, soweit bekannt.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row } ist leer
    [kichwa] die gefangenen Kerne warten auf einen Kichwa
    [going] die Saat geht weiter
   *[empty] der letzte Kern fiel in eine leere Mulde
}
turn-takata = { part-sows } { $pit } { part-way-told }: { part-laps }, kein Fang; { part-turn-end }.
turn-mtaji = { part-sows } { $pit } { part-way-told }: { part-laps }, { part-captures }; { part-turn-end }.
turn-entry = { part-enters } { part-hand } über { part-kichwa-side } ein: { part-laps }; { part-turn-end }.
turn-entry-mtaji = { part-enters } { part-hand } über { part-kichwa-side } ein: { part-laps }, { part-captures }; { part-turn-end }.
turn-sowing = { part-sows } { $pit }: { part-laps }, nichts gewonnen; { part-turn-end }.
turn-sowing-capture = { part-sows } { $pit }: { part-laps }, { part-seeds } aus { $pits } gewonnen.
turn-pass = { $person ->
    [you] Du passt
    [computer] Der Computer passt
   *[other] { $name } passt
}, ohne eine Mulde mit zwei Kernen oder mehr.

## What could be lost on the opponent's next turn

part-if-moved = { $other-person ->
    [you] Wärst du jetzt am Zug,
    [computer] Wäre jetzt der Computer am Zug,
   *[other] Wäre jetzt { $other-name } am Zug,
}
threat-pit = { $pit } mit { part-seeds-dative }
threat-pit-won = { part-seeds } aus { $pit }
threats-some = { part-if-moved } könnte gefangen werden: { $pits }.
threats-some-won = { part-if-moved } { $person ->
    [you] könntest du verlieren
    [computer] könnte der Computer verlieren
   *[other] könnte { $name } verlieren
}: { $pits }.
threats-none = { part-if-moved } könnte keine Mulde { $person ->
    [you] von dir
    [computer] des Computers
   *[other] von { $name }
} gefangen werden.
threats-none-won = { part-if-moved } { $person ->
    [you] könntest du
    [computer] könnte der Computer
   *[other] könnte { $name }
} keine Kerne verlieren.
threats-brief = In Gefahr: { $pits }.
threats-brief-none = Keine Mulde in Gefahr.

## A turn whose seeds are still moving

turn-going = { part-sows } { $pit } { part-way-told }: Runde { $lap }.
turn-going-mtaji = { part-sows } { $pit } { part-way-told }: Runde { $lap }, bisher { part-captures }.
turn-going-one-way = { part-sows } { $pit }: Runde { $lap }.

## While the seeds move

event-mtaji = Mtaji: Dieser Zug fängt.
event-takata = Takata: In diesem Zug wird nichts gefangen.
event-lifted = { part-seeds } aus { $pit }.
event-relay = { $pit } war nicht leer: { $seeds ->
    [one] Der { part-seeds } geht weiter
   *[other] Die { part-seeds } gehen weiter
}.
event-captured = { part-seeds } aus { $pit } gefangen.
event-won = { part-seeds } aus { $pit } gewonnen.
event-kichwa-asked = { $seeds ->
    [one] { part-seeds } wartet
   *[other] { part-seeds } warten
}: über den linken Kichwa oder den rechten?
event-entered = { $seeds ->
    [one] { part-seeds } kommt
   *[other] { part-seeds } kommen
} über { part-kichwa-side } herein.
event-empty-pit = Der letzte Kern fiel in eine leere Mulde: Der Zug ist zu Ende.
event-front-row-emptied = Hamna: { part-others-front-row-first } ist leer.
event-capture-ends = Es wurden Kerne gewonnen: Der Zug ist zu Ende.

## How to play, ten lines a game

how-kujifunza-1 = Du gewinnst, wenn die vordere Reihe deines Gegenübers leer ist, hamna, oder wenn dein Gegenüber nicht ziehen kann.
how-kujifunza-2 = Die zwei Reihen vor dir gehören dir: sechzehn Mulden mit je zwei Kernen. Deine vordere Reihe liegt der anderen gegenüber.
how-kujifunza-3 = Nimm alle Kerne aus einer deiner Mulden mit zwei oder mehr, geh nach links oder rechts und leg sie einzeln reihum in deine eigenen sechzehn Mulden.
how-kujifunza-4 = Fällt der letzte Kern in eine gefüllte Mulde, nimm sie auf und säe weiter. In einer leeren Mulde endet der Zug.
how-kujifunza-5 = Mtaji: Endet die erste Runde in einer gefüllten Mulde deiner vorderen Reihe und ist die Mulde gegenüber auch gefüllt, fängst du ihre Kerne.
how-kujifunza-6 = Wer fangen kann, muss fangen. Eine Mulde mit sechzehn Kernen oder mehr beginnt nie einen Fang.
how-kujifunza-7 = Gefangene Kerne kommen über einen Kichwa herein, eine Endmulde deiner vorderen Reihe: der erste in den Kichwa selbst, die anderen zur Mitte hin.
how-kujifunza-8 = Aus den zwei Mulden an jedem Ende nimmt sie der nahe Kichwa auf. Bei den mittleren vier entscheidet die Hausregel: die Richtung behalten oder den Kichwa wählen.
how-kujifunza-9 = In einem solchen Zug fangen spätere Runden ebenso, bis ein letzter Kern in eine leere Mulde fällt.
how-kujifunza-10 = Takata: Fängt nichts, säe aus der vorderen Reihe, oder aus der hinteren, wenn vorne keine Mulde zwei Kerne hat. Dann fängt keine Runde.

how-djenon-1 = Die meisten Kerne gewinnen. Die Reihe mit sechs Mulden vor dir gehört dir. In jeder Mulde liegen vier Kerne.
how-djenon-2 = Nimm alle Kerne aus einer deiner Mulden mit zwei oder mehr. Sie gehen nach rechts, reihum durch beide Reihen.
how-djenon-3 = Der erste Kern fällt in die Mulde zurück, die du geleert hast, die anderen in die Mulden danach.
how-djenon-4 = Liegt der letzte Kern allein in seiner Mulde, ist der Zug zu Ende.
how-djenon-5 = Sind es zwei oder vier, gewinnst du die Kerne dieser Mulde, und der Zug ist zu Ende.
how-djenon-6 = Du gewinnst auch die Mulden davor, eine nach der anderen, solange jede genau zwei oder vier hat, auf beiden Seiten.
how-djenon-7 = Sind es drei, oder fünf und mehr, nimm die Mulde auf und säe weiter; der erste Kern fällt wieder zurück.
how-djenon-8 = Hat keine deiner Mulden zwei Kerne oder mehr, passt du, und nur dann.
how-djenon-9 = Das Spiel endet, wenn keine Mulde mehr als einen Kern hat.
how-djenon-10 = Beide zählen die Kerne der eigenen Reihe zu den gewonnenen. Wer mehr hat, gewinnt; je 24 ist unentschieden.
