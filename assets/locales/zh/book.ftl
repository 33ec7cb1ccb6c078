### 游戏之书：每种游戏是什么，怎样玩，从哪里来；以及Bao棋的词语。
### Two depths: child (short, nothing taken for granted) and adult. Paragraphs are numbered; each language has the same.

## The sheet

book-depth-child = 简明
book-depth-adult = 详细
book-chapter-what = 是什么
book-chapter-board = 棋盘
book-chapter-play = 怎样玩
book-chapter-capture = 吃子
book-chapter-capture-won = 赢得种子
book-chapter-end = 怎样结束
book-chapter-notes = 棋盘内外
book-chapter-standard = 与其他播棋相比
book-chapter-history = 历史
book-chapter-sources = 资料
book-chapter-words = Bao棋的词语
book-chapter-others = 其他游戏
book-open = 书
book-close = 关闭
book-next = 下一章
book-back = 上一章
book-play = 来一盘
book-go-on = 回到对局
book-show = 在棋盘上看
book-again = 再看一遍
# A chapter, by its name: back to where a word of Bao was touched.
book-back-to = 回到：{ $chapter }
book-read-about = 读一读{ $game }
book-all = 这张桌台上的所有游戏

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = 两个人玩的游戏。你绕着木棋盘，一个坑放一颗种子，还能吃朋友的种子。
book-kujifunza-what-child-2 = 东非海边的孩子们用它来学Bao棋。Bao la Kujifunza这个名字的意思是：学习用的Bao。
book-kujifunza-board-child-1 = 四排，每排八个坑。你面前的两排是你的。
book-kujifunza-board-child-2 = 开始的时候，每个坑里有两颗种子。所以人们也叫它Mbili-mbili，意思是“两颗又两颗”。
book-kujifunza-play-child-1 = 从自己的一个坑里拿出全部种子。坑里要有两颗或更多。
book-kujifunza-play-child-2 = 向左向右都可以，绕着自己的两排一圈一圈地走，一个坑放一颗。
book-kujifunza-play-child-3 = 最后一颗落在有种子的坑里了吗？那就全拿起来继续。落在空坑里了吗？那就轮到朋友了。
book-kujifunza-capture-child-1 = 最后一颗落在自己前排有种子的坑里，正对面也有种子吗？那就吃掉对面的种子。
book-kujifunza-capture-child-2 = 吃到的种子不放在棋盘外。从前排一端的坑（叫作kichwa）开始，把它们播到自己的两排里。
book-kujifunza-capture-child-3 = 能吃就一定要吃。
book-kujifunza-end-child-1 = 朋友的前排一颗种子也没有了，你就赢了。下Bao棋的人这时会说hamna，意思是“什么也没有了”。
book-kujifunza-end-child-2 = 朋友走不了，你也赢。
book-kujifunza-notes-child-1 = 老师和爷爷奶奶用它教孩子往前数：我的最后一颗种子会落在哪里？
book-kujifunza-history-child-1 = 没有人知道Bao棋是什么时候开始的。留下来的最老的棋盘在博物馆里，是1896年或更晚做的。

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = 一种四排的播棋（mancala），播种和吃子的游戏，也是通向Bao la Kiswahili的门：那是大师们下的完整的Bao棋。与它相比，这里省去了手中有种子的开头（namua）、房子（nyumba），以及封住受威胁的坑（takasia）。
book-kujifunza-what-adult-2 = Kujifunza意为“学习”。另一个名字Mbili-mbili，“两颗又两颗”，说的是开局：32个坑各两颗种子，共64颗。
book-kujifunza-board-adult-1 = 四排，每排八坑。双方各有两排：对着对手的前排，和它后面的后排。两排连成一圈十六个坑，种子除了被吃，不会离开主人的这一圈。
book-kujifunza-board-adult-2 = 前排两端的坑叫kichwa，意为“头”。kichwa和它旁边的坑合称kimbi。从每位棋手的左边数，第五个坑画成方形：它是nyumba，完整Bao棋里的“房子”，在这里没有任何效力。
book-kujifunza-board-adult-3 = 没有存放种子的仓。64颗种子始终都在棋盘上，被吃的种子归吃子的一方继续使用。
book-kujifunza-play-adult-1 = 一步从自己一个至少有两颗种子的坑起手。取出全部种子，向左或向右，从相邻的坑起一颗一颗地播。
book-kujifunza-play-adult-2 = 最后一颗落在原来有种子的坑里，又没有吃子，就取出那坑的种子，朝同一方向续播，这叫endelea（继续）。落在空坑里，这一步就结束。
book-kujifunza-play-adult-3 = 第一趟就吃子的一步叫mtaji。只要有mtaji，就必须走它。一个也没有时，才可以走不吃子的一步，即takata：前排有至少两颗种子的坑就从前排起手，否则从后排起手。takata中任何一趟都不吃子。
book-kujifunza-play-adult-4 = 如果前排只有一个坑有种子，而它是kichwa，就不能把它播出前排。永远停不下来的播法不能起手。
book-kujifunza-capture-adult-1 = 最后一颗落在自己前排有种子的坑里，对面的对手前排坑也有种子，就吃子。那个坑后面的后排是安全的。
book-kujifunza-capture-adult-2 = 吃到的种子从kichwa向中间播，第一颗放在kichwa里。在kimbi吃子，用较近的kichwa。在中间四坑吃子，由所选规则决定：桑给巴尔规则保持播种的方向，Mancala World规则由棋手选择。
book-kujifunza-capture-adult-3 = 有十六颗或更多种子的坑不能用来起手吃子。后面的一趟即使有十六颗也可以吃。
book-kujifunza-end-adult-1 = 清空对手前排的一方立即获胜，哪怕正播到一半。没有符合规则的起手的一方输；Bao棋不能停一手。
book-kujifunza-end-adult-2 = 传统上没有平局。为保险起见，这里同一局面第三次出现，或走满2000步，对局就不分胜负地结束。
book-kujifunza-notes-adult-1 = 在肯尼亚和坦桑尼亚讲斯瓦希里语的社区，人们在家里、俱乐部和学校教它。它训练的正是完整Bao棋所要求的：一趟一趟地跟着算，看出必须走的吃子，选择kichwa。
book-kujifunza-notes-adult-2 = 种子叫kete，是刺果苏木（mkomwe）的灰绿色坚果。斯瓦希里海岸的棋盘用厚实的硬木制成，桑给巴尔的棋盘边框刻有绳纹和花饰。
book-kujifunza-notes-adult-3 = 如果下得完美，开局的胜负已定：按桑给巴尔规则，先走的一方胜。没有人下得完美，而一半的功夫在于让对方数错。
book-kujifunza-history-adult-1 = 下Bao棋的有坦桑尼亚、肯尼亚、马拉维、布隆迪、卢旺达、科摩罗和刚果民主共和国的部分地区，尤以斯瓦希里人最多。它的早期历史记载很少。
book-kujifunza-history-adult-2 = 1658年，法国总督艾蒂安·德·弗拉古（Étienne de Flacourt）描述了马达加斯加萨卡拉瓦人的一种游戏，有人把它引为Bao棋的最早记载；学者们对此有所保留。19世纪20年代，蒙巴萨的穆亚卡·本·哈吉（Muyaka bin Haji）在诗作《Bao Naligwa》中赞美了这种游戏。
book-kujifunza-history-adult-3 = 现存最老的棋盘来自马拉维，藏于大英博物馆，不早于1896年。1966年以来，Chama cha Bao等协会一直在组织下棋。坦桑尼亚、桑给巴尔、拉穆和马拉维都举行比赛，强手被尊称为bingwa，即大师。
book-kujifunza-sources-1 = 《How to Play Bao》，坦桑尼亚国家博物馆小册子，达累斯萨拉姆，1971年；Bao棋学者尼诺·韦塞拉（Nino Vessella）；拉里·拉斯（Larry Russ）《The Complete Mancala Games Book》，1999年：据称这些就是记载Kujifunza的资料。
book-kujifunza-sources-2 = 亚历克斯·德福赫特（Alex de Voogt）《Limits of the Mind》，1995年，作者向桑给巴尔的大师学过Bao棋规则；H. H. L. M. 东克斯（Donkers）《Zanzibar Bao Rules for the Computer》，2001年。
book-kujifunza-sources-3 = 资料不一致之处，首先是中间四坑，两种规则都提供，并在准备对局时注明所选的是哪一种。

