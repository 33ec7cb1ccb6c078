### 屏幕上看到的：画面、菜单、设置，以及程序对自身的说明。
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = 两人对坐，两颗又两颗。
title-loading = 正在摆棋盘。

## Title, and entries of menus that come on several screens

menu-go-on = 继续下
menu-go-on-line = { $game }，{ $turns ->
    [0] 尚未走棋
   *[other] { $turns }步
}
menu-new-match = 新对局
menu-help = 玩法
menu-settings = 设置
menu-back = 返回
menu-quit = 退出

## New match

new-match-title = 新对局
new-match-rules = 规则
new-match-opponent = 对手
opponent-friend = 身边的朋友
opponent-friend-line = 两人在这块屏幕前轮流下。
new-match-begins = 谁先走
begins-you = 你
begins-computer = 电脑
begins-lot = 抽签
begins-friend = 近处的南方先走。
begins-friend-north = 远处的北方先走。
new-match-begin = 开始
# To the board on which seeds are put by hand.
new-match-set-up = 摆局面

## Setting up a position: seeds are put on the board by hand

set-up-title = 摆局面
set-up-how = 点一个坑，放入一颗种子；长按或点右键，取出一颗。
set-up-seeds = 共{ $most }颗种子，棋盘上有{ $found }颗。
# The pit that was touched last, and what its buttons do.
set-up-no-pit = 还没点过坑
set-up-pit = 坑{ $pit }
set-up-add = 在{ $pit }放一颗种子
set-up-take = 从{ $pit }取一颗种子
set-up-empty = 清空{ $pit }
# $name: South or North.
set-up-won = { $name }赢得的
set-up-won-add = 给{ $name }赢得的加一颗种子
set-up-won-take = 从{ $name }赢得的取一颗种子
set-up-to-move = 轮到谁
set-up-waiting = 吃到的{ part-seeds }还在手里：要选择kichwa。
set-up-lay-aside = 收起
set-up-clear = 清空棋盘
set-up-start = 初始摆法
set-up-text = 局面文本
set-up-text-wrong = 从第{ $column }个字符起不是局面。
set-up-copy = 复制
set-up-copied = 已复制
set-up-paste = 粘贴

## Match

match-to-move = { $person ->
    [you] 轮到你
    [computer] 电脑正在思考
   *[other] 轮到{ $name }
}
match-sowing = { $person ->
    [you] 你正在播种
    [computer] 电脑正在播种
   *[other] { $name }正在播种
}
match-replaying = 正在重放一步
match-seeds = { part-seeds }
match-seeds-won = 赢得{ part-seeds }
match-in-hand = 手中{ $seeds }颗
# The lap being sown, and how many the turn has.
match-lap = 第{ $lap }趟，共{ $laps }趟
match-captured = 吃到{ $seeds }颗
match-captured-won = 赢得{ $seeds }颗
match-last-turn = 上一步
# The turn whose seeds are moving.
match-this-turn = 这一步
match-turns = 着法
# Before the first turn: what it is about, and how a turn goes.
match-aim = 目标
first-step-pit = 选一个带圈的坑。
first-step-way = 选左或右；棋盘会显示通向哪里。
first-step-watch = 看一看。下方可以停住、一颗一颗看、再看一遍。
first-step-one-way = 选一个带圈的坑：马上向右播。
first-step-hold = 指着一个坑，或用手指按住，可以先看到结果。
# An entry of the list of turns; $move is in notation.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. 停一手
# Beside a turn whose seeds are still moving.
match-turn-running = 正在播种

match-choose-pit = 选一个坑：马上就播。
match-choose-pit-mtaji = 能吃就必须吃（mtaji）。选一个能吃子的坑。
match-choose-pit-takata = 吃不到子（takata）。选一个坑来播。
match-choose-direction = { $pit }：向左还是向右？
match-choose-kichwa = 选择让{ $seeds }颗种子进入的kichwa。
match-kichwa-left = 左kichwa
match-kichwa-right = 右kichwa
match-must-pass = 你的坑都不足两颗种子：只能停一手。
match-pass = 停一手

