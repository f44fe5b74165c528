import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { selectCorrectedAt } from '../admin-log/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { contacts, webhookDeliveries as deliveries, webhooks } from './table.ts';

/** Condition of a consent whose charity may get the fan's name and address: it is active, and the address is proved. */
const isShared = and(isNull(contacts.endedAt), eq(user.emailVerified, true), isNull(user.heldSince));

/** Returns the query for the data that charities may have of consenting fans. */
export function selectShared(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .select({
      submissionId: contacts.submissionId,
      name: user.name,
      email: user.email,
      givenAt: contacts.givenAt,
      campaign: { slug: campaigns.slug, name: campaigns.name },
    })
    .from(contacts)
    .innerJoin(submissions, eq(submissions.id, contacts.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .innerJoin(campaigns, eq(campaigns.id, contacts.campaignId))
    .where(and(isShared, condition))
    .$dynamic();
}

/**
 * Returns the statement that queues messages about a person's consents to the charities' systems, each once, and again
 * after an admin corrected the address, or if `again`, as for a new address. It follows the statement that stores a
 * consent or proves the address.
 */
export function queueConsented(ctx: Ctx, userId: string, { again = false } = {}) {
  const now = ctx.now.getTime();
  return ctx.db.insert(deliveries).select(
    sql`select 'msg_' || lower(hex(randomblob(16))), ${contacts.charityId}, 'payment.consented',
        ${contacts.submissionId}, null, ${now}, 0, null, null, ${now}
        from ${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
        inner join ${contacts} on ${contacts.submissionId} = ${submissions.id}
        inner join ${webhooks} on ${webhooks.charityId} = ${contacts.charityId}
        where ${submissions.userId} = ${userId} and ${isShared} and not exists (select 1 from ${deliveries}
          where ${deliveries.submissionId} = ${contacts.submissionId} and ${deliveries.type} = 'payment.consented'
          and ${deliveries.createdAt} >= ${contacts.givenAt}
          and ((${!again} and ${deliveries.attemptedAt} >= ${selectCorrectedAt(userId)}) or ${deliveries.nextAttemptAt} is not null))`,
  );
}
