//! Reading records.

use super::tags::{OWN_KEYS, is_key};
use super::write::{PIE, SWAP, VERSION, result_text};
use super::{BadStart, Ending, Problem, Record, RecordError};
use crate::notation::{Dialect, ParseError, Scanner, WrittenMove, quote, scan_position};
use crate::rules::{DrawnBy, Game, KichwaRule, Outcome, Rules, Side, WonBy};

/// More lines than any header has: a limit to what a made-up file can cost.
const MOST_HEADER_LINES: usize = 1_000;

/// A piece of one line, and where it stands.
#[derive(Clone, Copy, Debug)]
struct Piece<'a> {
    text: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Piece<'a> {
    /// The part of it from a byte on, without white space at its ends.
    fn from(self, byte: usize) -> Self {
        let (before, rest) = self.text.split_at(byte);
        let text = rest.trim_start();
        let space = &rest[..rest.len() - text.len()];
        let skipped = before.chars().count() + space.chars().count();
        Piece { text: text.trim_end(), line: self.line, column: self.column + skipped }
    }

    fn error(self, expected: impl Into<String>) -> RecordError {
        let found = if self.text.is_empty() { "nothing more".to_owned() } else { quote(self.text) };
        let (line, column, expected) = (self.line, self.column, expected.into());
        ParseError { line, column, expected, found }.into()
    }

    fn problem(self, problem: Problem) -> RecordError {
        RecordError { line: self.line, column: self.column, problem }
    }
}

/// The header's lines, each key with its value.
struct Header<'a> {
    lines: Vec<(Piece<'a>, Piece<'a>)>,
    /// Where the header ends.
    end: Piece<'a>,
}

impl<'a> Header<'a> {
    fn get(&self, key: &str) -> Option<Piece<'a>> {
        self.lines.iter().find(|(known, _)| known.text == key).map(|&(_, value)| value)
    }

    fn need(&self, key: &str, values: &str) -> Result<Piece<'a>, RecordError> {
        self.get(key).ok_or_else(|| {
            let found = "the end of the header".to_owned();
            let expected = format!("a line `{key}: …` with {values}");
            ParseError { line: self.end.line, column: self.end.column, expected, found }.into()
        })
    }
}

impl Record {
    /// Reads a record, see the [module](super), and checks every move against the rules.
    ///
    /// # Errors
    /// With the place, if the text is not a record, a move is illegal, or the result is wrong.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        // Some editors put a byte order mark before every text.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines =
            text.lines().enumerate().map(|(i, text)| Piece { text, line: i + 1, column: 1 });
        let header = header(&mut lines)?;
        let game = game(&header)?;
        let mut record = match header.get("Start") {
            Some(line) => start(game, line)?,
            None => Record::new(game),
        };
        if let Some(line) = header.get("Pie") {
            if line.text != PIE {
                return Err(line.error("`yes`: without the pie rule there is no such line"));
            }
            record = record.with_pie_rule();
        }
        for &(key, value) in &header.lines {
            if !OWN_KEYS.contains(&key.text) {
                record.put_tag(key.text, value.text.to_owned());
            }
        }
        play_all(&mut record, lines)?;
        check_result(&mut record, &header)?;
        Ok(record)
    }

    /// As [`Record::parse`], of bytes that may not even be text.
    ///
    /// # Errors
    /// As [`Record::parse`], and if the bytes are not UTF-8.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::parse(text),
            Err(error) => {
                let (good, bad) = bytes.split_at(error.valid_up_to());
                let good = String::from_utf8_lossy(good);
                let last_line = good.rsplit('\n').next().unwrap_or_default();
                let found =
                    bad.first().map_or(String::new(), |byte| format!("the byte {byte:#04x}"));
                Err(ParseError {
                    line: good.matches('\n').count() + 1,
                    column: last_line.chars().count() + 1,
                    expected: "text in UTF-8".to_owned(),
                    found,
                }
                .into())
            }
        }
    }
}

fn header<'a>(lines: &mut impl Iterator<Item = Piece<'a>>) -> Result<Header<'a>, RecordError> {
    let first = lines.next().unwrap_or(Piece { text: "", line: 1, column: 1 });
    let (key, value) = key_and_value(first)
        .filter(|(key, _)| key.text == "Mbili")
        .ok_or_else(|| first.error("`Mbili: 1`, the first line of every record"))?;
    if value.text != VERSION {
        let newer = |digit: u8| digit.is_ascii_digit();
        if value.text.bytes().all(newer) && !["", "1"].contains(&value.text.trim_start_matches('0'))
        {
            return Err(value.problem(Problem::NewerVersion { found: value.text.to_owned() }));
        }
        return Err(value.error("the version of the format, 1"));
    }
    let mut header = Header { lines: vec![(key, value)], end: first };
    for line in lines {
        header.end = line;
        let text = line.text.trim_start();
        if text.is_empty() {
            break;
        }
        if text.starts_with(';') {
            continue;
        }
        let (key, value) = key_and_value(line).ok_or_else(|| {
            line.from(0).error("a line `Key: value`, or an empty line before the moves")
        })?;
        if header.lines.len() >= MOST_HEADER_LINES {
            return Err(key.error(format!("a header of at most {MOST_HEADER_LINES} lines")));
        }
        if header.get(key.text).is_some() {
            return Err(key.error("another key: each stands only once"));
        }
        header.lines.push((key, value));
    }
    Ok(header)
}

fn key_and_value(line: Piece<'_>) -> Option<(Piece<'_>, Piece<'_>)> {
    let colon = line.text.find(':')?;
    let key = Piece { text: &line.text[..colon], ..line }.from(0);
    is_key(key.text).then_some((key, line.from(colon + 1)))
}

