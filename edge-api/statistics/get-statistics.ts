import { and, count, eq, isNotNull, sql, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { HOUR_MS } from '../platform/rules.ts';
import type { Source } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { Statistics } from './contract.ts';
import {
  addUpCounts,
  hideSmallCounts,
  showCounts,
  toPeriods,
  FUNNEL,
  HOURS_MAX,
  ORIGINS_SHOWN_MAX,
  type Funnel,
} from './rules.ts';

/** Returns the statistics of the caller's own campaign; throws 404 for another's. */
export async function getStatistics(ctx: Ctx, campaignId: string): Promise<Statistics> {
  const { id, slug, name, winnersSelected, ...dates } = await requireOwnCampaign(ctx, campaignId, 'view');
  const [days, sources] = await Promise.all([readDays(ctx, id), readSources(ctx, id)]);
  const opensAt = (dates.subscriptionStartDate ?? dates.createdAt).toISOString();
  const closesAt = (dates.closedAt ?? dates.subscriptionDeadline)?.toISOString() ?? null;
  const shown = hideSmallCounts(sources.map(({ counts }) => counts));
  return {
    campaign: { id, slug, name, winnersSelected, opensAt, closesAt },
    total: showCounts(addUpCounts(sources)),
    days: days.map((period) => ({ ...period, counts: showCounts(period.counts) })),
    sources: sources.flatMap(({ source, origin }, at) =>
      shown[at] ? [{ source, origin, counts: shown[at] }] : [],
    ),
  };
}

async function readDays(ctx: Ctx, campaignId: string) {
  const { begun, checkouts, paid } = queryHours(ctx, campaignId);
  const steps = await ctx.db.batch([begun, checkouts, paid]);
  const days = new Map<string, Record<Funnel, number>>();
  for (const [at, step] of FUNNEL.entries())
    for (const { hour, count } of steps[at] ?? []) {
      const day = formatEventDate(new Date(hour * HOUR_MS));
      const counts = days.get(day) ?? { begun: 0, checkouts: 0, paid: 0 };
      days.set(day, { ...counts, [step]: counts[step] + count });
    }
  const sorted = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return toPeriods(sorted.map(([day, counts]) => ({ day, counts })));
}

const toHour = (at: SQLWrapper) => sql<number>`${at} / ${sql.raw(String(HOUR_MS))}`;

/** Returns the queries that count each step per hour; a submission's checkout counts when its first one was opened. */
export function queryHours(ctx: Ctx, campaignId: string) {
  const countBy = (at: SQLWrapper, condition?: SQL) =>
    ctx.db
      .select({ hour: toHour(at), count: count() })
      .from(submissions)
      .where(and(eq(submissions.campaignId, campaignId), condition))
      .groupBy(toHour(at))
      .limit(HOURS_MAX);
  const opened = firstCheckoutAt;
  return {
    begun: countBy(submissions.createdAt),
    checkouts: countBy(opened, isNotNull(opened)),
    paid: countBy(submissions.paidAt, isNotNull(submissions.paidAt)),
  };
}

/** When a submission's first checkout was opened; null if there is none. */
const firstCheckoutAt = sql<number | null>`(select min(${checkouts.createdAt}) from ${checkouts}
  where ${checkouts.submissionId} = ${submissions.id})`;

/** The source; an answer sent through a widget counts for it, even if it was begun elsewhere. */
const source = sql<Source>`case when ${submissions.embedOrigin} is not null then 'widget'
  else ${submissions.source} end`;

async function readSources(ctx: Ctx, campaignId: string) {
  const rows = (await querySources(ctx, campaignId)).map(({ source, origin, begun, checkouts, paid }) => ({
    source,
    origin,
    counts: { begun, checkouts, paid },
  }));
  const isShown = (row: (typeof rows)[number], at: number) => row.origin === null || at < ORIGINS_SHOWN_MAX;
  const others = rows.filter((row, at) => !isShown(row, at));
  if (others.length === 0) return rows;
  return [
    ...rows.filter(isShown),
    { source: 'other-sites' as const, origin: null, counts: addUpCounts(others) },
  ];
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
