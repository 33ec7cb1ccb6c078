//! What a panic said, for whoever has to tell of it.

use std::any::Any;
use std::panic;
use std::sync::Mutex;

/// The last panic, with its place. The player gets one sentence instead of a report.
static LAST_PANIC: Mutex<Option<String>> = Mutex::new(None);

/// From now on the last one is remembered.
pub(super) fn hear_of_panics() {
    panic::set_hook(Box::new(|panic| {
        if let Ok(mut last) = LAST_PANIC.lock() {
            // A panic in a system is followed by one in the schedule, which tells nothing new.
            let told = panic.to_string();
            if !told.contains("Encountered a panic in system") {
                *last = Some(told);
            }
        }
    }));
}

/// The last panic, if there was one.
pub(super) fn last_panic() -> Option<String> {
    LAST_PANIC.lock().ok().and_then(|last| last.clone())
}

/// What is said of a panic that was caught.
pub(super) fn message_of(payload: &(dyn Any + Send)) -> String {
    last_panic()
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_else(|| "unknown".into())
}
