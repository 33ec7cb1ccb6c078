### 画面に見えるもの：画面、メニュー、設定、そしてアプリからのお知らせ。
### The arguments are explained in the English file.

## Everywhere

title-name = Mbili
title-line = 盤をはさんで、ふたりで、ふたつずつ。
title-loading = 盤を用意しています。

## Title, and entries of menus that come on several screens

menu-go-on = 続きから
menu-go-on-line = { $game }、{ $turns ->
    [0] まだ手なし
   *[other] { $turns }手
}
menu-new-match = 新しい対局
menu-help = 遊び方
menu-settings = 設定
menu-back = 戻る
menu-quit = 終了

## New match

new-match-title = 新しい対局
new-match-rules = ルール
new-match-opponent = 相手
opponent-friend = ここにいる友だち
opponent-friend-line = ふたりで、この画面で交互に打ちます。
new-match-begins = 先手
begins-you = あなた
begins-computer = コンピューター
begins-lot = くじ引き
begins-friend = 手前の南が先手です。
begins-friend-north = 向こう側の北が先手です。
new-match-begin = 始める
# To the board on which seeds are put by hand.
new-match-set-up = 局面を作る

## Setting up a position: seeds are put on the board by hand

set-up-title = 局面を作る
set-up-how = 穴を押すと種が1個入ります。取り出すには長押しするか、右ボタンでクリックします。
set-up-seeds = 盤上の種：{ $most }個中{ $found }個。
# The pit that was touched last, and what its buttons do.
set-up-no-pit = まだ穴に触れていません
set-up-pit = 穴{ $pit }
set-up-add = { $pit }に種を1個入れる
set-up-take = { $pit }から種を1個取る
set-up-empty = { $pit }を空にする
# $name: South or North.
set-up-won = { $name }が獲得した種
set-up-won-add = { $name }が獲得した種に1個加える
set-up-won-take = { $name }が獲得した種から1個取る
set-up-to-move = 手番
set-up-waiting = 取った{ part-seeds }がまだ手の中にあります：kichwaを選ぶところです。
set-up-lay-aside = 片づける
set-up-clear = 盤を空にする
set-up-start = 最初の配置
set-up-text = 局面の文字列
set-up-text-wrong = { $column }文字目から、局面として読めません。
set-up-copy = コピー
set-up-copied = コピー済み
set-up-paste = 貼り付け

## Match

match-to-move = { $person ->
    [you] あなたの番
    [computer] コンピューターが考え中
   *[other] { $name }の番
}
match-sowing = { $person ->
    [you] あなたがまいています
    [computer] コンピューターがまいています
   *[other] { $name }がまいています
}
match-replaying = 手を再生しています
match-seeds = { part-seeds }
match-seeds-won = 獲得した{ part-seeds }
match-in-hand = 手に{ $seeds }個
# The lap being sown, and how many the turn has.
match-lap = 種まき{ $lap }/{ $laps }
match-captured = 取った種{ $seeds }個
match-captured-won = 獲得した種{ $seeds }個
match-last-turn = 前の手
# The turn whose seeds are moving.
match-this-turn = この手
match-turns = 手順
# Before the first turn: what it is about, and how a turn goes.
match-aim = 目標
first-step-pit = 輪のついた穴を選びます。
first-step-way = 左か右を選びます。どこへ行くかは盤に見えます。
first-step-watch = 見ていましょう。下で止めたり、種ごとに進めたり、もう一度見たりできます。
first-step-one-way = 輪のついた穴を選ぶと、すぐに右へまきます。
first-step-hold = 穴を指すか指を当てたままにすると、どうなるかが先に見えます。
# An entry of the list of turns; $move is in notation.
match-turn-entry = { $number }. { $move }
match-turn-pass = { $number }. パス
# Beside a turn whose seeds are still moving.
match-turn-running = 進行中

