### Fair matches: how a match begins, who begins, the pie rule, the opponent that adapts, and honest words about it.
### $name: South or North; $turns: those of both players; $level: the name of a level.

## What is chosen before a match

# Against whom: the three kinds.
opponent-adapts = Adapts to you
opponent-level = Choose a level
# $level: the one that it plays now.
opponent-adapts-line = Follows how your matches end, so that you win a little more than half of them. Plays as { $level } now.

new-match-start = Start
start-classic = Classic
start-drawn = Drawn opening
start-pie = Pie rule

# What is proven of the classic start. The first player wins, or the second.
start-classic-first = From the classic start whoever begins can always win, if they play without error: in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, counting both players.
start-classic-second = From the classic start whoever plays second can always win, if they play without error: in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, counting both players.
# In a game that counts seeds. $more and $fewer: what the two have in the end.
start-classic-first-by = From the classic start whoever begins can always win, if both play without error: by { $more } seeds to { $fewer }.
start-classic-second-by = From the classic start whoever plays second can always win, if both play without error: by { $more } seeds to { $fewer }.
# What is drawn from: $first positions are won for whoever begins, $second for the other.
start-drawn-halves = A position drawn by lot: { $first } are proven won for whoever begins, { $second } for the other, and it is about as hard to hold on to the one kind of win as to the other.
start-drawn-even = A position drawn by lot from { $count } in which neither side can win if both play without error: proven.
start-pie-line = One divides, the other chooses: after the first turn the other player may take over the side that began. Whoever chooses can always have the better side, if they see which it is.

# What was chosen of a kind of choices, such as the house rules.
new-match-chosen = { $what }: { $chosen }
begins-drawn = The lot decides that too. Playing again, the other one begins from the same position.
begins-alternates = Playing again, the other one begins.
new-match-more = More choices
new-match-less = Fewer choices

## The question of the pie rule

pie-asks = Keep your side, or change?
pie-asks-line = The first turn is played. Once, and only now, you may take over the other side with that turn. The computer then plays yours.
# Between two people. $name: whoever is to answer, South or North.
pie-asks-friends = Keep the sides, or change?
pie-asks-line-friends = The first turn is played. Once, and only now, the player of { $name } may take over the other side with that turn. Then the two of you change seats.
pie-keep = Keep my side
pie-take = Take the other side
pie-waits = The computer chooses its side
# After the change.
pie-changed-by-computer = The computer has taken over your side with its first turn. You play the other side now.
pie-changed-by-you = You have taken over the computer's side with its first turn. The computer plays yours now.
# $name: the side to move.
pie-changed-friends = You have changed seats: whoever began plays { $name } now.
# In the list of turns, and in a record that is told.
seats-changed = The players change seats.

## After a match

# Who begins the next one.
next-you = Playing again, you begin.
next-computer = Playing again, the computer begins.
next-name = Playing again, { $name } begins.
next-same-opening = It is the same opening once more, with the seats changed.
next-new-opening = Another opening is drawn.
next-level = The computer will play as { $level }.

## Help

help-fair-title = Who begins, and is it fair?
help-fair-seats = Playing again changes who begins.
help-fair-adapts = The opponent that adapts moves by one level at most after a match, and aims at your winning 55 matches of a hundred.
