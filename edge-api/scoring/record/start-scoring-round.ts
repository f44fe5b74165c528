import { and, count, eq, not } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { scoringRounds } from '../table.ts';
import { isEligible, isNotScored, isPending } from './scoring-state.ts';

/**
 * Starts another round for the answers of a campaign that have no score; returns how many there are. Returns 0 and
 * starts none when there are none, or when they are being judged again already.
 */
export async function startScoringRound(ctx: Ctx, campaignId: string): Promise<number> {
  const [[unscored], [current]] = await Promise.all([
    ctx.db
      .select({ count: count() })
      .from(submissions)
      .where(and(isEligible(campaignId), isNotScored, not(isPending))),
    ctx.db.select().from(scoringRounds).where(eq(scoringRounds.campaignId, campaignId)),
  ]);
  if (!unscored || unscored.count === 0) return 0;
  // However many ask at once, they ask for the same round.
  const next = { round: (current?.round ?? 0) + 1, askedAt: ctx.now };
  await ctx.db
    .insert(scoringRounds)
    .values({ campaignId, ...next })
    .onConflictDoUpdate({ target: scoringRounds.campaignId, set: next });
  return unscored.count;
}
