import { desc, eq, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requireManagedCharity } from '../charities/index.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { queueMails, sendDueMails } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { LANGUAGES } from '../platform/rules.ts';
import type { PayoutAccount, RevealedAccount, NewPayoutAccount } from './account-contract.ts';
import { ACCESS_LOG_SHOWN, maskIban, formatIban, type AccountAction } from './account-rules.ts';
import { ACCOUNT_CHANGED } from './mail-texts.ts';
import { payoutAccessLog, payoutAccounts, payouts } from './table.ts';

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

/**
 * Stores a charity's bank account, as its account or admin; throws 404 for others. The change is logged, and all of the
 * charity's accounts are told. Batches that are made already keep the account they have.
 */
export async function updatePayoutAccount(
  ctx: Ctx,
  charityId: string,
  { holder, iban, bic }: NewPayoutAccount,
): Promise<PayoutAccount> {
  const { charity } = await requireManagedCharity(ctx, charityId);
  const row = { holder, iban, bic: bic || null, updatedAt: ctx.now, updatedBy: requirePerson(ctx).id };
  await ctx.db.batch([
    ctx.db
      .insert(payoutAccounts)
      .values({ charityId, ...row })
      .onConflictDoUpdate({ target: payoutAccounts.charityId, set: row }),
    logAccess(ctx, charityId, 'change'),
    ...queueChangeMails(ctx, charity),
  ]);
  ctx.log.info('payout_account_changed', { charity: charityId });
  ctx.defer(sendDueMails(ctx));
  return getPayoutAccount(ctx, charityId);
}

function queueChangeMails(ctx: Ctx, { id, name }: { readonly id: string; readonly name: string }) {
  const occasion = `payout-account:${crypto.randomUUID()}:`;
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: sql`${occasion} || ${user.id}`,
        to: sql`${user.email}`,
        ...renderPageMail(ctx, language, `/dashboard/charities/${id}`, ACCOUNT_CHANGED[language](name)),
      },
      sql`${user} where ${user.language} = ${language} and ${user.id} in (select ${charityAccounts.userId}
        from ${charityAccounts} where ${charityAccounts.charityId} = ${id})`,
    ),
  );
}

/** Returns the statement that notes what the caller does with a charity's bank account. */
function logAccess(ctx: Ctx, charityId: string, action: AccountAction) {
  const { id: userId } = requirePerson(ctx);
  return ctx.db
    .insert(payoutAccessLog)
    .values({ id: crypto.randomUUID(), charityId, userId, action, at: ctx.now });
}

/** Returns the statement that notes the same for the bank accounts of a whole batch. */
export function logBatchAccess(ctx: Ctx, batchId: string, action: AccountAction) {
  const { id: userId } = requirePerson(ctx);
  return ctx.db.insert(payoutAccessLog).select(
    sql`select lower(hex(randomblob(16))), ${payouts.charityId}, ${userId}, ${action}, ${ctx.now.getTime()}
      from ${payouts} where ${eq(payouts.batchId, batchId)} group by ${payouts.charityId}`,
  );
}
