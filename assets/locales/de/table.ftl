### Was der Bildschirm zeigt: Bildschirme, Menüs, Einstellungen, und was das Programm über sich sagt.
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = Zwei und zwei am Brett.
title-loading = Das Brett wird aufgestellt.

## Title, and entries of menus that come on several screens

menu-go-on = Weiterspielen
menu-go-on-line = { $game }, { $turns ->
    [0] noch kein Zug
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
menu-new-match = Neue Partie
menu-help = So wird gespielt
menu-settings = Einstellungen
menu-back = Zurück
menu-quit = Beenden

## New match

new-match-title = Neue Partie
new-match-rules = Hausregeln
new-match-opponent = Gegen wen
opponent-friend = Zu zweit hier
opponent-friend-line = Zwei Menschen an diesem Bildschirm, abwechselnd.
new-match-begins = Wer beginnt
begins-you = Du
begins-computer = Der Computer
begins-lot = Das Los
begins-friend = Süd, an der nahen Kante, beginnt.
begins-friend-north = Nord, an der fernen Kante, beginnt.
new-match-begin = Beginnen
new-match-set-up = Stellung aufbauen

## Setting up a position

set-up-title = Stellung aufbauen
set-up-how = Tippe auf eine Mulde, um einen Kern hineinzulegen. Um einen herauszunehmen, halte sie gedrückt oder klick mit der rechten Taste.
set-up-seeds = { $found } von { $most } Kernen liegen auf dem Brett.
set-up-no-pit = Noch keine Mulde berührt
set-up-pit = Mulde { $pit }
set-up-add = Einen Kern in { $pit } legen
set-up-take = Einen Kern aus { $pit } nehmen
set-up-empty = { $pit } leeren
set-up-won = Gewonnen von { $name }
set-up-won-add = Gewonnen von { $name }: einen Kern dazulegen
set-up-won-take = Gewonnen von { $name }: einen Kern wegnehmen
set-up-to-move = Wer am Zug ist
set-up-waiting = { part-seeds } gefangen, noch in der Hand: Der Kichwa ist zu wählen.
set-up-lay-aside = Beiseitelegen
set-up-clear = Brett leeren
set-up-start = Grundstellung
set-up-text = Stellung als Text
set-up-text-wrong = Keine Stellung, ab Zeichen { $column }.
set-up-copy = Kopieren
set-up-copied = Kopiert
set-up-paste = Einfügen

## Match

match-to-move = { $person ->
    [you] Du bist am Zug
    [computer] Der Computer überlegt
   *[other] { $name } ist am Zug
}
match-sowing = { $person ->
    [you] Du säst
    [computer] Der Computer sät
   *[other] { $name } sät
}
match-replaying = Zug wird noch einmal gezeigt
match-seeds = { part-seeds }
match-seeds-won = { part-seeds } gewonnen
match-in-hand = { $seeds } in der Hand
match-lap = Runde { $lap } von { $laps }
match-captured = { $seeds } gefangen
match-captured-won = { $seeds } gewonnen
match-last-turn = Letzter Zug
match-this-turn = Dieser Zug
match-turns = Züge
match-aim = Das Ziel
first-step-pit = Wähle eine Mulde mit Ring.
first-step-way = Wähle links oder rechts; das Brett zeigt, wohin das führt.
first-step-watch = Schau zu. Unten kannst du anhalten, zurückgehen und noch einmal schauen.
first-step-one-way = Wähle eine Mulde mit Ring: Sie wird sofort gesät, nach rechts.
first-step-hold = Zeig auf eine Mulde, oder halt einen Finger darauf, um erst zu sehen, was sie bewirken würde.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Passen
match-turn-running = wird gesät

match-choose-pit = Wähle eine Mulde: Sie wird sofort gesät.
match-choose-pit-mtaji = Du kannst fangen, also musst du (Mtaji). Wähle eine Mulde, die fängt.
match-choose-pit-takata = Nichts kann gefangen werden (Takata). Wähle eine Mulde zum Säen.
match-choose-direction = { $pit }: nach links oder nach rechts?
match-choose-kichwa = Wähle den Kichwa, über den { $seeds ->
    [one] { $seeds } Kern hereinkommt
   *[other] { $seeds } Kerne hereinkommen
}.
match-kichwa-left = Linker Kichwa
match-kichwa-right = Rechter Kichwa
match-must-pass = Keine deiner Mulden hat zwei Kerne oder mehr: Du musst passen.
match-pass = Passen

match-direction-left = Nach links
match-direction-right = Nach rechts
match-preview-end = Endet in { $pit }: { part-laps }.
match-preview-asks = { part-laps } bis { $pit }, dann wählst du einen Kichwa.
match-preview-captured = { part-seeds } gefangen.
match-preview-captured-won = { part-seeds } gewonnen.
match-preview-no-capture = Kein Fang.
match-preview-no-capture-won = Nichts gewonnen.
match-preview-first-end = Nur die erste Runde: bis { $pit }.
match-preview-first-captured = Sie fängt { part-seeds }.
match-preview-first-captured-won = Sie gewinnt { part-seeds }.
match-preview-first-no-capture = Sie fängt nichts.
match-preview-first-no-capture-won = Sie gewinnt nichts.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-brief-to = { $pit }: { match-brief }
match-brief-first = Runde 1: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = Nicht erlaubt: Tippe, um zu sehen, warum.
match-progress = Wie weit der Zug gezeigt ist
match-slower = Langsamer
match-faster = Schneller

match-board = Das Brett
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, kann gesät werden

match-undo = Rückgängig
match-redo = Wiederholen
match-pause = Pause
match-go-on = Weiter
match-skip = Ans Ende
match-step-back = Einen Kern zurück
match-step-on = Einen Kern vor
match-lap-back = Eine Runde zurück
match-lap-on = Eine Runde vor
match-speed = Tempo
match-speed-value = { $speed }×
match-replay = Letzten Zug zeigen
match-replay-picked = Diesen Zug zeigen
match-whole-board = Ganzes Brett
match-threats = Gefährdete Mulden zeigen
match-threats-hide = Gefährdete Mulden verbergen
match-menu = Menü

## What the marks on the board mean

mark-may-start = kann gesät werden
mark-ended = hier endete der letzte Zug
mark-lifted = von hier kam die Runde
mark-captures = fängt
mark-emptied = wird gefangen
mark-entry = Kichwa: Hier kommen gefangene Kerne herein

## Pause menu

pause-title = Pause
pause-go-on = Weiterspielen
pause-try = Stellung ausprobieren
pause-resign = Aufgeben
pause-leave = Zum Titel
pause-leave-line = Die Partie bleibt erhalten; du kannst später weiterspielen.

## Questions

confirm-resign-title = Diese Partie aufgeben?
confirm-resign-line = Dann gewinnt dein Gegenüber.
confirm-resign-yes = Aufgeben
confirm-resign-no = Weiterspielen
confirm-discard-title = Diese Partie verwerfen?
confirm-discard-line = Sie verschwindet aus dieser Liste. Die letzten zwanzig bleiben im Ordner „discarded“ neben den gespeicherten Partien.
confirm-discard-yes = Verwerfen
confirm-discard-no = Behalten
confirm-reset-title = Alle Einstellungen zurücksetzen?
confirm-reset-line = Ton, Tempo, Bild, Textgröße und Sprache werden wieder wie am Anfang. Partien bleiben erhalten.
confirm-reset-yes = Zurücksetzen
confirm-reset-no = So lassen

## Result

result-winner = { $person ->
    [you] Du hast gewonnen
    [computer] Der Computer hat gewonnen
   *[other] { $name } hat gewonnen
}
result-draw = Unentschieden
result-score = { $south-name } { $south }, { $north-name } { $north }
result-score-parts = { $name }: { $won } gewonnen, { $row } noch in der eigenen Reihe.
result-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} gespielt.
result-rematch = Noch einmal
result-look = Brett ansehen
result-back = Zum Ergebnis
result-undo = Letzten Zug zurück
result-to-title = Zum Titel

