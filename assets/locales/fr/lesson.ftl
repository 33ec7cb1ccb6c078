### La leçon en cinq points, et le cours qui la suit.
### The arguments are explained in the English file.

menu-learn = Apprendre

## The five beats: what is to be done, and what it was

learn-sow = Touchez le trou qui brille, puis choisissez gauche ou droite.
learn-sow-done = Vous avez semé vos graines, les kete : une par trou.
learn-relay = Faites tomber votre dernière graine parmi d’autres, et regardez.
learn-relay-done = Votre semis a continué depuis un trou garni. C’est endelea.
learn-capture = Finissez parmi vos graines, face à celles de l’adversaire : vous les prenez.
learn-capture-done = Capturées, les graines sont entrées par votre trou du bout, le kichwa.
learn-must-capture = Un de vos trous capture. Qui peut capturer doit le faire. Trouvez-le.
learn-must-capture-done = Un coup qui capture est un mtaji. Il faut le jouer.
learn-win = Prenez les dernières graines de la rangée avant d’en face : vous gagnez.
learn-win-done = Hamna. Plus rien dans la rangée avant d’en face : vous avez gagné.

learn-choose = Maintenant, gauche ou droite : touchez une flèche sous le plateau.
learn-lit = Le bon trou est celui qui brille.
learn-lit-label = { $pit }, { part-seeds }, brille
learn-seeds-move = Suivez les graines.
learn-step = Point { $number } sur { $of }
learn-step-done = Point { $number } sur { $of }, fait
learn-next = Suivant
learn-skip = Sauter ce point
learn-leave = Quitter

## The end of the lesson

learn-end-title = Vous savez jouer au Bao
learn-end-line = Semer, continuer, capturer, gagner : le reste vient en jouant.
learn-play = Jouer
learn-play-line = Contre l’ordinateur, qui trouve votre niveau.
learn-watch = Regarder
learn-watch-line = L’ordinateur joue contre lui-même.
learn-more = En savoir plus
learn-more-line = Toutes les règles, une à une.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = La dernière graine tomberait en { $pit }, qui est vide, et votre coup serait fini.
learn-wrong-relays = La dernière graine tomberait parmi d’autres en { $pit }, et le semis continuerait.
learn-wrong-takes-nothing = Cela ne capture rien.
learn-wrong-takes-nothing-won = Cela ne gagne aucune graine.
learn-wrong-other-kichwa = Ces graines entreraient par l’autre kichwa, { $pit }.
learn-wrong-same-way = Ces graines continueraient dans le même sens.
learn-wrong-short-chain = Cela ne gagne qu’un trou, et un autre semis en gagne davantage.
learn-wrong-no-win = Après cela, la partie continue, et un autre semis gagne.
learn-wrong-way = Bon trou, mauvais sens : semez-le { part-way }.

## The course: the lessons to choose from

course-title = Leçons
course-line = Une règle à la fois : lire, faire, puis un exercice.
course-minute = La leçon en une minute
course-next = Leçon suivante
course-all-done = Toutes sont faites. Recommencer
course-done = { $done } sur { $of } faites
course-is-done = Faite
course-all = Toutes les leçons
course-of = { $name }, leçon { $number } sur { $of }
course-to-exercise = Vers l’exercice
course-straight-to-exercise = Passer à l’exercice
course-exercise = Maintenant, un exercice

## Bao la Kujifunza, rule by rule

course-board-title = Le plateau
course-board-1 = Deux rangées sont à vous : la rangée avant, au milieu du plateau, et la rangée arrière, la plus proche de vous.
course-board-2 = Ensemble, elles forment un anneau de seize trous. Vous semez autour de cet anneau, vers la gauche ou vers la droite, sans jamais en sortir.
course-board-asks = Semez n’importe quel trou permis, dans le sens que vous voulez.
course-board-names = Toutes vos graines sont encore dans vos deux rangées.

course-sowing-title = Semer
course-sowing-1 = Prenez toutes les graines d’un de vos trous qui en compte deux ou plus, et déposez-les une à une, à partir du trou suivant.
course-sowing-2 = Si la dernière tombe dans un trou vide, votre coup est fini.
course-sowing-asks = Semez pour que la dernière graine tombe dans un trou vide.
course-sowing-names = Un semis, depuis la prise des graines jusqu’à la dernière, est une étape.

course-relay-title = Continuer
course-relay-1 = Si la dernière graine tombe dans un trou garni sans rien capturer, prenez tout ce trou et semez encore dans le même sens.
course-relay-2 = Un coup peut donc avoir de nombreuses étapes. Il est fini quand l’une d’elles s’arrête dans un trou vide.
course-relay-asks = Semez pour que le coup continue.
course-relay-names = C’est endelea, qui veut dire « continue ».

course-capture-title = Capturer
course-capture-1 = Si la première étape finit dans un trou garni de votre rangée avant et que le trou d’en face contienne des graines, vous capturez ces graines.
course-capture-2 = La rangée arrière, derrière elles, est à l’abri.
course-capture-3 = Les étapes suivantes de ce coup capturent de la même façon.
course-capture-asks = Capturez.
course-capture-names = Un coup qui capture est un mtaji.

