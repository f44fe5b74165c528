import { and, eq, not } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { unauthenticated } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { logAccountEvent } from '../account-log.ts';
import { queueNotice } from '../mails.ts';
import { isStillLoggedIn } from '../read-session.ts';
import { requireProvenPerson } from '../require-step-up.ts';
import { passkey } from '../table.ts';
import type { AddPasskey, Passkey } from '../passkey-contract.ts';
import { createPasskeyAuth, requireVerified, toChallengeHeaders } from './passkey-auth.ts';

/**
 * Stores a passkey that answers the caller's challenge, once, and notifies them. A new password that overtakes this ends
 * the session, and must not leave a passkey behind that it did not remove.
 */
export async function addPasskey(ctx: Ctx, { token, response, name }: AddPasskey): Promise<Passkey> {
  const person = requireProvenPerson(ctx);
  const auth = await createPasskeyAuth(ctx, person);
  const { id } = await requireVerified(ctx, () =>
    auth.api.verifyPasskeyRegistration({ body: { response, name }, headers: toChallengeHeaders(token) }),
  );
  const isOwn = and(eq(passkey.id, id), eq(passkey.userId, person.id));
  const [, overtaken] = await ctx.db.batch([
    queueNotice(ctx, 'passkey-added', person, id),
    ctx.db
      .delete(passkey)
      .where(and(isOwn, not(isStillLoggedIn(ctx))))
      .returning({ id: passkey.id }),
  ]);
  if (overtaken.length > 0) throw unauthenticated();
  logAccountEvent(ctx, 'passkey_added', person.id);
  ctx.defer(sendDueMails(ctx));
  return { id, name, createdAt: ctx.now.toISOString() };
}
