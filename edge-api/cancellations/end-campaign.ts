import { and, eq, notInArray } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { Canceller } from '../campaigns/cancellation-rules.ts';
import { findMailCampaign, noteAct, queueOwnerMails, updateCampaignRow } from '../campaigns/index.ts';
import { ENDINGS } from '../campaigns/outcome-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { endSelectionRun, queueMeetingEndMails } from '../nominees/index.ts';
import { endOpenCheckouts, returnPayments, startRefunds } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { OCCASION, sendDueMails, withdrawUnsent } from '../platform/mail.ts';
import { queueOperatorMail } from '../platform/page-mail.ts';
import { mails } from '../platform/table.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { rowStateAt } from '../submissions/moment-rules.ts';
import { submissions } from '../submissions/table.ts';
import { CAMPAIGN_STOPPED } from './mail-texts.ts';

type EndCampaign = { readonly by: Canceller; readonly reason: string };

/**
 * Ends a campaign for good: closes it, stops its selection, refunds every payment, and tells everyone who takes part
 * why. One batch makes all of this due, so that the sweep finishes it after an interruption; returns whether this call
 * ended it.
 */
export async function endCampaign(ctx: Ctx, campaignId: string, end: EndCampaign): Promise<boolean> {
  const hasEnded = await runUnit(async () => {
    const [campaign] = await ctx.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
    if (campaign?.cancelledAt !== null || !canEnd(campaign, end.by, ctx.now)) return false;
    await commitEnd(ctx, campaign, end);
    return true;
  });
  if (!hasEnded) return false;
  ctx.log.warn('campaign_cancelled', { campaign: campaignId, by: end.by });
  ctx.defer(carryOut(ctx, campaignId));
  return true;
}

type Row = typeof campaigns.$inferSelect;

/** When each canceller may end a campaign: the owner until the meeting, the sweep while something is missing. */
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

/** The occasions of mails that stay true when a campaign ends: about money, an earlier end, or a decision on a report. */
const LASTING = [
  ...['paid', 'failed', 'expired', 'closed', 'refund', 'payout', 'statement'],
  ...['place-gone', 'campaign-stopped', 'report-decided'],
];

async function commitEnd(ctx: Ctx, campaign: Row, { by, reason }: EndCampaign): Promise<void> {
  const { id, cancelledAt, closedAt, winnersSelected, charityDueAt } = campaign;
  const { isActive, nomineeCount, settledAt, plannedAt, moreTimeUntil } = campaign;
  const cancellation = { by, reason };
  const shown = { ...campaign, about: await findMailCampaign(ctx, id) };
  const cancelledByUserId = ctx.actor.kind === 'person' ? ctx.actor.person.id : null;
  const isByHand = by === 'admin' && cancelledByUserId !== null;
  const isCurrent = and(
    isUnchanged(campaigns, { id, cancelledAt, closedAt, winnersSelected, charityDueAt }),
    isUnchanged(campaigns, { id, isActive, nomineeCount, settledAt, plannedAt, moreTimeUntil }),
  );
  await commit(ctx, isCurrent, [
    endSelectionRun(ctx, id),
    withdrawUnsent(ctx, and(eq(mails.campaignId, id), notInArray(OCCASION, LASTING))),
    // Before the mails to all fans: of several mails about a payment, only the first one queued is sent.
    ...queueMeetingEndMails(ctx, shown, cancellation),
    ...returnPayments(ctx, shown, cancellation),
    ...(by === 'owner' ? [] : queueStoppedMails(ctx, campaign, cancellation)),
    ...(by === 'owner' && winnersSelected ? [tellOperator(ctx, campaign, reason)] : []),
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
  ]);
}

function queueStoppedMails(ctx: Ctx, { id, slug, name }: Row, { by, reason }: EndCampaign) {
  const occasion = { key: `campaign-stopped:${id}`, path: `/campaigns/${slug}` };
  return queueOwnerMails(ctx, id, occasion, (language) => CAMPAIGN_STOPPED[language](name, by, reason));
}

/** Returns the statement that tells the operator that an owner cancelled a meeting whose money may be paid out. */
function tellOperator(ctx: Ctx, { id, slug, name }: Row, reason: string) {
  return queueOperatorMail(ctx, {
    key: `meeting-cancelled:${id}`,
    subject: 'Een organisator heeft een ontmoeting geannuleerd',
    paragraphs: [
      `De winnaars van ‘${name}’ waren al gekozen: ${ctx.settings.PUBLIC_ORIGIN}/nl/campaigns/${slug}. De reden: ‘${reason}’`,
      'Iedereen krijgt het geld terug. Wat al was overgemaakt, halen we terug of verrekenen we met de volgende overboeking.',
    ],
  });
}

/** Starts the work that the queues or the sweep finish: ends open checkouts, refunds and sends mails. */
async function carryOut(ctx: Ctx, campaignId: string): Promise<void> {
  await sendDueMails(ctx);
  await startRefunds(ctx);
  await endOpenCheckouts(ctx, eq(submissions.campaignId, campaignId));
}
