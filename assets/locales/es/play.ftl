### El juego en palabras: nombres, reglas, negativas, resultados y el relato de una jugada.
### The arguments are explained in the English file.

## Small parts

part-seeds = { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
}
part-laps = { $laps ->
    [one] { $laps } tramo
   *[other] { $laps } tramos
}
part-way = { $way ->
    [left] hacia la izquierda
   *[right] hacia la derecha
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] hacia su izquierda
       *[right] hacia su derecha
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] kichwa izquierdo
   *[right] kichwa derecho
}
part-who-wins = { $person ->
    [you] Ganas
    [computer] La máquina gana
   *[other] { $name } gana
}
part-other-wins = { $other-person ->
    [you] ganas tú
    [computer] gana la máquina
   *[other] gana { $other-name }
}
part-who-sows = { $person ->
    [you] Siembras
    [computer] La máquina siembra
   *[other] { $name } siembra
}
part-who-enters = { $person ->
    [you] Introduces
    [computer] La máquina introduce
   *[other] { $name } introduce
} { $hand ->
    [one] { $hand } semilla
   *[other] { $hand } semillas
}
part-others-front-row = { $other-person ->
    [you] tu fila delantera
    [computer] la fila delantera de la máquina
   *[other] la fila delantera de { $other-name }
}
part-captures = { $person ->
    [you] capturas
   *[other] captura
} { $count ->
    [1] { part-seeds }
   *[other] { $captures }
}

## Lists: two things; the beginning of a longer list; its end

list-pair = { $first } y { $second }
list-more = { $list }, { $next }
list-last = { $list } y { $last }

## Sides, games, house rules, levels

side-south = Sur
side-north = Norte
player-you = Tú
player-computer = La máquina

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = El bao para aprender: cuatro filas de ocho hoyos, largas siembras de muchos tramos, y quien puede capturar debe hacerlo.
game-kujifunza-goal = Gana quien vacía la fila delantera de su rival.
game-djenon = Djenon-aboure
game-djenon-line = Dos filas de seis hoyos, de las lagunas de Costa de Marfil: un solo sentido, y gana quien reúne más semillas.
game-djenon-goal = Gana quien tiene más semillas al final.

rules-sustain = Zanzíbar
rules-sustain-line = Recomendada: las semillas capturadas en los cuatro hoyos centrales siguen en el sentido de la siembra, como juegan los maestros de Zanzíbar.
rules-choose = Mancala World
rules-choose-line = Tras cada captura en los cuatro hoyos centrales eliges por qué extremo de tu fila delantera (kichwa) siguen las semillas.
rules-choose-first = Primera elección
rules-choose-first-line = Eliges el kichwa solo en la primera captura de la jugada; una regla de estudio, que no viene en ninguna fuente.

level-1 = Estudiante
level-1-line = El más fácil: ve solo el primer tramo de una jugada, y es tímido.
level-2 = Aprendiz
level-2-line = Sigue una jugada durante dos tramos, y olvida que tú respondes.
level-3 = Jugador
level-3-line = Sigue una jugada durante tres tramos, y olvida que tú respondes.
level-4 = Veterano
level-4-line = Sigue una jugada durante cinco tramos, a veces seis, y olvida que tú respondes.
level-5 = Hábil
level-5-line = Sigue sus jugadas hasta el final y mira tus respuestas, pero a menudo se conforma con algo menos que lo mejor.
level-6 = Diestro
level-6-line = Mira unas jugadas por delante, y a veces se conforma con algo menos que lo mejor.
level-7 = Experto
level-7-line = Encuentra casi todas las victorias posibles, y falla alguna vez.
level-8 = Maestro
level-8-line = No se equivoca cuando puede ganar; cuando está perdido, te pone difícil la victoria.

## Why an action is refused. One sentence: the pit that matters, then the reason.

