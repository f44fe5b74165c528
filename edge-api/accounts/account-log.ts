import type { Ctx } from '../platform/context.ts';

/** What the log says about accounts: each event once it is stored, with the person's id and nothing else about them. */
export const ACCOUNT_EVENTS = [
  'login',
  'login_by_link',
  'login_by_passkey',
  'passkey_added',
  'passkey_removed',
  /** A wrong password or an unknown address; `user` only where the address has an account. */
  'login_refused',
  /** The first proof that the person reads the address. */
  'address_proven',
  'password_reset',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'email_change_cancelled',
  'account_erased',
  /** Written by `npm run grant-admin`, with the role before as `was`. */
  'role_granted',
  /** Likewise, for an admin who has lost every passkey. */
  'role_withdrawn',
] as const;
type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/** Writes a line about an account to the log. */
export function logAccountEvent(
  { log }: Pick<Ctx, 'log'>,
  event: AccountEvent,
  user: string | undefined,
  more: { readonly was?: string } = {},
): void {
  log.info(event, { ...(user !== undefined && { user }), ...more });
}
