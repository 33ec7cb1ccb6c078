### Das Buch der Spiele: was jedes ist, wie es gespielt wird, woher es kommt; und die Wörter des Bao.
### Two depths: child and adult. Paragraphs are numbered as in English.

## The sheet

book-depth-child = Kurz
book-depth-adult = Ausführlich
book-chapter-what = Was es ist
book-chapter-board = Das Brett
book-chapter-play = So wird gespielt
book-chapter-capture = Fangen
book-chapter-capture-won = Kerne gewinnen
book-chapter-end = Wie es endet
book-chapter-notes = Rund ums Brett
book-chapter-standard = Im Vergleich
book-chapter-history = Geschichte
book-chapter-sources = Quellen
book-chapter-words = Wörter des Bao
book-open = Das Buch
book-close = Schließen
book-next = Nächstes Kapitel
book-back = Kapitel davor
book-chapter-others = Andere Spiele
book-play = Spielen
book-go-on = Zurück zur Partie
book-show = Auf dem Brett
book-again = Noch einmal
book-back-to = Zurück: { $chapter }
book-read-about = Mehr über { $game }
book-all = Alle Spiele auf diesem Tisch

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = Ein Spiel für zwei. Du säst Kerne reihum auf einem Holzbrett, einen in jede Mulde, und nimmst deinem Gegenüber Kerne weg.
book-kujifunza-what-child-2 = Damit lernen Kinder an der Küste Ostafrikas Bao. Der Name bedeutet: Bao zum Lernen.
book-kujifunza-board-child-1 = Vier Reihen mit acht Mulden. Die zwei Reihen vor dir gehören dir.
book-kujifunza-board-child-2 = Am Anfang liegen zwei Kerne in jeder Mulde. Darum heißt das Spiel auch Mbili-mbili, zwei und zwei.
book-kujifunza-play-child-1 = Nimm alle Kerne aus einer deiner Mulden. Es müssen zwei oder mehr darin liegen.
book-kujifunza-play-child-2 = Geh nach links oder rechts, wie du magst, und lass in jede Mulde einen Kern fallen, immer reihum durch deine eigenen zwei Reihen.
book-kujifunza-play-child-3 = Ist der letzte Kern zu anderen gefallen? Nimm sie alle auf und mach weiter. Ist er in eine leere Mulde gefallen? Dann ist dein Gegenüber dran.
book-kujifunza-capture-child-1 = Ist dein letzter Kern in deiner vorderen Reihe zu anderen gefallen, und liegen genau gegenüber auch Kerne? Dann nimmst du die.
book-kujifunza-capture-child-2 = Du legst sie nicht neben das Brett. Du säst sie in deine eigenen Reihen und fängst an einem Ende deiner vorderen Reihe an, am Kichwa.
book-kujifunza-capture-child-3 = Wenn du etwas nehmen kannst, musst du.
book-kujifunza-end-child-1 = Du gewinnst, wenn in der vorderen Reihe gegenüber kein Kern mehr liegt. Im Bao sagt man dann hamna: Da ist nichts.
book-kujifunza-end-child-2 = Du gewinnst auch, wenn dein Gegenüber nicht ziehen kann.
book-kujifunza-notes-child-1 = In der Schule und bei den Großeltern lernt man damit vorauszuzählen: Wohin fällt mein letzter Kern?
book-kujifunza-history-child-1 = Niemand weiß, wann Bao angefangen hat. Das älteste Brett, das erhalten ist, liegt in einem Museum und wurde 1896 oder später gemacht.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = Ein Mancala mit vier Reihen, ein Spiel vom Säen und Fangen, und die Tür zum Bao la Kiswahili, dem vollen Spiel der Meister. Weggelassen sind dessen Beginn mit Kernen in der Hand (Namua), das Haus (Nyumba) und das Sperren einer bedrohten Mulde (Takasia).
book-kujifunza-what-adult-2 = Kujifunza heißt lernen. Der andere Name, Mbili-mbili, zwei und zwei, ist die Grundstellung: zwei Kerne in jeder der 32 Mulden, 64 im Ganzen.
book-kujifunza-board-adult-1 = Vier Reihen mit acht Mulden. Jeder Seite gehören zwei: die vordere Reihe, die der vorderen des Gegenübers zugewandt ist, und die hintere dahinter. Zusammen sind sie ein Ring aus sechzehn Mulden, und nur durch einen Fang verlassen Kerne ihren Ring.
book-kujifunza-board-adult-2 = Die beiden Endmulden einer vorderen Reihe sind ihre Kichwa, ihre Köpfe. Sie und die Mulden daneben sind die Kimbi. Die fünfte Mulde, von jeder Seite aus von links gezählt, ist quadratisch gezeichnet: Das ist das Nyumba, das Haus des vollen Spiels, und hat hier keine Macht.
book-kujifunza-board-adult-3 = Lager gibt es nicht. Alle 64 Kerne bleiben auf dem Brett, und gefangene spielen für die Seite weiter, die sie fing.
book-kujifunza-play-adult-1 = Ein Zug beginnt in einer eigenen Mulde mit zwei Kernen oder mehr. Alle werden aufgenommen und einzeln gesät, nach links oder rechts, zuerst in die nächste Mulde.
book-kujifunza-play-adult-2 = Fällt der letzte Kern in eine Mulde, in der Kerne lagen, und fängt nichts, wird auch sie aufgenommen und in derselben Richtung weitergesät: endelea, weiter. Fällt er in eine leere Mulde, ist der Zug zu Ende.
book-kujifunza-play-adult-3 = Ein Zug, dessen erste Runde fängt, ist ein Mtaji. Gibt es einen, muss er gespielt werden. Nur wenn es keinen gibt, darf ohne Fang gezogen werden, ein Takata: aus der vorderen Reihe, wenn dort eine Mulde zwei Kerne hat, sonst aus der hinteren. In einem Takata fängt keine Runde.
book-kujifunza-play-adult-4 = Ein Kichwa, der als einzige Mulde seiner vorderen Reihe gefüllt ist, darf nicht aus dieser Reihe hinausgesät werden. Eine Saat, die nie enden würde, darf nicht beginnen.
book-kujifunza-capture-adult-1 = Eine Runde fängt, wenn ihr letzter Kern in eine gefüllte Mulde der eigenen vorderen Reihe fällt und in der Mulde gegenüber, in der vorderen Reihe der anderen Seite, Kerne liegen. Die hintere Reihe dahinter ist sicher.
book-kujifunza-capture-adult-2 = Die gefangenen Kerne werden von einem Kichwa aus zur Mitte hin gesät, der erste in den Kichwa selbst. Bei einer Kimbi ist es der nahe Kichwa. Bei den mittleren vier Mulden entscheidet die Hausregel: Mit der Regel Sansibar bleibt die Richtung der Saat, mit Mancala World wird der Kichwa gewählt.
book-kujifunza-capture-adult-3 = Eine Mulde mit sechzehn Kernen oder mehr beginnt nie einen Fang. Eine spätere Runde mit sechzehn darf fangen.
book-kujifunza-end-adult-1 = Wer die vordere Reihe gegenüber leert, gewinnt sofort, auch mitten in einer Saat. Wer keinen erlaubten Anfang hat, hat verloren; im Bao wird nicht gepasst.
book-kujifunza-end-adult-2 = In der Überlieferung gibt es kein Unentschieden. Als Sicherung endet eine Partie hier ohne Sieg, wenn eine Stellung zum dritten Mal steht oder zweitausend Züge gespielt sind.
book-kujifunza-notes-adult-1 = Gelehrt wird es zu Hause, in Vereinen und in Schulen Swahili sprechender Gemeinschaften in Kenia und Tansania. Geübt wird, was das volle Spiel verlangt: eine Saat über viele Runden zu verfolgen, den Fang zu sehen, der gespielt werden muss, den Kichwa zu wählen.
book-kujifunza-notes-adult-2 = Die Kerne, Kete, sind die graugrünen Nüsse der Pflanze Guilandina bonduc, mkomwe. Bretter der Swahiliküste sind aus dickem Hartholz; die von Sansibar haben Ränder mit geschnitzten Tauen und Rosetten.
book-kujifunza-notes-adult-3 = Bei fehlerlosem Spiel ist der Ausgang von Anfang an entschieden: Mit der Regel Sansibar gewinnt, wer beginnt. Kein Mensch spielt fehlerlos, und die halbe Kunst ist, die andere Seite zum Verzählen zu bringen.
book-kujifunza-history-adult-1 = Bao wird in Tansania, Kenia, Malawi, Burundi, Ruanda, auf den Komoren und in Teilen der Demokratischen Republik Kongo gespielt, vor allem von den Swahili. Seine frühe Geschichte ist schlecht belegt.
book-kujifunza-history-adult-2 = 1658 beschrieb der französische Gouverneur Étienne de Flacourt ein Spiel der Sakalava auf Madagaskar, und manche führen das als ersten Bericht über Bao an; die Forschung zögert. In den 1820er-Jahren pries Muyaka bin Haji aus Mombasa das Spiel in seinem Gedicht Bao Naligwa.
book-kujifunza-history-adult-3 = Das älteste erhaltene Brett kommt aus Malawi, liegt im British Museum und ist nicht älter als 1896. Seit 1966 organisieren Chama cha Bao und andere Verbände das Spiel. Turniere gibt es in Tansania, auf Sansibar, in Lamu und in Malawi, und wer stark spielt, wird als Bingwa, Meister, geehrt.
book-kujifunza-sources-1 = How to Play Bao, ein Faltblatt des Nationalmuseums von Tansania, Daressalam 1971; der Bao-Forscher Nino Vessella; Larry Russ, The Complete Mancala Games Book, 1999: So werden sie für Kujifunza angegeben.
book-kujifunza-sources-2 = Alex de Voogt, Limits of the Mind, 1995, der die Regeln des Bao von Meistern auf Sansibar lernte; H. H. L. M. Donkers, Zanzibar Bao Rules for the Computer, 2001.
book-kujifunza-sources-3 = Wo Quellen voneinander abweichen, vor allem bei den mittleren vier Mulden, werden beide Regeln angeboten, und die Wahl wird genannt, wenn eine Partie aufgestellt wird.

