import type { Language } from '#api/platform/rules.ts';
import { formatNumber } from '#site/i18n/format.ts';

/** Formats an amount in cents for a table, always with its cents and a minus sign in front. */
export function formatAmount(cents: number, language: Language): string {
  const amount = formatNumber(Math.abs(cents) / 100, language, { style: 'currency', currency: 'EUR' });
  return cents < 0 ? `− ${amount}` : amount;
}