fn game(header: &Header<'_>) -> Result<Game, RecordError> {
    const GAMES: &str = "`kujifunza` or `djenon`";
    const KICHWA: &str = "`sustain`, `choose` or `first`";
    let named = header.need("Game", GAMES)?;
    if named.text == Game::Djenon.name() {
        return match header.get("Kichwa") {
            Some(line) => Err(line.error("no such line: Djenon-aboure has no kichwa")),
            None => Ok(Game::Djenon),
        };
    }
    if named.text != Game::Kujifunza(KichwaRule::default()).name() {
        return Err(named.error(GAMES));
    }
    let line = header.need("Kichwa", KICHWA)?;
    let rule = KichwaRule::from_name(line.text).ok_or_else(|| line.error(KICHWA))?;
    Ok(Game::Kujifunza(rule))
}

fn start(game: Game, line: Piece<'_>) -> Result<Record, RecordError> {
    let mut scanner = Scanner::at(line.text, line.line, line.column);
    let position = scan_position(&mut scanner, game.board())?;
    Record::from_position(game, position).map_err(|bad| match bad {
        BadStart::WrongBoard => line.error("a position of this game's board"),
        BadStart::NobodyChooses => {
            line.error("a position that waits for no kichwa: the rule is `sustain`")
        }
    })
}

fn play_all<'a>(
    record: &mut Record,
    lines: impl Iterator<Item = Piece<'a>>,
) -> Result<(), RecordError> {
    let mut unfinished: Option<Piece<'_>> = None;
    for word in lines.flat_map(words) {
        let Some(word) = without_number(word) else { continue };
        if let Some(last) = unfinished {
            return Err(last.error(
                "L or R: this move captures again, and only the last of a record may leave its \
                 kichwa open",
            ));
        }
        if word.text == SWAP {
            record.swap().map_err(|why| word.problem(Problem::NoSwap { why }))?;
            continue;
        }
        play_move(record, word)?;
        if record.position().pending().is_some() {
            let end = Piece { text: "", column: word.column + word.text.chars().count(), ..word };
            unfinished = Some(end);
        }
    }
    Ok(())
}

/// The words of a line, up to a comment.
fn words(line: Piece<'_>) -> impl Iterator<Item = Piece<'_>> {
    let end = line.text.find(';').unwrap_or(line.text.len());
    let mut rest = Piece { text: &line.text[..end], ..line }.from(0);
    std::iter::from_fn(move || {
        let length = rest.text.find(char::is_whitespace).unwrap_or(rest.text.len());
        let word = Piece { text: &rest.text[..length], ..rest };
        rest = rest.from(length);
        (length > 0).then_some(word)
    })
}

/// The word without a turn number such as `12.` before it; `None` if nothing else is there.
fn without_number(word: Piece<'_>) -> Option<Piece<'_>> {
    let digits = word.text.bytes().take_while(u8::is_ascii_digit).count();
    let numbered = digits > 0 && word.text[digits..].starts_with('.');
    let rest = if numbered { word.from(digits + 1) } else { word };
    (!rest.text.is_empty()).then_some(rest)
}

fn play_move(record: &mut Record, word: Piece<'_>) -> Result<(), RecordError> {
    let (game, turn, text) = (record.game(), record.finished_turns() + 1, word.text.to_owned());
    let mut scanner = Scanner::at(word.text, word.line, word.column);
    let written = WrittenMove::scan(&mut scanner, game.board(), Dialect::Letters)?;
    if record.ending().is_none() && !written.mark_is_right(game, record.position()) {
        return Err(word.problem(Problem::NotTakata { turn, text }));
    }
    // The picks are the last characters of the word, one each.
    let first_pick = word.column + word.text.chars().count() - written.turn.picks.len();
    for (i, action) in written.turn.actions().enumerate() {
        let column = if i == 0 { word.column } else { first_pick + i - 1 };
        record.play(action, &mut ()).map_err(|refusal| {
            let board = game.board();
            let text = text.clone();
            Piece { column, ..word }.problem(Problem::Illegal { turn, text, refusal, board })
        })?;
    }
    Ok(())
}

/// The resignation in the header is done, any other result compared with what the moves lead to.
fn check_result(record: &mut Record, header: &Header<'_>) -> Result<(), RecordError> {
    let unfinished = record.turns().next_back().is_some_and(|turn| !turn.finished);
    let Some(line) = header.get("Result") else {
        return if unfinished {
            header.need("Result", "`*`: the last turn is unfinished").map(|_| ())
        } else {
            Ok(())
        };
    };
    let actual = result_text(record.ending());
    // Any ending of each kind that has a text of its own.
    let endings = [
        None,
        Some(Ending::ByRules(Outcome::Won { side: Side::South, by: WonBy::NoLegalStart })),
        Some(Ending::ByRules(Outcome::Won { side: Side::North, by: WonBy::NoLegalStart })),
        Some(Ending::ByRules(Outcome::Drawn { by: DrawnBy::Repetition })),
        Some(Ending::Resigned(Side::South)),
        Some(Ending::Resigned(Side::North)),
    ];
    let claimed = endings.into_iter().find(|&ending| result_text(ending) == line.text);
    let claimed = claimed.ok_or_else(|| {
        line.error("`S`, `N`, `draw`, `S resign`, `N resign`, or `*` for unfinished")
    })?;
    let agrees = match claimed {
        Some(Ending::Resigned(side)) => record.resign(side).is_ok(),
        _ => result_text(claimed) == actual,
    };
    if agrees {
        return Ok(());
    }
    Err(line.problem(Problem::WrongResult { claimed: result_text(claimed), actual }))
}
