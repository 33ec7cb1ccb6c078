"""Tests of scripts/check-certificate, run by scripts/check. Standard library only."""
import importlib.machinery
import importlib.util
import io
import json
import os
import re
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout

HERE = os.path.dirname(os.path.abspath(__file__))
loader = importlib.machinery.SourceFileLoader("check_certificate", os.path.join(HERE, "../../scripts/check-certificate"))
cc = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(cc)

BEGIN = "[ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]"
# (house or "djenon", claim, a near-won start, TURNS that are enough)
WON = [
    ("sustain", "S wins", "[ 1 1 1 1 0 0 2 2 | 0 1 1 0 1 0 0 1 | 0 6 5 1 5 2 12 0 | 5 8 2 0 2 1 1 2 | 0 0 | F F | 255 | 0 ]", 5),
    ("sustain", "N wins", "[ 3 3 5 2 0 1 3 1 | 1 1 7 0 2 4 0 2 | 2 1 3 3 1 3 1 2 | 2 1 5 2 1 0 1 1 | 0 0 | F F | 255 | 1 ]", 5),
    ("sustain", "S wins", "[ 0 1 1 2 0 1 0 1 | 0 0 0 0 0 0 1 0 | 1 18 0 1 6 3 4 0 | 3 1 2 0 3 1 5 9 | 0 0 | F F | 255 | 0 ]", 5),
    ("choose", "S wins", "[ 2 2 2 2 2 2 0 1 | 0 0 1 1 2 1 1 0 | 0 8 1 10 5 5 1 0 | 0 3 3 0 3 3 0 3 | 0 0 | F F | 255 | 0 ]", 5),
    ("choose", "N wins", "[ 5 5 2 1 2 3 3 7 | 1 0 4 1 5 3 1 2 | 1 1 2 1 0 0 0 0 | 2 2 2 2 2 2 2 0 | 0 0 | F F | 255 | 1 ]", 5),
    ("first", "S wins", "[ 0 2 2 2 2 2 2 2 | 2 5 3 1 0 5 0 0 | 0 0 3 1 5 8 3 3 | 0 1 0 3 0 3 3 1 | 0 0 | F F | 255 | 0 ]", 5),
    ("first", "N wins", "[ 4 0 0 3 1 3 2 1 | 1 3 3 0 1 8 3 1 | 2 1 1 19 0 0 1 0 | 2 0 0 0 0 1 0 3 | 0 0 | F F | 255 | 1 ]", 5),
    ("djenon", "N wins", "[ 0 1 1 2 2 2 | 3 3 0 3 1 0 | 14 16 | 1 ]", 9),
    ("djenon", "N at least 24", "[ 1 2 1 2 1 4 | 1 2 1 0 0 1 | 14 18 | 1 ]", 9),
    ("djenon", "S at least 22", "[ 1 0 1 0 0 1 | 3 1 0 1 2 4 | 18 16 | 0 ]", 9),
]


class Game:
    """Turns as the checker plays them, by brute force in these tests. A position is its text."""
    def __init__(self, house):
        self.house = house

    def moves(self, pos):
        turns = cc.turns_of_djenon(pos) if self.house == "djenon" else cc.turns_of_bao(pos, self.house)
        return ((move, after) for move, after, _ in turns)

    def play(self, pos, move):
        return dict(self.moves(pos)).get(move)

    def fulfils(self, pos, side, least):
        """Whether a game that is over fulfils the claim."""
        numbers = [int(number) for number in re.findall("[0-9]+", pos)]
        if self.house != "djenon" or max(numbers[:12]) > 1:
            return numbers[-1] != side
        score = [sum(numbers[6 * of:6 * of + 6]) + numbers[12 + of] for of in (0, 1)]
        return score[side] > score[1 - side] if least is None else score[side] >= least


def claim_of(text):
    words = text.split()
    return "SN".index(words[0]), int(words[3]) if len(words) > 2 else None


