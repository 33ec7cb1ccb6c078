### ゲームの本：どんなゲームか、どう遊ぶか、どこから来たか、そしてバオの言葉。
### Two depths: child (short, nothing taken for granted) and adult. Paragraphs are numbered; each language has the same.

## The sheet

book-depth-child = かんたんに
book-depth-adult = くわしく
book-chapter-what = どんなゲーム？
book-chapter-board = 盤
book-chapter-play = 遊び方
book-chapter-capture = 取り方
book-chapter-capture-won = 種の獲得
book-chapter-end = 終わり方
book-chapter-notes = 盤をめぐる話
book-chapter-standard = ほかのマンカラとの違い
book-chapter-history = 歴史
book-chapter-sources = 資料
book-chapter-words = バオの言葉
book-chapter-others = ほかのゲーム
book-open = 本
book-close = 閉じる
book-next = 次の章
book-back = 前の章
book-play = 遊んでみる
book-go-on = 対局に戻る
book-show = 盤で見る
book-again = もう一度
# A chapter, by its name: back to where a word of Bao was touched.
book-back-to = 「{ $chapter }」に戻る
book-read-about = { $game }について読む
book-all = このテーブルのすべてのゲーム

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = ふたりで遊ぶゲームです。木の盤をまわりながら、あなにたねを1つずつまき、友だちのたねを取ります。
book-kujifunza-what-child-2 = 東アフリカの海べの子どもたちは、これでバオをおぼえます。Bao la Kujifunza（バオ・ラ・クジフンザ）は「学びのバオ」という意味です。
book-kujifunza-board-child-1 = 8つのあなが4列。手前の2列があなたのものです。
book-kujifunza-board-child-2 = はじめは、どのあなにも、たねが2つ入っています。だからMbili-mbili（ンビリ・ンビリ）、「2つずつ」ともよばれます。
book-kujifunza-play-child-1 = 自分のあなを1つえらび、たねをぜんぶ取り出します。たねが2つ以上あるあなでなければなりません。
book-kujifunza-play-child-2 = 左でも右でも、すきな方へ進み、自分の2列をぐるぐるまわりながら、あなに1つずつたねを落とします。
book-kujifunza-play-child-3 = さいごのたねは、ほかのたねがあるところに落ちましたか？　それなら、ぜんぶ取り上げて続けます。空のあなに落ちましたか？　それなら、友だちの番です。
book-kujifunza-capture-child-1 = さいごのたねが、たねのある自分の前列のあなに落ちて、その向かいにもたねがありますか？　それなら、そのたねを取ります。
book-kujifunza-capture-child-2 = 取ったたねは、盤の外には置きません。前列のはしのkichwa（キチュワ）から、自分の列にまきます。
book-kujifunza-capture-child-3 = 取れるときは、かならず取ります。
book-kujifunza-end-child-1 = 友だちの前列に、たねが1つもなくなったら勝ちです。バオを打つ人はそのとき、hamna（ハムナ）「何もない」と言います。
book-kujifunza-end-child-2 = 友だちが打てなくなっても勝ちです。
book-kujifunza-notes-child-1 = 先生やおじいさん、おばあさんは、これで先を数えることを教えます。さいごのたねはどこに落ちるでしょう？
book-kujifunza-history-child-1 = バオがいつ始まったのかは、だれも知りません。残っているいちばん古い盤は博物館にあって、1896年か、それより後に作られたものです。

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = 4列のマンカラ、つまり種をまいて取るゲームで、名人たちの打つ本式のバオ、Bao la Kiswahili（バオ・ラ・キスワヒリ）への入り口です。本式から省かれているのは、手持ちの種で始める段階（namua、ナムア）、家（nyumba、ニュンバ）、脅かされた穴の封鎖（takasia、タカシア）です。
book-kujifunza-what-adult-2 = Kujifunza（クジフンザ）は「学ぶ」という意味です。もう1つの名前Mbili-mbili（ンビリ・ンビリ）、「2つずつ」は、最初の配置を表します：32の穴に種が2個ずつ、全部で64個。
book-kujifunza-board-adult-1 = 8つの穴が4列あります。それぞれが2列を持ちます。相手と向かい合う前列と、その後ろの後列です。2列は16の穴の輪になり、種は取られるとき以外、持ち主の輪を離れません。
book-kujifunza-board-adult-2 = 前列の両端の穴がkichwa（キチュワ）、つまり頭です。kichwaとその隣の穴を合わせてkimbi（キンビ）といいます。それぞれの左から5番目の穴は四角く描かれます。本式のバオの家、nyumbaですが、ここでは何の力もありません。
book-kujifunza-board-adult-3 = 種をためる場所（ゴール）はありません。64個の種はすべて盤上に残り、取られた種は取った人の種として動き続けます。
book-kujifunza-play-adult-1 = 一手は、種が2個以上ある自分の穴から始まります。すべて取り上げ、左か右へ、隣の穴から1個ずつまきます。
book-kujifunza-play-adult-2 = 最後の種が種のある穴に落ち、何も取らなければ、その穴の種を取り上げて同じ向きに続けてまきます。これがendelea（エンデレア）です。空の穴に落ちれば、手番は終わりです。
book-kujifunza-play-adult-3 = 最初の種まきで取る手をmtaji（ムタジ）といいます。mtajiがあれば、それを打たなければなりません。1つもないときだけ、取らない手、takata（タカタ）を打てます。前列に種が2個以上ある穴があれば前列から、なければ後列から始めます。takataでは、何度続けてまいても取りません。
book-kujifunza-play-adult-4 = 前列で種のある穴がkichwa1つだけのとき、それを前列の外へまくことはできません。終わりのない種まきは始められません。
book-kujifunza-capture-adult-1 = 最後の種が、種のある自分の前列の穴に落ち、向かいにある相手の前列の穴に種があれば、取ります。その後ろの後列は安全です。
book-kujifunza-capture-adult-2 = 取った種は、kichwaから中央へ向かってまき、最初の1個はkichwaそのものに入れます。kimbiで取れば近い方のkichwaです。中央の4つの穴ではルールによります。ザンジバルのルールでは、まいてきた向きを保ち、Mancala Worldのルールでは打つ人が選びます。
book-kujifunza-capture-adult-3 = 種が16個以上ある穴からは、取る手を始められません。後に続く種まきは、16個でも取れます。
book-kujifunza-end-adult-1 = 相手の前列を空にすれば、種まきの途中でもすぐに勝ちです。打てる手のない側は負けです。バオにパスはありません。
book-kujifunza-end-adult-2 = 伝統では引き分けはありません。ここでは念のため、同じ局面が3回現れるか、2,000手に達すると、勝者なしで対局を終えます。
book-kujifunza-notes-adult-1 = ケニアとタンザニアのスワヒリ語を話す人々の間で、家庭やクラブや学校で教えられています。本式のバオに必要なことが身につきます。何度も続く種まきを追うこと、打たなければならない取りを見抜くこと、kichwaを選ぶことです。
book-kujifunza-notes-adult-2 = 種、kete（ケテ）は、シロツブ（スワヒリ語でmkomwe）の灰緑色の実です。スワヒリ海岸の盤は厚い堅木で作られ、ザンジバルの盤には縄と花模様の縁が彫られています。
book-kujifunza-notes-adult-3 = 完璧に打てば、最初の配置の勝敗は決まっています。ザンジバルのルールでは先手の勝ちです。けれども完璧に打てる人はいません。腕前の半分は、相手に数え間違えさせることにあります。
book-kujifunza-history-adult-1 = バオは、タンザニア、ケニア、マラウイ、ブルンジ、ルワンダ、コモロ、コンゴ民主共和国の一部で打たれ、とりわけスワヒリの人々に親しまれています。初期の歴史はあまり記録されていません。
book-kujifunza-history-adult-2 = 1658年、フランスの総督エティエンヌ・ド・フラクール（Étienne de Flacourt）が、マダガスカルのサカラヴァの人々のゲームを書き残しました。これをバオの最初の記録とする人もいますが、研究者はためらっています。1820年代には、モンバサのムヤカ・ビン・ハジ（Muyaka bin Haji）が、詩「Bao Naligwa」でこのゲームをたたえました。
book-kujifunza-history-adult-3 = 現存する最も古い盤はマラウイのもので、大英博物館にあり、1896年より古くはありません。1966年から、チャマ・チャ・バオ（Chama cha Bao）などの協会が、組織立った対局を続けてきました。大会はタンザニア、ザンジバル、ラム、マラウイで開かれ、強い人はbingwa（ビングワ）、名人とたたえられます。
book-kujifunza-sources-1 = 『How to Play Bao』、タンザニア国立博物館のリーフレット、ダルエスサラーム、1971年。バオ研究者ニノ・ヴェッセッラ（Nino Vessella）。ラリー・ラス（Larry Russ）『The Complete Mancala Games Book』、1999年。Kujifunzaの資料として、このように伝えられています。
book-kujifunza-sources-2 = ザンジバルの名人たちからバオのルールを学んだアレックス・デ・フォーフト（Alex de Voogt）『Limits of the Mind』、1995年。H.H.L.M. ドンケルス（Donkers）『Zanzibar Bao Rules for the Computer』、2001年。
book-kujifunza-sources-3 = 資料が食い違うところ、とりわけ中央の4つの穴については、両方のルールを用意し、対局の準備のときにどちらかを示します。

