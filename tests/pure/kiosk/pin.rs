//! What the staff type.

use mbili::kiosk::config::read;
use mbili::kiosk::pin::{NoPin, PinHash};

#[test]
fn a_pin_opens_and_another_does_not() {
    let hash = PinHash::of("4711").unwrap();
    assert!(hash.is("4711"));
    for other in ["4712", "", "47110", "0004711", "x"] {
        assert!(!hash.is(other), "{other}");
    }
}

#[test]
fn the_same_pin_has_another_hash_each_time_and_none_shows_it() {
    let (first, second) = (PinHash::of("123456").unwrap(), PinHash::of("123456").unwrap());
    assert_ne!(first, second);
    assert!(!first.as_str().contains("123456"));
}

#[test]
fn a_pin_is_four_to_twelve_digits() {
    assert_eq!(PinHash::of("123"), Err(NoPin::WrongLength));
    assert_eq!(PinHash::of("1234567890123"), Err(NoPin::WrongLength));
    assert_eq!(PinHash::of("12a4"), Err(NoPin::NotDigits));
    assert_eq!(PinHash::of("12٣4"), Err(NoPin::NotDigits));
}

#[test]
fn a_hash_that_was_printed_is_understood_in_the_file() {
    let hash = PinHash::of("2468").unwrap();
    let (config, faults) = read(&format!("[staff]\npin = \"{}\"\n", hash.as_str()));
    assert_eq!(faults, []);
    assert!(config.staff.pin.unwrap().is("2468"));
    // One character less is no hash any more, and not one that opens to anything.
    let cut = &hash.as_str()[..hash.as_str().len() - 40];
    assert_eq!(read(&format!("[staff]\npin = \"{cut}\"\n")).1.len(), 1);
}
