### Il libro dei giochi: che cos’è ciascuno, come si gioca, da dove viene; e le parole del Bao.
### Two depths: child (short, nothing taken for granted) and adult. Paragraphs are numbered; each language has the same.

## The sheet

book-depth-child = In breve
book-depth-adult = Per esteso
book-chapter-what = Che cos’è
book-chapter-board = Il tavoliere
book-chapter-play = Come si gioca
book-chapter-capture = Catturare
book-chapter-capture-won = Guadagnare semi
book-chapter-end = Come finisce
book-chapter-notes = Attorno al tavoliere
book-chapter-standard = Confronto con altri mancala
book-chapter-history = Storia
book-chapter-sources = Fonti
book-chapter-words = Parole del Bao
book-chapter-others = Altri giochi
book-open = Il libro
book-close = Chiudi
book-next = Successivo
book-back = Precedente
book-play = Gioca
book-go-on = Torna alla partita
book-show = Sul tavoliere
book-again = Ancora una volta
# A chapter, by its name: back to where a word of Bao was touched.
book-back-to = Torna a: { $chapter }
book-read-about = Scopri { $game }
book-all = Tutti i giochi di questo tavolo

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = Un gioco per due. Si seminano i semi attorno a un tavoliere di legno, uno in ogni buca, e se ne prendono a chi sta di fronte.
book-kujifunza-what-child-2 = Con questo gioco i bambini della costa dell’Africa orientale imparano il Bao. Il suo nome significa: Bao per imparare.
book-kujifunza-board-child-1 = Quattro file di otto buche. Le due file davanti a te sono tue.
book-kujifunza-board-child-2 = All’inizio in ogni buca ci sono due semi. Per questo il gioco si chiama anche Mbili-mbili, a due a due.
book-kujifunza-play-child-1 = Prendi tutti i semi da una delle tue buche. Devono essere almeno due.
book-kujifunza-play-child-2 = Va’ a sinistra o a destra, come vuoi, e lascia cadere un seme in ogni buca, girando e rigirando nelle tue due file.
book-kujifunza-play-child-3 = L’ultimo seme è caduto tra altri semi? Prendili tutti e continua. È caduto in una buca vuota? Allora tocca a chi ti sta di fronte.
book-kujifunza-capture-child-1 = Il tuo ultimo seme è caduto tra altri semi nella tua fila anteriore, e proprio di fronte ci sono semi? Allora prendi quelli di fronte.
book-kujifunza-capture-child-2 = Non li tieni accanto al tavoliere. Li semini nelle tue file, cominciando da un’estremità della tua fila anteriore, il kichwa.
book-kujifunza-capture-child-3 = Se puoi prendere qualcosa, devi farlo.
book-kujifunza-end-child-1 = Vinci quando nella fila anteriore di fronte alla tua non resta nessun seme. Nel Bao allora si dice hamna: non c’è niente.
book-kujifunza-end-child-2 = Vinci anche quando chi ti sta di fronte non può muovere.
book-kujifunza-notes-child-1 = A scuola e dai nonni si usa per insegnare a contare in anticipo: dove cadrà il mio ultimo seme?
book-kujifunza-history-child-1 = Nessuno sa quando è nato il Bao. Il tavoliere più antico giunto fino a noi è in un museo, e fu fatto nel 1896 o più tardi.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = Un mancala a quattro file, un gioco di semina e cattura, e la porta al Bao la Kiswahili, il gioco completo dei maestri. Di quel gioco tralascia l’inizio con i semi in mano (namua), la casa (nyumba) e il blocco di una buca minacciata (takasia).
book-kujifunza-what-adult-2 = Kujifunza significa imparare. L’altro nome, Mbili-mbili, a due a due, è la posizione iniziale: due semi in ognuna delle 32 buche, 64 in tutto.
book-kujifunza-board-adult-1 = Quattro file di otto buche. Ognuno ne possiede due: la fila anteriore, di fronte a quella dell’avversario, e la fila posteriore, dietro di essa. Insieme formano un anello di sedici buche, e i semi lasciano l’anello di chi li possiede solo per cattura.
book-kujifunza-board-adult-2 = Le due buche alle estremità di una fila anteriore sono i suoi kichwa, le sue teste. Con le buche accanto formano i kimbi. La quinta buca dalla sinistra di ciascuno è quadrata: è la nyumba, la casa del gioco completo, e qui non ha alcun potere.
book-kujifunza-board-adult-3 = Non ci sono granai. Tutti i 64 semi restano sul tavoliere, e quelli catturati continuano a giocare per chi li ha presi.
book-kujifunza-play-adult-1 = Una mossa comincia da una propria buca che ha due semi o più. Si prendono tutti e si seminano uno a uno, verso sinistra o verso destra, cominciando dalla buca successiva.
book-kujifunza-play-adult-2 = Se l’ultimo seme cade in una buca che conteneva semi e non cattura niente, si prende a sua volta tutta quella buca e si semina ancora nella stessa direzione: è la staffetta, endelea. Se cade in una buca vuota, la mossa è finita.
book-kujifunza-play-adult-3 = Una mossa la cui prima tappa cattura è un mtaji. Se ce n’è uno, bisogna giocarlo. Solo se non ce n’è nessuno si può giocare una mossa senza cattura, un takata: dalla fila anteriore se una sua buca ha due semi, altrimenti dalla fila posteriore. In un takata nessuna tappa cattura.
book-kujifunza-play-adult-4 = Un kichwa che è l’unica buca occupata della sua fila anteriore non può essere seminato fuori da quella fila. Una semina che non finirebbe mai non può cominciare.
book-kujifunza-capture-adult-1 = Una tappa cattura se il suo ultimo seme cade in una buca occupata della propria fila anteriore e la buca di fronte, nella fila anteriore dell’avversario, contiene semi. La fila posteriore dietro di essa è al sicuro.
book-kujifunza-capture-adult-2 = I semi catturati si seminano da un kichwa verso il centro, il primo nel kichwa stesso. Da un kimbi si usa il kichwa vicino. Dalle quattro buche di mezzo decide la variante: con Zanzibar si tiene la direzione della semina, con Mancala World si sceglie.
book-kujifunza-capture-adult-3 = Una buca di sedici semi o più non dà mai inizio a una cattura. Una tappa successiva di sedici semi può catturare.
book-kujifunza-end-adult-1 = Chi svuota la fila anteriore dell’avversario vince subito, anche nel mezzo di una semina. Chi non ha nessuna partenza ammessa ha perso; nel Bao non si passa mai.
book-kujifunza-end-adult-2 = La tradizione non conosce pareggi. Per sicurezza, qui una posizione che si presenta per la terza volta, o duemila mosse, chiudono la partita senza che nessuno vinca.
book-kujifunza-notes-adult-1 = Si insegna nelle case, nei circoli e nelle scuole delle comunità di lingua swahili in Kenya e Tanzania. Allena ciò che chiede il gioco completo: seguire una semina per molte tappe, vedere la cattura obbligatoria, scegliere il kichwa.
book-kujifunza-notes-adult-2 = I semi, kete, sono le noci grigioverdi del bonduc, mkomwe. I tavolieri della costa swahili sono di legno duro e spesso; quelli di Zanzibar portano bordi intagliati con corde e rosette.
book-kujifunza-notes-adult-3 = Con un gioco perfetto l’esito è deciso fin dalla partenza: con la variante Zanzibar vince chi comincia. Nessuno gioca alla perfezione, e metà dell’arte sta nel far sbagliare i conti a chi sta di fronte.
book-kujifunza-history-adult-1 = Il Bao si gioca in Tanzania, Kenya, Malawi, Burundi, Ruanda, alle Comore e in alcune zone della Repubblica Democratica del Congo, soprattutto tra gli Swahili. I suoi inizi sono poco documentati.
book-kujifunza-history-adult-2 = Nel 1658 il governatore francese Étienne de Flacourt descrisse un gioco dei Sakalava del Madagascar, e alcuni lo citano come la prima notizia del Bao; gli studiosi esitano. Negli anni Venti dell’Ottocento Muyaka bin Haji di Mombasa lodò il gioco nella sua poesia Bao Naligwa.
book-kujifunza-history-adult-3 = Il tavoliere più antico che si sia conservato viene dal Malawi, si trova al British Museum e non è anteriore al 1896. Dal 1966 Chama cha Bao e altre associazioni curano l’organizzazione del gioco. Si tengono tornei in Tanzania, a Zanzibar, a Lamu e in Malawi, e chi gioca molto bene è onorato come bingwa, maestro.
book-kujifunza-sources-1 = How to Play Bao, opuscolo del Museo nazionale della Tanzania, Dar es Salaam 1971; Nino Vessella, studioso del Bao; Larry Russ, The Complete Mancala Games Book, 1999: sono le fonti riportate per il Kujifunza.
book-kujifunza-sources-2 = Alex de Voogt, Limits of the Mind, 1995, che imparò le regole del Bao da maestri di Zanzibar; H. H. L. M. Donkers, Zanzibar Bao Rules for the Computer, 2001.
book-kujifunza-sources-3 = Dove le fonti divergono, soprattutto sulle quattro buche di mezzo, si offrono entrambe le regole, e la scelta è indicata quando si prepara una partita.

