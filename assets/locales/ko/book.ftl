### 놀이의 책: 무엇인지, 어떻게 두는지, 어디서 왔는지, 그리고 바오의 낱말.
### Two depths: child (short, nothing taken for granted) and adult. Paragraphs are numbered; each language has the same.

## The sheet

book-depth-child = 간단히
book-depth-adult = 자세히
book-chapter-what = 어떤 놀이인가
book-chapter-board = 판
book-chapter-play = 두는 법
book-chapter-capture = 잡기
book-chapter-capture-won = 씨앗 따기
book-chapter-end = 끝나는 법
book-chapter-notes = 판을 둘러싼 이야기
book-chapter-standard = 다른 만칼라와 견주기
book-chapter-history = 역사
book-chapter-sources = 자료
book-chapter-words = 바오의 낱말
book-chapter-others = 다른 놀이
book-open = 책
book-close = 닫기
book-next = 다음 장
book-back = 앞 장
book-play = 두어 보기
book-go-on = 대국으로 돌아가기
book-show = 판에서 보기
book-again = 한 번 더
# A chapter, by its name: back to where a word of Bao was touched.
book-back-to = 돌아가기: { $chapter }
book-read-about = { $game } 이야기 읽기
book-all = 이 테이블의 모든 놀이

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = 둘이서 하는 놀이예요. 나무판을 돌며 구멍마다 씨앗을 하나씩 뿌리고, 친구의 씨앗을 가져와요.
book-kujifunza-what-child-2 = 동아프리카 바닷가의 아이들은 이 놀이로 바오를 배워요. Bao la Kujifunza(바오 라 쿠지푼자)는 ‘배움의 바오’라는 뜻이에요.
book-kujifunza-board-child-1 = 여덟 구멍씩 네 줄이에요. 눈앞의 두 줄이 내 것이에요.
book-kujifunza-board-child-2 = 처음에는 구멍마다 씨앗이 두 개씩 있어요. 그래서 사람들은 이 놀이를 Mbili-mbili(음빌리음빌리), ‘둘씩 둘씩’이라고도 불러요.
book-kujifunza-play-child-1 = 내 구멍 하나에서 씨앗을 모두 집어요. 씨앗이 두 개 이상 있어야 해요.
book-kujifunza-play-child-2 = 왼쪽이든 오른쪽이든 마음대로 가면서, 내 두 줄을 빙빙 돌아 구멍마다 씨앗을 하나씩 떨어뜨려요.
book-kujifunza-play-child-3 = 마지막 씨앗이 다른 씨앗들 사이에 떨어졌나요? 그럼 모두 집어서 계속 가요. 빈 구멍에 떨어졌나요? 그럼 친구 차례예요.
book-kujifunza-capture-child-1 = 마지막 씨앗이 내 앞줄의 씨앗들 사이에 떨어졌고, 바로 맞은편에도 씨앗이 있나요? 그럼 그 씨앗을 잡아요.
book-kujifunza-capture-child-2 = 잡은 씨앗은 판 옆에 모아 두지 않아요. 앞줄의 한쪽 끝, kichwa(키추와)부터 내 줄에 뿌려요.
book-kujifunza-capture-child-3 = 잡을 수 있으면 꼭 잡아야 해요.
book-kujifunza-end-child-1 = 친구의 앞줄에 씨앗이 하나도 없으면 이겨요. 그때 바오를 두는 사람들은 hamna(함나)라고 말해요. ‘아무것도 없다’는 뜻이에요.
book-kujifunza-end-child-2 = 친구가 둘 수 없게 되어도 이겨요.
book-kujifunza-notes-child-1 = 선생님과 할머니 할아버지는 이 놀이로 앞을 세는 법을 가르쳐요. 내 마지막 씨앗은 어디에 떨어질까요?
book-kujifunza-history-child-1 = 바오가 언제 시작되었는지는 아무도 몰라요. 남아 있는 가장 오래된 판은 박물관에 있는데, 1896년이나 그 뒤에 만들어졌어요.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = 네 줄짜리 만칼라, 곧 씨앗을 뿌리고 잡는 놀이이며, 명인들이 두는 온전한 바오인 Bao la Kiswahili(바오 라 키스와힐리)로 들어가는 문입니다. 그 놀이에서 빠진 것은 손에 씨앗을 들고 시작하는 단계(namua, 나무아), 집(nyumba, 늄바), 위협받는 구멍을 막는 것(takasia, 타카시아)입니다.
book-kujifunza-what-adult-2 = Kujifunza(쿠지푼자)는 ‘배우다’라는 뜻입니다. 다른 이름인 Mbili-mbili(음빌리음빌리), ‘둘씩 둘씩’은 처음 배치를 말합니다: 서른두 구멍에 씨앗이 두 개씩, 모두 64개.
book-kujifunza-board-adult-1 = 여덟 구멍씩 네 줄입니다. 두 사람은 각각 두 줄을 가집니다: 상대와 마주 보는 앞줄과 그 뒤의 뒷줄입니다. 두 줄은 열여섯 구멍의 고리를 이루고, 씨앗은 잡힐 때 말고는 주인의 고리를 떠나지 않습니다.
book-kujifunza-board-adult-2 = 앞줄의 양 끝 구멍은 kichwa(키추와), 곧 머리입니다. kichwa와 그 옆 구멍을 함께 kimbi(킴비)라고 합니다. 두 사람의 왼쪽에서 다섯 번째 구멍은 네모나게 그립니다. 온전한 바오의 집인 nyumba이며, 여기서는 아무 힘이 없습니다.
book-kujifunza-board-adult-3 = 씨앗을 모아 두는 곳은 없습니다. 씨앗 64개는 모두 판에 남고, 잡힌 씨앗은 잡은 사람의 것이 되어 계속 움직입니다.
book-kujifunza-play-adult-1 = 한 수는 씨앗이 둘 이상인 자기 구멍에서 시작합니다. 씨앗을 모두 집어 왼쪽이나 오른쪽으로, 다음 구멍부터 하나씩 뿌립니다.
book-kujifunza-play-adult-2 = 마지막 씨앗이 씨앗 있던 구멍에 떨어지고 아무것도 잡지 않으면, 그 구멍의 씨앗을 집어 같은 방향으로 이어 뿌립니다. 이것이 endelea(엔델레아)입니다. 빈 구멍에 떨어지면 차례가 끝납니다.
book-kujifunza-play-adult-3 = 첫 번째 뿌리기에서 잡는 수를 mtaji(음타지)라고 합니다. 그런 수가 있으면 반드시 그중에서 두어야 합니다. 하나도 없을 때만 잡지 않는 수인 takata(타카타)를 둡니다. 앞줄에 씨앗이 둘 이상인 구멍이 있으면 앞줄에서, 없으면 뒷줄에서 시작합니다. takata에서는 몇 번을 이어 뿌려도 잡지 않습니다.
book-kujifunza-play-adult-4 = 앞줄에서 씨앗이 있는 구멍이 kichwa 하나뿐이면, 그것을 앞줄 밖으로 뿌릴 수 없습니다. 영영 끝나지 않을 수는 시작할 수 없습니다.
book-kujifunza-capture-adult-1 = 마지막 씨앗이 씨앗 있는 자기 앞줄 구멍에 떨어지고, 마주 보는 상대 앞줄 구멍에 씨앗이 있으면 잡습니다. 그 뒤의 뒷줄은 안전합니다.
book-kujifunza-capture-adult-2 = 잡은 씨앗은 kichwa에서 가운데 쪽으로 뿌리며, 첫 씨앗은 kichwa 자체에 놓습니다. kimbi에서 잡으면 가까운 kichwa입니다. 가운데 네 구멍에서는 고른 규칙에 따릅니다: 잔지바르 규칙에서는 뿌리던 방향을 지키고, Mancala World 규칙에서는 두는 사람이 고릅니다.
book-kujifunza-capture-adult-3 = 씨앗이 열여섯 개 이상인 구멍은 잡는 수를 시작하지 못합니다. 뒤이은 뿌리기는 열여섯 개여도 잡을 수 있습니다.
book-kujifunza-end-adult-1 = 상대의 앞줄을 비우면, 뿌리는 도중이라도 바로 이깁니다. 규칙에 맞는 시작이 없으면 집니다. 바오에는 패스가 없습니다.
book-kujifunza-end-adult-2 = 전통에는 무승부가 없습니다. 다만 여기서는 안전장치로, 같은 국면이 세 번째 나오거나 2,000수에 이르면 승자 없이 대국을 끝냅니다.
book-kujifunza-notes-adult-1 = 케냐와 탄자니아의 스와힐리어 공동체의 집, 동호회, 학교에서 가르칩니다. 온전한 바오에 필요한 것을 익히게 해 줍니다: 몇 번이고 이어지는 뿌리기를 따라가고, 두어야 하는 잡기를 알아보고, kichwa를 고르는 일입니다.
book-kujifunza-notes-adult-2 = 씨앗인 kete(케테)는 니커나무(nicker, 스와힐리어 mkomwe)의 회녹색 씨입니다. 스와힐리 해안의 판은 두껍고 단단한 나무로 만들고, 잔지바르의 판에는 밧줄과 꽃무늬의 테두리를 새깁니다.
book-kujifunza-notes-adult-3 = 완벽하게 둔다면 처음 배치의 승부는 정해져 있습니다: 잔지바르 규칙에서는 먼저 두는 쪽이 이깁니다. 하지만 완벽하게 두는 사람은 없고, 실력의 절반은 상대가 수를 잘못 읽게 만드는 데 있습니다.
book-kujifunza-history-adult-1 = 바오는 탄자니아, 케냐, 말라위, 부룬디, 르완다, 코모로, 그리고 콩고민주공화국의 일부에서 두며, 특히 스와힐리 사람들이 많이 둡니다. 초기 역사는 기록이 드뭅니다.
book-kujifunza-history-adult-2 = 1658년 프랑스 총독 에티엔 드 플라쿠르(Étienne de Flacourt)가 마다가스카르 사칼라바 사람들의 놀이를 기록했는데, 이를 바오에 대한 첫 기록으로 드는 이들이 있지만 학자들은 망설입니다. 1820년대에는 몸바사의 무야카 빈 하지(Muyaka bin Haji)가 시 ‘Bao Naligwa’에서 바오를 찬양했습니다.
book-kujifunza-history-adult-3 = 남아 있는 가장 오래된 판은 말라위에서 온 것으로 대영박물관에 있으며, 1896년보다 오래되지 않았습니다. 1966년부터 차마 차 바오(Chama cha Bao)와 다른 협회들이 조직적인 대국을 이어 오고 있습니다. 대회는 탄자니아, 잔지바르, 라무, 말라위에서 열리고, 강한 사람은 bingwa(빙와), 곧 명인이라는 이름으로 존경받습니다.
book-kujifunza-sources-1 = “How to Play Bao”, 탄자니아 국립박물관의 안내서, 다르에스살람 1971. 바오 학자 니노 베셀라(Nino Vessella). 래리 러스(Larry Russ), “The Complete Mancala Games Book”, 1999. Kujifunza의 자료로 전해지는 것들입니다.
book-kujifunza-sources-2 = 잔지바르의 명인들에게 바오 규칙을 배운 알렉스 더 포흐트(Alex de Voogt), “Limits of the Mind”, 1995. H. H. L. M. 동커르스(Donkers), “Zanzibar Bao Rules for the Computer”, 2001.
book-kujifunza-sources-3 = 자료가 서로 다른 곳, 특히 가운데 네 구멍에 대해서는 두 규칙을 모두 마련했고, 대국을 준비할 때 어느 규칙인지 밝힙니다.

