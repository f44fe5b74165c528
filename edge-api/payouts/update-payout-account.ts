import { sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requireManagedCharity } from '../charities/index.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { queueMails, sendDueMails } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { LANGUAGES } from '../platform/rules.ts';
import type { NewPayoutAccount, PayoutAccount } from './account-contract.ts';
import { getPayoutAccount } from './get-payout-account.ts';
import { logAccess } from './log-access.ts';
import { ACCOUNT_CHANGED } from './mail-texts.ts';
import { payoutAccounts } from './table.ts';

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
