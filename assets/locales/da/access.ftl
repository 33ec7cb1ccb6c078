# Til dem, der hører bordet eller styrer det med en spilcontroller eller kontakter.
