//! Where files lie: by the conventions of the system, or where the environment says.

use directories::ProjectDirs;
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Names the folder of the settings, instead of the system's.
pub const CONFIG_VARIABLE: &str = "MBILI_CONFIG_DIR";
/// Names the folder of the matches, the counts and the log, instead of the system's.
pub const DATA_VARIABLE: &str = "MBILI_DATA_DIR";

/// The name of the house's file in the folder of the settings.
pub const HOUSE_FILE: &str = "mbili.toml";

/// The two folders that belong to the game. They need not exist yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// For what a person sets and may edit.
    pub config: PathBuf,
    /// For what the game makes.
    pub data: PathBuf,
}

impl Places {
    /// On Linux `~/.config/mbili` and `~/.local/share/mbili`, or those that the environment names. `None` if the system
    /// knows nobody's folder and the environment does not name both.
    #[must_use]
    pub fn find() -> Option<Self> {
        let system = ProjectDirs::from("", "", "mbili");
        let choose = |variable: &str, of_system: fn(&ProjectDirs) -> &Path| {
            let named = env::var_os(variable).filter(|value| value != OsStr::new(""));
            named.map(PathBuf::from).or_else(|| Some(of_system(system.as_ref()?).to_owned()))
        };
        Some(Places {
            config: choose(CONFIG_VARIABLE, ProjectDirs::config_dir)?,
            data: choose(DATA_VARIABLE, ProjectDirs::data_dir)?,
        })
    }
}

/// The house's file: the one that is named, or that in the folder of the settings, if there is one.
#[must_use]
pub fn house_file(named: Option<&Path>, config: Option<&Path>) -> Option<PathBuf> {
    let usual = || Some(config?.join(HOUSE_FILE)).filter(|file| file.exists());
    named.map(Path::to_owned).or_else(usual)
}
