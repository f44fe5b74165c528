import { and, asc, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { commitOrThrow, isUnchanged } from '../../platform/unit-of-work.ts';
import { queueNotice } from '../mails.ts';
import type { Passkey, RenamePasskey } from '../passkey-contract.ts';
import { PASSKEYS_MAX } from '../passkey-rules.ts';
import { requireTrusted } from '../require-step-up.ts';
import { passkey } from '../table.ts';

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

/** Removes one of the caller's passkeys and notifies them. */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const person = await requireTrusted(ctx);
  await commitOrThrow(
    ctx,
    notFound,
    [isUnchanged(passkey, { id, userId: person.id })],
    [ctx.db.delete(passkey).where(eq(passkey.id, id)), queueNotice(ctx, 'passkey-removed', person, id)],
  );
  ctx.log.info('passkey_removed', { user: person.id });
  ctx.defer(sendDueMails(ctx));
}

/** Converts a passkey's row to what its person sees. */
function toPasskey({ id, name, createdAt }: typeof passkey.$inferSelect): Passkey {
  return { id, name: name ?? '', createdAt: createdAt.toISOString() };
}
