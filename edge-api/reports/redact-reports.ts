import { and, inArray, lte } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { DAY_MS } from '../platform/rules.ts';
import { HAS_WORDS, LAST_NEEDED_AT, reports, WITHOUT_WORDS } from './table.ts';

/** Reports that one run redacts at most. */
const MAX_REPORTS_PER_RUN = 500;

/** Blanks what people wrote in reports whose retention is over, and who sent them; returns how many. */
export async function redactReports(ctx: Ctx): Promise<number> {
  const redacted = await ctx.db
    .update(reports)
    .set(WITHOUT_WORDS)
    .where(inArray(reports.id, queryRedactable(ctx)))
    .returning({ id: reports.id });
  return redacted.length;
}

/** Returns the query for the reports to redact, the longest due first. */
export function queryRedactable(ctx: Ctx) {
  const before = ctx.now.getTime() - ctx.settings.REPORT_RETENTION_DAYS * DAY_MS;
  return ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(lte(LAST_NEEDED_AT, before), HAS_WORDS))
    .orderBy(LAST_NEEDED_AT)
    .limit(MAX_REPORTS_PER_RUN);
}
