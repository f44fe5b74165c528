import { asc, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { updateCampaignRow } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { inList } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { nominees, ownerNominations } from './table.ts';

/** Returns the subquery for the ids of campaigns' nominees: the best answers, and the owners' nominations. */
export function selectNomineeIds(...campaignIds: readonly string[]): SQL {
  return sql`(select ${nominees.submissionId} from ${nominees} where ${inList(nominees.campaignId, campaignIds)}
    union select ${ownerNominations.submissionId} from ${ownerNominations}
    where ${inList(ownerNominations.campaignId, campaignIds)})`;
}

/** Holds for the nominees of campaigns. */
export const isNominee = (...campaignIds: readonly string[]) =>
  inArray(submissions.id, selectNomineeIds(...campaignIds));

/** The order of nominees: by rank, then those whom the owner nominated. */
export const NOMINEE_ORDER: readonly SQL[] = [
  isNull(nominees.rank),
  asc(nominees.rank),
  asc(ownerNominations.nominatedAt),
  asc(submissions.id),
];

/** Returns the statement that recounts a campaign's nominees; the count is 0 before its answers are judged. */
export function recountNominees(ctx: Ctx, id: string) {
  const nomineeCount = sql`${campaigns.nomineesSelected} * (select count(*) from ${selectNomineeIds(id)})`;
  return updateCampaignRow(ctx, id, { nomineeCount });
}
