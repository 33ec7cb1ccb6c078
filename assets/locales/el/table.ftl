### Όσα δείχνει η οθόνη: οθόνες, μενού, ρυθμίσεις, και όσα λέει η εφαρμογή για τον εαυτό της.
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = Δύο δύο στο ταμπλό.
title-loading = Στήνεται το ταμπλό.

## Title, and entries of menus that come on several screens

menu-go-on = Συνέχεια
menu-go-on-line = { $game }, { $turns ->
    [0] καμία κίνηση ακόμη
    [one] { $turns } κίνηση
   *[other] { $turns } κινήσεις
}
menu-new-match = Νέα παρτίδα
menu-help = Πώς παίζεται
menu-settings = Ρυθμίσεις
menu-back = Πίσω
menu-quit = Έξοδος

## New match

new-match-title = Νέα παρτίδα
new-match-rules = Κανόνες
new-match-opponent = Αντίπαλος
opponent-friend = Με παρέα
opponent-friend-line = Δύο άτομα σε αυτή την οθόνη, εναλλάξ.
new-match-begins = Ποιος αρχίζει
begins-you = Εσύ
begins-computer = Ο υπολογιστής
begins-lot = Με κλήρο
begins-friend = Αρχίζει ο Νότος, στην κοντινή άκρη.
begins-friend-north = Αρχίζει ο Βορράς, στη μακρινή άκρη.
new-match-begin = Ξεκίνα
new-match-set-up = Στήσε μια θέση

## Setting up a position

set-up-title = Στήσε μια θέση
set-up-how = Άγγιξε μια γούβα για να βάλεις έναν σπόρο. Για να βγάλεις έναν, πάτησε παρατεταμένα ή κάνε δεξί κλικ.
set-up-seeds = { $found } από τους { $most } σπόρους είναι στο ταμπλό.
set-up-no-pit = Δεν άγγιξες ακόμη γούβα
set-up-pit = Γούβα { $pit }
set-up-add = Βάλε έναν σπόρο στην { $pit }
set-up-take = Βγάλε έναν σπόρο από την { $pit }
set-up-empty = Άδειασε την { $pit }
set-up-won = Κερδισμένοι: { $name }
set-up-won-add = Πρόσθεσε έναν σπόρο στους κερδισμένους: { $name }
set-up-won-take = Βγάλε έναν σπόρο από τους κερδισμένους: { $name }
set-up-to-move = Ποιος παίζει
set-up-waiting = { $seeds ->
    [one] { part-seeds } αιχμάλωτος
   *[other] { part-seeds } αιχμάλωτοι
}, ακόμη στο χέρι: πρέπει να διαλεχτεί kichwa.
set-up-lay-aside = Βάλ’ τους στην άκρη
set-up-clear = Άδειασε το ταμπλό
set-up-start = Αρχική θέση
set-up-text = Θέση ως κείμενο
set-up-text-wrong = Δεν είναι θέση, από τον χαρακτήρα { $column } και πέρα.
set-up-copy = Αντιγραφή
set-up-copied = Αντιγράφηκε
set-up-paste = Επικόλληση

## Match

match-to-move = { $person ->
    [you] Παίζεις εσύ
    [computer] Ο υπολογιστής σκέφτεται
   *[other] Παίζει { $name }
}
match-sowing = { $person ->
    [you] Σπέρνεις
    [computer] Ο υπολογιστής σπέρνει
   *[other] { $name } σπέρνει
}
match-replaying = Μια κίνηση ξαναπαίζεται
match-seeds = { part-seeds }
match-seeds-won = { $seeds ->
    [one] { part-seeds } κερδισμένος
   *[other] { part-seeds } κερδισμένοι
}
match-in-hand = { $seeds } στο χέρι
match-lap = Γύρος { $lap } από { $laps }
match-captured = Αιχμάλωτοι: { $seeds }
match-captured-won = Κερδισμένοι: { $seeds }
match-last-turn = Τελευταία κίνηση
match-this-turn = Αυτή η κίνηση
match-turns = Κινήσεις
match-aim = Ο στόχος
first-step-pit = Διάλεξε μια γούβα με κύκλο.
first-step-way = Διάλεξε αριστερά ή δεξιά· το ταμπλό δείχνει πού οδηγεί.
first-step-watch = Κοίτα. Από κάτω μπορείς να σταματήσεις, να πας βήμα βήμα και να το ξαναδείς.
first-step-one-way = Διάλεξε μια γούβα με κύκλο: σπέρνεται αμέσως, προς τα δεξιά.
first-step-hold = Δείξε μια γούβα, ή κράτα πάνω της το δάχτυλο, για να δεις πρώτα τι θα έκανε.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Πάσο
match-turn-running = σπέρνεται

