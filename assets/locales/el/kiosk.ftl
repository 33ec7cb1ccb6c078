# Όσα λέει μόνο ένα τραπέζι σε χώρο για κοινό: η πρώτη οθόνη, το τέλος μιας επίσκεψης, και όσα βλέπει το προσωπικό.

kiosk-starts-again = Το τραπέζι κλείνει για να ξεκινήσει ξανά.

kiosk-home = Αρχή
kiosk-panel = Ήχος και κείμενο
kiosk-lesson = Μάθε το σε ένα λεπτό
kiosk-play = Παίξε
kiosk-play-game = Παίξε { $game }
kiosk-face = Δύο παίκτες, πρόσωπο με πρόσωπο
kiosk-attract-touch = Άγγιξε μια γούβα, και παίζεις κιόλας.
kiosk-attract-adapts = Παίξε με το τραπέζι: παίζει τόσο καλά όσο κι εσύ.
kiosk-your-turn = Παίζεις εσύ
kiosk-other-turn = Παίζει η άλλη πλευρά
kiosk-to-the-left = Σπείρε αριστερά
kiosk-to-the-right = Σπείρε δεξιά
kiosk-you-won = Κέρδισες
kiosk-you-lost = Κέρδισε η άλλη πλευρά
kiosk-drawn = Δεν κέρδισε κανείς
kiosk-again = Άλλη μια φορά
kiosk-panel-language = Γλώσσα
kiosk-panel-volume = Ένταση
kiosk-panel-text = Μέγεθος κειμένου
kiosk-volume-off = Χωρίς ήχο
kiosk-volume-low = Χαμηλή
kiosk-volume-middle = Μεσαία
kiosk-volume-high = Δυνατή
kiosk-text-usual = Κανονικό
kiosk-text-large = Μεγάλο
kiosk-text-largest = Πολύ μεγάλο
kiosk-rules = Τα παιχνίδια και οι κανόνες τους
kiosk-done = Έτοιμο
kiosk-doubt = Είσαι ακόμη εδώ;
kiosk-doubt-line = { $seconds ->
    [one] Σε ένα δευτερόλεπτο το τραπέζι ξεκινά από την αρχή.
   *[other] Σε { $seconds } δευτερόλεπτα το τραπέζι ξεκινά από την αρχή.
}
kiosk-here = Εδώ είμαι
kiosk-closed = Τώρα είμαστε κλειστά.
kiosk-closed-until = Τώρα είμαστε κλειστά. Ανοιχτά από τις { $open } ως τις { $close }.
kiosk-cleaning = Όσο καθαρίζεται, η οθόνη δεν αντιδρά στο άγγιγμα
kiosk-pin = PIN
kiosk-pin-none = Στη διαμόρφωση δεν έχει οριστεί PIN, γι’ αυτό κανείς δεν μπορεί να μπει εδώ.
kiosk-pin-wrong = Δεν είναι αυτό το PIN.
kiosk-pin-wait = { $seconds ->
    [one] Περίμενε ένα δευτερόλεπτο πριν δοκιμάσεις ξανά.
   *[other] Περίμενε { $seconds } δευτερόλεπτα πριν δοκιμάσεις ξανά.
}
kiosk-pin-rub = Σβήσε
kiosk-pin-enter = OK
kiosk-staff = Για το προσωπικό
kiosk-staff-today = Σήμερα
kiosk-staff-month = 30 ημέρες
kiosk-staff-sessions = Επισκέψεις
kiosk-staff-matches = Παρτίδες
kiosk-staff-abandoned = Παρτίδες που έμειναν στη μέση
kiosk-staff-lessons = Μαθήματα
kiosk-staff-seconds = Δευτερόλεπτα ανά επίσκεψη, κατά μέσο όρο
kiosk-staff-restarts = Επανεκκινήσεις μετά από βλάβη
kiosk-staff-plot = Επισκέψεις ανά ημέρα, σε 30 ημέρες
kiosk-staff-no-counts = Οι μετρήσεις δεν διαβάζονται. Το ημερολόγιο λέει γιατί.
kiosk-staff-health = Το τραπέζι
kiosk-staff-safe = Ασφαλής λειτουργία· όλα δοκιμάζονται ξανά σε
kiosk-staff-up = Λειτουργεί εδώ και
kiosk-staff-memory = Μνήμη
kiosk-staff-frames = Διάρκεια ενός καρέ: τα μισά, 99 στα 100
kiosk-staff-span = { $days } ημ. { $hours } ώρ. { $minutes } λεπ.
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Έκδοση
kiosk-staff-clock = Ρολόι
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = Ένταση αυτού του τραπεζιού
kiosk-staff-clean = Καθάρισε την οθόνη (30 δευτερόλεπτα)
kiosk-staff-again = Επανεκκίνηση τραπεζιού
kiosk-staff-close = Κλείσε το τραπέζι
kiosk-staff-leave = Πίσω στους επισκέπτες
