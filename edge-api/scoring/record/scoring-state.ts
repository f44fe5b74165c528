import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { submissions } from '#api/submissions/table.ts';
import { scores, scoringRounds } from '../table.ts';

/** The answers of a campaign that take part: paid, not withdrawn after a report, and not of an erased account. */
export const isEligible = (campaignId: string) =>
  and(
    eq(submissions.campaignId, campaignId),
    eq(submissions.status, 'paid'),
    isNotNull(submissions.userId),
    isNull(submissions.withdrawnAt),
  );

/** The try that a submission's campaign is in: 0, and one more each time that its owner asked for another. */
const currentRound = sql`coalesce((select ${scoringRounds.round} from ${scoringRounds}
  where ${scoringRounds.campaignId} = ${submissions.campaignId}), 0)`;

/** Whether a submission is still to be judged in the current round. */
export const isPending = sql<boolean>`not exists (select 1 from ${scores}
  where ${scores.submissionId} = ${submissions.id} and (${scores.score} is not null
  or ${scores.round} >= ${currentRound}))`;

/** Whether a submission was judged, in any round. */
export const isJudged = sql<boolean>`exists (select 1 from ${scores}
  where ${scores.submissionId} = ${submissions.id})`;

/** Whether a submission was judged, in any round, and has no score. */
export const isNotScored = sql<boolean>`coalesce((select count(${scores.score}) = 0 from ${scores}
  where ${scores.submissionId} = ${submissions.id} group by ${scores.submissionId}), 0)`;
