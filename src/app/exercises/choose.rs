//! Which exercise comes next.

use super::Progress;
use crate::exercises::{Exercise, Kind, all, grade_of};

/// Where to begin: the easiest that is not done, of a kind or of all; the first, if all are done.
#[must_use]
pub fn first(progress: &Progress, kind: Option<Kind>) -> Option<usize> {
    let of_the_kind = in_order(kind);
    let open = of_the_kind.iter().find(|&&place| !progress.is_done(&all()[place]));
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
        let open = |&&place: &&usize| place != after && !progress.is_done(&all()[place]);
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
    let than = all().get(than)?;
    let grade = grade_of(than);
    let mut higher = in_order(Some(than.kind));
    higher.retain(|&place| grade_of(&all()[place]) > grade);
    let next = grade_of(&all()[*higher.first()?]);
    higher.retain(|&place| grade_of(&all()[place]) == next);
    let open = higher.iter().find(|&&place| !progress.is_done(&all()[place]));
    open.or(higher.first()).copied()
}

/// The places of a kind, or of all, from the easiest to the hardest.
fn in_order(kind: Option<Kind>) -> Vec<usize> {
    let of = |exercise: &Exercise| kind.is_none_or(|kind| kind == exercise.kind);
    let mut places: Vec<usize> = (0..all().len()).filter(|&place| of(&all()[place])).collect();
    places.sort_by_key(|&place| (grade_of(&all()[place]), all()[place].kind, place));
    places
}
