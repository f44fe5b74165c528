import { isNotNull, isNull, eq } from 'drizzle-orm';
import { toDisplayName } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { requireRow } from '../platform/errors.ts';
import { takePage, toKeysetPage } from '../platform/paging.ts';
import { pick } from '../platform/pick.ts';
import { submissions } from '../submissions/table.ts';
import type { ReportsPage, ReportsQuery, Report } from './contract.ts';
import { reports } from './table.ts';

/** Returns a page of reports: open ones by the latest report, decided ones by the latest decision. */
export async function listReports(ctx: Ctx, query: ReportsQuery): Promise<ReportsPage> {
  const rows = await queryReports(ctx, query);
  const { docs, next } = toKeysetPage(rows, query.limit, ({ report: { id, createdAt, decidedAt } }) => ({
    id,
    at: decidedAt ?? createdAt,
  }));
  return { docs: docs.map(toReport), next };
}

/** Returns the query for a page, plus one row if another page follows. */
export function queryReports(ctx: Ctx, { filter, ...query }: ReportsQuery) {
  const { id, createdAt, decidedAt } = reports;
  const [isListed, at] =
    filter === 'open' ? [isNull(decidedAt), createdAt] : [isNotNull(decidedAt), decidedAt];
  return takePage(selectReports(ctx), query, [at, id], isListed);
}

/** Returns the query for reports with their subject and the deciding admin. */
export function selectReports(ctx: Ctx) {
  return ctx.db
    .select({
      report: reports,
      campaign: pick(campaigns, 'id', 'slug', 'name', 'artistName'),
      answer: submissions.answer,
      decidedBy: toDisplayName(user),
    })
    .from(reports)
    .innerJoin(campaigns, eq(campaigns.id, reports.campaignId))
    .leftJoin(submissions, eq(submissions.id, reports.submissionId))
    .leftJoin(user, eq(user.id, reports.decidedBy))
    .$dynamic();
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

/** Returns a report; throws 404 if there is none. */
export function requireReport(ctx: Ctx, id: string): Promise<ReportRow> {
  return requireRow(selectReports(ctx).where(eq(reports.id, id)));
}

/** Converts a row of {@link selectReports} to what an admin sees. */
export function toReport({ report, campaign, answer, decidedBy }: ReportRow): Report {
  const { subject, decision, statement, decidedAt } = report;
  return {
    ...pick(report, 'id', 'subject', 'reason', 'explanation', 'address', 'note'),
    campaign,
    createdAt: report.createdAt.toISOString(),
    answer: subject === 'answer' ? [report.quote, answer].filter(Boolean).join(': ') : null,
    isFound: subject !== 'answer' || report.submissionId !== null,
    reporter: { name: report.reporterName, email: report.reporterEmail },
    decided:
      decision === null || decidedAt === null
        ? null
        : { decision, statement: statement ?? '', decidedAt: decidedAt.toISOString(), decidedBy },
  };
}
