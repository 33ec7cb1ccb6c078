# Für alle, die den Tisch hören oder ihn mit Gamepad oder Schaltern bedienen.
