### Mchezo kwa maneno: majina, kanuni, makatazo, matokeo na simulizi ya zamu.
### The arguments are explained in the English file.

## Small parts

part-seeds = kete { $seeds }
part-laps = { $laps ->
    [one] mzunguko { $laps }
   *[other] mizunguko { $laps }
}
part-way = { $way ->
    [left] kuelekea kushoto
   *[right] kuelekea kulia
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] kushoto kwake
       *[right] kulia kwake
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] kichwa cha kushoto
   *[right] kichwa cha kulia
}
part-others-front-row = { $other-person ->
    [you] safu yako ya mbele
    [computer] safu ya mbele ya kompyuta
   *[other] safu ya mbele ya { $other-name }
}
part-captures = { $person ->
    [you] umekula
    [computer] imekula
   *[other] amekula
} { $count ->
    [1] { part-seeds }
   *[other] kete { $captures }
}

## Lists

list-pair = { $first } na { $second }
list-more = { $list }, { $next }
list-last = { $list } na { $last }

## Sides, games, house rules, levels

side-south = Kusini
side-north = Kaskazini
player-you = Wewe
player-computer = Kompyuta

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = Bao la wanaoanza: safu nne za mashimo manane, kete zinazozunguka mara nyingi, na anayeweza kula ni lazima ale.
game-kujifunza-goal = Anayemaliza kete za safu ya mbele ya mpinzani hushinda.
game-djenon = Djenon-aboure
game-djenon-line = Safu mbili za mashimo sita kutoka wangwa wa Côte d'Ivoire: upande mmoja tu, na mwenye kete nyingi hushinda.
game-djenon-goal = Mwenye kete nyingi mwishoni hushinda.

rules-sustain = Zanzibar
rules-sustain-line = Inayopendekezwa: kete zilizoliwa katika mashimo manne ya katikati huingizwa bila kubadili mwelekeo, kama wanavyocheza mabingwa wa Zanzibar.
rules-choose = Mancala World
rules-choose-line = Kila unapokula katika mashimo manne ya katikati, unachagua ncha ya safu yako ya mbele (kichwa) ambako kete zitaendelea.
rules-choose-first = Chaguo la kwanza
rules-choose-first-line = Unachagua kichwa unapokula mara ya kwanza tu katika zamu; ni kanuni ya kujifunzia, isiyo na chanzo.

level-1 = Mwanafunzi
level-1-line = Rahisi kuliko zote: huona mzunguko wa kwanza tu wa zamu, na ni mwoga.
level-2 = Mwanagenzi
level-2-line = Hufuata zamu kwa mizunguko miwili, na husahau kwamba utajibu.
level-3 = Mchezaji
level-3-line = Hufuata zamu kwa mizunguko mitatu, na husahau kwamba utajibu.
level-4 = Mzoefu
level-4-line = Hufuata zamu kwa mizunguko mitano, pengine sita, na husahau kwamba utajibu.
level-5 = Stadi
level-5-line = Hufuata zamu zake hadi mwisho na kuangalia majibu yako, na mara nyingi huridhika na zamu isiyo bora kabisa.
level-6 = Hodari
level-6-line = Huona zamu chache mbele, na mara nyingine huridhika na zamu isiyo bora kabisa.
level-7 = Fundi
level-7-line = Huona karibu kila ushindi uliopo, na hukosea mara moja moja.
level-8 = Bingwa
level-8-line = Hakosei pale anapoweza kushinda; akiwa ameshindwa, hukufanyia ushindi kuwa mgumu.

## Why an action is refused

