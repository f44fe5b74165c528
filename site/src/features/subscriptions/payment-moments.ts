import type { Language } from '#api/platform/rules.ts';
import type { MomentTexts } from '#api/submissions/moment-text-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { paymentTexts } from './payment-texts.ts';
import type { PaymentView } from './use-payment.ts';

type Words = Readonly<Record<Exclude<PaymentView, 'loading'>, string>>;

/** The texts of each view of a payment, for a fan who returns from the provider. */
export type PaymentMoments = Pick<MomentTexts, 'next' | 'refund'> & {
  readonly title: Words;
  readonly text: Words;
};

/** Returns the texts of a payment's views: those of moments, a festive one once paid, and those without a moment. */
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
