import type { Ctx, Person } from '../platform/context.ts';
import { toNetwork } from '../platform/network.ts';
import {
  enforceNetworkLimit,
  enforceRateLimit,
  enforceRateLimits,
  toNetworkAttempt,
  type Attempt,
} from '../platform/rate-limit.ts';
import { findKnownDevice } from './device-cookie.ts';
import { toPersonKey } from './rules.ts';

/** Counts an attempt at any password from the caller's network; runs before anything is read or hashed. */
export async function limitLoginNetwork(ctx: Ctx): Promise<void> {
  await enforceNetworkLimit(ctx, 'login-network', ctx.settings.LIMIT_LOGIN_NETWORK);
}

/**
 * Counts an attempt at the password of an address, before it is hashed; `userId` is its account, if it has one. A
 * browser that this person has logged in with before has a counter of its own, so that nobody else's attempts lock
 * them out. All others count per network, and together.
 */
export async function limitLogins(ctx: Ctx, email: string, userId: string | undefined): Promise<void> {
  const { LIMIT_LOGIN, LIMIT_LOGIN_ADDRESS } = ctx.settings;
  const device = userId === undefined ? undefined : await findKnownDevice(ctx, userId);
  if (device !== undefined) {
    await enforceRateLimit(ctx, 'login-device', device, LIMIT_LOGIN);
    return;
  }
  await enforceRateLimits(ctx, [
    { rule: 'login', who: `${toNetwork(ctx.ip)} ${email}`, limit: LIMIT_LOGIN },
    { rule: 'login-address', who: email, limit: LIMIT_LOGIN_ADDRESS },
  ]);
}

/** Counts a password that a logged-in person gives again, apart from attempts to log in. */
export async function limitPasswordChecks(ctx: Ctx, { id }: Person): Promise<void> {
  await enforceRateLimits(ctx, [
    toNetworkAttempt(ctx, 'password-network', ctx.settings.LIMIT_LOGIN_NETWORK),
    { rule: 'password-person', who: id, limit: ctx.settings.LIMIT_LOGIN },
  ]);
}

/** Counts a lookup or a creation of an account; a browser known to `userId` has a counter of its own. */
export async function limitAccountCalls(ctx: Ctx, email: string, userId?: string): Promise<void> {
  const device = userId === undefined ? undefined : await findKnownDevice(ctx, userId);
  await enforceRateLimits(ctx, listAccountAttempts(ctx, email, device));
}

/** Lists what a lookup or a creation of an account counts as. */
export function listAccountAttempts(ctx: Ctx, email: string, device?: string): readonly Attempt[] {
  const { LIMIT_ACCOUNTS: limit } = ctx.settings;
  return [
    toNetworkAttempt(ctx, 'accounts-network', limit),
    device === undefined
      ? { rule: 'accounts-address', who: toPersonKey(email), limit }
      : { rule: 'accounts-device', who: device, limit },
  ];
}

/** Counts a mail to an address that a visitor typed. */
export async function limitMails(ctx: Ctx, email: string): Promise<void> {
  await enforceRateLimits(ctx, [
    toNetworkAttempt(ctx, 'mail-network', ctx.settings.LIMIT_MAIL_PER_IP),
    { rule: 'mail-address', who: toPersonKey(email), limit: ctx.settings.LIMIT_MAIL_PER_ADDRESS },
  ]);
}

/** Counts a notice to a person's own address, apart from the mails that a visitor may request. */
export async function limitOwnMails(ctx: Ctx, { id }: Person): Promise<void> {
  await enforceRateLimit(ctx, 'mail-person', id, ctx.settings.LIMIT_MAIL_PER_ADDRESS);
}
