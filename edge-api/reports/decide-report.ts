import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { queueMailsTo } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { logAction } from '../admin-log/index.ts';
import { queueOwnerMails } from '../campaigns/index.ts';
import { withdrawReportedAnswer } from '../nominees/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { inList } from '../platform/conditions.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import { queueEach, sendDueMails } from '../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { logHeads } from '../scoring/index.ts';
import { withdrawStory } from '../stories/index.ts';
import { submissions } from '../submissions/table.ts';
import { withdrawThanks } from '../thanks/index.ts';
import type { DecideReport, Report, ReportNote } from './contract.ts';
import { requireReport, selectReports, toReport, type ReportRow } from './list-reports.ts';
import { BY_A_PERSON, REDRESS } from './mail-phrases.ts';
import { CONTENT_CLEARED, CONTENT_STOPPED, LABELS, REPORT_DECIDED } from './mail-texts.ts';
import { ANSWER_NOT_FOUND, renderAlreadyDecided } from './rules.ts';
import { stopReportedCampaign } from './stop-reported-campaigns.ts';
import { reports } from './table.ts';

/**
 * Decides on a report, once, and mails the decision with its reasons to both sides. Throws 409 with `decided` if
 * another decision came first; repeating the same admin's decision only finishes what was interrupted.
 */
export async function decideReport(ctx: Ctx, id: string, input: DecideReport): Promise<Report> {
  const admin = requirePerson(ctx);
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

/** Maximum number of other reports that one stop decides on: their mails are in its batch. */
const SAME_MAX = 50;

/**
 * Stores a decision with its mails and withdraws the content; a campaign is stopped after that. A stop also decides on
 * the other open reports of the same content, whatever their reasons.
 */
async function storeDecision(ctx: Ctx, row: ReportRow, input: DecideReport): Promise<void> {
  const isStopped = input.decision === 'stopped';
  if (isStopped && !toReport(row).isFound) throw conflict(ANSWER_NOT_FOUND);
  const { id, subject, campaignId, submissionId } = row.report;
  const same = isStopped ? await selectReports(ctx).where(isOpenLike(row.report)).limit(SAME_MAX) : [];
  const isSame = inList(
    reports.id,
    same.map(({ report }) => report.id),
  );
  const all = [row, ...same];
  const decision = { ...input, decidedAt: ctx.now, decidedBy: requirePerson(ctx).id };
  const stopDueAt = isStopped && subject === 'campaign' ? ctx.now : null;
  const withdrawal =
    isStopped && submissionId !== null
      ? await withdrawReportedAnswer(ctx, campaignId, submissionId)
      : undefined;
  const isCurrent = and(
    isUnchanged(reports, { id, decidedAt: null }),
    eq(ctx.db.$count(reports, and(isSame, isNull(reports.decidedAt))), same.length),
    withdrawal?.unchanged,
  );
  await commit(ctx, isCurrent, [
    ...queueAuthorMails(ctx, row, input),
    queueReporterMails(ctx, all, input),
    ...(isStopped && subject === 'thanks' ? withdrawThanks(ctx, campaignId) : []),
    ...(isStopped && subject === 'story' ? withdrawStory(ctx, campaignId) : []),
    ...(withdrawal?.statements ?? []),
    ...all.map(({ report }) =>
      logAction(ctx, { action: 'report-decided', subject: report.id, reason: input.statement }),
    ),
    ctx.db.update(reports).set(decision).where(isSame),
    ctx.db
      .update(reports)
      .set({ ...decision, stopDueAt })
      .where(eq(reports.id, id)),
  ]);
  logHeads(ctx, withdrawal?.entries ?? []);
}

/** Holds for the other open reports of the same content; for none if the content was not found. */
function isOpenLike({ id, subject, campaignId, submissionId }: ReportRow['report']) {
  return and(
    eq(reports.campaignId, campaignId),
    eq(reports.subject, subject),
    subject === 'answer' ? eq(reports.submissionId, submissionId ?? '') : undefined,
    isNull(reports.decidedAt),
    ne(reports.id, id),
  );
}

/** Throws 409 with the decision, its admin and its time, unless it equals this admin's decision. */
function requireSame(row: ReportRow, adminId: string, input: DecideReport): void {
  const { decision, statement, decidedAt, decidedBy } = row.report;
  if (decision === null || decidedAt === null) throw new Error('a decision was not stored');
  if (decidedBy === adminId && decision === input.decision && statement === input.statement) return;
  throw new ApiError(409, 'already_decided', renderAlreadyDecided(decision, row.decidedBy, decidedAt), {
    extra: { decided: toReport(row).decided },
  });
}

/** Stores an admin's note on a report, open or decided; only admins read it. Throws as `requireReport` does. */
export async function noteReport(ctx: Ctx, id: string, { note }: ReportNote): Promise<Report> {
  await requireReport(ctx, id);
  await ctx.db.update(reports).set({ note }).where(eq(reports.id, id));
  return toReport(await requireReport(ctx, id));
}

function queueReporterMails(ctx: Ctx, rows: readonly ReportRow[], input: DecideReport) {
  const mails = rows.flatMap((row) => {
    const { id, reporterEmail: to, language } = row.report;
    if (to === null) return [];
    const text = toMailText(REPORT_DECIDED, row, input, language);
    const content = renderPageMail(ctx, language, '/contact', { ...text, reason: 'entered' });
    return [{ key: `report-decided:${id}:reporter`, to, campaignId: row.campaign.id, ...content }];
  });
  return queueEach(ctx, mails);
}

/** Returns the statements that mail a decision to the author: the fan for an answer, else the campaign's owner. */
function queueAuthorMails(ctx: Ctx, row: ReportRow, input: DecideReport) {
  const { report, campaign } = row;
  const isStopped = input.decision === 'stopped';
  // Same key as the mail that stopping a campaign queues, so that the owner gets only this one, with all reasons.
  const key =
    isStopped && report.subject === 'campaign'
      ? `campaign-stopped:${campaign.id}`
      : `report-decided:${report.id}:author`;
  const occasion = { key, path: isStopped ? '/contact' : `/campaigns/${campaign.slug}` };
  const texts = isStopped ? CONTENT_STOPPED : CONTENT_CLEARED;
  const toText = (language: Language) => toMailText(texts, row, input, language);
  if (report.subject !== 'answer') return queueOwnerMails(ctx, campaign.id, occasion, toText);
  const fan = sql`(select ${submissions.userId} from ${submissions} where ${submissions.id} = ${report.submissionId})`;
  return queueMailsTo(ctx, { ...occasion, campaignId: campaign.id }, sql`${user.id} = ${fan}`, toText);
}

function toMailText(
  texts: typeof CONTENT_STOPPED,
  { report, campaign }: ReportRow,
  { decision, statement }: DecideReport,
  language: Language,
): PageMailText {
  const { subject, reason } = report;
  const details = { subject, reason, statement, isStopped: decision === 'stopped', campaign: campaign.name };
  const { paragraphs, ...words } = texts[language](details);
  const isCleared = texts === CONTENT_CLEARED;
  const ending = isCleared ? [] : [BY_A_PERSON[language], REDRESS[language]];
  const label = LABELS[language][isCleared ? 'campaign' : 'review'];
  return { ...words, paragraphs: [...paragraphs, ...ending], label };
}
