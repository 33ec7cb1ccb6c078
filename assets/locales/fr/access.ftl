# Pour qui écoute la table, ou s’en sert avec une manette ou des contacteurs.

## A turn in at most a dozen words, for whoever listens

part-announced-captured = { $seeds ->
    [0] sans capture
    [one] { $seeds } capturée
   *[other] { $seeds } capturées
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] aucune graine gagnée
    [one] { $seeds } gagnée
   *[other] { $seeds } gagnées
}
announce-turn = { part-who }, { $pit }{ $way ->
    [left] {" "}gauche
    [right] {" "}droite
   *[none] {""}
} : { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
announce-entry = { part-who }, { part-kichwa-side } : { part-laps }, { part-announced-captured }.
announce-pass = { $person ->
    [you] Vous passez.
    [computer] L’ordinateur passe.
   *[other] { $name } passe.
}
announce-moves = { $person ->
    [you] À vous de jouer.
    [computer] L’ordinateur réfléchit.
   *[other] À { $name } de jouer.
}
announce-kichwa = { $person ->
    [you] Choisissez un kichwa.
    [computer] L’ordinateur réfléchit.
   *[other] { $name } choisit un kichwa.
}
announce-seats = { $person ->
    [computer] L’ordinateur réfléchit.
   *[other] Changer de camp ?
}
announce-won = { $person ->
    [you] Vous gagnez.
    [computer] L’ordinateur gagne.
   *[other] { $name } gagne.
}
announce-drawn = Partie nulle.

## Pits, as a screen reader names them

pit-at-risk = { $pit }, en danger
pit-chosen = { $pit }, choisi

## Settings

settings-ease = Accessibilité
settings-contrast = Contraste élevé
settings-contrast-line = Lettres noires sur blanc, contour à chaque trou, anneaux épais.
settings-switches = Contacteurs
settings-switches-off = Aucun
settings-switches-one = Un contacteur
settings-switches-two = Deux contacteurs
settings-switches-off-line = Pour qui joue avec un ou deux gros boutons : un repère va de groupe en groupe, puis d’élément en élément.
settings-switches-one-line = Le repère avance tout seul. Espace, Entrée ou n’importe quel bouton d’une manette choisit.
settings-switches-two-line = Espace fait avancer, Entrée choisit. Sur une manette, A choisit, tout autre bouton fait avancer.
settings-scan-pace = Rythme du repère
settings-scan-seconds = { $seconds } s
settings-voice = Annoncer les coups
settings-voice-line = Avec la voix du système (speech-dispatcher), si elle est installée.

## Help: the game pad

help-pad = Manette
help-pad-move = Stick gauche, croix
help-pad-move-does = aller sur le plateau et de bouton en bouton
help-pad-act = A
help-pad-act-does = choisir, confirmer, sauter
help-pad-back = B
help-pad-back-does = retour
help-pad-start = Start
help-pad-start-does = pause, puis reprise
help-pad-select = Select
help-pad-select-does = du plateau aux boutons, et au-delà
help-pad-hint = Y
help-pad-hint-does = conseil
help-pad-threats = X
help-pad-threats-does = les trous en danger ; sinon, revoir le dernier coup
help-pad-shoulders = Boutons L, R
help-pad-shoulders-does = plus lent, plus vite ; tourner les pages
help-pad-triggers = Gâchettes
help-pad-triggers-does = une graine en arrière, en avant