match-direction-left = 向左
match-direction-right = 向右
# What a direction of a pit would do, line by line. $seeds: captured in all.
match-preview-end = 停在{ $pit }：{ part-laps }。
match-preview-asks = { part-laps }到{ $pit }，然后由你选择kichwa。
match-preview-captured = 吃{ part-seeds }。
match-preview-captured-won = 赢得{ part-seeds }。
match-preview-no-capture = 不吃子。
match-preview-no-capture-won = 赢不到种子。
# The same where only the first lap is told. $seeds: captured at its end.
match-preview-first-end = 只看第一趟：到{ $pit }。
match-preview-first-captured = 吃{ part-seeds }。
match-preview-first-captured-won = 赢得{ part-seeds }。
match-preview-first-no-capture = 不吃子。
match-preview-first-no-capture-won = 赢不到种子。
# What a turn, or a way of sowing, comes to, in a line. $seeds: captured in all.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] ，+{ $seeds }
}
# The same with the pit of the last seed, where there is little room.
match-brief-to = { $pit }：{ match-brief }
# The first lap alone, where there is little room.
match-brief-first = 第1趟：{ $pit }{ $seeds ->
    [0] { "" }
   *[other] ，+{ $seeds }
}
match-preview-none = 不能走：点一下看原因。
match-progress = 这一步已看到哪里
match-slower = 慢些
match-faster = 快些

# For screen readers.
match-board = 棋盘
match-pit-label = { $pit }，{ part-seeds }
match-pit-label-start = { $pit }，{ part-seeds }，可以播

match-undo = 悔棋
match-redo = 恢复
match-pause = 暂停
match-go-on = 继续
match-skip = 跳过
match-step-back = 退一颗
match-step-on = 进一颗
match-lap-back = 退一趟
match-lap-on = 进一趟
match-speed = 速度
match-speed-value = { $speed }×
match-replay = 重放上一步
match-replay-picked = 重放这一步
match-whole-board = 整个棋盘
match-threats = 显示有危险的坑
match-threats-hide = 隐藏有危险的坑
match-menu = 菜单

## What the marks on the board mean; each stands beside its mark.

mark-may-start = 可以播
mark-ended = 上一步停在这里
mark-lifted = 这一趟从这里来
mark-captures = 吃子
mark-emptied = 被吃
mark-entry = kichwa：吃到的种子从这里进入

## Pause menu

pause-title = 已暂停
pause-go-on = 继续下
pause-try = 试这个局面
pause-resign = 认输
pause-leave = 回到首页
pause-leave-line = 对局会保留，以后可以继续下。

## Questions

confirm-resign-title = 这盘棋认输吗？
confirm-resign-line = 这样对手就赢了。
confirm-resign-yes = 认输
confirm-resign-no = 继续下
confirm-discard-title = 丢弃这盘对局吗？
confirm-discard-line = 它会从列表中消失。最近丢弃的二十盘留在已存对局旁边的“discarded”文件夹里。
confirm-discard-yes = 丢弃
confirm-discard-no = 保留
confirm-reset-title = 重置所有设置吗？
confirm-reset-line = 声音、速度、画面、字号和语言恢复成最初的样子。对局会保留。
confirm-reset-yes = 全部重置
confirm-reset-no = 保持不变

## Result

result-winner = { $person ->
    [you] 你赢了
    [computer] 电脑赢了
   *[other] { $name }赢了
}
result-draw = 平局
# Djenon-aboure: seeds in the end.
result-score = { $south-name } { $south }，{ $north-name } { $north }
# $won: seeds won; $row: seeds of the own row.
result-score-parts = { $name }：赢得{ $won }颗，自己一排剩{ $row }颗。
result-turns = 共走{ $turns }步。
result-rematch = 再来一盘
result-look = 看棋盘
result-back = 回到结果
result-undo = 悔最后一步
result-to-title = 回到首页

## Settings