## Djenon-aboure, in brief

book-djenon-what-child-1 = Ein Spiel für zwei von den Lagunen der Elfenbeinküste. Du säst Kerne reihum auf dem Brett und gewinnst, was auf zwei oder vier kommt.
book-djenon-board-child-1 = Zwei Reihen mit sechs Mulden. Die Reihe vor dir gehört dir. Am Anfang liegen vier Kerne in jeder Mulde.
book-djenon-play-child-1 = Nimm alle Kerne aus einer deiner Mulden. Es müssen zwei oder mehr darin liegen. Lass den ersten in dieselbe Mulde zurückfallen und je einen in die Mulden danach, immer nach rechts.
book-djenon-play-child-2 = Liegen in der letzten Mulde jetzt drei, oder fünf und mehr? Dann nimm sie auf und mach weiter.
book-djenon-capture-child-1 = Liegen in der letzten Mulde jetzt zwei oder vier? Die gewinnst du. Und die in der Mulde davor, wenn es zwei oder vier sind; und so weiter.
book-djenon-end-child-1 = Wenn keine Mulde mehr als einen Kern hat, ist das Spiel aus. Wer mehr Kerne hat, hat gewonnen.
book-djenon-notes-child-1 = Die Menschen, die es spielen, leben am Meer und an seinen Lagunen. Sie treiben Handel und bauen Ölpalmen, Kautschuk und Ananas an.
book-djenon-history-child-1 = Gespielt wird es schon lange, aufgeschrieben wurde es erst 2012.

