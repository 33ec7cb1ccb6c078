### Øvelser: spørgsmål om en stilling, hvert med ét rigtigt svar.
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = Øvelser
exercises-title = Øvelser
exercises-line = Hvert svar er bevist. Tag dig god tid.
exercises-next = Næste øvelse
exercises-next-line = { $kind }, sværhedsgrad { $grade } af 5
exercises-all-done = Alle er løst. Begynd forfra
exercises-done = { $done } af { $of } løst
exercises-kinds = Eller vælg, hvad du vil øve
exercises-forget = Glem, hvad der er løst

exercise-kind-starts = Find alle starter
exercise-kind-starts-line = Hvilke huller må sås, og hvilken vej?
exercise-kind-laps = Tæl omgangene
exercise-kind-laps-line = Hvor mange omgange har denne såning?
exercise-kind-end = Hvor ender den?
exercise-kind-end-line = Følg såningen til dens sidste frø.
exercise-kind-most = Flest frø
exercise-kind-most-line = Hvilken såning tager flest?
exercise-kind-win-1 = Vind på ét træk
exercise-kind-win-1-line = Én såning slutter spillet.
exercise-kind-save = Red din forreste række
exercise-kind-save-line = Kun én såning holder dig i spillet.
exercise-kind-win-2 = Vind på to træk
exercise-kind-win-2-line = Uanset hvad din modstander spiller.
exercise-kind-win-3 = Vind på tre træk
exercise-kind-win-3-line = Se langt frem.

confirm-forget-title = Glem, hvilke øvelser der er løst?
confirm-forget-line = Alle kan løses igen. Partier og indstillinger beholdes.
confirm-forget-yes = Glem
confirm-forget-no = Behold

## An exercise

exercise-grade = Sværhedsgrad { $grade } af 5
exercise-task-starts = Markér alle tilladte starter, og tjek så. Du spiller de to rækker nærmest dig. Tryk på et hul for at skifte dets pile: højre, venstre, begge, ingen.
exercise-task-starts-one-way = Markér hvert hul, du må så, og tjek så. Du spiller rækken nærmest dig.
exercise-task-laps = Pilen viser, hvad der sås. Hvor mange omgange har såningen?
exercise-task-end = Pilen viser, hvad der sås. Tryk på det hul, hvor det sidste frø falder.
exercise-task-most = Hvilket hul i din række tager flest frø? Så det.
exercise-task-win-1 = Du er i tur, og én såning vinder med det samme. Find den.
exercise-task-save = Din modstander er ved at vinde. Kun én såning forhindrer det. Find den.
exercise-task-win = { $turns ->
    [2] To
   *[other] Tre
} af dine træk vinder, uanset hvad din modstander spiller. Find det første.
exercise-task-more = Fortsæt: { $left ->
    [one] den næste såning vinder
   *[other] to træk mere fra dig vinder
}.
exercise-marked = { $count ->
    [0] Ingen start er markeret.
    [one] Én start er markeret.
   *[other] { $count } starter er markeret.
}
exercise-of-kind = { $done } af { $of } af denne slags løst, { $all } af { $of-all } i alt
exercise-start-label = { $pit }, { part-seeds }: såningen begynder her, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds }: såningen begynder her
exercise-mark-label = { $pit }, { part-seeds }. Markeret: { $marks ->
    [left] til venstre
    [right] til højre
    [both] begge veje
    [yes] ja
   *[none] nej
}

exercise-check = Tjek
exercise-show = Vis mig det
exercise-skip = Spring til slutningen
exercise-again = Én gang til
exercise-next = Næste
exercise-another = En anden
exercise-harder = En sværere
exercise-all = Alle øvelser

## What is told of an answer

exercise-right-starts = Godt set: det er alle starterne.
exercise-right-laps = Rigtigt talt: { part-laps }.
exercise-right-end = Godt fulgt: det sidste frø falder i { $pit }.
exercise-right-most = Godt valgt: den tager { part-seeds }.
exercise-right-win = Godt spillet: det vinder.
exercise-right-more = Det er rigtigt. Din modstander holder ud, så længe det er muligt.
exercise-right-save = Godt gjort: nu kan din modstander ikke vinde med det samme.
exercise-shown = Sådan går det.
exercise-shown-laps = { $laps ->
    [one] Én omgang: sådan går det.
   *[other] { $laps } omgange: sådan går det.
}
exercise-shown-starts = Det er alle starterne.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] mod sin venstre side
       *[right] mod sin højre side
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [one] Én start mangler: { part-move }.
   *[other] { $count } starter mangler, for eksempel { part-move }.
}
exercise-more-wrong = { $count ->
    [one] Ét mærke mere er forkert.
   *[other] { $count } mærker mere er forkerte.
}
exercise-loses-row = Det koster din forreste række: din modstander svarer med { part-reply }.
exercise-loses = Det taber med det samme: når modstanderen sår { part-reply }, kan du ikke så mere.
exercise-no-end = Trækket ender i { $pit }, og din modstander kan stadig spille { part-reply }.
exercise-holds = Din modstander svarer med { part-reply }, og så { $left ->
    [one] vinder ingen af dine såninger med det samme
   *[other] kan du ikke vinde på { $left } træk
}.
exercise-ends-unwon = Så er spillet slut, og du har ikke vundet det.
exercise-takes-less = { $seeds ->
    [0] Det tager ingenting
   *[other] Det tager { $seeds } frø
}, og en anden såning tager flere.
exercise-goes-on = Omgang { $lap } ender i { $pit }, som har frø: såningen fortsætter.
exercise-captures = Omgang { $lap } ender i { $pit } og fanger: såningen fortsætter.
exercise-ends-before = Såningen er slut, før den har haft { part-laps }.
exercise-no-lap-ends = Ingen omgang af denne såning ender i { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = Listen over løste øvelser var beskadiget i linje { $line } af { $file } ({ $problem }). Det, der kunne læses, gælder; den beskadigede fil er gemt som { $aside }.
notice-exercises-damaged-kept = Listen over løste øvelser er beskadiget i linje { $line } af { $file } ({ $problem }). Filen kan ikke lægges til side: { part-reason }. Den bliver, som den er, og hvad du løser nu, gemmes ikke, før den er rettet eller fjernet.
notice-exercises-unreadable = Listen over løste øvelser i { $file } kan ikke læses: { part-reason }. Den begynder tom.
notice-exercises-unsaved = Listen over løste øvelser kan ikke gemmes i { $file }: { part-reason }. Den holder, til du afslutter, og Mbili bliver ved med at prøve at gemme.
notice-exercises-saved-again = Listen over løste øvelser kan gemmes igen og er gemt.
exercise-way = { $pit }: { $way }
