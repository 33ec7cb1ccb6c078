### 놀이를 말로: 이름, 규칙, 둘 수 없는 까닭, 결과, 한 수의 이야기.
### The arguments are explained in the English file.

## Small parts, used inside other messages

part-seeds = 씨앗 { $seeds }개
part-laps = 뿌리기 { $laps }회
part-way = { $way ->
    [left] 왼쪽으로
   *[right] 오른쪽으로
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] 자기 왼쪽으로
       *[right] 자기 오른쪽으로
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] 왼쪽 kichwa
   *[right] 오른쪽 kichwa
}
part-who = { $person ->
    [you] 나
    [computer] 컴퓨터
   *[other] { $name }
}
part-wins = { $person ->
    [you] 내가 이겼습니다
    [computer] 컴퓨터가 이겼습니다
   *[other] { $name } 승리
}
part-others-front-row = { $other-person ->
    [you] 내 앞줄
    [computer] 컴퓨터의 앞줄
   *[other] { $other-name }의 앞줄
}
part-captures = { part-seeds }{ $count ->
    [1] { "" }
   *[other] ({ $captures })
}를 잡음

## Lists: two things; the beginning of a longer list; its end

list-pair = { $first }, { $second }
list-more = { $list }, { $next }
list-last = { $list }, { $last }

## Sides, games, house rules, levels

side-south = 남쪽
side-north = 북쪽
player-you = 나
player-computer = 컴퓨터

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = 배움의 바오. 여덟 구멍씩 네 줄이고, 몇 번이고 이어서 길게 뿌리며, 잡을 수 있으면 반드시 잡아야 합니다.
game-kujifunza-goal = 상대의 앞줄을 비우면 이깁니다.
game-djenon = Djenon-aboure
game-djenon-line = 코트디부아르의 석호에서 온, 여섯 구멍씩 두 줄인 놀이. 한 방향으로만 돌고, 씨앗이 많은 쪽이 이깁니다.
game-djenon-goal = 마지막에 씨앗이 많은 쪽이 이깁니다.

rules-sustain = 잔지바르
rules-sustain-line = 추천: 가운데 네 구멍에서 잡은 씨앗은 뿌리던 방향 그대로 나아갑니다. 잔지바르의 명인들이 두는 방식입니다.
rules-choose = Mancala World
rules-choose-line = 가운데 네 구멍에서 잡을 때마다, 잡은 씨앗이 앞줄의 어느 끝(kichwa)에서 나아갈지 고릅니다.
rules-choose-first = 첫 선택
rules-choose-first-line = 한 수에서 처음 잡을 때만 kichwa를 고릅니다. 어느 자료에도 없는 연구용 규칙입니다.

level-1 = 학생
level-1-line = 가장 쉬운 상대: 첫 번째 뿌리기만 보고, 수줍습니다.
level-2 = 견습생
level-2-line = 뿌리기를 2회까지 따라가고, 내가 응수한다는 것을 잊습니다.
level-3 = 선수
level-3-line = 뿌리기를 3회까지 따라가고, 내가 응수한다는 것을 잊습니다.
level-4 = 경험자
level-4-line = 뿌리기를 5~6회까지 따라가고, 내가 응수한다는 것을 잊습니다.
level-5 = 숙련자
level-5-line = 자기 수를 끝까지 따라가고 내 응수도 보지만, 최선이 아닌 수에 만족할 때가 많습니다.
level-6 = 고수
level-6-line = 몇 수 앞을 내다보지만, 때로는 최선이 아닌 수에 만족합니다.
level-7 = 장인
level-7-line = 이기는 길이 있으면 거의 다 찾아내고, 어쩌다 한 번 실수합니다.
level-8 = 명인
level-8-line = 이길 수 있는 곳에서는 실수하지 않고, 진 국면에서는 쉽게 이기게 두지 않습니다.

## Why an action is refused. One sentence: the pit that matters, then the reason.

