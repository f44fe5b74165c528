import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { updateCampaignRow } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { inList } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { nominees, ownerNominations } from './table.ts';

/** Returns the ids of the nominees of campaigns: the best answers, and those that their owners nominated. */
export function selectNomineeIds(...campaignIds: readonly string[]): SQL {
  return sql`(select ${nominees.submissionId} from ${nominees} where ${inList(nominees.campaignId, campaignIds)}
    union select ${ownerNominations.submissionId} from ${ownerNominations}
    where ${inList(ownerNominations.campaignId, campaignIds)})`;
}

/** Holds for a submission while it is a nominee of its campaign. */
export function isNominee(campaignId: string, submissionId: string) {
  return and(eq(submissions.id, submissionId), inArray(submissions.id, selectNomineeIds(campaignId)));
}

/** Returns the statement that counts a campaign's nominees again; it has none before its answers are judged. */
export function recountNominees(ctx: Ctx, id: string) {
  const nomineeCount = sql`${campaigns.nomineesSelected} * (select count(*) from ${selectNomineeIds(id)})`;
  return updateCampaignRow(ctx, id, { nomineeCount });
}
