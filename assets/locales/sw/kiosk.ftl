# What only a table in a house says: its first screen, the end of a visit, and what the staff see.

kiosk-starts-again = Meza inafungwa ili ianzishwe tena.

kiosk-home = Mwanzo
kiosk-panel = Sauti na maandishi
kiosk-lesson = Jifunze kwa dakika moja
kiosk-play = Cheza
kiosk-play-game = Cheza { $game }
kiosk-face = Wawili, uso kwa uso
kiosk-attract-touch = Gusa shimo uanze kucheza.
kiosk-attract-adapts = Cheza na meza: inacheza vizuri kama wewe.
kiosk-your-turn = Ni zamu yako
kiosk-other-turn = Ni zamu ya upande wa pili
kiosk-to-the-left = Sambaza kushoto
kiosk-to-the-right = Sambaza kulia
kiosk-you-won = Umeshinda
kiosk-you-lost = Upande wa pili umeshinda
kiosk-drawn = Hakuna aliyeshinda
kiosk-again = Cheza tena
kiosk-panel-language = Lugha
kiosk-panel-volume = Sauti
kiosk-panel-text = Ukubwa wa maandishi
kiosk-volume-off = Bila sauti
kiosk-volume-low = Ndogo
kiosk-volume-middle = Ya kati
kiosk-volume-high = Kubwa
kiosk-text-usual = Kawaida
kiosk-text-large = Makubwa
kiosk-text-largest = Makubwa zaidi
kiosk-rules = Michezo na kanuni zake
kiosk-done = Tayari
kiosk-doubt = Bado upo?
kiosk-doubt-line = { $seconds ->
    [one] Baada ya sekunde moja meza inaanza upya.
   *[other] Baada ya sekunde { $seconds } meza inaanza upya.
}
kiosk-here = Nipo
kiosk-closed = Sasa tumefunga.
kiosk-closed-until = Sasa tumefunga. Tunafungua kuanzia { $open } hadi { $close }.
kiosk-cleaning = Kugusa hakufanyi kitu wakati skrini inasafishwa
kiosk-pin = PIN
kiosk-pin-none = Hakuna PIN katika mipangilio, kwa hiyo hakuna anayeweza kuingia hapa.
kiosk-pin-wrong = Hiyo siyo PIN.
kiosk-pin-wait = { $seconds ->
    [one] Subiri sekunde moja kabla ya kujaribu tena.
   *[other] Subiri sekunde { $seconds } kabla ya kujaribu tena.
}
kiosk-pin-rub = Futa
kiosk-pin-enter = Sawa
kiosk-staff = Kwa wafanyakazi
kiosk-staff-today = Leo
kiosk-staff-month = Siku 30
kiosk-staff-sessions = Ziara
kiosk-staff-matches = Michezo
kiosk-staff-abandoned = Michezo iliyoachwa kabla ya mwisho
kiosk-staff-lessons = Masomo
kiosk-staff-seconds = Sekunde kwa ziara, kwa wastani
kiosk-staff-restarts = Kuanzishwa upya baada ya hitilafu
kiosk-staff-plot = Ziara kwa siku, katika siku 30
kiosk-staff-no-counts = Hesabu haziwezi kusomwa. Kumbukumbu ya programu inaeleza sababu.
kiosk-staff-health = Meza
kiosk-staff-safe = Hali ya usalama; kila kitu kitajaribiwa tena baada ya
kiosk-staff-up = Imekuwa ikifanya kazi kwa
kiosk-staff-memory = Kumbukumbu ya kompyuta
kiosk-staff-frames = Muda wa fremu: nusu yao, 99 kati ya 100
kiosk-staff-span = siku { $days }, saa { $hours }, dakika { $minutes }
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Toleo
kiosk-staff-clock = Saa
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = Sauti ya meza hii
kiosk-staff-clean = Safisha skrini (sekunde 30)
kiosk-staff-again = Anzisha meza upya
kiosk-staff-close = Funga meza
kiosk-staff-leave = Rudi kwa wageni