match-choose-pit = 穴を選ぶと、すぐにまきます。
match-choose-pit-mtaji = 取れるので、必ず取ります（mtaji）。取れる穴を選んでください。
match-choose-pit-takata = 何も取れません（takata）。まく穴を選んでください。
match-choose-direction = { $pit }：左へ、それとも右へ？
match-choose-kichwa = 種{ $seeds }個を入れるkichwaを選んでください。
match-kichwa-left = 左のkichwa
match-kichwa-right = 右のkichwa
match-must-pass = 種が2個以上ある自分の穴がありません：パスしなければなりません。
match-pass = パス

match-direction-left = 左へ
match-direction-right = 右へ
# What a direction of a pit would do, line by line. $seeds: captured in all.
match-preview-end = { $pit }で終了：{ part-laps }。
match-preview-asks = { $pit }まで{ part-laps }、それからkichwaを選びます。
match-preview-captured = { part-seeds }を取ります。
match-preview-captured-won = { part-seeds }を獲得します。
match-preview-no-capture = 何も取りません。
match-preview-no-capture-won = 何も獲得しません。
# The same where only the first lap is told. $seeds: captured at its end.
match-preview-first-end = 最初の種まきのみ：{ $pit }まで。
match-preview-first-captured = { part-seeds }を取ります。
match-preview-first-captured-won = { part-seeds }を獲得します。
match-preview-first-no-capture = 何も取りません。
match-preview-first-no-capture-won = 何も獲得しません。
# What a turn, or a way of sowing, comes to, in a line. $seeds: captured in all.
match-brief = { part-laps }{ $seeds ->
    [0] { "" }
   *[other] 、+{ $seeds }
}
# The same with the pit of the last seed, where there is little room.
match-brief-to = { $pit }：{ match-brief }
# The first lap alone, where there is little room.
match-brief-first = 1回目：{ $pit }{ $seeds ->
    [0] { "" }
   *[other] 、+{ $seeds }
}
match-preview-none = 打てません：押すと理由がわかります。
match-progress = この手をどこまで見たか
match-slower = 遅く
match-faster = 速く

# For screen readers.
match-board = 盤
match-pit-label = { $pit }、{ part-seeds }
match-pit-label-start = { $pit }、{ part-seeds }、打てます

match-undo = 元に戻す
match-redo = やり直す
match-pause = 一時停止
match-go-on = 続ける
match-skip = スキップ
match-step-back = 種1個戻る
match-step-on = 種1個進む
match-lap-back = 種まき1回戻る
match-lap-on = 種まき1回進む
match-speed = 速さ
match-speed-value = { $speed }×
match-replay = 前の手を再生
match-replay-picked = この手を再生
match-whole-board = 盤全体
match-threats = 危ない穴を表示
match-threats-hide = 危ない穴を隠す
match-menu = メニュー

## What the marks on the board mean; each stands beside its mark.

mark-may-start = 打てる穴
mark-ended = 前の手が終わった穴
mark-lifted = 種を取り上げた穴
mark-captures = 取る穴
mark-emptied = 取られる穴
mark-entry = kichwa：取った種がここから入る

## Pause menu

pause-title = 一時停止
pause-go-on = 対局を続ける
pause-try = この局面を試す
pause-resign = 投了
pause-leave = タイトルへ
pause-leave-line = 対局は保存され、後で続きを打てます。

## Questions

confirm-resign-title = この対局を投了しますか？
confirm-resign-line = 相手の勝ちになります。
confirm-resign-yes = 投了
confirm-resign-no = 続ける
confirm-discard-title = この対局を捨てますか？
confirm-discard-line = この一覧から消えます。捨てた対局は最後の20局まで、保存された対局の隣の「discarded」フォルダーに残ります。
confirm-discard-yes = 捨てる
confirm-discard-no = 残す
confirm-reset-title = 設定をすべて元に戻しますか？
confirm-reset-line = 音、速さ、グラフィック、文字の大きさ、言語が最初の状態に戻ります。対局は残ります。
confirm-reset-yes = すべて戻す
confirm-reset-no = そのまま

