import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { PAYMENT_FAILURES, REFUND_REASONS } from '#api/submissions/rules.ts';
import { formatMoment } from '../campaigns/format-moment.ts';
import type { Card } from './to-card.ts';
import type { SubmissionTexts } from './texts.ts';

/** Returns a card's note about the moment and the payment; undefined if the outcome is shown instead. */
export function getPaymentNote(
  card: Card,
  texts: SubmissionTexts['submissions'],
  language: Language,
): string | undefined {
  const { campaign, celebrity, moment, outcome, reading, refundReason } = card;
  // The outcome of the answer is shown beside the note.
  if (!moment || outcome || reading || moment.state === 'withdrawn') return undefined;
  const { text, next } = formatMoment(moment, texts.moment, { celebrity }, language);
  const note = getReason(card, texts) ?? `${text} ${next}`.trim();
  const isOlder =
    moment.state === 'refunded' && refundReason !== 'campaign-cancelled' && refundReason !== 'dispute-open';
  if (!campaign.cancelled || isOlder) return note;
  return `${note} ${formatCancellation(campaign.cancelled, language)}`;
}

/** Returns why a payment failed that can be retried, or why it was refunded, if known. */
function getReason(
  { failure, refundReason, moment }: Card,
  texts: SubmissionTexts['submissions'],
): string | undefined {
  const failed = moment?.state === 'failed' && PAYMENT_FAILURES.find((each) => each === failure);
  if (failed) return texts[`note-${failed}`];
  const refunded = moment?.state === 'refunded' && REFUND_REASONS.find((each) => each === refundReason);
  return refunded ? `${texts.moment.refund[refunded]} ${texts.moment.text.refunded}` : undefined;
}