def over(game, pos):
    return next(iter(game.moves(pos)), None) is None


def best(game, claim, pos, n, memo):
    """(TURNS, move) with the least TURNS up to n; None if there is no win so soon. Claimant to move."""
    if (pos, n) not in memo:
        found = None
        for move, after in game.moves(pos):
            need = answer(game, claim, after, (found[0] - 1 if found else n) - 1, memo)
            if need is not None and (not found or need + 1 < found[0]):
                found = need + 1, move
        memo[pos, n] = found
    return memo[pos, n]


def answer(game, claim, pos, n, memo):
    """The least n within which pos is answered; None if not within n. Opponent to move."""
    if n < 0:
        return None
    need = 0
    for _, after in game.moves(pos):
        need = max(need, 1)
        if n < 1 or over(game, after) and not game.fulfils(after, *claim):
            return None
        if not over(game, after):
            reply = best(game, claim, after, n - 1, memo)
            if reply is None:
                return None
            need = max(need, reply[0] + 1)
    return need if need or game.fulfils(pos, *claim) else None


def build(house, claim_text, start_text, n):
    """A right certificate as a list of lines, by brute force."""
    game, claim, memo, found = Game(house), claim_of(claim_text), {}, {}
    start = start_text
    todo = [start] if int(start[-3]) == claim[0] else [p for _, p in game.moves(start) if not over(game, p)]
    while todo:
        pos = todo.pop()
        if pos not in found:
            found[pos] = best(game, claim, pos, n, memo)
            after = game.play(pos, found[pos][1])
            todo += [p for _, p in game.moves(after) if not over(game, p)]
    head = ["Mbili certificate: 1", "Game: " + ("djenon" if house == "djenon" else "kujifunza")]
    head += [] if house == "djenon" else ["Kichwa: " + house]
    head += ["Claim: " + claim_text, "Start: " + start_text, f"Positions: {len(found)}", ""]
    return head + [f"{turns} {move} {pos}" for pos, (turns, move) in found.items()]


def run(text, *options):
    """(exit status, output) of the checker for a file with this text."""
    with tempfile.NamedTemporaryFile("wb", suffix=".txt", delete=False) as file:
        file.write(text if isinstance(text, bytes) else text.encode())
    out = io.StringIO()
    with redirect_stdout(out):
        status = cc.main([*options, file.name])
    os.unlink(file.name)
    return status, out.getvalue().replace(file.name, "FILE").strip()


def run_lines(lines):
    return run("".join(line + "\n" for line in lines))


class Right(unittest.TestCase):
    def test_built_ones_are_right(self):
        for case in WON:
            lines = build(*case)
            count = len(lines) - lines.index("") - 1
            self.assertGreater(count, 3)
            self.assertEqual(run_lines(lines), (0, f"FILE: right, {count} positions"), case)

    def test_all_kinds_of_moves_occur(self):
        moves = [line.split()[1] for case in WON for line in build(*case) if line[:1].isdigit()]
        for kind in "*", ":", "pass":
            self.assertTrue(any(kind in move for move in moves), kind)

    def test_order_and_longer_turns_do_not_matter(self):
        lines = build(*WON[0])
        self.assertEqual(run_lines(lines[:7] + lines[:6:-1])[0], 0)
        lines[7] = "999" + lines[7][1:]  # the line of Start: nothing leads to it
        self.assertEqual(run_lines(lines)[0], 0)

    def test_the_opponent_may_begin(self):
        for house, claim, start, n in WON:
            game, lines = Game(house), build(house, claim, start, n)
            first = lines.index("") + 1
            after = game.play(start, lines[first].split()[1])
            lines = build(house, claim, after, n)
            self.assertEqual(run_lines(lines)[0], 0)
            del lines[lines.index("") + 1]
            lines[lines.index("") - 1] = f"Positions: {len(lines) - lines.index('') - 1}"
            self.assertEqual(run_lines(lines)[0], 1)

    def test_only_endless_starts_lose(self):  # D7: South has 35 seeds only, but North cannot move
        for claim in "S wins", "S at least 48":
            lines = build("djenon", claim, "[ 6 7 2 7 8 2 | 3 1 0 1 0 6 | 0 0 | 0 ]", 1)
            self.assertEqual(lines[-1].split()[:2], ["1", "A6"])
            self.assertEqual(run_lines(lines)[0], 0)


