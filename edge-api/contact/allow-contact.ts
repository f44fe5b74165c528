import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound, conflict } from '../platform/errors.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { AllowContact, ContactChoice } from './contract.ts';
import { endContacts } from './end-contacts.ts';
import { queueConsented } from './queue-consented.ts';
import { NOT_PAID } from './rules.ts';
import { contacts } from './table.ts';
import { sendDueDeliveries } from './webhooks/send-deliveries.ts';

/**
 * Stores the consent that the charity of the caller's own paid answer may write to them, with the version of the text
 * they read; repeating it changes nothing. Throws 404 for another person's answer, 409 for an unpaid one.
 */
export async function allowContact(
  ctx: Ctx,
  submissionId: string,
  { version }: AllowContact,
): Promise<ContactChoice> {
  const charity = await runUnit(async () => {
    const { status, campaignId, userId } = await requireOwnSubmission(ctx, submissionId);
    if (status !== 'paid') throw conflict(NOT_PAID);
    const [found] = await ctx.db
      .select({ id: charities.id, name: charities.name })
      .from(campaigns)
      .innerJoin(charities, eq(charities.id, campaigns.charityId))
      .where(eq(campaigns.id, campaignId));
    if (!found || userId === null) throw notFound();
    const consent = { charityId: found.id, version, givenAt: ctx.now, endedAt: null, ending: null };
    await commit(ctx, isUnchanged(submissions, { id: submissionId, status, userId }), [
      ctx.db
        .insert(contacts)
        .values({ submissionId, campaignId, ...consent })
        .onConflictDoUpdate({
          target: contacts.submissionId,
          set: consent,
          setWhere: isNotNull(contacts.endedAt),
        }),
      queueConsented(ctx, userId),
    ]);
    return found.name;
  });
  ctx.defer(sendDueDeliveries(ctx));
  return { charity, isAllowed: true };
}

/**
 * Withdraws the consent for the caller's own answer, at once and everywhere: the charity has none for another of their
 * answers either. Throws 404 for another person's answer.
 */
export async function withdrawContact(ctx: Ctx, submissionId: string): Promise<void> {
  const { id: userId } = requirePerson(ctx);
  await requireOwnSubmission(ctx, submissionId);
  const own = ctx.db.select({ id: submissions.id }).from(submissions).where(eq(submissions.userId, userId));
  const charity = ctx.db
    .select({ id: contacts.charityId })
    .from(contacts)
    .where(and(eq(contacts.submissionId, submissionId), isNull(contacts.endedAt)));
  const isTheirs = and(inArray(contacts.submissionId, own), inArray(contacts.charityId, charity));
  await ctx.db.batch(endContacts(ctx, isTheirs, 'withdrawn'));
  ctx.defer(sendDueDeliveries(ctx));
}
