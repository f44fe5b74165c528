import { isPayable } from './payment-note.ts';
import type { RawSubmission } from './to-card-view.ts';

/** Sorts by won, then what the fan can still pay, then the rest, with what is judged last. Equals keep their order. */
export function sortSubmissions<Submission extends RawSubmission>(
  submissions: readonly Submission[],
): Submission[] {
  return submissions.toSorted((a, b) => toPlace(a) - toPlace(b));
}

function toPlace(submission: RawSubmission): number {
  if (submission.outcome?.isWinner) return 0;
  if (isPayable(submission)) return 1;
  return submission.outcome || submission.reading ? 3 : 2;
}
