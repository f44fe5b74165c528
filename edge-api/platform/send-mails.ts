import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { errorMessage } from './log.ts';
import { postMails } from './post-mails.ts';
import { mails, WITHOUT_CONTENT } from './table.ts';
import { MINUTE_MS } from './rules.ts';

type MailRow = typeof mails.$inferSelect;

/** Mails in one call: what the provider takes at most. */
const BATCH_MAX = 100;
/** Calls of one run: 10,000 mails, in about a minute and well within a Worker's thousand subrequests. */
const CALLS_PER_RUN = 100;
/** Calls while a person may be waiting: what is new, and what was to go alone or failed before. */
const NEW_BATCHES_MAX = 1;
const RETRY_BATCHES_MAX = 2;
/** The provider takes two calls a second (https://resend.com/docs/api-reference/rate-limit). */
const CALL_PAUSE_MS = 550;
/** A provider that failed so often in a row is left alone until the next run. */
const FAILURES_MAX = 2;
const ATTEMPTS_MAX = 8;
const FIRST_RETRY_MS = MINUTE_MS;
/** An unfinished batch, such as after the isolate went away, is sent again after this. */
const LEASE_MS = 5 * MINUTE_MS;
/** No sender takes it any more. */
const SETTLED = { batch: null, nextAttemptAt: null };

/**
 * Sends what was queued last, and a little of what waits to be tried again, without keeping anyone waiting for more;
 * the sweep sends the rest. Returns how many were sent.
 */
export async function sendDueMails(ctx: Ctx): Promise<number> {
  let sent = 0;
  for (let call = 0; call < NEW_BATCHES_MAX; call += 1)
    sent += (await sendBatch(ctx, await claimNewBatch(ctx))) ?? 0;
  for (let call = 0; call < RETRY_BATCHES_MAX; call += 1)
    sent += (await sendBatch(ctx, await claimRetryBatch(ctx))) ?? 0;
  return sent;
}

/**
 * Sends all mails that are due, newest first, so that a link that a person waits for never queues behind ten thousand
 * others. Stops early when the provider is down. Returns how many were sent.
 */
export async function sendAllDueMails(ctx: Ctx): Promise<number> {
  let sent = 0;
  for (let call = 0, failures = 0; call < CALLS_PER_RUN && failures < FAILURES_MAX; call += 1) {
    const fresh = await claimNewBatch(ctx);
    const rows = fresh.length > 0 ? fresh : await claimRetryBatch(ctx);
    if (rows.length === 0) break;
    if (call > 0) await new Promise((resolve) => setTimeout(resolve, CALL_PAUSE_MS));
    const sentCount = await sendBatch(ctx, rows);
    failures = sentCount === undefined ? failures + 1 : 0;
    sent += sentCount ?? 0;
  }
  return sent;
}

/** Claims mails that no call was made for as one batch; two senders at once never claim the same one. */
function claimNewBatch(ctx: Ctx): Promise<MailRow[]> {
  const due = ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.batch), lte(mails.nextAttemptAt, ctx.now)))
    .orderBy(desc(mails.nextAttemptAt))
    .limit(BATCH_MAX);
  return ctx.db
    .update(mails)
    .set({ batch: crypto.randomUUID(), nextAttemptAt: getLeaseEnd(ctx) })
    .where(and(sql`${mails.id} in ${due}`, isNull(mails.batch)))
    .returning();
}

/** Claims a batch that is due again, as it was: the provider knows it by its key and sends it once. */
function claimRetryBatch(ctx: Ctx): Promise<MailRow[]> {
  const due = ctx.db
    .select({ batch: mails.batch })
    .from(mails)
    .where(and(isNotNull(mails.batch), lte(mails.nextAttemptAt, ctx.now)))
    .limit(1);
  return ctx.db
    .update(mails)
    .set({ nextAttemptAt: getLeaseEnd(ctx) })
    .where(and(sql`${mails.batch} = ${due}`, lte(mails.nextAttemptAt, ctx.now)))
    .returning();
}

const getLeaseEnd = (ctx: Ctx) => new Date(ctx.now.getTime() + LEASE_MS);

/** Gives a batch to the provider; returns how many were sent, undefined when the provider failed. */
async function sendBatch(ctx: Ctx, rows: readonly MailRow[]): Promise<number | undefined> {
  const [first] = rows;
  const batch = first?.batch;
  if (!first || !batch) return 0;
  const isInBatch = and(eq(mails.batch, batch), isNull(mails.sentAt));
  try {
    const outcome = await postMails(
      ctx,
      batch,
      rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    if (outcome === 'refused') {
      // One of them is at fault; alone, the others go.
      ctx.log.warn('mail_batch_refused', { batch, mails: rows.length });
      await ctx.db.update(mails).set({ batch: mails.id, nextAttemptAt: ctx.now }).where(isInBatch);
      return 0;
    }
  } catch (error) {
    const attempts = first.attempts + 1;
    const isLast = attempts >= ATTEMPTS_MAX;
    const nextAttemptAt = new Date(ctx.now.getTime() + FIRST_RETRY_MS * 2 ** first.attempts);
    ctx.log.warn('mail_failed', { batch, mails: rows.length, attempts, reason: errorMessage(error) });
    if (isLast) ctx.log.error('mail_given_up', { keys: rows.map(({ key }) => key), attempts });
    await ctx.db
      .update(mails)
      .set({ attempts, ...(isLast ? { ...SETTLED, failedAt: ctx.now } : { nextAttemptAt }) })
      .where(isInBatch);
    return undefined;
  }
  await ctx.db
    .update(mails)
    .set({ ...WITHOUT_CONTENT, ...SETTLED, sentAt: ctx.now })
    .where(isInBatch);
  return rows.length;
}
