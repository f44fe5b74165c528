import { SCROLL_DEPTHS } from '#api/tracking/rules.ts';

type ScrollPosition = {
  /** Pixels above the window, in it, and of the whole page. */
  readonly scrollY: number;
  readonly innerHeight: number;
  readonly scrollHeight: number;
};

/** How far down a page somebody has come, in percent: what is above the window's lower edge. */
export function getScrollPercent({ scrollY, innerHeight, scrollHeight }: ScrollPosition): number {
  // A window zoomed to a fraction ends a part of a pixel before the page does.
  return scrollHeight > 0 ? Math.min(100, ((scrollY + innerHeight + 1) / scrollHeight) * 100) : 100;
}

/** The depths that were reached and not yet reported; they are reported from then on. */
export function takeNewDepths(percent: number, reported: Set<number>): number[] {
  return SCROLL_DEPTHS.filter((depth) => percent >= depth && !reported.has(depth) && reported.add(depth));
}