class Tampered(unittest.TestCase):
    """WON[0]: 7 lines before the positions; 5 is the line of Start."""
    def rejected(self, lines, why, at=None):
        status, out = run_lines(lines)
        self.assertEqual(status, 1, out)
        self.assertRegex(out, why)
        if at:
            self.assertIn(f"line {at}:", out)

    def setUp(self):
        self.lines = build(*WON[0])
        self.game = Game("sustain")

    def each(self, change):
        """For every position line of every right certificate: change(lines, index) is rejected."""
        for case in WON:
            lines = build(*case)
            for index in range(lines.index("") + 1, len(lines)):
                changed = change(lines[:], index, Game(case[0]))
                if changed:
                    self.rejected(changed, "wrong in line")

    def test_01_wrong_move(self):  # legal, but does not win in time
        tried = 0
        for case in WON:
            lines, game, claim = build(*case), Game(case[0]), claim_of(case[1])
            for index in range(lines.index("") + 1, len(lines)):
                turns, move, text = lines[index].split(" ", 2)
                for other, after in game.moves(text):
                    if other != move and answer(game, claim, after, int(turns) - 1, {}) is None:
                        self.rejected(lines[:index] + [f"{turns} {other} {text}"] + lines[index + 1:], "wrong")
                        tried += 1
        self.assertGreater(tried, 20)

    def test_02_illegal_move(self):
        for move in "A1R", "A9R", "a2R", "A2", "A2R:", "A2R:L", "pass", "B8R*", "x", "A2R**", "A2R>":
            turns, _, text = self.lines[7].split(" ", 2)
            if move not in dict(self.game.moves(text)):
                self.rejected(self.lines[:7] + [f"{turns} {move} {text}"] + self.lines[8:], "legal move", 8)

    def test_02_illegal_picks_and_star(self):
        def change(lines, index, game):
            turns, move, text = lines[index].split(" ", 2)
            move = move[:-1] if move[-1] in "*LR" and ":" in move or "*" in move else move + "*"
            lines[index] = f"{turns} {move} {text}"
            return lines
        self.each(change)

    def test_02_colon_without_picks(self):
        def change(lines, index, game):
            turns, move, text = lines[index].split(" ", 2)
            if ":" not in move:
                lines[index] = f"{turns} {move}: {text}"
                return lines
        self.each(change)

    def test_02_move_ends_the_game_without_the_claim(self):
        lines = ["Mbili certificate: 1", "Game: djenon", "Claim: S at least 21", "Start: ", "Positions: 1", "", "1 A6 "]
        text = "[ 0 0 0 0 0 2 | 0 0 0 0 0 0 | 20 26 | 0 ]"  # ends 21:27
        lines = [line + text if line[-1:] == " " else line for line in lines]
        self.assertEqual(run_lines(lines)[0], 0)
        for claim in "S at least 22", "S wins":
            self.rejected(lines[:2] + ["Claim: " + claim] + lines[3:], "A6 is not answered", 7)

    def test_02_final_seeds(self):  # D6: 21:27 and 24:24, whoever claims it and whoever begins
        for won, right, wrong in ((20, 26), ["S at least 21", "N wins", "N at least 27"],
                                  ["S at least 22", "S wins", "N at least 28"]), \
                                 ((23, 23), ["S at least 24", "N at least 24"], ["S wins", "N wins", "S at least 25"]):
            start = "[ 0 0 0 0 0 2 | 0 0 0 0 0 0 | {} {} | 0 ]".format(*won)
            for claim in right + wrong:
                listed = [f"1 A6 {start}"] if claim[0] == "S" else []
                lines = ["Mbili certificate: 1", "Game: djenon", f"Claim: {claim}", f"Start: {start}",
                         f"Positions: {len(listed)}", "", *listed]
                self.assertEqual(run_lines(lines)[0], int(claim in wrong), claim)

    def test_02_one_pick_too_many(self):
        def change(lines, index, game):
            turns, move, text = lines[index].split(" ", 2)
            lines[index] = f"{turns} {move}{'' if ':' in move else ':'}L {text}"
            return lines
        self.each(change)

    def test_03_missing_position(self):
        def change(lines, index, game):
            del lines[index]
            lines[lines.index("") - 1] = f"Positions: {len(lines) - lines.index('') - 1}"
            return lines
        self.each(change)

    def test_04_turns_too_small(self):  # they are the least possible here
        def change(lines, index, game):
            turns, rest = lines[index].split(" ", 1)
            lines[index] = f"{int(turns) - 1} {rest}"
            return lines
        self.each(change)

    def test_05_turns_too_large(self):
        def change(lines, index, game):
            if index > lines.index("") + 1:  # not the line of Start
                lines[index] = "99 " + lines[index].split(" ", 1)[1]
                return lines
        self.each(change)

    def test_06_wrong_claim_side(self):
        for case in WON:
            lines = build(*case)
            self.rejected([line.translate({83: "N", 78: "S"}) if line.startswith("Claim") else line
                           for line in lines], "expected|no position with")

    def test_06_claim_too_high(self):
        lines = build(*WON[8])
        for least in range(25, 49):
            if answer(Game("djenon"), (1, least), Game("djenon").play(WON[8][2], lines[6].split()[1]), 8, {}) is None:
                break
        self.assertLess(least, 48)
        self.rejected([line.replace("least 24", f"least {least}") for line in lines], "wrong in line")

    def test_07_duplicate_position(self):
        lines = self.lines + [self.lines[8]]
        lines[5] = f"Positions: {len(lines) - 7}"
        self.rejected(lines, "twice", len(lines))

    def test_08_wrong_count(self):
        n = len(self.lines) - 7
        for count in n - 1, n + 1, -n, f"0{n}", "":
            self.rejected(self.lines[:5] + [f"Positions: {count}"] + self.lines[6:], "another number|expected")

    def test_09_waits_for_a_kichwa(self):
        self.rejected(self.lines[:8] + [self.lines[8].replace(" ]", " | 1 R A3 ]")] + self.lines[9:], "kichwa", 9)
        self.rejected(self.lines[:4] + [self.lines[4].replace(" ]", " | 1 R A3 ]")] + self.lines[5:], "kichwa", 5)

    def test_10_changed_start(self):
        self.rejected(self.lines[:4] + ["Start: " + BEGIN] + self.lines[5:], "Start is over or not answered", 5)
        self.rejected(self.lines[:4] + ["Start: " + BEGIN.replace("| 0 ]", "| 1 ]")] + self.lines[5:], "Start", 5)

    def test_11_start_is_over(self):
        text = "[ 1 1 1 1 1 1 1 1 | 2 2 2 2 2 2 2 2 | 0 0 0 0 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]"
        lines = self.lines[:3] + ["Claim: N wins", "Start: " + text, "Positions: 0", ""]
        self.rejected(lines, "over", 5)

    def test_12_truncated(self):
        for size in range(1, len(self.lines)):
            self.rejected(self.lines[:size], "wrong in line")
        whole = "".join(line + "\n" for line in self.lines).encode()
        for size in range(len(whole)):
            self.assertEqual(run(whole[:size])[0], 1)

    def test_13_missing_reply(self):  # a line is replaced by another right line that nobody needs
        turns, move, text = self.lines[8].split(" ", 2)
        other = build(*WON[2])
        self.rejected(self.lines[:8] + [next(line for line in other if line.startswith("1 "))] + self.lines[9:],
                      "not answered")

    def test_14_other_house_rule(self):
        for house in "sustain", "first":
            lines = build(*WON[3])
            self.rejected([line.replace("choose", house) for line in lines], "wrong in line")

    def test_15_form(self):
        for index, line in enumerate(self.lines):
            for changed in line + " ", " " + line, line + "\r", line.replace(":", " :"), line.replace("1", "01"), \
                    line.replace(" ", "  "), "# " + line, "ü" + line:
                if changed != line:
                    self.rejected(self.lines[:index] + [changed] + self.lines[index + 1:], "wrong in line")
        self.rejected(self.lines + [""], "wrong in line")
        self.assertEqual(run(b"\xff\xfe\n")[0], 1)

    def test_15_positions(self):
        turns, move, text = self.lines[8].split(" ", 2)
        for changed in text.replace(" | ", "|"), text.replace("[ ", "["), text.replace(" ]", "]"), text[:-3] + "2 ]", \
                text.replace("0 0 | F F", "1 0 | F F"), text.replace("F F", "T F"), text.replace("255", "4"), \
                "[ 200" + text[text.index(" ", 2):], "[ -1" + text[text.index(" ", 2):], "[ 1 " + text[2:]:
            self.assertNotEqual(changed, text)
            self.rejected(self.lines[:8] + [f"{turns} {move} {changed}"] + self.lines[9:], "no position with", 9)
        self.rejected(self.lines[:8] + [f"0 {move} {text}"] + self.lines[9:], "not answered", None)

    def test_16_listed_position_is_over(self):
        text = "[ 2 2 2 2 2 2 2 2 | 0 0 0 0 0 0 0 0 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]"
        lines = self.lines + ["1 A1R " + text]
        lines[5] = f"Positions: {len(lines) - 7}"
        self.rejected(lines, "legal move", len(lines))


