# Για όσους ακούν το τραπέζι ή το χειρίζονται με χειριστήριο ή με διακόπτες.

## A turn in at most a dozen words, for whoever listens

part-who = { $person ->
    [you] Εσύ
    [computer] Ο υπολογιστής
   *[other] { $name }
}
part-announced-captured = { $seeds ->
    [0] καμία αιχμαλωσία
    [one] { $seeds } αιχμάλωτος
   *[other] { $seeds } αιχμάλωτοι
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] κανένας κερδισμένος σπόρος
    [one] { $seeds } κερδισμένος
   *[other] { $seeds } κερδισμένοι
}
announce-turn = { part-who }, { $pit }{ $way ->
    [left] {" "}αριστερά
    [right] {" "}δεξιά
   *[none] {""}
}: { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
announce-entry = { part-who }, { part-kichwa-side }: { part-laps }, { part-announced-captured }.
announce-pass = { $person ->
    [you] Πας πάσο.
    [computer] Ο υπολογιστής πάει πάσο.
   *[other] { $name } πάει πάσο.
}
announce-moves = { $person ->
    [you] Παίζεις εσύ.
    [computer] Ο υπολογιστής σκέφτεται.
   *[other] Παίζει { $name }.
}
announce-kichwa = { $person ->
    [you] Διάλεξε kichwa.
    [computer] Ο υπολογιστής σκέφτεται.
   *[other] { $name } διαλέγει kichwa.
}
announce-seats = { $person ->
    [computer] Ο υπολογιστής σκέφτεται.
   *[other] Αλλαγή πλευράς ή όχι;
}
announce-won = { $person ->
    [you] Κερδίζεις.
    [computer] Ο υπολογιστής κερδίζει.
   *[other] { $name } κερδίζει.
}
announce-drawn = Ισοπαλία.

## Pits, as a screen reader names them

pit-at-risk = { $pit }, σε κίνδυνο
pit-chosen = { $pit }, διαλεγμένη

## Settings

settings-ease = Ευκολία χρήσης
settings-contrast = Υψηλή αντίθεση
settings-contrast-line = Μαύρα γράμματα σε λευκό, περίγραμμα σε κάθε γούβα, χοντροί κύκλοι.
settings-switches = Διακόπτες
settings-switches-off = Κανένας
settings-switches-one = Ένας διακόπτης
settings-switches-two = Δύο διακόπτες
settings-switches-off-line = Για όποιον παίζει με ένα ή δύο μεγάλα κουμπιά: ένα σημάδι πηγαίνει από ομάδα σε ομάδα και μετά από στοιχείο σε στοιχείο.
settings-switches-one-line = Το σημάδι προχωρά μόνο του. Το διάστημα, το Enter ή όποιο κουμπί χειριστηρίου διαλέγει.
settings-switches-two-line = Το διάστημα προχωρά, το Enter διαλέγει. Στο χειριστήριο διαλέγει το A, και κάθε άλλο κουμπί προχωρά.
settings-scan-pace = Ρυθμός του σημαδιού
settings-scan-seconds = { $seconds } δευτ.
settings-voice = Εκφώνηση των κινήσεων
settings-voice-line = Με τη φωνή του συστήματος (speech-dispatcher), όπου είναι εγκατεστημένη.

## Help: the game pad

help-pad = Χειριστήριο
help-pad-move = Αριστερός μοχλός, σταυρός
help-pad-move-does = πάνω στο ταμπλό και από κουμπί σε κουμπί
help-pad-act = A
help-pad-act-does = επιλογή, επιβεβαίωση, παράλειψη
help-pad-back = B
help-pad-back-does = πίσω
help-pad-start = Start
help-pad-start-does = παύση, και πάλι συνέχεια
help-pad-select = Select
help-pad-select-does = από το ταμπλό στα κουμπιά, και πιο πέρα
help-pad-hint = Y
help-pad-hint-does = υπόδειξη
help-pad-threats = X
help-pad-threats-does = ποιες γούβες κινδυνεύουν· αλλιώς ξανά η τελευταία κίνηση
help-pad-shoulders = Κουμπιά L, R
help-pad-shoulders-does = πιο αργά, πιο γρήγορα· αλλαγή σελίδας
help-pad-triggers = Σκανδάλες
help-pad-triggers-does = έναν σπόρο πίσω και μπροστά
