### O livro dos jogos: o que é cada um, como se joga, de onde vem; e as palavras do bao.
### Two depths: child and adult. Paragraphs are numbered; each language has the same.

## The sheet

book-depth-child = Resumido
book-depth-adult = Completo
book-chapter-what = O que é
book-chapter-board = O tabuleiro
book-chapter-play = Como se joga
book-chapter-capture = Capturar
book-chapter-capture-won = Ganhar sementes
book-chapter-end = Como acaba
book-chapter-notes = À volta do tabuleiro
book-chapter-standard = Comparação com outros mancalas
book-chapter-history = História
book-chapter-sources = Fontes
book-chapter-words = Palavras do bao
book-chapter-others = Outros jogos
book-open = O livro
book-close = Fechar
book-next = Seguinte
book-back = Anterior
book-play = Jogar
book-go-on = Voltar à partida
book-show = No tabuleiro
book-again = Mais uma vez
# A chapter, by its name: back to where a word of Bao was touched.
book-back-to = Voltar a: { $chapter }
book-read-about = Ler sobre { $game }
book-all = Todos os jogos desta mesa

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = Um jogo para duas pessoas. Semeiam-se sementes à volta de um tabuleiro de madeira, uma em cada cova, e tiram-se sementes à outra pessoa.
book-kujifunza-what-child-2 = Na costa da África Oriental, as crianças aprendem com ele a jogar bao. O nome quer dizer: bao para aprender.
book-kujifunza-board-child-1 = Quatro filas de oito covas. As duas filas mais próximas são suas.
book-kujifunza-board-child-2 = No princípio há duas sementes em cada cova. Por isso também lhe chamam Mbili-mbili, duas a duas.
book-kujifunza-play-child-1 = Tire todas as sementes de uma das suas covas. Tem de haver duas ou mais.
book-kujifunza-play-child-2 = Vá para a esquerda ou para a direita, como quiser, e deixe cair uma semente em cada cova, às voltas pelas suas duas filas.
book-kujifunza-play-child-3 = A última semente caiu onde havia outras? Apanhe-as todas e continue. Caiu numa cova vazia? Então é a vez da outra pessoa.
book-kujifunza-capture-child-1 = A sua última semente caiu onde havia outras, na sua fila da frente, e há sementes mesmo em frente dela, do outro lado? Então essas sementes são suas.
book-kujifunza-capture-child-2 = Não as guarda fora do tabuleiro. Semeia-as nas suas próprias filas, começando por uma ponta da fila da frente, o kichwa.
book-kujifunza-capture-child-3 = Se puder tirar alguma coisa, tem de a tirar.
book-kujifunza-end-child-1 = Ganha-se quando não resta nenhuma semente na fila da frente da outra pessoa. Quem joga bao diz então hamna: não há nada.
book-kujifunza-end-child-2 = Também se ganha quando a outra pessoa não pode jogar.
book-kujifunza-notes-child-1 = Professores e avós usam-no para ensinar a contar por antecipação: onde vai cair a minha última semente?
book-kujifunza-history-child-1 = Ninguém sabe quando começou o bao. O tabuleiro mais antigo que se conserva está num museu e foi feito em 1896 ou mais tarde.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = Um mancala de quatro filas, um jogo de semear e capturar, e a porta para o Bao la Kiswahili, o jogo completo dos mestres. Deste deixa de fora o começo com sementes na mão (namua), a casa (nyumba) e o bloqueio de uma cova ameaçada (takasia).
book-kujifunza-what-adult-2 = Kujifunza significa aprender. O outro nome, Mbili-mbili, duas a duas, é a posição inicial: duas sementes em cada uma das 32 covas, 64 ao todo.
book-kujifunza-board-adult-1 = Quatro filas de oito covas. Cada jogador tem duas: a fila da frente, virada para a do adversário, e a fila de trás, por trás dela. Juntas são um anel de dezasseis covas, e as sementes nunca deixam o anel do seu dono senão por captura.
book-kujifunza-board-adult-2 = As duas covas das pontas de uma fila da frente são os seus kichwa, as suas cabeças. Com as covas ao lado formam os kimbi. A quinta cova a contar da esquerda de cada jogador desenha-se quadrada: é a nyumba, a casa do jogo completo, e aqui não tem nenhum poder.
book-kujifunza-board-adult-3 = Não há armazéns. As 64 sementes ficam todas no tabuleiro, e as capturadas continuam a jogar para quem as capturou.
book-kujifunza-play-adult-1 = Uma jogada começa numa cova própria com duas sementes ou mais. Tiram-se todas e semeiam-se uma a uma, para a esquerda ou para a direita, a começar na cova seguinte.
book-kujifunza-play-adult-2 = Se a última semente cair numa cova que já tinha sementes, e não capturar nada, tiram-se as dessa cova e continua-se a semear no mesmo sentido: é o endelea, continuar. Se cair numa cova vazia, a jogada termina.
book-kujifunza-play-adult-3 = Uma jogada cuja primeira etapa captura é um mtaji. Se houver algum, é obrigatório jogá-lo. Só se não houver se pode jogar sem captura, um takata: a partir da fila da frente, se alguma cova dela tiver duas sementes; se não, a partir da fila de trás. Num takata, nenhuma etapa captura.
book-kujifunza-play-adult-4 = A partir de um kichwa que é a única cova com sementes da sua fila da frente, não se pode semear para fora dessa fila. Uma sementeira que nunca acabaria não pode começar.
book-kujifunza-capture-adult-1 = Uma etapa captura se a última semente cair numa cova com sementes da própria fila da frente e a cova oposta, na fila da frente do adversário, também as tiver. A fila de trás do adversário está a salvo.
book-kujifunza-capture-adult-2 = As sementes capturadas semeiam-se a partir de um kichwa em direção ao centro, a primeira no próprio kichwa. A partir de um kimbi, é o kichwa desse lado. A partir das quatro covas centrais decide a regra da casa: com a regra Zanzibar mantém-se o sentido da sementeira; com Mancala World, escolhe quem joga.
book-kujifunza-capture-adult-3 = Uma cova de dezasseis sementes ou mais nunca inicia uma captura. Uma etapa posterior de dezasseis já pode capturar.
book-kujifunza-end-adult-1 = Quem esvazia a fila da frente do adversário ganha de imediato, mesmo no meio de uma sementeira. Quem não tem nenhuma saída permitida perdeu; no bao ninguém passa.
book-kujifunza-end-adult-2 = Na tradição não há empates. Por segurança, uma posição que aparece pela terceira vez, ou duas mil jogadas, põem aqui fim à partida, sem vencedor.
book-kujifunza-notes-adult-1 = Ensina-se em casas, clubes e escolas de comunidades de língua suaíli do Quénia e da Tanzânia. Treina o que o jogo completo pede: seguir uma sementeira ao longo de muitas etapas, ver a captura que é preciso jogar, escolher o kichwa.
book-kujifunza-notes-adult-2 = As sementes, kete, são as nozes verde-acinzentadas do mkomwe (Guilandina bonduc). Os tabuleiros da costa suaíli são de madeira dura e grossa; os de Zanzibar têm cercaduras talhadas de cordas e rosetas.
book-kujifunza-notes-adult-3 = Com jogo perfeito, o início está decidido: com a regra Zanzibar ganha quem começa. Ninguém joga na perfeição, e metade da arte está em fazer o outro contar mal.
book-kujifunza-history-adult-1 = O bao joga-se na Tanzânia, no Quénia, no Maláui, no Burundi, no Ruanda, nas Comores e em partes da República Democrática do Congo, sobretudo entre os suaílis. Os seus primeiros tempos estão pouco documentados.
book-kujifunza-history-adult-2 = Em 1658, o governador francês Étienne de Flacourt descreveu um jogo dos sakalava de Madagáscar, e há quem o cite como a primeira notícia do bao; os estudiosos hesitam. Na década de 1820, Muyaka bin Haji, de Mombaça, louvou o jogo no poema Bao Naligwa.
book-kujifunza-history-adult-3 = O tabuleiro mais antigo que chegou até hoje vem do Maláui, está no Museu Britânico e não é anterior a 1896. Desde 1966, Chama cha Bao e outras associações mantêm o jogo organizado. Há torneios na Tanzânia, em Zanzibar, em Lamu e no Maláui, e quem joga muito bem é honrado como bingwa, mestre.
book-kujifunza-sources-1 = How to Play Bao, folheto do Museu Nacional da Tanzânia, Dar es Salaam 1971; o estudioso do bao Nino Vessella; Larry Russ, The Complete Mancala Games Book, 1999: assim são citados para Kujifunza.
book-kujifunza-sources-2 = Alex de Voogt, Limits of the Mind, 1995, que aprendeu as regras do bao com mestres de Zanzibar; H. H. L. M. Donkers, Zanzibar Bao Rules for the Computer, 2001.
book-kujifunza-sources-3 = Onde as fontes divergem, sobretudo nas quatro covas centrais, oferecem-se ambas as regras, e a escolha é indicada ao preparar uma partida.

