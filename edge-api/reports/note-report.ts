import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { Report, ReportNote } from './contract.ts';
import { requireReport } from './require-report.ts';
import { toReport } from './select-reports.ts';
import { reports } from './table.ts';

/** Stores an admin's note on a report, open or decided; no one else reads it. Throws as `requireReport` does. */
export async function noteReport(ctx: Ctx, id: string, { note }: ReportNote): Promise<Report> {
  await requireReport(ctx, id);
  await ctx.db.update(reports).set({ note }).where(eq(reports.id, id));
  return toReport(await requireReport(ctx, id));
}
