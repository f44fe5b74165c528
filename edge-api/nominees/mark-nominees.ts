import { and, eq, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { recordNominees } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { insertIf } from '../platform/insert-if.ts';
import { queueMailIf } from '../platform/mail.ts';
import { submissions } from '../submissions/table.ts';
import { renderSelectionMails } from './selection-mails.ts';
import { NOMINEES_MAX } from './rules.ts';
import type { Selection } from './rules.ts';
import { nominees, rankings } from './table.ts';
import type { RankedFinalist } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';

/**
 * Ranks the scored answers of a closed campaign and makes the first ten its nominees: by `final` whoever was in the
 * final round, all others after them by their scores, and by the earlier payment on a tie. The owner is told once for
 * a closing; without a single score the selection is over all the same, and the owner is told that. All in one batch,
 * and only while the campaign is still closed as it was and has no winners. Returns how many nominees there are,
 * undefined when it was too late.
 */
export async function markNominees(
  ctx: Ctx,
  { campaignId, closedAt }: Selection,
  final: readonly RankedFinalist[] = [],
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
  const finalRank = sql`(final.value ->> 'rank')`;
  const best = sql`${finalRank} is null, ${finalRank}, ${scores.score} desc, ${submissions.paidAt}, ${submissions.id}`;
  // Finalists of one rank share their place; everybody after them has one of their own.
  const byScore = sql.join(
    [sql`-${scores.score}`, submissions.paidAt, submissions.id].map(
      (column) => sql`case when ${finalRank} is null then ${column} end`,
    ),
    sql`, `,
  );
  const ranking = { campaignId, rankedAt: ctx.now };
  const mails = renderSelectionMails(ctx, campaign, { campaignId, closedAt });
  const [, , , , updatedRows] = await ctx.db.batch([
    ctx.db.delete(nominees).where(and(eq(nominees.campaignId, campaignId), isStillClosed)),
    ctx.db.insert(nominees).select(sql`select ${submissions.campaignId}, ${submissions.id},
      row_number() over (order by ${best}) as position, ${scores.score},
      rank() over (order by ${finalRank} is null, ${finalRank}, ${byScore})
      from ${scores} inner join ${submissions} on ${submissions.id} = ${scores.submissionId}
      left join json_each(${JSON.stringify(final)}) as final on final.value ->> 'id' = ${submissions.id}
      where ${scores.campaignId} = ${campaignId} and ${scores.score} is not null
      and ${submissions.status} = 'paid' and ${submissions.userId} is not null and ${isStillClosed}
      order by position limit ${NOMINEES_MAX}`),
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
    insertIf(ctx.db, rankings, ranking, isStillClosed).onConflictDoUpdate({
      target: rankings.campaignId,
      set: { rankedAt: ctx.now },
    }),
  ]);
  return updatedRows[0]?.nomineeCount;
}

/** Returns the statement that clears a campaign's nominees while it has no winners; their scores stay. */
export function clearNominees(ctx: Ctx, campaignId: string) {
  const hasNoWinners = sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaignId}
    and ${campaigns.winnersSelected} = 0)`;
  return ctx.db.delete(nominees).where(and(eq(nominees.campaignId, campaignId), hasNoWinners));
}
