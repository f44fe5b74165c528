import { asc, sql, type SQL } from 'drizzle-orm';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { getCharityCents } from '../campaigns/result-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { inList } from '../platform/conditions.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import { findBatch, requireBatch } from './batches.ts';
import type { Batch, NewBatch } from './contract.ts';
import { findObstacle, toTransfer } from './payable-rules.ts';
import { NOT_PAYABLE } from './rules.ts';
import { selectFacts, toPayoutFacts, type FactsRow } from './select-facts.ts';
import { payoutBatches, payouts } from './table.ts';

type PayoutRow = typeof payouts.$inferInsert;

/**
 * Puts campaigns into a new batch and freezes their statements, all of them or none. Asked again for the same
 * campaigns, it returns the batch that they are in. Throws 409 when one of them is not payable.
 */
export async function createBatch(ctx: Ctx, { campaignIds }: NewBatch): Promise<Batch> {
  const ids = [...new Set(campaignIds)];
  return runUnit(async () => {
    const rows = await readFacts(ctx, ids);
    const existing = await findCommonBatch(ctx, ids, rows);
    if (existing) return existing;
    if (rows.length < ids.length || rows.some((row) => findObstacle(toPayoutFacts(ctx, row), ctx.now)))
      throw new ApiError(409, 'conflict', NOT_PAYABLE);
    const id = crypto.randomUUID();
    await writeBatch(ctx, id, rows);
    ctx.log.info('payout_batch_created', { batch: id, campaigns: ids.length });
    return requireBatch(ctx, id);
  });
}

/** Returns the batch that all the campaigns are in, and nothing but them, if there is one. */
async function findCommonBatch(ctx: Ctx, ids: readonly string[], rows: readonly FactsRow[]) {
  const [first, ...others] = new Set(rows.map(({ payout }) => payout?.batchId));
  if (first === undefined || others.length > 0 || rows.length < ids.length) return undefined;
  const batch = await findBatch(ctx, first);
  return batch?.count === ids.length ? batch : undefined;
}

const readFacts = (ctx: Ctx, ids: readonly string[]) =>
  selectFacts(ctx).where(inList(campaigns.id, ids)).orderBy(asc(campaigns.id));

/** Writes a batch with its payouts while everything that they follow from is as it was read. */
async function writeBatch(ctx: Ctx, id: string, rows: readonly FactsRow[]): Promise<void> {
  const messageId = `PH-${formatEventDate(ctx.now).replaceAll('-', '')}-${createCode(id)}`;
  const batch = { id, messageId, createdAt: ctx.now, createdBy: requirePerson(ctx).id };
  await commit(
    ctx,
    [areUnchanged(ctx, rows)],
    [ctx.db.insert(payoutBatches).values(batch), insertRows(ctx.db, payouts, toPayoutRows(ctx, id, rows))],
  );
}

/** Returns the condition that nothing has changed that was read of the campaigns, which come by their ids. */
function areUnchanged(ctx: Ctx, rows: readonly FactsRow[]): SQL {
  const ids = rows.map(({ id }) => id);
  const now = readFacts(ctx, ids).as('now');
  return sql`(select json_group_array(digest) from ${now}) = ${JSON.stringify(rows.map(({ digest }) => digest))}`;
}

/** Returns the payouts of campaigns: what earlier ones of a charity left over goes to its first, and on from there. */
function toPayoutRows(ctx: Ctx, batchId: string, rows: readonly FactsRow[]): PayoutRow[] {
  const left = new Map<string, number>();
  return rows.flatMap((row) => {
    const { charityId, charityName, account } = row;
    const { figures, costsCoveredBy } = toPayoutFacts(ctx, row);
    if (charityId === null || charityName === null || account === null) return [];
    const carryCents = left.get(charityId) ?? row.carryCents;
    const netCents = getCharityCents(figures, costsCoveredBy);
    const { amountCents, leftCents } = toTransfer(netCents, carryCents);
    left.set(charityId, leftCents);
    const { participants: _, ...frozen } = figures;
    const id = crypto.randomUUID();
    return [
      {
        id,
        campaignId: row.id,
        charityId,
        batchId,
        reference: `PH-${createCode(id)}`,
        charityName,
        ...account,
        costsCoveredBy,
        ...frozen,
        netCents,
        carryCents,
        amountCents,
        frozenAt: ctx.now,
      },
    ];
  });
}

/** Returns a short code for people and banks, from an id. */
function createCode(id: string): string {
  return id.replaceAll('-', '').slice(0, 12).toUpperCase();
}
