//! A board that is laid out by hand: what is touched, typed and told.

use super::desk::Desk;
use super::flow::settled;
use super::scenes::{FRIENDS, KUJIFUNZA};
use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, Pos2, Shape, TouchPhase};
use mbili::app::session::{Intent, MatchSetup, Seat};
use mbili::app::state::{Modal, Screen};
use mbili::engine::Level;
use mbili::engine::auto::Rating;
use mbili::notation::print_position;
use mbili::rules::{Board, Draft, Edit, Game, KichwaRule, Pit, Position, Rules, Side};
use mbili::words::Language;

impl Desk {
    /// With this position on the board, after these edits.
    pub fn lay(&mut self, position: &Position, edits: &[Edit]) {
        self.drafting.draft = Draft::of(position);
        for edit in edits {
            self.does(&Intent::Edit(*edit));
        }
        self.stage.shown = Some(self.drafting.draft.laid());
    }

    /// What the session makes of an edit.
    fn does(&mut self, intent: &Intent) {
        if let Intent::Edit(edit) = intent {
            self.drafting.refused = self.drafting.draft.edit(*edit).err();
            self.stage.shown = Some(self.drafting.draft.laid());
            if let Edit::Add(pit) | Edit::Take(pit) | Edit::Empty(pit) = edit {
                self.pointing.chosen = Some(*pit);
            }
        }
    }

    /// How many things of this name can be clicked.
    fn clickable(&self, name: &str) -> usize {
        self.names().iter().filter(|known| *known == name).count()
    }

    fn told(&self) -> Vec<String> {
        self.texts().into_iter().map(|(text, ..)| text).collect()
    }
}

/// The desk with the start of a game laid out, high enough that all of it is seen.
fn set_up(game: Game) -> Desk {
    let mut desk = Desk::new(Screen::SetUp, Modal::None).sized(2000.0, 1800.0).text(75);
    desk.memory.form.djenon = game == Game::Djenon;
    desk.lay(&game.start(), &[]);
    settled(desk)
}

fn edits(intents: &[Intent]) -> Vec<Edit> {
    intents
        .iter()
        .filter_map(|intent| match intent {
            Intent::Edit(edit) => Some(*edit),
            _ => None,
        })
        .collect()
}

fn pointer(pos: Pos2, button: PointerButton, pressed: bool) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}

/// A press of so many passes.
fn press(desk: &mut Desk, at: Pos2, passes: usize, touches: bool) -> Vec<Edit> {
    let touch = |phase| Event::Touch {
        device_id: bevy_egui::egui::TouchDeviceId(1),
        id: bevy_egui::egui::TouchId(1),
        phase,
        pos: at,
        force: None,
    };
    let with = |phase, mut events: Vec<Event>| {
        if touches {
            events.insert(0, touch(phase));
        }
        events
    };
    let down = vec![Event::PointerMoved(at), pointer(at, PointerButton::Primary, true)];
    let mut intents = desk.pass(with(TouchPhase::Start, down));
    for _ in 0..passes {
        intents.extend(desk.pass(Vec::new()));
    }
    let up = vec![pointer(at, PointerButton::Primary, false)];
    intents.extend(desk.pass(with(TouchPhase::End, up)));
    edits(&intents)
}

#[test]
fn a_short_press_puts_a_seed_and_a_long_one_or_the_right_button_takes_one() {
    for (game, pit) in [(KUJIFUNZA, Pit(20)), (Game::Djenon, Pit(4))] {
        for touches in [false, true] {
            let mut desk = set_up(game);
            let at = desk.pit(pit);
            assert_eq!(press(&mut desk, at, 2, touches), [Edit::Add(pit)], "touches: {touches}");
            assert_eq!(press(&mut desk, at, 60, touches), [Edit::Take(pit)], "touches: {touches}");
            assert_eq!(press(&mut desk, at, 2, touches), [Edit::Add(pit)], "and short again");
        }
        let mut desk = set_up(game);
        let at = desk.pit(pit);
        let mut intents = desk.pass(vec![Event::PointerMoved(at)]);
        intents.extend(desk.pass(vec![pointer(at, PointerButton::Secondary, true)]));
        intents.extend(desk.pass(vec![pointer(at, PointerButton::Secondary, false)]));
        assert_eq!(edits(&intents), [Edit::Take(pit)]);
        assert_eq!(intents[0], Intent::Point(Some(pit)));
        // Who slides away has wanted nothing.
        let away = desk.free.left_top();
        let mut intents = desk.pass(vec![pointer(at, PointerButton::Primary, true)]);
        intents.extend(desk.pass(vec![Event::PointerMoved(away)]));
        for _ in 0..60 {
            intents.extend(desk.pass(Vec::new()));
        }
        intents.extend(desk.pass(vec![pointer(away, PointerButton::Primary, false)]));
        assert_eq!(edits(&intents), []);
    }
}