course-kichwa-title = Kichwa et kimbi
course-kichwa-1 = Les graines capturées entrent par un kichwa, le trou à un bout de votre rangée avant. La première tombe dans le kichwa lui-même.
course-kichwa-2 = Les deux trous de chaque bout sont les kimbi : ce que vous capturez depuis là entre par le kichwa de ce bout.
course-kichwa-asks = Capturez pour que les graines entrent par le kichwa droit.
course-kichwa-names = Elles sont entrées par le kichwa droit et sont allées vers le milieu.

course-direction-title = Le sens du semis
course-direction-1 = Depuis un kichwa, on sème vers le milieu. Une capture depuis un kimbi peut donc inverser le semis, qui continue dans cet autre sens.
course-direction-2 = Après une capture depuis les quatre trous du milieu, le semis garde son sens, comme jouent les maîtres de Zanzibar.
course-direction-3 = Avec la variante Mancala World, c’est vous qui choisissez alors le kichwa.
course-direction-asks = Capturez pour que le semis change de sens.
course-direction-names = Le kichwa voisin l’a fait changer de sens.

course-must-capture-title = Il faut capturer
course-must-capture-1 = Qui peut capturer doit le faire. Aucun autre départ n’est alors permis.
course-must-capture-2 = Entre plusieurs captures, vous choisissez celle que vous voulez, grande ou petite.
course-must-capture-asks = Trouvez le départ qui capture.
course-must-capture-names = C’était le seul départ permis par les règles.

course-sixteen-title = Seize et plus
course-sixteen-1 = Un trou de seize graines ou plus ne lance jamais de capture, où que tombe sa dernière graine.
course-sixteen-2 = Une étape suivante peut capturer, si longue soit-elle.
course-sixteen-asks = Capturez, mais pas avec le trou de seize graines ou plus.
course-sixteen-names = Le gros trou devait attendre.

course-takata-title = Un coup sans capture
course-takata-1 = C’est seulement si aucun départ ne capture que vous pouvez semer sans capturer.
course-takata-2 = Alors aucune étape du coup ne capture, où qu’elle finisse.
course-takata-asks = Rien ne capture ici. Semez.
course-takata-names = Un coup sans capture est un takata.

course-front-row-title = La rangée avant d’abord
course-front-row-1 = Un takata part de la rangée avant tant qu’un trou y compte deux graines ou plus.
course-front-row-2 = C’est seulement si aucun n’en compte deux que vous pouvez partir de la rangée arrière.
course-front-row-asks = Semez un trou d’où vous pouvez partir ici.
course-front-row-names = La rangée arrière devait attendre.

course-lone-kichwa-title = Le dernier kichwa
course-lone-kichwa-1 = Si un kichwa est le seul trou garni de votre rangée avant, un takata ne peut pas le semer hors de cette rangée.
course-lone-kichwa-2 = Vers le milieu, on peut le semer.
course-lone-kichwa-asks = Semez le kichwa dans le sens permis.
course-lone-kichwa-names = Votre rangée avant n’a jamais été vide.

course-endless-title = Un semis sans fin
course-endless-1 = Certains semis tourneraient sans jamais s’arrêter. Un tel départ n’est pas permis.
course-endless-2 = Cela n’arrive que dans les coups sans capture, et très rarement.
course-endless-asks = Un semis, ici, ne finirait jamais. Choisissez-en un autre.
course-endless-names = Celui-ci est arrivé à sa fin.

course-end-title = La fin
course-end-1 = Vous gagnez aussitôt que la rangée avant de votre adversaire est vide.
course-end-2 = Vous gagnez aussi quand votre adversaire n’a aucun départ permis. Personne ne passe.
course-end-asks = Gagnez.
course-end-names = Hamna : il n’y a rien dans cette rangée avant.

## Djenon-aboure, rule by rule

course-origin-title = Semer
course-origin-1 = La rangée la plus proche de vous est à vous. Prenez les graines d’un de ses trous ; elles partent vers votre droite, autour des deux rangées.
course-origin-2 = La première graine retombe dans le trou que vous avez vidé.
course-origin-3 = Si le dernier trou compte alors trois graines, ou cinq et plus, on les prend à leur tour. S’il n’en compte qu’une, le coup est fini.
course-origin-asks = Semez un de vos trous.
course-origin-names = Une graine est restée là où le semis a commencé.

course-lone-seeds-title = Les graines seules
course-lone-seeds-1 = Un trou d’une seule graine ne peut pas être semé.
course-lone-seeds-2 = Si aucun de vos trous n’en compte deux ou plus, vous passez, et seulement alors.
course-lone-seeds-asks = Semez un trou qui peut être semé.
course-lone-seeds-names = Les graines seules devaient attendre.

course-taking-title = Gagner des graines
course-taking-1 = Si le trou de la dernière graine en compte alors deux ou quatre, d’un côté ou de l’autre, vous gagnez ces graines et le coup est fini.
course-taking-2 = Vous gagnez aussi les trous précédents, l’un après l’autre, tant que chacun compte exactement deux ou quatre graines.
course-taking-asks = Gagnez deux trous ou plus en un coup.
course-taking-names = Une chaîne : trou après trou, à reculons.

course-close-title = La fin
course-close-1 = La partie finit quand aucun trou ne compte plus d’une graine.
course-close-2 = Chacun ajoute les graines de sa propre rangée aux graines gagnées. Qui en a le plus gagne ; 24 chacun, la partie est nulle.
course-close-asks = Semez pour que la partie finisse et que vous gagniez.
course-close-names = Il ne reste que des graines seules, et c’est vous qui en avez le plus.
