import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { session } from './table.ts';

/** Ends the session that the request came with, if any; returns the cookies that make the browser forget it. */
export async function logOut(ctx: Ctx): Promise<{ readonly cookies: readonly string[] }> {
  if (ctx.actor.kind === 'person') {
    await ctx.db.delete(session).where(eq(session.id, ctx.actor.sessionId));
  }
  return { cookies: await clearSessionCookies(ctx) };
}
