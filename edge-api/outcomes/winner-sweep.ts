import { and, eq, inArray, isNotNull, isNull, lte, not, or } from 'drizzle-orm';
import { isMeetingAhead } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { getWinnerPath } from '../nominees/index.ts';
import { formerWinners, winners } from '../nominees/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { isQuiet } from '../platform/quiet-rules.ts';
import { mails } from '../platform/table.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commit } from '../platform/unit-of-work.ts';
import { isLost } from '../scoring/index.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { addDays } from './rules.ts';
import { endWinner } from './winner-end.ts';
import { ANSWER_REMINDER } from './winner-mail-texts.ts';
import { toReminder, hasWon, isPlaceUnchanged, readPlaces, type Place } from './winner-place.ts';
import { ANSWER_REMINDERS, DETAILS_AFTER_MEETING_MS, DETAILS_WITHOUT_DATE_MS } from './winner-rules.ts';
import { winnerDetails } from './winner-table.ts';

/**
 * Ends the places of winners who stayed silent or whose answer no longer counts, reminds those who have not answered,
 * asks the next for places that stayed empty, and deletes winners' details after their meetings. Returns the number of
 * places it ended.
 */
export async function settleWinners(ctx: Ctx): Promise<number> {
  const places = await readPlaces(ctx, and(hasWon(), isUnsettled(ctx)));
  const due = places.map((place) => ({ id: place.campaign.id, place }));
  const ended = await tryCampaigns(ctx, due, async ({ place }) => {
    if (place.cause === undefined) await remind(ctx, place);
    else if (await endWinner(ctx, place.submission.id)) return place.winner !== null;
    return false;
  });
  await pruneDetails(ctx);
  return ended;
}

/** Holds for winners who have not answered or whose answer no longer counts, and for places that stayed empty. */
function isUnsettled(ctx: Ctx) {
  const { campaignId, slot } = formerWinners;
  const isUnanswered = and(isNotNull(winners.answerBy), isNull(winners.acceptedAt));
  const isTaken = hasRow(winners, eq(winners.campaignId, campaignId), eq(winners.slot, slot));
  const isEmpty = and(isNotNull(slot), not(isTaken));
  const isOut = or(and(isNotNull(winners.slot), isLost), isEmpty);
  return and(isNull(campaigns.cancelledAt), or(isUnanswered, and(isOut, isMeetingAhead(ctx))));
}

/** Sends a winner who has not answered the latest due reminder, once, and not at night. */
async function remind(ctx: Ctx, place: Place): Promise<void> {
  const { campaign, winner, answerEnd } = place;
  const day = winner && ANSWER_REMINDERS.findLast((each) => addDays(winner.selectedAt, each) <= ctx.now);
  if (!winner || !day || !answerEnd || isQuiet(ctx.now)) return;
  const occasion = toReminder(day);
  if ((await ctx.db.$count(mails, eq(mails.key, `${occasion}:${winner.submissionId}`))) > 0) return;
  const reminders = queueFanMails(ctx, {
    campaignId: campaign.id,
    occasion,
    condition: and(eq(submissions.id, winner.submissionId), isPlaceUnchanged(place)),
    path: await getWinnerPath(ctx, winner),
    toText: (language) => ANSWER_REMINDER[language](campaign, answerEnd),
  });
  await commit(ctx, undefined, reminders);
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
