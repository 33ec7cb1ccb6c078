### Kitabu cha michezo: ni nini, huchezwaje, umetoka wapi; na maneno ya bao.
### The arguments and the two depths are explained in the English file.

## The sheet

book-depth-child = Kwa ufupi
book-depth-adult = Kwa ukamilifu
book-chapter-what = Ni mchezo gani
book-chapter-board = Ubao
book-chapter-play = Jinsi ya kucheza
book-chapter-capture = Kula
book-chapter-capture-won = Kula kete
book-chapter-end = Mwisho wa mchezo
book-chapter-notes = Kuhusu mchezo
book-chapter-standard = Tofauti na mancala nyingine
book-chapter-history = Historia
book-chapter-sources = Vyanzo
book-chapter-words = Maneno ya bao
book-open = Kitabu
book-close = Funga
book-next = Sura inayofuata
book-back = Sura iliyopita
book-chapter-others = Michezo mingine
book-play = Cheza
book-go-on = Rudi mchezoni
book-show = Ubaoni
book-again = Onyesha tena
book-back-to = Rudi: { $chapter }
book-read-about = Soma kuhusu { $game }
book-all = Michezo yote ya meza hii

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = Ni mchezo wa watu wawili. Unasambaza kete kuzunguka ubao, moja katika kila shimo, na kula kete za mwenzako.
book-kujifunza-what-child-2 = Watoto wa pwani ya Afrika Mashariki huanza nao kujifunza bao. Ndiyo maana unaitwa Bao la Kujifunza.
book-kujifunza-board-child-1 = Kuna safu nne za mashimo manane. Safu mbili zilizo mbele yako ni zako.
book-kujifunza-board-child-2 = Mwanzoni kila shimo lina kete mbili. Kwa hiyo watu huuita pia Mbili-mbili.
book-kujifunza-play-child-1 = Chukua kete zote za shimo lako moja. Liwe na mbili au zaidi.
book-kujifunza-play-child-2 = Elekea kushoto au kulia, upendavyo, na uangushe kete moja katika kila shimo, ukizunguka safu zako mbili.
book-kujifunza-play-child-3 = Kete ya mwisho imeangukia penye kete? Zichukue zote na uendelee. Imeangukia shimo tupu? Basi ni zamu ya mwenzako.
book-kujifunza-capture-child-1 = Kete yako ya mwisho imeangukia penye kete katika safu yako ya mbele, na shimo linalotazamana nalo lina kete? Unazila hizo.
book-kujifunza-capture-child-2 = Huziweki pembeni. Unazisambaza katika safu zako, kuanzia ncha ya safu yako ya mbele, yaani kichwa.
book-kujifunza-capture-child-3 = Unapoweza kula, ni lazima ule.
book-kujifunza-end-child-1 = Unashinda safu ya mbele ya mwenzako inapoishiwa kete. Wachezaji wa bao husema: hamna.
book-kujifunza-end-child-2 = Unashinda pia mwenzako asipoweza kucheza.
book-kujifunza-notes-child-1 = Walimu na mababu huutumia kufundisha kuhesabu mbele: kete yangu ya mwisho itaangukia wapi?
book-kujifunza-history-child-1 = Hakuna ajuaye bao lilianza lini. Ubao wa zamani zaidi uliohifadhiwa uko katika jumba la makumbusho, nao ulitengenezwa mwaka 1896 au baadaye.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = Ni mancala ya safu nne, mchezo wa kusambaza na kula, na mlango wa Bao la Kiswahili, mchezo kamili wa mabingwa. Umeacha mambo matatu ya mchezo huo: mwanzo wenye kete mkononi (namua), nyumba, na kuzuia shimo lililo hatarini (takasia).
book-kujifunza-what-adult-2 = Jina lake linatokana na kujifunza. Jina jingine, Mbili-mbili, ni mpangilio wa mwanzo: kete mbili katika kila moja ya mashimo 32, jumla 64.
book-kujifunza-board-adult-1 = Kuna safu nne za mashimo manane. Kila mchezaji ana mbili: safu ya mbele, inayotazamana na ya mpinzani, na safu ya nyuma. Kwa pamoja ni duara la mashimo kumi na sita, na kete haziondoki katika duara la mwenyewe ila kwa kuliwa.
book-kujifunza-board-adult-2 = Mashimo mawili ya mwisho ya safu ya mbele ni vichwa. Pamoja na mashimo yaliyo kando yake huitwa kimbi. Shimo la tano kutoka kushoto kwa kila mchezaji lina umbo la mraba: ni nyumba ya mchezo kamili, na hapa halina nguvu.
book-kujifunza-board-adult-3 = Hakuna ghala. Kete zote 64 hubaki ubaoni, na zilizoliwa huendelea kumchezea aliyezila.
book-kujifunza-play-adult-1 = Zamu huanzia shimo la mwenyewe lenye kete mbili au zaidi. Zote huchukuliwa na kusambazwa moja moja, kushoto au kulia, kuanzia shimo linalofuata.
book-kujifunza-play-adult-2 = Kete ya mwisho ikiangukia shimo lenye kete bila kula, kete za shimo hilo huchukuliwa na kusambazwa kwa mwelekeo uleule: endelea. Ikiangukia shimo tupu, zamu imekwisha.
book-kujifunza-play-adult-3 = Zamu ambayo mzunguko wake wa kwanza unakula ni mtaji. Ukiwapo, ni lazima uchezwe. Usipokuwapo ndipo huchezwa takata, zamu isiyokula: kutoka safu ya mbele ikiwa kuna shimo lenye kete mbili, la sivyo kutoka safu ya nyuma. Katika takata hakuna mzunguko unaokula.
book-kujifunza-play-adult-4 = Kichwa ambacho ndicho pekee chenye kete katika safu ya mbele hakisambazwi nje ya safu hiyo. Usambazaji ambao haungeisha hauruhusiwi kuanza.
book-kujifunza-capture-adult-1 = Mzunguko hula kete yake ya mwisho inapoangukia shimo lenye kete la safu ya mbele ya mwenyewe, na shimo la mpinzani linalotazamana nalo lina kete. Safu ya nyuma iko salama.
book-kujifunza-capture-adult-2 = Kete zilizoliwa husambazwa kutoka kichwa kuelekea katikati, ya kwanza katika kichwa chenyewe. Kwa kimbi ni kichwa cha karibu. Kwa mashimo manne ya katikati kanuni huamua: kwa kanuni ya Zanzibar mwelekeo haubadiliki, kwa Mancala World mchezaji huchagua.
book-kujifunza-capture-adult-3 = Shimo lenye kete kumi na sita au zaidi halianzishi mtaji. Mzunguko wa baadaye wa kete kumi na sita unaweza kula.
book-kujifunza-end-adult-1 = Anayemaliza kete za safu ya mbele ya mpinzani hushinda papo hapo, hata katikati ya kusambaza. Asiyeweza kuanza zamu kwa halali ameshindwa; katika bao zamu haipitishwi.
book-kujifunza-end-adult-2 = Kimila hakuna sare. Kwa tahadhari, hapa mchezo huisha bila mshindi mpangilio uleule ukitokea mara ya tatu, au baada ya zamu elfu mbili.
book-kujifunza-notes-adult-1 = Hufundishwa nyumbani, vilabuni na shuleni katika jamii za Waswahili wa Kenya na Tanzania. Hufunza yale ambayo mchezo kamili unadai: kufuata kete kwa mizunguko mingi, kuuona mtaji ulio wa lazima, na kuchagua kichwa.
book-kujifunza-notes-adult-2 = Kete ni mbegu za mkomwe, za rangi ya kijani kijivu. Mbao za pwani ya Waswahili ni nene, za mti mgumu; za Zanzibar zina nakshi za kamba na maua pembezoni.
book-kujifunza-notes-adult-3 = Kwa uchezaji usio na kosa mwanzo wenyewe huamua: kwa kanuni ya Zanzibar anayeanza hushinda. Hakuna mtu achezaye bila kosa, na nusu ya ufundi ni kumfanya mwenzako akosee kuhesabu.
book-kujifunza-history-adult-1 = Bao huchezwa Tanzania, Kenya, Malawi, Burundi, Rwanda, Komoro na sehemu za Jamhuri ya Kidemokrasia ya Kongo, na zaidi ya wote na Waswahili. Historia yake ya kale haijaandikwa vya kutosha.
book-kujifunza-history-adult-2 = Mwaka 1658 gavana Mfaransa Étienne de Flacourt aliueleza mchezo wa Wasakalava wa Madagaska, na wengine huutaja kuwa habari ya kwanza ya bao; wataalamu wanasita. Katika miaka ya 1820 Muyaka bin Haji wa Mombasa aliusifu mchezo huu katika shairi lake Bao Naligwa.
book-kujifunza-history-adult-3 = Ubao wa zamani zaidi uliobaki unatoka Malawi, uko katika British Museum, na si wa kabla ya 1896. Tangu 1966 Chama cha Bao na vyama vingine vimeratibu uchezaji. Mashindano hufanyika Tanzania Bara, Zanzibar, Lamu na Malawi, na mchezaji hodari huheshimiwa kwa jina la bingwa.
book-kujifunza-sources-1 = How to Play Bao, kijitabu cha Makumbusho ya Taifa ya Tanzania, Dar es Salaam 1971; mtaalamu wa bao Nino Vessella; Larry Russ, The Complete Mancala Games Book, 1999: hivyo ndivyo vinavyotajwa kuhusu Kujifunza.
book-kujifunza-sources-2 = Alex de Voogt, Limits of the Mind, 1995, aliyejifunza kanuni za bao kwa mabingwa wa Zanzibar; H. H. L. M. Donkers, Zanzibar Bao Rules for the Computer, 2001.
book-kujifunza-sources-3 = Pale vyanzo vinapotofautiana, hasa kuhusu mashimo manne ya katikati, kanuni zote mbili zimewekwa, na chaguo hutajwa mchezo unapoandaliwa.