## Djenon-aboure, in brief

book-djenon-what-child-1 = Um jogo para duas pessoas, das lagoas da Costa do Marfim. Semeiam-se sementes à volta do tabuleiro e ganham-se as que ficam em grupos de duas ou de quatro.
book-djenon-board-child-1 = Duas filas de seis covas. A fila mais próxima é sua. No princípio há quatro sementes em cada cova.
book-djenon-play-child-1 = Tire todas as sementes de uma das suas covas. Tem de haver duas ou mais. Deixe cair a primeira na mesma cova e uma em cada cova seguinte, sempre para a sua direita.
book-djenon-play-child-2 = A última cova tem agora três, ou cinco ou mais? Então apanhe-as e continue.
book-djenon-capture-child-1 = A última cova tem agora duas ou quatro? Ganha-as. E também as da cova anterior, se forem duas ou quatro; e assim para trás.
book-djenon-end-child-1 = Quando nenhuma cova tem mais de uma semente, a partida acaba. Ganha quem juntou mais sementes.
book-djenon-notes-child-1 = As pessoas que o jogam vivem junto ao mar e às suas lagoas. Fazem comércio e cultivam palmeiras de óleo, borracha e ananás.
book-djenon-history-child-1 = Joga-se há muito tempo, mas só em 2012 foi posto por escrito.

