### 연습 문제: 한 국면에 대한 물음. 옳은 답은 하나씩.
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = 연습 문제
exercises-title = 연습 문제
exercises-line = 모든 답은 증명되었습니다. 아무도 재촉하지 않습니다.
exercises-next = 다음 문제
exercises-next-line = { $kind }, 난이도 { $grade }/5
exercises-all-done = 모두 풀었습니다. 처음부터 다시
exercises-done = { $of }개 중 { $done }개 풂
exercises-kinds = 또는 연습할 것 고르기
exercises-forget = 푼 기록 지우기

exercise-kind-starts = 시작할 곳 모두 찾기
exercise-kind-starts-line = 어느 구멍을, 어느 쪽으로 뿌릴 수 있나요?
exercise-kind-laps = 뿌리기 횟수 세기
exercise-kind-laps-line = 이 수는 뿌리기가 몇 회 이어지나요?
exercise-kind-end = 어디서 끝날까?
exercise-kind-end-line = 마지막 씨앗까지 따라가 보세요.
exercise-kind-most = 씨앗을 가장 많이
exercise-kind-most-line = 어느 수로 가장 많이 얻나요?
exercise-kind-win-1 = 한 수 만에 이기기
exercise-kind-win-1-line = 한 수면 판이 끝납니다.
exercise-kind-save = 내 앞줄 지키기
exercise-kind-save-line = 살아남는 수는 하나뿐입니다.
exercise-kind-win-2 = 두 수 만에 이기기
exercise-kind-win-2-line = 상대가 어떻게 두든.
exercise-kind-win-3 = 세 수 만에 이기기
exercise-kind-win-3-line = 멀리 내다보세요.

confirm-forget-title = 푼 기록을 지울까요?
confirm-forget-line = 모든 문제를 다시 풀 수 있습니다. 대국과 설정은 그대로 남습니다.
confirm-forget-yes = 지우기
confirm-forget-no = 남기기

## An exercise

exercise-grade = 난이도 { $grade }/5
exercise-task-starts = 규칙에 맞는 시작을 모두 표시하고 확인하세요. 가까운 두 줄이 내 것입니다. 구멍을 누르면 화살표가 바뀝니다: 오른쪽, 왼쪽, 둘 다, 없음.
exercise-task-starts-one-way = 뿌릴 수 있는 구멍을 모두 표시하고 확인하세요. 가까운 줄이 내 것입니다.
exercise-task-laps = 화살표가 뿌릴 구멍을 보여 줍니다. 뿌리기가 몇 회 이어지나요?
exercise-task-end = 화살표가 뿌릴 구멍을 보여 줍니다. 마지막 씨앗이 떨어지는 구멍을 누르세요.
exercise-task-most = 내 줄에서 씨앗을 가장 많이 얻는 구멍은 어느 것일까요? 그 구멍을 뿌리세요.
exercise-task-win-1 = 내 차례이고, 바로 이기는 수가 하나 있습니다. 찾아보세요.
exercise-task-save = 상대가 곧 이기려 합니다. 막는 수는 하나뿐입니다. 찾아보세요.
exercise-task-win = 상대가 어떻게 두든 { $turns ->
    [2] 두 수
   *[other] 세 수
} 만에 이길 수 있습니다. 첫 수를 찾아보세요.
exercise-task-more = 계속하세요: { $left ->
    [1] 다음 수로 이깁니다
   *[other] 두 수를 더 두면 이깁니다
}.
exercise-marked = { $count ->
    [0] 표시한 시작이 없습니다.
   *[other] 시작 { $count }개를 표시했습니다.
}
exercise-of-kind = 이 종류 { $of }개 중 { $done }개, 전체 { $of-all }개 중 { $all }개 풂
exercise-start-label = { $pit }, { part-seeds }: 여기서 { part-way } 뿌리기 시작
exercise-start-label-one-way = { $pit }, { part-seeds }: 여기서 뿌리기 시작
exercise-mark-label = { $pit }, { part-seeds }. 표시: { $marks ->
    [left] 왼쪽으로
    [right] 오른쪽으로
    [both] 양쪽으로
    [yes] 있음
   *[none] 없음
}

