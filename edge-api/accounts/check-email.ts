import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { limitAccountCalls } from './rate-limits.ts';
import { user } from './table.ts';

/** Returns whether an address has an account; rate-limited, because it reveals just that (RULES.md, "People"). */
export async function checkEmail(
  ctx: Ctx,
  { email }: { readonly email: string },
): Promise<{ readonly exists: boolean }> {
  const [found] = await ctx.db.select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1);
  await limitAccountCalls(ctx, email, found?.id);
  return { exists: found !== undefined };
}
