import { count, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { Source } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { firstCheckoutAt } from './read-days.ts';
import { ORIGINS_SHOWN_MAX, type Counts, type STATISTICS_SOURCES } from './rules.ts';

type SourceRow = {
  readonly source: (typeof STATISTICS_SOURCES)[number];
  readonly origin: string | null;
  readonly counts: Counts;
};

/** The widget’s, too, when an answer that was begun elsewhere is sent through it. */
const source = sql<Source>`case when ${submissions.embedOrigin} is not null then 'widget'
  else ${submissions.source} end`;

/** Returns the numbers of a campaign by where its fans came from, those with most answers first. */
export async function readSources(ctx: Ctx, campaignId: string): Promise<SourceRow[]> {
  const rows = (await querySources(ctx, campaignId)).map(({ source, origin, begun, checkouts, paid }) => ({
    source,
    origin,
    counts: { begun, checkouts, paid },
  }));
  const isShown = (row: (typeof rows)[number], at: number) => row.origin === null || at < ORIGINS_SHOWN_MAX;
  const others = rows.filter((row, at) => !isShown(row, at));
  if (others.length === 0) return rows;
  const sum = (step: keyof Counts) => others.reduce((total, { counts }) => total + counts[step], 0);
  const counts = { begun: sum('begun'), checkouts: sum('checkouts'), paid: sum('paid') };
  return [...rows.filter(isShown), { source: 'other-sites', origin: null, counts }];
}

/** Returns the query that counts each step by source and site. */
export function querySources(ctx: Ctx, campaignId: string) {
  const begun = count();
  return ctx.db
    .select({
      source,
      origin: submissions.embedOrigin,
      begun,
      checkouts: count(firstCheckoutAt),
      paid: count(submissions.paidAt),
    })
    .from(submissions)
    .where(eq(submissions.campaignId, campaignId))
    .groupBy(source, submissions.embedOrigin)
    .orderBy(desc(begun));
}
