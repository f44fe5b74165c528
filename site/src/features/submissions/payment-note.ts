import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Moment } from '#api/submissions/moment-rules.ts';
import { PAYMENT_FAILURES, REFUND_REASONS } from '#api/submissions/rules.ts';
import { formatMoment } from '../campaigns/format-moment.ts';
import type { RawSubmission } from './to-card-view.ts';
import type { SubmissionTexts } from './texts.ts';

/** Returns a card's note about the moment and the payment; undefined if the outcome is shown instead. */
export function getPaymentNote(
  submission: RawSubmission,
  moment: Moment,
  celebrity: string,
  texts: SubmissionTexts['submissions'],
  language: Language,
): string | undefined {
  // The outcome of the answer is shown beside the note.
  if (submission.outcome || submission.reading || moment.state === 'withdrawn') return undefined;
  const { campaign, refundReason } = submission;
  const { text, next } = formatMoment(moment, texts.moment, { celebrity }, language);
  const note = getReason(submission, moment, texts) ?? `${text} ${next}`.trim();
  const cancelled = typeof campaign === 'object' ? campaign?.cancelled : undefined;
  const isOlder =
    moment.state === 'refunded' && refundReason !== 'campaign-cancelled' && refundReason !== 'dispute-open';
  if (!cancelled || isOlder) return note;
  return `${note} ${formatCancellation(cancelled, language)}`;
}

/** Returns why a payment failed that can be retried, or why it was refunded, if known. */
function getReason(
  { failure, refundReason }: RawSubmission,
  { state }: Moment,
  texts: SubmissionTexts['submissions'],
): string | undefined {
  const failed = state === 'failed' && PAYMENT_FAILURES.find((each) => each === failure);
  if (failed) return texts[`note-${failed}`];
  const refunded = state === 'refunded' && REFUND_REASONS.find((each) => each === refundReason);
  return refunded ? `${texts.moment.refund[refunded]} ${texts.moment.text.refunded}` : undefined;
}