## Djenon-aboure, in full

book-djenon-what-adult-1 = Um mancala de duas filas, jogado pelos abouré, também chamados agoua, abonwa ou compalo, nas lagoas e nos rios à volta de Bonoua e Grand-Bassam, no sudeste da Costa do Marfim.
book-djenon-what-adult-2 = É próximo do Djenon-abe e distingue-se dele em três regras: a sementeira começa na própria cova de onde se tiram as sementes, uma semente sozinha não pode mover-se, e a partida acaba quando só restam sementes sozinhas e covas vazias.
book-djenon-board-adult-1 = Duas filas de seis covas com quatro sementes cada uma, 48 ao todo. Cada jogador tem a fila mais próxima. As sementes ganhas saem do jogo.
book-djenon-play-adult-1 = Uma jogada começa numa cova própria com duas sementes ou mais. Tiram-se todas; a primeira volta a cair na cova de onde saiu, as outras nas covas seguintes para a direita, à volta das duas filas.
book-djenon-play-adult-2 = Se a última semente ficar sozinha na sua cova, a jogada termina. Se a cova ficar com três, ou com cinco ou mais, tiram-se todas e continua-se a semear; a primeira volta a cair nela.
book-djenon-play-adult-3 = Quem não tem nenhuma cova com duas sementes ou mais passa; só então.
book-djenon-capture-adult-1 = Se a cova da última semente ficar com duas ou quatro, ganha-se essa cova, e também as anteriores, uma após outra, enquanto cada uma tiver exatamente duas ou quatro, em qualquer dos dois lados do tabuleiro. Com isso a jogada termina.
book-djenon-end-adult-1 = A partida acaba quando nenhuma cova tem mais de uma semente. Cada jogador soma as sementes da sua fila às que ganhou. Ganha quem tem mais; 24 a 24 é empate.
book-djenon-notes-adult-1 = Que a primeira semente volte a cair evita que as covas se esgotem, e este fim poupa o longo vaivém de sementes soltas com que se fecham alguns jogos desta família.
book-djenon-notes-adult-2 = Os abouré são cerca de 35 mil pessoas, comerciantes do mar e cultivadores de palmeira de óleo, borracha e ananás.
book-djenon-history-adult-1 = O jogo foi registado pela primeira vez em 2012, pelo investigador espanhol Jordi Climent Tondo. Que idade tem, ninguém o deixou escrito.
book-djenon-sources-1 = Jordi Climent Tondo, que registou o jogo em 2012, segundo o relato de Mancala World.
book-djenon-sources-2 = Que uma cadeia de covas ganhas continue para lá das pontas das filas está deduzido, não relatado.

