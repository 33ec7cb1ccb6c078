### O jogo em palavras: nomes, regras, recusas, resultados e o relato de uma jogada.
### The arguments are explained in the English file. The code "pt" counts 0 as one, hence the variants [0].

## Small parts

part-seeds = { $seeds ->
    [0] { $seeds } sementes
    [one] { $seeds } semente
   *[other] { $seeds } sementes
}
part-laps = { $laps ->
    [0] { $laps } etapas
    [one] { $laps } etapa
   *[other] { $laps } etapas
}
part-way = { $way ->
    [left] para a esquerda
   *[right] para a direita
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] para a esquerda dele
       *[right] para a direita dele
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] kichwa esquerdo
   *[right] kichwa direito
}
part-victory = { $person ->
    [you] Vitória sua
    [computer] Vitória do computador
   *[other] Vitória de { $name }
}
part-turn-of = { $person ->
    [you] A sua jogada
    [computer] Jogada do computador
   *[other] Jogada de { $name }
}
part-others-front-row = { $other-person ->
    [you] a sua fila da frente
    [computer] a fila da frente do computador
   *[other] a fila da frente de { $other-name }
}
part-captures = { $count ->
    [1] captura de { part-seeds }
   *[other] capturas de { $captures }
}
part-entry = entrada de { $hand ->
    [one] { $hand } semente
   *[other] { $hand } sementes
} pelo { part-kichwa-side }

## Lists: two things; the beginning of a longer list; its end

list-pair = { $first } e { $second }
list-more = { $list }, { $next }
list-last = { $list } e { $last }

## Sides, games, house rules, levels

side-south = Sul
side-north = Norte
player-you = Você
player-computer = Computador

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = O bao para aprender: quatro filas de oito covas, longas sementeiras em muitas etapas, e quem pode capturar é obrigado a fazê-lo.
game-kujifunza-goal = Ganha quem esvazia a fila da frente do adversário.
game-djenon = Djenon-aboure
game-djenon-line = Duas filas de seis covas, das lagoas da Costa do Marfim: um só sentido, e ganha quem junta mais sementes.
game-djenon-goal = Ganha quem tem mais sementes no fim.

rules-sustain = Zanzibar
rules-sustain-line = Recomendada: as sementes capturadas nas quatro covas centrais seguem no sentido da sementeira, como jogam os mestres de Zanzibar.
rules-choose = Mancala World
rules-choose-line = Depois de cada captura nas quatro covas centrais, escolhe-se por que ponta da fila da frente (kichwa) seguem as sementes.
rules-choose-first = Primeira escolha
rules-choose-first-line = Escolhe-se o kichwa só na primeira captura da jogada; uma regra de estudo, que não vem em nenhuma fonte.

level-1 = Estudante
level-1-line = O mais fácil: só vê a primeira etapa de uma jogada, e é tímido.
level-2 = Aprendiz
level-2-line = Segue uma jogada durante duas etapas, e esquece que haverá resposta.
level-3 = Jogador
level-3-line = Segue uma jogada durante três etapas, e esquece que haverá resposta.
level-4 = Experiente
level-4-line = Segue uma jogada durante cinco etapas, às vezes seis, e esquece que haverá resposta.
level-5 = Hábil
level-5-line = Segue as próprias jogadas até ao fim e olha para as respostas possíveis, mas muitas vezes contenta-se com menos do que o melhor.
level-6 = Exímio
level-6-line = Olha algumas jogadas em frente, e às vezes contenta-se com menos do que o melhor.
level-7 = Perito
level-7-line = Encontra quase todas as vitórias possíveis, e erra de vez em quando.
level-8 = Mestre
level-8-line = Não erra onde pode ganhar; onde a partida está perdida, torna difícil a vitória do adversário.

## Why an action is refused. One sentence: the pit that matters, then the reason.

