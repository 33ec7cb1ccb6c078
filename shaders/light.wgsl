// Light on the table: one key light, the sun through a doorway or a lantern; what comes from everywhere,
// as spherical harmonics of the surroundings that the program makes at start; and the shade that seeds
// throw straight down, which stands for how they shut each other and the wood off from the sky. Does for
// the lights of this room what the general lighting does for any number, in a tenth of the time, so that
// software rendering keeps up.

#import bevy_pbr::{
    mesh_types::MESH_FLAGS_SHADOW_RECEIVER_BIT,
    mesh_view_bindings::{lights, view},
    mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    pbr_functions::main_pass_post_lighting_processing,
    pbr_types::PbrInput,
    shadow_sampling::sample_shadow_map_hardware,
}

const ONE_BY_PI: f32 = 0.31830989;

// The board's measures; a test holds them equal to those of the program.
const PIT_RADIUS: f32 = 0.43;
const HALF_GAP: f32 = 0.08;
const STORE_WIDTH: f32 = 1.25;
const STORE_HALF: vec2<f32> = vec2(0.45, 0.98);

struct Surroundings {
    // Light from everywhere by direction, so that nine products give it. The first alpha is the sine, the
    // second the cosine of the angle from which the table is looked at; the third is by how much the room is
    // deeper than usual.
    sphere: array<vec4<f32>, 9>,
    // The bright opening opposite the key light, and how high it stands.
    opening: vec4<f32>,
    // How many samples the key light's shadow and the shade below take; 1 in the evening; 1 by the lagoon.
    kind: vec4<f32>,
    // How far the key light's pool reaches along and across its way, how soft its edge is, and what is
    // left of it outside.
    pool: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(110) var<uniform> surroundings: Surroundings;

fn evening() -> f32 {
    return surroundings.kind.z;
}

fn lagoon() -> f32 {
    return surroundings.kind.w;
}

fn deeper() -> f32 {
    return surroundings.sphere[2].w;
}

// A way over the table as seen from the seat, x to the right and y toward it, from one in the room.
fn seen(way: vec2<f32>) -> vec2<f32> {
    let seat = vec2(surroundings.sphere[0].w, surroundings.sphere[1].w);
    return vec2(seat.y * way.x - seat.x * way.y, seat.x * way.x + seat.y * way.y);
}

// And back.
fn in_the_room(way: vec2<f32>) -> vec2<f32> {
    let seat = vec2(surroundings.sphere[0].w, surroundings.sphere[1].w);
    return vec2(seat.y * way.x + seat.x * way.y, seat.y * way.y - seat.x * way.x);
}

// Light that reaches a surface from everywhere, by its normal: `first` and `second` weigh what changes slowly with
// the direction and what changes twice as fast. Both are 1 for a dull surface; with more it is what a rough mirror
// shows in that direction instead.
fn from_everywhere(n: vec3<f32>, first: f32, second: f32) -> vec3<f32> {
    let s = &surroundings.sphere;
    let one = (*s)[1].rgb * n.y + (*s)[2].rgb * n.z + (*s)[3].rgb * n.x;
    let two = (*s)[4].rgb * (n.x * n.y) + (*s)[5].rgb * (n.y * n.z)
        + (*s)[6].rgb * (3.0 * n.z * n.z - 1.0) + (*s)[7].rgb * (n.x * n.z)
        + (*s)[8].rgb * (n.x * n.x - n.y * n.y);
    return max((*s)[0].rgb + first * one + second * two, vec3(0.0));
}

// How much of the key light comes to a place: a pool with soft edges round the middle of the table,
// lying along the light's direction.
fn doorway(place: vec3<f32>, to_sun: vec3<f32>) -> f32 {
    let on_board = place.xz - to_sun.xz * (place.y / to_sun.y);
    let ahead = normalize(to_sun.xz);
    let along = dot(on_board, ahead);
    let across = dot(on_board, vec2(-ahead.y, ahead.x));
    let pool = surroundings.pool;
    // A lantern's pool lies nearer to the lantern.
    let out = length(vec2((along - 1.1 * evening()) / pool.x, across / pool.y));
    return mix(1.0, pool.w, smoothstep(1.0 - pool.z, 1.0 + pool.z, out));
}

// A pit or a store: its middle, half its size, and whether it is square or round.
struct Hollow {
    centre: vec2<f32>,
    half: vec2<f32>,
    square: bool,
}

// The one at a place on the board. `board` is 4 or 2, by its rows.
fn hollow_at(at: vec2<f32>, board: f32) -> Hollow {
    var hollow: Hollow;
    let row = abs(at.y) - HALF_GAP;
    let column = floor(at.x) + 0.5;
    let side = sign(at.y);
    hollow.centre = vec2(column, side * (select(0.0, floor(row), board > 3.0) + 0.5 + HALF_GAP));
    hollow.half = vec2(PIT_RADIUS);
    // The house stands at its owner's fifth place from the left in the front row.
    hollow.square = board > 3.0 && row < 1.0 && column * side == 0.5;
    if board < 3.0 && abs(at.x) > 3.0 {
        hollow.centre = vec2(sign(at.x) * (3.0 + 0.5 * STORE_WIDTH), 0.0);
        hollow.half = STORE_HALF;
        hollow.square = true;
    }
    return hollow;
}

// How much of the key light the wood of a bowl lets through to a place in it. The rim is a known curve:
// the way to the light leaves the bowl inside of it or does not.
fn over_the_rim(place: vec3<f32>, to_sun: vec3<f32>, hollow: Hollow) -> f32 {
    let way = max(-place.y, 0.0) / to_sun.y;
    let leaves = (place.xz + to_sun.xz * way - hollow.centre) / hollow.half;
    let squared = leaves * leaves;
    let norm =
        select(sqrt(squared.x + squared.y), sqrt(sqrt(dot(squared, squared))), hollow.square);
    let soft = (0.030 + 0.26 * way) / PIT_RADIUS;
    let shade = smoothstep(1.0 - soft, 1.0 + 0.35 * soft, norm) * smoothstep(0.0, 0.035, -place.y);
    return 1.0 - shade;
}

// Places to look at, on a disc, spread as evenly as seeds in a flower.
fn spot(number: i32, count: f32) -> vec2<f32> {
    let angle = f32(number) * 2.3999632;
    return sqrt((f32(number) + 0.5) / count) * vec2(cos(angle), sin(angle));
}

// Which of the two lights is the key light: the other shines straight down.
fn key_light() -> u32 {
    return select(0u, 1u, lights.directional_lights[0].direction_to_light.y > 0.995);
}

// How much of a light the seeds let through to a place, over a disc of this radius in units of the room.
// The general function also keeps a way for soft shadows ready, which costs software rendering dear even
// where it is not taken.
fn between_seeds(in: PbrInput, number: u32, radius: f32, samples: f32) -> f32 {
    let sun = &lights.directional_lights[number];
    let bias = (*sun).shadow_normal_bias * (*sun).cascades[0].texel_size * in.world_normal
        + (*sun).shadow_depth_bias * (*sun).direction_to_light;
    let clip_from_world = (*sun).cascades[0].clip_from_world;
    let clip = clip_from_world * vec4(in.world_position.xyz + bias, 1.0);
    let at = clip.xy * vec2(0.5, -0.5) + 0.5;
    let layer = i32((*sun).depth_texture_base_index);
    let reach = 0.5 * radius
        * length(vec3(clip_from_world[0].x, clip_from_world[1].x, clip_from_world[2].x));
    var seen = 0.0;
    let count = i32(samples);
    for (var i = 0; i < count; i++) {
        seen += sample_shadow_map_hardware(at + reach * spot(i, samples), clip.z, layer);
    }
    seen /= samples;
    let inside = all(abs(clip.xy) < vec2(1.0)) && clip.z > 0.0 && clip.z < 1.0;
    let shaded = ((*sun).flags & DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u
        && (in.flags & MESH_FLAGS_SHADOW_RECEIVER_BIT) != 0u;
    return select(1.0, seen, inside && shaded);
}

// Light from one direction, thrown back by a surface: dull and glossy part.
fn thrown_back(in: PbrInput, to_light: vec3<f32>, f0: f32) -> vec3<f32> {
    let rough = max(in.material.perceptual_roughness, 0.089);
    let alpha2 = rough * rough * rough * rough;
    let halfway = normalize(to_light + in.V);
    let n_h = saturate(dot(in.N, halfway));
    let l_h = saturate(dot(to_light, halfway));
    let spread = n_h * n_h * (alpha2 - 1.0) + 1.0;
    let facets = alpha2 * ONE_BY_PI / (spread * spread);
    let reach = 0.25 / mix(l_h * l_h, 1.0, alpha2);
    let turned = 1.0 - l_h;
    let fresnel = f0 + (1.0 - f0) * turned * turned * turned * turned * turned;
    let colour = in.material.base_color.rgb * ONE_BY_PI + facets * reach * fresnel;
    return colour * saturate(dot(in.N, to_light));
}

// Where the key light stands.
fn to_the_sun() -> vec3<f32> {
    return lights.directional_lights[key_light()].direction_to_light;
}

// The colour of a place in the light. `open` is how much of what comes from everywhere reaches it, `sunny`
// how much of the key light the wood lets through, `shade` how much of the sky the seeds leave open.
fn lit(in: PbrInput, open: f32, sunny: f32, shade: f32, shadow: f32) -> vec4<f32> {
    let f0 = 0.16 * in.material.reflectance.x * in.material.reflectance.x;
    let albedo = in.material.base_color.rgb;
    let to_sun = to_the_sun();
    let key = lights.directional_lights[key_light()].color.rgb
        * (doorway(in.world_position.xyz, to_sun) * shadow * sunny);
    // The opening stands opposite the key light.
    let to_opening = normalize(vec3(-0.8 * to_sun.x, surroundings.opening.w, -1.4 * to_sun.z));

    let n_v = saturate(dot(in.N, in.V));
    let turned = 1.0 - n_v;
    let smooth_ = 1.0 - in.material.perceptual_roughness;
    let graze = f0 + (max(smooth_, f0) - f0) * turned * turned * turned * turned * turned;
    let around = open * shade;
    // What the hollow itself throws back takes on its colour.
    let kept = vec3(around) / (1.0 - albedo * (1.0 - around));
    let mirrored = reflect(-in.V, in.N);
    let light = key * thrown_back(in, to_sun, f0)
        + surroundings.opening.rgb * around * thrown_back(in, to_opening, f0)
        + from_everywhere(in.N, 1.0, 1.0) * kept * albedo
        + from_everywhere(mirrored, 1.0 + 0.5 * smooth_, 1.0 + 2.2 * smooth_) * (graze * around * around);
    return vec4(light * view.exposure + in.material.emissive.rgb, in.material.base_color.a);
}

// The same, with seeds about and ready for the screen.
fn finished(in: PbrInput, open: f32, sunny: f32) -> vec4<f32> {
    let shade = between_seeds(in, 1u - key_light(), 0.058, surroundings.kind.y);
    let shadow = between_seeds(in, key_light(), 0.014, surroundings.kind.x);
    return main_pass_post_lighting_processing(in, lit(in, open, sunny, shade, shadow));
}

// The same, where seeds throw no shadow worth the work.
fn finished_apart(in: PbrInput, open: f32, sunny: f32) -> vec4<f32> {
    return main_pass_post_lighting_processing(in, lit(in, open, sunny, 1.0, 1.0));
}
