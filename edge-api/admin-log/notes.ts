import { desc, eq } from 'drizzle-orm';
import { requirePerson, type Ctx, type Person } from '../platform/context.ts';
import { adminNotes } from './table.ts';

/** Stores what the calling admin notes about a person, or about a campaign or payment of theirs. */
export function addNote(
  ctx: Ctx,
  note: { readonly userId: string; readonly about?: string; readonly text: string },
) {
  const { id: adminId } = requirePerson(ctx);
  return ctx.db.insert(adminNotes).values({ id: crypto.randomUUID(), adminId, ...note, at: ctx.now });
}

/** Selects what admins noted about a person for the export of their data, newest first. */
export function exportNotes(ctx: Ctx, userId: string) {
  const { about, text, at } = adminNotes;
  return ctx.db
    .select({ about, text, at })
    .from(adminNotes)
    .where(eq(adminNotes.userId, userId))
    .orderBy(desc(at));
}

/** The statements that delete what was noted about a person, and take their name from what they noted as an admin. */
export function eraseNotes(ctx: Ctx, { id }: Person) {
  return [
    ctx.db.delete(adminNotes).where(eq(adminNotes.userId, id)),
    ctx.db.update(adminNotes).set({ adminId: null }).where(eq(adminNotes.adminId, id)),
  ] as const;
}