## Result

result-winner = { $person ->
    [you] あなたの勝ち
    [computer] コンピューターの勝ち
   *[other] { $name }の勝ち
}
result-draw = 引き分け
# Djenon-aboure: seeds in the end.
result-score = { $south-name } { $south }、{ $north-name } { $north }
# $won: seeds won; $row: seeds of the own row.
result-score-parts = { $name }：獲得{ $won }個、自分の列に残り{ $row }個。
result-turns = 全{ $turns }手。
result-rematch = もう一局
result-look = 盤を見る
result-back = 結果に戻る
result-undo = 最後の手を戻す
result-to-title = タイトルへ

## Settings

settings-title = 設定
settings-sound = 音
settings-volume = 種と盤
settings-ambience = まわりの音
settings-interface = ボタンとメニュー
settings-mute = 音を消す
settings-table = 対局
settings-speed = 種の速さ
settings-speed-value = { $speed }×
settings-counts = 種の数を表示
settings-turn-board = 盤を回す
settings-turn-board-line = ここで友だちと打つとき、手番の人の列がいちばん手前に来ます。
settings-previews = プレビュー
settings-previews-by-level = 相手に合わせる
settings-previews-by-level-line = 相手が強いほど、まく前に知らせることが少なくなります。
settings-previews-full = 手の全体
settings-previews-first-lap = 最初の種まきのみ
settings-previews-off = なし
settings-previews-line = まく向きを決める前に知らせることです。
settings-reduced-motion = 動きを減らす
settings-reduced-motion-line = 種が飛ばずに、すっと消えて現れます。
settings-picture = グラフィック
settings-quality = 画質
settings-quality-as-measured = 自動（{ $quality }）
settings-quality-to-measure = 自動
settings-quality-low = 低
settings-quality-medium = 中
settings-quality-high = 高
settings-quality-line = 「低」は遅い機械向けです：影が粗く、輪郭がぎざぎざになります。
settings-board = バオの盤
settings-board-zanzibar = ザンジバル
settings-board-zanzibar-line = ザンジバルの盤のように縄と花模様を彫った、厚い堅木の盤。
settings-board-school = 学校
settings-board-school-line = Kujifunzaを教える学校やクラブや家庭にあるような、飾りのない盤。
settings-board-djenon-line = Djenon-aboureには、専用の盤があります。コートジボワールのラグーンのほとりに住むアブレ（Abouré）の人々のものです。
settings-mood = 時間帯
settings-mood-day = 午後
settings-mood-evening = 夕方
settings-full-screen = 全画面
settings-reading = 文字
settings-text-size = 文字の大きさ
settings-percent = { $percent }%
settings-language = 言語
# $language by its own name.
settings-language-system = システムに合わせる（{ $language }）
languages-unread = ていねいに訳しましたが、日本語を母語とする人はまだ読んでいません。
settings-reset = すべて戻す
settings-close = 閉じる

## Help: the keys