## Djenon-aboure, in brief

book-djenon-what-child-1 = コートジボワールのラグーンから来た、ふたりで遊ぶゲームです。盤をまわりながらたねをまき、2つか4つになったたねをもらいます。
book-djenon-board-child-1 = 6つのあなが2列。手前の列があなたのものです。はじめは、どのあなにも、たねが4つ入っています。
book-djenon-play-child-1 = 自分のあなを1つえらび、たねをぜんぶ取り出します。2つ以上なければなりません。はじめの1つは同じあなに戻し、あとは次のあなに1つずつ、いつも右へ落としていきます。
book-djenon-play-child-2 = さいごのあなは、たねが3つ、または5つ以上になりましたか？　それなら、ぜんぶ取り上げて続けます。
book-djenon-capture-child-1 = さいごのあなは、たねが2つか4つになりましたか？　それなら、もらえます。1つ手前のあなも、2つか4つならもらえて、さらに手前も同じです。
book-djenon-end-child-1 = たねが2つ以上あるあながなくなったら、おしまいです。たねの多い人の勝ちです。
book-djenon-notes-child-1 = このゲームをする人たちは、海とラグーンのそばでくらしています。商いをし、アブラヤシ、ゴム、パイナップルを育てています。
book-djenon-history-child-1 = むかしから遊ばれてきましたが、書きとめられたのは2012年になってからです。