## Djenon-aboure, in brief

book-djenon-what-child-1 = 코트디부아르의 석호에서 온, 둘이서 하는 놀이예요. 판을 돌며 씨앗을 뿌리고, 둘이나 넷이 된 씨앗을 따요.
book-djenon-board-child-1 = 여섯 구멍씩 두 줄이에요. 눈앞의 줄이 내 것이에요. 처음에는 구멍마다 씨앗이 네 개씩 있어요.
book-djenon-play-child-1 = 내 구멍 하나에서 씨앗을 모두 집어요. 씨앗이 두 개 이상 있어야 해요. 첫 씨앗은 같은 구멍에 도로 떨어뜨리고, 나머지는 다음 구멍마다 하나씩, 언제나 오른쪽으로 가며 떨어뜨려요.
book-djenon-play-child-2 = 마지막 구멍의 씨앗이 이제 셋인가요, 아니면 다섯 이상인가요? 그럼 모두 집어서 계속 가요.
book-djenon-capture-child-1 = 마지막 구멍의 씨앗이 이제 둘이나 넷인가요? 그럼 따요. 그 전 구멍도 둘이나 넷이면 따고, 그렇게 계속해요.
book-djenon-end-child-1 = 씨앗이 둘 이상인 구멍이 없으면 놀이가 끝나요. 씨앗이 더 많은 사람이 이겨요.
book-djenon-notes-child-1 = 이 놀이를 하는 사람들은 바다와 석호 곁에 살아요. 장사를 하고, 기름야자와 고무나무와 파인애플을 길러요.
book-djenon-history-child-1 = 사람들은 오래전부터 이 놀이를 했지만, 글로 적힌 것은 2012년이 되어서예요.

