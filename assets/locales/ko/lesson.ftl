### 다섯 단계의 배우기, 그리고 그 뒤의 수업.
### The arguments are explained in the English file.

menu-learn = 배우기

## The five beats: what is to be done, and what it was

learn-sow = 빛나는 구멍을 누르고, 왼쪽이나 오른쪽을 고르세요.
learn-sow-done = 뿌렸습니다. 지나간 구멍마다 씨앗(kete)이 하나씩 들어갔습니다.
learn-relay = 마지막 씨앗을 다른 씨앗들 사이에 떨어뜨리고 지켜보세요.
learn-relay-done = 씨앗 있던 구멍에서 이어 뿌렸습니다. 이것이 endelea입니다.
learn-capture = 마지막 씨앗을 내 씨앗들 사이에 떨어뜨려, 마주 보는 상대 씨앗을 잡으세요.
learn-capture-done = 잡았습니다. 잡은 씨앗은 앞줄 끝 구멍인 kichwa로 들어왔습니다.
learn-must-capture = 잡는 구멍이 하나 있습니다. 잡을 수 있으면 잡아야 합니다. 찾아보세요.
learn-must-capture-done = 잡는 수를 mtaji라고 합니다. 반드시 두어야 합니다.
learn-win = 상대 앞줄의 마지막 씨앗을 잡으면 이깁니다.
learn-win-done = Hamna. 상대의 앞줄에 아무것도 없습니다. 이겼습니다.

learn-choose = 이제 왼쪽이나 오른쪽: 판 아래의 화살표를 누르세요.
learn-lit = 빛나는 구멍을 누르세요.
learn-lit-label = { $pit }, { part-seeds }, 빛남
learn-seeds-move = 씨앗을 지켜보세요.
learn-step = { $of }단계 중 { $number }단계
learn-step-done = { $of }단계 중 { $number }단계, 마침
learn-next = 다음
learn-skip = 이 단계 건너뛰기
learn-leave = 나가기

## The end of the lesson

learn-end-title = 바오를 둘 수 있습니다
learn-end-line = 뿌리고, 이어 뿌리고, 잡고, 이기기: 나머지는 두면서 익힙니다.
learn-play = 두어 보기
learn-play-line = 내 수준을 찾아내는 컴퓨터와 둡니다.
learn-watch = 지켜보기
learn-watch-line = 컴퓨터끼리 둡니다.
learn-more = 더 배우기
learn-more-line = 모든 규칙을 하나씩.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = 그러면 마지막 씨앗이 비어 있는 { $pit } 구멍에 떨어져 차례가 끝납니다.
learn-wrong-relays = 그러면 마지막 씨앗이 { $pit } 구멍의 씨앗들 사이에 떨어져 이어 뿌리게 됩니다.
learn-wrong-takes-nothing = 그러면 아무것도 잡지 못합니다.
learn-wrong-takes-nothing-won = 그러면 씨앗을 따지 못합니다.
learn-wrong-other-kichwa = 그러면 씨앗이 다른 쪽 kichwa, { $pit } 구멍으로 들어갑니다.
learn-wrong-same-way = 그러면 씨앗이 오던 방향 그대로 나아갑니다.
learn-wrong-short-chain = 그러면 한 구멍만 땁니다. 더 많이 따는 수가 있습니다.
learn-wrong-no-win = 그러면 판이 계속됩니다. 이기는 수가 따로 있습니다.
learn-wrong-way = 구멍은 맞지만 방향이 다릅니다. { part-way } 뿌리세요.

## The course: the lessons to choose from

course-title = 수업
course-line = 규칙을 하나씩: 읽고, 해 보고, 연습 문제까지.
course-minute = 1분 만에 배우기
course-next = 다음 수업
course-all-done = 모두 마쳤습니다. 처음부터 다시
course-done = { $of }개 중 { $done }개 마침
course-is-done = 마침
course-all = 모든 수업
course-of = { $name }, 수업 { $number }/{ $of }
course-to-exercise = 연습 문제로
course-straight-to-exercise = 바로 연습 문제로
course-exercise = 이제 연습 문제

## Bao la Kujifunza, rule by rule

