import { desc, eq, sql } from 'drizzle-orm';
import type { PageQuery } from '../platform/contract.ts';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Batch, BatchesPage } from './contract.ts';
import { BATCHES_PAGE_SIZE } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

/** Returns a page of the batches, the newest first; 403 for all but admins. */
export async function listBatches(ctx: Ctx, { page }: PageQuery): Promise<BatchesPage> {
  requireAdmin(ctx);
  const rows = await selectBatches(ctx)
    .orderBy(desc(payoutBatches.createdAt), desc(payoutBatches.id))
    .limit(BATCHES_PAGE_SIZE + 1)
    .offset((page - 1) * BATCHES_PAGE_SIZE);
  return { docs: rows.slice(0, BATCHES_PAGE_SIZE).map(toBatch), hasMore: rows.length > BATCHES_PAGE_SIZE };
}

/** Returns a batch if there is one with this id. */
export async function findBatch(ctx: Ctx, id: string): Promise<Batch | undefined> {
  const [row] = await selectBatches(ctx).where(eq(payoutBatches.id, id)).limit(1);
  return row && toBatch(row);
}

/** Returns a batch; throws 404 where there is none. */
export async function requireBatch(ctx: Ctx, id: string): Promise<Batch> {
  const batch = await findBatch(ctx, id);
  if (!batch) throw notFound();
  return batch;
}

function selectBatches(ctx: Ctx) {
  const own = sql`from ${payouts} where ${payouts.batchId} = ${payoutBatches.id}`;
  return ctx.db
    .select({
      id: payoutBatches.id,
      messageId: payoutBatches.messageId,
      createdAt: payoutBatches.createdAt,
      count: sql<number>`coalesce(${payoutBatches.takenBackCount}, (select count(*) ${own}))`.as('count'),
      totalCents: sql<number>`coalesce(${payoutBatches.takenBackCents},
        (select coalesce(sum(${payouts.amountCents}), 0) ${own}))`.as('total_cents'),
      sentOn: payoutBatches.sentOn,
      bankReference: payoutBatches.bankReference,
      takenBackAt: payoutBatches.takenBackAt,
    })
    .from(payoutBatches)
    .$dynamic();
}

function toBatch(row: Awaited<ReturnType<typeof selectBatches>>[number]): Batch {
  const { createdAt, takenBackAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), takenBackAt: takenBackAt?.toISOString() ?? null };
}