## Settings

settings-title = Einstellungen
settings-sound = Ton
settings-volume = Kerne und Brett
settings-ambience = Umgebung
settings-interface = Knöpfe und Menüs
settings-mute = Kein Ton
settings-table = Spiel
settings-speed = Tempo der Kerne
settings-speed-value = { $speed }×
settings-counts = Zahl der Kerne zeigen
settings-turn-board = Brett drehen
settings-turn-board-line = Spielen hier zwei, hat die Seite am Zug ihre eigene Reihe vor sich.
settings-previews = Vorschau
settings-previews-by-level = Je nach Gegenüber
settings-previews-by-level-line = Je stärker dein Gegenüber, desto weniger wird vor dem Säen verraten.
settings-previews-full = Ganzer Zug
settings-previews-first-lap = Nur erste Runde
settings-previews-off = Aus
settings-previews-line = Was eine Richtung verrät, bevor du sie wählst.
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-line = Kerne werden ein- und ausgeblendet, statt zu fliegen.
settings-picture = Bild
settings-quality = Qualität
settings-quality-as-measured = Wie gemessen ({ $quality })
settings-quality-to-measure = Wie gemessen
settings-quality-low = Niedrig
settings-quality-medium = Mittel
settings-quality-high = Hoch
settings-quality-line = Niedrig ist für langsame Rechner: grobe Schatten, gezackte Kanten.
settings-board = Bao-Brett
settings-board-zanzibar = Sansibar
settings-board-zanzibar-line = Dickes Hartholz, mit Tauen und Rosetten beschnitzt wie auf Sansibar.
settings-board-school = Schule
settings-board-school-line = Ein schlichtes Brett, wie man es in Schulen, Vereinen und zu Hause hat, wo Kujifunza gelehrt wird.
settings-board-djenon-line = Djenon-aboure hat ein eigenes Brett, das der Abouré an den Lagunen der Elfenbeinküste.
settings-mood = Tageszeit
settings-mood-day = Nachmittag
settings-mood-evening = Abend
settings-full-screen = Vollbild
settings-reading = Lesen
settings-text-size = Textgröße
settings-percent = { $percent } %
settings-language = Sprache
settings-language-system = Wie das System ({ $language })
languages-unread = Mit Sorgfalt übersetzt, aber noch nicht von Muttersprachlern gelesen.
settings-reset = Zurücksetzen
settings-close = Schließen

