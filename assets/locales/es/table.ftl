### Lo que muestra la pantalla: pantallas, menús, ajustes y lo que el programa cuenta de sí mismo.
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = De dos en dos ante el tablero.
title-loading = Se está preparando el tablero.

## Title, and entries of menus that come on several screens

menu-go-on = Continuar
menu-go-on-line = { $game }, { $turns ->
    [0] aún sin jugadas
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}
menu-new-match = Nueva partida
menu-help = Cómo se juega
menu-settings = Ajustes
menu-back = Volver
menu-quit = Salir

## New match

new-match-title = Nueva partida
new-match-rules = Reglas de la casa
new-match-opponent = Rival
opponent-friend = Otra persona aquí
opponent-friend-line = Dos personas ante esta pantalla, por turnos.
new-match-begins = Quién empieza
begins-you = Tú
begins-computer = La máquina
begins-lot = Por sorteo
begins-friend = Empieza Sur, en el borde cercano.
begins-friend-north = Empieza Norte, en el borde lejano.
new-match-begin = Empezar
new-match-set-up = Preparar una posición

## Setting up a position: seeds are put on the board by hand

set-up-title = Preparar una posición
set-up-how = Toca un hoyo para poner una semilla. Para quitar una, mantén la pulsación o haz clic derecho.
set-up-seeds = Hay { $found } de { $most } semillas en el tablero.
set-up-no-pit = Ningún hoyo tocado aún
set-up-pit = Hoyo { $pit }
set-up-add = Poner una semilla en { $pit }
set-up-take = Quitar una semilla de { $pit }
set-up-empty = Vaciar { $pit }
set-up-won = Ganadas por { $name }
set-up-won-add = Añadir una semilla a las ganadas por { $name }
set-up-won-take = Quitar una semilla de las ganadas por { $name }
set-up-to-move = A quién le toca
set-up-waiting = { $seeds ->
    [one] { $seeds } semilla capturada, aún en la mano
   *[other] { $seeds } semillas capturadas, aún en la mano
}: falta elegir el kichwa.
set-up-lay-aside = Apartarlas
set-up-clear = Vaciar el tablero
set-up-start = Posición inicial
set-up-text = Posición como texto
set-up-text-wrong = Deja de ser una posición a partir del carácter { $column }.
set-up-copy = Copiar
set-up-copied = Copiado
set-up-paste = Pegar

## Match

match-to-move = { $person ->
    [you] Te toca
    [computer] La máquina piensa
   *[other] Le toca a { $name }
}
match-sowing = { $person ->
    [you] Estás sembrando
    [computer] La máquina siembra
   *[other] Siembra { $name }
}
match-replaying = Se repite una jugada
match-seeds = { part-seeds }
match-seeds-won = { $seeds ->
    [one] { $seeds } semilla ganada
   *[other] { $seeds } semillas ganadas
}
match-in-hand = { $seeds } en la mano
match-lap = Tramo { $lap } de { $laps }
match-captured = { $seeds ->
    [one] { $seeds } capturada
   *[other] { $seeds } capturadas
}
match-captured-won = { $seeds ->
    [one] { $seeds } ganada
   *[other] { $seeds } ganadas
}
match-last-turn = Última jugada
match-this-turn = Esta jugada
match-turns = Jugadas
match-aim = El objetivo
first-step-pit = Elige un hoyo con anillo.
first-step-way = Elige izquierda o derecha; el tablero muestra adónde lleva.
first-step-watch = Observa. Abajo puedes parar, ir paso a paso y verlo otra vez.
first-step-one-way = Elige un hoyo con anillo: se siembra ya, hacia la derecha.
first-step-hold = Señala un hoyo, o mantén un dedo sobre él, para ver antes lo que haría.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Pasa
match-turn-running = sembrando

match-choose-pit = Elige un hoyo: se siembra enseguida.
match-choose-pit-mtaji = Puedes capturar: es obligatorio (mtaji). Elige un hoyo que capture.
match-choose-pit-takata = No se puede capturar nada (takata). Elige un hoyo para sembrar.
match-choose-direction = { $pit }: ¿hacia la izquierda o hacia la derecha?
match-choose-kichwa = Elige el kichwa por el que { $seeds ->
    [one] entra { $seeds } semilla
   *[other] entran { $seeds } semillas
}.
match-kichwa-left = Kichwa izquierdo
match-kichwa-right = Kichwa derecho
match-must-pass = Ninguno de tus hoyos tiene dos semillas o más: debes pasar.
match-pass = Pasar

