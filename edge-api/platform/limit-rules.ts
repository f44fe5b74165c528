import { SECOND_MS, type Language, type LocalizedText } from './rules.ts';

/** Returns the whole seconds from `now` until there is room again, at least one; instants are milliseconds. */
export function getRetryAfter(freeAt: number, now: number): number {
  return Math.max(1, Math.ceil((freeAt - now) / SECOND_MS));
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