## Djenon-aboure, in brief

book-djenon-what-child-1 = Ni mchezo wa watu wawili kutoka wangwa wa Côte d'Ivoire. Unasambaza kete kuzunguka ubao na kula zinazofikia mbili au nne.
book-djenon-board-child-1 = Kuna safu mbili za mashimo sita. Safu iliyo mbele yako ni yako. Mwanzoni kila shimo lina kete nne.
book-djenon-play-child-1 = Chukua kete zote za shimo lako moja. Liwe na mbili au zaidi. Ya kwanza irudishe katika shimo hilohilo, na moja katika kila shimo linalofuata, daima kulia kwako.
book-djenon-play-child-2 = Je, shimo la mwisho sasa lina tatu, au tano na zaidi? Zichukue na uendelee.
book-djenon-capture-child-1 = Je, shimo la mwisho sasa lina mbili au nne? Ni zako. Na shimo lililotangulia, likiwa na mbili au nne; na kadhalika.
book-djenon-end-child-1 = Mchezo huisha pale ambapo hakuna shimo lenye zaidi ya kete moja. Mwenye kete nyingi zaidi ameshinda.
book-djenon-notes-child-1 = Wanaoucheza wanaishi kando ya bahari na wangwa wake. Ni wafanyabiashara, na hulima michikichi, mpira na mananasi.
book-djenon-history-child-1 = Umechezwa tangu zamani, lakini uliandikwa mwaka 2012 tu.