## What kind of game it is, in one line

book-kujifunza-kind = Um mancala de quatro filas: semear etapa após etapa, capturar, esvaziar a fila da frente do adversário.
book-djenon-kind = Um mancala de duas filas: semear, ganhar as covas de duas e de quatro, contar no fim.

## Other games

book-kujifunza-others-1 = O seu parente mais próximo é o Bao la Kiswahili, o jogo completo, que aqui não se joga. No mesmo tabuleiro, começa com sementes na mão e dá poder à nyumba.
book-djenon-others-1 = O seu parente mais próximo é o Djenon-abe, que aqui não se joga. Difere em três regras; o capítulo “O que é” indica-as.

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = As duas filas mais próximas são de Sul. Estão marcados os kichwa nas duas pontas da fila da frente, os kimbi ao lado deles e a nyumba.
book-picture-sow = Todas as sementes de uma cova, uma a uma. A última cai numa cova vazia: a jogada termina.
book-picture-relay = A última semente cai onde há outras: tiram-se todas e continua-se a semear, até uma última cair numa cova vazia.
book-picture-takata = Aqui nenhuma primeira etapa captura, por isso a jogada é um takata: mesmo uma etapa que acaba diante de sementes não leva nada.
book-picture-lone-kichwa = Este kichwa é a única cova com sementes da sua fila da frente. A partir dele pode semear-se ao longo da fila, mas não para fora dela.
book-picture-capture = A última semente cai onde há outras, e a cova oposta tem sementes: são capturadas e entram pelo kichwa esquerdo.
book-picture-must = Só as covas marcadas capturam, por isso só a partir delas se pode semear. Esta jogada captura duas vezes.
book-picture-kimbi = Uma captura a partir de um kimbi: as sementes entram pelo kichwa ao lado, e o sentido inverte-se.
book-picture-sixteen = A última destas dezassete sementes cairia diante de sementes do adversário. Mas dezasseis ou mais nunca iniciam uma captura.
book-picture-hamna = As últimas sementes da fila da frente do adversário são capturadas: hamna. Sul ganhou.
book-picture-no-move = Depois desta jogada, nenhuma cova de Norte tem duas sementes. Norte não pode jogar, e Sul ganhou.
book-picture-djenon-board = A fila mais próxima é de Sul. Há quatro sementes em cada cova.
book-picture-djenon-sow = A primeira semente volta a cair na sua própria cova. A última fica sozinha: a jogada termina.
book-picture-djenon-relay = Com a última semente, a cova fica com três: tiram-se todas e continua-se a semear.
book-picture-djenon-pass = Nenhuma cova de Sul tem duas sementes, mas Norte tem covas assim: Sul passa.
book-picture-djenon-capture = Com a última semente, a cova fica com quatro, e Sul ganha-as.
book-picture-djenon-chain = A última cova tem quatro, as duas anteriores têm duas cada uma: Sul ganha as três.
book-picture-djenon-end = Ganham-se quatro, e já nenhuma cova tem mais de uma semente: a partida acabou. Cada um soma a sua própria fila ao que ganhou.

