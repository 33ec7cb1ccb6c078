### 对局的复盘：它的画面，以及每一步教会我们什么。
### $person, $name, $other-person, $other-name: see play.ftl. The subject is the player of the turn; the other one
### is the opponent.

## What the match was worth: proven, or not said

truth-wins = { part-who }{ $turns ->
    [0] 胜
   *[other] { $turns }步获胜
}。
truth-wins-by = { part-who }以{ $more }比{ $fewer }获胜。

## What a turn teaches

lesson-turn = { $pit }{ part-way }
lesson-pass = 停一手
part-keeps = { $kept ->
    [win] { $turns ->
        [0] 能赢
       *[other] { $turns }步能赢
    }
   *[draw] 能保住平局
}
part-better = 走“{ $better }”{ part-keeps }
part-own-front-row = { $person ->
    [you] 你的前排
    [computer] 电脑的前排
   *[other] { $name }的前排
}
lesson-win-in-one = 本来一步就能赢：{ $better }。
lesson-ended-front-row = “{ $played }”使{ part-own-front-row }没有了种子，棋局就此结束；{ part-better }。
lesson-ended = “{ $played }”使棋局就此结束；{ part-better }。
lesson-lets-empty-front-row = 走“{ $played }”之后，{ part-other }下一步就能清空{ part-own-front-row }；{ part-better }。
lesson-lets-win = 走“{ $played }”之后，{ part-other }下一步就能赢；{ part-better }。
lesson-bigger-capture = “{ $played }”吃得更多（{ $took }比{ $instead }），但{ part-better }。
lesson-bigger-capture-won = “{ $played }”赢得的种子更多（{ $took }比{ $instead }），但{ part-better }。
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] 走“{ $better }”吃{ $instead }颗，{ part-keeps }
}；走“{ $played }”让{ part-other }下一步能吃{ $seeds }颗种子。
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] 走“{ $better }”赢得{ $instead }颗，{ part-keeps }
}；走“{ $played }”让{ part-other }下一步能赢得{ $seeds }颗种子。
lesson-gives-away = { part-better }；走“{ $played }”之后，{ $left ->
    [draw] 双方都赢不了
   *[loss] { part-other }赢
}。
lesson-slower = 走“{ $better }”{ $turns }步就赢，走“{ $played }”要{ $other }步。
lesson-shorter = 这盘棋已经赢不了，但走“{ $better }”能坚持{ $turns }步，走“{ $played }”只有{ $other }步。
lesson-seeds = 走“{ $better }”，最后比“{ $played }”多{ $seeds }颗种子。
lesson-gave-up = { $kept ->
    [win] 放弃的这盘棋本来{ $turns ->
        [0] 能赢
       *[other] { $turns }步能赢
    }
   *[draw] 放弃的这盘棋并没有输：双方都赢不了
}。
lesson-gave-up-instead = 放弃的这盘棋并没有输：{ part-better }。

## The screen

review-open = 复盘
review-title = 复盘
# $done of $all positions of the match have been looked at.
review-looking = 正从终局往回看：{ $done }/{ $all }
# The work broke off there: of the earlier turns nothing is known.
review-failed = 复盘看到{ $all }个局面中的{ $done }个时中断。在那以前的情况不得而知。
review-moments = { $count ->
    [0] 就所知而言，没有哪一步断送什么。
   *[other] 有{ $count }步改变了这盘棋。
}
review-none-yet = 还没有找到改变这盘棋的一步。
# $number: the turn; $move in notation.
review-turn = 第{ $number }步：{ $name }，{ $move }
review-end = 终局
review-before = 走之前：{ $truth }
review-after = 走之后：{ $truth }
review-now = 此处：{ $truth }
# For screen readers: the graph, and where in it one is.
review-graph = 每一步的真相：第{ $number }步，共{ $all }步。{ $truth }
# An entry of the list of moments; $place: its number among them.
review-moment = { $place }. 第{ $number }步：{ $lesson }
review-show-played = 看实际的一步
review-show-better = 看更好的一步
review-show-line = 看后面会怎样走
review-play-on = 从这里继续下
review-to-moment = 回到这个局面
review-leave = 离开
review-earlier = 退一步
review-later = 进一步
# What is on the board.
review-on-board-played = 实际走的
review-on-board-better = 更好的走法，第{ $turn }步，共{ $turns }步：{ $name }走{ $move }
review-on-board-better-end = 更好的走法到此为止：只证明到这里
review-on-board-won = 更好的走法到此结束
# The two sides of the graph.
review-side = { $person ->
    [you] 你胜
    [computer] 电脑胜
   *[other] { $name }胜
}
