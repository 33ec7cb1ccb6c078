### A match that is looked back on: its screen, and what its turns teach.
###
### $person, $name, $other-person, $other-name: see play.ftl. The subject is the player of the turn; the other one
### is the opponent.

## What the match was worth: proven, or not said

# $turns: those of both players; 0 if it is not known in how many.
truth-wins = { part-who } { $person ->
    [you] win
   *[other] wins
}{ $turns ->
    [0] { "" }
    [one] { " " }in { $turns } turn
   *[other] { " " }in { $turns } turns
}.
truth-wins-by = { part-who } { $person ->
    [you] win
   *[other] wins
} by { $more } to { $fewer }.

## What a turn teaches
##
## $better: the better turn; $played: the one that was played, both as lesson-turn gives them or in notation.
## $kept: win or draw, what the better turn keeps. $left: loss or draw, what the other one left. $turns: in how many
## turns of both players the better turn wins; 0 if that is not known, or if it keeps a draw.

lesson-turn = { $pit } { part-way }
lesson-pass = passing
part-better = { $better } { part-keeps }
part-keeps = { $kept ->
    [win] wins{ $turns ->
        [0] { "" }
        [one] { " " }in { $turns } turn
       *[other] { " " }in { $turns } turns
    }
   *[draw] keeps the draw
}
part-own-front-row = { $person ->
    [you] your front row
    [computer] the computer's front row
   *[other] { $name }'s front row
}
part-other = { $other-person ->
    [you] you
    [computer] the computer
   *[other] { $other-name }
}
lesson-win-in-one = There was a win in one turn: { $better }.
lesson-ended-front-row = { $played } left { part-own-front-row } without seeds, which ends the game; { part-better }.
lesson-ended = { $played } ended the game; { part-better }.
lesson-lets-empty-front-row = After { $played } { part-other } could empty { part-own-front-row } in the next turn; { part-better }.
lesson-lets-win = After { $played } { part-other } could win in the next turn; { part-better }.
# $took and $instead: seeds that the turns capture.
lesson-bigger-capture = { $played } took the bigger capture, { $took } against { $instead }, but { part-better }.
lesson-bigger-capture-won = { $played } won more seeds, { $took } against { $instead }, but { part-better }.
# $seeds: what the opponent can capture in the next turn; $instead: what the better turn captures.
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { $better } captures { $instead } and { part-keeps }
}; { $played } let { part-other } capture { $seeds } in the next turn.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { $better } wins { $instead ->
        [one] { $instead } seed
       *[other] { $instead } seeds
    } and { part-keeps }
}; { $played } let { part-other } win { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} in the next turn.
lesson-gives-away = { part-better }; after { $played } { $left ->
    [draw] neither side can win
   *[loss] { $other-person ->
        [you] you win
        [computer] the computer wins
       *[other] { $other-name } wins
    }
}.
# The match is still won; $other: in how many turns by what was played.
lesson-slower = { $better } wins in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $played } only in { $other }.
# The match is lost already; $turns and $other: how many turns it can last.
lesson-shorter = This could not be won any more, but { $better } lasts { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $played } only { $other }.
lesson-seeds = { $better } brings { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} more in the end than { $played }.
# The subject gave up, and the other side was to move.
lesson-gave-up = { $kept ->
    [win] The match that was given up was won{ $turns ->
        [0] { "" }
        [one] { " " }in { $turns } turn
       *[other] { " " }in { $turns } turns
    }
   *[draw] The match that was given up was not lost: neither side could win
}.
lesson-gave-up-instead = The match that was given up was not lost: { part-better }.

## The screen

review-open = Look back
review-title = Looking back
# $done of $all positions of the match have been looked at.
review-looking = Looking from the end backward: { $done } of { $all }
# The work broke off there: of the earlier turns nothing is known.
review-failed = The looking back broke off after { $done } of { $all } positions. What came before them is not known.
review-moments = { $count ->
    [0] No turn gave anything away, as far as it is known.
    [one] One turn changed the match.
   *[other] { $count } turns changed the match.
}
review-none-yet = No turn that changed the match has been found yet.
# $number: the turn; $move in notation.
review-turn = Turn { $number }: { $name }, { $move }
review-end = The end
review-before = Before it: { $truth }
review-after = After it: { $truth }
review-now = Here: { $truth }
# For screen readers: the graph, and where in it one is.
review-graph = The truth by turn: turn { $number } of { $all }. { $truth }
# An entry of the list of moments; $place: its number among them.
review-moment = { $place }. Turn { $number }: { $lesson }
review-show-played = Show what was played
review-show-better = Show the better turn
review-show-line = Show how it would have gone on
review-play-on = Play on from here
review-to-moment = Back to this position
review-leave = Leave
review-earlier = A turn back
review-later = A turn on
# What is on the board.
review-on-board-played = What was played
review-on-board-better = The better line, turn { $turn } of { $turns }: { $name } { $move }
review-on-board-better-end = The end of the better line, as far as it is proven
review-on-board-won = The end of the better line
# The two sides of the graph.
review-side = { $person ->
    [you] You win
    [computer] Computer wins
   *[other] { $name } wins
}