refusal-game-over = La partida ha terminado.
refusal-no-such-pit = Este tablero no tiene ningún hoyo { $pit }.
refusal-not-your-pit = { $pit } es de tu rival; solo puedes sembrar desde tus propios hoyos.
refusal-empty-pit = { $pit } está vacío, así que no hay nada que sembrar.
refusal-single-seed = { $pit } tiene una sola semilla, y para empezar hacen falta dos o más.
refusal-must-capture = Sembrando así, { $pit } no captura nada, y quien puede capturar debe hacerlo: { $instead } { part-way } sí captura.
refusal-too-many-to-capture = { $pit } tiene dieciséis semillas o más y por eso nunca inicia una captura, y quien puede capturar debe hacerlo: { $instead } { part-way } sí captura.
refusal-front-row-first = { $pit } tiene que esperar: una jugada sin captura empieza en la fila delantera mientras haya en ella un hoyo, como { $instead }, con dos semillas o más.
refusal-lone-kichwa = El kichwa { $pit } es el único hoyo con semillas de tu fila delantera, y desde él no se puede sembrar hacia fuera de ella; siembra en el otro sentido.
refusal-endless = Desde { $pit } en este sentido la siembra no acabaría nunca, así que no puede empezar.
refusal-endless-one-way = Desde { $pit } la siembra no acabaría nunca, así que no puede empezar.
refusal-name-kichwa = Las semillas capturadas en { $pit } siguen en tu mano: elige primero el kichwa por el que entran.
refusal-no-kichwa-asked = Ninguna semilla capturada espera un kichwa; elige un hoyo para sembrar.
refusal-one-way-only = Djenon-aboure se siembra en un solo sentido: también desde { $pit } se va hacia la derecha.
refusal-must-sow = Solo puedes pasar cuando no puedes sembrar, y desde { $instead } puedes.
refusal-no-passing = En el bao nadie pasa; elige un hoyo para sembrar.
refusal-must-pass = Desde { $pit } no se puede sembrar, porque ninguno de tus hoyos tiene dos semillas o más: debes pasar.
refusal-wrong-board = Esta posición no es del tablero de { $game }.

unsown-must-capture = { $pit } no captura nada en ningún sentido, y quien puede capturar debe hacerlo: { $instead } { part-way } sí captura.
unsown-endless = Desde { $pit } la siembra no acabaría nunca, en ningún sentido, así que no puede empezar.
way-refused-must-capture = No captura nada, y hay que jugar una captura.
way-refused-lone-kichwa = Dejaría vacía tu fila delantera.
way-refused-endless = La siembra no acabaría nunca.
way-refused-other = Ahora no se permite.

## Why a match does not begin from a board that was laid out by hand

unfit-too-many = { $game } se juega con { $most } semillas, y aquí habría { $found }: quita algunas.
unfit-wrong-board = Esta posición es de otro tablero, no del de { $game }.
unfit-nobody-chooses = Hay semillas capturadas que esperan la elección de un kichwa, y la regla Zanzíbar no deja elegir: apártalas o usa la regla Mancala World.
unfit-choice = Las semillas capturadas solo pueden esperar la elección de un kichwa mientras un hoyo del 3 al 6, en la fila delantera de quien juega, tenga dos semillas o más: apártalas.
unfit-front-row-empty = La fila delantera de { $name } está vacía, y quien la tiene vacía ha perdido: pon una semilla en ella.
unfit-no-start = Le toca a { $name } y no tiene ninguna salida permitida, y quien no puede jugar ha perdido: pon más semillas en los hoyos de { $name }.
unfit-only-singles = Ningún hoyo tiene dos semillas, así que la partida ya habría terminado: pon una segunda semilla en algún hoyo.
unfit-over = Según las reglas, esta partida habría terminado antes de empezar.

## How a game ended. The subject is the winner, the other the loser.

