### Το παιχνίδι με λόγια: ονόματα, κανόνες, αρνήσεις, αποτελέσματα και η διήγηση μιας κίνησης.
### The arguments are explained in the English file.

## Small parts: seeds and laps as subject, and as object

part-seeds = { $seeds ->
    [one] { $seeds } σπόρος
   *[other] { $seeds } σπόροι
}
part-seeds-object = { $seeds ->
    [one] { $seeds } σπόρο
   *[other] { $seeds } σπόρους
}
part-hand-object = { $hand ->
    [one] { $hand } σπόρο
   *[other] { $hand } σπόρους
}
part-laps = { $laps ->
    [one] { $laps } γύρος
   *[other] { $laps } γύροι
}
part-laps-object = { $laps ->
    [one] { $laps } γύρο
   *[other] { $laps } γύρους
}
part-way = { $way ->
    [left] προς τα αριστερά
   *[right] προς τα δεξιά
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] προς τα αριστερά του
       *[right] προς τα δεξιά του
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] αριστερό kichwa
   *[right] δεξί kichwa
}
part-sows = { $person ->
    [you] Σπέρνεις
    [computer] Ο υπολογιστής σπέρνει
   *[other] { $name } σπέρνει
}
part-enters = { $person ->
    [you] Βάζεις
    [computer] Ο υπολογιστής βάζει
   *[other] { $name } βάζει
}
part-wins = { $person ->
    [you] Κερδίζεις
    [computer] Ο υπολογιστής κερδίζει
   *[other] { $name } κερδίζει
}
part-others-front-row = { $other-person ->
    [you] η μπροστινή σειρά σου
    [computer] η μπροστινή σειρά του υπολογιστή
   *[other] η μπροστινή σειρά της πλευράς { $other-name }
}
part-captures = { $person ->
    [you] αιχμαλωτίζεις
   *[other] αιχμαλωτίζει
} { $count ->
    [1] { part-seeds-object }
   *[other] { $captures }
}

## Lists

list-pair = { $first } και { $second }
list-more = { $list }, { $next }
list-last = { $list } και { $last }

## Sides, games, house rules, levels

side-south = Νότος
side-north = Βορράς
player-you = Εσύ
player-computer = Υπολογιστής

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = Bao για μάθηση: τέσσερις σειρές των οκτώ, μακριές σπορές πολλών γύρων, και όποιος μπορεί να αιχμαλωτίσει πρέπει να το κάνει.
game-kujifunza-goal = Όποιος αδειάσει την μπροστινή σειρά του αντιπάλου κερδίζει.
game-djenon = Djenon-aboure
game-djenon-line = Δύο σειρές των έξι, από τις λιμνοθάλασσες της Ακτής Ελεφαντοστού: προς μία μόνο κατεύθυνση, και κερδίζουν οι περισσότεροι σπόροι.
game-djenon-goal = Όποιος έχει στο τέλος τους περισσότερους σπόρους κερδίζει.

rules-sustain = Ζανζιβάρη
rules-sustain-line = Συνιστάται: όσοι σπόροι αιχμαλωτίζονται στις τέσσερις μεσαίες γούβες συνεχίζουν στην κατεύθυνση της σποράς, όπως παίζουν οι δεξιοτέχνες της Ζανζιβάρης.
rules-choose = Mancala World
rules-choose-line = Μετά από κάθε αιχμαλωσία στις τέσσερις μεσαίες γούβες διαλέγεις από ποια άκρη της μπροστινής σειράς σου (kichwa) συνεχίζουν οι σπόροι.
rules-choose-first = Πρώτη επιλογή
rules-choose-first-line = Διαλέγεις kichwa μόνο στην πρώτη αιχμαλωσία μιας κίνησης· κανόνας για μελέτη, που δεν προέρχεται από καμία πηγή.

