### Conseils : quel trou, quel sens, pourquoi.
### The arguments are explained in the English file.

## The button, the setting and the key

match-hint = Conseil
match-hint-more = Suite du conseil
match-hint-hide = Masquer le conseil
settings-hints = Conseils
settings-hints-line = La touche H et le bouton à la lampe disent quel trou, dans quel sens, et pourquoi.
help-key-hint = H
help-key-hint-does = Un conseil : quel trou ; encore : quel sens ; encore : pourquoi.

## A hint, step by step. Each is a line beside or below the board.

hint-thinking = Un conseil se prépare.
hint-pit = Conseil : regardez { $pit }.
hint-way = Conseil : { $pit } { part-way }.
hint-kichwa = Conseil : le { part-kichwa-side }, { $pit }.
hint-pass = Conseil : passez.
hint-ask-way = Demandez encore pour le sens.
hint-ask-why = Demandez encore pour la raison.

## Why. What the sentences say of winning and losing is proven, and no other sentence may sound as if it was.

because-only-move = C’est votre seul coup possible.
because-wins-now = Ce coup gagne la partie sur-le-champ.
because-wins-in = Si vous continuez bien, vous gagnez en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
} de votre part au plus, quoi que fasse votre adversaire.
because-wins = Si vous continuez bien, vous gagnez, quoi que fasse votre adversaire.
because-wins-with = Si vous continuez bien, vous gagnez au moins par { $own } graines à { $other }.
because-only-winning = Tout autre coup laisse échapper la victoire.
because-only-hope = Tout autre coup perd si votre adversaire joue bien.
because-draws = Après ce coup, aucun camp ne peut gagner si les deux jouent bien.
because-draws-with = Si vous continuez bien, vous gardez au moins la partie nulle, { $seeds } graines de chaque côté.
because-every-turn-loses = Ici, tout coup perd contre un jeu parfait, mais votre adversaire doit encore le trouver.
because-loses-with = Ici, tout coup perd contre un jeu parfait ; aucun ne garde plus que celui-ci, { $own } graines à { $other }.
because-traps = Votre adversaire a { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} ; { $right ->
    [one] { $right } seule gagne
   *[other] { $right } seulement gagnent
}.
because-holds-out = Aucun autre coup ne résiste plus longtemps : { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}, les deux camps comptés.
because-most-seeds = À la fin, aucun autre coup ne rapporte autant de graines.
because-saves-front-row = Votre rangée avant est en danger ; après ce coup, elle ne peut pas être vidée au coup suivant.
because-captures = Ce coup capture { part-seeds } en { part-laps }.
because-captures-asks = Ce coup capture { part-seeds } en { part-laps }, puis vous choisissez un kichwa.
because-captures-won = Ce coup gagne { part-seeds } en { part-laps }.
because-saves = { $pit } ({ part-seeds }) pourrait être capturé au prochain coup ; après ce coup-ci, ce n’est plus possible.
because-saves-won = Au prochain coup de votre adversaire, vous pourriez perdre { part-seeds } en { $pit } ; après ce coup-ci, plus aucune.
because-leaves-no-capture = Votre adversaire ne peut rien capturer en réponse.
because-leaves-no-capture-won = Votre adversaire ne peut gagner aucune graine en réponse.
because-looks-ahead = Rien n’est prouvé ici ; ce coup paraît le meilleur en calculant { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
} d’avance.
because-nothing-known = Rien n’est prouvé ici.
