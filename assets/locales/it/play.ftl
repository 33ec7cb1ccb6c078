### Il gioco in parole: nomi, regole, rifiuti, esiti e il racconto di una mossa.
### The arguments are explained in the English file.

## Small parts, used inside other messages

part-seeds = { $seeds ->
    [one] { $seeds } seme
   *[other] { $seeds } semi
}
part-laps = { $laps ->
    [one] { $laps } tappa
   *[other] { $laps } tappe
}
part-way = { $way ->
    [left] verso sinistra
   *[right] verso destra
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] verso la sua sinistra
       *[right] verso la sua destra
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] kichwa sinistro
   *[right] kichwa destro
}
# Italian leaves the "you" out: each part has its subject in it.
part-sows = { $person ->
    [you] Semini
    [computer] Il computer semina
   *[other] { $name } semina
}
part-wins = { $person ->
    [you] Vinci
    [computer] Il computer vince
   *[other] { $name } vince
}
part-enters = { $person ->
    [you] Fai entrare
    [computer] Il computer fa entrare
   *[other] { $name } fa entrare
} { $hand ->
    [one] { $hand } seme
   *[other] { $hand } semi
} dal { part-kichwa-side }
part-others-front-row = { $other-person ->
    [you] la tua fila anteriore
    [computer] la fila anteriore del computer
   *[other] la fila anteriore di { $other-name }
}
part-captures = { $count ->
    [1] cattura di { part-seeds }
   *[other] catture di { $captures } semi
}

## Lists

list-pair = { $first } e { $second }
list-more = { $list }, { $next }
list-last = { $list } e { $last }

## Sides, games, house rules, levels

side-south = Sud
side-north = Nord
player-you = Tu
player-computer = Computer

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = Il Bao per imparare: quattro file di otto buche, lunghe semine in molte tappe, e chi può catturare deve farlo.
game-kujifunza-goal = Vince chi svuota la fila anteriore dell’avversario.
game-djenon = Djenon-aboure
game-djenon-line = Due file di sei buche dalle lagune della Costa d’Avorio: si gira in una sola direzione, e vince chi ha più semi.
game-djenon-goal = Vince chi alla fine ha più semi.

rules-sustain = Zanzibar
rules-sustain-line = Consigliata: i semi catturati nelle quattro buche di mezzo proseguono nella direzione della semina, come giocano i maestri di Zanzibar.
rules-choose = Mancala World
rules-choose-line = Dopo ogni cattura nelle quattro buche di mezzo scegli da quale estremità della tua fila anteriore (kichwa) i semi proseguono.
rules-choose-first = Prima scelta
rules-choose-first-line = Scegli il kichwa solo alla prima cattura di una mossa; una regola di studio, che non viene da nessuna fonte.

level-1 = Allievo
level-1-line = Il più facile: vede solo la prima tappa di una mossa, ed è timido.
level-2 = Apprendista
level-2-line = Segue una mossa per due tappe, e dimentica che tu rispondi.
level-3 = Giocatore
level-3-line = Segue una mossa per tre tappe, e dimentica che tu rispondi.
level-4 = Navigato
level-4-line = Segue una mossa per cinque tappe, a volte sei, e dimentica che tu rispondi.
level-5 = Abile
level-5-line = Segue le sue mosse fino in fondo e guarda le tue risposte, ma spesso si accontenta di una mossa meno buona.
level-6 = Provetto
level-6-line = Prevede alcune mosse, e a volte si accontenta di una mossa meno buona.
level-7 = Esperto
level-7-line = Trova quasi ogni vittoria possibile, e sbaglia di tanto in tanto.
level-8 = Maestro
level-8-line = Non sbaglia mai quando può vincere; quando la sua partita è persa, ti rende difficile vincere.

## Why an action is refused

refusal-game-over = La partita è finita.
refusal-no-such-pit = Questo tavoliere non ha la buca { $pit }.
refusal-not-your-pit = { $pit } è dell’avversario; si seminano solo le proprie buche.
refusal-empty-pit = { $pit } è vuota: non c’è niente da seminare.
refusal-single-seed = { $pit } ha un solo seme, e per partire ne servono almeno due.
refusal-must-capture = Seminata così, { $pit } non cattura niente, e chi può catturare deve farlo: { $instead } { part-way } cattura.
refusal-too-many-to-capture = { $pit } ha sedici semi o più e quindi non dà mai inizio a una cattura, e chi può catturare deve farlo: { $instead } { part-way } cattura.
refusal-front-row-first = { $pit } deve aspettare: una mossa senza cattura parte dalla fila anteriore fintanto che una buca di quella fila, come { $instead }, ha due semi o più.
refusal-lone-kichwa = Il kichwa { $pit } è l’unica buca occupata della tua fila anteriore e non può essere seminato fuori da quella fila: semina nell’altra direzione.
refusal-endless = Da { $pit } in questa direzione la semina non finirebbe mai, quindi non può cominciare.
refusal-endless-one-way = Da { $pit } la semina non finirebbe mai, quindi non può cominciare.
refusal-name-kichwa = I semi catturati in { $pit } sono ancora nella tua mano: prima scegli il kichwa da cui entrano.
refusal-no-kichwa-asked = Nessun seme catturato aspetta un kichwa; scegli una buca da seminare.
refusal-one-way-only = Il Djenon-aboure si semina in una sola direzione: anche { $pit } va verso destra.
refusal-must-sow = Si passa solo quando non si può seminare niente, e { $instead } si può seminare.
refusal-no-passing = Nel Bao non si passa mai; scegli una buca da seminare.
refusal-must-pass = { $pit } non si può seminare, perché nessuna delle tue buche ha due semi o più: devi passare.
refusal-wrong-board = Questa posizione non è del tavoliere di { $game }.

