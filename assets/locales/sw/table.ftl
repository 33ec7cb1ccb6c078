### Maneno ya skrini: menyu, mipangilio, na yale programu inayosema kuhusu yenyewe.
### The English file explains the arguments.

## Everywhere

title-name = Mbili
title-line = Mbili mbili ubaoni.
title-loading = Ubao unaandaliwa.

## Title, and entries of menus that come on several screens

menu-go-on = Endelea kucheza
menu-go-on-line = { $game }, { $turns ->
    [0] bado hakuna zamu
   *[other] zamu { $turns }
}
menu-new-match = Mchezo mpya
menu-help = Jinsi ya kucheza
menu-settings = Mipangilio
menu-back = Rudi
menu-quit = Ondoka

## New match

new-match-title = Mchezo mpya
new-match-rules = Kanuni
new-match-opponent = Mpinzani
opponent-friend = Rafiki aliye hapa
opponent-friend-line = Watu wawili kwenye skrini hii, kwa zamu.
new-match-begins = Nani aanze
begins-you = Wewe
begins-computer = Kompyuta
begins-lot = Kwa kura
begins-friend = Kusini, aliye upande wa karibu, ndiye anayeanza.
begins-friend-north = Kaskazini, aliye upande wa mbali, ndiye anayeanza.
new-match-begin = Anza
new-match-set-up = Panga kete mwenyewe

## Setting up a position

set-up-title = Panga kete mwenyewe
set-up-how = Gusa shimo ili uweke kete moja. Ili uondoe moja, bonyeza kwa muda mrefu au bofya kitufe cha kulia.
set-up-seeds = Kete { $found } kati ya { $most } ziko ubaoni.
set-up-no-pit = Bado hujagusa shimo
set-up-pit = Shimo { $pit }
set-up-add = Weka kete moja katika { $pit }
set-up-take = Ondoa kete moja katika { $pit }
set-up-empty = Ondoa kete zote za { $pit }
set-up-won = Zilizoliwa na { $name }
set-up-won-add = Ongeza kete moja kwa zilizoliwa na { $name }
set-up-won-take = Ondoa kete moja kwa zilizoliwa na { $name }
set-up-to-move = Zamu ya nani
set-up-waiting = { part-seeds } { $seeds ->
    [one] iliyoliwa iko
   *[other] zilizoliwa ziko
} mkononi: kichwa bado hakijachaguliwa.
set-up-lay-aside = Ziweke kando
set-up-clear = Ondoa zote
set-up-start = Mpangilio wa mwanzo
set-up-text = Mpangilio kwa maandishi
set-up-text-wrong = Si mpangilio, kuanzia herufi ya { $column }.
set-up-copy = Nakili
set-up-copied = Imenakiliwa
set-up-paste = Bandika

## Match

match-to-move = { $person ->
    [you] Zamu yako
    [computer] Kompyuta inafikiri
   *[other] Zamu ya { $name }
}
match-sowing = { $person ->
    [you] Unasambaza
    [computer] Kompyuta inasambaza
   *[other] { $name } anasambaza
}
match-replaying = Zamu inaonyeshwa tena
match-seeds = { part-seeds }
match-seeds-won = { part-seeds } ghalani
match-in-hand = { $seeds } mkononi
match-lap = Mzunguko wa { $lap } kati ya { $laps }
match-captured = { $seeds ->
    [one] { $seeds } imeliwa
   *[other] { $seeds } zimeliwa
}
match-captured-won = { $seeds ->
    [one] { $seeds } imeliwa
   *[other] { $seeds } zimeliwa
}
match-last-turn = Zamu iliyopita
match-this-turn = Zamu hii
match-turns = Zamu zote
# Before the first turn: what it is about, and how a turn goes.
match-aim = Lengo
first-step-pit = Chagua shimo lenye pete.
first-step-way = Chagua kushoto au kulia; ubao unaonyesha matokeo.
first-step-watch = Tazama. Chini unaweza kusimamisha, kwenda hatua kwa hatua na kuona tena.
first-step-one-way = Chagua shimo lenye pete; husambazwa kulia mara moja.
first-step-hold = Elekeza kishale kwenye shimo, au liguse bila kuachia, uone kwanza matokeo.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. Imepitishwa
match-turn-running = inachezwa

