# Det, kun et bord i et hus siger: dets første billede, slutningen af et besøg, og hvad personalet ser.

kiosk-starts-again = Bordet lukker og startes igen.

kiosk-home = Forside
kiosk-panel = Lyd og tekst
kiosk-lesson = Lær det på et minut
kiosk-play = Spil
kiosk-play-game = Spil { $game }
kiosk-face = To spillere, ansigt til ansigt
kiosk-attract-touch = Rør ved et hul, så er du i gang.
kiosk-attract-adapts = Spil mod bordet: det spiller lige så godt som du.
kiosk-your-turn = Det er din tur
kiosk-other-turn = Den anden side er i tur
kiosk-to-the-left = Så til venstre
kiosk-to-the-right = Så til højre
kiosk-you-won = Du har vundet
kiosk-you-lost = Den anden side har vundet
kiosk-drawn = Ingen har vundet
kiosk-again = Én gang til
kiosk-panel-language = Sprog
kiosk-panel-volume = Lydstyrke
kiosk-panel-text = Tekststørrelse
kiosk-volume-off = Fra
kiosk-volume-low = Lav
kiosk-volume-middle = Middel
kiosk-volume-high = Høj
kiosk-text-usual = Normal
kiosk-text-large = Stor
kiosk-text-largest = Størst
kiosk-rules = Spillene og deres regler
kiosk-done = Færdig
kiosk-doubt = Er du her stadig?
kiosk-doubt-line = { $seconds ->
    [one] Om ét sekund begynder bordet forfra.
   *[other] Om { $seconds } sekunder begynder bordet forfra.
}
kiosk-here = Jeg er her
kiosk-closed = Vi har lukket nu.
kiosk-closed-until = Vi har lukket nu. Åbent fra { $open } til { $close }.
kiosk-cleaning = Tryk virker ikke, mens skærmen gøres ren
kiosk-pin = PIN-kode
kiosk-pin-none = Der er ikke sat nogen PIN-kode i konfigurationen, så ingen kan komme ind her.
kiosk-pin-wrong = Det er ikke PIN-koden.
kiosk-pin-wait = { $seconds ->
    [one] Vent ét sekund, før du prøver igen.
   *[other] Vent { $seconds } sekunder, før du prøver igen.
}
kiosk-pin-rub = Slet
kiosk-pin-enter = OK
kiosk-staff = Til personalet
kiosk-staff-today = I dag
kiosk-staff-month = 30 dage
kiosk-staff-sessions = Besøg
kiosk-staff-matches = Partier
kiosk-staff-abandoned = Partier forladt før slutningen
kiosk-staff-lessons = Lektioner
kiosk-staff-seconds = Sekunder pr. besøg i gennemsnit
kiosk-staff-restarts = Genstarter efter fejl
kiosk-staff-plot = Besøg pr. dag i 30 dage
kiosk-staff-no-counts = Tallene kan ikke læses. Loggen siger hvorfor.
kiosk-staff-health = Bordet
kiosk-staff-safe = Sikker tilstand; alt prøves igen om
kiosk-staff-up = Har kørt i
kiosk-staff-memory = Hukommelse
kiosk-staff-frames = Et billede tager: halvdelen, 99 af 100
kiosk-staff-span = { $days } d. { $hours } t. { $minutes } min.
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Version
kiosk-staff-clock = Ur
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = Dette bords lydstyrke
kiosk-staff-clean = Gør skærmen ren (30 sekunder)
kiosk-staff-again = Genstart bordet
kiosk-staff-close = Luk bordet
kiosk-staff-leave = Tilbage til gæsterne