unsown-must-capture = { $pit } non cattura niente, in nessuna direzione, e chi può catturare deve farlo: { $instead } { part-way } cattura.
unsown-endless = Da { $pit }, in entrambe le direzioni, la semina non finirebbe mai, quindi non può cominciare.
way-refused-must-capture = Non cattura niente, e una cattura è obbligatoria.
way-refused-lone-kichwa = Svuoterebbe la tua fila anteriore.
way-refused-endless = La semina non finirebbe mai.
way-refused-other = Ora non è permesso.

## Why a match does not begin from a board that was laid out by hand

unfit-too-many = { $game } si gioca con { $most } semi, e qui ce ne sarebbero { $found }: togline alcuni.
unfit-wrong-board = Questa posizione è di un altro tavoliere, non di quello di { $game }.
unfit-nobody-chooses = Dei semi catturati aspettano la scelta di un kichwa, e la variante Zanzibar non ne lascia nessuna: mettili da parte o prendi la variante Mancala World.
unfit-choice = Dei semi catturati possono aspettare la scelta di un kichwa solo se una buca da 3 a 6, nella fila anteriore di chi deve muovere, ha due semi o più: mettili da parte.
unfit-front-row-empty = La fila anteriore di { $name } è vuota, e chi ha la fila anteriore vuota ha perso: mettici un seme.
unfit-no-start = Tocca a { $name }, che non ha nessuna partenza ammessa, e chi non può muovere ha perso: metti altri semi nelle buche di { $name }.
unfit-only-singles = Nessuna buca ha due semi, e quindi la partita sarebbe finita: metti un secondo seme in una buca.
unfit-over = Secondo le regole questa partita sarebbe finita prima di cominciare.

## How a game ended

outcome-front-row-emptied = { part-wins }: { part-others-front-row } è vuota.
outcome-no-legal-start = { part-wins }: { $other-person ->
    [you] non hai
    [computer] il computer non ha
   *[other] { $other-name } non ha
} più mosse.
outcome-more-seeds = { part-wins } per { $more ->
    [one] { $more } seme
   *[other] { $more } semi
} a { $fewer }.
outcome-equal-seeds = Pareggio: { part-seeds } per parte.
outcome-repetition = Pareggio: la stessa posizione si è presentata per la terza volta.
outcome-too-many-turns = Pareggio: sono state giocate 2000 mosse.
outcome-resigned = { $person ->
    [you] Abbandoni
    [computer] Il computer abbandona
   *[other] { $name } abbandona
}; { $other-person ->
    [you] vinci tu
    [computer] vince il computer
   *[other] vince { $other-name }
}.

## What is proven of a position

judged-wins = { $name } vince.
judged-wins-in = { $name } vince in { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}.
judged-wins-by = { $name } vince: Sud { $south }, Nord { $north }.
judged-draw = Nessuna parte può vincere.
judged-draw-at = Pareggio: { $seeds } semi per parte.
judged-unknown = Non si sa.
judged-line = Gioco migliore: { $moves }
judged-gave-away = Mossa { $number }: { $name } ha ceduto il risultato con { $move }. Lo avrebbe mantenuto: { $better }
judged-nothing-given-away = Per quanto si sa, nessuna mossa ha ceduto il risultato.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row } è vuota
    [kichwa] i semi catturati aspettano un kichwa
    [going] la semina continua
   *[empty] l’ultimo seme è caduto in una buca vuota
}
turn-takata = { part-sows } { $pit } { part-way-told }: { part-laps }, nessuna cattura; { part-turn-end }.
turn-mtaji = { part-sows } { $pit } { part-way-told }: { part-laps }, { part-captures }; { part-turn-end }.
turn-entry = { part-enters }: { part-laps }; { part-turn-end }.
turn-entry-mtaji = { part-enters }: { part-laps }, { part-captures }; { part-turn-end }.
turn-sowing = { part-sows } { $pit }: { part-laps }, nessun seme guadagnato; { part-turn-end }.
turn-sowing-capture = { part-sows } { $pit }: { part-laps }, e { $person ->
    [you] guadagni
   *[other] guadagna
} { part-seeds } da { $pits }.
turn-pass = { $person ->
    [you] Passi
    [computer] Il computer passa
   *[other] { $name } passa
}: nessuna buca con due semi o più.

## What could be lost on the opponent’s next turn

