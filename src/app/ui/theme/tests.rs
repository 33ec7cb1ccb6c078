//! The theme's contrasts and sizes, measured.

use super::*;

fn luminance(colour: Color32) -> f32 {
    let linear = |channel: u8| {
        let c = f32::from(channel) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn the_measure_knows_black_and_white() {
    assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
    assert!((contrast(INK, INK) - 1.0).abs() < 0.01);
}

#[test]
fn text_stands_out_from_its_ground() {
    let pairs = [
        (INK, PLASTER),
        (INK, PLASTER_LIGHT),
        (INK, PLASTER_DEEP),
        (INK, WARM),
        (INK, WARM_DEEP),
        (INK_SOFT, PLASTER),
        (INK_SOFT, PLASTER_LIGHT),
        (INK_SOFT, PLASTER_DEEP),
        (INK_SOFT, WARM),
        (INK_SOFT, WARM_DEEP),
        (INDIGO, PLASTER),
        (INDIGO, PLASTER_LIGHT),
        (INDIGO, PLASTER_DEEP),
        (INDIGO, WARM),
        (PALM, PLASTER),
        (PALM, PLASTER_LIGHT),
        (PALM, PLASTER_DEEP),
        (PALM, WARM),
        (BRASS, PLASTER),
        (BRASS, PLASTER_LIGHT),
        (CORAL, PLASTER),
        (CORAL, PLASTER_LIGHT),
        (CORAL, WARM),
        (CORAL, PLASTER_DEEP),
        (PLASTER_LIGHT, BRASS),
        (PLASTER_LIGHT, BRASS_WARM),
        (PLASTER_LIGHT, BRASS_DEEP),
        (PLASTER_LIGHT, INDIGO),
        (PLASTER_LIGHT, CORAL),
        (PLASTER_LIGHT, CORAL_DEEP),
        (PLASTER, NIGHT),
        (BRASS_LIGHT, NIGHT),
    ];
    for (text, ground) in pairs {
        let contrast = contrast(text, ground);
        assert!(contrast >= 4.5, "{text:?} on {ground:?}: {contrast:.2}");
    }
}

#[test]
fn shapes_stand_out_from_their_ground() {
    let pairs = [
        (BRASS, PLASTER),
        (BRASS, PLASTER_LIGHT),
        (BRASS, PLASTER_DEEP),
        (BRASS, WARM),
        (BRASS, WARM_DEEP),
        (INDIGO, PLASTER),
        (INDIGO, PLASTER_DEEP),
        (INDIGO, PLASTER_LIGHT),
        (PALM, PLASTER_DEEP),
        (CORAL, PLASTER),
        (CORAL, PLASTER_DEEP),
        (BRASS_LIGHT, NIGHT),
    ];
    for (shape, ground) in pairs {
        let contrast = contrast(shape, ground);
        assert!(contrast >= 3.0, "{shape:?} on {ground:?}: {contrast:.2}");
    }
}

#[test]
fn by_lantern_light_all_is_as_legible() {
    use super::evening::GROUNDS;
    let ground = |day: Color32| GROUNDS.iter().find(|(of, _)| *of == day).expect("a ground").1;
    for day in [PLASTER, PLASTER_LIGHT, PLASTER_DEEP, WARM, WARM_DEEP] {
        for text in [INK, INK_SOFT, INDIGO] {
            let contrast = contrast(text, ground(day));
            assert!(contrast >= 4.5, "{text:?} on {day:?}: {contrast:.2}");
        }
        for shape in [BRASS, INDIGO, PALM, CORAL] {
            let contrast = contrast(shape, ground(day));
            assert!(contrast >= 3.0, "{shape:?} on {day:?}: {contrast:.2}");
        }
        assert!(luminance(ground(day)) < 0.85 * luminance(day));
    }
    let loss = contrast(CORAL, ground(PLASTER_LIGHT));
    assert!(loss >= 4.5, "{loss:.2}");
}

#[test]
fn in_high_contrast_letters_stand_out_seven_times_from_every_ground() {
    use super::contrast::plainer;
    let pairs = |texts: &[Color32], grounds: &[Color32], least: f32| {
        for text in texts {
            for ground in grounds {
                let (a, b) = (plainer(*text), plainer(*ground));
                let contrast = contrast(a, b);
                assert!(contrast >= least, "{text:?} on {ground:?}: {contrast:.2}");
            }
        }
    };
    let pale = [PLASTER, PLASTER_LIGHT, PLASTER_DEEP, STUCCO, WARM, WARM_DEEP];
    pairs(&[INK, INK_SOFT, INDIGO, PALM, BRASS, CORAL], &pale, 7.0);
    let dark = [BRASS, BRASS_WARM, BRASS_DEEP, INDIGO, CORAL, CORAL_DEEP, NIGHT, INK];
    pairs(&[PLASTER, PLASTER_LIGHT], &dark, 7.0);
    let plates = [NIGHT, crate::app::ui::paint::DUSK, crate::app::ui::paint::BURN];
    pairs(&[PLASTER, BRASS_LIGHT, crate::app::ui::paint::INLAID.0], &plates, 7.0);
    // What only parts is seen too.
    pairs(&[PLASTER_EDGE, BRASS_WARM], &[PLASTER, PLASTER_LIGHT], 4.5);
}

#[test]
fn the_scale_follows_the_window_and_the_wish() {
    assert_eq!(scale(Vec2::new(1280.0, 720.0), 100), 1.0);
    assert_eq!(scale(Vec2::new(1280.0, 720.0), 200), 2.0);
    assert_eq!(scale(Vec2::new(640.0, 360.0), 100), 0.72);
    assert_eq!(scale(Vec2::new(3840.0, 2160.0), 100), 3.0);
}

/// Two signs of a text beside each other whose halves that meet are blank.
fn blank_between(first: char, then: char, writing: Writing) -> bool {
    const OPEN: &str = "（［｛〔〈《「『【“‘";
    const SHUT: &str = "、。，．）］｝〕〉》」』】”’";
    // In Japanese these stand in the middle of their room.
    let shut =
        |sign| SHUT.contains(sign) || writing == Writing::Chinese && "：；？！".contains(sign);
    let open = |sign| OPEN.contains(sign);
    (shut(first) && (shut(then) || open(then))) || (open(first) && open(then))
}

#[test]
fn signs_beside_each_other_leave_no_gap_of_a_whole_sign() {
    let (ctx, mut pairs) = (egui::Context::default(), std::collections::BTreeSet::new());
    for (writing, code) in [(Writing::Japanese, "ja"), (Writing::Chinese, "zh")] {
        let folder = format!("{}/assets/locales/{code}", env!("CARGO_MANIFEST_DIR"));
        let files: Vec<_> = std::fs::read_dir(folder).expect("a folder").flatten().collect();
        let read = |file: &std::fs::DirEntry| std::fs::read_to_string(file.path()).expect("a text");
        let texts: String = files.iter().map(read).collect();
        let signs = texts.chars().zip(texts.chars().skip(1));
        let found: Vec<String> = signs
            .filter(|(first, then)| blank_between(*first, *then, writing))
            .map(|(first, then)| format!("{first}{then}"))
            .collect();
        for pass in 0..3 {
            let output = ctx.run_ui(egui::RawInput::default(), |ui| {
                if !apply(ui.ctx(), 100, writing) || pass < 2 {
                    return;
                }
                for (pair, face) in found.iter().flat_map(|pair| Face::ALL.map(|face| (pair, face)))
                {
                    let font = face.at(ui, 1.0);
                    let em = font.size;
                    let wide =
                        ui.painter().layout_no_wrap(pair.clone(), font, INK).rect.width() / em;
                    assert!((wide - 1.5).abs() < 0.1, "{pair} in {code}, {face:?}: {wide}");
                    pairs.insert(pair.clone());
                }
            });
            output.drop_without_applying_deltas();
        }
    }
    assert!(pairs.len() > 8, "{pairs:?}");
}

/// The picture of letters after a page of every text in these sizes and writings, one after the other.
fn letters_after(chosen: &[(u16, Writing)]) -> [usize; 2] {
    let read = |writing: Writing| {
        let code = match writing {
            Writing::Letters => "el",
            Writing::Korean => "ko",
            Writing::Japanese => "ja",
            Writing::Chinese => "zh",
        };
        let folder = format!("{}/assets/locales/{code}", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).expect("a folder").flatten();
        files.map(|file| std::fs::read_to_string(file.path()).expect("a text")).collect::<String>()
    };
    let (ctx, screen) = (egui::Context::default(), Vec2::new(1280.0, 720.0));
    for (size, writing) in chosen {
        let text = read(*writing);
        for _ in 0..3 {
            let screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, screen));
            let input = egui::RawInput { screen_rect, ..egui::RawInput::default() };
            let output = ctx.run_ui(input, |ui| {
                if apply(ui.ctx(), *size, *writing) {
                    let font = Face::Text.at(ui, 1.0);
                    let _ = ui.painter().layout_no_wrap(text.clone(), font, INK);
                }
            });
            output.drop_without_applying_deltas();
        }
    }
    ctx.fonts(|fonts| fonts.font_image_size())
}

#[test]
fn letters_of_sizes_and_writings_that_are_gone_take_no_room() {
    let sizes = [100, 125, 150, 175, 200];
    let chosen: Vec<_> =
        sizes.iter().flat_map(|size| Writing::ALL.map(|writing| (*size, writing))).collect();
    let last = [(100, Writing::Letters)];
    let alone = letters_after(&last);
    let after_all = letters_after(&[&chosen[..], &last].concat());
    assert_eq!(after_all, alone);
    // And they would take some.
    let two = letters_after(&[(200, Writing::Chinese)]);
    assert!(two[1] > alone[1], "{two:?} {alone:?}");
}
