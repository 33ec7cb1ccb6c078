### 화면에 보이는 것: 화면, 메뉴, 설정, 그리고 프로그램이 자신에 대해 알리는 것.
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = 판 앞에 둘이서, 둘씩.
title-loading = 판을 차리고 있습니다.

## Title, and entries of menus that come on several screens

menu-go-on = 이어 두기
menu-go-on-line = { $game }, { $turns ->
    [0] 아직 둔 수 없음
   *[other] { $turns }수
}
menu-new-match = 새 대국
menu-help = 놀이 방법
menu-settings = 설정
menu-back = 뒤로
menu-quit = 종료

## New match

new-match-title = 새 대국
new-match-rules = 규칙
new-match-opponent = 상대
opponent-friend = 옆의 친구
opponent-friend-line = 두 사람이 이 화면에서 번갈아 둡니다.
new-match-begins = 먼저 두는 쪽
begins-you = 나
begins-computer = 컴퓨터
begins-lot = 제비뽑기
begins-friend = 가까운 쪽인 남쪽이 먼저 둡니다.
begins-friend-north = 먼 쪽인 북쪽이 먼저 둡니다.
new-match-begin = 시작
# To the board on which seeds are put by hand.
new-match-set-up = 국면 차리기

## Setting up a position: seeds are put on the board by hand

set-up-title = 국면 차리기
set-up-how = 구멍을 누르면 씨앗이 하나 놓입니다. 빼려면 길게 누르거나 마우스 오른쪽 버튼을 클릭하세요.
set-up-seeds = 씨앗 { $most }개 가운데 { $found }개가 판에 있습니다.
# The pit that was touched last, and what its buttons do.
set-up-no-pit = 아직 누른 구멍 없음
set-up-pit = 구멍 { $pit }
set-up-add = { $pit } 구멍에 씨앗 하나 놓기
set-up-take = { $pit } 구멍에서 씨앗 하나 빼기
set-up-empty = { $pit } 구멍 비우기
# $name: South or North.
set-up-won = { $name }이 딴 씨앗
set-up-won-add = { $name }이 딴 씨앗에 하나 더하기
set-up-won-take = { $name }이 딴 씨앗에서 하나 빼기
set-up-to-move = 누구 차례
set-up-waiting = 잡은 { part-seeds }가 아직 손에 있습니다: kichwa를 골라야 합니다.
set-up-lay-aside = 치우기
set-up-clear = 판 비우기
set-up-start = 처음 배치
set-up-text = 글로 쓴 국면
set-up-text-wrong = { $column }번째 글자부터 국면으로 읽을 수 없습니다.
set-up-copy = 복사
set-up-copied = 복사함
set-up-paste = 붙여넣기

## Match

match-to-move = { $person ->
    [you] 내 차례
    [computer] 컴퓨터가 생각하는 중
   *[other] { $name } 차례
}
match-sowing = { $person ->
    [you] 내가 뿌리는 중
    [computer] 컴퓨터가 뿌리는 중
   *[other] { $name }: 뿌리는 중
}
match-replaying = 둔 수를 다시 보는 중
match-seeds = { part-seeds }
match-seeds-won = 딴 { part-seeds }
match-in-hand = 손에 { $seeds }개
# The lap being sown, and how many the turn has.
match-lap = 뿌리기 { $lap }/{ $laps }
match-captured = { $seeds }개 잡음
match-captured-won = { $seeds }개 땄음
match-last-turn = 지난 수
# The turn whose seeds are moving.
match-this-turn = 이번 수
match-turns = 수순
# Before the first turn: what it is about, and how a turn goes.
match-aim = 목표
first-step-pit = 고리가 있는 구멍을 고르세요.
first-step-way = 왼쪽이나 오른쪽을 고르세요. 어디로 가는지 판에 보입니다.
first-step-watch = 지켜보세요. 아래에서 멈추고, 하나씩 넘기고, 다시 볼 수 있습니다.
first-step-one-way = 고리가 있는 구멍을 고르세요: 바로 오른쪽으로 뿌립니다.
first-step-hold = 구멍을 가리키거나 손가락을 대고 있으면 어떻게 되는지 먼저 볼 수 있습니다.
# An entry of the list of turns; $move is in notation.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. 패스
# Beside a turn whose seeds are still moving.
match-turn-running = 뿌리는 중

