### Bogen om spillene: hvad hvert er, hvordan det spilles, hvor det kommer fra; og ordene fra bao.
### Two depths: child and adult. Paragraphs are numbered as in English.

## The sheet

book-depth-child = Kort fortalt
book-depth-adult = Det hele
book-chapter-what = Hvad det er
book-chapter-board = Brættet
book-chapter-play = Sådan spiller man
book-chapter-capture = At fange
book-chapter-capture-won = At vinde frø
book-chapter-end = Slutningen
book-chapter-notes = Rundt om brættet
book-chapter-standard = I forhold til andre mancalaspil
book-chapter-history = Historie
book-chapter-sources = Kilder
book-chapter-words = Ord fra bao
book-open = Bogen
book-close = Luk
book-next = Næste kapitel
book-back = Forrige kapitel
book-chapter-others = Andre spil
book-play = Spil
book-go-on = Tilbage til partiet
book-show = På brættet
book-again = Én gang til
book-back-to = Tilbage til: { $chapter }
book-read-about = Læs om { $game }
book-all = Alle spil på dette bord

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = Et spil for to. Du sår frø rundt på et træbræt, ét i hvert hul, og tager frø fra din ven.
book-kujifunza-what-child-2 = Børn på Østafrikas kyst lærer bao med det. Navnet betyder: bao til at lære af.
book-kujifunza-board-child-1 = Fire rækker med otte huller. De to rækker foran dig er dine.
book-kujifunza-board-child-2 = I begyndelsen ligger der to frø i hvert hul. Derfor kaldes spillet også mbili-mbili, to og to.
book-kujifunza-play-child-1 = Tag alle frøene op fra et af dine huller. Der skal ligge mindst to i det.
book-kujifunza-play-child-2 = Gå til venstre eller højre, som du vil, og lad ét frø falde i hvert hul, rundt og rundt i dine egne to rækker.
book-kujifunza-play-child-3 = Faldt det sidste frø blandt andre frø? Så tag dem alle op og fortsæt. Faldt det i et tomt hul? Så er det din vens tur.
book-kujifunza-capture-child-1 = Faldt dit sidste frø blandt frø i din forreste række, og ligger der frø lige overfor? Så tager du dem.
book-kujifunza-capture-child-2 = Du gemmer dem ikke ved siden af brættet. Du sår dem i dine egne rækker og begynder ved den ene ende af din forreste række, ved kichwaen.
book-kujifunza-capture-child-3 = Kan du tage noget, så skal du.
book-kujifunza-end-child-1 = Du vinder, når der ikke er flere frø i din vens forreste række. Så siger baospillere hamna: der er ingenting.
book-kujifunza-end-child-2 = Du vinder også, når din ven ikke kan trække.
book-kujifunza-notes-child-1 = Lærere og bedsteforældre bruger det til at lære børn at tælle forud: hvor falder mit sidste frø?
book-kujifunza-history-child-1 = Ingen ved, hvornår bao begyndte. Det ældste bræt, der er bevaret, ligger på et museum og blev lavet i 1896 eller senere.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = Et mancalaspil med fire rækker, hvor man sår og fanger, og døren til Bao la Kiswahili, mestrenes fulde spil. Udeladt er begyndelsen med frø i hånden (namua), huset (nyumba) og spærringen af et truet hul (takasia).
book-kujifunza-what-adult-2 = Kujifunza betyder at lære. Det andet navn, mbili-mbili, to og to, er startstillingen: to frø i hvert af 32 huller, 64 i alt.
book-kujifunza-board-adult-1 = Fire rækker med otte huller. Hver spiller har to: den forreste, som vender mod modstanderens, og den bageste bag den. Tilsammen er de en ring af seksten huller, og kun ved fangst kommer frø ud af deres ejers ring.
book-kujifunza-board-adult-2 = De to endehuller i en forreste række er dens kichwa, dens hoveder. De og hullerne ved siden af er kimbi. Det femte hul fra hver spillers venstre side er tegnet firkantet: det er nyumba, huset i det fulde spil, og har ingen særlig magt her.
book-kujifunza-board-adult-3 = Der er ingen lagre. Alle 64 frø bliver på brættet, og de fangede spiller videre for den, der fangede dem.
book-kujifunza-play-adult-1 = Et træk begynder i et af ens egne huller med to frø eller flere. Alle tages op og sås ét for ét til venstre eller højre, først i det næste hul.
book-kujifunza-play-adult-2 = Falder det sidste frø i et hul, der havde frø, uden at fange noget, tømmes det hul, og der sås videre i samme retning: endelea, fortsæt. Falder det i et tomt hul, er trækket slut.
book-kujifunza-play-adult-3 = Et træk, hvis første omgang fanger, er en mtaji. Findes der et, skal det spilles. Kun når der ikke gør, må man spille et træk uden fangst, en takata: fra forreste række, hvis et hul dér har to frø, ellers fra bageste. I en takata fanger ingen omgang.
book-kujifunza-play-adult-4 = En kichwa, der er det eneste fyldte hul i sin forreste række, må ikke sås ud af rækken. En såning, der aldrig ville ende, må ikke begynde.
book-kujifunza-capture-adult-1 = En omgang fanger, hvis dens sidste frø falder i et fyldt hul i ens egen forreste række, og hullet overfor i modstanderens forreste række har frø. Den bageste række bag det er i sikkerhed.
book-kujifunza-capture-adult-2 = De fangede frø sås fra en kichwa ind mod midten, det første i selve kichwaen. Fra en kimbi er det den nærmeste kichwa. Fra de fire midterste huller bestemmer husreglen: med reglen Zanzibar holdes såningens retning, med Mancala World vælger spilleren.
book-kujifunza-capture-adult-3 = Et hul med seksten frø eller flere indleder aldrig en fangst. En senere omgang på seksten kan godt fange.
book-kujifunza-end-adult-1 = Den, der tømmer modstanderens forreste række, vinder med det samme, selv midt i en såning. Den, der ikke har nogen tilladt start, har tabt; i bao melder ingen pas.
book-kujifunza-end-adult-2 = I traditionen findes uafgjort ikke. Som sikkerhedsnet slutter et parti her uden vinder, når en stilling opstår for tredje gang, eller efter to tusind træk.
book-kujifunza-notes-adult-1 = Man lærer det i hjem, klubber og skoler i swahilitalende samfund i Kenya og Tanzania. Det træner det, som det fulde spil kræver: at følge en såning over mange omgange, at se den fangst, der skal spilles, og at vælge kichwa.
book-kujifunza-notes-adult-2 = Frøene, kete, er de grågrønne nødder af planten Guilandina bonduc, mkomwe. Swahilikystens brætter er af tykt, hårdt træ; brætterne fra Zanzibar har udskårne kanter af reb og rosetter.
book-kujifunza-notes-adult-3 = Ved fejlfrit spil er udfaldet afgjort fra starten: med reglen Zanzibar vinder den, der begynder. Intet menneske spiller fejlfrit, og halvdelen af kunsten er at få den anden til at tælle forkert.
book-kujifunza-history-adult-1 = Bao spilles i Tanzania, Kenya, Malawi, Burundi, Rwanda, Comorerne og dele af Den Demokratiske Republik Congo, især af swahilifolket. Spillets tidlige historie er dårligt dokumenteret.
book-kujifunza-history-adult-2 = I 1658 beskrev den franske guvernør Étienne de Flacourt et spil hos sakalavaerne på Madagaskar, og nogle anfører det som den første omtale af bao; forskerne er i tvivl. I 1820’erne priste Muyaka bin Haji fra Mombasa spillet i sit digt Bao Naligwa.
book-kujifunza-history-adult-3 = Det ældste bevarede bræt kommer fra Malawi, ligger på British Museum og er ikke ældre end 1896. Siden 1966 har Chama cha Bao og andre foreninger organiseret spillet. Der holdes turneringer i Tanzania, på Zanzibar, i Lamu og i Malawi, og en stærk spiller hædres som bingwa, mester.
book-kujifunza-sources-1 = How to Play Bao, en folder fra Tanzanias nationalmuseum, Dar es Salaam 1971; baoforskeren Nino Vessella; Larry Russ, The Complete Mancala Games Book, 1999: sådan angives kilderne til Kujifunza.
book-kujifunza-sources-2 = Alex de Voogt, Limits of the Mind, 1995, som lærte baos regler af mestre på Zanzibar; H. H. L. M. Donkers, Zanzibar Bao Rules for the Computer, 2001.
book-kujifunza-sources-3 = Hvor kilderne er uenige, især om de fire midterste huller, tilbydes begge regler, og valget nævnes, når et parti stilles op.

