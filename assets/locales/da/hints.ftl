### Tip: hvilket hul, hvilken retning, hvorfor. The reader is always the one who is to move.

## The button, the setting and the key

match-hint = Tip
match-hint-more = Mere af tippet
match-hint-hide = Skjul tippet
settings-hints = Tip
settings-hints-line = Tasten H og knappen med lampen siger hvilket hul, hvilken retning og hvorfor.
help-key-hint = H
help-key-hint-does = Et tip: hvilket hul; igen: hvilken retning; igen: hvorfor.

## A hint, step by step

hint-thinking = Et tip er på vej.
hint-pit = Tip: se på { $pit }.
hint-way = Tip: { $pit } { part-way }.
hint-kichwa = Tip: { part-kichwa-side }, { $pit }.
hint-pass = Tip: meld pas.
hint-ask-way = Spørg igen for at få retningen.
hint-ask-why = Spørg igen for at få grunden.

## Why

because-only-move = Det er dit eneste træk.
because-wins-now = Det vinder spillet med det samme.
because-wins-in = Hvis du spiller godt videre, vinder det på højst { $turns } af dine træk, uanset hvad din modstander gør.
because-wins = Hvis du spiller godt videre, vinder det, uanset hvad din modstander gør.
because-wins-with = Hvis du spiller godt videre, vinder det med mindst { $own } frø mod { $other }.
because-only-winning = Ethvert andet træk giver gevinsten fra sig.
because-only-hope = Ethvert andet træk taber, hvis din modstander spiller godt.
because-draws = Efter det kan ingen af siderne vinde, hvis begge spiller godt.
because-draws-with = Hvis du spiller godt videre, holder det mindst uafgjort, { $seeds } frø til hver.
because-every-turn-loses = Her taber ethvert træk mod fejlfrit spil, men det skal din modstander først finde frem til.
because-loses-with = Her taber ethvert træk mod fejlfrit spil; intet holder mere end dette, { $own } frø mod { $other }.
because-traps = Af din modstanders { $answers } svar vinder kun { $right }.
because-holds-out = Intet andet træk holder længere ud: { $turns } træk, når begges tælles med.
because-most-seeds = Intet andet træk giver så mange frø til sidst.
because-saves-front-row = Din forreste række er i fare; efter dette træk kan den ikke tømmes i det næste.
because-captures = Det fanger { part-seeds } på { part-laps }.
because-captures-asks = Det fanger { part-seeds } på { part-laps }, og så vælger du en kichwa.
because-captures-won = Det vinder { part-seeds } på { part-laps }.
because-saves = { $pit } med { part-seeds } kunne blive fanget; efter dette træk kan det ikke ske i det næste.
because-saves-won = { part-seeds } kunne gå tabt fra { $pit } i din modstanders næste træk; efter dette træk kan ingen gå tabt.
because-leaves-no-capture = Din modstander kan ikke svare med nogen fangst.
because-leaves-no-capture-won = Din modstander kan ikke vinde frø som svar.
because-looks-ahead = Intet er bevist her; det ser bedst ud, når man søger { $turns } træk frem.
because-nothing-known = Intet er bevist her.
