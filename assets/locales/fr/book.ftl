### Le livre des jeux : ce qu’est chacun, comment on y joue, d’où il vient ; et les mots du Bao.
### Two depths: child (short, nothing taken for granted) and adult. Paragraphs are numbered; each language has the same.

## The sheet

book-depth-child = En bref
book-depth-adult = En détail
book-chapter-what = Ce que c’est
book-chapter-board = Le plateau
book-chapter-play = Comment jouer
book-chapter-capture = Capturer
book-chapter-capture-won = Gagner des graines
book-chapter-end = La fin
book-chapter-notes = Autour du plateau
book-chapter-standard = Comparé à d’autres mancalas
book-chapter-history = Histoire
book-chapter-sources = Sources
book-chapter-words = Mots du Bao
book-open = Le livre
book-close = Fermer
book-next = Suivant
book-back = Précédent
book-chapter-others = Autres jeux
book-play = Jouer
book-go-on = Retour à la partie
book-show = Sur le plateau
book-again = Encore une fois
book-back-to = Retour à : { $chapter }
book-read-about = À propos du { $game }
book-all = Tous les jeux de cette table

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = Un jeu pour deux. On sème des graines tout autour d’un plateau de bois, une dans chaque trou, et on en prend à l’autre.
book-kujifunza-what-child-2 = C’est avec ce jeu que les enfants de la côte d’Afrique de l’Est apprennent le Bao. Son nom veut dire : le Bao pour apprendre.
book-kujifunza-board-child-1 = Quatre rangées de huit trous. Les deux rangées devant vous sont à vous.
book-kujifunza-board-child-2 = Au début, il y a deux graines dans chaque trou. Voilà pourquoi on appelle aussi ce jeu Mbili-mbili, deux par deux.
book-kujifunza-play-child-1 = Prenez toutes les graines d’un de vos trous. Il doit y en avoir au moins deux.
book-kujifunza-play-child-2 = Partez à gauche ou à droite, comme vous voulez, et laissez tomber une graine dans chaque trou, en tournant dans vos deux rangées.
book-kujifunza-play-child-3 = La dernière graine est tombée parmi d’autres ? Prenez-les toutes et continuez. Elle est tombée dans un trou vide ? Alors c’est à l’autre de jouer.
book-kujifunza-capture-child-1 = Votre dernière graine est tombée parmi d’autres, dans votre rangée avant, et il y a des graines juste en face ? Alors vous prenez celles d’en face.
book-kujifunza-capture-child-2 = Vous ne les gardez pas à côté du plateau. Vous les semez dans vos propres rangées, en commençant par un bout de votre rangée avant, le kichwa.
book-kujifunza-capture-child-3 = Si vous pouvez prendre quelque chose, vous devez le faire.
book-kujifunza-end-child-1 = Vous gagnez quand il ne reste plus de graine dans la rangée avant d’en face. Au Bao, on dit alors hamna : il n’y a rien.
book-kujifunza-end-child-2 = Vous gagnez aussi quand l’autre ne peut plus jouer.
book-kujifunza-notes-child-1 = À l’école et chez les grands-parents, on s’en sert pour enseigner à compter d’avance : où tombera ma dernière graine ?
book-kujifunza-history-child-1 = Personne ne sait quand le Bao a commencé. Le plus ancien plateau conservé est dans un musée, et il a été fait en 1896 ou plus tard.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = Un mancala à quatre rangées, jeu de semis et de capture, et la porte d’entrée du Bao la Kiswahili, le jeu complet des maîtres. Il en laisse de côté le début avec des graines en main (namua), la maison (nyumba) et le blocage d’un trou menacé (takasia).
book-kujifunza-what-adult-2 = Kujifunza veut dire apprendre. L’autre nom, Mbili-mbili, deux par deux, décrit la position de départ : deux graines dans chacun des 32 trous, 64 en tout.
book-kujifunza-board-adult-1 = Quatre rangées de huit trous. Chacun en possède deux : la rangée avant, qui fait face à celle de l’adversaire, et la rangée arrière, derrière elle. Ensemble, elles forment un anneau de seize trous, et les graines ne quittent l’anneau de leur propriétaire que par capture.
book-kujifunza-board-adult-2 = Les deux trous aux bouts d’une rangée avant sont ses kichwa, ses têtes. Avec les trous voisins, ils forment les kimbi. Le cinquième trou à partir de la gauche de chacun est carré : c’est la nyumba, la maison du jeu complet, sans pouvoir ici.
book-kujifunza-board-adult-3 = Il n’y a pas de grenier. Les 64 graines restent toutes sur le plateau, et celles qui sont capturées continuent de jouer pour qui les a prises.
book-kujifunza-play-adult-1 = On commence un coup par un de ses propres trous qui compte deux graines ou plus. On les prend toutes et on les sème une à une, vers la gauche ou vers la droite, à partir du trou suivant.
book-kujifunza-play-adult-2 = Si la dernière graine tombe dans un trou qui contenait des graines, sans rien capturer, on prend à son tour tout ce trou et on sème encore dans le même sens : c’est le relais, endelea. Si elle tombe dans un trou vide, le coup est fini.
book-kujifunza-play-adult-3 = Un coup dont la première étape capture est un mtaji. S’il y en a un, il faut le jouer. C’est seulement s’il n’y en a aucun qu’on joue un coup sans capture, un takata : depuis la rangée avant si un trou y compte deux graines, sinon depuis la rangée arrière. Dans un takata, aucune étape ne capture.
book-kujifunza-play-adult-4 = Un kichwa qui est le seul trou garni de sa rangée avant ne peut pas être semé hors de cette rangée. Un semis qui ne finirait jamais ne peut pas commencer.
book-kujifunza-capture-adult-1 = Une étape capture si sa dernière graine tombe dans un trou garni de la rangée avant de qui joue et que le trou d’en face, dans la rangée avant de l’adversaire, contienne des graines. La rangée arrière, derrière lui, est à l’abri.
book-kujifunza-capture-adult-2 = Les graines capturées sont semées à partir d’un kichwa vers le centre, la première dans le kichwa lui-même. Depuis un kimbi, c’est le kichwa voisin. Depuis les quatre trous du milieu, la variante décide : avec Zanzibar, le sens du semis est gardé ; avec Mancala World, on choisit.
book-kujifunza-capture-adult-3 = Un trou de seize graines ou plus ne lance jamais de capture. Une étape suivante de seize graines peut capturer.
book-kujifunza-end-adult-1 = Qui vide la rangée avant de l’adversaire gagne aussitôt, même au milieu d’un semis. Qui n’a aucun départ permis a perdu ; au Bao, personne ne passe.
book-kujifunza-end-adult-2 = La tradition ne connaît pas de partie nulle. Par précaution, une position qui revient pour la troisième fois, ou deux mille coups, mettent fin ici à la partie, sans vainqueur.
book-kujifunza-notes-adult-1 = On l’enseigne dans les familles, les clubs et les écoles des communautés de langue swahilie du Kenya et de Tanzanie. Il exerce ce que demande le jeu complet : suivre un semis sur de nombreuses étapes, voir la capture obligatoire, choisir le kichwa.
book-kujifunza-notes-adult-2 = Les graines, kete, sont les noix gris-vert du bonduc, mkomwe. Les plateaux de la côte swahilie sont en bois dur et épais ; ceux de Zanzibar portent des bordures sculptées de cordes et de rosettes.
book-kujifunza-notes-adult-3 = Avec un jeu parfait, le départ est décidé : avec la variante Zanzibar, qui commence gagne. Personne ne joue parfaitement, et la moitié de l’art est d’amener l’autre à mal compter.
book-kujifunza-history-adult-1 = On joue au Bao en Tanzanie, au Kenya, au Malawi, au Burundi, au Rwanda, aux Comores et dans certaines régions de la République démocratique du Congo, et surtout parmi les Swahilis. Ses débuts sont mal documentés.
book-kujifunza-history-adult-2 = En 1658, le gouverneur français Étienne de Flacourt décrivit un jeu des Sakalava de Madagascar, que certains citent comme le premier récit sur le Bao ; les spécialistes hésitent. Dans les années 1820, Muyaka bin Haji, de Mombasa, fit l’éloge du jeu dans son poème Bao Naligwa.
book-kujifunza-history-adult-3 = Le plus ancien plateau conservé vient du Malawi, se trouve au British Museum et n’est pas antérieur à 1896. Depuis 1966, Chama cha Bao et d’autres associations veillent à l’organisation du jeu. Des tournois ont lieu en Tanzanie, à Zanzibar, à Lamu et au Malawi, et l’on honore qui joue très bien du titre de bingwa, maître.
book-kujifunza-sources-1 = How to Play Bao, dépliant du Musée national de Tanzanie, Dar es Salaam, 1971 ; Nino Vessella, spécialiste du Bao ; Larry Russ, The Complete Mancala Games Book, 1999 : telles sont les sources rapportées pour le Kujifunza.
book-kujifunza-sources-2 = Alex de Voogt, Limits of the Mind, 1995, qui apprit les règles du Bao auprès de maîtres à Zanzibar ; H. H. L. M. Donkers, Zanzibar Bao Rules for the Computer, 2001.
book-kujifunza-sources-3 = Là où les sources divergent, surtout à propos des quatre trous du milieu, les deux règles sont proposées, et le choix est nommé quand on prépare une partie.

