import { eq } from 'drizzle-orm';
import { isErased } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';

/** Returns a person's row. Throws 404 for an unknown person, and for one who was erased. */
export async function requirePersonRow(ctx: Ctx, id: string): Promise<typeof user.$inferSelect> {
  const [person] = await ctx.db.select().from(user).where(eq(user.id, id));
  if (!person || isErased(person)) throw notFound();
  return person;
}
