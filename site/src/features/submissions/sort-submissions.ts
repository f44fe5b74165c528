import { DAY_MS } from '#api/platform/rules.ts';
import { toMoment, type RawSubmission } from './to-card.ts';

/** How long a thank-you or a cancellation is news. */
const NEWS_MS = 14 * DAY_MS;

/** Sorts by won, then payable by its deadline, then the rest, then news, then judged, then over. Equals keep their order. */
export function sortSubmissions<Submission extends RawSubmission>(
  submissions: readonly Submission[],
  now: Date,
): Submission[] {
  return submissions.toSorted((a, b) => toPlace(a, now) - toPlace(b, now) || toPayBy(a) - toPayBy(b));
}

function toPlace(submission: RawSubmission, now: Date): number {
  if (isFinished(submission, now)) return 5;
  if (submission.outcome?.isWinner) return 0;
  if (toMoment(submission)?.next === 'pay') return 1;
  if (hasNews(submission, now)) return 3;
  return submission.outcome ? 4 : 2;
}

/** Returns until when it can be paid, to sort by; 0 for what cannot. */
function toPayBy(submission: RawSubmission): number {
  const { campaign } = submission;
  const deadline = typeof campaign === 'object' && campaign?.subscriptionDeadline;
  return deadline && toMoment(submission)?.next === 'pay' ? Date.parse(deadline) : 0;
}

/**
 * Returns whether nothing waits for the fan, and nothing is new or late. While a charity may write to them, or others
 * may read the answer, it is not over: withdrawing that stays as near as it was.
 */
export function isFinished(submission: RawSubmission, now: Date): boolean {
  const { campaign, contact, wall } = submission;
  const isLate = typeof campaign === 'object' && Boolean(campaign?.overdue);
  const isDone = toMoment(submission)?.next === 'nothing';
  return isDone && !isLate && !contact?.isAllowed && !wall && !hasNews(submission, now);
}

function hasNews({ thankedAt, campaign }: RawSubmission, now: Date): boolean {
  const cancelled = typeof campaign === 'object' ? campaign?.cancelled : null;
  return [thankedAt, cancelled?.at].some((at) => at && now.getTime() - Date.parse(at) < NEWS_MS);
}