match-choose-pit = Ukichagua shimo, linasambazwa mara moja.
match-choose-pit-mtaji = Unaweza kula, kwa hiyo ni lazima ule (mtaji). Chagua shimo linalokula.
match-choose-pit-takata = Hakuna cha kula (takata). Chagua shimo la kusambaza.
match-choose-direction = { $pit }: kuelekea kushoto au kulia?
match-choose-kichwa = Chagua kichwa cha kuingiza { part-seeds }.
match-kichwa-left = Kichwa cha kushoto
match-kichwa-right = Kichwa cha kulia
match-must-pass = Huna shimo lenye kete mbili au zaidi: ni lazima upitishe zamu.
match-pass = Pitisha zamu

match-direction-left = Kuelekea kushoto
match-direction-right = Kuelekea kulia
match-preview-end = Hadi { $pit }: { part-laps }.
match-preview-asks = { part-laps } hadi { $pit }, kisha unachagua kichwa.
match-preview-captured = Unakula { part-seeds }.
match-preview-captured-won = Unakula { part-seeds }.
match-preview-no-capture = Bila kula.
match-preview-no-capture-won = Bila kula.
match-preview-first-end = Mzunguko wa kwanza tu: hadi { $pit }.
match-preview-first-captured = Unakula { part-seeds }.
match-preview-first-captured-won = Unakula { part-seeds }.
match-preview-first-no-capture = Hauli kitu.
match-preview-first-no-capture-won = Hauli kitu.
# Matokeo ya zamu, au ya njia ya kusambaza, kwa ufupi. $seeds: zilizotekwa zote.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
# Vilevile pamoja na shimo la kete ya mwisho, penye nafasi ndogo.
match-brief-to = { $pit }: { match-brief }
match-brief-first = Mzunguko 1: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = Hairuhusiwi: gusa kujua sababu.
match-progress = Zamu imeonyeshwa hadi wapi
match-slower = Polepole
match-faster = Haraka

match-board = Ubao
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, linaweza kusambazwa

match-undo = Tendua
match-redo = Rudia
match-pause = Simamisha
match-go-on = Endelea
match-skip = Ruka
match-step-back = Nyuma kete moja
match-step-on = Mbele kete moja
match-lap-back = Nyuma mzunguko mmoja
match-lap-on = Mbele mzunguko mmoja
match-speed = Kasi
match-speed-value = { $speed }×
match-replay = Onyesha tena zamu iliyopita
match-replay-picked = Onyesha tena zamu hii
match-whole-board = Ubao mzima
match-threats = Onyesha mashimo yaliyo hatarini
match-threats-hide = Ficha mashimo yaliyo hatarini
match-menu = Menyu

## What the marks on the board mean

mark-may-start = linaweza kusambazwa
mark-ended = zamu iliyopita iliishia hapa
mark-lifted = mzunguko ulianzia hapa
mark-captures = linakula
mark-emptied = linaliwa
mark-entry = kichwa: kete zilizoliwa huingia hapa

## Pause menu

pause-title = Mchezo umesimamishwa
pause-go-on = Endelea
pause-try = Jaribu mpangilio huu
pause-resign = Kubali kushindwa
pause-leave = Rudi mwanzo
pause-leave-line = Mchezo unahifadhiwa, na unaweza kuendelea baadaye.

## Questions

confirm-resign-title = Unakubali kushindwa?
confirm-resign-line = Mpinzani wako atakuwa ameshinda.
confirm-resign-yes = Kubali kushindwa
confirm-resign-no = Endelea kucheza
confirm-discard-title = Ungependa kufuta mchezo huu?
confirm-discard-line = Utaondoka kwenye orodha hii. Michezo ishirini ya mwisho hubaki kwenye folda “discarded” karibu na michezo iliyohifadhiwa.
confirm-discard-yes = Futa
confirm-discard-no = Hifadhi
confirm-reset-title = Ungependa kurejesha mipangilio yote?
confirm-reset-line = Sauti, kasi, picha, ukubwa wa maandishi na lugha zitakuwa kama zilivyokuwa mwanzo. Michezo inabaki.
confirm-reset-yes = Rejesha yote
confirm-reset-no = Acha ilivyo

## Result

result-winner = { $person ->
    [you] Umeshinda
    [computer] Kompyuta imeshinda
   *[other] { $name } ameshinda
}
result-draw = Sare
result-score = { $south-name } { $south }, { $north-name } { $north }
# $won: kete zilizotekwa; $row: kete za safu yake.
result-score-parts = { $name }: kete { $won } ghalani, na { $row } katika safu.
result-turns = Idadi ya zamu: { $turns }.
result-rematch = Cheza tena
result-look = Tazama ubao
result-back = Rudi kwenye matokeo
result-undo = Tendua zamu iliyopita
result-to-title = Rudi mwanzo

