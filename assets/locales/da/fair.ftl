### Fair partier: hvordan et parti begynder, hvem der begynder, kagereglen og modstanderen, der tilpasser sig.
### The arguments are explained in the English file.

## What is chosen before a match

opponent-adapts = Tilpasser sig
opponent-level = Vælg niveau
opponent-adapts-line = Følger, hvordan dine partier ender, så du vinder lidt flere end halvdelen. Spiller lige nu på niveauet »{ $level }«.

new-match-start = Start
start-classic = Klassisk
start-drawn = Lodtrukket åbning
start-pie = Kagereglen

start-classic-first = Fra den klassiske start kan den, der begynder, altid vinde ved at spille uden fejl: på { $turns } træk, når begge spilleres tælles med.
start-classic-second = Fra den klassiske start kan den, der ikke begynder, altid vinde ved at spille uden fejl: på { $turns } træk, når begge spilleres tælles med.
start-classic-first-by = Fra den klassiske start kan den, der begynder, altid vinde, hvis begge spiller uden fejl: med { $more } frø mod { $fewer }.
start-classic-second-by = Fra den klassiske start kan den, der ikke begynder, altid vinde, hvis begge spiller uden fejl: med { $more } frø mod { $fewer }.
start-drawn-halves = En stilling ved lodtrækning: det er bevist, at { $first } er vundet for den, der begynder, { $second } for den anden, og den ene slags gevinst er omtrent lige så svær at holde fast i som den anden.
start-drawn-even = En stilling ved lodtrækning blandt { $count }, hvor ingen af siderne kan vinde, hvis begge spiller uden fejl: det er bevist.
start-pie-line = Den ene deler, den anden vælger: efter det første træk må den anden spiller overtage den side, der begyndte. Den, der vælger, kan altid få den bedste side, hvis man kan se, hvilken det er.

new-match-chosen = { $what }: { $chosen }
begins-drawn = Det afgøres også ved lodtrækning. Spilles der igen, begynder den anden fra samme stilling.
begins-alternates = Spilles der igen, begynder den anden.
new-match-more = Flere valg
new-match-less = Færre valg

## The question of the pie rule

pie-asks = Vil du beholde din side eller bytte?
pie-asks-line = Det første træk er spillet. Én gang, og kun nu, må du overtage den anden side med dette træk. Så spiller computeren din.
pie-asks-friends = Skal siderne beholdes eller byttes?
pie-asks-line-friends = Det første træk er spillet. Én gang, og kun nu, må den, der spiller { $name }, overtage den anden side med dette træk. Så bytter I plads.
pie-keep = Behold min side
pie-take = Tag den anden side
pie-waits = Computeren vælger side
pie-changed-by-computer = Computeren har overtaget din side med dens første træk. Du spiller nu den anden side.
pie-changed-by-you = Du har overtaget computerens side med dens første træk. Computeren spiller nu din.
pie-changed-friends = I har byttet plads: den, der begyndte, spiller nu { $name }.
seats-changed = Spillerne bytter plads.

## After a match

next-you = I næste parti begynder du.
next-computer = I næste parti begynder computeren.
next-name = I næste parti begynder { $name }.
next-same-opening = Det er den samme åbning igen, men med byttede pladser.
next-new-opening = Der trækkes lod om en ny åbning.
next-level = Computeren spiller på niveauet »{ $level }«.

## Help

help-fair-title = Hvem begynder, og er det fair?
help-fair-seats = Spilles der igen, er det den anden, der begynder.
help-fair-adapts = Modstanderen, der tilpasser sig, flytter sig højst ét niveau efter et parti og sigter efter, at du vinder 55 af hundrede partier.
