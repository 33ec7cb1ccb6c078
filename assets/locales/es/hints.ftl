### Pistas: qué hoyo, qué sentido, por qué. Quien lee es siempre quien tiene que jugar.
### The arguments are explained in the English files.

## The button, the setting and the key

match-hint = Pista
match-hint-more = Más de la pista
match-hint-hide = Ocultar pista
settings-hints = Pistas
settings-hints-line = Tecla H o botón de la lámpara: qué hoyo, qué sentido y por qué.
help-key-hint = H
help-key-hint-does = Una pista: qué hoyo; otra vez: qué sentido; otra vez: por qué.

## A hint, step by step

hint-thinking = Se está pensando una pista.
hint-pit = Pista: mira { $pit }.
hint-way = Pista: { $pit } { part-way }.
hint-kichwa = Pista: el { part-kichwa-side }, { $pit }.
hint-pass = Pista: pasa.
hint-ask-way = Pídela otra vez para saber el sentido.
hint-ask-why = Pídela otra vez para saber por qué.

## Why

because-only-move = Es la única jugada que tienes.
because-wins-now = Esta jugada gana la partida en el acto.
because-wins-in = Si luego juegas bien, ganas en { $turns ->
    [one] { $turns } jugada tuya
   *[other] { $turns } jugadas tuyas
} como mucho, haga lo que haga tu rival.
because-wins = Si luego juegas bien, ganas, haga lo que haga tu rival.
because-wins-with = Si luego juegas bien, ganas al menos por { $own } semillas a { $other }.
because-only-winning = Cualquier otra jugada deja escapar la victoria.
because-only-hope = Cualquier otra jugada pierde si tu rival juega bien.
because-draws = Después ningún lado puede ganar, si ambos juegan bien.
because-draws-with = Si luego juegas bien, aseguras al menos el empate, { $seeds } semillas para cada lado.
because-every-turn-loses = Aquí toda jugada pierde contra un juego perfecto, pero tu rival aún tiene que encontrarlo.
because-loses-with = Aquí toda jugada pierde contra un juego perfecto; ninguna conserva más que esta, { $own } semillas a { $other }.
because-traps = De las { $answers } respuestas de tu rival, solo { $right ->
    [one] { $right } gana
   *[other] { $right } ganan
}.
because-holds-out = Ninguna otra jugada resiste más: { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}, contando las de ambos.
because-most-seeds = Ninguna otra jugada trae al final tantas semillas.
because-saves-front-row = Tu fila delantera está en peligro; tras esta jugada no se puede vaciar en la siguiente.
because-captures = Así capturas { part-seeds } en { part-laps }.
because-captures-asks = Así capturas { part-seeds } en { part-laps }, y luego eliges un kichwa.
because-captures-won = Así ganas { part-seeds } en { part-laps }.
because-saves = { $pit } ({ part-seeds }) podría capturarse; tras esta jugada, en la siguiente ya no.
because-saves-won = En la próxima jugada de tu rival podrías perder { part-seeds } de { $pit }; tras esta jugada, ninguna.
because-leaves-no-capture = Tu rival no puede capturar nada en respuesta.
because-leaves-no-capture-won = Tu rival no puede ganar semillas en respuesta.
because-looks-ahead = Aquí nada está demostrado; es la que parece mejor al calcular { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
} por delante.
because-nothing-known = Aquí nada está demostrado.