## Djenon-aboure, in brief

book-djenon-what-child-1 = 来自科特迪瓦潟湖边的两人游戏。你绕着棋盘播种，坑里变成两颗或四颗，就归你。
book-djenon-board-child-1 = 两排，每排六个坑。你面前的一排是你的。开始的时候，每个坑里有四颗种子。
book-djenon-play-child-1 = 从自己的一个坑里拿出全部种子。坑里要有两颗或更多。第一颗放回原来的坑，其余的一个坑放一颗，总是向右。
book-djenon-play-child-2 = 最后的坑里现在是三颗，或者至少五颗吗？那就全拿起来继续。
book-djenon-capture-child-1 = 最后的坑里现在是两颗或四颗吗？归你了。它前一个坑如果也是两颗或四颗，也归你；再前一个也一样。
book-djenon-end-child-1 = 没有一个坑多于一颗种子时，游戏就结束了。种子更多的人获胜。
book-djenon-notes-child-1 = 玩这种游戏的人住在海边和潟湖边。他们做买卖，种油棕、橡胶和菠萝。
book-djenon-history-child-1 = 人们早就在玩它，但直到2012年才有人写下来。

## Djenon-aboure, in full

book-djenon-what-adult-1 = 一种两排的播棋，由阿布雷人（Abouré）在科特迪瓦东南部博努阿（Bonoua）和大巴萨姆（Grand-Bassam）一带的潟湖和河边玩。阿布雷人又称阿瓜人（Agoua）、阿邦瓦人（Abonwa）或孔帕洛人（Compalo）。
book-djenon-what-adult-2 = 它与Djenon-abe很接近，有三条规则不同：从取种的坑开始播；单独一颗不能走；只剩单颗和空坑时游戏结束。
book-djenon-board-adult-1 = 两排，每排六坑，每坑四颗种子，共48颗。双方各有面前的一排。赢得的种子退出游戏。
book-djenon-play-adult-1 = 一步从自己一个至少有两颗种子的坑起手。取出全部种子；第一颗放回取种的坑，其余向右沿两排依次落在后面的坑里。
book-djenon-play-adult-2 = 最后一颗落下后坑里是一颗，这一步就结束。成为三颗，或者至少五颗，就取出那坑的种子续播，第一颗同样放回原坑。
book-djenon-play-adult-3 = 自己的坑都不足两颗种子的一方停一手，也只有这时才停。
book-djenon-capture-adult-1 = 最后一颗落下后成为两颗或四颗，就赢得那坑的种子；再往回数，前一个坑也正好是两颗或四颗，就依次一并赢得，不论在棋盘的哪一边。然后这一步结束。
book-djenon-end-adult-1 = 没有一个坑多于一颗种子时，游戏结束。双方各把自己一排的种子加到赢得的种子上。多者胜；24比24为平局。
book-djenon-notes-adult-1 = 第一颗放回原坑，坑就不致空掉；而这样的结束方式，省去了这一类某些游戏收尾时单颗种子的长久挪动。
book-djenon-notes-adult-2 = 阿布雷人约有35000人，从事海上贸易，种植油棕、橡胶和菠萝。
book-djenon-history-adult-1 = 2012年，西班牙研究者霍尔迪·克利门特·通多（Jordi Climent Tondo）首次记录了这种游戏。它有多古老，没有人写下来。
book-djenon-sources-1 = 2012年记录这种游戏的霍尔迪·克利门特·通多（Jordi Climent Tondo），据Mancala World转述。
book-djenon-sources-2 = 连续赢得种子时可以绕过排尾继续，这是推断，不是记载。

