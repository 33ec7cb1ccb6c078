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
            let mbili::cli::ShotsOptions { out, only, language, text_size, .. } = asked;
            mbili::app::shots::shots(&ShotsOptions { out, sizes, only, language, text_size })
        }
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
