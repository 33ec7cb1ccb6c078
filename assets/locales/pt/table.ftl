### O que o ecrã mostra: ecrãs, menus, opções e o que o programa diz de si mesmo.
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = Dois a dois, à volta do tabuleiro.
title-loading = O tabuleiro está a ser preparado.

## Title, and entries of menus that come on several screens

menu-go-on = Continuar
menu-go-on-line = { $game }, { $turns ->
    [0] ainda sem jogadas
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}
menu-new-match = Nova partida
menu-help = Como se joga
menu-settings = Opções
menu-back = Voltar
menu-quit = Sair

## New match

new-match-title = Nova partida
new-match-rules = Regras da casa
new-match-opponent = Adversário
opponent-friend = Outra pessoa aqui
opponent-friend-line = Duas pessoas aqui, à vez.
new-match-begins = Quem começa
begins-you = Você
begins-computer = Computador
begins-lot = Por sorteio
begins-friend = Começa Sul, no lado mais próximo.
begins-friend-north = Começa Norte, no lado mais distante.
new-match-begin = Começar
new-match-set-up = Preparar posição

## Setting up a position: seeds are put on the board by hand

set-up-title = Preparar uma posição
set-up-how = Toque numa cova para pôr uma semente. Para tirar uma, mantenha o dedo na cova ou clique com o botão direito.
set-up-seeds = Estão no tabuleiro { $found } de { $most } sementes.
set-up-no-pit = Nenhuma cova tocada ainda
set-up-pit = Cova { $pit }
set-up-add = Pôr uma semente em { $pit }
set-up-take = Tirar uma semente de { $pit }
set-up-empty = Esvaziar { $pit }
set-up-won = Ganhas por { $name }
set-up-won-add = Juntar uma semente às ganhas por { $name }
set-up-won-take = Tirar uma semente das ganhas por { $name }
set-up-to-move = De quem é a vez
set-up-waiting = { $seeds ->
    [one] { $seeds } semente capturada, ainda na mão
   *[other] { $seeds } sementes capturadas, ainda na mão
}: falta escolher o kichwa.
set-up-lay-aside = Pôr de lado
set-up-clear = Limpar tabuleiro
set-up-start = Posição inicial
set-up-text = Posição em texto
set-up-text-wrong = Não é uma posição, a partir do carácter { $column }.
set-up-copy = Copiar
set-up-copied = Copiado
set-up-paste = Colar

## Match

match-to-move = { $person ->
    [you] É a sua vez
    [computer] O computador pensa
   *[other] É a vez de { $name }
}
match-sowing = { $person ->
    [you] A sua sementeira
    [computer] O computador semeia
   *[other] { $name } semeia
}
match-replaying = Repete-se uma jogada
match-seeds = { part-seeds }
match-seeds-won = { part-seeds-won }
match-in-hand = { $seeds } na mão
match-lap = Etapa { $lap } de { $laps }
match-captured = { $seeds ->
    [0] { $seeds } capturadas
    [one] { $seeds } capturada
   *[other] { $seeds } capturadas
}
match-captured-won = { $seeds ->
    [0] { $seeds } ganhas
    [one] { $seeds } ganha
   *[other] { $seeds } ganhas
}
match-last-turn = Última jogada
match-this-turn = Esta jogada
match-turns = Jogadas
match-aim = O objetivo
first-step-pit = Escolha uma cova com anel.
first-step-way = Escolha esquerda ou direita; o tabuleiro mostra aonde leva.
first-step-watch = Observe. Em baixo pode parar, avançar passo a passo e ver outra vez.
first-step-one-way = Escolha uma cova com anel: é semeada logo, para a direita.
first-step-hold = Aponte para uma cova, ou mantenha o dedo sobre ela, para ver antes o que faria.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Passa
match-turn-running = a semear

