import { and, eq, exists, getTableColumns, inArray, isNotNull, sql, lte } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { DAY_MS } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { reports, WITHOUT_WORDS, HAS_WORDS, LAST_NEEDED_AT } from './table.ts';

const { id, campaignId, submissionId, note, stopDueAt, decidedBy, ...SENT_COLUMNS } =
  getTableColumns(reports);

/** The statement that reads the reports sent under a person's address; none while the address is not verified. */
export function exportReports(ctx: Ctx, person: Person) {
  return ctx.db.select(SENT_COLUMNS).from(reports).where(isSentBy(person));
}

/** The statement that reads the decisions on reports of what a person made; never who reported it, or in which words. */
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
 * The statements that blank what a person reported and what reports quote of their answers, before those are detached, and
 * forget them as an admin who decided. What others wrote in their own words stays until its retention is over.
 */
export function eraseReports(ctx: Ctx, person: Person) {
  const isQuoted = sql`(${submissions.id} = ${reports.submissionId}
    or instr(lower(${submissions.answer}), lower(${reports.quote})) > 0
    or instr(lower(${reports.quote}), lower(nullif(${submissions.answer}, ''))) > 0)`;
  const quoted = ctx.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, person.id), eq(submissions.campaignId, reports.campaignId), isQuoted));
  return [
    ctx.db.update(reports).set(WITHOUT_WORDS).where(isSentBy(person)),
    ctx.db.update(reports).set({ quote: '' }).where(exists(quoted)),
    ctx.db.update(reports).set({ decidedBy: null }).where(eq(reports.decidedBy, person.id)),
  ] as const;
}

/** Holds for what was sent under a person's address; for nothing while that is not verified. */
function isSentBy({ email, _verified }: Person) {
  return _verified ? eq(reports.reporterEmail, email) : sql`false`;
}

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
