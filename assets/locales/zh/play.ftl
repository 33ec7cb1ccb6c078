### 游戏的话语：名称、规则、不能走的原因、结果、一步棋的讲述。
### The arguments are explained in the English file.

## Small parts, used inside other messages

part-seeds = { $seeds }颗种子
part-laps = { $laps }趟
part-way = { $way ->
    [left] 向左
   *[right] 向右
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] 向它的左边
       *[right] 向它的右边
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] 左kichwa
   *[right] 右kichwa
}
part-who = { $person ->
    [you] 你
    [computer] 电脑
   *[other] { $name }
}
part-other = { $other-person ->
    [you] 你
    [computer] 电脑
   *[other] { $other-name }
}
part-others-front-row = { $other-person ->
    [you] 你的前排
    [computer] 电脑的前排
   *[other] { $other-name }的前排
}
part-captures = 吃{ part-seeds }{ $count ->
    [1] { "" }
   *[other] （{ $captures }）
}

## Lists: two things; the beginning of a longer list; its end

list-pair = { $first }和{ $second }
list-more = { $list }、{ $next }
list-last = { $list }和{ $last }

## Sides, games, house rules, levels

side-south = 南方
side-north = 北方
player-you = 你
player-computer = 电脑

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = 学习用的Bao棋：四排，每排八坑，一趟接一趟地播，能吃就必须吃。
game-kujifunza-goal = 清空对手的前排就赢。
game-djenon = Djenon-aboure
game-djenon-line = 来自科特迪瓦潟湖的游戏：两排，每排六坑，只朝一个方向播，种子多者胜。
game-djenon-goal = 终局时种子多者胜。

rules-sustain = 桑给巴尔
rules-sustain-line = 推荐：在中间四坑吃到的种子，沿原来的方向继续播。桑给巴尔的大师们就这样下。
rules-choose = Mancala World
rules-choose-line = 每次在中间四坑吃子后，由你选择吃到的种子从前排的哪一端（kichwa）继续播。
rules-choose-first = 首次选择
rules-choose-first-line = 一步棋中只有第一次吃子时选择kichwa。这是供研究用的规则，没有任何资料记载。

level-1 = 学生
level-1-line = 最容易：只看一步棋的第一趟，下得保守。
level-2 = 学徒
level-2-line = 能跟着看两趟，忘了你会应对。
level-3 = 棋手
level-3-line = 能跟着看三趟，忘了你会应对。
level-4 = 老手
level-4-line = 能跟着看五六趟，忘了你会应对。
level-5 = 能手
level-5-line = 自己的一步会看到底，也看你的应对，但常常满足于不是最好的一步。
level-6 = 高手
level-6-line = 会往前看几步，有时满足于不是最好的一步。
level-7 = 行家
level-7-line = 只要有赢法，几乎都能找到；偶尔出错。
level-8 = 大师
level-8-line = 能赢的时候不出错；败局已定时，也不让你轻易取胜。

## Why an action is refused. One sentence: the pit that matters, then the reason.

refusal-game-over = 这盘棋已经结束。
refusal-no-such-pit = 这个棋盘上没有{ $pit }坑。
refusal-not-your-pit = { $pit }是对手的坑，你只能播自己的坑。
refusal-empty-pit = { $pit }是空坑，没有种子可播。
refusal-single-seed = { $pit }只有一颗种子，起手至少要有两颗。
refusal-must-capture = { $pit }往这边播吃不到子，而能吃就必须吃：{ $instead }{ part-way }播就能吃。
refusal-too-many-to-capture = { $pit }有十六颗或更多种子，不能用来起手吃子，而能吃就必须吃：{ $instead }{ part-way }播就能吃。
refusal-front-row-first = { $pit }还要等一等：只要前排还有至少两颗种子的坑，例如{ $instead }，不吃子的一步就要从前排起手。
refusal-lone-kichwa = { $pit }是kichwa，又是你前排唯一有种子的坑，不能把它播出前排；请往另一边播。
refusal-endless = { $pit }往这边播永远停不下来，所以不能起手。
refusal-endless-one-way = { $pit }播下去永远停不下来，所以不能起手。
refusal-name-kichwa = 在{ $pit }吃到的种子还在你手里：请先选择从哪个kichwa进入。
refusal-no-kichwa-asked = 没有种子在等待选择kichwa；请选一个坑来播。
refusal-one-way-only = Djenon-aboure只朝一个方向播：{ $pit }也是向右。
refusal-must-sow = 只有无坑可播时才能停一手，而{ $instead }可以播。
refusal-no-passing = Bao棋不能停一手；请选一个坑来播。
refusal-must-pass = { $pit }不能播：你的坑都不足两颗种子，只能停一手。
refusal-wrong-board = 这个局面不属于{ $game }的棋盘。

