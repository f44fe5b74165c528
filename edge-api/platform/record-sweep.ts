import { lt } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { DAY_MS } from './rules.ts';
import { sweeps } from './table.ts';

/** How long the figures of a sweep are kept. */
const SWEEPS_RETENTION_MS = 7 * DAY_MS;

/** Stores what a sweep did, and deletes what old ones did. */
export async function recordSweep(
  ctx: Ctx,
  sweep: Pick<typeof sweeps.$inferInsert, 'durationMs' | 'figures' | 'failedParts'>,
): Promise<void> {
  const start = new Date(ctx.now.getTime() - SWEEPS_RETENTION_MS);
  await ctx.db.batch([
    ctx.db.insert(sweeps).values({ id: crypto.randomUUID(), startedAt: ctx.now, ...sweep }),
    ctx.db.delete(sweeps).where(lt(sweeps.startedAt, start)),
  ]);
}