## Djenon-aboure, in full

book-djenon-what-adult-1 = 아부레(Abouré) 사람들이 코트디부아르 남동부, 보누아(Bonoua)와 그랑바삼(Grand-Bassam) 주변의 석호와 강가에서 두는 두 줄짜리 만칼라입니다. 아부레는 아구아(Agoua), 아본와(Abonwa), 콤팔로(Compalo)라고도 불립니다.
book-djenon-what-adult-2 = Djenon-abe와 가깝고, 세 가지 규칙이 다릅니다: 집어 든 구멍부터 뿌리기 시작하고, 혼자 남은 씨앗은 움직일 수 없으며, 혼자 남은 씨앗과 빈 구멍만 남으면 놀이가 끝납니다.
book-djenon-board-adult-1 = 여섯 구멍씩 두 줄에 씨앗이 네 개씩, 모두 48개입니다. 두 사람은 각각 눈앞의 줄을 가집니다. 딴 씨앗은 다시 쓰지 않습니다.
book-djenon-play-adult-1 = 한 수는 씨앗이 둘 이상인 자기 구멍에서 시작합니다. 씨앗을 모두 집어 첫 씨앗은 집어 든 구멍에 도로 떨어뜨리고, 나머지는 오른쪽으로 두 줄을 돌며 다음 구멍들에 떨어뜨립니다.
book-djenon-play-adult-2 = 마지막 씨앗이 떨어진 구멍에 씨앗이 하나면 차례가 끝납니다. 셋이거나 다섯 이상이면 그 구멍의 씨앗을 집어 이어 뿌리며, 첫 씨앗은 이번에도 도로 떨어집니다.
book-djenon-play-adult-3 = 씨앗이 둘 이상인 자기 구멍이 없으면 패스합니다. 패스는 그때만 할 수 있습니다.
book-djenon-capture-adult-1 = 마지막 씨앗이 떨어진 구멍에 씨앗이 둘이나 넷이면 그 구멍의 씨앗을 땁니다. 그 전의 구멍들도 씨앗이 정확히 둘이나 넷인 동안, 판의 어느 쪽이든 차례로 땁니다. 그러면 차례가 끝납니다.
book-djenon-end-adult-1 = 씨앗이 둘 이상인 구멍이 없어지면 놀이가 끝납니다. 각자 딴 씨앗에 자기 줄의 씨앗을 더합니다. 더 많은 쪽이 이기고, 24 대 24는 무승부입니다.
book-djenon-notes-adult-1 = 첫 씨앗이 도로 떨어지기 때문에 구멍이 말라붙지 않습니다. 그리고 이렇게 끝나기 때문에, 같은 무리의 몇몇 놀이가 마무리될 때처럼 씨앗 하나씩을 오래 옮기는 일이 없습니다.
book-djenon-notes-adult-2 = 아부레 사람들은 약 35,000명으로, 바다에서 장사하고 기름야자, 고무나무, 파인애플을 기릅니다.
book-djenon-history-adult-1 = 이 놀이는 2012년에 스페인 연구자 조르디 클리멘트 톤도(Jordi Climent Tondo)가 처음 기록했습니다. 얼마나 오래되었는지는 아무도 적어 두지 않았습니다.
book-djenon-sources-1 = 2012년에 이 놀이를 기록한 조르디 클리멘트 톤도(Jordi Climent Tondo). Mancala World가 전하는 바에 따름.
book-djenon-sources-2 = 이어서 따기가 줄의 끝을 돌아 계속된다는 것은 미루어 안 것이며, 전해진 것이 아닙니다.