#[test]
fn seeds_are_won_by_hand_where_there_are_stores() {
    let mut desk = set_up(Game::Djenon);
    desk.does(&Intent::Edit(Edit::Clear));
    desk.settle();
    for side in Side::BOTH {
        let store = desk.board.stores.expect("two stores")[side.index()].center();
        let at = Pos2::new(store.x, store.y);
        assert_eq!(press(&mut desk, at, 2, true), [Edit::AddWon(side)]);
        let name = desk.words.side(side);
        let put = format!("Put a seed to those won by {name}");
        assert_eq!(edits(&desk.click_on(&put)), [Edit::AddWon(side)]);
        let take = format!("Take a seed from those won by {name}");
        assert!(!desk.names().contains(&take), "nothing is won yet");
        desk.does(&Intent::Edit(Edit::AddWon(side)));
        desk.settle();
        assert_eq!(edits(&desk.click_on(&take)), [Edit::TakeWon(side)]);
    }
    let desk = set_up(KUJIFUNZA);
    assert!(!desk.names().iter().any(|name| name.contains("won by")), "Bao has no stores");
}

#[test]
fn the_buttons_do_what_they_say_to_the_pit_that_was_touched() {
    let mut desk = set_up(KUJIFUNZA);
    assert!(!desk.names().iter().any(|name| name.starts_with("Put a seed")), "which pit?");
    let pit = Board::FourRows.pit(Side::North, 2);
    desk.does(&Intent::Edit(Edit::Take(pit)));
    desk.settle();
    for (name, edit) in [
        ("Put a seed into a3", Edit::Add(pit)),
        ("Take a seed out of a3", Edit::Take(pit)),
        ("Empty a3", Edit::Empty(pit)),
        ("Clear the board", Edit::Clear),
        ("Start position", Edit::Start),
        ("North", Edit::ToMove(Side::North)),
    ] {
        assert_eq!(edits(&desk.click_on(name)), [edit], "{name}");
    }
    assert!(desk.told().contains(&"63 of 64 seeds lie on the board.".to_owned()));
    assert_eq!(desk.click_on("Back"), [Intent::Back]);
}

#[test]
fn begin_rests_with_the_reason_beside_it_until_a_match_can_begin() {
    let mut desk = set_up(KUJIFUNZA);
    assert_eq!(desk.clickable("Begin"), 1);
    for (edit, reason) in [
        (Edit::Clear, "front row of South is empty"),
        (Edit::Add(Pit(2)), "front row of North is empty"),
        (Edit::Add(Pit(18)), "South is to move and has no legal start"),
    ] {
        desk.does(&Intent::Edit(edit));
        desk.settle();
        assert_eq!(desk.clickable("Begin"), 0, "it rests");
        let told = desk.told();
        assert!(told.iter().any(|text| text.contains(reason)), "{reason:?} in {told:?}");
    }
    desk.does(&Intent::Edit(Edit::Add(Pit(2))));
    desk.settle();
    assert!(desk.told().iter().all(|text| !text.contains("has lost")));
    let start = desk.drafting.draft.fit(KUJIFUNZA).expect("a match can begin");
    let setup = MatchSetup {
        game: KUJIFUNZA,
        seats: [Seat::Human, Seat::Computer(Rating::default().level())],
    };
    assert_eq!(desk.click_on("Begin"), [Intent::BeginFrom(setup.clone(), start)]);
    // What was just refused is told although a match could begin.
    desk.does(&Intent::Edit(Edit::Start));
    desk.does(&Intent::Edit(Edit::Add(Pit(0))));
    desk.settle();
    assert!(desk.told().iter().any(|text| text.contains("64 seeds, and 65 would lie here")));
    assert_eq!(desk.click_on("Begin"), [Intent::BeginFrom(setup, KUJIFUNZA.start())]);
}

