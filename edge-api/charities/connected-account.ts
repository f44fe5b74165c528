import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { AccountState } from './rules.ts';
import { connectedAccounts } from './table.ts';

/** Returns the statement that stores a charity's new account at the provider, unless the charity already has one. */
export function storeAccount(ctx: Ctx, account: { readonly charityId: string; readonly accountId: string }) {
  return ctx.db
    .insert(connectedAccounts)
    .values({ ...account, state: 'incomplete', changedAt: ctx.now, checkedAt: ctx.now })
    .onConflictDoNothing();
}

/** Returns the statement that stores when an account was checked, and its `state` if that has changed. */
export function storeAccountState(ctx: Ctx, accountId: string, state?: AccountState) {
  return ctx.db
    .update(connectedAccounts)
    .set({ checkedAt: ctx.now, ...(state && { state, changedAt: ctx.now }) })
    .where(eq(connectedAccounts.accountId, accountId));
}
