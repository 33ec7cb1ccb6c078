//! Pictures of the table without a window: for tests, and for whoever wants to look at a change.
//!
//! A [`Studio`] runs an app whose camera draws into an image, frame by frame as it is told, and reads
//! that image back. Software rendering will do.

use super::lean;
use bevy::app::PluginsState;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::image::Image;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use std::time::{Duration, Instant};

/// What a picture is called that could not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPicture;

impl std::fmt::Display for NoPicture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the renderer gave no picture back; is a Vulkan driver (Mesa's lavapipe will do) installed?")
    }
}

impl std::error::Error for NoPicture {}

/// A picture: eight bits each of red, green, blue and opacity, row by row from the upper left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Width and height in pixels.
    pub size: UVec2,
    /// The pixels.
    pub rgba: Vec<u8>,
}

/// The image that the camera draws into.
#[derive(Resource, Clone)]
struct Canvas {
    image: Handle<Image>,
    scale: f32,
}

impl Canvas {
    fn target(&self) -> RenderTarget {
        RenderTarget::Image(ImageRenderTarget {
            handle: self.image.clone(),
            scale_factor: self.scale,
        })
    }
}

fn canvas(world: &mut World, size: UVec2, scale: f32) -> Canvas {
    let canvas = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    Canvas { image: world.resource_mut::<Assets<Image>>().add(canvas), scale }
}

/// The picture that came back.
#[derive(Resource, Default)]
struct Developed(Option<Picture>);

/// An app that draws into an image.
pub struct Studio {
    app: App,
}

impl Studio {
    /// How much time passes from one frame to the next.
    pub const FRAME: Duration = Duration::from_millis(20);
    /// How long a picture may take to come back.
    const PATIENCE: Duration = Duration::from_secs(60);

    /// An app with Bevy's usual plugins but no window, a picture of `size` pixels, `scale` pixels to a
    /// logical pixel, and whatever `build` adds. Its clock goes on by [`Studio::FRAME`] each frame.
    #[must_use]
    pub fn new(size: UVec2, scale: f32, build: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins(
            lean::plugins()
                .set(WindowPlugin {
                    primary_window: None,
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .disable::<LogPlugin>()
                .disable::<WinitPlugin>()
                .disable::<PipelinedRenderingPlugin>(),
        );
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Self::FRAME));
        let canvas = canvas(app.world_mut(), size, scale);
        app.insert_resource(canvas);
        app.init_resource::<Developed>();
        app.add_observer(aim);
        build(&mut app);
        app.add_plugins(lean::Lean);
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        Studio { app }
    }

    /// The app, to look into or to change.
    pub fn app(&mut self) -> &mut App {
        &mut self.app
    }

    /// Lets some frames pass, and draws them.
    pub fn run(&mut self, frames: u32) {
        self.open_the_shutter(true);
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// Lets some frames pass at which nobody looks: everything happens, and nothing is drawn.
    pub fn pass(&mut self, frames: u32) {
        self.open_the_shutter(false);
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// Goes on with a picture of another size, as a window does that is resized.
    pub fn resize(&mut self, size: UVec2, scale: f32) {
        let canvas = canvas(self.app.world_mut(), size, scale);
        let target = canvas.target();
        self.app.insert_resource(canvas);
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<&mut RenderTarget, With<Camera>>();
        for mut aimed in cameras.iter_mut(world) {
            *aimed = target.clone();
        }
    }

    /// Whether cameras draw.
    fn open_the_shutter(&mut self, open: bool) {
        let world = self.app.world_mut();
        for mut camera in world.query::<&mut Camera>().iter_mut(world) {
            if camera.is_active != open {
                camera.is_active = open;
            }
        }
    }

    /// What the camera sees now.
    ///
    /// # Errors
    /// [`NoPicture`] if the renderer does not give one back.
    pub fn picture(&mut self) -> Result<Picture, NoPicture> {
        let image = self.app.world().resource::<Canvas>().image.clone();
        self.app.world_mut().resource_mut::<Developed>().0 = None;
        self.app.world_mut().spawn(Screenshot::image(image)).observe(develop);
        self.run(1);
        let began = Instant::now();
        while began.elapsed() < Self::PATIENCE {
            self.pass(1);
            if let Some(picture) = self.app.world_mut().resource_mut::<Developed>().0.take() {
                return Ok(picture);
            }
            // A frame that draws nothing is over long before the one that is waited for.
            std::thread::sleep(Duration::from_millis(1));
        }
        Err(NoPicture)
    }
}

/// Every camera, as soon as it exists, draws into the canvas.
fn aim(added: On<Add, Camera>, canvas: Res<Canvas>, mut commands: Commands) {
    commands.entity(added.entity).insert(canvas.target());
}

fn develop(captured: On<ScreenshotCaptured>, mut developed: ResMut<Developed>) {
    let image = &captured.image;
    let size = image.size();
    if let Ok(pixels) = image.clone().try_into_dynamic() {
        developed.0 = Some(Picture { size, rgba: pixels.to_rgba8().into_raw() });
    }
}