match-direction-left = A la izquierda
match-direction-right = A la derecha
match-preview-end = Acaba en { $pit }: { part-laps }.
match-preview-asks = { part-laps } hasta { $pit }; luego eliges un kichwa.
match-preview-captured = Captura { part-seeds }.
match-preview-captured-won = Ganas { part-seeds }.
match-preview-no-capture = Sin captura.
match-preview-no-capture-won = No ganas semillas.
match-preview-first-end = Solo el primer tramo: hasta { $pit }.
match-preview-first-captured = Captura { part-seeds }.
match-preview-first-captured-won = Ganas { part-seeds }.
match-preview-first-no-capture = No captura nada.
match-preview-first-no-capture-won = No ganas semillas.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-brief-to = { $pit }: { match-brief }
match-brief-first = Tramo 1: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = No se permite: toca para saber por qué.
match-progress = Hasta dónde se ha mostrado la jugada
match-slower = Más lento
match-faster = Más rápido

match-board = El tablero
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, salida posible

match-undo = Deshacer
match-redo = Rehacer
match-pause = Pausa
match-go-on = Seguir
match-skip = Saltar
match-step-back = Semilla atrás
match-step-on = Semilla adelante
match-lap-back = Tramo atrás
match-lap-on = Tramo adelante
match-speed = Velocidad
match-speed-value = { $speed }×
match-replay = Ver la última jugada
match-replay-picked = Ver esta jugada
match-whole-board = Tablero entero
match-threats = Mostrar qué hoyos están en peligro
match-threats-hide = Ocultar qué hoyos están en peligro
match-menu = Menú

## What the marks on the board mean; each stands beside its mark.

mark-may-start = salida posible
mark-ended = aquí acabó la última jugada
mark-lifted = de aquí viene el tramo
mark-captures = captura
mark-emptied = capturado
mark-entry = kichwa: por aquí entran las semillas capturadas

## Pause menu

pause-title = En pausa
pause-go-on = Continuar
pause-try = Probar esta posición
pause-resign = Rendirse
pause-leave = Al inicio
pause-leave-line = La partida se guarda y puedes seguir luego.

## Questions

confirm-resign-title = ¿Te rindes en esta partida?
confirm-resign-line = Entonces gana tu rival.
confirm-resign-yes = Rendirse
confirm-resign-no = Continuar
confirm-discard-title = ¿Descartar esta partida?
confirm-discard-line = Sale de esta lista. Las últimas veinte quedan en la carpeta «discarded», junto a las partidas guardadas.
confirm-discard-yes = Descartar
confirm-discard-no = Conservar
confirm-reset-title = ¿Restablecer todos los ajustes?
confirm-reset-line = Sonido, velocidad, imagen, tamaño del texto e idioma vuelven a ser los del principio. Las partidas se conservan.
confirm-reset-yes = Restablecer
confirm-reset-no = Conservar

## Result

result-winner = { $person ->
    [you] Ganas tú
    [computer] Gana la máquina
   *[other] Gana { $name }
}
result-draw = Empate
result-score = { $south-name } { $south }, { $north-name } { $north }
result-score-parts = { $name }: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
} y { $row } en la fila.
result-turns = Partida de { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}.
result-rematch = Jugar otra vez
result-look = Ver el tablero
result-back = Volver al resultado
result-undo = Retirar la última jugada
result-to-title = Al inicio

## Settings

settings-title = Ajustes
settings-sound = Sonido
settings-volume = Semillas y tablero
settings-ambience = Ambiente
settings-interface = Botones y menús
settings-mute = Sin sonido
settings-table = Juego
settings-speed = Ritmo de las semillas
settings-speed-value = { $speed }×
settings-counts = Mostrar el número de semillas
settings-turn-board = Girar el tablero
settings-turn-board-line = Si juegan dos personas aquí, quien tiene el turno ve su fila más cerca.
settings-previews = Vista previa
settings-previews-by-level = Según el rival
settings-previews-by-level-line = Cuanto más fuerte es tu rival, menos se te cuenta antes de sembrar.
settings-previews-full = Jugada entera
settings-previews-first-lap = Primer tramo
settings-previews-off = Ninguna
settings-previews-line = Lo que se revela de un sentido antes de que lo elijas.
settings-reduced-motion = Menos movimiento
settings-reduced-motion-line = Las semillas aparecen y se desvanecen en vez de volar.
settings-picture = Imagen
settings-quality = Calidad
settings-quality-as-measured = Según medición ({ $quality })
settings-quality-to-measure = Según medición
settings-quality-low = Baja
settings-quality-medium = Media
settings-quality-high = Alta
settings-quality-line = La baja es para equipos lentos: sombras toscas, bordes dentados.
settings-board = Tablero de bao
settings-board-zanzibar = Zanzíbar
settings-board-zanzibar-line = Madera dura y gruesa, tallada con cordones y rosetas como en Zanzíbar.
settings-board-school = Escuela
settings-board-school-line = Un tablero sencillo, como en las escuelas, los clubes y las casas donde se enseña Kujifunza.
settings-board-djenon-line = Djenon-aboure tiene un tablero propio, el de los abouré de las lagunas de Costa de Marfil.
settings-mood = Hora del día
settings-mood-day = Tarde
settings-mood-evening = Anochecer
settings-full-screen = Pantalla completa
settings-reading = Lectura
settings-text-size = Tamaño del texto
settings-percent = { $percent } %
settings-language = Idioma
settings-language-system = Como el sistema ({ $language })
languages-unread = Traducido con cuidado; todavía no lo ha leído nadie que tenga el español como lengua materna.
settings-reset = Restablecer
settings-close = Cerrar

