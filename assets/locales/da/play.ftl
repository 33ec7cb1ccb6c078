### Spillet i ord: navne, regler, afvisninger, resultater og fortællingen om et træk.
### The arguments are explained in the English file.

## Small parts

part-seeds = { $seeds } frø
part-laps = { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
}
part-way = { $way ->
    [left] til venstre
   *[right] til højre
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] mod sin venstre side
       *[right] mod sin højre side
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] venstre kichwa
   *[right] højre kichwa
}
part-who = { $person ->
    [you] Du
    [computer] Computeren
   *[other] { $name }
}
part-other-who = { $other-person ->
    [you] du
    [computer] computeren
   *[other] { $other-name }
}
part-others-front-row = { $other-person ->
    [you] din forreste række
    [computer] computerens forreste række
   *[other] forreste række hos { $other-name }
}
part-captures = fanger { $count ->
    [1] { part-seeds }
   *[other] { $captures }
}

## Lists

list-pair = { $first } og { $second }
list-more = { $list }, { $next }
list-last = { $list } og { $last }

## Sides, games, house rules, levels

side-south = Syd
side-north = Nord
player-you = Du
player-computer = Computeren

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = Bao til at lære af: fire rækker med otte huller, lange såninger over mange omgange, og den, der kan fange, skal fange.
game-kujifunza-goal = Tøm modstanderens forreste række, så vinder du.
game-djenon = Djenon-aboure
game-djenon-line = To rækker med seks huller fra lagunerne i Elfenbenskysten: kun én vej rundt, og flest frø vinder.
game-djenon-goal = Flest frø til sidst vinder.

rules-sustain = Zanzibar
rules-sustain-line = Anbefales: frø, der fanges ved de fire midterste huller, sås videre i samme retning, sådan som mestrene på Zanzibar spiller.
rules-choose = Mancala World
rules-choose-line = Efter hver fangst ved de fire midterste huller vælger du, fra hvilken ende af din forreste række (kichwa) frøene sås videre.
rules-choose-first = Første valg
rules-choose-first-line = Du vælger kun kichwa ved trækkets første fangst; en regel til studiebrug, som ikke stammer fra nogen kilde.

level-1 = Elev
level-1-line = Den letteste: ser kun den første omgang af et træk og er forsigtig.
level-2 = Lærling
level-2-line = Følger et træk i to omgange og glemmer, at du svarer.
level-3 = Spiller
level-3-line = Følger et træk i tre omgange og glemmer, at du svarer.
level-4 = Erfaren
level-4-line = Følger et træk i fem omgange, undertiden seks, og glemmer, at du svarer.
level-5 = Dygtig
level-5-line = Følger sine træk til ende og ser på dine svar, men nøjes ofte med mindre end det bedste.
level-6 = Kyndig
level-6-line = Ser nogle få træk frem og nøjes af og til med mindre end det bedste.
level-7 = Ekspert
level-7-line = Finder næsten hver eneste gevinst, der er, og tager fejl en gang imellem.
level-8 = Mester
level-8-line = Begår ingen fejl, hvor den kan vinde; er dens stilling tabt, gør den det svært for dig at vinde.

## Why an action is refused

refusal-game-over = Spillet er slut.
refusal-no-such-pit = Brættet har intet hul { $pit }.
refusal-not-your-pit = { $pit } er din modstanders; du sår kun fra dine egne huller.
refusal-empty-pit = { $pit } er tomt, så der er intet at så.
refusal-single-seed = Der ligger kun ét frø i { $pit }, og et træk begynder med mindst to.
refusal-must-capture = Sået på denne måde fanger { $pit } ingenting, og den, der kan fange, skal fange: det gør { $instead } { part-way }.
refusal-too-many-to-capture = Der ligger seksten frø eller flere i { $pit }, og så indleder hullet aldrig en fangst; men den, der kan fange, skal fange: det gør { $instead } { part-way }.
refusal-front-row-first = { $pit } må vente: et træk uden fangst begynder i forreste række, så længe et hul dér, for eksempel { $instead }, har to frø eller flere.
refusal-lone-kichwa = Kichwaen { $pit } er det eneste fyldte hul i din forreste række, og dens frø må ikke sås ud af rækken; så dem den anden vej.
refusal-endless = Fra { $pit } denne vej ville såningen aldrig ende, og derfor må den ikke begynde.
refusal-endless-one-way = Fra { $pit } ville såningen aldrig ende, og derfor må den ikke begynde.
refusal-name-kichwa = Du har stadig frøene, der blev fanget ved { $pit }, i hånden: vælg først den kichwa, de skal ind ved.
refusal-no-kichwa-asked = Ingen fangede frø venter på en kichwa; vælg et hul at så fra.
refusal-one-way-only = Djenon-aboure sås kun én vej rundt: også { $pit } går til højre.
refusal-must-sow = Du må kun melde pas, når intet kan sås, og { $instead } kan sås.
refusal-no-passing = I bao melder ingen pas; vælg et hul at så fra.
refusal-must-pass = { $pit } kan ikke sås, for ingen af dine huller har to frø eller flere: du skal melde pas.
refusal-wrong-board = Denne stilling hører ikke til brættet i { $game }.

