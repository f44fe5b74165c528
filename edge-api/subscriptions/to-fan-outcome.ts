import { toMeeting } from '../campaigns/index.ts';
import type { FanOutcome, FanReading } from '../nominees/contract.ts';
import { signWinnerToken, toRereadEnd } from '../nominees/index.ts';
import { findEndCause, getAnswerEnd } from '../outcomes/winner-rules.ts';
import type { Ctx } from '../platform/context.ts';
import { toJudgeKind } from '../scoring/index.ts';
import type { OwnSubmissionRow } from './select-own-submissions.ts';

/** Returns how the fan's own paid answer came off, for after the winners are known. */
export async function toFanOutcome(
  ctx: Ctx,
  { id, campaign, judged, withdrawnAt }: Pick<OwnSubmissionRow, 'id' | 'campaign' | 'judged' | 'withdrawnAt'>,
): Promise<FanOutcome> {
  const { selectedAt, answerBy, acceptedAt } = judged;
  const { score, reasoning, model, rank, reason, firstReason, secondReason } = judged;
  const isWithdrawn = withdrawnAt !== null;
  const { plannedAt } = campaign;
  const standing = { status: 'paid', isErased: false, isWithdrawn, answerBy, acceptedAt, plannedAt };
  const ended = judged.ended ?? (selectedAt && findEndCause(standing, ctx.now)) ?? null;
  const won = ended === null ? selectedAt : null;
  const reasons = won ? [reason] : [firstReason, secondReason];
  return {
    isWinner: won !== null,
    isNominee: rank !== null && !isWithdrawn,
    score,
    judgedBy: model === null ? null : toJudgeKind(model),
    reasoning,
    winnerReasons: reasons.filter((one) => one !== null),
    event: won && toMeeting(campaign),
    invitation: won && {
      token: await signWinnerToken(ctx, { submissionId: id, selectedAt: won }),
      answerBy: getAnswerEnd(standing)?.toISOString() ?? null,
      acceptedAt: acceptedAt?.toISOString() ?? null,
    },
    ended,
  };
}

/** Returns how the fan's own answer was read, for while the winners are to be chosen. */
export function toFanReading(
  row: Pick<OwnSubmissionRow, 'judged' | 'knownAt' | 'reread' | 'withdrawnAt'>,
  now: Date,
): FanReading {
  const { score, reasoning, model } = row.judged;
  const canAsk = row.reread === null && row.withdrawnAt === null;
  const until = canAsk ? toRereadEnd(row.knownAt, now) : null;
  return {
    score,
    judgedBy: model === null ? null : toJudgeKind(model),
    reasoning,
    rereadUntil: until?.toISOString() ?? null,
  };
}
