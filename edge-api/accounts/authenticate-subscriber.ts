import type { Ctx } from '../platform/context.ts';
import type { Language } from '../platform/rules.ts';
import type { User } from './contract.ts';
import { createAccount } from './create-account.ts';
import { findPerson } from './find-person.ts';
import { generatePassword } from './generate-password.ts';
import { limitAccountCalls } from './rate-limits.ts';
import { logIn } from './log-in.ts';
import { NAME_MAX } from './rules.ts';
import { startUserSession } from './start-user-session.ts';

/** What became of someone who wants to subscribe; `token` is for the embed frame, `cookies` for a browser. */
export type SubscriberAuthResult =
  | { readonly action: 'requirePassword' }
  | {
      readonly action: 'authenticated';
      readonly user: User;
      readonly token: string;
      readonly cookies: readonly string[];
    }
  | {
      readonly action: 'accountCreated';
      readonly user: User;
      readonly token: string;
      readonly cookies: readonly string[];
      /** Shown once and kept nowhere (decisions.md, "Subscribing and money"). */
      readonly credentials: { readonly email: string; readonly password: string };
    };

type Input = {
  /** Normalised. */
  readonly email: string;
  readonly password?: string | undefined;
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
};

/**
 * Logs a subscriber in, or makes an account for an address that has none (specification §4, "Fan subscribe auth").
 * Of two at once with the same new address one gets the account, the other is asked for its password.
 */
export async function authenticateSubscriber(ctx: Ctx, input: Input): Promise<SubscriberAuthResult> {
  const { email, password } = input;
  await limitAccountCalls(ctx, email);
  if (await findPerson(ctx, email)) {
    if (!password) return { action: 'requirePassword' };
    return { action: 'authenticated', ...(await logIn(ctx, { email, password })) };
  }
  const generated = generatePassword();
  const created = await createAccount(ctx, {
    email,
    password: generated,
    name: input.name?.trim() || toDefaultName(email),
    language: input.language ?? ctx.language,
    role: 'fan',
  });
  if (!created) return { action: 'requirePassword' };
  const credentials = { email, password: generated };
  return { action: 'accountCreated', credentials, ...(await startUserSession(ctx, created)) };
}

/** What to call somebody who gave no name: the part of the address before the @. */
export function toDefaultName(email: string): string {
  return email.slice(0, email.lastIndexOf('@')).slice(0, NAME_MAX);
}
