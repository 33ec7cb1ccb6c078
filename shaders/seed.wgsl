// A kete nut: grey-green, dull to silky, with the fine cross lines of its shell and a dark scar where it
// hung. Each seed's number shifts its tint and its marks.

#import "embedded://mbili/shaders/light.wgsl"::{finished, hollow_at, over_the_rim, to_the_sun, PIT_RADIUS}
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::get_tag,
    pbr_fragment::pbr_input_from_standard_material,
}

struct Seed {
    // Its alpha is the number of rows on the board.
    green: vec4<f32>,
    grey: vec4<f32>,
    umber: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> seed: Seed;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var grain_sampler: sampler;

fn chance(n: u32, salt: u32) -> f32 {
    var h = n * 0x9E3779B1u ^ salt * 0x85EBCA77u;
    h = (h ^ (h >> 15u)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12u)) * 0x297A2D39u;
    h = h ^ (h >> 15u);
    return f32(h >> 8u) * (1.0 / 16777216.0);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    let number = get_tag(in.instance_index);
    let tint = chance(number, 1u);
    let old = chance(number, 2u);
    let light = 0.66 + 0.34 * chance(number, 3u);
    let q = in.world_position.xyz;
    let small = fwidth(in.uv.y);

    var colour = mix(seed.green.rgb, seed.grey.rgb, smoothstep(0.1, 0.9, tint));
    colour = mix(colour, seed.umber.rgb, 0.55 * old * old * old);

    // Blotches of the shell, drawn out round it.
    let mottled = textureSampleLevel(
        grain, grain_sampler, vec2(in.uv.x * 0.5 + tint, in.uv.y * 0.45 + old), log2(max(small * 230.0, 1.0)));
    colour *= 0.80 + 0.40 * mottled.a;
    // Cross lines: cracks as fine as hair, close together.
    let rows = in.uv.y * (19.0 + 6.0 * tint) + 0.35 * mottled.a;
    let seen = 1.0 - smoothstep(0.25, 0.75, small * 22.0);
    let line = smoothstep(0.30, 0.5, abs(fract(rows) - 0.5)) * seen * (0.5 + mottled.r);
    // The scar at the slimmer end, with a paler ring round it.
    let scar = 1.0 - smoothstep(0.060, 0.095, in.uv.y);
    let halo = smoothstep(0.20, 0.10, in.uv.y) * (1.0 - scar);
    colour = colour * light * (1.0 - 0.20 * line) * (1.0 + 0.22 * halo);
    colour = mix(colour, vec3(0.050, 0.040, 0.030), scar * 0.85);

    pbr.material.base_color = vec4(colour, 1.0);
    // Handled nuts shine like silk, fresh ones are dull.
    pbr.material.perceptual_roughness = clamp(0.34 + 0.24 * old + 0.10 * (mottled.a - 0.5) + 0.2 * scar, 0.25, 0.9);

    // Deep in a bowl a nut sees less of the sky.
    let hollow = hollow_at(q.xz, seed.green.a);
    let offset = (q.xz - hollow.centre) / hollow.half;
    let within = 1.0 - smoothstep(0.8, 1.0, length(offset));
    let open = 1.0 - within * clamp(-q.y * 1.5, 0.0, 0.45);

    var out: FragmentOutput;
    out.color = finished(pbr, open, over_the_rim(q, to_the_sun(), hollow));
    return out;
}
