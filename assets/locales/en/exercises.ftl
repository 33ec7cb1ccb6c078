### Exercises: questions about a position, each with one right answer.
###
### $pit, $reply: a pit such as A3; $way: left or right, as the mover's hand goes; $seeds, $laps, $lap, $turns, $left,
### $count: numbers. $one-way: yes in a game that is sown one way only, so that no way is told.

## The exercises to choose from

menu-exercises = Exercises
exercises-title = Exercises
exercises-line = Every answer is proven. Nobody hurries you.
exercises-next = Next exercise
exercises-next-line = { $kind }, grade { $grade } of 5
exercises-all-done = All are done. Begin anew
exercises-done = { $done } of { $of } done
exercises-kinds = Or choose what to practise
exercises-forget = Forget what is done

exercise-kind-starts = Find all starts
exercise-kind-starts-line = Which pits may be sown, and which way?
exercise-kind-laps = Count the laps
exercise-kind-laps-line = How many laps has this sowing?
exercise-kind-end = Where does it end?
exercise-kind-end-line = Follow the sowing to its last seed.
exercise-kind-most = The most seeds
exercise-kind-most-line = Which sowing takes the most?
exercise-kind-win-1 = Win in one
exercise-kind-win-1-line = One sowing ends the game.
exercise-kind-save = Save your front row
exercise-kind-save-line = Only one sowing keeps you in the game.
exercise-kind-win-2 = Win in two
exercise-kind-win-2-line = Whatever your opponent plays.
exercise-kind-win-3 = Win in three
exercise-kind-win-3-line = Look far ahead.

confirm-forget-title = Forget which exercises are done?
confirm-forget-line = All of them can be done again. Matches and settings are kept.
confirm-forget-yes = Forget
confirm-forget-no = Keep

## An exercise

exercise-grade = Grade { $grade } of 5
exercise-task-starts = Mark every legal start, then check. You play the two rows nearest you. Tap a pit to change its arrows: right, left, both, none.
exercise-task-starts-one-way = Mark every pit that you may sow, then check. You play the row nearest you.
exercise-task-laps = The arrow shows what is sown. How many laps has the sowing?
exercise-task-end = The arrow shows what is sown. Tap the pit in which the last seed falls.
exercise-task-most = Which pit of your row takes the most seeds? Sow it.
exercise-task-win-1 = You are to move, and one sowing wins at once. Find it.
exercise-task-save = Your opponent is about to win. Only one sowing prevents it. Find it.
exercise-task-win = { $turns ->
    [2] Two
   *[other] Three
} turns of yours win, whatever your opponent plays. Find the first.
exercise-task-more = Go on: { $left ->
    [one] the next sowing wins
   *[other] two more turns of yours win
}.
exercise-marked = { $count ->
    [0] No start is marked.
    [one] One start is marked.
   *[other] { $count } starts are marked.
}
exercise-of-kind = { $done } of { $of } of this kind done, { $all } of { $of-all } in all
exercise-start-label = { $pit }, { part-seeds }: the sowing begins here, { part-way }
exercise-start-label-one-way = { $pit }, { part-seeds }: the sowing begins here
exercise-mark-label = { $pit }, { part-seeds }. Marked: { $marks ->
    [left] to the left
    [right] to the right
    [both] both ways
    [yes] yes
   *[none] no
}

exercise-check = Check
exercise-show = Show me
exercise-skip = Skip to the end
exercise-again = Once more
exercise-next = Next
exercise-another = Another one
exercise-harder = A harder one
exercise-all = All exercises

## What is told of an answer

exercise-right-starts = Well seen: these are all the starts.
exercise-right-laps = Well counted: { part-laps }.
exercise-right-end = Well followed: the last seed falls in { $pit }.
exercise-right-most = Well chosen: it takes { part-seeds }.
exercise-right-win = Well played: that wins.
exercise-right-more = That is right. Your opponent holds out as long as can be.
exercise-right-save = Well done: now your opponent cannot win at once.
exercise-shown = This is how it goes.
exercise-shown-laps = { $laps ->
    [one] One lap: this is how it goes.
   *[other] { $laps } laps: this is how it goes.
}
exercise-shown-starts = These are all the starts.

part-move = { $one-way ->
    [yes] { $pit }
   *[no] { $pit } { part-way }
}
part-reply = { $one-way ->
    [yes] { $reply }
   *[no] { $reply } { $way ->
        [left] to their left
       *[right] to their right
    }
}
exercise-wrong-mark = { part-move }: { $why }
exercise-missing = { $count ->
    [one] One start is missing: { part-move }.
   *[other] { $count } starts are missing, such as { part-move }.
}
exercise-more-wrong = { $count ->
    [one] One more mark is wrong.
   *[other] { $count } more marks are wrong.
}
exercise-loses-row = That loses your front row: your opponent answers with { part-reply }.
exercise-loses = That loses at once: after { part-reply } you can sow no more.
exercise-no-end = The turn ends in { $pit }, and your opponent can still play { part-reply }.
exercise-holds = Your opponent answers with { part-reply }, and then { $left ->
    [one] no sowing of yours wins at once
   *[other] you cannot win in { $left }
}.
exercise-ends-unwon = That ends the game, and you have not won it.
exercise-takes-less = { $seeds ->
    [0] That takes nothing
    [one] That takes one seed
   *[other] That takes { $seeds } seeds
}, and another sowing takes more.
exercise-goes-on = Lap { $lap } ends in { $pit }, which holds seeds: the sowing goes on.
exercise-captures = Lap { $lap } ends in { $pit } and captures: the sowing goes on.
exercise-ends-before = The sowing ends before it has had { part-laps }.
exercise-no-lap-ends = No lap of this sowing ends in { $pit }.

## When what is done cannot be read or kept

notice-exercises-damaged = The list of exercises that are done was damaged in line { $line } of { $file } ({ $problem }). What could be read holds; the damaged file is kept as { $aside }.
notice-exercises-damaged-kept = The list of exercises that are done is damaged in line { $line } of { $file } ({ $problem }). The file cannot be set aside: { part-reason }. It stays as it is, and what you do now is not kept until it is mended or removed.
notice-exercises-unreadable = The list of exercises that are done, in { $file }, cannot be read: { part-reason }. It begins empty.
notice-exercises-unsaved = Which exercises are done cannot be saved in { $file }: { part-reason }. It lasts until you leave, and saving is tried again and again.
notice-exercises-saved-again = Which exercises are done can be saved again, and is.
exercise-way = { $pit }: { $way }
