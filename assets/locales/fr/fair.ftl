### Parties équitables : comment une partie commence, qui commence, le partage, l’adversaire qui s’adapte.
### The arguments are explained in the English file.

## What is chosen before a match

opponent-adapts = S’adapte à vous
opponent-level = Choisir le niveau
opponent-adapts-line = Suit l’issue de vos parties, pour que vous en gagniez un peu plus de la moitié. Niveau actuel : { $level }.

new-match-start = Départ
start-classic = Classique
start-drawn = Tiré au sort
start-pie = Partage

start-classic-first = Depuis le départ classique, qui commence peut toujours gagner en jouant sans erreur : en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}, les deux camps comptés.
start-classic-second = Depuis le départ classique, qui joue en second peut toujours gagner en jouant sans erreur : en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}, les deux camps comptés.
start-classic-first-by = Depuis le départ classique, qui commence peut toujours gagner si les deux jouent sans erreur : par { $more } graines à { $fewer }.
start-classic-second-by = Depuis le départ classique, qui joue en second peut toujours gagner si les deux jouent sans erreur : par { $more } graines à { $fewer }.
start-drawn-halves = Une position tirée au sort : { $first } sont prouvées gagnantes pour qui commence, { $second } pour l’autre, et une victoire est à peu près aussi difficile à conserver que l’autre.
start-drawn-even = Une position tirée au sort parmi { $count } où aucun camp ne peut gagner si les deux jouent sans erreur : c’est prouvé.
start-pie-line = L’un partage, l’autre choisit : après le premier coup, l’autre peut prendre le camp qui a commencé. Qui choisit peut toujours avoir le meilleur camp, à condition de le reconnaître.

new-match-chosen = { $what } : { $chosen }
begins-drawn = Cela aussi est tiré au sort. Si vous rejouez, l’autre commence depuis la même position.
begins-alternates = Si vous rejouez, l’autre commence.
new-match-more = Autres choix
new-match-less = Moins de choix

## The question of the pie rule

pie-asks = Garder votre camp, ou changer ?
pie-asks-line = Le premier coup est joué. Une seule fois, et maintenant seulement, vous pouvez prendre l’autre camp, avec ce coup. L’ordinateur joue alors le vôtre.
pie-asks-friends = Garder les camps, ou changer ?
pie-asks-line-friends = Le premier coup est joué. Une seule fois, et maintenant seulement, la personne qui joue { $name } peut prendre l’autre camp, avec ce coup. Vous échangez alors vos places.
pie-keep = Garder mon camp
pie-take = Prendre l’autre camp
pie-waits = L’ordinateur choisit son camp
pie-changed-by-computer = L’ordinateur a pris votre camp, avec le premier coup. Vous jouez maintenant l’autre camp.
pie-changed-by-you = Vous avez pris le camp de l’ordinateur, avec le premier coup. L’ordinateur joue maintenant le vôtre.
pie-changed-friends = Vous avez échangé vos places : qui a commencé joue maintenant { $name }.
seats-changed = Les places sont échangées.

## After a match

next-you = Si vous rejouez, vous commencez.
next-computer = Si vous rejouez, l’ordinateur commence.
next-name = Si vous rejouez, { $name } commence.
next-same-opening = C’est encore la même ouverture, places échangées.
next-new-opening = Une autre ouverture est tirée au sort.
next-level = L’ordinateur jouera au niveau { $level }.

## Help

help-fair-title = Qui commence, et est-ce équitable ?
help-fair-seats = Rejouer change qui commence.
help-fair-adapts = L’adversaire qui s’adapte change d’un niveau au plus après une partie, et vise à vous faire gagner 55 parties sur cent.