## What kind of game it is, in one line

book-kujifunza-kind = 네 줄짜리 만칼라: 몇 번이고 이어 뿌리고, 잡고, 맞은편 앞줄을 비웁니다.
book-djenon-kind = 두 줄짜리 만칼라: 뿌리고, 둘과 넷을 따고, 마지막에 셉니다.

## Other games

book-kujifunza-others-1 = 가장 가까운 친척은 온전한 바오인 Bao la Kiswahili이며, 여기서는 둘 수 없습니다. 같은 판에서 손에 씨앗을 들고 시작하고, nyumba에 힘이 있습니다.
book-djenon-others-1 = 가장 가까운 친척은 Djenon-abe이며, 여기서는 둘 수 없습니다. 세 가지 규칙이 다르고, “어떤 놀이인가” 장에 나와 있습니다.

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = 가까운 두 줄은 남쪽의 것입니다. 앞줄 양 끝의 kichwa, 그 옆의 kimbi, 그리고 nyumba가 표시되어 있습니다.
book-picture-sow = 한 구멍의 씨앗을 모두, 하나씩. 마지막 씨앗이 빈 구멍에 떨어져 차례가 끝납니다.
book-picture-relay = 마지막 씨앗이 다른 씨앗들 사이에 떨어집니다: 모두 집어 이어 뿌리고, 마지막 씨앗이 빈 구멍에 떨어질 때까지 계속합니다.
book-picture-takata = 여기서는 첫 번째 뿌리기로 잡을 수 없으므로 takata입니다: 맞은편에 씨앗이 있는 곳에서 끝나도 아무것도 잡지 않습니다.
book-picture-lone-kichwa = 이 kichwa는 앞줄에서 씨앗이 있는 유일한 구멍입니다. 줄을 따라 뿌릴 수는 있지만, 줄 밖으로는 뿌릴 수 없습니다.
book-picture-capture = 마지막 씨앗이 씨앗들 사이에 떨어지고, 맞은편에도 씨앗이 있습니다: 그 씨앗을 잡아 왼쪽 kichwa로 들여놓습니다.
book-picture-must = 표시된 구멍으로만 잡을 수 있으므로, 그 구멍만 뿌릴 수 있습니다. 이 수는 두 번 잡습니다.
book-picture-kimbi = kimbi에서 잡기: 씨앗이 그 옆의 kichwa로 들어가고, 방향이 바뀝니다.
book-picture-sixteen = 이 열일곱 개 가운데 마지막 씨앗은 상대 씨앗의 맞은편에 떨어지게 됩니다. 하지만 열여섯 개 이상은 잡는 수를 시작하지 못합니다.
book-picture-hamna = 맞은편 앞줄의 마지막 씨앗이 잡힙니다: hamna. 남쪽이 이겼습니다.
book-picture-no-move = 이 수 뒤에는 북쪽에 씨앗이 둘 이상인 구멍이 없습니다. 북쪽은 둘 수 없고, 남쪽이 이겼습니다.
book-picture-djenon-board = 가까운 줄은 남쪽의 것입니다. 구멍마다 씨앗이 네 개씩 있습니다.
book-picture-djenon-sow = 첫 씨앗은 제 구멍에 도로 떨어집니다. 마지막 구멍에는 씨앗이 하나입니다: 차례가 끝납니다.
book-picture-djenon-relay = 마지막 구멍의 씨앗이 셋이 됩니다: 그 씨앗을 집어 이어 뿌립니다.
book-picture-djenon-pass = 남쪽에는 씨앗이 둘 이상인 구멍이 없지만, 북쪽에는 있습니다: 남쪽이 패스합니다.
book-picture-djenon-capture = 마지막 구멍의 씨앗이 넷이 되어, 남쪽이 땁니다.
book-picture-djenon-chain = 마지막 구멍은 넷, 그 앞의 두 구멍은 둘씩: 남쪽이 세 구멍을 모두 땁니다.
book-picture-djenon-end = 넷을 땄고, 씨앗이 둘 이상인 구멍이 없습니다: 놀이가 끝났습니다. 각자 딴 씨앗에 자기 줄의 씨앗을 더합니다.

