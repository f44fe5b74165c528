import type { Session } from '../stripe/types.ts';

/** Formats a session's total in the session's language. */
export function formatTotal({ amount_total: total, currency, locale }: Session): string {
  return formatMoney(total ?? 0, currency ?? 'eur', locale);
}

/** Formats an amount in cents: 1000, `eur`, `nl` → "€ 10,00". */
export function formatMoney(cents: number, currency: string, locale: string | null): string {
  return new Intl.NumberFormat(locale ?? 'en', { style: 'currency', currency }).format(cents / 100);
}
