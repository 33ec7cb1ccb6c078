### Uma partida que se revê: o seu ecrã e o que as jogadas ensinam.
### The arguments are explained in the English files. The subject is the player of the turn; the other one is the opponent.

## What the match was worth: proven, or not said

part-in-turns = { $turns ->
    [0] { "" }
    [one] { " " }em { $turns } jogada
   *[other] { " " }em { $turns } jogadas
}
truth-wins = { part-victory }{ part-in-turns }.
truth-wins-by = { part-victory } por { $more } a { $fewer }.

## What a turn teaches

lesson-turn = { $pit } { part-way }
lesson-pass = passar
part-keeps = { $kept ->
    [win] ganha{ part-in-turns }
   *[draw] mantém o empate
}
part-better = { $better } { part-keeps }
part-own-front-row = { $person ->
    [you] a sua fila da frente
    [computer] a fila da frente do computador
   *[other] a fila da frente de { $name }
}
part-answer = { $other-person ->
    [you] a sua resposta
    [computer] a resposta do computador
   *[other] a resposta de { $other-name }
}
lesson-win-in-one = Podia ganhar-se numa jogada: { $better }.
lesson-ended-front-row = { $played } deixou { part-own-front-row } sem sementes, o que acaba a partida; { part-better }.
lesson-ended = { $played } acabou a partida; { part-better }.
lesson-lets-empty-front-row = Depois de { $played }, { part-answer } podia esvaziar { part-own-front-row }; { part-better }.
lesson-lets-win = Depois de { $played }, { part-answer } podia ganhar a partida; { part-better }.
lesson-bigger-capture = { $played } levou a captura maior, { $took } contra { $instead }, mas { part-better }.
lesson-bigger-capture-won = { $played } ganhou mais sementes, { $took } contra { $instead }, mas { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { $better } captura { $instead } e { part-keeps }
}; com { $played }, { part-answer } podia capturar { $seeds }.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { $better } ganha { $instead ->
        [one] { $instead } semente
       *[other] { $instead } sementes
    } e { part-keeps }
}; com { $played }, { part-answer } podia ganhar { $seeds ->
    [one] { $seeds } semente
   *[other] { $seeds } sementes
}.
lesson-gives-away = { part-better }; depois de { $played } { $left ->
    [draw] nenhum dos lados pode ganhar
   *[loss] { $other-person ->
        [you] a vitória é sua
        [computer] a vitória é do computador
       *[other] a vitória é de { $other-name }
    }
}.
lesson-slower = { $better } ganha em { $turns ->
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}; { $played }, só em { $other }.
lesson-shorter = Isto já não se podia ganhar, mas { $better } resiste { $turns ->
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}; { $played }, só { $other }.
lesson-seeds = { $better } traz no fim mais { $seeds ->
    [one] { $seeds } semente
   *[other] { $seeds } sementes
} do que { $played }.
lesson-gave-up = { $kept ->
    [win] A partida que foi abandonada estava ganha{ part-in-turns }
   *[draw] A partida que foi abandonada não estava perdida: nenhum dos lados podia ganhar
}.
lesson-gave-up-instead = A partida que foi abandonada não estava perdida: { part-better }.

## The screen

review-open = Revisão
review-title = Revisão
review-looking = Revisão do fim para o princípio: { $done } de { $all }
review-failed = A revisão parou depois de { $done } de { $all } posições. Do que vem antes não se sabe nada.
review-moments = { $count ->
    [0] Nenhuma jogada deixou fugir nada, tanto quanto se sabe.
    [one] Uma jogada mudou a partida.
   *[other] { $count } jogadas mudaram a partida.
}
review-none-yet = Ainda não se encontrou nenhuma jogada que mudasse a partida.
review-turn = Jogada { $number }: { $name }, { $move }
review-end = O fim
review-before = Antes: { $truth }
review-after = Depois: { $truth }
review-now = Aqui: { $truth }
review-graph = A verdade jogada a jogada: jogada { $number } de { $all }. { $truth }
review-moment = { $place }. Jogada { $number }: { $lesson }
review-show-played = Ver o que se jogou
review-show-better = Ver uma jogada melhor
review-show-line = Ver como teria continuado
review-play-on = Continuar daqui
review-to-moment = Voltar a esta posição
review-leave = Sair
review-earlier = Jogada atrás
review-later = Jogada à frente
review-on-board-played = O que se jogou
review-on-board-better = A linha melhor, jogada { $turn } de { $turns }: { $name } { $move }
review-on-board-better-end = O fim da linha melhor, até onde está provado
review-on-board-won = O fim da linha melhor
review-side = { part-victory }