course-board-title = 판
course-board-1 = 두 줄이 내 것입니다: 판 가운데에 있는 앞줄과, 가장 가까이 있는 뒷줄입니다.
course-board-2 = 두 줄은 열여섯 구멍의 고리를 이룹니다. 왼쪽이나 오른쪽으로 고리를 돌며 뿌리고, 고리 밖으로는 나가지 않습니다.
course-board-asks = 뿌릴 수 있는 구멍 하나를 아무 쪽으로나 뿌려 보세요.
course-board-names = 씨앗은 여전히 모두 내 두 줄에 있습니다.

course-sowing-title = 뿌리기
course-sowing-1 = 씨앗이 둘 이상인 내 구멍에서 씨앗을 모두 집어, 다음 구멍부터 하나씩 떨어뜨립니다.
course-sowing-2 = 마지막 씨앗이 빈 구멍에 떨어지면 차례가 끝납니다.
course-sowing-asks = 마지막 씨앗이 빈 구멍에 떨어지도록 뿌리세요.
course-sowing-names = 씨앗을 집어 마지막 씨앗까지 떨어뜨리는 것이 뿌리기 1회입니다.

course-relay-title = 이어 뿌리기
course-relay-1 = 마지막 씨앗이 씨앗 있는 구멍에 떨어지고 아무것도 잡지 않으면, 그 구멍의 씨앗을 집어 같은 방향으로 이어 뿌립니다.
course-relay-2 = 그래서 한 수에 뿌리기가 여러 번일 수 있습니다. 뿌리기가 빈 구멍에서 끝나면 차례도 끝납니다.
course-relay-asks = 차례가 이어지도록 뿌리세요.
course-relay-names = 이것이 endelea, ‘계속하다’입니다.

course-capture-title = 잡기
course-capture-1 = 첫 번째 뿌리기가 씨앗 있는 내 앞줄 구멍에서 끝나고 마주 보는 구멍에도 씨앗이 있으면, 그 씨앗을 잡습니다.
course-capture-2 = 그 뒤의 뒷줄은 안전합니다.
course-capture-3 = 이런 수에서는 다음 뿌리기도 같은 식으로 잡습니다.
course-capture-asks = 잡으세요.
course-capture-names = 잡는 수를 mtaji라고 합니다.

course-kichwa-title = Kichwa와 kimbi
course-kichwa-1 = 잡은 씨앗은 앞줄의 끝 구멍인 kichwa로 들어갑니다. 첫 씨앗은 kichwa 자체에 떨어집니다.
course-kichwa-2 = 양쪽 끝의 두 구멍씩이 kimbi입니다. 거기서 잡은 씨앗은 그쪽 끝의 kichwa로 들어갑니다.
course-kichwa-asks = 씨앗이 오른쪽 kichwa로 들어가도록 잡으세요.
course-kichwa-names = 씨앗이 오른쪽 kichwa로 들어가 가운데 쪽으로 나아갔습니다.

course-direction-title = 나아가는 방향
course-direction-1 = kichwa에서는 가운데 쪽으로 뿌립니다. 그래서 kimbi에서 잡으면 방향이 바뀔 수 있고, 바뀐 방향으로 계속 나아갑니다.
course-direction-2 = 가운데 네 구멍에서 잡으면 방향을 지킵니다. 잔지바르의 명인들이 두는 방식입니다.
course-direction-3 = Mancala World 규칙에서는 거기서 kichwa를 고릅니다.
course-direction-asks = 방향이 바뀌도록 잡으세요.
course-direction-names = 가까운 kichwa가 방향을 바꾸었습니다.

course-must-capture-title = 반드시 잡기
course-must-capture-1 = 잡을 수 있으면 반드시 잡아야 합니다. 그때 다른 시작은 둘 수 없습니다.
course-must-capture-2 = 잡는 수가 여럿이면 많든 적든 마음대로 고릅니다.
course-must-capture-asks = 잡는 시작을 찾으세요.
course-must-capture-names = 규칙에 맞는 시작은 그것뿐이었습니다.

course-sixteen-title = 열여섯 개 이상
course-sixteen-1 = 씨앗이 열여섯 개 이상인 구멍은, 마지막 씨앗이 어디에 떨어지든 잡는 수를 시작하지 못합니다.
course-sixteen-2 = 뒤이은 뿌리기는 아무리 길어도 잡을 수 있습니다.
course-sixteen-asks = 열여섯 개 이상인 구멍이 아닌 다른 구멍으로 잡으세요.
course-sixteen-names = 큰 구멍은 기다려야 했습니다.