## Settings

settings-title = Mipangilio
settings-sound = Sauti
settings-volume = Kete na ubao
settings-ambience = Sauti za mazingira
settings-interface = Vitufe na menyu
settings-mute = Bila sauti
settings-table = Uchezaji
settings-speed = Kasi ya kete
settings-speed-value = { $speed }×
settings-counts = Onyesha idadi ya kete
settings-turn-board = Geuza ubao
settings-turn-board-line = Marafiki wawili wakicheza hapa, mwenye zamu huona safu yake karibu naye.
settings-previews = Kuonyesha mapema
settings-previews-by-level = Kulingana na mpinzani
settings-previews-by-level-line = Kadiri mpinzani anavyokuwa hodari zaidi, ndivyo unavyoonyeshwa mambo machache zaidi kabla ya kusambaza.
settings-previews-full = Zamu nzima
settings-previews-first-lap = Mzunguko wa kwanza tu
settings-previews-off = Usionyeshe
settings-previews-line = Yale yanayoonyeshwa kabla hujasambaza.
settings-reduced-motion = Punguza mwendo
settings-reduced-motion-line = Kete hufifia na kutokea badala ya kuruka.
settings-picture = Picha
settings-quality = Ubora
settings-quality-as-measured = Kwa kipimo ({ $quality })
settings-quality-to-measure = Kwa kipimo
settings-quality-low = Wa chini
settings-quality-medium = Wa kati
settings-quality-high = Wa juu
settings-quality-line = Wa chini ni kwa mashine zenye nguvu ndogo: vivuli si laini, wala kingo.
settings-board = Bao la kuchezea
settings-board-zanzibar = Zanzibar
settings-board-zanzibar-line = Mti mgumu na mnene, wenye nakshi za kamba na maua kama huko Zanzibar.
settings-board-school = Shule
settings-board-school-line = Bao bila nakshi, kama la shule, vilabu na nyumba ambako Kujifunza hufundishwa.
settings-board-djenon-line = Djenon-aboure una ubao wake, wa Waabouré wa kando ya wangwa wa Côte d'Ivoire.
settings-mood = Wakati wa siku
settings-mood-day = Alasiri
settings-mood-evening = Jioni
settings-full-screen = Skrini nzima
settings-reading = Kusoma
settings-text-size = Ukubwa wa maandishi
settings-percent = { $percent }%
settings-language = Lugha
settings-language-system = Kama ya mfumo ({ $language })
languages-unread = Imetafsiriwa kwa uangalifu; bado haijasomwa na mzungumzaji wa kwanza wa Kiswahili.
settings-reset = Rejesha yote
settings-close = Funga

## Help: the keys

help-title = Jinsi ya kucheza
help-keys = Vitufe
help-pointer = Elekeza kwenye shimo uone litakachofanya. Libofye au uliguse; palipo na pande mbili, chagua mmoja.
help-notation = Zamu huandikwa kwa shimo lake na mwelekeo wake, kama achezaye aonavyo: L ni kushoto, R ni kulia. Nyota huonyesha zamu isiyokula; herufi baada ya nukta mbili ni vichwa vilivyochaguliwa.
help-look = Gurudumu au vidole viwili kupanuka: sogelea ubao. Buruta: usogeze. Kitufe cha kulia, Ctrl au vidole viwili pamoja: uinamishe. Gusa mti mara mbili: ubao mzima.
help-key-arrows = Mishale
help-key-arrows-does = Hamia shimo jingine; kwenye shimo ulilochagua, kushoto au kulia.
help-key-enter = Enter
help-key-enter-does = Chagua shimo, kisha ulisambaze. Kete zikisogea: ruka hadi mwisho.
help-key-by-hand = Enter, Backspace, Delete
help-key-by-hand-does = Unapopanga kete mwenyewe: weka kete, ondoa moja, ondoa zote za shimo.
help-key-space = Space
help-key-space-does = Kama Enter. Kete zikisogea: simamisha na uendelee.
help-key-esc = Esc
help-key-esc-does = Acha shimo, funga, au fungua menyu.
help-key-undo = U, Backspace
help-key-undo-does = Tendua.
help-key-redo = R
help-key-redo-does = Rudia.
help-key-end = End
help-key-end-does = Ruka hadi mwisho wa zamu.
help-key-replay = L
help-key-replay-does = Onyesha tena zamu iliyopita.
help-key-step = , na .
help-key-step-does = Nyuma na mbele kete moja.
help-key-lap = < na >
help-key-lap-does = Nyuma na mbele mzunguko mmoja.
help-key-speed = + na -
help-key-speed-does = Kasi zaidi na polepole zaidi.
help-key-closer = Ctrl + na Ctrl -
help-key-closer-does = Sogelea ubao au uwe mbali nao.
help-key-tilt = Page Up, Page Down
help-key-tilt-does = Tazama zaidi au kidogo kutoka juu.
help-key-whole = Home
help-key-whole-does = Ubao mzima tena.
help-key-counts = N
help-key-counts-does = Onyesha au ficha idadi ya kete.
help-key-threats = T
help-key-threats-does = Onyesha au ficha mashimo yako yaliyo hatarini zamu ijayo.
help-key-mute = M
help-key-mute-does = Zima au washa sauti.
help-key-help = F1
help-key-help-does = Msaada huu.
help-key-full-screen = F11
help-key-full-screen-does = Skrini nzima.
help-close = Funga