## Djenon-aboure, in brief

book-djenon-what-child-1 = Et spil for to fra lagunerne i Elfenbenskysten. Man sår frø rundt på brættet og vinder dem, når de bliver to eller fire.
book-djenon-board-child-1 = To rækker med seks huller. Rækken foran dig er din. I begyndelsen ligger der fire frø i hvert hul.
book-djenon-play-child-1 = Tag alle frøene op fra et af dine huller. Der skal ligge mindst to i det. Lad det første falde tilbage i samme hul og ét i hvert hul, der følger, altid til højre for dig.
book-djenon-play-child-2 = Ligger der nu tre, eller fem og flere, i det sidste hul? Så tag dem op og fortsæt.
book-djenon-capture-child-1 = Ligger der nu to eller fire i det sidste hul? Så vinder du dem. Og dem i hullet før, hvis der ligger to eller fire; og så videre.
book-djenon-end-child-1 = Når intet hul har mere end ét frø, er spillet slut. Den, der har flest frø, har vundet spillet.
book-djenon-notes-child-1 = De mennesker, der spiller det, bor ved havet og dets laguner. De driver handel og dyrker oliepalmer, gummi og ananas.
book-djenon-history-child-1 = Folk har længe spillet det, men det blev først skrevet ned i 2012.

## Djenon-aboure, in full

