import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { hasRow } from './has-row.ts';
import { mails } from './table.ts';

/** A mail that failed for good, whose content is still there and that no admin has had sent again. */
const isResendable = (id: string) =>
  and(eq(mails.id, id), isNotNull(mails.failedAt), isNull(mails.resentAt), isNotNull(mails.recipient));

/** Returns the condition that a mail may be sent again, for the other statements of its batch. */
export function canResendMail(id: string) {
  return hasRow(mails, isResendable(id));
}

/**
 * Returns the statement that makes a mail due once more after it has failed for good. It goes alone and under a key of
 * its own, because the provider remembers what it answered to the old one.
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
    .where(isResendable(id))
    .returning({ id: mails.id });
}
