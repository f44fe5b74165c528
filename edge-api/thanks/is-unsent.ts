import { sql, type SQL } from 'drizzle-orm';
import { thanks } from './table.ts';

/** Holds until the campaign's thank-you was sent: what changes it is written only while it does. */
export function isUnsent(campaignId: string): SQL {
  return sql`not exists (select 1 from ${thanks} where ${thanks.campaignId} = ${campaignId}
    and ${thanks.sentAt} is not null)`;
}