match-choose-pit = 구멍을 고르세요: 바로 뿌립니다.
match-choose-pit-mtaji = 잡을 수 있으니 잡아야 합니다(mtaji). 잡는 구멍을 고르세요.
match-choose-pit-takata = 잡을 것이 없습니다(takata). 뿌릴 구멍을 고르세요.
match-choose-direction = { $pit }: 왼쪽으로, 오른쪽으로?
match-choose-kichwa = 씨앗 { $seeds }개가 들어갈 kichwa를 고르세요.
match-kichwa-left = 왼쪽 kichwa
match-kichwa-right = 오른쪽 kichwa
match-must-pass = 씨앗이 둘 이상인 내 구멍이 없습니다: 패스해야 합니다.
match-pass = 패스

match-direction-left = 왼쪽으로
match-direction-right = 오른쪽으로
# What a direction of a pit would do, line by line. $seeds: captured in all.
match-preview-end = { $pit }에서 끝남: { part-laps }.
match-preview-asks = { $pit }까지 { part-laps }, 그다음 kichwa를 고릅니다.
match-preview-captured = { part-seeds }를 잡음.
match-preview-captured-won = 따는 것: { part-seeds }.
match-preview-no-capture = 잡는 것 없음.
match-preview-no-capture-won = 따는 것 없음.
# The same where only the first lap is told. $seeds: captured at its end.
match-preview-first-end = 첫 뿌리기만: { $pit }까지.
match-preview-first-captured = { part-seeds }를 잡습니다.
match-preview-first-captured-won = { part-seeds }를 땁니다.
match-preview-first-no-capture = 아무것도 잡지 않습니다.
match-preview-first-no-capture-won = 아무것도 따지 않습니다.
# What a turn, or a way of sowing, comes to, in a line. $seeds: captured in all.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
# The same with the pit of the last seed, where there is little room.
match-brief-to = { $pit }: { match-brief }
# The first lap alone, where there is little room.
match-brief-first = 1회째: { $pit }{ $seeds ->
    [0] { "" }
   *[other] , +{ $seeds }
}
match-preview-none = 둘 수 없음: 누르면 까닭을 알려 줍니다.
match-progress = 이 수를 어디까지 보았는지
match-slower = 느리게
match-faster = 빠르게

# For screen readers.
match-board = 판
match-pit-label = { $pit }, { part-seeds }
match-pit-label-start = { $pit }, { part-seeds }, 뿌릴 수 있음

match-undo = 무르기
match-redo = 다시 두기
match-pause = 멈춤
match-go-on = 계속
match-skip = 건너뛰기
match-step-back = 씨앗 하나 뒤로
match-step-on = 씨앗 하나 앞으로
match-lap-back = 뿌리기 한 번 뒤로
match-lap-on = 뿌리기 한 번 앞으로
match-speed = 속도
match-speed-value = { $speed }×
match-replay = 지난 수 다시 보기
match-replay-picked = 이 수 다시 보기
match-whole-board = 판 전체
match-threats = 위험한 구멍 보이기
match-threats-hide = 위험한 구멍 숨기기
match-menu = 메뉴

## What the marks on the board mean; each stands beside its mark.

mark-may-start = 뿌릴 수 있음
mark-ended = 지난 수가 끝난 곳
mark-lifted = 씨앗을 집은 곳
mark-captures = 잡는 곳
mark-emptied = 잡히는 곳
mark-entry = kichwa: 잡은 씨앗이 들어오는 곳

## Pause menu

pause-title = 멈춤
pause-go-on = 이어 두기
pause-try = 이 국면 시험하기
pause-resign = 기권
pause-leave = 첫 화면으로
pause-leave-line = 대국은 보관되며, 나중에 이어 둘 수 있습니다.

## Questions

confirm-resign-title = 이 대국을 기권할까요?
confirm-resign-line = 그러면 상대가 이깁니다.
confirm-resign-yes = 기권
confirm-resign-no = 이어 두기
confirm-discard-title = 이 대국을 버릴까요?
confirm-discard-line = 이 목록에서 사라집니다. 마지막으로 버린 스무 판은 저장된 대국 옆의 “discarded” 폴더에 남습니다.
confirm-discard-yes = 버리기
confirm-discard-no = 남기기
confirm-reset-title = 모든 설정을 되돌릴까요?
confirm-reset-line = 소리, 속도, 그래픽, 글자 크기, 언어가 처음 상태로 돌아갑니다. 대국은 그대로 남습니다.
confirm-reset-yes = 되돌리기
confirm-reset-no = 그대로 두기

## Result

