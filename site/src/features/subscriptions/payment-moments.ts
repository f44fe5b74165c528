import type { Language } from '#api/platform/rules.ts';
import type { MomentTexts } from '#api/submissions/moment-text-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { paymentTexts } from './payment-texts.ts';
import type { PaymentView } from './use-payment.ts';

type Words = Readonly<Record<Exclude<PaymentView, 'loading'>, string>>;

/** What each view of a payment says to a fan who comes back from the provider. */
export type PaymentMoments = Pick<MomentTexts, 'next' | 'refund'> & {
  readonly title: Words;
  readonly text: Words;
};

/** Returns what the views of a payment say: the moments, of which having paid is celebrated, and what has none yet. */
export function paymentMoments(language: Language, charity: string): PaymentMoments {
  const t = paymentTexts(language);
  const { title, text, next, refund } = momentTexts(language);
  return {
    next,
    refund,
    title: {
      ...title,
      in: t.paidTitle,
      checking: t.checkingTitle,
      unknown: t.unknownTitle,
      signedOut: t.signedOutTitle,
      unreachable: t.unreachableTitle,
    },
    text: {
      ...text,
      in: charity === '' ? t.paidTextNoCharity : fillText(t.paidText, { charity }),
      checking: t.checkingText,
      unknown: t.unknownText,
      signedOut: t.signedOutText,
      unreachable: t.unreachableText,
    },
  };
}
