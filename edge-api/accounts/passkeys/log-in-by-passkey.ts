import { and, eq, not } from 'drizzle-orm';
import { hasRow } from '../../platform/conditions.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  createPasskeyAuth,
  passkeyRefused,
  readChallengeToken,
  requireVerified,
  toChallengeHeaders,
} from '../auth.ts';
import { endOwnSession, toStartedSession, type StartedSession } from '../start-user-session.ts';
import { toUser } from '../find-person.ts';
import type { LogInByPasskey } from '../passkey-contract.ts';
import { limitLoginNetwork } from '../rate-limits.ts';
import { SESSION_LIFETIME_MS } from '../rules.ts';
import { passkey, session, user } from '../table.ts';

/** Creates a challenge for any of the browser's passkeys, valid for five minutes. */
export async function createLoginChallenge(ctx: Ctx) {
  await limitLoginNetwork(ctx);
  const auth = await createPasskeyAuth(ctx);
  const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({ returnHeaders: true });
  return {
    token: readChallengeToken(headers),
    options: { ...response, userVerification: 'required' as const },
  };
}

/**
 * Logs a person in by a passkey's response to a challenge, once. The plugin stores the session, which is deleted again
 * if the passkey was removed meanwhile, since that ended the person's other sessions too.
 */
export async function logInByPasskey(ctx: Ctx, { token, response }: LogInByPasskey): Promise<StartedSession> {
  await limitLoginNetwork(ctx);
  const auth = await createPasskeyAuth(ctx);
  const { session: stored } = await requireVerified(ctx, () =>
    auth.api.verifyPasskeyAuthentication({ body: { response }, headers: toChallengeHeaders(token) }),
  );
  const created = { id: stored.id, token: stored.token, lifetimeMs: SESSION_LIFETIME_MS };
  const [ended, [person]] = await ctx.db.batch([
    ctx.db
      .delete(session)
      .where(and(eq(session.id, stored.id), not(hasRow(passkey, eq(passkey.credentialID, response.id)))))
      .returning({ id: session.id }),
    ctx.db.select().from(user).where(eq(user.id, stored.userId)),
    ctx.db.update(session).set({ method: 'passkey' }).where(eq(session.id, stored.id)),
    ...endOwnSession(ctx),
  ]);
  if (ended.length > 0 || !person) throw passkeyRefused();
  ctx.log.info('login_by_passkey', { user: person.id });
  return toStartedSession(ctx, toUser(person), created);
}
