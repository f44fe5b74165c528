import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { hasRow } from '#api/platform/conditions.ts';
import { submissions } from '#api/submissions/table.ts';
import { checkouts } from '../table.ts';

/** Holds once any fan was sent to pay, which freezes what fans relied on (RULES.md, "Money"). */
export function isFrozen(campaignId: SQLiteColumn | string): SQL {
  const wasSent = hasRow(checkouts, eq(checkouts.submissionId, submissions.id));
  return hasRow(submissions, eq(submissions.campaignId, campaignId), wasSent);
}
