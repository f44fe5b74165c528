import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { AccountState } from './rules.ts';
import { connectedAccounts } from './table.ts';

type NewAccount = Pick<typeof connectedAccounts.$inferInsert, 'charityId' | 'accountId' | 'state'>;

/** Returns the statement that stores a charity's account at the provider, unless it has one. */
export function storeAccount(ctx: Ctx, account: NewAccount) {
  return ctx.db
    .insert(connectedAccounts)
    .values({ ...account, checkedAt: ctx.now })
    .onConflictDoNothing();
}

/** Returns the statement that stores what an account can do. */
export function storeAccountState(ctx: Ctx, accountId: string, state: AccountState) {
  return ctx.db
    .update(connectedAccounts)
    .set({ state, checkedAt: ctx.now })
    .where(eq(connectedAccounts.accountId, accountId));
}