## Help: the keys

help-title = Cómo se juega
help-keys = Teclas
help-pointer = Señala un hoyo para ver lo que haría. Haz clic en él o tócalo; donde haya dos sentidos, elige uno.
help-notation = Una jugada se escribe con su hoyo y su sentido, tal como lo ve quien juega: L es izquierda, R es derecha. Un asterisco marca una jugada que no captura nada; las letras tras dos puntos son los kichwa elegidos.
help-look = Rueda o pellizco: más cerca del tablero. Arrastrar: moverlo a un lado. Botón derecho, Ctrl o dos dedos: inclinarlo. Doble toque en la madera: todo el tablero.
help-key-arrows = Flechas
help-key-arrows-does = Ir de hoyo en hoyo; en un hoyo elegido, izquierda o derecha.
help-key-enter = Intro
help-key-enter-does = Elegir el hoyo; después, sembrar. Mientras se mueven las semillas: saltar al final.
help-key-by-hand = Intro, Retroceso, Supr
help-key-by-hand-does = Al preparar una posición: poner una semilla, quitar una, vaciar el hoyo.
help-key-space = Espacio
help-key-space-does = Como Intro. Mientras se mueven las semillas: parar y seguir.
help-key-esc = Esc
help-key-esc-does = Soltar el hoyo, cerrar o abrir el menú.
help-key-undo = U, Retroceso
help-key-undo-does = Deshacer.
help-key-redo = R
help-key-redo-does = Rehacer.
help-key-end = Fin
help-key-end-does = Saltar al final de la jugada.
help-key-replay = L
help-key-replay-does = Mostrar otra vez la última jugada.
help-key-step = , y .
help-key-step-does = Una semilla atrás y adelante.
help-key-lap = < y >
help-key-lap-does = Un tramo atrás y adelante.
help-key-speed = + y -
help-key-speed-does = Más rápido y más lento.
help-key-closer = Ctrl + y Ctrl -
help-key-closer-does = Más cerca del tablero y más lejos.
help-key-tilt = Re Pág, Av Pág
help-key-tilt-does = Mirar más o menos desde arriba.
help-key-whole = Inicio
help-key-whole-does = Otra vez todo el tablero.
help-key-counts = N
help-key-counts-does = Mostrar u ocultar el número de semillas.
help-key-threats = T
help-key-threats-does = Mostrar u ocultar cuáles de tus hoyos están en peligro en la jugada siguiente.
help-key-mute = M
help-key-mute-does = Quitar o poner el sonido.
help-key-help = F1
help-key-help-does = Esta ayuda.
help-key-full-screen = F11
help-key-full-screen-does = Pantalla completa.
help-close = Cerrar

## Unfinished matches

