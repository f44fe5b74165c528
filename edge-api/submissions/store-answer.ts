import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { insertIf } from '../platform/insert-if.ts';
import { countAttempts } from '../platform/rate-limit.ts';
import { submissions } from './table.ts';

/** Condition of the unique index, word for word, so that the upsert finds it. */
const IS_LIVE = sql`status in ('pending', 'processing', 'paid', 'failed', 'disputed')`;

/** Returns the number of the next fan of a campaign, as part of the insert that takes it: no two get the same. */
export function nextFanNumber(campaignId: string): SQL {
  const { fanNumber } = submissions;
  return sql`(select coalesce(max(${fanNumber}), 0) + 1 from ${submissions} where ${eq(submissions.campaignId, campaignId)})`;
}

type Answer = Pick<
  typeof submissions.$inferInsert,
  'campaignId' | 'questionKey' | 'question' | 'answer' | 'language' | 'source' | 'embedOrigin' | 'embedPage'
> & {
  readonly userId: string;
  /** What another fan's link is stored as; it is read as the answer is stored. */
  readonly shareCode: SQL;
};

/** The submission that holds the answer, or the status that keeps it from being changed any more. */
export type StoreAnswerResult =
  | {
      readonly kind: 'stored';
      readonly submission: typeof submissions.$inferSelect;
      /** Whether this answer made it. */
      readonly isNew: boolean;
    }
  | { readonly kind: 'settled'; readonly status: 'processing' | 'paid' | 'disputed' };

/**
 * Counts and stores a fan's answer to a campaign, or changes the one that is not paid yet. It is one statement, so that
 * two calls at once make one submission. Throws 429, and stores nothing, once the limit is used up. A new one starts with
 * the defaults of its payment columns; payments writes them then.
 */
export async function storeAnswer(
  ctx: Ctx,
  { campaignId, userId, ...answer }: Answer,
): Promise<StoreAnswerResult> {
  const { embedOrigin, source, shareCode, ...changes } = { ...answer, updatedAt: ctx.now };
  const id = crypto.randomUUID();
  const attempt = { rule: 'subscribe', who: userId, limit: ctx.settings.LIMIT_PAYMENTS };
  const { statement, hasRoom, requireRoom } = countAttempts(ctx, [attempt]);
  const row = {
    ...{ id, campaignId, userId, source, shareCode, embedOrigin, fanNumber: nextFanNumber(campaignId) },
    ...{ attemptAt: ctx.now, createdAt: ctx.now, ...changes },
  };
  const store = insertIf(ctx.db, submissions, row, hasRoom)
    .onConflictDoUpdate({
      target: [submissions.campaignId, submissions.userId],
      targetWhere: IS_LIVE,
      // What first brought the fan stays; the page to return to is the one where they are now.
      set: { ...changes, ...(embedOrigin && { embedOrigin }) },
      setWhere: inArray(submissions.status, ['pending', 'failed']),
    })
    .returning();
  const [counted, [stored]] = await ctx.db.batch([statement, store]);
  requireRoom(counted);
  if (stored) return { kind: 'stored', submission: stored, isNew: stored.id === id };
  const [live] = await ctx.db
    .select({ status: submissions.status })
    .from(submissions)
    .where(and(eq(submissions.campaignId, campaignId), eq(submissions.userId, userId), IS_LIVE));
  const status = live?.status;
  return { kind: 'settled', status: status === 'paid' || status === 'disputed' ? status : 'processing' };
}
