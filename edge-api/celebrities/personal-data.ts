import { eq } from 'drizzle-orm';
import type { Ctx, Person } from '../platform/context.ts';
import { celebrityProfiles } from './table.ts';

/** The statement that reads a person's celebrity profile. */
export function exportCelebrityProfile(ctx: Ctx, userId: string) {
  return ctx.db.select().from(celebrityProfiles).where(eq(celebrityProfiles.userId, userId));
}

/** The statement that deletes a person's celebrity profile, once no campaign refers to it. */
export function eraseCelebrityProfile(ctx: Ctx, { id }: Person) {
  return ctx.db.delete(celebrityProfiles).where(eq(celebrityProfiles.userId, id));
}