## Djenon-aboure, in full

book-djenon-what-adult-1 = Ni mancala ya safu mbili, inayochezwa na Waabouré, waitwao pia Agoua, Abonwa au Compalo, kwenye wangwa na mito ya Bonoua na Grand-Bassam, kusini mashariki mwa Côte d'Ivoire.
book-djenon-what-adult-2 = Mchezo huu unafanana na Djenon-abe na hutofautiana nao kwa kanuni tatu: kusambaza huanzia katika shimo lililochukuliwa, kete iliyo pweke haisambazwi, na mchezo huisha zinapobaki kete pweke na mashimo matupu tu.
book-djenon-board-adult-1 = Kuna safu mbili za mashimo sita, kete nne katika kila moja, jumla 48. Kila mchezaji ana safu iliyo mbele yake. Kete zilizoliwa hutoka mchezoni.
book-djenon-play-adult-1 = Zamu huanzia shimo la mwenyewe lenye kete mbili au zaidi. Zote huchukuliwa; ya kwanza hurudi katika shimo lililochukuliwa, nyingine huangukia mashimo yanayofuata upande wa kulia, kuzunguka safu zote mbili.
book-djenon-play-adult-2 = Kete ya mwisho ikiwa peke yake katika shimo lake, zamu imekwisha. Ikifikisha tatu, au tano na zaidi, kete za shimo hilo huchukuliwa na kusambazwa, na ya kwanza hurudi tena.
book-djenon-play-adult-3 = Asiye na shimo lenye kete mbili au zaidi hupitisha zamu, na hapo tu.
book-djenon-capture-adult-1 = Kete ya mwisho ikifikisha mbili au nne, shimo lake huliwa, na pia mashimo yaliyotangulia, moja baada ya jingine, maadamu kila moja lina mbili au nne kamili, upande wowote wa ubao. Kisha zamu imekwisha.
book-djenon-end-adult-1 = Mchezo huisha pale ambapo hakuna shimo lenye zaidi ya kete moja. Kila mchezaji huongeza kete za safu yake kwa alizokula. Mwenye nyingi hushinda; 24 kwa 24 ni sare.
book-djenon-notes-adult-1 = Kurudisha kete ya kwanza huzuia mashimo yasikauke, na mwisho wake huepusha kusogeza kete moja moja kwa muda mrefu, kama ifanyavyo michezo mingine ya jamii hii.
book-djenon-notes-adult-2 = Waabouré ni watu wapatao 35,000, wafanyabiashara wa baharini na wakulima wa michikichi, mpira na mananasi.
book-djenon-history-adult-1 = Mchezo huu uliandikwa kwa mara ya kwanza mwaka 2012 na mtafiti Mhispania Jordi Climent Tondo. Umri wake haujaandikwa na yeyote.
book-djenon-sources-1 = Jordi Climent Tondo, aliyeuandika mchezo huu mwaka 2012, kama ilivyosimuliwa na Mancala World.
book-djenon-sources-2 = Kwamba kula mfululizo huendelea kuzunguka ncha za safu ni hitimisho letu; vyanzo havisemi.

