import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { logAccountEvent } from '../account-log.ts';
import { endOwnSession } from '../create-session.ts';
import { toUser } from '../find-person.ts';
import { limitLoginNetwork } from '../rate-limits.ts';
import { SESSION_LIFETIME_MS } from '../rules.ts';
import { toStartedSession, type StartedSession } from '../start-user-session.ts';
import { user } from '../table.ts';
import type { LogInByPasskey } from '../passkey-contract.ts';
import { createPasskeyAuth, passkeyRefused, requireVerified, toChallengeHeaders } from './passkey-auth.ts';

/** Logs a person in by a passkey that answers a challenge, once; the plugin stores the session. */
export async function logInByPasskey(ctx: Ctx, { token, response }: LogInByPasskey): Promise<StartedSession> {
  await limitLoginNetwork(ctx);
  const auth = await createPasskeyAuth(ctx);
  const { session } = await requireVerified(ctx, () =>
    auth.api.verifyPasskeyAuthentication({ body: { response }, headers: toChallengeHeaders(token) }),
  );
  const created = { id: session.id, token: session.token, lifetimeMs: SESSION_LIFETIME_MS };
  await Promise.all(endOwnSession(ctx));
  const [person] = await ctx.db.select().from(user).where(eq(user.id, session.userId));
  if (!person) throw passkeyRefused();
  logAccountEvent(ctx, 'login_by_passkey', person.id);
  return toStartedSession(ctx, toUser(person), created);
}
