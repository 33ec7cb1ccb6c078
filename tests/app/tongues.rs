//! Another language at any moment: what is played, shown and filled in stays as it is.

use crate::harness::{COMPUTER, MODALS, SCREENS, Table};
use mbili::app::exercises::Exercising;
use mbili::app::session::{Drafting, Intent, Pointing, Practice, Seat};
use mbili::app::settings::{Change, Speech};
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Edit, Game, Pit};
use mbili::words::Language;

/// Opens the list as a player would, chooses a language, and sees that it is spoken.
fn switch(table: &mut Table, language: Language) {
    table.did(Intent::Open(Modal::Languages));
    assert_eq!(table.modal(), Modal::Languages);
    table.want(Intent::Change(Change::Language(language.code().into())));
    table.did(Intent::Close);
    assert_eq!(table.app.world().resource::<Speech>().0.language(), language);
}

fn pointing(table: &Table) -> Pointing {
    *table.app.world().resource::<Pointing>()
}

#[test]
fn the_list_lies_over_every_screen_and_modal_and_leads_back_to_it() {
    let screens = SCREENS.into_iter().filter(|screen| *screen != Screen::Boot);
    let modals = || MODALS.into_iter().filter(|modal| *modal != Modal::Languages);
    let mut table = Table::new();
    for (place, screen) in screens.enumerate() {
        for (step, modal) in modals().enumerate() {
            table.place(screen, modal);
            let language = Language::ALL[(place + step) % Language::ALL.len()];
            switch(&mut table, language);
            assert_eq!((table.screen(), table.modal()), (screen, modal));
            // Esc closes it as well, and asked for twice it still leads back.
            table.did(Intent::Open(Modal::Languages));
            table.did(Intent::Open(Modal::Languages));
            table.did(Intent::Back);
            assert_eq!((table.screen(), table.modal()), (screen, modal));
        }
    }
}

#[test]
fn a_playback_waits_and_goes_on_where_it_was() {
    for game in Game::ALL {
        let mut table = Table::with(game, [Seat::Human, COMPUTER]);
        let longest = table.playing().legal.iter().copied().max_by_key(|&action| {
            table.playing().preview(action).map_or(0, |(events, _)| events.len())
        });
        table.want(Intent::Play(longest.expect("a first move")));
        while table.stage().progress.is_none_or(|progress| progress < 0.4) {
            table.frames(1);
        }
        let before = (table.playing().clone(), table.stage().progress, table.stage().lap);
        table.did(Intent::Open(Modal::Languages));
        let waits = table.stage().progress;
        table.frames(20);
        assert_eq!(table.stage().progress, waits, "the seeds wait");
        for language in [Language::Greek, Language::Chinese, Language::Korean] {
            table.want(Intent::Change(Change::Language(language.code().into())));
            table.frames(2);
        }
        let now = (table.playing().clone(), table.stage().progress, table.stage().lap);
        assert_eq!(now.0.record, before.0.record, "the match is as it was");
        assert!(now.1 >= before.1 && now.2 >= before.2, "{:?} {:?}", before.1, now.1);
        assert_eq!(now.1, waits);
        table.did(Intent::Close);
        assert!(table.stage().is_moving(), "it goes on");
        table.settle();
        table.assert_agrees();
    }
}

#[test]
fn a_chosen_pit_stays_chosen() {
    let mut table = Table::of_friends(Game::ALL[0]);
    let pit = table.playing().legal.iter().find_map(|action| match *action {
        mbili::rules::Action::Sow { pit, .. } => Some(pit),
        _ => None,
    });
    table.did(Intent::Tap(pit.expect("something can be sown")));
    let before = pointing(&table);
    assert_eq!(before.chosen, pit);
    switch(&mut table, Language::Japanese);
    assert_eq!(pointing(&table).chosen, before.chosen);
}

#[test]
fn a_board_laid_by_hand_and_an_exercise_are_kept() {
    let mut table = Table::new();
    table.did(Intent::OpenNewMatch);
    table.did(Intent::SetUp(Game::ALL[0]));
    table.did(Intent::Edit(Edit::Take(Pit(3))));
    table.did(Intent::Edit(Edit::Add(Pit(5))));
    let draft = table.app.world().resource::<Drafting>().draft;
    switch(&mut table, Language::German);
    assert_eq!(table.app.world().resource::<Drafting>().draft, draft);
    assert_eq!(table.screen(), Screen::SetUp);

    table.did(Intent::ToTitle);
    table.did(Intent::OpenExercises);
    table.did(Intent::Practice(Practice::Begin(Some(mbili::exercises::Kind::Laps))));
    table.settle();
    table.did(Intent::Practice(Practice::Number(1)));
    let told = |table: &Table| {
        let at = table.app.world().resource::<Exercising>().at_work.clone().expect("an exercise");
        (at.place, at.told, at.work)
    };
    let before = told(&table);
    switch(&mut table, Language::French);
    assert_eq!(format!("{:?}", told(&table)), format!("{before:?}"));
    assert_eq!(table.screen(), Screen::Exercise);
}