level-1 = Μαθητής
level-1-line = Το πιο εύκολο: βλέπει μόνο τον πρώτο γύρο μιας κίνησης, και είναι δειλό.
level-2 = Μαθητευόμενος
level-2-line = Ακολουθεί μια κίνηση για δύο γύρους και ξεχνά ότι θα απαντήσεις.
level-3 = Παίκτης
level-3-line = Ακολουθεί μια κίνηση για τρεις γύρους και ξεχνά ότι θα απαντήσεις.
level-4 = Έμπειρος
level-4-line = Ακολουθεί μια κίνηση για πέντε γύρους, κάποτε έξι, και ξεχνά ότι θα απαντήσεις.
level-5 = Επιδέξιος
level-5-line = Ακολουθεί τις κινήσεις του ως το τέλος και κοιτάζει τις απαντήσεις σου, αλλά συχνά αρκείται σε κάτι λιγότερο από το καλύτερο.
level-6 = Ικανότατος
level-6-line = Βλέπει λίγες κινήσεις μπροστά και πότε πότε αρκείται σε κάτι λιγότερο από το καλύτερο.
level-7 = Ειδικός
level-7-line = Βρίσκει σχεδόν κάθε νίκη που υπάρχει και σφάλλει πού και πού.
level-8 = Δεξιοτέχνης
level-8-line = Δεν κάνει λάθος όπου μπορεί να κερδίσει· όπου η θέση του είναι χαμένη, σου δυσκολεύει τη νίκη.

## Why an action is refused

refusal-game-over = Το παιχνίδι τελείωσε.
refusal-no-such-pit = Αυτό το ταμπλό δεν έχει γούβα { $pit }.
refusal-not-your-pit = Η { $pit } ανήκει στον αντίπαλό σου· σπέρνεις μόνο τις δικές σου γούβες.
refusal-empty-pit = Η { $pit } είναι άδεια, δεν υπάρχει τίποτα να σπείρεις.
refusal-single-seed = Η { $pit } έχει έναν μόνο σπόρο, και για να ξεκινήσεις χρειάζονται δύο ή περισσότεροι.
refusal-must-capture = Αν τη σπείρεις έτσι, η { $pit } δεν αιχμαλωτίζει τίποτα, και όποιος μπορεί να αιχμαλωτίσει πρέπει να το κάνει: μπορεί η { $instead } { part-way }.
refusal-too-many-to-capture = Η { $pit } έχει δεκαέξι σπόρους ή περισσότερους, γι’ αυτό δεν ξεκινά ποτέ αιχμαλωσία, και όποιος μπορεί να αιχμαλωτίσει πρέπει να το κάνει: μπορεί η { $instead } { part-way }.
refusal-front-row-first = Η { $pit } πρέπει να περιμένει: μια κίνηση χωρίς αιχμαλωσία ξεκινά από την μπροστινή σειρά, όσο κάποια γούβα εκεί, όπως η { $instead }, έχει δύο σπόρους ή περισσότερους.
refusal-lone-kichwa = Το kichwa { $pit } είναι η μόνη γούβα με σπόρους στην μπροστινή σειρά σου και δεν επιτρέπεται να σπαρεί έξω από αυτήν· σπείρε το προς την άλλη κατεύθυνση.
refusal-endless = Από την { $pit } προς αυτή την κατεύθυνση η σπορά δεν θα τελείωνε ποτέ, γι’ αυτό δεν επιτρέπεται να αρχίσει.
refusal-endless-one-way = Από την { $pit } η σπορά δεν θα τελείωνε ποτέ, γι’ αυτό δεν επιτρέπεται να αρχίσει.
refusal-name-kichwa = Οι σπόροι που αιχμαλώτισες στην { $pit } είναι ακόμη στο χέρι σου: διάλεξε πρώτα το kichwa από όπου θα μπουν.
refusal-no-kichwa-asked = Κανένας αιχμάλωτος σπόρος δεν περιμένει kichwa· διάλεξε μια γούβα να σπείρεις.
refusal-one-way-only = Το Djenon-aboure σπέρνεται προς μία μόνο κατεύθυνση: και η { $pit } πηγαίνει προς τα δεξιά.
refusal-must-sow = Πάσο επιτρέπεται μόνο όταν δεν μπορεί να σπαρεί τίποτα, και η { $instead } μπορεί.
refusal-no-passing = Στο Bao δεν υπάρχει πάσο· διάλεξε μια γούβα να σπείρεις.
refusal-must-pass = Η { $pit } δεν μπορεί να σπαρεί, αφού καμία γούβα σου δεν έχει δύο σπόρους ή περισσότερους: πρέπει να πας πάσο.
refusal-wrong-board = Αυτή η θέση δεν είναι από το ταμπλό του { $game }.

