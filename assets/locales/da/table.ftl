### Det, skærmen viser: skærmbilleder, menuer, indstillinger, og hvad programmet fortæller om sig selv.
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = To og to ved brættet.
title-loading = Brættet stilles op.

## Title, and entries of menus that come on several screens

menu-go-on = Spil videre
menu-go-on-line = { $game }, { $turns ->
    [0] intet træk endnu
   *[other] { $turns } træk
}
menu-new-match = Nyt parti
menu-help = Sådan spiller du
menu-settings = Indstillinger
menu-back = Tilbage
menu-quit = Afslut

## New match

new-match-title = Nyt parti
new-match-rules = Husregler
new-match-opponent = Modstander
opponent-friend = Med en ven
opponent-friend-line = To personer ved denne skærm, på skift.
new-match-begins = Hvem begynder
begins-you = Du
begins-computer = Computeren
begins-lot = Lodtrækning
begins-friend = Syd, ved den nære kant, begynder.
begins-friend-north = Nord, ved den fjerne kant, begynder.
new-match-begin = Begynd
new-match-set-up = Opstil en stilling

## Setting up a position

set-up-title = Opstil en stilling
set-up-how = Tryk på et hul for at lægge et frø i det. Tag et op ved at trykke længe eller klikke med højre knap.
set-up-seeds = { $found } af { $most } frø ligger på brættet.
set-up-no-pit = Intet hul er rørt endnu
set-up-pit = Hul { $pit }
set-up-add = Læg et frø i { $pit }
set-up-take = Tag et frø fra { $pit }
set-up-empty = Tøm { $pit }
set-up-won = Vundet af { $name }
set-up-won-add = Læg et frø til dem, { $name } har vundet
set-up-won-take = Tag et frø fra dem, { $name } har vundet
set-up-to-move = Hvem er i tur
set-up-waiting = { part-seeds } fanget, endnu i hånden: der skal vælges kichwa.
set-up-lay-aside = Læg dem til side
set-up-clear = Ryd brættet
set-up-start = Startstilling
set-up-text = Stilling som tekst
set-up-text-wrong = Ikke en stilling fra og med tegn { $column }.
set-up-copy = Kopiér
set-up-copied = Kopieret
set-up-paste = Sæt ind

## Match

match-to-move = { $person ->
    [you] Din tur
    [computer] Computeren tænker
   *[other] { $name } er i tur
}
match-sowing = { $person ->
    [you] Du sår
    [computer] Computeren sår
   *[other] { $name } sår
}
match-replaying = Et træk vises igen
match-seeds = { part-seeds }
match-seeds-won = { part-seeds } vundet
match-in-hand = { $seeds } i hånden
match-lap = Omgang { $lap } af { $laps }
match-captured = { $seeds } fanget
match-captured-won = { $seeds } vundet
match-last-turn = Sidste træk
match-this-turn = Dette træk
match-turns = Træk
match-aim = Målet
first-step-pit = Vælg et hul med en ring.
first-step-way = Vælg venstre eller højre; brættet viser, hvor det fører hen.
first-step-watch = Se med. Forneden kan du standse, gå frem trin for trin og se det igen.
first-step-one-way = Vælg et hul med en ring: det sås straks, til højre.
first-step-hold = Peg på et hul, eller hold en finger på det, for at se, hvad der ville ske.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Pas
match-turn-running = sås nu

match-choose-pit = Vælg et hul: det sås straks.
match-choose-pit-mtaji = Du kan fange, så du skal (mtaji). Vælg et hul, der fanger.
match-choose-pit-takata = Intet kan fanges (takata). Vælg et hul at så fra.
match-choose-direction = { $pit }: til venstre eller til højre?
match-choose-kichwa = Vælg den kichwa, hvor { $seeds ->
    [one] { $seeds } frø
   *[other] de { $seeds } frø
} skal ind.
match-kichwa-left = Venstre kichwa
match-kichwa-right = Højre kichwa
match-must-pass = Ingen af dine huller har to frø eller flere: du skal melde pas.
match-pass = Pas

match-direction-left = Til venstre
match-direction-right = Til højre
match-preview-end = Ender i { $pit }: { part-laps }.
match-preview-asks = { part-laps } til { $pit }, så vælger du en kichwa.
match-preview-captured = { part-seeds } fanget.
match-preview-captured-won = { part-seeds } vundet.
match-preview-no-capture = Ingen fangst.
match-preview-no-capture-won = Intet vundet.
match-preview-first-end = Kun første omgang: til { $pit }.
match-preview-first-captured = Den fanger { part-seeds }.
match-preview-first-captured-won = Den vinder { part-seeds }.
match-preview-first-no-capture = Den fanger ingenting.
match-preview-first-no-capture-won = Den vinder ingenting.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-brief-to = { $pit }: { match-brief }
match-brief-first = Omgang 1: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = Ikke tilladt: tryk for at se hvorfor.
match-progress = Hvor langt trækket er vist
match-slower = Langsommere
match-faster = Hurtigere

