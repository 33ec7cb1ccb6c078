### A lição em cinco passos, e o curso que se lhe segue.
### The arguments are explained in the English file.

menu-learn = Aprender

## The five beats: what is to be done, and what it was

learn-sow = Toque na cova iluminada e escolha esquerda ou direita.
learn-sow-done = Semeado. As sementes são kete; cada cova do caminho recebeu uma.
learn-relay = Faça cair a última semente onde há outras, e observe.
learn-relay-done = A sementeira continuou numa cova com sementes. É o endelea.
learn-capture = Acabe numa cova sua com sementes; capture as da cova oposta.
learn-capture-done = Captura sua. As sementes entraram pelo kichwa, a cova da ponta.
learn-must-capture = Uma cova sua captura. Quem pode capturar é obrigado a fazê-lo. Encontre-a.
learn-must-capture-done = Uma jogada que captura é um mtaji. É obrigatória.
learn-win = Para ganhar, capture as últimas sementes da fila da frente adversária.
learn-win-done = Hamna. A fila da frente do adversário está vazia: vitória sua.

learn-choose = Agora esquerda ou direita: toque numa seta por baixo do tabuleiro.
learn-lit = A cova iluminada é a certa.
learn-lit-label = { $pit }, { part-seeds }, iluminada
learn-seeds-move = Observe as sementes.
learn-step = Passo { $number } de { $of }
learn-step-done = Passo { $number } de { $of }, feito
learn-next = Seguinte
learn-skip = Saltar este passo
learn-leave = Sair

## The end of the lesson

learn-end-title = Já sabe jogar bao
learn-end-line = Semear, continuar, capturar, ganhar: o resto vem com o jogo.
learn-play = Jogar
learn-play-line = Contra o computador, ao seu nível.
learn-watch = Ver jogar
learn-watch-line = O computador joga contra si mesmo.
learn-more = Mais
learn-more-line = Todas as regras, uma de cada vez.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = A última semente cairia em { $pit }, que está vazia, e a sua jogada terminaria.
learn-wrong-relays = A última semente cairia onde há outras, em { $pit }, e a sementeira continuaria.
learn-wrong-takes-nothing = Assim não se captura nada.
learn-wrong-takes-nothing-won = Assim não se ganham sementes.
learn-wrong-other-kichwa = Essas sementes entrariam pelo outro kichwa, { $pit }.
learn-wrong-same-way = Essas sementes seguiriam no mesmo sentido em que vinham.
learn-wrong-short-chain = Assim ganha-se uma só cova, e outra sementeira ganha mais.
learn-wrong-no-win = Assim a partida continua, e com outra sementeira a vitória é sua.
learn-wrong-way = A cova está certa, o sentido não: semeie-a { part-way }.

## The course: the lessons to choose from

course-title = Lições
course-line = Uma regra de cada vez: leia-a, jogue-a e faça um exercício.
course-minute = A lição num minuto
course-next = Lição seguinte
course-all-done = Tudo feito. Recomeçar
course-done = { $done } de { $of } feitas
course-is-done = Feita
course-all = Todas as lições
course-of = { $name }, lição { $number } de { $of }
course-to-exercise = Ir para o exercício
course-straight-to-exercise = Direto ao exercício
course-exercise = Agora um exercício

## Bao la Kujifunza, rule by rule

course-board-title = O tabuleiro
course-board-1 = Duas filas são suas: a fila da frente, no meio do tabuleiro, e a fila de trás, a mais próxima.
course-board-2 = Juntas são um anel de dezasseis covas. Semeia-se à volta dele, para a esquerda ou para a direita, sem nunca o deixar.
course-board-asks = Semeie a partir de qualquer cova possível, no sentido que quiser.
course-board-names = Todas as suas sementes continuam nas suas duas filas.

course-sowing-title = Semear
course-sowing-1 = Tire todas as sementes de uma cova sua que tenha duas ou mais, e deixe-as cair uma a uma, a começar na cova seguinte.
course-sowing-2 = Se a última cair numa cova vazia, a sua jogada termina.
course-sowing-asks = Semeie de modo que a última semente caia numa cova vazia.
course-sowing-names = Uma sementeira, desde que se tiram as sementes até à última, é uma etapa.

course-relay-title = Continuar
course-relay-1 = Se a última semente cair numa cova com sementes e não capturar nada, tire as dessa cova e continue a semear no mesmo sentido.
course-relay-2 = Assim, uma jogada pode ter muitas etapas. Termina quando uma delas acaba numa cova vazia.
course-relay-asks = Semeie de modo que a jogada continue.
course-relay-names = É o endelea: continuar.

course-capture-title = Capturar
course-capture-1 = Se a primeira etapa acabar numa cova com sementes da sua fila da frente, e a cova oposta também as tiver, capturam-se as da cova oposta.
course-capture-2 = A fila de trás do adversário está a salvo.
course-capture-3 = Numa jogada assim, as etapas seguintes capturam do mesmo modo.
course-capture-asks = Capture.
course-capture-names = Uma jogada que captura é um mtaji.

