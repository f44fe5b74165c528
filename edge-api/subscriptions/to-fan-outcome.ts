import { formatEventTime } from '../campaigns/index.ts';
import type { FanOutcome } from '../nominees/contract.ts';
import { toJudgeKind } from '../scoring/index.ts';
import type { OwnSubmissionRow } from './select-own-submissions.ts';

/** Returns how the fan's own answer came off, for after the winners are known. */
export function toFanOutcome({
  campaign: { plannedAt, plannedLocation },
  judged,
  withdrawnAt,
}: Pick<OwnSubmissionRow, 'campaign' | 'judged' | 'withdrawnAt'>): FanOutcome {
  const { score, reasoning, model, rank, slot, reason, firstReason, secondReason } = judged;
  const reasons = slot === null ? [firstReason, secondReason] : [reason];
  const event = {
    plannedDate: plannedAt?.toISOString() ?? null,
    plannedTime: plannedAt && formatEventTime(plannedAt),
    plannedLocation,
  };
  return {
    isWinner: slot !== null,
    isNominee: rank !== null && withdrawnAt === null,
    score,
    judgedBy: model === null ? null : toJudgeKind(model),
    reasoning,
    winnerReasons: reasons.filter((one) => one !== null),
    event: slot === null ? null : event,
  };
}