unfinished-title = Partidas sin terminar
unfinished-none = Ninguna partida espera a que la continúes.
unfinished-friend = Dos personas aquí
unfinished-computer = Contra la máquina, { $level }
unfinished-turns = { $turns ->
    [0] Aún sin jugadas
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}
unfinished-saved-now = Guardada ahora mismo
unfinished-saved-minutes = Guardada hace { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
unfinished-saved-hours = Guardada hace { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
unfinished-saved-days = Guardada hace { $count ->
    [one] { $count } día
   *[other] { $count } días
}
unfinished-go-on = Continuar
unfinished-discard = Descartar

## Notices

notice-close = Cerrar

part-reason = { $reason ->
    [full] el disco está lleno
    [read-only] el disco es de solo lectura
    [denied] no tienes permiso para escribir o leer ahí
    [not-a-file] hay otra cosa en su lugar
    [too-large] es demasiado grande para ser nuestro
    [too-many] ya se han apartado demasiados archivos dañados, y convendría eliminar algunos
   *[other] { $error }
}
notice-no-folders = El sistema no indica ninguna carpeta para los archivos de Mbili, así que los ajustes y las partidas no se guardan. Para guardarlos, define HOME, o MBILI_CONFIG_DIR y MBILI_DATA_DIR, y abre Mbili de nuevo.
notice-folder = No se puede crear la carpeta { $file }: { part-reason }. Lo que debe ir en ella no se guarda.
notice-settings-damaged = Los ajustes estaban dañados en la línea { $line } de { $file } ({ $problem }). Lo que se pudo leer está en uso; el archivo dañado queda apartado como { $aside }.
notice-settings-damaged-kept = Los ajustes están dañados en la línea { $line } de { $file } ({ $problem }). No se puede apartar el archivo: { part-reason }. Queda como está, y los cambios no se guardan mientras no se corrija o se elimine.
notice-settings-unreadable = No se pueden leer los ajustes de { $file }: { part-reason }. Se usan los habituales.
notice-settings-unsaved = No se pueden guardar los ajustes en { $file }: { part-reason }. Valen hasta que salgas, y se intenta guardarlos una y otra vez.
notice-settings-saved-again = Los ajustes vuelven a poder guardarse, y ya están guardados.
notice-match-newer = La partida de { $file } la guardó un Mbili más nuevo (formato { $version }). No se toca; un Mbili más nuevo puede continuarla.
notice-match-damaged = La partida de { $file } está dañada en la línea { $line }, columna { $column }: { $problem }. No se toca; corrígela ahí o elimínala.
notice-match-empty = La partida anotada en { $file } no tiene jugadas ni ninguna de las líneas que Mbili añade a una partida guardada, así que no hay nada que continuar. No se toca; «mbili play» con el nombre del archivo empieza una partida a partir de ella.
notice-matches-damaged-more = Más partidas dañadas en { $folder }: { $count }. El registro del programa las nombra.
notice-match-unreadable = No se puede leer la partida de { $file }: { part-reason }.
notice-match-unsaved = No se puede guardar la partida en { $file }: { part-reason }. El juego sigue, y se intenta guardarla una y otra vez. Lo que se guardó antes sigue ahí.
notice-match-saved-again = Ya se puede guardar de nuevo: la partida está guardada tal como está.
notice-match-undiscarded = No se puede descartar la partida de { $file }: { part-reason }.
notice-match-elsewhere = La partida de { $file } está en la mesa de otro Mbili abierto. Ciérrala primero allí.
notice-match-gone = La partida de { $file } ya no está.
notice-no-sound-device = No se encontró ningún dispositivo de sonido, así que el juego está en silencio.
notice-software-rendering = No se encontró ninguna tarjeta gráfica, así que la imagen la dibuja el procesador. Con calidad baja va más rápido.

## What the terminal says where no window can be shown

startup-no-window = No hay sistema de ventanas: no están definidos ni WAYLAND_DISPLAY ni DISPLAY. Abre Mbili desde una sesión de escritorio; «mbili --help» dice qué funciona sin ventana.
startup-no-wayland = WAYLAND_DISPLAY es «{ $value }», pero ahí no responde ningún compositor de Wayland. Corrígelo, o corrige XDG_RUNTIME_DIR, la carpeta donde se busca; o quítalo, y se usará X11 según DISPLAY.
startup-no-x11 = DISPLAY es «{ $value }», pero ahí no responde ningún servidor X11, o faltan las bibliotecas de X11. Corrígelo, o abre Mbili desde una sesión de escritorio.
startup-wayland-socket = WAYLAND_SOCKET es «{ $value }», que no es ninguna conexión abierta con un compositor de Wayland. Quítalo y abre Mbili de nuevo.
startup-no-graphics = No se encontró ningún adaptador gráfico. Instala un controlador de Vulkan, o el controlador por software de Mesa (en Debian y Ubuntu: mesa-vulkan-drivers).
startup-no-graphics-by = WGPU_BACKEND es «{ $value }», y así no se encontró ningún adaptador gráfico. Puede ser vulkan o gl, o ambos separados por una coma; quítalo, y se prueban los dos.
startup-graphics-lost = Se perdió el dispositivo gráfico. La partida está guardada; abre Mbili de nuevo para continuarla.
startup-graphics-lost-unsaved = Se perdió el dispositivo gráfico, y al cerrar no se pudo guardar todo. El registro del programa dice qué y por qué: { $folder }. Abre Mbili de nuevo para continuar.
startup-unsaved = Al cerrar no se pudo guardar todo. El registro del programa dice qué y por qué: { $folder }.
startup-record-unreadable = { $file }: no se puede leer: { $error }. Comprueba el nombre y quién puede leerlo; «mbili --help» dice qué más se puede indicar aquí.
startup-record-not-a-file = { $file }: no es un archivo. Indica el archivo de una partida anotada.
startup-record-too-large = { $file }: { $size } bytes son demasiados para una sola partida anotada. ¿Es el archivo correcto?
startup-record-wrong = { $file }: { $problem }. «mbili replay» revisa una partida anotada y dice cómo arreglarla.
startup-failed = El programa falló y tuvo que cerrarse. La partida está guardada hasta la última jugada. Lo ocurrido: { $message }
