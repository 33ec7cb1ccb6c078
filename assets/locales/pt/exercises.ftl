### Exercícios: perguntas sobre uma posição, cada uma com uma só resposta certa.
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = Exercícios
exercises-title = Exercícios
exercises-line = Cada resposta está provada. Não há pressa.
exercises-next = Exercício seguinte
exercises-next-line = { $kind }, grau { $grade } de 5
exercises-all-done = Tudo feito. Recomeçar
exercises-done = { $done } de { $of } feitos
exercises-kinds = Ou escolha o que praticar
exercises-forget = Esquecer o já feito

exercise-kind-starts = Todas as saídas
exercise-kind-starts-line = A partir de que covas se pode semear, e em que sentido?
exercise-kind-laps = Conte as etapas
exercise-kind-laps-line = Quantas etapas tem esta sementeira?
exercise-kind-end = Onde acaba?
exercise-kind-end-line = Siga a sementeira até à última semente.
exercise-kind-most = Mais sementes
exercise-kind-most-line = Que sementeira leva mais?
exercise-kind-win-1 = Ganhe numa jogada
exercise-kind-win-1-line = Uma sementeira acaba a partida.
exercise-kind-save = Salve a fila da frente
exercise-kind-save-line = Só uma sementeira evita a derrota.
exercise-kind-win-2 = Ganhe em duas jogadas
exercise-kind-win-2-line = Jogue o adversário o que jogar.
exercise-kind-win-3 = Ganhe em três jogadas
exercise-kind-win-3-line = É preciso ver longe.

confirm-forget-title = Esquecer os exercícios feitos?
confirm-forget-line = Todos poderão ser feitos de novo. As partidas e as opções mantêm-se.
confirm-forget-yes = Esquecer
confirm-forget-no = Manter

## An exercise

exercise-grade = Grau { $grade } de 5
exercise-task-starts = Marque todas as saídas permitidas e depois verifique. Joga com as duas filas mais próximas. Toque numa cova para mudar as setas: direita, esquerda, ambas, nenhuma.
exercise-task-starts-one-way = Marque todas as covas a partir das quais pode semear e depois verifique. Joga com a fila mais próxima.
exercise-task-laps = A seta mostra o que é semeado. Quantas etapas tem a sementeira?
exercise-task-end = A seta mostra o que é semeado. Toque na cova em que cai a última semente.
exercise-task-most = Que cova da sua fila leva mais sementes? Semeie a partir dela.
exercise-task-win-1 = É a sua vez, e uma sementeira ganha de imediato. Encontre-a.
exercise-task-save = O adversário está prestes a ganhar. Só uma sementeira o impede. Encontre-a.
exercise-task-win = Bastam { $turns ->
    [2] duas
   *[other] três
} jogadas suas para ganhar, jogue o adversário o que jogar. Encontre a primeira.
exercise-task-more = Continue: { $left ->
    [one] a próxima sementeira ganha
   *[other] bastam mais duas jogadas suas para ganhar
}.
exercise-marked = { $count ->
    [0] Nenhuma saída está marcada.
    [one] Uma saída marcada.
   *[other] { $count } saídas marcadas.
}
exercise-of-kind = { $done } de { $of } deste tipo, { $all } de { $of-all } ao todo
exercise-start-label = { $pit }, { part-seeds }: a sementeira começa aqui, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds }: a sementeira começa aqui
exercise-mark-label = { $pit }, { part-seeds }. Marca: { $marks ->
    [left] para a esquerda
    [right] para a direita
    [both] em ambos os sentidos
    [yes] sim
   *[none] nenhuma
}

exercise-check = Verificar
exercise-show = Mostrar
exercise-skip = Saltar para o fim
exercise-again = Outra vez
exercise-next = Seguinte
exercise-another = Outro
exercise-harder = Mais difícil
exercise-all = Os exercícios

## What is told of an answer

exercise-right-starts = Bem visto: são estas todas as saídas.
exercise-right-laps = Bem contado: { part-laps }.
exercise-right-end = Bem seguido: a última semente cai em { $pit }.
exercise-right-most = Bem escolhido: leva { part-seeds }.
exercise-right-win = Bem jogado: assim se ganha.
exercise-right-more = Certo. O adversário resiste o mais que pode.
exercise-right-save = Bem feito: agora o adversário não pode ganhar de imediato.
exercise-shown = É assim que corre.
exercise-shown-laps = { $laps ->
    [one] Uma etapa: é assim que corre.
   *[other] { $laps } etapas: é assim que corre.
}
exercise-shown-starts = São estas todas as saídas.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] para a esquerda dele
       *[right] para a direita dele
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [one] Falta uma saída: { part-move }.
   *[other] Faltam { $count } saídas, como { part-move }.
}
exercise-more-wrong = { $count ->
    [one] Há mais uma marca errada.
   *[other] Há mais { $count } marcas erradas.
}
exercise-loses-row = Assim perde a sua fila da frente: o adversário responde com { part-reply }.
exercise-loses = Assim perde de imediato: se o adversário jogar { part-reply }, já não pode semear.
exercise-no-end = A jogada termina em { $pit }, e o adversário ainda pode jogar { part-reply }.
exercise-holds = O adversário responde com { part-reply }, e então { $left ->
    [one] nenhuma sementeira sua ganha de imediato
   *[other] já não é possível ganhar em { $left } jogadas
}.
exercise-ends-unwon = Assim a partida termina, e a vitória não é sua.
exercise-takes-less = { $seeds ->
    [0] Assim não leva nada
    [one] Assim leva uma semente
   *[other] Assim leva { $seeds } sementes
}, e outra sementeira leva mais.
exercise-goes-on = A etapa { $lap } acaba em { $pit }, que tem sementes: a sementeira continua.
exercise-captures = A etapa { $lap } acaba em { $pit } e captura: a sementeira continua.
exercise-ends-before = A sementeira acaba antes de chegar a { part-laps }.
exercise-no-lap-ends = Nenhuma etapa desta sementeira acaba em { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = A lista dos exercícios feitos estava danificada na linha { $line } de { $file } ({ $problem }). Vale o que se pôde ler; o ficheiro danificado foi guardado como { $aside }.
notice-exercises-damaged-kept = A lista dos exercícios feitos está danificada na linha { $line } de { $file } ({ $problem }). O ficheiro não pode ser posto de lado: { part-reason }. Fica como está, e o que fizer agora não é guardado enquanto não for corrigido ou apagado.
notice-exercises-unreadable = A lista dos exercícios feitos, em { $file }, não pode ser lida: { part-reason }. Começa vazia.
notice-exercises-unsaved = A lista dos exercícios feitos não pode ser guardada em { $file }: { part-reason }. Vale até sair, e tenta-se guardá-la uma e outra vez.
notice-exercises-saved-again = A lista dos exercícios feitos já pode ser guardada de novo, e está guardada.
exercise-way = { $pit }: { $way }
