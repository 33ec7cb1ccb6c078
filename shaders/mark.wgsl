// Marks on the board: painted rings in a burnt line, and light in a pit (that has no light on itself).

#import "embedded://mbili/shaders/light.wgsl"::finished_apart
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::main_pass_post_lighting_processing,
    pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT,
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    var out: FragmentOutput;
    if (pbr.material.flags & STANDARD_MATERIAL_FLAGS_UNLIT_BIT) != 0u {
        out.color = main_pass_post_lighting_processing(pbr, pbr.material.base_color);
    } else {
#ifdef VERTEX_COLORS
        // What is burnt does not shine, and mirrors nothing.
        pbr.material.perceptual_roughness = mix(1.0, pbr.material.perceptual_roughness, in.color.r);
        pbr.material.reflectance *= in.color.rgb;
        pbr.material.emissive = vec4(pbr.material.emissive.rgb * in.color.rgb, pbr.material.emissive.a);
#endif
        out.color = finished_apart(pbr, 0.7 + 0.3 * pbr.N.y, 1.0);
    }
    return out;
}