match-board = Brættet
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, kan sås

match-undo = Fortryd
match-redo = Gentag
match-pause = Pause
match-go-on = Videre
match-skip = Spring over
match-step-back = Et frø tilbage
match-step-on = Et frø frem
match-lap-back = En omgang tilbage
match-lap-on = En omgang frem
match-speed = Fart
match-speed-value = { $speed }×
match-replay = Vis sidste træk igen
match-replay-picked = Vis dette træk igen
match-whole-board = Hele brættet
match-threats = Vis, hvilke huller der er i fare
match-threats-hide = Skjul, hvilke huller der er i fare
match-menu = Menu

## What the marks on the board mean

mark-may-start = kan sås
mark-ended = her endte sidste træk
mark-lifted = omgangen kom herfra
mark-captures = fanger
mark-emptied = fanges
mark-entry = kichwa: fangede frø kommer ind her

## Pause menu

pause-title = Pause
pause-go-on = Spil videre
pause-try = Prøv denne stilling
pause-resign = Giv op
pause-leave = Til forsiden
pause-leave-line = Partiet gemmes, og du kan spille videre senere.

## Questions

confirm-resign-title = Opgiv dette parti?
confirm-resign-line = Så vinder din modstander.
confirm-resign-yes = Giv op
confirm-resign-no = Spil videre
confirm-discard-title = Kassér dette parti?
confirm-discard-line = Det forsvinder fra listen. De seneste tyve bliver i mappen »discarded« ved siden af de gemte partier.
confirm-discard-yes = Kassér
confirm-discard-no = Behold
confirm-reset-title = Nulstil alle indstillinger?
confirm-reset-line = Lyd, fart, billede, tekststørrelse og sprog bliver, som de var fra begyndelsen. Partier beholdes.
confirm-reset-yes = Nulstil alt
confirm-reset-no = Behold dem

## Result

result-winner = { $person ->
    [you] Du vandt
    [computer] Computeren vandt
   *[other] { $name } vandt
}
result-draw = Uafgjort
result-score = { $south-name } { $south }, { $north-name } { $north }
result-score-parts = { $name }: { $won } vundet og { $row } i egen række.
result-turns = { $turns } træk spillet.
result-rematch = Spil igen
result-look = Se på brættet
result-back = Til resultatet
result-undo = Tag sidste træk tilbage
result-to-title = Til forsiden

## Settings

settings-title = Indstillinger
settings-sound = Lyd
settings-volume = Frø og bræt
settings-ambience = Omgivelser
settings-interface = Knapper og menuer
settings-mute = Ingen lyd
settings-table = Spil
settings-speed = Frøenes fart
settings-speed-value = { $speed }×
settings-counts = Vis antallet af frø
settings-turn-board = Vend brættet
settings-turn-board-line = Når to venner spiller her, har den, der er i tur, sin egen række nærmest.
settings-previews = Forhåndsvisning
settings-previews-by-level = Efter modstander
settings-previews-by-level-line = Jo stærkere modstanderen er, desto mindre får du at vide, før du sår.
settings-previews-full = Hele trækket
settings-previews-first-lap = Kun første omgang
settings-previews-off = Fra
settings-previews-line = Hvad der fortælles om en retning, før du vælger den.
settings-reduced-motion = Mindre bevægelse
settings-reduced-motion-line = Frøene toner frem i stedet for at flyve.
settings-picture = Billede
settings-quality = Kvalitet
settings-quality-as-measured = Automatisk ({ $quality })
settings-quality-to-measure = Automatisk
settings-quality-low = Lav
settings-quality-medium = Middel
settings-quality-high = Høj
settings-quality-line = Lav er til langsomme maskiner: grove skygger, takkede kanter.
settings-board = Baobrættet
settings-board-zanzibar = Zanzibar
settings-board-zanzibar-line = Tykt, hårdt træ, udskåret med reb og rosetter som på Zanzibar.
settings-board-school = Skole
settings-board-school-line = Et bræt uden pynt som i de skoler, klubber og hjem, hvor man lærer Kujifunza.
settings-board-djenon-line = Djenon-aboure har sit eget bræt, fra abouréfolket ved lagunerne i Elfenbenskysten.
settings-mood = Tid på dagen
settings-mood-day = Eftermiddag
settings-mood-evening = Aften
settings-full-screen = Fuld skærm
settings-reading = Læsning
settings-text-size = Tekststørrelse
settings-percent = { $percent } %
settings-language = Sprog
settings-language-system = Som systemet ({ $language })
languages-unread = Oversat med omhu; ingen med dansk som modersmål har læst det endnu.
settings-reset = Nulstil alt
settings-close = Luk

