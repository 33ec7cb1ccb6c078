### Ασκήσεις: ερωτήσεις για μια θέση, καθεμία με μία σωστή απάντηση.
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = Ασκήσεις
exercises-title = Ασκήσεις
exercises-line = Κάθε απάντηση είναι αποδεδειγμένη. Κανείς δεν σε βιάζει.
exercises-next = Επόμενη άσκηση
exercises-next-line = { $kind }, δυσκολία { $grade } από 5
exercises-all-done = Έγιναν όλες. Από την αρχή
exercises-done = { $done ->
    [one] Έγινε
   *[other] Έγιναν
} { $done } από { $of }
exercises-kinds = Ή διάλεξε τι θα εξασκήσεις
exercises-forget = Ξέχνα όσες έγιναν

exercise-kind-starts = Βρες τις αφετηρίες
exercise-kind-starts-line = Ποιες γούβες μπορούν να σπαρούν, και προς τα πού;
exercise-kind-laps = Μέτρα τους γύρους
exercise-kind-laps-line = Πόσους γύρους έχει αυτή η σπορά;
exercise-kind-end = Πού τελειώνει;
exercise-kind-end-line = Ακολούθησε τη σπορά ως τον τελευταίο της σπόρο.
exercise-kind-most = Οι περισσότεροι σπόροι
exercise-kind-most-line = Ποια σπορά παίρνει τους περισσότερους;
exercise-kind-win-1 = Νίκη σε 1 κίνηση
exercise-kind-win-1-line = Μία σπορά τελειώνει το παιχνίδι.
exercise-kind-save = Σώσε την μπροστινή σειρά
exercise-kind-save-line = Μόνο μία σπορά σε κρατά στο παιχνίδι.
exercise-kind-win-2 = Νίκη σε 2 κινήσεις
exercise-kind-win-2-line = Ό,τι κι αν παίξει ο αντίπαλος.
exercise-kind-win-3 = Νίκη σε 3 κινήσεις
exercise-kind-win-3-line = Κοίτα μακριά μπροστά.

confirm-forget-title = Να ξεχαστεί ποιες ασκήσεις έγιναν;
confirm-forget-line = Όλες μπορούν να ξαναγίνουν. Παρτίδες και ρυθμίσεις μένουν.
confirm-forget-yes = Ξέχνα τες
confirm-forget-no = Κράτησέ τες

## An exercise

exercise-grade = Δυσκολία { $grade } από 5
exercise-task-starts = Σημείωσε κάθε επιτρεπτή αφετηρία και μετά έλεγξε. Παίζεις τις δύο σειρές κοντά σου. Άγγιξε μια γούβα για να αλλάξεις τα βέλη της: δεξιά, αριστερά, και τα δύο, κανένα.
exercise-task-starts-one-way = Σημείωσε κάθε γούβα που μπορείς να σπείρεις και μετά έλεγξε. Παίζεις τη σειρά κοντά σου.
exercise-task-laps = Το βέλος δείχνει τι σπέρνεται. Πόσους γύρους έχει η σπορά;
exercise-task-end = Το βέλος δείχνει τι σπέρνεται. Άγγιξε τη γούβα όπου πέφτει ο τελευταίος σπόρος.
exercise-task-most = Ποια γούβα της σειράς σου παίρνει τους περισσότερους σπόρους; Σπείρε την.
exercise-task-win-1 = Παίζεις εσύ, και μία σπορά κερδίζει αμέσως. Βρες την.
exercise-task-save = Ο αντίπαλος πάει να κερδίσει. Μόνο μία σπορά το εμποδίζει. Βρες την.
exercise-task-win = { $turns ->
    [2] Δύο
   *[other] Τρεις
} δικές σου κινήσεις κερδίζουν, ό,τι κι αν παίξει ο αντίπαλος. Βρες την πρώτη.
exercise-task-more = Συνέχισε: { $left ->
    [one] η επόμενη σπορά κερδίζει
   *[other] δύο ακόμη δικές σου κινήσεις κερδίζουν
}.
exercise-marked = { $count ->
    [0] Δεν σημείωσες καμία αφετηρία.
    [one] Σημείωσες μία αφετηρία.
   *[other] Σημείωσες { $count } αφετηρίες.
}
exercise-of-kind = { $done ->
    [one] Έγινε
   *[other] Έγιναν
} { $done } από { $of } αυτού του είδους, { $all } από { $of-all } συνολικά
exercise-start-label = { $pit }, { part-seeds }: η σπορά αρχίζει εδώ, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds }: η σπορά αρχίζει εδώ
exercise-mark-label = { $pit }, { part-seeds }. Σημάδι: { $marks ->
    [left] προς τα αριστερά
    [right] προς τα δεξιά
    [both] και τα δύο
    [yes] ναι
   *[none] όχι
}

