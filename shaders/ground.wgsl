// What the board stands on: a mat plaited of palm leaf, some strands dyed, on a bench of lime plaster.

#import "embedded://mbili/shaders/light.wgsl"::{finished, to_the_sun}
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
}

struct Ground {
    plaster: vec4<f32>,
    // Its alpha is the board's thickness.
    straw: vec4<f32>,
    first_dye: vec4<f32>,
    second_dye: vec4<f32>,
    // Half the board's foot, then half the mat.
    sizes: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> ground: Ground;

fn chance(p: vec2<i32>) -> f32 {
    var h = u32(p.x) * 0x9E3779B1u ^ u32(p.y) * 0x85EBCA77u;
    h = (h ^ (h >> 15u)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12u)) * 0x297A2D39u;
    h = h ^ (h >> 15u);
    return f32(h >> 8u) * (1.0 / 16777216.0);
}

fn noise(p: vec2<f32>) -> f32 {
    let cell = floor(p);
    let i = vec2<i32>(cell);
    let f = p - cell;
    let w = f * f * (3.0 - 2.0 * f);
    return mix(
        mix(chance(i), chance(i + vec2(1, 0)), w.x),
        mix(chance(i + vec2(0, 1)), chance(i + vec2(1, 1)), w.x),
        w.y,
    );
}

fn outside(p: vec2<f32>, half: vec2<f32>, round: f32) -> f32 {
    let d = abs(p) - half + round;
    return length(max(d, vec2(0.0))) + min(max(d.x, d.y), 0.0) - round;
}

// How much of the sun comes past the board to a place on the ground. The way to the sun runs over the
// ground by `run` until it is above the board; where that piece meets the board, the place is shaded.
// The places for which it does form a hexagon.
fn past_the_board(p: vec2<f32>, half: vec2<f32>, run: vec2<f32>, to_board: f32) -> f32 {
    let middle = p + 0.5 * run;
    let sides = abs(middle) - half - 0.5 * abs(run);
    let across = normalize(vec2(-run.y, run.x));
    let corner = abs(dot(p, across)) - dot(half, abs(across)) + 0.03;
    let out = max(max(sides.x, sides.y), corner);
    let soft = 0.02 + 0.16 * clamp(to_board / length(run), 0.0, 1.0);
    return smoothstep(-soft, 0.6 * soft, out);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    let p = in.world_position.xz;
    let pixel = max(fwidth(p.x), fwidth(p.y));

    let to_board = outside(p, ground.sizes.xy, 0.12);
    // The mat's edge is a little uneven.
    let to_mat = outside(p, ground.sizes.zw, 0.05) + 0.02 * (noise(p * 5.0) - 0.5);

    // Plaster: troweled, worn, a little stained.
    let wide = noise(p * 0.55 + 7.0);
    let fine = noise(p * 3.1);
    var colour = ground.plaster.rgb * (0.82 + 0.22 * wide + 0.10 * fine);
    var tilt = vec2(0.0);

    // The mat: strands at 45 degrees, over two and under two; strips sewn side by side along x.
    let strand = 0.115;
    let uv = vec2(p.x + p.y, p.x - p.y) / (strand * 1.41421);
    let cell = floor(uv);
    let f = uv - cell - 0.5;
    let number = vec2<i32>(cell);
    let over = ((number.x + number.y) & 3) < 2;
    let own = select(number.y, number.x, over);
    let across = select(f.y, f.x, over);
    let detail = 1.0 - smoothstep(0.30, 0.85, pixel / strand);
    let round = 1.0 - 4.0 * across * across;
    var leaf = ground.straw.rgb * (0.84 + 0.26 * chance(vec2(own, select(5, 9, over))));
    let turn = own & 15;
    let dyed_first = select(0.0, 1.0, over && (turn < 3));
    let dyed_second = select(0.0, 1.0, !over && (turn == 5 || turn == 6));
    leaf = mix(leaf, ground.first_dye.rgb, dyed_first * 0.86);
    leaf = mix(leaf, ground.second_dye.rgb, dyed_second * 0.80);
    leaf *= mix(0.88, 0.70 + 0.30 * round, detail);
    let seam_at = abs(fract(p.y / 1.06 + 0.5) - 0.5) * 1.06;
    leaf *= 1.0 - 0.35 * (1.0 - smoothstep(0.010, 0.028, seam_at));
    // A hem along the edge.
    let hem = smoothstep(-0.12, -0.105, to_mat) * (1.0 - smoothstep(-0.03, -0.015, to_mat));
    leaf = mix(leaf, ground.first_dye.rgb * (0.9 + 0.3 * fine), hem * 0.75);
    let on_mat = 1.0 - smoothstep(-pixel, pixel, to_mat);
    let along = select(vec2(0.7071, -0.7071), vec2(0.7071, 0.7071), over);
    tilt = along * across * 0.6 * detail * on_mat * (1.0 - hem);
    colour = mix(colour, leaf, on_mat);

    // The mat is a finger thick: it darkens the plaster along its edge. The board does so all round.
    let mat_shade = (1.0 - on_mat) * 0.45 * exp(-max(to_mat, 0.0) * 16.0);
    let board_shade = 0.62 * exp(-max(to_board, 0.0) * 3.6);
    let open = (1.0 - mat_shade) * (1.0 - board_shade);

    let to_sun = to_the_sun();
    let run = to_sun.xz * (ground.straw.w / to_sun.y);
    let sunny = past_the_board(p, ground.sizes.xy + 0.06, run, max(to_board, 0.0));

    // The place lies in a pool of late light; the bench falls back into the shade.
    let away = length(p / (ground.sizes.zw + vec2(2.2, 2.6)));
    let pool = mix(1.0, 0.34, smoothstep(0.62, 1.75, away));

    pbr.material.base_color = vec4(colour * pool * (1.0 - 0.45 * board_shade), 1.0);
    pbr.N = normalize(pbr.N + vec3(tilt.x, 0.0, tilt.y));
    let light_from_around = vec3(0.94, 0.98, 1.06) * open;

    var out: FragmentOutput;
    out.color = finished(pbr, light_from_around, sunny);
    return out;
}