help-title = 遊び方
help-keys = キー
help-pointer = 穴を指すと、どうなるかが見えます。クリックするか押して、向きが2つあれば1つを選びます。
help-notation = 一手は穴と、打つ人から見た向きで書きます：Lは左、Rは右。星印は何も取らない手、コロンの後の文字は選んだkichwaです。
help-look = ホイールかピンチ：盤に近づく。ドラッグ：盤をずらす。右ボタン、Ctrl、または指2本：傾ける。木の部分を2回押す：盤全体。
help-key-arrows = 矢印
help-key-arrows-does = 穴から穴へ。選んだ穴では左か右。
help-key-enter = Enter
help-key-enter-does = 穴を選び、もう一度でまく。種が動いているとき：最後までスキップ。
help-key-by-hand = Enter、Backspace、Delete
help-key-by-hand-does = 局面を作るとき：種を入れる、取る、穴を空にする。
help-key-space = スペース
help-key-space-does = Enterと同じ。種が動いているとき：止める、続ける。
help-key-esc = Esc
help-key-esc-does = 穴を放す、閉じる、メニューを開く。
help-key-undo = U、Backspace
help-key-undo-does = 元に戻す。
help-key-redo = R
help-key-redo-does = やり直す。
help-key-end = End
help-key-end-does = 手の終わりまでスキップ。
help-key-replay = L
help-key-replay-does = 前の手を再生。
help-key-step = , と .
help-key-step-does = 種1個戻る、進む。
help-key-lap = < と >
help-key-lap-does = 種まき1回戻る、進む。
help-key-speed = + と -
help-key-speed-does = 速く、遅く。
help-key-closer = Ctrl + と Ctrl -
help-key-closer-does = 盤に近づく、遠ざかる。
help-key-tilt = Page Up、Page Down
help-key-tilt-does = もっと上から、もっと横から見る。
help-key-whole = Home
help-key-whole-does = 盤全体に戻る。
help-key-counts = N
help-key-counts-does = 種の数の表示、非表示。
help-key-threats = T
help-key-threats-does = 相手の次の手で種を失いそうな自分の穴の表示、非表示。
help-key-mute = M
help-key-mute-does = 音を消す、出す。
help-key-help = F1
help-key-help-does = このヘルプ。
help-key-full-screen = F11
help-key-full-screen-does = 全画面。
help-close = 閉じる

## Unfinished matches

unfinished-title = 途中の対局
unfinished-none = 続きを待つ対局はありません。
unfinished-friend = ふたりで対局
# $level is the level's name.
unfinished-computer = 対コンピューター、{ $level }
unfinished-turns = { $turns ->
    [0] まだ手なし
   *[other] { $turns }手
}
unfinished-saved-now = たった今保存
unfinished-saved-minutes = { $count }分前に保存
unfinished-saved-hours = { $count }時間前に保存
unfinished-saved-days = { $count }日前に保存
unfinished-go-on = 続きを打つ
unfinished-discard = 捨てる

## Notices. $file and $folder are paths; $error is what the system says; $problem is in English.

notice-close = 閉じる

# $reason: full, read-only, denied, not-a-file, too-large, too-many or other.
part-reason = { $reason ->
    [full] ディスクがいっぱいです
    [read-only] ディスクが読み取り専用です
    [denied] そこに読み書きする権限がありません
    [not-a-file] その場所に別のものがあります
    [too-large] Mbiliのファイルにしては大きすぎます
    [too-many] 別に置いた破損ファイルがすでに多すぎるので、いくつか消す必要があります
   *[other] { $error }
}
notice-no-folders = Mbiliのファイルを置くフォルダーをシステムが示さないため、設定と対局が残りません。残すには、HOME、またはMBILI_CONFIG_DIRとMBILI_DATA_DIRを設定して、もう一度起動してください。
notice-folder = フォルダー{ $file }を作れません：{ part-reason }。そこに置くものは残りません。
notice-settings-damaged = 設定ファイル{ $file }の{ $line }行目が破損していました（{ $problem }）。読めたものは使っています。破損したファイルは{ $aside }として別に置きました。
notice-settings-damaged-kept = 設定ファイル{ $file }の{ $line }行目が破損しています（{ $problem }）。ファイルを別に置けません：{ part-reason }。ファイルはそのままで、直すか消すまで、設定の変更は保存されません。
notice-settings-unreadable = 設定ファイル{ $file }を読めません：{ part-reason }。既定の設定を使っています。
notice-settings-unsaved = 設定を{ $file }に保存できません：{ part-reason }。設定は終了するまで有効で、保存は繰り返し試みます。
notice-settings-saved-again = 設定がまた保存できるようになり、保存しました。
notice-match-newer = { $file }の対局は、より新しいMbili（形式{ $version }）で保存されました。そのまま残してあり、新しいMbiliで続けられます。
notice-match-damaged = { $file }の対局は{ $line }行目{ $column }桁目が破損しています：{ $problem }。そのまま残してあります。その箇所を直すか、ファイルを消してください。
notice-match-empty = { $file }の棋譜には手がなく、Mbiliが保存した対局に加える行もないので、続けるものがありません。そのまま残してあります。「mbili play」の後にファイル名を書けば、そこから対局が始まります。
notice-matches-damaged-more = { $folder }にあるほかの破損した対局：{ $count }局。名前はログにあります。
notice-match-unreadable = { $file }の対局を読めません：{ part-reason }。
notice-match-unsaved = 対局を{ $file }に保存できません：{ part-reason }。対局は続き、保存は繰り返し試みます。前に保存したものは残っています。
notice-match-saved-again = また保存できるようになりました：対局を今の状態で保存しました。
notice-match-undiscarded = { $file }の対局を捨てられません：{ part-reason }。
notice-match-elsewhere = { $file }の対局は、起動中の別のMbiliの盤上にあります。まずそちらで閉じてください。
notice-match-gone = { $file }の対局は、もうそこにありません。
notice-no-sound-device = 音の装置が見つからないため、音は出ません。
notice-software-rendering = グラフィックカードが見つからないため、プロセッサーで描画しています。画質を「低」にすると速くなります。

