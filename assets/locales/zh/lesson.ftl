### 五节入门，以及随后的课程。
### The arguments are explained in the English file.

menu-learn = 学一学

## The five beats: what is to be done, and what it was

learn-sow = 请点一下发光的坑，再选左或右。
learn-sow-done = 你播了种。种子叫kete，一路上每坑落了一颗。
learn-relay = 让最后一颗落在有种子的坑里，再看一看。
learn-relay-done = 你从有种子的坑接着播了下去，这叫endelea。
learn-capture = 让最后一颗落进自己有种子的坑，对面也有种子，就吃掉对面的。
learn-capture-done = 你吃子了。种子从你前排一端叫kichwa的坑进入。
learn-must-capture = 你有一个坑能吃子。能吃就必须吃。找出来。
learn-must-capture-done = 吃子的一步叫mtaji，必须走。
learn-win = 吃光对方前排的种子，你就赢了。
learn-win-done = Hamna。对方的前排里什么也没有了：你赢了。

learn-choose = 现在选左或右：点棋盘下方的箭头。
learn-lit = 请点发光的那个坑。
learn-lit-label = { $pit }，{ part-seeds }，正在发光
learn-seeds-move = 看种子走。
learn-step = 第{ $number }节，共{ $of }节
learn-step-done = 第{ $number }节，共{ $of }节，已完成
learn-next = 继续
learn-skip = 跳过这一节
learn-leave = 离开

## The end of the lesson

learn-end-title = 你会下Bao棋了
learn-end-line = 播种，续播，吃子，取胜：其余的边下边学。
learn-play = 来一盘
learn-play-line = 对手是电脑，它会找到适合你的级别。
learn-watch = 看一看
learn-watch-line = 电脑自己和自己下。
learn-more = 再学些
learn-more-line = 所有规则，一条一条来。

## Why a sowing that the rules allow is not the one

learn-wrong-ends = 这样最后一颗会落在空坑{ $pit }里，你这一步就结束了。
learn-wrong-relays = 这样最后一颗会落在有种子的{ $pit }里，还要继续播。
learn-wrong-takes-nothing = 这样吃不到子。
learn-wrong-takes-nothing-won = 这样赢不到种子。
learn-wrong-other-kichwa = 这样种子会从另一个kichwa（{ $pit }）进入。
learn-wrong-same-way = 这样种子会沿来的方向继续播。
learn-wrong-short-chain = 这样只赢得一个坑，另有一步赢得更多。
learn-wrong-no-win = 这样棋还没完，另有一步能赢。
learn-wrong-way = 坑选对了，方向不对：请{ part-way }播。

## The course: the lessons to choose from

course-title = 课程
course-line = 一次一条规则：先读，再走，然后做练习。
course-minute = 一分钟入门
course-next = 下一课
course-all-done = 全部学完，重新开始
course-done = 共{ $of }课，已学{ $done }课
course-is-done = 已学
course-all = 全部课程
course-of = { $name }，第{ $number }课，共{ $of }课
course-to-exercise = 去做练习
course-straight-to-exercise = 直接做练习
course-exercise = 现在做练习

## Bao la Kujifunza, rule by rule

course-board-title = 棋盘
course-board-1 = 有两排是你的：前排在棋盘中间，后排离你最近。
course-board-2 = 两排连成一圈十六个坑。你向左或向右绕着它播，从不离开这一圈。
course-board-asks = 选一个可以播的坑，往哪边播都行。
course-board-names = 你的种子仍然都在自己的两排里。

course-sowing-title = 播种
course-sowing-1 = 从自己一个至少有两颗种子的坑取出全部种子，从相邻的坑起一颗一颗地放下。
course-sowing-2 = 最后一颗落在空坑里，这一步就结束。
course-sowing-asks = 播一步，让最后一颗落在空坑里。
course-sowing-names = 从取出种子到放下最后一颗，是一趟。

course-relay-title = 续播
course-relay-1 = 最后一颗落在有种子的坑里，又没有吃子，就取出那坑的种子，朝同一方向续播。
course-relay-2 = 所以一步可以有很多趟，直到有一趟停在空坑，这一步才结束。
course-relay-asks = 播一步，让它继续下去。
course-relay-names = 这叫endelea：继续。

course-capture-title = 吃子
course-capture-1 = 如果第一趟停在自己前排有种子的坑，对面的坑也有种子，就吃掉那些种子。
course-capture-2 = 它们后面的后排是安全的。
course-capture-3 = 在这样的一步里，后面每一趟也照样吃子。
course-capture-asks = 吃子吧。
course-capture-names = 吃子的一步叫mtaji。

