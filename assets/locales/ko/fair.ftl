### 공평한 대국: 어떻게 시작하는지, 누가 먼저인지, 파이 규칙, 맞춰 주는 상대, 그리고 그에 대한 솔직한 말.
### $name: South or North; $turns: those of both players; $level: the name of a level.

## What is chosen before a match

# Against whom: the three kinds.
opponent-adapts = 나에게 맞춤
opponent-level = 수준 고르기
# $level: the one that it plays now.
opponent-adapts-line = 대국 결과를 따라가며, 내가 절반보다 조금 더 이기도록 맞춥니다. 지금의 수준: { $level }.

new-match-start = 시작 국면
start-classic = 기본
start-drawn = 제비뽑기
start-pie = 파이 규칙

# What is proven of the classic start. The first player wins, or the second.
start-classic-first = 기본 배치에서는 먼저 두는 쪽이 실수 없이 두면 언제나 이길 수 있습니다: 양쪽을 합해 { $turns }수 만에.
start-classic-second = 기본 배치에서는 나중에 두는 쪽이 실수 없이 두면 언제나 이길 수 있습니다: 양쪽을 합해 { $turns }수 만에.
# In a game that counts seeds. $more and $fewer: what the two have in the end.
start-classic-first-by = 기본 배치에서 양쪽이 실수 없이 두면 먼저 두는 쪽이 언제나 이길 수 있습니다: 씨앗 { $more }개 대 { $fewer }개로.
start-classic-second-by = 기본 배치에서 양쪽이 실수 없이 두면 나중에 두는 쪽이 언제나 이길 수 있습니다: 씨앗 { $more }개 대 { $fewer }개로.
# What is drawn from: $first positions are won for whoever begins, $second for the other.
start-drawn-halves = 제비로 뽑은 국면: { $first }개는 먼저 두는 쪽이, { $second }개는 나중에 두는 쪽이 이기는 것으로 증명되었고, 그 승리를 지켜 내기는 어느 쪽이든 비슷하게 어렵습니다.
start-drawn-even = 양쪽이 실수 없이 두면 어느 쪽도 이길 수 없는 국면 { $count }개 가운데 제비로 뽑습니다: 증명되었습니다.
start-pie-line = 한쪽이 나누고 다른 쪽이 고릅니다: 첫 수 뒤에 상대는 먼저 둔 쪽을 넘겨받을 수 있습니다. 어느 쪽이 나은지 알아보면, 고르는 쪽은 언제나 나은 쪽을 가질 수 있습니다.

# What was chosen of a kind of choices, such as the house rules.
new-match-chosen = { $what }: { $chosen }
begins-drawn = 누가 먼저 둘지도 제비가 정합니다. 한 판 더 두면 같은 국면에서 다른 쪽이 먼저 둡니다.
begins-alternates = 한 판 더 두면 다른 쪽이 먼저 둡니다.
new-match-more = 선택 더 보기
new-match-less = 선택 줄이기

## The question of the pie rule

pie-asks = 내 편을 지킬까요, 바꿀까요?
pie-asks-line = 첫 수를 두었습니다. 지금 한 번만, 그 수와 함께 상대편을 넘겨받을 수 있습니다. 그러면 컴퓨터가 지금까지의 내 편을 맡습니다.
# Between two people. $name: whoever is to answer, South or North.
pie-asks-friends = 자리를 지킬까요, 바꿀까요?
pie-asks-line-friends = 첫 수를 두었습니다. 지금 한 번만, { $name } 사람이 그 수와 함께 상대편을 넘겨받을 수 있습니다. 그러면 두 사람이 자리를 바꿉니다.
pie-keep = 내 편 지키기
pie-take = 상대편 넘겨받기
pie-waits = 컴퓨터가 편을 고르는 중
# After the change.
pie-changed-by-computer = 컴퓨터가 첫 수와 함께 내 편을 넘겨받았습니다. 이제 나는 다른 편을 맡습니다.
pie-changed-by-you = 내가 첫 수와 함께 컴퓨터의 편을 넘겨받았습니다. 이제 컴퓨터가 내 편을 맡습니다.
# $name: the side to move.
pie-changed-friends = 자리를 바꾸었습니다: 먼저 둔 사람이 이제 { $name }입니다.
# In the list of turns, and in a record that is told.
seats-changed = 두 사람이 자리를 바꿉니다.

## After a match

# Who begins the next one.
next-you = 한 판 더 두면 내가 먼저 둡니다.
next-computer = 한 판 더 두면 컴퓨터가 먼저 둡니다.
next-name = 한 판 더 두면 { $name }이 먼저 둡니다.
next-same-opening = 같은 시작 국면을 자리를 바꾸어 한 번 더 둡니다.
next-new-opening = 시작 국면을 새로 뽑습니다.
next-level = 다음 판 컴퓨터의 수준: { $level }.

## Help

help-fair-title = 누가 먼저 두나요, 그리고 공평한가요?
help-fair-seats = 한 판 더 두면 먼저 두는 쪽이 바뀝니다.
help-fair-adapts = 나에게 맞추는 상대는 한 대국 뒤에 많아야 한 수준씩 바뀌며, 내가 백 판에 쉰다섯 판을 이기는 것을 목표로 합니다.
