import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { nominees } from './table.ts';

/**
 * The query for the nominees who can still win: whose payment was not given back and who did not erase their
 * account. Best first.
 */
export function queryEligibleNominees(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select({ id: nominees.submissionId })
    .from(nominees)
    .innerJoin(submissions, eq(submissions.id, nominees.submissionId))
    .where(
      and(eq(nominees.campaignId, campaignId), eq(submissions.status, 'paid'), isNotNull(submissions.userId)),
    )
    .orderBy(nominees.rank);
}