course-kichwa-title = Kichwa和kimbi
course-kichwa-1 = 吃到的种子从kichwa进入，即前排两端的坑。第一颗放在kichwa里。
course-kichwa-2 = 两端各两个坑叫kimbi：在那里吃到的种子，从那一端的kichwa进入。
course-kichwa-asks = 吃子，种子从右kichwa进入。
course-kichwa-names = 种子从右kichwa进入，向中间播去。

course-direction-title = 往哪边播
course-direction-1 = 从kichwa总是向中间播。所以在kimbi吃子，可能使播种调转方向，然后就朝这个方向播下去。
course-direction-2 = 在中间四坑吃子后，方向不变。桑给巴尔的大师们就这样下。
course-direction-3 = 按Mancala World规则，那时由你选择kichwa。
course-direction-asks = 吃子，并让播种调转方向。
course-direction-names = 较近的kichwa调转了方向。

course-must-capture-title = 必须吃子
course-must-capture-1 = 能吃就必须吃。这时不能选别的起手。
course-must-capture-2 = 如果有几种吃法，吃多吃少随你选。
course-must-capture-asks = 找出能吃子的起手。
course-must-capture-names = 规则只允许这一个起手。

course-sixteen-title = 十六颗或更多
course-sixteen-1 = 有十六颗或更多种子的坑不能用来起手吃子，不论最后一颗落在哪。
course-sixteen-2 = 后面的一趟不论多长都可以吃子。
course-sixteen-asks = 吃子，但不要用有十六颗或更多的坑。
course-sixteen-names = 那个大坑只好等一等。

course-takata-title = 不吃子的一步
course-takata-1 = 只有没有一个起手能吃子时，才可以播不吃子的一步。
course-takata-2 = 这时不管停在哪里，哪一趟都不吃子。
course-takata-asks = 这里吃不到子。播吧。
course-takata-names = 不吃子的一步叫takata。

course-front-row-title = 先走前排
course-front-row-1 = 只要前排还有至少两颗种子的坑，takata就要从前排起手。
course-front-row-2 = 一个也没有，才可以从后排起手。
course-front-row-asks = 播一个这时可以起手的坑。
course-front-row-names = 后排只好等一等。

course-lone-kichwa-title = 最后的kichwa
course-lone-kichwa-1 = 如果前排只有kichwa还有种子，takata就不能把它播出前排。
course-lone-kichwa-2 = 向中间播是可以的。
course-lone-kichwa-asks = 把kichwa往允许的方向播。
course-lone-kichwa-names = 你的前排始终没有空。

course-endless-title = 停不下来的播种
course-endless-1 = 有些播法会永远转下去。这样的起手不允许。
course-endless-2 = 只有不吃子的一步会这样，而且非常少见。
course-endless-asks = 这里有一种播法永远停不下来。请播别的。
course-endless-names = 这一步停下来了。

course-end-title = 怎样结束
course-end-1 = 对手的前排一空，你立即获胜。
course-end-2 = 对手没有允许的起手，你也赢。谁也不能停一手。
course-end-asks = 赢下来。
course-end-names = Hamna：那一排什么也没有了。

## Djenon-aboure, rule by rule

course-origin-title = 播种
course-origin-1 = 离你最近的一排是你的。取出其中一个坑的种子，向右沿两排播。
course-origin-2 = 第一颗放回取种的坑。
course-origin-3 = 最后一颗落下后成为三颗，或者至少五颗，就再取出那坑的种子。如果只有一颗，这一步就结束。
course-origin-asks = 播自己的一个坑。
course-origin-names = 起播的坑里留下了一颗。

course-lone-seeds-title = 单颗种子
course-lone-seeds-1 = 只有一颗种子的坑不能播。
course-lone-seeds-2 = 只有自己的坑都不足两颗种子时，才停一手。
course-lone-seeds-asks = 播一个可以播的坑。
course-lone-seeds-names = 单颗的种子只好等一等。

course-taking-title = 赢得种子
course-taking-1 = 最后一颗落下后坑里是两颗或四颗，不论在哪一边，你就赢得这些种子，这一步结束。
course-taking-2 = 再往回数，前一个坑也正好是两颗或四颗，就一并赢得，依次往回。
course-taking-asks = 一步赢得两个坑或更多。
course-taking-names = 一连串：一坑接一坑，往回赢得。

course-close-title = 怎样结束
course-close-1 = 没有一个坑多于一颗种子时，游戏结束。
course-close-2 = 双方各把自己一排的种子加到赢得的种子上。多者胜，各24颗为平局。
course-close-asks = 播一步，结束游戏并赢下来。
course-close-names = 只剩单颗种子，而你的更多。
