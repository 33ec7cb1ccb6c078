### Ejercicios: preguntas sobre una posición, cada una con una sola respuesta correcta.
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = Ejercicios
exercises-title = Ejercicios
exercises-line = Toda respuesta está demostrada. Tómate tu tiempo.
exercises-next = Ejercicio siguiente
exercises-next-line = { $kind }, grado { $grade } de 5
exercises-all-done = Todo hecho. Empezar de nuevo
exercises-done = { $done } de { $of } hechos
exercises-kinds = O elige qué practicar
exercises-forget = Olvidar lo hecho

exercise-kind-starts = Todas las salidas
exercise-kind-starts-line = ¿Desde qué hoyos se puede sembrar, y en qué sentido?
exercise-kind-laps = Cuenta los tramos
exercise-kind-laps-line = ¿Cuántos tramos tiene esta siembra?
exercise-kind-end = ¿Dónde acaba?
exercise-kind-end-line = Sigue la siembra hasta su última semilla.
exercise-kind-most = Más semillas
exercise-kind-most-line = ¿Qué siembra se lleva más semillas?
exercise-kind-win-1 = Gana en una jugada
exercise-kind-win-1-line = Una siembra pone fin a la partida.
exercise-kind-save = Salva tu fila delantera
exercise-kind-save-line = Una sola siembra te mantiene en juego.
exercise-kind-win-2 = Gana en dos jugadas
exercise-kind-win-2-line = Juegue lo que juegue tu rival.
exercise-kind-win-3 = Gana en tres jugadas
exercise-kind-win-3-line = Mira muy por delante.

confirm-forget-title = ¿Olvidar qué ejercicios están hechos?
confirm-forget-line = Se podrán hacer todos otra vez. Las partidas y los ajustes se conservan.
confirm-forget-yes = Olvidar
confirm-forget-no = Conservar

## An exercise

exercise-grade = Grado { $grade } de 5
exercise-task-starts = Marca todas las salidas permitidas y luego comprueba. Juegas con las dos filas más cercanas. Toca un hoyo para cambiar sus flechas: derecha, izquierda, ambas, ninguna.
exercise-task-starts-one-way = Marca todos los hoyos desde los que puedes sembrar y luego comprueba. Juegas con la fila más cercana.
exercise-task-laps = La flecha muestra qué se siembra. ¿Cuántos tramos tiene la siembra?
exercise-task-end = La flecha muestra qué se siembra. Toca el hoyo en el que cae la última semilla.
exercise-task-most = ¿Qué hoyo de tu fila se lleva más semillas? Siembra desde él.
exercise-task-win-1 = Te toca, y una siembra gana en el acto. Encuéntrala.
exercise-task-save = Tu rival está a punto de ganar. Una sola siembra lo impide. Encuéntrala.
exercise-task-win = Te bastan { $turns ->
    [2] dos
   *[other] tres
} jugadas para ganar, juegue lo que juegue tu rival. Encuentra la primera.
exercise-task-more = Sigue: { $left ->
    [one] la próxima siembra gana
   *[other] te bastan otras dos jugadas para ganar
}.
exercise-marked = { $count ->
    [0] No hay ninguna salida marcada.
    [one] Una salida marcada.
   *[other] { $count } salidas marcadas.
}
exercise-of-kind = { $done } de { $of } de este tipo, { $all } de { $of-all } en total
exercise-start-label = { $pit }, { part-seeds }: la siembra empieza aquí, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds }: la siembra empieza aquí
exercise-mark-label = { $pit }, { part-seeds }. Marca: { $marks ->
    [left] hacia la izquierda
    [right] hacia la derecha
    [both] en ambos sentidos
    [yes] sí
   *[none] ninguna
}

exercise-check = Comprobar
exercise-show = Mostrar
exercise-skip = Saltar al final
exercise-again = Otra vez
exercise-next = Siguiente
exercise-another = Otro
exercise-harder = Más difícil
exercise-all = Los ejercicios

## What is told of an answer

exercise-right-starts = Bien visto: estas son todas las salidas.
exercise-right-laps = Bien contado: { part-laps }.
exercise-right-end = Bien seguido: la última semilla cae en { $pit }.
exercise-right-most = Bien elegido: se lleva { part-seeds }.
exercise-right-win = Bien jugado: así se gana.
exercise-right-more = Correcto. Tu rival resiste todo lo posible.
exercise-right-save = Bien hecho: ahora tu rival no puede ganar en el acto.
exercise-shown = Así es como va.
exercise-shown-laps = { $laps ->
    [one] Un tramo: así es como va.
   *[other] { $laps } tramos: así es como va.
}
exercise-shown-starts = Estas son todas las salidas.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] hacia su izquierda
       *[right] hacia su derecha
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [one] Falta una salida: { part-move }.
   *[other] Faltan { $count } salidas, como { part-move }.
}
exercise-more-wrong = { $count ->
    [one] Hay otra marca equivocada.
   *[other] Hay otras { $count } marcas equivocadas.
}
exercise-loses-row = Así pierdes tu fila delantera: tu rival responde con { part-reply }.
exercise-loses = Así pierdes en el acto: tras { part-reply } ya no puedes sembrar.
exercise-no-end = La jugada termina en { $pit }, y tu rival aún puede jugar { part-reply }.
exercise-holds = Tu rival responde con { part-reply }, y entonces { $left ->
    [one] ninguna siembra tuya gana en el acto
   *[other] no puedes ganar en { $left } jugadas
}.
exercise-ends-unwon = Así termina la partida, y no la ganas.
exercise-takes-less = { $seeds ->
    [0] Así no te llevas nada
    [one] Así te llevas una semilla
   *[other] Así te llevas { $seeds } semillas
}, y otra siembra se lleva más.
exercise-goes-on = El tramo { $lap } acaba en { $pit }, que tiene semillas: la siembra sigue.
exercise-captures = El tramo { $lap } acaba en { $pit } y captura: la siembra sigue.
exercise-ends-before = La siembra acaba antes de llegar a { part-laps }.
exercise-no-lap-ends = Ningún tramo de esta siembra acaba en { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = La lista de ejercicios hechos estaba dañada en la línea { $line } de { $file } ({ $problem }). Lo que se pudo leer vale; el archivo dañado se conserva como { $aside }.
notice-exercises-damaged-kept = La lista de ejercicios hechos está dañada en la línea { $line } de { $file } ({ $problem }). No se puede apartar el archivo: { part-reason }. Queda como está, y lo que hagas ahora no se guarda mientras no se corrija o se elimine.
notice-exercises-unreadable = No se puede leer la lista de ejercicios hechos, en { $file }: { part-reason }. Empieza vacía.
notice-exercises-unsaved = No se puede guardar en { $file } la lista de ejercicios hechos: { part-reason }. Vale hasta que salgas, y se intenta guardarla una y otra vez.
notice-exercises-saved-again = La lista de ejercicios hechos vuelve a poder guardarse, y ya está guardada.
exercise-way = { $pit }: { $way }
