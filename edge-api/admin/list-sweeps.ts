import type { Ctx } from '../platform/context.ts';
import { takePage, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import { sweeps } from '../platform/table.ts';
import type { Sweep, SweepsPage } from './contract.ts';

/** Returns a page of the sweeps' results, latest first. */
export async function listSweeps(ctx: Ctx, query: KeysetQuery): Promise<SweepsPage> {
  return toNewestPage((await querySweeps(ctx, query)).map(toSweep), query.limit, 'startedAt');
}

/** Returns the query for a page, plus one row if another page follows. */
export function querySweeps(ctx: Ctx, query: KeysetQuery) {
  return takePage(ctx.db.select().from(sweeps), query, [sweeps.startedAt, sweeps.id]);
}

export function toSweep({ startedAt, figures, failedParts, ...sweep }: typeof sweeps.$inferSelect): Sweep {
  return {
    ...sweep,
    startedAt: startedAt.toISOString(),
    figures: { ...figures },
    failedParts: [...failedParts],
  };
}
