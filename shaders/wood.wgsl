// Wood, cut out of one trunk: bands and fibres are a function of the place in the room, so a bowl shows
// the rings it was carved through. On it what was carved, oiled and worn. Nothing depends on time.

#import "embedded://mbili/shaders/light.wgsl"::{finished, hollow_at, over_the_rim, to_the_sun, HALF_GAP, PIT_RADIUS}
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
}

struct Wood {
    // Its alpha is the number of rows on the board.
    early: vec4<f32>,
    // Its alpha is how much the bands show.
    late: vec4<f32>,
    // Pores and dirt; its alpha is how much the pores show.
    deep: vec4<f32>,
    // Half the board's length and width; bands by unit; how far the trunk's heart lies below.
    shape: vec4<f32>,
    // Roughness; how much the fibres swing; how strongly hands have polished it; how rough the tools were.
    finish: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> wood: Wood;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var grain_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(103) var relief: texture_2d<f32>;

// Texels of the relief to a unit of the room, and the steepest slope in it; a test holds both.
const RELIEF_PER_UNIT: f32 = 384.0;
const RELIEF_STEEPEST: f32 = 1.6;

fn own(n: f32, salt: f32) -> f32 {
    return fract(sin(n * 12.9898 + salt * 78.233) * 43758.547);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    let q = in.world_position.xyz;
    let pixel = max(length(dpdx(q)), length(dpdy(q)));
    let open = in.color.r;
    let carved = in.color.g;
    let worn = in.color.b;
    let side = 1.0 - smoothstep(0.35, 0.6, pbr.N.y);

    // Bands round a heart that runs along x far below the board, bent slowly.
    let lod = log2(max(pixel * 300.0, 1.0));
    let cloud = textureSampleLevel(grain, grain_sampler, vec2(q.x * 0.085, q.z * 0.13 + 0.2 * q.y) + 0.31, 2.0).a;
    let heart = vec2(q.y + wood.shape.w, q.z + 0.7 + 0.07 * q.x);
    let ring = length(heart) + 0.55 * (cloud - 0.5);
    let band = textureSampleLevel(
        grain, grain_sampler, vec2(q.x * 0.06 + 0.37, ring * wood.shape.z), max(lod - 0.5, 0.0)).b;
    let fibre = textureSampleLevel(
        grain, grain_sampler, vec2(q.x * 0.25 + 0.05 * q.y, (q.z + 0.6 * q.y) * 0.61), max(lod - 0.4, 0.0));

    let figure = mix(0.45, smoothstep(0.22, 0.78, band), wood.late.a);
    var colour = mix(wood.early.rgb, wood.late.rgb, figure);
    colour *= 0.74 + 0.52 * cloud;
    colour *= 1.0 + 0.85 * (fibre.r - 0.5);
    colour = mix(colour, wood.deep.rgb, fibre.g * wood.deep.a);

    // Fibres swing to and fro in ribbons, and throw the light back by turns.
    let ribbon = (fibre.b - 0.45) * wood.finish.y;
    var tilt = vec3(ribbon, 0.0, 0.10 * (fibre.r - 0.5));

    // The gouge: strokes down the bowl, none quite like the last.
    let hollow = hollow_at(q.xz, wood.early.a);
    let offset = (q.xz - hollow.centre) * (PIT_RADIUS / hollow.half);
    let far = length(offset) / PIT_RADIUS;
    let outward = offset / max(length(offset), 1e-3);
    let number = dot(hollow.centre, vec2(3.1, 7.7));
    let tier = floor(far * 2.6 + 0.35);
    let around = (atan2(offset.y, offset.x) * 0.15915494 + 0.5) * (9.0 + 6.0 * tier) + own(number, tier);
    let stroke = floor(around);
    let across = fract(around) - 0.5;
    let down = fract(far * 2.6 + 0.35 + 0.25 * (own(stroke, number) - 0.5)) - 0.5;
    let gouge = wood.finish.w * carved * smoothstep(0.06, 0.3, far) * (1.0 - smoothstep(0.84, 0.97, far));
    let scoop = (vec2(-outward.y, outward.x) * across * 0.62 + outward * (down * 0.30 + 0.16 * (own(stroke, number + 3.0) - 0.5))) * gouge;
    tilt -= vec3(scoop.x, 0.0, scoop.y);
    colour *= 1.0 + gouge * 0.10 * (own(stroke, number + 1.0) - 0.5);

    // What was carved into the flat wood: the border, the strip between the front rows, the sides.
    let inner = wood.shape.xy - abs(q.xz);
    let edge = min(inner.x, inner.y);
    let lengthwise = inner.y < inner.x;
    let turned = sign(q.xz);
    let s = select(abs(q.z) / (1.0 + HALF_GAP), q.x, lengthwise);
    let middle = abs(q.z) < 0.24 && edge > 0.5;
    let corner = max(inner.x, inner.y) < 0.5 && edge > 0.262;
    var at = vec2(s, edge);
    at = select(at, vec2(q.x, 0.75 + q.z), middle);
    at = select(at, vec2(inner.x, 1.0 + inner.y), corner);
    at = select(at, vec2(s, 1.5 - q.y), side > 0.5);
    let flat_top = smoothstep(0.90, 0.985, pbr.N.y) * (1.0 - smoothstep(0.0, 0.25, carved));
    let has = select(select(0.0, flat_top, edge < 0.495 || middle), 1.0, side > 0.5);
    let cut = textureSampleLevel(
        relief, grain_sampler, at * vec2(1.0, 0.5), max(log2(pixel * RELIEF_PER_UNIT) - 0.25, 0.0));
    let slope = (cut.rg * 2.0 - 1.0) * (RELIEF_STEEPEST * has);
    // Which way the carving's own directions run in the room.
    var run = select(vec3(0.0, 0.0, turned.y / (1.0 + HALF_GAP)), vec3(1.0, 0.0, 0.0), lengthwise || middle);
    var in_ = select(vec3(-turned.x, 0.0, 0.0), vec3(0.0, 0.0, -turned.y), lengthwise);
    in_ = select(in_, vec3(0.0, 0.0, 1.0), middle);
    run = select(run, vec3(-turned.x, 0.0, 0.0), corner);
    in_ = select(in_, vec3(0.0, 0.0, -turned.y), corner);
    in_ = select(in_, vec3(0.0, -1.0, 0.0), side > 0.5);
    tilt -= run * slope.x + in_ * slope.y;
    let openness = mix(1.0, cut.a * cut.a, has);
    let raised = (cut.b - 0.5) * has;

    // Oil and hands have darkened the bowls, dirt lies in the cuts, and all that stands out is polished.
    let polish = wood.finish.z;
    let rubbed = clamp(worn + max(raised, 0.0) * 1.4, 0.0, 1.0);
    colour = mix(colour, colour * vec3(0.80, 0.72, 0.66), carved);
    colour = mix(colour, colour * 1.32 + vec3(0.018, 0.012, 0.007), rubbed * polish * 0.75);
    colour = mix(wood.deep.rgb * 0.8, colour, mix(1.0, openness, 0.85));
    // Knocks have taken the dark off the edges here and there, down to the lighter wood.
    let knocked = smoothstep(0.50, 0.60, fibre.a) * smoothstep(0.25, 0.8, worn) * (1.0 - carved);
    colour = mix(colour, wood.early.rgb * 1.5 + vec3(0.012), 0.55 * knocked * polish);
    tilt.y += 0.25 * knocked * (fibre.r - 0.5);
    // Much handled wood between the pits is darker than the margin.
    let handled = smoothstep(0.1, 0.7, edge);
    colour *= 1.0 - 0.10 * handled * polish;

    pbr.N = normalize(pbr.N + tilt * select(0.55, 1.0, side > 0.5 || has > 0.0));
    pbr.material.base_color = vec4(colour, 1.0);
    pbr.material.perceptual_roughness = clamp(
        wood.finish.x - 0.10 * carved - 0.16 * rubbed * polish + 0.22 * (fibre.r - 0.5) + 0.16 * fibre.g
            + 0.30 * (1.0 - openness), 0.28, 0.95);

    var out: FragmentOutput;
    let sunny = select(over_the_rim(q, to_the_sun(), hollow), 1.0, edge < 0.3);
    out.color = finished(pbr, open * openness, sunny);
    return out;
}
