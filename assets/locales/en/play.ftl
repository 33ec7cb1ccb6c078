### The game in words: names, rules, refusals, outcomes and the story of a turn.
### The command line and the table both read these; table.ftl has what only the screen shows.
###
### Arguments that come again and again:
###   $pit, $instead  a pit by its name in the notation, such as A5
###   $way            right or left, the way the mover's hand goes
###   $person         you, computer or other: who acts; $name is their name where it is other
###   $other-person, $other-name   the same of the opponent
###   $seeds, $laps   numbers
### Messages may use each other. Those named part-… are used by other messages only: a language may
### have other parts, or none. All other messages stand in every language, with the same arguments.

## Small parts, used inside other messages

part-seeds = { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
part-laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
part-way = { $way ->
    [left] to the left
   *[right] to the right
}
# The way of a turn that is told. The computer sits opposite, where left and right are the other way round.
part-way-told = { $person ->
    [computer] { $way ->
        [left] to its left
       *[right] to its right
    }
   *[other] { part-way }
}
part-kichwa-side = { $kichwa ->
    [left] left kichwa
   *[right] right kichwa
}
part-who = { $person ->
    [you] You
    [computer] The computer
   *[other] { $name }
}
part-others-front-row = { $other-person ->
    [you] your front row
    [computer] the computer's front row
   *[other] { $other-name }'s front row
}
# $captures: the seeds of each capture as a list, such as "3 and 2"; $count: how many captures.
part-captures = { $person ->
    [you] capture
   *[other] captures
} { $count ->
    [1] { part-seeds }
   *[other] { $captures }
}

## Lists: two things; the beginning of a longer list; its end

list-pair = { $first } and { $second }
list-more = { $list }, { $next }
list-last = { $list } and { $last }

## Sides, games, house rules, levels

side-south = South
side-north = North
player-you = You
player-computer = Computer

game-kujifunza = Bao la Kujifunza
game-kujifunza-line = Bao for learning: four rows of eight pits, long sowings over many laps, and whoever can capture must.
game-kujifunza-goal = Whoever empties the opponent's front row wins.
game-djenon = Djenon-aboure
game-djenon-line = Two rows of six pits from the lagoons of Côte d'Ivoire: one way round, and the most seeds win.
game-djenon-goal = Whoever has the most seeds in the end wins.

# The choice of house rules of Bao la Kujifunza. "Middle four": the pits 3 to 6 of the front row.
rules-sustain = Zanzibar
rules-sustain-line = Recommended: seeds captured in the middle four pits go on in the direction of the sowing, as the masters of Zanzibar play.
rules-choose = Mancala World
rules-choose-line = After each capture in the middle four pits you choose from which end of your front row (kichwa) the seeds go on.
rules-choose-first = First choice
rules-choose-first-line = You choose the kichwa at the first capture of a turn only; a rule for study, from no source.

level-1 = Pupil
level-1-line = The easiest: sees only the first lap of a turn, and is timid.
level-2 = Apprentice
level-2-line = Follows a turn for two laps, and forgets that you answer.
level-3 = Player
level-3-line = Follows a turn for three laps, and forgets that you answer.
level-4 = Seasoned
level-4-line = Follows a turn for five laps, sometimes six, and forgets that you answer.
level-5 = Skilled
level-5-line = Follows its turns to the end and looks at your answers, and is often content with less than the best.
level-6 = Adept
level-6-line = Looks a few turns ahead, and is at times content with less than the best.
level-7 = Expert
level-7-line = Finds nearly every win that there is, and errs once in a while.
level-8 = Master
level-8-line = Makes no mistake where it can win; where its game is lost, it makes winning hard for you.

## Why an action is refused. One sentence: the pit that matters, then the reason.

refusal-game-over = The game is over.
refusal-no-such-pit = This board has no pit { $pit }.
refusal-not-your-pit = { $pit } belongs to your opponent; you sow your own pits only.
refusal-empty-pit = { $pit } is empty, so there is nothing to sow.
refusal-single-seed = { $pit } holds a single seed, and a start needs two or more.
refusal-must-capture = Sown this way, { $pit } captures nothing, and whoever can capture must: { $instead } { part-way } does.
refusal-too-many-to-capture = { $pit } holds sixteen seeds or more and so never starts a capture, and whoever can capture must: { $instead } { part-way } does.
refusal-front-row-first = { $pit } has to wait: a turn without a capture starts in the front row while a pit there, such as { $instead }, holds two seeds or more.
refusal-lone-kichwa = The kichwa { $pit } is the only filled pit of your front row and may not be sown out of it; sow it the other way.
refusal-endless = From { $pit } this way the sowing would never end, so it may not begin.
# In Djenon-aboure.
refusal-endless-one-way = From { $pit } the sowing would never end, so it may not begin.
refusal-name-kichwa = The seeds captured at { $pit } are still in your hand: first choose the kichwa by which they enter.
refusal-no-kichwa-asked = No captured seeds wait for a kichwa; choose a pit to sow.
refusal-one-way-only = Djenon-aboure is sown one way round: { $pit } too goes to the right.
refusal-must-sow = You may pass only when nothing can be sown, and { $instead } can.
refusal-no-passing = Nobody passes in Bao; choose a pit to sow.
refusal-must-pass = { $pit } cannot be sown, since none of your pits holds two seeds or more: you must pass.
refusal-wrong-board = This position is not from the board of { $game }.

# No way of the pit has been chosen, and neither can be.
unsown-must-capture = { $pit } captures nothing, whichever way it is sown, and whoever can capture must: { $instead } { part-way } does.
unsown-endless = From { $pit } the sowing would never end, whichever way, so it may not begin.
# On the card of one way of a pit, while the other way is allowed.
way-refused-must-capture = Captures nothing, and a capture must be played.
way-refused-lone-kichwa = Would leave your front row empty.
way-refused-endless = The sowing would never end.
way-refused-other = Not allowed now.

## Why a match does not begin from a board that was laid out by hand. One sentence: what is wrong, the
## rule, what mends it. $name: South or North.

unfit-too-many = { $game } is played with { $most } seeds, and { $found } would lie here: take some away.
unfit-wrong-board = This position belongs to another board than that of { $game }.
unfit-nobody-chooses = Captured seeds wait for a choice of kichwa, and the house rule Zanzibar leaves none: lay them aside or take the rule Mancala World.
unfit-choice = Captured seeds can wait for a choice of kichwa only while one of the pits 3 to 6 in the front row of the side to move holds two seeds or more: lay them aside.
unfit-front-row-empty = The front row of { $name } is empty, and whoever has an empty front row has lost: put a seed into it.
unfit-no-start = { $name } is to move and has no legal start, and whoever cannot move has lost: put more seeds into the pits of { $name }.
unfit-only-singles = No pit holds two seeds, and so the game would be over: put a second one into a pit.
unfit-over = By the rules this game would be over before it began.

## How a game ended. The subject is the winner, the other the loser.

outcome-front-row-emptied = { part-who } { $person ->
    [you] win
   *[other] wins
}: { part-others-front-row } is empty.
outcome-no-legal-start = { part-who } { $person ->
    [you] win
   *[other] wins
}: { $other-person ->
    [you] you have
    [computer] the computer has
   *[other] { $other-name } has
} no move left.
outcome-more-seeds = { part-who } { $person ->
    [you] win
   *[other] wins
} by { $more ->
    [one] { $more } seed
   *[other] { $more } seeds
} to { $fewer }.
outcome-equal-seeds = A draw: each side has { part-seeds }.
outcome-repetition = A draw: the same position stood on the board for the third time.
outcome-too-many-turns = A draw: the game has had 2,000 turns.
# The subject resigns.
outcome-resigned = { part-who } { $person ->
    [you] resign
   *[other] resigns
}; { $other-person ->
    [you] you win
    [computer] the computer wins
   *[other] { $other-name } wins
}.

## What is proven of a position

# $name is the side that wins; $turns are those of both players.
judged-wins = { $name } wins.
judged-wins-in = { $name } wins in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
# $south and $north: what each side has in the end.
judged-wins-by = { $name } wins: South { $south }, North { $north }.
judged-draw = Neither side can win.
judged-draw-at = A draw: { $seeds } seeds each.
judged-unknown = Unknown.
judged-line = Best play: { $moves }
judged-gave-away = Turn { $number }: { $name } gave away the outcome by { $move }. It would have been kept by: { $better }
judged-nothing-given-away = No turn gave away the outcome, as far as it is known.

## A whole turn

# How a turn of Bao ended: empty (in an empty pit), front-row (the opponent's is emptied), kichwa (a
# kichwa is still to be chosen), going (not told yet).
part-turn-end = { $end ->
    [front-row] { part-others-front-row } is empty
    [kichwa] the captured seeds wait for a kichwa
    [going] the sowing goes on
   *[empty] the last seed fell in an empty pit
}
turn-takata = { part-who } { $person ->
    [you] sow
   *[other] sows
} { $pit } { part-way-told }: { part-laps }, no capture; { part-turn-end }.
turn-mtaji = { part-who } { $person ->
    [you] sow
   *[other] sows
} { $pit } { part-way-told }: { part-laps }, { part-captures }; { part-turn-end }.
# The turn goes on after the choice of a kichwa. $hand: the seeds that enter.
turn-entry = { part-who } { $person ->
    [you] enter
   *[other] enters
} { $hand ->
    [one] { $hand } seed
   *[other] { $hand } seeds
} by the { part-kichwa-side }: { part-laps }; { part-turn-end }.
turn-entry-mtaji = { part-who } { $person ->
    [you] enter
   *[other] enters
} { $hand ->
    [one] { $hand } seed
   *[other] { $hand } seeds
} by the { part-kichwa-side }: { part-laps }, { part-captures }; { part-turn-end }.
turn-sowing = { part-who } { $person ->
    [you] sow
   *[other] sows
} { $pit }: { part-laps }, nothing won; { part-turn-end }.
# $pits: the list of emptied pits.
turn-sowing-capture = { part-who } { $person ->
    [you] sow
   *[other] sows
} { $pit }: { part-laps }, and { $person ->
    [you] win
   *[other] wins
} { part-seeds } from { $pits }.
turn-pass = { part-who } { $person ->
    [you] pass
   *[other] passes
}, having no pit of two seeds or more.

## What could be lost on the opponent's next turn. The subject is the side that could lose, the other one
## the side that would move.

part-if-moved = If { $other-person ->
    [you] you
    [computer] the computer
   *[other] { $other-name }
} moved now,
# A pit that could be captured, and what lies in it.
threat-pit = { $pit } with { part-seeds }
# Djenon-aboure: what could be taken, and from where.
threat-pit-won = { part-seeds } from { $pit }
# $pits: a list of such pits.
threats-some = { part-if-moved } { $pits } could be captured.
threats-some-won = { part-if-moved } { $person ->
    [you] you
    [computer] the computer
   *[other] { $name }
} could lose { $pits }.
threats-none = { part-if-moved } no pit of { $person ->
    [you] yours
    [computer] the computer
   *[other] { $name }
} could be captured.
threats-none-won = { part-if-moved } { $person ->
    [you] you
    [computer] the computer
   *[other] { $name }
} could lose no seeds.
# The same where there is little room; $pits: their names alone.
threats-brief = At risk: { $pits }.
threats-brief-none = No pit is at risk.

## A turn whose seeds are still moving. $lap: the lap that is being sown

turn-going = { part-who } { $person ->
    [you] sow
   *[other] sows
} { $pit } { part-way-told }: lap { $lap }.
turn-going-mtaji = { part-who } { $person ->
    [you] sow
   *[other] sows
} { $pit } { part-way-told }: lap { $lap }, { part-captures } so far.
turn-going-one-way = { part-who } { $person ->
    [you] sow
   *[other] sows
} { $pit }: lap { $lap }.

## While the seeds move

event-mtaji = Mtaji: this turn captures.
event-takata = Takata: nothing is captured in this turn.
event-lifted = { part-seeds } from { $pit }.
event-relay = { $pit } was filled: its { part-seeds } go on.
event-captured = { part-seeds } captured from { $pit }.
event-won = { part-seeds } won from { $pit }.
event-kichwa-asked = { part-seeds } { $seeds ->
    [one] waits
   *[other] wait
}: by the left kichwa or the right?
event-entered = { part-seeds } { $seeds ->
    [one] enters
   *[other] enter
} by the { part-kichwa-side }.
event-empty-pit = The last seed fell in an empty pit: the turn ends.
event-front-row-emptied = Hamna: { part-others-front-row } is empty.
event-capture-ends = Seeds are won, and the turn ends.

## How to play, ten lines a game

how-kujifunza-1 = You win when your opponent's front row is empty, hamna, or when your opponent cannot move.
how-kujifunza-2 = The two rows before you are yours: sixteen pits with two seeds in each. Your front row faces your opponent's.
how-kujifunza-3 = Lift all seeds of a pit of yours that holds two or more, go left or right, and drop them one by one around your own sixteen pits.
how-kujifunza-4 = Where the last seed falls in a filled pit, lift that pit and sow on. In an empty pit the turn ends.
how-kujifunza-5 = Mtaji: if the first lap ends in a filled front pit of yours that faces a filled one, you capture the seeds facing it.
how-kujifunza-6 = Whoever can capture must. A pit of sixteen seeds or more never starts a capture.
how-kujifunza-7 = Captured seeds enter by a kichwa, an end pit of your front row: the first into the kichwa, the others toward the centre.
how-kujifunza-8 = From the two pits at either end the near kichwa takes them. From the middle four the house rule decides: keep the direction, or choose.
how-kujifunza-9 = In such a turn later laps capture in the same way, until a last seed falls in an empty pit.
how-kujifunza-10 = Takata: if nothing captures, sow from the front row, or from the back row if no front pit holds two. Then no lap captures.

how-djenon-1 = The most seeds win. The row of six pits before you is yours. Each pit holds four seeds.
how-djenon-2 = Lift all seeds of a pit of yours that holds two or more. They go to your right, round both rows.
how-djenon-3 = The first seed falls back into the pit that you lifted, the others into the pits that follow.
how-djenon-4 = If the last seed makes one in its pit, the turn ends.
how-djenon-5 = If it makes two or four, you win the seeds of that pit, and the turn ends.
how-djenon-6 = You also win the pits before it, one after the other, while each holds exactly two or four, on either side.
how-djenon-7 = If it makes three, or five or more, lift that pit and sow on, the first seed again falling back.
how-djenon-8 = If none of your pits holds two seeds or more you pass, and only then.
how-djenon-9 = The game ends when no pit holds more than one seed.
how-djenon-10 = Each player adds the seeds of their own row to those won. Whoever has more wins; 24 each is a draw.
