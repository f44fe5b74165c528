import { and, asc, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { selectSettledAt } from '../admin-log/index.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { listPayoutIds, retrievePayout } from '../payments/index.ts';
import { inList } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { countFailure } from '../platform/count-failure.ts';
import { sendDueMails } from '../platform/mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { ASK_AFTER_MS, SWEEP_LIMIT } from './rules.ts';
import { transfers } from './table.ts';
import { tryEach } from '../platform/try-each.ts';
import { queueMailsTo } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { campaignPictures, toMailCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import { withPrefix } from '../platform/columns.ts';
import { pick } from '../platform/pick.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { PAID_OUT, STATEMENT_READY } from './mail-texts.ts';
import { REMAINING_CENTS } from './paid-out.ts';

/**
 * Fetches a payout from the provider and stores which transfers it has brought to the charity's bank, or that the bank
 * has returned them. As the state is fetched, messages may arrive repeatedly and in any order.
 */
export async function recordPayout(ctx: Ctx, accountId: string, payoutId: string): Promise<void> {
  const { state, arrivedAt, failure, paymentIds } = await retrievePayout(ctx, accountId, payoutId);
  const isPart = and(eq(transfers.accountId, accountId), inList(transfers.paymentId, paymentIds));
  if (state === 'paid') {
    await runUnit(async () => {
      const arriving = await selectMailFacts(ctx, and(isPart, eq(transfers.state, 'made')));
      await commit(
        ctx,
        and(...arriving.map(({ id }) => isUnchanged(transfers, { id, state: 'made' }))),
        listArrivals(ctx, arriving, { payoutId, arrivedOn: formatEventDate(arrivedAt) }),
      );
    });
    ctx.defer(sendDueMails(ctx));
  }
  if (state === 'failed') {
    const isLatest = or(isNull(transfers.payoutId), eq(transfers.payoutId, payoutId));
    const returned = await ctx.db
      .update(transfers)
      .set({ state: 'made', payoutId, arrivedOn: null, failure })
      .where(and(isPart, isLatest, ne(transfers.state, 'due'), isNull(selectSettledAt(transfers.id))))
      .returning({ id: transfers.id });
    if (returned.length > 0) countFailure(ctx, 'transfers');
    ctx.log.warn('payout_returned', { payout: payoutId, transfers: returned.length, reason: failure });
  }
}

/** Returns the statements that mark transfers as arrived and mail everyone about it. */
export function listArrivals(
  ctx: Ctx,
  arriving: Awaited<ReturnType<typeof selectMailFacts>>,
  arrival: { readonly payoutId?: string; readonly arrivedOn: string },
) {
  return arriving.flatMap((transfer) => [
    ctx.db
      .update(transfers)
      .set({ ...arrival, state: 'arrived', failure: null })
      .where(eq(transfers.id, transfer.id)),
    ...(transfer.amountCents > 0 ? queuePayoutMails(ctx, { ...transfer, ...arrival }) : []),
  ]);
}

/** Checks transfers that have been under way for long, in case a message was lost. Returns the number of accounts. */
export async function askForPayouts(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - ASK_AFTER_MS);
  const waiting = await ctx.db
    .selectDistinct({ accountId: transfers.accountId })
    .from(transfers)
    .where(and(sql`state = 'made'`, lte(transfers.checkedAt, before)))
    .orderBy(asc(transfers.checkedAt))
    .limit(SWEEP_LIMIT);
  await tryEach(ctx, 'transfer_postponed', waiting, async ({ accountId }) => {
    await ctx.db
      .update(transfers)
      .set({ checkedAt: ctx.now })
      .where(and(eq(transfers.accountId, accountId), eq(transfers.state, 'made')));
    const ids = await listPayoutIds(ctx, accountId);
    await tryEach(ctx, 'transfer_postponed', ids, (id) => recordPayout(ctx, accountId, id));
  });
  return waiting.length;
}

/** Selects the facts for mails about transfers, except the day of arrival. */
export function selectMailFacts(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .select({
      ...pick(transfers, 'id', 'charityId', 'carryCents', 'reference'),
      charity: transfers.charityName,
      amountCents: REMAINING_CENTS,
      campaignId: campaigns.id,
      ...pick(campaigns, 'slug', 'ownerId', 'artistName', 'language'),
      ...campaignPictures,
      campaign: campaigns.name,
    })
    .from(transfers)
    .innerJoin(campaigns, eq(campaigns.id, transfers.campaignId))
    .where(condition);
}

type Arrival = Awaited<ReturnType<typeof selectMailFacts>>[number] & { readonly arrivedOn: string };

/**
 * Returns the statements that tell participants, the owner and the charity's people that proceeds have arrived; each
 * only once, even if the bank had returned the money before.
 */
function queuePayoutMails(ctx: Ctx, arrival: Arrival) {
  const { id, campaignId, slug, ownerId, charityId } = arrival;
  const campaign = toMailCampaign(ctx, { ...arrival, name: arrival.campaign });
  const path = `/dashboard/campaigns/${campaignId}/statement`;
  const isTheirs = sql`(${user.id} = ${ownerId} or ${user.id} in (select ${charityAccounts.userId}
    from ${charityAccounts} where ${charityAccounts.charityId} = ${charityId}))`;
  return [
    ...queueFanMails(ctx, {
      campaignId,
      occasion: `payout:${id}`,
      condition: eq(submissions.status, 'paid'),
      path: `/campaigns/${slug}`,
      toText: (language) => ({ ...PAID_OUT[language](arrival), campaign }),
    }),
    ...queueMailsTo(
      ctx,
      { key: withPrefix(`statement:${id}:`, user.id), campaignId, path },
      isTheirs,
      (language) => STATEMENT_READY[language](arrival),
    ),
  ];
}
