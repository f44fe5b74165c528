import { and, eq, isNull, sql, desc, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { countFailure } from './count-failure.ts';
import { errorMessage } from './log.ts';
import { MailProviderBusyError, MailRefusedError, postMails } from './post-mails.ts';
import { MINUTE_MS } from './rules.ts';
import { sendMessage, settleMessagesOnce } from './queue-messages.ts';
import { mails, WITHOUT_CONTENT, CAN_UNSUBSCRIBE } from './table.ts';
import { isQuiet } from './quiet-rules.ts';

type MailRow = typeof mails.$inferSelect;

/** Calls per run: 25,000 mails, more than the provider can take payments in that time (`npm run capacity`). */
export const CALLS_PER_RUN = 250;
/** Retry calls while a person may be waiting, after one call for new mails. */
const RETRY_BATCHES_MAX = 2;
/** The provider allows two calls per second (https://resend.com/docs/api-reference/rate-limit). */
export const CALL_PAUSE_MS = 550;
/** After this many failures in a row, the provider is left alone until the next run. */
const FAILURES_MAX = 2;
const ATTEMPTS_MAX = 8;
const FIRST_RETRY_MS = MINUTE_MS;
/** The account of a mail's recipient, looked up before the address is cleared. */
const RECIPIENTS_ACCOUNT = sql`(select id from user where email = recipient)`;
/** Columns of a mail that no sender claims any more. */
const SETTLED = { batch: null, nextAttemptAt: null };

/** Wakes the queue's consumer, which reads what is due from the database. */
const WAKE_UP = { due: 'mails' };

/**
 * Has queued mails sent by the queue's consumer or, without one, sends the newest and a few retries, so that nobody
 * waits for more. Returns how many were sent here.
 */
export async function sendDueMails(ctx: Ctx): Promise<number> {
  if (await sendMessage(ctx, 'MAILS', WAKE_UP)) return 0;
  let sent = count(await sendBatch(ctx, await claimNewBatch(ctx), true));
  for (let call = 0; call < RETRY_BATCHES_MAX; call += 1) {
    const rows = await claimRetryBatch(ctx);
    if (rows.length === 0) break;
    sent += count(await sendBatch(ctx, rows));
  }
  return sent;
}

/** Sends all due mails, like {@link runMails}. Returns how many were sent. */
export async function sendAllDueMails(ctx: Ctx): Promise<number> {
  return (await runMails(ctx)).sent;
}

/**
 * Sends all due mails, newest first, so that a link that a person is waiting for never queues behind ten thousand other
 * mails. Returns how many were sent and, if some are left, after how many milliseconds to resume.
 */
async function runMails(ctx: Ctx): Promise<{ readonly sent: number; readonly resumeMs?: number }> {
  let sent = 0;
  for (let call = 0, failures = 0; call < CALLS_PER_RUN; call += 1) {
    const fresh = await claimNewBatch(ctx);
    const rows = fresh.length > 0 ? fresh : await claimRetryBatch(ctx);
    if (rows.length === 0) return { sent };
    if (call > 0) await scheduler.wait(CALL_PAUSE_MS);
    const outcome = await sendBatch(ctx, rows, fresh.length > 0);
    if (outcome instanceof MailProviderBusyError) return { sent, resumeMs: outcome.retryAfterMs };
    failures = outcome === 'failed' ? failures + 1 : 0;
    if (failures === FAILURES_MAX) return { sent, resumeMs: FIRST_RETRY_MS };
    sent += count(outcome);
  }
  return { sent, resumeMs: 0 };
}

type Outcome = number | 'failed' | MailProviderBusyError;

const count = (outcome: Outcome) => (typeof outcome === 'number' ? outcome : 0);

/** Sends a batch to the provider, the first time or again; returns how many were sent, or why none were. */
async function sendBatch(ctx: Ctx, rows: readonly MailRow[], isFirst = false): Promise<Outcome> {
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
      // The provider refuses one of them; sent one by one, the others pass.
      ctx.log.warn('mail_batch_refused', { batch, mails: rows.length });
      await ctx.db.update(mails).set({ batch: mails.id, nextAttemptAt: ctx.clock() }).where(isInBatch);
      return 0;
    }
  } catch (error) {
    if (error instanceof MailProviderBusyError) {
      const dueAt = new Date(ctx.clock().getTime() + error.retryAfterMs);
      if (error.isQuotaUsedUp) countFailure(ctx, 'mails');
      ctx.log.warn('mails_held', {
        batch,
        mails: rows.length,
        until: dueAt.toISOString(),
        reason: error.message,
      });
      // The provider has not seen these mails yet, so larger batches may form; those with attachments stay alone.
      const canRegroup = isFirst && rows.every(({ attachments }) => !attachments);
      await ctx.db
        .update(mails)
        .set({ nextAttemptAt: dueAt, ...(canRegroup && { batch: null }) })
        .where(isInBatch);
      return error;
    }
    if (!(error instanceof MailRefusedError)) countFailure(ctx, 'mails');
    const attempts = first.attempts + 1;
    const isLast = attempts >= ATTEMPTS_MAX;
    const nextAttemptAt = new Date(ctx.clock().getTime() + FIRST_RETRY_MS * 2 ** first.attempts);
    ctx.log.warn('mail_failed', { batch, mails: rows.length, attempts, reason: errorMessage(error) });
    if (isLast) ctx.log.error('mail_given_up', { keys: rows.map(({ key }) => key), attempts });
    await ctx.db
      .update(mails)
      .set({ attempts, ...(isLast ? { ...SETTLED, failedAt: ctx.clock() } : { nextAttemptAt }) })
      .where(isInBatch);
    return 'failed';
  }
  await ctx.db
    .update(mails)
    .set({ ...WITHOUT_CONTENT, ...SETTLED, sentAt: ctx.clock(), userId: RECIPIENTS_ACCOUNT })
    .where(isInBatch);
  return rows.length;
}

/** Sends all due mails when queue messages say that there are some. */
export async function handleMailMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  await settleMessagesOnce(ctx, 'MAILS', messages, async () => (await runMails(ctx)).resumeMs);
}

/** Mails per call: the provider's maximum. */
export const BATCH_MAX = 100;
/** An unfinished batch, for example after the isolate was evicted, is sent again after this. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Claims mails that were never sent to the provider as one batch; concurrent senders never claim the same mail. Mails
 * that recipients can unsubscribe from come after all others, in separate batches, and wait during quiet hours.
 */
export async function claimNewBatch(ctx: Ctx): Promise<MailRow[]> {
  const claimed = await claimNew(ctx, false);
  return claimed.length > 0 || isQuiet(ctx.clock()) ? claimed : claimNew(ctx, true);
}

function claimNew(ctx: Ctx, canUnsubscribe: boolean): Promise<MailRow[]> {
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
 * Claims a batch that is due for a retry, unchanged: the provider knows its key and sends it only once. A batch that
 * recipients can unsubscribe from waits during quiet hours.
 */
function claimRetryBatch(ctx: Ctx): Promise<MailRow[]> {
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

const getLeaseEnd = (ctx: Ctx) => new Date(ctx.clock().getTime() + LEASE_MS);
