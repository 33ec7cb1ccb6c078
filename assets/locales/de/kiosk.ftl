# Was nur ein Tisch in einem Haus sagt: sein erster Bildschirm, das Ende eines Besuchs, und was das Personal sieht.

kiosk-starts-again = Der Tisch wird beendet und neu gestartet.

kiosk-home = Startseite
kiosk-panel = Ton und Text
kiosk-lesson = In einer Minute lernen
kiosk-play = Spielen
kiosk-play-game = { $game } spielen
kiosk-face = Zu zweit, einander gegenüber
kiosk-attract-touch = Tippe auf eine Mulde, und schon spielst du.
kiosk-attract-adapts = Spiel gegen den Tisch: Er spielt so gut wie du.
kiosk-your-turn = Du bist am Zug
kiosk-other-turn = Die andere Seite ist am Zug
kiosk-to-the-left = Nach links säen
kiosk-to-the-right = Nach rechts säen
kiosk-you-won = Du hast gewonnen
kiosk-you-lost = Die andere Seite hat gewonnen
kiosk-drawn = Niemand hat gewonnen
kiosk-again = Noch einmal
kiosk-panel-language = Sprache
kiosk-panel-volume = Lautstärke
kiosk-panel-text = Textgröße
kiosk-volume-off = Aus
kiosk-volume-low = Leise
kiosk-volume-middle = Mittel
kiosk-volume-high = Laut
kiosk-text-usual = Normal
kiosk-text-large = Groß
kiosk-text-largest = Sehr groß
kiosk-rules = Die Spiele und ihre Regeln
kiosk-done = Fertig
kiosk-doubt = Bist du noch da?
kiosk-doubt-line = { $seconds ->
    [one] In einer Sekunde beginnt der Tisch von vorn.
   *[other] In { $seconds } Sekunden beginnt der Tisch von vorn.
}
kiosk-here = Ich bin da
kiosk-closed = Wir haben jetzt geschlossen.
kiosk-closed-until = Wir haben jetzt geschlossen. Geöffnet von { $open } bis { $close } Uhr.
kiosk-cleaning = Berührungen bewirken nichts, solange der Bildschirm gereinigt wird
kiosk-pin = PIN
kiosk-pin-none = In der Konfiguration ist keine PIN gesetzt, darum kommt hier niemand hinein.
kiosk-pin-wrong = Das ist nicht die PIN.
kiosk-pin-wait = { $seconds ->
    [one] Warte eine Sekunde bis zum nächsten Versuch.
   *[other] Warte { $seconds } Sekunden bis zum nächsten Versuch.
}
kiosk-pin-rub = Löschen
kiosk-pin-enter = OK
kiosk-staff = Für das Personal
kiosk-staff-today = Heute
kiosk-staff-month = 30 Tage
kiosk-staff-sessions = Besuche
kiosk-staff-matches = Partien
kiosk-staff-abandoned = Vor dem Ende verlassene Partien
kiosk-staff-lessons = Lektionen
kiosk-staff-seconds = Sekunden je Besuch, im Durchschnitt
kiosk-staff-restarts = Neustarts nach einem Fehler
kiosk-staff-plot = Besuche je Tag, über 30 Tage
kiosk-staff-no-counts = Die Zahlen lassen sich nicht lesen. Das Protokoll sagt, warum.
kiosk-staff-health = Der Tisch
kiosk-staff-safe = Sicherer Modus; alles wird wieder versucht in
kiosk-staff-up = Läuft seit
kiosk-staff-memory = Speicher
kiosk-staff-frames = Dauer eines Bildes: die Hälfte, 99 von 100
kiosk-staff-span = { $days } T { $hours } Std. { $minutes } Min.
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Version
kiosk-staff-clock = Uhr
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = Lautstärke dieses Tisches
kiosk-staff-clean = Bildschirm reinigen (30 Sekunden)
kiosk-staff-again = Tisch neu starten
kiosk-staff-close = Tisch schließen
kiosk-staff-leave = Zurück zu den Gästen
