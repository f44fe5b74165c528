import { desc, isNotNull, isNull } from 'drizzle-orm';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import type { ReportsPage, ReportsQuery } from './contract.ts';
import { REPORTS_PAGE_SIZE } from './rules.ts';
import { selectReports, toReport } from './require-report.ts';
import { reports } from './table.ts';

/** Returns a page of the reports, the newest first, and of decided ones the last decided; 403 for all but admins. */
export async function listReports(ctx: Ctx, query: ReportsQuery): Promise<ReportsPage> {
  requireAdmin(ctx);
  const rows = await queryReports(ctx, query);
  return {
    docs: rows.slice(0, REPORTS_PAGE_SIZE).map(toReport),
    hasMore: rows.length > REPORTS_PAGE_SIZE,
  };
}

/** Returns the query for a page, with one row more where another page follows. */
export function queryReports(ctx: Ctx, { filter, page }: ReportsQuery) {
  const isOpen = filter === 'open';
  return selectReports(ctx)
    .where(isOpen ? isNull(reports.decidedAt) : isNotNull(reports.decidedAt))
    .orderBy(desc(isOpen ? reports.createdAt : reports.decidedAt), desc(reports.id))
    .limit(REPORTS_PAGE_SIZE + 1)
    .offset((page - 1) * REPORTS_PAGE_SIZE);
}