class Rules(unittest.TestCase):
    def bao(self, text, house="sustain"):
        return [move for move, _ in Game(house).moves(text)]

    def test_facts(self):  # rules.md section 6
        first = "A1R A2R A3L A3R A4L A4R A5L A5R A6L A6R A7L A8L B8R B7R B2L B1L".split()
        self.assertEqual(sorted(self.bao(BEGIN)), sorted(first))
        choose = self.bao(BEGIN, "choose")
        self.assertEqual((len(choose), sum(move.startswith("A1R") for move in choose)), (56, 5))
        self.assertEqual(len(self.bao(BEGIN, "first")), 24)

    def test_endless(self):  # B14
        for text, name in (
                ("[ 1 5 1 2 4 3 0 1 | 0 7 9 0 5 2 3 0 | 2 2 2 3 1 0 0 0 | 1 0 0 1 1 2 5 1 | 0 0 | F F | 255 | 1 ]", "a7R*"),
                ("[ 2 3 2 1 0 16 3 3 | 1 4 5 0 2 3 2 0 | 1 0 1 0 1 0 1 0 | 2 1 2 3 2 0 2 1 | 0 0 | F F | 255 | 0 ]", "B5R*"),
                ("[ 0 1 0 1 3 2 1 2 | 6 1 0 9 2 9 12 1 | 1 0 1 0 0 0 0 1 | 1 1 2 1 0 0 0 6 | 0 0 | F F | 255 | 1 ]", "a8R*")):
            moves = self.bao(text)
            self.assertNotIn(name, moves)
            self.assertTrue(moves)
            lines = ["Mbili certificate: 1", "Game: kujifunza", "Kichwa: sustain", f"Claim: {'SN'[int(text[-3])]} wins",
                     "Start: " + text, "Positions: 1", "", f"1 {name} {text}"]
            status, out = run_lines(lines)
            self.assertEqual((status, "line 8" in out, "legal move" in out), (1, True, True), out)

    def test_lone_kichwa_and_back_row(self):
        text = "[ 0 0 0 0 0 0 0 0 | 0 0 0 0 1 0 0 0 | {} | {} | 0 0 | F F | 255 | 0 ]"
        back = "0 0 3 0 0 0 0 0"
        self.assertEqual(self.bao(text.format("0 0 0 0 0 0 0 2", back)), ["A8L*"])
        self.assertEqual(self.bao(text.format("3 0 0 0 0 0 0 0", back)), ["A1R*"])
        self.assertEqual(self.bao(text.format("0 0 2 0 0 0 0 0", back)), ["A3R*", "A3L*"])
        self.assertEqual(self.bao(text.format("0 0 1 0 0 0 0 0", back)), ["B3L*", "B3R*"])
        self.assertEqual(self.bao(text.format("0 0 1 0 0 0 0 0", "0 0 1 0 0 0 0 0")), [])

    def test_rule_of_16(self):  # 16 from A1 would end in A1; 17 in A2: it captures only later, not as a start
        text = "[ 0 0 0 0 0 0 0 0 | 1 1 1 1 1 1 1 1 | {} 1 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]"
        self.assertEqual(self.bao(text.format(16)), ["A1R*", "A1L*"])
        self.assertEqual(self.bao(text.format(17)), ["A1R*", "A1L*"])
        move, after, laps = next(iter(cc.turns_of_bao(text.format(16), "sustain")))
        self.assertEqual((move, laps, after.split(" | ")[2][:2]), ("A1R*", [16], "1 "))

    def test_djenon(self):
        game = Game("djenon")
        pos = "[ 13 1 0 0 0 0 | 1 0 0 0 0 1 | 0 0 | 0 ]"  # 13 end in their origin; a6 and A1
        self.assertEqual(game.play(pos, "A1"), "[ 0 2 1 1 1 1 | 2 1 1 1 1 0 | 4 0 | 1 ]")
        self.assertEqual([move for move, _ in game.moves("[ 1 0 1 0 0 0 | 1 1 0 0 3 1 | 0 0 | 0 ]")], ["pass"])
        self.assertEqual(list(game.moves("[ 1 0 1 0 0 0 | 1 1 0 0 1 1 | 23 19 | 0 ]")), [])


