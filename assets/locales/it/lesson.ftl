### La lezione in cinque tempi, e il corso che la segue.
### The arguments are explained in the English file.

menu-learn = Impara

## The five beats: what is to be done, and what it was

learn-sow = Tocca la buca illuminata, poi scegli sinistra o destra.
learn-sow-done = Hai seminato: i semi, kete, sono caduti uno per buca.
learn-relay = Fa’ cadere l’ultimo seme tra altri semi, e guarda.
learn-relay-done = La semina è proseguita da una buca occupata. È l’endelea.
learn-capture = Finisci tra i tuoi semi, di fronte a quelli avversari: li catturi.
learn-capture-done = Hai catturato. I semi sono entrati dal kichwa, la buca all’estremità.
learn-must-capture = Una tua buca cattura: trovala. Chi può catturare deve farlo.
learn-must-capture-done = Una mossa che cattura è un mtaji. È obbligatoria.
learn-win = Cattura gli ultimi semi della fila anteriore avversaria, e vinci.
learn-win-done = Hamna. La fila anteriore avversaria è vuota: hai vinto.

learn-choose = Ora sinistra o destra: tocca una freccia sotto il tavoliere.
learn-lit = La buca giusta è illuminata.
learn-lit-label = { $pit }, { part-seeds }, illuminata
learn-seeds-move = Guarda i semi.
learn-step = Passo { $number } di { $of }
learn-step-done = Passo { $number } di { $of }, fatto
learn-next = Avanti
learn-skip = Salta questo passo
learn-leave = Esci

## The end of the lesson

learn-end-title = Ora sai giocare a Bao
learn-end-line = Seminare, proseguire, catturare, vincere: il resto viene giocando.
learn-play = Gioca
learn-play-line = Contro il computer, che trova il tuo livello.
learn-watch = Guarda
learn-watch-line = Il computer gioca contro sé stesso.
learn-more = Scopri di più
learn-more-line = Tutte le regole, una alla volta.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = L’ultimo seme cadrebbe in { $pit }, che è vuota, e la tua mossa finirebbe.
learn-wrong-relays = L’ultimo seme cadrebbe tra altri semi in { $pit }, e la semina proseguirebbe.
learn-wrong-takes-nothing = Così non catturi niente.
learn-wrong-takes-nothing-won = Così non guadagni semi.
learn-wrong-other-kichwa = Quei semi entrerebbero dall’altro kichwa, { $pit }.
learn-wrong-same-way = Quei semi proseguirebbero nella direzione in cui arrivano.
learn-wrong-short-chain = Così guadagni una sola buca, e un’altra semina ne guadagna di più.
learn-wrong-no-win = Così la partita continua, e con un’altra semina vinci.
learn-wrong-way = La buca è giusta, la direzione no: seminala { part-way }.

## The course: the lessons to choose from

course-title = Lezioni
course-line = Una regola alla volta: leggi, prova, poi un esercizio.
course-minute = La lezione in un minuto
course-next = Prossima lezione
course-all-done = Tutte fatte. Ricomincia
course-done = { $done } su { $of } fatte
course-is-done = Fatta
course-all = Tutte le lezioni
course-of = { $name }, lezione { $number } di { $of }
course-to-exercise = All’esercizio
course-straight-to-exercise = Subito all’esercizio
course-exercise = Ora un esercizio

## Bao la Kujifunza, rule by rule

course-board-title = Il tavoliere
course-board-1 = Due file sono tue: la fila anteriore, in mezzo al tavoliere, e la fila posteriore, più vicina a te.
course-board-2 = Insieme formano un anello di sedici buche. Lo percorri seminando verso sinistra o verso destra, e non lo lasci mai.
course-board-asks = Semina una buca che puoi seminare, nella direzione che vuoi.
course-board-names = Tutti i tuoi semi sono ancora nelle tue due file.

course-sowing-title = Seminare
course-sowing-1 = Prendi tutti i semi di una tua buca che ne ha due o più, e lasciali cadere uno a uno, cominciando dalla buca successiva.
course-sowing-2 = Se l’ultimo cade in una buca vuota, la tua mossa finisce.
course-sowing-asks = Semina in modo che l’ultimo seme cada in una buca vuota.
course-sowing-names = Una semina, da quando prendi i semi fino all’ultimo che cade, è una tappa.

course-relay-title = Proseguire
course-relay-1 = Se l’ultimo seme cade in una buca occupata e non cattura niente, prendi quella buca e prosegui la semina nella stessa direzione.
course-relay-2 = Così una mossa può avere molte tappe. Finisce quando una di esse finisce in una buca vuota.
course-relay-asks = Semina in modo che la mossa prosegua.
course-relay-names = È l’endelea, che significa «continua».

course-capture-title = Catturare
course-capture-1 = Se la prima tappa finisce in una buca occupata della tua fila anteriore, e la buca di fronte contiene semi, catturi quei semi.
course-capture-2 = La fila posteriore dietro di essi è al sicuro.
course-capture-3 = In una mossa così le tappe successive catturano allo stesso modo.
course-capture-asks = Cattura.
course-capture-names = Una mossa che cattura è un mtaji.