## Beside what most people know as mancala: Kalah

book-standard-name = Kalah
book-standard-board = Tabuleiro
book-standard-board-kalah = Duas filas de seis covas e dois armazéns; uma fila é sua.
book-standard-board-kujifunza = Quatro filas de oito, sem armazéns; duas filas são suas, 16 covas.
book-standard-board-djenon = Duas filas de seis; nos armazéns não se semeia; uma fila é sua.
book-standard-seeds = Sementes
book-standard-seeds-kalah = 4 por cova, 48.
book-standard-seeds-kujifunza = 2 por cova, 64, e todas ficam no tabuleiro.
book-standard-seeds-djenon = 4 por cova, 48.
book-standard-move = Uma jogada
book-standard-move-kalah = Qualquer cova com sementes, num só sentido, por todo o tabuleiro.
book-standard-move-kujifunza = Uma cova com duas ou mais, em qualquer sentido, pelas suas 16 covas.
book-standard-move-djenon = Uma cova com duas ou mais, num só sentido; a primeira semente volta a cair nela.
book-standard-capture = Uma captura
book-standard-capture-kalah = Pode acontecer: com a última semente numa cova sua vazia, as sementes da cova oposta.
book-standard-capture-kujifunza = É obrigatória: primeira etapa até uma cova da frente sua com sementes, oposta a outra com sementes; mais de 15 sementes nunca a iniciam.
book-standard-capture-djenon = Acontece: uma última cova com duas ou quatro, e as anteriores.
book-standard-captured = Sementes capturadas
book-standard-captured-kalah = Para o seu armazém, de vez.
book-standard-captured-kujifunza = De volta às suas próprias filas, por um kichwa.
book-standard-captured-djenon = Ganhas, de vez.
book-standard-quiet = Sem captura
book-standard-quiet-kalah = Semeia-se uma vez; outra, se a última semente cair no seu armazém.
book-standard-quiet-kujifunza = Takata: a partir da fila da frente se possível, sem nunca capturar, e assim até uma etapa acabar numa cova vazia.
book-standard-quiet-djenon = Continua-se até uma cova ficar com uma, duas ou quatro.
book-standard-win = Vitória
book-standard-win-kalah = Se tiver mais no armazém quando um lado fica vazio.
book-standard-win-kujifunza = Quando a fila da frente do adversário está vazia, ou o adversário não pode jogar.
book-standard-win-djenon = Se tiver mais sementes quando só restam sementes sozinhas.

## Words of Bao. The word itself is Swahili in every language.

word-bao = Tabuleiro, e todo o jogo que nele se joga; sobretudo este.
word-kete = Sementes: as nozes do mkomwe, que estão nas covas.
word-shimo = Uma cova.
word-kichwa = Cabeça: a cova da ponta de uma fila da frente, por onde entram as sementes capturadas.
word-kimbi = As duas covas de cada ponta de uma fila da frente; há quem chame assim só à segunda.
word-nyumba = Casa: a cova quadrada, a quinta a contar da esquerda de cada jogador. Só tem poder no jogo completo.
word-mtaji = Uma jogada que captura.
word-takata = Uma jogada em que não se captura nada.
word-takasia = Bloquear uma cova ameaçada, no jogo completo.
word-namua = O começo do jogo completo, com sementes na mão; há quem escreva namu.
word-safari = Viagem: esvaziar a casa (nyumba) e continuar a semear com as suas sementes, no jogo completo.
word-endelea = Continuar: a última semente caiu numa cova com sementes, e semeiam-se também essas.
word-hamna = Não há nada: uma fila da frente está vazia, e o dono dela perdeu.
word-kujifunza = Aprender.
word-mbili-mbili = Duas a duas: duas sementes em cada cova, o início deste jogo.
word-fundi = Quem domina um ofício; quem joga com destreza.
word-bingwa = Mestre.
