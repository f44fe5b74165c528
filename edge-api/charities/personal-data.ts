import { eq } from 'drizzle-orm';
import type { Ctx, Person } from '../platform/context.ts';
import { charities } from './table.ts';

/** The statement that reads the charities that a person added. */
export function exportCharities(ctx: Ctx, userId: string) {
  return ctx.db.select({ name: charities.name }).from(charities).where(eq(charities.addedBy, userId));
}

/** The statement that forgets who added a person's charities. */
export function eraseCharities(ctx: Ctx, { id }: Person) {
  return ctx.db.update(charities).set({ addedBy: null }).where(eq(charities.addedBy, id));
}