## Djenon-aboure, in brief

book-djenon-what-child-1 = Un gioco per due dalle lagune della Costa d’Avorio. Si seminano semi attorno al tavoliere e si guadagnano quelli delle buche che arrivano a due o a quattro.
book-djenon-board-child-1 = Due file di sei buche. La fila davanti a te è tua. All’inizio in ogni buca ci sono quattro semi.
book-djenon-play-child-1 = Prendi tutti i semi da una delle tue buche. Devono essere almeno due. Lascia ricadere il primo nella stessa buca, e uno in ogni buca che segue, sempre verso la tua destra.
book-djenon-play-child-2 = L’ultima buca ora ha tre semi, o cinque e più? Allora prendili e continua.
book-djenon-capture-child-1 = L’ultima buca ora ha due o quattro semi? Li guadagni. E quelli della buca prima, se ne ha due o quattro; e così via.
book-djenon-end-child-1 = Quando nessuna buca ha più di un seme, la partita è finita. Chi ha più semi ha vinto.
book-djenon-notes-child-1 = Le persone che lo giocano vivono presso il mare e le sue lagune. Commerciano, e coltivano palme da olio, alberi della gomma e ananas.
book-djenon-history-child-1 = Si gioca da molto tempo, ma è stato messo per iscritto solo nel 2012.

