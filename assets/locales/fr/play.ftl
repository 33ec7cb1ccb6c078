### Le jeu en mots : noms, règles, refus, résultats et récit d’un coup.
### The arguments are explained in the English file.

## Small parts, used inside other messages

part-seeds = { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
}
part-laps = { $laps ->
    [one] { $laps } étape
   *[other] { $laps } étapes
}
part-way = { $way ->
    [left] vers la gauche
   *[right] vers la droite
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] vers sa gauche
       *[right] vers sa droite
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] kichwa gauche
   *[right] kichwa droit
}
part-who = { $person ->
    [you] Vous
    [computer] L’ordinateur
   *[other] { $name }
}
part-sows = { $person ->
    [you] semez
   *[other] sème
}
part-wins = { $person ->
    [you] gagnez
   *[other] gagne
}
part-enters = { $person ->
    [you] faites entrer
   *[other] fait entrer
} { $hand ->
    [one] { $hand } graine
   *[other] { $hand } graines
} par le { part-kichwa-side }
part-others-front-row = { $other-person ->
    [you] votre rangée avant
    [computer] la rangée avant de l’ordinateur
   *[other] la rangée avant du camp { $other-name }
}
part-captures = { $count ->
    [1] capture de { part-seeds }
   *[other] captures de { $captures } graines
}

## Lists

list-pair = { $first } et { $second }
list-more = { $list }, { $next }
list-last = { $list } et { $last }

## Sides, games, house rules, levels

side-south = Sud
side-north = Nord
player-you = Vous
player-computer = Ordinateur

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = Le Bao pour apprendre : quatre rangées de huit trous, de longs semis en plusieurs étapes, et qui peut capturer doit le faire.
game-kujifunza-goal = Qui vide la rangée avant de l’adversaire gagne.
game-djenon = Djenon-aboure
game-djenon-line = Deux rangées de six trous, venues des lagunes de Côte d’Ivoire : un seul sens, et qui a le plus de graines l’emporte.
game-djenon-goal = Qui a le plus de graines à la fin gagne.

rules-sustain = Zanzibar
rules-sustain-line = Conseillée : les graines capturées dans les quatre trous du milieu continuent dans le sens du semis, comme jouent les maîtres de Zanzibar.
rules-choose = Mancala World
rules-choose-line = Après chaque capture dans les quatre trous du milieu, vous choisissez de quel bout de votre rangée avant (kichwa) les graines repartent.
rules-choose-first = Premier choix
rules-choose-first-line = Vous ne choisissez le kichwa qu’à la première capture d’un coup ; règle d’étude, qu’aucune source ne donne.

level-1 = Élève
level-1-line = Le plus facile : ne voit que la première étape d’un coup, et reste timide.
level-2 = Apprenti
level-2-line = Suit un coup sur deux étapes, et oublie que vous répondez.
level-3 = Joueur
level-3-line = Suit un coup sur trois étapes, et oublie que vous répondez.
level-4 = Aguerri
level-4-line = Suit un coup sur cinq étapes, parfois six, et oublie que vous répondez.
level-5 = Habile
level-5-line = Suit ses coups jusqu’au bout et regarde vos réponses, mais se contente souvent d’un coup moins bon.
level-6 = Émérite
level-6-line = Prévoit quelques coups, et se contente parfois d’un coup moins bon.
level-7 = Expert
level-7-line = Trouve presque tous les gains possibles, et se trompe de temps en temps.
level-8 = Maître
level-8-line = Ne fait aucune faute quand il peut gagner ; quand c’est perdu pour lui, il vous rend la victoire difficile.

## Why an action is refused

