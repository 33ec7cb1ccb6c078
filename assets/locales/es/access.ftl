# Para quien oye la mesa, o la maneja con un mando o con pulsadores.

## A turn in at most a dozen words, for whoever listens

part-who = { $person ->
    [you] Tú
    [computer] La máquina
   *[other] { $name }
}
part-announced-captured = { $seeds ->
    [0] sin captura
    [one] { $seeds } capturada
   *[other] { $seeds } capturadas
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] sin ganar semillas
    [one] { $seeds } ganada
   *[other] { $seeds } ganadas
}
announce-turn = { part-who }, { $pit }{ $way ->
    [left] {" "}izquierda
    [right] {" "}derecha
   *[none] {""}
}: { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
announce-entry = { part-who }, { part-kichwa-side }: { part-laps }, { part-announced-captured }.
announce-pass = { $person ->
    [you] Pasas.
    [computer] La máquina pasa.
   *[other] { $name } pasa.
}
announce-moves = { $person ->
    [you] Te toca.
    [computer] La máquina piensa.
   *[other] Le toca a { $name }.
}
announce-kichwa = { $person ->
    [you] Elige un kichwa.
    [computer] La máquina piensa.
   *[other] { $name } elige un kichwa.
}
announce-seats = { $person ->
    [computer] La máquina piensa.
   *[other] ¿Cambiar o conservar lado?
}
announce-won = { $person ->
    [you] Ganas tú.
    [computer] Gana la máquina.
   *[other] Gana { $name }.
}
announce-drawn = Empate.

## Pits, as a screen reader names them

pit-at-risk = { $pit }, en peligro
pit-chosen = { $pit }, elegido

## Settings

settings-ease = Accesibilidad
settings-contrast = Alto contraste
settings-contrast-line = Letras negras sobre blanco, contorno en cada hoyo, anillos gruesos.
settings-switches = Pulsadores
settings-switches-off = Ninguno
settings-switches-one = Un pulsador
settings-switches-two = Dos pulsadores
settings-switches-off-line = Para quien juega con uno o dos botones grandes: una marca va de grupo en grupo, y luego de elemento en elemento.
settings-switches-one-line = La marca avanza sola. Espacio, Intro o cualquier botón de un mando elige.
settings-switches-two-line = Espacio avanza, Intro elige. En un mando, A elige y cualquier otro botón avanza.
settings-scan-pace = Ritmo de la marca
settings-scan-seconds = { $seconds } s
settings-voice = Decir las jugadas
settings-voice-line = Con la voz del sistema (speech-dispatcher), donde esté instalada.

## Help: the game pad

help-pad = Mando
help-pad-move = Palanca izquierda, cruceta
help-pad-move-does = moverse por el tablero y de botón en botón
help-pad-act = A
help-pad-act-does = elegir, confirmar, saltar
help-pad-back = B
help-pad-back-does = volver
help-pad-start = Start
help-pad-start-does = pausa, y seguir
help-pad-select = Select
help-pad-select-does = del tablero a los botones, y seguir
help-pad-hint = Y
help-pad-hint-does = pista
help-pad-threats = X
help-pad-threats-does = qué hoyos están en peligro; si no, otra vez la última jugada
help-pad-shoulders = Botones L, R
help-pad-shoulders-does = más lento, más rápido; pasar páginas
help-pad-triggers = Gatillos
help-pad-triggers-does = una semilla atrás y adelante
