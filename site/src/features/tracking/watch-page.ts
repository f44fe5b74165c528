import {
  BLOCK_VIEW,
  BLOCK_VIEW_THRESHOLD,
  CALL_TO_ACTION,
  PAGE_VIEW,
  SCROLL_DEPTH,
  SCROLL_THROTTLE_MS,
  TRACKING_LABEL_MAX,
  SCROLL_DEPTHS,
} from '#api/tracking/rules.ts';
import type { TrackingEvent } from '#api/tracking/contract.ts';

/** Blocks: elements with data-block, and every child of main. */
const BLOCKS = '[data-block], main > *';
/**
 * The visible shares of a block at which it is checked. The share that counts depends on its height, which is read only
 * then: it is unknown before the block comes near, and reading it earlier would delay the first paint.
 */
const BLOCK_STEPS = Array.from({ length: 21 }, (_, step) => step / 40);

/** Reports once each what is seen and pressed on this page; nothing if the visitor opts out of tracking. */
export function watchPage(): void {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  reportPageView();
  // A page restored from the back/forward cache counts as another view.
  addEventListener('pageshow', ({ persisted }) => persisted && reportPageView());
  watchBlocks();
  watchScrolling();
  document.addEventListener(
    'click',
    ({ target, isTrusted }) => isTrusted && target instanceof Element && reportCallToAction(target),
  );
}

function reportPageView(): void {
  sendEvent(PAGE_VIEW, 'page', { label: document.title.slice(0, TRACKING_LABEL_MAX) });
}

function watchBlocks(): void {
  const blocks: readonly Element[] = [...document.querySelectorAll(BLOCKS)];
  const unseen = new Set(blocks);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect: seen, boundingClientRect: block } of entries) {
        // For a block that is taller than the window, half of the window has to be covered.
        const isViewed = seen.height >= BLOCK_VIEW_THRESHOLD * Math.min(block.height, innerHeight);
        // One callback may contain the same block several times.
        if (!seen.height || !isViewed || !unseen.delete(target)) continue;
        observer.unobserve(target);
        const label = target.getAttribute('data-block') ?? target.id;
        sendEvent(BLOCK_VIEW, 'block', { label, value: blocks.indexOf(target) + 1 });
      }
    },
    { threshold: BLOCK_STEPS },
  );
  for (const block of blocks) observer.observe(block);
}

function watchScrolling(): void {
  const reported = new Set<number>();
  const reportDepths = () => {
    const { scrollHeight } = document.documentElement;
    for (const value of takeNewDepths(getScrollPercent({ scrollY, innerHeight, scrollHeight }), reported)) {
      sendEvent(SCROLL_DEPTH, 'scroll', { value });
    }
  };
  addEventListener('scroll', throttle(reportDepths, SCROLL_THROTTLE_MS), { passive: true });
}

/** Reports a press on a call to action: a button of the page, or an element with data-cta. */
function reportCallToAction(target: Element): void {
  const call = target.closest<HTMLElement>('.button, [data-cta]');
  if (!call) return;
  const label = call.dataset['cta'] ?? call.innerText.trim().slice(0, TRACKING_LABEL_MAX);
  const href = call.getAttribute('href')?.replace(/[?#].*/, '');
  sendEvent(CALL_TO_ACTION, 'cta', { label, ...(href && { metadata: { href } }) });
}

/** Throttles `run`: it is called at the end of each period of `ms` milliseconds with a call. */
export function throttle(run: () => void, ms: number): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      run();
    }, ms);
  };
}

type ScrollPosition = {
  /** Pixels: scrolled past, the window's height, and the page's height. */
  readonly scrollY: number;
  readonly innerHeight: number;
  readonly scrollHeight: number;
};

/** Returns how much of a page is above the window's lower edge, in percent. */
export function getScrollPercent({ scrollY, innerHeight, scrollHeight }: ScrollPosition): number {
  // With zoom, the window may end a fraction of a pixel above the end of the page.
  return scrollHeight > 0 ? Math.min(100, ((scrollY + innerHeight + 1) / scrollHeight) * 100) : 100;
}

/** Returns the depths that are newly reached, and marks them as reported. */
export function takeNewDepths(percent: number, reported: Set<number>): number[] {
  return SCROLL_DEPTHS.filter((depth) => percent >= depth && !reported.has(depth) && reported.add(depth));
}

/** The page's own analytics function, if it has one (RULES.md, "Calls"): Google's `gtag` or a compatible one. */
type WithAnalytics = { gtag?: (command: 'event', name: string, parameters: Record<string, unknown>) => void };

/**
 * Identifies one page view, in memory only: without cookie or storage, a visitor is not recognised on the next page.
 */
const sessionId = Math.random().toString(36).slice(2);

/** Reports an event to the API and to the page's analytics function. A failure is only logged. */
function sendEvent(
  event: string,
  category: string,
  details: Pick<TrackingEvent, 'label' | 'value' | 'metadata'> = {},
): void {
  try {
    const body: TrackingEvent = {
      event,
      category,
      action: event,
      ...details,
      timestamp: new Date().toISOString(),
      page: location.pathname,
      sessionId,
    };
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
    if (!navigator.sendBeacon('/api/tracking', json)) console.warn('tracking', event);
    const { gtag }: typeof window & WithAnalytics = window;
    gtag?.('event', event, { event_category: category, event_label: details.label, value: details.value });
  } catch (error) {
    console.warn('tracking', error);
  }
}