## Djenon-aboure, in full

book-djenon-what-adult-1 = コートジボワール南東部、ボヌア（Bonoua）とグラン・バッサム（Grand-Bassam）のあたりのラグーンと川のほとりで、アブレ（Abouré）の人々が遊ぶ2列のマンカラです。アブレはアグア（Agoua）、アボンワ（Abonwa）、コンパロ（Compalo）とも呼ばれます。
book-djenon-what-adult-2 = Djenon-abeに近く、3つのルールが異なります。取り上げた穴からまき始めること、1個だけの種は動かせないこと、1個だけの種と空の穴しかなくなれば終わることです。
book-djenon-board-adult-1 = 6つの穴が2列、種が4個ずつで、全部で48個。それぞれ手前の列を持ちます。獲得した種はもうゲームに戻りません。
book-djenon-play-adult-1 = 一手は、種が2個以上ある自分の穴から始まります。すべて取り上げ、最初の1個は取り上げた穴に戻し、残りはその先の穴に1個ずつ、右へ2列をめぐって落とします。
book-djenon-play-adult-2 = 最後の種が落ちた穴の種が1個なら、手番は終わりです。3個、または5個以上なら、その種を取り上げて続けてまき、最初の1個はまたその穴に戻します。
book-djenon-play-adult-3 = 種が2個以上ある自分の穴がなければパスします。パスできるのはそのときだけです。
book-djenon-capture-adult-1 = 最後の種が落ちた穴の種が2個か4個なら、その種を獲得します。1つ手前、さらに手前の穴も、ちょうど2個か4個であるかぎり、盤のどちらの側でも順に獲得します。それで手番は終わりです。
book-djenon-end-adult-1 = 種が2個以上ある穴がなくなれば、ゲームは終わりです。それぞれ、獲得した種に自分の列の種を加えます。多い方が勝ち、24対24なら引き分けです。
book-djenon-notes-adult-1 = 最初の種が戻るので、穴が空になりにくくなります。また、この終わり方のおかげで、同じ仲間の一部のゲームの終盤に見られる、1個ずつの種を長く動かし合うことがありません。
book-djenon-notes-adult-2 = アブレの人々は約35,000人。海の商人で、アブラヤシ、ゴム、パイナップルを育てています。
book-djenon-history-adult-1 = このゲームは2012年、スペインの研究者ジョルディ・クリメント・トンド（Jordi Climent Tondo）によって初めて記録されました。どれほど古いのかは、だれも書き残していません。
book-djenon-sources-1 = 2012年にこのゲームを記録したジョルディ・クリメント・トンド（Jordi Climent Tondo）。Mancala Worldの伝えるところによる。
book-djenon-sources-2 = 続けて獲得することが列の端を回っても続くというのは推測で、伝えられたことではありません。

