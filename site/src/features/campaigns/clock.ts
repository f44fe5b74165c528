import { atom, computed, onMount } from 'nanostores';
import { COUNTDOWN_TICK_MS } from '#api/campaigns/rules.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';

/**
 * The time in milliseconds, for all countdowns of a page: one timer, which runs only while the page is visible. It
 * ticks on the whole second, so that all digits change together.
 */
export const $now = atom(Date.now());

/** The start of the current minute, for what need not change every second. */
export const $minute = computed($now, (now) => now - (now % MINUTE_MS));

onMount($now, () => {
  if (typeof document === 'undefined') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const now = Date.now();
    $now.set(now);
    timer = setTimeout(tick, COUNTDOWN_TICK_MS - (now % COUNTDOWN_TICK_MS));
  };
  const followVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') tick();
  };
  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', followVisibility);
  };
});
