import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { session } from './table.ts';

/** Lets the session of a frame read the submission that it has just made; does nothing for any other session. */
export async function bindSession(ctx: Ctx, submissionId: string): Promise<void> {
  if (ctx.actor.kind !== 'person' || !ctx.actor.binding) return;
  await ctx.db.update(session).set({ submissionId }).where(eq(session.id, ctx.actor.sessionId));
}
