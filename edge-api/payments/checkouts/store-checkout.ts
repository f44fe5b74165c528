import { eq, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { z } from 'zod';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { readLedger, type LedgerEntry } from '../ledger/read-ledger.ts';
import { isUnchanged, toKnownLedger } from '../ledger/is-unchanged.ts';
import { insertCheckout } from '../ledger/write-checkout.ts';
import type { ProviderCheckout } from '../provider/provider-schemas.ts';
import { expireCheckout } from '../provider/provider.ts';

/** Statements that go into the batch in which a checkout is stored, and hold while `condition` does. */
export type CheckoutStatements = (condition: SQL) => readonly BatchItem<'sqlite'>[];

const StoredRows = z.array(z.object({ campaignChangedAt: z.date() }));

/**
 * Stores a checkout while its attempt is still the one that counts, and returns when its campaign had last changed;
 * undefined if it is not. The submission stays as it is: nobody has paid yet.
 */
export async function storeCheckout(
  ctx: Ctx,
  entry: LedgerEntry,
  remote: ProviderCheckout,
  related: CheckoutStatements,
): Promise<{ readonly campaignChangedAt: Date } | undefined> {
  const { id: submissionId, attempt } = entry.submission;
  const { id, url, expiresAt } = remote;
  const condition = isUnchanged(ctx, toKnownLedger(entry));
  const changedAt = ctx.db
    .select({ at: campaigns.updatedAt })
    .from(campaigns)
    .where(eq(campaigns.id, entry.campaign.id));
  const insert = insertCheckout(
    ctx,
    { id, submissionId, attempt, url: url ?? '', expiresAt },
    condition,
  ).returning({
    campaignChangedAt: sql`${changedAt}`.mapWith(campaigns.updatedAt).as('campaign_changed_at'),
  });
  // The insert comes last: it makes the condition of the others false.
  const [first, ...others] = [...related(condition), insert];
  const results: readonly unknown[] = await ctx.db.batch([first, ...others]);
  const [stored] = StoredRows.parse(results.at(-1));
  if (stored) ctx.log.info('checkout_opened', { submission: submissionId, attempt, checkout: id });
  return stored;
}

/**
 * Returns whether a concurrent call stored the same checkout. If its attempt does not count any more, nobody will
 * ever be sent to it, and it is ended.
 */
export async function wasStoredConcurrently(
  ctx: Ctx,
  submissionId: string,
  remote: ProviderCheckout,
): Promise<boolean> {
  const entry = await readLedger(ctx, submissionId);
  const row = entry?.checkouts.find(({ id }) => id === remote.id);
  const { attempt, status } = entry?.submission ?? {};
  const isPayable = status === 'pending' && !entry?.ledger.isCampaignCancelled;
  const isCurrent = attempt === remote.metadata.attempt && isPayable;
  if (!row && !isCurrent) await expireCheckout(ctx, remote.id);
  return isCurrent && row?.state === 'open';
}
