//! Mbili: see `mbili --help`, and the library of the same name.

use mbili::cli::AtTable;
use std::process::ExitCode;

fn main() -> ExitCode {
    mbili::cli::run(std::env::args_os(), table)
}

#[cfg(feature = "app")]
fn table(asked: AtTable) -> ExitCode {
    use mbili::app::shots::ShotsOptions;
    match asked {
        AtTable::Play(file) => mbili::app::run(mbili::app::PlayOptions { file }),
        AtTable::Shots(asked) => {
            let sizes = match asked.sizes {
                none if none.is_empty() => ShotsOptions::SIZES.to_vec(),
                sizes => sizes,
            };
            let (out, only, language) = (asked.out, asked.only, asked.language);
            let text_size = asked.text_size;
            mbili::app::shots::shots(&ShotsOptions { out, sizes, only, language, text_size })
        }
        AtTable::Soak(asked) => {
            use mbili::app::soak::{SoakOptions, run};
            use mbili::cli::SoakOptions as SoakOptionsAsked;
            let SoakOptionsAsked { turns, window, seed, out } = asked;
            run(&SoakOptions { turns, window, seed, out })
        }
        AtTable::Graphics => mbili::app::graphics(),
        AtTable::Kiosk { config, safe } => {
            mbili::app::kiosk::run(mbili::app::kiosk::KioskOptions { config, safe })
        }
    }
}

#[cfg(not(feature = "app"))]
fn table(_asked: AtTable) -> ExitCode {
    mbili::cli::complain(
        "this build has no table to play at: it was made without the feature `app`.\n\
         Build it with `cargo build --release`, or see `mbili --help` for what it can do.",
    );
    ExitCode::from(mbili::cli::WRONG_USE)
}
