### Ce que montre l’écran : écrans, menus, réglages, et ce que le programme dit de lui-même.
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = Deux par deux, autour du plateau.
title-loading = Le plateau se met en place.

## Title, and entries of menus that come on several screens

menu-go-on = Continuer
menu-go-on-line = { $game }, { $turns ->
    [0] aucun coup joué
    [one] { $turns } coup
   *[other] { $turns } coups
}
menu-new-match = Nouvelle partie
menu-help = Comment jouer
menu-settings = Réglages
menu-back = Retour
menu-quit = Quitter

## New match

new-match-title = Nouvelle partie
new-match-rules = Variante
new-match-opponent = Adversaire
opponent-friend = À deux, ici
opponent-friend-line = Deux personnes devant cet écran, chacune à son tour.
new-match-begins = Qui commence
begins-you = Vous
begins-computer = L’ordinateur
begins-lot = Au sort
begins-friend = Sud, au bord proche, commence.
begins-friend-north = Nord, au bord opposé, commence.
new-match-begin = Commencer
new-match-set-up = Composer une position

## Setting up a position

set-up-title = Composer une position
set-up-how = Touchez un trou pour y mettre une graine. Pour en retirer une, appuyez longuement ou faites un clic droit.
set-up-seeds = Graines sur le plateau : { $found } sur { $most }.
set-up-no-pit = Aucun trou touché
set-up-pit = Trou { $pit }
set-up-add = Mettre une graine en { $pit }
set-up-take = Retirer une graine de { $pit }
set-up-empty = Vider { $pit }
set-up-won = Gagnées par { $name }
set-up-won-add = Ajouter une graine à celles gagnées par { $name }
set-up-won-take = Retirer une graine de celles gagnées par { $name }
set-up-to-move = À qui de jouer
set-up-waiting = Capture de { part-seeds }, encore en main : le kichwa reste à choisir.
set-up-lay-aside = Mettre de côté
set-up-clear = Vider le plateau
set-up-start = Position de départ
set-up-text = Position en texte
set-up-text-wrong = Ce n’est pas une position, à partir du caractère { $column }.
set-up-copy = Copier
set-up-copied = Copié
set-up-paste = Coller

## Match

match-to-move = { $person ->
    [you] À vous de jouer
    [computer] L’ordinateur réfléchit
   *[other] À { $name } de jouer
}
match-sowing = { $person ->
    [you] Vous semez
    [computer] L’ordinateur sème
   *[other] { $name } sème
}
match-replaying = On revoit un coup
match-seeds = { part-seeds }
match-seeds-won = { $seeds ->
    [one] { $seeds } graine gagnée
   *[other] { $seeds } graines gagnées
}
match-in-hand = { $seeds } en main
match-lap = Étape { $lap } sur { $laps }
match-captured = { $seeds ->
    [one] { $seeds } capturée
   *[other] { $seeds } capturées
}
match-captured-won = { $seeds ->
    [one] { $seeds } gagnée
   *[other] { $seeds } gagnées
}
match-last-turn = Dernier coup
match-this-turn = Ce coup
match-turns = Coups
match-aim = Le but
first-step-pit = Choisissez un trou entouré d’un anneau.
first-step-way = Choisissez gauche ou droite ; le plateau montre où cela mène.
first-step-watch = Regardez. En bas : pause, pas à pas, revoir.
first-step-one-way = Choisissez un trou entouré d’un anneau : il est semé aussitôt, vers la droite.
first-step-hold = Visez un trou, ou gardez-y le doigt : on voit ce qu’il ferait.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Passe
match-turn-running = en cours

