### 公平的对局：怎样开始，谁先走，切饼规则，会迁就你的对手，以及关于这些的实话。
### $name: South or North; $turns: those of both players; $level: the name of a level.

## What is chosen before a match

# Against whom: the three kinds.
opponent-adapts = 随你调整
opponent-level = 选择级别
# $level: the one that it plays now.
opponent-adapts-line = 随你的对局结果调整，让你能赢一半多一点。现在的级别是{ $level }。

new-match-start = 开局
start-classic = 经典
start-drawn = 抽签开局
start-pie = 切饼规则

# What is proven of the classic start. The first player wins, or the second.
start-classic-first = 从经典开局下，先走的一方只要不出错，总能获胜：双方合计{ $turns }步。
start-classic-second = 从经典开局下，后走的一方只要不出错，总能获胜：双方合计{ $turns }步。
# In a game that counts seeds. $more and $fewer: what the two have in the end.
start-classic-first-by = 从经典开局下，双方都不出错，先走的一方总能获胜：{ $more }颗种子对{ $fewer }颗。
start-classic-second-by = 从经典开局下，双方都不出错，后走的一方总能获胜：{ $more }颗种子对{ $fewer }颗。
# What is drawn from: $first positions are won for whoever begins, $second for the other.
start-drawn-halves = 抽签决定局面：已证明{ $first }个局面先走者胜，{ $second }个后走者胜，而守住这种胜局和守住那种胜局，难度大致相同。
start-drawn-even = 从{ $count }个局面中抽签，双方都不出错时谁也赢不了：已经证明。
start-pie-line = 一人切，一人选：第一步之后，另一人可以接手先走的一方。只要看得出哪边好，选的人总能得到较好的一方。

# What was chosen of a kind of choices, such as the house rules.
new-match-chosen = { $what }：{ $chosen }
begins-drawn = 谁先走也由抽签决定。再来一盘时，从同一局面由另一人先走。
begins-alternates = 再来一盘时，由另一人先走。
new-match-more = 更多选择
new-match-less = 更少选择

## The question of the pie rule

pie-asks = 保持，还是交换？
pie-asks-line = 第一步已经走了。只在现在，只有一次，你可以连同这一步接手对方。那样就由电脑下你原来的一方。
# Between two people. $name: whoever is to answer, South or North.
pie-asks-friends = 保持，还是交换？
pie-asks-line-friends = 第一步已经走了。只在现在，只有一次，{ $name }的棋手可以连同这一步接手对方。那样你们两人交换座位。
pie-keep = 保持我方
pie-take = 接手对方
pie-waits = 电脑正在选边
# After the change.
pie-changed-by-computer = 电脑连同你走的第一步接手了你的一方。你现在下另一方。
pie-changed-by-you = 你连同电脑走的第一步接手了它的一方。电脑现在下你的一方。
# $name: the side to move.
pie-changed-friends = 你们交换了座位：先走的人现在是{ $name }。
# In the list of turns, and in a record that is told.
seats-changed = 双方交换座位。

## After a match

# Who begins the next one.
next-you = 再来一盘，由你先走。
next-computer = 再来一盘，由电脑先走。
next-name = 再来一盘，由{ $name }先走。
next-same-opening = 还是同一开局，只是交换座位。
next-new-opening = 另抽一个开局。
next-level = 下一盘电脑的级别是{ $level }。

## Help

help-fair-title = 谁先走，这样公平吗？
help-fair-seats = 再来一盘时，先走的一方会换。
help-fair-adapts = 随你调整的对手每盘之后最多变动一级，目标是让你一百盘赢五十五盘。
