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

/**
 * Calls of one run: 25,000 mails before the next run starts, more than the payment provider can take payments for in
 * that time (`npm run capacity`).
 */
export const CALLS_PER_RUN = 250;
/** Calls while a person may be waiting, after one for what is new: for what has to go by itself or failed before. */
const RETRY_BATCHES_MAX = 2;
/** The provider takes two calls a second (https://resend.com/docs/api-reference/rate-limit). */
export const CALL_PAUSE_MS = 550;
/** A provider that failed this often in a row is left alone until the next run. */
const FAILURES_MAX = 2;
const ATTEMPTS_MAX = 8;
const FIRST_RETRY_MS = MINUTE_MS;
/** The account of a mail's recipient, read before the address is cleared. */
const RECIPIENTS_ACCOUNT = sql`(select id from user where email = recipient)`;
/** No sender takes it any more. */
const SETTLED = { batch: null, nextAttemptAt: null };

/** Wakes the queue's consumer; the database knows what is due. */
const WAKE_UP = { due: 'mails' };

/**
 * Has what was queued sent: by the queue's consumer within seconds, and where there is none here, what was queued last
 * and a little of what waits to be tried again, without keeping anyone waiting for more; the sweep sends the rest.
 * Returns how many were sent here.
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

/** Sends all mails that are due, as {@link runMails} does. Returns how many were sent. */
export async function sendAllDueMails(ctx: Ctx): Promise<number> {
  return (await runMails(ctx)).sent;
}

/**
 * Sends all mails that are due, newest first, so that a link that a person waits for never queues behind ten thousand
 * others. Stops early when the provider is down or limits the rate. Returns how many were sent, and after how many
 * milliseconds to go on where that was not all.
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

/** Gives a batch to the provider, for the first time or not; returns how many were sent, or why none were. */
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
      // One of them is at fault; alone, the others go.
      ctx.log.warn('mail_batch_refused', { batch, mails: rows.length });
      await ctx.db.update(mails).set({ batch: mails.id, nextAttemptAt: ctx.clock() }).where(isInBatch);
      return 0;
    }
  } catch (error) {
    if (error instanceof MailProviderBusyError) {
      const dueAt = new Date(ctx.clock().getTime() + error.retryAfterMs);
      ctx.log.warn('mails_held', { batch, mails: rows.length, until: dueAt.toISOString() });
      // Mails that the provider has never seen go in larger batches then; those with attachments stay alone.
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

/** Sends all mails that are due, when messages of the queue say that there are some. */
export async function handleMailMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  await settleMessagesOnce(ctx, 'MAILS', messages, async () => (await runMails(ctx)).resumeMs);
}

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
function claimRetryBatch(ctx: Ctx): Promise<StoredMail[]> {
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
