import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { reports } from './table.ts';

/** The statement that reads the reports sent under a person's address; none while the address is not verified. */
export function exportReports(ctx: Ctx, { email, _verified }: Person) {
  const { subject, reason, explanation, address, reporterName, createdAt, decision, statement, decidedAt } =
    reports;
  return ctx.db
    .select({
      subject,
      reason,
      explanation,
      address,
      reporterName,
      createdAt,
      decision,
      statement,
      decidedAt,
    })
    .from(reports)
    .where(and(eq(reports.reporterEmail, email), _verified ? undefined : sql`false`));
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
    .where(and(eq(campaigns.ownerId, userId), inArray(reports.subject, ['campaign', 'thanks']), isDecided));
  const ofAnswers = ctx.db
    .select(columns)
    .from(reports)
    .innerJoin(campaigns, eq(campaigns.id, reports.campaignId))
    .innerJoin(submissions, eq(submissions.id, reports.submissionId))
    .where(and(eq(submissions.userId, userId), isDecided));
  return ofCampaigns.unionAll(ofAnswers);
}

/** The statements that forget a person as a reporter and as an admin who decided. */
export function eraseReports(ctx: Ctx, { id, email, _verified }: Person) {
  return [
    ctx.db
      .update(reports)
      .set({ reporterName: null, reporterEmail: null })
      .where(and(eq(reports.reporterEmail, email), _verified ? undefined : sql`false`)),
    ctx.db.update(reports).set({ decidedBy: null }).where(eq(reports.decidedBy, id)),
  ] as const;
}
