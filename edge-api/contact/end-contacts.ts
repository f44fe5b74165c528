import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { ContactEnding } from './rules.ts';
import { contacts, webhookDeliveries, webhooks } from './table.ts';

/**
 * Returns the statements that end the consents that meet a condition and tell the charities' systems, once however
 * often they run. Unsent messages about those consents are dropped.
 */
export function endContacts(ctx: Ctx, condition: SQL | undefined, ending: ContactEnding) {
  const now = ctx.now.getTime();
  const isEnding = and(condition, isNull(contacts.endedAt));
  const ids = ctx.db.select({ id: contacts.submissionId }).from(contacts).where(isEnding);
  return [
    ctx.db
      .update(webhookDeliveries)
      .set({ nextAttemptAt: null })
      .where(
        and(inArray(webhookDeliveries.submissionId, ids), eq(webhookDeliveries.type, 'payment.consented')),
      ),
    ctx.db.insert(webhookDeliveries).select(
      sql`select 'msg_' || lower(hex(randomblob(16))), ${contacts.charityId}, 'payment.withdrawn',
          ${contacts.submissionId}, ${ending}, ${now}, 0, null, null, ${now}
          from ${contacts} inner join ${webhooks} on ${webhooks.charityId} = ${contacts.charityId} where ${isEnding}`,
    ),
    ctx.db.update(contacts).set({ endedAt: ctx.now, ending }).where(isEnding),
  ] as const;
}
