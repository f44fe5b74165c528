import { sql, type SQL } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { winners } from './table.ts';

/** Returns the owner's sentence why a winner, for queries of campaigns; null where there is none. `slot` is 1 or 2. */
export function selectWinnerReason(slot: 1 | 2): SQL<string | null> {
  return sql<string | null>`(select chosen.reason from ${winners} as chosen
    where chosen.campaign_id = ${campaigns.id} and chosen.slot = ${slot})`;
}
