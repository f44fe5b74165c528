import { sql, type SQL } from 'drizzle-orm';
import { inList } from '../platform/conditions.ts';
import { nominees, ownerNominations } from './table.ts';

/** Returns the ids of the nominees of campaigns: the best answers, and those that their owners nominated. */
export function selectNomineeIds(...campaignIds: readonly string[]): SQL {
  return sql`(select ${nominees.submissionId} from ${nominees} where ${inList(nominees.campaignId, campaignIds)}
    union select ${ownerNominations.submissionId} from ${ownerNominations}
    where ${inList(ownerNominations.campaignId, campaignIds)})`;
}
