//! When the house is open. Outside these hours the screen is dark and the display may sleep.

use jiff::civil::{DateTime, Time, Weekday};
use serde::Deserialize;

/// When the house is open, by the clock on the wall.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Hours {
    /// When it opens; without it, always open.
    pub open: Option<Clock>,
    /// When it closes. A time before `open` is on the next day.
    pub close: Option<Clock>,
    /// Days on which it does not open at all.
    pub closed: Vec<Day>,
}

/// A time of day, written as `09:30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct Clock(Time);

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Day {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Hours {
    /// Whether the house is open at this moment of the clock on the wall.
    #[must_use]
    pub fn is_open(&self, now: DateTime) -> bool {
        let (Some(Clock(open)), Some(Clock(close))) = (self.open, self.close) else {
            return !self.is_closed_on(now.date().weekday());
        };
        let (day, time) = (now.date().weekday(), now.time());
        if open < close {
            return !self.is_closed_on(day) && open <= time && time < close;
        }
        // Over midnight: the night belongs to the day on which it began.
        let opened_today = time >= open && !self.is_closed_on(day);
        let opened_yesterday = time < close && !self.is_closed_on(day.previous());
        opened_today || opened_yesterday
    }

    /// When it opens and closes, as it is written on a door; `None` if it never closes.
    #[must_use]
    pub fn on_the_door(&self) -> Option<[String; 2]> {
        let text = |Clock(time): Clock| time.strftime("%H:%M").to_string();
        Some([text(self.open?), text(self.close?)])
    }

    fn is_closed_on(&self, day: Weekday) -> bool {
        self.closed.iter().any(|closed| closed.weekday() == day)
    }

    /// What does not fit: the key, and what to write instead.
    #[must_use]
    pub(super) fn fault(&self) -> Option<(&'static str, &'static str)> {
        if Day::ALL.iter().all(|day| self.closed.contains(day)) {
            return Some(("closed", "all seven days: the house would never open; leave one out"));
        }
        match (self.open, self.close) {
            (Some(_), None) => {
                Some(("open", "there is no `close` beside it; give both or neither"))
            }
            (None, Some(_)) => Some(("open", "it is missing beside `close`; give both or neither")),
            (Some(open), Some(close)) if open == close => Some((
                "open",
                "the same as `close`; leave out both for a house that is always open",
            )),
            _ => None,
        }
    }
}

impl Day {
    const ALL: [Day; 7] = [
        Day::Monday,
        Day::Tuesday,
        Day::Wednesday,
        Day::Thursday,
        Day::Friday,
        Day::Saturday,
        Day::Sunday,
    ];

    const fn weekday(self) -> Weekday {
        match self {
            Day::Monday => Weekday::Monday,
            Day::Tuesday => Weekday::Tuesday,
            Day::Wednesday => Weekday::Wednesday,
            Day::Thursday => Weekday::Thursday,
            Day::Friday => Weekday::Friday,
            Day::Saturday => Weekday::Saturday,
            Day::Sunday => Weekday::Sunday,
        }
    }
}

impl TryFrom<String> for Clock {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let parsed = text.split_once(':').and_then(|(hour, minute)| {
            let number = |part: &str| {
                let digits = part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
                digits.then(|| part.parse::<i8>().ok()).flatten()
            };
            Time::new(number(hour)?, number(minute)?, 0, 0).ok()
        });
        parsed.map(Clock).ok_or_else(|| format!("\"{text}\" is no time of day such as \"09:30\""))
    }
}
