import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { Reread } from './contract.ts';
import { REREAD_MS, REREAD_REPLY_MS } from './rules.ts';
import { rankings, type rereadRequests } from './table.ts';

type RequestRow = Omit<typeof rereadRequests.$inferSelect, 'campaignId' | 'submissionId'>;

/** Converts a request to what its fan and the campaign's owner see. */
export function toReread({ askedAt, overlooked, reply, repliedAt, isNominated }: RequestRow): Reread {
  return {
    askedAt: askedAt.toISOString(),
    overlooked,
    dueAt: new Date(askedAt.getTime() + REREAD_REPLY_MS).toISOString(),
    reply,
    repliedAt: repliedAt?.toISOString() ?? null,
    isNominated,
  };
}

/** Returns until when fans may ask for another reading, given when the nominees became known. */
export function toRereadEnd(known: Date | null, now: Date): Date | null {
  const end = known === null ? 0 : known.getTime() + REREAD_MS;
  return end > now.getTime() ? new Date(end) : null;
}

/** Returns until when fans of a campaign may ask for another reading; null if they cannot yet or no longer. */
export async function getRereadEnd(ctx: Ctx, campaignId: string): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ knownAt: rankings.knownAt })
    .from(rankings)
    .where(eq(rankings.campaignId, campaignId));
  return toRereadEnd(row?.knownAt ?? null, ctx.now);
}