match-choose-pit = Διάλεξε μια γούβα: σπέρνεται αμέσως.
match-choose-pit-mtaji = Μπορείς να αιχμαλωτίσεις, άρα πρέπει (mtaji). Διάλεξε μια γούβα που αιχμαλωτίζει.
match-choose-pit-takata = Τίποτα δεν μπορεί να αιχμαλωτιστεί (takata). Διάλεξε μια γούβα να σπείρεις.
match-choose-direction = { $pit }: προς τα αριστερά ή προς τα δεξιά;
match-choose-kichwa = Διάλεξε το kichwa από όπου { $seeds ->
    [one] μπαίνει { $seeds } σπόρος
   *[other] μπαίνουν { $seeds } σπόροι
}.
match-kichwa-left = Αριστερό kichwa
match-kichwa-right = Δεξί kichwa
match-must-pass = Καμία γούβα σου δεν έχει δύο σπόρους ή περισσότερους: πρέπει να πας πάσο.
match-pass = Πάσο

match-direction-left = Προς τα αριστερά
match-direction-right = Προς τα δεξιά
match-preview-end = Τέλος στην { $pit }: { part-laps }.
match-preview-asks = { part-laps } ως την { $pit }, μετά διαλέγεις kichwa.
match-preview-captured = Αιχμαλωτίζει { part-seeds-object }.
match-preview-captured-won = Κερδίζεις { part-seeds-object }.
match-preview-no-capture = Καμία αιχμαλωσία.
match-preview-no-capture-won = Δεν κερδίζεις σπόρους.
match-preview-first-end = Μόνο ο πρώτος γύρος: ως την { $pit }.
match-preview-first-captured = Αιχμαλωτίζει { part-seeds-object }.
match-preview-first-captured-won = Κερδίζει { part-seeds-object }.
match-preview-first-no-capture = Δεν αιχμαλωτίζει τίποτα.
match-preview-first-no-capture-won = Δεν κερδίζει τίποτα.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-brief-to = { $pit }: { match-brief }
match-brief-first = Γύρος 1: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = Δεν επιτρέπεται: άγγιξε για να δεις γιατί.
match-progress = Ως πού έχει δειχτεί η κίνηση
match-slower = Πιο αργά
match-faster = Πιο γρήγορα

match-board = Το ταμπλό
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, μπορεί να σπαρεί

match-undo = Αναίρεση
match-redo = Επανάληψη
match-pause = Παύση
match-go-on = Συνέχεια
match-skip = Στο τέλος
match-step-back = Έναν σπόρο πίσω
match-step-on = Έναν σπόρο μπροστά
match-lap-back = Έναν γύρο πίσω
match-lap-on = Έναν γύρο μπροστά
match-speed = Ταχύτητα
match-speed-value = { $speed }×
match-replay = Δες ξανά την τελευταία
match-replay-picked = Δες ξανά αυτή
match-whole-board = Όλο το ταμπλό
match-threats = Δείξε ποιες γούβες κινδυνεύουν
match-threats-hide = Κρύψε ποιες γούβες κινδυνεύουν
match-menu = Μενού

## What the marks on the board mean

mark-may-start = μπορεί να σπαρεί
mark-ended = εδώ τελείωσε η τελευταία κίνηση
mark-lifted = ο γύρος ήρθε από εδώ
mark-captures = αιχμαλωτίζει
mark-emptied = αιχμαλωτίζεται
mark-entry = kichwa: εδώ μπαίνουν οι αιχμάλωτοι σπόροι

## Pause menu

pause-title = Παύση
pause-go-on = Συνέχεια
pause-try = Δοκίμασε αυτή τη θέση
pause-resign = Εγκατάλειψη
pause-leave = Στην αρχική οθόνη
pause-leave-line = Η παρτίδα αποθηκεύεται και μπορείς να τη συνεχίσεις αργότερα.

## Questions

