import { and, count, desc, eq, isNotNull, max, min, or } from 'drizzle-orm';
import { celebrityProfiles } from '../celebrities/table.ts';
import { phaseAt } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { submissions } from '../submissions/table.ts';
import type { SelectionReport } from './contract.ts';
import { WINNERS_DEFAULT, WINNERS_TWO } from './rules.ts';
import { winners } from './table.ts';
import { scoreHeads, scores } from '../scoring/table.ts';

/** Models, rubrics and prompts that are told of at most: one for each language of a question is usual. */
const JUDGES_MAX = 20;

/** How a campaign's nominees and winners are found, for anyone; counts and times only once it is closed. */
export async function getSelectionReport(ctx: Ctx, slug: string): Promise<SelectionReport> {
  const [row] = await ctx.db
    .select({ campaign: campaigns, celebrity: celebrityProfiles.name })
    .from(campaigns)
    .leftJoin(celebrityProfiles, eq(celebrityProfiles.id, campaigns.celebrityId))
    .where(eq(campaigns.slug, slug));
  if (!row) throw notFound();
  const { campaign, celebrity } = row;
  const phase = phaseAt({ ...campaign, hasNominees: campaign.nomineeCount > 0 }, ctx.now);
  const isClosed = phase !== 'open' && phase !== 'not-started';
  return {
    campaign: {
      slug,
      name: campaign.name,
      celebrity: { name: celebrity ?? campaign.artistName },
      phase,
    },
    winnersToChoose: campaign.twoWinners ? WINNERS_TWO : WINNERS_DEFAULT,
    result: isClosed ? await getSelectionResult(ctx, campaign) : null,
  };
}

type Campaign = Pick<
  typeof campaigns.$inferSelect,
  'id' | 'closedAt' | 'subscriptionDeadline' | 'nomineeCount'
>;

async function getSelectionResult(
  ctx: Ctx,
  campaign: Campaign,
): Promise<NonNullable<SelectionReport['result']>> {
  const { id, closedAt, subscriptionDeadline, nomineeCount } = campaign;
  const [[answers], judges, [chosen], [head]] = await Promise.all([
    countAnswers(ctx, id),
    readJudges(ctx, id),
    ctx.db
      .select({ count: count(), at: max(winners.selectedAt) })
      .from(winners)
      .where(eq(winners.campaignId, id)),
    ctx.db
      .select({ length: scoreHeads.position, head: scoreHeads.hash })
      .from(scoreHeads)
      .where(eq(scoreHeads.campaignId, id))
      .orderBy(desc(scoreHeads.position))
      .limit(1),
  ]);
  const { paid, scored } = answers ?? { paid: 0, scored: 0 };
  const times = judges.flatMap(({ from, until }) => [from?.getTime() ?? 0, until?.getTime() ?? 0]);
  return {
    closedAt: (closedAt ?? subscriptionDeadline)?.toISOString() ?? null,
    answers: { paid, scored, notScored: paid - scored },
    nominees: nomineeCount,
    winners: chosen?.count ?? 0,
    scoredFrom: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
    scoredUntil: times.length > 0 ? new Date(Math.max(...times)).toISOString() : null,
    chosenAt: chosen?.at?.toISOString() ?? null,
    judges: judges.map(({ from: _, until: __, ...judge }) => judge),
    chain: head ?? null,
  };
}

/** Paid answers that take part, and how many have a score; one that was erased before it was judged does not. */
function countAnswers(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select({ paid: count(), scored: count(scores.id) })
    .from(submissions)
    .leftJoin(scores, and(eq(scores.submissionId, submissions.id), isNotNull(scores.score)))
    .where(
      and(
        eq(submissions.campaignId, campaignId),
        eq(submissions.status, 'paid'),
        or(isNotNull(submissions.userId), isNotNull(scores.id)),
      ),
    );
}

function readJudges(ctx: Ctx, campaignId: string) {
  const { model, rubricVersion, promptHash: promptDigest, scoredAt } = scores;
  return ctx.db
    .select({
      model,
      rubricVersion,
      promptDigest,
      answers: count(),
      from: min(scoredAt),
      until: max(scoredAt),
    })
    .from(scores)
    .where(and(eq(scores.campaignId, campaignId), isNotNull(scores.score)))
    .groupBy(model, rubricVersion, promptDigest)
    .orderBy(desc(count()), promptDigest)
    .limit(JUDGES_MAX);
}