part-if-moved = Se ora { $other-person ->
    [you] muovessi tu
    [computer] muovesse il computer
   *[other] muovesse { $other-name }
},
threat-pit = { $pit } ({ part-seeds })
threat-pit-won = { part-seeds } da { $pit }
threats-some = { part-if-moved } { $other-person ->
    [you] potresti
   *[other] potrebbe
} catturare { $pits }.
threats-some-won = { part-if-moved } { $person ->
    [you] potresti
    [computer] il computer potrebbe
   *[other] { $name } potrebbe
} perdere { $pits }.
threats-none = { part-if-moved } nessuna { $person ->
    [you] delle tue buche
    [computer] buca del computer
   *[other] buca di { $name }
} potrebbe essere catturata.
threats-none-won = { part-if-moved } { $person ->
    [you] non potresti
    [computer] il computer non potrebbe
   *[other] { $name } non potrebbe
} perdere nessun seme.
threats-brief = In pericolo: { $pits }.
threats-brief-none = Nessuna buca in pericolo.

## A turn whose seeds are still moving

turn-going = { part-sows } { $pit } { part-way-told }: tappa { $lap }.
turn-going-mtaji = { part-sows } { $pit } { part-way-told }: tappa { $lap }, finora { part-captures }.
turn-going-one-way = { part-sows } { $pit }: tappa { $lap }.

## While the seeds move

event-mtaji = Mtaji: questa mossa cattura.
event-takata = Takata: questa mossa non cattura niente.
event-lifted = { $pit }: { part-seeds } in mano.
event-relay = { $pit } non era vuota: i suoi { part-seeds } proseguono.
event-captured = Cattura di { part-seeds } in { $pit }.
event-won = { $seeds ->
    [one] { $seeds } seme guadagnato
   *[other] { $seeds } semi guadagnati
} da { $pit }.
event-kichwa-asked = { part-seeds } in attesa: dal kichwa sinistro o dal destro?
event-entered = { $seeds ->
    [one] { $seeds } seme entra
   *[other] { $seeds } semi entrano
} dal { part-kichwa-side }.
event-empty-pit = L’ultimo seme è caduto in una buca vuota: la mossa è finita.
event-front-row-emptied = Hamna: { part-others-front-row } è vuota.
event-capture-ends = Semi guadagnati: la mossa finisce.

## How to play, ten lines a game

how-kujifunza-1 = Vinci quando la fila anteriore dell’avversario è vuota, hamna, o quando l’avversario non può muovere.
how-kujifunza-2 = Le due file davanti a te sono tue: sedici buche con due semi ciascuna. La tua fila anteriore è di fronte a quella dell’avversario.
how-kujifunza-3 = Prendi tutti i semi di una tua buca che ne ha due o più, va’ a sinistra o a destra e lasciali cadere uno a uno lungo il giro delle tue sedici buche.
how-kujifunza-4 = Se l’ultimo seme cade in una buca occupata, prendi tutta la buca e semina ancora. In una buca vuota la mossa finisce.
how-kujifunza-5 = Mtaji: se la prima tappa finisce in una buca occupata della tua fila anteriore, di fronte a una buca occupata, catturi i semi di fronte.
how-kujifunza-6 = Chi può catturare deve farlo. Una buca di sedici semi o più non dà mai inizio a una cattura.
how-kujifunza-7 = I semi catturati entrano da un kichwa, la buca a un’estremità della tua fila anteriore: il primo nel kichwa stesso, gli altri verso il centro.
how-kujifunza-8 = Dalle due buche di ogni estremità vanno al kichwa vicino. Dalle quattro di mezzo decide la variante: tenere la direzione, o scegliere.
how-kujifunza-9 = In una mossa così le tappe successive catturano allo stesso modo, finché un ultimo seme non cade in una buca vuota.
how-kujifunza-10 = Takata: se niente cattura, semina dalla fila anteriore, o da quella posteriore se nessuna buca anteriore ha due semi. Allora nessuna tappa cattura.

how-djenon-1 = Vince chi ha più semi. La fila di sei buche davanti a te è tua. Ogni buca ha quattro semi.
how-djenon-2 = Prendi tutti i semi di una tua buca che ne ha due o più. Vanno verso la tua destra, attorno alle due file.
how-djenon-3 = Il primo seme ricade nella buca che hai svuotato, gli altri nelle buche che seguono.
how-djenon-4 = Se l’ultimo seme resta solo nella sua buca, la mossa finisce.
how-djenon-5 = Se l’ultima buca ne ha così due o quattro, guadagni quei semi, e la mossa finisce.
how-djenon-6 = Guadagni anche le buche precedenti, una dopo l’altra, fintanto che ciascuna ha esattamente due o quattro semi, da una parte e dall’altra.
how-djenon-7 = Se ne ha tre, o cinque e più, prendi quella buca e semina ancora; il primo seme ricade di nuovo.
how-djenon-8 = Se nessuna delle tue buche ha due semi o più passi, e solo allora.
how-djenon-9 = La partita finisce quando nessuna buca ha più di un seme.
how-djenon-10 = Ciascuno aggiunge i semi della propria fila a quelli guadagnati. Vince chi ne ha di più; 24 a testa è un pareggio.
