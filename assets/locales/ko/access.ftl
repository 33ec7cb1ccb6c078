# For those who hear the table, or work it by a game pad or by switches.

## A turn in at most a dozen words, for whoever listens; the story of the turn has the rest.

part-announced-captured = { $seeds ->
    [0] 잡은 것 없음
   *[other] { $seeds }개 잡음
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] 딴 것 없음
   *[other] { $seeds }개 땄음
}
announce-turn = { part-who }, { $pit }{ $way ->
    [left] {" "}왼쪽으로
    [right] {" "}오른쪽으로
   *[none] {""}
}: { part-laps }, { $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}.
# After a choice of kichwa.
announce-entry = { part-who }, { part-kichwa-side }: { part-laps }, { part-announced-captured }.
announce-pass = { part-who }, 패스.
# What follows the turn.
announce-moves = { $person ->
    [you] 내 차례입니다.
    [computer] 컴퓨터가 생각합니다.
   *[other] { $name } 차례입니다.
}
announce-kichwa = { $person ->
    [you] kichwa를 고르세요.
    [computer] 컴퓨터가 생각합니다.
   *[other] { $name } 차례, kichwa를 고르세요.
}
announce-seats = { $person ->
    [computer] 컴퓨터가 생각합니다.
   *[other] 자리를 바꿀까요, 지킬까요?
}
announce-won = { part-wins }.
announce-drawn = 무승부입니다.

## Pits, as a screen reader names them.

pit-at-risk = { $pit }, 위험
pit-chosen = { $pit }, 선택됨

## Settings

settings-ease = 손쉬운 사용
settings-contrast = 고대비
settings-contrast-line = 흰 바탕에 검은 글자, 구멍마다 테두리, 굵은 고리.
settings-switches = 스위치
settings-switches-off = 없음
settings-switches-one = 스위치 하나
settings-switches-two = 스위치 둘
settings-switches-off-line = 큰 버튼 한두 개로 두는 사람을 위한 것입니다: 표시가 묶음에서 묶음으로, 다음에는 하나에서 하나로 옮겨 갑니다.
settings-switches-one-line = 표시가 저절로 옮겨 갑니다. 스페이스바, Enter, 또는 게임 패드의 아무 버튼으로 고릅니다.
settings-switches-two-line = 스페이스바로 옮기고, Enter로 고릅니다. 게임 패드에서는 A로 고르고, 다른 아무 버튼으로 옮깁니다.
settings-scan-pace = 표시의 속도
settings-scan-seconds = { $seconds }초
settings-voice = 둔 수를 말로 알리기
settings-voice-line = 시스템의 음성(speech-dispatcher)이 설치되어 있으면 그것으로 말합니다.

## Help: the game pad.

help-pad = 게임 패드
help-pad-move = 왼쪽 스틱, 십자 버튼
help-pad-move-does = 판 위에서, 그리고 버튼에서 버튼으로 옮기기
help-pad-act = A
help-pad-act-does = 고르기, 확인, 건너뛰기
help-pad-back = B
help-pad-back-does = 뒤로
help-pad-start = Start
help-pad-start-does = 멈춤과 계속
help-pad-select = Select
help-pad-select-does = 판에서 버튼으로, 그다음으로
help-pad-hint = Y
help-pad-hint-does = 힌트
help-pad-threats = X
help-pad-threats-does = 내 차례에는 위험한 구멍, 아니면 지난 수 다시 보기
help-pad-shoulders = 숄더 버튼
help-pad-shoulders-does = 느리게, 빠르게; 책장 넘기기
help-pad-triggers = 트리거
help-pad-triggers-does = 씨앗 하나 뒤로, 앞으로
