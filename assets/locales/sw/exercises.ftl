### Mazoezi: maswali kuhusu mpangilio wa kete, kila moja lenye jibu moja lililo sahihi.
### The English file explains the arguments.

## The exercises to choose from

menu-exercises = Mazoezi
exercises-title = Mazoezi
exercises-line = Kila jibu limethibitishwa. Hakuna haraka.
exercises-next = Zoezi linalofuata
exercises-next-line = { $kind }, ngazi ya { $grade } kati ya 5
exercises-all-done = Yote yamekamilika. Anza upya
exercises-done = Umekamilisha { $done } kati ya { $of }
exercises-kinds = Au chagua la kujizoeza
exercises-forget = Sahau yaliyokamilika

exercise-kind-starts = Tafuta zamu zote halali
exercise-kind-starts-line = Mashimo yapi husambazwa, na upande upi?
exercise-kind-laps = Hesabu mizunguko
exercise-kind-laps-line = Usambazaji huu una mizunguko mingapi?
exercise-kind-end = Unaishia wapi?
exercise-kind-end-line = Fuata kete hadi ya mwisho.
exercise-kind-most = Kete nyingi zaidi
exercise-kind-most-line = Shimo lipi linakula nyingi zaidi?
exercise-kind-win-1 = Shinda kwa zamu moja
exercise-kind-win-1-line = Zamu moja tu humaliza mchezo.
exercise-kind-save = Okoa safu ya mbele
exercise-kind-save-line = Zamu moja tu inakuokoa.
exercise-kind-win-2 = Shinda kwa zamu mbili
exercise-kind-win-2-line = Vyovyote mpinzani wako atakavyocheza.
exercise-kind-win-3 = Shinda kwa zamu tatu
exercise-kind-win-3-line = Tazama mbele zaidi.

confirm-forget-title = Ungependa kusahau mazoezi yaliyokamilika?
confirm-forget-line = Yote yanaweza kufanywa tena. Michezo na mipangilio inabaki.
confirm-forget-yes = Sahau
confirm-forget-no = Hifadhi

## An exercise

exercise-grade = Ngazi ya { $grade } kati ya 5
exercise-task-starts = Weka alama kwa kila zamu halali, kisha kagua. Unacheza safu mbili zilizo karibu nawe. Gusa shimo ubadilishe mishale: kulia, kushoto, pande zote mbili, au bila mshale.
exercise-task-starts-one-way = Weka alama kwa kila shimo unaloweza kusambaza, kisha kagua. Unacheza safu iliyo karibu nawe.
exercise-task-laps = Mshale unaonyesha shimo la kusambaza. Kuna mizunguko mingapi?
exercise-task-end = Mshale unaonyesha shimo la kusambaza. Gusa shimo ambamo kete ya mwisho itaangukia.
exercise-task-most = Shimo lipi la safu yako linakula kete nyingi zaidi? Lisambaze.
exercise-task-win-1 = Ni zamu yako. Zamu moja inashinda papo hapo: itafute.
exercise-task-save = Mpinzani wako yu karibu kushinda. Zamu moja tu inamzuia. Itafute.
exercise-task-win = Unashinda kwa zamu zako { $turns ->
    [2] mbili
   *[other] tatu
}, vyovyote mpinzani wako atakavyocheza. Tafuta ya kwanza.
exercise-task-more = Endelea: { $left ->
    [1] zamu inayofuata inashinda
   *[other] zamu zako mbili zijazo zinashinda
}.
exercise-marked = { $count ->
    [0] Hakuna zamu iliyowekewa alama.
    [1] Zamu moja imewekewa alama.
   *[other] Zamu { $count } zimewekewa alama.
}
exercise-of-kind = Umekamilisha { $done } kati ya { $of } ya aina hii; kwa jumla { $all } kati ya { $of-all }
exercise-start-label = { $pit }, { part-seeds }: usambazaji unaanzia hapa, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds }: usambazaji unaanzia hapa
exercise-mark-label = { $pit }, { part-seeds }. Alama: { $marks ->
    [left] kuelekea kushoto
    [right] kuelekea kulia
    [both] pande zote mbili
    [yes] ndiyo
   *[none] hapana
}

