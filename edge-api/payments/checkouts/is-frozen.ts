import { eq, exists, type SQL } from 'drizzle-orm';
import { QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { submissions } from '#api/submissions/table.ts';
import { checkouts } from '../table.ts';

/** Holds once any fan was sent to pay, which freezes what fans relied on (RULES.md, "Money"). */
export function isFrozen(campaignId: SQLiteColumn | string): SQL {
  return exists(
    new QueryBuilder()
      .select({ id: checkouts.id })
      .from(submissions)
      .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
      .where(eq(submissions.campaignId, campaignId)),
  );
}
