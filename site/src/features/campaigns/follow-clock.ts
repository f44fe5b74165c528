import { COUNTDOWN_TICK_MS } from '#api/campaigns/countdown-rules.ts';

/** Calls `tick` at once and on every whole second while the page is visible; returns the function that stops it. */
export function followClock(tick: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    const now = Date.now();
    tick(now);
    timer = setTimeout(run, COUNTDOWN_TICK_MS - (now % COUNTDOWN_TICK_MS));
  };
  const followVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') run();
  };
  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', followVisibility);
  };
}
