### La lección de cinco pasos, y el curso que la sigue.
### The arguments are explained in the English file.

menu-learn = Aprender

## The five beats: what is to be done, and what it was

learn-sow = Toca el hoyo que brilla y elige izquierda o derecha.
learn-sow-done = Siembras. Cada hoyo del camino recibe una semilla, kete.
learn-relay = Haz que tu última semilla caiga entre otras, y observa.
learn-relay-done = Tu siembra sigue desde un hoyo con semillas. Eso es endelea.
learn-capture = Acaba entre semillas tuyas, frente a las de tu rival: las capturas.
learn-capture-done = Capturas. Las semillas entran por el kichwa, el hoyo del extremo.
learn-must-capture = Uno de tus hoyos captura. Quien puede capturar debe hacerlo. Encuéntralo.
learn-must-capture-done = Una jugada que captura es un mtaji. Hay que jugarla.
learn-win = Llévate las últimas semillas de la fila delantera rival, y ganas.
learn-win-done = Hamna: no queda nada en la fila delantera rival. Ganas.

learn-choose = Ahora, izquierda o derecha: toca una flecha bajo el tablero.
learn-lit = El hoyo que brilla es el bueno.
learn-lit-label = { $pit }, { part-seeds }, brilla
learn-seeds-move = Observa las semillas.
learn-step = Paso { $number } de { $of }
learn-step-done = Paso { $number } de { $of }, hecho
learn-next = Siguiente
learn-skip = Saltar este paso
learn-leave = Salir

## The end of the lesson

learn-end-title = Ya sabes jugar al bao
learn-end-line = Sembrar, seguir, capturar, ganar: lo demás llega jugando.
learn-play = Jugar
learn-play-line = Contra la máquina, a tu nivel.
learn-watch = Mirar
learn-watch-line = La máquina juega contra sí misma.
learn-more = Más
learn-more-line = Todas las reglas, una a una.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = La última semilla caería en { $pit }, que está vacío, y tu jugada terminaría.
learn-wrong-relays = La última semilla caería entre otras en { $pit }, y la siembra seguiría.
learn-wrong-takes-nothing = Así no capturas nada.
learn-wrong-takes-nothing-won = Así no ganas semillas.
learn-wrong-other-kichwa = Esas semillas entrarían por el otro kichwa, { $pit }.
learn-wrong-same-way = Esas semillas seguirían en el mismo sentido.
learn-wrong-short-chain = Así ganas un solo hoyo, y otra siembra gana más.
learn-wrong-no-win = Después de eso la partida sigue, y otra siembra gana.
learn-wrong-way = El hoyo es ese; el sentido, no: siémbralo { part-way }.

## The course: the lessons to choose from

course-title = Lecciones
course-line = Una regla cada vez: la lees, la juegas y luego haces un ejercicio.
course-minute = La lección en un minuto
course-next = Lección siguiente
course-all-done = Todo hecho. Empezar de nuevo
course-done = { $done } de { $of } hechas
course-is-done = Hecha
course-all = Todas las lecciones
course-of = { $name }, lección { $number } de { $of }
course-to-exercise = Ir al ejercicio
course-straight-to-exercise = Directo al ejercicio
course-exercise = Ahora, un ejercicio

## Bao la Kujifunza, rule by rule

course-board-title = El tablero
course-board-1 = Dos filas son tuyas: la delantera, en medio del tablero, y la trasera, la más cercana a ti.
course-board-2 = Juntas son un anillo de dieciséis hoyos. Siembras por él hacia la izquierda o hacia la derecha, y nunca sales de él.
course-board-asks = Siembra desde cualquier hoyo permitido, en el sentido que quieras.
course-board-names = Todas tus semillas siguen en tus dos filas.

course-sowing-title = Sembrar
course-sowing-1 = Levanta todas las semillas de un hoyo tuyo que tenga dos o más y déjalas caer una a una, empezando por el hoyo siguiente.
course-sowing-2 = Si la última cae en un hoyo vacío, tu jugada termina.
course-sowing-asks = Siembra de modo que la última semilla caiga en un hoyo vacío.
course-sowing-names = Sembrar una vez, desde que levantas las semillas hasta la última, es un tramo.

course-relay-title = Seguir
course-relay-1 = Si la última semilla cae en un hoyo con semillas y no captura nada, levántalas todas y sigue sembrando en el mismo sentido.
course-relay-2 = Así, una jugada puede tener muchos tramos. Termina cuando uno de ellos acaba en un hoyo vacío.
course-relay-asks = Siembra de modo que la jugada siga.
course-relay-names = Eso es endelea: seguir.

course-capture-title = Capturar
course-capture-1 = Si el primer tramo acaba en un hoyo con semillas de tu fila delantera, y el hoyo de enfrente también las tiene, capturas las de enfrente.
course-capture-2 = La fila trasera que hay detrás está a salvo.
course-capture-3 = Los tramos posteriores de una jugada así capturan del mismo modo.
course-capture-asks = Captura.
course-capture-names = Una jugada que captura es un mtaji.

course-kichwa-title = Kichwa y kimbi
course-kichwa-1 = Las semillas capturadas entran por un kichwa, el hoyo de un extremo de tu fila delantera. La primera cae en el kichwa mismo.
course-kichwa-2 = Los dos hoyos de cada extremo son los kimbi: lo que capturas desde ahí entra por el kichwa de ese extremo.
course-kichwa-asks = Captura de modo que las semillas entren por el kichwa derecho.
course-kichwa-names = Entran por el kichwa derecho y van hacia el centro.