## What the terminal says where no window can be shown

startup-no-window = ウィンドウシステムがありません：WAYLAND_DISPLAYもDISPLAYも設定されていません。デスクトップのセッションからMbiliを起動してください。ウィンドウなしでできることは「mbili --help」でわかります。
startup-no-wayland = WAYLAND_DISPLAYは「{ $value }」ですが、そこで応答するWaylandコンポジターがありません。この値か、それを探すフォルダーXDG_RUNTIME_DIRを直してください。値を外せば、DISPLAYに従ってX11を使います。
startup-no-x11 = DISPLAYは「{ $value }」ですが、そこで応答するX11サーバーがないか、X11のライブラリーがありません。値を直すか、デスクトップのセッションからMbiliを起動してください。
startup-wayland-socket = WAYLAND_SOCKETは「{ $value }」ですが、Waylandコンポジターへの開いた接続ではありません。値を外して、もう一度起動してください。
startup-no-graphics = グラフィックアダプターが見つかりません。VulkanのドライバーかMesaのソフトウェアドライバー（DebianとUbuntuではmesa-vulkan-drivers）を入れてください。
startup-no-graphics-by = WGPU_BACKENDは「{ $value }」ですが、それではグラフィックアダプターが見つかりません。使える値はvulkanかgl、またはコンマで並べた両方です。値を外せば、両方を試します。
startup-graphics-lost = グラフィック装置が失われました。対局は保存されています。Mbiliをもう一度起動すれば続けられます。
startup-graphics-lost-unsaved = グラフィック装置が失われ、終了時にすべてを保存することはできませんでした。保存できなかったものとその理由はログにあります：{ $folder }。Mbiliをもう一度起動すれば続けられます。
startup-unsaved = 終了時にすべてを保存することはできませんでした。保存できなかったものとその理由はログにあります：{ $folder }。
startup-record-unreadable = { $file }：読めません：{ $error }。名前と、読み取りの権限を確かめてください。ほかに指定できるものは「mbili --help」でわかります。
startup-record-not-a-file = { $file }：ファイルではありません。棋譜のファイルを指定してください。
startup-record-too-large = { $file }：1局の棋譜にしては{ $size }バイトは大きすぎます。このファイルで合っていますか？
startup-record-wrong = { $file }：{ $problem }。「mbili replay」で棋譜を調べると、直し方がわかります。
startup-failed = プログラムに障害が起き、停止しました。対局は最後の手まで保存されています。起きたこと：{ $message }
