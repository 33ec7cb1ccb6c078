// Light on the table: the sun through a doorway, the sky, and what the surroundings throw back. Does
// for the few lights of this room what the general lighting does for any number, in a tenth of the
// time, so that software rendering keeps up.

#import bevy_pbr::{
    mesh_types::MESH_FLAGS_SHADOW_RECEIVER_BIT,
    mesh_view_bindings::{lights, view},
    mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    pbr_functions::main_pass_post_lighting_processing,
    pbr_types::PbrInput,
    shadow_sampling::{sample_shadow_map_castano_thirteen, sample_shadow_map_hardware},
}

const ONE_BY_PI: f32 = 0.31830989;

// The board's measures; a test holds them equal to those of the program.
const PIT_RADIUS: f32 = 0.43;
const HALF_GAP: f32 = 0.08;
const STORE_WIDTH: f32 = 1.25;
const STORE_HALF: vec2<f32> = vec2(0.45, 0.98);

// How much of the sun comes through the doorway to a place: a pool of light with soft edges round the
// middle of the table, lying along the sun's direction.
fn doorway(place: vec3<f32>, to_sun: vec3<f32>) -> f32 {
    let on_board = place.xz - to_sun.xz * (place.y / to_sun.y);
    let ahead = normalize(to_sun.xz);
    let along = dot(on_board, ahead);
    let across = dot(on_board, vec2(-ahead.y, ahead.x));
    let jambs = 1.0 - smoothstep(4.3, 6.0, abs(across));
    let lintel = 1.0 - smoothstep(4.6, 6.6, abs(along));
    return 0.10 + 0.90 * jambs * lintel;
}

// How much of the sun the wood of a bowl lets through to a place in it. The rim is a known curve: the
// way to the sun leaves the bowl inside of it or does not. `board` is 4 or 2, by its rows.
fn over_the_rim(place: vec3<f32>, to_sun: vec3<f32>, board: f32) -> f32 {
    let way = max(-place.y, 0.0) / to_sun.y;
    let row = abs(place.z) - HALF_GAP;
    let column = floor(place.x) + 0.5;
    let side = sign(place.z);
    var centre = vec2(column, side * (select(0.0, floor(row), board > 3.0) + 0.5 + HALF_GAP));
    var half = vec2(PIT_RADIUS);
    // The house stands at its owner's fifth place from the left in the front row.
    var square = board > 3.0 && row < 1.0 && column * side == 0.5;
    if board < 3.0 && abs(place.x) > 3.0 {
        centre = vec2(sign(place.x) * (3.0 + 0.5 * STORE_WIDTH), 0.0);
        half = STORE_HALF;
        square = true;
    }
    let leaves = (place.xz + to_sun.xz * way - centre) / half;
    let squared = leaves * leaves;
    let norm = select(sqrt(squared.x + squared.y), sqrt(sqrt(dot(squared, squared))), square);
    let soft = (0.035 + 0.22 * way) / PIT_RADIUS;
    let shade = smoothstep(1.0 - soft, 1.0 + 0.35 * soft, norm) * smoothstep(0.0, 0.035, -place.y);
    return 1.0 - shade;
}

// How much of the sun the seeds let through to a place. The general function also keeps a way for soft
// shadows ready, which costs software rendering dear even where it is not taken.
fn between_seeds(in: PbrInput) -> f32 {
    let sun = &lights.directional_lights[0];
    let bias = (*sun).shadow_normal_bias * (*sun).cascades[0].texel_size * in.world_normal
        + (*sun).shadow_depth_bias * (*sun).direction_to_light;
    let clip = (*sun).cascades[0].clip_from_world * vec4(in.world_position.xyz + bias, 1.0);
    let at = clip.xy * vec2(0.5, -0.5) + 0.5;
    let layer = i32((*sun).depth_texture_base_index);
#ifdef SHADOW_FILTER_METHOD_GAUSSIAN
    let seen = sample_shadow_map_castano_thirteen(at, clip.z, layer);
#else
    let seen = sample_shadow_map_hardware(at, clip.z, layer);
#endif
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

// Where the sun stands.
fn to_the_sun() -> vec3<f32> {
    return lights.directional_lights[0].direction_to_light;
}

// The colour of a place in the light. `around` is what reaches it from everywhere, by colour; `sunny`
// how much of the sun the wood lets through.
fn lit(in: PbrInput, around: vec3<f32>, sunny: f32) -> vec4<f32> {
    let f0 = 0.16 * in.material.reflectance.x * in.material.reflectance.x;
    let to_sun = to_the_sun();
    let sun = lights.directional_lights[0].color.rgb
        * (doorway(in.world_position.xyz, to_sun) * between_seeds(in) * sunny);
    // The open sky stands opposite the sun.
    let to_sky = normalize(vec3(-0.8 * to_sun.x, 0.75, -1.4 * to_sun.z));
    let sky = lights.ambient_color.rgb * vec3(0.75, 0.9, 1.15);

    let n_v = 1.0 - max(dot(in.N, in.V), 0.0);
    let graze = f0 + (max(1.0 - in.material.perceptual_roughness, f0) - f0) * n_v * n_v * n_v * n_v * n_v;
    let light = sun * thrown_back(in, to_sun, f0)
        + sky * thrown_back(in, to_sky, f0)
        + lights.ambient_color.rgb * around * (in.material.base_color.rgb + 0.5 * graze);
    return vec4(light * view.exposure + in.material.emissive.rgb, in.material.base_color.a);
}

// The same, ready for the screen.
fn finished(in: PbrInput, around: vec3<f32>, sunny: f32) -> vec4<f32> {
    return main_pass_post_lighting_processing(in, lit(in, around, sunny));
}
