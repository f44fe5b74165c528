import { eq } from 'drizzle-orm';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { selectReports, type ReportRow } from './select-reports.ts';
import { reports } from './table.ts';

/** Returns a report, for an admin; throws 403 for everyone else, 404 where there is none. */
export async function requireReport(ctx: Ctx, id: string): Promise<ReportRow> {
  requireAdmin(ctx);
  const [row] = await selectReports(ctx).where(eq(reports.id, id));
  if (!row) throw notFound();
  return row;
}
