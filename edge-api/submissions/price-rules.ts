import { formatEuros } from '../platform/money-rules.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { DONATION_CENTS } from './rules.ts';

/** The donation as displayed. */
export const PRICE: LocalizedText = {
  nl: formatEuros(DONATION_CENTS, 'nl'),
  en: formatEuros(DONATION_CENTS, 'en'),
};
