### Μια παρτίδα που την ξανακοιτάζεις: η οθόνη της, και τι διδάσκουν οι κινήσεις της.
### The arguments are explained in the English file.

## What the match was worth: proven, or not said

truth-wins = { part-wins }{ $turns ->
    [0] { "" }
    [one] { " " }σε { $turns } κίνηση
   *[other] { " " }σε { $turns } κινήσεις
}.
truth-wins-by = { part-wins } με { $more } προς{"\u00A0"}{ $fewer }.

## What a turn teaches

lesson-turn = { $pit } { part-way }
lesson-pass = πάσο
part-better = { $better } { part-keeps }
part-keeps = { $kept ->
    [win] κερδίζει{ $turns ->
        [0] { "" }
        [one] { " " }σε { $turns } κίνηση
       *[other] { " " }σε { $turns } κινήσεις
    }
   *[draw] κρατά την ισοπαλία
}
part-own-front-row = { $person ->
    [you] την μπροστινή σειρά σου
    [computer] την μπροστινή σειρά του υπολογιστή
   *[other] την μπροστινή σειρά της πλευράς { $name }
}
part-other-could = { $other-person ->
    [you] μπορούσες
    [computer] ο υπολογιστής μπορούσε
   *[other] η πλευρά { $other-name } μπορούσε
}
lesson-win-in-one = Υπήρχε νίκη σε μία κίνηση: { $better }.
lesson-ended-front-row = { $played } άφησε { part-own-front-row } χωρίς σπόρους, και αυτό τελειώνει το παιχνίδι· { part-better }.
lesson-ended = { $played } τελείωσε το παιχνίδι· { part-better }.
lesson-lets-empty-front-row = Μετά από { $played } { part-other-could } να { $other-person ->
    [you] αδειάσεις
   *[other] αδειάσει
} { part-own-front-row } στην επόμενη κίνηση· { part-better }.
lesson-lets-win = Μετά από { $played } { part-other-could } να { $other-person ->
    [you] κερδίσεις
   *[other] κερδίσει
} στην επόμενη κίνηση· { part-better }.
lesson-bigger-capture = { $played } αιχμαλώτισε περισσότερους, { $took } έναντι { $instead }, αλλά { part-better }.
lesson-bigger-capture-won = { $played } κέρδισε περισσότερους σπόρους, { $took } έναντι { $instead }, αλλά { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { $better } αιχμαλωτίζει { $instead } και { part-keeps }
}· μετά από { $played } { part-other-could } να { $other-person ->
    [you] αιχμαλωτίσεις
   *[other] αιχμαλωτίσει
} { $seeds } στην επόμενη κίνηση.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { $better } κερδίζει { $instead ->
        [one] { $instead } σπόρο
       *[other] { $instead } σπόρους
    } και { part-keeps }
}· μετά από { $played } { part-other-could } να { $other-person ->
    [you] κερδίσεις
   *[other] κερδίσει
} { $seeds ->
    [one] { $seeds } σπόρο
   *[other] { $seeds } σπόρους
} στην επόμενη κίνηση.
lesson-gives-away = { part-better }· μετά από { $played } { $left ->
    [draw] καμία πλευρά δεν μπορεί να κερδίσει
   *[loss] { $other-person ->
        [you] κερδίζεις
        [computer] κερδίζει ο υπολογιστής
       *[other] κερδίζει η πλευρά { $other-name }
    }
}.
lesson-slower = { $better } κερδίζει σε { $turns ->
    [one] { $turns } κίνηση
   *[other] { $turns } κινήσεις
}, ενώ { $played } χρειάζεται { $other }.
lesson-shorter = Αυτή η παρτίδα δεν κερδιζόταν πια, αλλά { $better } αντέχει { $turns ->
    [one] { $turns } κίνηση
   *[other] { $turns } κινήσεις
}, { $played } μόνο { $other }.
lesson-seeds = { $better } φέρνει στο τέλος { $seeds ->
    [one] { $seeds } σπόρο περισσότερο
   *[other] { $seeds } σπόρους περισσότερους
} από { $played }.
lesson-gave-up = { $kept ->
    [win] Η παρτίδα που εγκαταλείφθηκε ήταν κερδισμένη{ $turns ->
        [0] { "" }
        [one] { " " }σε { $turns } κίνηση
       *[other] { " " }σε { $turns } κινήσεις
    }
   *[draw] Η παρτίδα που εγκαταλείφθηκε δεν ήταν χαμένη: καμία πλευρά δεν μπορούσε να κερδίσει
}.
lesson-gave-up-instead = Η παρτίδα που εγκαταλείφθηκε δεν ήταν χαμένη: { part-better }.

## The screen

review-open = Ανασκόπηση
review-title = Ανασκόπηση
review-looking = Από το τέλος προς τα πίσω: { $done } από { $all }
review-failed = Η ανασκόπηση διακόπηκε μετά από { $done } από { $all } θέσεις. Τι ήταν πριν από αυτές δεν είναι γνωστό.
review-moments = { $count ->
    [0] Καμία κίνηση δεν χάρισε κάτι, απ’ όσο είναι γνωστό.
    [one] Μία κίνηση άλλαξε την παρτίδα.
   *[other] { $count } κινήσεις άλλαξαν την παρτίδα.
}
review-none-yet = Δεν βρέθηκε ακόμη κίνηση που να άλλαξε την παρτίδα.
review-turn = Κίνηση { $number }: { $name }, { $move }
review-end = Το τέλος
review-before = Πριν: { $truth }
review-after = Μετά: { $truth }
review-now = Εδώ: { $truth }
review-graph = Η αλήθεια ανά κίνηση: κίνηση { $number } από { $all }. { $truth }
review-moment = { $place }. Κίνηση { $number }: { $lesson }
review-show-played = Δείξε τι παίχτηκε
review-show-better = Δείξε την καλύτερη κίνηση
review-show-line = Δείξε πώς θα συνεχιζόταν
review-play-on = Παίξε από εδώ
review-to-moment = Πίσω σε αυτή τη θέση
review-leave = Κλείσιμο
review-earlier = Μία κίνηση πίσω
review-later = Μία κίνηση μπροστά
review-on-board-played = Τι παίχτηκε
review-on-board-better = Η καλύτερη συνέχεια, κίνηση { $turn } από { $turns }: { $name } { $move }
review-on-board-better-end = Το τέλος της καλύτερης συνέχειας, ως εκεί που είναι αποδεδειγμένη
review-on-board-won = Το τέλος της καλύτερης συνέχειας
review-side = { $person ->
    [you] Κερδίζεις
    [computer] Κερδίζει ο υπολογιστής
   *[other] Κερδίζει { $name }
}