course-direction-title = El sentido
course-direction-1 = Desde un kichwa se siembra hacia el centro. Por eso una captura desde un kimbi puede invertir la siembra, que sigue en ese otro sentido.
course-direction-2 = Tras una captura desde los cuatro hoyos centrales mantiene su sentido, como juegan los maestros de Zanzíbar.
course-direction-3 = Con la regla Mancala World, ahí eliges tú el kichwa.
course-direction-asks = Captura de modo que la siembra cambie de sentido.
course-direction-names = El kichwa de ese lado le cambia el sentido.

course-must-capture-title = Debes capturar
course-must-capture-1 = Quien puede capturar debe hacerlo. Entonces no se permite ninguna otra salida.
course-must-capture-2 = Entre varias capturas puedes elegir cualquiera, grande o pequeña.
course-must-capture-asks = Encuentra la salida que captura.
course-must-capture-names = Era la única salida que permitían las reglas.

course-sixteen-title = Dieciséis y más
course-sixteen-1 = Un hoyo de dieciséis semillas o más nunca inicia una captura, caiga donde caiga su última semilla.
course-sixteen-2 = Un tramo posterior sí puede capturar, por largo que sea.
course-sixteen-asks = Captura, pero no con el hoyo de dieciséis o más.
course-sixteen-names = El hoyo grande tenía que esperar.

course-takata-title = Una jugada sin captura
course-takata-1 = Solo si ninguna salida captura puedes sembrar sin capturar.
course-takata-2 = Entonces no captura ningún tramo de la jugada, acabe donde acabe.
course-takata-asks = Aquí nada captura. Siembra.
course-takata-names = Una jugada sin captura es un takata.

course-front-row-title = Primero, la fila delantera
course-front-row-1 = Un takata empieza en la fila delantera mientras algún hoyo de ella tenga dos semillas o más.
course-front-row-2 = Solo si ninguno las tiene puedes empezar en la fila trasera.
course-front-row-asks = Siembra desde un hoyo en el que se pueda empezar.
course-front-row-names = La fila trasera tenía que esperar.

course-lone-kichwa-title = El último kichwa
course-lone-kichwa-1 = Si un kichwa es el único hoyo con semillas de tu fila delantera, en un takata no se puede sembrar desde él hacia fuera de esa fila.
course-lone-kichwa-2 = Hacia el centro sí se puede.
course-lone-kichwa-asks = Siembra desde el kichwa en el sentido permitido.
course-lone-kichwa-names = Tu fila delantera no queda vacía en ningún momento.

course-endless-title = Una siembra sin fin
course-endless-1 = Algunas siembras darían vueltas para siempre. Una salida así no se permite.
course-endless-2 = Solo pasa en jugadas sin captura, y muy rara vez.
course-endless-asks = Aquí hay una siembra que no acabaría nunca. Elige otra.
course-endless-names = Esta llega a su fin.

course-end-title = Cómo termina
course-end-1 = Ganas en el acto cuando la fila delantera de tu rival queda vacía.
course-end-2 = También ganas cuando tu rival no tiene ninguna salida permitida. Nadie pasa.
course-end-asks = Gana.
course-end-names = Hamna: no hay nada en esa fila delantera.

## Djenon-aboure, rule by rule

course-origin-title = Sembrar
course-origin-1 = La fila más cercana a ti es tuya. Levanta las semillas de uno de sus hoyos; van hacia tu derecha, alrededor de las dos filas.
course-origin-2 = La primera semilla vuelve a caer en el hoyo que vaciaste.
course-origin-3 = Si el último hoyo queda con tres, o con cinco o más, se levantan a su vez sus semillas. Si queda con una sola, la jugada termina.
course-origin-asks = Siembra desde un hoyo tuyo.
course-origin-names = Una semilla queda donde empieza la siembra.

course-lone-seeds-title = Semillas solas
course-lone-seeds-1 = Desde un hoyo con una sola semilla no se puede sembrar.
course-lone-seeds-2 = Si ninguno de tus hoyos tiene dos o más, pasas; solo entonces.
course-lone-seeds-asks = Siembra desde un hoyo en el que se pueda.
course-lone-seeds-names = Las semillas solas tenían que esperar.

course-taking-title = Ganar semillas
course-taking-1 = Si el hoyo de la última semilla queda con dos o cuatro, en cualquiera de los dos lados, ganas esas semillas y la jugada termina.
course-taking-2 = También ganas los hoyos anteriores, uno tras otro, mientras cada uno tenga exactamente dos o cuatro.
course-taking-asks = Gana dos hoyos o más en una jugada.
course-taking-names = Una cadena: hoyo tras hoyo, hacia atrás.

course-close-title = Cómo termina
course-close-1 = La partida termina cuando ningún hoyo tiene más de una semilla.
course-close-2 = Cada cual suma las semillas de su propia fila a las que ha ganado. Gana quien tiene más; 24 a 24 es empate.
course-close-asks = Siembra de modo que la partida termine y ganes.
course-close-names = Solo quedan semillas solas, y tú tienes más.
