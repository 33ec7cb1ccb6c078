### 対局の振り返り：その画面と、打った手が教えること。
### $person, $name, $other-person, $other-name: see play.ftl. The subject is the player of the turn; the other one
### is the opponent.

## What the match was worth: proven, or not said

truth-wins = { $turns ->
    [0] { "" }
   *[other] { $turns }手で
}{ part-who }の勝ち。
truth-wins-by = { $more }対{ $fewer }で{ part-who }の勝ち。

## What a turn teaches

lesson-turn = { $pit }を{ part-way }
lesson-pass = パス
part-keeps = { $kept ->
    [win] { $turns ->
        [0] { "" }
       *[other] { $turns }手で
    }勝ちでした
   *[draw] 引き分けを保てました
}
part-better = 「{ $better }」なら{ part-keeps }
part-own-front-row = { $person ->
    [you] あなたの前列
    [computer] コンピューターの前列
   *[other] { $name }の前列
}
part-other = { $other-person ->
    [you] あなた
    [computer] コンピューター
   *[other] { $other-name }
}
lesson-win-in-one = 1手で勝てました：{ $better }。
lesson-ended-front-row = 「{ $played }」で{ part-own-front-row }に種がなくなり、ゲームが終わりました。{ part-better }。
lesson-ended = 「{ $played }」でゲームが終わりました。{ part-better }。
lesson-lets-empty-front-row = 「{ $played }」の後、{ part-other }は次の手で{ part-own-front-row }を空にできました。{ part-better }。
lesson-lets-win = 「{ $played }」の後、{ part-other }は次の手で勝てました。{ part-better }。
lesson-bigger-capture = 「{ $played }」の方が多く取れましたが（{ $took }対{ $instead }）、{ part-better }。
lesson-bigger-capture-won = 「{ $played }」の方が多く獲得できましたが（{ $took }対{ $instead }）、{ part-better }。
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { part-better }（取る種は{ $instead }個）
}。「{ $played }」の後、{ part-other }は次の手で種{ $seeds }個を取れました。
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { part-better }（獲得する種は{ $instead }個）
}。「{ $played }」の後、{ part-other }は次の手で種{ $seeds }個を獲得できました。
lesson-gives-away = { part-better }。「{ $played }」の後は、{ $left ->
    [draw] どちらも勝てません
   *[loss] { part-other }の勝ちです
}。
lesson-slower = 「{ $better }」なら{ $turns }手で勝ち、「{ $played }」では{ $other }手かかります。
lesson-shorter = もう勝てませんでしたが、「{ $better }」なら{ $turns }手もち、「{ $played }」では{ $other }手だけです。
lesson-seeds = 「{ $better }」なら、最後に「{ $played }」より種が{ $seeds }個多くなります。
lesson-gave-up = { $kept ->
    [win] 投了した対局は{ $turns ->
        [0] { "" }
       *[other] { $turns }手で
    }勝てました
   *[draw] 投了した対局は負けではありませんでした：どちらも勝てませんでした
}。
lesson-gave-up-instead = 投了した対局は負けではありませんでした：{ part-better }。

## The screen

review-open = 振り返る
review-title = 振り返り
# $done of $all positions of the match have been looked at.
review-looking = 終わりからさかのぼって調べています：{ $done }/{ $all }
# The work broke off there: of the earlier turns nothing is known.
review-failed = 振り返りは{ $all }局面中{ $done }局面で中断しました。それより前のことはわかりません。
review-moments = { $count ->
    [0] わかっているかぎり、何かを手放した手はありません。
   *[other] 勝負を分けた手が{ $count }手あります。
}
review-none-yet = 勝負を分けた手は、まだ見つかっていません。
# $number: the turn; $move in notation.
review-turn = { $number }手目：{ $name }、{ $move }
review-end = 終わり
review-before = 打つ前：{ $truth }
review-after = 打った後：{ $truth }
review-now = 今：{ $truth }
# For screen readers: the graph, and where in it one is.
review-graph = 一手ごとの真実：{ $all }手中{ $number }手目。{ $truth }
# An entry of the list of moments; $place: its number among them.
review-moment = { $place }. { $number }手目：{ $lesson }
review-show-played = 打った手を見る
review-show-better = よりよい手を見る
review-show-line = その後の進み方を見る
review-play-on = ここから続ける
review-to-moment = この局面に戻る
review-leave = 終える
review-earlier = 一手戻る
review-later = 一手進む
# What is on the board.
review-on-board-played = 打った手
review-on-board-better = よりよい手順、{ $turns }手中{ $turn }手目：{ $name }、{ $move }
review-on-board-better-end = よりよい手順の終わり（証明されたところまで）
review-on-board-won = よりよい手順の終わり
# The two sides of the graph.
review-side = { $person ->
    [you] あなたの勝ち
    [computer] コンピューターの勝ち
   *[other] { $name }の勝ち
}
