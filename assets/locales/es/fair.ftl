### Partidas justas: cómo empieza una partida, quién empieza, la regla del pastel, el rival que se adapta.
### The arguments are explained in the English file.

## What is chosen before a match

opponent-adapts = Se adapta a ti
opponent-level = Elegir nivel
opponent-adapts-line = Se guía por cómo acaban tus partidas, para que ganes algo más de la mitad. Nivel actual: { $level }.

new-match-start = Comienzo
start-classic = Clásico
start-drawn = Sorteado
start-pie = Regla del pastel

start-classic-first = Desde el comienzo clásico, quien empieza puede ganar siempre si juega sin errores: en { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}, contando las de ambos.
start-classic-second = Desde el comienzo clásico, quien juega en segundo lugar puede ganar siempre si juega sin errores: en { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}, contando las de ambos.
start-classic-first-by = Desde el comienzo clásico, quien empieza puede ganar siempre, si ambos juegan sin errores: por { $more } semillas a { $fewer }.
start-classic-second-by = Desde el comienzo clásico, quien juega en segundo lugar puede ganar siempre, si ambos juegan sin errores: por { $more } semillas a { $fewer }.
start-drawn-halves = Una posición por sorteo: está demostrado que en { $first } posiciones gana quien empieza y en { $second }, quien juega después, y una victoria es más o menos tan difícil de conservar como la otra.
start-drawn-even = Una posición sorteada entre { $count } en las que ningún lado puede ganar si ambos juegan sin errores: está demostrado.
start-pie-line = Quien empieza reparte y su rival elige: tras la primera jugada, su rival puede quedarse con el lado que empezó. Quien elige puede tener siempre el lado mejor, si ve cuál es.

new-match-chosen = { $what }: { $chosen }
begins-drawn = También esto lo decide el sorteo. Al volver a jugar cambia quién empieza, desde la misma posición.
begins-alternates = Al volver a jugar cambia quién empieza.
new-match-more = Más opciones
new-match-less = Menos opciones

## The question of the pie rule

pie-asks = ¿Conservas tu lado o cambias?
pie-asks-line = La primera jugada está hecha. Una sola vez, y solo ahora, puedes quedarte con el otro lado y esa jugada. La máquina juega entonces con el tuyo.
pie-asks-friends = ¿Conservar los lados o cambiar?
pie-asks-line-friends = La primera jugada está hecha. Una sola vez, y solo ahora, quien lleva { $name } puede quedarse con el otro lado y esa jugada. Entonces se cambian los asientos.
pie-keep = Conservar mi lado
pie-take = Tomar el otro lado
pie-waits = La máquina elige su lado
pie-changed-by-computer = La máquina se queda con tu lado y su primera jugada. Ahora juegas con el otro lado.
pie-changed-by-you = Te quedas con el lado de la máquina y su primera jugada. Ahora la máquina juega con el tuyo.
pie-changed-friends = Asientos cambiados: quien empezó lleva ahora { $name }.
seats-changed = Se cambian los asientos.

## After a match

next-you = Al volver a jugar, empiezas tú.
next-computer = Al volver a jugar, empieza la máquina.
next-name = Al volver a jugar, empieza { $name }.
next-same-opening = Es otra vez la misma apertura, con los asientos cambiados.
next-new-opening = Se sortea otra apertura.
next-level = La máquina jugará en el nivel { $level }.

## Help

help-fair-title = ¿Quién empieza? ¿Es justo?
help-fair-seats = Al volver a jugar cambia quién empieza.
help-fair-adapts = El rival que se adapta cambia como mucho un nivel después de una partida, y procura que ganes 55 de cada cien.
