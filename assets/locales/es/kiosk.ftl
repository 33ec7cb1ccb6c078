# Lo que solo dice una mesa en un museo: su primera pantalla, el final de una visita y lo que ve el personal.

kiosk-starts-again = La mesa se cierra para volver a arrancar.

kiosk-home = Inicio
kiosk-panel = Sonido y texto
kiosk-lesson = Aprende en un minuto
kiosk-play = Jugar
kiosk-play-game = Jugar a { $game }
kiosk-face = Dos personas, cara a cara
kiosk-attract-touch = Toca un hoyo y ya estás jugando.
kiosk-attract-adapts = Juega contra la mesa: se adapta a tu nivel.
kiosk-your-turn = Te toca
kiosk-other-turn = Le toca al otro lado
kiosk-to-the-left = Sembrar a la izquierda
kiosk-to-the-right = Sembrar a la derecha
kiosk-you-won = Ganas tú
kiosk-you-lost = Gana el otro lado
kiosk-drawn = No gana nadie
kiosk-again = Otra vez
kiosk-panel-language = Idioma
kiosk-panel-volume = Volumen
kiosk-panel-text = Tamaño del texto
kiosk-volume-off = Sin sonido
kiosk-volume-low = Bajo
kiosk-volume-middle = Medio
kiosk-volume-high = Alto
kiosk-text-usual = Normal
kiosk-text-large = Grande
kiosk-text-largest = Muy grande
kiosk-rules = Los juegos y sus reglas
kiosk-done = Listo
kiosk-doubt = ¿Sigues ahí?
kiosk-doubt-line = { $seconds ->
    [one] En un segundo la mesa vuelve a empezar.
   *[other] En { $seconds } segundos la mesa vuelve a empezar.
}
kiosk-here = Aquí sigo
kiosk-closed = Ahora está cerrado.
kiosk-closed-until = Ahora está cerrado. Abierto de { $open } a { $close }.
kiosk-cleaning = Mientras se limpia la pantalla, tocarla no hace nada
kiosk-pin = PIN
kiosk-pin-none = No hay ningún PIN en la configuración, así que nadie puede entrar aquí.
kiosk-pin-wrong = Ese no es el PIN.
kiosk-pin-wait = { $seconds ->
    [one] Espera un segundo antes del próximo intento.
   *[other] Espera { $seconds } segundos antes del próximo intento.
}
kiosk-pin-rub = Borrar
kiosk-pin-enter = OK
kiosk-staff = Para el personal
kiosk-staff-today = Hoy
kiosk-staff-month = 30 días
kiosk-staff-sessions = Visitas
kiosk-staff-matches = Partidas
kiosk-staff-abandoned = Partidas dejadas antes de terminar
kiosk-staff-lessons = Lecciones
kiosk-staff-seconds = Segundos por visita, de media
kiosk-staff-restarts = Reinicios tras un fallo
kiosk-staff-plot = Visitas por día, en 30 días
kiosk-staff-no-counts = No se pueden leer los recuentos. El registro dice por qué.
kiosk-staff-health = La mesa
kiosk-staff-safe = Modo seguro; se vuelve a probar todo dentro de
kiosk-staff-up = En marcha desde hace
kiosk-staff-memory = Memoria
kiosk-staff-frames = Un fotograma tarda: la mitad, 99 de 100
kiosk-staff-span = { $days } d { $hours } h { $minutes } min
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Versión
kiosk-staff-clock = Reloj
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = Volumen de esta mesa
kiosk-staff-clean = Limpiar la pantalla (30 segundos)
kiosk-staff-again = Reiniciar la mesa
kiosk-staff-close = Cerrar la mesa
kiosk-staff-leave = Volver al público
