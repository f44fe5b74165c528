import { sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../subscriptions/table.ts';
import { startSelection } from './start-selection.ts';
import { scores } from './table.ts';

/** Selections that one sweep starts at most. */
const AT_MOST = 20;

/**
 * Starts what is left to select: closed campaigns whose selection never finished, and those that were paid for after
 * they were closed. Answers how many.
 */
export async function startDueSelections(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      sql`${campaigns.isActive} = 0 and ${campaigns.winnersSelected} = 0 and exists (
        select 1 from ${submissions} left join ${scores} on ${scores.submissionId} = ${submissions.id}
        where ${submissions.campaignId} = ${campaigns.id} and ${submissions.status} = 'paid'
        and ${submissions.userId} is not null and (${scores.id} is null or ${campaigns.nomineesSelected} = 0))`,
    )
    .limit(AT_MOST);
  for (const { id } of due) await startSelection(ctx, id);
  return due.length;
}
