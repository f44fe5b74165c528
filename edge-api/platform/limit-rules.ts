import { SECOND_MS, type LocalizedText } from './rules.ts';
import type { Limit } from './settings.ts';

/** Returns when the window of a limit ends that begins at an instant; both in milliseconds. */
export function getWindowEnd({ seconds }: Limit, start: number): number {
  return start + seconds * SECOND_MS;
}

/** Returns when the window of a limit began that ends at an instant; both in milliseconds. */
export function getWindowStart({ seconds }: Limit, end: number): number {
  return end - seconds * SECOND_MS;
}

/** Returns the whole seconds from `now` until there is room again, at least one; instants are milliseconds. */
export function getRetryAfter(freeAt: number, now: number): number {
  return Math.max(1, Math.ceil((freeAt - now) / SECOND_MS));
}

/** Returns a number of seconds in words: from two hours on in hours, from a minute on in minutes. */
export function formatWait(seconds: number): LocalizedText {
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)];
  if (hours > 2) return { en: `${hours} hours`, nl: `${hours} uur` };
  if (seconds < 60) return { en: `${seconds} seconds`, nl: `${seconds} seconden` };
  return {
    en: `${minutes} minute${minutes === 1 ? '' : 's'}`,
    nl: `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`,
  };
}