unsown-must-capture = { $pit } fanger ingenting, hvilken vej det end sås, og den, der kan fange, skal fange: det gør { $instead } { part-way }.
unsown-endless = Fra { $pit } ville såningen aldrig ende, hverken den ene eller den anden vej, og derfor må den ikke begynde.
way-refused-must-capture = Fanger ingenting, og du skal fange, når du kan.
way-refused-lone-kichwa = Din forreste række ville blive tom.
way-refused-endless = Såningen ville aldrig ende.
way-refused-other = Ikke tilladt nu.

## Why a match does not begin from a board that was laid out by hand

unfit-too-many = { $game } spilles med { $most } frø, og her ville der ligge { $found }: tag nogle væk.
unfit-wrong-board = Denne stilling hører til et andet bræt end det i { $game }.
unfit-nobody-chooses = Fangede frø venter på valg af kichwa, og med husreglen Zanzibar er der intet at vælge: læg dem til side, eller brug reglen Mancala World.
unfit-choice = Fangede frø kan kun vente på valg af kichwa, når et af hullerne 3 til 6 i forreste række hos den, der er i tur, har to frø eller flere: læg dem til side.
unfit-front-row-empty = Forreste række hos { $name } er tom, og den, hvis forreste række er tom, har tabt: læg et frø i den.
unfit-no-start = { $name } er i tur og har intet tilladt træk, og den, der ikke kan trække, har tabt: læg flere frø i hullerne hos { $name }.
unfit-only-singles = Intet hul har to frø, så spillet ville være slut: læg et frø mere i et hul.
unfit-over = Efter reglerne ville dette spil være slut, før det begyndte.

## How a game ended

outcome-front-row-emptied = { part-who } vinder: { part-others-front-row } er tom.
outcome-no-legal-start = { part-who } vinder: { part-other-who } har ikke flere træk.
outcome-more-seeds = { part-who } vinder med { $more } frø mod{"\u00A0"}{ $fewer }.
outcome-equal-seeds = Uafgjort: hver side har { part-seeds }.
outcome-repetition = Uafgjort: den samme stilling stod på brættet for tredje gang.
outcome-too-many-turns = Uafgjort: spillet er nået op på 2.000 træk.
outcome-resigned = { part-who } giver op; { part-other-who } vinder.

## What is proven of a position

judged-wins = { $name } vinder.
judged-wins-in = { $name } vinder på { $turns } træk.
judged-wins-by = { $name } vinder: Syd { $south }, Nord { $north }.
judged-draw = Ingen af siderne kan vinde.
judged-draw-at = Uafgjort: { $seeds } frø til hver.
judged-unknown = Ukendt.
judged-line = Bedste spil: { $moves }
judged-gave-away = Træk { $number }: { $name } satte resultatet over styr med { $move }. Det kunne være holdt med: { $better }
judged-nothing-given-away = Intet træk satte resultatet over styr, så vidt man ved.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row } er tom
    [kichwa] de fangede frø venter på en kichwa
    [going] såningen fortsætter
   *[empty] det sidste frø faldt i et tomt hul
}
turn-takata = { part-who } sår { $pit } { part-way-told }: { part-laps }, ingen fangst; { part-turn-end }.
turn-mtaji = { part-who } sår { $pit } { part-way-told }: { part-laps }, { part-captures }; { part-turn-end }.
turn-entry = { part-who } sår { $hand } frø ind ved { part-kichwa-side }: { part-laps }; { part-turn-end }.
turn-entry-mtaji = { part-who } sår { $hand } frø ind ved { part-kichwa-side }: { part-laps }, { part-captures }; { part-turn-end }.
turn-sowing = { part-who } sår { $pit }: { part-laps }, intet vundet; { part-turn-end }.
turn-sowing-capture = { part-who } sår { $pit }: { part-laps } og vinder { part-seeds } fra { $pits }.
turn-pass = { part-who } har intet hul med to frø eller flere og melder pas.

## What could be lost on the opponent's next turn

