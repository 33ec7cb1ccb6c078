### Madokezo: shimo gani, mwelekeo gani, kwa nini.
### The arguments are explained in the English file.

## The button, the setting and the key

match-hint = Dokezo
match-hint-more = Dokezo zaidi
match-hint-hide = Ficha dokezo
settings-hints = Madokezo
settings-hints-line = Kitufe cha H na kitufe chenye taa hueleza shimo gani, mwelekeo gani, na kwa nini.
help-key-hint = H
help-key-hint-does = Dokezo: shimo gani; tena: mwelekeo gani; tena: kwa nini.

## A hint, step by step

hint-thinking = Dokezo linatafutwa.
hint-pit = Dokezo: tazama { $pit }.
hint-way = Dokezo: { $pit } { part-way }.
hint-kichwa = Dokezo: { part-kichwa-side }, { $pit }.
hint-pass = Dokezo: pitisha zamu.
hint-ask-way = Omba tena kujua mwelekeo.
hint-ask-why = Omba tena kujua sababu.

## Why

because-only-move = Huna zamu nyingine.
because-wins-now = Inashinda mchezo papo hapo.
because-wins-in = Ukiendelea vizuri unashinda ndani ya zamu zako { $turns }, hata mpinzani acheze vipi.
because-wins = Ukiendelea vizuri unashinda, hata mpinzani acheze vipi.
because-wins-with = Ukiendelea vizuri unashinda kwa angalau kete { $own } dhidi ya { $other }.
because-only-winning = Zamu nyingine yoyote hupoteza ushindi.
because-only-hope = Kwa zamu nyingine yoyote unashindwa, mpinzani akicheza vizuri.
because-draws = Baada yake hakuna upande unaoweza kushinda, wote wakicheza vizuri.
because-draws-with = Ukiendelea vizuri unapata angalau sare, kete { $seeds } kila upande.
because-every-turn-loses = Hapa kila zamu inashindwa mpinzani akicheza bila kosa, lakini bado hajaipata njia hiyo.
because-loses-with = Hapa kila zamu inashindwa mpinzani akicheza bila kosa; hakuna inayobakiza kete nyingi kuliko hii, { $own } dhidi ya { $other }.
because-traps = Kati ya majibu { $answers } ya mpinzani, { $right ->
    [one] ni { $right } tu linaloshinda
   *[other] ni { $right } tu yanayoshinda
}.
because-holds-out = Hakuna zamu nyingine inayodumu zaidi: zamu { $turns }, za wachezaji wote wawili.
because-most-seeds = Hakuna zamu nyingine inayoleta kete nyingi hivi mwishoni.
because-saves-front-row = Safu yako ya mbele iko hatarini; baada ya zamu hii haiwezi kumalizwa katika zamu ijayo.
because-captures = Zamu hii inakula { part-seeds } katika { part-laps }.
because-captures-asks = Zamu hii inakula { part-seeds } katika { part-laps }, kisha unachagua kichwa.
because-captures-won = Unakula { part-seeds } katika { part-laps }.
because-saves = { $pit } lenye { part-seeds } lingeweza kuliwa zamu ijayo; baada ya zamu hii haliwezi.
because-saves-won = Ungeweza kupoteza { part-seeds } kutoka { $pit } katika zamu ijayo ya mpinzani; baada ya zamu hii hupotezi hata moja.
because-leaves-no-capture = Mpinzani hataweza kula kitu katika jibu lake.
because-leaves-no-capture-won = Mpinzani hataweza kula kete yoyote katika jibu lake.
because-looks-ahead = Hakuna lililothibitishwa hapa; huonekana bora kwa kutazama zamu { $turns } mbele.
because-nothing-known = Hakuna lililothibitishwa hapa.
