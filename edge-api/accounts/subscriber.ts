import { eq, sql, type SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Ctx } from '../platform/context.ts';
import { countAttempts } from '../platform/rate-limit.ts';
import type { Login } from './contract.ts';
import { createAccount } from './create-account.ts';
import { logInByCode, logIn } from './log-in.ts';
import { generatePassword } from './password-rules.ts';
import type { OnProven } from './prove-address.ts';
import { limitAccountCalls, listAccountAttempts } from './rate-limits.ts';
import { createSession, toStartedSession, type StartedSession } from './start-user-session.ts';
import { user } from './table.ts';

type Input = {
  readonly hasAccount: boolean;
  /** Normalized. */
  readonly email: string;
  readonly password?: string | undefined;
  /** A mailed code instead of the password, and the request it belongs to. */
  readonly code?: string | undefined;
  readonly codeRequest?: string | undefined;
  readonly name?: string | undefined;
  /** The campaign of the frame on a partner's page, if the session is for one. */
  readonly boundTo?: string | undefined;
};

/** A subscriber's session, with a new account's credentials: shown once and not stored (RULES.md, "Money"). */
type Subscriber = StartedSession & { readonly credentials?: Pick<Login, 'email' | 'password'> };

/**
 * Logs a subscriber in, or creates an account for a new address (RULES.md, "Subscribing"); returns undefined if the
 * password is missing. Of two concurrent calls with the same new address, one creates the account and the other is
 * asked for its password.
 */
export async function authenticateSubscriber(
  ctx: Ctx,
  { email, password, code, codeRequest = '', hasAccount, name = '', boundTo }: Input,
  onProven: OnProven,
): Promise<Subscriber | undefined> {
  if (hasAccount) {
    if (code !== undefined) return logInByCode(ctx, { email, code, codeRequest }, onProven, boundTo);
    return password ? logIn(ctx, { email, password }, boundTo) : undefined;
  }
  const credentials = { email, password: generatePassword() };
  const id = crypto.randomUUID();
  const session = createSession(ctx, id, 'sign-up', boundTo);
  const newAccount = {
    id,
    ...credentials,
    passwordIsGenerated: true,
    role: 'fan' as const,
    name: name.trim(),
    language: ctx.language,
  };
  const created = await createAccount(ctx, newAccount, () => session.statements);
  return created && { credentials, ...(await toStartedSession(ctx, created, session)) };
}

/** Returns whether an address has an account; rate-limited, because it reveals this (RULES.md, "People"). */
export async function checkEmail(ctx: Ctx, email: string): Promise<{ readonly exists: boolean }> {
  const [found] = await ctx.db.select({ id: user.id }).from(user).where(eq(user.email, email));
  await limitAccountCalls(ctx, email, found?.id);
  return { exists: found !== undefined };
}

type SubscriberQuery = RunnableQuery<readonly { readonly personId: string | null }[], 'sqlite'>;

/**
 * Counts a call for an address and runs the query that returns its person, in one batch. A known browser is counted
 * separately, for which the person has to be read first. Throws 429.
 */
export async function findSubscriber<Query extends SubscriberQuery>(ctx: Ctx, email: string, query: Query) {
  if (ctx.deviceCookie !== undefined) {
    const [rows] = await ctx.db.batch([query]);
    await limitAccountCalls(ctx, email, rows[0]?.personId ?? undefined);
    return rows;
  }
  const { statement, requireRoom } = countAttempts(ctx, listAccountAttempts(ctx, email));
  const [rows, counted] = await ctx.db.batch([query, statement]);
  requireRoom(counted);
  return rows;
}

/** Returns a column with the id of the person who has a normalized address; null if there is none. */
export function selectPersonId(ctx: Ctx, email: string): SQL<string | null> {
  return sql<string | null>`${ctx.db.select({ id: user.id }).from(user).where(eq(user.email, email))}`;
}
