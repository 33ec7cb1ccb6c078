### The book of the games: what each is, how it is played, where it comes from; and the words of Bao.
### Two depths: child (short, nothing taken for granted) and adult. Paragraphs are numbered; each language has the same.
### Facts are from docs/rules.md and from the sources that the chapter "Sources" names.

## The sheet

book-depth-child = In brief
book-depth-adult = In full
book-chapter-what = What it is
book-chapter-board = The board
book-chapter-play = How to play
book-chapter-capture = Capturing
book-chapter-capture-won = Winning seeds
book-chapter-end = How it ends
book-chapter-notes = Around the board
book-chapter-standard = Beside other mancala
book-chapter-history = History
book-chapter-sources = Sources
book-chapter-words = Words of Bao
book-open = The book
book-close = Close
book-next = Next chapter
book-back = Chapter before
book-chapter-others = Other games
book-play = Play
book-go-on = Back to the match
book-show = On the board
book-again = Once more
# A chapter, by its name: back to where a word of Bao was touched.
book-back-to = Back to: { $chapter }
book-read-about = Read about { $game }
book-all = All games on this table

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = A game for two. You sow seeds round a wooden board, one into each pit, and take seeds from your friend.
book-kujifunza-what-child-2 = Children on the coast of East Africa learn Bao with it. Its name means: Bao for learning.
book-kujifunza-board-child-1 = Four rows of eight pits. The two rows before you are yours.
book-kujifunza-board-child-2 = In the beginning two seeds lie in every pit. That is why people also call the game Mbili-mbili, two by two.
book-kujifunza-play-child-1 = Take all the seeds out of one of your pits. It must hold two or more.
book-kujifunza-play-child-2 = Go left or right, as you like, and let one seed fall into each pit, round and round through your own two rows.
book-kujifunza-play-child-3 = Did the last seed fall among other seeds? Take them all up and go on. Did it fall into an empty pit? Then it is your friend's turn.
book-kujifunza-capture-child-1 = Did your last seed fall among seeds in your front row, and do seeds lie right across from them? Then you take those.
book-kujifunza-capture-child-2 = You do not keep them beside the board. You sow them into your own rows, beginning at one end of your front row, the kichwa.
book-kujifunza-capture-child-3 = If you can take something, you must.
book-kujifunza-end-child-1 = You win when no seed is left in your friend's front row. Bao players then say hamna: there is nothing.
book-kujifunza-end-child-2 = You also win when your friend cannot move.
book-kujifunza-notes-child-1 = Teachers and grandparents use it to teach counting ahead: where will my last seed fall?
book-kujifunza-history-child-1 = Nobody knows when Bao began. The oldest board that was kept is in a museum, and it was made in 1896 or later.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = A mancala of four rows, a game of sowing and capturing, and the door to Bao la Kiswahili, the full game of the masters. What it leaves out of that game is the beginning with seeds in hand (namua), the house (nyumba) and the blocking of a threatened pit (takasia).
book-kujifunza-what-adult-2 = Kujifunza means to learn. The other name, Mbili-mbili, two by two, is the start position: two seeds in each of 32 pits, 64 in all.
book-kujifunza-board-adult-1 = Four rows of eight pits. Each player owns two: the front row, which faces the opponent's, and the back row behind it. Together they are a ring of sixteen pits, and seeds never leave the ring of their owner but by capture.
book-kujifunza-board-adult-2 = The two end pits of a front row are its kichwa, its heads. They and the pits beside them are the kimbi. The fifth pit from each player's left is drawn square: it is the nyumba, the house of the full game, and has no power here.
book-kujifunza-board-adult-3 = There are no stores. All 64 seeds stay on the board, and captured ones play on for their captor.
book-kujifunza-play-adult-1 = A turn begins in a pit of one's own that holds two seeds or more. All are lifted and sown one by one, to the left or to the right, beginning with the next pit.
book-kujifunza-play-adult-2 = If the last seed falls into a pit that held seeds, and captures nothing, that pit is lifted in turn and sown on in the same direction: a relay, endelea. If it falls into an empty pit, the turn is over.
book-kujifunza-play-adult-3 = A turn whose first lap captures is a mtaji. If there is one, it must be played. Only if there is none may a turn without capture be played, a takata: from the front row if a pit there holds two, else from the back row. In a takata no lap captures.
book-kujifunza-play-adult-4 = A kichwa that is the only filled pit of its front row may not be sown out of that row. A sowing that would never end may not begin.
book-kujifunza-capture-adult-1 = A lap captures if its last seed falls into a filled pit of one's own front row and the facing pit of the opponent's front row holds seeds. The back row behind it is safe.
book-kujifunza-capture-adult-2 = The captured seeds are sown from a kichwa toward the centre, the first into the kichwa itself. From a kimbi it is the near kichwa. From the middle four pits the house rule decides: with the rule Zanzibar the direction of the sowing is kept, with Mancala World the player chooses.
book-kujifunza-capture-adult-3 = A pit of sixteen seeds or more never starts a capture. A later lap of sixteen may capture.
book-kujifunza-end-adult-1 = Whoever empties the opponent's front row wins at once, even in the middle of a sowing. Whoever has no legal start has lost; nobody passes in Bao.
book-kujifunza-end-adult-2 = There are no draws in the tradition. As a safety net, a position that stands for the third time, or two thousand turns, end a match here without a winner.
book-kujifunza-notes-adult-1 = It is taught in homes, clubs and schools of Swahili-speaking communities in Kenya and Tanzania. It trains what the full game asks for: following a sowing over many laps, seeing the capture that must be played, choosing the kichwa.
book-kujifunza-notes-adult-2 = The seeds, kete, are the grey-green nuts of the nicker, mkomwe. Boards of the Swahili coast are of thick hardwood; those of Zanzibar carry carved borders of ropes and rosettes.
book-kujifunza-notes-adult-3 = With perfect play the game is decided from the start: with the rule Zanzibar the first player wins. No person plays perfectly, and half of the skill is to make the other one count wrong.
book-kujifunza-history-adult-1 = Bao is played in Tanzania, Kenya, Malawi, Burundi, Rwanda, the Comoros and parts of the Democratic Republic of the Congo, most of all by Swahili people. Its early history is poorly documented.
book-kujifunza-history-adult-2 = In 1658 the French governor Étienne de Flacourt described a game of the Sakalava on Madagascar, and some cite it as the first account of Bao; scholars hesitate. In the 1820s Muyaka bin Haji of Mombasa praised the game in his poem Bao Naligwa.
book-kujifunza-history-adult-3 = The oldest board that has survived comes from Malawi, lies in the British Museum and is not older than 1896. Since 1966 Chama cha Bao and other associations have kept play organised. Tournaments are held in Tanzania, on Zanzibar, in Lamu and in Malawi, and a strong player is honoured as bingwa, master.
book-kujifunza-sources-1 = How to Play Bao, a leaflet of the National Museum of Tanzania, Dar es Salaam 1971; the Bao scholar Nino Vessella; Larry Russ, The Complete Mancala Games Book, 1999: so they are reported for Kujifunza.
book-kujifunza-sources-2 = Alex de Voogt, Limits of the Mind, 1995, who learned the rules of Bao from masters on Zanzibar; H. H. L. M. Donkers, Zanzibar Bao Rules for the Computer, 2001.
book-kujifunza-sources-3 = Where sources differ, above all on the middle four pits, both rules are offered, and the choice is named when a match is set up.

