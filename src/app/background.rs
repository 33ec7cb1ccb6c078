//! Work that takes longer than a frame may: on a background task, stopped with the question, and with the window woken
//! for the answer. The computer's seat, the hints and the looking back all think here.

use super::panics::last_panic;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// Where a system gets a [`Bell`].
#[derive(SystemParam)]
pub(super) struct Window<'w> {
    /// There is none in an app without a window, which never sleeps.
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Window<'_> {
    /// What wakes the window.
    pub(super) fn bell(&self) -> Bell {
        Bell(self.proxy.as_deref().map(|proxy| {
            let proxy = (**proxy).clone();
            let ring = move || {
                // The event loop is gone only when the program ends.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            };
            Arc::new(ring) as Arc<dyn Fn() + Send + Sync>
        }))
    }
}

/// Wakes the window, which sleeps while nothing happens.
#[derive(Clone)]
pub(super) struct Bell(Option<Arc<dyn Fn() + Send + Sync>>);

impl Bell {
    /// A bell that does this.
    #[cfg(test)]
    pub(super) fn of(ring: impl Fn() + Send + Sync + 'static) -> Self {
        Bell(Some(Arc::new(ring)))
    }

    /// Wakes it.
    pub(super) fn ring(&self) {
        if let Some(ring) = &self.0 {
            ring();
        }
    }
}

/// The work ended in a panic, which stands in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Failed;

/// Work at one question. Dropped, it is told to stop, and its answer comes to nobody.
pub(super) struct Work<Answer> {
    stop: Arc<AtomicBool>,
    answer: Arc<OnceLock<Result<Answer, Failed>>>,
    /// Dropped with the question, and with it the task.
    _task: Task<()>,
}

impl<Answer: Send + Sync + 'static> Work<Answer> {
    /// Begins. `work` is given the flag that tells it to stop; `about` says for the log what it is about.
    pub(super) fn begin(
        bell: Bell,
        about: impl fmt::Display + Send + 'static,
        work: impl FnOnce(&AtomicBool) -> Answer + Send + 'static,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let answer = Arc::new(OnceLock::new());
        let (told, slot) = (Arc::clone(&stop), Arc::clone(&answer));
        let task = AsyncComputeTaskPool::get().spawn(async move {
            // A panic in the engine must not end the program.
            let found = catch_unwind(AssertUnwindSafe(|| work(&told))).map_err(|_| {
                error!("{about} failed: {}", last_panic().unwrap_or_default());
                Failed
            });
            // The answer lies ready before the window is woken for it.
            let _ = slot.set(found);
            bell.ring();
        });
        Work { stop, answer, _task: task }
    }

    /// The answer, once there is one.
    pub(super) fn answer(&self) -> Option<Result<&Answer, Failed>> {
        self.answer.get().map(|found| found.as_ref().map_err(|failed| *failed))
    }
}

impl<Answer> Drop for Work<Answer> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<Answer> fmt::Debug for Work<Answer> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").field("done", &self.answer.get().is_some()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::tasks::TaskPool;
    use std::sync::mpsc;
    use std::time::Duration;

    const LONG: Duration = Duration::from_secs(20);

    fn bell() -> (Bell, mpsc::Receiver<()>) {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let (ring, heard) = mpsc::channel();
        (Bell(Some(Arc::new(move || ring.send(()).expect("somebody listens")))), heard)
    }

    #[test]
    fn the_answer_lies_ready_when_the_bell_rings() {
        let (bell, heard) = bell();
        let work = Work::begin(bell, "counting", |_| 7);
        heard.recv_timeout(LONG).expect("the bell");
        assert_eq!(work.answer(), Some(Ok(&7)));
    }

    #[test]
    fn a_panic_is_an_answer() {
        let (bell, heard) = bell();
        let work = Work::begin(bell, "failing", |_| -> u8 { panic!("on purpose") });
        heard.recv_timeout(LONG).expect("the bell");
        assert_eq!(work.answer(), Some(Err(Failed)));
    }

    #[test]
    fn what_nobody_waits_for_is_told_to_stop() {
        let (bell, _heard) = bell();
        let (told, stopped) = mpsc::channel();
        let (begun, began) = mpsc::channel();
        let work = Work::begin(bell, "waiting", move |stop| {
            let _ = begun.send(());
            while !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            let _ = told.send(());
        });
        began.recv_timeout(LONG).expect("it begins");
        drop(work);
        stopped.recv_timeout(LONG).expect("it stops");
    }
}