## What kind of game it is, in one line

book-kujifunza-kind = 4列のマンカラ：続けてまき、取り、向かいの前列を空にします。
book-djenon-kind = 2列のマンカラ：まき、2個と4個を獲得し、最後に数えます。

## Other games

book-kujifunza-others-1 = 最も近い仲間は、本式のバオ、Bao la Kiswahiliです。ここでは打てません。同じ盤で手持ちの種から始まり、nyumbaが力を持ちます。
book-djenon-others-1 = 最も近い仲間はDjenon-abeです。ここでは打てません。3つのルールが異なり、「どんなゲーム？」の章に挙げてあります。

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = 手前の2列は南のものです。前列の両端のkichwa、その隣のkimbi、そしてnyumbaに印がついています。
book-picture-sow = 穴の種をすべて、1個ずつ。最後の種が空の穴に落ち、手番は終わりです。
book-picture-relay = 最後の種がほかの種のある穴に落ちます：すべて取り上げて続けてまき、最後の種が空の穴に落ちるまで続きます。
book-picture-takata = ここでは最初の種まきで取れる手がないので、takataです：向かいに種がある穴で終わっても、何も取りません。
book-picture-lone-kichwa = このkichwaは、前列でただ1つ種のある穴です。列に沿ってまくことはできますが、列の外へまくことはできません。
book-picture-capture = 最後の種が種のある穴に落ち、向かいにも種があります：その種を取り、左のkichwaから入れます。
book-picture-must = 取れるのは印のついた穴だけなので、まくことができるのもその穴だけです。この手は2度取ります。
book-picture-kimbi = kimbiで取る：種は隣のkichwaから入り、向きが変わります。
book-picture-sixteen = この17個の最後の種は、相手の種の向かいに落ちるはずです。けれども16個以上の穴からは、取る手を始められません。
book-picture-hamna = 向かいの前列の最後の種が取られます：hamna。南の勝ちです。
book-picture-no-move = この手の後、北には種が2個以上ある穴がありません。北は打てず、南の勝ちです。
book-picture-djenon-board = 手前の列は南のものです。どの穴にも種が4個あります。
book-picture-djenon-sow = 最初の種は元の穴に戻ります。最後の穴の種は1個です：手番は終わりです。
book-picture-djenon-relay = 最後の穴の種が3個になります：その種を取り上げて続けてまきます。
book-picture-djenon-pass = 南には種が2個以上ある穴がありませんが、北にはあります：南はパスします。
book-picture-djenon-capture = 最後の穴の種が4個になり、南が獲得します。
book-picture-djenon-chain = 最後の穴は4個、その手前の2つの穴は2個ずつ：南は3つとも獲得します。
book-picture-djenon-end = 4個が獲得され、種が2個以上ある穴がなくなりました：ゲームは終わりです。それぞれ、獲得した種に自分の列の種を加えます。

