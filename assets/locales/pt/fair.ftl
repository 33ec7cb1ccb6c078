### Partidas justas: como começa uma partida, quem começa, a regra da troca, o adversário que se adapta.
### The arguments are explained in the English file.

## What is chosen before a match

opponent-adapts = Adapta-se
opponent-level = Escolher nível
opponent-adapts-line = Guia-se pelo modo como acabam as partidas e deixa-lhe um pouco mais de metade das vitórias. Nível atual: { $level }.

new-match-start = Início
start-classic = Clássico
start-drawn = Sorteado
start-pie = Regra da troca

start-classic-first = A partir do início clássico, quem começa pode sempre ganhar se jogar sem erros: em { $turns ->
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}, contando as de ambos.
start-classic-second = A partir do início clássico, quem joga em segundo lugar pode sempre ganhar se jogar sem erros: em { $turns ->
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}, contando as de ambos.
start-classic-first-by = A partir do início clássico, quem começa pode sempre ganhar, se ambos jogarem sem erros: por { $more } sementes a { $fewer }.
start-classic-second-by = A partir do início clássico, quem joga em segundo lugar pode sempre ganhar, se ambos jogarem sem erros: por { $more } sementes a { $fewer }.
start-drawn-halves = Uma posição sorteada: está provado que em { $first } posições ganha quem começa e em { $second }, quem joga depois, e uma vitória é mais ou menos tão difícil de manter como a outra.
start-drawn-even = Uma posição sorteada entre { $count } em que nenhum dos lados pode ganhar se ambos jogarem sem erros: está provado.
start-pie-line = Quem começa divide e o adversário escolhe: depois da primeira jogada, o adversário pode ficar com o lado que começou. Quem escolhe pode ter sempre o lado melhor, se vir qual é.

new-match-chosen = { $what }: { $chosen }
begins-drawn = Também isto decide o sorteio. Na partida seguinte muda quem começa, a partir da mesma posição.
begins-alternates = Na partida seguinte muda quem começa.
new-match-more = Mais escolhas
new-match-less = Menos escolhas

## The question of the pie rule

pie-asks = Manter o seu lado ou trocar?
pie-asks-line = A primeira jogada está feita. Uma só vez, e só agora, pode ficar com o outro lado e essa jogada. O computador joga então com o seu.
pie-asks-friends = Manter os lados ou trocar?
pie-asks-line-friends = A primeira jogada está feita. Uma só vez, e só agora, quem joga por { $name } pode ficar com o outro lado e essa jogada. Então trocam-se os lugares.
pie-keep = Manter o meu lado
pie-take = Ficar com o outro
pie-waits = O computador escolhe o lado
pie-changed-by-computer = O seu lado, com a primeira jogada, é agora do computador; o outro lado é seu.
pie-changed-by-you = O lado do computador, com a primeira jogada, é agora seu; o computador joga com o que era seu.
pie-changed-friends = Lugares trocados: quem começou joga agora por { $name }.
seats-changed = Trocam-se os lugares.

## After a match

next-you = Na partida seguinte, a primeira jogada é sua.
next-computer = Na partida seguinte, a primeira jogada é do computador.
next-name = Na partida seguinte, a primeira jogada é de { $name }.
next-same-opening = É outra vez a mesma abertura, com os lugares trocados.
next-new-opening = Sorteia-se outra abertura.
next-level = O computador jogará no nível { $level }.

## Help

help-fair-title = Quem começa? É justo?
help-fair-seats = Na partida seguinte muda quem começa.
help-fair-adapts = O adversário que se adapta muda no máximo um nível depois de uma partida, e procura deixar-lhe 55 vitórias em cada cem.
