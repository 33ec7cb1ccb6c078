### ゲームの言葉：名前、ルール、打てない理由、結果、一手の語り。
### The arguments are explained in the English file.

## Small parts, used inside other messages

part-seeds = 種{ $seeds }個
part-laps = 種まき{ $laps }回
part-way = { $way ->
    [left] 左へ
   *[right] 右へ
}
part-way-told = { $person ->
    [computer] { $way ->
        [left] 自分から見て左へ
       *[right] 自分から見て右へ
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] 左のkichwa
   *[right] 右のkichwa
}
part-who = { $person ->
    [you] あなた
    [computer] コンピューター
   *[other] { $name }
}
part-others-front-row = { $other-person ->
    [you] あなたの前列
    [computer] コンピューターの前列
   *[other] { $other-name }の前列
}
part-captures = { part-seeds }{ $count ->
    [1] { "" }
   *[other] （{ $captures }）
}を取りました

## Lists: two things; the beginning of a longer list; its end

list-pair = { $first }と{ $second }
list-more = { $list }、{ $next }
list-last = { $list }、{ $last }

## Sides, games, house rules, levels

side-south = 南
side-north = 北
player-you = あなた
player-computer = コンピューター

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = 学びのバオ。8つの穴が4列。長く続けてまき、取れるときは必ず取ります。
game-kujifunza-goal = 相手の前列を空にすれば勝ち。
game-djenon = Djenon-aboure
game-djenon-line = コートジボワールのラグーンのゲーム。穴は6つずつ2列。一方向に回り、種の多い方が勝ちます。
game-djenon-goal = 終わったとき種の多い方の勝ち。

rules-sustain = ザンジバル
rules-sustain-line = おすすめ：中央の4つの穴で取った種は、まいてきた向きのまま進みます。ザンジバルの名人たちの打ち方です。
rules-choose = Mancala World
rules-choose-line = 中央の4つの穴で取るたびに、取った種を前列のどちらの端（kichwa）から進めるかを選びます。
rules-choose-first = 最初だけ選ぶ
rules-choose-first-line = 一手の中で最初に取ったときだけkichwaを選びます。どの資料にもない、研究用のルールです。

level-1 = 生徒
level-1-line = いちばんやさしい相手：最初の種まきしか見ず、おくびょうです。
level-2 = 見習い
level-2-line = 種まき2回まで読み、あなたが応じることを忘れています。
level-3 = プレイヤー
level-3-line = 種まき3回まで読み、あなたが応じることを忘れています。
level-4 = 経験者
level-4-line = 種まき5、6回まで読み、あなたが応じることを忘れています。
level-5 = 実力者
level-5-line = 自分の手を最後まで読み、あなたの応手も見ますが、最善でない手でよしとすることがよくあります。
level-6 = 腕利き
level-6-line = 数手先まで読みますが、ときには最善でない手でよしとします。
level-7 = 匠
level-7-line = 勝ちがあればほとんど見つけ、たまに間違えます。
level-8 = 名人
level-8-line = 勝てるところでは間違えません。負けの局面でも、簡単には勝たせません。

## Why an action is refused. One sentence: the pit that matters, then the reason.

refusal-game-over = このゲームは終わっています。
refusal-no-such-pit = この盤に{ $pit }の穴はありません。
refusal-not-your-pit = { $pit }は相手の穴です。まくことができるのは自分の穴だけです。
refusal-empty-pit = { $pit }は空なので、まく種がありません。
refusal-single-seed = { $pit }には種が1個しかありません。始めるには2個以上必要です。
refusal-must-capture = { $pit }をこの向きにまいても何も取れません。取れるときは取らなければなりません。{ $instead }を{ part-way }まけば取れます。
refusal-too-many-to-capture = { $pit }には種が16個以上あり、取る手を始められません。取れるときは取らなければなりません。{ $instead }を{ part-way }まけば取れます。
refusal-front-row-first = { $pit }はまだです。前列に{ $instead }のような、種が2個以上ある穴がある間は、取らない手は前列から始めます。
refusal-lone-kichwa = kichwaの{ $pit }は前列でただ1つ種のある穴なので、前列の外へまくことはできません。反対の向きにまいてください。
refusal-endless = { $pit }をこの向きにまくと終わりがないので、始められません。
refusal-endless-one-way = { $pit }をまくと終わりがないので、始められません。
refusal-name-kichwa = { $pit }で取った種がまだ手の中にあります。まず、種を入れるkichwaを選んでください。
refusal-no-kichwa-asked = kichwaを待っている種はありません。まく穴を選んでください。
refusal-one-way-only = Djenon-aboureは一方向にまきます。{ $pit }も右へ進みます。
refusal-must-sow = パスできるのは、まくことのできる穴が1つもないときだけです。{ $instead }をまくことができます。
refusal-no-passing = バオにパスはありません。まく穴を選んでください。
refusal-must-pass = { $pit }をまくことはできません。種が2個以上ある自分の穴が1つもないので、パスしなければなりません。
refusal-wrong-board = この局面は{ $game }の盤のものではありません。