match-choose-pit = Escolha uma cova: é semeada logo.
match-choose-pit-mtaji = Pode capturar, por isso é obrigatório (mtaji). Escolha uma cova que capture.
match-choose-pit-takata = Não se pode capturar nada (takata). Escolha uma cova para semear.
match-choose-direction = { $pit }: para a esquerda ou para a direita?
match-choose-kichwa = Escolha o kichwa por onde { $seeds ->
    [one] entra { $seeds } semente
   *[other] entram { $seeds } sementes
}.
match-kichwa-left = Kichwa esquerdo
match-kichwa-right = Kichwa direito
match-must-pass = Nenhuma das suas covas tem duas sementes ou mais: é obrigatório passar.
match-pass = Passar

match-direction-left = À esquerda
match-direction-right = À direita
match-preview-end = Acaba em { $pit }: { part-laps }.
match-preview-asks = { part-laps } até { $pit }; depois escolhe um kichwa.
match-preview-captured = Captura { part-seeds }.
match-preview-captured-won = Ganha { part-seeds }.
match-preview-no-capture = Sem captura.
match-preview-no-capture-won = Não ganha sementes.
match-preview-first-end = Só a primeira etapa: até { $pit }.
match-preview-first-captured = Captura { part-seeds }.
match-preview-first-captured-won = Ganha { part-seeds }.
match-preview-first-no-capture = Não captura nada.
match-preview-first-no-capture-won = Não ganha sementes.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-brief-to = { $pit }: { match-brief }
match-brief-first = Etapa 1: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = Não permitido: toque para saber porquê.
match-progress = Até onde a jogada foi mostrada
match-slower = Mais lento
match-faster = Mais rápido

match-board = O tabuleiro
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, saída possível

match-undo = Desfazer
match-redo = Refazer
match-pause = Pausa
match-go-on = Seguir
match-skip = Saltar
match-step-back = Semente atrás
match-step-on = Semente à frente
match-lap-back = Etapa atrás
match-lap-on = Etapa à frente
match-speed = Velocidade
match-speed-value = { $speed }×
match-replay = Rever última jogada
match-replay-picked = Rever esta jogada
match-whole-board = Ver tudo
match-threats = Mostrar as covas em perigo
match-threats-hide = Ocultar as covas em perigo
match-menu = Menu

## What the marks on the board mean; each stands beside its mark.

mark-may-start = saída possível
mark-ended = aqui acabou a última jogada
mark-lifted = daqui vem a etapa
mark-captures = captura
mark-emptied = capturada
mark-entry = kichwa: por aqui entram as sementes capturadas

## Pause menu

pause-title = Em pausa
pause-go-on = Continuar
pause-try = Experimentar posição
pause-resign = Desistir
pause-leave = Voltar ao início
pause-leave-line = A partida fica guardada para continuar depois.

## Questions

confirm-resign-title = Desistir desta partida?
confirm-resign-line = Nesse caso, ganha o adversário.
confirm-resign-yes = Desistir
confirm-resign-no = Continuar
confirm-discard-title = Descartar esta partida?
confirm-discard-line = Sai desta lista. As últimas vinte ficam na pasta “discarded”, junto das partidas guardadas.
confirm-discard-yes = Descartar
confirm-discard-no = Manter
confirm-reset-title = Repor todas as opções?
confirm-reset-line = Som, velocidade, imagem, tamanho do texto e língua voltam a ser como no princípio. As partidas mantêm-se.
confirm-reset-yes = Repor tudo
confirm-reset-no = Manter

## Result

result-winner = { $person ->
    [you] Vitória sua
    [computer] Vitória do computador
   *[other] { $name } ganhou
}
result-draw = Empate
result-score = { $south-name } { $south }, { $north-name } { $north }
result-score-parts = { $name }: { $won ->
    [0] { $won } ganhas
    [one] { $won } ganha
   *[other] { $won } ganhas
} e { $row } na própria fila.
result-turns = Partida de { $turns ->
    [0] { $turns } jogadas
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}.
result-rematch = Jogar de novo
result-look = Ver o tabuleiro
result-back = Voltar ao resultado
result-undo = Retirar a última jogada
result-to-title = Voltar ao início

