/**
 * An amount in minor units (cents) as people write it: 1000, `eur`, `nl` → "€ 10,00".
 * A locale of `auto`, or one that is not known, is English.
 */
export function formatMoney(minorUnits: number, currency: string, locale: string | null): string {
  const options = { style: 'currency', currency: currency.toUpperCase() } as const;
  const format = new Intl.NumberFormat(toLanguageTag(locale), options);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
}

/** The language that the caller chose for the checkout, for `lang` attributes and formats. */
export function toLanguageTag(locale: string | null): string {
  const [known] = Intl.NumberFormat.supportedLocalesOf(locale === null || locale === 'auto' ? 'en' : locale);
  return known ?? 'en';
}
