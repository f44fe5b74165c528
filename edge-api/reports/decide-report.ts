import { eq } from 'drizzle-orm';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { withdrawAnswer } from '../submissions/index.ts';
import { withdrawThanks } from '../thanks/index.ts';
import type { DecideReport, Report, ReportNote } from './contract.ts';
import { renderDecisionMails } from './decision-mails.ts';
import { requireReport, toReport, type ReportRow } from './list-reports.ts';
import { ANSWER_NOT_FOUND, renderAlreadyDecided } from './rules.ts';
import { stopReportedCampaign } from './stop-reported-campaigns.ts';
import { reports } from './table.ts';

/**
 * Decides on a report, once, and mails the decision with its reasons to both sides. Throws 409 with what was `decided`
 * when another decision came first; the same decision by the same admin again only finishes what was interrupted.
 */
export async function decideReport(ctx: Ctx, id: string, input: DecideReport): Promise<Report> {
  const admin = requireAdmin(ctx);
  await runUnit(async () => {
    const row = await requireReport(ctx, id);
    if (row.report.decidedAt === null) await storeDecision(ctx, row, input);
  });
  const decided = await requireReport(ctx, id);
  requireSame(decided, admin.id, input);
  const { campaignId, stopDueAt } = decided.report;
  if (stopDueAt !== null) await stopReportedCampaign(ctx, { id, campaignId, ...input });
  ctx.log.info('report_decided', { report: id, decision: input.decision, admin: admin.id });
  ctx.defer(sendDueMails(ctx));
  return toReport(decided);
}

/** Stores a decision with its mails and withdraws what it is about; a campaign is stopped after that. */
async function storeDecision(ctx: Ctx, row: ReportRow, input: DecideReport): Promise<void> {
  const isStopped = input.decision === 'stopped';
  if (isStopped && !toReport(row).isFound) throw new ApiError(409, 'conflict', ANSWER_NOT_FOUND);
  const { id, subject, campaignId, submissionId } = row.report;
  const mails = await renderDecisionMails(ctx, row, input);
  const decision = { ...input, decidedAt: ctx.now, decidedBy: requireAdmin(ctx).id };
  const stopDueAt = isStopped && subject === 'campaign' ? ctx.now : null;
  await commit(
    ctx,
    [isUnchanged(reports, { id, decidedAt: null })],
    [
      ...mails.map((mail) => queueMail(ctx, mail)),
      ...(isStopped && subject === 'thanks' ? [withdrawThanks(ctx, campaignId)] : []),
      ...(isStopped && submissionId !== null ? [withdrawAnswer(ctx, submissionId)] : []),
      ctx.db
        .update(reports)
        .set({ ...decision, stopDueAt })
        .where(eq(reports.id, id)),
    ],
  );
}

/** Throws 409 with what was decided, by whom and when, unless it is this decision of this admin. */
function requireSame(row: ReportRow, adminId: string, input: DecideReport): void {
  const { decision, statement, decidedAt, decidedBy } = row.report;
  if (decision === null || decidedAt === null) throw new Error('a decision was not stored');
  if (decidedBy === adminId && decision === input.decision && statement === input.statement) return;
  throw new ApiError(409, 'already_decided', renderAlreadyDecided(decision, row.decidedBy, decidedAt), {
    extra: { decided: toReport(row).decided },
  });
}

/** Stores an admin's note on a report, open or decided; no one else reads it. Throws as `requireReport` does. */
export async function noteReport(ctx: Ctx, id: string, { note }: ReportNote): Promise<Report> {
  await requireReport(ctx, id);
  await ctx.db.update(reports).set({ note }).where(eq(reports.id, id));
  return toReport(await requireReport(ctx, id));
}