## Djenon-aboure, in full

book-djenon-what-adult-1 = Ein Mancala mit zwei Reihen, gespielt von den Abouré, die auch Agoua, Abonwa oder Compalo heißen, an den Lagunen und Flüssen um Bonoua und Grand-Bassam im Südosten der Elfenbeinküste.
book-djenon-what-adult-2 = Es steht dem Djenon-abe nahe und unterscheidet sich von ihm in drei Regeln: Die Saat beginnt in der geleerten Mulde, ein einzelner Kern darf nicht ziehen, und das Spiel endet, wenn nur einzelne Kerne und leere Mulden übrig sind.
book-djenon-board-adult-1 = Zwei Reihen mit sechs Mulden, je vier Kerne, 48 im Ganzen. Jeder Seite gehört die Reihe vor ihr. Gewonnene Kerne scheiden aus dem Spiel aus.
book-djenon-play-adult-1 = Ein Zug beginnt in einer eigenen Mulde mit zwei Kernen oder mehr. Alle werden aufgenommen; der erste fällt in die geleerte Mulde zurück, die anderen in die Mulden danach, nach rechts, reihum durch beide Reihen.
book-djenon-play-adult-2 = Liegt der letzte Kern allein in seiner Mulde, ist der Zug zu Ende. Sind es drei, oder fünf und mehr, wird sie aufgenommen und weitergesät; ihr erster Kern fällt wieder zurück.
book-djenon-play-adult-3 = Wer keine Mulde mit zwei Kernen oder mehr hat, passt, und nur dann.
book-djenon-capture-adult-1 = Sind es mit dem letzten Kern zwei oder vier, ist die Mulde gewonnen, und ebenso die Mulden davor, eine nach der anderen, solange jede genau zwei oder vier hat, auf beiden Seiten des Bretts. Dann ist der Zug zu Ende.
book-djenon-end-adult-1 = Das Spiel endet, wenn keine Mulde mehr als einen Kern hat. Beide zählen die Kerne der eigenen Reihe zu den gewonnenen. Wer mehr hat, gewinnt; 24 zu 24 ist unentschieden.
book-djenon-notes-adult-1 = Dass der erste Kern zurückfällt, bewahrt die Mulden vor dem Leerlaufen, und das Ende erspart das lange Hin und Her einzelner Kerne, mit dem manche Spiele dieser Familie schließen.
book-djenon-notes-adult-2 = Die Abouré sind etwa 35 000 Menschen, die über See handeln und Ölpalmen, Kautschuk und Ananas anbauen.
book-djenon-history-adult-1 = Zum ersten Mal aufgezeichnet wurde das Spiel 2012 von dem spanischen Forscher Jordi Climent Tondo. Wie alt es ist, hat niemand aufgeschrieben.
book-djenon-sources-1 = Jordi Climent Tondo, der das Spiel 2012 aufzeichnete, nach der Darstellung von Mancala World.
book-djenon-sources-2 = Dass eine Kette gewonnener Mulden um die Enden der Reihen weitergeht, ist erschlossen, nicht berichtet.

