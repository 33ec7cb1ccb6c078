### Somo la hatua tano, na mfululizo wa masomo unaofuata.
### The English file explains the arguments.

menu-learn = Jifunze

## The five beats: what is to be done, and what it was

learn-sow = Gusa shimo linalong'aa, kisha kushoto au kulia.
learn-sow-done = Umesambaza kete, moja katika kila shimo njiani.
learn-relay = Fanya kete ya mwisho iangukie penye kete nyingine, kisha tazama.
learn-relay-done = Umeendelea kutoka shimo lenye kete. Hiyo ndiyo endelea.
learn-capture = Ishia penye kete zako, mkabala na za mpinzani: unakula za mpinzani.
learn-capture-done = Umekula. Kete zimeingia kwa shimo lako la mwisho, kichwa.
learn-must-capture = Shimo lako moja linakula. Litafute: anayeweza kula ni lazima ale.
learn-must-capture-done = Zamu inayokula ni mtaji, na ni lazima ichezwe.
learn-win = Kula kete za mwisho za safu ya mbele ya mpinzani, ushinde.
learn-win-done = Hamna. Safu yake ya mbele haina kitu: umeshinda.

learn-choose = Sasa kushoto au kulia: gusa mshale chini ya ubao.
learn-lit = Gusa shimo linalong'aa.
learn-lit-label = { $pit }, { part-seeds }, linang'aa
learn-seeds-move = Tazama kete.
learn-step = Hatua ya { $number } kati ya { $of }
learn-step-done = Hatua ya { $number } kati ya { $of }, imekamilika
learn-next = Endelea
learn-skip = Ruka hatua hii
learn-leave = Toka

## The end of the lesson

learn-end-title = Sasa unajua bao
learn-end-line = Sambaza, endelea, kula, shinda: mengine huja kwa kucheza.
learn-play = Cheza
learn-play-line = Dhidi ya kompyuta, inayotafuta kiwango chako.
learn-watch = Tazama
learn-watch-line = Kompyuta dhidi ya kompyuta.
learn-more = Jifunze zaidi
learn-more-line = Kanuni zote, moja baada ya nyingine.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = Kete ya mwisho ingeangukia { $pit }, lililo tupu, na zamu yako ingeisha.
learn-wrong-relays = Kete ya mwisho ingeangukia penye kete katika { $pit }, na usambazaji ungeendelea.
learn-wrong-takes-nothing = Hivyo huli kitu.
learn-wrong-takes-nothing-won = Hivyo huli kete yoyote.
learn-wrong-other-kichwa = Kete hizo zingeingia kwa kichwa kingine, { $pit }.
learn-wrong-same-way = Kete hizo zingeendelea upande uleule.
learn-wrong-short-chain = Hivyo unakula shimo moja tu, na kuna zamu inayokula zaidi.
learn-wrong-no-win = Baada ya hapo mchezo unaendelea, na kuna zamu inayoshinda.
learn-wrong-way = Shimo ni hilo, upande siyo: lisambaze { part-way }.

## The course: the lessons to choose from

course-title = Masomo
course-line = Kanuni moja moja: soma, fanya, kisha jizoeze.
course-minute = Somo la dakika moja
course-next = Somo linalofuata
course-all-done = Yote yamekamilika. Anza upya
course-done = Umekamilisha { $done } kati ya { $of }
course-is-done = Limekamilika
course-all = Masomo yote
course-of = { $name }, somo la { $number } kati ya { $of }
course-to-exercise = Nenda kwenye zoezi
course-straight-to-exercise = Ruka hadi zoezi
course-exercise = Sasa zoezi

## Bao la Kujifunza, rule by rule

course-board-title = Ubao
course-board-1 = Safu mbili ni zako: safu ya mbele, iliyo katikati ya ubao, na safu ya nyuma, iliyo karibu nawe.
course-board-2 = Kwa pamoja ni duara la mashimo kumi na sita. Unalizunguka kuelekea kushoto au kulia, na hutoki humo.
course-board-asks = Sambaza shimo lolote unaloruhusiwa, upande wowote.
course-board-names = Kete zako zote bado zimo katika safu zako mbili.