## Djenon-aboure, in brief

book-djenon-what-child-1 = A game for two from the lagoons of Côte d'Ivoire. You sow seeds round the board and win those that come out as two or four.
book-djenon-board-child-1 = Two rows of six pits. The row before you is yours. In the beginning four seeds lie in every pit.
book-djenon-play-child-1 = Take all the seeds out of one of your pits. It must hold two or more. Let the first one fall back into the same pit, and one into each pit that follows, always to your right.
book-djenon-play-child-2 = Does the last pit now hold three, or five or more? Then take them up and go on.
book-djenon-capture-child-1 = Does the last pit now hold two or four? You win them. And the pit before it, if it holds two or four; and so on.
book-djenon-end-child-1 = When no pit holds more than one seed, the game is over. Whoever has more seeds has won.
book-djenon-notes-child-1 = The people who play it live by the sea and its lagoons. They trade, and grow oil palms, rubber and pineapples.
book-djenon-history-child-1 = People have long played it, but it was written down only in 2012.

## Djenon-aboure, in full

book-djenon-what-adult-1 = A mancala of two rows, played by the Abouré, who are also called Agoua, Abonwa or Compalo, on the lagoons and rivers around Bonoua and Grand-Bassam in the south-east of Côte d'Ivoire.
book-djenon-what-adult-2 = It stands close to Djenon-abe and differs from it in three rules: sowing begins in the pit that was lifted, a lone seed may not move, and the game ends when only lone seeds and empty pits are left.
book-djenon-board-adult-1 = Two rows of six pits, four seeds in each, 48 in all. Each player owns the row before them. Won seeds leave the game.
book-djenon-play-adult-1 = A turn begins in a pit of one's own that holds two seeds or more. All are lifted; the first falls back into the lifted pit, the others into the pits that follow to the right, round both rows.
book-djenon-play-adult-2 = If the last seed makes one in its pit, the turn is over. If it makes three, or five or more, that pit is lifted and sown on, its first seed again falling back.
book-djenon-play-adult-3 = Whoever has no pit of two seeds or more passes, and only then.
book-djenon-capture-adult-1 = If the last seed makes two or four, its pit is won, and so are the pits before it, one after the other, as long as each holds exactly two or four, on either side of the board. The turn is then over.
book-djenon-end-adult-1 = The game ends when no pit holds more than one seed. Each player adds the seeds of their own row to what they have won. More wins; 24 to 24 is a draw.
book-djenon-notes-adult-1 = That the first seed falls back keeps pits from running dry, and the end leaves out the long shuffling of single seeds with which some games of this family close.
book-djenon-notes-adult-2 = The Abouré are some 35,000 people, sea traders and growers of oil palm, rubber and pineapple.
book-djenon-history-adult-1 = The game was first recorded in 2012, by the Spanish researcher Jordi Climent Tondo. How old it is, nobody has written down.
book-djenon-sources-1 = Jordi Climent Tondo, who recorded the game in 2012, as told by Mancala World.
book-djenon-sources-2 = That a chain of won pits goes on round the ends of the rows is inferred, not told.

