### ヒント：どの穴か、どの向きか、なぜか。読む人はいつも手番の人。
### part-…, $pit, $way, $seeds, $laps: see play.ftl.

## The button, the setting and the key

match-hint = ヒント
match-hint-more = ヒントの続き
match-hint-hide = ヒントを隠す
settings-hints = ヒント
settings-hints-line = Hキーとランプのボタンが、どの穴か、どの向きか、なぜかを教えます。
help-key-hint = H
help-key-hint-does = ヒント：どの穴か。もう一度：どの向きか。もう一度：なぜか。

## A hint, step by step. Each is a line beside or below the board.

hint-thinking = ヒントを考えています。
# $pit: the pit to sow.
hint-pit = ヒント：{ $pit }を見てください。
hint-way = ヒント：{ $pit }を{ part-way }。
# $kichwa: left or right; $pit: its name.
hint-kichwa = ヒント：{ part-kichwa-side }、{ $pit }。
hint-pass = ヒント：パス。
# What the next press brings.
hint-ask-way = もう一度押すと向きがわかります。
hint-ask-why = もう一度押すと理由がわかります。

## Why. Whole sentences about the turn that is advised; one to three of them follow each other. What they say of
## winning and losing is proven, and no other sentence may sound as if it was.

because-only-move = 打てる手はこれだけです。
because-wins-now = すぐに勝ちです。
# $turns: your own turns, this one included.
because-wins-in = この後も正しく打てば、相手がどう打っても、あなたの手数で{ $turns }手以内に勝ちます。
because-wins = この後も正しく打てば、相手がどう打っても勝ちます。
# $own, $other: seeds in the end.
because-wins-with = この後も正しく打てば、少なくとも種{ $own }個対{ $other }個で勝ちます。
because-only-winning = ほかの手ではどれも勝ちを逃します。
because-only-hope = ほかの手ではどれも、相手が正しく打てば負けます。
because-draws = この手の後は、両者が正しく打てば、どちらも勝てません。
because-draws-with = この後も正しく打てば、少なくとも引き分け、種{ $seeds }個ずつを保ちます。
because-every-turn-loses = 相手が完璧に打てば、どの手でも負けます。でも、相手はまだその手を見つけなければなりません。
because-loses-with = 相手が完璧に打てば、どの手でも負けます。この手より多く残る手はありません：種{ $own }個対{ $other }個。
# How many answers there are, and how many of them win for the opponent.
because-traps = 相手の応手{ $answers }通りのうち、相手が勝つのは{ $right }通りだけです。
# $turns: of both players.
because-holds-out = これより長くもつ手はほかにありません：両者合わせて{ $turns }手。
because-most-seeds = 最後の種の数がこれほど多くなる手はほかにありません。
because-saves-front-row = あなたの前列が危険です。この手を打てば、相手の次の手で空にはされません。
because-captures = { part-laps }で{ part-seeds }を取ります。
because-captures-asks = { part-laps }で{ part-seeds }を取り、それからkichwaを選びます。
because-captures-won = { part-laps }で{ part-seeds }を獲得します。
because-saves = { $pit }の{ part-seeds }が取られるおそれがあります。この手を打てば、相手の次の手では取られません。
because-saves-won = 相手の次の手で{ $pit }から{ part-seeds }を失うおそれがあります。この手を打てば、1個も失いません。
because-leaves-no-capture = 相手は応手で何も取れません。
because-leaves-no-capture-won = 相手は応手で種を獲得できません。
because-looks-ahead = ここでは何も証明されていません。{ $turns }手先まで読むと、この手が最もよさそうです。
because-nothing-known = ここでは何も証明されていません。