## Djenon-aboure, in brief

book-djenon-what-child-1 = Un jeu pour deux, venu des lagunes de Côte d’Ivoire. On sème des graines autour du plateau, et on gagne les trous qui arrivent à deux ou à quatre.
book-djenon-board-child-1 = Deux rangées de six trous. La rangée devant vous est à vous. Au début, il y a quatre graines dans chaque trou.
book-djenon-play-child-1 = Prenez toutes les graines d’un de vos trous. Il doit y en avoir au moins deux. Laissez la première retomber dans le même trou, puis une dans chaque trou qui suit, toujours vers votre droite.
book-djenon-play-child-2 = Le dernier trou compte maintenant trois graines, ou cinq et plus ? Alors prenez-les et continuez.
book-djenon-capture-child-1 = Le dernier trou compte maintenant deux ou quatre graines ? Vous les gagnez. Et celles du trou d’avant, s’il en compte deux ou quatre ; et ainsi de suite.
book-djenon-end-child-1 = Quand aucun trou ne compte plus d’une graine, la partie est finie. Qui a le plus de graines a gagné la partie.
book-djenon-notes-child-1 = Les gens qui y jouent vivent au bord de la mer et de ses lagunes. Ils font du commerce et cultivent le palmier à huile, l’hévéa et l’ananas.
book-djenon-history-child-1 = On y joue depuis longtemps, mais le jeu n’a été mis par écrit qu’en 2012.

