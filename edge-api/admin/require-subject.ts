import { eq } from 'drizzle-orm';
import { isErased } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, requireRow } from '../platform/errors.ts';

/** Returns a person's row. Throws 404 for an unknown or erased person. */
export async function requirePersonRow(ctx: Ctx, id: string): Promise<typeof user.$inferSelect> {
  const [person] = await ctx.db.select().from(user).where(eq(user.id, id));
  if (!person || isErased(person)) throw notFound();
  return person;
}

/** Returns the id of a campaign's owner. Throws 404 for an unknown campaign. */
export async function requireOwnerId(ctx: Ctx, campaignId: string): Promise<string> {
  const row = await requireRow(
    ctx.db.select({ ownerId: campaigns.ownerId }).from(campaigns).where(eq(campaigns.id, campaignId)),
  );
  return row.ownerId;
}