confirm-resign-title = Εγκαταλείπεις την παρτίδα;
confirm-resign-line = Τότε κερδίζει ο αντίπαλος.
confirm-resign-yes = Εγκατάλειψη
confirm-resign-no = Συνέχεια
confirm-discard-title = Απόρριψη αυτής της παρτίδας;
confirm-discard-line = Φεύγει από τον κατάλογο. Οι τελευταίες είκοσι μένουν στον φάκελο «discarded», δίπλα στις αποθηκευμένες παρτίδες.
confirm-discard-yes = Απόρριψη
confirm-discard-no = Κράτησέ την
confirm-reset-title = Επαναφορά όλων των ρυθμίσεων;
confirm-reset-line = Ήχος, ταχύτητα, εικόνα, μέγεθος κειμένου και γλώσσα γίνονται όπως ήταν στην αρχή. Οι παρτίδες μένουν.
confirm-reset-yes = Επαναφορά
confirm-reset-no = Κράτησέ τες

## Result

result-winner = { $person ->
    [you] Κέρδισες
    [computer] Ο υπολογιστής κέρδισε
   *[other] { $name } κέρδισε
}
result-draw = Ισοπαλία
result-score = { $south-name } { $south }, { $north-name } { $north }
result-score-parts = { $name }: { $won ->
    [one] { $won } κερδισμένος
   *[other] { $won } κερδισμένοι
} και { $row } στη σειρά.
result-turns = { $turns ->
    [one] Παίχτηκε { $turns } κίνηση
   *[other] Παίχτηκαν { $turns } κινήσεις
}.
result-rematch = Παίξε ξανά
result-look = Δες το ταμπλό
result-back = Στο αποτέλεσμα
result-undo = Αναίρεση τελευταίας κίνησης
result-to-title = Στην αρχική οθόνη

## Settings

settings-title = Ρυθμίσεις
settings-sound = Ήχος
settings-volume = Σπόροι και ταμπλό
settings-ambience = Περιβάλλον
settings-interface = Κουμπιά και μενού
settings-mute = Χωρίς ήχο
settings-table = Παιχνίδι
settings-speed = Ταχύτητα των σπόρων
settings-speed-value = { $speed }×
settings-counts = Δείξε τον αριθμό των σπόρων
settings-turn-board = Γύρνα το ταμπλό
settings-turn-board-line = Όταν παίζουν εδώ δύο φίλοι, όποιος παίζει βλέπει τη δική του σειρά πιο κοντά.
settings-previews = Προεπισκόπηση
settings-previews-by-level = Με βάση τον αντίπαλο
settings-previews-by-level-line = Όσο πιο δυνατός ο αντίπαλος, τόσο λιγότερα μαθαίνεις πριν σπείρεις.
settings-previews-full = Όλη η κίνηση
settings-previews-first-lap = Μόνο ο πρώτος γύρος
settings-previews-off = Καμία
settings-previews-line = Τι μαθαίνεις για μια κατεύθυνση πριν τη διαλέξεις.
settings-reduced-motion = Λιγότερα εφέ κίνησης
settings-reduced-motion-line = Οι σπόροι σβήνουν και ξαναφαίνονται αντί να πετούν.
settings-picture = Εικόνα
settings-quality = Ποιότητα
settings-quality-as-measured = Αυτόματη ({ $quality })
settings-quality-to-measure = Αυτόματη
settings-quality-low = Χαμηλή
settings-quality-medium = Μεσαία
settings-quality-high = Υψηλή
settings-quality-line = Η χαμηλή είναι για αργά μηχανήματα: αδρές σκιές, οδοντωτές ακμές.
settings-board = Ταμπλό του Bao
settings-board-zanzibar = Ζανζιβάρη
settings-board-zanzibar-line = Χοντρό σκληρό ξύλο, σκαλισμένο με σχοινιά και ρόδακες όπως στη Ζανζιβάρη.
settings-board-school = Σχολείο
settings-board-school-line = Απλό ταμπλό, όπως στα σχολεία, στις λέσχες και στα σπίτια όπου διδάσκεται το Kujifunza.
settings-board-djenon-line = Το Djenon-aboure έχει δικό του ταμπλό, των Abouré στις λιμνοθάλασσες της Ακτής Ελεφαντοστού.
settings-mood = Ώρα της ημέρας
settings-mood-day = Απόγευμα
settings-mood-evening = Βράδυ
settings-full-screen = Πλήρης οθόνη
settings-reading = Ανάγνωση
settings-text-size = Μέγεθος κειμένου
settings-percent = { $percent }%
settings-language = Γλώσσα
settings-language-system = Όπως το σύστημα ({ $language })
languages-unread = Μεταφρασμένο με φροντίδα· δεν το έχει διαβάσει ακόμη κανείς με μητρική γλώσσα τα ελληνικά.
settings-reset = Επαναφορά
settings-close = Κλείσιμο