## What kind of game it is, in one line

book-kujifunza-kind = Mancala ya safu nne: sambaza mizunguko mingi, kula, maliza kete za safu ya mbele ya mwenzako.
book-djenon-kind = Mancala ya safu mbili: sambaza, kula mashimo yenye kete mbili au nne, hesabu mwishoni.

## Other games

book-kujifunza-others-1 = Jamaa yake wa karibu ni Bao la Kiswahili, mchezo kamili, ambao hauchezwi hapa. Kwenye ubao uleule huanza na kete mkononi, na nyumba ina nguvu.
book-djenon-others-1 = Jamaa yake wa karibu ni Djenon-abe, ambao hauchezwi hapa. Hutofautiana nao kwa kanuni tatu; sura “Ni mchezo gani” inazitaja.

## Below the pictures

book-picture-kujifunza-board = Safu mbili zilizo karibu nawe ni za Kusini. Zimetiwa alama: kichwa katika ncha mbili za safu ya mbele, kimbi kando yake, na nyumba.
book-picture-sow = Kete zote za shimo moja, moja moja. Ya mwisho inaangukia shimo tupu: zamu imekwisha.
book-picture-relay = Kete ya mwisho inaangukia penye kete: zote huchukuliwa na kusambazwa, hadi ya mwisho iangukie shimo tupu.
book-picture-takata = Hapa hakuna mzunguko wa kwanza unaokula, kwa hiyo zamu ni takata: hata mzunguko unaoishia mkabala na kete hauli kitu.
book-picture-lone-kichwa = Kichwa hiki ndicho shimo pekee lenye kete katika safu yake ya mbele. Kinaweza kusambazwa ndani ya safu, si nje yake.
book-picture-capture = Kete ya mwisho inaangukia penye kete, na mkabala kuna kete: hizo zinaliwa, nazo huingia kwa kichwa cha kushoto.
book-picture-must = Ni mashimo yenye alama tu yanayokula, kwa hiyo ni hayo tu yanayoruhusiwa. Zamu hii inakula mara mbili.
book-picture-kimbi = Kula kutoka kimbi: kete huingia kwa kichwa kilicho kando yake, na mwelekeo unageuka.
book-picture-sixteen = Ya mwisho kati ya kete hizi kumi na saba ingeangukia mkabala na kete. Lakini kete kumi na sita au zaidi kamwe hazianzishi kula.
book-picture-hamna = Kete za mwisho za safu ya mbele ya mpinzani zinaliwa: hamna. Kusini ameshinda.
book-picture-no-move = Baada ya zamu hii hakuna shimo la Kaskazini lenye kete mbili. Kaskazini hawezi kucheza, na Kusini ameshinda.
book-picture-djenon-board = Safu iliyo karibu nawe ni ya Kusini. Kila shimo lina kete nne.
book-picture-djenon-sow = Kete ya kwanza inarudi katika shimo lake. Ya mwisho iko peke yake: zamu imekwisha.
book-picture-djenon-relay = Kete ya mwisho inafikisha tatu: kete za shimo hilo huchukuliwa na kusambazwa.
book-picture-djenon-pass = Hakuna shimo la Kusini lenye kete mbili, lakini Kaskazini analo: Kusini anapitisha zamu.
book-picture-djenon-capture = Kete ya mwisho inafikisha nne, na Kusini anazila.
book-picture-djenon-chain = Shimo la mwisho lina nne, mawili yaliyotangulia yana mbili mbili: Kusini anakula yote matatu.
book-picture-djenon-end = Nne zinaliwa, na hakuna shimo lenye zaidi ya kete moja: mchezo umekwisha. Kila mmoja anaongeza kete za safu yake kwa alizokula.

