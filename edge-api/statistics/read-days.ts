import { and, count, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { HOUR_MS } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { FUNNEL, HOURS_MAX, type Funnel } from './rules.ts';

/** Returns the numbers of a campaign by the day on which each step happened, the earliest first. */
export async function readDays(ctx: Ctx, campaignId: string) {
  const { begun, checkouts, paid } = queryHours(ctx, campaignId);
  const steps = await ctx.db.batch([begun, checkouts, paid]);
  const days = new Map<string, Record<Funnel, number>>();
  for (const [at, step] of FUNNEL.entries())
    for (const { hour, count } of steps[at] ?? []) {
      const day = formatEventDate(new Date(hour * HOUR_MS));
      const counts = days.get(day) ?? { begun: 0, checkouts: 0, paid: 0 };
      days.set(day, { ...counts, [step]: counts[step] + count });
    }
  return [...days].map(([day, counts]) => ({ day, counts })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const toHour = (at: SQLWrapper) => sql<number>`${at} / ${sql.raw(String(HOUR_MS))}`;

/** Returns the queries that count each step by the hour; a checkout counts when the first of its answer was opened. */
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

/** When the first checkout of a submission was opened; null for none. */
export const firstCheckoutAt = sql<number | null>`(select min(${checkouts.createdAt}) from ${checkouts}
  where ${checkouts.submissionId} = ${submissions.id})`;
