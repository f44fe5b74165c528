/** The light on the mark's dial of 40 × 40: a beam from just below the middle out to the rim. */
export const MARK_LIGHT = 'M20 24 12.8 1.3A20 20 0 0 1 37.4 10.2Z';
