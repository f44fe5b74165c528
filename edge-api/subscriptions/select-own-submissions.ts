import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaignPictures } from '../campaigns/index.ts';
import { campaignResults } from '../campaigns/results-table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { contacts } from '../contact/table.ts';
import { IS_UNMET, isScoreOf, matchesAnswer, selectWinnerReason } from '../nominees/index.ts';
import { formerWinners, nominees, rankings, rereadRequests, winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { newestFirst } from '../platform/paging.ts';
import { pick } from '../platform/pick.ts';
import { receipt, selectExplanation } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { selectShareCount } from '../sharing/index.ts';
import { shares } from '../sharing/table.ts';
import { hasPublicName } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';
import { wallAnswers } from '../wall/table.ts';

const CAMPAIGN_COLUMNS = {
  ...pick(
    campaigns,
    'id',
    'slug',
    'name',
    'language',
    'artistName',
    'charityDueAt',
    'isActive',
    'reopenings',
  ),
  ...pick(campaigns, 'subscriptionStartDate', 'subscriptionDeadline', 'plannedAt', 'plannedLocation'),
  ...pick(campaigns, 'nomineesSelected', 'nomineeCount', 'winnersSelected'),
  ...pick(campaigns, 'cancelledAt', 'cancelledBy', 'cancelReason'),
  ...pick(campaigns, 'overdue', 'overdueAt', 'moreTimeUntil'),
};

/** Selects a person's submissions, newest first. */
export function selectOwnSubmissions(ctx: Ctx, userId: string, condition?: SQL) {
  return ctx.db
    .select({
      ...pick(submissions, 'id', 'createdAt', 'status', 'fanNumber', 'answer'),
      ...pick(submissions, 'questionKey', 'question', 'language'),
      ...pick(submissions, 'withdrawnAt', 'paidAt'),
      campaign: CAMPAIGN_COLUMNS,
      isUnmet: IS_UNMET.mapWith(Boolean),
      judged: {
        score: scores.score,
        reasoning: selectExplanation(ctx.language),
        model: scores.model,
        rank: nominees.rank,
        ...pick(winners, 'reason', 'selectedAt', 'answerBy', 'acceptedAt', 'dateAnswer'),
        ended: formerWinners.cause,
        firstReason: selectWinnerReason(1),
        secondReason: selectWinnerReason(2),
      },
      ...campaignPictures,
      figures: campaignResults,
      thankedAt: thanks.sentAt,
      thanksWithdrawnAt: thanks.withdrawnAt,
      receipt,
      share: { code: shares.code, nameAllowedAt: shares.nameAllowedAt },
      shareCount: selectShareCount(),
      knownAt: rankings.knownAt,
      reread: rereadRequests,
      displayName: wallAnswers.displayName,
      wallState: wallAnswers.state,
      hasName: sql`${hasPublicName}`.mapWith(Boolean),
      charity: charities.name,
      contactSince: contacts.givenAt,
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .leftJoin(scores, isScoreOf)
    .leftJoin(nominees, matchesAnswer(nominees))
    .leftJoin(winners, matchesAnswer(winners))
    .leftJoin(formerWinners, matchesAnswer(formerWinners))
    .leftJoin(rereadRequests, matchesAnswer(rereadRequests))
    .leftJoin(rankings, eq(rankings.campaignId, campaigns.id))
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .leftJoin(wallAnswers, eq(wallAnswers.submissionId, submissions.id))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(contacts, and(eq(contacts.submissionId, submissions.id), isNull(contacts.endedAt)))
    .leftJoin(shares, eq(shares.submissionId, submissions.id))
    .where(and(eq(submissions.userId, userId), ne(submissions.status, 'cancelled'), condition))
    .orderBy(...newestFirst(submissions.createdAt, submissions.id))
    .$dynamic();
}

export type OwnSubmissionRow = Awaited<ReturnType<typeof selectOwnSubmissions>>[number];
