import { desc, eq } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requireManagedCharity } from '../charities/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import type { PayoutAccount } from './account-contract.ts';
import { ACCESS_LOG_SHOWN, maskIban } from './account-rules.ts';
import { payoutAccessLog, payoutAccounts } from './table.ts';

/** How an admin is named to a charity. */
const PLATFORM = 'Power Hour';

/** Returns a charity's bank account without most of its number, for its accounts and admins; throws 404 for others. */
export async function getPayoutAccount(ctx: Ctx, charityId: string): Promise<PayoutAccount> {
  await requireManagedCharity(ctx, charityId);
  const [[account], entries] = await ctx.db.batch([
    ctx.db.select().from(payoutAccounts).where(eq(payoutAccounts.charityId, charityId)),
    ctx.db
      .select({
        action: payoutAccessLog.action,
        at: payoutAccessLog.at,
        name: user.name,
        email: user.email,
        role: user.role,
      })
      .from(payoutAccessLog)
      .leftJoin(user, eq(user.id, payoutAccessLog.userId))
      .where(eq(payoutAccessLog.charityId, charityId))
      .orderBy(desc(payoutAccessLog.at))
      .limit(ACCESS_LOG_SHOWN),
  ]);
  const isAdmin = requirePerson(ctx).role === 'admin';
  return {
    account: account
      ? {
          holder: account.holder,
          maskedIban: maskIban(account.iban),
          bic: account.bic,
          updatedAt: account.updatedAt.toISOString(),
        }
      : null,
    log: entries.map(({ action, at, name, email, role }) => ({
      action,
      at: at.toISOString(),
      by: role === 'admin' && !isAdmin ? PLATFORM : name || email,
    })),
  };
}