result-winner = { $person ->
    [you] 내가 이겼습니다
    [computer] 컴퓨터가 이겼습니다
   *[other] { $name } 승리
}
result-draw = 무승부
# Djenon-aboure: seeds in the end.
result-score = { $south-name } { $south }, { $north-name } { $north }
# $won: seeds won; $row: seeds of the own row.
result-score-parts = { $name }: 딴 씨앗 { $won }개, 자기 줄에 { $row }개.
result-turns = 모두 { $turns }수를 두었습니다.
result-rematch = 한 판 더
result-look = 판 보기
result-back = 결과로
result-undo = 마지막 수 무르기
result-to-title = 첫 화면으로

## Settings

settings-title = 설정
settings-sound = 소리
settings-volume = 씨앗과 판
settings-ambience = 주변 소리
settings-interface = 버튼과 메뉴
settings-mute = 소리 끄기
settings-table = 대국
settings-speed = 씨앗의 속도
settings-speed-value = { $speed }×
settings-counts = 씨앗 수 보이기
settings-turn-board = 판 돌리기
settings-turn-board-line = 친구와 함께 둘 때, 차례인 사람의 줄이 가장 가까이 옵니다.
settings-previews = 미리 보기
settings-previews-by-level = 상대에 따라
settings-previews-by-level-line = 상대가 강할수록 뿌리기 전에 알려 주는 것이 적어집니다.
settings-previews-full = 수 전체
settings-previews-first-lap = 첫 뿌리기만
settings-previews-off = 끔
settings-previews-line = 뿌릴 방향을 정하기 전에 알려 주는 것입니다.
settings-reduced-motion = 움직임 줄이기
settings-reduced-motion-line = 씨앗이 날지 않고 서서히 나타났다 사라집니다.
settings-picture = 그래픽
settings-quality = 품질
settings-quality-as-measured = 자동({ $quality })
settings-quality-to-measure = 자동
settings-quality-low = 낮음
settings-quality-medium = 보통
settings-quality-high = 높음
settings-quality-line = ‘낮음’은 느린 기기용입니다: 그림자가 거칠고 가장자리가 들쭉날쭉합니다.
settings-board = 바오 판
settings-board-zanzibar = 잔지바르
settings-board-zanzibar-line = 잔지바르의 판처럼 밧줄과 꽃무늬를 새긴 두껍고 단단한 나무판.
settings-board-school = 학교
settings-board-school-line = Kujifunza를 가르치는 학교, 동호회, 집에서 쓰는 것 같은 소박한 판.
settings-board-djenon-line = Djenon-aboure에는 코트디부아르 석호 지역 아부레(Abouré) 사람들의 판이 따로 있습니다.
settings-mood = 시간대
settings-mood-day = 오후
settings-mood-evening = 저녁
settings-full-screen = 전체 화면
settings-reading = 읽기
settings-text-size = 글자 크기
settings-percent = { $percent }%
settings-language = 언어
# $language by its own name.
settings-language-system = 시스템 언어({ $language })
languages-unread = 정성껏 옮겼지만, 한국어를 모국어로 쓰는 사람이 아직 읽어 보지는 않았습니다.
settings-reset = 모두 되돌리기
settings-close = 닫기

## Help: the keys

help-title = 놀이 방법
help-keys = 키
help-pointer = 구멍을 가리키면 어떻게 되는지 보입니다. 클릭하거나 누르고, 방향이 둘이면 하나를 고르세요.
help-notation = 한 수는 구멍과, 두는 사람이 본 방향으로 적습니다: L은 왼쪽, R은 오른쪽입니다. 별표는 아무것도 잡지 않는 수이고, 쌍점 뒤의 글자는 고른 kichwa입니다.
help-look = 휠이나 두 손가락 벌리기: 판에 가까이. 끌기: 판 옮기기. 마우스 오른쪽 버튼, Ctrl 또는 두 손가락: 기울이기. 나무를 두 번 누르기: 판 전체.
help-key-arrows = 화살표
help-key-arrows-does = 구멍에서 구멍으로. 고른 구멍에서는 왼쪽이나 오른쪽.
help-key-enter = Enter
help-key-enter-does = 구멍을 고르고, 다시 누르면 뿌리기. 씨앗이 움직일 때: 끝으로 건너뛰기.
help-key-by-hand = Enter, Backspace, Delete
help-key-by-hand-does = 국면을 차릴 때: 씨앗 놓기, 빼기, 구멍 비우기.
help-key-space = 스페이스바
help-key-space-does = Enter와 같음. 씨앗이 움직일 때: 멈춤과 계속.
help-key-esc = Esc
help-key-esc-does = 고른 구멍 놓기, 닫기, 메뉴 열기.
help-key-undo = U, Backspace
help-key-undo-does = 무르기.
help-key-redo = R
help-key-redo-does = 다시 두기.
help-key-end = End
help-key-end-does = 이 수의 끝으로 건너뛰기.
help-key-replay = L
help-key-replay-does = 지난 수 다시 보기.
help-key-step = , 및 .
help-key-step-does = 씨앗 하나 뒤로, 앞으로.
help-key-lap = < 및 >
help-key-lap-does = 뿌리기 한 번 뒤로, 앞으로.
help-key-speed = + 및 -
help-key-speed-does = 빠르게, 느리게.
help-key-closer = Ctrl + 및 Ctrl -
help-key-closer-does = 판에 가까이, 멀리.
help-key-tilt = Page Up, Page Down
help-key-tilt-does = 더 위에서, 더 옆에서 보기.
help-key-whole = Home
help-key-whole-does = 다시 판 전체.
help-key-counts = N
help-key-counts-does = 씨앗 수 보이기, 숨기기.
help-key-threats = T
help-key-threats-does = 상대의 다음 수에 씨앗을 잃을 수 있는 내 구멍 보이기, 숨기기.
help-key-mute = M
help-key-mute-does = 소리 끄기, 켜기.
help-key-help = F1
help-key-help-does = 이 도움말.
help-key-full-screen = F11
help-key-full-screen-does = 전체 화면.
help-close = 닫기

