import { and, eq, isNotNull } from 'drizzle-orm';
import type { ActionReason } from '../admin-log/contract.ts';
import { logAction, settleByHand } from '../admin-log/index.ts';
import { NOTHING_TO_SETTLE } from '../admin-log/rules.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { inList } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { requireRow, conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { takePage, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { pick } from '../platform/pick.ts';
import type { Transfer, TransfersPage } from './contract.ts';
import { findTransferObstacle } from './get-statement.ts';
import { makeTransfers } from './make-transfers.ts';
import { listArrivals, selectMailFacts } from './record-payouts.ts';
import { reverseTransfers } from './reverse-transfers.ts';
import { NOTHING_TO_RETRY } from './rules.ts';
import { selectFacts } from './select-facts.ts';
import { transfers } from './table.ts';

/** Returns a page of the transfers, the newest first. */
export async function listTransfers(ctx: Ctx, query: KeysetQuery): Promise<TransfersPage> {
  const { frozenAt, id } = transfers;
  const rows = await takePage(selectTransfers(ctx), query, [frozenAt, id]);
  return toNewestPage(await toTransfers(ctx, rows), query.limit, 'frozenAt');
}

function selectTransfers(ctx: Ctx) {
  return ctx.db
    .select({ transfer: transfers, campaign: pick(campaigns, 'id', 'slug', 'name') })
    .from(transfers)
    .innerJoin(campaigns, eq(campaigns.id, transfers.campaignId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectTransfers>>[number];

async function toTransfers(ctx: Ctx, rows: readonly Row[]): Promise<Transfer[]> {
  const due = rows.flatMap(({ transfer, campaign }) => (transfer.state === 'due' ? [campaign.id] : []));
  const facts = due.length === 0 ? [] : await selectFacts(ctx).where(inList(campaigns.id, due));
  return rows.map((row) => {
    const found = facts.find(({ id }) => id === row.campaign.id);
    return {
      ...toTransfer(row),
      ...(found ? findTransferObstacle(ctx, found) : { obstacle: null, payableFrom: null }),
    };
  });
}

function toTransfer({ transfer, campaign }: Row) {
  return {
    ...pick(transfer, 'id', 'state', 'reference', 'amountCents', 'reversedCents', 'failure', 'arrivedOn'),
    campaign,
    charity: transfer.charityName,
    frozenAt: transfer.frozenAt.toISOString(),
    canRetry: transfer.failure !== null && transfer.dueAt !== null,
    canSettle: isReturned(transfer),
  };
}

const isReturned = ({ state, failure, dueAt }: typeof transfers.$inferSelect) =>
  state === 'made' && failure !== null && dueAt === null;

/** Notes that a transfer returned by the bank was paid another way. Throws 404, and 409 for any other transfer. */
export async function settleTransfer(ctx: Ctx, id: string, { reason }: ActionReason): Promise<void> {
  const row = await requireRow(ctx.db.select().from(transfers).where(eq(transfers.id, id)));
  if (!isReturned(row)) throw conflict(NOTHING_TO_SETTLE);
  const { state, payoutId, dueAt } = row;
  const arriving = await selectMailFacts(ctx, eq(transfers.id, id));
  await settleByHand(
    ctx,
    { subject: id, reason },
    [isUnchanged(transfers, { id, state, payoutId, dueAt })],
    listArrivals(ctx, arriving, { arrivedOn: formatEventDate(ctx.now) }),
  );
  ctx.defer(sendDueMails(ctx));
}

/** Retries a transfer at the provider at once. Throws 404, and 409 for one that is not waiting. */
export async function retryTransfer(ctx: Ctx, id: string, { reason }: ActionReason): Promise<Transfer> {
  await runUnit(async () => {
    const row = await requireRow(ctx.db.select().from(transfers).where(eq(transfers.id, id)));
    const { dueAt, refusals, failure } = row;
    if (dueAt === null || failure === null) throw conflict(NOTHING_TO_RETRY);
    // It is already due; the response to the earlier call was lost.
    if (dueAt <= ctx.now) return;
    await commit(ctx, isUnchanged(transfers, { id, dueAt, refusals }), [
      logAction(ctx, { action: 'transfer-retried', subject: id, reason }),
      ctx.db
        .update(transfers)
        .set({ dueAt: ctx.now })
        .where(and(eq(transfers.id, id), isNotNull(transfers.dueAt))),
    ]);
  });
  await makeTransfers(ctx);
  await reverseTransfers(ctx);
  const rows = await selectTransfers(ctx).where(eq(transfers.id, id));
  return requireRow(toTransfers(ctx, rows));
}
