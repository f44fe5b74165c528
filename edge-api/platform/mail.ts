import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { insertWhile } from './insert-while.ts';
import { reasonOf } from './log.ts';
import { mails, type MailAttachment } from './table.ts';

/** A mail to one person. `key` names the occasion: the same key is sent once, however often it is queued. */
export type Mail = {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
};

const MAILS_PER_RUN = 100;
const ATTEMPTS_MAX = 8;
const FIRST_RETRY_MS = 60_000;
const MAIL_TIMEOUT_MS = 10_000;
/** What a row says no more once its mail has gone. */
const CLEARED = { recipient: null, subject: null, text: null, html: null, attachments: null };

/** The statement that queues a mail, to go into the batch of what the mail tells of. */
export function queueMail(ctx: Ctx, mail: Mail) {
  return ctx.db.insert(mails).values(rowOf(ctx, mail)).onConflictDoNothing({ target: mails.key });
}

/** The same, only while `condition` holds when the batch is written. */
export function queueMailWhile(ctx: Ctx, mail: Mail, condition: SQL) {
  return insertWhile(ctx.db, mails, rowOf(ctx, mail), condition).onConflictDoNothing({ target: mails.key });
}

/** One mail to many: `key` and `to` are read from each row of `from`, which is all that follows the word from. */
export function queueMails(
  ctx: Ctx,
  { key, to, ...content }: Omit<Mail, 'key' | 'to'> & { readonly key: SQL; readonly to: SQL },
  from: SQL,
) {
  const { subject, text, html, attachments } = content;
  const now = ctx.now.getTime();
  return ctx.db
    .insert(mails)
    .select(
      sql`select lower(hex(randomblob(16))), ${key}, ${to}, ${subject}, ${text}, ${html}, ${now}, 0, ${now}, null,
        ${attachments ? JSON.stringify(attachments) : null} from ${from}`,
    )
    .onConflictDoNothing({ target: mails.key });
}

function rowOf(ctx: Ctx, { to, ...mail }: Mail) {
  const id = crypto.randomUUID();
  return { id, ...mail, recipient: to, createdAt: ctx.now, nextAttemptAt: ctx.now };
}

/**
 * Sends the mails that are due, oldest first, and clears what they said; returns how many went. A failed one is
 * tried again with doubling pauses. The provider sees the row's id as Idempotency-Key, so two senders at once
 * send it once.
 */
export async function sendDueMails(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextAttemptAt, ctx.now)))
    .orderBy(mails.nextAttemptAt)
    .limit(MAILS_PER_RUN);
  const sent = await Promise.all(due.map((mail) => sendOne(ctx, mail)));
  return sent.filter(Boolean).length;
}

async function sendOne(ctx: Ctx, mail: typeof mails.$inferSelect): Promise<boolean> {
  try {
    await post(ctx, mail);
  } catch (error) {
    const attempts = mail.attempts + 1;
    const pauseMs = FIRST_RETRY_MS * 2 ** mail.attempts;
    const nextAttemptAt = attempts < ATTEMPTS_MAX ? new Date(ctx.now.getTime() + pauseMs) : null;
    ctx.log.warn('mail_failed', { mail: mail.id, attempts, reason: reasonOf(error) });
    await ctx.db.update(mails).set({ attempts, nextAttemptAt }).where(eq(mails.id, mail.id));
    return false;
  }
  await ctx.db
    .update(mails)
    .set({ ...CLEARED, sentAt: ctx.now, nextAttemptAt: null })
    .where(and(eq(mails.id, mail.id), isNull(mails.sentAt)));
  return true;
}

/** One call of Resend's API (https://resend.com/docs/api-reference/emails/send-email). */
async function post(ctx: Ctx, mail: typeof mails.$inferSelect): Promise<void> {
  const { MAIL_API_URL, MAIL_API_KEY, MAIL_FROM } = ctx.settings;
  const answer = await fetch(`${MAIL_API_URL}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${MAIL_API_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': mail.id,
    },
    body: JSON.stringify({
      from: MAIL_FROM,
      to: [mail.recipient],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.attachments && { attachments: mail.attachments.map(asSent) }),
    }),
    signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
}

function asSent({ filename, contentType, content }: MailAttachment) {
  return { filename, content, content_type: contentType };
}

/** Removes the rows of mails that went out before `before`; returns how many. */
export async function forgetSentMails(ctx: Ctx, before: Date): Promise<number> {
  const gone = await ctx.db
    .delete(mails)
    .where(and(sql`${mails.sentAt} is not null`, lte(mails.sentAt, before)))
    .returning({ id: mails.id });
  return gone.length;
}
