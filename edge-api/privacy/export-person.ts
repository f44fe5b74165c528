import { and, desc, eq } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { media } from '../media/table.ts';
import { nominees, winners } from '../nominees/table.ts';
import { scores } from '../scoring/table.ts';
import { checkouts } from '../payments/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { thanks, thanksFiles } from '../thanks/table.ts';
import { session, user } from '../accounts/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';

/** Everything stored about the person who asks, as JSON; never a hash, a token or somebody else's data. */
export async function exportPerson(ctx: Ctx) {
  const { id } = requirePerson(ctx);
  const [
    [person],
    [profile],
    sessions,
    entries,
    payments,
    judgements,
    ownCampaigns,
    pictures,
    charitiesAdded,
    thankYous,
    thankYouFiles,
  ] = await ctx.db.batch([
    ctx.db.select().from(user).where(eq(user.id, id)),
    ctx.db.select().from(celebrityProfiles).where(eq(celebrityProfiles.userId, id)),
    ctx.db
      .select({ createdAt: session.createdAt, expiresAt: session.expiresAt })
      .from(session)
      .where(eq(session.userId, id)),
    selectSubmissions(ctx, id),
    selectPayments(ctx, id),
    selectScores(ctx, id),
    ctx.db.select().from(campaigns).where(eq(campaigns.ownerId, id)),
    ctx.db.select().from(media).where(eq(media.uploadedBy, id)),
    ctx.db.select({ name: charities.name }).from(charities).where(eq(charities.addedBy, id)),
    selectThankYous(ctx, id),
    selectThankYouFiles(ctx, id),
  ]);
  return {
    exportedAt: ctx.now.toISOString(),
    person: person ?? null,
    profile: profile ?? null,
    sessions,
    submissions: entries.map(({ submission: { version: _, userId: __, ...submission }, campaign }) => ({
      ...submission,
      campaign,
      payments: payments.filter(({ submissionId }) => submissionId === submission.id),
      judgement: judgements.find(({ submissionId }) => submissionId === submission.id) ?? null,
    })),
    campaigns: ownCampaigns,
    pictures,
    charitiesAdded,
    thankYous: thankYous.map(({ thankYou }) => thankYou),
    thankYouFiles: thankYouFiles.map(({ file: { key: _, ...file } }) => file),
  };
}

function selectSubmissions(ctx: Ctx, id: string) {
  return ctx.db
    .select({ submission: submissions, campaign: campaigns.name })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(eq(submissions.userId, id))
    .orderBy(desc(submissions.createdAt));
}

function selectPayments(ctx: Ctx, id: string) {
  return ctx.db
    .select({
      submissionId: checkouts.submissionId,
      state: checkouts.state,
      amountCents: checkouts.amountCents,
      currency: checkouts.currency,
      createdAt: checkouts.createdAt,
      paidAt: checkouts.paidAt,
      refundedAt: checkouts.refundedAt,
    })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(eq(submissions.userId, id));
}

function selectScores(ctx: Ctx, id: string) {
  return ctx.db
    .select({
      submissionId: scores.submissionId,
      outcome: scores.outcome,
      score: scores.score,
      reasoning: scores.reasoning,
      model: scores.model,
      rubricVersion: scores.rubricVersion,
      scoredAt: scores.scoredAt,
      nomineeRank: nominees.rank,
      wonAt: winners.selectedAt,
    })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .leftJoin(nominees, matchesScore(nominees))
    .leftJoin(winners, matchesScore(winners))
    .where(eq(submissions.userId, id));
}

/** By the whole primary key, which starts with the campaign. */
function matchesScore(table: typeof nominees | typeof winners) {
  return and(eq(table.campaignId, scores.campaignId), eq(table.submissionId, scores.submissionId));
}

function selectThankYous(ctx: Ctx, id: string) {
  return ctx.db
    .select({ thankYou: thanks })
    .from(thanks)
    .innerJoin(campaigns, eq(campaigns.id, thanks.campaignId))
    .where(eq(campaigns.ownerId, id));
}

function selectThankYouFiles(ctx: Ctx, id: string) {
  return ctx.db
    .select({ file: thanksFiles })
    .from(thanksFiles)
    .innerJoin(campaigns, eq(campaigns.id, thanksFiles.campaignId))
    .where(and(eq(campaigns.ownerId, id), eq(thanksFiles.state, 'ready')));
}