# No way of the pit has been chosen, and neither can be.
unsown-must-capture = { $pit }はどちらにまいても何も取れません。取れるときは取らなければなりません。{ $instead }を{ part-way }まけば取れます。
unsown-endless = { $pit }はどちらにまいても終わりがないので、始められません。
# On the card of one way of a pit, while the other way is allowed.
way-refused-must-capture = 何も取れません。取る手を打たなければなりません。
way-refused-lone-kichwa = 自分の前列が空になります。
way-refused-endless = 種まきに終わりがありません。
way-refused-other = 今は打てません。

## Why a match does not begin from a board that was laid out by hand. One sentence: what is wrong, the
## rule, what mends it. $name: South or North.

unfit-too-many = { $game }の種は{ $most }個ですが、{ $found }個置かれています。いくつか取り除いてください。
unfit-wrong-board = この局面は{ $game }とは別の盤のものです。
unfit-nobody-chooses = 取った種がkichwaの選択を待っていますが、ザンジバルのルールに選択はありません。種を片づけるか、Mancala Worldのルールにしてください。
unfit-choice = 取った種がkichwaの選択を待てるのは、手番の側の前列3～6番のどれかの穴に種が2個以上あるときだけです。種を片づけてください。
unfit-front-row-empty = { $name }の前列が空です。前列が空の側は負けなので、そこに種を置いてください。
unfit-no-start = 手番の{ $name }に、始められる穴がありません。打てない側は負けなので、{ $name }の穴に種を足してください。
unfit-only-singles = 種が2個以上ある穴がなく、ゲームはもう終わっていることになります。どこかの穴に2個目の種を置いてください。
unfit-over = ルールでは、このゲームは始まる前に終わっていることになります。

## How a game ended. The subject is the winner, the other the loser.

outcome-front-row-emptied = { part-who }の勝ち：{ part-others-front-row }が空になりました。
outcome-no-legal-start = { part-who }の勝ち：{ $other-person ->
    [you] あなた
    [computer] コンピューター
   *[other] { $other-name }
}に打てる手がありません。
outcome-more-seeds = { part-who }の勝ち：種{ $more }個対{ $fewer }個。
outcome-equal-seeds = 引き分け：どちらも{ part-seeds }。
outcome-repetition = 引き分け：同じ局面が3回現れました。
outcome-too-many-turns = 引き分け：2,000手に達しました。
# The subject resigns.
outcome-resigned = { part-who }の投了：{ $other-person ->
    [you] あなた
    [computer] コンピューター
   *[other] { $other-name }
}の勝ちです。

## What is proven of a position

judged-wins = { $name }の勝ち。
judged-wins-in = { $turns }手で{ $name }の勝ち。
judged-wins-by = { $name }の勝ち：南{ $south }、北{ $north }。
judged-draw = どちらも勝てません。
judged-draw-at = 引き分け：種{ $seeds }個ずつ。
judged-unknown = 不明。
judged-line = 最善手順：{ $moves }
judged-gave-away = { $number }手目：{ $name }は{ $move }で結果を手放しました。保てた手：{ $better }
judged-nothing-given-away = わかっているかぎり、結果を手放した手はありません。

## A whole turn

part-turn-end = { $end ->
    [front-row] { part-others-front-row }が空になりました
    [kichwa] 取った種がkichwaの選択を待っています
    [going] まだまいています
   *[empty] 最後の種は空の穴に落ちました
}
turn-takata = { part-who }は{ $pit }を{ part-way-told }まきました。{ part-laps }、取った種なし。{ part-turn-end }。
turn-mtaji = { part-who }は{ $pit }を{ part-way-told }まきました。{ part-laps }、{ part-captures }。{ part-turn-end }。
turn-entry = { part-who }は種{ $hand }個を{ part-kichwa-side }から入れました。{ part-laps }。{ part-turn-end }。
turn-entry-mtaji = { part-who }は種{ $hand }個を{ part-kichwa-side }から入れました。{ part-laps }、{ part-captures }。{ part-turn-end }。
turn-sowing = { part-who }は{ $pit }をまきました。{ part-laps }、獲得なし。{ part-turn-end }。
turn-sowing-capture = { part-who }は{ $pit }をまきました。{ part-laps }、{ $pits }から{ part-seeds }を獲得しました。
turn-pass = { part-who }はパスしました。種が2個以上ある穴がありません。

## What could be lost on the opponent's next turn. The subject is the side that could lose, the other one
## the side that would move.

