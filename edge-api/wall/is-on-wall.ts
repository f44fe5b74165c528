import { and, eq, exists, isNull, ne, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { campaigns } from '../campaigns/table.ts';
import { submissions } from '../submissions/table.ts';
import { wallAnswers } from './table.ts';

/** Holds for an answer that may appear on a wall: paid, not withdrawn after a report, and not erased. */
export const isReadable = and(
  eq(submissions.status, 'paid'),
  isNull(submissions.withdrawnAt),
  ne(submissions.answer, ''),
);

/** Holds for a campaign that has a wall: its winners are known, and it was not cancelled. */
const hasWall = and(eq(campaigns.winnersSelected, true), isNull(campaigns.cancelledAt));

/** Holds for an answer that everyone who can see its campaign can read on the wall. */
export function isOnWall(submissionId: string): SQL {
  return exists(
    new QueryBuilder()
      .select({ id: wallAnswers.submissionId })
      .from(wallAnswers)
      .innerJoin(submissions, eq(submissions.id, wallAnswers.submissionId))
      .innerJoin(campaigns, eq(campaigns.id, wallAnswers.campaignId))
      .where(
        and(eq(wallAnswers.submissionId, submissionId), eq(wallAnswers.state, 'shown'), isReadable, hasWall),
      ),
  );
}