## Help: the keys

help-title = So wird gespielt
help-keys = Tasten
help-pointer = Zeig auf eine Mulde, um zu sehen, was sie bewirken würde. Klick oder tippe sie an; wo es zwei Richtungen gibt, wähle eine.
help-notation = Ein Zug wird mit Mulde und Richtung geschrieben, von der Seite aus gesehen, die zieht: L ist links, R ist rechts. Ein Stern bezeichnet einen Zug, der nichts fängt; Buchstaben nach einem Doppelpunkt sind die gewählten Kichwa.
help-look = Mausrad oder zwei Finger spreizen: näher ans Brett. Ziehen: verschieben. Rechte Taste, Strg oder zwei Finger: neigen. Doppelt auf das Holz tippen: das ganze Brett.
help-key-arrows = Pfeiltasten
help-key-arrows-does = Von Mulde zu Mulde gehen; auf einer gewählten: links oder rechts.
help-key-enter = Eingabe
help-key-enter-does = Die Mulde wählen, dann säen. Während Kerne sich bewegen: ans Ende springen.
help-key-by-hand = Eingabe, Rücktaste, Entf
help-key-by-hand-does = Beim Aufbauen einer Stellung: einen Kern legen, einen nehmen, die Mulde leeren.
help-key-space = Leertaste
help-key-space-does = Wie die Eingabetaste. Während Kerne sich bewegen: anhalten und weiter.
help-key-esc = Esc
help-key-esc-does = Die Mulde loslassen, schließen oder das Menü öffnen.
help-key-undo = U, Rücktaste
help-key-undo-does = Rückgängig machen.
help-key-redo = R
help-key-redo-does = Wiederholen.
help-key-end = Ende
help-key-end-does = Ans Ende des Zuges springen.
help-key-replay = L
help-key-replay-does = Den letzten Zug noch einmal zeigen.
help-key-step = , und .
help-key-step-does = Einen Kern zurück und vor.
help-key-lap = < und >
help-key-lap-does = Eine Runde zurück und vor.
help-key-speed = + und -
help-key-speed-does = Schneller und langsamer.
help-key-closer = Strg + und Strg -
help-key-closer-does = Näher ans Brett und weiter weg.
help-key-tilt = Bild auf, Bild ab
help-key-tilt-does = Mehr oder weniger von oben sehen.
help-key-whole = Pos1
help-key-whole-does = Wieder das ganze Brett.
help-key-counts = N
help-key-counts-does = Die Zahl der Kerne zeigen oder verbergen.
help-key-threats = T
help-key-threats-does = Zeigen oder verbergen, welche deiner Mulden im nächsten Zug in Gefahr sind.
help-key-mute = M
help-key-mute-does = Ton aus oder an.
help-key-help = F1
help-key-help-does = Diese Hilfe.
help-key-full-screen = F11
help-key-full-screen-does = Vollbild.
help-close = Schließen