## What kind of game it is, in one line

book-kujifunza-kind = A mancala of four rows: sow lap after lap, capture, empty the front row across.
book-djenon-kind = A mancala of two rows: sow, win twos and fours, count in the end.

## Other games

book-kujifunza-others-1 = Its nearest relative is Bao la Kiswahili, the full game, which is not played here. On the same board it begins with seeds in hand, and gives power to the nyumba.
book-djenon-others-1 = Its nearest relative is Djenon-abe, which is not played here. It differs in three rules; the chapter “What it is” names them.

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = The two rows near you are South's. Marked are the kichwa at both ends of the front row, the kimbi beside them, and the nyumba.
book-picture-sow = All the seeds of one pit, one by one. The last falls into an empty pit: the turn is over.
book-picture-relay = The last seed falls among others: all are lifted and sown on, until a last seed falls into an empty pit.
book-picture-takata = No first lap captures here, so the turn is a takata: even a lap that ends opposite seeds takes nothing.
book-picture-lone-kichwa = This kichwa is the only filled pit of its front row. It may be sown along the row, but not out of it.
book-picture-capture = The last seed falls among seeds, and seeds lie across: those are captured, and enter by the left kichwa.
book-picture-must = Only the marked pits capture, so only they may be sown. This turn captures twice.
book-picture-kimbi = A capture from the kimbi: the seeds enter by the kichwa beside it, and the direction turns round.
book-picture-sixteen = The last of these seventeen seeds would fall opposite seeds. But sixteen or more never start a capture.
book-picture-hamna = The last seeds of the front row across are captured: hamna. South has won.
book-picture-no-move = After this turn no pit of North's holds two seeds. North cannot move, and South has won.
book-picture-djenon-board = The row near you is South's. Four seeds lie in every pit.
book-picture-djenon-sow = The first seed falls back into its own pit. The last makes one: the turn is over.
book-picture-djenon-relay = The last seed makes three: that pit is lifted and sown on.
book-picture-djenon-pass = No pit of South's holds two seeds, but North's do: South passes.
book-picture-djenon-capture = The last seed makes four, and South wins them.
book-picture-djenon-chain = The last pit holds four, the two before it hold two each: South wins all three.
book-picture-djenon-end = Four are won, and no pit holds more than one seed: the game is over. Each adds their own row to what they have won.

