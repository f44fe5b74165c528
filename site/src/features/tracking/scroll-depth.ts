import { SCROLL_DEPTHS } from '#api/tracking/rules.ts';

type ScrollPosition = {
  /** Pixels above the window, in it, and of the whole page. */
  readonly scrollY: number;
  readonly innerHeight: number;
  readonly scrollHeight: number;
};

/** Returns the share of a page above the window's lower edge, in percent. */
export function getScrollPercent({ scrollY, innerHeight, scrollHeight }: ScrollPosition): number {
  // A zoomed window ends a fraction of a pixel before the page does.
  return scrollHeight > 0 ? Math.min(100, ((scrollY + innerHeight + 1) / scrollHeight) * 100) : 100;
}

/** Returns the depths that are reached and not yet reported, and marks them as reported. */
export function takeNewDepths(percent: number, reported: Set<number>): number[] {
  return SCROLL_DEPTHS.filter((depth) => percent >= depth && !reported.has(depth) && reported.add(depth));
}
