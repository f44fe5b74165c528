import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { isMeetingAhead } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { formerWinners, winners } from './table.ts';
import type { WinnerEndCause } from './rules.ts';

type Winner = Pick<typeof winners.$inferSelect, 'campaignId' | 'submissionId' | 'slot'>;

const isWinner = ({ campaignId, submissionId }: Omit<Winner, 'slot'>) =>
  and(eq(winners.campaignId, campaignId), eq(winners.submissionId, submissionId));

/** Returns the statement that stores what a winner has answered. */
export function updateWinner(
  ctx: Ctx,
  winner: Omit<Winner, 'slot'>,
  answer: Partial<Pick<typeof winners.$inferSelect, 'acceptedAt' | 'dateAnswer'>>,
) {
  return ctx.db.update(winners).set(answer).where(isWinner(winner));
}

/** Returns the statements that end a winner's place, once, and give it to the next answer, if any, with time to accept. */
export function replaceWinner(
  ctx: Ctx,
  former: Winner,
  cause: WinnerEndCause,
  next: { readonly submissionId: string; readonly answerBy: Date } | undefined,
) {
  const { campaignId, submissionId, slot } = former;
  return [
    ctx.db.delete(winners).where(isWinner(former)),
    ctx.db
      .insert(formerWinners)
      .values({ campaignId, submissionId, slot, endedAt: ctx.now, cause })
      .onConflictDoNothing(),
    ...(next ? [ctx.db.insert(winners).values({ campaignId, slot, selectedAt: ctx.now, ...next })] : []),
  ];
}

/**
 * Holds for a campaign none of whose winners can come on the date of its meeting: on that day nobody meets. A finished
 * campaign has been thanked for its meeting.
 */
export const IS_UNMET = sql`(${campaigns.outcomeAt} is not null and
  (select min(coalesce(chosen.date_answer = 'cannot', 0)) from ${winners} as chosen
    where chosen.campaign_id = ${campaigns.id}) = 1)`;

/** Returns the condition of a campaign whose meeting has not taken place. */
export const hasNotMet = (ctx: Ctx) =>
  or(eq(campaigns.winnersSelected, false), isMeetingAhead(ctx), IS_UNMET);

/** Returns the subquery for the owner's sentence about a winner, for queries of campaigns; null if there is none. */
export function selectWinnerReason(slot: 1 | 2): SQL<string | null> {
  return sql<string | null>`(select chosen.reason from ${winners} as chosen
    where chosen.campaign_id = ${campaigns.id} and chosen.slot = ${slot})`;
}
