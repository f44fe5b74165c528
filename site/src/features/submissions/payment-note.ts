import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { PAYMENT_FAILURES, REFUND_REASONS } from '#api/submissions/rules.ts';
import type { RawSubmission } from './to-card-view.ts';
import type { SubmissionTexts } from './texts.ts';

/** Returns whether a submission that is not paid can still be: not once its campaign is closed. */
export function isPayable({ paymentStatus, campaign }: RawSubmission): boolean {
  const isClosed = typeof campaign === 'object' && campaign?.isOpen === false;
  return (paymentStatus === 'pending' || paymentStatus === 'failed') && !isClosed;
}

/** Returns what a card says of a payment beside its status; undefined where that says it all. */
export function getPaymentNote(
  submission: RawSubmission,
  texts: SubmissionTexts['submissions'],
  language: Language,
): string | undefined {
  const note = getStatusNote(submission, texts);
  const { paymentStatus, refundReason, campaign } = submission;
  const cancelled = typeof campaign === 'object' ? campaign?.cancelled : undefined;
  if (!cancelled || (paymentStatus === 'refunded' && refundReason !== 'campaign-cancelled')) return note;
  const ending = paymentStatus === 'processing' ? texts.noteCancelledProcessing : texts.noteCancelled;
  return `${paymentStatus === 'refunded' ? note : ending} ${formatCancellation(cancelled, language)}`;
}

function getStatusNote(submission: RawSubmission, texts: SubmissionTexts['submissions']): string | undefined {
  const { paymentStatus, failure, refundReason } = submission;
  switch (paymentStatus) {
    case 'pending':
      return isPayable(submission) ? texts.notePending : getUnpayableNote(submission, texts);
    case 'failed': {
      if (!isPayable(submission)) return getUnpayableNote(submission, texts);
      const known = PAYMENT_FAILURES.find((each) => each === failure);
      return known ? texts[`note-${known}`] : texts.noteFailed;
    }
    case 'refunded': {
      const known = REFUND_REASONS.find((each) => each === refundReason);
      return known && texts[`note-${known}`];
    }
    case 'disputed':
      return texts.noteDisputed;
    default:
      return undefined;
  }
}

function getUnpayableNote({ campaign }: RawSubmission, texts: SubmissionTexts['submissions']): string {
  const isPaused = typeof campaign === 'object' && Boolean(campaign?.paused);
  return isPaused ? texts.notePaused : texts.noteClosed;
}
