### Exercices : des questions sur une position, chacune avec une seule bonne réponse.
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = Exercices
exercises-title = Exercices
exercises-line = Chaque réponse est prouvée. Rien ne presse.
exercises-next = Exercice suivant
exercises-next-line = { $kind }, degré { $grade } sur 5
exercises-all-done = Tous sont faits. Recommencer
exercises-done = { $done } sur { $of } faits
exercises-kinds = Ou choisissez votre exercice
exercises-forget = Oublier ce qui est fait

exercise-kind-starts = Tous les départs
exercise-kind-starts-line = Quels trous peut-on semer, et dans quel sens ?
exercise-kind-laps = Compter les étapes
exercise-kind-laps-line = Combien d’étapes a ce semis ?
exercise-kind-end = Où finit le semis ?
exercise-kind-end-line = Suivez le semis jusqu’à sa dernière graine.
exercise-kind-most = Le plus de graines
exercise-kind-most-line = Quel semis en prend le plus ?
exercise-kind-win-1 = Gagner en 1 coup
exercise-kind-win-1-line = Un seul semis termine la partie.
exercise-kind-save = Sauver la rangée avant
exercise-kind-save-line = Un seul semis vous garde en jeu.
exercise-kind-win-2 = Gagner en 2 coups
exercise-kind-win-2-line = Quoi que joue votre adversaire.
exercise-kind-win-3 = Gagner en 3 coups
exercise-kind-win-3-line = Voyez loin.

confirm-forget-title = Oublier quels exercices sont faits ?
confirm-forget-line = Tous pourront être refaits. Les parties et les réglages sont gardés.
confirm-forget-yes = Oublier
confirm-forget-no = Garder

## An exercise

exercise-grade = Degré { $grade } sur 5
exercise-task-starts = Marquez chaque départ permis, puis vérifiez. Vous jouez les deux rangées les plus proches de vous. Touchez un trou pour changer ses flèches : droite, gauche, les deux, aucune.
exercise-task-starts-one-way = Marquez chaque trou que vous pouvez semer, puis vérifiez. Vous jouez la rangée la plus proche de vous.
exercise-task-laps = La flèche montre ce qui est semé. Combien d’étapes a le semis ?
exercise-task-end = La flèche montre ce qui est semé. Touchez le trou où tombe la dernière graine.
exercise-task-most = Quel trou de votre rangée prend le plus de graines ? Semez-le.
exercise-task-win-1 = C’est à vous de jouer, et un semis gagne sur-le-champ. Trouvez-le.
exercise-task-save = Votre adversaire est sur le point de gagner. Un seul semis l’en empêche. Trouvez-le.
exercise-task-win = { $turns ->
    [2] Deux
   *[other] Trois
} coups vous suffisent pour gagner, quoi que joue votre adversaire. Trouvez le premier.
exercise-task-more = Continuez : { $left ->
    [1] le prochain semis gagne
   *[other] encore deux de vos coups, et c’est gagné
}.
exercise-marked = { $count ->
    [0] Aucun départ n’est marqué.
    [1] Un départ est marqué.
   *[other] { $count } départs sont marqués.
}
exercise-of-kind = Faits : { $done }/{ $of } de ce type, { $all }/{ $of-all } en tout
exercise-start-label = { $pit }, { part-seeds } : le semis commence ici, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds } : le semis commence ici
exercise-mark-label = { $pit }, { part-seeds }. Marque : { $marks ->
    [left] vers la gauche
    [right] vers la droite
    [both] dans les deux sens
    [yes] oui
   *[none] non
}

exercise-check = Vérifier
exercise-show = Montrer
exercise-skip = Aller à la fin
exercise-again = Encore
exercise-next = Suivant
exercise-another = Un autre
exercise-harder = Un plus difficile
exercise-all = Tous les exercices

## What is told of an answer

exercise-right-starts = Bien vu : ce sont tous les départs.
exercise-right-laps = Bien compté : { part-laps }.
exercise-right-end = Bien suivi : la dernière graine tombe en { $pit }.
exercise-right-most = Bien choisi : ce semis prend { part-seeds }.
exercise-right-win = Bien joué : ce coup gagne.
exercise-right-more = C’est juste. Votre adversaire résiste aussi longtemps que possible.
exercise-right-save = Bravo : votre adversaire ne peut plus gagner tout de suite.
exercise-shown = Voici comment cela se passe.
exercise-shown-laps = { $laps ->
    [one] { $laps } étape : voici comment cela se passe.
   *[other] { $laps } étapes : voici comment cela se passe.
}
exercise-shown-starts = Voici tous les départs.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] vers sa gauche
       *[right] vers sa droite
    }
}
exercise-wrong-mark = { part-move } : { $why }
exercise-missing = { $count ->
    [1] Il manque un départ : { part-move }.
   *[other] Il manque { $count } départs, comme { part-move }.
}
exercise-more-wrong = { $count ->
    [1] Une autre marque est fausse.
   *[other] { $count } autres marques sont fausses.
}
exercise-loses-row = Vous perdez ainsi votre rangée avant : votre adversaire répond { part-reply }.
exercise-loses = Vous perdez ainsi tout de suite : après { part-reply }, vous ne pouvez plus semer.
exercise-no-end = Le coup finit en { $pit }, et votre adversaire peut encore jouer { part-reply }.
exercise-holds = Votre adversaire répond { part-reply }, et alors { $left ->
    [1] aucun de vos semis ne gagne tout de suite
   *[other] vous ne pouvez pas gagner en { $left } coups
}.
exercise-ends-unwon = La partie est alors finie, et vous ne l’avez pas gagnée.
exercise-takes-less = { $seeds ->
    [0] Ce semis ne prend rien
    [1] Ce semis prend une graine
   *[other] Ce semis prend { $seeds } graines
}, et un autre en prend davantage.
exercise-goes-on = L’étape { $lap } finit en { $pit }, où il y a des graines : le semis continue.
exercise-captures = L’étape { $lap } finit en { $pit } et capture : le semis continue.
exercise-ends-before = Le semis finit avant d’avoir eu { part-laps }.
exercise-no-lap-ends = Aucune étape de ce semis ne finit en { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = La liste des exercices faits était abîmée à la ligne { $line } de { $file } ({ $problem }). Ce qui a pu être lu est valable ; le fichier abîmé est gardé sous le nom { $aside }.
notice-exercises-damaged-kept = La liste des exercices faits est abîmée à la ligne { $line } de { $file } ({ $problem }). Le fichier ne peut pas être mis de côté : { part-reason }. Il reste tel quel, et ce que vous faites maintenant n’est pas gardé tant qu’il n’est pas réparé ou supprimé.
notice-exercises-unreadable = La liste des exercices faits, dans { $file }, ne peut pas être lue : { part-reason }. Elle repart de zéro.
notice-exercises-unsaved = La liste des exercices faits ne peut pas être enregistrée dans { $file } : { part-reason }. Elle vaut jusqu’à ce que vous quittiez, et l’enregistrement est retenté sans cesse.
notice-exercises-saved-again = La liste des exercices faits peut de nouveau être enregistrée, et elle l’est.
exercise-way = { $pit } : { $way }