refusal-game-over = La partie est finie.
refusal-no-such-pit = Ce plateau n’a pas de trou { $pit }.
refusal-not-your-pit = { $pit } est à votre adversaire ; vous ne semez que vos propres trous.
refusal-empty-pit = { $pit } est vide : il n’y a rien à semer.
refusal-single-seed = { $pit } n’a qu’une graine, et il en faut au moins deux pour partir.
refusal-must-capture = Dans ce sens, { $pit } ne capture rien, or qui peut capturer doit le faire : { $instead } { part-way } capture.
refusal-too-many-to-capture = { $pit } compte seize graines ou plus et ne lance donc jamais de capture, or qui peut capturer doit le faire : { $instead } { part-way } capture.
refusal-front-row-first = { $pit } doit attendre : un coup sans capture part de la rangée avant tant qu’un trou, comme { $instead }, y compte deux graines ou plus.
refusal-lone-kichwa = Le kichwa { $pit } est le seul trou garni de votre rangée avant : on ne peut pas le semer hors de cette rangée. Semez-le dans l’autre sens.
refusal-endless = Depuis { $pit }, dans ce sens, le semis ne finirait jamais : il ne peut donc pas commencer.
refusal-endless-one-way = Depuis { $pit }, le semis ne finirait jamais : il ne peut donc pas commencer.
refusal-name-kichwa = Les graines capturées en { $pit } sont encore dans votre main : choisissez d’abord le kichwa par lequel elles entrent.
refusal-no-kichwa-asked = Aucune graine capturée n’attend de kichwa ; choisissez un trou à semer.
refusal-one-way-only = Le Djenon-aboure se sème dans un seul sens : { $pit } aussi part vers la droite.
refusal-must-sow = On ne passe que si rien ne peut être semé, et { $instead } peut l’être.
refusal-no-passing = Au Bao, personne ne passe ; choisissez un trou à semer.
refusal-must-pass = { $pit } ne peut pas être semé, car aucun de vos trous ne compte deux graines ou plus : vous devez passer.
refusal-wrong-board = Cette position ne va pas sur le plateau du jeu { $game }.

unsown-must-capture = { $pit } ne capture rien, dans aucun sens, or qui peut capturer doit le faire : { $instead } { part-way } capture.
unsown-endless = Depuis { $pit }, dans un sens comme dans l’autre, le semis ne finirait jamais : il ne peut donc pas commencer.
way-refused-must-capture = Ne capture rien, alors qu’une capture est obligatoire.
way-refused-lone-kichwa = Viderait votre propre rangée avant.
way-refused-endless = Le semis ne finirait jamais.
way-refused-other = Pas permis maintenant.

## Why a match does not begin from a board that was laid out by hand

unfit-too-many = { $game } se joue avec { $most } graines, et il y en aurait ici { $found } : retirez-en.
unfit-wrong-board = Cette position vient d’un autre plateau que celui du jeu { $game }.
unfit-nobody-chooses = Des graines capturées attendent le choix d’un kichwa, et la variante Zanzibar n’en laisse aucun : mettez-les de côté ou prenez la variante Mancala World.
unfit-choice = Des graines capturées ne peuvent attendre le choix d’un kichwa que si un trou de 3 à 6, dans la rangée avant du camp qui doit jouer, compte deux graines ou plus : mettez-les de côté.
unfit-front-row-empty = La rangée avant du camp { $name } est vide, et qui a la rangée avant vide a perdu : mettez-y une graine.
unfit-no-start = C’est à { $name } de jouer, sans aucun départ permis, et qui ne peut pas jouer a perdu : mettez plus de graines dans les trous du camp { $name }.
unfit-only-singles = Aucun trou ne compte deux graines, la partie serait donc finie : mettez une deuxième graine dans un trou.
unfit-over = D’après les règles, cette partie serait finie avant d’avoir commencé.

## How a game ended