refusal-game-over = A partida terminou.
refusal-no-such-pit = Este tabuleiro não tem nenhuma cova { $pit }.
refusal-not-your-pit = { $pit } é do adversário; só pode semear a partir das suas covas.
refusal-empty-pit = { $pit } está vazia, por isso não há nada para semear.
refusal-single-seed = { $pit } tem uma só semente, e para começar são precisas duas ou mais.
refusal-must-capture = Semeando assim, { $pit } não captura nada, e quem pode capturar é obrigado a fazê-lo: { $instead } { part-way } captura.
refusal-too-many-to-capture = { $pit } tem dezasseis sementes ou mais e por isso nunca inicia uma captura, e quem pode capturar é obrigado a fazê-lo: { $instead } { part-way } captura.
refusal-front-row-first = { $pit } tem de esperar: uma jogada sem captura começa na fila da frente enquanto aí houver uma cova, como { $instead }, com duas sementes ou mais.
refusal-lone-kichwa = O kichwa { $pit } é a única cova com sementes da sua fila da frente, e a partir dele não se pode semear para fora dela; semeie no outro sentido.
refusal-endless = A partir de { $pit }, neste sentido, a sementeira nunca acabaria, por isso não pode começar.
refusal-endless-one-way = A partir de { $pit } a sementeira nunca acabaria, por isso não pode começar.
refusal-name-kichwa = As sementes capturadas em { $pit } ainda estão na sua mão: escolha primeiro o kichwa por onde entram.
refusal-no-kichwa-asked = Nenhuma semente capturada espera um kichwa; escolha uma cova para semear.
refusal-one-way-only = Djenon-aboure semeia-se num só sentido: também de { $pit } se vai para a direita.
refusal-must-sow = Só se pode passar quando não se pode semear, e a partir de { $instead } é possível.
refusal-no-passing = No bao ninguém passa; escolha uma cova para semear.
refusal-must-pass = De { $pit } não se pode semear, porque nenhuma das suas covas tem duas sementes ou mais: é obrigatório passar.
refusal-wrong-board = Esta posição não é do tabuleiro de { $game }.

unsown-must-capture = { $pit } não captura nada em nenhum sentido, e quem pode capturar é obrigado a fazê-lo: { $instead } { part-way } captura.
unsown-endless = A partir de { $pit } a sementeira nunca acabaria, em nenhum sentido, por isso não pode começar.
way-refused-must-capture = Não captura nada, e é obrigatório capturar.
way-refused-lone-kichwa = Deixaria vazia a sua fila da frente.
way-refused-endless = A sementeira nunca acabaria.
way-refused-other = Agora não é permitido.

## Why a match does not begin from a board that was laid out by hand

unfit-too-many = { $game } joga-se com { $most } sementes, e aqui haveria { $found }: tire algumas.
unfit-wrong-board = Esta posição é de outro tabuleiro, não do de { $game }.
unfit-nobody-chooses = Há sementes capturadas que esperam a escolha de um kichwa, e a regra Zanzibar não deixa escolher: ponha-as de lado ou use a regra Mancala World.
unfit-choice = As sementes capturadas só podem esperar a escolha de um kichwa enquanto uma cova de 3 a 6, na fila da frente de quem joga, tiver duas sementes ou mais: ponha-as de lado.
unfit-front-row-empty = A fila da frente de { $name } está vazia, e quem a tem vazia perdeu: ponha lá uma semente.
unfit-no-start = É a vez de { $name } e não há nenhuma saída permitida, e quem não pode jogar perdeu: ponha mais sementes nas covas de { $name }.
unfit-only-singles = Nenhuma cova tem duas sementes, por isso a partida já teria terminado: ponha uma segunda semente numa cova.
unfit-over = Segundo as regras, esta partida teria terminado antes de começar.

## How a game ended. The subject is the winner, the other the loser.

