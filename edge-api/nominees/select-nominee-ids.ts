import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { inList } from '../platform/conditions.ts';
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

/** Returns how many nominees a campaign has once its answers are judged, as its rows are when that is written. */
export function countNominees(campaignId: string): SQL {
  return sql`(select count(*) from ${selectNomineeIds(campaignId)})`;
}