## Beside what most people know as mancala: Kalah

book-standard-name = 칼라
book-standard-board = 판
book-standard-board-kalah = 여섯 구멍씩 두 줄과 저장고 둘. 한 줄이 내 것.
book-standard-board-kujifunza = 여덟 구멍씩 네 줄, 저장고 없음. 두 줄, 열여섯 구멍이 내 것.
book-standard-board-djenon = 여섯 구멍씩 두 줄, 저장고에는 뿌리지 않음. 한 줄이 내 것.
book-standard-seeds = 씨앗
book-standard-seeds-kalah = 구멍마다 4개, 48개.
book-standard-seeds-kujifunza = 구멍마다 2개, 64개. 모두 판에 남음.
book-standard-seeds-djenon = 구멍마다 4개, 48개.
book-standard-move = 한 수
book-standard-move-kalah = 씨앗 있는 아무 구멍에서나, 판 전체를 한 방향으로.
book-standard-move-kujifunza = 둘 이상인 구멍에서, 어느 방향이든, 내 열여섯 구멍을 돌며.
book-standard-move-djenon = 둘 이상인 구멍에서, 한 방향으로. 첫 씨앗은 도로 떨어짐.
book-standard-capture = 잡기
book-standard-capture-kalah = 생길 수 있음: 마지막 씨앗이 내 빈 구멍에 떨어지면 맞은편 씨앗을 잡음.
book-standard-capture-kujifunza = 반드시 해야 함: 첫 번째 뿌리기가 씨앗 있는 내 앞줄 구멍에서 끝나고 마주 보는 구멍에도 씨앗이 있을 때. 15개를 넘으면 시작하지 못함.
book-standard-capture-djenon = 저절로 됨: 마지막 구멍의 씨앗이 둘이나 넷일 때, 그 전 구멍들도.
book-standard-captured = 잡은 씨앗
book-standard-captured-kalah = 내 저장고로, 영영 내 것.
book-standard-captured-kujifunza = kichwa를 지나 다시 내 줄로.
book-standard-captured-djenon = 판을 떠나 영영 내 것.
book-standard-quiet = 잡지 않을 때
book-standard-quiet-kalah = 한 번 뿌림. 마지막 씨앗이 내 저장고에 떨어지면 한 번 더.
book-standard-quiet-kujifunza = Takata: 되도록 앞줄에서. 결코 잡지 않고, 빈 구멍에서 끝날 때까지 계속.
book-standard-quiet-djenon = 구멍의 씨앗이 하나, 둘 또는 넷이 될 때까지 계속.
book-standard-win = 이기려면
book-standard-win-kalah = 한쪽이 비었을 때 내 저장고에 가장 많을 것.
book-standard-win-kujifunza = 상대의 앞줄이 비거나 상대가 둘 수 없을 것.
book-standard-win-djenon = 혼자 남은 씨앗뿐일 때 씨앗이 가장 많을 것.