## Beside what most people know as mancala

book-standard-name = Kalah
book-standard-board = Ubao
book-standard-board-kalah = Safu mbili za mashimo sita na ghala mbili; una safu moja.
book-standard-board-kujifunza = Safu nne za mashimo manane, bila ghala; una safu mbili, mashimo 16.
book-standard-board-djenon = Safu mbili za mashimo sita; kete hazisambazwi ghalani; una safu moja.
book-standard-seeds = Kete
book-standard-seeds-kalah = 4 kila shimo, jumla 48.
book-standard-seeds-kujifunza = 2 kila shimo, jumla 64; zote hubaki ubaoni.
book-standard-seeds-djenon = 4 kila shimo, jumla 48.
book-standard-move = Kucheza
book-standard-move-kalah = Shimo lolote lenye kete, upande mmoja, kuzunguka ubao wote.
book-standard-move-kujifunza = Shimo lenye mbili au zaidi, upande wowote, kuzunguka mashimo yako 16.
book-standard-move-djenon = Shimo lenye mbili au zaidi, upande mmoja; kete ya kwanza hurudi.
book-standard-capture = Kula
book-standard-capture-kalah = Si lazima: kete ya mwisho katika shimo lako tupu, hula za mkabala.
book-standard-capture-kujifunza = Ni lazima, ikiwa mzunguko wa kwanza unaishia shimo lako la mbele lenye kete, linalotazamana na lenye kete; shimo lenye zaidi ya kete 15 halianzishi mtaji.
book-standard-capture-djenon = Hutokea: shimo la mwisho lenye mbili au nne, na yaliyotangulia.
book-standard-captured = Kete zilizoliwa
book-standard-captured-kalah = Kwenye ghala lako, daima.
book-standard-captured-kujifunza = Hurudi katika safu zako, kwa kichwa.
book-standard-captured-djenon = Ni zako daima.
book-standard-quiet = Bila kula
book-standard-quiet-kalah = Sambaza mara moja; tena ikiwa ya mwisho imeangukia ghala lako.
book-standard-quiet-kujifunza = Takata: kutoka safu ya mbele ikiwezekana, bila kula kamwe, hadi mzunguko uishie shimo tupu.
book-standard-quiet-djenon = Huendelea hadi shimo lifikie moja, mbili au nne.
book-standard-win = Unashinda
book-standard-win-kalah = Kwa kuwa na nyingi ghalani upande mmoja unapoisha.
book-standard-win-kujifunza = Safu yao ya mbele inapoishiwa kete, au wasipoweza kucheza.
book-standard-win-djenon = Kwa kuwa na nyingi zinapobaki kete pweke tu.

## Words of Bao

word-bao = Ubao, na kila mchezo unaochezwa juu yake; hasa huu.
word-kete = Mbegu za mkomwe zilizo katika mashimo.
word-shimo = Mahali pa kuweka kete ubaoni.
word-kichwa = Shimo la mwisho la safu ya mbele, ambako kete zilizoliwa huingizwa.
word-kimbi = Mashimo mawili ya mwisho kila upande wa safu ya mbele; wengine huita hivyo la pili tu.
word-nyumba = Shimo la mraba, la tano kutoka kushoto kwa kila mchezaji. Lina nguvu katika mchezo kamili tu.
word-mtaji = Zamu inayokula.
word-takata = Zamu isiyokula kitu.
word-takasia = Kuzuia shimo lililo hatarini, katika mchezo kamili.
word-namua = Mwanzo wa mchezo kamili, wenye kete mkononi; wengine huandika namu.
word-safari = Kuchukua kete zote za nyumba na kuendelea kuzisambaza, katika mchezo kamili.
word-endelea = Kete ya mwisho imeangukia shimo lenye kete, nazo huchukuliwa na kusambazwa.
word-hamna = Safu ya mbele haina kete, na mwenyewe ameshindwa.
word-kujifunza = Kupata maarifa; bao la wanaoanza.
word-mbili-mbili = Kete mbili katika kila shimo, mwanzo wa mchezo huu.
word-fundi = Mchezaji mwenye ustadi.
word-bingwa = Mchezaji anayewashinda wengine.
