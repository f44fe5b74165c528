import { and, eq, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { closeCampaigns, noteAct, requireOwnCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { startSelection } from '../nominees/index.ts';
import { hasUnpaid, queueMissedMails } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { DAY_MS } from '../platform/rules.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { submissions } from '../submissions/table.ts';

const SELECTIONS_MAX = 20;
/** Maximum number of days that a campaign without a deadline stays open. */
const OPEN_DAYS = 365;

/**
 * Closes the caller's own campaign, once, and ends open checkouts. If `hasNominees`, because any fan has paid, nominees
 * are then selected in the background (RULES.md, "Calls").
 */
export async function closeCampaign(ctx: Ctx, id: string): Promise<{ readonly hasNominees: boolean }> {
  const { nomineesSelected } = await requireOwnCampaign(ctx, id);
  const isClosed = await closeOpen(ctx, id);
  const isPaid = and(eq(submissions.campaignId, id), eq(submissions.status, 'paid'));
  const hasNominees = (await ctx.db.$count(submissions, isPaid)) > 0;
  if (isClosed || (hasNominees && !nomineesSelected)) await startSelection(ctx, id);
  return { hasNominees };
}

/**
 * Closes the campaigns whose deadline has passed, or that reached the maximum time without one (RULES.md, "Phases"),
 * each once even with concurrent sweeps, and starts the selection of their nominees. Returns how many were closed.
 */
export async function closeDueCampaigns(ctx: Ctx): Promise<number> {
  const openedAt = sql`coalesce(${campaigns.subscriptionStartDate}, ${campaigns.createdAt})`;
  const isOverWithout = or(
    lte(campaigns.plannedAt, ctx.now),
    lte(openedAt, ctx.now.getTime() - OPEN_DAYS * DAY_MS),
  );
  const isDue = and(
    eq(campaigns.isActive, true),
    or(
      lte(campaigns.subscriptionDeadline, ctx.now),
      and(isNull(campaigns.subscriptionDeadline), isOverWithout),
    ),
  );
  const closed: string[] = [];
  const unpaid = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(isDue, hasUnpaid(campaigns.id)));
  await tryCampaigns(ctx, unpaid, async ({ id }) => {
    const isClosed = await closeOpen(ctx, id, isDue);
    if (isClosed) closed.push(id);
    return isClosed;
  });
  for (const { id } of await closeCampaigns(ctx, and(isDue, not(hasUnpaid(campaigns.id))))) {
    ctx.log.info('campaign_closed', { campaign: id });
    closed.push(id);
  }
  for (const id of closed.slice(0, SELECTIONS_MAX)) await startSelection(ctx, id);
  return closed.length;
}

/** Closes a campaign if it is active and meets a condition, and mails fans who did not pay; returns whether it did. */
function closeOpen(ctx: Ctx, id: string, condition?: SQL): Promise<boolean> {
  return runUnit(async () => {
    const [campaign] = await ctx.db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.isActive, true), condition));
    if (!campaign) return false;
    const { isActive, subscriptionDeadline } = campaign;
    await commit(ctx, isUnchanged(campaigns, { id, isActive, subscriptionDeadline }), [
      ...queueMissedMails(ctx, campaign, null),
      closeCampaigns(ctx, eq(campaigns.id, id)),
      ...noteAct(ctx, id, 'closed'),
    ]);
    ctx.log.info('campaign_closed', { campaign: id });
    return true;
  });
}
