### 복기: 그 화면, 그리고 둔 수들이 가르쳐 주는 것.
### $person, $name, $other-person, $other-name: see play.ftl. The subject is the player of the turn; the other one
### is the opponent.

## What the match was worth: proven, or not said

truth-wins = { $turns ->
    [0] { "" }
   *[other] { $turns }수 만에{ " " }
}{ part-side-wins }.
truth-wins-by = { part-side-wins }: { $more } 대 { $fewer }.

## What a turn teaches

part-side-wins = { $person ->
    [you] 나의 승리
    [computer] 컴퓨터의 승리
   *[other] { $name } 승리
}
lesson-turn = { $pit } { $way ->
    [left] 왼쪽
   *[right] 오른쪽
}
lesson-pass = 패스
part-keeps = { $kept ->
    [win] { $turns ->
        [0] { "" }
       *[other] { $turns }수 만에{ " " }
    }승리
   *[draw] 무승부 유지
}
part-better = 더 나은 수는 { $better }({ part-keeps })
part-own-front-row = { $person ->
    [you] 내 앞줄
    [computer] 컴퓨터의 앞줄
   *[other] { $name }의 앞줄
}
part-other-could = { $other-person ->
    [you] 내가
    [computer] 컴퓨터가
   *[other] { $other-name } 편이
}
lesson-win-in-one = 한 수에 이길 수 있었습니다: { $better }.
lesson-ended-front-row = { $played }: 이 수로 { part-own-front-row }에 씨앗이 없어져 판이 끝났습니다. { part-better }.
lesson-ended = { $played }: 이 수로 판이 끝났습니다. { part-better }.
lesson-lets-empty-front-row = { $played }: 이 수 뒤에는 다음 수에 { part-other-could } { part-own-front-row }을 비울 수 있었습니다. { part-better }.
lesson-lets-win = { $played }: 이 수 뒤에는 다음 수에 { part-other-could } 이길 수 있었습니다. { part-better }.
lesson-bigger-capture = { $played }: 더 많이 잡는 수였지만({ $took }:{ $instead }), { part-better }.
lesson-bigger-capture-won = { $played }: 씨앗을 더 많이 따는 수였지만({ $took }:{ $instead }), { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { part-better }이며, 씨앗 { $instead }개를 잡습니다
}. { $played }: 이 수 뒤에는 다음 수에 { part-other-could } 씨앗 { $seeds }개를 잡을 수 있었습니다.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { part-better }이며, 씨앗 { $instead }개를 땁니다
}. { $played }: 이 수 뒤에는 다음 수에 { part-other-could } 씨앗 { $seeds }개를 딸 수 있었습니다.
lesson-gives-away = { part-better }. { $played }: 이 수 뒤에는 { $left ->
    [draw] 어느 쪽도 이길 수 없습니다
   *[loss] { $other-person ->
        [you] 내가 이깁니다
        [computer] 컴퓨터가 이깁니다
       *[other] { $other-name } 편이 이깁니다
    }
}.
lesson-slower = { $better }: { $turns }수 만에 이깁니다. { $played }: { $other }수가 걸립니다.
lesson-shorter = 이미 이길 수는 없었습니다. 그래도 { $better }: { $turns }수를 버팁니다. { $played }: { $other }수뿐입니다.
lesson-seeds = { $better }: 마지막에 { $played }보다 씨앗이 { $seeds }개 더 많습니다.
lesson-gave-up = { $kept ->
    [win] 기권한 대국은 { $turns ->
        [0] { "" }
       *[other] { $turns }수 만에{ " " }
    }이길 수 있었습니다
   *[draw] 기권한 대국은 진 것이 아니었습니다: 어느 쪽도 이길 수 없었습니다
}.
lesson-gave-up-instead = 기권한 대국은 진 것이 아니었습니다: { part-better }.

## The screen

review-open = 복기
review-title = 복기
# $done of $all positions of the match have been looked at.
review-looking = 끝에서부터 거꾸로 살펴보는 중: { $done }/{ $all }
# The work broke off there: of the earlier turns nothing is known.
review-failed = 국면 { $all }개 가운데 { $done }개까지 살펴보고 복기가 중단되었습니다. 그 앞은 알 수 없습니다.
review-moments = { $count ->
    [0] 알려진 바로는 무엇 하나 놓친 수가 없습니다.
   *[other] 승부를 바꾼 수가 { $count }개 있습니다.
}
review-none-yet = 승부를 바꾼 수를 아직 찾지 못했습니다.
# $number: the turn; $move in notation.
review-turn = { $number }번째 수: { $name }, { $move }
review-end = 끝
review-before = 두기 전: { $truth }
review-after = 둔 뒤: { $truth }
review-now = 지금: { $truth }
# For screen readers: the graph, and where in it one is.
review-graph = 수마다의 진실: { $all }수 중 { $number }번째. { $truth }
# An entry of the list of moments; $place: its number among them.
review-moment = { $place }. { $number }번째 수: { $lesson }
review-show-played = 둔 수 보기
review-show-better = 더 나은 수 보기
review-show-line = 어떻게 이어졌을지 보기
review-play-on = 여기서 이어 두기
review-to-moment = 이 국면으로
review-leave = 나가기
review-earlier = 한 수 뒤로
review-later = 한 수 앞으로
# What is on the board.
review-on-board-played = 실제로 둔 수
review-on-board-better = 더 나은 수순, { $turns }수 중 { $turn }번째: { $name }, { $move }
review-on-board-better-end = 더 나은 수순의 끝(증명된 데까지)
review-on-board-won = 더 나은 수순의 끝
# The two sides of the graph.
review-side = { $person ->
    [you] 나의 승리
    [computer] 컴퓨터의 승리
   *[other] { $name } 승리
}
