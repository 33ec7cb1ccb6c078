### Una partida que se repasa: su pantalla y lo que enseñan sus jugadas.
### The arguments are explained in the English files. The subject is the player of the turn; the other one is the opponent.

## What the match was worth: proven, or not said

part-in-turns = { $turns ->
    [0] { "" }
    [one] { " " }en { $turns } jugada
   *[other] { " " }en { $turns } jugadas
}
truth-wins = { part-who-wins }{ part-in-turns }.
truth-wins-by = { part-who-wins } por { $more } a { $fewer }.

## What a turn teaches

lesson-turn = { $pit } { part-way }
lesson-pass = pasar
part-keeps = { $kept ->
    [win] gana{ part-in-turns }
   *[draw] conserva el empate
}
part-better = { $better } { part-keeps }
part-own-front-row = { $person ->
    [you] tu fila delantera
    [computer] la fila delantera de la máquina
   *[other] la fila delantera de { $name }
}
part-other-could = { $other-person ->
    [you] podías
    [computer] la máquina podía
   *[other] { $other-name } podía
}
lesson-win-in-one = Se podía ganar en una jugada: { $better }.
lesson-ended-front-row = { $played } dejó { part-own-front-row } sin semillas, y así terminó la partida; { part-better }.
lesson-ended = { $played } puso fin a la partida; { part-better }.
lesson-lets-empty-front-row = Tras { $played }, { part-other-could } vaciar { part-own-front-row } en la jugada siguiente; { part-better }.
lesson-lets-win = Tras { $played }, { part-other-could } ganar en la jugada siguiente; { part-better }.
lesson-bigger-capture = { $played } se llevó la captura mayor, { $took } frente a { $instead }, pero { part-better }.
lesson-bigger-capture-won = { $played } ganó más semillas, { $took } frente a { $instead }, pero { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { $better } captura { $instead } y { part-keeps }
}; con { $played }, { part-other-could } capturar { $seeds } en la jugada siguiente.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { $better } gana { $instead ->
        [one] { $instead } semilla
       *[other] { $instead } semillas
    } y { part-keeps }
}; con { $played }, { part-other-could } ganar { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
} en la jugada siguiente.
lesson-gives-away = { part-better }; tras { $played } { $left ->
    [draw] ningún lado puede ganar
   *[loss] { part-other-wins }
}.
lesson-slower = { $better } gana en { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}; { $played }, solo en { $other }.
lesson-shorter = Esto ya no se podía ganar, pero { $better } resiste { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}; { $played }, solo { $other }.
lesson-seeds = { $better } trae al final { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
} más que { $played }.
lesson-gave-up = { $kept ->
    [win] La partida que se abandonó estaba ganada{ part-in-turns }
   *[draw] La partida que se abandonó no estaba perdida: ningún lado podía ganar
}.
lesson-gave-up-instead = La partida que se abandonó no estaba perdida: { part-better }.

## The screen

review-open = Repasar
review-title = Repaso
review-looking = Repaso desde el final hacia atrás: { $done } de { $all }
review-failed = El repaso se interrumpió tras { $done } de { $all } posiciones. De lo anterior no se sabe nada.
review-moments = { $count ->
    [0] Ninguna jugada dejó escapar nada, hasta donde se sabe.
    [one] Una jugada cambió la partida.
   *[other] { $count } jugadas cambiaron la partida.
}
review-none-yet = Aún no se ha encontrado ninguna jugada que cambiara la partida.
review-turn = Jugada { $number }: { $name }, { $move }
review-end = El final
review-before = Antes: { $truth }
review-after = Después: { $truth }
review-now = Aquí: { $truth }
review-graph = La verdad jugada a jugada: jugada { $number } de { $all }. { $truth }
review-moment = { $place }. Jugada { $number }: { $lesson }
review-show-played = Ver lo que se jugó
review-show-better = Ver una jugada mejor
review-show-line = Ver cómo habría seguido
review-play-on = Seguir desde aquí
review-to-moment = Volver a esta posición
review-leave = Salir
review-earlier = Jugada atrás
review-later = Jugada adelante
review-on-board-played = Lo que se jugó
review-on-board-better = La línea mejor, jugada { $turn } de { $turns }: { $name } { $move }
review-on-board-better-end = El final de la línea mejor, hasta donde está demostrado
review-on-board-won = El final de la línea mejor
review-side = { $person ->
    [you] Ganas tú
    [computer] Gana la máquina
   *[other] Gana { $name }
}