exercise-check = Έλεγχος
exercise-show = Δείξε μου
exercise-skip = Στο τέλος
exercise-again = Ξανά
exercise-next = Επόμενη
exercise-another = Άλλη άσκηση
exercise-harder = Πιο δύσκολη
exercise-all = Όλες οι ασκήσεις

## What is told of an answer

exercise-right-starts = Καλή ματιά: αυτές είναι όλες οι αφετηρίες.
exercise-right-laps = Καλό μέτρημα: { part-laps }.
exercise-right-end = Την ακολούθησες σωστά: ο τελευταίος σπόρος πέφτει στην { $pit }.
exercise-right-most = Καλή επιλογή: παίρνει { part-seeds-object }.
exercise-right-win = Καλή κίνηση: κερδίζει.
exercise-right-more = Σωστά. Ο αντίπαλος αντέχει όσο περισσότερο γίνεται.
exercise-right-save = Ωραία: τώρα ο αντίπαλος δεν μπορεί να κερδίσει αμέσως.
exercise-shown = Έτσι γίνεται.
exercise-shown-laps = { $laps ->
    [one] Ένας γύρος: έτσι γίνεται.
   *[other] { $laps } γύροι: έτσι γίνεται.
}
exercise-shown-starts = Αυτές είναι όλες οι αφετηρίες.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] προς τα αριστερά του
       *[right] προς τα δεξιά του
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [one] Λείπει μία αφετηρία: { part-move }.
   *[other] Λείπουν { $count } αφετηρίες, όπως { part-move }.
}
exercise-more-wrong = { $count ->
    [one] Ένα σημάδι ακόμη είναι λάθος.
   *[other] { $count } σημάδια ακόμη είναι λάθος.
}
exercise-loses-row = Έτσι χάνεις την μπροστινή σειρά σου: ο αντίπαλος απαντά με { part-reply }.
exercise-loses = Έτσι χάνεις αμέσως: μετά από { part-reply } δεν μπορείς πια να σπείρεις.
exercise-no-end = Η κίνηση τελειώνει στην { $pit }, και ο αντίπαλος μπορεί ακόμη να παίξει { part-reply }.
exercise-holds = Ο αντίπαλος απαντά με { part-reply }, και τότε { $left ->
    [one] καμία σπορά σου δεν κερδίζει αμέσως
   *[other] δεν μπορείς να κερδίσεις σε { $left } κινήσεις
}.
exercise-ends-unwon = Έτσι τελειώνει το παιχνίδι, και δεν το κέρδισες.
exercise-takes-less = { $seeds ->
    [0] Αυτή δεν παίρνει τίποτα
    [one] Αυτή παίρνει έναν σπόρο
   *[other] Αυτή παίρνει { $seeds } σπόρους
}, και μια άλλη σπορά παίρνει περισσότερους.
exercise-goes-on = Ο γύρος { $lap } τελειώνει στην { $pit }, που έχει σπόρους: η σπορά συνεχίζεται.
exercise-captures = Ο γύρος { $lap } τελειώνει στην { $pit } και αιχμαλωτίζει: η σπορά συνεχίζεται.
exercise-ends-before = Η σπορά τελειώνει πριν κάνει { part-laps-object }.
exercise-no-lap-ends = Κανένας γύρος αυτής της σποράς δεν τελειώνει στην { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = Ο κατάλογος των ασκήσεων που έγιναν ήταν κατεστραμμένος στη γραμμή { $line } του { $file } ({ $problem }). Ισχύει ό,τι μπόρεσε να διαβαστεί· το κατεστραμμένο αρχείο φυλάχτηκε ως { $aside }.
notice-exercises-damaged-kept = Ο κατάλογος των ασκήσεων που έγιναν είναι κατεστραμμένος στη γραμμή { $line } του { $file } ({ $problem }). Το αρχείο δεν μπορεί να μπει στην άκρη: { part-reason }. Μένει όπως είναι, και ό,τι κάνεις τώρα δεν φυλάσσεται ώσπου να διορθωθεί ή να αφαιρεθεί.
notice-exercises-unreadable = Ο κατάλογος των ασκήσεων που έγιναν, στο { $file }, δεν διαβάζεται: { part-reason }. Αρχίζει άδειος.
notice-exercises-unsaved = Ο κατάλογος των ασκήσεων που έγιναν δεν μπορεί να αποθηκευτεί στο { $file }: { part-reason }. Ισχύει ώσπου να φύγεις, και το Mbili συνεχίζει τις προσπάθειες.
notice-exercises-saved-again = Ο κατάλογος των ασκήσεων που έγιναν μπορεί πάλι να αποθηκευτεί, και αποθηκεύτηκε.
exercise-way = { $pit }: { $way }
