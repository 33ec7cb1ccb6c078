# Ce que dit seulement une table de musée : son premier écran, la fin d’une visite, et ce que voit le personnel.

kiosk-starts-again = La table s’arrête pour redémarrer.

kiosk-home = Accueil
kiosk-panel = Son et texte
kiosk-lesson = Apprendre en une minute
kiosk-play = Jouer
kiosk-play-game = Jouer au { $game }
kiosk-face = À deux, face à face
kiosk-attract-touch = Touchez un trou, et vous jouez déjà.
kiosk-attract-adapts = Jouez contre la table : elle joue aussi bien que vous.
kiosk-your-turn = C’est à vous de jouer
kiosk-other-turn = C’est à l’autre de jouer
kiosk-to-the-left = Semer vers la gauche
kiosk-to-the-right = Semer vers la droite
kiosk-you-won = Vous avez gagné
kiosk-you-lost = L’autre camp a gagné
kiosk-drawn = Personne n’a gagné
kiosk-again = Encore une fois
kiosk-panel-language = Langue
kiosk-panel-volume = Volume
kiosk-panel-text = Taille du texte
kiosk-volume-off = Muet
kiosk-volume-low = Faible
kiosk-volume-middle = Moyen
kiosk-volume-high = Fort
kiosk-text-usual = Normale
kiosk-text-large = Grande
kiosk-text-largest = Très grande
kiosk-rules = Les jeux et leurs règles
kiosk-done = Terminé
kiosk-doubt = Êtes-vous toujours là ?
kiosk-doubt-line = { $seconds ->
    [one] La table revient au début dans { $seconds } seconde.
   *[other] La table revient au début dans { $seconds } secondes.
}
kiosk-here = Je suis là
kiosk-closed = Nous sommes fermés pour le moment.
kiosk-closed-until = Nous sommes fermés pour le moment. Ouverture de { $open } à { $close }.
kiosk-cleaning = Toucher l’écran n’a aucun effet pendant le nettoyage
kiosk-pin = Code PIN
kiosk-pin-none = Aucun code PIN n’est fixé dans la configuration : personne ne peut entrer ici.
kiosk-pin-wrong = Ce n’est pas le bon code.
kiosk-pin-wait = { $seconds ->
    [one] Attendez { $seconds } seconde avant le prochain essai.
   *[other] Attendez { $seconds } secondes avant le prochain essai.
}
kiosk-pin-rub = Effacer
kiosk-pin-enter = OK
kiosk-staff = Pour le personnel
kiosk-staff-today = Aujourd’hui
kiosk-staff-month = 30 jours
kiosk-staff-sessions = Visites
kiosk-staff-matches = Parties
kiosk-staff-abandoned = Parties quittées avant la fin
kiosk-staff-lessons = Leçons
kiosk-staff-seconds = Secondes par visite, en moyenne
kiosk-staff-restarts = Redémarrages après une panne
kiosk-staff-plot = Visites par jour, sur 30 jours
kiosk-staff-no-counts = Les comptes sont illisibles. Le journal dit pourquoi.
kiosk-staff-health = La table
kiosk-staff-safe = Mode sans échec ; tout est réessayé dans
kiosk-staff-up = En marche depuis
kiosk-staff-memory = Mémoire
kiosk-staff-frames = Durée d’une image : la moitié, 99 sur 100
kiosk-staff-span = { $days } j { $hours } h { $minutes } min
kiosk-staff-mib = { $mib } Mio
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Version
kiosk-staff-clock = Horloge
kiosk-staff-figure = { $name } : { $value }
kiosk-staff-figure-when = { $name }, { $when } : { $value }
kiosk-staff-volume = Volume de cette table
kiosk-staff-clean = Nettoyer l’écran (30 secondes)
kiosk-staff-again = Redémarrer la table
kiosk-staff-close = Fermer la table
kiosk-staff-leave = Retour au public