## Djenon-aboure, in full

book-djenon-what-adult-1 = Un mancala à deux rangées, joué par les Abouré, appelés aussi Agoua, Abonwa ou Compalo, sur les lagunes et les rivières autour de Bonoua et de Grand-Bassam, dans le sud-est de la Côte d’Ivoire.
book-djenon-what-adult-2 = Il est proche du Djenon-abe et en diffère par trois règles : le semis commence dans le trou vidé, une graine seule ne peut pas partir, et la partie finit quand il ne reste que des graines seules et des trous vides.
book-djenon-board-adult-1 = Deux rangées de six trous, quatre graines dans chacun, 48 en tout. Chacun possède la rangée devant soi. Les graines gagnées sortent du jeu.
book-djenon-play-adult-1 = On commence un coup par un de ses propres trous qui compte deux graines ou plus. On les prend toutes ; la première retombe dans le trou vidé, les autres dans les trous qui suivent vers la droite, autour des deux rangées.
book-djenon-play-adult-2 = Si la dernière graine est seule dans son trou, le coup est fini. Si son trou en compte trois, ou cinq et plus, on les prend et on sème encore, la première retombant de nouveau.
book-djenon-play-adult-3 = Qui n’a aucun trou de deux graines ou plus passe, et seulement alors.
book-djenon-capture-adult-1 = Si le trou de la dernière graine en compte deux ou quatre, il est gagné, et de même les trous précédents, l’un après l’autre, tant que chacun compte exactement deux ou quatre graines, d’un côté du plateau comme de l’autre. Le coup est alors fini.
book-djenon-end-adult-1 = La partie finit quand aucun trou ne compte plus d’une graine. Chacun ajoute les graines de sa propre rangée à celles qu’il a gagnées. Qui en a le plus gagne ; 24 à 24, la partie est nulle.
book-djenon-notes-adult-1 = Que la première graine retombe évite aux trous de s’épuiser, et la fin épargne le long va-et-vient de graines seules par lequel se terminent certains jeux de cette famille.
book-djenon-notes-adult-2 = Les Abouré sont quelque 35 000 personnes, qui commercent par mer et cultivent le palmier à huile, l’hévéa et l’ananas.
book-djenon-history-adult-1 = Le jeu fut consigné pour la première fois en 2012, par le chercheur espagnol Jordi Climent Tondo. De quand il date, personne ne l’a écrit.
book-djenon-sources-1 = Jordi Climent Tondo, qui consigna le jeu en 2012, d’après Mancala World.
book-djenon-sources-2 = Qu’une chaîne de trous gagnés se poursuive en contournant le bout des rangées est déduit, et non rapporté.

