import { SECOND_MS, type Language, type LocalizedText } from './rules.ts';

/** Returns the whole seconds from `now` until `freeAt`, at least one; both are in milliseconds. */
export function getRetryAfter(freeAt: number, now: number): number {
  return Math.max(1, Math.ceil((freeAt - now) / SECOND_MS));
}

/** A limit that a call counted against: its use within the window so far, and when that ends, in milliseconds. */
export type Quota = {
  readonly rule: string;
  readonly count: number;
  readonly seconds: number;
  readonly used: number;
  readonly endsAt: number;
};

/**
 * Returns the headers that list the limits a call counted against, and what is left of each
 * (https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-10); none without a limit.
 */
export function formatQuotas(quotas: readonly Quota[], now: number): Readonly<Record<string, string>> {
  if (quotas.length === 0) return {};
  const policies = quotas.map(({ rule, count, seconds }) => `"${rule}";q=${count};w=${seconds}`);
  const states = quotas.map(
    // The window may have started slightly after the call.
    ({ rule, count, used, seconds, endsAt }) =>
      `"${rule}";r=${Math.max(0, count - used)};t=${Math.min(seconds, getRetryAfter(endsAt, now))}`,
  );
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', ') };
}

/** Returns a number of seconds in words: from two hours on in hours, from a minute on in minutes. */
export function formatWait(seconds: number): LocalizedText {
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)];
  if (hours > 2) return formatUnit(hours, 'hour');
  return seconds < 60 ? formatUnit(seconds, 'second') : formatUnit(minutes, 'minute');
}

function formatUnit(count: number, unit: 'second' | 'minute' | 'hour'): LocalizedText {
  const format = (language: Language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return { en: format('en'), nl: format('nl') };
}