## Unfinished matches

unfinished-title = Michezo ambayo haijakwisha
unfinished-none = Hakuna mchezo unaosubiri kuendelezwa.
unfinished-friend = Watu wawili hapa
unfinished-computer = Dhidi ya kompyuta, { $level }
unfinished-turns = { $turns ->
    [0] Bado hakuna zamu
   *[other] Zamu { $turns }
}
unfinished-saved-now = Umehifadhiwa sasa hivi
unfinished-saved-minutes = Umehifadhiwa dakika { $count ->
    [one] { $count } iliyopita
   *[other] { $count } zilizopita
}
unfinished-saved-hours = Umehifadhiwa saa { $count ->
    [one] { $count } iliyopita
   *[other] { $count } zilizopita
}
unfinished-saved-days = Umehifadhiwa siku { $count ->
    [one] { $count } iliyopita
   *[other] { $count } zilizopita
}
unfinished-go-on = Endelea
unfinished-discard = Futa

## Notices

notice-close = Funga

part-reason = { $reason ->
    [full] diski imejaa
    [read-only] diski inaweza kusomwa tu
    [denied] huna ruhusa ya kusoma au kuandika hapo
    [not-a-file] kitu kingine kiko mahali pake
    [too-large] ni kubwa mno kuwa yetu
    [too-many] faili nyingi mno zilizoharibika zimewekwa kando tayari, na baadhi yake ziondolewe
   *[other] { $error }
}
notice-no-folders = Mfumo hautaji folda ya faili za Mbili, kwa hiyo mipangilio na michezo haihifadhiwi. Ili ihifadhiwe, weka HOME, au MBILI_CONFIG_DIR na MBILI_DATA_DIR, kisha anza tena.
notice-folder = Folda { $file } haiwezi kuundwa: { part-reason }. Vitu vya kuwekwa humo havihifadhiwi.
notice-settings-damaged = Mipangilio iliharibika katika mstari wa { $line } wa { $file } ({ $problem }). Iliyosomeka inatumika; faili iliyoharibika imewekwa kando kwa jina { $aside }.
notice-settings-damaged-kept = Mipangilio imeharibika katika mstari wa { $line } wa { $file } ({ $problem }). Faili haiwezi kuwekwa kando: { part-reason }. Inabaki ilivyo, na mabadiliko hayahifadhiwi mpaka irekebishwe au iondolewe.
notice-settings-unreadable = Mipangilio iliyo katika { $file } haiwezi kusomwa: { part-reason }. Ile ya kawaida inatumika.
notice-settings-unsaved = Mipangilio haiwezi kuhifadhiwa katika { $file }: { part-reason }. Itadumu hadi utakapoondoka, na kuhifadhi kunajaribiwa tena na tena.
notice-settings-saved-again = Mipangilio inaweza kuhifadhiwa tena, na imehifadhiwa.
notice-match-newer = Mchezo ulio katika { $file } ulihifadhiwa na Mbili mpya zaidi (muundo wa { $version }). Umeachwa ulivyo; Mbili mpya zaidi inaweza kuuendeleza.
notice-match-damaged = Mchezo ulio katika { $file } umeharibika katika mstari wa { $line }, safu wima ya { $column }: { $problem }. Umeachwa ulivyo; urekebishe hapo au uondoe.
notice-match-empty = Rekodi iliyo katika { $file } haina hatua, wala mistari ambayo Mbili huongeza kwenye mchezo uliohifadhiwa, kwa hiyo hakuna cha kuendeleza. Imeachwa ilivyo; “mbili play” na jina lake huanzisha mchezo kutoka humo.
notice-matches-damaged-more = Michezo mingine iliyoharibika katika { $folder }: { $count }. Majina yake yako katika kumbukumbu ya programu.
notice-match-unreadable = Mchezo ulio katika { $file } hauwezi kusomwa: { part-reason }.
notice-match-unsaved = Mchezo hauwezi kuhifadhiwa katika { $file }: { part-reason }. Mchezo unaendelea, na kuhifadhi kunajaribiwa tena na tena. Kilichohifadhiwa awali bado kipo.
notice-match-saved-again = Kuhifadhi kunafanya kazi tena: mchezo umehifadhiwa ulivyo.
notice-match-undiscarded = Mchezo ulio katika { $file } hauwezi kufutwa: { part-reason }.
notice-match-elsewhere = Mchezo ulio katika { $file } umefunguliwa na Mbili nyingine inayoendeshwa. Ufunge huko kwanza.
notice-match-gone = Mchezo uliokuwa katika { $file } haupo tena.
notice-no-sound-device = Hakuna kifaa cha sauti kilichopatikana, kwa hiyo mchezo hauna sauti.
notice-software-rendering = Hakuna kadi ya picha iliyopatikana, kwa hiyo picha inachorwa na kichakataji. Ubora wa chini huifanya iwe haraka zaidi.

