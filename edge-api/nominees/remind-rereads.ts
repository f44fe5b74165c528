import { and, eq, gt, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { DAY_MS } from '../platform/rules.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commit } from '../platform/unit-of-work.ts';
import { pick } from '../platform/pick.ts';
import { isEligible } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { matchesAnswer } from './paid-answers.ts';
import { isAskedToday, isToldUnanswered, queueAskedMails, queueUnansweredMails } from './reread-mails.ts';
import { REREAD_REMIND_MS, REREAD_REPLY_MS } from './rules.ts';
import { rereadRequests } from './table.ts';

/** Maximum number of campaigns in one run; the next run takes the rest. */
const CAMPAIGNS_PER_SWEEP = 100;
/** How late a fan can still be told that no reply came; sent mails are remembered for longer than that. */
const LATE_MAX_MS = 30 * DAY_MS;

/** Reminds owners daily of rereads due soon, and tells fans of unanswered ones. Returns the number of campaigns. */
export async function remindRereads(ctx: Ctx): Promise<number> {
  const { askedAt, repliedAt, campaignId } = rereadRequests;
  const isBetween = (fromMs: number, toMs: number) =>
    and(
      isNull(repliedAt),
      lte(askedAt, new Date(ctx.now.getTime() - fromMs)),
      gt(askedAt, new Date(ctx.now.getTime() - toMs)),
    );
  const isAsked = (when: SQL | undefined) => hasRow(rereadRequests, matchesAnswer(rereadRequests), when);
  const isSoonOver = isBetween(REREAD_REMIND_MS, REREAD_REPLY_MS);
  const isOver = isBetween(REREAD_REPLY_MS, REREAD_REPLY_MS + LATE_MAX_MS);
  const waiting = await ctx.db
    .selectDistinct(pick(campaigns, 'id', 'name'))
    .from(rereadRequests)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .innerJoin(submissions, matchesAnswer(rereadRequests))
    .where(
      and(
        isNull(campaigns.cancelledAt),
        isEligible(campaignId),
        or(and(isSoonOver, not(isAskedToday(ctx))), and(isOver, not(isToldUnanswered()))),
      ),
    )
    .limit(CAMPAIGNS_PER_SWEEP);
  return tryCampaigns(ctx, waiting, async (campaign) => {
    const isSoon = hasRow(submissions, isEligible(campaign.id), isAsked(isSoonOver));
    await commit(ctx, undefined, [
      ...queueAskedMails(ctx, campaign, isSoon),
      ...queueUnansweredMails(ctx, campaign, isAsked(isOver)),
    ]);
    return true;
  });
}
