### Dicas: que cova, que sentido, porquê. Quem lê é sempre quem vai jogar.
### The arguments are explained in the English files.

## The button, the setting and the key

match-hint = Dica
match-hint-more = Mais da dica
match-hint-hide = Ocultar dica
settings-hints = Dicas
settings-hints-line = A tecla H e o botão da lâmpada dizem que cova, que sentido e a razão.
help-key-hint = H
help-key-hint-does = Uma dica: que cova; outra vez: que sentido; outra vez: a razão.

## A hint, step by step

hint-thinking = A dica está a caminho.
hint-pit = Dica: veja { $pit }.
hint-way = Dica: { $pit } { part-way }.
hint-kichwa = Dica: o { part-kichwa-side }, { $pit }.
hint-pass = Dica: passe.
hint-ask-way = Peça outra vez para saber o sentido.
hint-ask-why = Peça outra vez para saber a razão.

## Why

because-only-move = É a única jogada possível.
because-wins-now = Esta jogada ganha a partida de imediato.
because-wins-in = Se continuar a jogar bem, ganha em { $turns ->
    [one] { $turns } jogada sua
   *[other] { $turns } jogadas suas
} no máximo, faça o adversário o que fizer.
because-wins = Se continuar a jogar bem, ganha, faça o adversário o que fizer.
because-wins-with = Se continuar a jogar bem, ganha pelo menos por { $own } sementes a { $other }.
because-only-winning = Qualquer outra jogada deixa fugir a vitória.
because-only-hope = Qualquer outra jogada perde, se o adversário jogar bem.
because-draws = Depois dela, nenhum dos lados pode ganhar, se ambos jogarem bem.
because-draws-with = Se continuar a jogar bem, garante pelo menos o empate, { $seeds } sementes para cada lado.
because-every-turn-loses = Aqui todas as jogadas perdem contra um jogo perfeito, mas o adversário ainda tem de o encontrar.
because-loses-with = Aqui todas as jogadas perdem contra um jogo perfeito; nenhuma conserva mais do que esta, { $own } sementes a { $other }.
because-traps = Das { $answers } respostas do adversário, só { $right ->
    [one] { $right } ganha
   *[other] { $right } ganham
}.
because-holds-out = Nenhuma outra jogada resiste mais: { $turns ->
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}, contando as de ambos.
because-most-seeds = Nenhuma outra jogada traz no fim tantas sementes.
because-saves-front-row = A sua fila da frente está em perigo; depois desta jogada, não pode ser esvaziada na seguinte.
because-captures = Esta jogada captura { part-seeds } em { part-laps }.
because-captures-asks = Esta jogada captura { part-seeds } em { part-laps }, e depois é preciso escolher um kichwa.
because-captures-won = Esta jogada ganha { part-seeds } em { part-laps }.
because-saves = { $pit } ({ part-seeds }) poderia ser capturada; depois desta jogada, na seguinte já não.
because-saves-won = O adversário poderia ganhar { part-seeds } de { $pit } na próxima jogada; depois desta, nenhuma.
because-leaves-no-capture = O adversário não pode capturar nada em resposta.
because-leaves-no-capture-won = O adversário não pode ganhar sementes em resposta.
because-looks-ahead = Aqui nada está provado; é a que parece melhor, olhando { $turns ->
    [one] { $turns } jogada
   *[other] { $turns } jogadas
} em frente.
because-nothing-known = Aqui nada está provado.
