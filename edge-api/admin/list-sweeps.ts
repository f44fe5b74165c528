import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import { sweeps } from '../platform/table.ts';
import type { Sweep, SweepsPage } from './contract.ts';

/** Returns a page of the sweeps' results, latest first. */
export async function listSweeps(ctx: Ctx, query: KeysetQuery): Promise<SweepsPage> {
  return toNewestPage((await querySweeps(ctx, query)).map(toSweep), query.limit, 'startedAt');
}

/** Returns the query for a page, plus one row if another page follows. */
export function querySweeps(ctx: Ctx, query: KeysetQuery) {
  return ctx.db
    .select()
    .from(sweeps)
    .where(isAfter(query, sweeps.startedAt, sweeps.id))
    .orderBy(...newestFirst(sweeps.startedAt, sweeps.id))
    .limit(query.limit + 1);
}

export function toSweep({ startedAt, figures, failedParts, ...sweep }: typeof sweeps.$inferSelect): Sweep {
  return {
    ...sweep,
    startedAt: startedAt.toISOString(),
    figures: { ...figures },
    failedParts: [...failedParts],
  };
}