refusal-game-over = Mchezo umekwisha.
refusal-no-such-pit = Ubao huu hauna shimo { $pit }.
refusal-not-your-pit = Shimo { $pit } ni la mpinzani wako; unasambaza kete za mashimo yako tu.
refusal-empty-pit = Shimo { $pit } ni tupu, kwa hiyo hakuna kete za kusambaza.
refusal-single-seed = Shimo { $pit } lina kete moja tu, na kuanza kunahitaji kete mbili au zaidi.
refusal-must-capture = Ukisambaza { $pit } hivi huli kitu, na anayeweza kula ni lazima ale: sambaza { $instead } { part-way }.
refusal-too-many-to-capture = Shimo { $pit } lina kete kumi na sita au zaidi, kwa hiyo haliwezi kuanzisha mtaji, na anayeweza kula ni lazima ale: sambaza { $instead } { part-way }.
refusal-front-row-first = Shimo { $pit } lisubiri: takata huanzia safu ya mbele iwapo kuna shimo huko lenye kete mbili au zaidi, kama { $instead }.
refusal-lone-kichwa = Kichwa { $pit } ndicho pekee chenye kete katika safu yako ya mbele, na kete zake hazitolewi nje ya safu hiyo; zisambaze upande wa pili.
refusal-endless = Kuanzia { $pit } hivi kete zingezunguka bila mwisho, kwa hiyo hairuhusiwi kuanza.
refusal-endless-one-way = Kuanzia { $pit } kete zingezunguka bila mwisho, kwa hiyo hairuhusiwi kuanza.
refusal-name-kichwa = Kete zilizoliwa kupitia { $pit } bado ziko mkononi: kwanza chagua kichwa cha kuziingiza.
refusal-no-kichwa-asked = Hakuna kete zinazosubiri kichwa; chagua shimo la kusambaza.
refusal-one-way-only = Djenon-aboure husambazwa upande mmoja tu: { $pit } pia huenda kulia.
refusal-must-sow = Unaweza kupitisha zamu pale tu usipoweza kusambaza, na { $instead } linaweza kusambazwa.
refusal-no-passing = Katika Bao zamu haipitishwi; chagua shimo la kusambaza.
refusal-must-pass = Shimo { $pit } haliwezi kusambazwa, kwa kuwa huna shimo lenye kete mbili au zaidi: ni lazima upitishe zamu.
refusal-wrong-board = Mpangilio huu wa kete si wa ubao wa { $game }.

unsown-must-capture = Shimo { $pit } halili kitu upande wowote, na anayeweza kula ni lazima ale: sambaza { $instead } { part-way }.
unsown-endless = Kuanzia { $pit }, upande wowote, kete zingezunguka bila mwisho, kwa hiyo hairuhusiwi kuanza.
way-refused-must-capture = Huli kitu, na ni lazima ule unapoweza.
way-refused-lone-kichwa = Safu yako ya mbele ingebaki tupu.
way-refused-endless = Kete zingezunguka bila mwisho.
way-refused-other = Hairuhusiwi sasa.

## Why a match does not begin from a board that was laid out by hand

unfit-too-many = { $game } huchezwa kwa kete { $most }, na hapa zingekuwa { $found }: ondoa baadhi.
unfit-wrong-board = Mpangilio huu ni wa ubao mwingine, si wa { $game }.
unfit-nobody-chooses = Kete zilizoliwa zinasubiri uchaguzi wa kichwa, na kanuni ya Zanzibar haina uchaguzi: ziweke kando au tumia kanuni ya Mancala World.
unfit-choice = Kete zilizoliwa zinaweza kusubiri uchaguzi wa kichwa pale tu shimo la 3 hadi la 6 la safu ya mbele ya anayecheza linapokuwa na kete mbili au zaidi: ziweke kando.
unfit-front-row-empty = Safu ya mbele ya { $name } ni tupu, na mwenye safu ya mbele tupu ameshindwa: weka kete humo.
unfit-no-start = Ni zamu ya { $name } na hana pa kuanzia, na asiyeweza kucheza ameshindwa: ongeza kete katika mashimo ya { $name }.
unfit-only-singles = Hakuna shimo lenye kete mbili, kwa hiyo mchezo ungekuwa umekwisha: weka kete ya pili katika shimo.
unfit-over = Kwa mujibu wa kanuni mchezo huu ungekuwa umekwisha kabla ya kuanza.

## How a game ended

outcome-front-row-emptied = { $person ->
    [you] Umeshinda
    [computer] Kompyuta imeshinda
   *[other] { $name } ameshinda
}: { part-others-front-row } haina kete.
outcome-no-legal-start = { $person ->
    [you] Umeshinda
    [computer] Kompyuta imeshinda
   *[other] { $name } ameshinda
}: { $other-person ->
    [you] huna
    [computer] kompyuta haina
   *[other] { $other-name } hana
} tena pa kucheza.
outcome-more-seeds = { $person ->
    [you] Umeshinda
    [computer] Kompyuta imeshinda
   *[other] { $name } ameshinda
} kwa kete { $more } dhidi ya { $fewer }.
outcome-equal-seeds = Sare: kila upande una { part-seeds }.
outcome-repetition = Sare: mpangilio uleule wa kete umetokea kwa mara ya tatu.
outcome-too-many-turns = Sare: mchezo umefikia zamu 2,000.
outcome-resigned = { $person ->
    [you] Umekubali kushindwa
    [computer] Kompyuta imekubali kushindwa
   *[other] { $name } amekubali kushindwa
}; { $other-person ->
    [you] umeshinda
    [computer] kompyuta imeshinda
   *[other] { $other-name } ameshinda
}.

