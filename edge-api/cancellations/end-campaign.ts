import { eq } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { Canceller } from '../campaigns/cancellation-rules.ts';
import { findMailCampaign, findWithOwner, noteAct, updateCampaignRow } from '../campaigns/index.ts';
import { ENDINGS } from '../campaigns/outcome-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { endSelectionRun, queueMeetingEndMails, withdrawRereadMails } from '../nominees/index.ts';
import { endOpenCheckouts, returnPayments, startRefunds } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { queueEach, queueMail, sendDueMails, type Mail } from '../platform/mail.ts';
import { listOperatorMails, renderMailTo } from '../platform/page-mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { rowStateAt } from '../submissions/moment-rules.ts';
import { submissions } from '../submissions/table.ts';
import { CAMPAIGN_STOPPED } from './mail-texts.ts';

/** Who ends a campaign, and the reason that everyone reads, without white space around it. */
type EndCampaign = { readonly by: Canceller; readonly reason: string };

/**
 * Ends a campaign for good: it takes no more subscriptions, its selection stops, every payment goes back, and everyone
 * who takes part is told why. All of it is due in one batch, which the sweep carries out however it was interrupted.
 * Returns whether this call ended it, which happens once: its owner can until the meeting, the sweep once the days for
 * another charity, or for what is missing, have passed.
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
  const row = await findWithOwner(ctx, eq(campaigns.id, campaignId));
  if (row?.campaign.cancelledAt !== null) return undefined;
  return canEnd(row.campaign, by, ctx.now) ? row : undefined;
}

type Row = typeof campaigns.$inferSelect;

/** What each who ends a campaign has to find of it: an owner can until the meeting, the sweep while something is missing. */
const CAN_END: Readonly<Record<Canceller, (row: Row, now: Date) => boolean>> = {
  owner: (row, now) => rowStateAt(row, now) !== 'met',
  admin: () => true,
  charity: ({ charityDueAt }, now) => charityDueAt !== null && charityDueAt <= now,
  fans: ({ isActive, winnersSelected }) => !isActive && !winnersSelected,
  nominees: ({ isActive, nomineeCount, winnersSelected }) =>
    !isActive && nomineeCount === 0 && !winnersSelected,
  choice: ({ isActive, winnersSelected }) => !isActive && !winnersSelected,
  answer: ({ settledAt }) => settledAt === null,
  date: ({ plannedAt }) => plannedAt === null,
};

function canEnd(row: Row, by: Canceller, now: Date): boolean {
  const isInTime = row.moreTimeUntil !== null && row.moreTimeUntil > now;
  return CAN_END[by](row, now) && !(isInTime && ENDINGS.some((ending) => ending === by));
}

async function commitEnd(ctx: Ctx, { campaign, owner }: Endable, { by, reason }: EndCampaign): Promise<void> {
  const { id, cancelledAt, closedAt, winnersSelected, charityDueAt } = campaign;
  const { isActive, nomineeCount, settledAt, plannedAt, moreTimeUntil } = campaign;
  const cancellation = { by, reason };
  const shown = { ...campaign, about: await findMailCampaign(ctx, id) };
  const cancelledByUserId = ctx.actor.kind === 'person' ? ctx.actor.person.id : null;
  const isByHand = by === 'admin' && cancelledByUserId !== null;
  await commit(
    ctx,
    [
      isUnchanged(campaigns, { id, cancelledAt, closedAt, winnersSelected, charityDueAt }),
      isUnchanged(campaigns, { id, isActive, nomineeCount, settledAt, plannedAt, moreTimeUntil }),
    ],
    [
      endSelectionRun(ctx, id),
      withdrawRereadMails(ctx, id),
      // Before those for all fans: the mail that is queued first for a payment is the one that is sent.
      ...queueMeetingEndMails(ctx, shown, cancellation),
      ...returnPayments(ctx, shown, cancellation),
      ...(by === 'owner' ? [] : [queueMail(ctx, renderOwnerMail(ctx, { campaign, owner }, cancellation))]),
      ...(by === 'owner' && winnersSelected ? queueOperatorMails(ctx, campaign, reason) : []),
      ...(by === 'owner' ? noteAct(ctx, id, 'cancelled') : []),
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

function renderOwnerMail(
  ctx: Ctx,
  { campaign: { id, slug, name }, owner }: Pick<Endable, 'campaign' | 'owner'>,
  { by, reason }: EndCampaign,
): Mail {
  const text = CAMPAIGN_STOPPED[owner.language](name, by, reason);
  const occasion = { key: `campaign-stopped:${id}`, campaignId: id };
  return renderMailTo(ctx, owner, { ...occasion, path: `/campaigns/${slug}` }, text);
}

/** Returns the statements that tell the operator of a meeting that its owner cancelled, whose money may have left. */
function queueOperatorMails(ctx: Ctx, { id, slug, name }: Row, reason: string) {
  const mails = listOperatorMails(ctx, {
    key: `meeting-cancelled:${id}`,
    subject: 'Een organisator heeft een ontmoeting geannuleerd',
    paragraphs: [
      `De winnaars van ‘${name}’ waren al gekozen: ${ctx.settings.PUBLIC_ORIGIN}/nl/campaigns/${slug}. De reden: ‘${reason}’`,
      'Iedereen krijgt het geld terug. Wat al was overgemaakt, halen we terug of verrekenen we met de volgende overboeking.',
    ],
  });
  return mails.length > 0 ? [queueEach(ctx, mails)] : [];
}

/** Begins what the queues, or the sweep, go on with: ends open checkouts, refunds and sends mails. */
async function carryOut(ctx: Ctx, campaignId: string): Promise<void> {
  await sendDueMails(ctx);
  await startRefunds(ctx);
  while ((await endOpenCheckouts(ctx, eq(submissions.campaignId, campaignId), ctx.now)) > 0);
}
