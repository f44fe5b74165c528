import { atom, computed, onMount } from 'nanostores';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { followClock } from './follow-clock.ts';

/** The time in milliseconds, for all countdowns of a page: one timer, which runs only while the page is visible. */
export const $now = atom(Date.now());

/** The start of the current minute, for what need not change every second. */
export const $minute = computed($now, (now) => now - (now % MINUTE_MS));

onMount($now, () => (typeof document === 'undefined' ? undefined : followClock((now) => $now.set(now))));