## Help: the keys

help-title = Πώς παίζεται
help-keys = Πλήκτρα
help-pointer = Δείξε μια γούβα για να δεις τι θα έκανε. Κάνε κλικ ή άγγιξέ την· όπου υπάρχουν δύο κατευθύνσεις, διάλεξε μία.
help-notation = Μια κίνηση γράφεται με τη γούβα και την κατεύθυνσή της, όπως τη βλέπει όποιος παίζει: L είναι αριστερά, R είναι δεξιά. Ένα αστεράκι σημαίνει κίνηση που δεν αιχμαλωτίζει· γράμματα μετά από άνω και κάτω τελεία είναι τα kichwa που διαλέχτηκαν.
help-look = Ροδέλα ή δύο δάχτυλα που ανοίγουν: πιο κοντά στο ταμπλό. Σύρσιμο: μετακίνησέ το. Δεξί κουμπί, Ctrl ή δύο δάχτυλα: γείρε το. Διπλό άγγιγμα στο ξύλο: όλο το ταμπλό.
help-key-arrows = Βέλη
help-key-arrows-does = Από γούβα σε γούβα· σε διαλεγμένη γούβα, αριστερά ή δεξιά.
help-key-enter = Enter
help-key-enter-does = Διάλεξε τη γούβα, μετά σπείρε την. Όσο κινούνται σπόροι: πήγαινε στο τέλος.
help-key-by-hand = Enter, Backspace, Delete
help-key-by-hand-does = Όπου στήνεται θέση: βάλε σπόρο, βγάλε έναν, άδειασε τη γούβα.
help-key-space = Διάστημα
help-key-space-does = Όπως το Enter. Όσο κινούνται σπόροι: σταμάτα και συνέχισε.
help-key-esc = Esc
help-key-esc-does = Άφησε τη γούβα, κλείσε ή άνοιξε το μενού.
help-key-undo = U, Backspace
help-key-undo-does = Αναίρεση.
help-key-redo = R
help-key-redo-does = Επανάληψη.
help-key-end = End
help-key-end-does = Πήγαινε στο τέλος της κίνησης.
help-key-replay = L
help-key-replay-does = Δες ξανά την τελευταία κίνηση.
help-key-step = , και .
help-key-step-does = Έναν σπόρο πίσω και μπροστά.
help-key-lap = < και >
help-key-lap-does = Έναν γύρο πίσω και μπροστά.
help-key-speed = + και -
help-key-speed-does = Πιο γρήγορα και πιο αργά.
help-key-closer = Ctrl + και Ctrl -
help-key-closer-does = Πιο κοντά στο ταμπλό και πιο μακριά.
help-key-tilt = Page Up, Page Down
help-key-tilt-does = Δες περισσότερο ή λιγότερο από ψηλά.
help-key-whole = Home
help-key-whole-does = Πάλι όλο το ταμπλό.
help-key-counts = N
help-key-counts-does = Δείξε ή κρύψε τον αριθμό των σπόρων.
help-key-threats = T
help-key-threats-does = Δείξε ή κρύψε ποιες γούβες σου κινδυνεύουν στην επόμενη κίνηση.
help-key-mute = M
help-key-mute-does = Ήχος κλειστός ή ανοιχτός.
help-key-help = F1
help-key-help-does = Αυτή η βοήθεια.
help-key-full-screen = F11
help-key-full-screen-does = Πλήρης οθόνη.
help-close = Κλείσιμο

## Unfinished matches

unfinished-title = Μισοτελειωμένες παρτίδες
unfinished-none = Καμία παρτίδα δεν περιμένει να συνεχιστεί.
unfinished-friend = Δύο άτομα εδώ
unfinished-computer = Με τον υπολογιστή, { $level }
unfinished-turns = { $turns ->
    [0] Καμία κίνηση ακόμη
    [one] { $turns } κίνηση
   *[other] { $turns } κινήσεις
}
unfinished-saved-now = Αποθηκεύτηκε μόλις τώρα
unfinished-saved-minutes = Αποθηκεύτηκε πριν από { $count ->
    [one] { $count } λεπτό
   *[other] { $count } λεπτά
}
unfinished-saved-hours = Αποθηκεύτηκε πριν από { $count ->
    [one] { $count } ώρα
   *[other] { $count } ώρες
}
unfinished-saved-days = Αποθηκεύτηκε πριν από { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
}
unfinished-go-on = Συνέχεια
unfinished-discard = Απόρριψη

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = Κλείσιμο

