import type { Payable } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { PayoutTexts } from './texts.ts';

type Wait = Pick<Payable, 'obstacle' | 'payableFrom'>;

/** Returns the sentence that says what a transfer waits for, if anything. */
export function toWait({ obstacle, payableFrom }: Wait, language: Language, texts: PayoutTexts['obstacles']) {
  const date = payableFrom === null ? '' : formatDateTime(payableFrom, language);
  return obstacle === null ? undefined : fillText(texts[obstacle], { date });
}
