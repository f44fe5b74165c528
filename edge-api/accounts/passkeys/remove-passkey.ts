import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { commitOrThrow, isUnchanged } from '../../platform/unit-of-work.ts';
import { logAccountEvent } from '../account-log.ts';
import { queueNotice } from '../mails.ts';
import { requireTrusted } from '../require-step-up.ts';
import { passkey } from '../table.ts';

/** Removes one of the caller's passkeys and notifies them. */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const person = await requireTrusted(ctx);
  await commitOrThrow(
    ctx,
    notFound,
    [isUnchanged(passkey, { id, userId: person.id })],
    [ctx.db.delete(passkey).where(eq(passkey.id, id)), queueNotice(ctx, 'passkey-removed', person, id)],
  );
  logAccountEvent(ctx, 'passkey_removed', person.id);
  ctx.defer(sendDueMails(ctx));
}
