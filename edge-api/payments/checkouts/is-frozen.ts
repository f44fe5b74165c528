import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { submissions } from '#api/submissions/table.ts';
import { checkouts } from '../table.ts';

/**
 * Returns the condition that a fan of a campaign was ever sent to pay: from then on, what fans relied on no longer
 * changes (RULES.md, "Money").
 */
export function isFrozen(campaignId: SQLiteColumn | string): SQL {
  return sql`exists (select 1 from ${submissions} inner join ${checkouts}
    on ${checkouts.submissionId} = ${submissions.id} where ${submissions.campaignId} = ${campaignId})`;
}
