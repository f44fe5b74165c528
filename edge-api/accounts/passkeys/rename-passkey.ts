import { and, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { passkey } from '../table.ts';
import type { Passkey, RenamePasskey } from '../passkey-contract.ts';
import { toPasskey } from './list-passkeys.ts';

/** Renames one of the caller's passkeys. */
export async function renamePasskey(ctx: Ctx, id: string, { name }: RenamePasskey): Promise<Passkey> {
  const [renamed] = await ctx.db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), eq(passkey.userId, requirePerson(ctx).id)))
    .returning();
  if (!renamed) throw notFound();
  return toPasskey(renamed);
}
