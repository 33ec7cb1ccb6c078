//! What the sentences about a moment of a match must be like, in every language.

use mbili::engine::review::Moment;
use mbili::notation::{Move, print_move};
use mbili::rules::{Game, Position};
use mbili::words::{Language, Names, Who, Words};

pub struct Readers {
    languages: Vec<Words>,
    names: [Names; 2],
}

impl Readers {
    pub fn of_every_language() -> Self {
        let you = Names { south: Who::You, north: Who::Computer };
        let languages = Language::ALL.iter().map(|&language| Words::new(language)).collect();
        Readers { languages, names: [you, Names::default()] }
    }

    /// Whether the lesson of a moment is a sentence for all of them. `before` is where its turn was played.
    pub fn read(&self, game: Game, before: &Position, moment: &Moment) {
        for (words, names) in self
            .languages
            .iter()
            .flat_map(|words| self.names.iter().map(move |names| (words, names)))
        {
            let text = words.lesson(game, names, before, moment);
            assert!(text.ends_with(['.', '。']) && !text.contains(['{', '}', '$']), "{text}");
            assert!(!text.contains("  ") && !text.contains("lesson-"), "{text}");
            // A kichwa that is to be picked is never left out: it may be all that matters.
            if let Some(better) = moment.better.first().filter(|turn| turn.len() > 1) {
                let turn = Move::of(better).expect("a turn");
                let turn = print_move(game, before, &turn);
                assert!(text.contains(&turn), "{text}: {turn}");
            }
        }
    }

    pub fn assert_no_faults(&self) {
        for words in &self.languages {
            assert_eq!(words.faults(), []);
        }
    }
}
