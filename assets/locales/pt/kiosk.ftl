# What only a table in a house says: its first screen, the end of a visit, and what the staff see.

# On the terminal, when the staff have the table started again.
kiosk-starts-again = A mesa fecha-se para ser reiniciada.

# The bar at the lower edge of every screen.
kiosk-home = Início
kiosk-panel = Som e texto
# The first screen.
kiosk-lesson = Aprenda num minuto
kiosk-play = Jogar
kiosk-play-game = Jogar { $game }
kiosk-face = Duas pessoas, frente a frente
kiosk-attract-touch = Toque numa cova, e já está a jogar.
kiosk-attract-adapts = Jogue contra a mesa: joga tão bem como quem a desafia.
# Two visitors face to face.
kiosk-your-turn = É a sua vez
kiosk-other-turn = É a vez do outro lado
kiosk-to-the-left = Semear para a esquerda
kiosk-to-the-right = Semear para a direita
kiosk-you-won = Vitória sua
kiosk-you-lost = Vitória do outro lado
kiosk-drawn = Ninguém ganhou
kiosk-again = Mais uma vez
# What a visitor may set.
kiosk-panel-language = Língua
kiosk-panel-volume = Volume
kiosk-panel-text = Tamanho do texto
kiosk-volume-off = Sem som
kiosk-volume-low = Baixo
kiosk-volume-middle = Médio
kiosk-volume-high = Alto
kiosk-text-usual = Normal
kiosk-text-large = Grande
kiosk-text-largest = Máximo
kiosk-rules = Os jogos e as suas regras
kiosk-done = Pronto
# The end of a visit.
kiosk-doubt = Ainda está aí?
kiosk-doubt-line = { $seconds ->
    [0] A mesa recomeça agora.
    [one] Dentro de um segundo, a mesa recomeça.
   *[other] Dentro de { $seconds } segundos, a mesa recomeça.
}
kiosk-here = Estou aqui
# Outside the opening hours.
kiosk-closed = De momento estamos fechados.
kiosk-closed-until = De momento estamos fechados. Aberto das { $open } às { $close }.
# For the staff.
kiosk-cleaning = Os toques não fazem nada enquanto se limpa o ecrã
kiosk-pin = PIN
kiosk-pin-none = Não há nenhum PIN na configuração, por isso ninguém pode entrar aqui.
kiosk-pin-wrong = O PIN não é esse.
kiosk-pin-wait = { $seconds ->
    [0] Pode tentar de novo.
    [one] Espere um segundo antes de tentar de novo.
   *[other] Espere { $seconds } segundos antes de tentar de novo.
}
kiosk-pin-rub = Apagar
kiosk-pin-enter = OK
kiosk-staff = Para o pessoal
kiosk-staff-today = Hoje
kiosk-staff-month = 30 dias
kiosk-staff-sessions = Visitas
kiosk-staff-matches = Partidas
kiosk-staff-abandoned = Partidas deixadas antes do fim
kiosk-staff-lessons = Lições
kiosk-staff-seconds = Segundos por visita, em média
kiosk-staff-restarts = Reinícios após uma falha
kiosk-staff-plot = Visitas por dia, em 30 dias
kiosk-staff-no-counts = Não se podem ler as contagens. O registo do programa diz porquê.
kiosk-staff-health = A mesa
kiosk-staff-safe = Modo seguro; volta a tentar-se tudo daqui a
kiosk-staff-up = Ligada há
kiosk-staff-memory = Memória
kiosk-staff-frames = Duração de um fotograma: metade, 99 de 100
kiosk-staff-span = { $days } d { $hours } h { $minutes } min
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Versão
kiosk-staff-clock = Relógio
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = Volume desta mesa
kiosk-staff-clean = Limpar o ecrã (30 segundos)
kiosk-staff-again = Reiniciar a mesa
kiosk-staff-close = Fechar a mesa
kiosk-staff-leave = Voltar aos visitantes