unsown-must-capture = Η { $pit } δεν αιχμαλωτίζει τίποτα, από όποια μεριά κι αν τη σπείρεις, και όποιος μπορεί να αιχμαλωτίσει πρέπει να το κάνει: μπορεί η { $instead } { part-way }.
unsown-endless = Από την { $pit } η σπορά δεν θα τελείωνε ποτέ, προς όποια κατεύθυνση, γι’ αυτό δεν επιτρέπεται να αρχίσει.
way-refused-must-capture = Δεν αιχμαλωτίζει τίποτα, και η αιχμαλωσία είναι υποχρεωτική.
way-refused-lone-kichwa = Θα άφηνε άδεια την μπροστινή σειρά σου.
way-refused-endless = Η σπορά δεν θα τελείωνε ποτέ.
way-refused-other = Δεν επιτρέπεται τώρα.

## Why a match does not begin from a board that was laid out by hand

unfit-too-many = Το { $game } παίζεται με { $most } σπόρους, και εδώ θα ήταν { $found }: βγάλε μερικούς.
unfit-wrong-board = Αυτή η θέση ανήκει σε άλλο ταμπλό, όχι του { $game }.
unfit-nobody-chooses = Αιχμάλωτοι σπόροι περιμένουν να διαλέξεις kichwa, και ο κανόνας Ζανζιβάρη δεν αφήνει επιλογή: βάλε τους στην άκρη ή πάρε τον κανόνα Mancala World.
unfit-choice = Αιχμάλωτοι σπόροι μπορούν να περιμένουν επιλογή kichwa μόνο όσο κάποια γούβα από την 3 ως την 6 στην μπροστινή σειρά της πλευράς που παίζει έχει δύο σπόρους ή περισσότερους: βάλε τους στην άκρη.
unfit-front-row-empty = Η μπροστινή σειρά της πλευράς { $name } είναι άδεια, και όποιος έχει άδεια μπροστινή σειρά έχει χάσει: βάλε εκεί έναν σπόρο.
unfit-no-start = Παίζει η πλευρά { $name } και δεν έχει επιτρεπτή αφετηρία, και όποιος δεν μπορεί να παίξει έχει χάσει: βάλε κι άλλους σπόρους στις γούβες της πλευράς { $name }.
unfit-only-singles = Καμία γούβα δεν έχει δύο σπόρους, οπότε το παιχνίδι θα είχε τελειώσει: βάλε έναν δεύτερο σε κάποια γούβα.
unfit-over = Με τους κανόνες, αυτό το παιχνίδι θα είχε τελειώσει πριν αρχίσει.

## How a game ended

outcome-front-row-emptied = { part-wins }: { part-others-front-row } είναι άδεια.
outcome-no-legal-start = { part-wins }: { $other-person ->
    [you] δεν έχεις
    [computer] ο υπολογιστής δεν έχει
   *[other] η πλευρά { $other-name } δεν έχει
} πια κίνηση.
outcome-more-seeds = { part-wins } με { $more ->
    [one] { $more } σπόρο
   *[other] { $more } σπόρους
} προς { $fewer }.
outcome-equal-seeds = Ισοπαλία: κάθε πλευρά έχει { part-seeds-object }.
outcome-repetition = Ισοπαλία: η ίδια θέση βρέθηκε στο ταμπλό για τρίτη φορά.
outcome-too-many-turns = Ισοπαλία: το παιχνίδι έφτασε τις 2.000 κινήσεις.
outcome-resigned = { $person ->
    [you] Εγκαταλείπεις
    [computer] Ο υπολογιστής εγκαταλείπει
   *[other] { $name } εγκαταλείπει
}· { $other-person ->
    [you] κερδίζεις
    [computer] κερδίζει ο υπολογιστής
   *[other] κερδίζει η πλευρά { $other-name }
}.

## What is proven of a position