course-kichwa-title = Kichwa e kimbi
course-kichwa-1 = As sementes capturadas entram por um kichwa, uma cova da ponta da sua fila da frente. A primeira cai no próprio kichwa.
course-kichwa-2 = As duas covas de cada ponta são os kimbi: o que se captura a partir delas entra pelo kichwa dessa ponta.
course-kichwa-asks = Capture de modo que as sementes entrem pelo kichwa direito.
course-kichwa-names = Entraram pelo kichwa direito e seguiram em direção ao centro.

course-direction-title = O sentido
course-direction-1 = De um kichwa semeia-se em direção ao centro. Por isso, uma captura a partir de um kimbi pode inverter a sementeira, que segue então nesse sentido.
course-direction-2 = Depois de uma captura a partir das quatro covas centrais, a sementeira mantém o sentido, como jogam os mestres de Zanzibar.
course-direction-3 = Com a regra Mancala World, aí escolhe-se o kichwa.
course-direction-asks = Capture de modo que a sementeira inverta o sentido.
course-direction-names = O kichwa desse lado inverteu o sentido.

course-must-capture-title = É obrigatório capturar
course-must-capture-1 = Quem pode capturar é obrigado a fazê-lo. Nenhuma outra saída é então permitida.
course-must-capture-2 = Entre várias capturas pode escolher qualquer uma, grande ou pequena.
course-must-capture-asks = Encontre a saída que captura.
course-must-capture-names = Era a única saída que as regras permitiam.

course-sixteen-title = Dezasseis e mais
course-sixteen-1 = Uma cova de dezasseis sementes ou mais nunca inicia uma captura, caia onde cair a sua última semente.
course-sixteen-2 = Uma etapa posterior pode capturar, por mais longa que seja.
course-sixteen-asks = Capture, mas não com a cova de dezasseis ou mais.
course-sixteen-names = A cova grande teve de esperar.

course-takata-title = Uma jogada sem captura
course-takata-1 = Só se nenhuma saída capturar se pode semear sem captura.
course-takata-2 = Então nenhuma etapa da jogada captura, acabe onde acabar.
course-takata-asks = Aqui nada captura. Semeie.
course-takata-names = Uma jogada sem captura é um takata.

course-front-row-title = Primeiro a fila da frente
course-front-row-1 = Um takata começa na fila da frente enquanto aí houver uma cova com duas sementes ou mais.
course-front-row-2 = Só se não houver nenhuma se pode começar na fila de trás.
course-front-row-asks = Semeie a partir de uma cova em que aqui se pode começar.
course-front-row-names = A fila de trás teve de esperar.

course-lone-kichwa-title = O último kichwa
course-lone-kichwa-1 = Se um kichwa é a única cova com sementes da sua fila da frente, num takata não se pode semear a partir dele para fora dessa fila.
course-lone-kichwa-2 = Em direção ao centro é permitido.
course-lone-kichwa-asks = Semeie a partir do kichwa no sentido permitido.
course-lone-kichwa-names = A sua fila da frente nunca ficou vazia.

course-endless-title = Semear sem fim
course-endless-1 = Algumas sementeiras dariam voltas para sempre. Uma saída dessas não é permitida.
course-endless-2 = Só acontece em jogadas sem captura, e muito raramente.
course-endless-asks = Uma das sementeiras aqui nunca acabaria. Escolha outra.
course-endless-names = Esta chegou ao fim.

course-end-title = Como acaba
course-end-1 = Ganha-se de imediato quando a fila da frente do adversário fica vazia.
course-end-2 = Também se ganha quando o adversário não tem nenhuma saída permitida. Ninguém passa.
course-end-asks = Ganhe.
course-end-names = Hamna: não há nada nessa fila da frente.

## Djenon-aboure, rule by rule

course-origin-title = Semear
course-origin-1 = A fila mais próxima é sua. Tire as sementes de uma cova dela; seguem para a sua direita, à volta das duas filas.
course-origin-2 = A primeira semente volta a cair na cova de onde saiu.
course-origin-3 = Se com a última a cova ficar com três, ou com cinco ou mais, tiram-se também essas. Se ficar só com uma, a jogada termina.
course-origin-asks = Semeie a partir de uma cova sua.
course-origin-names = Uma semente ficou onde a sementeira começou.

course-lone-seeds-title = Sementes sozinhas
course-lone-seeds-1 = De uma cova com uma só semente não se pode semear.
course-lone-seeds-2 = Se nenhuma das suas covas tiver duas sementes ou mais, passa-se a vez; só então.
course-lone-seeds-asks = Semeie a partir de uma cova em que seja possível.
course-lone-seeds-names = As sementes sozinhas tiveram de esperar.

course-taking-title = Ganhar sementes
course-taking-1 = Se com a última semente a cova ficar com duas ou quatro, em qualquer dos dois lados, ganham-se essas sementes e a jogada termina.
course-taking-2 = Ganham-se também as covas anteriores, uma após outra, enquanto cada uma tiver exatamente duas ou quatro.
course-taking-asks = Ganhe duas covas ou mais numa só jogada.
course-taking-names = Uma cadeia: cova após cova, para trás.

course-close-title = Como acaba
course-close-1 = A partida termina quando nenhuma cova tem mais de uma semente.
course-close-2 = Cada um soma as sementes da sua própria fila às que ganhou. Ganha quem tem mais; 24 a 24 é empate.
course-close-asks = Semeie de modo que a partida termine com a sua vitória.
course-close-names = Só restam sementes sozinhas, e ao todo as suas são mais.
