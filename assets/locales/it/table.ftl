### Ciò che mostra lo schermo: schermate, menu, impostazioni, e ciò che il programma dice di sé.
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = A due a due sul tavoliere.
title-loading = Si prepara il tavoliere.

## Title, and entries of menus that come on several screens

menu-go-on = Continua
menu-go-on-line = { $game }, { $turns ->
    [0] ancora nessuna mossa
    [one] { $turns } mossa
   *[other] { $turns } mosse
}
menu-new-match = Nuova partita
menu-help = Come si gioca
menu-settings = Impostazioni
menu-back = Indietro
menu-quit = Esci

## New match

new-match-title = Nuova partita
new-match-rules = Variante
new-match-opponent = Avversario
opponent-friend = In due qui
opponent-friend-line = Due persone a questo schermo, una mossa ciascuna.
new-match-begins = Chi comincia
begins-you = Tu
begins-computer = Il computer
begins-lot = A sorte
begins-friend = Comincia Sud, dal lato vicino.
begins-friend-north = Comincia Nord, dal lato lontano.
new-match-begin = Comincia
new-match-set-up = Componi una posizione

## Setting up a position

set-up-title = Componi una posizione
set-up-how = Tocca una buca per metterci un seme. Per toglierne uno, premi a lungo o fa’ clic con il tasto destro.
set-up-seeds = Semi sul tavoliere: { $found } su { $most }.
set-up-no-pit = Nessuna buca toccata
set-up-pit = Buca { $pit }
set-up-add = Metti un seme in { $pit }
set-up-take = Togli un seme da { $pit }
set-up-empty = Svuota { $pit }
set-up-won = Presi da { $name }
set-up-won-add = Aggiungi un seme a quelli presi da { $name }
set-up-won-take = Togli un seme da quelli presi da { $name }
set-up-to-move = A chi tocca
set-up-waiting = Cattura di { part-seeds }, ancora in mano: resta da scegliere il kichwa.
set-up-lay-aside = Metti da parte
set-up-clear = Svuota il tavoliere
set-up-start = Posizione iniziale
set-up-text = Posizione come testo
set-up-text-wrong = Non è una posizione, dal carattere { $column } in poi.
set-up-copy = Copia
set-up-copied = Copiato
set-up-paste = Incolla

## Match

match-to-move = { $person ->
    [you] Tocca a te
    [computer] Il computer pensa
   *[other] Tocca a { $name }
}
match-sowing = { $person ->
    [you] Stai seminando
    [computer] Il computer semina
   *[other] { $name } sta seminando
}
match-replaying = Si rivede una mossa
match-seeds = { part-seeds }
match-seeds-won = { $seeds ->
    [one] { $seeds } seme preso
   *[other] { $seeds } semi presi
}
match-in-hand = { $seeds } in mano
match-lap = Tappa { $lap } di { $laps }
match-captured = { $seeds ->
    [one] { $seeds } catturato
   *[other] { $seeds } catturati
}
match-captured-won = { $seeds ->
    [one] { $seeds } guadagnato
   *[other] { $seeds } guadagnati
}
match-last-turn = Ultima mossa
match-this-turn = Questa mossa
match-turns = Mosse
match-aim = Lo scopo
first-step-pit = Scegli una buca con l’anello.
first-step-way = Scegli sinistra o destra; il tavoliere mostra dove porta.
first-step-watch = Guarda. Qui sotto puoi fermare, andare passo passo e rivedere.
first-step-one-way = Scegli una buca con l’anello: la semini subito, verso destra.
first-step-hold = Indica una buca, o tienici sopra il dito, per vedere prima che cosa farebbe.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Passa
match-turn-running = in corso

match-choose-pit = Scegli una buca: la semini subito.
match-choose-pit-mtaji = Puoi catturare, quindi devi (mtaji). Scegli una buca che cattura.
match-choose-pit-takata = Non si può catturare niente (takata). Scegli una buca da seminare.
match-choose-direction = { $pit }: verso sinistra o verso destra?
match-choose-kichwa = Scegli il kichwa da cui { $seeds ->
    [one] entra { $seeds } seme
   *[other] entrano { $seeds } semi
}.
match-kichwa-left = Kichwa sinistro
match-kichwa-right = Kichwa destro
match-must-pass = Nessuna delle tue buche ha due semi o più: devi passare.
match-pass = Passa

