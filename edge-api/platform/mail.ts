import { and, eq, isNotNull, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { insertRows } from './insert-rows.ts';
import { DAY_MS, ERASED_DOMAIN } from './rules.ts';
import { mails, WITHOUT_CONTENT, type MailAttachment } from './table.ts';

export { sendAllDueMails, sendDueMails } from './send-mails.ts';

/** A mail to one person. `key` names the occasion: a key is sent once, however often it is queued. */
export type Mail = {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where the recipient unsubscribes from such mails, by a button or with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly campaignId?: string;
};

/** One mail to many recipients; parts of its content may be read from each row. */
type ManyMails = Pick<Mail, 'subject' | 'attachments' | 'campaignId'> & {
  readonly key: string | SQL;
  readonly to: SQLWrapper;
  readonly text: string | SQL;
  readonly html: string | SQL;
  readonly unsubscribeUrl?: SQL;
};

/** Returns the statement that queues a mail under a condition, for the batch of its occasion; skips erased people. */
export function queueMail(ctx: Ctx, mail: Mail, condition?: SQL) {
  return queueEach(ctx, [mail], condition);
}

/** Does the same as {@link queueMail} for many mails. */
export function queueEach(ctx: Ctx, list: readonly Mail[], condition?: SQL) {
  const rows = list.filter(({ to }) => !to.endsWith(ERASED_DOMAIN)).map((mail) => toMailRow(ctx, mail));
  return insertRows(ctx.db, mails, rows, condition).onConflictDoNothing({ target: mails.key });
}

/** Queues one mail to many: `key` and `to` are read from each row of `from`, all that follows the word from. */
export function queueMails(ctx: Ctx, { key, to, ...content }: ManyMails, from: SQL) {
  const { subject, text, html, attachments, unsubscribeUrl = null, campaignId = null } = content;
  const now = ctx.now.getTime();
  return ctx.db
    .insert(mails)
    .select(
      sql`select * from (select lower(hex(randomblob(16))), ${key}, ${to} as recipient, ${subject}, ${text}, ${html}, ${now}, 0, ${now}, null,
        ${attachments ? JSON.stringify(attachments) : null},
        ${attachments ? sql`lower(hex(randomblob(16)))` : null}, null, null, ${unsubscribeUrl}, null,
        ${campaignId} from ${from}) where recipient not like ${`%${ERASED_DOMAIN}`}`,
    )
    .onConflictDoNothing({ target: mails.key });
}

/** Returns a mail's row. A mail with attachments is its own batch: the provider's batches take none (send-mails.ts). */
function toMailRow(ctx: Ctx, { to, ...mail }: Mail) {
  const id = crypto.randomUUID();
  return {
    id,
    ...mail,
    recipient: to,
    createdAt: ctx.now,
    nextAttemptAt: ctx.now,
    batch: mail.attachments ? id : null,
  };
}

/** How long the record that a mail was sent or failed is kept. */
const MAILS_RETENTION_MS = 90 * DAY_MS;
/** How long a mail that failed for good can be sent again. */
const FAILED_CONTENT_RETENTION_MS = 30 * DAY_MS;

/** Deletes old mails, and clears the content of those that failed some time ago; returns how many were deleted. */
export async function pruneMails(ctx: Ctx): Promise<number> {
  const before = (age: number) => new Date(ctx.now.getTime() - age);
  const recorded = before(MAILS_RETENTION_MS);
  const [deleted] = await ctx.db.batch([
    ctx.db
      .delete(mails)
      .where(or(lte(mails.sentAt, recorded), lte(mails.failedAt, recorded)))
      .returning({ id: mails.id }),
    ctx.db
      .update(mails)
      .set(WITHOUT_CONTENT)
      .where(and(lte(mails.failedAt, before(FAILED_CONTENT_RETENTION_MS)), isNotNull(mails.recipient))),
  ]);
  return deleted.length;
}

/** The occasion of a mail, such as `paid`: the part of its key before the colon. */
export const OCCASION = sql<string>`substr(${mails.key}, 1, instr(${mails.key}, ':') - 1)`;

/** Returns the statement that deletes unsent mails that recipients can unsubscribe from, if a condition holds. */
export function withdrawMails(ctx: Ctx, condition: SQL | undefined) {
  return withdrawUnsent(ctx, and(isNotNull(mails.unsubscribeUrl), condition)).returning({ id: mails.id });
}

/** Returns the statement that deletes unsent mails, also those that failed for good, if a condition holds. */
export function withdrawUnsent(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db.delete(mails).where(and(isNull(mails.sentAt), condition));
}

/**
 * Returns the statement that sends the unsent mails to one address to another, also those that failed for good. Each
 * leaves its batch, which the provider may know with the former address. `links` replace those bound to that address.
 */
export function redirectMails(ctx: Ctx, from: SQL, to: string, links: readonly (readonly string[])[]) {
  const relink = (body: SQLWrapper) =>
    links.reduce((text, [former, next]) => sql`replace(${text}, ${former}, ${next})`, sql`${body}`);
  return ctx.db
    .update(mails)
    .set({
      recipient: to,
      text: relink(mails.text),
      html: relink(mails.html),
      batch: sql`iif(${mails.attachments} is null, null, lower(hex(randomblob(16))))`,
      nextAttemptAt: sql`iif(${mails.failedAt} is null, ${ctx.now.getTime()}, null)`,
    })
    .where(and(eq(mails.recipient, from), isNull(mails.sentAt)));
}

/**
 * Returns the statement that makes a mail due once more after it failed for good. It is sent alone and under its own
 * key, because the provider remembers its response to the old one.
 */
export function resendMail(ctx: Ctx, id: string) {
  return ctx.db
    .update(mails)
    .set({
      resentAt: ctx.now,
      failedAt: null,
      nextAttemptAt: ctx.now,
      attempts: 0,
      batch: sql`${mails.id} || ':again'`,
    })
    .where(eq(mails.id, id));
}
