import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { runUnit, whileUnchanged } from '#api/platform/unit-of-work.ts';
import { readLedger, type LedgerEntry } from '../ledger/read-ledger.ts';
import { areUnchanged } from '../ledger/write-ledger.ts';
import { toNewCheckout } from '../ledger/write-checkout.ts';
import type { ProviderCheckout } from '../provider/provider-schemas.ts';
import { expireCheckout } from '../provider/provider.ts';
import { checkouts } from '../table.ts';

/** A stored checkout, with when its campaign had last changed then where this call stored it. */
type StoredCheckout = { readonly campaignChangedAt?: Date };

/**
 * Stores a checkout, with `related` in the same batch, while its attempt is still the one that counts. The submission stays
 * as it is: nobody has paid yet. Returns undefined for one that nobody will ever be sent to, which is ended.
 */
export async function storeCheckout(
  ctx: Ctx,
  known: LedgerEntry,
  remote: ProviderCheckout,
  related: readonly BatchItem<'sqlite'>[],
): Promise<StoredCheckout | undefined> {
  let entry: LedgerEntry | undefined = known;
  return runUnit(async () => {
    entry ??= await readLedger(ctx, known.submission.id);
    if (!entry) throw new Error('a submission is gone whose checkout was created');
    const { submission, ledger } = entry;
    const row = entry.checkouts.find(({ id }) => id === remote.id);
    const isPayable = submission.status === 'pending' || submission.status === 'failed';
    const isCurrent =
      isPayable && submission.attempt === known.submission.attempt && !ledger.isCampaignCancelled;
    // A concurrent call stored the same one.
    if (row) return isCurrent && row.state === 'open' ? {} : undefined;
    if (!isCurrent) {
      await expireCheckout(ctx, remote.id);
      return undefined;
    }
    const insert = insertCheckout(ctx, entry, remote);
    entry = undefined;
    const [[stored]] = await ctx.db.batch([insert, ...related]);
    const { id: submissionId, attempt } = submission;
    ctx.log.info('checkout_opened', { submission: submissionId, attempt, checkout: remote.id });
    return stored;
  });
}

/** Returns the statement that stores a checkout and carries the guard of its batch. */
function insertCheckout(ctx: Ctx, entry: LedgerEntry, { id, url, expiresAt }: ProviderCheckout) {
  const { id: submissionId, attempt } = entry.submission;
  const row = toNewCheckout(ctx, { id, submissionId, attempt, url: url ?? '', expiresAt });
  const changedAt = ctx.db
    .select({ at: campaigns.updatedAt })
    .from(campaigns)
    .where(eq(campaigns.id, entry.campaign.id));
  return ctx.db
    .insert(checkouts)
    .values({ ...row, attempt: whileUnchanged([areUnchanged(ctx, [entry])], sql`${attempt}`) })
    .returning({
      campaignChangedAt: sql`${changedAt}`.mapWith(campaigns.updatedAt).as('campaign_changed_at'),
    });
}
