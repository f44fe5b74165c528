import { DAY_MS } from '#api/platform/rules.ts';
import { toMoment, type RawSubmission } from './to-card.ts';

/** How long a thank-you is new. */
const THANKS_NEW_MS = 14 * DAY_MS;

/** Sorts by won, then payable, then newly thanked, then the rest, then over. Equals keep their order. */
export function sortSubmissions<Submission extends RawSubmission>(
  submissions: readonly Submission[],
  now: Date,
): Submission[] {
  return submissions.toSorted((a, b) => toPlace(a, now) - toPlace(b, now));
}

function toPlace(submission: RawSubmission, now: Date): number {
  if (isOver(submission, now)) return 4;
  if (submission.outcome?.isWinner) return 0;
  if (toMoment(submission)?.next === 'pay') return 1;
  return isNewlyThanked(submission, now) ? 2 : 3;
}

/**
 * Returns whether nothing waits for the fan, and nothing is new. While a charity may write to them it is not over: one
 * press withdraws that.
 */
export function isOver(submission: RawSubmission, now: Date): boolean {
  const { campaign, contact } = submission;
  const next = toMoment(submission)?.next;
  const isLate = typeof campaign === 'object' && Boolean(campaign?.overdue);
  const isDone = next === 'nothing' || next === 'thanks';
  return isDone && !isLate && !contact?.isAllowed && !isNewlyThanked(submission, now);
}

const isNewlyThanked = ({ thankedAt }: RawSubmission, now: Date) =>
  Boolean(thankedAt) && now.getTime() - Date.parse(thankedAt ?? '') < THANKS_NEW_MS;