class Program(unittest.TestCase):
    def test_vectors(self):
        for name, count in ("kujifunza_moves", 224), ("kujifunza_kichwa_options", 147), ("djenon_moves", 204):
            text = self.vectors(name)
            self.assertEqual(run(text, "--vectors"), (0, f"FILE: right, {count} cases"))
            for change in (b'"laps": 4,', b'"laps": 5,'), (b'"seeds_sown": 19,', b'"seeds_sown": 20,'), \
                    (b'"result": {', b'"endless": true, "result": {'):
                status, out = run(text.replace(*change), "--vectors")
                self.assertEqual((status, "wrong in line" in out), (1, True), out)

    def test_endless_vectors(self):
        for name, count in ("kujifunza_endless", 8), ("djenon_endless", 3):
            vectors = json.loads(self.vectors(name))
            vectors["cases"] = [case for case in vectors["cases"] if case.get("endless")]
            self.assertEqual(run(json.dumps(vectors), "--vectors"), (0, f"FILE: right, {count} cases"))

    def vectors(self, name):
        with open(os.path.join(HERE, f"../vectors/{name}.json"), "rb") as file:
            return file.read()

    def test_wrong_use(self):
        with redirect_stderr(io.StringIO()), redirect_stdout(io.StringIO()):
            for arguments in [], ["--vectors"], ["--help"], ["/no/such/file"]:
                self.assertEqual(cc.main(arguments), 2)


if __name__ == "__main__":
    unittest.main()