## Yaliyothibitishwa kuhusu mpangilio

judged-wins = { $name } anashinda.
judged-wins-in = { $name } anashinda kwa zamu { $turns }.
judged-wins-by = { $name } anashinda: Kusini { $south }, Kaskazini { $north }.
judged-draw = Hakuna upande unaoweza kushinda.
judged-draw-at = Sare: kete { $seeds } kila upande.
judged-unknown = Haijulikani.
judged-line = Mchezo bora: { $moves }
judged-gave-away = Zamu ya { $number }: { $name } alipoteza matokeo kwa { $move }. Yangelindwa kwa: { $better }
judged-nothing-given-away = Hakuna zamu iliyopoteza matokeo, kwa kadiri inavyojulikana.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row } haina kete
    [kichwa] kete zilizoliwa zinasubiri kichwa
    [going] kete bado zinasambazwa
   *[empty] kete ya mwisho imeangukia shimo tupu
}
turn-takata = { $person ->
    [you] Umesambaza
    [computer] Kompyuta imesambaza
   *[other] { $name } amesambaza
} { $pit } { part-way-told }: { part-laps } bila kula; { part-turn-end }.
turn-mtaji = { $person ->
    [you] Umesambaza
    [computer] Kompyuta imesambaza
   *[other] { $name } amesambaza
} { $pit } { part-way-told }: { part-laps }, { part-captures }; { part-turn-end }.
turn-entry = { $person ->
    [you] Umeingiza
    [computer] Kompyuta imeingiza
   *[other] { $name } ameingiza
} kete { $hand } kwa { part-kichwa-side }: { part-laps }; { part-turn-end }.
turn-entry-mtaji = { $person ->
    [you] Umeingiza
    [computer] Kompyuta imeingiza
   *[other] { $name } ameingiza
} kete { $hand } kwa { part-kichwa-side }: { part-laps }, { part-captures }; { part-turn-end }.
turn-sowing = { $person ->
    [you] Umesambaza
    [computer] Kompyuta imesambaza
   *[other] { $name } amesambaza
} { $pit }: { part-laps } bila kula; { part-turn-end }.
turn-sowing-capture = { $person ->
    [you] Umesambaza
    [computer] Kompyuta imesambaza
   *[other] { $name } amesambaza
} { $pit }: { part-laps }, { $person ->
    [you] umekula
    [computer] imekula
   *[other] amekula
} { part-seeds } kutoka { $pits }.
turn-pass = { $person ->
    [you] Umepitisha zamu
    [computer] Kompyuta imepitisha zamu
   *[other] { $name } amepitisha zamu
} kwa kukosa shimo lenye kete mbili au zaidi.

## What could be lost on the opponent's next turn

part-if-moved = Kama { $other-person ->
    [you] ungecheza
    [computer] kompyuta ingecheza
   *[other] { $other-name } angecheza
} sasa,
threat-pit = { $pit } lenye { part-seeds }
threat-pit-won = { part-seeds } kutoka { $pit }
threats-some = { part-if-moved } kungeweza kuliwa { $pits }.
threats-some-won = { part-if-moved } { $person ->
    [you] ungeweza kupoteza
    [computer] kompyuta ingeweza kupoteza
   *[other] { $name } angeweza kupoteza
} { $pits }.
threats-none = { part-if-moved } hakuna shimo { $person ->
    [you] lako
    [computer] la kompyuta
   *[other] la { $name }
} ambalo lingeweza kuliwa.
threats-none-won = { part-if-moved } { $person ->
    [you] usingeweza
    [computer] kompyuta isingeweza
   *[other] { $name } asingeweza
} kupoteza kete yoyote.
threats-brief = Hatarini: { $pits }.
threats-brief-none = Hakuna shimo hatarini.

## A turn whose seeds are still moving

turn-going = { $person ->
    [you] Unasambaza
    [computer] Kompyuta inasambaza
   *[other] { $name } anasambaza
} { $pit } { part-way-told }: mzunguko wa { $lap }.
turn-going-mtaji = { $person ->
    [you] Unasambaza
    [computer] Kompyuta inasambaza
   *[other] { $name } anasambaza
} { $pit } { part-way-told }: mzunguko wa { $lap }, hadi sasa { part-captures }.
turn-going-one-way = { $person ->
    [you] Unasambaza
    [computer] Kompyuta inasambaza
   *[other] { $name } anasambaza
} { $pit }: mzunguko wa { $lap }.

