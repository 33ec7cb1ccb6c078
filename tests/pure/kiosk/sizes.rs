//! Millimetres on the glass.

use mbili::kiosk::sizes::{CAPITAL, Glass, TARGET, of_edid, of_the_screen};

/// A screen of 24 inches, full HD: 531 mm by 299 mm.
fn edid() -> Vec<u8> {
    let mut edid = vec![0_u8; 128];
    edid[..8].copy_from_slice(&[0, 255, 255, 255, 255, 255, 255, 0]);
    (edid[21], edid[22]) = (53, 30);
    edid[54] = 2;
    (edid[66], edid[67], edid[68]) = (0x13, 0x2b, 0x21);
    edid
}

#[test]
fn a_screen_says_its_millimetres() {
    assert_eq!(of_edid(&edid()), Some([531, 299]));
    let mut proportions = edid();
    (proportions[66], proportions[67], proportions[68]) = (16, 9, 0);
    assert_eq!(of_edid(&proportions), Some([530, 300]));
    (proportions[21], proportions[22]) = (0, 0);
    assert_eq!(of_edid(&proportions), None);
    assert_eq!(of_edid(&edid()[..100]), None);
    assert_eq!(of_edid(&[7; 128]), None);
}

#[test]
fn the_only_screen_that_is_connected_is_asked() {
    let folder = std::env::temp_dir().join(format!("mbili-screens-{}", std::process::id()));
    let put = |output: &str, status: &str, edid: &[u8]| {
        let output = folder.join(output);
        std::fs::create_dir_all(&output).expect("a folder");
        std::fs::write(output.join("status"), status).expect("a file");
        std::fs::write(output.join("edid"), edid).expect("a file");
    };
    assert_eq!(of_the_screen(&folder), None);
    put("card0-HDMI-A-1", "connected\n", &edid());
    put("card0-DP-1", "disconnected\n", &[]);
    assert_eq!(of_the_screen(&folder), Some([531, 299]));
    let mut other = edid();
    other[66] = 0;
    put("card0-DP-2", "connected\n", &other);
    assert_eq!(of_the_screen(&folder), None, "nobody knows which of the two it is");
    std::fs::remove_dir_all(&folder).expect("it was there");
}

#[test]
fn text_is_as_high_as_a_seated_reader_needs_or_as_the_screen_allows() {
    // Running text is 27 pixels at 1920 by 1080.
    let usual = 27.0;
    for (millimetres, least) in [(531.0, 1.0), (700.0, 1.0), (941.0, 1.0), (400.0, 0.7)] {
        let glass = Glass::new(1920.0, millimetres).expect("a screen");
        let size = f32::from(glass.text_size(100, usual)) / 100.0;
        let capital = usual * size * 0.714 / glass.pixels(1.0);
        assert!(capital >= CAPITAL * least - 0.05, "{millimetres}: {capital} mm at {size}");
        assert!((1.0..=2.0).contains(&size));
    }
    let glass = Glass::new(1920.0, 531.0).expect("a screen");
    assert!((glass.pixels(TARGET) - 72.3).abs() < 0.1);
    assert_eq!(Glass::new(1920.0, 16.0), None);
    assert_eq!(Glass::new(0.0, 500.0), None);
}