## What kind of game it is, in one line

book-kujifunza-kind = 四排的播棋：一趟接一趟地播，吃子，清空对面的前排。
book-djenon-kind = 两排的播棋：播种，赢得两颗和四颗，最后计数。

## Other games

book-kujifunza-others-1 = 最近的亲戚是完整的Bao棋，即Bao la Kiswahili，这里没有。它用同样的棋盘，开局时手中有种子，nyumba也有效力。
book-djenon-others-1 = 最近的亲戚是Djenon-abe，这里没有。它有三条规则不同，见“是什么”一章。

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = 离你近的两排是南方的。标出的是前排两端的kichwa、旁边的kimbi，以及nyumba。
book-picture-sow = 一个坑的全部种子，一颗一颗地播。最后一颗落在空坑里：这一步结束。
book-picture-relay = 最后一颗落在有种子的坑里：全部取出续播，直到最后一颗落在空坑里。
book-picture-takata = 这里没有哪个第一趟能吃子，所以这一步是takata：就算有一趟停在对面有种子的坑，也不吃子。
book-picture-lone-kichwa = 这个kichwa是它那前排唯一有种子的坑。可以沿这一排播，但不能播出去。
book-picture-capture = 最后一颗落在有种子的坑里，对面也有种子：吃掉它们，从左kichwa进入。
book-picture-must = 只有标出的坑能吃子，所以只能播它们。这一步吃两次。
book-picture-kimbi = 在kimbi吃子：种子从旁边的kichwa进入，方向调转。
book-picture-sixteen = 这十七颗种子的最后一颗会落在对面有种子的坑里。但十六颗或更多不能用来起手吃子。
book-picture-hamna = 对面前排最后的种子被吃掉：hamna。南方赢了。
book-picture-no-move = 这一步之后，北方的坑都不足两颗种子。北方无步可走，南方赢了。
book-picture-djenon-board = 离你近的一排是南方的。每坑四颗种子。
book-picture-djenon-sow = 第一颗放回原坑。最后一颗落下后是一颗：这一步结束。
book-picture-djenon-relay = 最后一颗落下后是三颗：取出那坑的种子续播。
book-picture-djenon-pass = 南方的坑都不足两颗种子，而北方有：南方停一手。
book-picture-djenon-capture = 最后一颗落下后是四颗，归南方。
book-picture-djenon-chain = 最后的坑是四颗，往回两个坑各两颗：南方赢得全部三坑。
book-picture-djenon-end = 赢得四颗，没有一个坑多于一颗种子：游戏结束。双方各把自己一排的种子加到赢得的种子上。

