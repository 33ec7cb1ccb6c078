### Consigli: quale buca, quale direzione, perché.
### The arguments are explained in the English file.

## The button, the setting and the key

match-hint = Consiglio
match-hint-more = Altro sul consiglio
match-hint-hide = Nascondi consiglio
settings-hints = Consigli
settings-hints-line = Il tasto H e il pulsante con la lampada dicono quale buca, in quale direzione e perché.
help-key-hint = H
help-key-hint-does = Un consiglio: quale buca; ancora: quale direzione; ancora: perché.

## A hint, step by step. Each is a line beside or below the board.

hint-thinking = Si sta pensando a un consiglio.
hint-pit = Consiglio: guarda { $pit }.
hint-way = Consiglio: { $pit } { part-way }.
hint-kichwa = Consiglio: il { part-kichwa-side }, { $pit }.
hint-pass = Consiglio: passa.
hint-ask-way = Chiedi ancora per la direzione.
hint-ask-why = Chiedi ancora per il motivo.

## Why. What the sentences say of winning and losing is proven, and no other sentence may sound as if it was.

because-only-move = È l’unica mossa che hai.
because-wins-now = Questa mossa vince subito la partita.
because-wins-in = Se continui bene, vinci entro { $turns ->
    [one] { $turns } tua mossa
   *[other] { $turns } tue mosse
}, qualunque cosa faccia l’avversario.
because-wins = Se continui bene, vinci, qualunque cosa faccia l’avversario.
because-wins-with = Se continui bene, vinci per almeno { $own } semi a { $other }.
because-only-winning = Ogni altra mossa si lascia sfuggire la vittoria.
because-only-hope = Ogni altra mossa perde, se l’avversario gioca bene.
because-draws = Dopo questa mossa nessuna delle due parti può vincere, se entrambe giocano bene.
because-draws-with = Se continui bene, mantieni almeno il pareggio, { $seeds } semi per parte.
because-every-turn-loses = Qui ogni mossa perde contro un gioco perfetto, ma l’avversario deve ancora trovarlo.
because-loses-with = Qui ogni mossa perde contro un gioco perfetto; nessuna mantiene più di questa, { $own } semi a { $other }.
because-traps = L’avversario ha { $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
}; { $right ->
    [one] soltanto { $right } è vincente
   *[other] soltanto { $right } sono vincenti
}.
because-holds-out = Nessun’altra mossa resiste più a lungo: { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}, contando entrambe le parti.
because-most-seeds = Nessun’altra mossa porta alla fine altrettanti semi.
because-saves-front-row = La tua fila anteriore è in pericolo; dopo questa mossa non può essere svuotata alla prossima.
because-captures = Così catturi { part-seeds } in { part-laps }.
because-captures-asks = Così catturi { part-seeds } in { part-laps }, e poi scegli un kichwa.
because-captures-won = Così guadagni { part-seeds } in { part-laps }.
because-saves = { $pit } ({ part-seeds }) potrebbe essere catturata; dopo questa mossa non può più esserlo alla prossima.
because-saves-won = Alla prossima mossa dell’avversario potresti perdere { part-seeds } da { $pit }; dopo questa mossa, nessuno.
because-leaves-no-capture = L’avversario non può catturare niente in risposta.
because-leaves-no-capture-won = L’avversario non può guadagnare semi in risposta.
because-looks-ahead = Qui niente è dimostrato; sembra la mossa migliore, calcolando { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
} in avanti.
because-nothing-known = Qui niente è dimostrato.
