//! `mbili exercises`: makes exercises, and proves those of a file.

use super::{Failure, files};
use crate::engine::solve::{Judge, Limits, MEMORY};
use crate::exercises::{self, Kind, make, prove, text};
use clap::Args;
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

#[derive(Debug, Args)]
pub struct ExercisesOptions {
    /// Make new exercises
    #[arg(long, requires = "out", conflicts_with = "check")]
    pub make: bool,

    /// Settles which
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// How many
    #[arg(long, value_name = "N", default_value_t = 300,
        value_parser = clap::value_parser!(u32).range(1..=3000))]
    pub count: u32,

    /// The file for them
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Prove each exercise of a file anew
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "seed", "count"])]
    pub check: Option<PathBuf>,

    /// After how many positions the solver gives a search up; a question takes up to five
    #[arg(long, value_name = "N", default_value_t = SOLVER_NODES,
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
}

/// Positions that the solver looks at for one question: enough for every win in three.
pub const SOLVER_NODES: u64 = 100_000;

pub fn run(options: &ExercisesOptions, out: &mut impl Write) -> Result<bool, Failure> {
    if !options.make && options.check.is_none() {
        return Err(Failure::WrongUse(
            "say --make --out FILE for new exercises, or --check FILE to prove those of a file; \
             see `mbili exercises --help`"
                .to_owned(),
        ));
    }
    let text = match &options.check {
        Some(file) => String::from_utf8(files::read(file).map_err(Failure::Failed)?)
            .map_err(|_| Failure::Failed(format!("{}: is no text in UTF-8", file.display())))?,
        None => made(options),
    };
    let source = match (&options.check, &options.out) {
        (Some(file), _) | (None, Some(file)) => file.display().to_string(),
        (None, None) => String::new(),
    };
    let list = text::parse(&text).map_err(|bad| Failure::Failed(format!("{source}: {bad}")))?;
    if list.is_empty() {
        return Err(Failure::Failed(format!("{source}: there is no exercise in it")));
    }
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: options.nodes, stop: &stop };
    let proven = prove::prove_all(&list, &mut |game| Judge::new(game, MEMORY), &limits);
    if let Err((at, flaw)) = proven {
        let line = text::print(&list[at].0);
        return Err(Failure::Failed(format!("{source}: number {}: {flaw}: {line}", at + 1)));
    }
    if options.check.is_none()
        && let Some(file) = &options.out
    {
        files::write(file, text.as_bytes()).map_err(Failure::Failed)?;
    }
    write!(out, "{}", table(&list))?;
    Ok(true)
}

fn made(options: &ExercisesOptions) -> String {
    let mut text = String::from(HEAD);
    let _ = writeln!(
        text,
        "; mbili exercises --make --seed {} --count {} --out FILE\n",
        options.seed, options.count
    );
    for exercise in make::make(options.seed, options.count as usize) {
        let _ = writeln!(text, "{}", text::print(&exercise));
    }
    text
}

const HEAD: &str = "\
; Exercises: kind, grade, game, position, the sowing that is asked about, and what is right.
; docs/exercises.md explains them; `mbili exercises --check FILE` proves each. Made by
";

/// How many of each kind and grade.
fn table(list: &[(exercises::Exercise, u8, exercises::Answer)]) -> String {
    let mut text = String::from("kind      grade 1      2      3      4      5    all\n");
    for kind in Kind::ALL {
        let of = |grade: Option<u8>| {
            let is = |(e, g, _): &&(exercises::Exercise, u8, _)| {
                e.kind == kind && grade.is_none_or(|grade| grade == *g)
            };
            list.iter().filter(is).count()
        };
        let grades: String = (1..=5).map(|grade| format!("{:>7}", of(Some(grade)))).collect();
        let _ = writeln!(text, "{:<10}{grades}{:>7}", kind.name(), of(None));
    }
    let _ = writeln!(text, "{} exercises, all proven", list.len());
    text
}