## Help: the keys

help-title = Sådan spiller du
help-keys = Taster
help-pointer = Peg på et hul for at se, hvad det ville gøre. Klik eller tryk på det; er der to retninger, vælger du en.
help-notation = Et træk skrives som hul og retning, set fra den, der trækker: L er venstre, R er højre. En stjerne mærker et træk, der ikke fanger noget; bogstaver efter et kolon er de kichwa, der blev valgt.
help-look = Hjulet eller to fingre, der spredes: tættere på brættet. Træk i det: flyt det. Højre knap, Ctrl eller to fingre: vip det. Dobbelttryk på træet: hele brættet.
help-key-arrows = Piletaster
help-key-arrows-does = Gå fra hul til hul; på et valgt hul: venstre eller højre.
help-key-enter = Enter
help-key-enter-does = Vælg hullet, og så det derefter. Mens frø flytter sig: spring til slutningen.
help-key-by-hand = Enter, Backspace, Delete
help-key-by-hand-does = Når en stilling stilles op: læg et frø, tag et, tøm hullet.
help-key-space = Mellemrum
help-key-space-does = Som Enter. Mens frø flytter sig: stands og fortsæt.
help-key-esc = Esc
help-key-esc-does = Slip hullet, luk, eller åbn menuen.
help-key-undo = U, Backspace
help-key-undo-does = Fortryd.
help-key-redo = R
help-key-redo-does = Gentag det fortrudte.
help-key-end = End
help-key-end-does = Spring til trækkets slutning.
help-key-replay = L
help-key-replay-does = Vis sidste træk igen.
help-key-step = , og .
help-key-step-does = Et frø tilbage og frem.
help-key-lap = < og >
help-key-lap-does = En omgang tilbage og frem.
help-key-speed = + og -
help-key-speed-does = Hurtigere og langsommere.
help-key-closer = Ctrl + og Ctrl -
help-key-closer-does = Tættere på brættet og længere væk.
help-key-tilt = Page Up, Page Down
help-key-tilt-does = Se mere eller mindre ovenfra.
help-key-whole = Home
help-key-whole-does = Hele brættet igen.
help-key-counts = N
help-key-counts-does = Vis eller skjul antallet af frø.
help-key-threats = T
help-key-threats-does = Vis eller skjul, hvilke af dine huller der er i fare i næste træk.
help-key-mute = M
help-key-mute-does = Lyd fra eller til.
help-key-help = F1
help-key-help-does = Denne hjælp.
help-key-full-screen = F11
help-key-full-screen-does = Fuld skærm.
help-close = Luk

## Unfinished matches

unfinished-title = Ufærdige partier
unfinished-none = Intet parti venter på at blive spillet videre.
unfinished-friend = To personer her
unfinished-computer = Mod computeren, »{ $level }«
unfinished-turns = { $turns ->
    [0] Intet træk endnu
   *[other] { $turns } træk
}
unfinished-saved-now = Gemt netop nu
unfinished-saved-minutes = Gemt for { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
} siden
unfinished-saved-hours = Gemt for { $count ->
    [one] { $count } time
   *[other] { $count } timer
} siden
unfinished-saved-days = Gemt for { $count ->
    [one] { $count } dag
   *[other] { $count } dage
} siden
unfinished-go-on = Spil videre
unfinished-discard = Kassér

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = Luk

