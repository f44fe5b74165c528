import { and, eq, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { logAction } from '../admin-log/index.ts';
import type { Canceller } from '../campaigns/cancellation-rules.ts';
import { cancelIf } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { endSelectionRun, queueMeetingEndMails } from '../nominees/index.ts';
import { isPaidOut } from '../payouts/index.ts';
import { endOpenCheckouts, returnPayments, startRefunds } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { queueOwnerMail } from './owner-mail.ts';

/** Who ends a campaign, and the reason that everyone reads, without white space around it. */
type EndCampaign = { readonly by: Canceller; readonly reason: string };

/**
 * Ends a campaign for good: it takes no more subscriptions, its selection stops, every payment goes back, and everyone
 * who takes part is told why. All of it is due in one batch, which the sweep carries out however it was interrupted. Its
 * owner can do so until winners are chosen or its proceeds are paid out, the sweep once the days for another charity have passed. Returns whether this call ended it: a campaign ends once.
 */
export async function endCampaign(
  ctx: Ctx,
  campaignId: string,
  { by, reason }: EndCampaign,
): Promise<boolean> {
  const [row] = await ctx.db
    .select({ campaign: campaigns, owner: { email: user.email, language: user.language } })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.ownerId))
    .where(eq(campaigns.id, campaignId));
  if (row?.campaign.cancelledAt !== null) return false;
  const { campaign, owner } = row;
  const cancellation = { by, reason };
  const canEnd = isEndable(ctx, campaignId, by);
  const cancelledByUserId = ctx.actor.kind === 'person' ? ctx.actor.person.id : null;
  const isByHand = by === 'admin' && cancelledByUserId !== null;
  const changes = { cancelledBy: by, cancelReason: reason, cancelledByUserId };
  const [updated] = (
    await ctx.db.batch([
      endSelectionRun(ctx, campaignId, canEnd),
      // Before those for all fans: the mail that is queued first for a payment is the one that is sent.
      ...queueMeetingEndMails(ctx, campaign, cancellation, canEnd),
      ...returnPayments(ctx, campaign, cancellation, canEnd),
      ...(by === 'owner' ? [] : [queueOwnerMail(ctx, { ...campaign, ...owner }, cancellation, canEnd)]),
      ...(isByHand
        ? [logAction(ctx, { action: 'campaign-stopped', subject: campaignId, reason }, canEnd)]
        : []),
      // Last, because it makes the condition of the others false.
      cancelIf(ctx, campaignId, changes, canEnd),
    ])
  ).slice(-1);
  if (!Array.isArray(updated) || updated.length === 0) return false;
  ctx.log.warn('campaign_cancelled', { campaign: campaignId, by });
  ctx.defer(carryOut(ctx, campaignId));
  return true;
}

function isEndable(ctx: Ctx, campaignId: string, by: Canceller): SQL {
  const isUndecided =
    by === 'owner' ? and(eq(campaigns.winnersSelected, false), not(isPaidOut(campaignId))) : undefined;
  const isWithoutCharity = by === 'charity' ? lte(campaigns.charityDueAt, ctx.now) : undefined;
  return sql`exists (select 1 from ${campaigns}
    where ${and(eq(campaigns.id, campaignId), isNull(campaigns.cancelledAt), isUndecided, isWithoutCharity)})`;
}

/** Begins what the queues, or the sweep, go on with: ends open checkouts, refunds and sends mails. */
async function carryOut(ctx: Ctx, campaignId: string): Promise<void> {
  await sendDueMails(ctx);
  await startRefunds(ctx);
  while ((await endOpenCheckouts(ctx, campaignId, ctx.now)) > 0);
}