refusal-game-over = 이미 끝난 판입니다.
refusal-no-such-pit = 이 판에는 { $pit } 구멍이 없습니다.
refusal-not-your-pit = { $pit } 구멍은 상대의 것입니다. 자기 구멍만 뿌릴 수 있습니다.
refusal-empty-pit = { $pit } 구멍은 비어 있어서 뿌릴 씨앗이 없습니다.
refusal-single-seed = { $pit } 구멍에는 씨앗이 하나뿐입니다. 둘 이상 있어야 시작할 수 있습니다.
refusal-must-capture = { $pit } 구멍을 이쪽으로 뿌리면 아무것도 잡지 못합니다. 잡을 수 있으면 반드시 잡아야 합니다. { $instead } 구멍을 { part-way } 뿌리면 잡습니다.
refusal-too-many-to-capture = { $pit } 구멍에는 씨앗이 열여섯 개 이상 있어서 잡는 수를 시작할 수 없습니다. 잡을 수 있으면 반드시 잡아야 합니다. { $instead } 구멍을 { part-way } 뿌리면 잡습니다.
refusal-front-row-first = { $pit } 구멍은 아직 안 됩니다. 앞줄에 { $instead } 구멍처럼 씨앗이 둘 이상인 곳이 있는 동안, 잡지 않는 수는 앞줄에서 시작합니다.
refusal-lone-kichwa = kichwa인 { $pit } 구멍은 앞줄에서 씨앗이 있는 유일한 구멍이라, 앞줄 밖으로 뿌릴 수 없습니다. 반대쪽으로 뿌리세요.
refusal-endless = { $pit } 구멍을 이쪽으로 뿌리면 영영 끝나지 않으므로 시작할 수 없습니다.
refusal-endless-one-way = { $pit } 구멍을 뿌리면 영영 끝나지 않으므로 시작할 수 없습니다.
refusal-name-kichwa = { $pit } 구멍에서 잡은 씨앗이 아직 손에 있습니다. 먼저 씨앗이 들어갈 kichwa를 고르세요.
refusal-no-kichwa-asked = kichwa를 기다리는 씨앗이 없습니다. 뿌릴 구멍을 고르세요.
refusal-one-way-only = Djenon-aboure는 한 방향으로만 뿌립니다. { $pit } 구멍도 오른쪽으로 갑니다.
refusal-must-sow = 패스는 뿌릴 곳이 하나도 없을 때만 할 수 있습니다. { $instead } 구멍은 뿌릴 수 있습니다.
refusal-no-passing = 바오에는 패스가 없습니다. 뿌릴 구멍을 고르세요.
refusal-must-pass = { $pit } 구멍은 뿌릴 수 없습니다. 씨앗이 둘 이상인 내 구멍이 하나도 없으니 패스해야 합니다.
refusal-wrong-board = 이 국면은 { $game } 판의 것이 아닙니다.

# No way of the pit has been chosen, and neither can be.
unsown-must-capture = { $pit } 구멍은 어느 쪽으로 뿌려도 아무것도 잡지 못합니다. 잡을 수 있으면 반드시 잡아야 합니다. { $instead } 구멍을 { part-way } 뿌리면 잡습니다.
unsown-endless = { $pit } 구멍은 어느 쪽으로 뿌려도 영영 끝나지 않으므로 시작할 수 없습니다.
# On the card of one way of a pit, while the other way is allowed.
way-refused-must-capture = 아무것도 못 잡음. 잡는 수를 두어야 합니다.
way-refused-lone-kichwa = 내 앞줄이 비게 됩니다.
way-refused-endless = 뿌리기가 영영 끝나지 않습니다.
way-refused-other = 지금은 둘 수 없습니다.

## Why a match does not begin from a board that was laid out by hand. One sentence: what is wrong, the
## rule, what mends it. $name: South or North.

unfit-too-many = { $game } 판에는 씨앗이 { $most }개인데 지금 { $found }개가 놓여 있습니다. 몇 개를 빼세요.
unfit-wrong-board = 이 국면은 { $game } 판이 아닌 다른 판의 것입니다.
unfit-nobody-chooses = 잡은 씨앗이 kichwa 선택을 기다리는데, 잔지바르 규칙에는 그 선택이 없습니다. 씨앗을 치우거나 Mancala World 규칙을 고르세요.
unfit-choice = 잡은 씨앗이 kichwa 선택을 기다리려면, 둘 차례인 쪽의 앞줄 3~6번 구멍 가운데 하나에 씨앗이 둘 이상 있어야 합니다. 씨앗을 치우세요.
unfit-front-row-empty = { $name }의 앞줄이 비어 있습니다. 앞줄이 비면 진 것이니, 그 줄에 씨앗을 놓으세요.
unfit-no-start = 둘 차례인 { $name }에는 시작할 수 있는 구멍이 없습니다. 둘 수 없으면 진 것이니, { $name }의 구멍에 씨앗을 더 놓으세요.
unfit-only-singles = 씨앗이 둘 이상인 구멍이 없어서 이미 끝난 판이 됩니다. 어느 구멍에든 두 번째 씨앗을 놓으세요.
unfit-over = 규칙대로라면 시작하기도 전에 끝난 판입니다.

## How a game ended. The subject is the winner, the other the loser.