match-choose-pit = Choisissez un trou : il est semé aussitôt.
match-choose-pit-mtaji = Vous pouvez capturer, donc vous le devez (mtaji). Choisissez un trou qui capture.
match-choose-pit-takata = Rien à capturer (takata). Choisissez un trou à semer.
match-choose-direction = { $pit } : vers la gauche ou vers la droite ?
match-choose-kichwa = Choisissez le kichwa par lequel { $seeds ->
    [one] { $seeds } graine entre
   *[other] { $seeds } graines entrent
}.
match-kichwa-left = Kichwa gauche
match-kichwa-right = Kichwa droit
match-must-pass = Aucun de vos trous ne compte deux graines ou plus : vous devez passer.
match-pass = Passer

match-direction-left = Vers la gauche
match-direction-right = Vers la droite
match-preview-end = Finit en { $pit } : { part-laps }.
match-preview-asks = { part-laps } jusqu’à { $pit }, puis vous choisissez un kichwa.
match-preview-captured = Capture de { part-seeds }.
match-preview-captured-won = Gain de { part-seeds }.
match-preview-no-capture = Pas de capture.
match-preview-no-capture-won = Aucun gain.
match-preview-first-end = Première étape seule : jusqu’à { $pit }.
match-preview-first-captured = Elle capture { part-seeds }.
match-preview-first-captured-won = Elle gagne { part-seeds }.
match-preview-first-no-capture = Elle ne capture rien.
match-preview-first-no-capture-won = Elle ne gagne rien.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-brief-to = { $pit } : { match-brief }
match-brief-first = Étape 1 : { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = Pas permis : touchez pour savoir pourquoi.
match-progress = Avancement du coup montré
match-slower = Plus lent
match-faster = Plus vite

match-board = Le plateau
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, peut être semé

match-undo = Annuler
match-redo = Rétablir
match-pause = Pause
match-go-on = Reprendre
match-skip = Sauter
match-step-back = Graine précédente
match-step-on = Graine suivante
match-lap-back = Étape précédente
match-lap-on = Étape suivante
match-speed = Vitesse
match-speed-value = { $speed }×
match-replay = Revoir le dernier coup
match-replay-picked = Revoir ce coup
match-whole-board = Plateau entier
match-threats = Montrer les trous menacés
match-threats-hide = Masquer les trous menacés
match-menu = Menu

## What the marks on the board mean; each stands beside its mark.

mark-may-start = peut être semé
mark-ended = le dernier coup a fini ici
mark-lifted = l’étape est partie d’ici
mark-captures = capture
mark-emptied = est capturé
mark-entry = kichwa : les graines capturées entrent ici

## Pause menu

pause-title = En pause
pause-go-on = Continuer
pause-try = Essayer cette position
pause-resign = Abandonner
pause-leave = À l’accueil
pause-leave-line = La partie est gardée, vous pourrez la continuer plus tard.

## Questions

confirm-resign-title = Abandonner cette partie ?
confirm-resign-line = Votre adversaire gagne alors.
confirm-resign-yes = Abandonner
confirm-resign-no = Continuer
confirm-discard-title = Écarter cette partie ?
confirm-discard-line = Elle quitte cette liste. Les vingt dernières restent dans le dossier « discarded », à côté des parties enregistrées.
confirm-discard-yes = Écarter
confirm-discard-no = Garder
confirm-reset-title = Réinitialiser les réglages ?
confirm-reset-line = Le son, la vitesse, l’image, la taille du texte et la langue redeviennent ce qu’ils étaient au début. Les parties sont gardées.
confirm-reset-yes = Réinitialiser
confirm-reset-no = Les garder

## Result

result-winner = { $person ->
    [you] Vous avez gagné
    [computer] L’ordinateur a gagné
   *[other] { $name } a gagné
}
result-draw = Partie nulle
result-score = { $south-name } { $south }, { $north-name } { $north }
result-score-parts = { $name } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $row } dans la rangée.
result-turns = { $turns ->
    [one] { $turns } coup joué
   *[other] { $turns } coups joués
}.
result-rematch = Rejouer
result-look = Voir le plateau
result-back = Retour au résultat
result-undo = Reprendre le dernier coup
result-to-title = À l’accueil