course-sowing-title = Kusambaza
course-sowing-1 = Chukua kete zote za shimo lako lenye mbili au zaidi, na uziangushe moja moja, kuanzia shimo linalofuata.
course-sowing-2 = Ya mwisho ikiangukia shimo tupu, zamu yako imekwisha.
course-sowing-asks = Sambaza ili kete ya mwisho iangukie shimo tupu.
course-sowing-names = Usambazaji mmoja, tangu kuchukua hadi kete ya mwisho, ni mzunguko.

course-relay-title = Kuendelea
course-relay-1 = Kete ya mwisho ikiangukia shimo lenye kete bila kula, chukua za shimo hilo na uendelee upande uleule.
course-relay-2 = Kwa hiyo zamu yaweza kuwa na mizunguko mingi. Inaisha mzunguko unapoishia shimo tupu.
course-relay-asks = Sambaza ili zamu iendelee.
course-relay-names = Hiyo ndiyo endelea.

course-capture-title = Kula
course-capture-1 = Mzunguko wa kwanza ukiishia katika shimo lako la mbele lenye kete, na shimo linalotazamana nalo lina kete, unakula kete hizo.
course-capture-2 = Safu ya nyuma yake iko salama.
course-capture-3 = Mizunguko inayofuata ya zamu hiyo hula vivyo hivyo.
course-capture-asks = Kula.
course-capture-names = Zamu inayokula ni mtaji.

course-kichwa-title = Kichwa na kimbi
course-kichwa-1 = Kete zilizoliwa huingia kwa kichwa, yaani shimo la mwisho la safu yako ya mbele. Ya kwanza huangukia kichwani penyewe.
course-kichwa-2 = Mashimo mawili ya mwisho katika kila ncha ya safu ya mbele ni kimbi: ukila hapo, kete huingia kwa kichwa cha upande huo.
course-kichwa-asks = Kula ili kete ziingie kwa kichwa cha kulia.
course-kichwa-names = Zimeingia kwa kichwa cha kulia na kuelekea katikati.

course-direction-title = Mwelekeo
course-direction-1 = Kutoka kichwani kete huelekea katikati. Kwa hiyo kula katika kimbi kwaweza kugeuza usambazaji, nao huendelea upande huo.
course-direction-2 = Ukila katika mashimo manne ya katikati mwelekeo haubadiliki, kama wanavyocheza mabingwa wa Zanzibar.
course-direction-3 = Kwa kanuni ya Mancala World unachagua kichwa hapo.
course-direction-asks = Kula ili usambazaji ugeuke.
course-direction-names = Kichwa cha karibu kimeugeuza.

course-must-capture-title = Ni lazima ule
course-must-capture-1 = Anayeweza kula ni lazima ale. Hapo hakuna kuanza kwingine kunakoruhusiwa.
course-must-capture-2 = Ukiweza kula kwa njia kadhaa, chagua yoyote, kubwa au ndogo.
course-must-capture-asks = Tafuta kuanza kunakokula.
course-must-capture-names = Ilikuwa zamu pekee iliyoruhusiwa.

course-sixteen-title = Kumi na sita na zaidi
course-sixteen-1 = Shimo lenye kete kumi na sita au zaidi halianzishi mtaji, popote kete ya mwisho ingeangukia.
course-sixteen-2 = Mzunguko unaofuata unaweza kula, hata uwe mrefu vipi.
course-sixteen-asks = Kula, lakini si kwa shimo lenye kete kumi na sita au zaidi.
course-sixteen-names = Shimo kubwa lilisubiri.

course-takata-title = Zamu isiyokula
course-takata-1 = Unaweza kusambaza bila kula pale tu ambapo hakuna kuanza kunakokula.
course-takata-2 = Hapo hakuna mzunguko unaokula, popote unapoishia.
course-takata-asks = Hapa huwezi kula. Sambaza.
course-takata-names = Zamu isiyokula ni takata.