outcome-front-row-emptied = { part-who } { part-wins } : { part-others-front-row } est vide.
outcome-no-legal-start = { part-who } { part-wins } : { $other-person ->
    [you] vous n’avez
    [computer] l’ordinateur n’a
   *[other] { $other-name } n’a
} plus aucun coup possible.
outcome-more-seeds = { part-who } { part-wins } par { $more ->
    [one] { $more } graine
   *[other] { $more } graines
} à { $fewer }.
outcome-equal-seeds = Partie nulle : { part-seeds } de chaque côté.
outcome-repetition = Partie nulle : la même position s’est présentée pour la troisième fois.
outcome-too-many-turns = Partie nulle : 2 000 coups ont été joués.
outcome-resigned = { part-who } { $person ->
    [you] abandonnez
   *[other] abandonne
} ; { $other-person ->
    [you] vous gagnez
    [computer] l’ordinateur gagne
   *[other] { $other-name } gagne
}.

## What is proven of a position

judged-wins = { $name } gagne.
judged-wins-in = { $name } gagne en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}.
judged-wins-by = { $name } gagne : Sud { $south }, Nord { $north }.
judged-draw = Aucun camp ne peut gagner.
judged-draw-at = Partie nulle : { $seeds } graines de chaque côté.
judged-unknown = Inconnu.
judged-line = Meilleur jeu : { $moves }
judged-gave-away = Coup { $number } : { $name } a laissé échapper le résultat par { $move }. Ce qui l’aurait gardé : { $better }
judged-nothing-given-away = Autant que l’on sache, aucun coup n’a laissé échapper le résultat.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row } est vide
    [kichwa] les graines capturées attendent un kichwa
    [going] le semis continue
   *[empty] la dernière graine est tombée dans un trou vide
}
turn-takata = { part-who } { part-sows } { $pit } { part-way-told } : { part-laps }, sans capture ; { part-turn-end }.
turn-mtaji = { part-who } { part-sows } { $pit } { part-way-told } : { part-laps }, { part-captures } ; { part-turn-end }.
turn-entry = { part-who } { part-enters } : { part-laps } ; { part-turn-end }.
turn-entry-mtaji = { part-who } { part-enters } : { part-laps }, { part-captures } ; { part-turn-end }.
turn-sowing = { part-who } { part-sows } { $pit } : { part-laps }, sans gain ; { part-turn-end }.
turn-sowing-capture = { part-who } { part-sows } { $pit } : { part-laps }, et { part-wins } { part-seeds } en { $pits }.
turn-pass = { part-who } { $person ->
    [you] passez
   *[other] passe
}, faute d’un trou de deux graines ou plus.

## What could be lost on the opponent’s next turn

part-if-moved = Si { $other-person ->
    [you] vous jouiez
    [computer] l’ordinateur jouait
   *[other] { $other-name } jouait
} maintenant,
threat-pit = { $pit } ({ part-seeds })
threat-pit-won = { part-seeds } en { $pit }
threats-some = { part-if-moved } il serait possible de capturer { $pits }.
threats-some-won = { part-if-moved } { $person ->
    [you] vous pourriez
    [computer] l’ordinateur pourrait
   *[other] { $name } pourrait
} perdre { $pits }.
threats-none = { part-if-moved } { $person ->
    [you] aucun de vos trous
    [computer] aucun trou de l’ordinateur
   *[other] aucun trou du camp { $name }
} ne pourrait être capturé.
threats-none-won = { part-if-moved } { $person ->
    [you] vous ne pourriez
    [computer] l’ordinateur ne pourrait
   *[other] { $name } ne pourrait
} perdre aucune graine.
threats-brief = En danger : { $pits }.
threats-brief-none = Aucun trou en danger.

## A turn whose seeds are still moving

turn-going = { part-who } { part-sows } { $pit } { part-way-told } : étape { $lap }.
turn-going-mtaji = { part-who } { part-sows } { $pit } { part-way-told } : étape { $lap }, { part-captures } jusqu’ici.
turn-going-one-way = { part-who } { part-sows } { $pit } : étape { $lap }.

## While the seeds move