judged-wins = { $name } κερδίζει.
judged-wins-in = { $name } κερδίζει σε { $turns ->
    [one] { $turns } κίνηση
   *[other] { $turns } κινήσεις
}.
judged-wins-by = { $name } κερδίζει: Νότος { $south }, Βορράς { $north }.
judged-draw = Καμία πλευρά δεν μπορεί να κερδίσει.
judged-draw-at = Ισοπαλία: από { $seeds } σπόρους η κάθε πλευρά.
judged-unknown = Άγνωστο.
judged-line = Καλύτερο παιχνίδι: { $moves }
judged-gave-away = Κίνηση { $number }: { $name } χάρισε το αποτέλεσμα με { $move }. Θα το κρατούσε με: { $better }
judged-nothing-given-away = Καμία κίνηση δεν χάρισε το αποτέλεσμα, απ’ όσο είναι γνωστό.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row } είναι άδεια
    [kichwa] οι αιχμάλωτοι σπόροι περιμένουν kichwa
    [going] η σπορά συνεχίζεται
   *[empty] ο τελευταίος σπόρος έπεσε σε άδεια γούβα
}
turn-takata = { part-sows } την { $pit } { part-way-told }: { part-laps }, καμία αιχμαλωσία· { part-turn-end }.
turn-mtaji = { part-sows } την { $pit } { part-way-told }: { part-laps }, { part-captures }· { part-turn-end }.
turn-entry = { part-enters } { part-hand-object } από το { part-kichwa-side }: { part-laps }· { part-turn-end }.
turn-entry-mtaji = { part-enters } { part-hand-object } από το { part-kichwa-side }: { part-laps }, { part-captures }· { part-turn-end }.
turn-sowing = { part-sows } την { $pit }: { part-laps }, κανένας κερδισμένος σπόρος· { part-turn-end }.
turn-sowing-capture = { part-sows } την { $pit }: { part-laps }, και { $person ->
    [you] κερδίζεις
   *[other] κερδίζει
} { part-seeds-object } από { $pits }.
turn-pass = { $person ->
    [you] Πας
    [computer] Ο υπολογιστής πάει
   *[other] { $name } πάει
} πάσο, χωρίς καμία γούβα με δύο σπόρους ή περισσότερους.

## What could be lost on the opponent's next turn

part-if-moved = { $other-person ->
    [you] Αν έπαιζες τώρα,
    [computer] Αν έπαιζε τώρα ο υπολογιστής,
   *[other] Αν έπαιζε τώρα η πλευρά { $other-name },
}
threat-pit = { part-seeds-object } από την { $pit }
threat-pit-won = { part-seeds-object } από την { $pit }
threats-some = { part-if-moved } { $other-person ->
    [you] θα μπορούσες να αιχμαλωτίσεις
   *[other] θα μπορούσε να αιχμαλωτίσει
} { $pits }.
threats-some-won = { part-if-moved } { $person ->
    [you] θα μπορούσες να χάσεις
    [computer] ο υπολογιστής θα μπορούσε να χάσει
   *[other] η πλευρά { $name } θα μπορούσε να χάσει
} { $pits }.
threats-none = { part-if-moved } καμία γούβα { $person ->
    [you] σου
    [computer] του υπολογιστή
   *[other] της πλευράς { $name }
} δεν θα μπορούσε να αιχμαλωτιστεί.
threats-none-won = { part-if-moved } { $person ->
    [you] δεν θα μπορούσες να χάσεις
    [computer] ο υπολογιστής δεν θα μπορούσε να χάσει
   *[other] η πλευρά { $name } δεν θα μπορούσε να χάσει
} σπόρους.
threats-brief = Σε κίνδυνο: { $pits }.
threats-brief-none = Καμία γούβα σε κίνδυνο.

## A turn whose seeds are still moving

turn-going = { part-sows } την { $pit } { part-way-told }: γύρος { $lap }.
turn-going-mtaji = { part-sows } την { $pit } { part-way-told }: γύρος { $lap }, { part-captures } ως τώρα.
turn-going-one-way = { part-sows } την { $pit }: γύρος { $lap }.

## While the seeds move

event-mtaji = Mtaji: αυτή η κίνηση αιχμαλωτίζει.
event-takata = Takata: σε αυτή την κίνηση δεν αιχμαλωτίζεται τίποτα.
event-lifted = { part-seeds } από την { $pit }.
event-relay = Η { $pit } είχε σπόρους: { $seeds ->
    [one] ο { part-seeds } της συνεχίζει
   *[other] οι { part-seeds } της συνεχίζουν
}.
event-captured = { $seeds ->
    [one] Αιχμαλωτίστηκε
   *[other] Αιχμαλωτίστηκαν
} { part-seeds } από την { $pit }.
event-won = { $seeds ->
    [one] Κερδήθηκε
   *[other] Κερδήθηκαν
} { part-seeds } από την { $pit }.
event-kichwa-asked = { $seeds ->
    [one] Περιμένει
   *[other] Περιμένουν
} { part-seeds }: από το αριστερό kichwa ή το δεξί;
event-entered = { $seeds ->
    [one] Μπαίνει
   *[other] Μπαίνουν
} { part-seeds } από το { part-kichwa-side }.
event-empty-pit = Ο τελευταίος σπόρος έπεσε σε άδεια γούβα: η κίνηση τελειώνει.
event-front-row-emptied = Hamna: { part-others-front-row } είναι άδεια.
event-capture-ends = Κερδήθηκαν σπόροι: η κίνηση τελειώνει.