course-takata-title = 잡지 않는 수
course-takata-1 = 잡는 시작이 하나도 없을 때만 잡지 않고 뿌릴 수 있습니다.
course-takata-2 = 이때는 어디서 끝나든, 몇 번을 이어 뿌려도 잡지 않습니다.
course-takata-asks = 여기서는 아무것도 잡지 못합니다. 뿌리세요.
course-takata-names = 잡지 않는 수를 takata라고 합니다.

course-front-row-title = 앞줄 먼저
course-front-row-1 = 앞줄에 씨앗이 둘 이상인 구멍이 있는 동안, takata는 앞줄에서 시작합니다.
course-front-row-2 = 그런 구멍이 없을 때만 뒷줄에서 시작할 수 있습니다.
course-front-row-asks = 여기서 시작할 수 있는 구멍을 뿌리세요.
course-front-row-names = 뒷줄은 기다려야 했습니다.

course-lone-kichwa-title = 마지막 kichwa
course-lone-kichwa-1 = 앞줄에서 씨앗 있는 구멍이 kichwa 하나뿐이면, takata에서 그것을 앞줄 밖으로 뿌릴 수 없습니다.
course-lone-kichwa-2 = 가운데 쪽으로는 뿌릴 수 있습니다.
course-lone-kichwa-asks = kichwa를 뿌릴 수 있는 쪽으로 뿌리세요.
course-lone-kichwa-names = 내 앞줄은 한 번도 비지 않았습니다.

course-endless-title = 끝없는 뿌리기
course-endless-1 = 영영 돌고 도는 뿌리기가 있습니다. 그런 시작은 둘 수 없습니다.
course-endless-2 = 잡지 않는 수에서만, 그것도 아주 드물게 생깁니다.
course-endless-asks = 여기에는 영영 끝나지 않을 뿌리기가 하나 있습니다. 다른 것을 뿌리세요.
course-endless-names = 이 뿌리기는 끝이 났습니다.

course-end-title = 끝나는 법
course-end-1 = 상대의 앞줄이 비면 바로 이깁니다.
course-end-2 = 상대에게 규칙에 맞는 시작이 없어도 이깁니다. 패스는 없습니다.
course-end-asks = 이기세요.
course-end-names = Hamna: 그 앞줄에 아무것도 없습니다.

## Djenon-aboure, rule by rule

course-origin-title = 뿌리기
course-origin-1 = 가장 가까운 줄이 내 것입니다. 그 줄의 구멍 하나에서 씨앗을 집으면, 오른쪽으로 나아가 두 줄을 돕니다.
course-origin-2 = 첫 씨앗은 집어 든 구멍에 도로 떨어집니다.
course-origin-3 = 마지막 씨앗이 떨어진 구멍에 씨앗이 셋이거나 다섯 이상이면, 이번에는 그 구멍의 씨앗을 집습니다. 하나면 차례가 끝납니다.
course-origin-asks = 내 구멍 하나를 뿌리세요.
course-origin-names = 뿌리기를 시작한 구멍에 씨앗 하나가 남았습니다.

course-lone-seeds-title = 혼자 남은 씨앗
course-lone-seeds-1 = 씨앗이 하나뿐인 구멍은 뿌릴 수 없습니다.
course-lone-seeds-2 = 씨앗이 둘 이상인 내 구멍이 하나도 없을 때만 패스합니다.
course-lone-seeds-asks = 뿌릴 수 있는 구멍을 뿌리세요.
course-lone-seeds-names = 혼자 남은 씨앗들은 기다려야 했습니다.

course-taking-title = 씨앗 따기
course-taking-1 = 마지막 씨앗이 떨어진 구멍에 씨앗이 둘이나 넷이면, 어느 쪽 구멍이든 그 씨앗을 따고 차례가 끝납니다.
course-taking-2 = 그 전의 구멍들도 씨앗이 정확히 둘이나 넷인 동안 차례로 땁니다.
course-taking-asks = 한 수에 두 구멍 이상을 따세요.
course-taking-names = 구멍에서 구멍으로, 거꾸로 이어서 땄습니다.

course-close-title = 끝나는 법
course-close-1 = 씨앗이 둘 이상인 구멍이 없어지면 놀이가 끝납니다.
course-close-2 = 각자 딴 씨앗에 자기 줄의 씨앗을 더합니다. 더 많은 쪽이 이기고, 24개씩이면 무승부입니다.
course-close-asks = 놀이가 끝나고 내가 이기도록 뿌리세요.
course-close-names = 혼자 남은 씨앗뿐이고, 내가 더 많습니다.
