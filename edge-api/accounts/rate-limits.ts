import type { Ctx, Person } from '../platform/context.ts';
import { SECOND_MS } from '../platform/rules.ts';
import {
  countAttempts,
  toNetwork,
  enforceNetworkLimit,
  enforceRateLimits,
  toNetworkAttempt,
  type Attempt,
} from '../platform/rate-limit.ts';
import { findKnownDevice } from './session-cookies.ts';
import { toPersonKey } from './rules.ts';
import { LOGIN_CODE_MS, LOGIN_CODE_TRIES } from './login-code-rules.ts';

/** Counts a log-in without a password, or setting a new one, from the caller's network, before anything is read. */
export async function limitLoginNetwork(ctx: Ctx): Promise<void> {
  await enforceNetworkLimit(ctx, 'login-network', ctx.settings.LIMIT_LOGIN_NETWORK);
}

/** Counts `attempts`, or `device` in a browser known to `userId`, so that others cannot lock the person out. */
async function limitByDevice(
  ctx: Ctx,
  userId: string | undefined,
  device: Pick<Attempt, 'rule' | 'limit'>,
  attempts: readonly Attempt[],
): Promise<void> {
  const who = userId === undefined ? undefined : await findKnownDevice(ctx, userId);
  await enforceRateLimits(ctx, who === undefined ? attempts : [{ ...device, who }]);
}

/**
 * Counts an attempt at the password of an address, before it is hashed; `userId` is its account, if it has one. Counts
 * per network and address first, so that one address does not use up a network, then per network and per address.
 */
export async function limitLogins(ctx: Ctx, email: string, userId: string | undefined): Promise<void> {
  const { LIMIT_LOGIN: limit, LIMIT_LOGIN_NETWORK, LIMIT_LOGIN_ADDRESS } = ctx.settings;
  await limitByDevice(ctx, userId, { rule: 'login-device', limit }, [
    { rule: 'login', who: `${toNetwork(ctx.ip)} ${email}`, limit },
    toNetworkAttempt(ctx, 'login-network', LIMIT_LOGIN_NETWORK),
    { rule: 'login-address', who: email, limit: LIMIT_LOGIN_ADDRESS },
  ]);
}

/** Limit of attempts at all codes mailed to one address. */
const CODE_TRIES = { count: 20, seconds: 60 * 60 };

/** Counts an attempt at a code mailed to the address of `userId`. */
export async function limitCodes(ctx: Ctx, email: string, userId: string | undefined): Promise<void> {
  await limitByDevice(ctx, userId, { rule: 'code-device', limit: CODE_TRIES }, [
    { rule: 'code-address', who: email, limit: CODE_TRIES },
  ]);
}

/** Counts an attempt at the code of a request; returns false after {@link LOGIN_CODE_TRIES}. */
export async function hasTriesLeft(ctx: Ctx, request: string): Promise<boolean> {
  const limit = { count: LOGIN_CODE_TRIES, seconds: LOGIN_CODE_MS / SECOND_MS };
  const { statement } = countAttempts(ctx, [{ rule: 'code', who: request, limit }]);
  const [counted] = await statement;
  return counted !== undefined && counted.count <= limit.count;
}

/** Counts a password check of a logged-in person, separately from log-in attempts. */
export async function limitPasswordChecks(ctx: Ctx, { id }: Person): Promise<void> {
  const network = toNetworkAttempt(ctx, 'password-network', ctx.settings.LIMIT_LOGIN_NETWORK);
  await enforceRateLimits(ctx, [
    { rule: 'password-person', who: id, limit: ctx.settings.LIMIT_LOGIN },
    ...((await findKnownDevice(ctx, id)) === undefined ? [network] : []),
  ]);
}

/** Counts a lookup or creation of an account; a browser known to `userId` is counted separately. */
export async function limitAccountCalls(ctx: Ctx, email: string, userId?: string): Promise<void> {
  const device = { rule: 'accounts-device', limit: ctx.settings.LIMIT_ACCOUNTS };
  await limitByDevice(ctx, userId, device, listAccountAttempts(ctx, email));
}

/** Lists the attempts that a lookup or creation of an account counts as. */
export function listAccountAttempts(ctx: Ctx, email: string): readonly Attempt[] {
  const { LIMIT_ACCOUNTS: limit, LIMIT_LOGIN } = ctx.settings;
  return [
    { rule: 'accounts', who: `${toNetwork(ctx.ip)} ${email}`, limit: LIMIT_LOGIN },
    toNetworkAttempt(ctx, 'accounts-network', limit),
    { rule: 'accounts-address', who: toPersonKey(email), limit },
  ];
}

/** Counts a mail to an address entered by a visitor; a browser known to `userId` is counted separately. */
export async function limitMails(ctx: Ctx, email: string, userId?: string): Promise<void> {
  await limitByDevice(ctx, userId, { rule: 'mail-device', limit: ctx.settings.LIMIT_MAIL_PER_ADDRESS }, [
    toNetworkAttempt(ctx, 'mail-network', ctx.settings.LIMIT_MAIL_PER_IP),
    { rule: 'mail-address', who: toPersonKey(email), limit: ctx.settings.LIMIT_MAIL_PER_ADDRESS },
  ]);
}
