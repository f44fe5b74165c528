import { and, eq, getTableColumns, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { DAY_MS } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { reports, WITHOUT_WORDS, HAS_WORDS, LAST_NEEDED_AT } from './table.ts';

const { id, campaignId, submissionId, note, stopDueAt, decidedBy, ...SENT_COLUMNS } =
  getTableColumns(reports);

/** Returns the query for the reports sent under a person's address; empty unless the address is verified. */
export function exportReports(ctx: Ctx, person: Person) {
  return ctx.db.select(SENT_COLUMNS).from(reports).where(isSentBy(person));
}

/** Returns the query for decisions on a person's content, without the reporter and their words. */
export function exportDecisions(ctx: Ctx, userId: string) {
  const { subject, reason, decision, statement, decidedAt } = reports;
  const isDecided = isNotNull(reports.decidedAt);
  const columns = { subject, campaign: campaigns.name, reason, decision, statement, decidedAt };
  const ofCampaigns = ctx.db
    .select(columns)
    .from(reports)
    .innerJoin(campaigns, eq(campaigns.id, reports.campaignId))
    .where(
      and(
        eq(campaigns.ownerId, userId),
        inArray(reports.subject, ['campaign', 'thanks', 'story']),
        isDecided,
      ),
    );
  const ofAnswers = ctx.db
    .select(columns)
    .from(reports)
    .innerJoin(campaigns, eq(campaigns.id, reports.campaignId))
    .innerJoin(submissions, eq(submissions.id, reports.submissionId))
    .where(and(eq(submissions.userId, userId), isDecided));
  return ofCampaigns.unionAll(ofAnswers);
}

/**
 * Returns the statements that blank a person's reports and quotes of their answers, and forget them as a deciding
 * admin; must run before the answers are detached. What others wrote in their own words stays until its retention ends.
 */
export function eraseReports(ctx: Ctx, person: Person) {
  const isQuoted = sql`(${submissions.id} = ${reports.submissionId}
    or instr(lower(${submissions.answer}), lower(${reports.quote})) > 0
    or instr(lower(${reports.quote}), lower(nullif(${submissions.answer}, ''))) > 0)`;
  const isOwn = and(eq(submissions.userId, person.id), eq(submissions.campaignId, reports.campaignId));
  return [
    ctx.db.update(reports).set(WITHOUT_WORDS).where(isSentBy(person)),
    ctx.db
      .update(reports)
      .set({ quote: '' })
      .where(hasRow(submissions, isOwn, isQuoted)),
    ctx.db.update(reports).set({ decidedBy: null }).where(eq(reports.decidedBy, person.id)),
  ] as const;
}

/** Holds for reports sent under a person's address; for none unless it is verified. */
function isSentBy({ email, _verified }: Person) {
  return _verified ? eq(reports.reporterEmail, email) : sql`false`;
}

const MAX_REPORTS_PER_RUN = 500;

/** Blanks the texts and reporters of reports whose retention is over; returns how many. */
export async function redactReports(ctx: Ctx): Promise<number> {
  const redacted = await ctx.db
    .update(reports)
    .set(WITHOUT_WORDS)
    .where(inArray(reports.id, queryRedactable(ctx)))
    .returning({ id: reports.id });
  return redacted.length;
}

/** Returns the query for the reports to redact, the longest overdue first. */
export function queryRedactable(ctx: Ctx) {
  const before = ctx.now.getTime() - ctx.settings.REPORT_RETENTION_DAYS * DAY_MS;
  return ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(lte(LAST_NEEDED_AT, before), HAS_WORDS))
    .orderBy(LAST_NEEDED_AT)
    .limit(MAX_REPORTS_PER_RUN);
}
