import { sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { isPaidOut } from '../payouts/index.ts';
import { submissions } from '../submissions/table.ts';

/**
 * Condition that a charity's rejection affects a campaign: it goes ahead, its proceeds are not paid out, and it runs,
 * or people paid for it or may still have.
 */
export const IS_AFFECTED = sql`${campaigns.cancelledAt} is null
  and not ${isPaidOut(campaigns.id)} and (${campaigns.isActive} = 1 or exists (select 1 from ${submissions}
  where ${submissions.campaignId} = ${campaigns.id}
  and ${submissions.status} in ('pending', 'processing', 'paid', 'disputed')))`;
