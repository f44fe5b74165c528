import { sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { startSelection } from './start-selection.ts';
import { isPending } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { nominees, rankings } from './table.ts';

/** Selections that one sweep starts at most. */
const MAX_SELECTIONS_PER_SWEEP = 20;

/** True where a campaign has a nominee who can no longer win: refunded, or without an account. The next best moves up. */
const hasLostNominee = sql`exists (select 1 from ${nominees} inner join ${submissions}
  on ${submissions.id} = ${nominees.submissionId} where ${nominees.campaignId} = ${campaigns.id}
  and (${submissions.status} <> 'paid' or ${submissions.userId} is null))`;

/** True for a scored answer that no ranking has seen as it is: its payment was disputed, and stands again. */
const isMissedNominee = sql`(exists (select 1 from ${scores} left join ${rankings}
    on ${rankings.campaignId} = ${campaigns.id} where ${scores.submissionId} = ${submissions.id}
    and ${scores.score} is not null and (coalesce(${rankings.rankedAt}, 0) < ${scores.scoredAt}
    or coalesce(${rankings.rankedAt}, 0) < ${submissions.updatedAt}))
  and not exists (select 1 from ${nominees} where ${nominees.campaignId} = ${campaigns.id}
    and ${nominees.submissionId} = ${submissions.id}))`;

/**
 * Starts what is left to select: closed campaigns whose selection never finished, those that were paid for after they
 * were closed, those whose owner had answers scored again, and those that lost a nominee or got one back. What was
 * judged without a score is not left. Returns how many.
 */
export async function startDueSelections(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      sql`${campaigns.isActive} = 0 and ${campaigns.winnersSelected} = 0 and exists (
        select 1 from ${submissions} where ${submissions.campaignId} = ${campaigns.id} and ${submissions.status} = 'paid'
        and ${submissions.userId} is not null and (${campaigns.nomineesSelected} = 0 or ${isPending} or ${hasLostNominee}
          or ${isMissedNominee}))`,
    )
    .limit(MAX_SELECTIONS_PER_SWEEP);
  for (const { id } of due) await startSelection(ctx, id);
  return due.length;
}
