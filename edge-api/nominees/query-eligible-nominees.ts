import { and, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isEligible } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { selectNomineeIds } from './paid-answers.ts';

/** Returns the query for the nominees who can still win: whose payment stands, and who are neither withdrawn nor erased. */
export function queryEligibleNominees(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isEligible(campaignId), sql`${submissions.id} in ${selectNomineeIds(campaignId)}`));
}
