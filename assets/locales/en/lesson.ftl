### The lesson of five beats, and the course that follows it.
###
### In the lesson a sentence has at most a dozen words, and the word of Bao comes after the deed. $pit: a pit such as A3;
### $number, $of, $done: numbers; $name: a game; $way: left or right, as the player sees it.

menu-learn = Learn

## The five beats: what is to be done, and what it was

learn-sow = Tap the glowing pit, then choose left or right.
learn-sow-done = You sowed. Seeds are kete; each pit on the way got one.
learn-relay = Make your last seed fall among other seeds, and watch.
learn-relay-done = Your sowing went on from a filled pit. That is endelea.
learn-capture = Land your last seed among yours, facing theirs: you take them.
learn-capture-done = You captured. The seeds came in by your end pit, the kichwa.
learn-must-capture = One pit of yours captures. Whoever can capture must. Find it.
learn-must-capture-done = A turn that captures is a mtaji. It must be played.
learn-win = Take the last seeds of their front row, and you win.
learn-win-done = Hamna. Nothing is left in their front row: you won.

learn-choose = Now left or right: tap an arrow below the board.
learn-lit = The glowing pit is the one.
learn-lit-label = { $pit }, { part-seeds }, glowing
learn-seeds-move = Watch the seeds.
learn-step = Step { $number } of { $of }
learn-step-done = Step { $number } of { $of }, done
learn-next = Next
learn-skip = Skip this step
learn-leave = Leave

## The end of the lesson

learn-end-title = You can play Bao
learn-end-line = Sow, go on, capture, win: the rest comes by playing.
learn-play = Play
learn-play-line = Against the computer, which finds your level.
learn-watch = Watch
learn-watch-line = The computer plays itself.
learn-more = More
learn-more-line = Every rule, one at a time.

## Why a sowing that the rules allow is not the one

learn-wrong-ends = The last seed would fall in { $pit }, which is empty, and your turn would end.
learn-wrong-relays = The last seed would fall among others in { $pit }, and the sowing would go on.
learn-wrong-takes-nothing = That captures nothing.
learn-wrong-takes-nothing-won = That wins no seeds.
learn-wrong-other-kichwa = Those seeds would enter by the other kichwa, { $pit }.
learn-wrong-same-way = Those seeds would go on the way they came.
learn-wrong-short-chain = That wins one pit only, and another sowing wins more.
learn-wrong-no-win = After that the game goes on, and another sowing wins.
learn-wrong-way = That is the pit; sow it the other way, { part-way }.

## The course: the lessons to choose from

course-title = Lessons
course-line = One rule at a time: read, do it, then an exercise.
course-minute = The lesson in a minute
course-next = Next lesson
course-all-done = All are done. Begin anew
course-done = { $done } of { $of } done
course-is-done = Done
course-all = All lessons
course-of = { $name }, lesson { $number } of { $of }
course-to-exercise = To the exercise
course-straight-to-exercise = Straight to the exercise
course-exercise = Now an exercise

## Bao la Kujifunza, rule by rule

course-board-title = The board
course-board-1 = Two rows are yours: the front row, in the middle of the board, and the back row, nearest you.
course-board-2 = Together they are a ring of sixteen pits. You sow round it to the left or to the right, and never leave it.
course-board-asks = Sow any pit that you may sow, whichever way.
course-board-names = All your seeds are still in your own two rows.

course-sowing-title = Sowing
course-sowing-1 = Lift all seeds of a pit of yours that holds two or more, and drop them one by one, beginning with the next pit.
course-sowing-2 = If the last one falls in an empty pit, your turn ends.
course-sowing-asks = Sow so that the last seed falls in an empty pit.
course-sowing-names = One sowing, from the lift to its last seed, is a lap.

course-relay-title = Going on
course-relay-1 = If the last seed falls in a filled pit and captures nothing, lift that pit and sow on in the same direction.
course-relay-2 = So a turn may have many laps. It ends when one of them ends in an empty pit.
course-relay-asks = Sow so that the turn goes on.
course-relay-names = That is endelea: go on.

course-capture-title = Capturing
course-capture-1 = If the first lap ends in a filled pit of your front row, and the pit facing it holds seeds, you capture those seeds.
course-capture-2 = The back row behind them is safe.
course-capture-3 = Later laps of such a turn capture in the same way.
course-capture-asks = Capture.
course-capture-names = A turn that captures is a mtaji.

