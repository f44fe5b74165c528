import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { ApiError, requireRow } from '../platform/errors.ts';
import type { TokenBody } from './contract.ts';
import { invalidLink, isUnused, requireLink, type Link } from './link.ts';
import { startByProof } from './log-in.ts';
import { queueNotice } from './mails.ts';
import { proveAddress, type OnProven } from './prove-address.ts';
import { NEW_ADDRESS_ELSEWHERE } from './rules.ts';
import { storeAddress, type OnNewAddress } from './store-address.ts';
import { user } from './table.ts';

type VerifyOptions = {
  readonly onProven: OnProven;
  readonly onNewAddress: OnNewAddress;
  readonly canLogIn: boolean;
};

/**
 * Uses a link that verifies an address: of a new account, or the new address of an existing one. If `canLogIn`, a
 * browser without a session is logged in, since the proof ends all other sessions; returns undefined otherwise. GET
 * requests cannot log in: another site might lead a browser to a link and so into someone else's account.
 */
export async function verifyEmail(
  ctx: Ctx,
  { token }: TokenBody,
  { onProven, onNewAddress, canLogIn }: VerifyOptions,
) {
  const link = await requireLink(ctx, ['verify-email', 'corrected-address', 'change-email'], token);
  if (link.purpose === 'change-email') {
    await applyNewEmail(ctx, link, onNewAddress);
    return undefined;
  }
  if (canLogIn && ctx.actor.kind !== 'person') return startByProof(ctx, link, { onProven });
  await proveAddress(ctx, link, { onProven });
  return undefined;
}

/**
 * Changes the address, revokes every link of the person and notifies the old address. Throws 403 unless the browser is
 * logged in to the account: the owner of the new mailbox must not take over an account that others can access as well.
 */
async function applyNewEmail(ctx: Ctx, link: Link, onNewAddress: OnNewAddress): Promise<void> {
  const { email } = link;
  if (ctx.actor.kind !== 'person' || ctx.actor.person.id !== link.subject)
    throw new ApiError(403, 'log_in_first', NEW_ADDRESS_ELSEWHERE);
  const before = await requireRow(ctx.db.select().from(user).where(eq(user.id, link.subject)), invalidLink);
  await storeAddress(ctx, before.id, {
    changes: { email, provenAt: ctx.now },
    onNewAddress,
    refusal: invalidLink,
    unchanged: isUnused(link),
    statements: [queueNotice(ctx, 'email-changed', before, link.id)],
  });
}
