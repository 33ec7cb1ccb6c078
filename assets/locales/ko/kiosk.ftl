# What only a table in a house says: its first screen, the end of a visit, and what the staff see.

# On the terminal, when the staff have the table started again.
kiosk-starts-again = 테이블을 다시 시작하려고 종료합니다.