## Settings

settings-title = Opções
settings-sound = Som
settings-volume = Sementes e tabuleiro
settings-ambience = Ambiente
settings-interface = Botões e menus
settings-mute = Sem som
settings-table = Jogo
settings-speed = Ritmo das sementes
settings-speed-value = { $speed }×
settings-counts = Mostrar o número de sementes
settings-turn-board = Rodar o tabuleiro
settings-turn-board-line = Se jogam aqui duas pessoas, quem tem a vez vê a própria fila mais perto.
settings-previews = Antevisão
settings-previews-by-level = Automática
settings-previews-by-level-line = Quanto mais forte o adversário, menos se revela antes de semear.
settings-previews-full = Jogada inteira
settings-previews-first-lap = Primeira etapa
settings-previews-off = Nenhuma
settings-previews-line = O que se revela de um sentido antes de o escolher.
settings-reduced-motion = Menos movimento
settings-reduced-motion-line = As sementes surgem e desaparecem suavemente em vez de voar.
settings-picture = Imagem
settings-quality = Qualidade
settings-quality-as-measured = Como medida ({ $quality })
settings-quality-to-measure = Como medida
settings-quality-low = Baixa
settings-quality-medium = Média
settings-quality-high = Alta
settings-quality-line = A baixa é para máquinas lentas: sombras e contornos grosseiros.
settings-board = Tabuleiro de bao
settings-board-zanzibar = Zanzibar
settings-board-zanzibar-line = Madeira dura e grossa, talhada com cordas e rosetas como em Zanzibar.
settings-board-school = Escola
settings-board-school-line = Um tabuleiro simples, como nas escolas, nos clubes e nas casas onde se ensina Kujifunza.
settings-board-djenon-line = Djenon-aboure tem um tabuleiro próprio, dos abouré das lagoas da Costa do Marfim.
settings-mood = Hora do dia
settings-mood-day = Tarde
settings-mood-evening = Anoitecer
settings-full-screen = Ecrã inteiro
settings-reading = Leitura
settings-text-size = Tamanho do texto
settings-percent = { $percent }%
settings-language = Língua
settings-language-system = Como o sistema ({ $language })
languages-unread = Traduzido com cuidado; ainda não foi lido por quem tem o português como língua materna.
settings-reset = Repor tudo
settings-close = Fechar

## Help: the keys