## How to play, ten lines a game

how-kujifunza-1 = Κερδίζεις όταν η μπροστινή σειρά του αντιπάλου είναι άδεια (hamna) ή όταν ο αντίπαλος δεν μπορεί να παίξει.
how-kujifunza-2 = Οι δύο σειρές μπροστά σου είναι δικές σου: δεκαέξι γούβες με δύο σπόρους η καθεμία. Η μπροστινή σειρά σου βλέπει του αντιπάλου.
how-kujifunza-3 = Σήκωσε όλους τους σπόρους από μια γούβα σου που έχει δύο ή περισσότερους, πήγαινε αριστερά ή δεξιά και ρίχνε τους έναν έναν γύρω στις δικές σου δεκαέξι γούβες.
how-kujifunza-4 = Αν ο τελευταίος σπόρος πέσει σε γούβα με σπόρους, σήκωσέ τους και συνέχισε τη σπορά. Σε άδεια γούβα η κίνηση τελειώνει.
how-kujifunza-5 = Mtaji: αν ο πρώτος γύρος τελειώσει σε μπροστινή γούβα σου με σπόρους και η απέναντι έχει κι αυτή σπόρους, αιχμαλωτίζεις τους απέναντι.
how-kujifunza-6 = Όποιος μπορεί να αιχμαλωτίσει πρέπει να το κάνει. Γούβα με δεκαέξι σπόρους ή περισσότερους δεν ξεκινά ποτέ αιχμαλωσία.
how-kujifunza-7 = Οι αιχμάλωτοι σπόροι μπαίνουν από ένα kichwa, ακριανή γούβα της μπροστινής σειράς σου: ο πρώτος στο ίδιο το kichwa, οι άλλοι προς το κέντρο.
how-kujifunza-8 = Από τις δύο γούβες κάθε άκρης τους παίρνει το κοντινό kichwa. Από τις τέσσερις μεσαίες αποφασίζει ο κανόνας που ισχύει: κράτα την κατεύθυνση ή διάλεξε.
how-kujifunza-9 = Σε μια τέτοια κίνηση οι επόμενοι γύροι αιχμαλωτίζουν με τον ίδιο τρόπο, ώσπου ο τελευταίος σπόρος να πέσει σε άδεια γούβα.
how-kujifunza-10 = Takata: αν τίποτα δεν αιχμαλωτίζει, σπείρε από την μπροστινή σειρά, ή από την πίσω, αν καμία μπροστινή γούβα δεν έχει δύο. Τότε κανένας γύρος δεν αιχμαλωτίζει.

how-djenon-1 = Κερδίζουν οι περισσότεροι σπόροι. Η σειρά με τις έξι γούβες μπροστά σου είναι δική σου. Κάθε γούβα έχει τέσσερις σπόρους.
how-djenon-2 = Σήκωσε όλους τους σπόρους από μια γούβα σου που έχει δύο ή περισσότερους. Πηγαίνουν προς τα δεξιά σου, γύρω γύρω και στις δύο σειρές.
how-djenon-3 = Ο πρώτος σπόρος ξαναπέφτει στη γούβα που σήκωσες, οι άλλοι στις επόμενες γούβες.
how-djenon-4 = Αν με τον τελευταίο σπόρο η γούβα του έχει έναν, η κίνηση τελειώνει.
how-djenon-5 = Αν έχει δύο ή τέσσερις, κερδίζεις τους σπόρους της γούβας, και η κίνηση τελειώνει.
how-djenon-6 = Κερδίζεις και τις γούβες πριν από αυτήν, τη μία μετά την άλλη, όσο καθεμία έχει ακριβώς δύο ή τέσσερις, και στις δύο πλευρές.
how-djenon-7 = Αν έχει τρεις, ή πέντε και πάνω, σήκωσε τη γούβα και συνέχισε τη σπορά· ο πρώτος σπόρος ξαναπέφτει στην ίδια γούβα.
how-djenon-8 = Αν καμία γούβα σου δεν έχει δύο σπόρους ή περισσότερους, πας πάσο, και μόνο τότε.
how-djenon-9 = Το παιχνίδι τελειώνει όταν καμία γούβα δεν έχει πάνω από έναν σπόρο.
how-djenon-10 = Ο καθένας προσθέτει τους σπόρους της δικής του σειράς σε όσους κέρδισε. Όποιος έχει περισσότερους κερδίζει· 24 και 24 είναι ισοπαλία.
