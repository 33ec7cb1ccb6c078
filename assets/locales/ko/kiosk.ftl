# What only a table in a house says: its first screen, the end of a visit, and what the staff see.

# On the terminal, when the staff have the table started again.
kiosk-starts-again = 테이블을 다시 시작하려고 종료합니다.

# The bar at the lower edge of every screen.
kiosk-home = 처음으로
kiosk-panel = 소리와 글자
# The first screen.
kiosk-lesson = 1분 만에 배우기
kiosk-play = 두어 보기
kiosk-play-game = { $game } 두어 보기
kiosk-face = 둘이 마주 보고 두기
kiosk-attract-touch = 구멍을 누르면 바로 시작됩니다.
kiosk-attract-adapts = 테이블과 두어 보세요. 내 실력에 맞추어 둡니다.
# Two visitors face to face.
kiosk-your-turn = 내 차례입니다
kiosk-other-turn = 상대 차례입니다
kiosk-to-the-left = 왼쪽으로 뿌리기
kiosk-to-the-right = 오른쪽으로 뿌리기
kiosk-you-won = 내가 이겼습니다
kiosk-you-lost = 상대가 이겼습니다
kiosk-drawn = 아무도 이기지 않았습니다
kiosk-again = 한 판 더
# What a visitor may set.
kiosk-panel-language = 언어
kiosk-panel-volume = 소리 크기
kiosk-panel-text = 글자 크기
kiosk-volume-off = 끔
kiosk-volume-low = 작게
kiosk-volume-middle = 보통
kiosk-volume-high = 크게
kiosk-text-usual = 보통
kiosk-text-large = 크게
kiosk-text-largest = 가장 크게
kiosk-rules = 놀이와 규칙
kiosk-done = 완료
# The end of a visit.
kiosk-doubt = 아직 계신가요?
kiosk-doubt-line = { $seconds }초 뒤에 처음 화면으로 돌아갑니다.
kiosk-here = 여기 있어요
# Outside the opening hours.
kiosk-closed = 지금은 문을 닫았습니다.
kiosk-closed-until = 지금은 문을 닫았습니다. 관람 시간: { $open }~{ $close }.
# For the staff.
kiosk-cleaning = 화면을 닦는 동안에는 눌러도 반응하지 않습니다
kiosk-pin = PIN
kiosk-pin-none = 설정 파일에 PIN이 없어서, 아무도 여기에 들어올 수 없습니다.
kiosk-pin-wrong = PIN이 아닙니다.
kiosk-pin-wait = { $seconds }초 뒤에 다시 해 보세요.
kiosk-pin-rub = 지우기
kiosk-pin-enter = 확인
kiosk-staff = 직원용
kiosk-staff-today = 오늘
kiosk-staff-month = 30일
kiosk-staff-sessions = 이용 횟수
kiosk-staff-matches = 대국
kiosk-staff-abandoned = 끝나기 전에 그만둔 대국
kiosk-staff-lessons = 수업
kiosk-staff-seconds = 이용당 평균 시간(초)
kiosk-staff-restarts = 오류 뒤 다시 시작
kiosk-staff-plot = 하루 이용 횟수, 30일간
kiosk-staff-no-counts = 집계를 읽을 수 없습니다. 이유는 로그에 있습니다.
kiosk-staff-health = 테이블
kiosk-staff-safe = 안전 상태, 모두 다시 시작하기까지
kiosk-staff-up = 작동 시간
kiosk-staff-memory = 메모리
kiosk-staff-frames = 한 프레임의 시간: 절반, 100개 중 99개
kiosk-staff-span = { $days }일 { $hours }시간 { $minutes }분
kiosk-staff-mib = { $mib } MiB
kiosk-staff-ms = { $half } / { $most } ms
kiosk-staff-version = 버전
kiosk-staff-clock = 시계
kiosk-staff-figure = { $name }: { $value }
kiosk-staff-figure-when = { $name }, { $when }: { $value }
kiosk-staff-volume = 이 테이블의 소리 크기
kiosk-staff-clean = 화면 닦기(30초)
kiosk-staff-again = 테이블 다시 시작
kiosk-staff-close = 테이블 끄기
kiosk-staff-leave = 관람객 화면으로