book-djenon-what-adult-1 = Et mancalaspil med to rækker, som spilles af abouréfolket, der også kaldes agoua, abonwa eller compalo, ved laguner og floder omkring Bonoua og Grand-Bassam i den sydøstlige del af Elfenbenskysten.
book-djenon-what-adult-2 = Det ligger tæt på Djenon-abe og adskiller sig fra det i tre regler: såningen begynder i det hul, der blev tømt, et enligt frø må ikke flyttes, og spillet slutter, når der kun er enlige frø og tomme huller tilbage.
book-djenon-board-adult-1 = To rækker med seks huller, fire frø i hvert, 48 i alt. Hver spiller har rækken foran sig. Vundne frø går ud af spillet.
book-djenon-play-adult-1 = Et træk begynder i et af ens egne huller med to frø eller flere. Alle tages op; det første falder tilbage i det tømte hul, de andre i hullerne, der følger til højre, rundt i begge rækker.
book-djenon-play-adult-2 = Ligger det sidste frø alene i sit hul, er trækket slut. Bliver der tre, eller fem og flere, tømmes hullet og sås videre; dets første frø falder igen tilbage.
book-djenon-play-adult-3 = Den, der ikke har noget hul med to frø eller flere, melder pas, og kun da.
book-djenon-capture-adult-1 = Bliver der to eller fire ved det sidste frø, er hullet vundet, og det er hullerne før det også, ét efter ét, så længe hvert har præcis to eller fire, på begge sider af brættet. Så er trækket slut.
book-djenon-end-adult-1 = Spillet slutter, når intet hul har mere end ét frø. Hver spiller lægger frøene i sin egen række til dem, der er vundet. Den, der har flest, vinder; 24 mod 24 er uafgjort.
book-djenon-notes-adult-1 = At det første frø falder tilbage, hindrer hullerne i at løbe tomme, og slutningen sparer den lange flytten rundt med enkelte frø, som nogle spil i denne familie ender med.
book-djenon-notes-adult-2 = Abouréfolket er omkring 35.000 mennesker, som handler på havet og dyrker oliepalmer, gummi og ananas.
book-djenon-history-adult-1 = Spillet blev første gang optegnet i 2012 af den spanske forsker Jordi Climent Tondo. Hvor gammelt det er, har ingen skrevet ned.
book-djenon-sources-1 = Jordi Climent Tondo, som optegnede spillet i 2012, gengivet efter Mancala World.
book-djenon-sources-2 = At en kæde af vundne huller fortsætter rundt om rækkernes ender, er udledt og ikke fortalt.

## What kind of game it is, in one line

book-kujifunza-kind = Et mancalaspil med fire rækker: så omgang efter omgang, fang, tøm den forreste række overfor.
book-djenon-kind = Et mancalaspil med to rækker: så, vind toere og firere, tæl op til sidst.

## Other games

book-kujifunza-others-1 = Den nærmeste slægtning er Bao la Kiswahili, det fulde spil, som ikke spilles her. På samme bræt begynder det med frø i hånden og giver nyumba magt.
book-djenon-others-1 = Den nærmeste slægtning er Djenon-abe, som ikke spilles her. Det adskiller sig i tre regler; kapitlet »Hvad det er« nævner dem.

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = De to rækker tættest på dig er Syds. Markeret er kichwa i begge ender af den forreste række, kimbi ved siden af dem, og nyumba.
book-picture-sow = Alle frø fra ét hul, ét for ét. Det sidste falder i et tomt hul: trækket er slut.
book-picture-relay = Det sidste frø falder blandt andre: alle tages op og sås videre, til et sidste frø falder i et tomt hul.
book-picture-takata = Ingen første omgang fanger her, så trækket er en takata: selv en omgang, der ender over for frø, tager ingenting.
book-picture-lone-kichwa = Denne kichwa er det eneste fyldte hul i sin forreste række. Den må sås langs rækken, men ikke ud af den.
book-picture-capture = Det sidste frø falder blandt frø, og der ligger frø overfor: de fanges og kommer ind ved venstre kichwa.
book-picture-must = Kun de markerede huller fanger, så kun de må sås. Dette træk fanger to gange.
book-picture-kimbi = En fangst fra kimbi: frøene kommer ind ved kichwaen ved siden af, og retningen vender.
book-picture-sixteen = Det sidste af disse sytten frø ville falde over for frø. Men seksten eller flere indleder aldrig en fangst.
book-picture-hamna = De sidste frø i den forreste række overfor fanges: hamna. Syd har vundet.
book-picture-no-move = Efter dette træk har intet hul hos Nord to frø. Nord kan ikke trække, og Syd har vundet.
book-picture-djenon-board = Rækken tættest på dig er Syds. Der ligger fire frø i hvert hul.
book-picture-djenon-sow = Det første frø falder tilbage i sit eget hul. Det sidste ligger alene: trækket er slut.
book-picture-djenon-relay = Ved det sidste frø bliver der tre: hullet tømmes og sås videre.
book-picture-djenon-pass = Intet hul hos Syd har to frø, men det har huller hos Nord: Syd melder pas.
book-picture-djenon-capture = Ved det sidste frø bliver der fire, og Syd vinder dem.
book-picture-djenon-chain = Det sidste hul har fire, de to før det har to hver: Syd vinder alle tre.
book-picture-djenon-end = Fire er vundet, og intet hul har mere end ét frø: spillet er slut. Hver lægger sin egen række til dem, der er vundet.

