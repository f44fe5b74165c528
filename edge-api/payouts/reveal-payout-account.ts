import { eq } from 'drizzle-orm';
import { requireManagedCharity } from '../charities/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { RevealedAccount } from './account-contract.ts';
import { formatIban } from './account-rules.ts';
import { logAccess } from './log-access.ts';
import { payoutAccounts } from './table.ts';

/** Returns the number of a charity's bank account in full, and logs who saw it; throws 404 where the caller may not. */
export async function revealPayoutAccount(ctx: Ctx, charityId: string): Promise<RevealedAccount> {
  await requireManagedCharity(ctx, charityId);
  const isOwn = eq(payoutAccounts.charityId, charityId);
  if ((await ctx.db.$count(payoutAccounts, isOwn)) === 0) throw notFound();
  const [, [account]] = await ctx.db.batch([
    logAccess(ctx, charityId, 'look'),
    ctx.db.select({ iban: payoutAccounts.iban }).from(payoutAccounts).where(isOwn),
  ]);
  if (!account) throw notFound();
  return { iban: formatIban(account.iban) };
}
