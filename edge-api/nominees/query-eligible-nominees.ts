import { and, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { inList } from '../platform/in-list.ts';
import { isEligible } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { ownerNominations, nominees } from './table.ts';

/** Returns the query for the nominees who can still win: whose payment stands, and who are neither withdrawn nor erased. */
export function queryEligibleNominees(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isEligible(campaignId), sql`${submissions.id} in ${selectNomineeIds(campaignId)}`));
}

/** The ids of the nominees of campaigns: the best answers, and those that their owners nominated. */
export const selectNomineeIds = (
  ...campaignIds: readonly string[]
): SQL => sql`(select ${nominees.submissionId} from ${nominees} where ${inList(nominees.campaignId, campaignIds)}
  union select ${ownerNominations.submissionId} from ${ownerNominations}
  where ${inList(ownerNominations.campaignId, campaignIds)})`;
