//! What pictures of the screens are asked for.

use super::arguments::language;
use crate::words::Language;
use clap::Args;
use std::path::PathBuf;

/// What `mbili shots` is asked for.
#[derive(Clone, Debug, Args)]
pub struct ShotsOptions {
    /// The folder for the pictures; made if it is missing
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,

    /// Width and height in pixels; several times for several sizes [default: 1280x720 and 1080x1920]
    #[arg(long = "size", value_name = "WxH", value_parser = size)]
    pub sizes: Vec<[u32; 2]>,

    /// Only scenes whose name holds this; several times for several
    #[arg(long, value_name = "PART")]
    pub only: Vec<String>,

    /// The language of the screens, by its code
    #[arg(long = "lang", value_name = "CODE", default_value = "en", value_parser = language)]
    pub language: Language,

    /// The size of the text in per cent
    #[arg(long = "text", value_name = "PERCENT", default_value_t = 100,
        value_parser = clap::value_parser!(u16).range(75..=200))]
    pub text_size: u16,
}

/// Reads a picture's size.
fn size(text: &str) -> Result<[u32; 2], String> {
    let sides = text.split_once('x').map(|(width, height)| [width.parse(), height.parse()]);
    match sides {
        Some([Ok(width), Ok(height)])
            if (64..=8192).contains(&width) && (64..=8192).contains(&height) =>
        {
            Ok([width, height])
        }
        _ => Err("a size is written as 1280x720, from 64 to 8192 pixels a side".to_owned()),
    }
}