## Unfinished matches

unfinished-title = 끝나지 않은 대국
unfinished-none = 이어 둘 대국이 없습니다.
unfinished-friend = 여기서 두 사람이
# $level is the level's name.
unfinished-computer = 컴퓨터 상대, { $level }
unfinished-turns = { $turns ->
    [0] 아직 둔 수 없음
   *[other] { $turns }수
}
unfinished-saved-now = 방금 저장함
unfinished-saved-minutes = { $count }분 전에 저장함
unfinished-saved-hours = { $count }시간 전에 저장함
unfinished-saved-days = { $count }일 전에 저장함
unfinished-go-on = 이어 두기
unfinished-discard = 버리기

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = 닫기

# $reason: full, read-only, denied, not-a-file, too-large, too-many or other.
part-reason = { $reason ->
    [full] 디스크가 가득 찼습니다
    [read-only] 디스크가 읽기 전용입니다
    [denied] 그곳을 쓰거나 읽을 권한이 없습니다
    [not-a-file] 그 자리에 다른 것이 있습니다
    [too-large] Mbili의 파일이라기에는 너무 큽니다
    [too-many] 따로 둔 손상 파일이 이미 너무 많으니 몇 개를 지워야 합니다
   *[other] { $error }
}
notice-no-folders = 시스템이 Mbili의 파일을 둘 폴더를 알려 주지 않아 설정과 대국이 보관되지 않습니다. 보관하려면 HOME, 또는 MBILI_CONFIG_DIR와 MBILI_DATA_DIR를 설정하고 다시 시작하세요.
notice-folder = 폴더 { $file }: 만들 수 없습니다. 이유: { part-reason }. 그곳에 둘 것은 보관되지 않습니다.
notice-settings-damaged = 설정 파일 { $file }의 { $line }번째 줄이 손상되어 있었습니다({ $problem }). 읽을 수 있는 것은 쓰고, 손상된 파일은 따로 두었습니다: { $aside }
notice-settings-damaged-kept = 설정 파일 { $file }의 { $line }번째 줄이 손상되어 있습니다({ $problem }). 이 파일을 따로 둘 수 없습니다. 이유: { part-reason }. 파일은 그대로 있으며, 고치거나 지울 때까지 바뀐 설정은 저장되지 않습니다.
notice-settings-unreadable = 설정 파일 { $file }: 읽을 수 없습니다. 이유: { part-reason }. 기본 설정을 씁니다.
notice-settings-unsaved = 설정 파일 { $file }: 저장할 수 없습니다. 이유: { part-reason }. 설정은 끝낼 때까지 유지되며, 저장을 계속 다시 시도합니다.
notice-settings-saved-again = 설정을 다시 저장할 수 있게 되어 저장했습니다.
notice-match-newer = 대국 파일 { $file }: 더 새로운 Mbili(형식 { $version })로 저장되었습니다. 손대지 않고 두었으니, 더 새로운 Mbili로 이어 둘 수 있습니다.
notice-match-damaged = 대국 파일 { $file }의 { $line }번째 줄 { $column }번째 칸이 손상되어 있습니다: { $problem }. 손대지 않고 두었으니, 그 자리를 고치거나 파일을 지우세요.
notice-match-empty = 기보 파일 { $file }: 둔 수도, Mbili가 저장한 대국에 덧붙이는 줄도 없어서 이어 둘 것이 없습니다. 손대지 않고 두었습니다. “mbili play” 뒤에 파일 이름을 쓰면 이 파일에서 대국을 시작합니다.
notice-matches-damaged-more = 폴더 { $folder }에 있는 다른 손상된 대국: { $count }개. 이름은 로그에 있습니다.
notice-match-unreadable = 대국 파일 { $file }: 읽을 수 없습니다. 이유: { part-reason }.
notice-match-unsaved = 대국 파일 { $file }: 저장할 수 없습니다. 이유: { part-reason }. 대국은 계속되고, 저장을 계속 다시 시도합니다. 전에 저장된 것은 그대로 있습니다.
notice-match-saved-again = 저장이 다시 됩니다: 대국을 지금 상태로 저장했습니다.
notice-match-undiscarded = 대국 파일 { $file }: 버릴 수 없습니다. 이유: { part-reason }.
notice-match-elsewhere = 대국 파일 { $file }: 실행 중인 다른 Mbili에서 두고 있습니다. 먼저 그쪽에서 닫으세요.
notice-match-gone = 대국 파일 { $file }: 더는 그곳에 없습니다.
notice-no-sound-device = 소리 장치를 찾지 못해 소리가 나지 않습니다.
notice-software-rendering = 그래픽 카드를 찾지 못해 프로세서가 화면을 그립니다. 품질을 낮추면 빨라집니다.