## Beside what most people know as mancala: Kalah

book-standard-name = Kalaha
book-standard-board = Bræt
book-standard-board-kalah = To rækker med seks huller og to lagre; du har én række.
book-standard-board-kujifunza = Fire rækker med otte, ingen lagre; du har to rækker, 16 huller.
book-standard-board-djenon = To rækker med seks; der sås ikke i lagrene; du har én række.
book-standard-seeds = Frø
book-standard-seeds-kalah = 4 i hvert hul, 48.
book-standard-seeds-kujifunza = 2 i hvert hul, 64, og alle bliver på brættet.
book-standard-seeds-djenon = 4 i hvert hul, 48.
book-standard-move = Et træk
book-standard-move-kalah = Et hvilket som helst fyldt hul, én vej rundt på hele brættet.
book-standard-move-kujifunza = Et hul med mindst to, begge veje, rundt i dine egne 16.
book-standard-move-djenon = Et hul med mindst to, én vej rundt; det første frø falder tilbage.
book-standard-capture = En fangst
book-standard-capture-kalah = Kan ske: et sidste frø i et tomt hul hos dig tager dem overfor.
book-standard-capture-kujifunza = Skal spilles: første omgang til et fyldt hul i din forreste række over for et fyldt; over 15 frø indleder aldrig en fangst.
book-standard-capture-djenon = Sker, når det sidste hul har to eller fire; også dem før det.
book-standard-captured = Fangede frø
book-standard-captured-kalah = Til dit lager, for altid.
book-standard-captured-kujifunza = Tilbage i dine egne rækker, ved en kichwa.
book-standard-captured-djenon = Vundet, for altid.
book-standard-quiet = Ingen fangst
book-standard-quiet-kalah = Så én gang; igen, hvis det sidste frø falder i dit lager.
book-standard-quiet-kujifunza = Takata: fra forreste række, hvis den kan, aldrig med fangst, videre og videre, til en omgang ender i et tomt hul.
book-standard-quiet-djenon = Videre og videre, til et hul bliver til ét, to eller fire.
book-standard-win = Du vinder
book-standard-win-kalah = Med flest i dit lager, når en side er tom.
book-standard-win-kujifunza = Når modstanderens forreste række er tom, eller modstanderen ikke kan trække.
book-standard-win-djenon = Med flest frø, når der kun er enlige tilbage.

## Words of Bao

word-bao = Bræt, og hvert spil, der spilles på det; først og fremmest dette.
word-kete = Frø: nødderne af planten Guilandina bonduc, som ligger i hullerne.
word-shimo = Et hul.
word-kichwa = Hoved: endehullet i en forreste række, hvor fangede frø kommer ind.
word-kimbi = De to endehuller i hver side af en forreste række; nogle bruger kun ordet om det andet.
word-nyumba = Hus: det firkantede hul, det femte fra hver spillers venstre side. Det har kun sin magt i det fulde spil.
word-mtaji = Et træk, der fanger.
word-takata = Et træk, hvor intet fanges.
word-takasia = At spærre et truet hul, i det fulde spil.
word-namua = Begyndelsen af det fulde spil, med frø i hånden; nogle skriver namu.
word-safari = Rejse: at tømme huset (nyumba) og så dets frø videre, i det fulde spil.
word-endelea = Fortsæt: det sidste frø faldt i et fyldt hul, som så tømmes.
word-hamna = Der er ingenting: en forreste række er tom, og dens ejer har tabt.
word-kujifunza = At lære.
word-mbili-mbili = To og to: to frø i hvert hul, starten på dette spil.
word-fundi = En håndværker, en dygtig spiller.
word-bingwa = En mester.
