//! What the staff type to get in. The configuration holds its hash only, so that who reads the file cannot get in.

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use serde::Deserialize;

/// The hash of a PIN, in the form `$argon2id$…`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PinHash(String);

/// The fewest digits of a PIN.
pub const LEAST_DIGITS: usize = 4;
/// The most digits of a PIN.
pub const MOST_DIGITS: usize = 12;

/// Why a PIN is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPin {
    /// Something else than digits: the screen has keys for digits only.
    NotDigits,
    /// Fewer or more digits than a PIN has.
    WrongLength,
}

impl PinHash {
    /// Hashes a PIN, each time with another salt.
    ///
    /// # Errors
    /// If it is not from 4 to 12 digits.
    pub fn of(pin: &str) -> Result<Self, NoPin> {
        if !pin.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NoPin::NotDigits);
        }
        if !(LEAST_DIGITS..=MOST_DIGITS).contains(&pin.len()) {
            return Err(NoPin::WrongLength);
        }
        let salt = SaltString::encode_b64(&rand::random::<[u8; 16]>());
        // Neither a salt of this length nor a PIN of that can be refused.
        let hash = salt.and_then(|salt| {
            let hash = hasher().hash_password(pin.as_bytes(), &salt)?;
            Ok(hash.to_string())
        });
        Ok(PinHash(hash.unwrap_or_default()))
    }

    /// Whether this is the PIN. Takes some hundredths of a second, on purpose.
    #[must_use]
    pub fn is(&self, pin: &str) -> bool {
        let hash = PasswordHash::new(&self.0);
        hash.is_ok_and(|hash| hasher().verify_password(pin.as_bytes(), &hash).is_ok())
    }

    /// As it stands in the configuration.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A PIN has few digits, so trying them all must be slow: 19 MiB and two passes, as OWASP advises.
fn hasher() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

impl TryFrom<String> for PinHash {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let is_ours = PasswordHash::new(&text)
            .is_ok_and(|hash| hash.algorithm.as_str() == "argon2id" && hash.hash.is_some());
        if is_ours {
            return Ok(PinHash(text));
        }
        Err("this is no hash of a PIN; one is by Argon2id, in the form `$argon2id$v=…$m=…,t=…,p=…$SALT$HASH`"
            .into())
    }
}