part-if-moved = Hvis { part-other-who } var i tur nu,
threat-pit = { $pit } med { part-seeds }
threat-pit-won = { part-seeds } fra { $pit }
threats-some = { part-if-moved } kunne { $pits } fanges.
threats-some-won = { part-if-moved } kunne { $person ->
    [you] du
    [computer] computeren
   *[other] { $name }
} miste { $pits }.
threats-none = { part-if-moved } kunne { $person ->
    [you] ingen af dine huller
    [computer] ingen af computerens huller
   *[other] ingen huller hos { $name }
} blive fanget.
threats-none-won = { part-if-moved } kunne { $person ->
    [you] du
    [computer] computeren
   *[other] { $name }
} ikke miste nogen frø.
threats-brief = I fare: { $pits }.
threats-brief-none = Intet hul er i fare.

## A turn whose seeds are still moving

turn-going = { part-who } sår { $pit } { part-way-told }: omgang { $lap }.
turn-going-mtaji = { part-who } sår { $pit } { part-way-told }: omgang { $lap }, { part-captures } indtil nu.
turn-going-one-way = { part-who } sår { $pit }: omgang { $lap }.

## While the seeds move

event-mtaji = Mtaji: dette træk fanger.
event-takata = Takata: dette træk fanger ingenting.
event-lifted = { part-seeds } fra { $pit }.
event-relay = { $pit } var ikke tomt: de { part-seeds } sås videre.
event-captured = { part-seeds } fanget fra { $pit }.
event-won = { part-seeds } vundet fra { $pit }.
event-kichwa-asked = { part-seeds } venter: ved venstre kichwa eller højre?
event-entered = { part-seeds } sås ind ved { part-kichwa-side }.
event-empty-pit = Det sidste frø faldt i et tomt hul: trækket er slut.
event-front-row-emptied = Hamna: { part-others-front-row } er tom.
event-capture-ends = Der er vundet frø, og trækket er slut.

## How to play, ten lines a game

how-kujifunza-1 = Du vinder, når din modstanders forreste række er tom, hamna, eller når din modstander ikke kan trække.
how-kujifunza-2 = De to rækker foran dig er dine: seksten huller med to frø i hvert. Din forreste række vender mod modstanderens.
how-kujifunza-3 = Tag alle frø op fra et af dine huller med mindst to, gå til venstre eller højre, og læg dem ét for ét rundt i dine egne seksten huller.
how-kujifunza-4 = Falder det sidste frø i et hul med frø, tager du dem alle op og sår videre. I et tomt hul slutter trækket.
how-kujifunza-5 = Mtaji: ender den første omgang i et fyldt hul i din forreste række, og er hullet overfor også fyldt, fanger du frøene dér.
how-kujifunza-6 = Den, der kan fange, skal fange. Et hul med seksten frø eller flere indleder aldrig en fangst.
how-kujifunza-7 = Fangede frø kommer ind ved en kichwa, et endehul i din forreste række: det første i selve kichwaen, resten ind mod midten.
how-kujifunza-8 = Fra de to huller ved hver ende går de til den nærmeste kichwa. Fra de fire midterste bestemmer husreglen: behold retningen, eller vælg.
how-kujifunza-9 = I sådan et træk fanger senere omgange på samme måde, til et sidste frø falder i et tomt hul.
how-kujifunza-10 = Takata: kan intet fange, sår du fra forreste række, eller fra bageste, hvis intet forreste hul har to frø. Så fanger ingen omgang.

how-djenon-1 = Flest frø vinder. Rækken med seks huller foran dig er din. I hvert hul ligger fire frø.
how-djenon-2 = Tag alle frø op fra et af dine huller med mindst to. De går til højre for dig, rundt i begge rækker.
how-djenon-3 = Det første frø falder tilbage i det hul, du tømte, de andre i hullerne, der følger.
how-djenon-4 = Ligger det sidste frø alene i sit hul, slutter trækket.
how-djenon-5 = Bliver der to eller fire i hullet, vinder du dem, og trækket slutter.
how-djenon-6 = Du vinder også hullerne før det, ét efter ét, så længe hvert har præcis to eller fire, på begge sider.
how-djenon-7 = Bliver der tre, eller fem og flere, tager du dem op og sår videre; det første frø falder igen tilbage.
how-djenon-8 = Har ingen af dine huller to frø eller flere, melder du pas, og kun da.
how-djenon-9 = Spillet er slut, når intet hul har mere end ét frø.
how-djenon-10 = Hver spiller lægger frøene i sin egen række til dem, der er vundet. Den, der har flest, vinder; 24 til hver er uafgjort.
