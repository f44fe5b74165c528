import type { CharityPayouts } from '#api/payouts/contract.ts';
import { PAYABLE_PAGE_SIZE } from '#api/payouts/rules.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { payoutTexts } from './texts.ts';

/** Returns what was raised for a charity and what of it reached its bank; undefined if its payouts fill a page. */
export function toCharityFigures({ docs, next, awaited }: CharityPayouts, language: Language) {
  if (next !== null || awaited.length > PAYABLE_PAGE_SIZE) return undefined;
  const { raised, paidOut } = payoutTexts(language).account;
  const sum = (payouts: readonly Pick<CharityPayouts['awaited'][number], 'amountCents'>[]) =>
    formatEuros(
      payouts.reduce((total, { amountCents }) => total + amountCents, 0),
      language,
    );
  return [
    [raised, sum([...awaited, ...docs])],
    [paidOut, sum(docs.filter(({ arrivedOn }) => arrivedOn !== null))],
  ] as const;
}
