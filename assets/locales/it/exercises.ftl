### Esercizi: domande su una posizione, ognuna con una sola risposta giusta.
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = Esercizi
exercises-title = Esercizi
exercises-line = Ogni risposta è dimostrata. Non c’è fretta.
exercises-next = Prossimo esercizio
exercises-next-line = { $kind }, grado { $grade } di 5
exercises-all-done = Tutti fatti. Ricomincia
exercises-done = { $done } su { $of } fatti
exercises-kinds = O scegli il tipo di esercizio
exercises-forget = Dimentica quelli fatti

exercise-kind-starts = Tutte le partenze
exercise-kind-starts-line = Quali buche si possono seminare, e in quale direzione?
exercise-kind-laps = Conta le tappe
exercise-kind-laps-line = Quante tappe ha questa semina?
exercise-kind-end = Dove finisce?
exercise-kind-end-line = Segui la semina fino all’ultimo seme.
exercise-kind-most = Più semi
exercise-kind-most-line = Quale semina ne prende di più?
exercise-kind-win-1 = Vinci in 1 mossa
exercise-kind-win-1-line = Una sola semina chiude la partita.
exercise-kind-save = Salva la fila anteriore
exercise-kind-save-line = Una sola semina ti tiene in gioco.
exercise-kind-win-2 = Vinci in 2 mosse
exercise-kind-win-2-line = Qualunque cosa giochi l’avversario.
exercise-kind-win-3 = Vinci in 3 mosse
exercise-kind-win-3-line = Guarda lontano.

confirm-forget-title = Dimenticare quali esercizi sono fatti?
confirm-forget-line = Tutti si possono rifare. Partite e impostazioni restano.
confirm-forget-yes = Dimentica
confirm-forget-no = Tieni

## An exercise

exercise-grade = Grado { $grade } di 5
exercise-task-starts = Segna ogni partenza ammessa, poi controlla. Giochi le due file più vicine a te. Tocca una buca per cambiare le sue frecce: destra, sinistra, entrambe, nessuna.
exercise-task-starts-one-way = Segna ogni buca che puoi seminare, poi controlla. Giochi la fila più vicina a te.
exercise-task-laps = La freccia mostra che cosa si semina. Quante tappe ha la semina?
exercise-task-end = La freccia mostra che cosa si semina. Tocca la buca in cui cade l’ultimo seme.
exercise-task-most = Quale buca della tua fila prende più semi? Seminala.
exercise-task-win-1 = Tocca a te, e con una semina vinci subito. Trovala.
exercise-task-save = L’avversario sta per vincere. Una sola semina lo impedisce. Trovala.
exercise-task-win = { $turns ->
    [2] Due
   *[other] Tre
} tue mosse bastano per vincere, qualunque cosa giochi l’avversario. Trova la prima.
exercise-task-more = Continua: { $left ->
    [1] la prossima semina vince
   *[other] altre due tue mosse, e hai vinto
}.
exercise-marked = { $count ->
    [0] Nessuna partenza è segnata.
    [1] Una partenza è segnata.
   *[other] { $count } partenze sono segnate.
}
exercise-of-kind = Fatti: { $done }/{ $of } di questo tipo, { $all }/{ $of-all } in tutto
exercise-start-label = { $pit }, { part-seeds }: la semina comincia qui, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds }: la semina comincia qui
exercise-mark-label = { $pit }, { part-seeds }. Segno: { $marks ->
    [left] verso sinistra
    [right] verso destra
    [both] in entrambe le direzioni
    [yes] sì
   *[none] no
}

exercise-check = Controlla
exercise-show = Mostrami
exercise-skip = Salta alla fine
exercise-again = Ancora
exercise-next = Prossimo
exercise-another = Un altro
exercise-harder = Uno più difficile
exercise-all = Tutti gli esercizi

## What is told of an answer

exercise-right-starts = Hai visto bene: queste sono tutte le partenze.
exercise-right-laps = Hai contato bene: { part-laps }.
exercise-right-end = Hai seguito bene: l’ultimo seme cade in { $pit }.
exercise-right-most = Hai scelto bene: prende { part-seeds }.
exercise-right-win = Hai giocato bene: così si vince.
exercise-right-more = Giusto. L’avversario resiste quanto più a lungo può.
exercise-right-save = Ben fatto: ora l’avversario non può vincere subito.
exercise-shown = Ecco come va.
exercise-shown-laps = { $laps ->
    [one] Una tappa: ecco come va.
   *[other] { $laps } tappe: ecco come va.
}
exercise-shown-starts = Ecco tutte le partenze.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] verso la sua sinistra
       *[right] verso la sua destra
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [1] Manca una partenza: { part-move }.
   *[other] Mancano { $count } partenze, per esempio { part-move }.
}
exercise-more-wrong = { $count ->
    [1] Un altro segno è sbagliato.
   *[other] Altri { $count } segni sono sbagliati.
}
exercise-loses-row = Così perdi la fila anteriore: l’avversario risponde { part-reply }.
exercise-loses = Così perdi subito: dopo { part-reply } non puoi più seminare.
exercise-no-end = La mossa finisce in { $pit }, e l’avversario può ancora giocare { part-reply }.
exercise-holds = L’avversario risponde { part-reply }, e allora { $left ->
    [1] nessuna tua semina vince subito
   *[other] non puoi vincere in { $left } mosse
}.
exercise-ends-unwon = Così la partita è finita, e non l’hai vinta.
exercise-takes-less = { $seeds ->
    [0] Così non prendi niente
    [1] Così prendi un seme
   *[other] Così prendi { $seeds } semi
}, e un’altra semina ne prende di più.
exercise-goes-on = La tappa { $lap } finisce in { $pit }, dove ci sono semi: la semina continua.
exercise-captures = La tappa { $lap } finisce in { $pit } e cattura: la semina continua.
exercise-ends-before = La semina finisce prima di aver avuto { part-laps }.
exercise-no-lap-ends = Nessuna tappa di questa semina finisce in { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = L’elenco degli esercizi fatti era danneggiato alla riga { $line } di { $file } ({ $problem }). Ciò che si è potuto leggere vale; il file danneggiato è conservato come { $aside }.
notice-exercises-damaged-kept = L’elenco degli esercizi fatti è danneggiato alla riga { $line } di { $file } ({ $problem }). Non si può mettere da parte il file: { part-reason }. Resta com’è, e ciò che fai ora non viene conservato finché non lo si corregge o elimina.
notice-exercises-unreadable = Non si può leggere l’elenco degli esercizi fatti, in { $file }: { part-reason }. Ricomincia vuoto.
notice-exercises-unsaved = Non si può salvare in { $file } quali esercizi sono fatti: { part-reason }. Vale finché non esci, e il salvataggio viene ritentato di continuo.
notice-exercises-saved-again = Si può di nuovo salvare quali esercizi sono fatti, ed è salvato.
exercise-way = { $pit }: { $way }