## Beside what most people know as mancala: Kalah

book-standard-name = カラハ
book-standard-board = 盤
book-standard-board-kalah = 6つの穴2列とゴール2つ。1列が自分のもの。
book-standard-board-kujifunza = 8つの穴が4列、ゴールなし。2列、16の穴が自分のもの。
book-standard-board-djenon = 6つの穴が2列、ゴールにはまかない。1列が自分のもの。
book-standard-seeds = 種
book-standard-seeds-kalah = 穴に4個ずつ、48個。
book-standard-seeds-kujifunza = 穴に2個ずつ、64個。すべて盤に残る。
book-standard-seeds-djenon = 穴に4個ずつ、48個。
book-standard-move = 一手
book-standard-move-kalah = 種のある穴ならどれでも、一方向に盤全体を回る。
book-standard-move-kujifunza = 種2個以上の穴から、どちらの向きでも、自分の16の穴を回る。
book-standard-move-djenon = 種2個以上の穴から、一方向に。最初の種は元の穴へ。
book-standard-capture = 取り
book-standard-capture-kalah = 起こることがある：最後の種が自分の空の穴に落ちると、向かいの種を取る。
book-standard-capture-kujifunza = 必ず打つ：最初の種まきが、種のある自分の前列の穴で終わり、向かいにも種があるとき。15個を超える穴からは始められない。
book-standard-capture-djenon = おのずと起こる：最後の穴の種が2個か4個のとき、その手前の穴も。
book-standard-captured = 取った種
book-standard-captured-kalah = 自分のゴールへ。もう戻らない。
book-standard-captured-kujifunza = kichwaから自分の列へ。
book-standard-captured-djenon = 獲得。もう戻らない。
book-standard-quiet = 取らないとき
book-standard-quiet-kalah = 1回まく。最後の種が自分のゴールなら、もう一度。
book-standard-quiet-kujifunza = Takata：できれば前列から。決して取らず、空の穴で終わるまで続ける。
book-standard-quiet-djenon = 穴の種が1個、2個か4個になるまで続ける。
book-standard-win = 勝ち
book-standard-win-kalah = 一方の側が空になったとき、自分のゴールの種が最も多い。
book-standard-win-kujifunza = 相手の前列が空か、相手が打てない。
book-standard-win-djenon = 1個だけの種しか残らないとき、種が最も多い。

## Words of Bao. The word itself is Swahili in every language.

word-bao = ［バオ］盤、そして盤で遊ぶすべてのゲーム。とりわけこのゲーム。
word-kete = ［ケテ］種：穴に入れるシロツブの実。
word-shimo = ［シモ］穴。
word-kichwa = ［キチュワ］頭：前列の端の穴。取った種がここから入る。
word-kimbi = ［キンビ］前列の両端の2つずつの穴。端から2番目だけをそう呼ぶ人もいる。
word-nyumba = ［ニュンバ］家：四角い穴、それぞれの左から5番目。本式のバオでだけ力を持つ。
word-mtaji = ［ムタジ］取る手。
word-takata = ［タカタ］何も取らない手。
word-takasia = ［タカシア］本式のバオで、脅かされた穴を封じること。
word-namua = ［ナムア］手持ちの種で打つ、本式のバオの始まり。namuと書く人もいる。
word-safari = ［サファリ］旅：本式のバオで、家（nyumba）を空にし、その種を続けてまくこと。
word-endelea = ［エンデレア］続ける：最後の種が種のある穴に落ち、その種を取り上げて続ける。
word-hamna = ［ハムナ］何もない：前列が空になり、その持ち主の負け。
word-kujifunza = ［クジフンザ］学ぶ。
word-mbili-mbili = ［ンビリ・ンビリ］2つずつ：どの穴にも種が2個、このゲームの最初の配置。
word-fundi = ［フンディ］職人、腕のよい打ち手。
word-bingwa = ［ビングワ］名人。
