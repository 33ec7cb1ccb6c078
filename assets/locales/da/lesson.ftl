### Lektionen i fem trin, og kurset, der følger efter.
### The arguments are explained in the English file.

menu-learn = Lær

## The five beats: what is to be done, and what it was

learn-sow = Tryk på det lysende hul, og vælg så venstre eller højre.
learn-sow-done = Du såede. Frøene hedder kete; hvert hul på vejen fik ét.
learn-relay = Få dit sidste frø til at falde blandt andre, og se med.
learn-relay-done = Din såning gik videre fra et hul med frø: endelea.
learn-capture = Lad sidste frø falde blandt dine, over for modstanderens: dem tager du.
learn-capture-done = Du fangede. Frøene kom ind ved dit endehul, en kichwa.
learn-must-capture = Ét af dine huller fanger. Den, der kan fange, skal. Find det.
learn-must-capture-done = Et træk, der fanger, er en mtaji. Du skal spille det.
learn-win = Tag de sidste frø i modstanderens forreste række, så vinder du.
learn-win-done = Hamna. Der er intet tilbage i modstanderens forreste række: du vandt.

learn-choose = Nu venstre eller højre: tryk på en pil under brættet.
learn-lit = Det er det lysende hul.
learn-lit-label = { $pit }, { part-seeds }, lyser
learn-seeds-move = Følg frøene.
learn-step = Trin { $number } af { $of }
learn-step-done = Trin { $number } af { $of }, klaret
learn-next = Næste
learn-skip = Spring trinet over
learn-leave = Forlad

## The end of the lesson

learn-end-title = Du kan spille bao
learn-end-line = At så, fortsætte, fange, vinde: resten kommer, når du spiller.
learn-play = Spil
learn-play-line = Mod computeren, som finder dit niveau.
learn-watch = Se på
learn-watch-line = Computeren spiller mod sig selv.
learn-more = Mere
learn-more-line = Alle reglerne, én ad gangen.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = Det sidste frø ville falde i { $pit }, som er tomt, og dit træk ville være slut.
learn-wrong-relays = Det sidste frø ville falde blandt andre i { $pit }, og såningen ville fortsætte.
learn-wrong-takes-nothing = Det fanger ingenting.
learn-wrong-takes-nothing-won = Det vinder ingen frø.
learn-wrong-other-kichwa = De frø ville komme ind ved den anden kichwa, { $pit }.
learn-wrong-same-way = De frø ville fortsætte i samme retning.
learn-wrong-short-chain = Det vinder kun ét hul, og en anden såning vinder flere.
learn-wrong-no-win = Derefter går spillet videre, og en anden såning vinder.
learn-wrong-way = Hullet er rigtigt, retningen er ikke: Så det { part-way }.

## The course: the lessons to choose from

course-title = Lektioner
course-line = Én regel ad gangen: læs, prøv selv, og så en øvelse.
course-minute = Lektionen på et minut
course-next = Næste lektion
course-all-done = Alle er klaret. Begynd forfra
course-done = { $done } af { $of } klaret
course-is-done = Klaret
course-all = Alle lektioner
course-of = { $name }, lektion { $number } af { $of }
course-to-exercise = Til øvelsen
course-straight-to-exercise = Direkte til øvelsen
course-exercise = Nu en øvelse

## Bao la Kujifunza, rule by rule

course-board-title = Brættet
course-board-1 = To rækker er dine: den forreste, midt på brættet, og den bageste, tættest på dig.
course-board-2 = Tilsammen er de en ring af seksten huller. Du sår rundt i den til venstre eller højre og kommer aldrig ud af den.
course-board-asks = Så et hul, du må så, hvilken vej du vil.
course-board-names = Alle dine frø er stadig i dine egne to rækker.

course-sowing-title = At så
course-sowing-1 = Tag alle frø op fra et af dine huller med mindst to, og læg dem ét for ét, først i det næste hul.
course-sowing-2 = Falder det sidste i et tomt hul, er dit træk slut.
course-sowing-asks = Så sådan, at det sidste frø falder i et tomt hul.
course-sowing-names = Én såning, fra frøene tages op, til det sidste falder, er en omgang.

course-relay-title = Så videre
course-relay-1 = Falder det sidste frø i et fyldt hul uden at fange noget, tager du frøene dér op og sår videre i samme retning.
course-relay-2 = Derfor kan et træk have mange omgange. Det slutter, når en af dem ender i et tomt hul.
course-relay-asks = Så sådan, at trækket fortsætter.
course-relay-names = Det er endelea: fortsæt.

course-capture-title = At fange
course-capture-1 = Ender den første omgang i et fyldt hul i din forreste række, og ligger der frø i hullet overfor, fanger du dem.
course-capture-2 = Den bageste række bag dem er i sikkerhed.
course-capture-3 = Senere omgange i sådan et træk fanger på samme måde.
course-capture-asks = Fang.
course-capture-names = Et træk, der fanger, er en mtaji.