outcome-front-row-emptied = { $other-person ->
    [you] Derrota sua
   *[other] { part-victory }
}: { part-others-front-row } está vazia.
outcome-no-legal-start = { $other-person ->
    [you] Derrota sua: nenhuma jogada sua é possível
    [computer] { part-victory }: nenhuma jogada do computador é possível
   *[other] { part-victory }: nenhuma jogada de { $other-name } é possível
}.
outcome-more-seeds = { part-victory } por { $more ->
    [one] { $more } semente
   *[other] { $more } sementes
} a { $fewer }.
outcome-equal-seeds = Empate: cada lado tem { part-seeds }.
outcome-repetition = Empate: a mesma posição esteve três vezes no tabuleiro.
outcome-too-many-turns = Empate: a partida chegou às 2000 jogadas.
outcome-resigned = { $person ->
    [you] Desistência sua
    [computer] Desistência do computador
   *[other] Desistência de { $name }
}; { $other-person ->
    [you] a vitória é sua
    [computer] a vitória é do computador
   *[other] a vitória é de { $other-name }
}.

## What is proven of a position

judged-wins = { $name } ganha.
judged-wins-in = { $name } ganha em { $turns ->
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}.
judged-wins-by = { $name } ganha: Sul { $south }, Norte { $north }.
judged-draw = Nenhum dos lados pode ganhar.
judged-draw-at = Empate: { $seeds } sementes para cada lado.
judged-unknown = Não se sabe.
judged-line = O melhor jogo: { $moves }
judged-gave-away = Jogada { $number }: { $name } deixou fugir o resultado com { $move }. Tê-lo-ia mantido: { $better }
judged-nothing-given-away = Nenhuma jogada deixou fugir o resultado, tanto quanto se sabe.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row } fica vazia
    [kichwa] as sementes capturadas esperam um kichwa
    [going] a sementeira continua
   *[empty] a última semente cai numa cova vazia
}
part-seeds-won = { $seeds ->
    [0] { $seeds } sementes ganhas
    [one] { $seeds } semente ganha
   *[other] { $seeds } sementes ganhas
}
turn-takata = { part-turn-of }, { $pit } { part-way-told }: { part-laps }, sem captura; { part-turn-end }.
turn-mtaji = { part-turn-of }, { $pit } { part-way-told }: { part-laps }, { part-captures }; { part-turn-end }.
turn-entry = { part-turn-of }, { part-entry }: { part-laps }; { part-turn-end }.
turn-entry-mtaji = { part-turn-of }, { part-entry }: { part-laps }, { part-captures }; { part-turn-end }.
turn-sowing = { part-turn-of }, { $pit }: { part-laps }, sem ganhar sementes; { part-turn-end }.
turn-sowing-capture = { part-turn-of }, { $pit }: { part-laps }, { part-seeds-won } em { $pits }.
turn-pass = { $person ->
    [you] A sua vez passa: nenhuma cova sua
    [computer] O computador passa: nenhuma cova dele
   *[other] { $name } passa: nenhuma cova de { $name }
} tem duas sementes ou mais.

## What could be lost on the opponent's next turn. The subject is the side that could lose, the other one
## the side that would move.

part-if-moved = { $other-person ->
    [you] Se agora fosse a sua vez,
    [computer] Se agora jogasse o computador,
   *[other] Se agora jogasse { $other-name },
}
threat-pit = { $pit } ({ part-seeds })
threat-pit-won = { part-seeds } de { $pit }
threats-some = { part-if-moved } poderia capturar { $pits }.
threats-some-won = { part-if-moved } { $person ->
    [you] estariam em perigo, do seu lado,
    [computer] o computador poderia perder
   *[other] { $name } poderia perder
} { $pits }.
threats-none = { part-if-moved } não poderia capturar nenhuma cova { $person ->
    [you] sua
    [computer] do computador
   *[other] de { $name }
}.
threats-none-won = { part-if-moved } { $person ->
    [you] não estaria em perigo, do seu lado,
    [computer] o computador não poderia perder
   *[other] { $name } não poderia perder
} nenhuma semente.
threats-brief = Em perigo: { $pits }.
threats-brief-none = Nenhuma cova em perigo.

## A turn whose seeds are still moving. $lap: the lap that is being sown

turn-going = { part-turn-of }, { $pit } { part-way-told }: etapa { $lap }.
turn-going-mtaji = { part-turn-of }, { $pit } { part-way-told }: etapa { $lap }; até agora, { part-captures }.
turn-going-one-way = { part-turn-of }, { $pit }: etapa { $lap }.

