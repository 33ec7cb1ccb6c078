// Wood, cut out of one trunk: growth rings and fibres are a function of the place in the room, so a
// bowl shows the rings it was carved through. Nothing depends on time.

#import "embedded://mbili/shaders/light.wgsl"::{finished, over_the_rim, to_the_sun}
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
}

struct Wood {
    // Its alpha is the number of rows on the board.
    early: vec4<f32>,
    late: vec4<f32>,
    // Half the board's length and width; rings by unit; how far the trunk's heart lies below.
    shape: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> wood: Wood;

fn scatter(p: vec3<i32>) -> f32 {
    var h = u32(p.x) * 0x9E3779B1u ^ u32(p.y) * 0x85EBCA77u ^ u32(p.z) * 0xC2B2AE3Du;
    h = (h ^ (h >> 15u)) * 0x2C1B3C6Du;
    h = h ^ (h >> 13u);
    return f32(h >> 8u) * (1.0 / 16777216.0);
}

fn noise(p: vec3<f32>) -> f32 {
    let cell = floor(p);
    let i = vec3<i32>(cell);
    let f = p - cell;
    let w = f * f * (3.0 - 2.0 * f);
    let a = mix(scatter(i), scatter(i + vec3(1, 0, 0)), w.x);
    let b = mix(scatter(i + vec3(0, 1, 0)), scatter(i + vec3(1, 1, 0)), w.x);
    let c = mix(scatter(i + vec3(0, 0, 1)), scatter(i + vec3(1, 0, 1)), w.x);
    let d = mix(scatter(i + vec3(0, 1, 1)), scatter(i + vec3(1, 1, 1)), w.x);
    return mix(mix(a, b, w.y), mix(c, d, w.y), w.z);
}

// A groove of half the width w at distance 0: depth 0 to 1, and its slope.
fn groove(d: f32, w: f32) -> vec2<f32> {
    let t = clamp(1.0 - abs(d) / w, 0.0, 1.0);
    return vec2(t, select(0.0, -sign(d), t > 0.0) * t);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    let q = in.world_position.xyz;
    let pixel = length(fwidth(q));
    let open = in.color.r;
    let carved = in.color.g;
    let worn = in.color.b;

    // Growth rings round a heart that runs along x below the board, bent by slow noise.
    let bend = noise(vec3(q.x * 0.42 + 11.0, q.y * 0.9, q.z * 0.9 + 3.0));
    let heart = vec2(q.y + wood.shape.w, q.z + 0.55 + 0.10 * q.x);
    let count = (length(heart) + 0.62 * bend) * wood.shape.z;
    let ring = fract(count);
    let sharp = 1.0 - smoothstep(0.30, 0.85, fwidth(count));
    let late = smoothstep(0.15, 0.86, ring) * (1.0 - smoothstep(0.90, 1.0, ring));
    let figure = mix(0.42, late, sharp * 0.80 + 0.06);

    // Fibres and pores, long along the trunk; gone where a pixel is coarser than they are.
    let fibre = noise(vec3(q.x * 2.6, q.y * 46.0, q.z * 46.0));
    let fine = 1.0 - smoothstep(0.010, 0.030, pixel);
    let streak = noise(vec3(q.x * 1.1 + 5.0, q.y * 15.0, q.z * 15.0));
    let cloud = noise(q * vec3(0.7, 1.3, 1.3) + 31.0);

    var colour = mix(wood.early.rgb, wood.late.rgb, figure);
    colour *= 0.86 + 0.28 * cloud;
    colour *= 1.0 + (fibre - 0.5) * mix(0.08, 0.42, fine) + (streak - 0.5) * 0.26;

    // Hands and seeds have darkened the bowls and polished every lip.
    colour = mix(colour, colour * vec3(0.84, 0.75, 0.67), carved);
    colour = mix(colour, colour * 1.35 + vec3(0.02, 0.014, 0.008), worn * 0.6);

    // An incised band round the margin: two lines and a row of chip-cut triangles between them.
    let inner = wood.shape.xy - abs(q.xz);
    let edge = min(inner.x, inner.y);
    let along = select(q.z, q.x, inner.y < inner.x);
    let outward = select(vec2(sign(q.x), 0.0), vec2(0.0, sign(q.z)), inner.y < inner.x);
    let flat_top = smoothstep(0.97, 0.995, pbr.N.y) * (1.0 - carved);
    let tooth = abs(fract(along / 0.17) - 0.5) * 2.0;
    let chip = (edge - 0.155) - 0.105 * tooth;
    let in_band = step(0.150, edge) * step(edge, 0.262);
    let cut = smoothstep(0.0, 0.05, chip) * in_band;
    let lines = groove(edge - 0.135, 0.013) + groove(edge - 0.278, 0.013);
    let incised = max(lines.x, cut * 0.85) * flat_top;
    colour *= 1.0 - 0.50 * incised;
    let tilt = (lines.y * 0.9 + cut * in_band * 0.35 * (1.0 - 2.0 * step(0.25, fract(along / 0.17 + 0.25)))) * flat_top;

    // A little relief: fibres stand up from the surface, chips and lines lie in it.
    let grain = (fibre - 0.5) * fine * 0.10;
    pbr.N = normalize(pbr.N + vec3(outward.x * tilt, 0.0, outward.y * tilt) + vec3(0.0, 0.0, grain));

    pbr.material.base_color = vec4(colour, 1.0);
    pbr.material.perceptual_roughness = clamp(0.62 - 0.16 * carved - 0.14 * worn + 0.14 * (fibre - 0.5) + 0.2 * incised, 0.3, 0.95);
    // Light from the sky is cool, light from the plaster and the mat warm; bowls see less of either.
    let up = pbr.N.y * 0.5 + 0.5;
    let sky = mix(vec3(0.78, 0.58, 0.42), vec3(0.92, 0.98, 1.08), up);
    let light_from_around = sky * open;

    var out: FragmentOutput;
    out.color = finished(pbr, light_from_around, over_the_rim(q, to_the_sun(), wood.early.w));
    return out;
}