part-reason = { $reason ->
    [full] ο δίσκος είναι γεμάτος
    [read-only] ο δίσκος μόνο διαβάζεται
    [denied] δεν έχεις άδεια να γράψεις ή να διαβάσεις εκεί
    [not-a-file] στη θέση του βρίσκεται κάτι άλλο
    [too-large] είναι πολύ μεγάλο για να είναι δικό μας
    [too-many] πάρα πολλά κατεστραμμένα αρχεία έχουν ήδη μπει στην άκρη, και μερικά πρέπει να αφαιρεθούν
   *[other] { $error }
}
notice-no-folders = Το σύστημα δεν ορίζει φάκελο για τα αρχεία του Mbili, γι’ αυτό ρυθμίσεις και παρτίδες δεν φυλάσσονται. Για να φυλάσσονται, όρισε το HOME ή τα MBILI_CONFIG_DIR και MBILI_DATA_DIR και ξεκίνα ξανά.
notice-folder = Ο φάκελος { $file } δεν μπορεί να δημιουργηθεί: { part-reason }. Ό,τι ανήκει εκεί δεν φυλάσσεται.
notice-settings-damaged = Οι ρυθμίσεις ήταν κατεστραμμένες στη γραμμή { $line } του { $file } ({ $problem }). Ισχύει ό,τι μπόρεσε να διαβαστεί· το κατεστραμμένο αρχείο μπήκε στην άκρη ως { $aside }.
notice-settings-damaged-kept = Οι ρυθμίσεις είναι κατεστραμμένες στη γραμμή { $line } του { $file } ({ $problem }). Το αρχείο δεν μπορεί να μπει στην άκρη: { part-reason }. Μένει όπως είναι, και οι αλλαγές δεν αποθηκεύονται ώσπου να διορθωθεί ή να αφαιρεθεί.
notice-settings-unreadable = Οι ρυθμίσεις στο { $file } δεν διαβάζονται: { part-reason }. Ισχύουν οι συνηθισμένες.
notice-settings-unsaved = Οι ρυθμίσεις δεν μπορούν να αποθηκευτούν στο { $file }: { part-reason }. Ισχύουν ώσπου να βγεις, και το Mbili συνεχίζει τις προσπάθειες.
notice-settings-saved-again = Οι ρυθμίσεις μπορούν πάλι να αποθηκευτούν, και αποθηκεύτηκαν.
notice-match-newer = Η παρτίδα στο { $file } αποθηκεύτηκε από νεότερο Mbili (μορφή { $version }). Μένει ανέγγιχτη· ένα νεότερο Mbili μπορεί να τη συνεχίσει.
notice-match-damaged = Η παρτίδα στο { $file } είναι κατεστραμμένη στη γραμμή { $line }, στήλη { $column }: { $problem }. Μένει ανέγγιχτη· διόρθωσέ την εκεί ή αφαίρεσέ την.
notice-match-empty = Η καταγραφή στο { $file } δεν έχει κινήσεις, ούτε καμία από τις γραμμές που προσθέτει το Mbili σε αποθηκευμένη παρτίδα, άρα δεν υπάρχει τίποτα να συνεχιστεί. Μένει ανέγγιχτη· το «mbili play» με το όνομά της αρχίζει παρτίδα από αυτήν.
notice-matches-damaged-more = Κι άλλες κατεστραμμένες παρτίδες στο { $folder }: { $count }. Το ημερολόγιο τις αναφέρει.
notice-match-unreadable = Η παρτίδα στο { $file } δεν διαβάζεται: { part-reason }.
notice-match-unsaved = Η παρτίδα δεν μπορεί να αποθηκευτεί στο { $file }: { part-reason }. Το παιχνίδι συνεχίζεται, και το Mbili συνεχίζει τις προσπάθειες. Ό,τι αποθηκεύτηκε πριν υπάρχει ακόμη.
notice-match-saved-again = Η αποθήκευση λειτουργεί πάλι: η παρτίδα αποθηκεύτηκε όπως είναι τώρα.
notice-match-undiscarded = Η παρτίδα στο { $file } δεν μπορεί να απορριφθεί: { part-reason }.
notice-match-elsewhere = Η παρτίδα στο { $file } είναι στο τραπέζι ενός άλλου Mbili που τρέχει. Κλείσε την πρώτα εκεί.
notice-match-gone = Η παρτίδα στο { $file } δεν υπάρχει πια.
notice-no-sound-device = Δεν βρέθηκε συσκευή ήχου, οπότε το παιχνίδι είναι σιωπηλό.
notice-software-rendering = Δεν βρέθηκε κάρτα γραφικών, οπότε την εικόνα τη σχεδιάζει ο επεξεργαστής. Με χαμηλή ποιότητα γίνεται πιο γρήγορη.

