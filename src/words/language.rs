//! The languages, and the texts of each.

use unic_langid::{LanguageIdentifier, langid};

/// The list of languages. Each line names one, its code (which is its folder in `assets/locales/`)
/// and what its speakers call it.
macro_rules! languages {
    ($($(#[$meta:meta])? $language:ident $code:literal $own_name:literal,)+) => {
        /// A language that the game speaks.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Language {
            $(
                #[doc = concat!("`", $code, "`, ", $own_name, ".")]
                $(#[$meta])?
                $language,
            )+
        }

        impl Language {
            /// All languages, English first, the others by their own names.
            pub const ALL: &[Language] = &[$(Language::$language),+];

            /// The language's code after BCP 47, such as `sw`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)+
                }
            }

            /// What the speakers of the language call it; not to be translated.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Language::$language => $own_name,)+
                }
            }

            pub(super) fn identifier(self) -> LanguageIdentifier {
                match self {
                    $(Language::$language => langid!($code),)+
                }
            }

            /// The texts: the name of each file, for messages about it, and what it holds.
            #[must_use]
            pub const fn sources(self) -> [(&'static str, &'static str); FILES] {
                match self {
                    $(Language::$language => files!($code),)+
                }
            }
        }
    };
}

/// The files of a language: each is a feature of its own.
macro_rules! files {
    ($code:literal) => {
        [
            source!($code, "play.ftl"),
            source!($code, "table.ftl"),
            source!($code, "book.ftl"),
            source!($code, "hints.ftl"),
            source!($code, "fair.ftl"),
            source!($code, "exercises.ftl"),
            source!($code, "review.ftl"),
            source!($code, "lesson.ftl"),
            source!($code, "kiosk.ftl"),
            source!($code, "access.ftl"),
        ]
    };
}

macro_rules! source {
    ($code:literal, $file:literal) => {
        (
            concat!($code, "/", $file),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/locales/",
                $code,
                "/",
                $file
            )),
        )
    };
}

/// How many files a language has.
const FILES: usize = files!("en").len();

languages! {
    #[default] English "en" "English",
    Danish "da" "Dansk",
    German "de" "Deutsch",
    Greek "el" "Ελληνικά",
    Spanish "es" "Español",
    French "fr" "Français",
    Italian "it" "Italiano",
    Swahili "sw" "Kiswahili",
    Portuguese "pt" "Português",
    Korean "ko" "한국어",
    Japanese "ja" "日本語",
    Chinese "zh" "简体中文",
}

/// The writing of a language, by which its font is chosen: the same sign has another form in Japan than in China.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Writing {
    /// Latin or Greek letters.
    #[default]
    Letters,
    /// Hangul.
    Korean,
    /// Kana and Han signs as they are written in Japan.
    Japanese,
    /// Simplified Han signs.
    Chinese,
}

impl Writing {
    /// All of them.
    pub const ALL: [Writing; 4] =
        [Writing::Letters, Writing::Korean, Writing::Japanese, Writing::Chinese];

    /// Whether lines may be broken between signs, since no spaces part the words.
    #[must_use]
    pub const fn has_no_spaces(self) -> bool {
        matches!(self, Writing::Japanese | Writing::Chinese)
    }
}

impl Language {
    /// The language of a code such as `sw`, `sw-KE` or `sw_TZ.UTF-8`; `None` if the game does not
    /// speak it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next()?;
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// How the language is written.
    #[must_use]
    pub fn writing(self) -> Writing {
        match self.code() {
            "ko" => Writing::Korean,
            "ja" => Writing::Japanese,
            "zh" => Writing::Chinese,
            _ => Writing::Letters,
        }
    }
}
