# What only a table in a house says: its first screen, the end of a visit, and what the staff see.

# On the terminal, when the staff have the table started again.
kiosk-starts-again = 桌台程序退出，随后重新启动。

# The bar at the lower edge of every screen.
kiosk-home = 首页
kiosk-panel = 声音和文字
# The first screen.
kiosk-lesson = 一分钟学会
kiosk-play = 来一盘
kiosk-play-game = 玩{ $game }
kiosk-face = 两人面对面
kiosk-attract-touch = 点一下坑，就开始玩了。
kiosk-attract-adapts = 和桌台来一盘：你下得多好，它就下得多好。
# Two visitors face to face.
kiosk-your-turn = 轮到你了
kiosk-other-turn = 轮到对方
kiosk-to-the-left = 向左播
kiosk-to-the-right = 向右播
kiosk-you-won = 你赢了
kiosk-you-lost = 对方赢了
kiosk-drawn = 没有人赢
kiosk-again = 再来一盘
# What a visitor may set.
kiosk-panel-language = 语言
kiosk-panel-volume = 音量
kiosk-panel-text = 字号
kiosk-volume-off = 关
kiosk-volume-low = 小
kiosk-volume-middle = 中
kiosk-volume-high = 大
kiosk-text-usual = 标准
kiosk-text-large = 大
kiosk-text-largest = 最大
kiosk-rules = 游戏和规则
kiosk-done = 好了
# The end of a visit.
kiosk-doubt = 你还在吗？
kiosk-doubt-line = { $seconds }秒后，桌台将重新开始。
kiosk-here = 我在
# Outside the opening hours.
kiosk-closed = 现在已闭馆。
kiosk-closed-until = 现在已闭馆。开放时间：{ $open }至{ $close }。
# For the staff.
kiosk-cleaning = 正在清洁屏幕，触摸不起作用
kiosk-pin = PIN
kiosk-pin-none = 配置中没有设置PIN，所以谁也不能从这里进入。
kiosk-pin-wrong = PIN不对。
kiosk-pin-wait = 请等{ $seconds }秒再试。
kiosk-pin-rub = 退格
kiosk-pin-enter = 确定
kiosk-staff = 工作人员
kiosk-staff-today = 今天
kiosk-staff-month = 30天
kiosk-staff-sessions = 使用次数
kiosk-staff-matches = 对局
kiosk-staff-abandoned = 没下完的对局
kiosk-staff-lessons = 课程
kiosk-staff-seconds = 每次使用平均秒数
kiosk-staff-restarts = 故障后重启
kiosk-staff-plot = 30天内每天的使用次数
kiosk-staff-no-counts = 读不到统计数据，原因见日志。
kiosk-staff-health = 桌台
kiosk-staff-safe = 安全状态，重新尝试全部功能还有
kiosk-staff-up = 已运行
kiosk-staff-memory = 内存
kiosk-staff-frames = 每帧用时：半数之内，100帧中99帧之内
kiosk-staff-span = { $days }天 { $hours }小时 { $minutes }分钟
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = 版本
kiosk-staff-clock = 时钟
kiosk-staff-figure = { $name }：{ $value }
kiosk-staff-figure-when = { $name }，{ $when }：{ $value }
kiosk-staff-volume = 本桌台的音量
kiosk-staff-clean = 清洁屏幕（30秒）
kiosk-staff-again = 重新启动桌台
kiosk-staff-close = 关闭桌台
kiosk-staff-leave = 返回观众界面
