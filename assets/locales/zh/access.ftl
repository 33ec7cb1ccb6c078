# For those who hear the table, or work it by a game pad or by switches.

## A turn in at most 40 signs, for whoever listens; the story of the turn has the rest.

part-announced-captured = { $seeds ->
    [0] 没有吃子
   *[other] 吃{ $seeds }颗
}
# Djenon-aboure, which is sown one way round.
part-announced-won = { $seeds ->
    [0] 没有赢得种子
   *[other] 赢得{ $seeds }颗
}
announce-turn = { part-who }，{ $pit }{ $way ->
    [left] 向左
    [right] 向右
   *[none] {""}
}：{ part-laps }，{ $way ->
    [none] { part-announced-won }
   *[other] { part-announced-captured }
}。
# After a choice of kichwa.
announce-entry = { part-who }，{ part-kichwa-side }：{ part-laps }，{ part-announced-captured }。
announce-pass = { part-who }停一手。
# What follows the turn.
announce-moves = { $person ->
    [you] 轮到你。
    [computer] 电脑正在思考。
   *[other] 轮到{ $name }。
}
announce-kichwa = { $person ->
    [you] 请选择kichwa。
    [computer] 电脑正在思考。
   *[other] { $name }选择kichwa。
}
announce-seats = { $person ->
    [computer] 电脑正在思考。
   *[other] 交换座位，还是保持？
}
announce-won = { part-who }赢了。
announce-drawn = 平局。

## Pits, as a screen reader names them.

pit-at-risk = { $pit }，有危险
pit-chosen = { $pit }，已选中

## Settings

settings-ease = 方便使用
settings-contrast = 高对比度
settings-contrast-line = 白底黑字，每坑有轮廓，圈更粗。
settings-switches = 开关
settings-switches-off = 无
settings-switches-one = 一个开关
settings-switches-two = 两个开关
settings-switches-off-line = 供用一两个大按钮下棋的人使用：标记先一组一组地走，再一个一个地走。
settings-switches-one-line = 标记自动往前走。按空格键、Enter或手柄上任意按键，即可选定。
settings-switches-two-line = 空格键往前走，Enter选定。在手柄上，A选定，其他任意按键往前走。
settings-scan-pace = 标记的速度
settings-scan-seconds = { $seconds }秒
settings-voice = 朗读每一步
settings-voice-line = 如已安装系统语音（speech-dispatcher），就用它朗读。

## Help: the game pad.

help-pad = 游戏手柄
help-pad-move = 左摇杆、十字键
help-pad-move-does = 在棋盘上和按钮之间移动
help-pad-act = A
help-pad-act-does = 选择、确认、跳过
help-pad-back = B
help-pad-back-does = 返回
help-pad-start = Start
help-pad-start-does = 暂停，再按继续
help-pad-select = Select
help-pad-select-does = 从棋盘到按钮，再往下
help-pad-hint = Y
help-pad-hint-does = 提示
help-pad-threats = X
help-pad-threats-does = 轮到你时，有危险的坑；否则重放上一步
help-pad-shoulders = 肩键
help-pad-shoulders-does = 慢些、快些；翻页
help-pad-triggers = 扳机键
help-pad-triggers-does = 退一颗、进一颗