# No way of the pit has been chosen, and neither can be.
unsown-must-capture = { $pit }往哪边播都吃不到子，而能吃就必须吃：{ $instead }{ part-way }播就能吃。
unsown-endless = { $pit }往哪边播都永远停不下来，所以不能起手。
# On the card of one way of a pit, while the other way is allowed.
way-refused-must-capture = 吃不到子，而现在必须吃。
way-refused-lone-kichwa = 会使你的前排变空。
way-refused-endless = 永远停不下来。
way-refused-other = 现在不能走。

## Why a match does not begin from a board that was laid out by hand. One sentence: what is wrong, the
## rule, what mends it. $name: South or North.

unfit-too-many = { $game }共用{ $most }颗种子，这里却有{ $found }颗：请拿走一些。
unfit-wrong-board = 这个局面属于另一种棋盘，不是{ $game }的。
unfit-nobody-chooses = 吃到的种子在等待选择kichwa，而桑给巴尔规则没有这种选择：请把它们收起，或改用Mancala World规则。
unfit-choice = 只有轮到的一方前排第3至6坑中有一坑至少有两颗种子时，吃到的种子才能等待选择kichwa：请把它们收起。
unfit-front-row-empty = { $name }的前排是空的，而前排空了就是输：请在前排放一颗种子。
unfit-no-start = 轮到{ $name }，却没有可以起手的坑，而不能走就是输：请在{ $name }的坑里多放种子。
unfit-only-singles = 所有的坑都不足两颗种子，这盘棋等于已经结束：请在某个坑里放上第二颗。
unfit-over = 按规则，这盘棋还没开始就已经结束了。

## How a game ended. The subject is the winner, the other the loser.

outcome-front-row-emptied = { part-who }赢了：{ part-others-front-row }空了。
outcome-no-legal-start = { part-who }赢了：{ part-other }无步可走。
outcome-more-seeds = { part-who }以{ $more }颗种子对{ $fewer }颗获胜。
outcome-equal-seeds = 平局：双方各有{ part-seeds }。
outcome-repetition = 平局：同一局面第三次出现。
outcome-too-many-turns = 平局：已走满2000步。
# The subject resigns.
outcome-resigned = { part-who }认输，{ part-other }获胜。

## What is proven of a position

judged-wins = { $name }胜。
judged-wins-in = { $name }{ $turns }步获胜。
judged-wins-by = { $name }胜：南方{ $south }，北方{ $north }。
judged-draw = 双方都赢不了。
judged-draw-at = 平局：各{ $seeds }颗种子。
judged-unknown = 未知。
judged-line = 最佳着法：{ $moves }
judged-gave-away = 第{ $number }步：{ $name }走{ $move }，断送了原有的结果。本可保住的是：{ $better }
judged-nothing-given-away = 就所知而言，没有哪一步断送结果。

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row }空了
    [kichwa] 吃到的种子在等待选择kichwa
    [going] 还在播种
   *[empty] 最后一颗落在空坑里
}
turn-takata = { part-who }把{ $pit }{ part-way-told }播：{ part-laps }，没有吃子；{ part-turn-end }。
turn-mtaji = { part-who }把{ $pit }{ part-way-told }播：{ part-laps }，{ part-captures }；{ part-turn-end }。
turn-entry = { part-who }把{ $hand }颗种子从{ part-kichwa-side }放入：{ part-laps }；{ part-turn-end }。
turn-entry-mtaji = { part-who }把{ $hand }颗种子从{ part-kichwa-side }放入：{ part-laps }，{ part-captures }；{ part-turn-end }。
turn-sowing = { part-who }播{ $pit }：{ part-laps }，没有赢得种子；{ part-turn-end }。
turn-sowing-capture = { part-who }播{ $pit }：{ part-laps }，从{ $pits }赢得{ part-seeds }。
turn-pass = { part-who }停一手，因为所有的坑都不足两颗种子。