## Beside what most people know as mancala: Kalah

book-standard-name = Kalah
book-standard-board = 棋盘
book-standard-board-kalah = 两排，每排六坑，外加两个仓；一排是你的。
book-standard-board-kujifunza = 四排，每排八坑，没有仓；两排十六坑是你的。
book-standard-board-djenon = 两排，每排六坑，两端的仓不播种；一排是你的。
book-standard-seeds = 种子
book-standard-seeds-kalah = 每坑4颗，共48颗。
book-standard-seeds-kujifunza = 每坑2颗，共64颗，始终都在棋盘上。
book-standard-seeds-djenon = 每坑4颗，共48颗。
book-standard-move = 一步
book-standard-move-kalah = 任何有种子的坑，朝一个方向绕整个棋盘。
book-standard-move-kujifunza = 至少有两颗的坑，任选方向，绕自己的十六坑。
book-standard-move-djenon = 至少有两颗的坑，朝一个方向；第一颗放回原坑。
book-standard-capture = 吃子
book-standard-capture-kalah = 可能发生：最后一颗落在自己的空坑里，就吃对面的。
book-standard-capture-kujifunza = 必须吃：第一趟停在自己前排有种子的坑，对面也有种子；超过15颗的坑不能起手吃子。
book-standard-capture-djenon = 自然发生：最后的坑是两颗或四颗，前面的坑也一样。
book-standard-captured = 吃到的种子
book-standard-captured-kalah = 进自己的仓，不再回来。
book-standard-captured-kujifunza = 经kichwa回到自己的两排。
book-standard-captured-djenon = 归你，不再回来。
book-standard-quiet = 不吃子时
book-standard-quiet-kalah = 播一次；最后一颗落在自己的仓里，再走一次。
book-standard-quiet-kujifunza = Takata：能从前排就从前排，不吃子，一直播到有一趟停在空坑。
book-standard-quiet-djenon = 一直播到坑里成为一颗、两颗或四颗。
book-standard-win = 怎样赢
book-standard-win-kalah = 一边空了，自己的仓里种子更多。
book-standard-win-kujifunza = 对手的前排空了，或对手走不了。
book-standard-win-djenon = 只剩单颗时，种子更多。

## Words of Bao. The word itself is Swahili in every language.

word-bao = 棋盘，以及在棋盘上下的各种棋；尤其指这一种。
word-kete = 种子：放在坑里的刺果苏木的坚果。
word-shimo = 坑。
word-kichwa = 头：前排两端的坑，吃到的种子从这里进入。
word-kimbi = 前排两端各两个坑；有人只把第二个叫作kimbi。
word-nyumba = 房子：方形的坑，从每位棋手的左边数第五个。只在完整的Bao棋里有效力。
word-mtaji = 吃子的一步。
word-takata = 不吃子的一步。
word-takasia = 在完整的Bao棋里，封住受威胁的坑。
word-namua = 完整Bao棋的开头，手中有种子；有人写作namu。
word-safari = 旅行：在完整的Bao棋里，清空房子（nyumba），把里面的种子继续播出去。
word-endelea = 继续：最后一颗落在有种子的坑里，取出那坑的种子续播。
word-hamna = 什么也没有了：前排空了，它的主人输。
word-kujifunza = 学习。
word-mbili-mbili = 两颗又两颗：每坑两颗种子，这种游戏的开局。
word-fundi = 匠人，技艺高超的棋手。
word-bingwa = 大师。
