# Was nur ein Tisch in einem Haus sagt: sein erster Bildschirm, das Ende eines Besuchs, und was das Personal sieht.

kiosk-starts-again = Der Tisch wird beendet und neu gestartet.
