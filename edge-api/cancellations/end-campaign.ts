import { eq } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { logAction } from '../admin-log/index.ts';
import type { Canceller } from '../campaigns/cancellation-rules.ts';
import { updateCampaignRow } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { endSelectionRun, queueMeetingEndMails } from '../nominees/index.ts';
import { endOpenCheckouts, returnPayments, startRefunds } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMail, sendDueMails, type Mail } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { submissions } from '../submissions/table.ts';
import { CAMPAIGN_STOPPED } from './mail-texts.ts';

/** Who ends a campaign, and the reason that everyone reads, without white space around it. */
type EndCampaign = { readonly by: Canceller; readonly reason: string };

/**
 * Ends a campaign for good: it takes no more subscriptions, its selection stops, every payment goes back, and everyone
 * who takes part is told why. All of it is due in one batch, which the sweep carries out however it was interrupted.
 * Returns whether this call ended it, which happens once: its owner can until winners are chosen, the sweep once the days
 * for another charity have passed.
 */
export async function endCampaign(ctx: Ctx, campaignId: string, end: EndCampaign): Promise<boolean> {
  const hasEnded = await runUnit(async () => {
    const found = await findEndable(ctx, campaignId, end.by);
    if (found) await commitEnd(ctx, found, end);
    return found !== undefined;
  });
  if (!hasEnded) return false;
  ctx.log.warn('campaign_cancelled', { campaign: campaignId, by: end.by });
  ctx.defer(carryOut(ctx, campaignId));
  return true;
}

type Endable = NonNullable<Awaited<ReturnType<typeof findEndable>>>;

/** Returns a campaign that still goes ahead and that this one may end, with its owner. */
async function findEndable(ctx: Ctx, campaignId: string, by: Canceller) {
  const [row] = await ctx.db
    .select({
      campaign: campaigns,
      owner: { email: user.email, language: user.language },
    })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.ownerId))
    .where(eq(campaigns.id, campaignId));
  if (row?.campaign.cancelledAt !== null) return undefined;
  const { winnersSelected, charityDueAt } = row.campaign;
  if (by === 'owner' && winnersSelected) return undefined;
  if (by === 'charity' && (charityDueAt === null || charityDueAt > ctx.now)) return undefined;
  return row;
}

async function commitEnd(ctx: Ctx, { campaign, owner }: Endable, { by, reason }: EndCampaign): Promise<void> {
  const { id, cancelledAt, closedAt, winnersSelected, charityDueAt } = campaign;
  const cancellation = { by, reason };
  const cancelledByUserId = ctx.actor.kind === 'person' ? ctx.actor.person.id : null;
  const isByHand = by === 'admin' && cancelledByUserId !== null;
  await commit(
    ctx,
    [isUnchanged(campaigns, { id, cancelledAt, closedAt, winnersSelected, charityDueAt })],
    [
      endSelectionRun(ctx, id),
      // Before those for all fans: the mail that is queued first for a payment is the one that is sent.
      ...queueMeetingEndMails(ctx, campaign, cancellation),
      ...returnPayments(ctx, campaign, cancellation),
      ...(by === 'owner' ? [] : [queueMail(ctx, renderOwnerMail(ctx, { campaign, owner }, cancellation))]),
      ...(isByHand ? [logAction(ctx, { action: 'campaign-stopped', subject: id, reason })] : []),
      updateCampaignRow(ctx, id, {
        cancelledAt: ctx.now,
        cancelledBy: by,
        cancelReason: reason,
        cancelledByUserId,
        isActive: false,
        closedAt: closedAt ?? ctx.now,
        updatedAt: ctx.now,
      }),
    ],
  );
}

/** Renders the mail that tells a campaign's owner that others ended it. */
function renderOwnerMail(
  ctx: Ctx,
  { campaign: { id, slug, name }, owner: { email: to, language } }: Pick<Endable, 'campaign' | 'owner'>,
  { by, reason }: EndCampaign,
): Mail {
  const text = CAMPAIGN_STOPPED[language](name, by, reason);
  return { key: `campaign-stopped:${id}`, to, ...renderPageMail(ctx, language, `/campaigns/${slug}`, text) };
}

/** Begins what the queues, or the sweep, go on with: ends open checkouts, refunds and sends mails. */
async function carryOut(ctx: Ctx, campaignId: string): Promise<void> {
  await sendDueMails(ctx);
  await startRefunds(ctx);
  while ((await endOpenCheckouts(ctx, eq(submissions.campaignId, campaignId), ctx.now)) > 0);
}