help-title = Como se joga
help-keys = Teclas
help-pointer = Aponte para uma cova para ver o que faria. Clique ou toque nela; onde houver dois sentidos, escolha um.
help-notation = Uma jogada escreve-se com a cova e o sentido, tal como os vê quem joga: L é esquerda, R é direita. Um asterisco marca uma jogada que não captura nada; as letras depois de dois pontos são os kichwa escolhidos.
help-look = Roda ou afastar dois dedos: mais perto do tabuleiro. Arrastar: deslocá-lo. Botão direito, Ctrl ou dois dedos: incliná-lo. Toque duplo na madeira: o tabuleiro inteiro.
help-key-arrows = Setas
help-key-arrows-does = Ir de cova em cova; numa cova escolhida, esquerda ou direita.
help-key-enter = Enter
help-key-enter-does = Escolher a cova; depois, semear. Enquanto as sementes se movem: saltar para o fim.
help-key-by-hand = Enter, Backspace, Delete
help-key-by-hand-does = Ao preparar uma posição: pôr uma semente, tirar uma, esvaziar a cova.
help-key-space = Espaço
help-key-space-does = Como Enter. Enquanto as sementes se movem: parar e seguir.
help-key-esc = Esc
help-key-esc-does = Largar a cova, fechar ou abrir o menu.
help-key-undo = U, Backspace
help-key-undo-does = Desfazer.
help-key-redo = R
help-key-redo-does = Refazer.
help-key-end = End
help-key-end-does = Saltar para o fim da jogada.
help-key-replay = L
help-key-replay-does = Mostrar outra vez a última jogada.
help-key-step = , e .
help-key-step-does = Uma semente atrás e à frente.
help-key-lap = < e >
help-key-lap-does = Uma etapa atrás e à frente.
help-key-speed = + e -
help-key-speed-does = Mais depressa e mais devagar.
help-key-closer = Ctrl + e Ctrl -
help-key-closer-does = Mais perto do tabuleiro e mais longe.
help-key-tilt = Page Up, Page Down
help-key-tilt-does = Olhar mais ou menos de cima.
help-key-whole = Home
help-key-whole-does = Outra vez o tabuleiro inteiro.
help-key-counts = N
help-key-counts-does = Mostrar ou ocultar o número de sementes.
help-key-threats = T
help-key-threats-does = Mostrar ou ocultar quais das suas covas estão em perigo na jogada seguinte.
help-key-mute = M
help-key-mute-does = Tirar ou pôr o som.
help-key-help = F1
help-key-help-does = Esta ajuda.
help-key-full-screen = F11
help-key-full-screen-does = Ecrã inteiro.
help-close = Fechar

## Unfinished matches

