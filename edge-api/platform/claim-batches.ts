import { and, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { isQuiet } from './quiet-rules.ts';
import { MINUTE_MS } from './rules.ts';
import { CAN_UNSUBSCRIBE, mails } from './table.ts';

type StoredMail = typeof mails.$inferSelect;

/** Mails in one call: what the provider takes at most. */
export const BATCH_MAX = 100;
/** An unfinished batch, such as after the isolate went away, is sent again after this. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Claims mails that no call was made for as one batch; two senders at once never claim the same one. Those that their
 * recipients can stop come after all others, in batches of their own, and wait while it is quiet.
 */
export async function claimNewBatch(ctx: Ctx): Promise<StoredMail[]> {
  const claimed = await claimNew(ctx, false);
  return claimed.length > 0 || isQuiet(ctx.clock()) ? claimed : claimNew(ctx, true);
}

function claimNew(ctx: Ctx, canUnsubscribe: boolean): Promise<StoredMail[]> {
  const due = ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.batch), isKind(canUnsubscribe), lte(mails.nextAttemptAt, ctx.clock())))
    .orderBy(desc(mails.nextAttemptAt))
    .limit(BATCH_MAX);
  return ctx.db
    .update(mails)
    .set({ batch: crypto.randomUUID(), nextAttemptAt: getLeaseEnd(ctx) })
    .where(and(inArray(mails.id, due), isNull(mails.batch)))
    .returning();
}

const isKind = (canUnsubscribe: boolean) => eq(CAN_UNSUBSCRIBE, canUnsubscribe ? 1 : 0);

/**
 * Claims a batch that is due again, as it was: the provider knows it by its key and sends it once. One that its
 * recipients can stop waits while it is quiet.
 */
export function claimRetryBatch(ctx: Ctx): Promise<StoredMail[]> {
  const now = ctx.clock();
  const due = ctx.db
    .select({ batch: mails.batch })
    .from(mails)
    .where(
      and(isNotNull(mails.batch), isQuiet(now) ? isKind(false) : undefined, lte(mails.nextAttemptAt, now)),
    )
    .limit(1);
  return ctx.db
    .update(mails)
    .set({ nextAttemptAt: getLeaseEnd(ctx) })
    .where(and(inArray(mails.batch, due), lte(mails.nextAttemptAt, now)))
    .returning();
}

/** Returns until when a batch is its sender's. */
const getLeaseEnd = (ctx: Ctx) => new Date(ctx.clock().getTime() + LEASE_MS);