match-direction-left = Verso sinistra
match-direction-right = Verso destra
match-preview-end = Finisce in { $pit }: { part-laps }.
match-preview-asks = { part-laps } fino a { $pit }, poi scegli un kichwa.
match-preview-captured = Cattura { part-seeds }.
match-preview-captured-won = Guadagni { part-seeds }.
match-preview-no-capture = Nessuna cattura.
match-preview-no-capture-won = Nessun seme guadagnato.
match-preview-first-end = Solo la prima tappa: fino a { $pit }.
match-preview-first-captured = Cattura { part-seeds }.
match-preview-first-captured-won = Guadagni { part-seeds }.
match-preview-first-no-capture = Non cattura niente.
match-preview-first-no-capture-won = Non guadagni semi.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-brief-to = { $pit }: { match-brief }
match-brief-first = Tappa 1: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = Non permesso: tocca per sapere perché.
match-progress = Fin dove è stata mostrata la mossa
match-slower = Più lento
match-faster = Più veloce

match-board = Il tavoliere
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, si può seminare

match-undo = Annulla
match-redo = Ripeti
match-pause = Pausa
match-go-on = Riprendi
match-skip = Salta
match-step-back = Seme indietro
match-step-on = Seme avanti
match-lap-back = Tappa indietro
match-lap-on = Tappa avanti
match-speed = Velocità
match-speed-value = { $speed }×
match-replay = Rivedi l’ultima mossa
match-replay-picked = Rivedi questa mossa
match-whole-board = Tavoliere intero
match-threats = Mostra le buche in pericolo
match-threats-hide = Nascondi le buche in pericolo
match-menu = Menu

## What the marks on the board mean; each stands beside its mark.

mark-may-start = si può seminare
mark-ended = l’ultima mossa è finita qui
mark-lifted = la tappa è partita da qui
mark-captures = cattura
mark-emptied = viene catturata
mark-entry = kichwa: i semi catturati entrano qui

## Pause menu

pause-title = In pausa
pause-go-on = Continua
pause-try = Prova questa posizione
pause-resign = Abbandona
pause-leave = Al menu iniziale
pause-leave-line = La partita resta salvata: potrai riprenderla.

## Questions

confirm-resign-title = Abbandonare questa partita?
confirm-resign-line = Così vincerà l’avversario.
confirm-resign-yes = Abbandona
confirm-resign-no = Continua
confirm-discard-title = Scartare questa partita?
confirm-discard-line = Esce da questo elenco. Le ultime venti restano nella cartella «discarded», accanto alle partite salvate.
confirm-discard-yes = Scarta
confirm-discard-no = Tieni
confirm-reset-title = Ripristinare le impostazioni?
confirm-reset-line = Suono, velocità, immagine, dimensione del testo e lingua tornano com’erano all’inizio. Le partite restano.
confirm-reset-yes = Ripristina
confirm-reset-no = Tienile

## Result

result-winner = { $person ->
    [you] Hai vinto
    [computer] Ha vinto il computer
   *[other] Ha vinto { $name }
}
result-draw = Pareggio
result-score = { $south-name } { $south }, { $north-name } { $north }
result-score-parts = { $name }: { $won ->
    [one] { $won } guadagnato
   *[other] { $won } guadagnati
}, { $row } sul tavoliere.
result-turns = { $turns ->
    [one] { $turns } mossa giocata
   *[other] { $turns } mosse giocate
}.
result-rematch = Gioca ancora
result-look = Guarda il tavoliere
result-back = Torna al risultato
result-undo = Ritira l’ultima mossa
result-to-title = Al menu iniziale

## Settings

settings-title = Impostazioni
settings-sound = Suono
settings-volume = Semi e tavoliere
settings-ambience = Ambiente
settings-interface = Pulsanti e menu
settings-mute = Senza suono
settings-table = Gioco
settings-speed = Velocità dei semi
settings-speed-value = { $speed }×
settings-counts = Mostra il numero di semi
settings-turn-board = Gira il tavoliere
settings-turn-board-line = Quando si gioca in due qui, chi deve muovere vede la propria fila più vicina.
settings-previews = Anteprime
settings-previews-by-level = Per avversario
settings-previews-by-level-line = Più l’avversario è forte, meno viene detto prima di seminare.
settings-previews-full = Mossa intera
settings-previews-first-lap = Prima tappa
settings-previews-off = Nessuna
settings-previews-line = Ciò che una direzione di semina rivela prima che tu la scelga.
settings-reduced-motion = Meno movimento
settings-reduced-motion-line = I semi sfumano invece di volare.
settings-picture = Immagine
settings-quality = Qualità
settings-quality-as-measured = Misurata ({ $quality })
settings-quality-to-measure = Misurata
settings-quality-low = Bassa
settings-quality-medium = Media
settings-quality-high = Alta
settings-quality-line = «Bassa» è per macchine lente: ombre grossolane, bordi seghettati.
settings-board = Tavoliere del Bao
settings-board-zanzibar = Zanzibar
settings-board-zanzibar-line = Legno duro e spesso, intagliato con corde e rosette come a Zanzibar.
settings-board-school = Scuola
settings-board-school-line = Un tavoliere semplice, come nelle scuole, nei circoli e nelle case in cui si insegna il Kujifunza.
settings-board-djenon-line = Il Djenon-aboure ha un suo tavoliere, quello degli Abouré delle lagune della Costa d’Avorio.
settings-mood = Ora del giorno
settings-mood-day = Pomeriggio
settings-mood-evening = Sera
settings-full-screen = Schermo intero
settings-reading = Lettura
settings-text-size = Dimensione del testo
settings-percent = { $percent }%
settings-language = Lingua
settings-language-system = Del sistema ({ $language })
languages-unread = Tradotto con cura; nessun madrelingua l’ha ancora letto.
settings-reset = Ripristina
settings-close = Chiudi