settings-title = 设置
settings-sound = 声音
settings-volume = 种子和棋盘
settings-ambience = 环境声
settings-interface = 按钮和菜单
settings-mute = 静音
settings-table = 对局
settings-speed = 种子的速度
settings-speed-value = { $speed }×
settings-counts = 显示种子数
settings-turn-board = 转动棋盘
settings-turn-board-line = 两位朋友对下时，轮到谁，谁的一边就在近处。
settings-previews = 预览
settings-previews-by-level = 随对手
settings-previews-by-level-line = 对手越强，播之前告诉你的越少。
settings-previews-full = 整步
settings-previews-first-lap = 只看第一趟
settings-previews-off = 关
settings-previews-line = 在你选定方向之前，告诉你的内容。
settings-reduced-motion = 减少动态
settings-reduced-motion-line = 种子不飞，而是淡出淡入。
settings-picture = 画面
settings-quality = 画质
settings-quality-as-measured = 按实测（{ $quality }）
settings-quality-to-measure = 按实测
settings-quality-low = 低
settings-quality-medium = 中
settings-quality-high = 高
settings-quality-line = “低”适合较慢的机器：阴影粗糙，边缘有锯齿。
settings-board = Bao棋盘
settings-board-zanzibar = 桑给巴尔
settings-board-zanzibar-line = 厚实的硬木，像桑给巴尔的棋盘那样刻着绳纹和花饰。
settings-board-school = 学校
settings-board-school-line = 朴素的棋盘，就像教Kujifunza的学校、俱乐部和家里用的那种。
settings-board-djenon-line = Djenon-aboure有自己的棋盘，是科特迪瓦潟湖边阿布雷人（Abouré）的。
settings-mood = 时段
settings-mood-day = 午后
settings-mood-evening = 傍晚
settings-full-screen = 全屏
settings-reading = 阅读
settings-text-size = 字号
settings-percent = { $percent }%
settings-language = 语言
# $language by its own name.
settings-language-system = 跟随系统（{ $language }）
languages-unread = 译文经过认真推敲，但尚未由以中文为母语的人审读。
settings-reset = 全部重置
settings-close = 关闭

## Help: the keys

help-title = 玩法
help-keys = 按键
help-pointer = 指着一个坑，就能看到它的结果。点一下选中；有两个方向时，再选一个。
help-notation = 一步棋写成坑和方向，以走棋的人看去为准：L是左，R是右。星号表示不吃子的一步；冒号后的字母是所选的kichwa。
help-look = 滚轮或双指缩放：靠近棋盘。拖动：移动棋盘。右键、Ctrl或双指：倾斜。在木头上点两下：整个棋盘。
help-key-arrows = 方向键
help-key-arrows-does = 在坑之间移动；在选中的坑上，选左或右。
help-key-enter = Enter
help-key-enter-does = 选坑，再按就播。种子在动时：跳到结束。
help-key-by-hand = Enter、Backspace、Delete
help-key-by-hand-does = 摆局面时：放一颗、取一颗、清空一坑。
help-key-space = 空格键
help-key-space-does = 同Enter。种子在动时：停住和继续。
help-key-esc = Esc
help-key-esc-does = 放开选中的坑，关闭，或打开菜单。
help-key-undo = U、Backspace
help-key-undo-does = 悔棋。
help-key-redo = R
help-key-redo-does = 恢复。
help-key-end = End
help-key-end-does = 跳到这一步的结束。
help-key-replay = L
help-key-replay-does = 重放上一步。
help-key-step = , 和 .
help-key-step-does = 退一颗、进一颗。
help-key-lap = < 和 >
help-key-lap-does = 退一趟、进一趟。
help-key-speed = + 和 -
help-key-speed-does = 加快、放慢。
help-key-closer = Ctrl + 和 Ctrl -
help-key-closer-does = 靠近、远离棋盘。
help-key-tilt = Page Up、Page Down
help-key-tilt-does = 视角抬高、放低。
help-key-whole = Home
help-key-whole-does = 回到整个棋盘。
help-key-counts = N
help-key-counts-does = 显示或隐藏种子数。
help-key-threats = T
help-key-threats-does = 显示或隐藏你的哪些坑在对手下一步时有危险。
help-key-mute = M
help-key-mute-does = 关闭或打开声音。
help-key-help = F1
help-key-help-does = 本帮助。
help-key-full-screen = F11
help-key-full-screen-does = 全屏。
help-close = 关闭

## Unfinished matches

unfinished-title = 未完的对局
unfinished-none = 没有等着继续的对局。
unfinished-friend = 两人在此对下
# $level is the level's name.
unfinished-computer = 对电脑，{ $level }
unfinished-turns = { $turns ->
    [0] 尚未走棋
   *[other] { $turns }步
}
unfinished-saved-now = 刚刚保存
unfinished-saved-minutes = { $count }分钟前保存
unfinished-saved-hours = { $count }小时前保存
unfinished-saved-days = { $count }天前保存
unfinished-go-on = 继续下
unfinished-discard = 丢弃

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = 关闭