## Settings

settings-title = Réglages
settings-sound = Son
settings-volume = Graines et plateau
settings-ambience = Ambiance
settings-interface = Boutons et menus
settings-mute = Sans son
settings-table = Jeu
settings-speed = Vitesse des graines
settings-speed-value = { $speed }×
settings-counts = Montrer le nombre de graines
settings-turn-board = Tourner le plateau
settings-turn-board-line = Quand on joue à deux ici, qui doit jouer voit sa rangée au plus près.
settings-previews = Aperçus
settings-previews-by-level = Par adversaire
settings-previews-by-level-line = Plus l’adversaire est fort, moins on vous en dit avant de semer.
settings-previews-full = Coup entier
settings-previews-first-lap = Première étape
settings-previews-off = Aucun
settings-previews-line = Ce qu’un sens de semis révèle avant que vous le choisissiez.
settings-reduced-motion = Moins d’animation
settings-reduced-motion-line = Les graines s’estompent au lieu de voler.
settings-picture = Image
settings-quality = Qualité
settings-quality-as-measured = Mesurée ({ $quality })
settings-quality-to-measure = Mesurée
settings-quality-low = Basse
settings-quality-medium = Moyenne
settings-quality-high = Haute
settings-quality-line = « Basse » convient aux machines lentes : ombres grossières, bords crénelés.
settings-board = Plateau de Bao
settings-board-zanzibar = Zanzibar
settings-board-zanzibar-line = Bois dur et épais, sculpté de cordes et de rosettes comme à Zanzibar.
settings-board-school = École
settings-board-school-line = Un plateau simple, comme dans les écoles, les clubs et les familles où l’on enseigne le Kujifunza.
settings-board-djenon-line = Le Djenon-aboure a son propre plateau, celui des Abouré des lagunes de Côte d’Ivoire.
settings-mood = Moment du jour
settings-mood-day = Après-midi
settings-mood-evening = Soir
settings-full-screen = Plein écran
settings-reading = Lecture
settings-text-size = Taille du texte
settings-percent = { $percent } %
settings-language = Langue
settings-language-system = Celle du système ({ $language })
languages-unread = Traduit avec soin, mais pas encore relu par une personne dont c’est la langue maternelle.
settings-reset = Réinitialiser
settings-close = Fermer

## Help: the keys

help-title = Comment jouer
help-keys = Touches
help-pointer = Pointez un trou pour voir ce qu’il ferait. Cliquez dessus ou touchez-le ; s’il y a deux sens, choisissez-en un.
help-notation = Un coup s’écrit par son trou et son sens, vus par qui joue : L est la gauche, R la droite. Une étoile marque un coup qui ne capture rien ; les lettres après un deux-points sont les kichwa choisis.
help-look = Molette ou pincement : approcher le plateau. Glisser : le déplacer. Bouton droit, Ctrl ou deux doigts : l’incliner. Toucher deux fois le bois : plateau entier.
help-key-arrows = Flèches
help-key-arrows-does = Aller d’un trou à l’autre ; sur un trou choisi, gauche ou droite.
help-key-enter = Entrée
help-key-enter-does = Choisir le trou, puis le semer. Pendant le semis : aller à la fin.
help-key-by-hand = Entrée, Retour arrière, Suppr
help-key-by-hand-does = Quand on compose une position : mettre une graine, en retirer une, vider le trou.
help-key-space = Espace
help-key-space-does = Comme Entrée. Pendant le semis : arrêter et reprendre.
help-key-esc = Échap
help-key-esc-does = Lâcher le trou, fermer, ou ouvrir le menu.
help-key-undo = U, Retour arrière
help-key-undo-does = Annuler.
help-key-redo = R
help-key-redo-does = Rétablir.
help-key-end = Fin
help-key-end-does = Aller à la fin du coup.
help-key-replay = L
help-key-replay-does = Revoir le dernier coup.
help-key-step = , et .
help-key-step-does = Une graine en arrière, en avant.
help-key-lap = < et >
help-key-lap-does = Une étape en arrière, en avant.
help-key-speed = + et -
help-key-speed-does = Plus vite, plus lent.
help-key-closer = Ctrl + et Ctrl -
help-key-closer-does = Approcher ou éloigner le plateau.
help-key-tilt = Page préc., Page suiv.
help-key-tilt-does = Regarder plus ou moins d’en haut.
help-key-whole = Début
help-key-whole-does = De nouveau le plateau entier.
help-key-counts = N
help-key-counts-does = Montrer ou masquer le nombre de graines.
help-key-threats = T
help-key-threats-does = Montrer ou masquer ceux de vos trous qui sont en danger au coup suivant.
help-key-mute = M
help-key-mute-does = Couper ou remettre le son.
help-key-help = F1
help-key-help-does = Cette aide.
help-key-full-screen = F11
help-key-full-screen-does = Plein écran.
help-close = Fermer

