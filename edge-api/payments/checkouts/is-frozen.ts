import { eq, exists, type SQL } from 'drizzle-orm';
import { QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { submissions } from '#api/submissions/table.ts';
import { checkouts } from '../table.ts';

/** Returns the condition that a fan was ever sent to pay, which fixes what fans relied on (RULES.md, "Money"). */
export function isFrozen(campaignId: SQLiteColumn | string): SQL {
  return exists(
    new QueryBuilder()
      .select({ id: checkouts.id })
      .from(submissions)
      .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
      .where(eq(submissions.campaignId, campaignId)),
  );
}
