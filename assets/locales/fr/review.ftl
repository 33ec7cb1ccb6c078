### Le bilan d’une partie : son écran, et ce que ses coups apprennent.
### The arguments are explained in the English file.

## What the match was worth: proven, or not said

truth-wins = { part-who } { part-wins }{ $turns ->
    [0] { "" }
    [one] { " " }en { $turns } coup
   *[other] { " " }en { $turns } coups
}.
truth-wins-by = { part-who } { part-wins } par { $more } à { $fewer }.

## What a turn teaches

lesson-turn = { $pit } { part-way }
lesson-pass = passer
part-better = { $better } { part-keeps }
part-keeps = { $kept ->
    [win] gagne{ $turns ->
        [0] { "" }
        [one] { " " }en { $turns } coup
       *[other] { " " }en { $turns } coups
    }
   *[draw] garde la partie nulle
}
part-own-front-row = { $person ->
    [you] votre rangée avant
    [computer] la rangée avant de l’ordinateur
   *[other] la rangée avant du camp { $name }
}
part-other-could = { $other-person ->
    [you] vous pouviez
    [computer] l’ordinateur pouvait
   *[other] { $other-name } pouvait
}
lesson-win-in-one = On pouvait gagner en un coup : { $better }.
lesson-ended-front-row = { $played } a laissé { part-own-front-row } sans graines, ce qui met fin à la partie ; { part-better }.
lesson-ended = { $played } a mis fin à la partie ; { part-better }.
lesson-lets-empty-front-row = Après { $played }, { part-other-could } vider { part-own-front-row } au coup suivant ; { part-better }.
lesson-lets-win = Après { $played }, { part-other-could } gagner au coup suivant ; { part-better }.
lesson-bigger-capture = { $played } a fait la plus grosse capture, { $took } contre { $instead }, mais { part-better }.
lesson-bigger-capture-won = { $played } a gagné davantage de graines, { $took } contre { $instead }, mais { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
    [one] { $better } capture { $instead } graine et { part-keeps }
   *[other] { $better } capture { $instead } graines et { part-keeps }
} ; après { $played }, { part-other-could } capturer { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} au coup suivant.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
    [one] { $better } gagne { $instead } graine et { part-keeps }
   *[other] { $better } gagne { $instead } graines et { part-keeps }
} ; après { $played }, { part-other-could } gagner { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} au coup suivant.
lesson-gives-away = { part-better } ; après { $played }, { $left ->
    [draw] aucun camp ne peut gagner
   *[loss] { $other-person ->
        [you] vous gagnez
        [computer] l’ordinateur gagne
       *[other] { $other-name } gagne
    }
}.
lesson-slower = { $better } gagne en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}, { $played } seulement en { $other }.
lesson-shorter = On ne pouvait plus gagner ici, mais { $better } tient { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}, { $played } seulement { $other }.
lesson-seeds = À la fin, { $better } rapporte { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de plus que { $played }.
lesson-gave-up = { $kept ->
    [win] La partie abandonnée était gagnée{ $turns ->
        [0] { "" }
        [one] { " " }en { $turns } coup
       *[other] { " " }en { $turns } coups
    }
   *[draw] La partie abandonnée n’était pas perdue : aucun camp ne pouvait gagner
}.
lesson-gave-up-instead = La partie abandonnée n’était pas perdue : { part-better }.

## The screen

review-open = Bilan
review-title = Bilan
review-looking = Examen en partant de la fin : { $done } sur { $all }
review-failed = L’examen s’est interrompu après { $done } positions sur { $all }. On ne sait rien de ce qui précède.
review-moments = { $count ->
    [0] Autant que l’on sache, aucun coup n’a rien laissé échapper.
    [one] Un coup a changé la partie.
   *[other] { $count } coups ont changé la partie.
}
review-none-yet = Aucun coup qui ait changé la partie n’a encore été trouvé.
review-turn = Coup { $number } : { $name }, { $move }
review-end = La fin
review-before = Avant : { $truth }
review-after = Après : { $truth }
review-now = Ici : { $truth }
review-graph = La vérité coup par coup : coup { $number } sur { $all }. { $truth }
review-moment = { $place }. Coup { $number } : { $lesson }
review-show-played = Montrer le coup joué
review-show-better = Montrer le meilleur coup
review-show-line = Montrer la suite
review-play-on = Continuer d’ici
review-to-moment = Revenir à cette position
review-leave = Sortir
review-earlier = Coup précédent
review-later = Coup suivant
review-on-board-played = Le coup joué
review-on-board-better = Le meilleur jeu, coup { $turn } sur { $turns } : { $name } { $move }
review-on-board-better-end = La fin du meilleur jeu, aussi loin qu’il est prouvé
review-on-board-won = La fin du meilleur jeu
review-side = { $person ->
    [you] Vous gagnez
    [computer] L’ordinateur gagne
   *[other] { $name } gagne
}
