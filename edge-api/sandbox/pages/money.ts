import type { Session } from '../stripe/types.ts';

/** Formats what a session costs, in its own language. */
export function formatTotal({ amount_total: total, currency, locale }: Session): string {
  return formatMoney(total ?? 0, currency ?? 'eur', locale);
}

/**
 * Formats an amount in minor units (cents): 1000, `eur`, `nl` → "€ 10,00".
 * `auto` and unknown locales are English.
 */
export function formatMoney(minorUnits: number, currency: string, locale: string | null): string {
  const options = { style: 'currency', currency: currency.toUpperCase() } as const;
  const format = new Intl.NumberFormat(toLanguageTag(locale), options);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
}

/** Returns the language chosen for the checkout, for `lang` attributes and formats. */
export function toLanguageTag(locale: string | null): string {
  const [known] = Intl.NumberFormat.supportedLocalesOf(locale === null || locale === 'auto' ? 'en' : locale);
  return known ?? 'en';
}
