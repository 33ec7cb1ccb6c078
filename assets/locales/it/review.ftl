### L’analisi di una partita: la sua schermata, e che cosa insegnano le sue mosse.
### The arguments are explained in the English file.

## What the match was worth: proven, or not said

truth-wins = { part-wins }{ $turns ->
    [0] { "" }
    [one] { " " }in { $turns } mossa
   *[other] { " " }in { $turns } mosse
}.
truth-wins-by = { part-wins } per { $more } a { $fewer }.

## What a turn teaches

lesson-turn = { $pit } { part-way }
lesson-pass = passare
part-better = { $better } { part-keeps }
part-keeps = { $kept ->
    [win] vince{ $turns ->
        [0] { "" }
        [one] { " " }in { $turns } mossa
       *[other] { " " }in { $turns } mosse
    }
   *[draw] mantiene il pareggio
}
part-own-front-row = { $person ->
    [you] la tua fila anteriore
    [computer] la fila anteriore del computer
   *[other] la fila anteriore di { $name }
}
part-other-could = { $other-person ->
    [you] potevi
    [computer] il computer poteva
   *[other] { $other-name } poteva
}
lesson-win-in-one = Si poteva vincere in una mossa: { $better }.
lesson-ended-front-row = { $played } ha lasciato { part-own-front-row } senza semi, e la partita finisce; { part-better }.
lesson-ended = { $played } ha chiuso la partita; { part-better }.
lesson-lets-empty-front-row = Dopo { $played }, { part-other-could } svuotare { part-own-front-row } alla mossa successiva; { part-better }.
lesson-lets-win = Dopo { $played }, { part-other-could } vincere alla mossa successiva; { part-better }.
lesson-bigger-capture = { $played } ha fatto la cattura più grande, { $took } contro { $instead }, ma { part-better }.
lesson-bigger-capture-won = { $played } ha guadagnato più semi, { $took } contro { $instead }, ma { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
    [one] { $better } cattura { $instead } seme e { part-keeps }
   *[other] { $better } cattura { $instead } semi e { part-keeps }
}; dopo { $played }, { part-other-could } catturare { $seeds ->
    [one] { $seeds } seme
   *[other] { $seeds } semi
} alla mossa successiva.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
    [one] { $better } guadagna { $instead } seme e { part-keeps }
   *[other] { $better } guadagna { $instead } semi e { part-keeps }
}; dopo { $played }, { part-other-could } guadagnare { $seeds ->
    [one] { $seeds } seme
   *[other] { $seeds } semi
} alla mossa successiva.
lesson-gives-away = { part-better }; dopo { $played }, { $left ->
    [draw] nessuna delle due parti può vincere
   *[loss] { $other-person ->
        [you] vinci tu
        [computer] vince il computer
       *[other] vince { $other-name }
    }
}.
lesson-slower = { $better } vince in { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}, { $played } solo in { $other }.
lesson-shorter = Qui non si poteva più vincere, ma { $better } resiste { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}, { $played } solo { $other }.
lesson-seeds = Alla fine { $better } porta { $seeds ->
    [one] { $seeds } seme
   *[other] { $seeds } semi
} in più di { $played }.
lesson-gave-up = { $kept ->
    [win] La partita abbandonata era vinta{ $turns ->
        [0] { "" }
        [one] { " " }in { $turns } mossa
       *[other] { " " }in { $turns } mosse
    }
   *[draw] La partita abbandonata non era persa: nessuna delle due parti poteva vincere
}.
lesson-gave-up-instead = La partita abbandonata non era persa: { part-better }.

## The screen

review-open = Analisi
review-title = Analisi
review-looking = Esame a partire dalla fine: { $done } su { $all }
review-failed = L’esame si è interrotto dopo { $done } posizioni su { $all }. Di ciò che viene prima non si sa niente.
review-moments = { $count ->
    [0] Per quanto si sa, nessuna mossa ha ceduto niente.
    [one] Una mossa ha cambiato la partita.
   *[other] { $count } mosse hanno cambiato la partita.
}
review-none-yet = Non è ancora stata trovata una mossa che abbia cambiato la partita.
review-turn = Mossa { $number }: { $name }, { $move }
review-end = La fine
review-before = Prima: { $truth }
review-after = Dopo: { $truth }
review-now = Qui: { $truth }
review-graph = La verità mossa per mossa: mossa { $number } di { $all }. { $truth }
review-moment = { $place }. Mossa { $number }: { $lesson }
review-show-played = Mostra la mossa giocata
review-show-better = Mostra la mossa migliore
review-show-line = Mostra il seguito
review-play-on = Continua da qui
review-to-moment = Torna a questa posizione
review-leave = Esci
review-earlier = Mossa indietro
review-later = Mossa avanti
review-on-board-played = La mossa giocata
review-on-board-better = Il gioco migliore, mossa { $turn } di { $turns }: { $name } { $move }
review-on-board-better-end = La fine del gioco migliore, fin dove è dimostrato
review-on-board-won = La fine del gioco migliore
review-side = { $person ->
    [you] Vinci tu
    [computer] Vince il computer
   *[other] Vince { $name }
}
