import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { listPayoutIds, retrievePayout } from '../payments/index.ts';
import { inList } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { countFailure } from '../platform/count-failure.ts';
import { sendDueMails } from '../platform/mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { queuePayoutMails, selectMailFacts } from './queue-payout-mails.ts';
import { ASK_AFTER_MS, SWEEP_LIMIT } from './rules.ts';
import { transfers } from './table.ts';
import { tryEach } from '../platform/try-each.ts';

/**
 * Asks the provider for a payout of an account and stores which transfers it has brought to the charity's bank, or that
 * the bank has sent them back. It is asked, not told: so messages may come in any order, and again.
 */
export async function recordPayout(ctx: Ctx, accountId: string, payoutId: string): Promise<void> {
  const { state, arrivedAt, failure, paymentIds } = await retrievePayout(ctx, accountId, payoutId);
  const isPart = and(eq(transfers.accountId, accountId), inList(transfers.paymentId, paymentIds));
  if (state === 'paid') {
    const arrivedOn = formatEventDate(arrivedAt);
    const arrived = { state: 'arrived', payoutId, arrivedOn, failure: null } as const;
    await runUnit(async () => {
      const arriving = await selectMailFacts(ctx, and(isPart, eq(transfers.state, 'made')));
      await commit(
        ctx,
        arriving.map(({ id }) => isUnchanged(transfers, { id, state: 'made' })),
        arriving.flatMap((transfer) => [
          ctx.db.update(transfers).set(arrived).where(eq(transfers.id, transfer.id)),
          ...(transfer.amountCents > 0 ? queuePayoutMails(ctx, { ...transfer, arrivedOn }) : []),
        ]),
      );
    });
    ctx.defer(sendDueMails(ctx));
  }
  if (state === 'failed') {
    const isLatest = or(isNull(transfers.payoutId), eq(transfers.payoutId, payoutId));
    const returned = await ctx.db
      .update(transfers)
      .set({ state: 'made', payoutId, arrivedOn: null, failure })
      .where(and(isPart, isLatest, inArray(transfers.state, ['made', 'arrived'])))
      .returning({ id: transfers.id });
    if (returned.length > 0) countFailure(ctx, 'transfers');
    ctx.log.warn('payout_returned', { payout: payoutId, transfers: returned.length, reason: failure });
  }
}

/** Asks about transfers that have been on their way for long, in case no message came. Returns how many accounts it asked. */
export async function askForPayouts(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - ASK_AFTER_MS);
  const waiting = await ctx.db
    .selectDistinct({ accountId: transfers.accountId })
    .from(transfers)
    .where(and(sql`state = 'made'`, lte(transfers.checkedAt, before)))
    .orderBy(asc(transfers.checkedAt))
    .limit(SWEEP_LIMIT);
  await tryEach(ctx, waiting, async ({ accountId }) => {
    await ctx.db
      .update(transfers)
      .set({ checkedAt: ctx.now })
      .where(and(eq(transfers.accountId, accountId), eq(transfers.state, 'made')));
    const ids = await listPayoutIds(ctx, accountId);
    await tryEach(ctx, ids, (id) => recordPayout(ctx, accountId, id));
  });
  return waiting.length;
}