part-if-moved = もし今{ $other-person ->
    [you] あなた
    [computer] コンピューター
   *[other] { $other-name }
}の番なら、
threat-pit = { $pit }（{ part-seeds }）
threat-pit-won = { $pit }の{ part-seeds }
threats-some = { part-if-moved }取られそうな穴：{ $pits }。
threats-some-won = { part-if-moved }{ $person ->
    [you] あなた
    [computer] コンピューター
   *[other] { $name }
}が失いそうな種：{ $pits }。
threats-none = { part-if-moved }{ $person ->
    [you] あなた
    [computer] コンピューター
   *[other] { $name }
}の穴で取られるものはありません。
threats-none-won = { part-if-moved }{ $person ->
    [you] あなた
    [computer] コンピューター
   *[other] { $name }
}が失う種はありません。
threats-brief = 危ない穴：{ $pits }。
threats-brief-none = 危ない穴はありません。

## A turn whose seeds are still moving. $lap: the lap that is being sown

turn-going = { part-who }は{ $pit }を{ part-way-told }まいています：{ $lap }回目。
turn-going-mtaji = { part-who }は{ $pit }を{ part-way-told }まいています：{ $lap }回目。{ part-captures }。
turn-going-one-way = { part-who }は{ $pit }をまいています：{ $lap }回目。

## While the seeds move

event-mtaji = Mtaji：この手は種を取ります。
event-takata = Takata：この手では何も取りません。
event-lifted = { $pit }から{ part-seeds }。
event-relay = { $pit }には種がありました：{ part-seeds }を続けてまきます。
event-captured = { $pit }の{ part-seeds }を取りました。
event-won = { $pit }の{ part-seeds }を獲得しました。
event-kichwa-asked = { part-seeds }が待っています：左のkichwaから、それとも右？
event-entered = { part-seeds }が{ part-kichwa-side }から入ります。
event-empty-pit = 最後の種が空の穴に落ちました：手番が終わります。
event-front-row-emptied = Hamna：{ part-others-front-row }が空になりました。
event-capture-ends = 獲得したので手番が終わります。

## How to play, ten lines a game

how-kujifunza-1 = 相手の前列が空になるか（hamna）、相手が打てなくなれば勝ちです。
how-kujifunza-2 = 手前の2列があなたのものです。16の穴に種が2個ずつあります。あなたの前列は相手の前列と向かい合っています。
how-kujifunza-3 = 種が2個以上ある自分の穴から種をすべて取り上げ、左か右へ、自分の16の穴をめぐって1個ずつ落としていきます。
how-kujifunza-4 = 最後の種が種のある穴に落ちたら、その穴の種をすべて取り上げて続けてまきます。空の穴なら手番は終わりです。
how-kujifunza-5 = Mtaji：最初の種まきが、種のある自分の前列の穴で終わり、向かいの穴にも種があれば、向かいの種を取ります。
how-kujifunza-6 = 取れるときは必ず取ります。種が16個以上ある穴からは、取る手を始められません。
how-kujifunza-7 = 取った種は、前列の端の穴kichwaから入れます。最初の1個はkichwaに、残りは中央へ向かってまきます。
how-kujifunza-8 = 両端の2つずつの穴で取れば、近い方のkichwaから入れます。中央の4つの穴では、ルールによって向きを保つか、自分で選びます。
how-kujifunza-9 = こうした手では、その後の種まきでも同じように取ります。手番は、最後の種が空の穴に落ちるまで続きます。
how-kujifunza-10 = Takata：何も取れないときは前列からまきます。前列に種が2個以上ある穴がなければ後列からまきます。このときは何度続けてまいても取りません。

how-djenon-1 = 種の多い方が勝ちです。手前の6つの穴の列があなたのものです。どの穴にも種が4個あります。
how-djenon-2 = 種が2個以上ある自分の穴から種をすべて取り上げます。種は右へ進み、2列をめぐります。
how-djenon-3 = 最初の種は取り上げた穴に戻り、残りはその先の穴に1個ずつ落ちます。
how-djenon-4 = 最後の種が落ちた穴の種が1個なら、手番は終わりです。
how-djenon-5 = 2個か4個なら、その種を獲得して、手番は終わりです。
how-djenon-6 = その1つ手前の穴も、さらに手前の穴も、ちょうど2個か4個であるかぎり、どちらの側でも順に獲得します。
how-djenon-7 = 3個、または5個以上なら、その種をすべて取り上げて続けてまきます。最初の種はまたその穴に戻ります。
how-djenon-8 = 種が2個以上ある自分の穴が1つもなければパスします。パスできるのはそのときだけです。
how-djenon-9 = 種が2個以上ある穴がなくなれば、ゲームは終わりです。
how-djenon-10 = それぞれ、獲得した種に自分の列の種を加えます。多い方が勝ち、24個ずつなら引き分けです。
