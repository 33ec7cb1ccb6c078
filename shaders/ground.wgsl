// What the board stands on and what is behind it, out of focus: a mat plaited of palm leaf on a bench of
// lime plaster along a wall, with the shadow of a carved door frame; or a mat in a yard by a lagoon.

#import "embedded://mbili/shaders/light.wgsl"::{deeper, evening, finished_apart, in_the_room, lagoon, seen, to_the_sun}
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
}

struct Ground {
    // Plaster or earth.
    plaster: vec4<f32>,
    // Its alpha is the board's thickness.
    straw: vec4<f32>,
    first_dye: vec4<f32>,
    second_dye: vec4<f32>,
    // Half the board's foot, then half the mat.
    sizes: vec4<f32>,
    // How far behind the middle the wall stands, or the water begins; how far before it the bench ends;
    // how long a repetition of the mat is.
    place: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> ground: Ground;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var grain_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(103) var weave: texture_2d<f32>;

fn cloud(p: vec2<f32>, lod: f32) -> f32 {
    return textureSampleLevel(grain, grain_sampler, p, lod).a;
}

fn outside(p: vec2<f32>, half: vec2<f32>, round: f32) -> f32 {
    let d = abs(p) - half + round;
    return length(max(d, vec2(0.0))) + min(max(d.x, d.y), 0.0) - round;
}

// How much of the key light comes past the board to a place on the ground. The way to the light runs over
// the ground by `run` until it is above the board; where that piece meets the board, the place is shaded.
// The places for which it does form a hexagon.
fn past_the_board(p: vec2<f32>, half: vec2<f32>, run: vec2<f32>, to_board: f32) -> f32 {
    let middle = p + 0.5 * run;
    let sides = abs(middle) - half - 0.5 * abs(run);
    let across = normalize(vec2(-run.y, run.x));
    let corner = abs(dot(p, across)) - dot(half, abs(across)) + 0.03;
    let out = max(max(sides.x, sides.y), corner);
    let soft = 0.02 + 0.20 * clamp(to_board / length(run), 0.0, 1.0);
    return smoothstep(-soft, 0.6 * soft, out);
}

// The light on the wall and at its foot, by the place along it and the height: what comes through a carved door
// of two leaves, of which one stands open, between jambs with lobes; and a slit beside the other. Out of focus.
fn through_the_door(x: f32, high: f32) -> f32 {
    let lobes = 0.15 * abs(sin(high * 4.3 + 0.7));
    let at = x + 0.55 * high;
    let door = smoothstep(-4.05, -3.60, at - lobes) * (1.0 - smoothstep(2.55, 2.90, at + lobes));
    // The post between the leaves.
    let leaf = smoothstep(0.20, 0.44, abs(at + 1.05));
    let slit = smoothstep(3.55, 3.80, at) * (1.0 - smoothstep(4.25, 4.55, at));
    return door * leaf + 0.8 * slit;
}

// The light on the bench before the mat, by the place along it and how far before the mat: what comes through the
// fretwork over a door, lozenges in two panes. Out of focus, more so the farther it has come.
fn through_the_fretwork(x: f32, near: f32) -> f32 {
    let at = vec2(x + 0.7 * near, near - 0.95);
    let soft = 0.11 + 0.018 * max(x + 4.0, 0.0);
    let pane = abs(abs(at.x + 0.2) - 2.75);
    let inside = (1.0 - smoothstep(2.3 - soft, 2.3 + soft, pane)) * (1.0 - smoothstep(0.62 - soft, 0.62 + soft, abs(at.y)));
    let lace = cos(at.x * 6.2) + cos(at.y * 8.6);
    return inside * smoothstep(0.30 - 2.6 * soft, 0.30 + 2.6 * soft, lace);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    let to_sun = to_the_sun();
    // The room is the same from every seat: the key light is always at the left. Only the board turns.
    let p = seen(in.world_position.xz);
    let high = in.world_position.y + ground.straw.w;
    let pixel = max(length(dpdx(in.world_position.xyz)), length(dpdy(in.world_position.xyz)));

    let to_board = outside(in.world_position.xz, ground.sizes.xy, 0.12);
    let wobble = cloud(p * 0.21, 1.0);
    // The mat's edge is a little uneven.
    let to_mat = outside(p, ground.sizes.zw, 0.05) + 0.05 * (wobble - 0.5);
    let upright = 1.0 - smoothstep(0.3, 0.9, abs(pbr.N.y));

    // Plaster or earth: only what a lens leaves of it that looks at the board.
    let along = vec2(p.x, p.y - high);
    let blur = clamp(abs(to_mat) * 0.5, 0.0, 1.0);
    let wide = cloud(along * 0.045 + 0.13, 1.0);
    let fine = cloud(along * vec2(0.23, 0.29) + 0.4, 1.0 + 2.0 * blur);
    var colour = ground.plaster.rgb * (0.70 + 0.36 * wide + 0.24 * fine);
    var tilt = vec3(0.0);
    tilt.x = (fine - 0.5) * 0.10 * (1.0 - blur);

    // Where bench and wall meet, light comes from half the sky only, and dust gathers.
    let to_wall = p.y + ground.place.x * deeper();
    let cove = (1.0 - lagoon()) * exp(-max(to_wall, 0.0) * 0.9) * exp(-max(high, 0.0) * 0.8);
    var open = 1.0 - 0.55 * cove;

    let water = lagoon() * smoothstep(0.10, -0.35, to_wall + 0.5 * (wobble - 0.5));
    if lagoon() > 0.5 {
        // A swept yard keeps the broom's arcs.
        let swept = sin(16.0 * length(p - vec2(round(p.x / 7.0) * 7.0, 9.0 + 3.0 * wide)) + 5.0 * fine);
        colour *= 1.0 + 0.035 * swept;
        // By the lagoon: sand that grows wet, then water, with the sky in it.
        colour *= 1.0 - 0.45 * smoothstep(1.3, 0.0, to_wall);
        let ripple = cloud(vec2(p.x * 0.03, p.y * 0.22) + 0.2, 0.0) + 0.6 * cloud(vec2(p.x * 0.09, p.y * 0.61), 0.0);
        let trunks = cloud(vec2(p.x * 0.055 + 0.2, 0.3 + p.y * 0.002), 1.0);
        let far = clamp(-to_wall * 0.16, 0.0, 1.0);
        let lake = mix(vec3(0.050, 0.110, 0.095), vec3(0.22, 0.34, 0.33), far * 0.7 + 0.35 * (ripple - 0.8))
            * (0.55 + 0.9 * smoothstep(0.38, 0.60, trunks));
        colour = mix(colour, lake, water);
    }

    // The mat.
    let tile = vec2(p.x, abs(p.y)) / ground.place.z;
    let leaf = textureSampleLevel(weave, grain_sampler, tile, max(log2(pixel / ground.place.z * 512.0) - 0.35, 0.0));
    let dye = leaf.g * 2.0 - 1.0;
    var mat = mix(ground.straw.rgb, ground.first_dye.rgb, clamp(dye, 0.0, 1.0) * 0.88);
    mat = mix(mat, ground.second_dye.rgb, clamp(-dye, 0.0, 1.0) * 0.84);
    mat *= leaf.r * 2.0 * (0.74 + 0.26 * wide);
    // A hem, bound over with dyed leaf.
    let bound = abs(fract((select(p.x, p.y, outside(p, ground.sizes.xy, 0.12) - to_mat > 5.0) + p.y) * 3.2) - 0.5);
    let hem = smoothstep(-0.135, -0.125, to_mat);
    let turn = smoothstep(-0.135, -0.02, to_mat);
    let bind = mix(ground.straw.rgb * 0.85, ground.first_dye.rgb, 0.9) * (0.75 + 0.5 * bound);
    mat = mix(mat, bind * (1.1 - 0.5 * turn * turn), hem);
    let on_mat = 1.0 - smoothstep(-pixel, pixel, to_mat);
    let leaf_way = (leaf.ba * 2.0 - 1.0) * vec2(1.0, select(-1.0, 1.0, p.y > 0.0));
    let leaf_tilt = in_the_room(leaf_way) * on_mat * (1.0 - hem);
    tilt = mix(tilt, vec3(-leaf_tilt.x, 0.0, -leaf_tilt.y) * 0.75, on_mat);
    colour = mix(colour, mat, on_mat);

    // The mat is a finger thick: it darkens the bench along its edge. The board does so all round.
    let mat_shade = (1.0 - on_mat) * 0.40 * exp(-max(to_mat, 0.0) * 14.0);
    let board_shade = 0.62 * exp(-max(to_board, 0.0) * 2.6) + 0.25 * exp(-max(to_board, 0.0) * 16.0);
    open *= (1.0 - mat_shade) * (1.0 - board_shade);

    let run = to_sun.xz * (ground.straw.w / to_sun.y);
    var sunny = past_the_board(in.world_position.xz, ground.sizes.xy + 0.06, run, max(to_board, 0.0));
    if lagoon() > 0.5 {
        // Under palms the light falls in spots, but not on the board's own place.
        let leaf_at = vec2(0.8 * p.x + 0.6 * p.y, 0.8 * p.y - 0.6 * p.x);
        let fronds = 0.62 * cloud(leaf_at * vec2(0.07, 0.17) + vec2(0.1, 0.7), 2.0) + 0.38 * cloud(leaf_at * vec2(0.13, 0.43), 2.0);
        sunny *= mix(1.0, smoothstep(0.40, 0.52, fronds), (1.0 - evening()) * smoothstep(0.0, 1.2, to_board));
    } else if evening() < 0.5 {
        // The shadow of the door climbs the wall from the bench.
        let wall = smoothstep(1.0, 0.45, to_wall);
        sunny *= mix(1.0, through_the_door(p.x + 0.9 * max(to_wall, 0.0), high), wall);
        let before = p.y - ground.sizes.w;
        let bench = smoothstep(0.10, 0.35, before);
        sunny *= mix(1.0, 0.34 + 0.66 * through_the_fretwork(p.x, before), bench);
    }
    // A lantern lights the board and the mat, and little else.
    sunny *= mix(1.0, 0.12, evening() * smoothstep(-0.7, 0.5, to_mat + 0.4 * high));
    // The bench falls back into the shade.
    let away = length(p / (ground.sizes.zw + vec2(2.6, 3.0)));
    let below = smoothstep(0.1, -1.5, high);
    let fall = (1.0 - 0.6 * below) * mix(1.0, mix(0.42, 0.30, evening()), smoothstep(0.62, 1.9, away));

    pbr.material.base_color = vec4(colour, 1.0);
    pbr.material.perceptual_roughness = mix(0.95, 0.62, on_mat * (1.0 - hem));
    pbr.material.perceptual_roughness = mix(pbr.material.perceptual_roughness, 0.25, water);
    pbr.N = normalize(pbr.N + tilt);
    var out: FragmentOutput;
    out.color = finished_apart(pbr, open * fall, sunny * mix(1.0, fall, 0.5));
    return out;
}
