# Det, kun et bord i et hus siger: dets første billede, slutningen af et besøg, og hvad personalet ser.

kiosk-starts-again = Bordet lukker og startes igen.