## What the terminal says where no window can be shown

startup-no-window = Δεν υπάρχει σύστημα παραθύρων: δεν έχει οριστεί ούτε το WAYLAND_DISPLAY ούτε το DISPLAY. Ξεκίνα το Mbili από επιφάνεια εργασίας· το «mbili --help» λέει τι λειτουργεί χωρίς παράθυρο.
startup-no-wayland = Το WAYLAND_DISPLAY είναι «{ $value }», αλλά εκεί δεν απαντά κανένας compositor του Wayland. Διόρθωσέ το, ή το XDG_RUNTIME_DIR, τον φάκελο όπου αναζητείται· ή αφαίρεσέ το, και χρησιμοποιείται το X11 όπως λέει το DISPLAY.
startup-no-x11 = Το DISPLAY είναι «{ $value }», αλλά εκεί δεν απαντά κανένας διακομιστής X11, ή λείπουν οι βιβλιοθήκες του X11. Διόρθωσέ το ή ξεκίνα το Mbili από επιφάνεια εργασίας.
startup-wayland-socket = Το WAYLAND_SOCKET είναι «{ $value }», που δεν είναι ανοιχτή σύνδεση με compositor του Wayland. Αφαίρεσέ το και ξεκίνα ξανά.
startup-no-graphics = Δεν βρέθηκε προσαρμογέας γραφικών. Εγκατάστησε ένα πρόγραμμα οδήγησης για Vulkan, ή τον οδηγό λογισμικού της Mesa (σε Debian και Ubuntu: mesa-vulkan-drivers).
startup-no-graphics-by = Το WGPU_BACKEND είναι «{ $value }», και με αυτό δεν βρέθηκε προσαρμογέας γραφικών. Μπορεί να είναι vulkan ή gl, ή και τα δύο με κόμμα ανάμεσα· αφαίρεσέ το, και δοκιμάζονται και τα δύο.
startup-graphics-lost = Η συσκευή γραφικών χάθηκε. Η παρτίδα αποθηκεύτηκε· ξεκίνα ξανά το Mbili για να συνεχίσεις.
startup-graphics-lost-unsaved = Η συσκευή γραφικών χάθηκε, και στο τέλος δεν ήταν δυνατό να αποθηκευτούν όλα. Το ημερολόγιο λέει τι και γιατί: { $folder }. Ξεκίνα ξανά το Mbili για να συνεχίσεις.
startup-unsaved = Στο τέλος δεν ήταν δυνατό να αποθηκευτούν όλα. Το ημερολόγιο λέει τι και γιατί: { $folder }.
startup-record-unreadable = { $file }: δεν διαβάζεται: { $error }. Έλεγξε το όνομα και ποιος μπορεί να το διαβάσει· το «mbili --help» λέει τι άλλο μπορεί να γραφτεί εδώ.
startup-record-not-a-file = { $file }: δεν είναι αρχείο. Δώσε το αρχείο μιας καταγραφής.
startup-record-too-large = { $file }: { $size } byte είναι πάρα πολλά για την καταγραφή μίας παρτίδας. Είναι το σωστό αρχείο;
startup-record-wrong = { $file }: { $problem }. Το «mbili replay» ελέγχει μια καταγραφή και λέει πώς διορθώνεται.
startup-failed = Το πρόγραμμα απέτυχε και χρειάστηκε να σταματήσει. Η παρτίδα αποθηκεύτηκε ως την τελευταία κίνηση. Τι συνέβη: { $message }