## What the terminal says

startup-no-window = Hakuna mfumo wa madirisha: WAYLAND_DISPLAY wala DISPLAY haikuwekwa. Anzisha Mbili ndani ya kipindi cha eneo-kazi; “mbili --help” hueleza yanayofanya kazi bila dirisha.
startup-no-wayland = WAYLAND_DISPLAY ni “{ $value }”, lakini hakuna mfumo wa Wayland unaojibu hapo. Irekebishe, au XDG_RUNTIME_DIR, folda inamotafutwa; au iondoe, na X11 itatumika kama DISPLAY inavyosema.
startup-no-x11 = DISPLAY ni “{ $value }”, lakini hakuna seva ya X11 inayojibu hapo, au maktaba za X11 hazipo. Irekebishe, au anzisha Mbili ndani ya kipindi cha eneo-kazi.
startup-wayland-socket = WAYLAND_SOCKET ni “{ $value }”, ambayo si muunganisho ulio wazi na mfumo wa Wayland. Iondoe na uanze tena.
startup-no-graphics = Hakuna kifaa cha picha kilichopatikana. Sakinisha kiendeshi cha Vulkan, au kile cha programu cha Mesa (kwenye Debian na Ubuntu: mesa-vulkan-drivers).
startup-no-graphics-by = WGPU_BACKEND ni “{ $value }”, na hakuna kifaa cha picha kilichopatikana kwa njia hiyo. Inaweza kuwa vulkan au gl, au zote mbili zikitenganishwa kwa mkato; iondoe, na zote mbili zitajaribiwa.
startup-graphics-lost = Kifaa cha picha kimepotea. Mchezo umehifadhiwa; anzisha Mbili tena uendelee.
startup-graphics-lost-unsaved = Kifaa cha picha kimepotea, na si vyote vilivyoweza kuhifadhiwa hadi mwisho. Kumbukumbu ya programu inaeleza nini, na kwa nini: { $folder }. Anzisha Mbili tena uendelee.
startup-unsaved = Si vyote vilivyoweza kuhifadhiwa hadi mwisho. Kumbukumbu ya programu inaeleza nini, na kwa nini: { $folder }.
startup-record-unreadable = { $file }: haiwezi kusomwa: { $error }. Angalia jina lake na nani anaweza kuisoma; “mbili --help” hueleza ni nini kingine kinachoweza kutajwa hapa.
startup-record-not-a-file = { $file }: si faili. Taja faili ya rekodi.
startup-record-too-large = { $file }: baiti { $size } ni nyingi mno kwa rekodi ya mchezo mmoja. Je, ni faili sahihi?
startup-record-wrong = { $file }: { $problem }. “mbili replay” hukagua rekodi na kueleza jinsi ya kuirekebisha.
startup-failed = Programu imeshindwa na kusimama. Mchezo umehifadhiwa hadi zamu ya mwisho. Kilichotokea: { $message }
