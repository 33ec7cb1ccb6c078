### 练习：关于一个局面的问题，每题一个正确答案。
### The arguments are explained in the English file.

## The exercises to choose from

menu-exercises = 练习
exercises-title = 练习
exercises-line = 每个答案都经过证明。没有人催你。
exercises-next = 下一题
exercises-next-line = { $kind }，难度{ $grade }/5
exercises-all-done = 全部完成，重新开始
exercises-done = 共{ $of }题，已做{ $done }题
exercises-kinds = 或者选择要练的内容
exercises-forget = 清除做题记录

exercise-kind-starts = 找出所有起手
exercise-kind-starts-line = 哪些坑可以播，往哪边播？
exercise-kind-laps = 数趟数
exercise-kind-laps-line = 这一步要播几趟？
exercise-kind-end = 停在哪里？
exercise-kind-end-line = 一直跟到最后一颗种子。
exercise-kind-most = 最多的种子
exercise-kind-most-line = 哪一步得到最多？
exercise-kind-win-1 = 一步取胜
exercise-kind-win-1-line = 一步结束这盘棋。
exercise-kind-save = 保住你的前排
exercise-kind-save-line = 只有一步能让你继续下去。
exercise-kind-win-2 = 两步取胜
exercise-kind-win-2-line = 不论对手怎么走。
exercise-kind-win-3 = 三步取胜
exercise-kind-win-3-line = 往远处看。

confirm-forget-title = 清除做题记录吗？
confirm-forget-line = 所有的题都可以重做。对局和设置会保留。
confirm-forget-yes = 清除
confirm-forget-no = 保留

## An exercise

exercise-grade = 难度{ $grade }/5
exercise-task-starts = 标出所有符合规则的起手，然后检查。离你近的两排是你的。点坑可以换箭头：右、左、双向、无。
exercise-task-starts-one-way = 标出你可以播的每一个坑，然后检查。离你近的一排是你的。
exercise-task-laps = 箭头指出播哪里。这一步播几趟？
exercise-task-end = 箭头指出播哪里。请点最后一颗种子落下的坑。
exercise-task-most = 你这一排哪个坑得到的种子最多？请播它。
exercise-task-win-1 = 你有一步马上就赢。请找出来。
exercise-task-save = 对手快要赢了。只有一步能阻止。请找出来。
exercise-task-win = 不论对手怎么走，你{ $turns ->
    [2] 两步
   *[other] 三步
}就能赢。请找出第一步。
exercise-task-more = 继续：{ $left ->
    [1] 下一步就赢
   *[other] 你再走两步就赢
}。
exercise-marked = { $count ->
    [0] 还没有标出起手。
   *[other] 已标出{ $count }个起手。
}
exercise-of-kind = 这一类{ $of }题已做{ $done }题，全部{ $of-all }题已做{ $all }题
exercise-start-label = { $pit }，{ part-seeds }：从这里{ part-way }开始播
exercise-start-label-one-way = { $pit }，{ part-seeds }：从这里开始播
exercise-mark-label = { $pit }，{ part-seeds }。标记：{ $marks ->
    [left] 向左
    [right] 向右
    [both] 双向
    [yes] 有
   *[none] 无
}

exercise-check = 检查
exercise-show = 看答案
exercise-skip = 跳到结束
exercise-again = 再做一次
exercise-next = 下一题
exercise-another = 换一题
exercise-harder = 更难的
exercise-all = 全部练习

## What is told of an answer

exercise-right-starts = 看得准：起手就是这些。
exercise-right-laps = 数得对：{ part-laps }。
exercise-right-end = 跟得好：最后一颗种子落在{ $pit }。
exercise-right-most = 选得好：得到{ part-seeds }。
exercise-right-win = 走得好：这样就赢了。
exercise-right-more = 对了。对手会尽可能久地坚持。
exercise-right-save = 做得好：现在对手不能马上赢了。
exercise-shown = 是这样走的。
exercise-shown-laps = { part-laps }：是这样走的。
exercise-shown-starts = 起手就是这些。

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit }{ part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply }{ $way ->
        [left] （朝其左边）
       *[right] （朝其右边）
    }
}
exercise-wrong-mark = { part-move }：{ $why }
exercise-missing = { $count ->
    [1] 还缺一个起手：{ part-move }。
   *[other] 还缺{ $count }个起手，例如{ part-move }。
}
exercise-more-wrong = 还有{ $count }个标记不对。
exercise-loses-row = 这样会失去前排：对手应以{ part-reply }。
exercise-loses = 这样马上就输：对手应以{ part-reply }之后，你无坑可播。
exercise-no-end = 这一步停在{ $pit }，对手还可以走{ part-reply }。
exercise-holds = 对手应以{ part-reply }，于是{ $left ->
    [1] 你没有一步能马上赢
   *[other] 你不能在{ $left }步内取胜
}。
exercise-ends-unwon = 这样这盘棋就结束了，而你没有赢。
exercise-takes-less = { $seeds ->
    [0] 这样什么也得不到，另一步能得到种子
   *[other] 这样得到{ $seeds }颗种子，另一步更多
}。
exercise-goes-on = 第{ $lap }趟停在{ $pit }，那里有种子：续播。
exercise-captures = 第{ $lap }趟停在{ $pit }并且吃子：继续播。
exercise-ends-before = 不到{ part-laps }，这一步就结束了。
exercise-no-lap-ends = 这一步没有一趟停在{ $pit }。

## When what is done cannot be read or kept

notice-exercises-damaged = 做题记录{ $file }第{ $line }行曾损坏（{ $problem }）。能读出的仍然有效；损坏的文件另存为{ $aside }。
notice-exercises-damaged-kept = 做题记录{ $file }第{ $line }行损坏（{ $problem }）。无法把文件另存：{ part-reason }。文件保持原样；在改正或删除它之前，现在做的题不会保留。
notice-exercises-unreadable = 无法读取做题记录{ $file }：{ part-reason }。记录从空白开始。
notice-exercises-unsaved = 无法把做题记录保存到{ $file }：{ part-reason }。记录在离开前有效，程序会反复尝试保存。
notice-exercises-saved-again = 做题记录又可以保存，并且已经保存。
exercise-way = { $pit }：{ $way }