## What could be lost on the opponent's next turn. The subject is the side that could lose, the other one
## the side that would move.

part-if-moved = 如果现在轮到{ part-other }，
threat-pit = { $pit }（{ part-seeds }）
threat-pit-won = { $pit }的{ part-seeds }
threats-some = { part-if-moved }{ $pits }可能被吃。
threats-some-won = { part-if-moved }{ part-who }可能失去{ $pits }。
threats-none = { part-if-moved }{ part-who }没有会被吃的坑。
threats-none-won = { part-if-moved }{ part-who }不会失去种子。
threats-brief = 有危险：{ $pits }。
threats-brief-none = 没有坑有危险。

## A turn whose seeds are still moving. $lap: the lap that is being sown

turn-going = { part-who }把{ $pit }{ part-way-told }播：第{ $lap }趟。
turn-going-mtaji = { part-who }把{ $pit }{ part-way-told }播：第{ $lap }趟，至此已{ part-captures }。
turn-going-one-way = { part-who }播{ $pit }：第{ $lap }趟。

## While the seeds move

event-mtaji = Mtaji：这一步吃子。
event-takata = Takata：这一步不吃子。
event-lifted = 从{ $pit }取出{ part-seeds }。
event-relay = { $pit }有种子：{ part-seeds }续播。
event-captured = 从{ $pit }吃到{ part-seeds }。
event-won = 从{ $pit }赢得{ part-seeds }。
event-kichwa-asked = { part-seeds }在等待：从左kichwa还是右kichwa进入？
event-entered = { part-seeds }从{ part-kichwa-side }进入。
event-empty-pit = 最后一颗落在空坑里：这一步结束。
event-front-row-emptied = Hamna：{ part-others-front-row }空了。
event-capture-ends = 赢得种子，这一步结束。

## How to play, ten lines a game

how-kujifunza-1 = 对手的前排空了（hamna），或对手无步可走，你就赢了。
how-kujifunza-2 = 面前的两排是你的：十六个坑，每坑两颗种子。你的前排对着对手的前排。
how-kujifunza-3 = 选自己一个至少有两颗种子的坑，取出全部种子，向左或向右，沿自己的十六个坑一颗一颗地播。
how-kujifunza-4 = 最后一颗落在有种子的坑里，就把那坑的种子全部取出续播；落在空坑里，这一步就结束。
how-kujifunza-5 = Mtaji：如果第一趟结束在自己前排有种子的坑，对面的坑也有种子，就吃掉对面的种子。
how-kujifunza-6 = 能吃就必须吃。有十六颗或更多种子的坑不能用来起手吃子。
how-kujifunza-7 = 吃到的种子从kichwa（前排两端的坑）进入：第一颗放在kichwa里，其余向中间播。
how-kujifunza-8 = 在两端各两坑吃子，从较近的kichwa进入。在中间四坑吃子，由所选规则决定：保持方向，或者自己选。
how-kujifunza-9 = 在这样的一步里，后面各趟也以同样方式吃子，直到最后一颗落在空坑里。
how-kujifunza-10 = Takata：吃不到子时，从前排起手；前排的坑都不足两颗种子，才从后排起手。这时不管播几趟都不吃子。

how-djenon-1 = 种子多者胜。面前的一排六坑是你的。每坑四颗种子。
how-djenon-2 = 选自己一个至少有两颗种子的坑，取出全部种子，向右沿两排播。
how-djenon-3 = 第一颗放回取种的坑，其余依次落在后面的坑里。
how-djenon-4 = 最后一颗落下后坑里是一颗，这一步就结束。
how-djenon-5 = 成为两颗或四颗，你就赢得那坑的种子，这一步结束。
how-djenon-6 = 再往回数，前一个坑也正好是两颗或四颗，就一并赢得，依次往回，不论在哪一边。
how-djenon-7 = 成为三颗，或者至少五颗，就取出那坑的种子续播，第一颗同样放回原坑。
how-djenon-8 = 只有自己的坑都不足两颗种子时，才停一手。
how-djenon-9 = 没有一个坑多于一颗种子时，游戏结束。
how-djenon-10 = 双方各把自己一排的种子加到赢得的种子上。多者胜，各24颗为平局。
