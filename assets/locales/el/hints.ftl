### Υποδείξεις: ποια γούβα, προς τα πού, γιατί. The reader is always the one who is to move.

## The button, the setting and the key

match-hint = Υπόδειξη
match-hint-more = Περισσότερα
match-hint-hide = Κρύψε την υπόδειξη
settings-hints = Υποδείξεις
settings-hints-line = Το πλήκτρο H και το κουμπί με τη λάμπα λένε ποια γούβα, προς τα πού και γιατί.
help-key-hint = H
help-key-hint-does = Υπόδειξη: ποια γούβα· ξανά: προς τα πού· ξανά: γιατί.

## A hint, step by step

hint-thinking = Ετοιμάζεται μια υπόδειξη.
hint-pit = Υπόδειξη: κοίτα την { $pit }.
hint-way = Υπόδειξη: { $pit } { part-way }.
hint-kichwa = Υπόδειξη: το { part-kichwa-side }, { $pit }.
hint-pass = Υπόδειξη: πάσο.
hint-ask-way = Ρώτα ξανά για την κατεύθυνση.
hint-ask-why = Ρώτα ξανά για τον λόγο.

## Why

because-only-move = Είναι η μόνη κίνηση που έχεις.
because-wins-now = Κερδίζει το παιχνίδι αμέσως.
because-wins-in = Αν συνεχίσεις σωστά, κερδίζει σε { $turns ->
    [one] { $turns } δική σου κίνηση
   *[other] { $turns } δικές σου κινήσεις
} το πολύ, ό,τι κι αν κάνει ο αντίπαλος.
because-wins = Αν συνεχίσεις σωστά, κερδίζει, ό,τι κι αν κάνει ο αντίπαλος.
because-wins-with = Αν συνεχίσεις σωστά, κερδίζει με τουλάχιστον { $own } σπόρους προς { $other }.
because-only-winning = Κάθε άλλη κίνηση χαρίζει τη νίκη.
because-only-hope = Κάθε άλλη κίνηση χάνει, αν ο αντίπαλος παίξει σωστά.
because-draws = Μετά από αυτήν καμία πλευρά δεν μπορεί να κερδίσει, αν παίξουν και οι δύο σωστά.
because-draws-with = Αν συνεχίσεις σωστά, κρατά τουλάχιστον την ισοπαλία, από { $seeds } σπόρους η κάθε πλευρά.
because-every-turn-loses = Εδώ κάθε κίνηση χάνει απέναντι σε τέλειο παιχνίδι, αλλά ο αντίπαλος πρέπει ακόμη να το βρει.
because-loses-with = Εδώ κάθε κίνηση χάνει απέναντι σε τέλειο παιχνίδι· καμία δεν κρατά περισσότερους από αυτήν, { $own } σπόρους προς { $other }.
because-traps = Από τις { $answers } απαντήσεις του αντιπάλου { $right ->
    [one] κερδίζει μόνο { $right }
   *[other] κερδίζουν μόνο { $right }
}.
because-holds-out = Καμία άλλη κίνηση δεν αντέχει περισσότερο: { $turns ->
    [one] { $turns } κίνηση
   *[other] { $turns } κινήσεις
}, μετρώντας και τους δύο παίκτες.
because-most-seeds = Καμία άλλη κίνηση δεν φέρνει στο τέλος τόσους σπόρους.
because-saves-front-row = Η μπροστινή σειρά σου κινδυνεύει· μετά από αυτή την κίνηση δεν μπορεί να αδειάσει στην επόμενη.
because-captures = Αιχμαλωτίζει { part-seeds-object } σε { part-laps-object }.
because-captures-asks = Αιχμαλωτίζει { part-seeds-object } σε { part-laps-object }, και μετά διαλέγεις kichwa.
because-captures-won = Έτσι κερδίζεις { part-seeds-object } σε { part-laps-object }.
because-saves = Η { $pit } με { part-seeds-object } θα μπορούσε να αιχμαλωτιστεί· μετά από αυτή την κίνηση δεν μπορεί στην επόμενη.
because-saves-won = Θα μπορούσες να χάσεις { part-seeds-object } από την { $pit } στην επόμενη κίνηση του αντιπάλου· μετά από αυτή την κίνηση δεν μπορείς να χάσεις κανέναν.
because-leaves-no-capture = Ο αντίπαλος δεν μπορεί να αιχμαλωτίσει τίποτα ως απάντηση.
because-leaves-no-capture-won = Ο αντίπαλος δεν μπορεί να κερδίσει σπόρους ως απάντηση.
because-looks-ahead = Τίποτα δεν είναι αποδεδειγμένο εδώ· φαίνεται η καλύτερη σε μια αναζήτηση σε βάθος { $turns ->
    [one] { $turns } κίνησης
   *[other] { $turns } κινήσεων
}.
because-nothing-known = Τίποτα δεν είναι αποδεδειγμένο εδώ.