## Help: the keys

help-title = Come si gioca
help-keys = Tasti
help-pointer = Indica una buca per vedere che cosa farebbe. Fa’ clic o toccala; dove ci sono due direzioni, scegline una.
help-notation = Una mossa si scrive con la sua buca e la sua direzione, come le vede chi muove: L è sinistra, R è destra. Un asterisco segna una mossa che non cattura niente; le lettere dopo i due punti sono i kichwa scelti.
help-look = Rotella o pizzico: più vicino al tavoliere. Trascina: spostalo. Tasto destro, Ctrl o due dita: inclinalo. Doppio tocco sul legno: tavoliere intero.
help-key-arrows = Frecce
help-key-arrows-does = Da una buca all’altra; su una buca scelta, sinistra o destra.
help-key-enter = Invio
help-key-enter-does = Sceglie la buca, poi la semina. Mentre i semi si muovono: salta alla fine.
help-key-by-hand = Invio, Backspace, Canc
help-key-by-hand-does = Quando si compone una posizione: mette un seme, ne toglie uno, svuota la buca.
help-key-space = Spazio
help-key-space-does = Come Invio. Mentre i semi si muovono: ferma e riprende.
help-key-esc = Esc
help-key-esc-does = Lascia la buca, chiude o apre il menu.
help-key-undo = U, Backspace
help-key-undo-does = Annulla.
help-key-redo = R
help-key-redo-does = Ripete.
help-key-end = Fine
help-key-end-does = Salta alla fine della mossa.
help-key-replay = L
help-key-replay-does = Mostra di nuovo l’ultima mossa.
help-key-step = , e .
help-key-step-does = Indietro e avanti di un seme.
help-key-lap = < e >
help-key-lap-does = Indietro e avanti di una tappa.
help-key-speed = + e -
help-key-speed-does = Più veloce e più lento.
help-key-closer = Ctrl + e Ctrl -
help-key-closer-does = Più vicino al tavoliere e più lontano.
help-key-tilt = Pag su, Pag giù
help-key-tilt-does = Guarda più o meno dall’alto.
help-key-whole = Inizio
help-key-whole-does = Di nuovo il tavoliere intero.
help-key-counts = N
help-key-counts-does = Mostra o nasconde il numero di semi.
help-key-threats = T
help-key-threats-does = Mostra o nasconde quali tue buche sono in pericolo alla prossima mossa.
help-key-mute = M
help-key-mute-does = Suono spento o acceso.
help-key-help = F1
help-key-help-does = Questa guida.
help-key-full-screen = F11
help-key-full-screen-does = Schermo intero.
help-close = Chiudi

## Unfinished matches

unfinished-title = Partite non finite
unfinished-none = Nessuna partita aspetta di essere continuata.
unfinished-friend = In due qui
unfinished-computer = Contro il computer, { $level }
unfinished-turns = { $turns ->
    [0] Ancora nessuna mossa
    [one] { $turns } mossa
   *[other] { $turns } mosse
}
unfinished-saved-now = Salvata ora
unfinished-saved-minutes = Salvata { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
} fa
unfinished-saved-hours = Salvata { $count ->
    [one] { $count } ora
   *[other] { $count } ore
} fa
unfinished-saved-days = Salvata { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
} fa
unfinished-go-on = Continua
unfinished-discard = Scarta

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = Chiudi

