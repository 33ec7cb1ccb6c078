# For those who hear the table, or work it by a game pad or by switches.

## A turn in at most 40 signs, for whoever listens; the story of the turn has the rest.

part-announced-captured = { $seeds ->
    [0] 取らず
   *[other] { $seeds }個取る
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] 獲得なし
   *[other] { $seeds }個獲得
}
announce-turn = { part-who }、{ $pit }{ $way ->
    [left] を左へ
    [right] を右へ
   *[none] {""}
}：{ part-laps }、{ $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}。
# After a choice of kichwa.
announce-entry = { part-who }、{ part-kichwa-side }：{ $laps }回、{ part-announced-captured }。
announce-pass = { part-who }、パス。
# What follows the turn.
announce-moves = { $person ->
    [you] あなたの番です。
    [computer] 相手が考え中です。
   *[other] { $name }の番です。
}
announce-kichwa = { $person ->
    [you] kichwaを選びます。
    [computer] 相手が考え中です。
   *[other] { $name }がkichwaを選びます。
}
announce-seats = { $person ->
    [computer] 相手が考え中です。
   *[other] 席を替わりますか？
}
announce-won = { part-who }の勝ち。
announce-drawn = 引き分けです。

## Pits, as a screen reader names them.

pit-at-risk = { $pit }、危ない穴
pit-chosen = { $pit }、選択中

## Settings

settings-ease = 使いやすさ
settings-contrast = ハイコントラスト
settings-contrast-line = 白地に黒い文字、どの穴にも輪郭、太い輪。
settings-switches = スイッチ
settings-switches-off = なし
settings-switches-one = スイッチ1つ
settings-switches-two = スイッチ2つ
settings-switches-off-line = 大きなボタン1つか2つで打つ人のためのものです：印がまとまりごとに移り、次に1つずつ移ります。
settings-switches-one-line = 印はひとりでに進みます。スペース、Enter、またはゲームパッドのどれかのボタンで選びます。
settings-switches-two-line = スペースで進み、Enterで選びます。ゲームパッドでは、Aで選び、ほかのどのボタンでも進みます。
settings-scan-pace = 印の速さ
settings-scan-seconds = { $seconds }秒
settings-voice = 手を声で知らせる
settings-voice-line = システムの音声（speech-dispatcher）が入っていれば、その声で知らせます。

## Help: the game pad.

help-pad = ゲームパッド
help-pad-move = 左スティック、十字ボタン
help-pad-move-does = 盤の上や、ボタンからボタンへ動く
help-pad-act = A
help-pad-act-does = 選ぶ、決める、スキップ
help-pad-back = B
help-pad-back-does = 戻る
help-pad-start = Start
help-pad-start-does = 一時停止と再開
help-pad-select = Select
help-pad-select-does = 盤からボタンへ、さらに次へ
help-pad-hint = Y
help-pad-hint-does = ヒント
help-pad-threats = X
help-pad-threats-does = 自分の番なら危ない穴、そうでなければ前の手を再生
help-pad-shoulders = ショルダーボタン
help-pad-shoulders-does = 遅く、速く、ページをめくる
help-pad-triggers = トリガー
help-pad-triggers-does = 種1個戻る、進む