course-front-row-title = Safu ya mbele kwanza
course-front-row-1 = Takata huanzia safu ya mbele maadamu kuna shimo huko lenye kete mbili au zaidi.
course-front-row-2 = Likikosekana, ndipo unapoweza kuanzia safu ya nyuma.
course-front-row-asks = Sambaza shimo linaloruhusiwa kuanza hapa.
course-front-row-names = Safu ya nyuma ilisubiri.

course-lone-kichwa-title = Kichwa cha mwisho
course-lone-kichwa-1 = Kichwa kikiwa shimo pekee lenye kete katika safu yako ya mbele, takata haiwezi kukisambaza nje ya safu hiyo.
course-lone-kichwa-2 = Kuelekea katikati kinaweza kusambazwa.
course-lone-kichwa-asks = Sambaza kichwa upande unaoruhusiwa.
course-lone-kichwa-names = Safu yako ya mbele haikuwa tupu kamwe.

course-endless-title = Kuzunguka bila mwisho
course-endless-1 = Kuna kete ambazo zingezunguka milele. Kuanza hivyo hakuruhusiwi.
course-endless-2 = Hutokea katika zamu zisizokula tu, tena mara chache sana.
course-endless-asks = Usambazaji mmoja hapa haungeisha. Sambaza mwingine.
course-endless-names = Huu umefika mwisho wake.

course-end-title = Jinsi unavyoisha
course-end-1 = Unashinda papo hapo safu ya mbele ya mpinzani wako inapoishiwa kete.
course-end-2 = Unashinda pia mpinzani wako asipokuwa na zamu inayoruhusiwa. Zamu haipitishwi.
course-end-asks = Shinda.
course-end-names = Hamna: safu ile ya mbele haina kitu.

## Djenon-aboure, rule by rule

course-origin-title = Kusambaza
course-origin-1 = Safu iliyo karibu nawe ni yako. Chukua kete za shimo lake moja; huenda kulia kwako, kuzunguka safu zote mbili.
course-origin-2 = Kete ya kwanza hurudi katika shimo ulilochukua.
course-origin-3 = Ya mwisho ikifikisha tatu, au tano na zaidi, kete za shimo hilo huchukuliwa pia. Ikiwa peke yake, zamu imekwisha.
course-origin-asks = Sambaza shimo lako moja.
course-origin-names = Kete moja imebaki pale usambazaji ulipoanzia.

course-lone-seeds-title = Kete pweke
course-lone-seeds-1 = Shimo lenye kete moja haliwezi kusambazwa.
course-lone-seeds-2 = Usipokuwa na shimo lenye kete mbili au zaidi unapitisha zamu, na hapo tu.
course-lone-seeds-asks = Sambaza shimo linaloweza kusambazwa.
course-lone-seeds-names = Kete pweke zilisubiri.

course-taking-title = Kula kete
course-taking-1 = Kete ya mwisho ikifikisha mbili au nne katika shimo lake, upande wowote, unakula kete hizo na zamu imekwisha.
course-taking-2 = Unakula pia mashimo yaliyotangulia, moja baada ya jingine, maadamu kila moja lina mbili au nne kamili.
course-taking-asks = Kula mashimo mawili au zaidi kwa zamu moja.
course-taking-names = Mfululizo: shimo baada ya shimo, kurudi nyuma.

course-close-title = Jinsi unavyoisha
course-close-1 = Mchezo huisha pale ambapo hakuna shimo lenye zaidi ya kete moja.
course-close-2 = Kila mchezaji huongeza kete za safu yake kwa alizokula. Mwenye nyingi zaidi ameshinda; 24 kwa 24 ni sare.
course-close-asks = Sambaza ili mchezo uishe nawe ushinde.
course-close-names = Zimebaki kete pweke, na una nyingi zaidi.