#[test]
fn the_form_says_who_plays_the_side_to_move() {
    let mut desk = set_up(KUJIFUNZA);
    desk.does(&Intent::Edit(Edit::ToMove(Side::North)));
    desk.click_on("Master");
    desk.settle();
    let computer = Seat::Computer(Level::Bingwa);
    let seats = |desk: &mut Desk| match desk.click_on("Begin").as_slice() {
        [Intent::BeginFrom(setup, start)] => {
            assert_eq!(start.side(), Side::North);
            setup.seats
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(seats(&mut desk), [computer, Seat::Human], "you are to move");
    desk.click_on("The computer");
    desk.settle();
    assert_eq!(seats(&mut desk), [Seat::Human, computer]);
    desk.click_on("A friend here");
    desk.settle();
    assert!(desk.told().contains(&"North, at the far edge, begins.".to_owned()));
    assert_eq!(seats(&mut desk), FRIENDS);
}

#[test]
fn the_house_rule_decides_whether_seeds_can_wait() {
    let choose = Game::Kujifunza(KichwaRule::Choose);
    let asked = super::scenes::asked().playing.expect("a match").position;
    let mut desk = set_up(KUJIFUNZA);
    desk.lay(&asked, &[]);
    desk.settle();
    assert!(desk.told().iter().any(|text| text.contains("house rule Zanzibar leaves none")));
    assert_eq!(desk.clickable("Begin"), 0);
    let tile = desk.names().into_iter().find(|name| name.starts_with("Mancala World"));
    desk.click_on(&tile.expect("the other rule"));
    desk.settle();
    match desk.click_on("Begin").as_slice() {
        [Intent::BeginFrom(setup, start)] => assert_eq!((setup.game, *start), (choose, asked)),
        other => panic!("{other:?}"),
    }
    assert_eq!(edits(&desk.click_on("Lay them aside")), [Edit::LayAside]);
}

#[test]
fn a_position_is_copied_typed_and_pasted_as_text() {
    for game in [KUJIFUNZA, Game::Djenon] {
        let mut desk = set_up(game);
        let start = print_position(&game.start());
        assert!(desk.told().contains(&start), "{:?}", desk.told());
        desk.click_on("Copy");
        assert_eq!(desk.copied, [start]);
        desk.settle();
        assert!(desk.names().contains(&"Copied".to_owned()));

        let mut draft = Draft::of(&game.start());
        draft.edit(Edit::Take(Pit(3))).expect("it can be done");
        let other = draft.laid();
        let line = print_position(&other);
        desk.click_on("Position as text");
        desk.settle();
        // Pasted over what was there.
        let intents = desk.pass(vec![Event::Paste(line.clone())]);
        assert_eq!(edits(&intents), [Edit::Lay(other)], "{:?}", desk.told());
        intents.iter().for_each(|intent| desk.does(intent));
        desk.settle();
        assert!(desk.told().contains(&line));

        // Half of it is no position, and says where.
        desk.key(Key::Backspace);
        desk.settle();
        let wrong: Vec<String> =
            desk.told().into_iter().filter(|text| text.starts_with("Not a position")).collect();
        assert!(wrong.len() == 1 && wrong[0].contains("from character"), "{wrong:?}");
        assert_eq!(desk.drafting.draft.laid(), other, "the board stays as it is");
        let intents = desk.pass(vec![Event::Text("]".into())]);
        assert_eq!(edits(&intents), [Edit::Lay(other)]);
        desk.settle();
        assert!(!desk.told().iter().any(|text| text.starts_with("Not a position")));
        // What lies on the board is what is written, as soon as nobody writes.
        desk.key(Key::Tab);
        desk.does(&Intent::Edit(Edit::Clear));
        desk.settle();
        assert!(desk.told().contains(&print_position(&desk.drafting.draft.laid())));
    }
}

#[test]
fn a_position_of_another_board_or_with_too_many_seeds_is_refused() {
    let mut desk = set_up(KUJIFUNZA);
    let mut paste = |text: &str| {
        desk.click_on("Position as text");
        desk.settle();
        let intents = desk.pass(vec![Event::Paste(text.to_owned())]);
        intents.iter().for_each(|intent| desk.does(intent));
        desk.settle();
        let told = desk.told();
        desk.key(Key::Tab);
        desk.does(&Intent::Edit(Edit::Start));
        desk.settle();
        told
    };
    let told = paste(&print_position(&Game::Djenon.start()));
    assert!(told.iter().any(|text| text.contains("another board than that of Bao")), "{told:?}");
    let many = print_position(&KUJIFUNZA.start()).replacen('2', "22", 1);
    let told = paste(&many);
    assert!(told.iter().any(|text| text.contains("84 would lie here")), "{told:?}");
}

#[test]
fn a_match_whose_position_is_tried_fills_in_the_form() {
    use mbili::app::ui::{Begins, Form, Opponent};
    let computer = Seat::Computer(Level::Fundi);
    for (seats, side, opponent, begins) in [
        (FRIENDS, Side::South, Opponent::Friend, Begins::You),
        ([Seat::Human, computer], Side::South, Opponent::Computer(Level::Fundi), Begins::You),
        ([Seat::Human, computer], Side::North, Opponent::Computer(Level::Fundi), Begins::Other),
        ([computer, Seat::Human], Side::North, Opponent::Computer(Level::Fundi), Begins::You),
    ] {
        for game in Game::ALL {
            let form = Form::of(&MatchSetup { game, seats }, side);
            assert_eq!((form.opponent, form.begins), (opponent, begins));
            assert_eq!(form.setup(true).game, game);
            // Begun again from there, it has the same seats.
            let setup = form.setup(true);
            let again = if side == Side::South { setup } else { setup.swapped() };
            assert_eq!(again.seats, seats);
        }
    }
}

/// The texts of a shape, line by line as they are broken.
fn lines(shape: &Shape, found: &mut Vec<(String, Vec<String>)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| lines(shape, found)),
        Shape::Text(text) => {
            let rows = text.galley.rows.iter().map(|row| row.text()).collect();
            found.push((text.galley.text().to_owned(), rows));
        }
        _ => {}
    }
}