# $reason: full, read-only, denied, not-a-file, too-large, too-many or other.
part-reason = { $reason ->
    [full] 磁盘已满
    [read-only] 磁盘只读
    [denied] 没有在那里读写的权限
    [not-a-file] 那个位置上是别的东西
    [too-large] 文件太大，不像是本程序的
    [too-many] 另存的损坏文件已经太多，应删除一些
   *[other] { $error }
}
notice-no-folders = 系统没有给出存放Mbili文件的文件夹，因此设置和对局不会保留。要保留，请设置HOME，或MBILI_CONFIG_DIR和MBILI_DATA_DIR，然后重新启动。
notice-folder = 无法建立文件夹{ $file }：{ part-reason }。该放在那里的内容不会保留。
notice-settings-damaged = 设置文件{ $file }第{ $line }行曾损坏（{ $problem }）。能读出的已经采用；损坏的文件另存为{ $aside }。
notice-settings-damaged-kept = 设置文件{ $file }第{ $line }行损坏（{ $problem }）。无法把文件另存：{ part-reason }。文件保持原样；在改正或删除它之前，更改不会保存。
notice-settings-unreadable = 无法读取{ $file }中的设置：{ part-reason }。现在采用默认设置。
notice-settings-unsaved = 无法把设置保存到{ $file }：{ part-reason }。设置在退出前有效，程序会反复尝试保存。
notice-settings-saved-again = 设置又可以保存，并且已经保存。
notice-match-newer = { $file }中的对局由更新版的Mbili保存（格式{ $version }）。文件未动；用更新版的Mbili可以继续下。
notice-match-damaged = { $file }中的对局在第{ $line }行第{ $column }列损坏：{ $problem }。文件未动；请改正该处，或删除文件。
notice-match-empty = { $file }中的棋谱没有着法，也没有Mbili给已存对局加上的任何一行，因此没有可以继续的内容。文件未动；在“mbili play”后写上它的名字，就可以从它开始一盘对局。
notice-matches-damaged-more = { $folder }中还有{ $count }盘损坏的对局。名称见日志。
notice-match-unreadable = 无法读取{ $file }中的对局：{ part-reason }。
notice-match-unsaved = 无法把对局保存到{ $file }：{ part-reason }。对局继续进行，程序会反复尝试保存。以前保存的内容仍在。
notice-match-saved-again = 又可以保存了：对局已按现状保存。
notice-match-undiscarded = 无法丢弃{ $file }中的对局：{ part-reason }。
notice-match-elsewhere = { $file }中的对局正由另一个运行中的Mbili打开。请先在那里关闭它。
notice-match-gone = { $file }中的对局已经不在了。
notice-no-sound-device = 没有找到声音设备，因此没有声音。
notice-software-rendering = 没有找到显卡，画面由处理器绘制。选低画质会快一些。

## What the terminal says where no window can be shown

startup-no-window = 没有窗口系统：WAYLAND_DISPLAY和DISPLAY都没有设置。请从桌面会话启动Mbili；“mbili --help”说明没有窗口时能做什么。
startup-no-wayland = WAYLAND_DISPLAY是“{ $value }”，但那里没有Wayland合成器应答。请改正它，或改正查找它的文件夹XDG_RUNTIME_DIR；也可以取消设置，这样会按DISPLAY使用X11。
startup-no-x11 = DISPLAY是“{ $value }”，但那里没有X11服务器应答，或者缺少X11的库。请改正它，或从桌面会话启动Mbili。
startup-wayland-socket = WAYLAND_SOCKET是“{ $value }”，它不是通向Wayland合成器的已打开连接。请取消设置，然后重新启动。
startup-no-graphics = 没有找到图形适配器。请安装Vulkan驱动程序，或Mesa的软件驱动程序（在Debian和Ubuntu上是mesa-vulkan-drivers）。
startup-no-graphics-by = WGPU_BACKEND是“{ $value }”，按它没有找到图形适配器。它可以是vulkan或gl，或用逗号隔开的两者；取消设置，就会两者都试。
startup-graphics-lost = 图形设备丢失。对局已保存；重新启动Mbili即可继续下。
startup-graphics-lost-unsaved = 图形设备丢失，结束时未能全部保存。日志里写着哪些没有保存以及为什么：{ $folder }。重新启动Mbili即可继续下。
startup-unsaved = 结束时未能全部保存。日志里写着哪些没有保存以及为什么：{ $folder }。
startup-record-unreadable = { $file }：无法读取：{ $error }。请检查名称和读取权限；“mbili --help”说明这里还可以写什么。
startup-record-not-a-file = { $file }：不是文件。请给出棋谱文件。
startup-record-too-large = { $file }：{ $size }字节对一盘对局的棋谱来说太大了。文件对吗？
startup-record-wrong = { $file }：{ $problem }。“mbili replay”会检查棋谱，并说明怎样改正。
startup-failed = 程序出错，只能停止。对局已保存到最后一步。出错情况：{ $message }