## Beside what most people know as mancala: Kalah

book-standard-name = Kalah
book-standard-board = Board
book-standard-board-kalah = Two rows of six pits and two stores; you own a row.
book-standard-board-kujifunza = Four rows of eight, no stores; you own two rows, 16 pits.
book-standard-board-djenon = Two rows of six; no seed is sown into a store; you own a row.
book-standard-seeds = Seeds
book-standard-seeds-kalah = 4 in a pit, 48.
book-standard-seeds-kujifunza = 2 in a pit, 64, and all stay on the board.
book-standard-seeds-djenon = 4 in a pit, 48.
book-standard-move = A move
book-standard-move-kalah = Any filled pit, one way round the whole board.
book-standard-move-kujifunza = A pit of two or more, either way, round your own 16.
book-standard-move-djenon = A pit of two or more, one way round; the first seed falls back.
book-standard-capture = A capture
book-standard-capture-kalah = May happen: last seed in an empty pit of yours, the seeds opposite.
book-standard-capture-kujifunza = Must be played: first lap into a filled front pit of yours that faces a filled one; over 15 seeds never start one.
book-standard-capture-djenon = Happens: a last pit of two or four, and those before it.
book-standard-captured = Captured seeds
book-standard-captured-kalah = To your store, for good.
book-standard-captured-kujifunza = Back into your own rows, by a kichwa.
book-standard-captured-djenon = Won, for good.
book-standard-quiet = No capture
book-standard-quiet-kalah = Sow once; again if the last seed falls into your store.
book-standard-quiet-kujifunza = Takata: from the front row if it can, never capturing, on and on until a lap ends in an empty pit.
book-standard-quiet-djenon = On and on until a pit comes out as one, two or four.
book-standard-win = You win
book-standard-win-kalah = With the most in your store when a side is empty.
book-standard-win-kujifunza = When their front row is empty, or they cannot move.
book-standard-win-djenon = With the most seeds when only lone ones are left.

## Words of Bao. The word itself is Swahili in every language.

word-bao = Board, and every game that is played on it; above all this one.
word-kete = Seeds: the nuts of the nicker, which lie in the pits.
word-shimo = A pit.
word-kichwa = Head: the end pit of a front row, where captured seeds enter.
word-kimbi = The two end pits on each side of a front row; some call only the second one so.
word-nyumba = House: the square pit, the fifth from each player's left. It has its power in the full game only.
word-mtaji = A turn that captures.
word-takata = A turn in which nothing is captured.
word-takasia = Blocking a threatened pit, in the full game.
word-namua = The beginning of the full game, with seeds in hand; some write namu.
word-safari = Journey: to empty the house (nyumba) and sow its seeds on, in the full game.
word-endelea = Go on: the last seed fell in a filled pit, which is lifted in turn.
word-hamna = There is nothing: a front row is empty, and its owner has lost.
word-kujifunza = To learn.
word-mbili-mbili = Two by two: two seeds in each pit, the start of this game.
word-fundi = A craftsman, a skilled player.
word-bingwa = A master.
