# What only a table in a house says: its first screen, the end of a visit, and what the staff see.
