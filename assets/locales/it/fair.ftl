### Partite eque: come comincia una partita, chi comincia, la divisione, l’avversario che si adatta.
### The arguments are explained in the English file.

## What is chosen before a match

opponent-adapts = Si adatta a te
opponent-level = Scegli il livello
opponent-adapts-line = Segue come finiscono le tue partite, perché tu ne vinca un po’ più della metà. Livello attuale: { $level }.

new-match-start = Partenza
start-classic = Classica
start-drawn = A sorte
start-pie = Divisione

start-classic-first = Dalla partenza classica chi comincia può sempre vincere, se gioca senza errori: in { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}, contando entrambe le parti.
start-classic-second = Dalla partenza classica chi gioca per secondo può sempre vincere, se gioca senza errori: in { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}, contando entrambe le parti.
start-classic-first-by = Dalla partenza classica chi comincia può sempre vincere, se entrambi giocano senza errori: per { $more } semi a { $fewer }.
start-classic-second-by = Dalla partenza classica chi gioca per secondo può sempre vincere, se entrambi giocano senza errori: per { $more } semi a { $fewer }.
start-drawn-halves = Una posizione tirata a sorte: in { $first } è dimostrato che vince chi comincia, in { $second } chi gioca per secondo, e l’una vittoria è più o meno difficile da conservare quanto l’altra.
start-drawn-even = Una posizione tirata a sorte tra { $count } in cui nessuna delle due parti può vincere se entrambe giocano senza errori: è dimostrato.
start-pie-line = Uno divide, l’altro sceglie: dopo la prima mossa chi gioca per secondo può prendere la parte che ha cominciato. Chi sceglie può sempre avere la parte migliore, se vede qual è.

new-match-chosen = { $what }: { $chosen }
begins-drawn = Anche questo lo decide la sorte. Giocando ancora, l’altra parte comincia dalla stessa posizione.
begins-alternates = Giocando ancora, comincia l’altra parte.
new-match-more = Più scelte
new-match-less = Meno scelte

## The question of the pie rule

pie-asks = Tieni la tua parte, o cambi?
pie-asks-line = La prima mossa è fatta. Una volta sola, e solo adesso, puoi prendere l’altra parte con quella mossa. Allora il computer gioca la tua.
pie-asks-friends = Tenete le parti, o cambiate?
pie-asks-line-friends = La prima mossa è fatta. Una volta sola, e solo adesso, chi gioca { $name } può prendere l’altra parte con quella mossa. Allora vi scambiate di posto.
pie-keep = Tengo la mia
pie-take = Prendo l’altra
pie-waits = Il computer sceglie la sua parte
pie-changed-by-computer = Il computer ha preso la tua parte, con la prima mossa. Ora giochi l’altra parte.
pie-changed-by-you = Hai preso la parte del computer, con la prima mossa. Ora il computer gioca la tua.
pie-changed-friends = Vi siete scambiati di posto: chi ha cominciato ora gioca { $name }.
seats-changed = Ci si scambia di posto.

## After a match

next-you = Giocando ancora, cominci tu.
next-computer = Giocando ancora, comincia il computer.
next-name = Giocando ancora, comincia { $name }.
next-same-opening = È ancora la stessa apertura, a posti scambiati.
next-new-opening = Si tira a sorte un’altra apertura.
next-level = Il computer giocherà al livello { $level }.

## Help

help-fair-title = Chi comincia, ed è equo?
help-fair-seats = Giocando ancora cambia chi comincia.
help-fair-adapts = L’avversario che si adatta cambia di un livello al massimo dopo una partita, e mira a farti vincere 55 volte su cento.
