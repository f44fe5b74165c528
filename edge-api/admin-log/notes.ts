import { requirePerson, type Ctx } from '../platform/context.ts';
import { adminNotes } from './table.ts';

/** Stores a note by the calling admin about a person, or about one of their campaigns or payments. */
export function addNote(
  ctx: Ctx,
  note: { readonly userId: string; readonly about?: string; readonly text: string },
) {
  const { id: adminId } = requirePerson(ctx);
  return ctx.db.insert(adminNotes).values({ id: crypto.randomUUID(), adminId, ...note, at: ctx.now });
}