outcome-front-row-emptied = { part-who-wins }: { part-others-front-row } está vacía.
outcome-no-legal-start = { part-who-wins }: { $other-person ->
    [you] ya no tienes
    [computer] la máquina ya no tiene
   *[other] { $other-name } ya no tiene
} ninguna jugada.
outcome-more-seeds = { part-who-wins } por { $more ->
    [one] { $more } semilla
   *[other] { $more } semillas
} a { $fewer }.
outcome-equal-seeds = Empate: cada lado tiene { part-seeds }.
outcome-repetition = Empate: la misma posición ha estado tres veces en el tablero.
outcome-too-many-turns = Empate: la partida ha llegado a 2000 jugadas.
outcome-resigned = { $person ->
    [you] Te rindes
    [computer] La máquina se rinde
   *[other] { $name } se rinde
}; { part-other-wins }.

## What is proven of a position

judged-wins = { $name } gana.
judged-wins-in = { $name } gana en { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}.
judged-wins-by = { $name } gana: Sur { $south }, Norte { $north }.
judged-draw = Ningún lado puede ganar.
judged-draw-at = Empate: { $seeds } semillas para cada lado.
judged-unknown = Se desconoce.
judged-line = El mejor juego: { $moves }
judged-gave-away = Jugada { $number }: { $name } dejó escapar el resultado con { $move }. Lo habría conservado: { $better }
judged-nothing-given-away = Ninguna jugada dejó escapar el resultado, hasta donde se sabe.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row } queda vacía
    [kichwa] las semillas capturadas esperan un kichwa
    [going] la siembra sigue
   *[empty] la última semilla cae en un hoyo vacío
}
turn-takata = { part-who-sows } desde { $pit } { part-way-told }: { part-laps }, sin captura; { part-turn-end }.
turn-mtaji = { part-who-sows } desde { $pit } { part-way-told }: { part-laps }, { part-captures }; { part-turn-end }.
turn-entry = { part-who-enters } por el { part-kichwa-side }: { part-laps }; { part-turn-end }.
turn-entry-mtaji = { part-who-enters } por el { part-kichwa-side }: { part-laps }, { part-captures }; { part-turn-end }.
turn-sowing = { part-who-sows } desde { $pit }: { part-laps }, sin ganar semillas; { part-turn-end }.
turn-sowing-capture = { part-who-sows } desde { $pit }: { part-laps }, y { $person ->
    [you] ganas
   *[other] gana
} { part-seeds } de { $pits }.
turn-pass = { $person ->
    [you] Pasas: no tienes
    [computer] La máquina pasa: no tiene
   *[other] { $name } pasa: no tiene
} ningún hoyo con dos semillas o más.

## What could be lost on the opponent's next turn. The subject is the side that could lose, the other one
## the side that would move.

part-if-moved = { $other-person ->
    [you] Si ahora jugaras tú,
    [computer] Si ahora jugara la máquina,
   *[other] Si ahora jugara { $other-name },
}
part-could = { $other-person ->
    [you] podrías
   *[other] podría
}
threat-pit = { $pit } ({ part-seeds })
threat-pit-won = { part-seeds } de { $pit }
threats-some = { part-if-moved } { part-could } capturar { $pits }.
threats-some-won = { part-if-moved } { $person ->
    [you] podrías
    [computer] la máquina podría
   *[other] { $name } podría
} perder { $pits }.
threats-none = { part-if-moved } no { part-could } capturar ningún hoyo { $person ->
    [you] tuyo
    [computer] de la máquina
   *[other] de { $name }
}.
threats-none-won = { part-if-moved } { $person ->
    [you] no podrías
    [computer] la máquina no podría
   *[other] { $name } no podría
} perder ninguna semilla.
threats-brief = En peligro: { $pits }.
threats-brief-none = Ningún hoyo en peligro.

## A turn whose seeds are still moving. $lap: the lap that is being sown

turn-going = { part-who-sows } desde { $pit } { part-way-told }: tramo { $lap }.
turn-going-mtaji = { part-who-sows } desde { $pit } { part-way-told }: tramo { $lap }; hasta ahora { part-captures }.
turn-going-one-way = { part-who-sows } desde { $pit }: tramo { $lap }.

## While the seeds move