## Djenon-aboure, in full

book-djenon-what-adult-1 = Un mancala a due file, giocato dagli Abouré, detti anche Agoua, Abonwa o Compalo, sulle lagune e sui fiumi attorno a Bonoua e Grand-Bassam, nel sud-est della Costa d’Avorio.
book-djenon-what-adult-2 = È vicino al Djenon-abe e ne differisce in tre regole: la semina comincia nella buca svuotata, un seme solo non può muovere, e la partita finisce quando restano soltanto semi soli e buche vuote.
book-djenon-board-adult-1 = Due file di sei buche, quattro semi in ognuna, 48 in tutto. Ognuno possiede la fila davanti a sé. I semi guadagnati escono dal gioco.
book-djenon-play-adult-1 = Una mossa comincia da una propria buca che ha due semi o più. Si prendono tutti; il primo ricade nella buca svuotata, gli altri nelle buche che seguono verso destra, attorno alle due file.
book-djenon-play-adult-2 = Se l’ultimo seme resta solo nella sua buca, la mossa è finita. Se la buca ne ha tre, o cinque e più, la si prende e si semina ancora, e il primo seme ricade di nuovo.
book-djenon-play-adult-3 = Chi non ha nessuna buca di due semi o più passa, e solo allora.
book-djenon-capture-adult-1 = Se la buca dell’ultimo seme ne ha due o quattro, è guadagnata, e così le buche precedenti, una dopo l’altra, fintanto che ciascuna ha esattamente due o quattro semi, da una parte e dall’altra del tavoliere. Poi la mossa è finita.
book-djenon-end-adult-1 = La partita finisce quando nessuna buca ha più di un seme. Ognuno aggiunge i semi della propria fila a quelli guadagnati. Vince chi ne ha di più; 24 a 24 è un pareggio.
book-djenon-notes-adult-1 = Il primo seme che ricade evita che le buche si esauriscano, e il finale risparmia il lungo andirivieni di semi soli con cui si chiudono alcuni giochi di questa famiglia.
book-djenon-notes-adult-2 = Gli Abouré sono circa 35.000 persone, commercianti di mare e coltivatori di palma da olio, gomma e ananas.
book-djenon-history-adult-1 = Il gioco fu documentato per la prima volta nel 2012, dal ricercatore spagnolo Jordi Climent Tondo. Quanto sia antico, nessuno l’ha scritto.
book-djenon-sources-1 = Jordi Climent Tondo, che documentò il gioco nel 2012, secondo quanto riporta Mancala World.
book-djenon-sources-2 = Che una catena di buche guadagnate prosegua oltre le estremità delle file è dedotto, non riportato.