event-mtaji = Mtaji : ce coup capture.
event-takata = Takata : ce coup ne capture rien.
event-lifted = { $pit } : { part-seeds } en main.
event-relay = { $pit } n’était pas vide : ses { part-seeds } continuent.
event-captured = Capture de { part-seeds } en { $pit }.
event-won = { $seeds ->
    [one] { $seeds } graine gagnée
   *[other] { $seeds } graines gagnées
} en { $pit }.
event-kichwa-asked = { part-seeds } en attente : par le kichwa gauche ou le droit ?
event-entered = { $seeds ->
    [one] { $seeds } graine entre
   *[other] { $seeds } graines entrent
} par le { part-kichwa-side }.
event-empty-pit = La dernière graine est tombée dans un trou vide : le coup est fini.
event-front-row-emptied = Hamna : { part-others-front-row } est vide.
event-capture-ends = Des graines sont gagnées : le coup est fini.

## How to play, ten lines a game

how-kujifunza-1 = Vous gagnez quand la rangée avant de votre adversaire est vide, hamna, ou quand votre adversaire ne peut plus jouer.
how-kujifunza-2 = Les deux rangées devant vous sont à vous : seize trous, deux graines dans chacun. Votre rangée avant fait face à celle de l’adversaire.
how-kujifunza-3 = Prenez toutes les graines d’un de vos trous qui en compte deux ou plus, partez à gauche ou à droite, et déposez-les une à une en faisant le tour de vos seize trous.
how-kujifunza-4 = Si la dernière graine tombe dans un trou garni, prenez tout ce qu’il contient et semez encore. Si elle tombe dans un trou vide, le coup est fini.
how-kujifunza-5 = Mtaji : si la première étape finit dans un trou garni de votre rangée avant, face à un trou garni, vous capturez les graines d’en face.
how-kujifunza-6 = Qui peut capturer doit le faire. Un trou de seize graines ou plus ne lance jamais de capture.
how-kujifunza-7 = Les graines capturées entrent par un kichwa, le trou à un bout de votre rangée avant : la première dans le kichwa, les autres vers le centre.
how-kujifunza-8 = Depuis les deux trous de chaque bout, elles vont au kichwa voisin. Depuis les quatre du milieu, la variante décide : garder le sens, ou choisir.
how-kujifunza-9 = Dans un tel coup, les étapes suivantes capturent de la même façon, jusqu’à ce qu’une dernière graine tombe dans un trou vide.
how-kujifunza-10 = Takata : si rien ne capture, semez depuis la rangée avant, ou depuis la rangée arrière si aucun trou de l’avant ne compte deux graines. Alors aucune étape ne capture.

how-djenon-1 = Qui a le plus de graines l’emporte. La rangée de six trous devant vous est à vous. Chaque trou contient quatre graines.
how-djenon-2 = Prenez toutes les graines d’un de vos trous qui en compte deux ou plus. Elles partent vers votre droite, autour des deux rangées.
how-djenon-3 = La première graine retombe dans le trou que vous avez vidé, les autres dans les trous qui suivent.
how-djenon-4 = Si la dernière graine est seule dans son trou, le coup est fini.
how-djenon-5 = Si le dernier trou compte alors deux ou quatre graines, vous les gagnez, et le coup est fini.
how-djenon-6 = Vous gagnez aussi les trous précédents, l’un après l’autre, tant que chacun compte exactement deux ou quatre graines, d’un côté comme de l’autre.
how-djenon-7 = S’il en compte trois, ou cinq et plus, prenez-les et semez encore ; la première retombe de nouveau.
how-djenon-8 = Si aucun de vos trous ne compte deux graines ou plus, vous passez, et seulement alors.
how-djenon-9 = La partie finit quand aucun trou ne compte plus d’une graine.
how-djenon-10 = Chacun ajoute les graines de sa propre rangée aux graines gagnées. Qui en a le plus gagne ; 24 chacun, la partie est nulle.
