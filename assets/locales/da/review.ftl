### Et parti, man ser tilbage på: dets skærm, og hvad trækkene lærer.
### The arguments are explained in the English file.

## What the match was worth: proven, or not said

truth-wins = { part-who } vinder{ $turns ->
    [0] { "" }
   *[other] { " " }på { $turns } træk
}.
truth-wins-by = { part-who } vinder med { $more } mod{"\u00A0"}{ $fewer }.

## What a turn teaches

lesson-turn = { $pit } { part-way }
lesson-pass = pas
part-better = { $better } { part-keeps }
part-keeps = { $kept ->
    [win] vinder{ $turns ->
        [0] { "" }
       *[other] { " " }på { $turns } træk
    }
   *[draw] holder uafgjort
}
part-own-front-row = { $person ->
    [you] din forreste række
    [computer] computerens forreste række
   *[other] forreste række hos { $name }
}
lesson-win-in-one = Der kunne vindes på ét træk: { $better }.
lesson-ended-front-row = { $played } efterlod { part-own-front-row } uden frø, og det slutter spillet; { part-better }.
lesson-ended = { $played } sluttede spillet; { part-better }.
lesson-lets-empty-front-row = Efter { $played } kunne { part-other-who } tømme { part-own-front-row } i næste træk; { part-better }.
lesson-lets-win = Efter { $played } kunne { part-other-who } vinde i næste træk; { part-better }.
lesson-bigger-capture = { $played } tog den største fangst, { $took } mod { $instead }, men { part-better }.
lesson-bigger-capture-won = { $played } vandt flere frø, { $took } mod { $instead }, men { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { $better } fanger { $instead } og { part-keeps }
}; { $played } lod { $other-person ->
    [you] dig
    [computer] computeren
   *[other] { $other-name }
} fange { $seeds } i næste træk.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { $better } vinder { $instead } frø og { part-keeps }
}; { $played } lod { $other-person ->
    [you] dig
    [computer] computeren
   *[other] { $other-name }
} vinde { $seeds } frø i næste træk.
lesson-gives-away = { part-better }; efter { $played } { $left ->
    [draw] kan ingen af siderne vinde
   *[loss] vinder { part-other-who }
}.
lesson-slower = { $better } vinder på { $turns } træk, { $played } først på { $other }.
lesson-shorter = Partiet kunne ikke længere vindes, men { $better } holder i { $turns } træk, { $played } kun i { $other }.
lesson-seeds = { $better } giver til sidst { $seeds } frø mere end { $played }.
lesson-gave-up = { $kept ->
    [win] Det opgivne parti kunne vindes{ $turns ->
        [0] { "" }
       *[other] { " " }på { $turns } træk
    }
   *[draw] Det opgivne parti var ikke tabt: ingen af siderne kunne vinde
}.
lesson-gave-up-instead = Det opgivne parti var ikke tabt: { part-better }.

## The screen

review-open = Se tilbage
review-title = Tilbageblik
review-looking = Ser fra slutningen og bagud: { $done } af { $all }
review-failed = Tilbageblikket blev afbrudt efter { $done } af { $all } stillinger. Om det, der kom før dem, vides intet.
review-moments = { $count ->
    [0] Intet træk gav noget fra sig, så vidt man ved.
    [one] Ét træk ændrede partiet.
   *[other] { $count } træk ændrede partiet.
}
review-none-yet = Endnu er der ikke fundet noget træk, der ændrede partiet.
review-turn = Træk { $number }: { $name }, { $move }
review-end = Slut
review-before = Før det: { $truth }
review-after = Efter det: { $truth }
review-now = Her: { $truth }
review-graph = Sandheden træk for træk: træk { $number } af { $all }. { $truth }
review-moment = { $place }. Træk { $number }: { $lesson }
review-show-played = Vis, hvad der blev spillet
review-show-better = Vis det bedre træk
review-show-line = Vis, hvordan det var gået videre
review-play-on = Spil videre herfra
review-to-moment = Tilbage til stillingen
review-leave = Forlad
review-earlier = Et træk tilbage
review-later = Et træk frem
review-on-board-played = Det, der blev spillet
review-on-board-better = Den bedre fortsættelse, træk { $turn } af { $turns }: { $name } { $move }
review-on-board-better-end = Slutningen af den bedre fortsættelse, så langt den er bevist
review-on-board-won = Slutningen af den bedre fortsættelse
review-side = { $person ->
    [you] Du vinder
    [computer] Computeren vinder
   *[other] { $name } vinder
}
