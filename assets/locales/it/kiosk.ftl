# What only a table in a house says: its first screen, the end of a visit, and what the staff see.

# On the terminal, when the staff have the table started again.
kiosk-starts-again = Il tavolo si chiude per essere riavviato.

# The bar at the lower edge of every screen.
kiosk-home = Home
kiosk-panel = Suono e testo
# The first screen.
kiosk-lesson = Impara in un minuto
kiosk-play = Gioca
kiosk-play-game = Gioca a { $game }
kiosk-face = In due, faccia a faccia
kiosk-attract-touch = Tocca una buca, e stai già giocando.
kiosk-attract-adapts = Gioca contro il tavolo: è bravo quanto te.
# Two visitors face to face.
kiosk-your-turn = Tocca a te
kiosk-other-turn = Tocca all’altra parte
kiosk-to-the-left = Semina verso sinistra
kiosk-to-the-right = Semina verso destra
kiosk-you-won = Hai vinto
kiosk-you-lost = Ha vinto l’altra parte
kiosk-drawn = Non ha vinto nessuno
kiosk-again = Ancora una volta
# What a visitor may set.
kiosk-panel-language = Lingua
kiosk-panel-volume = Volume
kiosk-panel-text = Dimensione del testo
kiosk-volume-off = Spento
kiosk-volume-low = Basso
kiosk-volume-middle = Medio
kiosk-volume-high = Alto
kiosk-text-usual = Normale
kiosk-text-large = Grande
kiosk-text-largest = Massima
kiosk-rules = I giochi e le loro regole
kiosk-done = Fatto
# The end of a visit.
kiosk-doubt = Ci sei ancora?
kiosk-doubt-line = { $seconds ->
    [one] Tra un secondo il tavolo ricomincia da capo.
   *[other] Tra { $seconds } secondi il tavolo ricomincia da capo.
}
kiosk-here = Ci sono
# Outside the opening hours.
kiosk-closed = Ora siamo chiusi.
kiosk-closed-until = Ora siamo chiusi. Apertura: { $open }–{ $close }.
# For the staff.
kiosk-cleaning = Durante la pulizia dello schermo i tocchi non hanno effetto
kiosk-pin = PIN
kiosk-pin-none = Nella configurazione non c’è nessun PIN, quindi nessuno può entrare qui.
kiosk-pin-wrong = Il PIN non è questo.
kiosk-pin-wait = { $seconds ->
    [one] Aspetta un secondo prima di riprovare.
   *[other] Aspetta { $seconds } secondi prima di riprovare.
}
kiosk-pin-rub = Cancella
kiosk-pin-enter = OK
kiosk-staff = Per il personale
kiosk-staff-today = Oggi
kiosk-staff-month = 30 giorni
kiosk-staff-sessions = Visite
kiosk-staff-matches = Partite
kiosk-staff-abandoned = Partite lasciate prima della fine
kiosk-staff-lessons = Lezioni
kiosk-staff-seconds = Secondi per visita, in media
kiosk-staff-restarts = Riavvii dopo un guasto
kiosk-staff-plot = Visite al giorno, in 30 giorni
kiosk-staff-no-counts = I conteggi non si possono leggere. Il registro dice perché.
kiosk-staff-health = Il tavolo
kiosk-staff-safe = Modalità sicura; si riprova tutto tra
kiosk-staff-up = Acceso da
kiosk-staff-memory = Memoria
kiosk-staff-frames = Durata di un fotogramma: la metà, 99 su 100
kiosk-staff-span = { $days } g { $hours } h { $minutes } min
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Versione
kiosk-staff-clock = Orologio
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = Volume di questo tavolo
kiosk-staff-clean = Pulisci lo schermo (30 secondi)
kiosk-staff-again = Riavvia il tavolo
kiosk-staff-close = Chiudi il tavolo
kiosk-staff-leave = Torna ai visitatori