## What the terminal says where no window can be shown

startup-no-window = 창 시스템이 없습니다: WAYLAND_DISPLAY도 DISPLAY도 설정되어 있지 않습니다. 데스크톱 세션에서 Mbili를 시작하세요. 창 없이 할 수 있는 일은 “mbili --help”가 알려 줍니다.
startup-no-wayland = WAYLAND_DISPLAY 값은 “{ $value }”인데, 그곳에서 응답하는 Wayland 컴포지터가 없습니다. 이 값이나 그것을 찾는 폴더인 XDG_RUNTIME_DIR를 바로잡으세요. 값을 없애면 DISPLAY에 따라 X11을 씁니다.
startup-no-x11 = DISPLAY 값은 “{ $value }”인데, 그곳에서 응답하는 X11 서버가 없거나 X11 라이브러리가 없습니다. 값을 바로잡거나 데스크톱 세션에서 Mbili를 시작하세요.
startup-wayland-socket = WAYLAND_SOCKET 값은 “{ $value }”인데, Wayland 컴포지터로 열린 연결이 아닙니다. 값을 없애고 다시 시작하세요.
startup-no-graphics = 그래픽 어댑터를 찾지 못했습니다. Vulkan 드라이버나 Mesa의 소프트웨어 드라이버(Debian과 Ubuntu: mesa-vulkan-drivers)를 설치하세요.
startup-no-graphics-by = WGPU_BACKEND 값은 “{ $value }”인데, 그것으로는 그래픽 어댑터를 찾지 못했습니다. 값은 vulkan 또는 gl, 아니면 쉼표로 이은 둘 다입니다. 값을 없애면 둘 다 시도합니다.
startup-graphics-lost = 그래픽 장치와의 연결이 끊어졌습니다. 대국은 저장되었으니, Mbili를 다시 시작해 이어 두세요.
startup-graphics-lost-unsaved = 그래픽 장치와의 연결이 끊어졌고, 끝날 때 모두 저장하지는 못했습니다. 무엇을 왜 저장하지 못했는지 로그에 있습니다: { $folder }. Mbili를 다시 시작해 이어 두세요.
startup-unsaved = 끝날 때 모두 저장하지는 못했습니다. 무엇을 왜 저장하지 못했는지 로그에 있습니다: { $folder }.
startup-record-unreadable = { $file }: 읽을 수 없습니다: { $error }. 이름과 읽기 권한을 확인하세요. 여기에 쓸 수 있는 다른 것은 “mbili --help”가 알려 줍니다.
startup-record-not-a-file = { $file }: 파일이 아닙니다. 기보 파일의 이름을 쓰세요.
startup-record-too-large = { $file }: 한 대국의 기보라기에 { $size }바이트는 너무 큽니다. 이 파일이 맞나요?
startup-record-wrong = { $file }: { $problem }. “mbili replay”가 기보를 검사하고 고치는 법을 알려 줍니다.
startup-failed = 프로그램에 오류가 나서 멈춰야 했습니다. 대국은 마지막 수까지 저장되었습니다. 일어난 일: { $message }
