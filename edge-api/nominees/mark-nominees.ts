import { and, eq, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { recordNominees } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMailIf } from '../platform/mail.ts';
import { submissions } from '../submissions/table.ts';
import { renderSelectionMails } from './selection-mails.ts';
import { NOMINEES_MAX } from './rules.ts';
import type { Selection } from './rules.ts';
import { nominees } from './table.ts';
import { scores } from '../scoring/table.ts';

/**
 * Ranks the scored answers of a closed campaign, best first and by the earlier payment on a tie, and makes the first
 * ten its nominees; the owner is told once for a closing. Without a single score the selection is over all the same,
 * and the owner is told that. All in one batch, and only while the campaign is still closed as it was and has no
 * winners. Returns how many nominees there are, undefined when it was too late.
 */
export async function markNominees(
  ctx: Ctx,
  { campaignId, closedAt }: Selection,
): Promise<number | undefined> {
  const [campaign] = await ctx.db
    .select({ name: campaigns.name, email: user.email, language: user.language })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.ownerId))
    .where(eq(campaigns.id, campaignId));
  if (!campaign) return undefined;
  const isStillClosed = sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaignId}
    and ${campaigns.isActive} = 0 and ${campaigns.winnersSelected} = 0 and ${campaigns.closedAt} is ${closedAt})`;
  const hasNominees = sql`exists (select 1 from ${nominees} where ${nominees.campaignId} = ${campaignId})`;
  const hasJudgedAnswers = sql`exists (select 1 from ${scores} inner join ${submissions}
    on ${submissions.id} = ${scores.submissionId} where ${scores.campaignId} = ${campaignId}
    and ${submissions.status} = 'paid' and ${submissions.userId} is not null)`;
  const mails = renderSelectionMails(ctx, campaign, { campaignId, closedAt });
  const [, , , , updatedRows] = await ctx.db.batch([
    ctx.db.delete(nominees).where(and(eq(nominees.campaignId, campaignId), isStillClosed)),
    ctx.db.insert(nominees).select(sql`select ${submissions.campaignId}, ${submissions.id},
      row_number() over (order by ${scores.score} desc, ${submissions.paidAt}, ${submissions.id}), ${scores.score}
      from ${scores} inner join ${submissions} on ${submissions.id} = ${scores.submissionId}
      where ${scores.campaignId} = ${campaignId} and ${scores.score} is not null
      and ${submissions.status} = 'paid' and ${submissions.userId} is not null and ${isStillClosed}
      order by ${scores.score} desc, ${submissions.paidAt}, ${submissions.id} limit ${NOMINEES_MAX}`),
    queueMailIf(ctx, mails.withNominees, sql`${hasNominees} and ${isStillClosed}`),
    queueMailIf(
      ctx,
      mails.withoutScores,
      sql`${hasJudgedAnswers} and not ${hasNominees} and ${isStillClosed}`,
    ),
    recordNominees(
      ctx,
      campaignId,
      {
        nomineesSelected: hasJudgedAnswers,
        nomineeCount: sql`(select count(*) from ${nominees} where ${nominees.campaignId} = ${campaignId})`,
      },
      isStillClosed,
    ),
  ]);
  return updatedRows[0]?.nomineeCount;
}

/** Returns the statement that clears a campaign's nominees while it has no winners; their scores stay. */
export function clearNominees(ctx: Ctx, campaignId: string) {
  return ctx.db.delete(nominees).where(and(eq(nominees.campaignId, campaignId), isOpenAgain(campaignId)));
}

/** Whether a campaign takes subscriptions again, with its winners still to be chosen. */
export const isOpenAgain = (campaignId: string) =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaignId}
    and ${campaigns.isActive} = 1 and ${campaigns.winnersSelected} = 0)`;
