import { and, eq, exists, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { logAccountEvent } from '../account-log.ts';
import { queueNotice } from '../mails.ts';
import { requireTrusted } from '../require-step-up.ts';
import { passkey } from '../table.ts';

/** Removes one of the caller's passkeys and notifies them. */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const person = await requireTrusted(ctx);
  const isOwn = and(eq(passkey.id, id), eq(passkey.userId, person.id));
  const stored = ctx.db
    .select({ one: sql`1` })
    .from(passkey)
    .where(isOwn);
  const [, removed] = await ctx.db.batch([
    queueNotice(ctx, 'passkey-removed', person, id, exists(stored)),
    ctx.db.delete(passkey).where(isOwn).returning({ id: passkey.id }),
  ]);
  if (removed.length === 0) throw notFound();
  logAccountEvent(ctx, 'passkey_removed', person.id);
  ctx.defer(sendDueMails(ctx));
}