part-reason = { $reason ->
    [full] il disco è pieno
    [read-only] il disco è di sola lettura
    [denied] non hai il permesso di scrivere o leggere lì
    [not-a-file] al suo posto c’è qualcos’altro
    [too-large] è troppo grande per essere nostro
    [too-many] troppi file danneggiati sono già stati messi da parte, e alcuni andrebbero eliminati
   *[other] { $error }
}
notice-no-folders = Il sistema non indica nessuna cartella per i file di Mbili, quindi impostazioni e partite non vengono conservate. Per conservarle imposta HOME, oppure MBILI_CONFIG_DIR e MBILI_DATA_DIR, e riavvia.
notice-folder = Non si può creare la cartella { $file }: { part-reason }. Ciò che deve starci non viene conservato.
notice-settings-damaged = Le impostazioni erano danneggiate alla riga { $line } di { $file } ({ $problem }). Ciò che si è potuto leggere è in uso; il file danneggiato è messo da parte come { $aside }.
notice-settings-damaged-kept = Le impostazioni sono danneggiate alla riga { $line } di { $file } ({ $problem }). Non si può mettere da parte il file: { part-reason }. Resta com’è, e le modifiche non vengono salvate finché non lo si corregge o elimina.
notice-settings-unreadable = Non si possono leggere le impostazioni in { $file }: { part-reason }. Sono in uso quelle consuete.
notice-settings-unsaved = Non si possono salvare le impostazioni in { $file }: { part-reason }. Valgono finché non esci, e il salvataggio viene ritentato di continuo.
notice-settings-saved-again = Le impostazioni si possono salvare di nuovo, e vengono salvate.
notice-match-newer = La partita in { $file } è stata salvata da un Mbili più recente (formato { $version }). Resta intatta; un Mbili più recente può continuarla.
notice-match-damaged = La partita in { $file } è danneggiata alla riga { $line }, colonna { $column }: { $problem }. Resta intatta; correggila lì o eliminala.
notice-match-empty = La registrazione in { $file } non ha mosse, e nessuna delle righe che Mbili aggiunge a una partita salvata, quindi non c’è niente da continuare. Resta intatta; «mbili play» seguito dal nome del file comincia una partita da lì.
notice-matches-damaged-more = Altre partite danneggiate in { $folder }: { $count }. Il registro ne dà i nomi.
notice-match-unreadable = Non si può leggere la partita in { $file }: { part-reason }.
notice-match-unsaved = Non si può salvare la partita in { $file }: { part-reason }. Il gioco continua, e il salvataggio viene ritentato di continuo. Ciò che era già salvato c’è ancora.
notice-match-saved-again = Il salvataggio funziona di nuovo: la partita è salvata così com’è ora.
notice-match-undiscarded = Non si può scartare la partita in { $file }: { part-reason }.
notice-match-elsewhere = La partita in { $file } è sul tavolo di un altro Mbili aperto. Prima chiudila lì.
notice-match-gone = La partita in { $file } non c’è più.
notice-no-sound-device = Nessun dispositivo audio trovato: il gioco resta muto.
notice-software-rendering = Nessuna scheda grafica trovata: l’immagine è disegnata dal processore. La qualità bassa la rende più rapida.

## What the terminal says where no window can be shown

startup-no-window = Non c’è un sistema a finestre: né WAYLAND_DISPLAY né DISPLAY è impostata. Avvia Mbili da una sessione desktop; «mbili --help» dice che cosa funziona senza finestra.
startup-no-wayland = WAYLAND_DISPLAY è «{ $value }», ma lì non risponde nessun compositore Wayland. Correggila, oppure correggi XDG_RUNTIME_DIR, la cartella in cui lo si cerca; o rimuovila, e si usa X11 come dice DISPLAY.
startup-no-x11 = DISPLAY è «{ $value }», ma lì non risponde nessun server X11, o mancano le librerie di X11. Correggila, o avvia Mbili da una sessione desktop.
startup-wayland-socket = WAYLAND_SOCKET è «{ $value }», che non è una connessione aperta a un compositore Wayland. Rimuovila e riavvia.
startup-no-graphics = Nessun adattatore grafico trovato. Installa un driver per Vulkan, o il driver software di Mesa (su Debian e Ubuntu: mesa-vulkan-drivers).
startup-no-graphics-by = WGPU_BACKEND è «{ $value }», e così non si è trovato nessun adattatore grafico. Può essere vulkan o gl, o entrambi separati da una virgola; rimuovila, e si provano tutti e due.
startup-graphics-lost = Il dispositivo grafico è andato perso. La partita è salvata; riavvia Mbili per continuare.
startup-graphics-lost-unsaved = Il dispositivo grafico è andato perso, e alla chiusura non si è potuto salvare tutto. Il registro dice che cosa manca, e perché: { $folder }. Riavvia Mbili per continuare.
startup-unsaved = Alla chiusura non si è potuto salvare tutto. Il registro dice che cosa manca, e perché: { $folder }.
startup-record-unreadable = { $file }: non si può leggere: { $error }. Controlla il nome e chi può leggerlo; «mbili --help» dice che cos’altro si può indicare qui.
startup-record-not-a-file = { $file }: non è un file. Indica il file di una registrazione.
startup-record-too-large = { $file }: { $size } byte sono troppi per la registrazione di una partita. È il file giusto?
startup-record-wrong = { $file }: { $problem }. «mbili replay» controlla una registrazione e dice come correggerla.
startup-failed = Il programma ha avuto un guasto e ha dovuto fermarsi. La partita è salvata fino all’ultima mossa. Che cosa è successo: { $message }
