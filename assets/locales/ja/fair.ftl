### 公平な対局：どう始まるか、どちらが先手か、パイルール、合わせてくれる相手、そしてそれについての正直な言葉。
### $name: South or North; $turns: those of both players; $level: the name of a level.

## What is chosen before a match

# Against whom: the three kinds.
opponent-adapts = あなたに合わせる
opponent-level = レベルを選ぶ
# $level: the one that it plays now.
opponent-adapts-line = 対局の結果に応じて、あなたが半分より少し多く勝つように合わせます。今のレベル：{ $level }。

new-match-start = 開始局面
start-classic = 基本
start-drawn = くじ引き
start-pie = パイルール

# What is proven of the classic start. The first player wins, or the second.
start-classic-first = 基本の配置では、先手が間違えずに打てば必ず勝てます：両者合わせて{ $turns }手で。
start-classic-second = 基本の配置では、後手が間違えずに打てば必ず勝てます：両者合わせて{ $turns }手で。
# In a game that counts seeds. $more and $fewer: what the two have in the end.
start-classic-first-by = 基本の配置では、両者が間違えずに打てば先手が必ず勝てます：種{ $more }個対{ $fewer }個で。
start-classic-second-by = 基本の配置では、両者が間違えずに打てば後手が必ず勝てます：種{ $more }個対{ $fewer }個で。
# What is drawn from: $first positions are won for whoever begins, $second for the other.
start-drawn-halves = くじで決まる局面：証明によれば、{ $first }局面は先手の勝ち、{ $second }局面は後手の勝ちで、その勝ちを守りきる難しさはどちらもほぼ同じです。
start-drawn-even = 両者が間違えずに打てばどちらも勝てない{ $count }局面から、くじで決まります：証明されています。
start-pie-line = ひとりが切り分け、もうひとりが選びます：最初の手の後、もうひとりは先手の側を引き取れます。どちらがよいかを見抜けば、選ぶ人は必ずよい方の側を持てます。

# What was chosen of a kind of choices, such as the house rules.
new-match-chosen = { $what }：{ $chosen }
begins-drawn = 先手もくじで決まります。もう一局打つと、同じ局面からもうひとりが先手になります。
begins-alternates = もう一局打つと、もうひとりが先手になります。
new-match-more = 選択肢を表示
new-match-less = 選択肢を隠す

## The question of the pie rule

pie-asks = そのままにしますか、替わりますか？
pie-asks-line = 最初の手が打たれました。今、一度だけ、その手ごと相手の側を引き取れます。そうすると、コンピューターがあなたの側を持ちます。
# Between two people. $name: whoever is to answer, South or North.
pie-asks-friends = そのままにしますか、替わりますか？
pie-asks-line-friends = 最初の手が打たれました。今、一度だけ、{ $name }の人はその手ごと相手の側を引き取れます。そうすると、ふたりは席を替わります。
pie-keep = 自分の側のまま
pie-take = 相手の側を引き取る
pie-waits = コンピューターが側を選んでいます
# After the change.
pie-changed-by-computer = コンピューターは最初の手ごとあなたの側を引き取りました。あなたはもう一方の側を持ちます。
pie-changed-by-you = あなたは最初の手ごとコンピューターの側を引き取りました。コンピューターがあなたの側を持ちます。
# $name: the side to move.
pie-changed-friends = ふたりは席を替わりました：先手だった人が、これから{ $name }です。
# In the list of turns, and in a record that is told.
seats-changed = ふたりが席を替わります。

## After a match

# Who begins the next one.
next-you = もう一局打つと、あなたが先手です。
next-computer = もう一局打つと、コンピューターが先手です。
next-name = もう一局打つと、{ $name }が先手です。
next-same-opening = 同じ開始局面を、席を替わってもう一度打ちます。
next-new-opening = 新しい開始局面をくじで決めます。
next-level = 次のコンピューターのレベルは{ $level }です。

## Help

help-fair-title = 先手はどちら？　公平ですか？
help-fair-seats = もう一局打つと、先手が替わります。
help-fair-adapts = あなたに合わせる相手は、一局ごとに多くても1レベルだけ変わり、あなたが100局に55局勝つことを目指します。
