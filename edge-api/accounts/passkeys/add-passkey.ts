import { and, eq, not } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { ApiError, unauthenticated } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { createPasskeyAuth, readChallengeToken, requireVerified, toChallengeHeaders } from '../auth.ts';
import { queueNotice } from '../mails.ts';
import type { StepUp } from '../contract.ts';
import type { AddPasskey, Passkey } from '../passkey-contract.ts';
import { PASSKEYS_MAX, TOO_MANY_PASSKEYS } from '../passkey-rules.ts';
import { isStillLoggedIn } from '../sessions.ts';
import { requireProvenPerson, requireTrusted } from '../require-step-up.ts';
import { passkey } from '../table.ts';

/** Creates the challenge that the browser answers with a new passkey; takes the password or a recent log-in. It works for five minutes. */
export async function createPasskeyChallenge(ctx: Ctx, { password }: StepUp) {
  const person = await requireTrusted(ctx, password);
  if ((await ctx.db.$count(passkey, eq(passkey.userId, person.id))) >= PASSKEYS_MAX)
    throw new ApiError(409, 'conflict', TOO_MANY_PASSKEYS);
  const auth = await createPasskeyAuth(ctx, person);
  const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
    query: { name: person.email },
    returnHeaders: true,
  });
  const user = { ...response.user, displayName: person.name || person.email };
  return { token: readChallengeToken(headers), options: { ...response, user } };
}

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
  ctx.log.info('passkey_added', { user: person.id });
  ctx.defer(sendDueMails(ctx));
  return { id, name, createdAt: ctx.now.toISOString() };
}
