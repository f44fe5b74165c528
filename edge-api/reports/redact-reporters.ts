import { asc, inArray, lte, sql, and } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { REPORTER_RETENTION_MS } from './rules.ts';
import { reports } from './table.ts';

/** Reports that one run redacts at most. */
const MAX_REPORTS_PER_RUN = 500;

/** As the partial index has it, word for word. */
const IS_NAMED = sql`coalesce(reporter_name, reporter_email) is not null`;

/** Erases who sent the reports that were decided long enough ago; returns how many. */
export async function redactReporters(ctx: Ctx): Promise<number> {
  const redacted = await ctx.db
    .update(reports)
    .set({ reporterName: null, reporterEmail: null })
    .where(inArray(reports.id, queryRedactable(ctx)))
    .returning({ id: reports.id });
  return redacted.length;
}

/** Returns the query for the reports whose reporters are to be forgotten, the oldest decisions first. */
export function queryRedactable(ctx: Ctx) {
  const decidedBefore = new Date(ctx.now.getTime() - REPORTER_RETENTION_MS);
  return ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(lte(reports.decidedAt, decidedBefore), IS_NAMED))
    .orderBy(asc(reports.decidedAt))
    .limit(MAX_REPORTS_PER_RUN);
}
