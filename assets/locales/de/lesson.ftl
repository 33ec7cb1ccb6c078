# Die Lektion in fünf Schritten und der Kurs, der darauf folgt.
