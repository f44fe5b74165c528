import type { Language } from '#api/platform/rules.ts';

/** Formats an amount in cents for a table, always with its cents and a minus sign in front. */
export function formatAmount(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
  });
  const amount = format.format(Math.abs(cents) / 100);
  return cents < 0 ? `− ${amount}` : amount;
}
