import { requirePerson, type Ctx } from '../platform/context.ts';
import type { AdminAction } from './rules.ts';
import { adminLog } from './table.ts';

/** Returns the statement that notes what the calling admin does and why, to go into the batch of the action itself. */
export function logAction(
  ctx: Ctx,
  entry: { readonly action: AdminAction; readonly subject: string; readonly reason: string },
) {
  const { id: adminId } = requirePerson(ctx);
  return ctx.db.insert(adminLog).values({ id: crypto.randomUUID(), adminId, ...entry, at: ctx.now });
}