#[test]
fn no_word_on_a_button_is_broken() {
    // Where there are no spaces, `languages` looks at the ends of lines.
    for &language in Language::ALL.iter().filter(|l| !l.writing().has_no_spaces()) {
        for (width, height, percent) in
            [(480.0, 320.0, 200), (960.0, 540.0, 200), (640.0, 360.0, 100)]
        {
            for edit in [Edit::Start, Edit::Clear] {
                let desk = Desk::new(Screen::SetUp, Modal::None).speaking(language);
                let mut desk = desk.sized(width, height).text(percent);
                desk.lay(&Game::Djenon.start(), &[edit]);
                desk.settle();
                let mut found = Vec::new();
                desk.shapes.iter().for_each(|clipped| lines(&clipped.shape, &mut found));
                let buttons = [desk.words.get("new-match-begin"), desk.words.get("menu-back")];
                let on_buttons = desk.names().into_iter().chain(buttons).collect::<Vec<_>>();
                found.retain(|(text, _)| on_buttons.contains(text));
                assert!(found.len() > 1, "{found:?}");
                for (text, rows) in found {
                    let whole = |row: &String| row.ends_with(char::is_whitespace);
                    let before_last = &rows[..rows.len() - 1];
                    assert!(before_last.iter().all(whole), "{text:?} is broken: {rows:?}");
                }
            }
        }
    }
}