event-mtaji = Mtaji: esta jugada captura.
event-takata = Takata: en esta jugada no se captura nada.
event-lifted = { part-seeds } de { $pit }.
event-relay = { $pit } no estaba vacío: { $seeds ->
    [one] sigue su { $seeds } semilla
   *[other] siguen sus { $seeds } semillas
}.
event-captured = { $seeds ->
    [one] { $seeds } semilla capturada
   *[other] { $seeds } semillas capturadas
} de { $pit }.
event-won = { $seeds ->
    [one] { $seeds } semilla ganada
   *[other] { $seeds } semillas ganadas
} de { $pit }.
event-kichwa-asked = { part-seeds } en espera: ¿por el kichwa izquierdo o por el derecho?
event-entered = { $seeds ->
    [one] { $seeds } semilla entra
   *[other] { $seeds } semillas entran
} por el { part-kichwa-side }.
event-empty-pit = La última semilla cae en un hoyo vacío: la jugada termina.
event-front-row-emptied = Hamna: { part-others-front-row } está vacía.
event-capture-ends = Al ganar semillas termina la jugada.

## How to play, ten lines a game

how-kujifunza-1 = Ganas cuando la fila delantera de tu rival queda vacía, hamna, o cuando tu rival no puede jugar.
how-kujifunza-2 = Las dos filas más cercanas a ti son tuyas: dieciséis hoyos con dos semillas cada uno. Tu fila delantera está frente a la de tu rival.
how-kujifunza-3 = Levanta todas las semillas de un hoyo tuyo que tenga dos o más, ve hacia la izquierda o la derecha y déjalas caer una a una por tus dieciséis hoyos.
how-kujifunza-4 = Si la última semilla cae en un hoyo con semillas, levántalas todas y sigue sembrando. En un hoyo vacío la jugada termina.
how-kujifunza-5 = Mtaji: si el primer tramo acaba en un hoyo con semillas de tu fila delantera, frente a otro que también las tiene, capturas las de enfrente.
how-kujifunza-6 = Quien puede capturar debe hacerlo. Un hoyo de dieciséis semillas o más nunca inicia una captura.
how-kujifunza-7 = Las semillas capturadas entran por un kichwa, el hoyo de un extremo de tu fila delantera: la primera en el kichwa mismo, las demás hacia el centro.
how-kujifunza-8 = Si capturas desde uno de los dos hoyos de un extremo, entran por el kichwa de ese lado. Desde los cuatro centrales decide la regla de la casa: mantener el sentido, o elegir.
how-kujifunza-9 = En una jugada así, los tramos posteriores capturan del mismo modo, hasta que la última semilla cae en un hoyo vacío.
how-kujifunza-10 = Takata: si nada captura, siembra desde la fila delantera, o desde la trasera si ningún hoyo delantero tiene dos semillas. Entonces ningún tramo captura.

how-djenon-1 = Gana quien reúne más semillas. La fila de seis hoyos más cercana a ti es tuya. Cada hoyo tiene cuatro semillas.
how-djenon-2 = Levanta todas las semillas de un hoyo tuyo que tenga dos o más. Van hacia tu derecha, alrededor de las dos filas.
how-djenon-3 = La primera semilla vuelve a caer en el hoyo que vaciaste; las demás, en los hoyos siguientes.
how-djenon-4 = Si la última semilla queda sola en su hoyo, la jugada termina.
how-djenon-5 = Si su hoyo queda con dos o cuatro, ganas esas semillas y la jugada termina.
how-djenon-6 = También ganas los hoyos anteriores, uno tras otro, mientras cada uno tenga exactamente dos o cuatro, en cualquiera de los dos lados.
how-djenon-7 = Si el hoyo queda con tres, o con cinco o más, levántalas y sigue sembrando; la primera vuelve a caer en el mismo hoyo.
how-djenon-8 = Si ninguno de tus hoyos tiene dos semillas o más, pasas; solo entonces.
how-djenon-9 = La partida termina cuando ningún hoyo tiene más de una semilla.
how-djenon-10 = Cada cual suma las semillas de su propia fila a las que ha ganado. Gana quien tiene más; 24 a 24 es empate.
