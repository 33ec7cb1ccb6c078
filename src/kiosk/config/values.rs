//! Values with limits, so that no other part of the program has to think of them.

use serde::Deserialize;

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "i64")]
pub struct Span<const LEAST: i64, const MOST: i64>(u32);

/// A volume, 0 to 100.
pub type Percent = Span<0, 100>;

/// A size of text in per cent of the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "i64")]
pub struct TextSize(Span<75, 200>);

impl<const LEAST: i64, const MOST: i64> Span<LEAST, MOST> {
    /// A number that is known to be within the limits; one outside is taken to the nearer limit.
    #[must_use]
    pub fn new(number: u32) -> Self {
        Span(i64::from(number).clamp(LEAST, MOST) as u32)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl<const LEAST: i64, const MOST: i64> TryFrom<i64> for Span<LEAST, MOST> {
    type Error = String;

    fn try_from(number: i64) -> Result<Self, String> {
        if (LEAST..=MOST).contains(&number) {
            Ok(Span(number as u32))
        } else {
            Err(format!("{number} is not from {LEAST} to {MOST}"))
        }
    }
}

impl TextSize {
    /// In per cent.
    #[must_use]
    pub const fn percent(self) -> u16 {
        self.0.get() as u16
    }
}

impl Default for TextSize {
    fn default() -> Self {
        TextSize(Span::new(100))
    }
}

impl TryFrom<i64> for TextSize {
    type Error = String;

    fn try_from(number: i64) -> Result<Self, String> {
        Span::try_from(number).map(TextSize)
    }
}
