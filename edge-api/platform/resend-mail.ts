import { eq, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { mails } from './table.ts';

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
    .where(eq(mails.id, id));
}
