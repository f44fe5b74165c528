import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { selectExplanation } from '../scoring/index.ts';
import { recordEntries, recordKeys, scores } from '../scoring/table.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { matchesAnswer } from './paid-answers.ts';
import { formerWinners, nominees, ownerNominations, rereadRequests, reserves, winners } from './table.ts';

const isDecided = or(eq(campaigns.winnersSelected, true), isNotNull(campaigns.cancelledAt));
const isScoreKnown = or(isDecided, and(eq(campaigns.nomineesSelected, true), eq(campaigns.isActive, false)));

/**
 * Returns the query for a person's judgements, their record entries with the digest keys, and whether the answers were
 * nominated or won; each only once the fans of the campaign know it.
 */
export function exportJudgements(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      ...pick(scores, 'submissionId', 'outcome', 'score'),
      reasoning: selectExplanation(ctx.language).as('reasoning'),
      ...pick(scores, 'explanationNl', 'explanationEn', 'criteria', 'flags'),
      ...pick(scores, 'model', 'rubricVersion', 'scoredAt'),
      recordedAs: recordEntries.body,
      recordHash: recordEntries.hash,
      recordKey: recordKeys.key,
      nomineeRank: nominees.rank,
      reservePlace: reserves.place,
      wonAt: winners.selectedAt,
      wonReason: winners.reason,
      acceptedAt: winners.acceptedAt,
      dateAnswer: winners.dateAnswer,
      winEndedAt: formerWinners.endedAt,
      winEndedBy: formerWinners.cause,
    })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(recordKeys, eq(recordKeys.submissionId, submissions.id))
    .leftJoin(
      recordEntries,
      and(eq(recordEntries.campaignId, scores.campaignId), eq(recordEntries.position, scores.position)),
    )
    .leftJoin(nominees, and(matchesAnswer(nominees), isDecided))
    .leftJoin(reserves, matchesAnswer(reserves))
    .leftJoin(winners, matchesAnswer(winners))
    .leftJoin(formerWinners, matchesAnswer(formerWinners))
    .where(and(eq(submissions.userId, userId), isScoreKnown))
    .orderBy(asc(scores.position));
}

/** Returns the query for a person's answers that an owner nominated or that have a reread request. */
export function exportNominations(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      submissionId: submissions.id,
      nominatedFor: ownerNominations.reason,
      nominatedAt: ownerNominations.nominatedAt,
      rereadAskedAt: rereadRequests.askedAt,
      overlooked: rereadRequests.overlooked,
      rereadReply: rereadRequests.reply,
      rereadRepliedAt: rereadRequests.repliedAt,
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(ownerNominations, and(matchesAnswer(ownerNominations), isDecided))
    .leftJoin(rereadRequests, matchesAnswer(rereadRequests))
    .where(eq(submissions.userId, userId));
}

/** Blanks what owners wrote about a person's answers, and what the person wrote as an owner. */
export const selectionData: PersonalData = {
  erase: (ctx, { id }) => {
    const own = selectOwnIds(ctx, id);
    const isOwnCampaign = (table: typeof ownerNominations | typeof winners | typeof rereadRequests) =>
      hasRow(campaigns, eq(campaigns.id, table.campaignId), eq(campaigns.ownerId, id));
    return [
      ctx.db
        .update(ownerNominations)
        .set({ reason: '' })
        .where(or(inArray(ownerNominations.submissionId, own), isOwnCampaign(ownerNominations))),
      ctx.db
        .update(winners)
        .set({ reason: null })
        .where(or(inArray(winners.submissionId, own), isOwnCampaign(winners))),
      ctx.db.delete(rereadRequests).where(inArray(rereadRequests.submissionId, own)),
      ctx.db
        .update(rereadRequests)
        .set({ reply: '' })
        .where(and(isNotNull(rereadRequests.reply), isOwnCampaign(rereadRequests))),
    ];
  },
};
