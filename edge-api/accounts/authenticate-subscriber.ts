import type { Ctx } from '../platform/context.ts';
import type { Language } from '../platform/rules.ts';
import type { Login } from './contract.ts';
import { createAccount } from './create-account.ts';
import { generatePassword } from './password-rules.ts';
import { logInByCode, logIn } from './log-in.ts';
import type { OnProven } from './prove-address.ts';
import type { SessionAccess } from './rules.ts';
import { createSession, toStartedSession, type StartedSession } from './start-user-session.ts';

/** The authentication of a subscriber; the credentials are shown once and not stored (RULES.md, "Money"). */
type SubscriberAuth =
  | { readonly action: 'requirePassword' }
  | (StartedSession & { readonly action: 'authenticated' })
  | (StartedSession & {
      readonly action: 'accountCreated';
      readonly credentials: Pick<Login, 'email' | 'password'>;
    });

type Input = {
  /** Whether the address has an account, as found by find-subscriber.ts. */
  readonly hasAccount: boolean;
  /** Normalized. */
  readonly email: string;
  readonly password?: string | undefined;
  /** The code of a mail, in place of the password. */
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
  /** What the session opens; everything by default. */
  readonly access?: SessionAccess | undefined;
};

/**
 * Logs a subscriber in, or creates an account for an address that has none (RULES.md, "Subscribing").
 * Its name stays empty unless the form has one. Of two concurrent calls with the same new address one creates the account, the other is asked for its password.
 */
export async function authenticateSubscriber(
  ctx: Ctx,
  input: Input,
  onProven: OnProven = () => [],
): Promise<SubscriberAuth> {
  const { email, password, code, hasAccount } = input;
  if (hasAccount && code !== undefined) {
    return { action: 'authenticated', ...(await logInByCode(ctx, { email, code }, onProven, input.access)) };
  }
  if (hasAccount) {
    if (!password) return { action: 'requirePassword' };
    return { action: 'authenticated', ...(await logIn(ctx, { email, password }, input.access)) };
  }
  const generated = generatePassword();
  const id = crypto.randomUUID();
  const session = createSession(ctx, id, input.access);
  const newAccount = {
    id,
    email,
    password: generated,
    passwordIsGenerated: true,
    role: 'fan' as const,
    name: input.name?.trim() ?? '',
    language: input.language ?? ctx.language,
  };
  const created = await createAccount(ctx, newAccount, () => session.statements);
  if (!created) return { action: 'requirePassword' };
  const credentials = { email, password: generated };
  return { action: 'accountCreated', credentials, ...(await toStartedSession(ctx, created, session)) };
}