part-reason = { $reason ->
    [full] disken er fuld
    [read-only] disken kan kun læses
    [denied] du har ikke lov til at skrive eller læse der
    [not-a-file] der ligger noget andet på dens plads
    [too-large] den er for stor til at være vores
    [too-many] for mange beskadigede filer er allerede lagt til side, og nogle bør fjernes
   *[other] { $error }
}
notice-no-folders = Systemet angiver ingen mappe til Mbilis filer, så indstillinger og partier gemmes ikke. For at gemme dem skal HOME, eller MBILI_CONFIG_DIR og MBILI_DATA_DIR, være sat; start så igen.
notice-folder = Mappen { $file } kan ikke oprettes: { part-reason }. Det, der hører til der, gemmes ikke.
notice-settings-damaged = Indstillingerne var beskadiget i linje { $line } af { $file } ({ $problem }). Det, der kunne læses, er i brug; den beskadigede fil er lagt til side som { $aside }.
notice-settings-damaged-kept = Indstillingerne er beskadiget i linje { $line } af { $file } ({ $problem }). Filen kan ikke lægges til side: { part-reason }. Den bliver, som den er, og ændringer gemmes ikke, før den er rettet eller fjernet.
notice-settings-unreadable = Indstillingerne i { $file } kan ikke læses: { part-reason }. De sædvanlige er i brug.
notice-settings-unsaved = Indstillingerne kan ikke gemmes i { $file }: { part-reason }. De gælder, til du afslutter, og Mbili bliver ved med at prøve at gemme.
notice-settings-saved-again = Indstillingerne kan gemmes igen og er gemt.
notice-match-newer = Partiet i { $file } blev gemt af en nyere Mbili (format { $version }). Det er ikke rørt; en nyere Mbili kan spille det videre.
notice-match-damaged = Partiet i { $file } er beskadiget i linje { $line }, kolonne { $column }: { $problem }. Det er ikke rørt; ret det dér, eller fjern det.
notice-match-empty = Optegnelsen i { $file } har ingen træk og ingen af de linjer, som Mbili føjer til et gemt parti, så der er intet at fortsætte med. Den er ikke rørt; »mbili play« og dens navn begynder et parti fra den.
notice-matches-damaged-more = Flere beskadigede partier i { $folder }: { $count }. Loggen nævner dem.
notice-match-unreadable = Partiet i { $file } kan ikke læses: { part-reason }.
notice-match-unsaved = Partiet kan ikke gemmes i { $file }: { part-reason }. Spillet fortsætter, og Mbili bliver ved med at prøve at gemme. Det, der blev gemt før, er der stadig.
notice-match-saved-again = Der kan gemmes igen: partiet er gemt, som det står.
notice-match-undiscarded = Partiet i { $file } kan ikke kasseres: { part-reason }.
notice-match-elsewhere = Partiet i { $file } er på bordet i en anden Mbili, som kører. Luk det dér først.
notice-match-gone = Partiet i { $file } er der ikke længere.
notice-no-sound-device = Der blev ikke fundet nogen lydenhed, så spillet er lydløst.
notice-software-rendering = Der blev ikke fundet noget grafikkort, så billedet tegnes af processoren. Lav kvalitet gør det hurtigere.

## What the terminal says where no window can be shown

startup-no-window = Der er intet vinduessystem: hverken WAYLAND_DISPLAY eller DISPLAY er sat. Start Mbili fra et skrivebord; »mbili --help« fortæller, hvad der virker uden vindue.
startup-no-wayland = WAYLAND_DISPLAY er »{ $value }«, men ingen Wayland-compositor svarer dér. Ret den, eller XDG_RUNTIME_DIR, mappen, den søges i; eller fjern variablen, så bruges X11, som DISPLAY siger.
startup-no-x11 = DISPLAY er »{ $value }«, men ingen X11-server svarer dér, eller X11’s biblioteker mangler. Ret den, eller start Mbili fra et skrivebord.
startup-wayland-socket = WAYLAND_SOCKET er »{ $value }«, og det er ikke en åben forbindelse til en Wayland-compositor. Fjern variablen, og start igen.
startup-no-graphics = Der blev ikke fundet nogen grafikadapter. Installér en driver til Vulkan, eller Mesas softwaredriver (på Debian og Ubuntu: mesa-vulkan-drivers).
startup-no-graphics-by = WGPU_BACKEND er »{ $value }«, og på den måde blev der ikke fundet nogen grafikadapter. Den kan være vulkan eller gl, eller begge med komma imellem; fjern variablen, så prøves begge.
startup-graphics-lost = Forbindelsen til grafikenheden gik tabt. Partiet er gemt; start Mbili igen for at spille videre.
startup-graphics-lost-unsaved = Forbindelsen til grafikenheden gik tabt, og ikke alt kunne gemmes til sidst. Loggen siger hvad og hvorfor: { $folder }. Start Mbili igen for at spille videre.
startup-unsaved = Ikke alt kunne gemmes til sidst. Loggen siger hvad og hvorfor: { $folder }.
startup-record-unreadable = { $file }: kan ikke læses: { $error }. Se efter, om navnet er rigtigt, og hvem der må læse filen; »mbili --help« fortæller, hvad der ellers kan nævnes her.
startup-record-not-a-file = { $file }: ikke en fil. Angiv filen med en optegnelse.
startup-record-too-large = { $file }: { $size } byte er for meget for optegnelsen af ét parti. Er det den rigtige fil?
startup-record-wrong = { $file }: { $problem }. »mbili replay« gennemgår en optegnelse og fortæller, hvordan den kan rettes.
startup-failed = Programmet fejlede og måtte standse. Partiet er gemt til og med sidste træk. Hvad der skete: { $message }