## Unfinished matches

unfinished-title = Offene Partien
unfinished-none = Keine Partie wartet darauf, weitergespielt zu werden.
unfinished-friend = Zu zweit hier
unfinished-computer = Gegen den Computer, „{ $level }“
unfinished-turns = { $turns ->
    [0] Noch kein Zug
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
unfinished-saved-now = Gerade gespeichert
unfinished-saved-minutes = Vor { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
} gespeichert
unfinished-saved-hours = Vor { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
} gespeichert
unfinished-saved-days = Vor { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
} gespeichert
unfinished-go-on = Weiterspielen
unfinished-discard = Verwerfen

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = Schließen

part-reason = { $reason ->
    [full] Der Datenträger ist voll
    [read-only] Der Datenträger kann nur gelesen werden
    [denied] Du darfst dort nicht schreiben oder lesen
    [not-a-file] An dieser Stelle steht etwas anderes
    [too-large] Zu groß, um von Mbili zu sein
    [too-many] Es liegen schon zu viele beschädigte Dateien beiseite, und einige sollten entfernt werden
   *[other] { $error }
}
notice-no-folders = Das System nennt keinen Ordner für die Dateien von Mbili, darum bleiben Einstellungen und Partien nicht erhalten. Damit sie erhalten bleiben, setze HOME, oder MBILI_CONFIG_DIR und MBILI_DATA_DIR, und starte neu.
notice-folder = Der Ordner { $file } kann nicht angelegt werden: { part-reason }. Was dorthin gehört, bleibt nicht erhalten.
notice-settings-damaged = Die Einstellungen waren in Zeile { $line } von { $file } beschädigt ({ $problem }). Was lesbar war, gilt; die beschädigte Datei liegt beiseite als { $aside }.
notice-settings-damaged-kept = Die Einstellungen sind in Zeile { $line } von { $file } beschädigt ({ $problem }). Die Datei kann nicht beiseitegelegt werden: { part-reason }. Sie bleibt, wie sie ist, und Änderungen werden nicht gespeichert, bis sie korrigiert oder entfernt ist.
notice-settings-unreadable = Die Einstellungen in { $file } können nicht gelesen werden: { part-reason }. Es gelten die üblichen.
notice-settings-unsaved = Die Einstellungen können nicht in { $file } gespeichert werden: { part-reason }. Sie gelten, bis du das Programm beendest, und das Speichern wird immer wieder versucht.
notice-settings-saved-again = Die Einstellungen können wieder gespeichert werden und sind es.
notice-match-newer = Die Partie in { $file } wurde von einem neueren Mbili gespeichert (Format { $version }). Sie bleibt unberührt; ein neueres Mbili kann sie weiterspielen.
notice-match-damaged = Die Partie in { $file } ist in Zeile { $line }, Spalte { $column } beschädigt: { $problem }. Sie bleibt unberührt; korrigiere sie dort oder entferne sie.
notice-match-empty = Die Aufzeichnung in { $file } hat keine Züge und keine der Zeilen, die Mbili einer gespeicherten Partie hinzufügt, darum gibt es nichts, womit es weitergehen könnte. Sie bleibt unberührt; „mbili play“ und ihr Name beginnen eine Partie daraus.
notice-matches-damaged-more = Weitere beschädigte Partien in { $folder }: { $count }. Das Protokoll nennt sie.
notice-match-unreadable = Die Partie in { $file } kann nicht gelesen werden: { part-reason }.
notice-match-unsaved = Die Partie kann nicht in { $file } gespeichert werden: { part-reason }. Das Spiel geht weiter, und das Speichern wird immer wieder versucht. Was zuvor gespeichert wurde, ist noch da.
notice-match-saved-again = Das Speichern geht wieder: Die Partie ist gespeichert, wie sie steht.
notice-match-undiscarded = Die Partie in { $file } kann nicht verworfen werden: { part-reason }.
notice-match-elsewhere = Die Partie in { $file } liegt auf dem Tisch eines anderen Mbili, das gerade läuft. Schließ sie zuerst dort.
notice-match-gone = Die Partie in { $file } ist nicht mehr da.
notice-no-sound-device = Es wurde kein Tongerät gefunden, darum ist das Spiel stumm.
notice-software-rendering = Es wurde keine Grafikkarte gefunden, darum zeichnet der Prozessor das Bild. Niedrige Qualität macht es schneller.

## What the terminal says where no window can be shown

startup-no-window = Es gibt kein Fenstersystem: Weder WAYLAND_DISPLAY noch DISPLAY ist gesetzt. Starte Mbili aus einer Desktop-Sitzung; „mbili --help“ sagt, was ohne Fenster geht.
startup-no-wayland = WAYLAND_DISPLAY ist „{ $value }“, aber dort antwortet kein Wayland-Compositor. Korrigiere es, oder XDG_RUNTIME_DIR, den Ordner, in dem gesucht wird; oder lösche die Variable, dann wird X11 benutzt, wie DISPLAY es sagt.
startup-no-x11 = DISPLAY ist „{ $value }“, aber dort antwortet kein X11-Server, oder die Bibliotheken von X11 fehlen. Korrigiere es oder starte Mbili aus einer Desktop-Sitzung.
startup-wayland-socket = WAYLAND_SOCKET ist „{ $value }“, und das ist keine offene Verbindung zu einem Wayland-Compositor. Lösche die Variable und starte neu.
startup-no-graphics = Es wurde kein Grafikadapter gefunden. Installiere einen Treiber für Vulkan oder den Softwaretreiber von Mesa (auf Debian und Ubuntu: mesa-vulkan-drivers).
startup-no-graphics-by = WGPU_BACKEND ist „{ $value }“, und damit wurde kein Grafikadapter gefunden. Es darf vulkan oder gl sein, oder beides mit Komma dazwischen; lösche die Variable, dann wird beides versucht.
startup-graphics-lost = Das Grafikgerät ging verloren. Die Partie ist gespeichert; starte Mbili neu, um weiterzuspielen.
startup-graphics-lost-unsaved = Das Grafikgerät ging verloren, und am Ende konnte nicht alles gespeichert werden. Was und warum, sagt das Protokoll: { $folder }. Starte Mbili neu, um weiterzuspielen.
startup-unsaved = Am Ende konnte nicht alles gespeichert werden. Was und warum, sagt das Protokoll: { $folder }.
startup-record-unreadable = { $file }: kann nicht gelesen werden: { $error }. Prüfe den Namen und wer die Datei lesen darf; „mbili --help“ sagt, was hier sonst stehen kann.
startup-record-not-a-file = { $file }: keine Datei. Nenne die Datei einer Aufzeichnung.
startup-record-too-large = { $file }: { $size } Byte sind zu viel für die Aufzeichnung einer Partie. Ist es die richtige Datei?
startup-record-wrong = { $file }: { $problem }. „mbili replay“ prüft eine Aufzeichnung und sagt, wie sie zu korrigieren ist.
startup-failed = Das Programm ist gescheitert und musste anhalten. Die Partie ist bis zum letzten Zug gespeichert. Was geschah: { $message }
