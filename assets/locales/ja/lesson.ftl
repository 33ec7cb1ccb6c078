### 5つのステップで学ぶ手ほどきと、それに続くレッスン。
### The arguments are explained in the English file.

menu-learn = 学ぶ

## The five beats: what is to be done, and what it was

learn-sow = 光っている穴を押し、左か右を選びます。
learn-sow-done = まきました。穴ごとに種（kete）が1個ずつ入りました。
learn-relay = 最後の種をほかの種のある穴に落として、見ていましょう。
learn-relay-done = 種のある穴から、続けてまきました。これがendeleaです。
learn-capture = 最後の種を、相手の種と向かい合う自分の種に落とし、向かいの種を取りましょう。
learn-capture-done = 取りました。種は端の穴kichwaから入りました。
learn-must-capture = 取れる穴が1つあります。取れるときは必ず取ります。見つけましょう。
learn-must-capture-done = 取る手がmtajiです。必ず打ちます。
learn-win = 相手の前列の最後の種を取れば、勝ちです。
learn-win-done = Hamna。相手の前列が空です。あなたの勝ちです。

learn-choose = 次は左か右：盤の下の矢印を押しましょう。
learn-lit = 光っている穴を押しましょう。
learn-lit-label = { $pit }、{ part-seeds }、光っています
learn-seeds-move = 種を見ていましょう。
learn-step = ステップ{ $number }/{ $of }
learn-step-done = ステップ{ $number }/{ $of }、終了
learn-next = 次へ
learn-skip = このステップをとばす
learn-leave = やめる

## The end of the lesson

learn-end-title = これでバオが打てます
learn-end-line = まく、続ける、取る、勝つ。あとは打ちながら覚えましょう。
learn-play = 遊んでみる
learn-play-line = レベルを合わせるコンピューターと。
learn-watch = 見る
learn-watch-line = コンピューターどうしが打ちます。
learn-more = もっと学ぶ
learn-more-line = すべてのルールを、1つずつ。

## Why a sowing that the rules allow is not the one

learn-wrong-ends = それでは最後の種が空の穴{ $pit }に落ち、手番が終わります。
learn-wrong-relays = それでは最後の種が種のある{ $pit }に落ち、まだ続きます。
learn-wrong-takes-nothing = それでは何も取れません。
learn-wrong-takes-nothing-won = それでは種を獲得できません。
learn-wrong-other-kichwa = それでは種がもう一方のkichwa、{ $pit }から入ります。
learn-wrong-same-way = それでは種が来た向きのまま進みます。
learn-wrong-short-chain = それで獲得するのは1つの穴だけです。もっと多く獲得する手があります。
learn-wrong-no-win = それではゲームが続きます。勝つ手がほかにあります。
learn-wrong-way = 穴は合っています。向きはもう一方です。{ part-way }まきましょう。

## The course: the lessons to choose from

course-title = レッスン
course-line = ルールを1つずつ：読んで、やってみて、練習問題へ。
course-minute = 1分で学ぶ
course-next = 次のレッスン
course-all-done = すべて終了。最初から
course-done = { $done }/{ $of }終了
course-is-done = 終了
course-all = すべてのレッスン
course-of = { $name }、レッスン{ $number }/{ $of }
course-to-exercise = 練習問題へ
course-straight-to-exercise = すぐに練習問題へ
course-exercise = では、練習問題

## Bao la Kujifunza, rule by rule

course-board-title = 盤
course-board-1 = 2列があなたのものです。盤の中央にある前列と、いちばん手前の後列です。
course-board-2 = 2列は16の穴の輪になっています。輪を左か右へまわってまき、輪の外へ出ることはありません。
course-board-asks = まくことのできる穴を、好きな向きにまきましょう。
course-board-names = 種はすべて、まだあなたの2列にあります。

course-sowing-title = 種まき
course-sowing-1 = 種が2個以上ある自分の穴から種をすべて取り上げ、隣の穴から1個ずつ落としていきます。
course-sowing-2 = 最後の種が空の穴に落ちれば、手番は終わりです。
course-sowing-asks = 最後の種が空の穴に落ちるようにまきましょう。
course-sowing-names = 取り上げてから最後の種までが、種まき1回です。

course-relay-title = 続けてまく
course-relay-1 = 最後の種が種のある穴に落ち、何も取らなければ、その穴の種を取り上げて同じ向きに続けてまきます。
course-relay-2 = ですから、一手で種まきが何回も続くことがあります。空の穴で終わると、手番も終わります。
course-relay-asks = 手番が続くようにまきましょう。
course-relay-names = これがendelea、「続ける」です。

course-capture-title = 取る
course-capture-1 = 最初の種まきが、種のある自分の前列の穴で終わり、向かいの穴にも種があれば、その種を取ります。
course-capture-2 = その後ろの後列は安全です。
course-capture-3 = こうした手では、その後の種まきも同じように取ります。
course-capture-asks = 種を取りましょう。
course-capture-names = 取る手をmtajiといいます。

