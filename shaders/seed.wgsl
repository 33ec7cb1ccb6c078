// A kete nut: grey-green, with the fine cross lines of its shell. Each seed's number shifts its tint.

#import "embedded://mbili/shaders/light.wgsl"::{finished, over_the_rim, to_the_sun}
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
    let light = 0.84 + 0.34 * chance(number, 3u);

    var colour = mix(seed.green.rgb, seed.grey.rgb, tint);
    colour = mix(colour, seed.umber.rgb, 0.30 * old * old);

    // Cross lines of the shell, and the dark scar where the nut hung.
    let rows = in.uv.y * (13.0 + 3.0 * tint);
    let seen = 1.0 - smoothstep(0.25, 0.7, fwidth(rows));
    let line = smoothstep(0.38, 0.5, abs(fract(rows) - 0.5)) * seen;
    let scar = 1.0 - smoothstep(0.045, 0.085, in.uv.y);
    colour = colour * light * (1.0 - 0.12 * line);
    colour = mix(colour, vec3(0.055, 0.048, 0.038), scar * 0.8);

    pbr.material.base_color = vec4(colour, 1.0);
    pbr.material.perceptual_roughness = 0.36 + 0.22 * old + 0.1 * scar;

    // Below the rim and on the lower half a nut sees less of the sky and more of the wood.
    let up = pbr.N.y * 0.5 + 0.5;
    let deep = clamp(1.0 + in.world_position.y * 1.7, 0.5, 1.0);
    let sky = mix(vec3(0.36, 0.25, 0.17), vec3(0.95, 1.0, 1.08), up);
    let light_from_around = sky * deep * (0.35 + 0.65 * up);

    var out: FragmentOutput;
    out.color = finished(pbr, light_from_around, over_the_rim(in.world_position.xyz, to_the_sun(), seed.green.w));
    return out;
}
