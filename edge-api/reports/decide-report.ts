import { and, eq, exists, isNull, sql, type SQL } from 'drizzle-orm';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { queueMailIf, sendDueMails } from '../platform/mail.ts';
import { withdrawAnswer } from '../submissions/index.ts';
import { withdrawThanks } from '../thanks/index.ts';
import type { DecideReport, Report } from './contract.ts';
import { renderDecisionMails } from './decision-mails.ts';
import { requireReport } from './require-report.ts';
import { ALREADY_DECIDED, ANSWER_NOT_FOUND } from './rules.ts';
import { stopReportedCampaign } from './stop-reported-campaigns.ts';
import { toReport, type ReportRow } from './select-reports.ts';
import { reports } from './table.ts';

/**
 * Decides on a report, once, and mails the decision with its reasons to both sides. Throws 409 with what was `decided`
 * when another decision came first; the same decision by the same admin again changes nothing.
 */
export async function decideReport(ctx: Ctx, id: string, input: DecideReport): Promise<Report> {
  const admin = requireAdmin(ctx);
  const row = await requireReport(ctx, id);
  if (row.report.decidedAt !== null) return requireSame(row, admin.id, input);
  if (input.decision === 'stopped' && !toReport(row).isFound)
    throw new ApiError(409, 'conflict', ANSWER_NOT_FOUND);
  const isCampaignStop = input.decision === 'stopped' && row.report.subject === 'campaign';
  const stopDueAt = isCampaignStop ? ctx.now : null;
  const mails = await renderDecisionMails(ctx, row, input);
  const isOpen = and(eq(reports.id, id), isNull(reports.decidedAt));
  const guard = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(reports)
      .where(isOpen),
  );
  await ctx.db.batch([
    ctx.db
      .select({ one: sql`1` })
      .from(reports)
      .where(isOpen),
    ...mails.map((mail) => queueMailIf(ctx, mail, guard)),
    ...(input.decision === 'stopped' ? withdrawReported(ctx, row, guard) : []),
    ctx.db
      .update(reports)
      .set({ ...input, decidedAt: ctx.now, decidedBy: admin.id, stopDueAt })
      .where(isOpen),
  ]);
  const decided = requireSame(await requireReport(ctx, id), admin.id, input);
  if (isCampaignStop) await stopReportedCampaign(ctx, { id, campaignId: row.campaign.id, ...input });
  ctx.log.info('report_decided', { report: id, decision: input.decision, admin: admin.id });
  ctx.defer(sendDueMails(ctx));
  return decided;
}

/** The statements that withdraw what was reported, while the guard holds; a campaign is stopped after the batch. */
function withdrawReported(
  ctx: Ctx,
  { report: { subject, campaignId, submissionId } }: ReportRow,
  guard: SQL,
) {
  if (subject === 'thanks') return [withdrawThanks(ctx, campaignId, guard)];
  return submissionId === null ? [] : [withdrawAnswer(ctx, submissionId, guard)];
}

function requireSame(row: ReportRow, adminId: string, { decision, statement }: DecideReport): Report {
  const { report } = row;
  const isSame =
    report.decidedBy === adminId && report.decision === decision && report.statement === statement;
  if (isSame) return toReport(row);
  const { decided } = toReport(row);
  throw new ApiError(409, 'already_decided', ALREADY_DECIDED, { extra: { decided } });
}
