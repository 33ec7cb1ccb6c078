//! Which exercise comes next.

use super::Progress;
use crate::exercises::{Kind, all, grades};
use std::sync::OnceLock;

/// Where to begin: the easiest that is not done, of a kind or of all; the first, if all are done.
#[must_use]
pub fn first(progress: &Progress, kind: Option<Kind>) -> Option<usize> {
    let of_the_kind = in_order(kind);
    let open = of_the_kind.iter().find(|&&place| !progress.is_done_at(place));
    open.or(of_the_kind.first()).copied()
}

/// What comes after this one: the next that is not done, of its kind if one is left there and else of all; the next
/// in order, if all are done.
pub(super) fn next(progress: &Progress, kind: Option<Kind>, after: Option<usize>) -> Option<usize> {
    let Some(after) = after else { return first(progress, kind) };
    for of in [kind, None] {
        let places = in_order(of);
        let at = places.iter().position(|&place| place == after).map_or(0, |at| at + 1);
        let mut round = places[at..].iter().chain(&places[..at]);
        let open = |&&place: &&usize| place != after && !progress.is_done_at(place);
        if let Some(&place) = round.find(open) {
            return Some(place);
        }
    }
    let places = in_order(kind);
    let at = places.iter().position(|&place| place == after)?;
    places.get((at + 1) % places.len()).copied()
}

/// The first of a higher grade and the same kind, one that is not done if there is one; `None` where this is of the
/// highest.
#[must_use]
pub fn harder(progress: &Progress, than: usize) -> Option<usize> {
    let (kind, grade) = (all().get(than)?.kind, grades()[than]);
    let mut higher = in_order(Some(kind));
    higher.retain(|&place| grades()[place] > grade);
    let next = grades()[*higher.first()?];
    higher.retain(|&place| grades()[place] == next);
    let open = higher.iter().find(|&&place| !progress.is_done_at(place));
    open.or(higher.first()).copied()
}

/// The places of a kind, or of all, from the easiest to the hardest. Screens ask for it in every frame.
fn in_order(kind: Option<Kind>) -> Vec<usize> {
    static ORDER: OnceLock<Vec<usize>> = OnceLock::new();
    let order = ORDER.get_or_init(|| {
        let mut places: Vec<usize> = (0..all().len()).collect();
        places.sort_by_key(|&place| (grades()[place], all()[place].kind, place));
        places
    });
    let of = |place: &usize| kind.is_none_or(|kind| kind == all()[*place].kind);
    order.iter().copied().filter(of).collect()
}
