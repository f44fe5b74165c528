import { and, eq, getTableColumns, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx, Person } from '../platform/context.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { DAY_MS } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { reports, WITHOUT_WORDS, HAS_WORDS, LAST_NEEDED_AT } from './table.ts';

const { id, campaignId, submissionId, note, stopDueAt, decidedBy, userId, ...SENT_COLUMNS } =
  getTableColumns(reports);

export const reportData: PersonalData = {
  exports: {
    reports: ({ db }, person) => db.select(SENT_COLUMNS).from(reports).where(isSentBy(person)),
    reportDecisions: (ctx, { id }) => selectDecisions(ctx, id),
  },
  // What others wrote in their own words stays until its retention ends.
  erase: ({ db }, person) => {
    const isQuoted = sql`(${submissions.id} = ${reports.submissionId}
      or instr(lower(${submissions.answer}), lower(${reports.quote})) > 0
      or instr(lower(${reports.quote}), lower(nullif(${submissions.answer}, ''))) > 0)`;
    const isOwn = and(eq(submissions.userId, person.id), eq(submissions.campaignId, reports.campaignId));
    return [
      db.update(reports).set(WITHOUT_WORDS).where(isSentBy(person)),
      db
        .update(reports)
        .set({ quote: '' })
        .where(hasRow(submissions, isOwn, isQuoted)),
      db.update(reports).set({ decidedBy: null }).where(eq(reports.decidedBy, person.id)),
    ];
  },
};

function selectDecisions({ db }: Ctx, userId: string) {
  const columns = {
    campaign: campaigns.name,
    ...pick(reports, 'subject', 'reason', 'decision', 'statement', 'decidedAt'),
  };
  const isDecided = isNotNull(reports.decidedAt);
  const isOfOwner = inArray(reports.subject, ['campaign', 'thanks', 'story']);
  const ofCampaigns = db
    .select(columns)
    .from(reports)
    .innerJoin(campaigns, eq(campaigns.id, reports.campaignId))
    .where(and(eq(campaigns.ownerId, userId), isOfOwner, isDecided));
  const ofAnswers = db
    .select(columns)
    .from(reports)
    .innerJoin(campaigns, eq(campaigns.id, reports.campaignId))
    .innerJoin(submissions, eq(submissions.id, reports.submissionId))
    .where(and(eq(submissions.userId, userId), isDecided));
  return ofCampaigns.unionAll(ofAnswers);
}

/** Holds for reports that a person sent while logged in, and for others under their address if it is verified. */
function isSentBy({ id, email, _verified }: Person) {
  const isUnderAddress = and(isNull(reports.userId), eq(reports.reporterEmail, email));
  return or(eq(reports.userId, id), _verified ? isUnderAddress : undefined);
}

/** Returns the statement that moves a person's reports to their new address. */
export function moveReports({ db }: Ctx, userId: string, email: string) {
  return db.update(reports).set({ reporterEmail: email }).where(eq(reports.userId, userId));
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

function queryRedactable(ctx: Ctx) {
  const before = ctx.now.getTime() - ctx.settings.REPORT_RETENTION_DAYS * DAY_MS;
  return ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(lte(LAST_NEEDED_AT, before), HAS_WORDS))
    .orderBy(LAST_NEEDED_AT)
    .limit(MAX_REPORTS_PER_RUN);
}