course-kichwa-title = Kichwa and kimbi
course-kichwa-1 = Captured seeds enter by a kichwa, an end pit of your front row. The first one falls in the kichwa itself.
course-kichwa-2 = The two pits at either end are the kimbi: what you capture from there enters by the kichwa of that end.
course-kichwa-asks = Capture so that the seeds enter by the right kichwa.
course-kichwa-names = They entered by the right kichwa and went toward the middle.

course-direction-title = The way on
course-direction-1 = A kichwa sows toward the middle. So a capture from a kimbi may turn the sowing round, and it goes on in that direction.
course-direction-2 = After a capture from the middle four pits it keeps its direction, as the masters of Zanzibar play.
course-direction-3 = With the rule Mancala World you choose the kichwa there.
course-direction-asks = Capture so that the sowing turns round.
course-direction-names = The near kichwa turned it round.

course-must-capture-title = You must capture
course-must-capture-1 = Whoever can capture must. No other start is then allowed.
course-must-capture-2 = Of several captures you may choose any, large or small.
course-must-capture-asks = Find the start that captures.
course-must-capture-names = It was the only start that the rules allowed.

course-sixteen-title = Sixteen or more
course-sixteen-1 = A pit of sixteen seeds or more never starts a capture, wherever its last seed would fall.
course-sixteen-2 = A later lap may capture, however long it is.
course-sixteen-asks = Capture, but not with the pit of sixteen or more.
course-sixteen-names = The large pit had to wait.

course-takata-title = A turn without a capture
course-takata-1 = Only if no start captures may you sow without capturing.
course-takata-2 = Then no lap of the turn captures, wherever it ends.
course-takata-asks = Nothing captures here. Sow.
course-takata-names = A turn without a capture is a takata.

course-front-row-title = The front row first
course-front-row-1 = A takata starts in the front row while a pit there holds two seeds or more.
course-front-row-2 = Only if none does may you start in the back row.
course-front-row-asks = Sow a pit that may start here.
course-front-row-names = The back row had to wait.

course-lone-kichwa-title = The last kichwa
course-lone-kichwa-1 = If a kichwa is the only filled pit of your front row, a takata may not sow it out of that row.
course-lone-kichwa-2 = Toward the middle it may be sown.
course-lone-kichwa-asks = Sow the kichwa the way that is allowed.
course-lone-kichwa-names = Your front row was never empty.

course-endless-title = Sowing without end
course-endless-1 = Some sowings would go round for ever. Such a start is not allowed.
course-endless-2 = It happens only in turns without a capture, and very seldom.
course-endless-asks = One sowing here would never end. Sow another.
course-endless-names = This one came to its end.

course-end-title = How it ends
course-end-1 = You win at once when the front row of your opponent is empty.
course-end-2 = You also win when your opponent has no start that is allowed. Nobody passes.
course-end-asks = Win.
course-end-names = Hamna: there is nothing in that front row.

## Djenon-aboure, rule by rule

course-origin-title = Sowing
course-origin-1 = The row nearest you is yours. Lift a pit of it; the seeds go to your right, round both rows.
course-origin-2 = The first seed falls back in the pit that you lifted.
course-origin-3 = If the last one makes three, or five or more, that pit is lifted in turn. If it makes one, your turn ends.
course-origin-asks = Sow a pit of yours.
course-origin-names = One seed stayed where the sowing began.

course-lone-seeds-title = Lone seeds
course-lone-seeds-1 = A pit with a single seed may not be sown.
course-lone-seeds-2 = If none of your pits holds two or more you pass, and only then.
course-lone-seeds-asks = Sow a pit that may be sown.
course-lone-seeds-names = The lone seeds had to wait.

course-taking-title = Winning seeds
course-taking-1 = If the last seed makes two or four in its pit, on either side, you win those seeds and the turn ends.
course-taking-2 = You also win the pits before it, one after the other, while each holds exactly two or four.
course-taking-asks = Win two pits or more in one turn.
course-taking-names = A chain: pit after pit, backward.

course-close-title = How it ends
course-close-1 = The game ends when no pit holds more than one seed.
course-close-2 = Each player adds the seeds of their own row to those won. More wins; 24 each is a draw.
course-close-asks = Sow so that the game ends and you win.
course-close-names = Only lone seeds are left, and you have more.