## What kind of game it is, in one line

book-kujifunza-kind = Un mancala a quattro file: seminare tappa dopo tappa, catturare, svuotare la fila anteriore di fronte.
book-djenon-kind = Un mancala a due file: seminare, guadagnare le buche da due e da quattro, contare alla fine.

## Other games

book-kujifunza-others-1 = Il suo parente più vicino è il Bao la Kiswahili, il gioco completo, che qui non si gioca. Sullo stesso tavoliere comincia con semi in mano, e dà potere alla nyumba.
book-djenon-others-1 = Il suo parente più vicino è il Djenon-abe, che qui non si gioca. Differisce in tre regole; il capitolo «Che cos’è» le nomina.

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = Le due file vicine a te sono di Sud. Sono segnati i kichwa alle due estremità della fila anteriore, i kimbi accanto a essi e la nyumba.
book-picture-sow = Tutti i semi di una buca, uno a uno. L’ultimo cade in una buca vuota: la mossa è finita.
book-picture-relay = L’ultimo seme cade tra altri: si prendono tutti e si semina ancora, finché un ultimo seme non cade in una buca vuota.
book-picture-takata = Qui nessuna prima tappa cattura, quindi la mossa è un takata: anche una tappa che finisce di fronte a dei semi non prende niente.
book-picture-lone-kichwa = Questo kichwa è l’unica buca occupata della sua fila anteriore. Si può seminare lungo la fila, ma non fuori da essa.
book-picture-capture = L’ultimo seme cade tra altri semi, e di fronte ci sono semi: vengono catturati, ed entrano dal kichwa sinistro.
book-picture-must = Solo le buche segnate catturano, quindi solo quelle si possono seminare. Questa mossa cattura due volte.
book-picture-kimbi = Una cattura da un kimbi: i semi entrano dal kichwa accanto, e la direzione si inverte.
book-picture-sixteen = L’ultimo di questi diciassette semi cadrebbe di fronte ad altri semi. Ma sedici o più non danno mai inizio a una cattura.
book-picture-hamna = Gli ultimi semi della fila anteriore di fronte vengono catturati: hamna. Ha vinto Sud.
book-picture-no-move = Dopo questa mossa nessuna buca di Nord ha due semi. Nord non può muovere, e ha vinto Sud.
book-picture-djenon-board = La fila vicina a te è di Sud. In ogni buca ci sono quattro semi.
book-picture-djenon-sow = Il primo seme ricade nella sua buca. L’ultimo resta solo: la mossa è finita.
book-picture-djenon-relay = Con l’ultimo seme la buca ne ha tre: si prende quella buca e si semina ancora.
book-picture-djenon-pass = Nessuna buca di Sud ha due semi, ma qualche buca di Nord sì: Sud passa.
book-picture-djenon-capture = Con l’ultimo seme la buca ne ha quattro, e Sud li guadagna.
book-picture-djenon-chain = L’ultima buca ne ha quattro, le due precedenti due ciascuna: Sud le guadagna tutte e tre.
book-picture-djenon-end = Quattro semi sono guadagnati, e nessuna buca ha più di un seme: la partita è finita. Ciascuno aggiunge la propria fila a quanto ha guadagnato.

