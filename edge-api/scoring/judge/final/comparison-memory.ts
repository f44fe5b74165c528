import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { comparisons } from '../../comparisons-table.ts';
import { FINALISTS_MAX, type Preference } from '../../rules.ts';
import type { Finalist } from './finalist.ts';

/** Earlier verdicts on finalists, by their ids in the order in which they were compared. */
export type ComparisonMemory = {
  readonly find: (first: string, second: string) => Preference | undefined;
  readonly store: (first: string, second: string, preference: Preference) => Promise<unknown>;
};

/** Returns what a judge, by the version of its brief, said of these finalists before; what it says now is added. */
export async function readComparisons(
  ctx: Ctx,
  campaignId: string,
  briefVersion: number,
  finalists: readonly Pick<Finalist, 'id'>[],
): Promise<ComparisonMemory> {
  const ids = finalists.map(({ id }) => id);
  const brief = { campaignId, briefVersion };
  const { first, second, preference } = comparisons;
  const rows = await ctx.db
    .select({ first, second, preference })
    .from(comparisons)
    .where(
      and(
        eq(comparisons.campaignId, campaignId),
        eq(comparisons.briefVersion, briefVersion),
        inArray(first, ids),
        inArray(second, ids),
      ),
    )
    .limit(FINALISTS_MAX * FINALISTS_MAX);
  const known = new Map(rows.map((row) => [`${row.first} ${row.second}`, row.preference]));
  return {
    find: (one, other) => known.get(`${one} ${other}`),
    store: (one, other, found) =>
      ctx.db
        .insert(comparisons)
        .values({ ...brief, first: one, second: other, preference: found, comparedAt: ctx.now })
        // Another run has asked at the same time.
        .onConflictDoNothing(),
  };
}
