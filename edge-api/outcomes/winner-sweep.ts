import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, not, or } from 'drizzle-orm';
import { isMeetingAhead } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { formerWinners, winners } from '../nominees/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { isQuiet } from '../platform/quiet-rules.ts';
import { pick } from '../platform/pick.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { mails } from '../platform/table.ts';
import { commit, isUnchanged } from '../platform/unit-of-work.ts';
import { isLost } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { addDays } from './rules.ts';
import { endWinner } from './winner-end.ts';
import { isReminderFor, queueReminder } from './winner-mails.ts';
import {
  ANSWER_REMINDERS,
  DETAILS_AFTER_MEETING_MS,
  DETAILS_WITHOUT_DATE_MS,
  findEndCause,
  getAnswerEnd,
} from './winner-rules.ts';
import { winnerDetails } from './winner-table.ts';

/**
 * Ends the places of winners who stayed silent or whose answer no longer counts, reminds those who have not answered,
 * asks the next for places that stayed empty, and deletes winners' details after their meetings. Returns the number of
 * places it ended.
 */
export async function settleWinners(ctx: Ctx): Promise<number> {
  const ended = await tryCampaigns(ctx, await queryUnsettled(ctx), async (winner) => {
    if (findEndCause(winner, ctx.now) !== undefined) return endWinner(ctx, winner.submissionId);
    await remind(ctx, winner);
    return false;
  });
  await tryCampaigns(ctx, await queryEmpty(ctx), ({ submissionId }) => endWinner(ctx, submissionId));
  await pruneDetails(ctx);
  return ended;
}

/** Returns the query for winners who have not answered, and for those of future meetings whose answer no longer counts. */
function queryUnsettled(ctx: Ctx) {
  const isUnanswered = and(isNotNull(winners.answerBy), isNull(winners.acceptedAt));
  return ctx.db
    .select({
      ...pick(winners, 'submissionId', 'selectedAt', 'answerBy', 'acceptedAt'),
      ...pick(submissions, 'status', 'userId', 'withdrawnAt'),
      ...pick(campaigns, 'id', 'name', 'artistName', 'plannedAt'),
      reminders: ctx.db.$count(mails, isReminderFor(winners.submissionId)),
    })
    .from(winners)
    .innerJoin(campaigns, eq(campaigns.id, winners.campaignId))
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .where(and(isNull(campaigns.cancelledAt), or(isUnanswered, and(isLost, isMeetingAhead(ctx)))))
    .orderBy(asc(winners.submissionId));
}

function queryEmpty(ctx: Ctx) {
  const { campaignId, submissionId, slot, endedAt } = formerWinners;
  const isTaken = hasRow(winners, eq(winners.campaignId, campaignId), eq(winners.slot, slot));
  return ctx.db
    .select({ id: campaigns.id, submissionId })
    .from(formerWinners)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .where(and(isNull(campaigns.cancelledAt), isMeetingAhead(ctx), not(isTaken)))
    .orderBy(desc(endedAt));
}

/** Sends a winner the latest due reminder, once, and not at night. */
async function remind(ctx: Ctx, winner: Awaited<ReturnType<typeof queryUnsettled>>[number]): Promise<void> {
  const answerBy = getAnswerEnd(winner);
  if (answerBy === null || winner.acceptedAt !== null || isQuiet(ctx.now)) return;
  const due = ANSWER_REMINDERS.filter((day) => addDays(winner.selectedAt, day) <= ctx.now);
  const day = due.at(-1);
  if (day === undefined || due.length <= winner.reminders) return;
  const { submissionId } = winner;
  const isUnanswered = isUnchanged(winners, { submissionId, acceptedAt: null });
  await commit(ctx, undefined, await queueReminder(ctx, { ...winner, answerBy, day }, isUnanswered));
}

function pruneDetails(ctx: Ctx) {
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const over = ctx.db
    .select({ id: winnerDetails.submissionId })
    .from(winnerDetails)
    .innerJoin(submissions, eq(submissions.id, winnerDetails.submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(
      or(
        isNotNull(campaigns.cancelledAt),
        lte(campaigns.plannedAt, before(DETAILS_AFTER_MEETING_MS)),
        lte(winnerDetails.givenAt, before(DETAILS_WITHOUT_DATE_MS)),
      ),
    );
  return ctx.db.delete(winnerDetails).where(inArray(winnerDetails.submissionId, over));
}