## Words of Bao. The word itself is Swahili in every language.

word-bao = [바오] 판, 그리고 그 위에서 하는 모든 놀이. 무엇보다 이 놀이.
word-kete = [케테] 씨앗: 구멍에 놓이는 니커나무의 씨.
word-shimo = [시모] 구멍.
word-kichwa = [키추와] 머리: 앞줄의 끝 구멍. 잡은 씨앗의 입구.
word-kimbi = [킴비] 앞줄 양쪽 끝의 두 구멍. 두 번째 구멍만을 그렇게 부르는 사람도 있습니다.
word-nyumba = [늄바] 집: 네모난 구멍, 두 사람의 왼쪽에서 다섯 번째. 온전한 바오에서만 힘이 있습니다.
word-mtaji = [음타지] 잡는 수.
word-takata = [타카타] 아무것도 잡지 않는 수.
word-takasia = [타카시아] 위협받는 구멍을 막는 것. 온전한 바오에 있습니다.
word-namua = [나무아] 손에 씨앗을 들고 두는, 온전한 바오의 첫 단계. namu라고 쓰는 사람도 있습니다.
word-safari = [사파리] 여행: 집(nyumba)을 비우고 그 씨앗을 이어 뿌리는 것. 온전한 바오에 있습니다.
word-endelea = [엔델레아] 계속하다: 마지막 씨앗이 씨앗 있는 구멍에 떨어져, 그 씨앗을 집어 이어 뿌림.
word-hamna = [함나] 아무것도 없다: 앞줄이 비어 그 주인이 졌습니다.
word-kujifunza = [쿠지푼자] 배우다.
word-mbili-mbili = [음빌리음빌리] 둘씩 둘씩: 구멍마다 씨앗 두 개, 이 놀이의 처음 배치.
word-fundi = [푼디] 장인, 솜씨 좋은 사람.
word-bingwa = [빙와] 명인.