course-kichwa-title = Kichwa og kimbi
course-kichwa-1 = Fangede frø kommer ind ved en kichwa, et endehul i din forreste række. Det første falder i selve kichwaen.
course-kichwa-2 = De to huller ved hver ende er kimbi: det, du fanger derfra, kommer ind ved kichwaen i samme ende.
course-kichwa-asks = Fang, så frøene kommer ind ved højre kichwa.
course-kichwa-names = De kom ind ved højre kichwa og gik mod midten.

course-direction-title = Retningen
course-direction-1 = Fra en kichwa sås der mod midten. Derfor kan en fangst fra en kimbi vende såningen, og så fortsætter den den vej.
course-direction-2 = Efter en fangst fra de fire midterste huller holder den sin retning, sådan som mestrene på Zanzibar spiller.
course-direction-3 = Med reglen Mancala World vælger du kichwa dér.
course-direction-asks = Fang, så såningen vender om.
course-direction-names = Den nærmeste kichwa vendte den.

course-must-capture-title = Du skal fange
course-must-capture-1 = Den, der kan fange, skal fange. Så er ingen anden start tilladt.
course-must-capture-2 = Er der flere fangster, kan du vælge enhver af dem, stor eller lille.
course-must-capture-asks = Find den start, der fanger.
course-must-capture-names = Det var den eneste start, reglerne tillod.

course-sixteen-title = Seksten og flere
course-sixteen-1 = Et hul med seksten frø eller flere indleder aldrig en fangst, hvor dets sidste frø end ville falde.
course-sixteen-2 = En senere omgang kan godt fange, uanset hvor lang den er.
course-sixteen-asks = Fang, men ikke med hullet, der har seksten eller flere.
course-sixteen-names = Det store hul måtte vente.

course-takata-title = Et træk uden fangst
course-takata-1 = Kun når ingen start fanger, må du så uden at fange.
course-takata-2 = Så fanger ingen omgang i trækket, hvor den end ender.
course-takata-asks = Intet fanger her. Så et hul.
course-takata-names = Et træk uden fangst er en takata.

course-front-row-title = Forreste række først
course-front-row-1 = En takata begynder i forreste række, så længe et hul dér har to frø eller flere.
course-front-row-2 = Kun når intet hul har det, må du begynde i bageste række.
course-front-row-asks = Så et hul, der må begynde her.
course-front-row-names = Bageste række måtte vente.

course-lone-kichwa-title = Den sidste kichwa
course-lone-kichwa-1 = Er en kichwa det eneste fyldte hul i din forreste række, må en takata ikke så den ud af rækken.
course-lone-kichwa-2 = Mod midten må den gerne sås.
course-lone-kichwa-asks = Så kichwaen den vej, der er tilladt.
course-lone-kichwa-names = Din forreste række var aldrig tom.

course-endless-title = Såning uden ende
course-endless-1 = Nogle såninger ville gå rundt for evigt. Sådan en start er ikke tilladt.
course-endless-2 = Det sker kun i træk uden fangst, og meget sjældent.
course-endless-asks = Én såning her ville aldrig ende. Vælg en anden.
course-endless-names = Denne nåede sin ende.

course-end-title = Slutningen
course-end-1 = Du vinder med det samme, når din modstanders forreste række er tom.
course-end-2 = Du vinder også, når din modstander ikke har nogen tilladt start. Ingen melder pas.
course-end-asks = Vind.
course-end-names = Hamna: der er ingenting i den forreste række.

## Djenon-aboure, rule by rule

course-origin-title = At så
course-origin-1 = Rækken tættest på dig er din. Tag frøene op fra et hul i den; de går til højre for dig, rundt i begge rækker.
course-origin-2 = Det første frø falder tilbage i det hul, du tømte.
course-origin-3 = Bliver der tre ved det sidste, eller fem og flere, tømmes det hul også. Ligger det sidste frø alene, slutter trækket.
course-origin-asks = Så et af dine huller.
course-origin-names = Ét frø blev, hvor såningen begyndte.

course-lone-seeds-title = Enlige frø
course-lone-seeds-1 = Et hul med ét enligt frø må ikke sås.
course-lone-seeds-2 = Har ingen af dine huller to eller flere, melder du pas, og kun da.
course-lone-seeds-asks = Så et hul, der må sås.
course-lone-seeds-names = De enlige frø måtte vente.

course-taking-title = At vinde frø
course-taking-1 = Bliver der to eller fire i det sidste frøs hul, på den ene eller den anden side, vinder du dem, og trækket er slut.
course-taking-2 = Du vinder også hullerne før det, ét efter ét, så længe hvert har præcis to eller fire.
course-taking-asks = Vind to huller eller flere i ét træk.
course-taking-names = En kæde: hul efter hul, baglæns.

course-close-title = Slutningen
course-close-1 = Spillet slutter, når intet hul har mere end ét frø.
course-close-2 = Hver spiller lægger frøene i sin egen række til dem, der er vundet. Den, der har flest, vinder; 24 til hver er uafgjort.
course-close-asks = Så sådan, at spillet slutter, og du vinder.
course-close-names = Der er kun enlige frø tilbage, og du har flest.