outcome-front-row-emptied = { part-wins }: { part-others-front-row }이 비었습니다.
outcome-no-legal-start = { part-wins }: { $other-person ->
    [you] 내게는 더 둘 수가
    [computer] 컴퓨터에게는 더 둘 수가
   *[other] { $other-name } 편에는 더 둘 수가
} 없습니다.
outcome-more-seeds = { part-wins }: 씨앗 { $more }개 대 { $fewer }개.
outcome-equal-seeds = 무승부: 양쪽 모두 { part-seeds }.
outcome-repetition = 무승부: 같은 국면이 세 번째로 나왔습니다.
outcome-too-many-turns = 무승부: 2,000수를 두었습니다.
# The subject resigns.
outcome-resigned = { part-who } 기권: { $other-person ->
    [you] 내가 이겼습니다
    [computer] 컴퓨터가 이겼습니다
   *[other] { $other-name } 승리
}.

## What is proven of a position

judged-wins = { $name } 승리.
judged-wins-in = { $turns }수 만에 { $name } 승리.
judged-wins-by = { $name } 승리: 남쪽 { $south }, 북쪽 { $north }.
judged-draw = 어느 쪽도 이길 수 없습니다.
judged-draw-at = 무승부: 씨앗 { $seeds }개씩.
judged-unknown = 알 수 없음.
judged-line = 최선의 수순: { $moves }
judged-gave-away = { $number }번째 수, { $name }: { $move }, 지킬 수 있던 결과를 놓쳤습니다. 지키는 수: { $better }
judged-nothing-given-away = 알려진 바로는 지킬 수 있던 결과를 놓친 수가 없습니다.

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row }이 비었음
    [kichwa] 잡은 씨앗이 kichwa 선택을 기다림
    [going] 아직 뿌리는 중
   *[empty] 마지막 씨앗이 빈 구멍에 떨어짐
}
turn-takata = { part-who }: { $pit } 구멍을 { part-way-told } 뿌림. { part-laps }, 잡은 것 없음. { part-turn-end }.
turn-mtaji = { part-who }: { $pit } 구멍을 { part-way-told } 뿌림. { part-laps }, { part-captures }. { part-turn-end }.
turn-entry = { part-who }: 씨앗 { $hand }개를 { part-kichwa-side }로 들여놓음. { part-laps }. { part-turn-end }.
turn-entry-mtaji = { part-who }: 씨앗 { $hand }개를 { part-kichwa-side }로 들여놓음. { part-laps }, { part-captures }. { part-turn-end }.
turn-sowing = { part-who }: { $pit } 구멍을 뿌림. { part-laps }, 딴 것 없음. { part-turn-end }.
turn-sowing-capture = { part-who }: { $pit } 구멍을 뿌림. { part-laps }, { part-seeds }를 땄음(딴 곳: { $pits }).
turn-pass = { part-who }: 패스. 씨앗이 둘 이상인 구멍이 없음.

## What could be lost on the opponent's next turn. The subject is the side that could lose, the other one
## the side that would move.

part-if-moved = 지금이 { $other-person ->
    [you] 내
    [computer] 컴퓨터
   *[other] { $other-name }
} 차례라면
threat-pit = { $pit }({ part-seeds })
threat-pit-won = { $pit }에서 { part-seeds }
threats-some = { part-if-moved } 잡힐 수 있는 구멍: { $pits }.
threats-some-won = { part-if-moved } { $person ->
    [you] 내가
    [computer] 컴퓨터가
   *[other] { $name } 편에서
} 잃을 수 있는 씨앗: { $pits }.
threats-none = { part-if-moved } { $person ->
    [you] 내
    [computer] 컴퓨터의
   *[other] { $name }의
} 구멍 가운데 잡힐 곳은 없습니다.
threats-none-won = { part-if-moved } { $person ->
    [you] 내가
    [computer] 컴퓨터가
   *[other] { $name } 편에서
} 잃을 씨앗은 없습니다.
threats-brief = 위험: { $pits }.
threats-brief-none = 위험한 구멍이 없습니다.

## A turn whose seeds are still moving. $lap: the lap that is being sown

turn-going = { part-who }: { $pit } 구멍을 { part-way-told } 뿌리는 중, { $lap }회째.
turn-going-mtaji = { part-who }: { $pit } 구멍을 { part-way-told } 뿌리는 중, { $lap }회째. 지금까지 { part-captures }.
turn-going-one-way = { part-who }: { $pit } 구멍을 뿌리는 중, { $lap }회째.

## While the seeds move