## Unfinished matches

unfinished-title = Parties inachevées
unfinished-none = Aucune partie n’attend d’être continuée.
unfinished-friend = À deux, ici
unfinished-computer = Contre l’ordinateur, { $level }
unfinished-turns = { $turns ->
    [0] Aucun coup joué
    [one] { $turns } coup
   *[other] { $turns } coups
}
unfinished-saved-now = Enregistrée à l’instant
unfinished-saved-minutes = Enregistrée il y a { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
unfinished-saved-hours = Enregistrée il y a { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
unfinished-saved-days = Enregistrée il y a { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
unfinished-go-on = Continuer
unfinished-discard = Écarter

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = Fermer

part-reason = { $reason ->
    [full] le disque est plein
    [read-only] le disque est en lecture seule
    [denied] vous n’avez pas le droit d’y écrire ou d’y lire
    [not-a-file] autre chose se trouve à sa place
    [too-large] il est trop gros pour être le nôtre
    [too-many] trop de fichiers abîmés ont déjà été mis de côté, il faudrait en supprimer
   *[other] { $error }
}
notice-no-folders = Le système n’indique aucun dossier pour les fichiers de Mbili ; les réglages et les parties ne sont donc pas gardés. Pour les garder, définissez HOME, ou MBILI_CONFIG_DIR et MBILI_DATA_DIR, puis relancez.
notice-folder = Le dossier { $file } ne peut pas être créé : { part-reason }. Ce qui devait y aller n’est pas gardé.
notice-settings-damaged = Les réglages étaient abîmés à la ligne { $line } de { $file } ({ $problem }). Ce qui a pu être lu est utilisé ; le fichier abîmé est mis de côté sous le nom { $aside }.
notice-settings-damaged-kept = Les réglages sont abîmés à la ligne { $line } de { $file } ({ $problem }). Le fichier ne peut pas être mis de côté : { part-reason }. Il reste tel quel, et aucun changement n’est enregistré tant qu’il n’est pas corrigé ou supprimé.
notice-settings-unreadable = Les réglages dans { $file } ne peuvent pas être lus : { part-reason }. Les réglages habituels sont utilisés.
notice-settings-unsaved = Les réglages ne peuvent pas être enregistrés dans { $file } : { part-reason }. Ils valent jusqu’à ce que vous quittiez, et l’enregistrement est retenté sans cesse.
notice-settings-saved-again = Les réglages peuvent de nouveau être enregistrés, et ils le sont.
notice-match-newer = La partie dans { $file } a été enregistrée par un Mbili plus récent (format { $version }). Elle reste intacte ; un Mbili plus récent peut la continuer.
notice-match-damaged = La partie dans { $file } est abîmée à la ligne { $line }, colonne { $column } : { $problem }. Elle reste intacte ; corrigez-la sur place ou supprimez-la.
notice-match-empty = La notation dans { $file } ne contient aucun coup, ni aucune des lignes que Mbili ajoute à une partie enregistrée : il n’y a rien à continuer. Elle reste intacte ; « mbili play » suivi du nom du fichier commence une partie avec elle.
notice-matches-damaged-more = Autres parties abîmées dans { $folder } : { $count }. Le journal les nomme.
notice-match-unreadable = La partie dans { $file } ne peut pas être lue : { part-reason }.
notice-match-unsaved = La partie ne peut pas être enregistrée dans { $file } : { part-reason }. Le jeu continue, et l’enregistrement est retenté sans cesse. Ce qui était déjà enregistré est toujours là.
notice-match-saved-again = L’enregistrement fonctionne de nouveau : la partie est enregistrée dans son état actuel.
notice-match-undiscarded = La partie dans { $file } ne peut pas être écartée : { part-reason }.
notice-match-elsewhere = La partie dans { $file } est sur la table d’un autre Mbili ouvert. Fermez-la d’abord là-bas.
notice-match-gone = La partie dans { $file } n’est plus là.
notice-no-sound-device = Aucun appareil audio trouvé : le jeu reste muet.
notice-software-rendering = Aucune carte graphique trouvée : l’image est calculée par le processeur. La qualité basse la rend plus rapide.

## What the terminal says where no window can be shown

startup-no-window = Il n’y a pas de système de fenêtres : ni WAYLAND_DISPLAY ni DISPLAY n’est défini. Lancez Mbili depuis une session de bureau ; « mbili --help » dit ce qui marche sans fenêtre.
startup-no-wayland = WAYLAND_DISPLAY vaut « { $value } », mais aucun compositeur Wayland n’y répond. Corrigez-le, ou XDG_RUNTIME_DIR, le dossier où on le cherche ; ou supprimez-le, et X11 sera utilisé selon DISPLAY.
startup-no-x11 = DISPLAY vaut « { $value } », mais aucun serveur X11 n’y répond, ou les bibliothèques de X11 manquent. Corrigez-le, ou lancez Mbili depuis une session de bureau.
startup-wayland-socket = WAYLAND_SOCKET vaut « { $value } », qui n’est pas une connexion ouverte à un compositeur Wayland. Supprimez-le et relancez.
startup-no-graphics = Aucun adaptateur graphique trouvé. Installez un pilote pour Vulkan, ou le pilote logiciel de Mesa (sous Debian et Ubuntu : mesa-vulkan-drivers).
startup-no-graphics-by = WGPU_BACKEND vaut « { $value } », et aucun adaptateur graphique n’a été trouvé ainsi. Il peut valoir vulkan ou gl, ou les deux séparés par une virgule ; supprimez-le, et les deux sont essayés.
startup-graphics-lost = Le périphérique graphique a été perdu. La partie est enregistrée ; relancez Mbili pour la continuer.
startup-graphics-lost-unsaved = Le périphérique graphique a été perdu, et certaines choses n’ont pas pu être enregistrées à la fin. Le journal dit lesquelles, et pourquoi : { $folder }. Relancez Mbili pour continuer.
startup-unsaved = Certaines choses n’ont pas pu être enregistrées à la fin. Le journal dit lesquelles, et pourquoi : { $folder }.
startup-record-unreadable = { $file } : lecture impossible : { $error }. Vérifiez le nom et le droit de lecture ; « mbili --help » dit quoi d’autre peut être nommé ici.
startup-record-not-a-file = { $file } : ce n’est pas un fichier. Nommez le fichier d’une partie notée.
startup-record-too-large = { $file } : { $size } octets, c’est trop pour la notation d’une seule partie. Est-ce le bon fichier ?
startup-record-wrong = { $file } : { $problem }. « mbili replay » vérifie une partie notée et dit comment la réparer.
startup-failed = Le programme a échoué et a dû s’arrêter. La partie est enregistrée jusqu’au dernier coup. Ce qui s’est passé : { $message }