exercise-check = 확인
exercise-show = 답 보기
exercise-skip = 끝으로
exercise-again = 다시 풀기
exercise-next = 다음
exercise-another = 다른 문제
exercise-harder = 더 어려운 문제
exercise-all = 모든 문제

## What is told of an answer

exercise-right-starts = 잘 보았습니다: 시작은 이것이 전부입니다.
exercise-right-laps = 잘 세었습니다: { part-laps }.
exercise-right-end = 잘 따라갔습니다: 마지막 씨앗은 { $pit } 구멍에 떨어집니다.
exercise-right-most = 잘 골랐습니다: { part-seeds }를 얻습니다.
exercise-right-win = 잘 두었습니다: 이 수로 이깁니다.
exercise-right-more = 맞습니다. 상대는 되도록 오래 버팁니다.
exercise-right-save = 잘했습니다: 이제 상대는 바로 이길 수 없습니다.
exercise-shown = 이렇게 됩니다.
exercise-shown-laps = { part-laps }: 이렇게 됩니다.
exercise-shown-starts = 시작은 이것이 전부입니다.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply } 구멍
   *[no] { $reply } 구멍, { $way ->
        [left] 상대의 왼쪽으로
       *[right] 상대의 오른쪽으로
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [1] 시작 하나가 빠졌습니다: { part-move }.
   *[other] 시작 { $count }개가 빠졌습니다. 예: { part-move }.
}
exercise-more-wrong = 잘못된 표시가 { $count }개 더 있습니다.
exercise-loses-row = 그러면 내 앞줄을 잃습니다. 상대의 응수: { part-reply }.
exercise-loses = 그러면 바로 집니다. 상대의 응수 뒤에는 더 뿌릴 수 없습니다: { part-reply }.
exercise-no-end = 이 수는 { $pit } 구멍에서 끝나고, 상대는 아직 둘 수 있습니다: { part-reply }.
exercise-holds = 상대의 응수: { part-reply }. 그러면 { $left ->
    [1] 바로 이기는 수가 없습니다
   *[other] { $left }수 만에 이길 수 없습니다
}.
exercise-ends-unwon = 그 수로 판이 끝나지만 이긴 것은 아닙니다.
exercise-takes-less = { $seeds ->
    [0] 그 수로는 아무것도 얻지 못하지만,
   *[other] 그 수로는 씨앗 { $seeds }개를 얻지만,
} 더 많이 얻는 다른 수가 있습니다.
exercise-goes-on = { $lap }회째 뿌리기는 { $pit } 구멍에서 끝나지만, 거기 씨앗이 있어 계속 뿌립니다.
exercise-captures = { $lap }회째 뿌리기는 { $pit } 구멍에서 끝나며 잡습니다: 계속 뿌립니다.
exercise-ends-before = { part-laps }가 되기 전에 이 수가 끝납니다.
exercise-no-lap-ends = 이 수에서 { $pit } 구멍에서 끝나는 뿌리기는 없습니다.

## When what is done cannot be read or kept

notice-exercises-damaged = 푼 문제 목록 { $file }의 { $line }번째 줄이 손상되어 있었습니다({ $problem }). 읽을 수 있는 것은 유효하며, 손상된 파일은 따로 두었습니다: { $aside }
notice-exercises-damaged-kept = 푼 문제 목록 { $file }의 { $line }번째 줄이 손상되어 있습니다({ $problem }). 이 파일을 따로 둘 수 없습니다. 이유: { part-reason }. 파일은 그대로 있으며, 고치거나 지울 때까지 지금 푸는 것은 보관되지 않습니다.
notice-exercises-unreadable = 푼 문제 목록 { $file }: 읽을 수 없습니다. 이유: { part-reason }. 빈 목록으로 시작합니다.
notice-exercises-unsaved = 푼 문제 목록 { $file }: 저장할 수 없습니다. 이유: { part-reason }. 목록은 나갈 때까지 유지되며, 저장을 계속 다시 시도합니다.
notice-exercises-saved-again = 푼 문제 목록을 다시 저장할 수 있게 되어 저장했습니다.
exercise-way = { $pit }: { $way }