## Beside what most people know as mancala: Kalah

book-standard-name = Kalah
book-standard-board = Tavoliere
book-standard-board-kalah = Due file di sei buche e due granai; una fila è tua.
book-standard-board-kujifunza = Quattro file di otto, senza granai; due file sono tue, 16 buche.
book-standard-board-djenon = Due file di sei; nei granai non si semina; una fila è tua.
book-standard-seeds = Semi
book-standard-seeds-kalah = 4 per buca, 48.
book-standard-seeds-kujifunza = 2 per buca, 64, e tutti restano sul tavoliere.
book-standard-seeds-djenon = 4 per buca, 48.
book-standard-move = Una mossa
book-standard-move-kalah = Qualsiasi buca occupata, in una sola direzione attorno a tutto il tavoliere.
book-standard-move-kujifunza = Una buca di due o più, in entrambe le direzioni, attorno alle tue 16.
book-standard-move-djenon = Una buca di due o più, in una sola direzione; il primo seme ricade.
book-standard-capture = Una cattura
book-standard-capture-kalah = Può capitare: l’ultimo seme in una tua buca vuota, i semi di fronte.
book-standard-capture-kujifunza = È obbligatoria: prima tappa fino a una buca occupata della tua fila anteriore, di fronte a una occupata; più di 15 semi non le danno mai inizio.
book-standard-capture-djenon = È automatica: un’ultima buca di due o quattro, e le precedenti.
book-standard-captured = Semi catturati
book-standard-captured-kalah = Nel tuo granaio, per sempre.
book-standard-captured-kujifunza = Di nuovo nelle tue file, da un kichwa.
book-standard-captured-djenon = Guadagnati, per sempre.
book-standard-quiet = Senza cattura
book-standard-quiet-kalah = Si semina una volta; ancora, se l’ultimo seme cade nel tuo granaio.
book-standard-quiet-kujifunza = Takata: dalla fila anteriore se si può, senza mai catturare, avanti finché una tappa non finisce in una buca vuota.
book-standard-quiet-djenon = Avanti finché una buca non arriva a uno, due o quattro.
book-standard-win = Vinci
book-standard-win-kalah = Con più semi nel granaio quando un lato è vuoto.
book-standard-win-kujifunza = Quando la fila anteriore di fronte è vuota, o l’avversario non può muovere.
book-standard-win-djenon = Con più semi quando restano soltanto semi soli.

## Words of Bao. The word itself is Swahili in every language.

word-bao = Tavoliere, e ogni gioco che ci si gioca; soprattutto questo.
word-kete = I semi: le noci del bonduc, che stanno nelle buche.
word-shimo = Una buca.
word-kichwa = Testa: la buca all’estremità di una fila anteriore, da cui entrano i semi catturati.
word-kimbi = Le due buche a ogni estremità di una fila anteriore; alcuni chiamano così solo la seconda.
word-nyumba = Casa: la buca quadrata, la quinta dalla sinistra di ciascuno. Ha il suo potere solo nel gioco completo.
word-mtaji = Una mossa che cattura.
word-takata = Una mossa in cui non si cattura niente.
word-takasia = Bloccare una buca minacciata, nel gioco completo.
word-namua = L’inizio del gioco completo, con i semi in mano; alcuni scrivono namu.
word-safari = Viaggio: svuotare la casa (nyumba) e proseguire la semina con i suoi semi, nel gioco completo.
word-endelea = Continua: l’ultimo seme è caduto in una buca occupata, che si prende a sua volta.
word-hamna = Non c’è niente: una fila anteriore è vuota, e chi la possiede ha perso.
word-kujifunza = Imparare.
word-mbili-mbili = A due a due: due semi in ogni buca, la partenza di questo gioco.
word-fundi = Artigiano; chi gioca con abilità.
word-bingwa = Maestro.
