import { and, asc, eq, lt, ne } from 'drizzle-orm';
import { keepAccount } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { publishCampaigns } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { queueConsented } from '../contact/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { submissions } from '../submissions/table.ts';
import type { EarlierWork, ReviewAccount } from './contract.ts';
import { eraseCaller } from './erase-person.ts';

const LISTED_MAX = 50;

/** Returns what was created with the caller's address before another browser verified it; throws 404 if nothing was. */
export async function getEarlierWork(ctx: Ctx): Promise<EarlierWork> {
  const { id } = requirePerson(ctx);
  const [person] = await ctx.db.select().from(user).where(eq(user.id, id));
  if (!person?.heldSince) throw notFound();
  const { name, role, createdAt, heldSince } = person;
  const [made, answers] = await ctx.db.batch([
    ctx.db
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(and(eq(campaigns.ownerId, id), lt(campaigns.createdAt, heldSince)))
      .orderBy(asc(campaigns.createdAt))
      .limit(LISTED_MAX),
    ctx.db
      .select({ id: submissions.id, campaign: campaigns.name, answer: submissions.answer })
      .from(submissions)
      .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
      .where(
        and(
          eq(submissions.userId, id),
          ne(submissions.status, 'cancelled'),
          lt(submissions.createdAt, heldSince),
        ),
      )
      .orderBy(asc(submissions.createdAt))
      .limit(LISTED_MAX),
  ]);
  return { name, role, registeredAt: createdAt.toISOString(), campaigns: made, answers };
}

/**
 * Keeps what was created before another browser verified the address, or deletes it with the account; returns cookies
 * that log the browser out. Throws 404 if there is nothing to review.
 */
export async function reviewAccount(ctx: Ctx, { keep }: ReviewAccount): Promise<readonly string[]> {
  const person = requirePerson(ctx);
  if (!person._unreviewed) throw notFound();
  if (!keep) return eraseCaller(ctx);
  await ctx.db.batch([
    keepAccount(ctx, person.id),
    publishCampaigns(ctx, person.id),
    queueConsented(ctx, person.id),
  ]);
  return [];
}
