import {
  BLOCK_VIEW,
  BLOCK_VIEW_THRESHOLD,
  CALL_TO_ACTION,
  PAGE_VIEW,
  SCROLL_DEPTH,
  SCROLL_THROTTLE_MS,
  TRACKING_LABEL_MAX,
} from '#api/tracking/rules.ts';
import { takeNewDepths, getScrollPercent } from './scroll-depth.ts';
import { sendEvent } from './send-event.ts';
import { throttle } from './throttle.ts';

/** What counts as a block: whatever names itself one, and every part of a page. */
const BLOCKS = '[data-block], main > *';

/** Reports what is seen of this page and what is pressed on it, once each; nothing for who does not want it. */
export function watchPage(): void {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  reportPageView();
  // The way back to a page that the browser kept whole is another view of it.
  addEventListener('pageshow', ({ persisted }) => persisted && reportPageView());
  watchBlocks();
  watchScrolling();
  document.addEventListener('click', ({ target }) => target instanceof Element && reportCallToAction(target));
}

function reportPageView(): void {
  sendEvent(PAGE_VIEW, 'page', { label: document.title.slice(0, TRACKING_LABEL_MAX) });
}

function watchBlocks(): void {
  for (const [index, block] of document.querySelectorAll<HTMLElement>(BLOCKS).entries()) {
    // Of a block that is higher than the window, half can never be seen: then half of the window counts.
    const threshold = BLOCK_VIEW_THRESHOLD * Math.min(1, innerHeight / (block.offsetHeight || 1));
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || entry.intersectionRatio < threshold) return;
        observer.disconnect();
        sendEvent(BLOCK_VIEW, 'block', { label: block.dataset['block'] ?? block.id, value: index + 1 });
      },
      { threshold },
    );
    observer.observe(block);
  }
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

/** A call to action is a button of the page, whether it leads or acts; an element may name itself by data-cta. */
function reportCallToAction(target: Element): void {
  const call = target.closest<HTMLElement>('.button, [data-cta]');
  if (!call) return;
  const label = call.dataset['cta'] ?? call.innerText.trim().slice(0, TRACKING_LABEL_MAX);
  const href = call.getAttribute('href')?.replace(/[?#].*/, '');
  sendEvent(CALL_TO_ACTION, 'cta', { label, ...(href && { metadata: { href } }) });
}
