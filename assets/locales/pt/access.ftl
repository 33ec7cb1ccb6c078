# For those who hear the table, or work it by a game pad or by switches.

## A turn in at most a dozen words, for whoever listens; the story of the turn has the rest.

part-announcer = { $person ->
    [you] Você
    [computer] Computador
   *[other] { $name }
}
part-announced-captured = { $seeds ->
    [0] sem captura
    [one] { $seeds } capturada
   *[other] { $seeds } capturadas
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] sem ganhar sementes
    [one] { $seeds } ganha
   *[other] { $seeds } ganhas
}
announce-turn = { part-announcer }, { $pit }{ $way ->
    [left] {" "}à esquerda
    [right] {" "}à direita
   *[none] {""}
}: { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
# After a choice of kichwa.
announce-entry = { part-announcer }, { part-kichwa-side }: { part-laps }, { part-announced-captured }.
announce-pass = { $person ->
    [you] A sua vez passa.
    [computer] O computador passa.
   *[other] { $name } passa.
}
# What follows the turn.
announce-moves = { $person ->
    [you] É a sua vez.
    [computer] O computador pensa.
   *[other] Joga { $name }.
}
announce-kichwa = { $person ->
    [you] Escolha um kichwa.
    [computer] O computador pensa.
   *[other] { $name } escolhe um kichwa.
}
announce-seats = { $person ->
    [computer] O computador pensa.
   *[other] Trocar ou manter lugares?
}
announce-won = { part-victory }.
announce-drawn = Empate.

## Pits, as a screen reader names them.

pit-at-risk = { $pit }, em perigo
pit-chosen = { $pit }, escolhida

## Settings

settings-ease = Acessibilidade
settings-contrast = Alto contraste
settings-contrast-line = Letras pretas sobre branco, todas as covas contornadas, anéis grossos.
settings-switches = Acionadores
settings-switches-off = Nenhum
settings-switches-one = Um acionador
settings-switches-two = Dois acionadores
settings-switches-off-line = Para quem joga com um ou dois botões grandes: uma marca passa de grupo em grupo e depois de coisa em coisa.
settings-switches-one-line = A marca avança sozinha. Espaço, Enter ou qualquer botão do comando de jogo seleciona.
settings-switches-two-line = Espaço avança, Enter seleciona. No comando de jogo, A seleciona e qualquer outro botão avança.
settings-scan-pace = Ritmo da marca
settings-scan-seconds = { $seconds } s
settings-voice = Dizer as jogadas
settings-voice-line = Com a voz do sistema (speech-dispatcher), onde estiver instalada.

## Help: the game pad.

help-pad = Comando de jogo
help-pad-move = Alavanca esquerda, cruz
help-pad-move-does = andar pelo tabuleiro e de botão em botão
help-pad-act = A
help-pad-act-does = escolher, confirmar, saltar
help-pad-back = B
help-pad-back-does = voltar
help-pad-start = Start
help-pad-start-does = pausa, e seguir de novo
help-pad-select = Select
help-pad-select-does = do tabuleiro aos botões, e adiante
help-pad-hint = Y
help-pad-hint-does = dica
help-pad-threats = X
help-pad-threats-does = na sua vez, as covas em perigo; senão, outra vez a última jogada
help-pad-shoulders = Botões de ombro
help-pad-shoulders-does = mais devagar, mais depressa; virar páginas
help-pad-triggers = Gatilhos
help-pad-triggers-does = uma semente atrás, uma à frente
