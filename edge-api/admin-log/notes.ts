import { desc, eq } from 'drizzle-orm';
import { requirePerson, type Ctx, type Person } from '../platform/context.ts';
import { adminNotes } from './table.ts';

/** Stores a note by the calling admin about a person, or about one of their campaigns or payments. */
export function addNote(
  ctx: Ctx,
  note: { readonly userId: string; readonly about?: string; readonly text: string },
) {
  const { id: adminId } = requirePerson(ctx);
  return ctx.db.insert(adminNotes).values({ id: crypto.randomUUID(), adminId, ...note, at: ctx.now });
}

/** Selects admins' notes about a person for the person's data export, newest first. */
export function exportNotes(ctx: Ctx, userId: string) {
  const { about, text, at } = adminNotes;
  return ctx.db
    .select({ about, text, at })
    .from(adminNotes)
    .where(eq(adminNotes.userId, userId))
    .orderBy(desc(at));
}

/** Returns the statements that delete the notes about a person, and their name from notes they wrote as an admin. */
export function eraseNotes(ctx: Ctx, { id }: Person) {
  return [
    ctx.db.delete(adminNotes).where(eq(adminNotes.userId, id)),
    ctx.db.update(adminNotes).set({ adminId: null }).where(eq(adminNotes.adminId, id)),
  ] as const;
}
