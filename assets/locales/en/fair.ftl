### Fair matches: how a match begins, who begins, the pie rule, the opponent that adapts, and honest words about it.
### $name: South or North; $turns: those of both players; $level: the name of a level.

## What is chosen before a match

# Against whom: the three kinds.
opponent-adapts = Adapts to you
opponent-level = A level of your choice
# $level: the one that it plays now.
opponent-adapts-line = Follows how your games end, so that you win a little more than half of them. Plays as { $level } now.

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
# What is drawn from. $half: how many positions of the pool are won for either side.
start-drawn-halves = Drawn by lot from { $half } positions won for whoever begins and { $half } won for the other, all proven and about as long to win. Which one it is, nobody tells.
start-drawn-even = Drawn by lot from { $count } positions in which neither side can win if both play without error: proven.
start-pie-line = After the first turn the other player may take over the side that began. Whoever divides does well to divide evenly; whoever chooses can always have the better side, if they see which it is.

# Who begins, between two people.
begins-south = South
begins-north = North
# Under the form where the lot or a change of seats leaves it open.
begins-alternates = Playing again, the other one begins.

## The question of the pie rule

pie-asks = Keep your side, or change?
# Beside the board. $name: the side that played the first turn.
pie-asks-line = The first turn is played. Once, and only now, you may take over { $name } with it; then your opponent plays on with your side.
pie-asks-friends = { $name } may now take over the other side with the turn that it played. Then the players change seats.
pie-keep = Keep { $name }
pie-take = Take { $name }
pie-waits = The computer chooses its side
# After the change.
pie-changed-by-computer = The computer has taken over your side: you play { $name } now.
pie-changed-by-you = You have taken over { $name }; the computer moves.
pie-changed-friends = The players have changed seats: whoever began plays { $name } now.
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
help-fair-adapts = The opponent that adapts moves by one level at most after a match, and aims at your winning 55 of a hundred.