course-kichwa-title = Kichwa e kimbi
course-kichwa-1 = I semi catturati entrano da un kichwa, la buca a un’estremità della tua fila anteriore. Il primo cade nel kichwa stesso.
course-kichwa-2 = Le due buche a ogni estremità sono i kimbi: ciò che catturi lì entra dal kichwa di quell’estremità.
course-kichwa-asks = Cattura in modo che i semi entrino dal kichwa destro.
course-kichwa-names = Sono entrati dal kichwa destro e sono andati verso il centro.

course-direction-title = La direzione
course-direction-1 = Da un kichwa si semina verso il centro. Perciò una cattura da un kimbi può invertire la semina, che poi prosegue nell’altra direzione.
course-direction-2 = Dopo una cattura dalle quattro buche di mezzo la direzione resta la stessa, come giocano i maestri di Zanzibar.
course-direction-3 = Con la variante Mancala World, invece, scegli tu il kichwa.
course-direction-asks = Cattura in modo che la semina inverta la direzione.
course-direction-names = Il kichwa vicino ha invertito la direzione.

course-must-capture-title = Catturare è obbligatorio
course-must-capture-1 = Chi può catturare deve farlo. Nessun’altra partenza è allora ammessa.
course-must-capture-2 = Tra più catture puoi scegliere quella che vuoi, grande o piccola.
course-must-capture-asks = Trova la partenza che cattura.
course-must-capture-names = Era l’unica partenza ammessa dalle regole.

course-sixteen-title = Sedici e più
course-sixteen-1 = Una buca di sedici semi o più non dà mai inizio a una cattura, ovunque cada il suo ultimo seme.
course-sixteen-2 = Una tappa successiva può catturare, per quanto lunga sia.
course-sixteen-asks = Cattura, ma non con la buca di sedici o più.
course-sixteen-names = La buca grande ha dovuto aspettare.

course-takata-title = Una mossa senza cattura
course-takata-1 = Solo se nessuna partenza cattura puoi seminare senza catturare.
course-takata-2 = Allora nessuna tappa della mossa cattura, ovunque finisca.
course-takata-asks = Qui niente cattura. Semina.
course-takata-names = Una mossa senza cattura è un takata.

course-front-row-title = Prima la fila anteriore
course-front-row-1 = Un takata parte dalla fila anteriore fintanto che una buca di quella fila ha due semi o più.
course-front-row-2 = Solo se non ce n’è nessuna puoi partire dalla fila posteriore.
course-front-row-asks = Semina una buca da cui qui puoi partire.
course-front-row-names = La fila posteriore ha dovuto aspettare.

course-lone-kichwa-title = L’ultimo kichwa
course-lone-kichwa-1 = Se un kichwa è l’unica buca occupata della tua fila anteriore, in un takata non puoi seminarlo fuori da quella fila.
course-lone-kichwa-2 = Verso il centro puoi seminarlo.
course-lone-kichwa-asks = Semina il kichwa nella direzione ammessa.
course-lone-kichwa-names = La tua fila anteriore non è mai rimasta vuota.

course-endless-title = Semine senza fine
course-endless-1 = Certe semine girerebbero per sempre. Una partenza così non è ammessa.
course-endless-2 = Succede solo nelle mosse senza cattura, e molto di rado.
course-endless-asks = Una semina qui non finirebbe mai. Fanne un’altra.
course-endless-names = Questa è arrivata alla fine.

course-end-title = Come finisce
course-end-1 = Vinci subito quando la fila anteriore dell’avversario è vuota.
course-end-2 = Vinci anche quando l’avversario non ha nessuna partenza ammessa. Non si passa mai.
course-end-asks = Vinci.
course-end-names = Hamna: in quella fila anteriore non c’è niente.

## Djenon-aboure, rule by rule

course-origin-title = Seminare
course-origin-1 = La fila più vicina a te è tua. Prendi una sua buca; i semi vanno verso la tua destra, attorno alle due file.
course-origin-2 = Il primo seme ricade nella buca che hai svuotato.
course-origin-3 = Se con l’ultimo seme la buca ne ha tre, o cinque e più, si prende a sua volta. Se ne ha uno solo, la mossa finisce.
course-origin-asks = Semina una tua buca.
course-origin-names = Un seme è rimasto dove la semina è cominciata.

course-lone-seeds-title = Semi soli
course-lone-seeds-1 = Una buca con un solo seme non si può seminare.
course-lone-seeds-2 = Se nessuna delle tue buche ha due semi o più passi, e solo allora.
course-lone-seeds-asks = Semina una buca che si può seminare.
course-lone-seeds-names = I semi soli hanno dovuto aspettare.

course-taking-title = Guadagnare semi
course-taking-1 = Se con l’ultimo seme la buca ne ha due o quattro, da una parte o dall’altra, guadagni quei semi e la mossa finisce.
course-taking-2 = Guadagni anche le buche precedenti, una dopo l’altra, fintanto che ciascuna ha esattamente due o quattro semi.
course-taking-asks = Guadagna due buche o più in una sola mossa.
course-taking-names = Una catena: buca dopo buca, all’indietro.

course-close-title = Come finisce
course-close-1 = La partita finisce quando nessuna buca ha più di un seme.
course-close-2 = Ciascuno aggiunge i semi della propria fila a quelli guadagnati. Vince chi ne ha di più; 24 a testa è un pareggio.
course-close-asks = Semina in modo che la partita finisca e tu vinca.
course-close-names = Restano solo semi soli, e ne hai di più tu.
