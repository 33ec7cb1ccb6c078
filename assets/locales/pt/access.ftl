# For those who hear the table, or work it by a game pad or by switches.