event-mtaji = Mtaji: 이번 수는 잡는 수입니다.
event-takata = Takata: 이번 수에서는 아무것도 잡지 않습니다.
event-lifted = { $pit } 구멍에서 { part-seeds }를 집습니다.
event-relay = { $pit } 구멍에 씨앗이 있어 { part-seeds }를 이어 뿌립니다.
event-captured = { $pit } 구멍에서 { part-seeds }를 잡았습니다.
event-won = { $pit } 구멍에서 { part-seeds }를 땄습니다.
event-kichwa-asked = { part-seeds }가 기다립니다: 왼쪽 kichwa로, 오른쪽 kichwa로?
event-entered = { part-seeds }가 { part-kichwa-side }로 들어갑니다.
event-empty-pit = 마지막 씨앗이 빈 구멍에 떨어졌습니다: 차례가 끝납니다.
event-front-row-emptied = Hamna: { part-others-front-row }이 비었습니다.
event-capture-ends = 씨앗을 따서 차례가 끝납니다.

## How to play, ten lines a game

how-kujifunza-1 = 상대의 앞줄이 비거나(hamna) 상대가 둘 수 없게 되면 이깁니다.
how-kujifunza-2 = 눈앞의 두 줄이 내 것입니다. 구멍 열여섯 개에 씨앗이 두 개씩 있습니다. 내 앞줄은 상대의 앞줄과 마주 봅니다.
how-kujifunza-3 = 씨앗이 둘 이상인 내 구멍에서 씨앗을 모두 집어, 왼쪽이나 오른쪽으로 내 구멍 열여섯 개를 돌며 하나씩 떨어뜨립니다.
how-kujifunza-4 = 마지막 씨앗이 씨앗 있는 구멍에 떨어지면, 그 구멍의 씨앗을 모두 집어 이어 뿌립니다. 빈 구멍이면 차례가 끝납니다.
how-kujifunza-5 = Mtaji: 첫 번째 뿌리기가 씨앗 있는 내 앞줄 구멍에서 끝나고 마주 보는 구멍에도 씨앗이 있으면, 마주 보는 씨앗을 잡습니다.
how-kujifunza-6 = 잡을 수 있으면 반드시 잡아야 합니다. 씨앗이 열여섯 개 이상인 구멍은 잡는 수를 시작하지 못합니다.
how-kujifunza-7 = 잡은 씨앗은 앞줄의 끝 구멍인 kichwa로 들어갑니다. 첫 씨앗은 kichwa에, 나머지는 가운데 쪽으로 뿌립니다.
how-kujifunza-8 = 양쪽 끝 두 구멍에서 잡으면 가까운 kichwa로 들어갑니다. 가운데 네 구멍에서 잡으면 고른 규칙에 따라 방향을 지키거나 직접 고릅니다.
how-kujifunza-9 = 이런 수에서는 뒤이은 뿌리기에서도 같은 식으로 잡으며, 차례는 마지막 씨앗이 빈 구멍에 떨어질 때까지 이어집니다.
how-kujifunza-10 = Takata: 잡을 수가 없으면 앞줄에서 뿌리고, 앞줄에 씨앗이 둘 이상인 구멍이 없으면 뒷줄에서 뿌립니다. 이때는 몇 번을 이어 뿌려도 잡지 않습니다.

how-djenon-1 = 씨앗이 가장 많은 쪽이 이깁니다. 눈앞의 여섯 구멍이 내 것입니다. 구멍마다 씨앗이 네 개씩 있습니다.
how-djenon-2 = 씨앗이 둘 이상인 내 구멍에서 씨앗을 모두 집습니다. 씨앗은 오른쪽으로 나아가 두 줄을 돕니다.
how-djenon-3 = 첫 씨앗은 집어 든 구멍에 도로 떨어지고, 나머지는 다음 구멍들에 떨어집니다.
how-djenon-4 = 마지막 씨앗이 떨어진 구멍에 씨앗이 하나면 차례가 끝납니다.
how-djenon-5 = 둘이나 넷이면 그 구멍의 씨앗을 따고 차례가 끝납니다.
how-djenon-6 = 그 전의 구멍들도 씨앗이 정확히 둘이나 넷인 동안, 어느 쪽의 것이든 차례로 땁니다.
how-djenon-7 = 셋이거나 다섯 이상이면, 그 구멍의 씨앗을 모두 집어 이어 뿌립니다. 첫 씨앗은 이번에도 도로 떨어집니다.
how-djenon-8 = 씨앗이 둘 이상인 내 구멍이 하나도 없을 때만 패스합니다.
how-djenon-9 = 씨앗이 둘 이상인 구멍이 없어지면 놀이가 끝납니다.
how-djenon-10 = 각자 딴 씨앗에 자기 줄의 씨앗을 더합니다. 더 많은 쪽이 이기고, 24개씩이면 무승부입니다.