## While the seeds move

event-mtaji = Mtaji: esta jogada captura.
event-takata = Takata: nesta jogada não se captura nada.
event-lifted = { part-seeds } de { $pit }.
event-relay = { $pit } não estava vazia: { $seeds ->
    [one] segue a sua { $seeds } semente
   *[other] seguem as suas { $seeds } sementes
}.
event-captured = { $seeds ->
    [one] { $seeds } semente capturada
   *[other] { $seeds } sementes capturadas
} em { $pit }.
event-won = { part-seeds-won } em { $pit }.
event-kichwa-asked = { part-seeds } à espera: pelo kichwa esquerdo ou pelo direito?
event-entered = { $seeds ->
    [one] { $seeds } semente entra
   *[other] { $seeds } sementes entram
} pelo { part-kichwa-side }.
event-empty-pit = A última semente cai numa cova vazia: a jogada termina.
event-front-row-emptied = Hamna: { part-others-front-row } está vazia.
event-capture-ends = Sementes ganhas: a jogada termina.

## How to play, ten lines a game

how-kujifunza-1 = Ganha-se quando a fila da frente do adversário fica vazia, hamna, ou quando o adversário não pode jogar.
how-kujifunza-2 = As duas filas mais próximas são suas: dezasseis covas com duas sementes cada uma. A sua fila da frente está virada para a do adversário.
how-kujifunza-3 = Tire todas as sementes de uma cova sua que tenha duas ou mais, siga para a esquerda ou para a direita e deixe-as cair uma a uma pelas suas dezasseis covas.
how-kujifunza-4 = Se a última semente cair numa cova com sementes, tire-as todas e continue a semear. Numa cova vazia, a jogada termina.
how-kujifunza-5 = Mtaji: se a primeira etapa acabar numa cova com sementes da sua fila da frente, e a cova oposta também as tiver, capturam-se as sementes da cova oposta.
how-kujifunza-6 = Quem pode capturar é obrigado a fazê-lo. Uma cova de dezasseis sementes ou mais nunca inicia uma captura.
how-kujifunza-7 = As sementes capturadas entram por um kichwa, uma cova da ponta da sua fila da frente: a primeira no próprio kichwa, as outras em direção ao centro.
how-kujifunza-8 = Se capturar a partir de uma das duas covas de cada ponta, entram pelo kichwa desse lado. A partir das quatro centrais decide a regra da casa: manter o sentido, ou escolher.
how-kujifunza-9 = Numa jogada assim, as etapas seguintes capturam do mesmo modo, até a última semente cair numa cova vazia.
how-kujifunza-10 = Takata: se nada captura, semeie a partir da fila da frente, ou da fila de trás se nenhuma cova da frente tiver duas sementes. Então nenhuma etapa captura.

how-djenon-1 = Ganha quem junta mais sementes. A fila de seis covas mais próxima é sua. Cada cova tem quatro sementes.
how-djenon-2 = Tire todas as sementes de uma cova sua que tenha duas ou mais. Elas seguem para a sua direita, à volta das duas filas.
how-djenon-3 = A primeira semente volta a cair na cova de onde saiu; as outras, nas covas seguintes.
how-djenon-4 = Se a última semente ficar sozinha na sua cova, a jogada termina.
how-djenon-5 = Se essa cova ficar com duas ou quatro, ganham-se as suas sementes, e a jogada termina.
how-djenon-6 = Ganham-se também as covas anteriores, uma após outra, enquanto cada uma tiver exatamente duas ou quatro, em qualquer dos dois lados.
how-djenon-7 = Se ficar com três, ou com cinco ou mais, tire-as e continue a semear; a primeira volta a cair na mesma cova.
how-djenon-8 = Se nenhuma das suas covas tiver duas sementes ou mais, passa-se a vez; só então.
how-djenon-9 = A partida termina quando nenhuma cova tem mais de uma semente.
how-djenon-10 = Cada um soma as sementes da sua própria fila às que ganhou. Ganha quem tem mais; 24 a 24 é empate.
