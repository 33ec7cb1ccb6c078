//! Whether something grows: the slope of what was measured again and again over a long run.
//!
//! Memory of a process does not grow smoothly: it jumps, stands still, and each sample is much like the one before.
//! An ordinary regression takes each sample for new evidence, and then believes anything. So the run is cut into
//! [`BLOCKS`] equal pieces, each counts as one point, and the line is laid through these.

/// So many pieces of a run count as points.
pub const BLOCKS: usize = 20;

/// The share of a run that is left out at its beginning: caches fill, once.
pub const WARM_UP: f64 = 0.1;

/// Student's t for a one-sided 95 %, with [`BLOCKS`] - 2 degrees of freedom.
const T95: f64 = 1.734;

/// How something grows over a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slope {
    /// Its best estimate, per unit of the run.
    pub mean: f64,
    /// With 95 % it is no steeper than this.
    pub upper: f64,
}

impl Slope {
    /// Of what was measured at these moments of a run, in their order; the first tenth is left out. Nothing if what
    /// remains is too little to say anything.
    #[must_use]
    pub fn of(samples: &[(f64, f64)]) -> Option<Self> {
        let (first, last) = (samples.first()?.0, samples.last()?.0);
        let from = first + WARM_UP * (last - first);
        let kept: Vec<_> = samples.iter().filter(|(at, _)| *at >= from).collect();
        if kept.len() < 2 * BLOCKS {
            return None;
        }
        let points: Vec<(f64, f64)> = (0..BLOCKS)
            .map(|block| {
                let part = &kept[block * kept.len() / BLOCKS..(block + 1) * kept.len() / BLOCKS];
                let mean = |of: fn(&(f64, f64)) -> f64| {
                    part.iter().map(|sample| of(sample)).sum::<f64>() / part.len() as f64
                };
                (mean(|sample| sample.0), mean(|sample| sample.1))
            })
            .collect();
        let count = BLOCKS as f64;
        let middle_x = points.iter().map(|point| point.0).sum::<f64>() / count;
        let middle_y = points.iter().map(|point| point.1).sum::<f64>() / count;
        let spread: f64 = points.iter().map(|(x, _)| (x - middle_x).powi(2)).sum();
        if spread <= 0.0 {
            return None;
        }
        let mean =
            points.iter().map(|(x, y)| (x - middle_x) * (y - middle_y)).sum::<f64>() / spread;
        let left = |(x, y): &(f64, f64)| (y - middle_y - mean * (x - middle_x)).powi(2);
        let error = (points.iter().map(left).sum::<f64>() / (count - 2.0) / spread).sqrt();
        Some(Slope { mean, upper: mean + T95 * error })
    }
}