## What kind of game it is, in one line

book-kujifunza-kind = Ein Mancala mit vier Reihen: Runde um Runde säen, fangen, die vordere Reihe gegenüber leeren.
book-djenon-kind = Ein Mancala mit zwei Reihen: säen, Zweier und Vierer gewinnen, am Ende zählen.

## Other games

book-kujifunza-others-1 = Am nächsten verwandt ist Bao la Kiswahili, das volle Spiel, das hier nicht gespielt wird. Es beginnt auf demselben Brett mit Kernen in der Hand und gibt dem Nyumba Macht.
book-djenon-others-1 = Am nächsten verwandt ist Djenon-abe, das hier nicht gespielt wird. Es unterscheidet sich in drei Regeln; das Kapitel „Was es ist“ nennt sie.

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = Die zwei Reihen vor dir gehören Süd. Markiert sind die Kichwa an beiden Enden der vorderen Reihe, die Kimbi daneben und das Nyumba.
book-picture-sow = Alle Kerne einer Mulde, einzeln. Der letzte fällt in eine leere Mulde: Der Zug ist zu Ende.
book-picture-relay = Der letzte Kern fällt zu anderen: Alle werden aufgenommen und weitergesät, bis ein letzter Kern in eine leere Mulde fällt.
book-picture-takata = Keine erste Runde fängt hier, der Zug ist also ein Takata: Auch eine Runde, die gegenüber von Kernen endet, nimmt nichts.
book-picture-lone-kichwa = Dieser Kichwa ist die einzige gefüllte Mulde seiner vorderen Reihe. Er darf die Reihe entlang gesät werden, aber nicht aus ihr hinaus.
book-picture-capture = Der letzte Kern fällt zu anderen, und gegenüber liegen Kerne: Die werden gefangen und kommen über den linken Kichwa herein.
book-picture-must = Nur die markierten Mulden fangen, also dürfen nur sie gesät werden. Dieser Zug fängt zweimal.
book-picture-kimbi = Ein Fang aus der Kimbi: Die Kerne kommen über den Kichwa daneben herein, und die Richtung kehrt sich um.
book-picture-sixteen = Der letzte dieser siebzehn Kerne fiele gegenüber von Kernen. Aber sechzehn oder mehr beginnen nie einen Fang.
book-picture-hamna = Die letzten Kerne der vorderen Reihe gegenüber werden gefangen: hamna. Süd hat gewonnen.
book-picture-no-move = Nach diesem Zug hat keine Mulde von Nord zwei Kerne. Nord kann nicht ziehen, und Süd hat gewonnen.
book-picture-djenon-board = Die Reihe vor dir gehört Süd. In jeder Mulde liegen vier Kerne.
book-picture-djenon-sow = Der erste Kern fällt in seine eigene Mulde zurück. Der letzte liegt allein: Der Zug ist zu Ende.
book-picture-djenon-relay = Mit dem letzten Kern sind es drei: Die Mulde wird aufgenommen und weitergesät.
book-picture-djenon-pass = Keine Mulde von Süd hat zwei Kerne, aber Mulden von Nord haben sie: Süd passt.
book-picture-djenon-capture = Mit dem letzten Kern sind es vier, und Süd gewinnt sie.
book-picture-djenon-chain = Die letzte Mulde hat vier, die zwei davor haben je zwei: Süd gewinnt alle drei.
book-picture-djenon-end = Vier sind gewonnen, und keine Mulde hat mehr als einen Kern: Das Spiel ist aus. Beide zählen die eigene Reihe zu den gewonnenen.

