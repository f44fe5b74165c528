import { memoizeByLocale } from './locale-rules.ts';
import type { Language } from './rules.ts';

/** Who pays the payment provider's costs of a donation: the platform, or the charity out of the donations. */
export const COSTS_COVERED_BY = ['platform', 'charity'] as const;
export type CostsCoveredBy = (typeof COSTS_COVERED_BY)[number];

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** Formats an amount in cents: 124000 → "€ 1.240" or "€1,240"; cents show only where there are any. */
export function formatEuros(cents: number, language: Language): string {
  const format = cents % 100 === 0 ? wholeEuros : eurosAndCents;
  return format(LOCALES[language]).format(cents / 100);
}

const EUROS = { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 } as const;
const wholeEuros = memoizeByLocale(
  (locale) => new Intl.NumberFormat(locale, { ...EUROS, minimumFractionDigits: 0 }),
);
const eurosAndCents = memoizeByLocale((locale) => new Intl.NumberFormat(locale, EUROS));
