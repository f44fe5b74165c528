/** Distance of one press of a scroll button (RULES.md, "Numbers"). */
export const SCROLL_STEP_PX = 352;

/** On zoomed screens positions are fractions of a pixel, and the last one is never quite reached. */
const TOLERANCE_PX = 2;

export type ScrollEnds = { readonly atStart: boolean; readonly atEnd: boolean };

/** Returns which ends a scrolled track is at; both when everything fits. */
export function getScrollEnds(track: {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}): ScrollEnds {
  return {
    atStart: track.scrollLeft <= TOLERANCE_PX,
    atEnd: track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE_PX,
  };
}
