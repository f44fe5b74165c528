import { SECOND_MS, type Language } from '#api/platform/rules.ts';

/** Formats a short time: "420 ms", "2,5 s". */
export function formatDuration(durationMs: number, language: Language): string {
  if (durationMs < SECOND_MS) return `${durationMs} ms`;
  const format = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { maximumFractionDigits: 1 });
  return `${format.format(durationMs / SECOND_MS)} s`;
}