## While the seeds move

event-mtaji = Mtaji: zamu hii inakula.
event-takata = Takata: zamu hii haili kitu.
event-lifted = { part-seeds } kutoka { $pit }.
event-relay = { $pit } lilikuwa na kete: { part-seeds } zinaendelea.
event-captured = { part-seeds } { $seeds ->
    [one] imeliwa
   *[other] zimeliwa
} kutoka { $pit }.
event-won = { part-seeds } { $seeds ->
    [one] imeliwa
   *[other] zimeliwa
} kutoka { $pit }.
event-kichwa-asked = { part-seeds } { $seeds ->
    [one] inasubiri
   *[other] zinasubiri
}: kichwa cha kushoto au cha kulia?
event-entered = { part-seeds } { $seeds ->
    [one] inaingia
   *[other] zinaingia
} kwa { part-kichwa-side }.
event-empty-pit = Kete ya mwisho imeangukia shimo tupu: zamu imekwisha.
event-front-row-emptied = Hamna: { part-others-front-row } haina kete.
event-capture-ends = Kula kumemaliza zamu.

## How to play

how-kujifunza-1 = Unashinda safu ya mbele ya mpinzani inapoishiwa kete (hamna), au mpinzani asipoweza kucheza.
how-kujifunza-2 = Safu mbili zilizo mbele yako ni zako: mashimo kumi na sita yenye kete mbili mbili. Safu yako ya mbele inatazamana na ya mpinzani.
how-kujifunza-3 = Chukua kete zote za shimo lako lenye mbili au zaidi, elekea kushoto au kulia, na uziangushe moja moja kuzunguka mashimo yako kumi na sita.
how-kujifunza-4 = Kete ya mwisho ikiangukia shimo lenye kete, chukua za shimo hilo na uendelee. Ikiangukia shimo tupu, zamu imekwisha.
how-kujifunza-5 = Mtaji: mzunguko wa kwanza ukiishia katika shimo lako la mbele lenye kete, linalotazamana na lenye kete, unakula kete za shimo hilo la mpinzani.
how-kujifunza-6 = Anayeweza kula ni lazima ale. Shimo lenye kete kumi na sita au zaidi halianzishi mtaji.
how-kujifunza-7 = Kete zilizoliwa huingizwa kwa kichwa, yaani shimo la mwisho la safu yako ya mbele: ya kwanza katika kichwa, nyingine kuelekea katikati.
how-kujifunza-8 = Ukila katika mashimo mawili ya pembeni, kete huingia kwa kichwa cha karibu. Katika mashimo manne ya katikati kanuni huamua: endelea na mwelekeo, au chagua.
how-kujifunza-9 = Katika zamu hiyo mizunguko inayofuata hula vivyo hivyo, mpaka kete ya mwisho iangukie shimo tupu.
how-kujifunza-10 = Takata: usipoweza kula, anzia safu ya mbele, au safu ya nyuma ikiwa hakuna shimo la mbele lenye kete mbili. Hapo hakuna mzunguko unaokula.

how-djenon-1 = Mwenye kete nyingi zaidi hushinda. Safu ya mashimo sita iliyo mbele yako ni yako. Kila shimo lina kete nne.
how-djenon-2 = Chukua kete zote za shimo lako lenye mbili au zaidi. Huenda kulia kwako, kuzunguka safu zote mbili.
how-djenon-3 = Kete ya kwanza hurudi katika shimo ulilochukua, nyingine huangukia mashimo yanayofuata.
how-djenon-4 = Kete ya mwisho ikiwa peke yake katika shimo lake, zamu imekwisha.
how-djenon-5 = Ikifikisha mbili au nne, unakula kete za shimo hilo, na zamu imekwisha.
how-djenon-6 = Unakula pia mashimo yaliyotangulia, moja baada ya jingine, maadamu kila moja lina kete mbili au nne kamili, upande wowote.
how-djenon-7 = Ikifikisha tatu, au tano na zaidi, chukua za shimo hilo na uendelee; kete ya kwanza hurudi tena.
how-djenon-8 = Usipokuwa na shimo lenye kete mbili au zaidi unapitisha zamu, na hapo tu.
how-djenon-9 = Mchezo huisha pale ambapo hakuna shimo lenye zaidi ya kete moja.
how-djenon-10 = Kila mchezaji huongeza kete za safu yake kwa alizokula. Mwenye nyingi zaidi ameshinda; 24 kwa 24 ni sare.
