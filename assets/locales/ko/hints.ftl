### 힌트: 어느 구멍, 어느 방향, 왜. 읽는 사람은 언제나 둘 차례인 사람.
### part-…, $pit, $way, $seeds, $laps: see play.ftl.

## The button, the setting and the key

match-hint = 힌트
match-hint-more = 힌트 더 보기
match-hint-hide = 힌트 숨기기
settings-hints = 힌트
settings-hints-line = H 키와 전구 버튼이 어느 구멍인지, 어느 방향인지, 왜인지 알려 줍니다.
help-key-hint = H
help-key-hint-does = 힌트: 어느 구멍. 다시: 어느 방향. 다시: 왜.

## A hint, step by step. Each is a line beside or below the board.

hint-thinking = 힌트를 생각하고 있습니다.
# $pit: the pit to sow.
hint-pit = 힌트: { $pit } 구멍을 보세요.
hint-way = 힌트: { $pit } 구멍을 { part-way }.
# $kichwa: left or right; $pit: its name.
hint-kichwa = 힌트: { part-kichwa-side }, { $pit }.
hint-pass = 힌트: 패스.
# What the next press brings.
hint-ask-way = 다시 물으면 방향을 알려 줍니다.
hint-ask-why = 다시 물으면 까닭을 알려 줍니다.

## Why. Whole sentences about the turn that is advised; one to three of them follow each other. What they say of
## winning and losing is proven, and no other sentence may sound as if it was.

because-only-move = 둘 수 있는 유일한 수입니다.
because-wins-now = 바로 이깁니다.
# $turns: your own turns, this one included.
because-wins-in = 이어서 잘 두면 상대가 어떻게 두든 내 수로 { $turns }수 안에 이깁니다.
because-wins = 이어서 잘 두면 상대가 어떻게 두든 이깁니다.
# $own, $other: seeds in the end.
because-wins-with = 이어서 잘 두면 적어도 씨앗 { $own }개 대 { $other }개로 이깁니다.
because-only-winning = 다른 수는 모두 승리를 놓칩니다.
because-only-hope = 다른 수를 두면, 상대가 잘 둘 때 모두 집니다.
because-draws = 이 수 뒤에는 양쪽이 잘 두면 어느 쪽도 이길 수 없습니다.
because-draws-with = 이어서 잘 두면 적어도 무승부, 씨앗 { $seeds }개씩을 지킵니다.
because-every-turn-loses = 상대가 완벽하게 두면 어떤 수를 두어도 지지만, 상대가 아직 그 길을 찾아야 합니다.
because-loses-with = 상대가 완벽하게 두면 어떤 수를 두어도 집니다. 이 수보다 많이 지키는 수는 없습니다: 씨앗 { $own }개 대 { $other }개.
# How many answers there are, and how many of them win for the opponent.
because-traps = 상대의 응수 { $answers }가지 가운데 { $right }가지만 상대의 승리로 이어집니다.
# $turns: of both players.
because-holds-out = 이보다 오래 버티는 다른 수는 없습니다: 양쪽을 합해 { $turns }수.
because-most-seeds = 다른 수로는 마지막에 씨앗이 이만큼 되지 않습니다.
because-saves-front-row = 내 앞줄이 위험합니다. 이 수를 두면 상대의 다음 수에 앞줄이 비지 않습니다.
because-captures = { part-laps }로 { part-seeds }를 잡습니다.
because-captures-asks = { part-laps }로 { part-seeds }를 잡고, 그다음 kichwa를 고릅니다.
because-captures-won = { part-laps }로 { part-seeds }를 땁니다.
because-saves = { $pit } 구멍의 { part-seeds }가 잡힐 수 있습니다. 이 수를 두면 상대의 다음 수에는 잡히지 않습니다.
because-saves-won = 상대의 다음 수에 { $pit } 구멍에서 { part-seeds }를 잃을 수 있습니다. 이 수를 두면 하나도 잃지 않습니다.
because-leaves-no-capture = 상대는 응수로 아무것도 잡을 수 없습니다.
because-leaves-no-capture-won = 상대는 응수로 씨앗을 딸 수 없습니다.
because-looks-ahead = 여기서는 증명된 것이 없습니다. { $turns }수 앞까지 살펴보니 이 수가 가장 좋아 보입니다.
because-nothing-known = 여기서는 증명된 것이 없습니다.
