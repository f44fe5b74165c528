import { asc, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { passkey } from '../table.ts';
import type { Passkey } from '../passkey-contract.ts';
import { PASSKEYS_MAX } from '../passkey-rules.ts';

/** Returns the caller's passkeys, oldest first. */
export async function listPasskeys(ctx: Ctx): Promise<readonly Passkey[]> {
  const rows = await ctx.db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, requirePerson(ctx).id))
    .orderBy(asc(passkey.createdAt))
    .limit(PASSKEYS_MAX);
  return rows.map(toPasskey);
}

/** Converts a passkey's row to what its person sees. */
export function toPasskey({ id, name, createdAt }: typeof passkey.$inferSelect): Passkey {
  return { id, name: name ?? '', createdAt: createdAt.toISOString() };
}