## Beside what most people know as mancala: Kalah

book-standard-name = Kalaha
book-standard-board = Brett
book-standard-board-kalah = Zwei Reihen mit sechs Mulden und zwei Lager; dir gehört eine Reihe.
book-standard-board-kujifunza = Vier Reihen mit acht, keine Lager; dir gehören zwei Reihen, 16 Mulden.
book-standard-board-djenon = Zwei Reihen mit sechs; gesät wird in kein Lager; dir gehört eine Reihe.
book-standard-seeds = Kerne
book-standard-seeds-kalah = 4 je Mulde, 48.
book-standard-seeds-kujifunza = 2 je Mulde, 64, und alle bleiben auf dem Brett.
book-standard-seeds-djenon = 4 je Mulde, 48.
book-standard-move = Ein Zug
book-standard-move-kalah = Jede gefüllte Mulde, in einer Richtung um das ganze Brett.
book-standard-move-kujifunza = Eine Mulde mit zwei oder mehr, in beide Richtungen, durch deine eigenen 16.
book-standard-move-djenon = Eine Mulde mit zwei oder mehr, in einer Richtung; der erste Kern fällt zurück.
book-standard-capture = Ein Fang
book-standard-capture-kalah = Kann geschehen: letzter Kern in einer leeren Mulde von dir, die Kerne gegenüber.
book-standard-capture-kujifunza = Muss gespielt werden: erste Runde in eine gefüllte Mulde deiner vorderen Reihe, gegenüber von einer gefüllten; mehr als 15 Kerne beginnen nie einen.
book-standard-capture-djenon = Geschieht: eine letzte Mulde mit zwei oder vier, und die davor.
book-standard-captured = Gefangene Kerne
book-standard-captured-kalah = In dein Lager, für immer.
book-standard-captured-kujifunza = Zurück in deine eigenen Reihen, über einen Kichwa.
book-standard-captured-djenon = Gewonnen, für immer.
book-standard-quiet = Kein Fang
book-standard-quiet-kalah = Einmal säen; noch einmal, wenn der letzte Kern in dein Lager fällt.
book-standard-quiet-kujifunza = Takata: aus der vorderen Reihe, wenn sie kann, nie mit Fang, immer weiter, bis eine Runde in einer leeren Mulde endet.
book-standard-quiet-djenon = Immer weiter, bis eine Mulde auf einen, zwei oder vier kommt.
book-standard-win = Du gewinnst
book-standard-win-kalah = Mit den meisten im Lager, wenn eine Seite leer ist.
book-standard-win-kujifunza = Wenn die vordere Reihe gegenüber leer ist oder dein Gegenüber nicht ziehen kann.
book-standard-win-djenon = Mit den meisten Kernen, wenn nur einzelne übrig sind.

## Words of Bao

word-bao = Brett, und jedes Spiel, das darauf gespielt wird; vor allem dieses.
word-kete = Kerne: die Nüsse der Pflanze Guilandina bonduc, die in den Mulden liegen.
word-shimo = Eine Mulde.
word-kichwa = Kopf: die Endmulde einer vorderen Reihe, über die gefangene Kerne hereinkommen.
word-kimbi = Die zwei Mulden an jedem Ende einer vorderen Reihe; manche nennen nur die zweite so.
word-nyumba = Haus: die quadratische Mulde, die fünfte von links, von jeder Seite aus. Macht hat es nur im vollen Spiel.
word-mtaji = Ein Zug, der fängt.
word-takata = Ein Zug, in dem nichts gefangen wird.
word-takasia = Das Sperren einer bedrohten Mulde, im vollen Spiel.
word-namua = Der Beginn des vollen Spiels, mit Kernen in der Hand; manche schreiben namu.
word-safari = Reise: das Haus (Nyumba) leeren und seine Kerne weitersäen, im vollen Spiel.
word-endelea = Weiter: Der letzte Kern fiel in eine gefüllte Mulde, die nun auch aufgenommen wird.
word-hamna = Da ist nichts: Eine vordere Reihe ist leer, und wem sie gehört, hat verloren.
word-kujifunza = Lernen.
word-mbili-mbili = Zwei und zwei: zwei Kerne in jeder Mulde, der Anfang dieses Spiels.
word-fundi = Wer ein Handwerk oder das Spiel beherrscht.
word-bingwa = Ein Meister.