unfinished-title = Partidas por acabar
unfinished-none = Nenhuma partida espera continuação.
unfinished-friend = Duas pessoas aqui
unfinished-computer = Contra o computador, { $level }
unfinished-turns = { $turns ->
    [0] Ainda sem jogadas
    [one] { $turns } jogada
   *[other] { $turns } jogadas
}
unfinished-saved-now = Guardada agora mesmo
unfinished-saved-minutes = Guardada há { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
unfinished-saved-hours = Guardada há { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
unfinished-saved-days = Guardada há { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
unfinished-go-on = Continuar
unfinished-discard = Descartar

## Notices

notice-close = Fechar

part-reason = { $reason ->
    [full] o disco está cheio
    [read-only] o disco é só de leitura
    [denied] não há permissão para escrever ou ler aí
    [not-a-file] está outra coisa no seu lugar
    [too-large] é grande demais para ser nosso
    [too-many] já foram postos de lado demasiados ficheiros danificados, e convém apagar alguns
   *[other] { $error }
}
notice-no-folders = O sistema não indica nenhuma pasta para os ficheiros do Mbili, por isso as opções e as partidas não ficam guardadas. Para as guardar, defina HOME, ou MBILI_CONFIG_DIR e MBILI_DATA_DIR, e abra o Mbili de novo.
notice-folder = A pasta { $file } não pode ser criada: { part-reason }. O que devia ir para lá não fica guardado.
notice-settings-damaged = As opções estavam danificadas na linha { $line } de { $file } ({ $problem }). Está em uso o que se pôde ler; o ficheiro danificado foi posto de lado como { $aside }.
notice-settings-damaged-kept = As opções estão danificadas na linha { $line } de { $file } ({ $problem }). O ficheiro não pode ser posto de lado: { part-reason }. Fica como está, e as mudanças não são guardadas enquanto não for corrigido ou apagado.
notice-settings-unreadable = As opções em { $file } não podem ser lidas: { part-reason }. Usam-se as habituais.
notice-settings-unsaved = As opções não podem ser guardadas em { $file }: { part-reason }. Valem até sair, e tenta-se guardá-las uma e outra vez.
notice-settings-saved-again = As opções já podem ser guardadas de novo, e estão guardadas.
notice-match-newer = A partida em { $file } foi guardada por um Mbili mais novo (formato { $version }). Fica intacta; um Mbili mais novo pode continuá-la.
notice-match-damaged = A partida em { $file } está danificada na linha { $line }, coluna { $column }: { $problem }. Fica intacta; corrija-a aí ou apague-a.
notice-match-empty = A partida anotada em { $file } não tem jogadas nem nenhuma das linhas que o Mbili junta a uma partida guardada, por isso não há nada para continuar. Fica intacta; “mbili play” com o nome do ficheiro começa uma partida a partir dela.
notice-matches-damaged-more = Mais partidas danificadas em { $folder }: { $count }. O registo do programa diz quais.
notice-match-unreadable = A partida em { $file } não pode ser lida: { part-reason }.
notice-match-unsaved = A partida não pode ser guardada em { $file }: { part-reason }. O jogo continua, e tenta-se guardá-la uma e outra vez. O que foi guardado antes continua lá.
notice-match-saved-again = Já se pode guardar de novo: a partida está guardada tal como está.
notice-match-undiscarded = A partida em { $file } não pode ser descartada: { part-reason }.
notice-match-elsewhere = A partida em { $file } está na mesa de outro Mbili aberto. Feche-a lá primeiro.
notice-match-gone = A partida em { $file } já não está lá.
notice-no-sound-device = Não se encontrou nenhum dispositivo de som, por isso o jogo está em silêncio.
notice-software-rendering = Não se encontrou nenhuma placa gráfica, por isso é o processador que desenha a imagem. A qualidade baixa torna-a mais rápida.

## What the terminal says where no window can be shown

startup-no-window = Não há sistema de janelas: nem WAYLAND_DISPLAY nem DISPLAY estão definidos. Abra o Mbili numa sessão de ambiente gráfico; “mbili --help” diz o que funciona sem janela.
startup-no-wayland = WAYLAND_DISPLAY é “{ $value }”, mas aí não responde nenhum compositor Wayland. Corrija-o, ou corrija XDG_RUNTIME_DIR, a pasta onde é procurado; ou retire-o, e usa-se X11 como diz DISPLAY.
startup-no-x11 = DISPLAY é “{ $value }”, mas aí não responde nenhum servidor X11, ou faltam as bibliotecas de X11. Corrija-o, ou abra o Mbili numa sessão de ambiente gráfico.
startup-wayland-socket = WAYLAND_SOCKET é “{ $value }”, que não é nenhuma ligação aberta a um compositor Wayland. Retire-o e abra o Mbili de novo.
startup-no-graphics = Não se encontrou nenhum adaptador gráfico. Instale um controlador (driver) de Vulkan, ou o controlador por software do Mesa (em Debian e Ubuntu: mesa-vulkan-drivers).
startup-no-graphics-by = WGPU_BACKEND é “{ $value }”, e assim não se encontrou nenhum adaptador gráfico. Pode ser vulkan ou gl, ou ambos com uma vírgula no meio; retire-o, e ambos são experimentados.
startup-graphics-lost = Perdeu-se o dispositivo gráfico. A partida está guardada; abra o Mbili de novo para continuar.
startup-graphics-lost-unsaved = Perdeu-se o dispositivo gráfico, e ao fechar não se pôde guardar tudo. O registo do programa diz o quê e porquê: { $folder }. Abra o Mbili de novo para continuar.
startup-unsaved = Ao fechar, não se pôde guardar tudo. O registo do programa diz o quê e porquê: { $folder }.
startup-record-unreadable = { $file }: não se pode ler: { $error }. Verifique o nome e quem o pode ler; “mbili --help” diz o que mais se pode indicar aqui.
startup-record-not-a-file = { $file }: não é um ficheiro. Indique o ficheiro de uma partida anotada.
startup-record-too-large = { $file }: { $size } bytes são demasiados para uma só partida anotada. É o ficheiro certo?
startup-record-wrong = { $file }: { $problem }. “mbili replay” verifica uma partida anotada e diz como a emendar.
startup-failed = O programa falhou e teve de parar. A partida está guardada até à última jogada. O que aconteceu: { $message }