exercise-check = Kagua
exercise-show = Nionyeshe
exercise-skip = Ruka hadi mwisho
exercise-again = Rudia
exercise-next = Linalofuata
exercise-another = Zoezi jingine
exercise-harder = Gumu zaidi
exercise-all = Mazoezi yote

## What is told of an answer

exercise-right-starts = Umeona vizuri: hizi ndizo zamu zote halali.
exercise-right-laps = Umehesabu vizuri: { part-laps }.
exercise-right-end = Umefuata vizuri: kete ya mwisho inaangukia { $pit }.
exercise-right-most = Umechagua vizuri: { part-seeds } zinaliwa.
exercise-right-win = Umecheza vizuri: umeshinda.
exercise-right-more = Ni sahihi. Mpinzani wako anajitetea kwa muda mrefu awezavyo.
exercise-right-save = Vizuri sana: sasa mpinzani wako hawezi kushinda papo hapo.
exercise-shown = Hivi ndivyo inavyokwenda.
exercise-shown-laps = { $laps ->
    [one] Mzunguko mmoja: hivi ndivyo inavyokwenda.
   *[other] Mizunguko { $laps }: hivi ndivyo inavyokwenda.
}
exercise-shown-starts = Hizi ndizo zamu zote halali.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] kushoto kwake
       *[right] kulia kwake
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [1] Zamu moja halali imekosekana: { part-move }.
   *[other] Zamu { $count } halali zimekosekana, kama { part-move }.
}
exercise-more-wrong = { $count ->
    [1] Alama moja zaidi si sahihi.
   *[other] Alama { $count } zaidi si sahihi.
}
exercise-loses-row = Hivyo unapoteza safu yako ya mbele: mpinzani wako anajibu kwa { part-reply }.
exercise-loses = Hivyo unashindwa papo hapo: baada ya { part-reply } huwezi kusambaza tena.
exercise-no-end = Zamu inaishia { $pit }, na mpinzani wako bado anaweza kucheza { part-reply }.
exercise-holds = Mpinzani wako anajibu kwa { part-reply }, na hapo { $left ->
    [1] huna zamu inayoshinda papo hapo
   *[other] huwezi kushinda kwa zamu { $left }
}.
exercise-ends-unwon = Hivyo mchezo unakwisha, na hujashinda.
exercise-takes-less = { $seeds ->
    [0] Hivyo huli kitu
    [1] Hivyo unakula kete moja
   *[other] Hivyo unakula kete { $seeds }
}, na kuna shimo linalokula zaidi.
exercise-goes-on = Mzunguko wa { $lap } unaishia { $pit }, lenye kete: usambazaji unaendelea.
exercise-captures = Mzunguko wa { $lap } unaishia { $pit } na kula: usambazaji unaendelea.
exercise-ends-before = Usambazaji unaisha kabla ya { part-laps }.
exercise-no-lap-ends = Hakuna mzunguko wa usambazaji huu unaoishia { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = Orodha ya mazoezi yaliyokamilika iliharibika katika mstari wa { $line } wa { $file } ({ $problem }). Yaliyosomeka yanahesabiwa; faili iliyoharibika imewekwa kando kwa jina { $aside }.
notice-exercises-damaged-kept = Orodha ya mazoezi yaliyokamilika imeharibika katika mstari wa { $line } wa { $file } ({ $problem }). Faili haiwezi kuwekwa kando: { part-reason }. Inabaki ilivyo, na unayofanya sasa hayahifadhiwi mpaka irekebishwe au iondolewe.
notice-exercises-unreadable = Orodha ya mazoezi yaliyokamilika, katika { $file }, haiwezi kusomwa: { part-reason }. Inaanza ikiwa tupu.
notice-exercises-unsaved = Mazoezi yaliyokamilika hayawezi kuhifadhiwa katika { $file }: { part-reason }. Yatadumu hadi utakapoondoka, na kuhifadhi kunajaribiwa tena na tena.
notice-exercises-saved-again = Mazoezi yaliyokamilika yanaweza kuhifadhiwa tena, na yamehifadhiwa.
exercise-way = { $pit }: { $way }
