# What only a table in a house says: its first screen, the end of a visit, and what the staff see.

# On the terminal, when the staff have the table started again.
kiosk-starts-again = The table stops, to be started again.

# The bar at the lower edge of every screen.
kiosk-home = Home
kiosk-panel = Sound and text
# The first screen. $game is the name of a game.
kiosk-lesson = Learn it in a minute
kiosk-play = Play
kiosk-play-game = Play { $game }
kiosk-face = Two of you, face to face
kiosk-attract-touch = Touch a pit, and you are playing.
kiosk-attract-adapts = Play against the table: it plays as well as you do.
# Two visitors face to face.
kiosk-your-turn = It is your turn
kiosk-other-turn = The other side is to move
kiosk-to-the-left = Sow to the left
kiosk-to-the-right = Sow to the right
kiosk-you-won = You have won
kiosk-you-lost = The other side has won
kiosk-drawn = Nobody has won
kiosk-again = Once more
# What a visitor may set.
kiosk-panel-language = Language
kiosk-panel-volume = Volume
kiosk-panel-text = Size of the text
kiosk-volume-off = Off
kiosk-volume-low = Low
kiosk-volume-middle = Medium
kiosk-volume-high = High
kiosk-text-usual = Usual
kiosk-text-large = Large
kiosk-text-largest = Largest
kiosk-rules = The games and their rules
kiosk-done = Done
# The end of a visit.
kiosk-doubt = Are you still there?
kiosk-doubt-line = { $seconds ->
    [one] In one second the table begins anew.
   *[other] In { $seconds } seconds the table begins anew.
}
kiosk-here = I am here
# Outside the opening hours.
kiosk-closed = We are closed now.
kiosk-closed-until = We are closed now. Open from { $open } to { $close }.
# For the staff.
kiosk-cleaning = Touches do nothing while the screen is being cleaned
kiosk-pin = PIN
kiosk-pin-none = No PIN is set in the configuration, so nobody can get in here.
kiosk-pin-wrong = That is not the PIN.
kiosk-pin-wait = { $seconds ->
    [one] Wait one second before the next try.
   *[other] Wait { $seconds } seconds before the next try.
}
kiosk-pin-rub = Delete
kiosk-pin-enter = OK
kiosk-staff = For the staff
kiosk-staff-today = Today
kiosk-staff-month = 30 days
kiosk-staff-sessions = Visits
kiosk-staff-matches = Matches
kiosk-staff-abandoned = Matches left before their end
kiosk-staff-lessons = Lessons
kiosk-staff-seconds = Seconds a visit, on average
kiosk-staff-restarts = Restarts after a failure
kiosk-staff-plot = Visits a day, over 30 days
kiosk-staff-no-counts = The counts cannot be read. The log says why.
kiosk-staff-health = The table
kiosk-staff-safe = Safe mode; all is tried again after
kiosk-staff-up = Running for
kiosk-staff-memory = Memory
kiosk-staff-frames = A frame takes: half of them, 99 of 100
kiosk-staff-span = { $days } d { $hours } h { $minutes } min
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = Version
kiosk-staff-clock = Clock
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = Volume of this table
kiosk-staff-clean = Clean the screen (30 seconds)
kiosk-staff-again = Start the table again
kiosk-staff-close = Close the table
kiosk-staff-leave = Back to the visitors