## What kind of game it is, in one line

book-kujifunza-kind = Un mancala à quatre rangées : semer étape après étape, capturer, vider la rangée avant d’en face.
book-djenon-kind = Un mancala à deux rangées : semer, gagner les trous de deux et de quatre, compter à la fin.

## Other games

book-kujifunza-others-1 = Son plus proche parent est le Bao la Kiswahili, le jeu complet, qui ne se joue pas ici. Sur le même plateau, il commence avec des graines en main et donne du pouvoir à la nyumba.
book-djenon-others-1 = Son plus proche parent est le Djenon-abe, qui ne se joue pas ici. Il en diffère par trois règles ; le chapitre « Ce que c’est » les nomme.

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = Les deux rangées proches de vous sont au camp Sud. Sont marqués les kichwa aux deux bouts de la rangée avant, les kimbi à côté d’eux, et la nyumba.
book-picture-sow = Toutes les graines d’un trou, une à une. La dernière tombe dans un trou vide : le coup est fini.
book-picture-relay = La dernière graine tombe parmi d’autres : on les prend toutes et on sème encore, jusqu’à ce qu’une dernière graine tombe dans un trou vide.
book-picture-takata = Aucune première étape ne capture ici, le coup est donc un takata : même une étape qui finit face à des graines ne prend rien.
book-picture-lone-kichwa = Ce kichwa est le seul trou garni de sa rangée avant. On peut le semer le long de la rangée, mais pas hors d’elle.
book-picture-capture = La dernière graine tombe parmi d’autres, et il y a des graines en face : elles sont capturées, et entrent par le kichwa gauche.
book-picture-must = Seuls les trous marqués capturent, on ne peut donc semer qu’eux. Ce coup capture deux fois.
book-picture-kimbi = Une capture depuis le kimbi : les graines entrent par le kichwa voisin, et le sens s’inverse.
book-picture-sixteen = La dernière de ces dix-sept graines tomberait face à des graines. Mais seize ou plus ne lancent jamais de capture.
book-picture-hamna = Les dernières graines de la rangée avant d’en face sont capturées : hamna. Sud a gagné.
book-picture-no-move = Après ce coup, aucun trou du camp Nord ne compte deux graines. Nord ne peut pas jouer, et Sud a gagné.
book-picture-djenon-board = La rangée proche de vous est au camp Sud. Chaque trou contient quatre graines.
book-picture-djenon-sow = La première graine retombe dans son propre trou. La dernière est seule dans le sien : le coup est fini.
book-picture-djenon-relay = Avec la dernière graine, le trou en compte trois : on les prend et on sème encore.
book-picture-djenon-pass = Aucun trou du camp Sud ne compte deux graines, mais ceux du camp Nord, si : Sud passe.
book-picture-djenon-capture = Avec la dernière graine, le trou en compte quatre, et Sud les gagne.
book-picture-djenon-chain = Le dernier trou compte quatre graines, les deux précédents deux chacun : Sud gagne les trois.
book-picture-djenon-end = Quatre graines sont gagnées, et aucun trou n’en compte plus d’une : la partie est finie. Chacun ajoute sa propre rangée à ce qu’il a gagné.

