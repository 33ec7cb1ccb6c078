### 練習問題：局面についての問い。正しい答えはそれぞれ1つ。
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = 練習問題
exercises-title = 練習問題
exercises-line = 答えはすべて証明されています。せかす人はいません。
exercises-next = 次の問題
exercises-next-line = { $kind }、難易度{ $grade }/5
exercises-all-done = 全問終了。最初から
exercises-done = { $of }問中{ $done }問終了
exercises-kinds = または練習したいものを選ぶ
exercises-forget = 解いた記録を消す

exercise-kind-starts = 打てる手をすべて
exercise-kind-starts-line = どの穴を、どちらへまくことができますか？
exercise-kind-laps = 種まきを数える
exercise-kind-laps-line = この手で種まきは何回続きますか？
exercise-kind-end = どこで終わる？
exercise-kind-end-line = 最後の種まで追いかけましょう。
exercise-kind-most = 最も多くの種
exercise-kind-most-line = 最も多く得られるのはどの手ですか？
exercise-kind-win-1 = 1手で勝つ
exercise-kind-win-1-line = 1手でゲームが終わります。
exercise-kind-save = 前列を守る
exercise-kind-save-line = 生き残れる手は1つだけです。
exercise-kind-win-2 = 2手で勝つ
exercise-kind-win-2-line = 相手がどう打っても。
exercise-kind-win-3 = 3手で勝つ
exercise-kind-win-3-line = ずっと先まで読みましょう。

confirm-forget-title = 解いた記録を消しますか？
confirm-forget-line = どの問題ももう一度解けます。対局と設定は残ります。
confirm-forget-yes = 消す
confirm-forget-no = 残す

## An exercise

exercise-grade = 難易度{ $grade }/5
exercise-task-starts = 打てる手にすべて印をつけ、確かめましょう。手前の2列があなたのものです。穴を押すと矢印が変わります：右、左、両方、なし。
exercise-task-starts-one-way = 打てる穴にすべて印をつけ、確かめましょう。手前の列があなたのものです。
exercise-task-laps = 矢印がまく穴を示します。種まきは何回続きますか？
exercise-task-end = 矢印がまく穴を示します。最後の種が落ちる穴を押しましょう。
exercise-task-most = あなたの列で、最も多くの種を得られる穴はどれですか？　その穴をまきましょう。
exercise-task-win-1 = あなたの番で、すぐに勝つ手が1つあります。見つけましょう。
exercise-task-save = 相手が勝ちそうです。防ぐ手は1つだけです。見つけましょう。
exercise-task-win = 相手がどう打っても、あなたの{ $turns ->
    [2] 2手
   *[other] 3手
}で勝てます。最初の手を見つけましょう。
exercise-task-more = 続けましょう：{ $left ->
    [1] 次の手で勝ち
   *[other] あと2手で勝ち
}です。
exercise-marked = { $count ->
    [0] 印はまだありません。
   *[other] { $count }手に印をつけました。
}
exercise-of-kind = 解いた問題：この種類{ $done }/{ $of }、全体{ $all }/{ $of-all }
exercise-start-label = { $pit }、{ part-seeds }：ここから{ part-way }まき始めます
exercise-start-label-one-way = { $pit }、{ part-seeds }：ここからまき始めます
exercise-mark-label = { $pit }、{ part-seeds }。印：{ $marks ->
    [left] 左へ
    [right] 右へ
    [both] 両方
    [yes] あり
   *[none] なし
}

exercise-check = 確かめる
exercise-show = 答えを見る
exercise-skip = 最後へ
exercise-again = もう一度
exercise-next = 次へ
exercise-another = 別の問題
exercise-harder = もっと難しい問題
exercise-all = 全問題

## What is told of an answer

exercise-right-starts = よく見ました：打てる手はこれですべてです。
exercise-right-laps = よく数えました：{ part-laps }です。
exercise-right-end = よく追いました：最後の種は{ $pit }に落ちます。
exercise-right-most = よく選びました：{ part-seeds }を得ます。
exercise-right-win = お見事：これで勝ちです。
exercise-right-more = 正解です。相手はできるだけ長くもちこたえます。
exercise-right-save = お見事：これで相手はすぐには勝てません。
exercise-shown = こうなります。
exercise-shown-laps = { part-laps }：こうなります。
exercise-shown-starts = 打てる手はこれですべてです。

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit }を{ part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply }を{ $way ->
        [left] 相手から見て左へ
       *[right] 相手から見て右へ
    }
}
exercise-wrong-mark = { part-move }：{ $why }
exercise-missing = { $count ->
    [1] あと1手あります：{ part-move }。
   *[other] あと{ $count }手あります：{ part-move }など。
}
exercise-more-wrong = 間違った印があと{ $count }個あります。
exercise-loses-row = それでは前列を失います。相手の応手：{ part-reply }。
exercise-loses = それではすぐに負けます。この応手の後、打てる穴がなくなります：{ part-reply }。
exercise-no-end = この手は{ $pit }で終わり、相手にはまだ手があります：{ part-reply }。
exercise-holds = 相手の応手：{ part-reply }。すると{ $left ->
    [1] すぐに勝つ手はありません
   *[other] { $left }手では勝てません
}。
exercise-ends-unwon = それでゲームは終わりますが、勝ちではありません。
exercise-takes-less = { $seeds ->
    [0] それでは何も得られません。
   *[other] それで得るのは{ $seeds }個です。
}もっと多く得る手があります。
exercise-goes-on = { $lap }回目の種まきは{ $pit }で終わりますが、種があるので続きます。
exercise-captures = { $lap }回目の種まきは{ $pit }で終わって取るので、まだ続きます。
exercise-ends-before = { part-laps }になる前に、この手は終わります。
exercise-no-lap-ends = この手で{ $pit }に終わる種まきはありません。

## When what is done cannot be read or kept

notice-exercises-damaged = 解いた問題の一覧{ $file }の{ $line }行目が破損していました（{ $problem }）。読めたものは有効です。破損したファイルは{ $aside }として別に置きました。
notice-exercises-damaged-kept = 解いた問題の一覧{ $file }の{ $line }行目が破損しています（{ $problem }）。ファイルを別に置けません：{ part-reason }。ファイルはそのままで、直すか消すまで、これから解くものは残りません。
notice-exercises-unreadable = 解いた問題の一覧{ $file }を読めません：{ part-reason }。空の一覧から始めます。
notice-exercises-unsaved = 解いた問題を{ $file }に保存できません：{ part-reason }。終了するまで有効で、保存は繰り返し試みます。
notice-exercises-saved-again = 解いた問題の一覧がまた保存できるようになり、保存しました。
exercise-way = { $pit }：{ $way }
