### Hints: which pit, which direction, why. The reader is always the one who is to move.
### part-…, $pit, $way, $seeds, $laps: see play.ftl.

## The button, the setting and the key

match-hint = Hint
match-hint-more = More of the hint
match-hint-hide = Hide the hint
settings-hints = Hints
settings-hints-line = The key H and the button with the lamp say which pit, which direction, and why.
help-key-hint = H
help-key-hint-does = A hint: which pit; again: which direction; again: why.

## A hint, step by step. Each is a line beside or below the board.

hint-thinking = A hint is being thought out.
# $pit: the pit to sow.
hint-pit = Hint: look at { $pit }.
hint-way = Hint: { $pit } { part-way }.
# $kichwa: left or right; $pit: its name.
hint-kichwa = Hint: the { part-kichwa-side }, { $pit }.
hint-pass = Hint: pass.
# What the next press brings.
hint-ask-way = Ask again for the direction.
hint-ask-why = Ask again for the reason.

## Why. Whole sentences about the turn that is advised; one to three of them follow each other. What they say of
## winning and losing is proven, and no other sentence may sound as if it was.

because-only-move = It is the only move you have.
because-wins-now = It wins the game at once.
# $turns: your own turns, this one included.
because-wins-in = If you go on well, it wins within { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} of yours, whatever your opponent does.
because-wins = If you go on well, it wins, whatever your opponent does.
# $own, $other: seeds in the end.
because-wins-with = If you go on well, it wins with at least { $own } seeds to { $other }.
because-only-winning = Every other turn gives the win away.
because-only-hope = Every other turn loses if your opponent plays well.
because-draws = After it neither side can win, if both play well.
because-draws-with = If you go on well, it keeps at least a draw, { $seeds } seeds each.
because-every-turn-loses = Every turn loses here against perfect play, but your opponent has yet to find it.
because-loses-with = Every turn loses here against perfect play; none keeps more than this one, { $own } seeds to { $other }.
# How many answers there are, and how many of them win for the opponent.
because-traps = Only { $right } of your opponent's { $answers } answers { $right ->
    [one] wins
   *[other] win
}.
# $turns: of both players.
because-holds-out = No other turn holds out longer: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, counting both players.
because-most-seeds = No other turn brings as many seeds in the end.
because-saves-front-row = Your front row is in danger; after this turn it cannot be emptied in the next.
because-captures = This turn captures { part-seeds } in { part-laps }.
because-captures-asks = This turn captures { part-seeds } in { part-laps }, and then you choose a kichwa.
because-captures-won = This turn wins { part-seeds } in { part-laps }.
because-saves = { $pit } with { part-seeds } could be captured next turn; after this one it cannot.
because-saves-won = { part-seeds } could be lost from { $pit } in your opponent's next turn; after this one none can.
because-leaves-no-capture = Your opponent can capture nothing in answer.
because-leaves-no-capture-won = Your opponent can win no seeds in answer.
because-looks-ahead = Nothing is proven here; it looks best to a search { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} deep.
because-nothing-known = Nothing is proven here.