## Beside what most people know as mancala: Kalah

book-standard-name = Kalah
book-standard-board = Plateau
book-standard-board-kalah = Deux rangées de six trous et deux greniers ; une rangée est à vous.
book-standard-board-kujifunza = Quatre rangées de huit, sans grenier ; deux rangées sont à vous, 16 trous.
book-standard-board-djenon = Deux rangées de six ; rien n’est semé dans les greniers ; une rangée est à vous.
book-standard-seeds = Graines
book-standard-seeds-kalah = 4 par trou, 48.
book-standard-seeds-kujifunza = 2 par trou, 64, et toutes restent sur le plateau.
book-standard-seeds-djenon = 4 par trou, 48.
book-standard-move = Un coup
book-standard-move-kalah = N’importe quel trou garni, dans un seul sens, autour de tout le plateau.
book-standard-move-kujifunza = Un trou de deux ou plus, dans un sens ou l’autre, autour de vos 16 trous.
book-standard-move-djenon = Un trou de deux ou plus, dans un seul sens ; la première graine retombe.
book-standard-capture = Une capture
book-standard-capture-kalah = Possible : dernière graine dans un de vos trous vides, les graines d’en face.
book-standard-capture-kujifunza = Obligatoire : première étape jusqu’à un trou garni de votre rangée avant, face à un autre ; plus de 15 graines n’en lancent jamais.
book-standard-capture-djenon = Automatique : un dernier trou de deux ou quatre, et ceux d’avant.
book-standard-captured = Graines capturées
book-standard-captured-kalah = Dans votre grenier, pour de bon.
book-standard-captured-kujifunza = De retour dans vos rangées, par un kichwa.
book-standard-captured-djenon = Gagnées, pour de bon.
book-standard-quiet = Sans capture
book-standard-quiet-kalah = Semer une fois ; encore si la dernière graine tombe dans votre grenier.
book-standard-quiet-kujifunza = Takata : depuis la rangée avant si possible, sans jamais capturer, encore et encore jusqu’à ce qu’une étape finisse dans un trou vide.
book-standard-quiet-djenon = Encore et encore jusqu’à ce qu’un trou arrive à une, deux ou quatre graines.
book-standard-win = Vous gagnez
book-standard-win-kalah = Avec le plus de graines dans votre grenier quand un côté est vide.
book-standard-win-kujifunza = Quand la rangée avant d’en face est vide, ou que l’autre ne peut plus jouer.
book-standard-win-djenon = Avec le plus de graines quand il ne reste que des graines seules.

## Words of Bao. The word itself is Swahili in every language.

word-bao = Plateau, et tout jeu qui s’y joue ; avant tout celui-ci.
word-kete = Les graines : les noix du bonduc, posées dans les trous.
word-shimo = Un trou.
word-kichwa = Tête : le trou au bout d’une rangée avant, par où entrent les graines capturées.
word-kimbi = Les deux trous à chaque bout d’une rangée avant ; certains n’appellent ainsi que le second.
word-nyumba = Maison : le trou carré, le cinquième à partir de la gauche de chacun. Il n’a de pouvoir que dans le jeu complet.
word-mtaji = Un coup qui capture.
word-takata = Un coup où rien n’est capturé.
word-takasia = Bloquer un trou menacé, dans le jeu complet.
word-namua = Le début du jeu complet, avec des graines en main ; certains écrivent namu.
word-safari = Voyage : vider la maison (nyumba) et continuer le semis avec ses graines, dans le jeu complet.
word-endelea = Continue : la dernière graine est tombée dans un trou garni, que l’on prend à son tour.
word-hamna = Il n’y a rien : une rangée avant est vide, et qui la possède a perdu.
word-kujifunza = Apprendre.
word-mbili-mbili = Deux par deux : deux graines dans chaque trou, le départ de ce jeu.
word-fundi = Artisan ; qui joue avec habileté.
word-bingwa = Maître.
