import { and, eq, isNull } from 'drizzle-orm';
import { claimNewBatch, claimRetryBatch } from './claim-batches.ts';
import type { Ctx } from './context.ts';
import { errorMessage } from './log.ts';
import { MailProviderBusyError, postMails } from './post-mails.ts';
import { mails } from './table.ts';
import { MINUTE_MS } from './rules.ts';

type MailRow = Pick<typeof mails.$inferSelect, 'id' | 'key' | 'batch'> &
  Omit<typeof mails.$inferInsert, 'id' | 'key' | 'batch'>;

/**
 * Calls of one run: 25,000 mails, before the next run begins: more than the payment provider lets pay in that time
 * (`npm run capacity`).
 */
export const CALLS_PER_RUN = 250;
/** Calls while a person may be waiting: what is new, and what was to go alone or failed before. */
const NEW_BATCHES_MAX = 1;
const RETRY_BATCHES_MAX = 2;
/** The provider takes two calls a second (https://resend.com/docs/api-reference/rate-limit). */
const CALL_PAUSE_MS = 550;
/** A provider that failed so often in a row is left alone until the next run. */
const FAILURES_MAX = 2;
const ATTEMPTS_MAX = 8;
const FIRST_RETRY_MS = MINUTE_MS;
/** A row without its mail: what remains once that was sent or given up. */
const CLEARED = {
  ...{ recipient: null, subject: null, text: null, html: null, attachments: null },
  ...{ batch: null, nextAttemptAt: null },
};

/**
 * Sends what was queued last, and a little of what waits to be tried again, without keeping anyone waiting for more;
 * the sweep sends the rest. Returns how many were sent.
 */
export async function sendDueMails(ctx: Ctx): Promise<number> {
  let sent = 0;
  for (let call = 0; call < NEW_BATCHES_MAX; call += 1)
    sent += count(await sendBatch(ctx, await claimNewBatch(ctx), true));
  for (let call = 0; call < RETRY_BATCHES_MAX; call += 1)
    sent += count(await sendBatch(ctx, await claimRetryBatch(ctx)));
  return sent;
}

/** Sends mails that the caller has just stored, which nobody else sends before the lease ends. */
export async function sendClaimedMails(
  ctx: Ctx,
  claimed: readonly { readonly row: MailRow }[],
): Promise<void> {
  for (const { row } of claimed) await sendBatch(ctx, [row], true);
}

/**
 * Sends all mails that are due, newest first, so that a link that a person waits for never queues behind ten thousand
 * others. Stops early when the provider is down or asked too much. Returns how many were sent.
 */
export async function sendAllDueMails(ctx: Ctx): Promise<number> {
  let sent = 0;
  for (let call = 0, failures = 0; call < CALLS_PER_RUN && failures < FAILURES_MAX; call += 1) {
    const fresh = await claimNewBatch(ctx);
    const rows = fresh.length > 0 ? fresh : await claimRetryBatch(ctx);
    if (rows.length === 0) break;
    if (call > 0) await new Promise((resolve) => setTimeout(resolve, CALL_PAUSE_MS));
    const outcome = await sendBatch(ctx, rows, fresh.length > 0);
    if (outcome === 'busy') break;
    failures = outcome === 'failed' ? failures + 1 : 0;
    sent += count(outcome);
  }
  return sent;
}

const count = (outcome: number | 'failed' | 'busy') => (typeof outcome === 'number' ? outcome : 0);

/**
 * Gives a batch to the provider; returns how many were sent, or that the provider failed or is asked too much. `isFirst`
 * says that nobody has given it this batch before.
 */
async function sendBatch(
  ctx: Ctx,
  rows: readonly MailRow[],
  isFirst = false,
): Promise<number | 'failed' | 'busy'> {
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
    if (error instanceof MailProviderBusyError) {
      const dueAt = new Date(ctx.now.getTime() + error.retryAfterMs);
      ctx.log.warn('mails_held', { batch, mails: rows.length, until: dueAt.toISOString() });
      await ctx.db
        .update(mails)
        .set(toHeld(rows, dueAt, isFirst))
        .where(isInBatch);
      return 'busy';
    }
    const tried = first.attempts ?? 0;
    const attempts = tried + 1;
    const isLast = attempts >= ATTEMPTS_MAX;
    const nextAttemptAt = new Date(ctx.now.getTime() + FIRST_RETRY_MS * 2 ** tried);
    ctx.log.warn('mail_failed', { batch, mails: rows.length, attempts, reason: errorMessage(error) });
    if (isLast) ctx.log.error('mail_given_up', { keys: rows.map(({ key }) => key), attempts });
    await ctx.db
      .update(mails)
      .set({ attempts, ...(isLast ? { ...CLEARED, failedAt: ctx.now } : { nextAttemptAt }) })
      .where(isInBatch);
    return 'failed';
  }
  await ctx.db
    .update(mails)
    .set({ ...CLEARED, sentAt: ctx.now })
    .where(isInBatch);
  return rows.length;
}

/**
 * Returns what a batch becomes that the provider did not take for now, which counts as no try. Mails that it has never
 * seen go in larger batches then; those with attachments stay alone.
 */
function toHeld(rows: readonly MailRow[], nextAttemptAt: Date, isFirst: boolean) {
  const canRegroup = isFirst && rows.every(({ attachments }) => !attachments);
  return { nextAttemptAt, ...(canRegroup && { batch: null }) };
}
