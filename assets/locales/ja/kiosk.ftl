# What only a table in a house says: its first screen, the end of a visit, and what the staff see.

# On the terminal, when the staff have the table started again.
kiosk-starts-again = テーブルを再起動するため、終了します。

# The bar at the lower edge of every screen.
kiosk-home = 最初の画面へ
kiosk-panel = 音と文字
# The first screen.
kiosk-lesson = 1分で学ぶ
kiosk-play = 遊んでみる
kiosk-play-game = { $game }で遊ぶ
kiosk-face = ふたりで向かい合って遊ぶ
kiosk-attract-touch = 穴にさわれば、もう始まりです。
kiosk-attract-adapts = テーブルと対局してみましょう。あなたと同じくらいの強さで打ちます。
# Two visitors face to face.
kiosk-your-turn = あなたの番です
kiosk-other-turn = 相手の番です
kiosk-to-the-left = 左へまく
kiosk-to-the-right = 右へまく
kiosk-you-won = あなたの勝ちです
kiosk-you-lost = 相手の勝ちです
kiosk-drawn = 引き分けです
kiosk-again = もう一局
# What a visitor may set.
kiosk-panel-language = 言語
kiosk-panel-volume = 音量
kiosk-panel-text = 文字の大きさ
kiosk-volume-off = なし
kiosk-volume-low = 小
kiosk-volume-middle = 中
kiosk-volume-high = 大
kiosk-text-usual = ふつう
kiosk-text-large = 大きい
kiosk-text-largest = 最も大きい
kiosk-rules = ゲームとルール
kiosk-done = 完了
# The end of a visit.
kiosk-doubt = まだいらっしゃいますか？
kiosk-doubt-line = あと{ $seconds }秒で、最初の画面に戻ります。
kiosk-here = ここにいます
# Outside the opening hours.
kiosk-closed = ただいま閉館中です。
kiosk-closed-until = ただいま閉館中です。開館時間：{ $open }～{ $close }。
# For the staff.
kiosk-cleaning = 画面の清掃中は、さわっても反応しません
kiosk-pin = PIN
kiosk-pin-none = 設定ファイルにPINがないため、だれもここには入れません。
kiosk-pin-wrong = PINが違います。
kiosk-pin-wait = あと{ $seconds }秒待ってから、もう一度お試しください。
kiosk-pin-rub = 1字消す
kiosk-pin-enter = OK
kiosk-staff = スタッフ用
kiosk-staff-today = 今日
kiosk-staff-month = 30日間
kiosk-staff-sessions = 利用回数
kiosk-staff-matches = 対局
kiosk-staff-abandoned = 途中でやめた対局
kiosk-staff-lessons = レッスン
kiosk-staff-seconds = 1回の利用の平均秒数
kiosk-staff-restarts = 障害後の再起動
kiosk-staff-plot = 1日の利用回数、30日間
kiosk-staff-no-counts = 集計を読み取れません。理由はログにあります。
kiosk-staff-health = テーブル
kiosk-staff-safe = 安全な状態、すべてを再び試すまで
kiosk-staff-up = 稼働時間
kiosk-staff-memory = メモリー
kiosk-staff-frames = 1フレームの時間：半数まで、100中99まで
kiosk-staff-span = { $days }日 { $hours }時間 { $minutes }分
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = バージョン
kiosk-staff-clock = 時計
kiosk-staff-figure = { $name }：{ $value }
kiosk-staff-figure-when = { $name }、{ $when }：{ $value }
kiosk-staff-volume = このテーブルの音量
kiosk-staff-clean = 画面の清掃（30秒）
kiosk-staff-again = テーブルを再起動
kiosk-staff-close = テーブルを終了
kiosk-staff-leave = 来館者の画面へ