course-kichwa-title = Kichwaとkimbi
course-kichwa-1 = 取った種は、前列の端の穴kichwaから入ります。最初の1個はkichwaそのものに落ちます。
course-kichwa-2 = 両端の2つずつの穴がkimbiです。そこで取った種は、その端のkichwaから入ります。
course-kichwa-asks = 種が右のkichwaから入るように取りましょう。
course-kichwa-names = 種は右のkichwaから入り、中央へ向かいました。

course-direction-title = 進む向き
course-direction-1 = kichwaからは中央へ向かってまきます。ですからkimbiで取ると、向きが変わることがあり、その向きのまま進みます。
course-direction-2 = 中央の4つの穴で取ったときは、向きを保ちます。ザンジバルの名人たちの打ち方です。
course-direction-3 = Mancala Worldのルールでは、そこでkichwaを選びます。
course-direction-asks = 向きが変わるように取りましょう。
course-direction-names = 近い方のkichwaで向きが変わりました。

course-must-capture-title = 必ず取る
course-must-capture-1 = 取れるときは必ず取ります。そのとき、ほかの手は打てません。
course-must-capture-2 = 取る手がいくつかあれば、多くても少なくても、好きな手を選べます。
course-must-capture-asks = 取れる始め方を見つけましょう。
course-must-capture-names = ルールで打てるのは、これだけでした。

course-sixteen-title = 16個以上
course-sixteen-1 = 種が16個以上ある穴からは、最後の種がどこに落ちても、取る手を始められません。
course-sixteen-2 = その後の種まきは、どれほど長くても取れます。
course-sixteen-asks = 16個以上ある穴を使わずに、取りましょう。
course-sixteen-names = 大きな穴は待たなければなりませんでした。

course-takata-title = 取らない手
course-takata-1 = 取れる始め方が1つもないときだけ、取らない手を打てます。
course-takata-2 = このときは、どこで終わっても、何度続けてまいても取りません。
course-takata-asks = ここでは何も取れません。まきましょう。
course-takata-names = 取らない手をtakataといいます。

course-front-row-title = まず前列から
course-front-row-1 = 前列に種が2個以上ある穴がある間は、takataは前列から始めます。
course-front-row-2 = 1つもないときだけ、後列から始められます。
course-front-row-asks = ここで始められる穴をまきましょう。
course-front-row-names = 後列は待たなければなりませんでした。

course-lone-kichwa-title = 最後のkichwa
course-lone-kichwa-1 = 前列で種のある穴がkichwa1つだけのとき、takataではそれを前列の外へまくことはできません。
course-lone-kichwa-2 = 中央へ向かってなら、まくことができます。
course-lone-kichwa-asks = まくことのできる向きに、kichwaをまきましょう。
course-lone-kichwa-names = あなたの前列は、一度も空になりませんでした。

course-endless-title = 終わりのない種まき
course-endless-1 = いつまでもまわり続ける種まきがあります。それは始められません。
course-endless-2 = 取らない手でだけ、それもごくまれに起こります。
course-endless-asks = ここには、終わりのない種まきが1つあります。別の種まきをしましょう。
course-endless-names = この種まきには、終わりがありました。

course-end-title = 終わり方
course-end-1 = 相手の前列が空になれば、すぐに勝ちです。
course-end-2 = 相手に打てる手がなくなっても勝ちです。パスはありません。
course-end-asks = 勝ちましょう。
course-end-names = Hamna：その前列には何もありません。

## Djenon-aboure, rule by rule

course-origin-title = 種まき
course-origin-1 = いちばん手前の列があなたのものです。その列の穴から種を取り上げます。種は右へ進み、2列をめぐります。
course-origin-2 = 最初の種は、取り上げた穴に戻ります。
course-origin-3 = 最後の種が落ちた穴の種が3個、または5個以上なら、今度はその種を取り上げます。1個なら、手番は終わりです。
course-origin-asks = 自分の穴を1つまきましょう。
course-origin-names = まき始めた穴に、種が1個残りました。

course-lone-seeds-title = 1個だけの種
course-lone-seeds-1 = 種が1個だけの穴をまくことはできません。
course-lone-seeds-2 = 種が2個以上ある自分の穴が1つもなければパスします。パスできるのはそのときだけです。
course-lone-seeds-asks = まくことのできる穴をまきましょう。
course-lone-seeds-names = 1個だけの種は待たなければなりませんでした。

course-taking-title = 種の獲得
course-taking-1 = 最後の種が落ちた穴の種が2個か4個なら、どちらの側でも、その種を獲得して手番は終わりです。
course-taking-2 = 1つ手前、さらに手前の穴も、ちょうど2個か4個であるかぎり、順に獲得します。
course-taking-asks = 一手で2つ以上の穴から獲得しましょう。
course-taking-names = 穴から穴へ、さかのぼって続けて獲得しました。

course-close-title = 終わり方
course-close-1 = 種が2個以上ある穴がなくなれば、ゲームは終わりです。
course-close-2 = それぞれ、獲得した種に自分の列の種を加えます。多い方が勝ち、24個ずつなら引き分けです。
course-close-asks = ゲームが終わって、あなたが勝つようにまきましょう。
course-close-names = 1個だけの種しか残らず、あなたの方が多く持っています。
