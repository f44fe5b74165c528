import type { Campaign } from '#api/campaigns/contract.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDeadline } from '../campaigns/format.ts';
import type { PieceTexts } from '../story-kit/texts.ts';

/** What a share picture says, in its language. */
export type ShareWords = {
  readonly title: string;
  readonly celebrity: string;
  /** What to do and what it costs. */
  readonly call: string;
  /** Until when; null without a deadline. */
  readonly until: string | null;
};
/** The texts of share pictures, those of the promotion kit. */
export type ShareTexts = Pick<PieceTexts, 'call' | 'until'>;

/** Returns the words of a campaign's share picture. */
export function toShareWords(
  { name, celebrity, subscriptionDeadline }: Pick<Campaign, 'name' | 'celebrity' | 'subscriptionDeadline'>,
  { language, texts, now }: { readonly language: Language; readonly texts: ShareTexts; readonly now: Date },
): ShareWords {
  const deadline = subscriptionDeadline && formatDeadline(subscriptionDeadline, language, now);
  return {
    title: name,
    celebrity: celebrity.name,
    call: fillText(texts.call, { price: formatEuros(DONATION_CENTS, language) }),
    until: deadline ? fillText(texts.until, { deadline }) : null,
  };
}
