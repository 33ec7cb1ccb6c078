### 提示：哪个坑，哪个方向，为什么。读者总是轮到的一方。
### part-…, $pit, $way, $seeds, $laps: see play.ftl.

## The button, the setting and the key

match-hint = 提示
match-hint-more = 更多提示
match-hint-hide = 隐藏提示
settings-hints = 提示
settings-hints-line = H键和灯形按钮会告诉你哪个坑、哪个方向、为什么。
help-key-hint = H
help-key-hint-does = 提示：哪个坑；再按：哪个方向；再按：为什么。

## A hint, step by step. Each is a line beside or below the board.

hint-thinking = 正在想提示。
# $pit: the pit to sow.
hint-pit = 提示：看看{ $pit }。
hint-way = 提示：{ $pit }{ part-way }。
# $kichwa: left or right; $pit: its name.
hint-kichwa = 提示：{ part-kichwa-side }，{ $pit }。
hint-pass = 提示：停一手。
# What the next press brings.
hint-ask-way = 再问一次，告诉你方向。
hint-ask-why = 再问一次，告诉你原因。

## Why. Whole sentences about the turn that is advised; one to three of them follow each other. What they say of
## winning and losing is proven, and no other sentence may sound as if it was.

because-only-move = 这是你唯一能走的一步。
because-wins-now = 这一步马上就赢。
# $turns: your own turns, this one included.
because-wins-in = 接着走得好，不论对手怎么走，你走{ $turns }步之内就赢。
because-wins = 接着走得好，不论对手怎么走都能赢。
# $own, $other: seeds in the end.
because-wins-with = 接着走得好，至少能以{ $own }颗种子对{ $other }颗获胜。
because-only-winning = 其他每一步都会断送胜局。
because-only-hope = 其他每一步，只要对手走得好，都会输。
because-draws = 走了这一步，双方都走得好，就谁也赢不了。
because-draws-with = 接着走得好，至少保住平局，各{ $seeds }颗种子。
because-every-turn-loses = 对手走得完美的话，每一步都会输，但对手还得找得到才行。
because-loses-with = 对手走得完美的话，每一步都会输；没有哪一步比这一步保住更多：{ $own }颗种子对{ $other }颗。
# How many answers there are, and how many of them win for the opponent.
because-traps = 对手的{ $answers }种应对中，能让对手赢的只有{ $right }种。
# $turns: of both players.
because-holds-out = 其他每一步都不会坚持得更久：双方合计{ $turns }步。
because-most-seeds = 其他每一步最后得到的种子都没有这么多。
because-saves-front-row = 你的前排有危险；走了这一步，对手下一步清空不了它。
because-captures = 播{ part-laps }，吃{ part-seeds }。
because-captures-asks = 播{ part-laps }，吃{ part-seeds }，然后由你选择kichwa。
because-captures-won = 播{ part-laps }，赢得{ part-seeds }。
because-saves = { $pit }的{ part-seeds }可能被吃；走了这一步，对手下一步吃不到。
because-saves-won = 对手下一步可能让你从{ $pit }失去{ part-seeds }；走了这一步，一颗也不会失去。
because-leaves-no-capture = 对手应对时吃不到任何子。
because-leaves-no-capture-won = 对手应对时赢不到种子。
because-looks-ahead = 这里什么都没有得到证明；往前看{ $turns }步，这一步看来最好。
because-nothing-known = 这里什么都没有得到证明。
